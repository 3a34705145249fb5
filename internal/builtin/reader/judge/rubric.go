package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// MarkRubric marks a candidate by the lines of a rubric (C5). It does what it should if one of its sentences holds the
// content words of the line's main part, in any order and with the line's polarity. It does what it should not if it speaks
// of one of the line's things and neither denies it nor names it as a reason; beside all that it
// should do, one thing of a line that ends with "instead" may be named, unless as an alternative. A refusal does nothing.
func MarkRubric(in prompts.RubricIn) prompts.RubricOut {
	base := corpus.NewDate(2025, 1, 1)
	idle := strings.TrimSpace(in.Candidate) == "" || declines(text.Parse(in.Question, base), text.Parse(in.Candidate, base))
	said := sentencesOf(in.Candidate)
	out := prompts.RubricOut{Should: []prompts.LineMark{}, ShouldNot: []prompts.LineMark{}}
	for _, l := range in.Should {
		out.Should = append(out.Should, prompts.LineMark{N: l.N, Mark: marked(!idle && said.heeds(corpus.RubricCore(l.Line)))})
	}
	kept := !slices.ContainsFunc(out.Should, func(m prompts.LineMark) bool { return m.Mark != prompts.Does })
	for _, l := range in.ShouldNot {
		things := slices.DeleteFunc(corpus.RubricThings(l.Line), func(thing string) bool { return !said.recommends(thing) })
		beside := kept && len(things) == 1 && !said.offer() && strings.HasSuffix(l.Line, corpus.Instead)
		broken := !idle && len(things) > 0 && !beside
		out.ShouldNot = append(out.ShouldNot, prompts.LineMark{N: l.N, Mark: marked(broken)})
	}
	against, _ := out.Against(in)
	switch {
	case idle:
		out.Reason = "it gives no answer"
	case len(against) > 0:
		out.Reason = short(against[0])
	default:
		out.Reason = "no line speaks against it"
	}
	return out
}

func marked(does bool) string {
	if does {
		return prompts.Does
	}
	return prompts.DoesNot
}

// short is a line that fits into a reason.
func short(line string) string {
	const most = 400
	line = strings.Join(strings.Fields(line), " ")
	if r := []rune(line); len(r) > most {
		return string(r[:most]) + "…"
	}
	return line
}

// sentences are the tokens of a candidate, by sentence.
type sentences [][]text.Token

func sentencesOf(candidate string) sentences {
	var out sentences
	var one []text.Token
	for _, t := range text.Tokenise(candidate) {
		if t.Kind == text.Punct && strings.Contains(".!?;\n", t.Low) {
			out, one = append(out, one), nil
			continue
		}
		one = append(one, t)
	}
	return append(out, one)
}

var (
	// denials turn what stands behind them into its opposite.
	denials = english.Words("not n't never no without none neither nor cannot nothing nobody hardly")
	// avoiding are verbs and nouns by which things are advised against.
	avoiding = english.Stems(`avoid skip omit exclude refuse ban forbid drop instead rather except unlike besides leave rule
		steer stay beware ignore swap replace`)
	// barred stand behind a thing that is advised against.
	barred = english.Words("free out off away avoided excluded unsuitable wrong forbidden unwise")
	// grounds open clauses that give a reason for advice.
	grounds = english.Words("since because as given knowing considering whereas although though while if")
	// goingOn are words with which a new piece of advice begins.
	goingOn = english.Words("try go bring take get make pick choose how use buy order serve suggest recommend maybe perhaps then so")
	turning = english.Words("but so then yet")
)

// heeds says whether a sentence holds what a line asks for.
func (s sentences) heeds(core string) bool {
	words := contentOf(core)
	if len(words) == 0 {
		return false
	}
	denied := slices.ContainsFunc(text.Tokenise(core), func(t text.Token) bool { return denials[t.Low] })
	return slices.ContainsFunc(s, func(one []text.Token) bool {
		return slices.ContainsFunc(windows(one, words), func(w text.Span) bool { return negated(one, w) == denied })
	})
}

// contentOf are the stems that a text turns on, each once. Both spellings of "neighbour" count as one.
func contentOf(s string) []string {
	var out []string
	for _, t := range text.Tokenise(s) {
		if t.Kind != text.Punct && !english.FunctionWord(t.Low) && !denials[t.Low] {
			out = append(out, spelt(t.Stem))
		}
	}
	return text.Unique(out)
}

func spelt(stem string) string { return strings.ReplaceAll(stem, "our", "or") }

// offer says whether the sentences leave a choice.
func (s sentences) offer() bool {
	return slices.ContainsFunc(s, func(one []text.Token) bool {
		return slices.ContainsFunc(one, func(t text.Token) bool { return t.Low == "or" || t.Low == "either" || t.Low == "alternatively" })
	})
}

// windows are the shortest stretches of a sentence that hold all of some stems, one for each word that may end them.
func windows(one []text.Token, words []string) []text.Span {
	var out []text.Span
	last := map[string]int{}
	for i, t := range one {
		stem := spelt(t.Stem)
		if !slices.Contains(words, stem) {
			continue
		}
		if last[stem] = i; len(last) < len(words) {
			continue
		}
		w := text.Span{From: i, To: i + 1}
		for _, at := range last {
			w.From = min(w.From, at)
		}
		out = append(out, w)
	}
	return out
}

// near is how many words before a stretch a denial of it stands at most.
const near = 4

// negated says whether a stretch is denied in itself or right before it.
func negated(one []text.Token, w text.Span) bool {
	for i := w.To - 1; i >= max(0, w.From-near); i-- {
		if i < w.From && (one[i].Kind == text.Punct || turning[one[i].Low]) {
			return false
		}
		if denials[one[i].Low] || i < w.From && avoiding[one[i].Stem] {
			return true
		}
	}
	return false
}

// loose is how many other words may stand among those of a thing.
const loose = 3

// recommends says whether a thing is spoken of and neither denied nor given as a reason.
func (s sentences) recommends(thing string) bool {
	words := contentOf(thing)
	return len(words) > 0 && slices.ContainsFunc(s, func(one []text.Token) bool {
		return slices.ContainsFunc(windows(one, words), func(w text.Span) bool {
			return w.To-w.From <= len(words)+loose && !negated(one, w) && !without(one[w.From:w.To], words) &&
				!deniedBefore(one, w.From) && !deniedBehind(one, w.To)
		})
	})
}

// without: "a nut-free cake" is no nut cake.
func without(stretch []text.Token, words []string) bool {
	return !slices.Contains(words, "fre") && slices.ContainsFunc(stretch, func(t text.Token) bool { return t.Low == "free" })
}

// deniedBefore reads from a thing back to where its clause begins. A comma is passed where it stands in a list: "avoid
// walnuts, pecans and nut cake".
func deniedBefore(one []text.Token, from int) bool {
	since, fresh := 0, false // words behind the last comma, and whether they begin something new
	for i := from - 1; i >= 0; i-- {
		t := one[i]
		switch {
		case t.Kind == text.Punct && t.Low == ",":
			if fresh || since > loose {
				return false
			}
			since = 0
			continue
		case t.Kind == text.Punct && t.Low != "-" || turning[t.Low]:
			return t.Low == "but" && (lowBefore(one, i) == "anything" || lowBefore(one, i) == "everything")
		case denials[t.Low], avoiding[t.Stem], grounds[t.Low] && opens(one, i):
			return true
		}
		since++
		fresh = fresh || goingOn[t.Low] || english.Pronouns[t.Low] || english.Auxiliaries[t.Low]
	}
	return false
}

// opens says whether a word begins a clause.
func opens(one []text.Token, i int) bool { return i == 0 || one[i-1].Kind == text.Punct }

func lowBefore(one []text.Token, i int) string {
	if i == 0 {
		return ""
	}
	return one[i-1].Low
}

// deniedBehind: "walnuts are out", "a walnut-free cake", "walnuts would not do".
func deniedBehind(one []text.Token, to int) bool {
	for i := to; i < min(len(one), to+near); i++ {
		switch t := one[i]; {
		case t.Low == "-" && t.Kind == text.Punct:
		case t.Kind == text.Punct || turning[t.Low] || english.Prepositions[t.Low] && !barred[t.Low]:
			return false
		case denials[t.Low], barred[t.Low]:
			return true
		}
	}
	return false
}
