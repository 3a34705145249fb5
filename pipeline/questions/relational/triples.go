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
	return x.framed(it, corpus.OpValue)
}

// framed asks about facts that hold alike: in a case, at a time, or always. What tells the time is next to the point.
func (x *asking) framed(it corpus.Item, op corpus.Operation) []questions.Draft {
	v := x.variants[0]
	f := x.fact(v)
	text, named := x.set.Target, []string{x.w.Subjects[f.SubjectID]}
	switch {
	case v.Condition != nil:
		text = within(text, named[0], *v.Condition, v.Sentence)
	case v.AsOf != nil:
		soon := *f // as long as values hold that are replaced
		soon.To = corpus.NewDate(min(f.From.Time().Year()+3+x.r.IntN(5), lastYear), time.January, 1).Add(-1)
		t, ok := corpus.Pick(x.r, x.ways())(&soon)
		if !ok {
			t, _ = x.easy(&soon)
		}
		text = t.lead + ", " + lowered(past(text))
		if t.anchor != nil {
			named = append(named, x.w.Subjects[t.anchor.SubjectID])
		}
		x.anchor(&it, moment{anchor: t.anchor, role: corpus.RoleContext})
	}
	d := x.draft(1, op, it, text, named...)
	if v.Condition != nil {
		d.Ask.Case = *v.Condition
	}
	return []questions.Draft{d}
}

// past is a question in the past tense: the tables' own ask with is.
func past(question string) string { return strings.Replace(question, " is ", " was ", 1) }

// inContext asks for a value in one context: two questions, each of another one.
func (x *asking) inContext() []questions.Draft {
	var out []questions.Draft
	for _, i := range x.r.Perm(len(x.variants)) {
		v := x.variants[i]
		f := x.fact(v)
		it := x.resting(corpus.OpValue, x.w.End, f)
		it.Answer, it.Gold = x.value(f.Value), append(it.Gold, questions.Result(it.Gold[0]))
		it.CorrectAnswers, it.IncorrectAnswers = rightly(it.Answer, false), x.others(f)
		d := x.draft(1+len(out)%2, corpus.OpValue, it, within(x.set.Target, x.w.Subjects[f.SubjectID], *v.Condition,
			v.Sentence),
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

// within puts a qualifier into a question: where the statement begins with it the question does, otherwise it is behind
// the subject.
func within(target, subject, qualifier, statement string) string {
	// of a file of seeds: the qualifier is the whole question, in one of its readings
	if strings.TrimRight(target, "? ") == subject {
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
	return x.framed(it, corpus.OpConflict)
}

// instant is a time about which a question asks, as the question says it.
type instant struct {
	at         corpus.Stamp
	lead       string
	difficulty string
	anchor     *corpus.Fact // what tells it
}

// ways are the ways to name a time at which a fact held: by a date, by another dated fact of the history in its year,
// and as counted from one (S5).
func (x *asking) ways() []func(*corpus.Fact) (instant, bool) {
	return []func(*corpus.Fact) (instant, bool){x.easy, x.medium, x.hard}
}

// triple asks three questions about values that followed one another, each of another value, as far as that can be.
// What came last is what a system has that keeps the latest alone.
func (x *asking) triple() []questions.Draft {
	facts := slices.Clone(x.facts())
	slices.SortFunc(facts, func(a, b *corpus.Fact) int { return int(a.From - b.From) })
	order := x.r.Perm(len(facts) - 1)
	var out []questions.Draft
	for n, way := range x.ways() {
		for k := range order { // where there is no time of a value, another is asked for
			f := facts[order[(n+k)%len(order)]]
			if t, ok := way(f); ok {
				out = append(out, x.timed(n+1, f, t))
				break
			}
		}
	}
	return out
}

func (x *asking) timed(n int, f *corpus.Fact, t instant) questions.Draft {
	it := x.resting(corpus.OpValue, t.at, f)
	it.Answer, it.Gold = x.value(f.Value), append(it.Gold, questions.Result(it.Gold[0]))
	it.Difficulty, it.CorrectAnswers, it.IncorrectAnswers = t.difficulty, rightly(it.Answer, true), x.others(f)
	named := []string{x.w.Subjects[f.SubjectID]}
	if t.anchor != nil {
		named = append(named, x.w.Subjects[t.anchor.SubjectID])
	}
	x.anchor(&it, moment{anchor: t.anchor, role: corpus.RoleBridge})
	return x.draft(n, corpus.OpValue, it, t.lead+", "+lowered(past(x.set.Target)), named...)
}

// easy names a date: any of a year in which nothing changed, or the last day of the one in which the value came.
func (x *asking) easy(f *corpus.Fact) (instant, bool) {
	from, to := years(f)
	day := corpus.NewDate(from, time.December, 31)
	if from > to { // both changes fell into one year, and their days are known
		if f.To <= f.From {
			return instant{}, false
		}
		day = f.From + 1 + corpus.Date(x.r.IntN(int(f.To-f.From)))
	} else if year := from + x.r.IntN(to-from+1); year > from {
		day = corpus.NewDate(year, time.Month(1+x.r.IntN(12)), 1+x.r.IntN(28))
	}
	return instant{at: day.At(12, 0), lead: "As of " + day.Time().Format("2 January 2006"), difficulty: Easy}, true
}

// medium names the end of the year of another dated fact of the history, or of one that lies next to it.
func (x *asking) medium(f *corpus.Fact) (instant, bool) { return x.named(f, Medium, inYear, endOfYear) }

// hard counts years from another dated fact to one in which nothing changed, or from however far.
func (x *asking) hard(f *corpus.Fact) (instant, bool) {
	return x.named(f, Hard, yearsFrom, endOfFarYear)
}

// named names a time by another dated fact of the history, in the first of some ways for which there is one.
func (x *asking) named(f *corpus.Fact, difficulty string, ways ...func(event, from, to int, words string) (int, string,
	bool)) (instant, bool) {
	from, to := years(f)
	order := x.r.Perm(len(x.anchors))
	for _, way := range ways {
		for _, i := range order {
			a := x.anchors[i]
			event, ok := without(a.text, shown(a.when))
			if a.set.SetID == x.set.SetID || a.set.Thing != nil || !a.once || !ok {
				continue
			}
			if year, lead, ok := way(a.when.Date.Time().Year(), from, to, event); ok {
				return instant{corpus.NewDate(year, time.December, 31).At(12, 0), lead, difficulty, a.fact}, true
			}
		}
	}
	return instant{}, false
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
		for _, turn := range [][2]string{{" was called ", " came to be called "}, {" was ", " became "},
			{" bore the name ", " took the name "},
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

func capitalised(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// lowered is a question behind a circumstance: its first word is a question word, a verb or an order.
func lowered(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}
