package judge

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"

	_ "embed"
	"slices"
	"strings"
)

// unit is a piece of content: a word or an expression.
type unit struct {
	at     text.Span
	stem   string
	key    string // the stem, or those of an expression's words
	senses []english.Sense
	weight float64
}

// slightStems say little: an answer may leave them out or bring them.
var slightStems = english.Stems(`make do have get put keep take bring be thing person people somebody someone place
	way kind sort feel seem lie stand sit go come give find happen occur become turn have own hold use start begin remain
	stay leave let help matter case fact particular there cost weigh last other others`)

const slightWeight = 0.3

// unitsOf reads the content of a stretch. Longer expressions go before their words.
func unitsOf(p *text.Parsed, s text.Span) []unit {
	e := english.Vocabulary()
	var out []unit
	for i := s.From; i < s.To; {
		t := p.Toks[i]
		if t.Kind == text.Punct {
			i++
			continue
		}
		if n, d := idiomAt(&e, p, i, s.To); n > 0 {
			out = append(out, unit{text.Span{From: i, To: i + n}, "", d.Key, d.Senses, 1})
			i += n
			continue
		}
		if contentWord(t.Low) || letterName(p, i) {
			u := unit{text.Span{From: i, To: i + 1}, t.Stem, t.Stem, sensesOf(&e, t), 1}
			if slightStems[t.Stem] {
				u.weight = slightWeight
			}
			out = append(out, u)
		}
		i++
	}
	return out
}

// sensesOf returns the senses of a word; a comparative has those of its adjective.
func sensesOf(e *english.Families, t text.Token) []english.Sense {
	if s := e.Words[t.Stem]; s != nil {
		return s
	}
	for _, ending := range [...]string{"er", "est"} {
		root, ok := strings.CutSuffix(t.Low, ending)
		if !ok || len(root) < 3 {
			continue
		}
		if y, found := strings.CutSuffix(root, "i"); found {
			root = y + "y"
		}
		if s := e.Words[english.Stem(root)]; s != nil {
			return s
		}
		if s := e.Words[english.Stem(root+"e")]; s != nil {
			return s
		}
		if n := len(root); root[n-1] == root[n-2] && e.Words[root[:n-1]] != nil {
			return e.Words[root[:n-1]]
		}
	}
	return nil
}

// needing are verbs that help others or stand for themselves: "she needs it".
var needing = english.Words("need needs needed")

// letterName: the A of "B, A, C" is a name.
func letterName(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	return t.Capital && t.End == t.Start+1 && (i+1 == len(p.Toks) || p.Toks[i+1].Kind == text.Punct)
}

func contentWord(low string) bool {
	return needing[low] || !english.FunctionWord(low) && !english.Fillers[low]
}

// idiomAt returns the longest expression at a token and its length.
func idiomAt(e *english.Families, p *text.Parsed, i, end int) (int, english.Idiom) {
	best, found := 0, english.Idiom{}
	first := p.Toks[i].Stem
	for _, key := range [2]string{first, plainForms[first]} {
		for _, d := range e.Idioms[key] {
			if n := at(d, p, i, end); n > best {
				best, found = n, d
			}
		}
	}
	return best, found
}

// plainForms write clitics out: ca n't, is n't.
var plainForms = map[string]string{"ca": "cannot", "can": "cannot", "could": "cannot", "n't": "not", "had": "has",
	"have": "has", "are": "is", "was": "is", "were": "is"}

// objects may stand between a verb and its particle: "turned it down".
var objects = english.Words("it them him her me us")

// at returns how many tokens an expression takes at a token, or 0: articles and
// possessives may stand between its words.
func at(d english.Idiom, p *text.Parsed, i, end int) int {
	j := i
	for k, w := range d.Stems {
		for k > 0 && j < end && p.Toks[j].Stem != w && inserted(p.Toks[j].Low) {
			j++
		}
		n := 0
		if j < end {
			n = says(p, j, w)
		}
		if n == 0 {
			return 0
		}
		j += n
	}
	return j - i
}

// inserted: "turned it down", "took the chance"; "no" is not put in.
func inserted(low string) bool { return objects[low] || english.Determiners[low] && low != "no" }

// says returns how many tokens say a stem at a token, or 0: "ca n't" says cannot.
func says(p *text.Parsed, i int, stem string) int {
	plain, next := plainForms[p.Toks[i].Stem] == stem, lowAt(p, i+1)
	switch {
	case p.Toks[i].Stem == stem || plain && stem != "cannot":
		return 1
	case plain && (next == "not" || next == "n't"):
		return 2
	}
	return 0
}

// agreement says how two units stand to each other.
type agreement int

const (
	unrelated agreement = iota
	opposite
	kindred // a thing and the kind of thing that it is
	alike
)

// agrees compares two units: the same word, a family that has both, a derivation.
func (u unit) agrees(v unit) agreement {
	if u.stem != "" && u.stem == v.stem {
		return alike
	}
	found := unrelated
	for _, a := range u.senses {
		for _, b := range v.senses {
			if a.Family == b.Family {
				if a.Other == b.Other {
					return alike
				}
				found = opposite
			}
		}
	}
	switch {
	case found != unrelated:
		return found
	case u.stem == "" || v.stem == "":
		return unrelated
	case unlike(u.stem, v) || unlike(v.stem, u):
		return opposite
	case english.Related(u.stem, v.stem) > 0 || english.Derived(u.stem, v.stem) || composed(u.stem, v.stem) ||
		composed(v.stem, u.stem):
		return alike
	}
	return unrelated
}

// unlike says that the first is the second's opposite by a syllable before or
// behind it: unfurnished and furniture, treeless and tree.
func unlike(a string, v unit) bool {
	roots := [8]string{}
	n := 0
	for _, prefix := range [...]string{"un", "in", "im", "ir", "il", "dis", "non"} {
		if root, ok := strings.CutPrefix(a, prefix); ok && len(root) >= 4 {
			roots[n], n = root, n+1
		}
	}
	if root, ok := strings.CutSuffix(a, "les"); ok && len(root) >= 3 {
		roots[n], n = root, n+1
	}
	return slices.ContainsFunc(roots[:n], func(root string) bool {
		return root == v.stem || len(v.stem) >= 4 && english.Derived(root, v.stem) ||
			sharesSense(english.Vocabulary().Words[root], v.senses)
	})
}

func sharesSense(a, b []english.Sense) bool {
	return slices.ContainsFunc(a, func(s english.Sense) bool { return slices.Contains(b, s) })
}

// composed says that the first is a compound that ends in the second, or begins
// with it: flowerpot, pot; footwear and foot are not enough.
func composed(a, b string) bool {
	return len(b) >= 3 && len(a) >= len(b)+3 && len(b) >= len(a)-len(b)-2 && strings.HasSuffix(a, b)
}
