package measure

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// messages counts who writes how much, where and when (E11). Who writes in several corpora is one person.
func messages(w *world, c *Counts) {
	last := map[string]corpus.Stamp{}
	for i := range w.Messages {
		x := &w.Messages[i]
		hour, minute := x.At.Clock()
		c.add("messages", 1)
		c.of("hour", fmt.Sprintf("%02d", hour))
		c.times("person", x.AuthorID, 1)
		c.when("round", minute%5 == 0)
		c.when("on_workdays", w.days.IsWorkday(x.At.Date()))
		if before, ok := last[x.GroupID]; ok && before.Date() == x.At.Date() {
			c.value("gap", int(x.At-before))
		}
		last[x.GroupID] = x.At
	}
	for _, g := range w.Groups {
		for _, id := range g.MemberIDs {
			c.times("person", id, 0)
		}
	}
	c.when("calendar", w.calendarKnown())
	perDay(w, c)
}

// perDay counts for every group the messages on each day, silent days too: on workdays, or, without a calendar or a
// chat of colleagues, on days with messages.
func perDay(w *world, c *Counts) {
	n, on := w.byDay(), map[corpus.Date]bool{}
	for at := range n {
		on[at.day] = true
	}
	days, name := slices.Sorted(maps.Keys(on)), "day with messages"
	if w.calendarKnown() && slices.ContainsFunc(w.Groups,
		func(g corpus.Group) bool { return g.Kind == corpus.GroupChat }) {
		days, name = w.days.Workdays(), "workday"
	}
	c.note("days", "%s", name)
	for i := range w.Groups {
		g := &w.Groups[i]
		c.times("group", w.place(g), 1)
		for _, day := range days {
			c.value("per_day", len(n[groupDay{g.ID, day}]))
			c.value("per_day "+w.place(g), len(n[groupDay{g.ID, day}]))
		}
	}
}

// lengths counts messages in words, as blanks part them, and in tokens (E11).
func lengths(w *world, c *Counts) {
	for i := range w.Messages {
		x := &w.Messages[i]
		c.value("words", len(strings.Fields(x.Text)))
		c.value("tokens", x.Tokens)
		c.add("all_tokens", x.Tokens)
	}
}

// replies counts threads: how deep replies go and how soon they come.
func replies(w *world, c *Counts) {
	depth := make([]int, len(w.Messages))
	answered := make([]bool, len(w.Messages))
	threads := map[string]int{}
	for i := range w.Messages {
		x := &w.Messages[i]
		c.add("messages", 1)
		if x.ThreadID != "" {
			threads[x.ThreadID]++
		}
		parent, ok := w.at[x.ReplyTo]
		if x.ReplyTo == "" || !ok || parent >= i {
			continue
		}
		depth[i] = depth[parent] + 1
		c.when("answered", !answered[parent])
		answered[parent] = true
		c.value("depth", depth[i])
		c.value("wait", int(x.At-w.Messages[parent].At))
	}
	c.values("thread", threads)
	for _, n := range threads {
		if n > 1 {
			c.add("together", n)
		}
	}
}
