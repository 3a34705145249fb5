package judge

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Answers that do not commit themselves: hedges, conditions, alternatives, what
// excludes the gold, and what was so once.

// hedging are turns by which an answer leaves itself a way out. A turn of the gold or the question hedges nothing.
var hedging = hedgeForms(
	`(?:it|that|this|there|he|she|they|you) could (?:well )?(?:be|have been)`, `may (?:well )?(?:be|have)`, `might`,
	`seems?`, `seemingly`, `appears? (?:to|that|as)`, `apparently`, `supposedly`, `allegedly`, `reportedly`,
	`in all (?:likelihood|probability)`, `my guess`, `at a guess`, `guessing`, `I(?:['’]d| would) (?:say|guess)`,
	`I (?:suspect|suppose|think|believe|assume|guess|imagine|reckon)`,
	`as f[a]r as (?:I|we|anyone)`, `if I (?:remember|recall|understood)`,
	`(?:not|n['’]t) (?:\w+ )?(?:sure|certain|settled)`, `hard to (?:tell|say)`, `difficult to (?:tell|say)`,
	`or so`, `or thereabouts`, `give or take`, `more or less`, `close to \d`, `in the (?:region|order|neighbou?rhood) of`,
	`something like`, `some (?:kind|sort) of`, `in some way`,
	`just (?:under|over|short)`, `a (?:bit|little|good bit) (?:more|less|over|under|above|below)`, `depends`,
	`depending on`, `unless`, `subject to`, `tentatively`, `provisionally`,
	`(?:not|n['’]t|un)(?: ?yet)? ?confirmed`, `to be confirmed`, `tb[ac]`, `something to do with`,
	`something (?:about|with|along)`, `sort of`, `kind of`, `rumou?red`, `rumou?rs?`, `odds are`,
	`chances are`, `for all I know`, `should be around`, `mid-\w+`, `upwards of`, `the odd`, `-ish`, `at any rate`,
	`in the end undecided`, `other \w+ say`, `some say`, `either way`, `still being`, `about to be`, `going to be`,
)

func hedgeForms(list ...string) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|[^\w])(?:` + strings.Join(list, "|") + `)(?:$|\W)`)
}

// evades says that the candidate has a turn that neither gold nor question has.
func (c *comparison) evades() bool {
	if text.HasLow(c.gold, "case") {
		return false // "in case it gets lost", "as it might get lost"
	}
	for _, m := range hedging.FindAllString(c.cand.Text, -1) {
		turn := strings.ToLower(strings.Trim(m, " ,.;:()"))
		if !strings.Contains(strings.ToLower(c.gold.Text), turn) &&
			!strings.Contains(strings.ToLower(c.question.Text), turn) && !(turn == "unless" && hasCondition(c.gold)) {
			return true
		}
	}
	return false
}

// conditionWords make an answer hold only in a case.
var conditionWords = english.Words("if unless only otherwise without when whenever once until except")

func hasCondition(p *text.Parsed) bool {
	return slices.ContainsFunc(p.Toks, func(t text.Token) bool { return conditionWords[t.Low] })
}

// conditional says that the candidate holds only in a case of which the gold does not speak.
func (c *comparison) conditional() bool {
	return text.HasLow(c.cand, "if") && !hasCondition(c.gold) && !text.HasLow(c.question, "if") &&
		!text.HasLow(c.question, "when") && !text.HasLow(c.question, "under")
}

// wavers says that the candidate leaves a choice between alternatives.
func (c *comparison) wavers() bool {
	if text.HasLow(c.gold, "or") || text.HasLow(c.question, "or") {
		return false
	}
	for i, t := range c.cand.Toks {
		if t.Low != "or" || i == 0 || i+1 >= len(c.cand.Toks) || deniesIn(c.cand, text.Span{From: 0, To: i}) {
			continue
		}
		if next := c.cand.Toks[i+1].Low; next == "rather" || next == "in" || next == "equivalently" {
			continue
		}
		if !c.saysAgain(i + 1) {
			return true
		}
	}
	return false
}

// saysAgain: "14 days or two weeks" is one value twice.
func (c *comparison) saysAgain(from int) bool {
	for _, v := range c.cand.Vals {
		if v.From >= from {
			return slices.ContainsFunc(c.gold.Vals, func(g text.Value) bool { return c.sameValue(g, v) })
		}
	}
	return false
}

var (
	wholes = english.Words(`all any every everything everyone everybody anyone anybody anything anywhere everywhere
		each both always`)
	nones    = english.Words("no nobody none nothing nowhere never not n't")
	excepted = english.Words("except excluding excepting")
)

// excludes says that the candidate has the gold only as what it leaves out:
// "anyone but Ada", "all of them except the 35 mm".
func (c *comparison) excludes() bool {
	if text.HasLow(c.gold, "but") || slices.ContainsFunc(c.gold.Toks, func(t text.Token) bool {
		return excepted[t.Low]
	}) {
		return false
	}
	for i, t := range c.cand.Toks {
		if c.leavesOut(i) && !text.HasLow(c.gold, t.Low) && c.goldIn(i+1, len(c.cand.Toks)) && !c.goldIn(0, i) {
			return true
		}
	}
	return false
}

// leavesOut: "except", "other than", "apart from", "anyone but"; not "no one but".
func (c *comparison) leavesOut(i int) bool {
	said := func(words english.Set) bool {
		return slices.ContainsFunc(c.cand.Toks[max(0, i-9):i], func(t text.Token) bool { return words[t.Low] })
	}
	low, next := lowAt(c.cand, i), lowAt(c.cand, i+1)
	leaves := excepted[low] || low == "other" && next == "than" || (low == "apart" || low == "aside") &&
		next == "from" ||
		low == "but" && said(wholes)
	return leaves && !said(nones)
}

// goldIn says that a stretch of the candidate has a word or a value of the gold.
func (c *comparison) goldIn(from, to int) bool {
	for _, v := range c.cand.Vals {
		for _, g := range c.gold.Vals {
			if v.From >= from && v.To <= to && (c.sameValue(g, v) || sameDayOfMonth(g, v)) {
				return true
			}
		}
	}
	for _, t := range c.cand.Toks[from:to] {
		if t.Kind != text.Punct && !english.FunctionWord(t.Low) && text.HasStem(c.gold, t.Stem) {
			return true
		}
	}
	return false
}

// sameDayOfMonth: "the 29th" names the day of a date.
func sameDayOfMonth(g, v text.Value) bool {
	a, ok := g.As(text.DateKinds)
	b, also := v.As(text.DateKinds)
	return ok && also && a.Date.Time().Day() == b.Date.Time().Day()
}

var (
	wasOnce = regexp.MustCompile(`(?i)\b(?:was|were|had been) (?:the |an? )?(?:old|original|former|previous|initial|` +
		`first|earlier|outdated)\b|(?:^|[^sera] )used to (?:be|have|belong|work|live|own|run|lead)\b|\b(?:formerly|` +
		`previously|until recently)\b`)
	sinceIs = regexp.MustCompile(`(?i)\b(?:has|have|was|were|been|is) since\b|\bsince (?:been|then)\b|` +
		`[,;] (?:but )?(?:later|then|afterwards|subsequently|since|now) (?:\w+ed|not|it)\b|\bbut (?:was |has |is )?(?:now|` +
		`later|since|meanwhile|afterwards)\b|\b(?:turned|proved) out\b|\bin the meantime\b`)
)

// pastHints are words of which every text has one that gives what is past.
var pastHints = english.Words(`old original former previous initial first earlier outdated used formerly previously
	until since later then afterwards subsequently now meanwhile meantime turned proved`)

// superseded says that the candidate gives the gold and names it as past.
func (c *comparison) superseded() bool {
	if !slices.ContainsFunc(c.cand.Toks, func(t text.Token) bool { return pastHints[t.Low] }) {
		return false
	}
	for _, r := range [...]*regexp.Regexp{wasOnce, sinceIs} {
		at := r.FindStringIndex(c.cand.Text)
		if at == nil || r.MatchString(c.gold.Text) || r.MatchString(c.question.Text) {
			continue
		}
		i := slices.IndexFunc(c.cand.Toks, func(t text.Token) bool { return t.Start >= at[0] })
		if r == wasOnce || c.goldIn(0, max(i, 0)) {
			return true
		}
	}
	return false
}

// counters says that the candidate speaks of the opposite of what was asked: "it rose by 20 %" to how much it fell.
func (c *comparison) counters() bool {
	plain := len(c.gold.Vals) == 0 && !properName(c.gold) && len(listParts(c.gold.Text)) < 2
	if plain || plainPolarity(c.gold) != unsaid {
		return false
	}
	asked, gold := contentUnits(c.question), contentUnits(c.gold)
	for _, u := range contentUnits(c.cand) {
		if english.PlainModifiers[c.cand.Toks[u.at.From].Low] {
			continue
		}
		if _, g := counterpart(u, gold); g == alike {
			continue
		}
		if at, how := counterpart(u, asked); how == opposite &&
			!english.PlainModifiers[c.question.Toks[asked[at].at.From].Low] {
			return (c.denialCount(c.cand)+c.denialCount(c.question))%2 == 0
		}
	}
	return false
}
