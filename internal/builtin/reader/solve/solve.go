package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// SolveIn answers the question of a call.
func (t *Talk) SolveIn(in prompts.SolveIn) (*Query, Finding) {
	return t.answer(posed{text: in.Question, asker: in.Asker, on: AskedOn(in), open: len(in.Options) == 0})
}

// direct answers a question that names its subject: for several things, for how
// one stood at a time, or for one thing.
func (t *Talk) direct(p posed) (*Query, Finding) {
	q := t.query(p)
	if q.Ask == AskInterval || q.Ask == AskDuration {
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
func (t *Talk) solveOne(q *Query) Finding {
	f := t.Solve(q)
	if f.Answer == "" && len(f.Cites) == 0 {
		if m, ok := t.mended(q); ok {
			q.Heads = nil
			f = m.Solve(q)
		}
	}
	return f
}

// AskedOn is the day on which a question is asked: that of the last message where it has no time.
func AskedOn(in prompts.SolveIn) corpus.Date {
	if in.AskedAt != 0 {
		return in.AskedAt.Date()
	}
	var last corpus.Stamp
	for _, m := range in.Messages {
		last = max(last, m.At)
	}
	return last.Date()
}

// Solve takes the way that the question calls for.
func (t *Talk) Solve(q *Query) Finding {
	if q.Ruling != nil {
		if f, ok := t.solveRule(q); ok {
			return f
		}
	}
	if q.Decision != nil {
		if f := t.solveDecision(q); f.Answer != "" {
			return f
		}
	}
	if len(q.Subject) == 0 && q.Ask != AskInterval {
		return nothing("the question names nothing to look for")
	}
	if q.rejected {
		return t.solveRejected(q)
	}
	if len(q.Np) > 0 {
		if f, ok := t.solveNoun(q); ok {
			return f
		}
		if n := len(q.Np) - 1; q.Ask == AskDropped && n > 0 && !turnedDown[q.Np[n]] && !dropStems[q.Np[n]] {
			return nothing(noStatement) // a dropped colour is not just anything that was dropped
		}
	}
	switch q.Ask {
	case askPromise:
		return t.solvePromise(q)
	case AskReturn:
		return t.SolveReturn(q)
	case AskMeaning:
		return t.SolveMeaning(q)
	case AskPerson:
		return t.solvePerson(q)
	case AskEvent:
		return t.solveEvent(q)
	case AskWhether:
		return t.solveWhether(q)
	case AskDuration:
		return t.solveLength(q)
	case AskInterval:
		return t.solveInterval(q)
	case AskReason, AskBlocker, AskDropped:
		return t.settle(q, t.bySpeaker(q, t.Clauses(q)))
	}
	return t.settle(q, t.bySpeaker(q, t.withAccepted(q, t.Candidates(q))))
}

// withAccepted adds the proposals that were taken up to what is stated.
func (t *Talk) withAccepted(q *Query, all []Candidate) []Candidate {
	taken := t.Accepted(q)
	if len(taken) == 0 {
		return all
	}
	all = append(all, taken...)
	slices.SortStableFunc(all, func(a, b Candidate) int { return a.Msg - b.Msg })
	return all
}

// namesRole says that a noun is a role: who began a piece of work is no answer
// to "who is the approver for the report that I began?".
func namesRole(stem string) bool {
	return personNouns[stem] && !anybody[stem]
}

// anybody are nouns for a person that name no role.
var anybody = english.Stems("person colleague teammate member author engineer manager")

func (t *Talk) solvePerson(q *Query) Finding {
	if len(q.Attr) == 0 || len(q.Attr) == 1 && !namesRole(q.Attr[0]) {
		for _, s := range append(append([]string{}, q.Attr...), q.Soft...) {
			switch {
			case finishStems[s]:
				return t.actor(q, Finished)
			case startStems[s]:
				return t.actor(q, Started)
			case sayStems[s] && len(q.Attr) == 0:
				return t.sayer(q)
			}
		}
	}
	return t.settle(q, t.Agents(q))
}

func (t *Talk) solveEvent(q *Query) Finding {
	h, ok := t.settleEvent(q, q.Event)
	if !ok {
		return nothing("no message says that it happened")
	}
	return Finding{Answer: LongDate(h.on), Cites: h.cites, Confidence: 60 + 10*h.Level, Reason: "The day of the message that says so."}
}

func (t *Talk) solveWhether(q *Query) Finding {
	if q.Event == noEvent {
		return nothing("the question names no event")
	}
	h, ok := t.settleEvent(q, q.Event)
	if !ok {
		return nothing("no message says that it happened")
	}
	return Finding{Answer: "Yes, on " + LongDate(h.on), Cites: h.cites, Confidence: 60 + 8*h.Level, Reason: "A message says that it happened."}
}

// solveLength computes a duration from its two ends, or else takes a stated one.
func (t *Talk) solveLength(q *Query) Finding {
	if f := t.solveDuration(q); f.Answer != "" {
		return f
	}
	c := *q
	c.Ask, c.Kinds, c.Attr = AskValue, []corpus.Kind{corpus.KindDuration}, []string{"tak"}
	c.Np, c.Heads = nil, nil
	var kept []Candidate
	for _, cand := range t.bySpeaker(&c, t.Candidates(&c)) {
		if tellsTime(t.Read[cand.Msg], t.Read[cand.Msg].Sents[cand.Sent]) && (cand.typed.Working == q.Working || !q.unitSaid) {
			kept = append(kept, cand)
		}
	}
	return t.settle(&c, kept)
}

// turnedDown are nouns for whatever was turned down.
var turnedDown = english.Stems("option approach idea variant solution path way choice candidate plan proposal possibility")

// solveNoun reads what is stated for the noun phrase that is asked for, and
// whatever else states a value of the attribute in other messages.
func (t *Talk) solveNoun(q *Query) (Finding, bool) {
	all := t.Statements(q)
	if q.Ask == AskValue {
		all = t.withAccepted(q, all)
	}
	if len(all) == 0 {
		return Finding{}, false
	}
	var others []Candidate
	switch q.Ask {
	case AskPerson:
		others = t.Agents(q)
	case AskReason, AskBlocker, AskDropped:
	default:
		others = t.Candidates(q)
	}
	for _, c := range others {
		if !slices.ContainsFunc(all, func(d Candidate) bool { return d.Msg == c.Msg }) && (c.score > 6 || c.level == 3 || c.changed || c.corrects) {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b Candidate) int { return a.Msg - b.Msg })
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
func (t *Talk) bySpeaker(q *Query, all []Candidate) []Candidate {
	if q.Person == "" {
		return all
	}
	var out []Candidate
	for _, c := range all {
		if t.Msgs[c.Msg].Speaker == q.Person || t.Mentions(c.Msg, q.Person) {
			out = append(out, c)
		}
	}
	return out
}

// Mentions says that message i names somebody.
func (t *Talk) Mentions(i int, name string) bool {
	p := t.Read[i]
	for j := range p.Toks {
		if who, ok := t.People.PersonAt(p, j, false); ok && who.Name == name {
			return true
		}
	}
	return false
}
