package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// solveIn answers the question of a call.
func (t *talk) solveIn(in prompts.SolveIn) (*query, finding) {
	return t.answer(posed{text: in.Question, asker: in.Asker, on: askedOn(in), open: len(in.Options) == 0})
}

// direct answers a question that names its subject: for several things, for how
// one stood at a time, or for one thing.
func (t *talk) direct(p posed) (*query, finding) {
	q := t.query(p)
	if q.ask == askInterval || q.ask == askDuration {
		return q, t.solveOne(q)
	}
	read := text.Parse(p.text, p.on)
	if list := parts(read); len(list) > 1 && p.open {
		return q, t.solveParts(list, p)
	}
	if c, ok := timeOf(read, p.on); ok {
		return q, t.solveThen(c, read, p)
	}
	return q, t.solveOne(q)
}

// solveOne answers a question for one thing, if need be with slips of the finger mended.
func (t *talk) solveOne(q *query) finding {
	f := t.solve(q)
	if f.answer == "" && len(f.cites) == 0 {
		if m, ok := t.mended(q); ok {
			q.heads = nil
			f = m.solve(q)
		}
	}
	return f
}

func askedOn(in prompts.SolveIn) corpus.Date {
	if in.AskedAt != 0 {
		return in.AskedAt.Date()
	}
	var last corpus.Stamp
	for _, m := range in.Messages {
		last = max(last, m.At)
	}
	return last.Date()
}

// solve takes the way that the question calls for.
func (t *talk) solve(q *query) finding {
	if q.ruling != nil {
		if f, ok := t.solveRule(q); ok {
			return f
		}
	}
	if q.decision != nil {
		if f := t.solveDecision(q); f.answer != "" {
			return f
		}
	}
	if len(q.subject) == 0 && q.ask != askInterval {
		return nothing("the question names nothing to look for")
	}
	if q.rejected {
		return t.solveRejected(q)
	}
	if len(q.np) > 0 {
		if f, ok := t.solveNoun(q); ok {
			return f
		}
		if n := len(q.np) - 1; q.ask == askDropped && n > 0 && !turnedDown[q.np[n]] && !dropStems[q.np[n]] {
			return nothing(noStatement) // a dropped colour is not just anything that was dropped
		}
	}
	switch q.ask {
	case askPromise:
		return t.solvePromise(q)
	case askReturn:
		return t.solveReturn(q)
	case askMeaning:
		return t.solveMeaning(q)
	case askPerson:
		return t.solvePerson(q)
	case askEvent:
		return t.solveEvent(q)
	case askWhether:
		return t.solveWhether(q)
	case askDuration:
		return t.solveLength(q)
	case askInterval:
		return t.solveInterval(q)
	case askReason, askBlocker, askDropped:
		return t.settle(q, t.bySpeaker(q, t.clauses(q)))
	}
	return t.settle(q, t.bySpeaker(q, t.withAccepted(q, t.candidates(q))))
}

// withAccepted adds the proposals that were taken up to what is stated.
func (t *talk) withAccepted(q *query, all []candidate) []candidate {
	taken := t.accepted(q)
	if len(taken) == 0 {
		return all
	}
	all = append(all, taken...)
	slices.SortStableFunc(all, func(a, b candidate) int { return a.msg - b.msg })
	return all
}

// namesRole says that a noun is a role: who began a piece of work is no answer
// to "who is the approver for the report that I began?".
func namesRole(stem string) bool {
	return personNouns[stem] && !anybody[stem]
}

// anybody are nouns for a person that name no role.
var anybody = english.Stems("person colleague teammate member author engineer manager")

func (t *talk) solvePerson(q *query) finding {
	if len(q.attr) == 0 || len(q.attr) == 1 && !namesRole(q.attr[0]) {
		for _, s := range append(append([]string{}, q.attr...), q.soft...) {
			switch {
			case finishStems[s]:
				return t.actor(q, finished)
			case startStems[s]:
				return t.actor(q, started)
			case sayStems[s] && len(q.attr) == 0:
				return t.sayer(q)
			}
		}
	}
	return t.settle(q, t.agents(q))
}

func (t *talk) solveEvent(q *query) finding {
	h, ok := t.settleEvent(q, q.event)
	if !ok {
		return nothing("no message says that it happened")
	}
	return finding{answer: longDate(h.on), cites: h.cites, confidence: 60 + 10*h.level, reason: "The day of the message that says so."}
}

func (t *talk) solveWhether(q *query) finding {
	if q.event == noEvent {
		return nothing("the question names no event")
	}
	h, ok := t.settleEvent(q, q.event)
	if !ok {
		return nothing("no message says that it happened")
	}
	return finding{answer: "Yes, on " + longDate(h.on), cites: h.cites, confidence: 60 + 8*h.level, reason: "A message says that it happened."}
}

// solveLength computes a duration from its two ends, or else takes a stated one.
func (t *talk) solveLength(q *query) finding {
	if f := t.solveDuration(q); f.answer != "" {
		return f
	}
	c := *q
	c.ask, c.kinds, c.attr = askValue, []corpus.Kind{corpus.KindDuration}, []string{"tak"}
	c.np, c.heads = nil, nil
	var kept []candidate
	for _, cand := range t.bySpeaker(&c, t.candidates(&c)) {
		if tellsTime(t.read[cand.msg], t.read[cand.msg].Sents[cand.sent]) && (cand.typed.Working == q.working || !q.unitSaid) {
			kept = append(kept, cand)
		}
	}
	return t.settle(&c, kept)
}

// turnedDown are nouns for whatever was turned down.
var turnedDown = english.Stems("option approach idea variant solution path way choice candidate plan proposal possibility")

// solveNoun reads what is stated for the noun phrase that is asked for, and
// whatever else states a value of the attribute in other messages.
func (t *talk) solveNoun(q *query) (finding, bool) {
	all := t.statements(q)
	if q.ask == askValue {
		all = t.withAccepted(q, all)
	}
	if len(all) == 0 {
		return finding{}, false
	}
	var others []candidate
	switch q.ask {
	case askPerson:
		others = t.agents(q)
	case askReason, askBlocker, askDropped:
	default:
		others = t.candidates(q)
	}
	for _, c := range others {
		if !slices.ContainsFunc(all, func(d candidate) bool { return d.msg == c.msg }) && (c.score > 6 || c.level == 3 || c.changed || c.corrects) {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b candidate) int { return a.msg - b.msg })
	return t.settle(q, t.bySpeaker(q, all)), true
}

// tellsTime says that a sentence tells how long something took.
func tellsTime(p *text.Parsed, sent text.Span) bool {
	for i := sent.From; i < sent.To; i++ {
		switch p.Toks[i].Low {
		case "took", "taken", "lasted", "needed", "ran", "spent", "cost", "takes":
			return true
		}
	}
	return false
}

// bySpeaker keeps what the person said or did whom the question names.
func (t *talk) bySpeaker(q *query, all []candidate) []candidate {
	if q.person == "" {
		return all
	}
	var out []candidate
	for _, c := range all {
		if t.msgs[c.msg].Speaker == q.person || t.mentions(c.msg, q.person) {
			out = append(out, c)
		}
	}
	return out
}

func (t *talk) mentions(i int, name string) bool {
	p := t.read[i]
	for j := range p.Toks {
		if who, ok := t.people.personAt(p, j, false); ok && who.name == name {
			return true
		}
	}
	return false
}
