package profile

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"sort"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// What of a person's messages is shown as evidence of how they write.
const (
	shownLeast = 6
	shownMost  = 10
	longEnough = 8 // words
	enough     = 2 * shownMost
)

// seat is a person in a group.
type seat struct{ group, person string }

// chat is who wrote what.
type chat struct {
	people    map[string]corpus.Person
	everybody []string // ids, in the order of the corpus
	// nothing is written yet: drafts are only counted, and any message may come to show how a person writes
	planned bool
	style   map[seat]corpus.Style
	members map[string][]string // group → people with a seat there, guests aside
	seated  map[string][]string // likewise, guests with them
	wrote   map[seat][]*corpus.Message
	heard   map[string]int   // message → how much of its author's way of writing it shows
	signs   map[string]signs // message → what it shows; looked for when it is sampled first
	known   map[seat]register
	// habit → share of their messages that show it, of all habits of the group
	habits map[seat]map[string]float64
	told   map[string]map[string]questions.Statement // person → predicate → where they say it of themselves
}

func newChat(w *questions.World) *chat {
	c := &chat{people: corpus.CopiesByID(w.Corpus.People), style: map[seat]corpus.Style{},
		members: map[string][]string{}, seated: map[string][]string{}, wrote: map[seat][]*corpus.Message{},
		heard: map[string]int{}, signs: map[string]signs{},
		known: map[seat]register{}, habits: map[seat]map[string]float64{}, told: map[string]map[string]questions.Statement{}}
	c.planned = !slices.ContainsFunc(w.Corpus.Messages, func(m corpus.Message) bool { return m.Text != "" })
	for _, p := range w.Corpus.People {
		c.everybody = append(c.everybody, p.ID)
	}
	for _, m := range w.Corpus.Members {
		c.seated[m.GroupID] = append(c.seated[m.GroupID], m.PersonID)
		if !m.Guest {
			c.style[seat{m.GroupID, m.PersonID}] = m.Adapted
			c.members[m.GroupID] = append(c.members[m.GroupID], m.PersonID)
		}
	}
	plan := corpus.ByID(w.Corpus.Plan)
	for i := range w.Corpus.Messages {
		m := &w.Corpus.Messages[i]
		if w.OnFlaggedDay(m.ID) {
			continue // such a day is no evidence (E14)
		}
		if c.planned || ownVoice(plan[m.ID], m) {
			at := seat{m.GroupID, m.AuthorID}
			c.wrote[at] = append(c.wrote[at], m)
			c.heard[m.ID] = heard(c.people[m.AuthorID], c.style[at], m.Text)
		}
	}
	for _, list := range c.wrote {
		slices.SortFunc(list, func(a, b *corpus.Message) int {
			return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.ID, b.ID))
		})
	}
	for _, f := range w.Stated() {
		if s := w.Statements(f.ID)[0]; s.Message.AuthorID == f.SubjectID {
			if c.told[f.SubjectID] == nil {
				c.told[f.SubjectID] = map[string]questions.Statement{}
			}
			c.told[f.SubjectID][f.Predicate] = s
		}
	}
	return c
}

// ownVoice says whether a message shows how its author writes: it is not of
// few words, in another tone than theirs or wrong on purpose.
func ownVoice(p *corpus.PlannedMessage, m *corpus.Message) bool {
	if p == nil || p.Act == corpus.ActMistake || p.Act == corpus.ActIntroduction ||
		len(strings.Fields(m.Text)) < longEnough {
		return false
	}
	return !slices.Contains(p.Marks, corpus.MarkTone) && !slices.Contains(p.Marks, corpus.MarkTypo)
}

// before returns what a person wrote in a group before a time.
func (c *chat) before(at seat, time corpus.Stamp) []*corpus.Message {
	list := c.wrote[at]
	n := sort.Search(len(list), func(i int) bool { return list[i].At >= time })
	return list[:n]
}

// sample draws messages of a person in a group that show how they write, each of a day of its own, two thirds of them
// those in which one hears it most, and returns them by time. None of them is one of those named, or later than a time.
func (c *chat) sample(at seat, time corpus.Stamp, not map[string]bool, r *rand.Rand) []*corpus.Message {
	var list []*corpus.Message
	days := map[corpus.Date]bool{}
	for _, m := range c.clearest(corpus.Shuffled(r, c.before(at, time))) {
		if !not[m.ID] && !days[m.At.Date()] {
			list, days[m.At.Date()] = append(list, m), true
		}
	}
	n := min(shownLeast+r.IntN(shownMost-shownLeast+1), len(list))
	telling := (2*n + 1) / 3
	rest := corpus.Shuffled(r, list[telling:])
	list = append(slices.Clone(list[:telling]), rest[:n-telling]...)
	slices.SortFunc(list, func(a, b *corpus.Message) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// clearest puts messages first in which one hears more of their author; others keep their order.
func (c *chat) clearest(list []*corpus.Message) []*corpus.Message {
	var by [][]*corpus.Message // by how much one hears
	for _, m := range list {
		n := c.heard[m.ID]
		for len(by) <= n {
			by = append(by, nil)
		}
		by[n] = append(by[n], m)
	}
	slices.Reverse(by)
	return slices.Concat(by...)
}

// evidence shows a sample as context; alternative sets are numbered from first on.
func evidence(list []*corpus.Message, first int) []corpus.Evidence {
	var out []corpus.Evidence
	for i, m := range list {
		out = append(out, corpus.Evidence{MessageID: m.ID, Role: corpus.RoleContext, Set: first + i})
	}
	return out
}

// writers lists who of a group has written enough by a time to be known by it.
func (c *chat) writers(group string, time corpus.Stamp) []string {
	var out []string
	for _, id := range c.members[group] {
		if len(c.before(seat{group, id}, time)) >= enough {
			out = append(out, id)
		}
	}
	return out
}

// petPhrases are the phrases by which people of a group, its guests with them, can be told.
func (c *chat) petPhrases(group string) []string {
	var out []string
	for _, id := range c.seated[group] {
		for _, h := range c.people[id].Habits {
			if _, _, ok := corpus.PetPhrase(h); ok && !slices.Contains(out, h) {
				out = append(out, h)
			}
		}
	}
	slices.Sort(out)
	return out
}
