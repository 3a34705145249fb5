package sets

import (
	"slices"

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
	s     *sentence
	a     *ask
	roles []role
	at    text.Span // the clause
}

// read finds the value that a sentence states: what its clause says beyond the question.
func (a *ask) read(s *sentence) (statement, bool) {
	r := &reading{s: s, a: a}
	r.assign()
	r.clause()
	st := statement{msg: s.msg, personal: r.personal()}
	for i := range s.dates {
		if r.roles[s.dates[i].From] == dating {
			st.date = &s.dates[i]
			break
		}
	}
	if a.dated {
		return st, st.date != nil
	}
	if a.number {
		if i := r.numberAt(); i >= 0 {
			to := i + 1
			if to < r.at.To && r.roles[to] == rest && s.toks[to].Kind == text.Word {
				to++ // its unit
			}
			st.value, st.stems = s.quote(i, to), s.toks[i].Low
			return st, true
		}
		return st, false
	}
	run, ok := r.best(r.runs())
	if !ok {
		return st, false
	}
	run = r.widened(run)
	st.value, st.stems = s.quote(run.From, run.To), compared(s.toks[run.From:run.To])
	return st, true
}

// assign gives each token its role.
func (r *reading) assign() {
	toks := r.s.toks
	r.roles = make([]role, len(toks))
	phrase, _ := findPhrase(toks, r.a.phrase)
	for i, t := range toks {
		switch {
		case phrase.Has(i):
			r.roles[i] = asked
		case t.Kind == text.Punct:
			r.roles[i] = mark
		case slices.ContainsFunc(r.a.hard, func(h text.Token) bool { return meets(h, t) }),
			slices.Contains(r.a.soft, t.Stem) && plainWord(toks, i):
			r.roles[i] = asked
		case inDate(r.s.dates, i):
			r.roles[i] = dating
		case english.FunctionWord(t.Low) && (!t.Capital || i == 0 || t.Low == "i"), (links[t.Stem] || vague[t.Stem]) && plainWord(toks, i):
			r.roles[i] = link
		}
	}
	r.returnNames()
	r.namesFromArticle()
}

// plainWord says that a word is no name: it has no capital, or only that of the sentence.
func plainWord(toks []text.Token, i int) bool {
	return !toks[i].Capital || i == 0 && (len(toks) == 1 || !toks[1].Capital)
}

// returnNames gives words of the question that stand inside another name back to it: "Mexico City" in "Mexico City is
// the capital of Mexico", where the word stands a second time.
func (r *reading) returnNames() {
	toks := r.s.toks
	name := func(i int) bool {
		for k := 0; k < 2 && i > 0 && i < len(toks) && r.roles[i] == link && insideNames[toks[i].Low]; k++ {
			i-- // "the Republic of the Congo"
		}
		return i >= 0 && i < len(toks) && r.roles[i] == rest && toks[i].Capital && toks[i].Kind == text.Word
	}
	for i, t := range toks {
		if r.roles[i] != asked || !t.Capital || !name(i-1) && !name(i+1) {
			continue
		}
		again := slices.IndexFunc(toks, func(o text.Token) bool { return o.Start != t.Start && o.Low == t.Low })
		if again >= 0 && r.roles[again] == asked && !name(again-1) && !name(again+1) {
			r.roles[i] = rest
		}
	}
}

var opensName = english.Words("the a an no all it my you one some we he she to in on at it's don't")

// namesFromArticle lets names begin with the article, or a title with another word of grammar.
func (r *reading) namesFromArticle() {
	toks := r.s.toks
	for i := len(toks) - 2; i >= 0; i-- {
		t := toks[i]
		if r.roles[i] == link && t.Capital && r.roles[i+1] == rest && toks[i+1].Capital &&
			(english.Determiners[t.Low] || i > 0 && opensName[t.Low]) {
			r.roles[i] = rest
		}
	}
}

// clause bounds what is read: the stretch between marks that has most of the question's words, and those up to others
// that have the rest of them.
func (r *reading) clause() {
	toks := r.s.toks
	most := -1
	var cuts []text.Span
	for from, i := 0, 0; i <= len(toks); i++ {
		if i < len(toks) && !r.bound(i) {
			continue
		}
		if i > from {
			cuts = append(cuts, text.Span{From: from, To: i})
		}
		from = i + 1
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
		if toks[i].Low == "that" {
			r.at.From = i + 1
		}
	}
}

var ownMatters = english.Words(`i we me us my our mine ours now changed raised lowered moved switched instead new no
	longer meanwhile today decided corrected set`)

// personal says that the clause tells of the speaker's own matters, or of a change.
func (r *reading) personal() bool {
	return slices.ContainsFunc(r.s.toks[r.at.From:r.at.To], func(t text.Token) bool { return ownMatters[t.Low] && !t.Capital })
}

// met counts the words of the question that stand in a stretch.
func (r *reading) met(at text.Span) int {
	n := 0
	for _, h := range r.a.hard {
		if slices.ContainsFunc(r.s.toks[at.From:at.To], func(t text.Token) bool { return meets(h, t) }) {
			n++
		}
	}
	if _, ok := findPhrase(r.s.toks[at.From:at.To], r.a.phrase); ok && len(r.a.phrase) > 0 {
		n++
	}
	for _, w := range r.a.soft {
		if slices.ContainsFunc(r.s.toks[at.From:at.To], func(t text.Token) bool { return t.Stem == w || related(w, t.Stem) }) {
			n++
		}
	}
	return n
}

// bound says that a token ends a clause: a mark that stands inside no name.
func (r *reading) bound(i int) bool {
	toks := r.s.toks
	if toks[i].Kind != text.Punct {
		return joinsClauses[toks[i].Low] && toks[i].Low != "and" && toks[i].Low != "or" && !toks[i].Capital && toks[i].Low != "yet"
	}
	switch toks[i].Low {
	case ",", ":", "—", ";", "(", ")":
	default:
		return false
	}
	inName := i > 0 && i+1 < len(toks) && toks[i-1].Capital && toks[i+1].Capital && r.roles[i-1] == rest &&
		r.roles[i+1] == rest && toks[i].Low != ";" && toks[i].Low != "—"
	return !inName
}

var insideNames = english.Words("of the in and for on to with a an at from by s 's , : ' - & . !")

// runs are the stretches of the clause that say more than the question; words of grammar between two capitals belong
// to a name.
func (r *reading) runs() []text.Span {
	toks := r.s.toks
	var out []text.Span
	for i := r.at.From; i < r.at.To; i++ {
		if r.roles[i] != rest {
			continue
		}
		if n := len(out); n > 0 && r.bridges(out[n-1].To, i) {
			out[n-1].To = i + 1
			continue
		}
		out = append(out, text.Span{From: i, To: i + 1})
	}
	return slices.DeleteFunc(out, func(s text.Span) bool {
		return s.To == s.From+1 && english.FunctionWord(toks[s.From].Low) && s.From == 0
	})
}

// bridges says that what stands between two pieces makes one name of them.
func (r *reading) bridges(from, to int) bool {
	toks := r.s.toks
	if from == to {
		return true
	}
	glued := true
	for i := from; i < to; i++ {
		if !insideNames[toks[i].Low] || r.roles[i] == asked {
			return false
		}
		glued = glued && toks[i].Glued
	}
	return to-from <= 3 && (toks[from-1].Capital && toks[to].Capital || glued && toks[to].Glued ||
		to-from == 1 && toks[from].Low == "-" && toks[to].Glued)
}

// best chooses the run that is the value: names before other words, edges of the clause before its middle, the later
// of equals.
func (r *reading) best(runs []text.Span) (text.Span, bool) {
	if len(runs) == 0 {
		return r.twice()
	}
	best, top := runs[0], -1
	for _, run := range runs {
		if n := r.worth(run); n >= top {
			best, top = run, n
		}
	}
	return best, true
}

// worth says how likely a run is the value.
func (r *reading) worth(run text.Span) int {
	toks, n := r.s.toks, 0
	if toks[run.From].Capital {
		n = 1
		if run.From != r.at.From && run.From > 0 || run.To > run.From+1 && toks[run.To-1].Capital {
			n = 4
		}
		if r.a.named {
			n *= 2
		}
	}
	if toks[run.From].Kind == text.Number {
		n += 2
	}
	if r.edge(run.From-1, -1) || r.edge(run.To, 1) {
		n += 3
	}
	if run.To < r.at.To && toks[run.To].Low == "among" {
		n += 6
	}
	return n
}

// edge says that from a token on, in a direction, nothing follows in the clause but grammar and dates.
func (r *reading) edge(i, step int) bool {
	for ; i >= r.at.From && i < r.at.To; i += step {
		if r.roles[i] == rest || r.roles[i] == asked || r.roles[i] == link && !english.FunctionWord(r.s.toks[i].Low) {
			return false
		}
	}
	return true
}

// twice finds a name of the question that stands twice: "Luxembourg is the capital of Luxembourg". Where none does, the
// value is what stands behind the last "is", though its words be common ones: "is called the court".
func (r *reading) twice() (text.Span, bool) {
	toks := r.s.toks
	for i := r.at.From; i < r.at.To; i++ {
		if r.roles[i] == asked && toks[i].Capital && slices.ContainsFunc(toks[i+1:r.at.To], func(t text.Token) bool {
			return t.Low == toks[i].Low
		}) {
			return text.Span{From: i, To: i + 1}, true
		}
	}
	for i := r.at.To - 1; i >= r.at.From; i-- {
		if !copulas[toks[i].Low] {
			continue
		}
		for i++; i < r.at.To && english.Determiners[toks[i].Low]; i++ {
		}
		to := r.at.To
		for to > i && r.roles[to-1] == dating {
			to--
		}
		return text.Span{From: i, To: to}, i < to
	}
	for i := r.at.To - 1; i >= r.at.From && r.roles[i] != asked; i-- {
		if r.roles[i] == link && !english.FunctionWord(toks[i].Low) {
			return text.Span{From: i, To: i + 1}, true
		}
	}
	return text.Span{}, false
}

var copulas = english.Words("is are was were be called named")

// widened adds signs that stick to a value: "+44", ".uk", "C++".
func (r *reading) widened(run text.Span) text.Span {
	toks := r.s.toks
	for run.From > r.at.From && toks[run.From].Glued && toks[run.From-1].Kind == text.Punct && toks[run.From-1].Low != "," {
		run.From--
	}
	for run.To < len(toks) && toks[run.To].Glued && (toks[run.To].Low == "+" || toks[run.To].Low == "#") {
		run.To++
	}
	return run
}

// numberAt is where the number stands that a statement gives, -1 for none: next to a word of the question, or the first.
func (r *reading) numberAt() int {
	found := -1
	for i := r.at.From; i < r.at.To; i++ {
		t := r.s.toks[i]
		if r.roles[i] != rest || t.Kind != text.Number && number(t.Low) < 2 {
			continue
		}
		if found < 0 || i+1 < r.at.To && r.roles[i+1] == asked {
			found = i
		}
	}
	return found
}
