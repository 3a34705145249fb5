package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// role is what a token of a statement is there for.
type role uint8

const (
	rest   role = iota // says more than the question
	asked              // the question has it
	link               // joins, or is grammar
	mark               // punctuation
	dating             // part of a date
)

// reading is a sentence being read for the value that an ask seeks.
type reading struct {
	a     *ask
	toks  []text.Token
	roles []role
	at    text.Span // the clause
}

// read finds the value that a sentence states: what its clause says beyond the question.
func (a *ask) read(s *sentence) (statement, bool) {
	r := &reading{a: a, toks: s.toks, roles: make([]role, len(s.toks))}
	r.assign(s)
	r.clause()
	st := statement{msg: s.msg, personal: has(r.toks[r.at.From:r.at.To], func(t text.Token) bool { return ownMatters[t.Low] && !t.Capital })}
	for i := range s.dates {
		if st.date == nil && r.roles[s.dates[i].From] == dating {
			st.date = &s.dates[i]
		}
	}
	if a.dated {
		return st, st.date != nil
	}
	run, ok := r.best()
	if a.number {
		run, ok = r.number()
	}
	if !ok {
		return st, false
	}
	for run.From > r.at.From && r.toks[run.From].Glued && r.roles[run.From-1] == mark { // "+44", ".uk"
		run.From--
	}
	st.value, st.stems = s.quote(run), strings.Join(stems(s.quote(run)), " ")
	return st, true
}

var ownMatters = english.Words(`i we me us my our mine ours now changed raised lowered moved switched instead new no
	longer meanwhile today decided corrected set`)

// assign gives each token its role. A word of the question that stands inside another name belongs to that name where it
// stands a second time: "Mexico City is the capital of Mexico".
func (r *reading) assign(s *sentence) {
	phrase, _ := findPhrase(r.toks, r.a.phrase)
	for i := range r.toks {
		r.roles[i] = r.roleOf(s, i, phrase)
	}
	alone := func(i int) bool { return r.roles[i] == asked && !r.name(i-1) && !r.name(i+1) }
	for i, t := range r.toks {
		if r.roles[i] != asked || !t.Capital || alone(i) {
			continue
		}
		for k, o := range r.toks {
			if k != i && o.Low == t.Low && alone(k) {
				r.roles[i] = rest
			}
		}
	}
}

func (r *reading) roleOf(s *sentence, i int, phrase text.Span) role {
	t := r.toks[i]
	lower := !t.Capital || i == 0 && !(len(r.toks) > 1 && r.toks[1].Capital) // no name
	switch {
	case t.Kind == text.Punct && !phrase.Has(i):
		return mark
	case phrase.Has(i), has(r.a.hard, func(h text.Token) bool { return meets(h, t) }), lower && slices.Contains(r.a.soft, t.Stem):
		return asked
	case s.inDate(i):
		return dating
	case english.FunctionWord(t.Low) && (!t.Capital || i == 0 || t.Low == "i"), lower && (links[t.Stem] || vague[t.Stem]):
		return link
	}
	return rest
}

// name says that a name stands at a place, or before the words of grammar there: "the Republic of the Congo".
func (r *reading) name(i int) bool {
	for k := 0; k < 2 && i > 0 && i < len(r.toks) && r.roles[i] == link && insideNames[r.toks[i].Low]; k++ {
		i--
	}
	return i >= 0 && i < len(r.toks) && r.roles[i] == rest && r.toks[i].Capital && r.toks[i].Kind == text.Word
}

// clause bounds what is read: the stretch between marks that has most of the question's words, and those up to others
// that have the rest of them. What stands before "that" is no part of it.
func (r *reading) clause() {
	most := -1
	var cuts []text.Span
	for from, i := 0, 0; i <= len(r.toks); i++ {
		if i == len(r.toks) || r.bound(i) {
			cuts = append(cuts, text.Span{From: from, To: i})
			from = i + 1
		}
	}
	for _, c := range cuts {
		if n := r.met(c); n >= most {
			r.at, most = c, n
		}
	}
	for _, c := range cuts {
		joined := text.Span{From: min(c.From, r.at.From), To: max(c.To, r.at.To)}
		if n := r.met(joined); n > most {
			r.at, most = joined, n
		}
	}
	for i := r.at.From; i < r.at.To && r.roles[i] != asked; i++ {
		if r.toks[i].Low == "that" {
			r.at.From = i + 1
		}
	}
}

// met counts the words of the question that stand in a stretch.
func (r *reading) met(at text.Span) int {
	n, toks := 0, r.toks[at.From:at.To]
	for _, h := range r.a.hard {
		if has(toks, func(t text.Token) bool { return meets(h, t) }) {
			n++
		}
	}
	for _, w := range r.a.soft {
		if has(toks, func(t text.Token) bool { return t.Stem == w || related(w, t.Stem) }) {
			n++
		}
	}
	if _, ok := findPhrase(toks, r.a.phrase); ok {
		n++
	}
	return n
}

// bound says that a token ends a clause: a conjunction, or a mark that stands inside no name.
func (r *reading) bound(i int) bool {
	switch low := r.toks[i].Low; low {
	case ",", ":":
		return !(i > 0 && r.name(i-1) && r.name(i+1))
	case "—", ";", "(", ")":
		return true
	default:
		return joinsClauses[low] && low != "and" && low != "or" && !r.toks[i].Capital
	}
}

var insideNames = english.Words("of the in and for on to with a an at from by s 's , : ' - & . !")

// runs are the stretches of the clause that say more than the question; words of grammar between two capitals belong
// to a name.
func (r *reading) runs() []text.Span {
	var out []text.Span
	for i := r.at.From; i < r.at.To; i++ {
		if r.roles[i] != rest {
			continue
		}
		if n := len(out); n > 0 && r.bridges(out[n-1].To, i) {
			out[n-1].To = i + 1
		} else {
			out = append(out, text.Span{From: i, To: i + 1})
		}
	}
	return out
}

// bridges says that what stands between two pieces makes one name of them.
func (r *reading) bridges(from, to int) bool {
	glued := r.toks[to].Glued
	for i := from; i < to; i++ {
		if !insideNames[r.toks[i].Low] || r.roles[i] == asked {
			return false
		}
		glued = glued && r.toks[i].Glued
	}
	return from == to || to-from <= 3 && (glued || r.toks[from-1].Capital && r.toks[to].Capital)
}

// best chooses the run that is the value: names before other words, edges of the clause before its middle, the later
// of equals.
func (r *reading) best() (best text.Span, ok bool) {
	top := -1
	for _, run := range r.runs() {
		if n := r.worth(run); n >= top {
			best, top = run, n
		}
	}
	if top < 0 {
		best = r.common()
	}
	return best, best.From < best.To
}

// common is the value where the question has all words of a clause, or they are common ones: a name that stands twice
// ("Luxembourg is the capital of Luxembourg"), or what stands behind the last "is", or else the last word that joins.
func (r *reading) common() text.Span {
	for i := r.at.From; i < r.at.To; i++ {
		twice := func(t text.Token) bool { return t.Low == r.toks[i].Low }
		if r.roles[i] == asked && r.toks[i].Capital && has(r.toks[i+1:r.at.To], twice) {
			return text.Span{From: i, To: i + 1}
		}
	}
	for i := r.at.To - 1; i >= r.at.From; i-- {
		if copulas[r.toks[i].Low] {
			return text.Span{From: i + 1, To: r.at.To}
		}
	}
	for i := r.at.To - 1; i >= r.at.From && r.roles[i] != asked; i-- {
		if r.roles[i] == link && !english.FunctionWord(r.toks[i].Low) {
			return text.Span{From: i, To: i + 1}
		}
	}
	return text.Span{}
}

var copulas = english.Words("is are was were be called named")

// worth says how likely a run is the value.
func (r *reading) worth(run text.Span) int {
	n := 0
	if r.toks[run.From].Capital {
		n = 1
		if run.From > max(0, r.at.From) || run.To > run.From+1 && r.toks[run.To-1].Capital {
			n = 4
		}
		if r.a.named {
			n *= 2
		}
	}
	if r.toks[run.From].Kind == text.Number {
		n += 2
	}
	if r.edge(run.From-1, -1) || r.edge(run.To, 1) {
		n += 3
	}
	if run.To < r.at.To && r.toks[run.To].Low == "among" {
		n += 6
	}
	return n
}

// edge says that from a token on, in a direction, nothing follows in the clause but grammar and dates.
func (r *reading) edge(i, step int) bool {
	for ; i >= r.at.From && i < r.at.To; i += step {
		if r.roles[i] == rest || r.roles[i] == asked || r.roles[i] == link && !english.FunctionWord(r.toks[i].Low) {
			return false
		}
	}
	return true
}

// number is the number that a statement gives, with its unit: the one next to a word of the question, or the first.
func (r *reading) number() (found text.Span, ok bool) {
	for i := r.at.From; i < r.at.To; i++ {
		if r.roles[i] != rest || r.toks[i].Kind != text.Number && number(r.toks[i].Low) < 2 {
			continue
		}
		if !ok || i+1 < r.at.To && r.roles[i+1] == asked {
			found, ok = text.Span{From: i, To: i + 1}, true
		}
	}
	if ok && found.To < r.at.To && r.roles[found.To] == rest && r.toks[found.To].Kind == text.Word {
		found.To++
	}
	return found, ok
}
