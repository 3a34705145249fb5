package relational

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// ofWorld asks about facts of the world (S5).
func (x *asking) ofWorld() []questions.Draft {
	switch x.set.Subtype {
	case corpus.MultiEvidence:
		return x.combined()
	case corpus.AnyOne:
		return x.same()
	case corpus.Temporal:
		return x.triple()
	case corpus.Contextual:
		return x.inContext()
	}
	return x.sides()
}

// draft is a question in plain words with its item.
func (x *asking) draft(n int, op corpus.Operation, it corpus.Item, text string, named ...string) questions.Draft {
	it.Place = x.place(n)
	var about []prompts.Asked
	for _, name := range named {
		about = append(about, prompts.Asked{Subject: name})
	}
	return questions.Draft{Item: it, Ask: plainly(op, "", text, nil, about...)}
}

func (x *asking) value(v corpus.Value) string { return questions.AnswerText(v, x.w.End.Date()) }

// combined asks for what several facts come to.
func (x *asking) combined() []questions.Draft {
	facts := x.facts()
	op := operation(seeds.Op(*x.set.Operation))
	it := x.resting(op, x.w.End, facts...)
	v := x.comes(facts)
	it.Gold = append(it.Gold, computed(op, v, it.Gold))
	var parts []string
	for _, i := range v.Items {
		parts = append(parts, x.value(i))
	}
	it.Answer = and(append(parts, x.value2(v)...))
	if len(parts) > 1 {
		it.CorrectAnswers, it.IncorrectAnswers = listed(seeds.Op(*x.set.Operation), parts)
	} else {
		it.CorrectAnswers, it.IncorrectAnswers = rightly(it.Answer, false), x.alone(facts, v)
	}
	return []questions.Draft{x.draft(1, op, it, x.set.Target)}
}

// value2 is a value that is no list, as an answer.
func (x *asking) value2(v corpus.Value) []string {
	if v.Kind == corpus.KindList {
		return nil
	}
	return []string{x.value(v)}
}

// operation is what an operation of seeds is called in gold.
func operation(op seeds.Op) corpus.Operation {
	switch op {
	case seeds.OpSum:
		return corpus.OpSum
	case seeds.OpDifference:
		return corpus.OpDifference
	case seeds.OpOrder:
		return corpus.OpOrder
	case seeds.OpCount:
		return corpus.OpCount
	}
	return corpus.OpSet
}

// comes is what the facts of the set come to.
func (x *asking) comes(facts []*corpus.Fact) corpus.Value {
	var rows []seeds.Row
	for _, f := range facts {
		rows = append(rows, seeds.Row{Subject: x.w.Subjects[f.SubjectID], Value: f.Value})
	}
	return seeds.Gold(seeds.Op(*x.set.Operation), rows)
}

// same asks for a value that several statements give, each of which is enough.
func (x *asking) same() []questions.Draft {
	f := x.facts()[0]
	it := x.resting(corpus.OpValue, x.w.End, f)
	it.Answer, it.Gold = x.value(f.Value), append(it.Gold, questions.Result(it.Gold[0]))
	it.CorrectAnswers, it.IncorrectAnswers = rightly(it.Answer, false), x.siblings(f)
	return []questions.Draft{x.draft(1, corpus.OpValue, it, x.set.Target, x.w.Subjects[f.SubjectID])}
}

// inContext asks for a value in one context: two questions, each of another one.
func (x *asking) inContext() []questions.Draft {
	var out []questions.Draft
	for _, i := range x.r.Perm(len(x.variants)) {
		v := x.variants[i]
		f := x.fact(v)
		it := x.resting(corpus.OpValue, x.w.End, f)
		it.Answer, it.Gold = x.value(f.Value), append(it.Gold, questions.Result(it.Gold[0]))
		it.CorrectAnswers, it.IncorrectAnswers = rightly(it.Answer, false), x.others(f)
		d := x.draft(1+len(out)%2, corpus.OpValue, it, within(x.set.Target, x.w.Subjects[f.SubjectID], *v.Condition, v.Sentence),
			x.w.Subjects[f.SubjectID])
		d.Ask.Case = *v.Condition
		out = append(out, d)
	}
	return out
}

// others are the values of the set's other facts, as wrong answers.
func (x *asking) others(f *corpus.Fact) []string {
	var out []string
	for _, g := range x.facts() {
		if g.ID != f.ID && !g.Value.Equal(f.Value) && len(out) < questions.PerSide-1 {
			out = append(out, x.value(g.Value))
		}
	}
	return out
}

// within puts a qualifier into a question: where the statement begins with it the question does, otherwise it stands behind
// the subject.
func within(target, subject, qualifier, statement string) string {
	if strings.TrimRight(target, "? ") == subject { // of a file of seeds: the qualifier is the whole question, in one of its readings
		return capitalised(qualifier) + "?"
	}
	if len(qualifier) <= len(statement) && strings.EqualFold(statement[:len(qualifier)], qualifier) {
		return capitalised(qualifier) + ", " + lowered(target)
	}
	at := strings.Index(strings.ToLower(target), strings.ToLower(subject))
	if at < 0 {
		return capitalised(qualifier) + ", " + lowered(target)
	}
	end := at + len(subject)
	return target[:end] + " " + qualifier + target[end:]
}

// sides asks for the value of which two statements differ.
func (x *asking) sides() []questions.Draft {
	facts := x.facts()
	it := x.resting(corpus.OpConflict, x.w.End, facts...)
	it.Gold = append(it.Gold, result(corpus.OpConflict, it.Gold))
	a, b := x.value(facts[0].Value), x.value(facts[1].Value)
	it.Answer = fmt.Sprintf("The talks disagree: once %s, once %s.", a, b)
	it.CorrectAnswers = []string{fmt.Sprintf("One talk says %s and another %s; that would have to be checked.", a, b),
		fmt.Sprintf("That is not settled: %s and %s were both said, and they contradict each other.", a, b),
		fmt.Sprintf("There are two conflicting statements, %s and %s.", a, b)}
	third := "The talks agree on it."
	if other := slices.DeleteFunc(x.siblings(facts[0]), func(o string) bool { return o == b }); len(other) > 0 {
		third = "It is " + other[0] + "."
	}
	it.IncorrectAnswers = []string{"It is " + a + ".", "It is " + b + ".", third}
	return []questions.Draft{x.draft(1, corpus.OpConflict, it, x.set.Target, x.w.Subjects[facts[0].SubjectID])}
}

// triple asks three questions about values that followed one another: by a date, by what else was so in that year, and as
// counted from a change (S5). Each asks for another of the values, as far as that can be.
func (x *asking) triple() []questions.Draft {
	facts := slices.Clone(x.facts())
	slices.SortFunc(facts, func(a, b *corpus.Fact) int { return int(a.From - b.From) })
	ways := []func([]*corpus.Fact, int) (questions.Draft, bool){x.easy, x.medium, x.hard}
	var best []questions.Draft
	for range assignments {
		var out []questions.Draft
		order := x.r.Perm(len(facts) - 1) // what came last is what a system has that keeps the latest alone
		for n, ask := range ways {
			out = append(out, x.alternatives(n+1, func() (questions.Draft, bool) { return ask(facts, order[n%len(order)]) })...)
		}
		if places(out) > places(best) {
			best = out
		}
	}
	return best
}

// spares is how often a question is drafted that a reader may fail: of one place, one is accepted.
const spares = 4

// alternatives are different drafts of one place.
func (x *asking) alternatives(n int, ask func() (questions.Draft, bool)) []questions.Draft {
	var out []questions.Draft
	for range spares {
		d, ok := ask()
		if !ok {
			return out
		}
		d.Item.Place = x.place(n)
		if !slices.ContainsFunc(out, func(o questions.Draft) bool { return o.Ask.Plain == d.Ask.Plain }) {
			out = append(out, d)
		}
	}
	return out
}

// places counts the places of drafts.
func places(list []questions.Draft) int {
	seen := map[string]bool{}
	for _, d := range list {
		seen[d.Item.Place] = true
	}
	return len(seen)
}

// assignments is how often values are dealt to the three questions, so that each has one that it can ask for.
const assignments = 12

func (x *asking) timed(f *corpus.Fact, year int, difficulty, lead string, named ...string) questions.Draft {
	it := x.resting(corpus.OpValue, corpus.NewDate(year, time.December, 31).At(12, 0), f)
	it.Answer, it.Gold = x.value(f.Value), append(it.Gold, questions.Result(it.Gold[0]))
	it.Difficulty, it.CorrectAnswers, it.IncorrectAnswers = difficulty, rightly(it.Answer, true), x.others(f)
	return x.draft(1, corpus.OpValue, it, lead+", "+lowered(x.set.Target), append(named, x.w.Subjects[f.SubjectID])...)
}

// easy names a date: any of a year in which nothing changed, or the last day of the one in which the value came.
func (x *asking) easy(facts []*corpus.Fact, k int) (questions.Draft, bool) {
	from, to := years(facts[k])
	if from > to && facts[k].To > facts[k].From { // both changes fell into one year, and their days are known
		day := facts[k].From + 1 + corpus.Date(x.r.IntN(int(facts[k].To-facts[k].From)))
		return x.onDay(facts[k], day), true
	}
	if from > to {
		return questions.Draft{}, false
	}
	year := from + x.r.IntN(to-from+1)
	day := corpus.NewDate(year, time.December, 31)
	if year > from {
		day = corpus.NewDate(year, time.Month(1+x.r.IntN(12)), 1+x.r.IntN(28))
	}
	return x.onDay(facts[k], day), true
}

func (x *asking) onDay(f *corpus.Fact, day corpus.Date) questions.Draft {
	d := x.timed(f, day.Time().Year(), Easy, "As of "+day.Time().Format("2 January 2006"))
	d.Item.Gold[0].At, d.Item.Gold[1].At = day.At(12, 0), day.At(12, 0)
	return d
}

// medium names the time by another dated fact of the history, whose statement is a bridge: the end of its year, or a year some
// years after or before it, in which nothing changed. Where no fact lies near enough for that, it is the end of such a year.
func (x *asking) medium(facts []*corpus.Fact, k int) (questions.Draft, bool) {
	from, to := years(facts[k])
	order := x.r.Perm(len(x.anchors))
	for _, named := range []func(event, from, to int, words string) (int, string, bool){yearsFrom, endOfYear, endOfFarYear} {
		for _, i := range order {
			a := x.anchors[i]
			event, ok := without(a.text, shown(a.when))
			if a.set == x.set.SetID || !a.once || !ok {
				continue
			}
			year, lead, ok := named(a.when.Date.Time().Year(), from, to, event)
			if !ok {
				continue
			}
			d := x.timed(facts[k], year, Medium, lead, x.w.Subjects[a.fact.SubjectID])
			x.anchored(&d.Item, a)
			return d, true
		}
	}
	return questions.Draft{}, false
}

// anchored adds the statement that tells the time, with what was so before and after it.
func (x *asking) anchored(it *corpus.Item, a dated) {
	list := x.w.Statements(a.fact.ID)
	group := len(it.Evidence) + 1
	it.Evidence = append(it.Evidence, questions.Evidence(list, corpus.RoleBridge, group)...)
	for _, b := range x.anchors {
		if b.set == a.set && b.fact.ID != a.fact.ID {
			group++
			it.Evidence = append(it.Evidence, questions.Evidence(x.w.Statements(b.fact.ID), corpus.RoleContext, group)...)
		}
	}
	it.Gold = append([]corpus.GoldAtom{questions.Bridge(list[0], corpus.OpValue, a.fact.From.At(12, 0))}, it.Gold...)
}

func shown(v corpus.Value) string { return seeds.Shown(v) }

// without is a statement as an event, without its date; not ok where it has no form that can be turned into one.
func without(text, date string) (string, bool) {
	text = strings.TrimSuffix(text, ".")
	for _, lead := range []string{"In ", "On ", "As of ", "At the ceremony of "} {
		if rest, ok := strings.CutPrefix(text, lead+date+", "); ok {
			return rest, true
		}
	}
	if rest, ok := strings.CutPrefix(text, "From "+date+" on, "); ok {
		for _, turn := range [][2]string{{" was called ", " came to be called "}, {" was ", " became "}, {" bore the name ", " took the name "},
			{" had ", " came to have "}, {" stood at ", " came to stand at "}} {
			if strings.Count(rest, turn[0]) == 1 {
				return strings.Replace(rest, turn[0], turn[1], 1), true
			}
		}
		return "", false
	}
	for _, tail := range []string{" in ", " on "} {
		if rest, ok := strings.CutSuffix(text, tail+date); ok {
			return lowerArticle(rest), true
		}
	}
	return "", false
}

// lowerArticle puts the article that a sentence begins with into small letters.
func lowerArticle(s string) string {
	for _, a := range []string{"The ", "A ", "An "} {
		if rest, ok := strings.CutPrefix(s, a); ok {
			return strings.ToLower(a) + rest
		}
	}
	return s
}

// hard counts back from the change to the next value, which is needed to find the time: years in which nothing else changed,
// or to what was so just before.
func (x *asking) hard(facts []*corpus.Fact, k int) (questions.Draft, bool) {
	next := facts[k+1]
	changed, least := next.From.Time().Year(), facts[k].From.Time().Year()+1
	if from, to := years(facts[k]); from > to || facts[k].To == 0 {
		return questions.Draft{}, false
	} else if most := changed - least; to+1 == changed && most >= 2 {
		n := 2 + x.r.IntN(min(most, mostApart)-1)
		d := x.timed(facts[k], changed-n, Hard, fmt.Sprintf("%s years before that changed to %s", capitalised(counting[n]), x.value(next.Value)))
		x.bridged(&d.Item, next)
		return d, true
	}
	if facts[k].To.Add(1) != next.From {
		return questions.Draft{}, false // something else came in between
	}
	d := x.timed(facts[k], changed, Hard, "Just before that changed to "+x.value(next.Value))
	for i := range d.Item.Gold {
		d.Item.Gold[i].At = facts[k].To.At(12, 0)
	}
	x.bridged(&d.Item, next)
	return d, true
}

func capitalised(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// lowered is a question behind a circumstance: its first word is a question word, a verb or an order.
func lowered(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}
