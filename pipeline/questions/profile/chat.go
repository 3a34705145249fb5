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

// What of somebody's messages is shown as evidence of how they write.
const (
	shownLeast = 6
	shownMost  = 10
	longEnough = 8 // words
	enough     = 2 * shownMost
)

// seat is somebody in a group.
type seat struct{ group, person string }

// chat is who wrote what.
type chat struct {
	people    map[string]corpus.Person
	everybody []string // ids, in the order of the corpus
	planned   bool     // nothing is written yet: drafts are only counted, and any message may come to show how somebody writes
	style     map[seat]corpus.Style
	members   map[string][]string // group → people with a seat there, guests aside
	wrote     map[seat][]*corpus.Message
	heard     map[string]int // message → habits of its author that it shows
	known     map[seat]register
	habits    map[seat]map[string]float64               // habit → share of their messages that show it, of all habits of the group
	told      map[string]map[string]questions.Statement // person → predicate → where they say it of themselves
}

func newChat(w *questions.World) *chat {
	c := &chat{people: corpus.CopiesByID(w.Corpus.People), style: map[seat]corpus.Style{},
		members: map[string][]string{}, wrote: map[seat][]*corpus.Message{}, heard: map[string]int{}, known: map[seat]register{}, habits: map[seat]map[string]float64{}, told: map[string]map[string]questions.Statement{}}
	c.planned = !slices.ContainsFunc(w.Corpus.Messages, func(m corpus.Message) bool { return m.Text != "" })
	for _, p := range w.Corpus.People {
		c.everybody = append(c.everybody, p.ID)
	}
	for _, m := range w.Corpus.Members {
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
			c.heard[m.ID] = heard(c.people[m.AuthorID], m.Text)
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

// before returns what somebody wrote in a group before a time.
func (c *chat) before(at seat, time corpus.Stamp) []*corpus.Message {
	list := c.wrote[at]
	n := sort.Search(len(list), func(i int) bool { return list[i].At >= time })
	return list[:n]
}

// sample draws messages of somebody in a group that show how they write, half of them those in which one hears it most,
// and returns them by time. None of them is one of those named, or later than a time.
func (c *chat) sample(at seat, time corpus.Stamp, not map[string]bool, r *rand.Rand) []*corpus.Message {
	var list []*corpus.Message
	for _, m := range corpus.Shuffled(r, c.before(at, time)) {
		if !not[m.ID] {
			list = append(list, m)
		}
	}
	n := min(shownLeast+r.IntN(shownMost-shownLeast+1), len(list))
	slices.SortStableFunc(list, func(a, b *corpus.Message) int { return cmp.Compare(c.heard[b.ID], c.heard[a.ID]) })
	telling := (n + 1) / 2
	rest := corpus.Shuffled(r, list[telling:])
	list = append(slices.Clone(list[:telling]), rest[:n-telling]...)
	slices.SortFunc(list, func(a, b *corpus.Message) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.ID, b.ID))
	})
	return list
}

// evidence shows a sample as context; groups are numbered from first on.
func evidence(list []*corpus.Message, first int) []corpus.Evidence {
	var out []corpus.Evidence
	for i, m := range list {
		out = append(out, corpus.Evidence{MessageID: m.ID, Role: corpus.RoleContext, Group: first + i})
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
