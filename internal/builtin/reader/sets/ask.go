package sets

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// ask is what a plain question asks for, as statements are held against it.
type ask struct {
	when   when
	phrase []text.Token   // must stand as it is, where there is one: the thing of a list
	hard   []text.Token   // must stand in a statement: names, numbers, what is asked about
	pairs  [][]text.Token // words of names that stand side by side
	soft   []string       // stems of the relation and of the kind of answer: one of them or a related word should stand there
	kind   string         // the stem of the kind of answer: "which city"
	number bool           // asks how many, how long
	named  bool           // asks for a name: who, where, which city
	dated  bool           // asks for a date: the value is not needed
}

// vague words of a question tell nothing of what it asks about.
var vague = english.Stems(`last current come came up mention talk tell put name together order first call traditional
	usual typical official common famous`)

// askOf reads a plain question.
func askOf(question string) ask {
	var a ask
	a.when, question = timed(question)
	toks := text.Tokenise(question)
	a.expect(toks)
	a.pairs = pairsOf(toks)
	words := content(toks)
	for i, t := range words {
		modifies := !t.Capital && i+1 < len(words) && relational(words[i+1]) && words[i+1].Start == t.End+1
		switch {
		case !t.Capital && (vague[t.Stem] || amounts[t.Low] || asking[t.Low]):
		case a.kind == t.Stem && !t.Capital, relational(t), modifies:
			a.soft = append(a.soft, t.Stem)
		default:
			a.hard = append(a.hard, t)
		}
	}
	if len(a.hard) == 0 {
		a.hard, a.soft = words, nil
	}
	return a
}

var amounts = english.Words("many much wide high long large big tall deep")

// expect reads what kind of answer a question asks for.
func (a *ask) expect(toks []text.Token) {
	for i, t := range toks[:max(0, len(toks)-1)] {
		next := toks[i+1]
		switch t.Low {
		case "how":
			a.number = amounts[next.Low]
		case "who", "whom", "where":
			a.named = true
		case "which", "what":
			if !english.FunctionWord(next.Low) {
				a.kind, a.named = next.Stem, true
			}
		}
	}
}

// relational says that a word may name a relation: it is in a family, and no name.
func relational(t text.Token) bool {
	return !t.Capital && t.Kind == text.Word && len(families[t.Stem]) > 0
}

// pairsOf are the words of names that stand side by side; the first word of all is none.
func pairsOf(toks []text.Token) [][]text.Token {
	var out [][]text.Token
	for i := 1; i+1 < len(toks); i++ {
		if toks[i].Capital && toks[i+1].Capital {
			out = append(out, toks[i:i+2])
		}
	}
	return out
}

// piece is a part of a word of which every statement has one: the longest of those that must stand there.
func (a *ask) piece() string { return longestBase(slices.Concat(a.hard, a.phrase)) }

// longestBase is the longest of what all forms of each word begin with.
func longestBase(words []text.Token) string {
	longest := ""
	for _, t := range words {
		n := 0
		for n < min(len(t.Low), len(t.Stem)) && t.Low[n] == t.Stem[n] {
			n++
		}
		if n > 3 && !t.Capital {
			n--
		}
		if n > len(longest) {
			longest = t.Low[:n]
		}
	}
	return longest
}

// statement is a sentence that answers an ask.
type statement struct {
	value    string
	stems    string // the stems of its value, to compare
	date     *dated
	msg      int
	personal bool // is of the speaker's own matters, or tells of a change
}

// statements are those sentences that meet an ask best, in their order.
func (a *ask) statements(ss []sentence) []statement {
	var out []statement
	best := 0
	for i := range ss {
		score, ok := a.score(ss[i].toks)
		if !ok || ss[i].asks || score < best {
			continue
		}
		if st, ok := a.read(&ss[i]); ok {
			if score > best {
				out = nil
			}
			out, best = append(out, st), score
		}
	}
	return out
}

// score says how well a sentence meets the words of a question: two for each soft word, one for a related one.
func (a *ask) score(toks []text.Token) (score int, ok bool) {
	for _, h := range a.hard {
		if !has(toks, func(t text.Token) bool { return meets(h, t) }) {
			return 0, false
		}
	}
	for _, p := range append(a.pairs, a.phrase) {
		if _, ok := findPhrase(toks, p); !ok && len(p) > 0 {
			return 0, false
		}
	}
	for _, w := range a.soft {
		if has(toks, func(t text.Token) bool { return t.Stem == w && (!t.Capital || a.kind != w) }) {
			score += 2
		} else if has(toks, func(t text.Token) bool { return related(w, t.Stem) }) {
			score++
		}
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

// findPhrase finds words one after the other, as they are but for the case of the first letter. The name that they end
// does not go on behind them.
func findPhrase(toks, phrase []text.Token) (text.Span, bool) {
	for i := 0; i+len(phrase) <= len(toks); i++ {
		n := 0
		for n < len(phrase) && toks[i+n].Low == phrase[n].Low && (n == 0 || toks[i+n].Capital == phrase[n].Capital) {
			n++
		}
		if n == len(phrase) && n > 0 {
			return text.Span{From: i, To: i + n}, true
		}
	}
	return text.Span{}, false
}
