package sets

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Sureness says whether another way of reading is to be asked.
type Sureness int

// How sure an answer is.
const (
	Nothing Sureness = iota // no statement was found
	Perhaps                 // what another way finds goes before
	Surely                  // this is how such questions are read
)

// Solve answers a question over talks. It is sure of sheets, of times that an event tells, of answers in an order asked
// for, and of dated or contradictory statements that are not of the speaker's own matters. Of anything else messages
// about somebody's work may tell as well, whose later statements replace earlier ones.
func Solve(in prompts.SolveIn) (prompts.SolveOut, Sureness) {
	if HasSheet(in.Question) {
		return told(in, solveSheet(in)), Surely
	}
	if op := operationOf(in.Question); op != "" {
		a := combined(in, op)
		switch {
		case a.text == "":
			return told(in, a), Nothing
		case op == match:
			return told(in, a), Surely
		}
		return told(in, a), Perhaps
	}
	q := askOf(in.Question)
	list := q.statements(listen(in.Messages, in.AskedAt, q.piece()))
	if len(q.hard) == 0 || len(list) == 0 {
		return told(in, answerTo{}), Nothing
	}
	a := q.settled(in, list)
	open := func(s statement) bool { return s.personal || s.date == nil && len(a.sides) < 2 }
	if q.when.event == "" && slices.ContainsFunc(list, open) {
		return told(in, a), Perhaps
	}
	return told(in, a), Surely
}

// told turns what reading came to into the answer of the task.
func told(in prompts.SolveIn, a answerTo) prompts.SolveOut {
	out := prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{},
		Reasoning: cmp.Or(a.reason, "no statement was read as settling it")}
	switch {
	case len(a.sides) > 1:
		out.Outcome, out.Answer, out.Confidence = prompts.Conflict, "They disagree: once "+strings.Join(a.sides, ", once ")+".", 80
		out.Reasoning = "statements contradict each other"
	case a.text != "":
		out.Outcome, out.Answer, out.Confidence = prompts.Answered, a.text, 85
		out.Reasoning = "the statements cited settle it"
	default:
		return out
	}
	slices.Sort(a.cites)
	for _, i := range slices.Compact(a.cites) {
		out.Citations = append(out.Citations, in.Messages[i].ID)
	}
	return out
}

// settled is what the statements that meet a plain question best come to: the last one before the time asked about, or
// of all where all are dated; else the value that they share, or their conflict.
func (a *ask) settled(in prompts.SolveIn, list []statement) answerTo {
	day, cites := corpus.Date(1<<30), []int(nil)
	if in.AskedAt != 0 {
		day = in.AskedAt.Date()
	}
	undated := slices.ContainsFunc(list, func(s statement) bool { return s.date == nil })
	switch {
	case a.when.asked:
		var ok bool
		if day, cites, ok = a.day(in, list); !ok {
			return answerTo{reason: "nothing tells when that was"}
		}
	case undated:
		var out answerTo
		for i, s := range list {
			if !slices.ContainsFunc(list[:i], func(o statement) bool { return o.stems == s.stems }) {
				out.sides = append(out.sides, s.value)
			}
			out.cites = append(out.cites, s.msg)
		}
		if len(out.sides) == 1 {
			out.text = out.sides[0]
		}
		return out
	}
	var best *statement
	for i, s := range list {
		if s.date != nil && s.date.first <= day && (best == nil || s.date.first > best.date.first) {
			best = &list[i]
		}
	}
	if best == nil {
		return answerTo{reason: "nothing is said of that time"}
	}
	return answerTo{text: best.value, cites: append(cites, best.msg)}
}

// day is the day asked about. An event that tells it is the beginning of a value of the question's own statements, or
// any other statement with a date; its message is cited.
func (a *ask) day(in prompts.SolveIn, list []statement) (day corpus.Date, cites []int, ok bool) {
	if a.when.event == "" {
		return a.when.day, nil, true
	}
	event := text.Tokenise(a.when.event)
	if own := a.began(event, list); own != nil {
		return a.when.on(own.date.first), []int{own.msg}, true
	}
	if strings.Contains(a.when.event, "took over") || strings.HasPrefix(a.when.event, "that ") {
		return 0, nil, false
	}
	e, best := ask{pairs: pairsOf(append([]text.Token{{}}, event...))}, 0
	for _, t := range content(event) {
		if relational(t) {
			e.soft = append(e.soft, t.Stem)
		} else {
			e.hard = append(e.hard, t)
		}
	}
	for _, s := range listen(in.Messages, in.AskedAt, e.piece()) {
		score, meets := e.score(s.toks)
		own := slices.ContainsFunc(list, func(o statement) bool { return o.msg == s.msg })
		if score = 1 + score - min(len(e.soft), 1); meets && !own && score > best && len(s.dates) > 0 {
			best, day, cites = score, s.dates[0].first, []int{s.msg}
		}
	}
	return a.when.on(day), cites, best > 0
}

// began is the statement with whose value an event begins, where the event names nothing but that value and what the
// question has: "Brasília took over".
func (a *ask) began(event []text.Token, list []statement) (best *statement) {
	for i, s := range list {
		others := func(t text.Token) bool {
			return !english.FunctionWord(t.Low) && !slices.Contains(strings.Fields(s.stems), t.Stem) && !links[t.Stem] && !slices.Contains(a.soft, t.Stem) &&
				!has(a.hard, func(h text.Token) bool { return meets(h, t) })
		}
		named := strings.Contains(" "+strings.Join(stems(a.when.event), " ")+" ", " "+s.stems+" ")
		if s.date != nil && named && !has(content(event), others) && (best == nil || len(s.stems) > len(best.stems)) {
			best = &list[i]
		}
	}
	return best
}
