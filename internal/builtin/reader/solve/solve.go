package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Answer answers the question of a call.
func Answer(t *talk.Talk, in prompts.SolveIn) (*talk.Query, Finding) {
	return answer(t, posed{text: in.Question, asker: in.Asker, on: AskedOn(in), open: len(in.Options) == 0})
}

// direct answers a question that names its subject: for several things, for how one stood at a time, or for one thing.
func direct(t *talk.Talk, p posed) (*talk.Query, Finding) {
	q := query(t, p)
	if q.Ask == talk.AskInterval || q.Ask == talk.AskDuration {
		return q, solveOne(t, q)
	}
	read := text.Parse(p.text, p.on)
	if list := parts(read); len(list) > 1 && p.open {
		return q, solveParts(t, list, p)
	}
	if c, ok := timeOf(read, p.on); ok {
		return q, solveThen(t, c, read, p)
	}
	return q, solveOne(t, q)
}

// solveOne answers a question for one thing, if need be with slips of the finger mended.
func solveOne(t *talk.Talk, q *talk.Query) Finding {
	f := Find(t, q)
	if f.Answer == "" && len(f.Cites) == 0 {
		if m, ok := withoutSlips(t, q); ok {
			q.Heads = nil
			f = Find(m, q)
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

// Find takes the way that the question calls for.
func Find(t *talk.Talk, q *talk.Query) Finding {
	if q.Ruling != nil {
		if f, ok := solveRule(t, q); ok {
			return f
		}
	}
	if len(q.Subject) == 0 && q.Ask != talk.AskInterval {
		return nothing("the question names nothing to look for")
	}
	if q.Rejected {
		return solveRejected(t, q)
	}
	if q.Wish {
		return solveWish(t, q)
	}
	if len(q.Np) > 0 {
		if f, ok := solveNoun(t, q); ok {
			return f
		}
		if n := len(q.Np) - 1; q.Ask == talk.AskDropped && n > 0 && !talk.TurnedDown[q.Np[n]] &&
			!talk.DropStems[q.Np[n]] {
			return nothing(noStatement) // a dropped colour is not just anything that was dropped
		}
	}
	return solveAsked(t, q)
}

// solveAsked takes the way of what a question asks for.
func solveAsked(t *talk.Talk, q *talk.Query) Finding {
	switch q.Ask {
	case talk.AskPromise:
		return solvePromise(t, q)
	case talk.AskReturn:
		return Return(t, q)
	case talk.AskPerson:
		return solvePerson(t, q)
	case talk.AskEvent:
		return solveEvent(t, q)
	case talk.AskWhether:
		return solveWhether(t, q)
	case talk.AskDuration:
		return solveLength(t, q)
	case talk.AskInterval:
		return solveInterval(t, q)
	case talk.AskReason, talk.AskBlocker, talk.AskDropped:
		return settle(t, q, bySpeaker(t, q, t.Clauses(q)))
	}
	return settle(t, q, bySpeaker(t, q, withAccepted(t, q, t.Candidates(q))))
}

// withAccepted adds the proposals that were taken up to what is stated.
func withAccepted(t *talk.Talk, q *talk.Query, all []talk.Candidate) []talk.Candidate {
	taken := t.Accepted(q)
	if len(taken) == 0 {
		return all
	}
	all = append(all, taken...)
	slices.SortStableFunc(all, func(a, b talk.Candidate) int { return a.Msg - b.Msg })
	return all
}

// namesRole says that a noun is a role: who began a piece of work is no answer
// to "who is the approver for the report that I began?".
func namesRole(stem string) bool {
	return talk.PersonNouns[stem] && !anybody[stem]
}

// anybody are nouns for a person that name no role.
var anybody = english.Stems("person colleague teammate member author engineer manager")

func solvePerson(t *talk.Talk, q *talk.Query) Finding {
	if len(q.Attr) == 0 || len(q.Attr) == 1 && !namesRole(q.Attr[0]) {
		for _, s := range append(append([]string{}, q.Attr...), q.Soft...) {
			switch {
			case talk.FinishStems[s]:
				return actor(t, q, talk.Finished)
			case talk.StartStems[s]:
				return actor(t, q, talk.Started)
			case talk.SayStems[s] && len(q.Attr) == 0:
				return sayer(t, q)
			}
		}
	}
	return settle(t, q, t.Agents(q))
}

func solveEvent(t *talk.Talk, q *talk.Query) Finding {
	h, ok := t.SettleEvent(q, q.Event)
	if !ok {
		return nothing("no message says that it happened")
	}
	return Finding{Answer: talk.LongDate(h.On), Cites: h.Cites, Confidence: 60 + 10*h.Level,
		Reason: "The day of the message that says so."}
}

func solveWhether(t *talk.Talk, q *talk.Query) Finding {
	if q.Event == talk.NoEvent {
		return nothing("the question names no event")
	}
	h, ok := t.SettleEvent(q, q.Event)
	if !ok {
		return nothing("no message says that it happened")
	}
	return Finding{Answer: "Yes, on " + talk.LongDate(h.On), Cites: h.Cites, Confidence: 60 + 8*h.Level,
		Reason: "A message says that it happened."}
}

// solveLength computes a duration from its two ends, or else takes a stated one.
func solveLength(t *talk.Talk, q *talk.Query) Finding {
	if f := solveDuration(t, q); f.Answer != "" {
		return f
	}
	c := *q
	c.Ask, c.Kinds, c.Attr = talk.AskValue, []corpus.Kind{corpus.KindDuration}, []string{"tak"}
	c.Np, c.Heads = nil, nil
	var kept []talk.Candidate
	for _, cand := range bySpeaker(t, &c, t.Candidates(&c)) {
		if tellsTime(t.Read[cand.Msg], t.Read[cand.Msg].Sents[cand.Sent]) &&
			(cand.Typed.Working == q.Working || !q.UnitSaid) {
			kept = append(kept, cand)
		}
	}
	return settle(t, &c, kept)
}

// solveNoun reads what is stated for the noun phrase that is asked for, and
// whatever else states a value of the attribute in other messages.
func solveNoun(t *talk.Talk, q *talk.Query) (Finding, bool) {
	all := t.Statements(q)
	if q.Ask == talk.AskValue {
		all = withAccepted(t, q, all)
	}
	if len(all) == 0 {
		return Finding{}, false
	}
	var others []talk.Candidate
	switch q.Ask {
	case talk.AskPerson:
		others = t.Agents(q)
	case talk.AskReason, talk.AskBlocker, talk.AskDropped:
	default:
		others = t.Candidates(q)
	}
	for _, c := range others {
		if !slices.ContainsFunc(all, func(d talk.Candidate) bool {
			return d.Msg == c.Msg
		}) && (c.Score > 6 || c.Level == 3 || c.Changed || c.Corrects) {
			all = append(all, c)
		}
	}
	slices.SortStableFunc(all, func(a, b talk.Candidate) int { return a.Msg - b.Msg })
	return settle(t, q, bySpeaker(t, q, all)), true
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
func bySpeaker(t *talk.Talk, q *talk.Query, all []talk.Candidate) []talk.Candidate {
	if q.Person == "" {
		return all
	}
	var out []talk.Candidate
	for _, c := range all {
		if t.Msgs[c.Msg].Speaker == q.Person || Mentions(t, c.Msg, q.Person) {
			out = append(out, c)
		}
	}
	return out
}

// Mentions says that message i names somebody.
func Mentions(t *talk.Talk, i int, name string) bool {
	p := t.Read[i]
	for j := range p.Toks {
		if who, ok := t.People.PersonAt(p, j, false); ok && who.Name == name {
			return true
		}
	}
	return false
}
