package chat

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

var fixtureUnits = corpus.NewLexicon(nil, []string{"mites/day"})

// A field is a small vocabulary of a domain, as a pack would hand it over.
type field struct {
	project, group string
	components     []string
	deliverables   []string
	done           []string
	attributes     []attribute
	asides         []string
	news           prompts.DayFact
	closure        string
}

type attribute struct {
	noun, plural, class string
	value               corpus.Value
	surfaces            []string
	reason              string
}

func attr(noun, class string, v corpus.Value, reason string, surfaces ...string) attribute {
	return attribute{noun: noun, class: class, value: v, surfaces: surfaces, reason: reason}
}

func tally(noun, plural string, n int64, surfaces ...string) attribute {
	return attribute{noun: noun, plural: plural, class: grammar.ClassTally, value: corpus.CountValue(n),
		surfaces: surfaces}
}

func textOf(k corpus.Kind, s string) corpus.Value { return corpus.TextValue(k, s) }

func day19() corpus.Value { return corpus.DateValue(corpus.NewDate(2025, 3, 19)) }

var fields = []field{
	{
		project: "Quiet Ledger", group: "Vault Service",
		components:   []string{"card vault", "session cache", "payout queue"},
		deliverables: []string{"load test", "rollback plan", "release notes"},
		done:         []string{"merged", "signed off"},
		attributes: []attribute{
			attr("retry limit", grammar.ClassSetting, corpus.CountValue(5), "the partner bank blocks noisy clients", "5",
				"five"),
			attr("write latency", grammar.ClassMeasure, corpus.QuantityValue(corpus.NewDecimal(212, 0), "ms"), "", "212 ms"),
			tally("open defect count", "open defects", 14, "14", "fourteen"),
			tally("failing check count", "failing checks", 1, "1"),
			attr("storage engine", grammar.ClassChoice, textOf(corpus.KindEntity, "Basalt"), "the team has run it before",
				"Basalt"),
			attr("final page", grammar.ClassReference, textOf(corpus.KindLink, "https://wiki.ledger.example/vault/load-test-v3"),
				"", "https://wiki.ledger.example/vault/load-test-v3"),
			attr("client version", grammar.ClassReference, textOf(corpus.KindVersion, "2.4.1"), "", "2.4.1", "v2.4.1"),
			attr("freeze date", grammar.ClassDeadline, day19(), "the auditors want a stable build", "Wednesday", "the 19th",
				"19 March"),
			attr("tooling budget", grammar.ClassBudget, corpus.Value{Kind: corpus.KindMoney, N: 420000, Currency: "EUR"}, "",
				"€4,200"),
			attr("reason for the rewrite", grammar.ClassReason, textOf(corpus.KindText, "the old parser drops empty headers"),
				"", "the old parser drops empty headers"),
			attr("main blocker", grammar.ClassBlocker, textOf(corpus.KindText, "the staging certificate has expired"), "",
				"the staging certificate has expired"),
			attr("starting input", grammar.ClassInput, textOf(corpus.KindText, "the anonymised export of the old queue"), "",
				"the anonymised export of the old queue"),
			attr("rejected alternative", grammar.ClassAlternative, textOf(corpus.KindText, "a nightly batch job"), "",
				"a nightly batch job"),
			attr("known risk", grammar.ClassRisk, textOf(corpus.KindText, "the vendor could change the message format"), "",
				"the vendor could change the message format"),
		},
		asides: []string{"the coffee machine on the ground floor", "the smell in the lift"},
		news: prompts.DayFact{Subject: "the Harlow outage", Attribute: "length",
			Sentence: "the Harlow data centre was down for 6 hours",
			Surfaces: []string{"6 hours"}},
		closure: "the office move",
	},
	{
		project: "Open Shelves", group: "Catalogue Circle",
		components:   []string{"branch catalogue", "reading room", "mobile library route"},
		deliverables: []string{"migration plan", "survey", "lending rules"},
		done:         []string{"adopted", "done"},
		attributes: []attribute{
			attr("loan period", grammar.ClassSetting, corpus.DurationValue(21, false), "people read slower than we assumed",
				"21 days", "twenty-one days"),
			attr("share of damaged spines", grammar.ClassMeasure, corpus.PercentValue(corpus.NewDecimal(31, 0)), "", "31 %",
				"31 per cent"),
			tally("unreturned atlas count", "unreturned atlases", 9, "9", "nine"),
			attr("shelf mark scheme", grammar.ClassChoice, textOf(corpus.KindEnum, "colour bands"), "children find it easier",
				"colour bands"),
			attr("approver", grammar.ClassContact, textOf(corpus.KindEntity, "Mara Olsen"), "", "Mara Olsen", "Mara"),
			attr("hearing date", grammar.ClassDeadline, corpus.DateValue(corpus.NewDate(2025, 4, 2)), "", "2 April",
				"April 2nd"),
			attr("reason for the delay", grammar.ClassReason, textOf(corpus.KindText, "the card index was stored in the cellar"),
				"", "the card index was stored in the cellar"),
			attr("obstacle", grammar.ClassBlocker, textOf(corpus.KindText, "nobody has the key to the map room"), "",
				"nobody has the key to the map room"),
			attr("source list", grammar.ClassInput, textOf(corpus.KindText, "the handwritten accession book"), "",
				"the handwritten accession book"),
			attr("dropped option", grammar.ClassAlternative, textOf(corpus.KindText, "a phone survey"), "", "a phone survey"),
			attr("open risk", grammar.ClassRisk, textOf(corpus.KindText, "the binder retires before the move"), "",
				"the binder retires before the move"),
		},
		asides: []string{"the reading room heating", "the new cat"},
		news: prompts.DayFact{Subject: "the county reading prize", Attribute: "prize money",
			Sentence: "the county reading prize comes with £750 this time",
			Surfaces: []string{"£750"}},
		closure: "stocktaking",
	},
	{
		project: "Honey North", group: "Heath Apiary",
		components:   []string{"heather hive", "queen rearing yard"},
		deliverables: []string{"mite survey", "wintering plan", "frames"},
		done:         []string{"wrapped up"},
		attributes: []attribute{
			attr("syrup ratio", grammar.ClassSetting, textOf(corpus.KindEnum, "thin"), "thick syrup clogs the feeders", "thin"),
			attr("mite drop", grammar.ClassMeasure, corpus.QuantityValue(corpus.NewDecimal(35, 1), "mites/day"), "",
				"3.5 mites/day"),
			tally("colonies without a queen", "queenless colonies", 3, "3", "three"),
			attr("breeding line", grammar.ClassChoice, textOf(corpus.KindEntity, "Buckfast"), "", "Buckfast"),
			attr("inspector", grammar.ClassContact, textOf(corpus.KindEntity, "Leo Brandt"), "", "Leo"),
			attr("inspection date", grammar.ClassDeadline, corpus.DateValue(corpus.NewDate(2025, 3, 20)), "", "Thursday",
				"20 March"),
			attr("worst fear", grammar.ClassRisk, textOf(corpus.KindText, "a late frost kills the brood"), "",
				"a late frost kills the brood"),
			attr("cause of the losses", grammar.ClassReason, textOf(corpus.KindText, "the feeders leak at the seam"), "",
				"the feeders leak at the seam"),
		},
		asides: []string{"the wasp in the van"},
		news: prompts.DayFact{Subject: "the honey price", Attribute: "price",
			Sentence: "wholesale honey went up to €9.40 a kilo",
			Surfaces: []string{"€9.40"}},
		closure: "the village fair",
	},
}

// intN is a source of choices: rapid's, or a seeded one.
type intN func(n int) int

// makeDay builds a plausible plan of a day from a field: threads of the kinds
// that the planner makes.
func makeDay(f field, n int, d intN) prompts.DayIn {
	b := &dayMaker{f: f, d: d}
	date := corpus.NewDate(2025, 3, 10).Add(d(5))
	b.in = prompts.DayIn{Project: f.project, Group: f.group, Date: date, Weekday: date.Weekday().String(), Words: 20,
		People: standintest.People()}
	for len(b.in.Slots) < n {
		b.thread()
	}
	for _, c := range f.components {
		for _, x := range f.deliverables {
			b.in.Tasks = append(b.in.Tasks, prompts.TaskName{Name: c + " " + x, Component: c, Deliverable: x})
		}
	}
	for i := range b.in.Slots {
		minute := 540 + i*480/len(b.in.Slots)
		b.in.Slots[i].At = date.At(minute/60, minute%60)
	}
	return b.in
}

type dayMaker struct {
	f     field
	d     intN
	in    prompts.DayIn
	begun map[string]bool
}

func (b *dayMaker) person() string { return b.in.People[b.d(len(b.in.People))].Name }

func (b *dayMaker) other(not string) string {
	for {
		if p := b.person(); p != not {
			return p
		}
	}
}

func (b *dayMaker) task() string {
	return b.f.components[b.d(len(b.f.components))] + " " + b.f.deliverables[b.d(len(b.f.deliverables))]
}

func (b *dayMaker) add(s prompts.Slot) int {
	s.N = len(b.in.Slots) + 1
	b.in.Slots = append(b.in.Slots, s)
	return s.N
}

func (b *dayMaker) fact(f prompts.DayFact) int {
	f.N = len(b.in.Facts) + 1
	if f.Basis == "" {
		f.Basis = corpus.BasisText
	}
	b.in.Facts = append(b.in.Facts, f)
	return f.N
}

func (b *dayMaker) attribute(ok func(attribute) bool) attribute {
	for {
		if a := b.f.attributes[b.d(len(b.f.attributes))]; ok == nil || ok(a) {
			return a
		}
	}
}

func (b *dayMaker) stated(task string, a attribute) int {
	v := a.value
	surfaces := a.surfaces
	if all := corpus.Surfaces(v, b.in.Date, fixtureUnits); len(all) > 0 {
		n := b.d(len(all))
		surfaces = append(all[n:n+1:n+1], surfaces...)
	}
	return b.fact(prompts.DayFact{Subject: task, Attribute: a.noun, Plural: a.plural, Class: a.class, Value: &v,
		Surfaces: surfaces,
		Reason:   a.reason, Changed: a.reason != "" && b.d(2) == 0})
}

func (b *dayMaker) due(task string) int {
	v := day19()
	all := corpus.Surfaces(v, b.in.Date, nil)
	n := b.d(len(all))
	return b.fact(prompts.DayFact{Subject: task, Attribute: corpus.PredDue, Class: grammar.ClassDue, Value: &v,
		Surfaces: all[n : n+1]})
}

// thread adds one exchange of messages.
func (b *dayMaker) thread() {
	task, who := b.task(), b.person()
	switch b.d(12) {
	case 0:
		b.kickoff(task, who)
	case 1, 2:
		n := b.add(prompts.Slot{Author: who, Act: corpus.ActProgress, Task: task, States: b.some(task)})
		b.ack(n, who, task)
	case 3:
		b.completion(task, who)
	case 4, 5:
		b.question(task, who)
	case 6:
		a := b.attribute(func(a attribute) bool {
			return a.class == grammar.ClassBlocker || a.class == grammar.ClassReason || a.class == grammar.ClassRisk
		})
		n := b.add(prompts.Slot{Author: who, Act: corpus.ActBlocker, Task: task, States: []int{b.stated(task, a)}})
		b.ack(n, who, task)
	case 7:
		b.decision(task, who)
	case 8:
		b.promise(task, who)
	case 9:
		b.mistake(task, who)
	case 10:
		to := b.other(who)
		n := b.add(prompts.Slot{Author: who, Act: corpus.ActCoordinate, Task: task, To: to})
		b.add(prompts.Slot{Author: to, Act: corpus.ActAcknowledge, Task: task, ReplyTo: n})
	case 11:
		b.outside(who)
	}
}

func (b *dayMaker) some(task string) []int {
	out := []int{b.stated(task, b.attribute(nil))}
	if b.d(2) == 0 {
		first := b.in.Facts[out[0]-1].Attribute
		out = append(out, b.stated(task, b.attribute(func(a attribute) bool { return a.noun != first })))
	}
	return out
}

func (b *dayMaker) ack(n int, not, task string) {
	if b.d(2) == 0 {
		b.add(prompts.Slot{Author: b.other(not), Act: corpus.ActAcknowledge, Task: task, ReplyTo: n})
	}
}

func (b *dayMaker) kickoff(task, who string) {
	if b.begun == nil {
		b.begun = map[string]bool{}
	}
	if b.begun[task] {
		return
	}
	b.begun[task] = true
	states := []int{b.fact(prompts.DayFact{Subject: task, Attribute: corpus.PredStarted, Class: grammar.ClassEvent,
		Basis: corpus.BasisTimestamp})}
	states = append(states, b.fact(prompts.DayFact{Subject: task, Attribute: corpus.PredOwner, Class: grammar.ClassOwner,
		Basis: corpus.BasisAuthor}))
	states = append(states, b.due(task))
	n := b.add(prompts.Slot{Author: who, Act: corpus.ActKickoff, Task: task, States: states})
	if b.d(2) == 0 {
		b.add(prompts.Slot{Author: b.other(who), Act: corpus.ActBanter, Task: task, ReplyTo: n})
	}
}

func (b *dayMaker) completion(task, who string) {
	states := []int{b.fact(prompts.DayFact{Subject: task, Attribute: corpus.PredFinished, Class: grammar.ClassEvent,
		Basis: corpus.BasisTimestamp, Done: b.f.done})}
	link := textOf(corpus.KindLink, "https://files.example/"+fmt.Sprint(len(b.in.Facts)))
	states = append(states, b.fact(prompts.DayFact{Subject: task, Attribute: "final page", Class: grammar.ClassReference,
		Value: &link, Surfaces: []string{link.Text}}))
	n := b.add(prompts.Slot{Author: who, Act: corpus.ActCompletion, Task: task, States: states})
	aside := ""
	if b.d(2) == 0 {
		aside = b.f.asides[b.d(len(b.f.asides))]
	}
	b.add(prompts.Slot{Author: b.other(who), Act: corpus.ActBanter, Task: task, ReplyTo: n, Aside: aside})
}

func (b *dayMaker) question(task, who string) {
	a := b.attribute(nil)
	to := b.other(who)
	addressed := ""
	if b.d(2) == 0 {
		addressed = to
	}
	q := b.add(prompts.Slot{Author: who, Act: corpus.ActQuestion, Task: task, To: addressed,
		Asks: &prompts.Asked{Subject: task, Attribute: a.noun, Plural: a.plural, Class: a.class, Kind: a.value.Kind}})
	n := b.add(prompts.Slot{Author: to, Act: corpus.ActAnswer, Task: task, ReplyTo: q, States: []int{b.stated(task, a)}})
	if b.d(2) == 0 {
		b.add(prompts.Slot{Author: who, Act: corpus.ActAcknowledge, Task: task, ReplyTo: n})
	}
}

func (b *dayMaker) decision(task, who string) {
	a := b.attribute(func(a attribute) bool { return a.reason != "" })
	n := b.add(prompts.Slot{Author: who, Act: corpus.ActDecision, Task: task, States: []int{b.stated(task, a)}})
	if b.d(2) == 0 {
		doubter := b.other(who)
		slot := prompts.Slot{Author: doubter, Act: corpus.ActDoubt, Task: task, ReplyTo: n}
		if b.d(2) == 0 {
			slot.States = []int{b.stated(task, b.attribute(func(a attribute) bool { return a.class == grammar.ClassRisk }))}
		}
		m := b.add(slot)
		b.add(prompts.Slot{Author: who, Act: corpus.ActClosure, Task: task, ReplyTo: m})
	}
}

func (b *dayMaker) promise(task, who string) {
	if b.d(2) == 0 {
		n := b.add(prompts.Slot{Author: who, Act: corpus.ActCommitment, Task: task, States: []int{b.due(task)}})
		b.ack(n, who, task)
		return
	}
	v := day19()
	f := b.fact(prompts.DayFact{Subject: task, Attribute: corpus.PredFinished, Class: grammar.ClassEvent, Value: &v,
		Surfaces: []string{"the 19th", "19 March"}})
	b.add(prompts.Slot{Author: who, Act: corpus.ActForecast, Task: task, States: []int{f},
		Earlier: &prompts.Earlier{Author: b.person(), Date: b.in.Date.Add(-1), Act: corpus.ActQuestion, Task: task}})
}

func (b *dayMaker) mistake(task, who string) {
	a := b.attribute(func(a attribute) bool {
		return len(a.surfaces) > 0 && a.class != grammar.ClassContact && a.value.Kind != corpus.KindLink
	})
	wrong := falsified(a)
	n := b.add(prompts.Slot{Author: who, Act: corpus.ActMistake, Task: task, States: []int{b.stated(task, wrong)}})
	m := b.add(prompts.Slot{Author: b.other(who), Act: corpus.ActCorrection, Task: task, ReplyTo: n,
		States: []int{b.stated(task, a)}})
	b.add(prompts.Slot{Author: who, Act: corpus.ActAcknowledge, Task: task, ReplyTo: m})
}

func (b *dayMaker) outside(who string) {
	if b.d(2) == 0 {
		f := b.f.news
		f.Class = grammar.ClassNews
		b.add(prompts.Slot{Author: who, Act: corpus.ActNews, States: []int{b.fact(f)}})
		return
	}
	v := corpus.DateValue(corpus.NewDate(2025, 3, 21))
	n := b.fact(prompts.DayFact{Subject: b.f.closure, Attribute: "date", Class: grammar.ClassCalendar, Value: &v,
		Surfaces: []string{"Friday", "21 March"}})
	b.add(prompts.Slot{Author: who, Act: corpus.ActClosureDay, States: []int{n}})
}

// falsified is the same attribute with another value.
func falsified(a attribute) attribute {
	a.reason = ""
	switch a.value.Kind {
	case corpus.KindText, corpus.KindEnum, corpus.KindEntity:
		a.value.Text = "something else altogether"
	default:
		a.value = corpus.CountValue(77)
		a.surfaces = []string{"77"}
		return a
	}
	a.surfaces = []string{a.value.Text}
	return a
}
