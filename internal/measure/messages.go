package measure

import (
	"fmt"
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

// perDay counts for every group the messages on each day, silent days too.
func perDay(w *world, c *Counts) {
	days := w.writingDays(c)
	at := map[corpus.Date]int{}
	for i, d := range days {
		at[d] = i
	}
	of := map[string][]int{}
	for _, g := range w.Groups {
		of[g.ID] = make([]int, len(days))
	}
	for i := range w.Messages {
		x := &w.Messages[i]
		if day, ok := at[x.At.Date()]; ok && of[x.GroupID] != nil {
			of[x.GroupID][day]++
		}
	}
	for i := range w.Groups {
		g := &w.Groups[i]
		c.times("group", w.place(g), 1)
		for _, n := range of[g.ID] {
			c.value("per_day", n)
			c.value("per_day "+w.place(g), n)
		}
	}
}

// writingDays returns the workdays; without a calendar, or where the design has none, the days with messages.
func (w *world) writingDays(c *Counts) (days []corpus.Date) {
	chats := false
	for _, g := range w.Groups {
		chats = chats || g.Kind == corpus.GroupChat
	}
	if chats && w.calendarKnown() {
		c.note("days", "workday")
		return w.days.Workdays()
	}
	c.note("days", "day with messages")
	seen := map[corpus.Date]bool{}
	for i := range w.Messages {
		if d := w.Messages[i].At.Date(); !seen[d] {
			seen[d] = true
			days = append(days, d)
		}
	}
	return days
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
