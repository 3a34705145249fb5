package referential

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

func repliesBackwards(w *rule.World, f *rule.Finding) {
	for m := range rule.All(w.Messages) {
		parent := w.Message(m.ReplyTo)
		if parent == nil {
			continue // none, or a reference that does not resolve
		}
		f.Look()
		switch {
		case parent.GroupID != m.GroupID:
			f.Violate("a reply to "+parent.ID+" in "+parent.GroupID, "a message of "+m.GroupID, m.ID)
		case parent.At > m.At || parent.Seq >= m.Seq:
			f.Violate(fmt.Sprintf("a reply to %s (%s, place %d)", parent.ID, parent.At, parent.Seq),
				fmt.Sprintf("an earlier message than %s, place %d", m.At, m.Seq), m.ID)
		}
	}
}

// threads: a message that answers is in the thread of what it answers, and a thread is named after its first message.
// Designs without threads have none.
func threads(w *rule.World, f *rule.Finding) {
	for m := range rule.All(w.Messages) {
		if m.ThreadID == "" {
			continue
		}
		want := m.ID
		if parent := w.Message(m.ReplyTo); parent != nil {
			want = parent.ThreadID
		}
		f.Expect(m.ThreadID == want, "thread "+m.ThreadID, "thread "+want, m.ID)
	}
}

func authorsAreMembers(w *rule.World, f *rule.Finding) {
	for m := range rule.All(w.Messages) {
		f.Look()
		if g := w.Group(m.GroupID); g != nil && !slices.Contains(g.MemberIDs, m.AuthorID) &&
			!slices.Contains(g.GuestIDs, m.AuthorID) {
			f.Violate("written by "+m.AuthorID, "a member or guest of "+g.ID, m.ID)
		}
		if p := w.Person(m.AuthorID); p != nil && p.Name != m.AuthorName {
			f.Violate(rule.Quote(m.AuthorName), rule.Quote(p.Name), m.ID, p.ID)
		}
	}
}

// guestsFrom: people write only when they may read (G7).
func guestsFrom(w *rule.World, f *rule.Finding) {
	for m := range rule.All(w.Messages) {
		seat := w.Seat(m.GroupID, m.AuthorID)
		if seat == nil {
			continue
		}
		if seat.Guest {
			f.Look()
		}
		if m.At < seat.From {
			f.Violate("written at "+m.At.String(), "not before "+seat.From.String()+", when "+m.AuthorID+" came", m.ID)
		}
	}
}

// seatsAgree: a group's members and guests are its seats, so that a system knows from data alone what an asker may see.
func seatsAgree(w *rule.World, f *rule.Finding) {
	own, guests := map[string][]string{}, map[string][]string{}
	for _, m := range w.Members {
		if m.Guest {
			guests[m.GroupID] = append(guests[m.GroupID], m.PersonID)
		} else {
			own[m.GroupID] = append(own[m.GroupID], m.PersonID)
		}
	}
	seats := func(members, guests []string) string {
		return "members " + strings.Join(members, " ") + ", guests " + strings.Join(guests, " ")
	}
	for _, g := range w.Groups {
		f.Expect(rule.SameSet(g.MemberIDs, own[g.ID]) && rule.SameSet(g.GuestIDs, guests[g.ID]),
			seats(g.MemberIDs, g.GuestIDs),
			seats(own[g.ID], guests[g.ID]), g.ID)
	}
}

// sequence: messages of a group are numbered from 1 in the order of the table.
func sequence(w *rule.World, f *rule.Finding) {
	last := map[string]int{}
	for m := range rule.All(w.Messages) {
		f.Look()
		if last[m.GroupID]++; m.Seq != last[m.GroupID] {
			f.Violate(fmt.Sprintf("place %d", m.Seq), fmt.Sprintf("place %d of %s", last[m.GroupID], m.GroupID), m.ID)
		}
	}
}

// timeOrder: timestamps never decrease with the place in the group.
func timeOrder(w *rule.World, f *rule.Finding) {
	byGroup := map[string][]*corpus.Message{}
	for m := range rule.All(w.Messages) {
		byGroup[m.GroupID] = append(byGroup[m.GroupID], m)
	}
	for _, g := range w.Groups {
		list := byGroup[g.ID]
		slices.SortStableFunc(list, func(a, b *corpus.Message) int { return a.Seq - b.Seq })
		for k, m := range list {
			f.Look()
			if k > 0 && m.At < list[k-1].At {
				f.Violate(m.At.String(), "no time before "+list[k-1].At.String(), m.ID, list[k-1].ID)
			}
		}
	}
}

// onePlace: people write in one group at an instant (E15).
func onePlace(w *rule.World, f *rule.Finding) {
	type instant struct {
		author string
		at     corpus.Stamp
	}
	where := map[instant]*corpus.Message{}
	for m := range rule.All(w.Messages) {
		f.Look()
		at := instant{m.AuthorID, m.At}
		if other := where[at]; other != nil && other.GroupID != m.GroupID {
			f.Violate(fmt.Sprintf("%s in %s and %s at %s", m.AuthorID, other.GroupID, m.GroupID, m.At),
				"one group at an instant", m.ID, other.ID)
		}
		where[at] = m
	}
}

func corpusIDs(w *rule.World, f *rule.Finding) {
	for m := range rule.All(w.Messages) {
		if g := w.Group(m.GroupID); g != nil {
			f.Expect(m.CorpusID == g.CorpusID && m.CorpusID != "", "corpus "+rule.Quote(m.CorpusID),
				"corpus "+rule.Quote(g.CorpusID)+", as its group", m.ID, g.ID)
		}
	}
}

// planned: every message has one slot in the plan, of a session at most one, and a slot that takes up another message
// takes up an earlier one of another group (G7).
func planned(w *rule.World, f *rule.Finding) {
	slots := map[string]int{}
	for p := range rule.All(w.Plan) {
		slots[p.MessageID]++
		m, ref := w.Message(p.MessageID), w.Message(p.RefMessageID)
		if m != nil && ref != nil && (ref.GroupID == m.GroupID || ref.At > m.At) {
			f.Violate(fmt.Sprintf("a source in %s at %s", ref.GroupID, ref.At), "an earlier message of another group", m.ID,
				ref.ID)
		}
	}
	for m := range rule.All(w.Messages) {
		n, want := slots[m.ID], "one"
		if m.SessionID != "" && n == 0 {
			n, want = 1, "one at most" // a session is planned as a whole
		}
		f.Look()
		if n != 1 {
			f.Violate(fmt.Sprintf("%d rows of the plan", n), want, m.ID)
		}
	}
}

// segments: a segment's messages are of its group and, unless it is a task's, of its day; every message is in one
// (E23).
func segments(w *rule.World, f *rule.Finding) {
	for s := range rule.All(w.Corpus.Segments) {
		for _, id := range s.MessageIDs {
			f.Look()
			m := w.Message(id)
			if m != nil && (m.GroupID != s.GroupID || s.TaskID == "" && m.At.Date() != s.Day) {
				f.Violate(fmt.Sprintf("a message of %s on %s", m.GroupID, m.At.Date()), fmt.Sprintf("%s %s", s.GroupID, s.Day),
					s.ID, id)
			}
		}
	}
	for m := range rule.All(w.Messages) {
		if len(w.Segments(m.ID)) == 0 {
			f.Violate("no segment", "a segment that holds the message", m.ID)
		}
	}
}
