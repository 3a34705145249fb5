package judge

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Bounds: "at least 3 days" is not three days, and "no less than three days" is the same bound.

// bound is a side on which a value lies open.
type bound string

const (
	atLeast  bound = "at least"
	atMost   bound = "at most"
	moreThan bound = "more than"
	lessThan bound = "less than"
)

// countWord begins an amount.
const countWord = `(\d|(?:a |one )?(?:hundred|dozen|thousand|million)|one|two|three|four|five|six|seven|eight|nine|` +
	`ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`

// boundForms are how bounds are told; longer forms first.
var boundForms = []struct {
	hint string
	kind bound
	find *regexp.Regexp
}{
	{"than", atLeast, regexp.MustCompile(`(?i)\b(?:no|not|nothing) (?:less|fewer|lower|shorter|earlier|sooner|smaller|` +
		`younger) than\b`)},
	{"than", atMost, regexp.MustCompile(`(?i)\b(?:no|not|nothing) (?:more|greater|higher|longer|later|bigger|larger|` +
		`older) than\b`)},
	{"not even", lessThan, regexp.MustCompile(`(?i)\bnot even\b`)},
	{"not ", atLeast, regexp.MustCompile(`(?i)\bnot (?:before|until|under|below)\b`)},
	{"not ", atMost, regexp.MustCompile(`(?i)\bnot (?:after|over|above|beyond|exceed(?:ing)?)\b`)},
	{"least", atLeast, regexp.MustCompile(`(?i),? ?\bat (?:the (?:very )?)?least\b`)},
	{"most", atMost, regexp.MustCompile(`(?i),? ?\bat (?:the (?:very )?)?most\b`)},
	{"earliest", atLeast, regexp.MustCompile(`(?i),? ?\bat the (?:very )?earliest\b`)},
	{"latest", atMost, regexp.MustCompile(`(?i),? ?\bat the (?:very )?latest\b`)},
	{"min", atLeast, regexp.MustCompile(`(?i)\b(?:a |the )?minimum(?: of)?\b|\bminimal(?:ly)?\b|\bmin\.? (\d)`)},
	{"max", atMost, regexp.MustCompile(`(?i)\b(?:a |the )?maximum(?: of)?\b|\bmaximal(?:ly)?\b|\bmax\.? (\d)`)},
	{"or ", atLeast, regexp.MustCompile(`(?i)\bor (?:more|longer|later|above|higher|older|upwards?|over)\b`)},
	{"or ", atMost, regexp.MustCompile(`(?i)\bor (?:less|fewer|shorter|earlier|below|lower|younger|under|sooner)\b`)},
	{"and ", atLeast, regexp.MustCompile(`(?i)\band (?:up|upwards?|above|over|older|onwards?)\b`)},
	{"up to", atMost, regexp.MustCompile(`(?i)\bup to\b`)},
	{"exceed", atMost, regexp.MustCompile(`(?i)\b(?:must|may|can|should|shall)(?:n['’]t| ?not) exceed\b`)},
	{"over ", moreThan, regexp.MustCompile(`(?i)\bover (?:the age of )?` + countWord)},
	{"above ", moreThan, regexp.MustCompile(`(?i)\babove ` + countWord)},
	{"under ", lessThan, regexp.MustCompile(`(?i)\bunder (?:the age of )?` + countWord)},
	{"below ", lessThan, regexp.MustCompile(`(?i)\bbelow ` + countWord)},
	{"than", moreThan, regexp.MustCompile(`(?i)\b(?:more|greater|higher|longer|later|bigger|larger|older) than\b`)},
	{"than", lessThan, regexp.MustCompile(`(?i)\b(?:less|fewer|lower|shorter|earlier|sooner|smaller|younger) than\b`)},
}

// boundsOf cuts the bounds out of an answer and returns them.
func boundsOf(s string) (string, []bound) {
	var found []bound
	low := strings.ToLower(s)
	for _, f := range boundForms {
		if !strings.Contains(low, f.hint) || !f.find.MatchString(s) ||
			found == nil && !strings.ContainsAny(s, "0123456789") && !numberWords.MatchString(s) {
			continue
		}
		found = append(found, f.kind)
		s = strings.TrimSpace(f.find.ReplaceAllString(s, " ${1}"))
	}
	return s, found
}

var numberWords = regexp.MustCompile(`(?i)\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|` +
	`fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|dozen|Mon|Tues|Wednes|Thurs|` +
	`Fri|Satur|Sun)`)

var (
	asksMost = english.Words(`may limit maximum max latest until deadline allowed most cap can up longest largest
		highest by`)
	asksLeast = english.Words("minimum min least earliest smallest lowest must")
)

// boundsDiffer says that one answer leaves a value open on a side and the other
// does not, where the question does not ask for that side anyway.
func (c *comparison) boundsDiffer() bool {
	g, d := c.bounds[0], c.bounds[1]
	switch a, b := openSide(c.gold), openSide(c.cand); {
	case len(c.gold.Vals) == 0:
		return false
	case a != b && a != "" && b != "", c.strictSide():
		return true
	case len(g) == len(d):
		return len(g) == 1 && g[0] != d[0]
	case len(g)+len(d) > 1:
		return true
	default:
		one := slices.Concat(g, d)[0]
		return a != one && b != one && !c.asksSide(one)
	}
}

// asksSide says that the question asks how much there is at most, or at least.
func (c *comparison) asksSide(side bound) bool {
	asked := map[bound]english.Set{atMost: asksMost, atLeast: asksLeast}[side]
	return slices.ContainsFunc(c.question.Toks, func(t text.Token) bool { return asked[t.Low] })
}

// openSide tells whether the one time of an answer is a beginning or an end: "from 2 pm", "until 2 pm".
func openSide(p *text.Parsed) bound {
	side := bound("")
	if len(p.Vals) != 1 {
		return side
	}
	for _, v := range p.Vals {
		if v.From == 0 {
			continue
		}
		switch p.Toks[v.From-1].Low {
		case "from", "after", "since", "starting":
			side = side.or(atLeast)
		case "until", "till", "before", "by", "within":
			side = side.or(atMost)
		}
	}
	return side
}

// strictSide says that the candidate gives a day or an hour only as what it was
// before or after, and neither gold nor question does.
func (c *comparison) strictSide() bool {
	for _, v := range c.cand.Vals {
		if v.From == 0 || v.Readings[0].Kind != corpus.KindDate && v.Readings[0].Kind != corpus.KindTime {
			continue
		}
		if w := c.cand.Toks[v.From-1].Low; (w == "before" || w == "after") && !text.HasLow(c.gold, w) &&
			!text.HasLow(c.question, w) && len(c.bounds[0]) == 0 && openSide(c.gold) == "" {
			return true
		}
	}
	return false
}

// or keeps the side that all values have.
func (b bound) or(c bound) bound {
	if b == "" || b == c {
		return c
	}
	return ""
}
