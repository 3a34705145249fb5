package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// ask is what a plain question asks for, as statements are held against it.
type ask struct {
	when   when
	phrase []text.Token // must stand as it is, where there is one: the thing of a list
	hard   []text.Token // must stand in a statement: names, numbers, what is asked about
	pairs  [][2]string  // words of names that stand side by side
	soft   []string     // stems of the relation and of the kind of answer: one of them or a related word should stand there
	kind   []string     // stems of the kind of answer: "which city"
	number bool         // asks how many, how long
	named  bool         // asks for a name: who, where, which city
	dated  bool         // asks for a date: the value is not needed
}

// vague words of a question tell nothing of what it asks about.
var vague = english.Stems(`last current come came up mention talk tell put name together order first call traditional
	usual typical official common famous`)

// askOf reads a plain question.
func askOf(toks []text.Token) ask {
	var a ask
	a.when, toks = timed(toks)
	for i, t := range toks {
		switch t.Low {
		case "who", "whom", "whose", "where":
			a.named = true
		case "how":
			a.number = i+1 < len(toks) && (english.Degrees[toks[i+1].Low] || toks[i+1].Low == "many" || toks[i+1].Low == "much" ||
				toks[i+1].Low == "wide")
		case "which", "what":
			if kind := kindBehind(toks[i+1:]); kind != "" {
				a.kind = append(a.kind, kind)
				a.named = true
			}
		}
	}
	a.pairs = pairsOf(toks)
	words := content(toks)
	for i, t := range words {
		switch {
		case slices.Contains(a.kind, t.Stem) && !t.Capital:
			a.soft = append(a.soft, t.Stem)
		case vague[t.Stem] && !t.Capital || english.Degrees[t.Low]:
		case relational(t), !t.Capital && i+1 < len(words) && relational(words[i+1]) && words[i+1].Start == t.End+1:
			a.soft = append(a.soft, t.Stem)
		case !asking[t.Low] || t.Capital:
			a.hard = append(a.hard, t)
		}
	}
	if len(a.hard) == 0 {
		a.hard, a.soft = words, nil
	}
	return a
}

// relational says that a word may name a relation: it is in a family, and no name.
func relational(t text.Token) bool {
	return !t.Capital && t.Kind == text.Word && len(families[t.Stem]) > 0
}

// pairsOf are the words of names that stand side by side.
func pairsOf(toks []text.Token) [][2]string {
	var out [][2]string
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Capital && toks[i+1].Capital {
			out = append(out, [2]string{toks[i].Low, toks[i+1].Low})
		}
	}
	return out
}

// hasPair says that two words stand side by side.
func hasPair(toks []text.Token, pair [2]string) bool {
	for i := range toks[1:] {
		if toks[i].Low == pair[0] && toks[i+1].Low == pair[1] {
			return true
		}
	}
	return false
}

// kindBehind is the noun behind "which", if one stands there.
func kindBehind(toks []text.Token) string {
	for _, t := range toks {
		if t.Kind != text.Word || english.FunctionWord(t.Low) {
			return ""
		}
		return t.Stem
	}
	return ""
}

// pieces are the words of which every statement has one. Names are best: the longest hard word alone.
func (a *ask) pieces() []string {
	longest := ""
	for _, t := range slices.Concat(a.hard, a.phrase) {
		w := t.Low
		if t.Kind == text.Word && !t.Capital {
			w = base(t)
		}
		if len(w) > len(longest) {
			longest = w
		}
	}
	return []string{longest}
}

// base is what all forms of a word begin with.
func base(t text.Token) string {
	n := 0
	for n < min(len(t.Low), len(t.Stem)) && t.Low[n] == t.Stem[n] {
		n++
	}
	if n > 3 {
		n--
	}
	return t.Low[:n]
}

// statement is a sentence that answers an ask.
type statement struct {
	value string
	stems string // the stems of its value, to compare
	score int
	date  *dated
	msg   int

	personal bool // is of the speaker's own matters, or tells of a change
}

// statements are the best statements among sentences, in their order.
func (a *ask) statements(ss []sentence) []statement {
	var out []statement
	best := 0
	for i := range ss {
		s := &ss[i]
		if s.asks {
			continue
		}
		score, ok := a.score(s)
		if !ok || score < best {
			continue
		}
		st, ok := a.read(s)
		if !ok {
			continue
		}
		st.score = score
		out, best = append(out, st), score
	}
	return slices.DeleteFunc(out, func(st statement) bool { return st.score < best })
}

// score says how well a sentence meets the words of a question: two for each soft word, one for a related one.
func (a *ask) score(s *sentence) (int, bool) {
	for _, h := range a.hard {
		if !slices.ContainsFunc(s.toks, func(t text.Token) bool { return meets(h, t) }) {
			return 0, false
		}
	}
	if slices.ContainsFunc(a.pairs, func(p [2]string) bool { return !hasPair(s.toks, p) }) {
		return 0, false
	}
	if _, ok := findPhrase(s.toks, a.phrase); !ok && len(a.phrase) > 0 {
		return 0, false
	}
	score := 0
	for _, w := range a.soft {
		best := 0
		for _, t := range s.toks {
			if t.Stem == w && (!t.Capital || !slices.Contains(a.kind, w)) {
				best = 2
			} else if best == 0 && related(w, t.Stem) {
				best = 1
			}
		}
		score += best
	}
	return score, true
}

// meets says that a word of a statement is one of the question: names in the same letters, other words in any form.
func meets(asked, said text.Token) bool {
	if asked.Capital || asked.Kind != text.Word {
		return asked.Low == said.Low
	}
	return asked.Stem == said.Stem || len(asked.Stem) > 5 && related(asked.Stem, said.Stem)
}

// findPhrase finds words one after the other, as they are but for the case of the first letter.
func findPhrase(toks, phrase []text.Token) (text.Span, bool) {
	for i := 0; i+len(phrase) <= len(toks); i++ {
		n := 0
		for n < len(phrase) && toks[i+n].Low == phrase[n].Low && (n == 0 || toks[i+n].Capital == phrase[n].Capital) {
			n++
		}
		if n == len(phrase) && (i+n == len(toks) || !toks[i+n].Capital || toks[i+n].Kind != text.Word || n == 0 || !phrase[n-1].Capital) {
			return text.Span{From: i, To: i + n}, true
		}
	}
	return text.Span{}, false
}

// compared are the stems of a value in one string.
func compared(toks []text.Token) string {
	var b strings.Builder
	for _, t := range toks {
		if t.Kind != text.Punct && !english.Determiners[t.Low] {
			b.WriteString(t.Stem)
			b.WriteByte(' ')
		}
	}
	return b.String()
}
