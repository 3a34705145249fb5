package chat

import (
	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

// The threads of decisions, promises, rules and absences, as plans have them.

// makePlannedDay builds a day of such threads.
func makePlannedDay(f field, n int, d intN) prompts.DayIn {
	b := &dayMaker{f: f, d: d}
	date := corpus.NewDate(2025, 3, 10).Add(d(5))
	b.in = prompts.DayIn{Project: f.project, Group: f.group, Date: date, Weekday: date.Weekday().String(), Words: 20,
		People: standintest.People()}
	for _, c := range f.components {
		for _, x := range f.deliverables {
			b.in.Tasks = append(b.in.Tasks, prompts.TaskName{Name: c + " " + x, Component: c, Deliverable: x})
		}
	}
	for len(b.in.Slots) < n {
		switch d(7) {
		case 0, 1:
			b.weighed()
		case 2, 3:
			b.promised()
		case 4:
			b.ruled()
		case 5:
			b.away()
		case 6:
			b.later()
		}
	}
	for i := range b.in.Slots {
		minute := 540 + i*480/len(b.in.Slots)
		b.in.Slots[i].At = date.At(minute/60, minute%60)
	}
	return b.in
}

func (b *dayMaker) coin() bool { return b.d(2) == 0 }

// because is an argument, or none.
func (b *dayMaker) because() string {
	return []string{"", "the partner office moves before the summer", "nobody reads the second page",
		"the old cupboards leak", "our neighbours depend on it", "people ask for it at the desk"}[b.d(6)]
}

func (b *dayMaker) recalled(a attribute, task string) *prompts.Recalled {
	acts := []corpus.Act{corpus.ActDecision, corpus.ActAnswer, corpus.ActBlocker, corpus.ActProgress,
		corpus.ActDisagreement, corpus.ActNews}
	return &prompts.Recalled{Author: b.person(), Date: b.in.Date.Add(-1 - b.d(25)), Act: acts[b.d(len(acts))], Task: task,
		Subject: task, Attribute: a.noun, Plural: a.plural, Class: a.class}
}

func (b *dayMaker) asked(task string, a attribute) *prompts.Asked {
	return &prompts.Asked{Subject: task, Attribute: a.noun, Plural: a.plural, Class: a.class, Kind: a.value.Kind}
}

func decidable(a attribute) bool {
	switch a.class {
	case grammar.ClassSetting, grammar.ClassChoice, grammar.ClassDeadline, grammar.ClassContact, grammar.ClassBudget:
		return true
	}
	return false
}

// weighed is a decision that is asked for, weighed, taken, objected to, settled.
func (b *dayMaker) weighed() {
	task, a := b.task(), b.attribute(decidable)
	asks, decides := b.person(), ""
	decides = b.other(asks)
	root := b.add(prompts.Slot{Author: asks, To: decides, Act: corpus.ActRequest, Task: task, Asks: b.asked(task, a),
		Because: b.because()})
	for range 1 + b.d(2) {
		s := prompts.Slot{Author: b.other(decides), Act: corpus.ActOption, Task: task, ReplyTo: root, Because: b.because()}
		if b.coin() {
			n := b.stated(task, falsified(a))
			b.in.Facts[n-1].Class, b.in.Facts[n-1].Reason, b.in.Facts[n-1].Changed = grammar.ClassOption, "", false
			s.States = []int{n}
		}
		b.add(s)
	}
	n := b.stated(task, a)
	if b.coin() {
		other := b.attribute(nil)
		b.in.Facts[n-1].Trigger, b.in.Facts[n-1].Changed, b.in.Facts[n-1].Reason = b.recalled(other, task), true, ""
	}
	taken := b.add(prompts.Slot{Author: decides, Act: corpus.ActDecision, Task: task, ReplyTo: root, States: []int{n}})
	kind := corpus.Disagreements[b.d(len(corpus.Disagreements))]
	pushed := b.add(prompts.Slot{Author: b.other(decides), Act: corpus.ActDisagreement, Task: task, ReplyTo: taken,
		Kind: kind, Because: b.because()})
	b.add(prompts.Slot{Author: decides, Act: corpus.ActClosure, Task: task, ReplyTo: pushed, Because: b.because()})
	b.add(prompts.Slot{Author: b.person(), Act: corpus.ActRecall, Task: task, Recalls: b.recalled(b.attribute(nil), task)})
}

// promised is a promise and what becomes of one.
func (b *dayMaker) promised() {
	task, a := b.task(), b.attribute(func(a attribute) bool { return a.value.Kind != corpus.KindText })
	who := b.person()
	owes := b.other(who)
	if b.coin() {
		q := b.add(prompts.Slot{Author: who, To: owes, Act: corpus.ActQuestion, Task: task, Asks: b.asked(task, a)})
		v := day19()
		f := b.fact(prompts.DayFact{Subject: task, Attribute: a.noun, Class: grammar.ClassPromise, Value: &v,
			Surfaces: []string{"the 19th", "19 March"}})
		b.add(prompts.Slot{Author: owes, To: who, Act: corpus.ActCommitment, Task: task, ReplyTo: q, States: []int{f}})
		return
	}
	kept := &prompts.Recalled{Author: owes, Date: b.in.Date.Add(-1 - b.d(9)), Act: corpus.ActCommitment, Task: task,
		Subject: task, Attribute: a.noun, Plural: a.plural, Class: a.class}
	if b.coin() {
		b.add(prompts.Slot{Author: owes, Act: corpus.ActDelivery, Task: task, States: []int{b.stated(task, a)}, Recalls: kept,
			Earlier: &prompts.Earlier{Author: who, Date: kept.Date, Act: corpus.ActQuestion, Task: task}})
		return
	}
	asked := b.add(prompts.Slot{Author: who, To: owes, Act: corpus.ActReminder, Task: task, Recalls: kept})
	sorry := b.add(prompts.Slot{Author: owes, Act: corpus.ActApology, Task: task, ReplyTo: asked, Recalls: kept})
	if b.coin() {
		b.add(prompts.Slot{Author: owes, Act: corpus.ActDelivery, Task: task, ReplyTo: asked,
			States: []int{b.stated(task, a)}, Recalls: kept})
		return
	}
	b.add(prompts.Slot{Author: who, Act: corpus.ActAcknowledge, Task: task, ReplyTo: sorry})
}

// later is a reply to something of another day.
func (b *dayMaker) later() {
	task, a, who := b.task(), b.attribute(decidable), b.person()
	s := prompts.Slot{Author: who, Task: task, Because: b.because(), Earlier: &prompts.Earlier{Author: b.other(who),
		Date: b.in.Date.Add(-1 - b.d(4)), Task: task}}
	kept := &prompts.Recalled{Author: who, Date: s.Earlier.Date.Add(-3), Act: corpus.ActCommitment, Task: task,
		Attribute: a.noun, Class: a.class}
	switch b.d(7) {
	case 0:
		s.Act, s.Earlier.Act, s.Kind = corpus.ActDisagreement, corpus.ActDecision,
			corpus.Disagreements[b.d(len(corpus.Disagreements))]
	case 1:
		s.Act, s.Earlier.Act = corpus.ActClosure, corpus.ActDoubt
	case 2:
		s.Act, s.Earlier.Act = corpus.ActOption, corpus.ActRequest
	case 3:
		s.Act, s.Earlier.Act, s.States = corpus.ActDecision, corpus.ActRequest, []int{b.stated(task, a)}
		s.Because, b.in.Facts[s.States[0]-1].Trigger = "", b.recalled(b.attribute(nil), task)
	case 4:
		s.Act, s.Earlier.Act, s.Recalls = corpus.ActApology, corpus.ActReminder, kept
	case 5:
		s.Act, s.Earlier.Act, s.Recalls = corpus.ActReminder, corpus.ActCommitment, kept
		kept.Author = s.Earlier.Author
		s.To = kept.Author
	case 6:
		s.Act, s.Earlier.Act, s.Recalls, s.States = corpus.ActDelivery, corpus.ActReminder, kept, []int{b.stated(task, a)}
		s.Because = ""
	}
	b.add(s)
}

// ruled is a rule, its override, and the term that the override needs.
func (b *dayMaker) ruled() {
	subjects := []string{"changes to the " + b.f.components[0], "access to the " + b.f.components[0],
		"any talk about the " + b.f.components[1]}
	subject, who := subjects[b.d(len(subjects))], b.person()
	value := func(s string, k corpus.Kind) (*corpus.Value, []string) {
		v := textOf(k, s)
		return &v, []string{s}
	}
	rule := prompts.DayFact{Subject: subject, Attribute: corpus.PredRequires, Class: grammar.ClassRule}
	rule.Value, rule.Surfaces = value("a written note to the keeper of the keys", corpus.KindText)
	if b.coin() {
		rule.Value, rule.Surfaces = value("Hana Tilde", corpus.KindEntity)
	}
	n := b.add(prompts.Slot{Author: who, Act: corpus.ActRule, States: []int{b.fact(rule)}, Because: b.because()})
	b.add(prompts.Slot{Author: b.other(who), Act: corpus.ActAcknowledge, ReplyTo: n})
	over := rule
	over.Condition = "during a quiet stretch"
	over.Value, over.Surfaces = value("a word at the counter", corpus.KindText)
	if b.coin() {
		over.Value, over.Surfaces = value("Leo Brandt", corpus.KindEntity)
	}
	b.add(prompts.Slot{Author: who, Act: corpus.ActRule, States: []int{b.fact(over)}, Because: b.because()})
	term := prompts.DayFact{Subject: "quiet stretch", Attribute: corpus.PredMeans, Class: grammar.ClassDefinition}
	term.Value, term.Surfaces = value("the weeks between the fair and the audit", corpus.KindText)
	b.add(prompts.Slot{Author: who, Act: corpus.ActRule, States: []int{b.fact(term)}})
}

// away is a person who goes, and a person who is back.
func (b *dayMaker) away() {
	who := b.person()
	v := day19()
	f := b.fact(prompts.DayFact{Subject: who, Attribute: corpus.PredBack, Class: grammar.ClassAbsence, Value: &v,
		Surfaces: []string{"the 19th", "19 March"}})
	n := b.add(prompts.Slot{Author: who, Act: corpus.ActAbsence, States: []int{f}, Because: b.because()})
	b.add(prompts.Slot{Author: b.other(who), Act: corpus.ActAcknowledge, ReplyTo: n})
	b.introduced()
	back := b.other(who)
	m := b.add(prompts.Slot{Author: back, Act: corpus.ActReturn})
	b.add(prompts.Slot{Author: b.other(back), Act: corpus.ActRecap, ReplyTo: m, Recalls: b.recalled(b.attribute(nil),
		b.task())})
}

// introduced is a person who says who they are, and a person who greets them.
func (b *dayMaker) introduced() {
	who := b.person()
	var states []int
	for _, x := range [][2]string{{grammar.ClassRole, "archive engineer"}, {grammar.ClassSkill, "Latin"},
		{grammar.ClassLearning, "shelving"}} {
		v := corpus.TextValue(corpus.KindEnum, x[1])
		states = append(states, b.fact(prompts.DayFact{Subject: who, Attribute: x[0], Class: x[0], Value: &v,
			Surfaces: []string{x[1]}}))
	}
	n := b.add(prompts.Slot{Author: who, Act: corpus.ActIntroduction, States: states})
	b.add(prompts.Slot{Author: b.other(who), Act: corpus.ActAcknowledge, ReplyTo: n})
}
