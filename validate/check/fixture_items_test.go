package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/filters"
)

// Items of the fixture by what they ask.
const (
	itThreshold = "I01" // single value, asker-bound
	itDuration  = "I02" // working days, no closure inside
	itPage      = "I03" // single value, named speaker
	itAbsent    = "I04"
	itInterval  = "I05" // calendar days between two ends
	itWard      = "I06" // single value with a corrected mistake next to it
	itClosure   = "I07" // working days over a closure
	itOwner     = "I08" // stamped by the author
	itRejected  = "I09"
	itSurplus   = "I10"
	itFlagged   = "I11"
)

func (b builder) items() {
	absent := corpus.Item{
		Family: "abstention", Category: "abstention", Question: "Which reviewer signs off the order import filter?",
		Answer:   "Not stated in the conversations.",
		Evidence: []corpus.Evidence{{MessageID: b.saying("F08"), Role: corpus.RoleContext, Set: 1}},
		Gold: []corpus.GoldAtom{{Part: corpus.PartResult, SubjectID: "T02", Predicate: "reviewer",
			Operation: corpus.OpAbsent, How: corpus.HowComputed}},
	}
	threshold := b.single("What threshold does the renal alert have?", "45 ml/min", "F05")
	threshold.AskerID = "P1"
	page := b.single("Which page did Tomasz hand over?", "https://wiki.northlight.example/dose/allergy-rules", "F12")
	for i := range page.Gold {
		page.Gold[i].NamedSpeakerID = "P3"
	}
	closure := b.span("How many working days did the order import filter take, first and last day counted?",
		corpus.OpDuration, "F08", "F15", 6, "working")
	closure.Evidence = append(closure.Evidence, corpus.Evidence{MessageID: b.saying("F14"), Role: corpus.RoleBridge,
		Set: 3})
	announced := b.operand("F14", corpus.OpInterval)
	announced.Part = corpus.PartCalendar
	closure.Gold = append(closure.Gold, announced)
	for i, it := range []corpus.Item{
		threshold,
		b.span("How many working days did the allergy rule table take, both ends counted?", corpus.OpDuration, "F01", "F13",
			6, "working"),
		page, absent,
		b.span("How many days lie between the ends of the allergy rule table and the order import filter?", corpus.OpInterval,
			"F13", "F15", 3, "calendar"),
		b.single("Which site is the pilot?", "Ward 6", "F06"),
		closure,
		b.single("Who owns the allergy rule table?", "Tomasz Wilk", "F02"),
		b.single("How many variants does the intake form have?", "14", "F11"),
		b.single("When is the allergy rule table due?", "7 March 2025", "F03"),
		b.single("What held up the filter?", "missing test accounts", "F09"),
	} {
		it.ID, it.CorpusID, it.Format, it.Split = fmt.Sprintf("I%02d", i+1), "C1", "open", "test"
		it.AskedAt, it.Status, it.Quality = march(14).At(18, 0), corpus.Accepted, "kept"
		b.c.Items = append(b.c.Items, it)
	}
	b.fates()
}

// fates gives the last three drafts their ends, and all others their verdicts.
func (b builder) fates() {
	for i := range b.c.Items {
		it := &b.c.Items[i]
		switch it.ID {
		case itRejected:
			b.verdict(it, filters.NameBlind, corpus.ProbeVerdict, corpus.No, nil)
			b.because("answered without evidence", corpus.CodeGuessed)
			b.judge(it)
		case itSurplus:
			it.Status, it.Reasons, it.Codes = corpus.Surplus, []string{corpus.ReasonSurplus}, []corpus.Code{corpus.CodeSurplus}
		case itFlagged:
			for _, r := range b.required(it) {
				if r.Filter != filters.NameUnique {
					b.verdict(it, r.Filter, corpus.ProbeVerdict, corpus.Yes, nil)
				}
			}
			b.verdict(it, filters.NameUnique, corpus.ProbeVerdict, corpus.Undetermined, nil)
			b.because("segment "+b.c.Segments[0].ID, corpus.CodeNotRun)
			b.c.Verdicts[len(b.c.Verdicts)-1].Refs = []string{b.c.Segments[0].ID}
			b.judge(it)
		default:
			b.pass(it)
			it.AdmittedBy = corpus.AdmittedByFilters
		}
	}
	b.overrule()
}

// overrule has a person admit an item that the blind panel guessed.
func (b builder) overrule() {
	find(b.c.Items, func(it corpus.Item) bool { return it.ID == itInterval }).AdmittedBy = corpus.AdmittedByPerson
	v := find(b.c.Verdicts, func(v corpus.Verdict) bool {
		return v.ItemID == itInterval && v.Filter == filters.NameBlind && v.Probe == corpus.ProbeVerdict
	})
	v.Outcome, v.Code, v.Reason = corpus.No, corpus.CodeGuessed, "guessed"
	b.c.Decisions = []corpus.Decision{{Seq: 1, Target: corpus.TargetItem, TargetID: itInterval, Reviewer: "Ada",
		Action: corpus.ActionAccept, Code: "misread",
		Overrules: []string{filters.NameBlind}}}
	b.c.Decisions = append(b.c.Decisions, corpus.Decision{Seq: 2, Target: corpus.TargetDay, TargetID: "G1/2025-03-13",
		Reviewer: "Ada",
		At:       "2025-04-01T09:05:00Z", Action: corpus.ActionDropDay, TargetHash: "d"})
	b.c.Applications = []corpus.Application{{Seq: 1, Release: 1, Outcome: corpus.Applied, ItemID: itInterval},
		{Seq: 2, Release: 1, Outcome: corpus.Applied}}
}

// because gives the last verdict its reason.
func (b builder) because(reason string, code corpus.Code) {
	v := &b.c.Verdicts[len(b.c.Verdicts)-1]
	v.Reason, v.Code = reason, code
}

// judge gives an item the end that follows from its verdicts.
func (b builder) judge(it *corpus.Item) {
	quality := it.Quality
	filters.Judge(it, b.required(it), slices.DeleteFunc(slices.Clone(b.c.Verdicts),
		func(v corpus.Verdict) bool { return v.ItemID != it.ID }))
	it.Quality = quality
}

func (b builder) required(it *corpus.Item) []filters.Requirement {
	return filters.Required(requirements()[it.Family], *it, filters.Policy{AnswerKeys: true})
}

// saying returns the message that states a fact.
func (b builder) saying(fact string) string {
	for _, p := range b.c.Plan {
		for _, d := range p.Discloses {
			if d.FactID == fact {
				return p.MessageID
			}
		}
	}
	panic(fact + " is not stated")
}

func (b builder) operand(fact string, op corpus.Operation) corpus.GoldAtom {
	f := find(b.c.Facts, func(f corpus.Fact) bool { return f.ID == fact })
	value := f.Value
	g := corpus.GoldAtom{
		Part: corpus.PartOperand, SubjectID: f.SubjectID, Predicate: f.Predicate, Operation: op, Atom: &value,
		How: corpus.HowLiteral, FactIDs: []string{fact}, MessageID: b.saying(fact), At: march(14).At(18, 0),
	}
	plan := find(b.c.Plan, func(p corpus.PlannedMessage) bool { return p.MessageID == g.MessageID })
	d := find(plan.Discloses, func(d corpus.Disclosure) bool { return d.FactID == fact })
	g.Start, g.End = d.Start, d.End
	if d.Basis != corpus.BasisText {
		g.How = corpus.HowStamped
	}
	return g
}

func (b builder) single(question, answer, fact string) corpus.Item {
	operand := b.operand(fact, corpus.OpValue)
	result := operand
	result.Part, result.MessageID, result.Start, result.End = corpus.PartResult, "", 0, 0
	return corpus.Item{
		Family: "single_hop", Category: "recall", Question: question, Answer: answer,
		Evidence: []corpus.Evidence{{MessageID: operand.MessageID, Role: corpus.RoleAnswer, Set: 1}},
		Gold:     []corpus.GoldAtom{operand, result},
	}
}

func (b builder) span(question string, op corpus.Operation, from, to string, n int64, unit string) corpus.Item {
	first, second := b.operand(from, op), b.operand(to, op)
	v := corpus.DurationValue(n, unit == "working")
	answer := fmt.Sprintf("%d calendar days", n)
	if unit == "working" {
		answer = fmt.Sprintf("%d working days", n)
	}
	return corpus.Item{
		Family: "temporal", Category: "recall", Question: question, Answer: answer,
		Evidence: []corpus.Evidence{{MessageID: first.MessageID, Role: corpus.RoleAnswer, Set: 1},
			{MessageID: second.MessageID, Role: corpus.RoleAnswer, Set: 2}},
		Gold: []corpus.GoldAtom{first, second, {
			Part: corpus.PartResult, SubjectID: second.SubjectID, Predicate: string(op), Operation: op, Atom: &v,
			How:  corpus.HowComputed,
			Unit: unit, Inclusive: op == corpus.OpDuration, FactIDs: []string{from, to},
		}},
	}
}

func (b builder) verdict(it *corpus.Item, filter, probe string, outcome corpus.Outcome, leftOut []string) {
	v := corpus.Verdict{ItemID: it.ID, Filter: filter, Probe: probe, Confidence: -1, Outcome: outcome, LeftOut: leftOut}
	if probe != corpus.ProbeVerdict {
		v.Model = "builtin"
	}
	if filter == filters.NameSufficient && it.Family != "abstention" {
		v.Citations, v.ContextRef = []string{it.Evidence[0].MessageID}, "evidence"
	}
	b.c.Verdicts = append(b.c.Verdicts, v)
}

// keys gives an item references, one of which the judge did not mark as it should.
func (b builder) keys(it *corpus.Item) {
	mark := func(side, answer string, o corpus.Outcome) {
		b.verdict(it, filters.NameAnswerKeys, side, o, nil)
		b.c.Verdicts[len(b.c.Verdicts)-1].Answer = answer
	}
	it.CorrectAnswers, it.IncorrectAnswers = []string{"It is said so: " + it.Answer}, []string{"nobody knows",
		"some of it"}
	mark("correct", it.CorrectAnswers[0], corpus.Yes)
	mark("correct", "more or less", corpus.No)
	for _, a := range it.IncorrectAnswers {
		mark("incorrect", a, corpus.Yes)
	}
}

// pass records what an accepted item's filters said.
func (b builder) pass(it *corpus.Item) {
	for _, r := range b.required(it) {
		switch r.Filter {
		case filters.NameAnswerKeys:
			b.keys(it)
		case filters.NameBlind:
			b.verdict(it, r.Filter, "panel", corpus.Yes, nil)
			b.verdict(it, r.Filter, "panel", corpus.No, nil)
		case filters.NameHard:
			b.verdict(it, r.Filter, "baseline", corpus.Yes, nil)
			b.c.Verdicts[len(b.c.Verdicts)-1].Answer = "no idea"
			b.c.Rounds = append(b.c.Rounds, corpus.Round{
				ItemID: it.ID, Round: 1, Question: it.Question, Retrieved: b.saidIn("draw the line for the renal alert",
					"Slowly, but it does", "What did I miss"), Answer: "no idea", Verdict: corpus.No,
			})
		case filters.NameSufficient:
			b.verdict(it, r.Filter, "evidence", corpus.Yes, nil)
		case filters.NameNecessary:
			for _, e := range it.Evidence {
				b.verdict(it, r.Filter, fmt.Sprintf("without set %d", e.Set), corpus.Yes, []string{e.MessageID})
			}
		}
		b.verdict(it, r.Filter, corpus.ProbeVerdict, corpus.Yes, nil)
	}
}

// saidIn returns the messages with these words, each.
func (b builder) saidIn(words ...string) []string {
	var out []string
	for _, x := range words {
		out = append(out, saying(b.c, x).ID)
	}
	return out
}
