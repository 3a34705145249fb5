package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

func referentialRules() []rule {
	none := []string(nil)
	return []rule{
		{Referential, "ids are unique", "rows with an id", Proved, none, &uniqueIDs{}},
		{Referential, "ids are dense", "rows with an id", Proved, none, &denseIDs{}},
		{Referential, "references in data", "references", Proved, []string{tabPeople, tabGroups, tabMessages, tabItems},
			each(dataReferences)},
		{Referential, "references in key", "references", Proved, needGold, each(keyReferences)},
		{Referential, "references from key to scaffold", "references", Proved,
			tables(needGold, []string{tabPeople, tabFacts, tabTasks, tabProjects, tabThemes}), each(subjectReferences)},
		{Referential, "references in scaffold", "references", Proved, []string{
			tabPeople, tabGroups, tabMessages, tabProfiles, tabMembers, tabProjects, tabSubs, tabTasks,
			tabDepends, tabSchedule, tabThemes, tabFacts, tabPlan, tabSegments,
		}, each(scaffoldReferences)},
		{Referential, "references in the graph", "references", Proved,
			[]string{tabNodes, tabEdges, tabProjects, tabSubs, tabTasks, tabPeople}, each(graphReferences)},
		{Referential, "references in audit", "references", Proved,
			[]string{tabMessages, tabItems, tabSegments, tabRejected, tabFlagged, tabSurplus, tabAuditGold,
				tabVerdicts}, each(auditReferences)},
		{Referential, "replies point backwards", "replies", Proved, []string{tabMessages}, each(repliesBackwards)},
		{Referential, "threads", "messages", Proved, []string{tabMessages}, each(threads)},
		{Referential, "authors are members", "messages", Proved, []string{tabPeople, tabGroups, tabMessages},
			each(authorsAreMembers)},
		{Referential, "guests write from their first day", "messages by guests", Proved,
			[]string{tabMessages, tabMembers}, each(guestsFrom)},
		{Referential, "seats agree", "groups", Proved, []string{tabGroups, tabMembers}, each(seatsAgree)},
		{Referential, "order in groups", "messages", Proved, []string{tabMessages}, each(sequence)},
		{Referential, "time in groups", "messages", Proved, []string{tabMessages}, each(timeOrder)},
		{Referential, "one place at a time", "messages", Proved, []string{tabMessages}, each(onePlace)},
		{Referential, "one corpus id", "messages", Proved, []string{tabMessages, tabGroups}, each(corpusIDs)},
		{Referential, "a plan for every message", "messages", Proved, []string{tabMessages, tabPlan}, each(planned)},
		{Referential, "segments", "messages of segments", Proved, []string{tabMessages, tabSegments}, each(segments)},
	}
}

func repliesBackwards(w *world, f *Finding) {
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		parent := w.Message(m.ReplyTo)
		if parent == nil {
			continue // none, or a reference that does not resolve
		}
		f.look()
		switch {
		case parent.GroupID != m.GroupID:
			f.violate("a reply to "+parent.ID+" in "+parent.GroupID, "a message of "+m.GroupID, m.ID)
		case parent.At > m.At || parent.Seq >= m.Seq:
			f.violate(fmt.Sprintf("a reply to %s (%s, place %d)", parent.ID, parent.At, parent.Seq),
				fmt.Sprintf("an earlier message than %s, place %d", m.At, m.Seq), m.ID)
		}
	}
}

// threads: a message that answers stands in the thread of what it answers, and
// a thread is named after its first message. Designs without threads have none.
func threads(w *world, f *Finding) {
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		if m.ThreadID == "" {
			continue
		}
		want := m.ID
		if parent := w.Message(m.ReplyTo); parent != nil {
			want = parent.ThreadID
		}
		f.expect(m.ThreadID == want, "thread "+m.ThreadID, "thread "+want, m.ID)
	}
}

func authorsAreMembers(w *world, f *Finding) {
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		f.look()
		if g := w.Group(m.GroupID); g != nil && !slices.Contains(g.MemberIDs, m.AuthorID) &&
			!slices.Contains(g.GuestIDs, m.AuthorID) {
			f.violate("written by "+m.AuthorID, "a member or guest of "+g.ID, m.ID)
		}
		if p := w.Person(m.AuthorID); p != nil && p.Name != m.AuthorName {
			f.violate(quote(m.AuthorName), quote(p.Name), m.ID, p.ID)
		}
	}
}

// guestsFrom: nobody writes before they may read (G7).
func guestsFrom(w *world, f *Finding) {
	from := map[[2]string]corpus.Stamp{}
	guest := map[[2]string]bool{}
	for _, m := range w.c.Members {
		seat := [2]string{m.GroupID, m.PersonID}
		from[seat], guest[seat] = m.From, m.Guest
	}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		seat := [2]string{m.GroupID, m.AuthorID}
		if guest[seat] {
			f.look()
		}
		if m.At < from[seat] {
			f.violate("written at "+m.At.String(), "not before "+from[seat].String()+", when "+m.AuthorID+" came", m.ID)
		}
	}
}

// seatsAgree: a group's members and guests are its seats, so that a system knows from data alone what an asker may see.
func seatsAgree(w *world, f *Finding) {
	own, guests := map[string][]string{}, map[string][]string{}
	for _, m := range w.c.Members {
		if m.Guest {
			guests[m.GroupID] = append(guests[m.GroupID], m.PersonID)
		} else {
			own[m.GroupID] = append(own[m.GroupID], m.PersonID)
		}
	}
	for i := range w.c.Groups {
		g := &w.c.Groups[i]
		f.expect(sameSet(g.MemberIDs, own[g.ID]) && sameSet(g.GuestIDs, guests[g.ID]), seats(g.MemberIDs, g.GuestIDs),
			seats(own[g.ID], guests[g.ID]), g.ID)
	}
}

func seats(members, guests []string) string {
	return "members " + strings.Join(members, " ") + ", guests " + strings.Join(guests, " ")
}

// sameSet says whether two lists hold the same, each once.
func sameSet(a, b []string) bool {
	a, b = slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b))
	return slices.Equal(a, b) && len(slices.Compact(a)) == len(b)
}

// sequence: messages of a group are numbered from 1 in the order of the table.
func sequence(w *world, f *Finding) {
	last := map[string]int{}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		last[m.GroupID]++
		f.expect(m.Seq == last[m.GroupID], fmt.Sprintf("place %d", m.Seq),
			fmt.Sprintf("place %d of %s", last[m.GroupID], m.GroupID), m.ID)
	}
}

// timeOrder: timestamps never decrease with the place in the group.
func timeOrder(w *world, f *Finding) {
	byGroup := map[string][]*corpus.Message{}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		byGroup[m.GroupID] = append(byGroup[m.GroupID], m)
	}
	for i := range w.c.Groups {
		list := byGroup[w.c.Groups[i].ID]
		slices.SortStableFunc(list, func(a, b *corpus.Message) int { return a.Seq - b.Seq })
		for k, m := range list {
			f.look()
			if k > 0 && m.At < list[k-1].At {
				f.violate(m.At.String(), "no time before "+list[k-1].At.String(), m.ID, list[k-1].ID)
			}
		}
	}
}

// onePlace: nobody writes in two groups at one instant (E15).
func onePlace(w *world, f *Finding) {
	type instant struct {
		author string
		at     corpus.Stamp
	}
	where := map[instant]*corpus.Message{}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		f.look()
		at := instant{m.AuthorID, m.At}
		if other := where[at]; other != nil && other.GroupID != m.GroupID {
			f.violate(fmt.Sprintf("%s in %s and %s at %s", m.AuthorID, other.GroupID, m.GroupID, m.At),
				"one group at an instant", m.ID, other.ID)
		}
		where[at] = m
	}
}

func corpusIDs(w *world, f *Finding) {
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		if g := w.Group(m.GroupID); g != nil {
			f.expect(m.CorpusID == g.CorpusID && m.CorpusID != "", "corpus "+quote(m.CorpusID),
				"corpus "+quote(g.CorpusID)+", as its group", m.ID, g.ID)
		}
	}
}

// planned: every message has one slot in the plan, of a session at most one, and a slot that takes up
// another message takes up an earlier one of another group (G7).
func planned(w *world, f *Finding) {
	slots := map[string]int{}
	for i := range w.c.Plan {
		p := &w.c.Plan[i]
		slots[p.MessageID]++
		m, ref := w.Message(p.MessageID), w.Message(p.RefMessageID)
		if m != nil && ref != nil && (ref.GroupID == m.GroupID || ref.At > m.At) {
			f.violate(fmt.Sprintf("a source in %s at %s", ref.GroupID, ref.At), "an earlier message of another group",
				m.ID, ref.ID)
		}
	}
	for i := range w.c.Messages {
		id := w.c.Messages[i].ID
		n, want := slots[id], "one"
		if w.c.Messages[i].SessionID != "" && n == 0 {
			n, want = 1, "one at most" // a session is planned as a whole
		}
		f.expect(n == 1, fmt.Sprintf("%d rows of the plan", n), want, id)
	}
}

// segments: a segment's messages are of its group and, unless it is a task's,
// of its day; every message is in one (E23).
func segments(w *world, f *Finding) {
	in := map[string]bool{}
	for i := range w.c.Segments {
		s := &w.c.Segments[i]
		for _, id := range s.MessageIDs {
			f.look()
			in[id] = true
			m := w.Message(id)
			if m != nil && (m.GroupID != s.GroupID || s.TaskID == "" && m.At.Date() != s.Day) {
				f.violate(fmt.Sprintf("a message of %s on %s", m.GroupID, m.At.Date()),
					fmt.Sprintf("%s %s", s.GroupID, s.Day), s.ID, id)
			}
		}
	}
	for i := range w.c.Messages {
		if id := w.c.Messages[i].ID; !in[id] {
			f.violate("no segment", "a segment that holds the message", id)
		}
	}
}
