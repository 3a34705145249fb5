package clues

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// clue tells a task: by a value of it, or by the month of its start or end.
type clue struct {
	fact  *corpus.Fact
	month bool
	said  []questions.Statement // before the time of asking
}

// value is what the question says of a clue.
func (c clue) value(on corpus.Date) string {
	if c.month {
		return c.fact.Value.Date.Time().Format("January 2006")
	}
	return questions.AnswerText(c.fact.Value, on)
}

// Describe tells the task that a draft asks about first by two clues, or by one that fits no other task where there are
// no two, in its question and its options: said in the chat group of its other evidence or, where spread, in another
// one, and best over more than a month. It reports whether it did; a draft that is bound to an asker, or has clues of
// its own, stays as it is.
func (s *Stock) Describe(r *rand.Rand, d *questions.Draft, spread bool) bool {
	task, ok := s.subject(d)
	if !ok {
		return false
	}
	list, from := corpus.Shuffled(r, s.cluesFor(task, &d.Item)), newReach(s, &d.Item)
	from.asked, from.spread = d.Item.AskedAt, spread
	told := s.pair(list, from)
	if told == nil {
		told = s.single(list, from)
	}
	if told == nil {
		return false
	}
	s.apply(d, task, told)
	return true
}

// subject returns the task that a draft asks about first, if it can be told by clues: no other that it asks about has
// the same deliverable, by which it is called then.
func (s *Stock) subject(d *questions.Draft) (corpus.Task, bool) {
	if d.Item.AskerID != "" || len(d.Ask.Clues) > 0 || d.Ask.Self || d.Ask.Speaker != "" || len(d.Harder) > 0 {
		return corpus.Task{}, false
	}
	var first corpus.Task
	asked := map[string]bool{} // names of the tasks asked about
	for _, g := range d.Item.Gold {
		if g.Part != corpus.PartOperand && g.Part != corpus.PartResult {
			continue
		}
		t := s.Tasks[g.SubjectID]
		switch {
		case t.ID == "":
			return corpus.Task{}, false
		case t.Name == d.Ask.About[0].Subject:
			first = t
		case first.ID == "" || t.Deliverable == first.Deliverable:
			return corpus.Task{}, false
		}
		asked[t.Name] = true
	}
	unknown := func(a prompts.Asked) bool { return !asked[a.Subject] }
	return first, first.ID != "" && !slices.ContainsFunc(d.Ask.About, unknown) && !s.namesTasks(d, first.Name)
}

// namesTasks says whether an option speaks of another task by its name.
func (s *Stock) namesTasks(d *questions.Draft, but string) bool {
	if d.Options == nil {
		return false
	}
	for _, o := range d.Options.Options {
		for _, x := range o.Says {
			if x.Asked.Subject != but && s.byName[x.Asked.Subject] {
				return true
			}
		}
	}
	return false
}

// cluesFor lists what can tell a task in an item: facts that were said before it is asked, in messages that name the
// task and are no evidence of it yet, and that it does not ask for.
func (s *Stock) cluesFor(t corpus.Task, it *corpus.Item) []clue {
	taken, asked := map[string]bool{}, map[string]bool{}
	for _, e := range it.Evidence {
		taken[e.MessageID] = true
	}
	for _, g := range it.Gold {
		if g.SubjectID == t.ID {
			asked[g.Predicate] = true
		}
	}
	var out []clue
	for _, f := range s.told[t.ID] {
		if asked[f.Predicate] || it.Answer == questions.AnswerText(f.Value, it.AskedAt.Date()) {
			continue
		}
		c := clue{fact: f, said: before(s.World.Statements(f.ID), it.AskedAt)}
		unfit := func(x questions.Statement) bool { return taken[x.Message.ID] || !s.Names(x.Message, t.ID) }
		if len(c.said) == 0 || slices.ContainsFunc(c.said, unfit) {
			continue
		}
		c.month = f.Predicate == corpus.PredStarted || f.Predicate == corpus.PredFinished
		out = append(out, c)
	}
	return out
}

// before returns the statements before a time.
func before(list []questions.Statement, at corpus.Stamp) []questions.Statement {
	return slices.DeleteFunc(slices.Clone(list), func(x questions.Statement) bool { return x.Message.At >= at })
}

// fits counts the tasks that a clue fits alone, as far as has been said by a time.
func (s *Stock) fits(c clue, by corpus.Stamp) int {
	n := 0
	for _, f := range s.alike(c) {
		if list := s.World.Statements(f.ID); len(list) > 0 && list[0].Message.At < by {
			n++
		}
	}
	return n
}

// alike returns the facts that a clue fits, of tasks of one deliverable.
func (s *Stock) alike(c clue) []*corpus.Fact {
	k := s.keyOf(c.fact)
	if c.month {
		k.value = month(c.fact.Value.Date)
	}
	return s.facts[k]
}

func month(d corpus.Date) string { return d.String()[:len("2025-03")] }

// together says that no other task fits two clues, rightly or not: what was weighed or wrongly said counts.
func (s *Stock) together(a, b clue) bool {
	fit := s.claimed(b)
	return !slices.ContainsFunc(s.claimed(a), func(id string) bool {
		return id != a.fact.SubjectID && slices.Contains(fit, id)
	})
}

// claimed returns the tasks of which a person said what a clue says.
func (s *Stock) claimed(c clue) []string {
	if !c.month {
		return s.Fitting(c.fact)
	}
	var out []string
	for _, f := range s.alike(c) {
		out = append(out, f.SubjectID)
	}
	return out
}

// Several says whether a fact is true of several tasks of its deliverable, as far as has been said.
func (s *Stock) Several(f *corpus.Fact) bool { return s.fits(clue{fact: f}, s.World.End) > 1 }

// reach is where and when the needed evidence of an item was said.
type reach struct {
	groups      []string
	first, last corpus.Stamp

	asked  corpus.Stamp
	spread bool // it is to come from two groups
}

func newReach(s *Stock, it *corpus.Item) reach {
	var x reach
	for _, e := range it.Evidence {
		if m := s.messages[e.MessageID]; m != nil && e.Role != corpus.RoleContext {
			x = x.with(m)
		}
	}
	return x
}

func (x reach) with(m *corpus.Message) reach {
	if !slices.Contains(x.groups, m.GroupID) {
		x.groups = append(slices.Clone(x.groups), m.GroupID)
	}
	if x.first == 0 || m.At < x.first {
		x.first = m.At
	}
	x.last = max(x.last, m.At)
	return x
}

// pair returns the two clues that suit best and tell the task together, while each fits another task of which that has
// been said when it is asked; nil where there are none.
func (s *Stock) pair(list []clue, from reach) []clue {
	list = slices.DeleteFunc(slices.Clone(list), func(c clue) bool { return s.fits(c, from.asked) < 2 })
	var out []clue
	most := -1
	for i, a := range list {
		for _, b := range list[i+1:] {
			if n := from.suits([]clue{a, b}); n > most && s.Apart(a.fact, b.fact) && s.together(a, b) {
				out, most = []clue{a, b}, n
			}
		}
	}
	return out
}

// single returns the one clue that suits best and fits no other task: a person or a day, since amounts would be looked
// up by their figures.
func (s *Stock) single(list []clue, from reach) []clue {
	var out []clue
	most := -1
	for _, c := range list {
		if k := c.fact.Value.Kind; k != corpus.KindEntity && k != corpus.KindDate || c.month || len(s.claimed(c)) > 1 {
			continue
		}
		if n := from.suits([]clue{c}); n > most {
			out, most = []clue{c}, n
		}
	}
	return out
}

// suits says how well clues go with the rest of the evidence: none is fresh, all of it comes from as many chat groups
// as it is to, and spans more than a month.
func (x reach) suits(list []clue) int {
	const longSpan, fresh = 30, 9 // days
	for _, c := range list {
		for _, st := range c.said {
			x = x.with(st.Message)
		}
	}
	n := 0
	if x.asked.Date()-x.last.Date() > fresh {
		n += 4
	}
	if len(x.groups) == 2 == x.spread && len(x.groups) <= 2 {
		n += 2
	}
	if x.last.Date()-x.first.Date() > longSpan {
		n++
	}
	return n
}

// apply puts clues in the place of a task's name.
func (s *Stock) apply(d *questions.Draft, t corpus.Task, told []clue) {
	noun := func(a *prompts.Asked) {
		if a.Subject == t.Name {
			a.Subject = t.Deliverable
		}
	}
	d.Ask.About = slices.Clone(d.Ask.About)
	for i := range d.Ask.About {
		noun(&d.Ask.About[i])
	}
	if d.Options != nil {
		o := *d.Options
		o.Options = slices.Clone(o.Options)
		for i := range o.Options {
			o.Options[i].Says = slices.Clone(o.Options[i].Says)
			for k := range o.Options[i].Says {
				noun(&o.Options[i].Says[k].Asked)
			}
		}
		d.Options = &o
	}
	for _, c := range told {
		a := s.World.Asked(c.fact)
		a.Subject = ""
		d.Ask.Clues = append(d.Ask.Clues, prompts.Clue{Asked: a, Value: c.value(d.Item.AskedAt.Date())})
	}
	s.rest(&d.Item, told)
}

// rest lets an item rest on clues. What is never said needs no evidence: there they are shown only.
func (s *Stock) rest(it *corpus.Item, told []clue) {
	role, result := corpus.RoleBridge, len(it.Gold)-1
	op := it.Gold[result].Operation
	if op == corpus.OpAbsent {
		role = corpus.RoleContext
	}
	it.Evidence, it.Gold = slices.Clone(it.Evidence), slices.Clone(it.Gold)
	group := 0
	for _, e := range it.Evidence {
		group = max(group, e.Set)
	}
	for _, c := range told {
		group++
		it.Evidence = append(it.Evidence, questions.Evidence(c.said, role, group)...)
		if role == corpus.RoleBridge {
			it.Gold = slices.Insert(it.Gold, len(it.Gold)-1, questions.Bridge(c.said[0], op, it.AskedAt))
		}
	}
}
