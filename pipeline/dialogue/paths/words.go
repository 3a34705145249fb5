package paths

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// words is what roles call by words of their own (G3, G15): a person asks after a concept in their role's word and
// another person answers in theirs, once for each two roles of a domain or channel, so that both messages together tell
// that the words mean the same. People of the answering role then state the concept of other pieces in their own word.
type words struct {
	concepts  []pack.Concept
	exchanged map[[2]string]bool // concept and roles, with the channel where people sit in few
	apart     bool               // people sit in so few channels that each can have exchanges of its own
	unasked   map[string][]unasked
}

// unasked is a concept that people of a role will state of other pieces of a channel's work.
type unasked struct {
	concept pack.Concept
	role    string
	left    int
}

const (
	soon         = 12 * 60 // minutes: an answer that comes later does not tell what was asked in other words
	othersStated = 16      // pieces of which the concept is stated unasked
)

// fewSeats is up to how many channels a person sits in where each channel has exchanges of its own: a person who reads
// two of the same words needs neither.
const fewSeats = 2

func newWords(p *pack.Pack, seats, people int) *words {
	w := &words{exchanged: map[[2]string]bool{}, unasked: map[string][]unasked{}, apart: seats <= fewSeats*people}
	for _, c := range p.Terms {
		if c.Spoken() {
			w.concepts = append(w.concepts, c)
		}
	}
	return w
}

// differ says whether two roles call a concept by different words, and no one has shown yet that they mean the same.
func (w *words) differ(c pack.Concept, one, other, channel string) (pair [2]string, ok bool) {
	a, b := c.ByRole[one], c.ByRole[other]
	pair = [2]string{c.Key(), min(one, other) + "|" + max(one, other)}
	if w.apart {
		pair[1] += "|" + channel
	}
	return pair, a != "" && b != "" && a != b && !w.exchanged[pair]
}

// inWords makes a question one after a concept of a piece, which its answer gives in another role's word. It is not the
// piece that is spoken of, so that the question names it.
func (d *dealer) inWords(s *dialogue.Slot, ph *phase, knower string) (corpus.Fact, bool) {
	asks, answers := d.Roster.People[s.AuthorID].Role, d.Roster.People[knower].Role
	piece := corpus.Pick(d.r, corpus.Pick(d.r, ph.pieces))
	if ph.completed[piece.ID] || piece.ID == s.TaskID {
		return corpus.Fact{}, false
	}
	for _, c := range corpus.Shuffled(d.r, d.words.concepts) {
		pair, ok := d.words.differ(c, asks, answers, s.GroupID)
		if !ok {
			continue
		}
		if f, ok := d.conceptOf(c, piece, s, knower); ok {
			d.words.exchanged[pair] = true
			d.words.unasked[s.GroupID] = append(d.words.unasked[s.GroupID], unasked{c, answers, othersStated})
			return f, true
		}
	}
	return corpus.Fact{}, false
}

// conceptOf draws what a concept of a piece is.
func (d *dealer) conceptOf(c pack.Concept, piece corpus.Task, s *dialogue.Slot, knower string) (corpus.Fact, bool) {
	id, on := dialogue.TermID(piece.ID, c.Key()), s.At.Date()
	if _, known := d.Facts.Index[id]; known {
		return corpus.Fact{}, false
	}
	v, err := c.Value.Draw(d.r, pack.DrawOptions{
		Pools: d.Pack.Pools, People: blueprint.NamesBut(d.people, knower, s.AuthorID), From: on.Add(1), To: on.Add(daysAhead),
		Workday: func(corpus.Date) bool { return true },
	})
	f := blueprint.FactOf(piece, c.Key(), v, on, knower)
	f.ID, f.GroupID = id, s.GroupID
	return f, err == nil
}

// daysAhead is how many days a day lies ahead at most that a concept names.
const daysAhead = 30

// unaskedOf adds to a report a concept of its piece in the word of its author's role, where one is to be stated so.
func (d *dealer) unaskedOf(i int, s *dialogue.Slot, ph *phase) {
	list := d.words.unasked[s.GroupID]
	piece, ok := d.Tasks.ByID[s.TaskID]
	if !ok || piece.PhaseID == "" || len(s.FactIDs) >= state.MostInReport {
		return
	}
	for k, u := range list {
		if u.role != d.Roster.People[s.AuthorID].Role {
			continue
		}
		f, ok := d.conceptOf(u.concept, piece, s, s.AuthorID)
		if !ok {
			continue
		}
		act, of := s.Act, s.TaskID
		d.tell(i, s, ph, act, f)
		s.TaskID = of
		if list[k].left--; list[k].left == 0 {
			d.words.unasked[s.GroupID] = slices.Delete(list, k, k+1)
		}
		return
	}
}
