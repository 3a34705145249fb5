package marker

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// comparison is a question with the answers that are compared.
type comparison struct {
	question, gold, cand text
	present              bool // the question is not about what was
}

var (
	// counted is how a question asks for a number of something, and numbered an answer with one number, at its end.
	counted  = regexp.MustCompile(`(?i)\bhow many ((?:working |business |calendar )?\pL+)`)
	numbered = regexp.MustCompile(`^(\D*\d(?:[\d.,]*\d)?|\pL+)\W*$`)
	// past are questions about what was.
	past = regexp.MustCompile(`(?i)\b(?:was|were|did|had|used|original|first|past|previous|before|old|until|then)|\d{4}`)
	// labels are words before a colon.
	labels = regexp.MustCompile(`[^:;,.\n]*:`)
)

// newComparison reads the texts. Bare numbers of the answers get the unit that the question counts. Labels that the
// question has too are dropped: the names of a form's fields.
func newComparison(question, gold, cand string) *comparison {
	if m := counted.FindStringSubmatch(question); m != nil {
		if strings.EqualFold(strings.Trim(cand, " ."), "none") {
			cand = "0"
		}
		gold, cand = numbered.ReplaceAllString(gold, "$1 "+m[1]), numbered.ReplaceAllString(cand, "$1 "+m[1])
	}
	answer := ""
	unlabelled := func(label string) string {
		if strings.EqualFold(strings.Trim(label, " :"), answer) || !strings.Contains(question, label) {
			return label
		}
		return ""
	}
	gold = labels.ReplaceAllStringFunc(gold, unlabelled)
	// a label may be the answer: "Cedar: a bare endgame" of things that the question lists
	answer = strings.Trim(gold, " .")
	cand = labels.ReplaceAllStringFunc(cand, unlabelled)
	return &comparison{read(question), read(gold), read(cand), !past.MatchString(question)}
}

// chosen says whether the gold is one of several things that the question names.
func (c *comparison) chosen() bool { return !some(telling(c.gold.toks), c.unasked) }

// unasked says whether the question lacks a word.
func (c *comparison) unasked(k token) bool { return !c.question.stems[k.stem] }

// keeps returns which tokens are compared: no fillers, and of a candidate nothing that is asked. Of a choice all
// count, since others are asked about too.
func (c *comparison) keeps() func(token) bool {
	chosen := c.chosen()
	return func(k token) bool {
		return k.is(value) || !k.is(mark|idle) && (chosen || c.gold.stems[k.stem] || !c.asked(k))
	}
}

// asked says whether the question has a word, in whatever form.
func (c *comparison) asked(k token) bool {
	return c.question.stems[k.stem] || len(k.stem) > 4 && c.question.roots[root(k, 5)]
}

// strange says whether a word of the candidate is foreign.
func (c *comparison) strange(k token) bool {
	idles := k.is(mark|value|idle) || k.spent || k.denied && k.named() || len(k.low) == 1 || c.present && k.is(current)
	return !idles && !c.gold.stems[k.stem] && !c.asked(k)
}

// foreign are the words of the candidate that neither gold nor question has and that have a meaning of their own.
func (c *comparison) foreign() []token { return c.cand.filter(c.strange) }

// brings says whether a foreign word is of one of some classes.
func (c *comparison) brings(of class) bool { return (text{toks: c.foreign()}).holds(of) }

// hedges says whether the candidate leaves doubt about what it says, and denies or settles nothing.
func (c *comparison) hedges() bool { return c.brings(hedge) && !c.brings(negation|settle) }

// ordered says whether the order of what is listed counts.
func (c *comparison) ordered() bool {
	asks := func(k token) bool { return k.stem == "order" || k.stem == "rank" || strings.HasPrefix(k.low, "sequ") }
	return c.gold.stems["first"] || c.gold.stems["then"] || some(c.question.toks, asks)
}

// contrary says whether the candidate has the opposite of a word of the question or the gold instead of that.
func (c *comparison) contrary() bool {
	has := func(in []token, p int) bool {
		return some(in, func(k token) bool { return known().poles[k.stem] == p })
	}
	asks := append(slices.Clone(c.question.toks), c.gold.toks...)
	return some(c.cand.toks, func(k token) bool {
		p := known().poles[k.stem]
		return p != 0 && has(asks, -p) && !has(asks, p) && !has(c.cand.toks, -p)
	})
}

// topical says whether the candidate speaks of what is asked: it has no foreign words, or it has the word that what is
// asked turns on, or no word of the question and no more than a few foreign ones behind its values and names.
func (c *comparison) topical() bool {
	own, asks := text{toks: c.foreign()}.of(content), c.question.of(content|turn|source)
	last, stuck, link := c.answered()
	has := func(k token) bool { return c.cand.roots[root(k, 5)] }
	ahead := some(c.cand.toks[:last], c.stranger)
	if len(own) == 0 || link || !stuck && !ahead && len(own) < shortest && !some(asks, has) {
		return true
	}
	key := 0 // of the word that the question turns on
	if c.question.holds(timely) {
		key = len(asks) - 1
	}
	return !stuck && len(asks) > 0 && has(asks[key]) && (len(asks) > 1 || !ahead)
}

// stranger says whether a foreign word of the candidate has a meaning of its own.
func (c *comparison) stranger(k token) bool { return k.is(content) && c.strange(k) }

// answered returns where the last value or name of the candidate is, whether one of them belongs together with the
// words behind it, and whether there is a link, which is of nothing else.
func (c *comparison) answered() (last int, stuck, link bool) {
	for i, k := range c.cand.toks {
		r := append(k.readings, reading{})[0]
		link = link || r.Kind == corpus.KindLink
		if !k.denied && (k.is(value) || k.named() && c.gold.stems[k.stem]) {
			next := c.cand.after(i)
			last, stuck = i, stuck || next.is(either) || next.low == "and" || r.dimension == "count" && c.stranger(next)
		}
	}
	return last, stuck, link
}
