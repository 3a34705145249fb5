package measure

import (
	"cmp"
	"slices"
	"strconv"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// nearDays is how many workdays before it is asked about something still counts as near.
const nearDays = 5

// evidences counts the evidence of each corpus, and takes the median age of each family at the end.
func evidences() counting {
	return counting{evidence, func(p *part) {
		for _, family := range p.counts.valuesOf("ages") {
			p.counts.cell("ages", family, "median workdays", int(p.counts.sample("age "+family).summarise().Median))
		}
	}}
}

// evidence counts what accepted items rest on (E21): how much, how old, how scattered, and which items ask about the
// same.
func evidence(w *world, c *Counts) {
	ages, last := corpus.NewAges(w.Corpus), lastAsked(w)
	for _, it := range w.Accepted() {
		c.add("items", 1)
		c.of("quality", it.Quality)
		rests(w, c, it)
		far(w, c, last(it), ages)
	}
	positions(w, c)
	sides(w, c)
	c.add("shared", len(Shared(w.Index)))
	c.add("leaks", len(Leaks(w.Index)))
}

// rests counts the evidence of an item by role, and the groups that it lies in. Context lies in none.
func rests(w *world, c *Counts, it *corpus.Item) {
	c.cell("of", it.Family, "items", 1)
	lies, pieces := map[string]bool{}, map[string]bool{}
	for _, e := range it.Evidence {
		c.of("role", string(e.Role))
		c.cell("of", it.Family, string(e.Role), 1)
		if m := w.Message(e.MessageID); m != nil && e.Role != corpus.RoleContext {
			pieces[e.MessageID], lies[m.GroupID] = true, true
		}
	}
	if len(pieces) > 0 { // an abstention rests on none
		c.value("messages", len(pieces))
		c.of("lies", strconv.Itoa(len(lies)))
		c.cell("of", it.Family, []string{"in 1 group", "in 2", "in 3 or more"}[min(len(lies), 3)-1], 1)
	}
}

// lastAsked returns items as they are when they may be asked for the last time. Items that are asked in the minute
// after the session which holds their last piece can be asked until something changes their answer, or to the end; all
// others when they are asked.
func lastAsked(w *world) func(*corpus.Item) *corpus.Item {
	ends := map[string]corpus.Stamp{} // of sessions
	for i := range w.Messages {
		if m := &w.Messages[i]; m.SessionID != "" {
			ends[m.SessionID] = max(ends[m.SessionID], m.At)
		}
	}
	return func(it *corpus.Item) *corpus.Item {
		for _, e := range it.Evidence {
			m := w.Message(e.MessageID)
			if m != nil && m.SessionID != "" && e.Role != corpus.RoleContext && it.AskedAt == ends[m.SessionID]+1 {
				later := *it
				if later.AskedAt = it.ValidUntil; it.ValidUntil == 0 {
					later.AskedAt = w.Last.Add(1).At(0, 0)
				}
				return &later
			}
		}
		return it
	}
}

// far counts how old and how scattered the evidence of an item is, also in the row of its family. An item without a
// needed piece has none.
func far(w *world, c *Counts, it *corpus.Item, ages *corpus.Ages) {
	youngest, ok := ages.Youngest(it)
	if !ok {
		return
	}
	oldest, _ := ages.Oldest(it)
	groups, shown := map[string]bool{}, map[string]bool{}
	for _, e := range it.Evidence {
		shown[e.MessageID] = true
	}
	var first, last corpus.Stamp
	pieces := corpus.Pieces(it.Evidence)
	for _, piece := range pieces {
		var said corpus.Stamp // of its youngest message
		for _, id := range piece {
			if m := w.Message(id); m != nil {
				groups[m.GroupID] = true
				said = max(said, m.At)
			}
		}
		if first == 0 || said < first {
			first = said
		}
		last = max(last, said)
	}
	c.value("age", youngest.Workdays)
	c.value("age "+it.Family, youngest.Workdays)
	c.value("age_messages", youngest.Messages)
	c.value("pieces", len(pieces))
	c.value("shown", len(shown))
	c.value("groups", len(groups))
	if len(pieces) > 1 {
		c.value("span", int(last.Date()-first.Date()))
	}
	c.when("near", oldest.Workdays <= nearDays)
	c.when("last_day", oldest.Workdays <= 1)
	for column, n := range map[string]int{"items": 1, "needed pieces": len(pieces),
		"within five": one(oldest.Workdays <= nearDays),
		"on the last": one(oldest.Workdays <= 1)} {
		c.cell("ages", it.Family, column, n)
	}
}

// positions counts how often a message with a piece of an answer is the one that a rule points at by its place on the
// day of its group, without a question, and how often chance would point at it. The shape of a working day makes such
// rules right: what an item asks about is mostly announced by its owner, tasks start in the morning and end in the
// afternoon, and a message that states a value is longer than one that says thanks. They do not say of which day, so
// that they lead to no answer; the figures tell how much a retriever gains by them.
func positions(w *world, c *Counts) {
	days, seen := w.byDay(), map[string]bool{}
	for _, it := range w.Accepted() {
		for _, e := range it.Evidence {
			m := w.Message(e.MessageID)
			if m == nil || e.Role != corpus.RoleAnswer || seen[m.ID] {
				continue
			}
			seen[m.ID] = true
			if day := days[groupDay{m.GroupID, m.At.Date()}]; len(day) > 1 {
				c.add("placed", 1)
				c.numbers["by_chance"] += 1 / float64(len(day))
				for rule, pointed := range pointed(day) {
					c.when(rule, pointed == m)
				}
			}
		}
	}
}

// sides counts how far apart the sides of contradictory items are said: far apart, the later one may be taken for a
// change.
func sides(w *world, c *Counts) {
	for _, it := range w.Accepted() {
		var first, last corpus.Stamp
		for _, g := range it.Gold {
			if m := w.Message(g.MessageID); m != nil && g.Part == corpus.PartOperand {
				if first == 0 || m.At < first {
					first = m.At
				}
				last = max(last, m.At)
			}
		}
		if (it.Relation == corpus.Contradictory || it.Family == corpus.Contradictory) && first != 0 {
			days := int(last.Date() - first.Date())
			c.value("sides", days)
			c.when("sides_near", days <= 7)
		}
	}
}

// pointed returns the message of a day that each rule points at.
func pointed(day []*corpus.Message) map[string]*corpus.Message {
	bySeq := func(a, b *corpus.Message) int { return a.Seq - b.Seq }
	size := map[string]int{}
	for _, m := range day {
		size[m.ThreadID]++
	}
	last := day[0] // of the longest thread
	for _, m := range day[1:] {
		if size[m.ThreadID] >= size[last.ThreadID] {
			last = m
		}
	}
	return map[string]*corpus.Message{
		"first": slices.MinFunc(day, bySeq), "last": slices.MaxFunc(day, bySeq), "last_of_longest": last,
		"longest": slices.MaxFunc(day, func(a, b *corpus.Message) int {
			return utf8.RuneCountInString(a.Text) - utf8.RuneCountInString(b.Text)
		}),
		"starts": slices.MinFunc(day, func(a, b *corpus.Message) int {
			return cmp.Or(one(a.ReplyTo != "")-one(b.ReplyTo != ""), bySeq(a, b))
		}),
	}
}

func one(is bool) int {
	if is {
		return 1
	}
	return 0
}
