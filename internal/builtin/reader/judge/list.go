package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// list decides golds of several short parts: the candidate must have the same ones.
func (c *comparison) list() (Verdict, bool) {
	want := listParts(withoutPolarity(c.gold.Text))
	if len(want) < 2 || slices.ContainsFunc(want, startsClause) {
		return "", false
	}
	got := listParts(withoutPolarity(lastPart(c.cand.Text)))
	if len(got) < 2 {
		got = []string{c.cand.Text}
	}
	switch v := c.partsDiffer(want, got); {
	case v != "":
		return v, true
	case c.asksOrder() && !c.inOrder(want):
		return "the order differs", true
	}
	a := c.align()
	switch {
	case len(got) == 1 && c.adds(a), len(got) > 1 &&
		slices.ContainsFunc(got, func(g string) bool { return c.brings(a, g) }):
		return "it lists more", true
	case !c.sameSense(a):
		return "one denies what the other asserts", true
	}
	return Same, true
}

// partsDiffer names what keeps the parts of a list apart, or nothing. A part that is
// no name and no value may be told anywhere in a candidate that cuts its list otherwise.
func (c *comparison) partsDiffer(want, got []string) Verdict {
	asked := contentUnits(c.question)
	cutAlike := len(got) == len(want) && !slices.ContainsFunc(want, oneWord)
	for i, w := range want {
		part := c.part(w)
		anywhere := !cutAlike && !capitalised(part) && len(part.Vals) == 0 && c.covered(part, c.cand, asked)
		if !anywhere && !slices.ContainsFunc(got, func(g string) bool { return c.covered(part, c.part(g), asked) }) {
			return "a part of the list is missing"
		}
		if c.mispaired(want, i) {
			return "it pairs the parts otherwise"
		}
	}
	return ""
}

// startsClause: a part with a subject of its own is no member of a list.
func startsClause(part string) bool {
	first, rest, _ := strings.Cut(strings.ToLower(part), " ")
	return english.Pronouns[first] && rest != "" && !strings.HasPrefix(rest, "of ") && first != "one"
}

// covered says that a text has all that a member of a list says.
func (c *comparison) covered(want, have *text.Parsed, asked []unit) bool {
	if slices.ContainsFunc(want.Vals, func(g text.Value) bool { return !c.valueIn(have, g) }) {
		return false
	}
	units, n := contentUnits(have), len(want.Vals)
	for _, u := range contentUnits(want) {
		if _, how := counterpart(u, units); how != alike && !(n > 0 && slices.ContainsFunc(asked, u.equals)) {
			return false
		}
		n++
	}
	return n > 0
}

// brings says that a part of the candidate's list is none of the gold's.
func (c *comparison) brings(a *alignment, part string) bool {
	at := strings.Index(c.cand.Text, part)
	if at < 0 {
		return false
	}
	from := slices.IndexFunc(c.cand.Toks, func(t text.Token) bool { return t.Start >= at })
	to := from
	for to >= 0 && to < len(c.cand.Toks) && c.cand.Toks[to].Start < at+len(part) {
		to++
	}
	s := text.Span{From: from, To: to}
	if slices.ContainsFunc(c.cand.Vals, func(v text.Value) bool { return s.Has(v.From) && c.rival(v) }) {
		return true
	}
	return a.foreign(c.cand, s) && !deniesIn(c.cand, s)
}

// mispaired says that a member which joins a name and a value has another value
// beside its name in the candidate: "Ada on lane 4" for "Ada on lane 2".
func (c *comparison) mispaired(want []string, own int) bool {
	part := c.part(want[own])
	if len(part.Vals) == 0 {
		return false
	}
	for _, g := range statementParts(c.cand.Text) {
		p := c.part(g)
		if len(p.Vals) > 0 && sharesCapital(part, p) &&
			!slices.ContainsFunc(part.Vals, func(w text.Value) bool { return c.valueIn(p, w) }) {
			return true
		}
	}
	return false
}

func sharesCapital(a, b *text.Parsed) bool {
	return slices.ContainsFunc(a.Toks,
		func(t text.Token) bool { return t.Capital && !english.FunctionWord(t.Low) && text.HasLow(b, t.Low) })
}

// oneWord: "dark" of "a dark, cool place" describes what the next part names.
func oneWord(part string) bool { return len(text.ContentStems(part)) == 1 }

func capitalised(p *text.Parsed) bool {
	return slices.ContainsFunc(p.Toks, func(t text.Token) bool { return t.Capital && !english.FunctionWord(t.Low) })
}

// withoutPolarity cuts a yes or a no off the front: it is no part of a list.
func withoutPolarity(s string) string {
	first, rest, found := strings.Cut(s, ",")
	if word := strings.ToLower(strings.TrimSpace(first)); found && (affirmers[word] || naysayers[word]) {
		return strings.TrimSpace(rest)
	}
	return s
}

func lastPart(s string) string {
	if i := strings.LastIndex(s, ": "); i >= 0 {
		return s[i+2:]
	}
	return s
}

// listParts cuts a list at commas, semicolons and "and"; parts of more than four words make it no list.
func listParts(s string) []string {
	s = strings.NewReplacer(", and ", ", ", " and ", ", ", ";", ",", " & ", ", ", ", then ", ", ", " then ",
		", ").Replace(strings.TrimRight(s, "."))
	parts := strings.Split(s, ",")
	for i, p := range parts {
		parts[i] = withoutRank(strings.TrimSpace(p))
		if n := len(strings.Fields(p)); n == 0 || n > 4 {
			return nil
		}
	}
	return parts
}

func covers(have, want []string) bool {
	for _, w := range want {
		if !slices.Contains(have, w) {
			return false
		}
	}
	return len(want) > 0
}

// withoutRank cuts off what only counts the members: "first Ida", "finally Olga".
func withoutRank(part string) string {
	first, rest, _ := strings.Cut(part, " ")
	if rest != "" && ranks[strings.ToLower(first)] {
		return rest
	}
	return part
}

var (
	ranks      = english.Words("first firstly secondly thirdly then next finally lastly")
	orderWords = english.Words("order sequence succession ranking ranked rank")
)

func (c *comparison) asksOrder() bool {
	return slices.ContainsFunc(c.question.Toks, func(t text.Token) bool { return orderWords[t.Low] })
}

// inOrder says that the candidate has the members in the gold's order.
func (c *comparison) inOrder(want []string) bool {
	last := -1
	for _, w := range want {
		at := slices.IndexFunc(c.cand.Toks, func(t text.Token) bool {
			return slices.ContainsFunc(text.Tokenise(w),
				func(u text.Token) bool { return u.Stem == t.Stem && u.Kind != text.Punct })
		})
		if at < last {
			return false
		}
		last = at
	}
	return true
}
