package relational

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// ofUser asks about what a user goes for: to fill in a form, and to choose the one thing that fits (S5). Both are
// underdetermined without the set. Of each place one of the two is accepted.
func (x *asking) ofUser() []questions.Draft {
	switch x.set.Subtype {
	case corpus.MultiEvidence:
		return x.forms(1, moment{}, x.facts()...)
	case corpus.AnyOne:
		m := x.moment(x.facts()[0], x.r.IntN(2) == 0, corpus.RoleContext)
		return []questions.Draft{x.fill(1, m, x.facts())}
	case corpus.Contextual:
		var out []questions.Draft
		for i, v := range x.variants {
			m := x.moment(x.fact(v), false, "")
			out = append(out, x.fill(i+1, m, []*corpus.Fact{x.fact(v)}))
		}
		return out
	case corpus.Temporal:
		return x.changes()
	}
	return x.conflicting()
}

// moment is the case or the time that a question is about: the words for it, and the instant.
type moment struct {
	words      string // behind what is asked for: ", for the office"
	about      string // that the question must name
	at         corpus.Stamp
	difficulty string
	anchor     *corpus.Fact // what tells the time
	role       corpus.Role  // of the anchor
}

// forms are the two forms of one question; which comes first is drawn.
func (x *asking) forms(n int, m moment, on ...*corpus.Fact) []questions.Draft {
	out := []questions.Draft{x.fill(n, m, on), x.arrange(n, m, on)}
	if x.r.IntN(2) == 0 {
		slices.Reverse(out)
	}
	return out
}

// item is the item of a question about some facts.
func (x *asking) item(n int, op corpus.Operation, form string, m moment, on []*corpus.Fact) corpus.Item {
	at := m.at
	if at == 0 {
		at = x.w.End
	}
	it := x.resting(op, at, on...)
	it.Place, it.Form, it.Difficulty = x.place(n), form, m.difficulty
	x.anchor(&it, m)
	return it
}

// anchor adds the statement that tells the time: needed to find it, or next to the point where all that was said holds
// at any.
func (x *asking) anchor(it *corpus.Item, m moment) {
	if m.anchor == nil {
		return
	}
	list, group := x.w.Statements(m.anchor.ID), 0
	for _, e := range it.Evidence {
		group = max(group, e.Set)
	}
	it.Evidence = append(it.Evidence, questions.Evidence(list, m.role, group+1)...)
	for _, a := range x.anchors { // what was so before and after it
		if a.fact.Slot() == m.anchor.Slot() && a.fact.ID != m.anchor.ID {
			group++
			it.Evidence = append(it.Evidence, questions.Evidence(x.w.Statements(a.fact.ID), corpus.RoleContext, group+1)...)
		}
	}
	if m.role == corpus.RoleBridge {
		it.Gold = append([]corpus.GoldAtom{questions.Bridge(list[0], corpus.OpValue, m.anchor.From.At(12, 0))}, it.Gold...)
	}
}

// fill asks to fill in a form: a line a field, with what it can be.
func (x *asking) fill(n int, m moment, on []*corpus.Fact) questions.Draft {
	it := x.item(n, corpus.OpFill, prompts.FormFill, m, on)
	var sheet, answer []string
	var values []corpus.Value
	for _, f := range x.set.Fields {
		sheet = append(sheet, f.Noun+": "+strings.Join(f.Values, " / "))
		i := slices.IndexFunc(on, func(g *corpus.Fact) bool { return g.Predicate == f.Predicate })
		answer, values = append(answer, f.Noun+": "+on[i].Value.Text), append(values, on[i].Value)
	}
	it.Answer = strings.Join(answer, "; ")
	it.Gold = append(it.Gold, computed(corpus.OpFill, corpus.ListValue(values...), operandsOf(it.Gold)))
	it.CorrectAnswers, it.IncorrectAnswers = x.filled(on)
	return questions.Draft{Item: it, Ask: x.ask(corpus.OpFill, prompts.FormFill, x.toFill(n, m), sheet, m)}
}

// fillings are the ways to ask for a form, whatever the relation.
var fillings = []string{"How would you fill in this form for my next %s%s?",
	"What belongs into this form for my next %s%s?",
	"Which entries would you make in this form for my next %s%s?", "Could you fill in this form for my next %s%s?",
	"What would I put into this form for my next %s%s?"}

// toFill asks for the nth form of a set, each in other words.
func (x *asking) toFill(n int, m moment) string {
	if n == 1 {
		x.first = x.r.IntN(len(fillings))
	}
	return fmt.Sprintf(fillings[(x.first+n)%len(fillings)], *x.set.Thing, m.words)
}

func (x *asking) ask(op corpus.Operation, form, text string, sheet []string, m moment) prompts.AskIn {
	named := *x.set.Thing
	if form == prompts.FormArrange {
		named = *x.set.Things
	}
	in := plainly(op, form, text, sheet, prompts.Asked{Subject: named})
	in.Case = m.about
	return in
}

func operandsOf(gold []corpus.GoldAtom) []corpus.GoldAtom {
	return slices.DeleteFunc(slices.Clone(gold), func(g corpus.GoldAtom) bool { return g.Part != corpus.PartOperand })
}

// filled are right and wrong answers to a form: the values in other words around them, and with one value changed.
func (x *asking) filled(on []*corpus.Fact) (right, wrong []string) {
	var pairs, with []string
	for _, f := range on {
		pairs, with = append(pairs, f.Predicate+": "+f.Value.Text), append(with, f.Value.Text)
	}
	back := slices.Clone(pairs)
	slices.Reverse(back)
	right = []string{fmt.Sprintf("A %s with %s.", *x.set.Thing, and(with)), strings.Join(back, ", "), "It should say " +
		and(with) + "."}
	for i, field := range x.set.Fields {
		for _, other := range fitting(field, valueOf(on, field.Predicate)) {
			changed := slices.Clone(pairs)
			k := slices.IndexFunc(on, func(f *corpus.Fact) bool { return f.Predicate == field.Predicate })
			changed[k] = field.Noun + ": " + other
			wrong = append(wrong, strings.Join(changed, "; "))
			if len(on) > 1 && i == 0 {
				break
			}
		}
	}
	return right, wrong[:min(len(wrong), questions.PerSide)]
}

func valueOf(on []*corpus.Fact, predicate string) string {
	i := slices.IndexFunc(on, func(f *corpus.Fact) bool { return f.Predicate == predicate })
	return on[i].Value.Text
}

func and(list []string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " and " + list[n]
	}
	return list[0]
}

// The names that things of a sheet get: they say nothing of what the things are.
func sheetNames() []string {
	return []string{"Alder", "Birch", "Cedar", "Elder", "Hazel", "Juniper", "Larch", "Linden", "Maple", "Poplar", "Rowan",
		"Willow"}
}

// leastThings is how many things a sheet has at least.
const leastThings = 4

// arrange asks for the one of several things that fits. For every fact one of them differs in that alone, so that no
// fact can be left out.
func (x *asking) arrange(n int, m moment, on []*corpus.Fact) questions.Draft {
	it := x.item(n, corpus.OpArrange, prompts.FormArrange, m, on)
	it.Resources = x.things(on)
	var sheet []string
	for _, t := range it.Resources {
		var features []string
		for _, f := range t.Features {
			features = append(features, f.Value)
		}
		sheet = append(sheet, t.Name+": "+strings.Join(features, ", "))
		if t.Right {
			it.Answer = t.Name
		} else {
			it.IncorrectAnswers = append(it.IncorrectAnswers, t.Name+".")
		}
	}
	it.IncorrectAnswers = it.IncorrectAnswers[:min(len(it.IncorrectAnswers), questions.PerSide)]
	it.CorrectAnswers = []string{it.Answer + " fits.", "The one that fits is " + it.Answer + ".", "I would take " +
		it.Answer + "."}
	it.Gold = append(it.Gold, computed(corpus.OpArrange, corpus.TextValue(corpus.KindEnum, it.Answer),
		operandsOf(it.Gold)))
	text := fmt.Sprintf("Which of these %s fits what I go for%s?", *x.set.Things, m.words)
	return questions.Draft{Item: it, Ask: x.ask(corpus.OpArrange, prompts.FormArrange, text, sheet, m)}
}

// things are what a sheet has to choose from.
func (x *asking) things(on []*corpus.Fact) []corpus.Resource {
	right := map[string]string{}
	for _, f := range on {
		right[f.Predicate] = f.Value.Text
	}
	make := func(changed map[string]string) corpus.Resource {
		r := corpus.Resource{Right: len(changed) == 0}
		for _, f := range x.set.Fields {
			value, ok := changed[f.Predicate]
			if !ok {
				value = right[f.Predicate]
			}
			r.Features = append(r.Features, corpus.Feature{Predicate: f.Predicate, Value: value})
		}
		return r
	}
	out := []corpus.Resource{make(nil)}
	used := map[string]bool{}
	for round := 0; len(out) < max(leastThings, len(x.set.Fields)+1) && round < leastThings; round++ {
		for _, f := range x.set.Fields {
			if others := fitting(f, right[f.Predicate]); round < len(others) && !used[f.Predicate+others[round]] {
				used[f.Predicate+others[round]] = true
				out = append(out, make(map[string]string{f.Predicate: others[round]}))
			}
		}
	}
	names := corpus.Shuffled(x.r, sheetNames())[:len(out)]
	out = corpus.Shuffled(x.r, out)
	for i := range out {
		out[i].Name = names[i]
	}
	return out
}

// The difficulties of a user's temporal questions: by date, and as seen from a change.
var userTimes = []string{Easy, Hard}

// changes asks two questions about values that followed one another: one by date, one as seen from another change (S5).
func (x *asking) changes() []questions.Draft {
	facts := slices.Clone(x.facts())
	slices.SortFunc(facts, func(a, b *corpus.Fact) int { return int(a.From - b.From) })
	at := corpus.Shuffled(x.r, []int{0, 1})
	var out []questions.Draft
	for n, difficulty := range userTimes {
		m := x.moment(facts[at[n]], difficulty == Hard, corpus.RoleBridge)
		m.difficulty = difficulty
		out = append(out, x.fill(n+1, m, facts[at[n]:at[n]+1]))
	}
	return out
}

// moment is when or where a fact holds, as a question about it says so: the case, some months before or after another
// change of the user's, or a day. A fact that always holds needs none. The same words are for what is disputed.
func (x *asking) moment(f *corpus.Fact, relative bool, role corpus.Role) moment {
	if f.Condition != "" {
		return moment{words: ", " + f.Condition, about: f.Condition}
	}
	if f.From >= x.w.Calendar.First {
		return moment{}
	}
	first, last := monthsOf(f.From)+1, monthsOf(x.w.Calendar.First)-1
	if last = min(last, first+fewestMonths+x.r.IntN(mostMonths-fewestMonths)); f.To != 0 {
		last = monthsOf(f.To)
	}
	for _, i := range x.r.Perm(len(x.anchors)) {
		a := x.anchors[i]
		if !relative || a.set.Thing == nil || a.set.SetID == x.set.SetID {
			continue
		}
		for _, by := range corpus.Shuffled(x.r, []int{-4, -3, -2, 2, 3, 4}) {
			at, side := monthsOf(a.fact.From)+by, "after"
			if at < first || at > last {
				continue
			}
			if by < 0 {
				by, side = -by, "before"
			}
			value := a.fact.Value.Text
			return moment{at: dayOf(at).At(12, 0), anchor: a.fact, role: role, about: value,
				words: fmt.Sprintf(", the way I went about it %s months %s I changed over to %s in %s", counted[by], side, value,
					*a.set.Things)}
		}
	}
	day := dayOf(first + x.r.IntN(last-first+1)).Add(x.r.IntN(28))
	m := moment{about: day.Time().Format("2 January 2006"), at: day.At(12, 0)}
	m.words = ", the way I went about it on " + m.about
	return m
}

// How many months behind its date one asks for what was never replaced: as many as values hold that were.
const fewestMonths, mostMonths = 7, 19

// monthsOf counts the months from the year 0 to a day's.
func monthsOf(d corpus.Date) int {
	y, m, _ := d.Time().Date()
	return 12*y + int(m) - 1
}

// dayOf is the first day of a month, counted from the year 0.
func dayOf(months int) corpus.Date { return corpus.NewDate(months/12, time.Month(months%12+1), 1) }

var counted = map[int]string{2: "two", 3: "three", 4: "four"}

// conflicting asks for what two sessions say differently. The form looks like any other.
func (x *asking) conflicting() []questions.Draft {
	facts := x.facts()
	m := x.moment(facts[0], x.r.IntN(2) == 0, corpus.RoleContext)
	it := x.resting(corpus.OpConflict, x.w.End, facts...)
	it.Place, it.Form = x.place(1), prompts.FormFill
	x.anchor(&it, m)
	it.Gold = append(it.Gold, result(corpus.OpConflict, it.Gold))
	a, b := facts[0].Value.Text, facts[1].Value.Text
	it.Answer = fmt.Sprintf("The talks disagree: once %s, once %s.", a, b)
	it.CorrectAnswers = []string{fmt.Sprintf("You said %s in one talk and %s in another; which of them holds?", a, b),
		fmt.Sprintf("That is not settled: %s and %s were both said, and they contradict each other.", a, b),
		fmt.Sprintf("There are two conflicting statements, %s and %s.", a, b)}
	field := x.set.Fields[0]
	it.IncorrectAnswers = []string{field.Noun + ": " + a, field.Noun + ": " + b, field.Noun + ": " + third(field, a, b)}
	sheet := []string{field.Noun + ": " + strings.Join(field.Values, " / ")}
	return []questions.Draft{{Item: it, Ask: x.ask(corpus.OpConflict, prompts.FormFill, x.toFill(1, m), sheet, m)}}
}

func third(f sessions.Field, a, b string) string {
	for _, v := range f.Values {
		if v != a && v != b {
			return v
		}
	}
	return "either"
}
