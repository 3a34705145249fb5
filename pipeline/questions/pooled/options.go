package pooled

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// The ways in which distractors are made (T5). All of them are made of what the user said.
const (
	BeforeFlip  = "before flip"          // what held until the user changed their mind, or an order turned round
	OtherEntity = "other entity's field" // what was said of another thing
	OtherCase   = "other context"        // what holds in another context
	OtherSide   = "other polarity"       // what is not wanted, in place of what is, or the other way round
	OtherPerson = "somebody else's"      // what another person wants, or does not want
	LongAgo     = "long ago"             // what the user wanted long ago
	Partial     = "partial"              // right in a part
)

// Strategies lists them.
func Strategies() []string {
	return []string{BeforeFlip, OtherEntity, OtherCase, OtherSide, OtherPerson, LongAgo, Partial}
}

// Wrong is a wrong option, how it was made, and where the user said the last of it.
type Wrong struct {
	Text, Strategy string
	Said           questions.Statement
}

// distractors is how many wrong options an item has.
const distractors = 3

// Heard lists the values that the user said of the aspect of a piece in another role, as wrong options: of its things,
// or of other things.
func (p *Pool) Heard(x Piece, elsewhere bool) []Wrong {
	var out []Wrong
	for _, f := range p.W.Stated() {
		if own := f.SubjectID == x.Said.Fact.SubjectID; own == elsewhere || f.ID == x.Said.Fact.ID {
			continue
		}
		if how := strategy(x, f); how != "" {
			out = append(out, Wrong{f.Value.Text, how, p.W.Statements(f.ID)[0]})
		}
	}
	return out
}

// strategy is how a fact makes a wrong option about a piece; "" where it is about another aspect.
func strategy(x Piece, f *corpus.Fact) string {
	aspect, who, not, past := sessions.Role(f.Predicate)
	switch {
	case aspect != x.Asp():
		return ""
	case who != "":
		return OtherPerson
	case past:
		return LongAgo
	case f.SubjectID != x.Said.Fact.SubjectID:
		return OtherEntity
	case not != (x.Polarity == sessions.Dislike):
		return OtherSide
	case f.Condition != x.Said.Fact.Condition:
		return OtherCase
	}
	return BeforeFlip
}

// Choose gives a draft four options: the right one, those that must be next to it, and others, all of which were said
// while the answer held. How many of them were said behind the right one is drawn first, each number alike, so that it
// tells nothing which was said last, or first. False where there are too few.
func (p *Pool) Choose(d *questions.Draft, gold questions.Statement, must, others []Wrong) bool {
	right := gold.Fact.Value.Text
	list := append(slices.Clone(must), corpus.Shuffled(p.R, others)...)
	last := p.last(d.Item)
	list = slices.DeleteFunc(list, func(w Wrong) bool { return w.Text == right || p.episode(w.Said.Message.At) > last })
	for _, after := range p.near(p.R.IntN(distractors + 1)) {
		if wrong, ok := ranked(gold, list, after); ok && p.Put(d, right, wrong...) {
			return true
		}
	}
	return false
}

// near are the numbers of options that are said later, in the order in which they are tried: the drawn one, then those
// nearest to it.
func (p *Pool) near(drawn int) []int {
	out := []int{0, 1, 2, 3}
	slices.SortStableFunc(out, func(a, b int) int { return max(a-drawn, drawn-a) - max(b-drawn, drawn-b) })
	return out
}

// ranked takes the first wrong options of which so many were said after the right one.
func ranked(gold questions.Statement, list []Wrong, after int) ([]Wrong, bool) {
	var out []Wrong
	behind := 0
	for _, w := range list {
		later := w.Said.Message.At > gold.Message.At
		if len(out) == distractors || later && behind == after || !later && len(out)-behind == distractors-after ||
			slices.ContainsFunc(out, func(o Wrong) bool { return o.Text == w.Text }) {
			continue
		}
		if later {
			behind++
		}
		out = append(out, w)
	}
	return out, len(out) == distractors
}

// Put gives a draft these options, and draws when it is asked; false where its answer no longer holds once they were
// said.
func (p *Pool) Put(d *questions.Draft, right string, wrong ...Wrong) bool {
	if !p.delay(&d.Item, wrong) {
		return false
	}
	p.set(d, right, wrong)
	return true
}

// set gives a draft its options, in a drawn order.
func (p *Pool) set(d *questions.Draft, right string, wrong []Wrong) {
	option := func(text, kind, strategy string) questions.Option {
		said := []prompts.Said{{Asked: prompts.Asked{Kind: corpus.KindText}, Value: text}}
		return questions.Option{Plan: prompts.OptionPlan{Says: said}, Kind: kind, Strategy: strategy}
	}
	options := []questions.Option{option(right, corpus.OptionCorrect, "")}
	for _, w := range wrong {
		kind := corpus.OptionDistractor
		if w.Strategy == BeforeFlip {
			kind = corpus.OptionSuperseded
		}
		options = append(options, option(w.Text, kind, w.Strategy))
	}
	questions.Choice(d, prompts.OptionAnswer, options, p.R.Shuffle)
}

// Later is how many episodes behind their last piece half of the questions are asked at least (T9).
const Later = 5

// last is the last episode at whose end an item's answer holds.
func (p *Pool) last(it corpus.Item) int {
	if until := Until(p.W, it); until != 0 {
		return p.episode(until) - 1
	}
	return len(p.ends) - 1
}

// delay draws when an item is asked: at the end of an episode, behind its pieces and its options, while its answer
// holds; mostly many episodes behind its last piece.
func (p *Pool) delay(it *corpus.Item, wrong []Wrong) bool {
	from := p.episode(it.AskedAt - 1)
	far, to := from+Later, p.last(*it)
	for _, w := range wrong {
		from = max(from, p.episode(w.Said.Message.At))
	}
	if from > to {
		return false
	}
	if far = max(far, from); far <= to && p.R.IntN(mostly) > 0 {
		from = far
	}
	at := p.ends[from+min(p.R.IntN(to-from+1), p.R.IntN(to-from+1))] + 1
	for i := range it.Gold {
		if it.Gold[i].At == it.AskedAt {
			it.Gold[i].At = at
		}
	}
	it.AskedAt = at
	return true
}

// mostly: one question in so many is asked as soon as its options were said.
const mostly = 6

// Pick draws one of some frames of a question.
func (p *Pool) Pick(frames ...string) string { return corpus.Pick(p.R, frames) }

// Name is how a question names the things of a piece: by a person who wants such things too, where the user said so in
// the episode of the piece (or, across episodes, in any); else by their own name, without a clue. Who it is wants
// nothing else.
func (p *Pool) Name(x Piece, across bool) (name string, clue *questions.Statement) {
	of := map[string]map[string]bool{} // what a person wants
	var found []questions.Statement
	for _, f := range p.W.Stated() {
		_, who, not, _ := sessions.Role(f.Predicate)
		if who == "" {
			continue
		}
		if of[who] == nil {
			of[who] = map[string]bool{}
		}
		of[who][f.SubjectID] = true
		s := p.W.Statements(f.ID)[0]
		if !not && f.SubjectID == x.Said.Fact.SubjectID && strings.Contains(s.Message.Text, x.Type) &&
			(across || s.Message.SessionID == x.Said.Message.SessionID) {
			found = append(found, s)
		}
	}
	for _, s := range corpus.Shuffled(p.R, found) {
		if _, who, _, _ := sessions.Role(s.Fact.Predicate); len(of[who]) == 1 {
			return "the things that " + who + " wants", &s
		}
	}
	return x.Type, nil
}
