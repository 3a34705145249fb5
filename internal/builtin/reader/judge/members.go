package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// A gold of several values, "the reviewer is Ada and the estimate is 8 days", is
// answered by all of them: each a member with what it is about and its value.

// member is one statement of such a gold.
type member struct {
	about []string // stems of what stands before the copula
	value string
}

// equates stand between what a member is about and its value.
var equates = english.Words("is are was were 's has")

// members decides golds of several statements: the value of each must be there,
// and where the candidate says what it is about, at its own.
func (c *comparison) members() (Verdict, bool) {
	want := membersOf(withoutPolarity(c.gold.Text))
	if len(want) < 2 {
		return "", false
	}
	for _, m := range want {
		if !c.holdsMember(m.value, c.cand) {
			return "a part of the list is missing", true
		}
	}
	if c.addsName() {
		return "it adds another name", true
	}
	if slices.ContainsFunc(c.cand.Vals, c.rival) {
		return "it names another value too", true
	}
	return Same, true
}

// exchanged decides against candidates that give one member's value to another: all the values are there, and wrong.
func (c *comparison) exchanged() (Verdict, bool) {
	want := membersOf(withoutPolarity(c.gold.Text))
	if len(want) < 2 {
		return "", false
	}
	parts := statementParts(withoutPolarity(c.cand.Text))
	misplaced := slices.ContainsFunc(parts, func(part string) bool { return c.misplaced(want, part) })
	return "it gives one's value to the other", misplaced || c.disordered(want, parts)
}

// disordered says that a candidate lists the values alone, and exchanges two of a
// kind: "9 and 6" where the first is 6 and the second 9.
func (c *comparison) disordered(want []member, parts []string) bool {
	about := func(part string) bool {
		stems := text.ContentStems(part)
		return slices.ContainsFunc(want, func(m member) bool {
			return slices.ContainsFunc(m.about, func(s string) bool { return slices.Contains(stems, s) })
		})
	}
	if len(parts) != len(want) || slices.ContainsFunc(parts, about) {
		return false
	}
	for i, own := range want {
		p := c.part(parts[i])
		others := func(m member) bool {
			return c.holdsMember(m.value, p) && sameKind(c.part(m.value), c.part(own.value))
		}
		if !c.holdsMember(own.value, p) && slices.ContainsFunc(want, others) {
			return true
		}
	}
	return false
}

// sameKind says that two values are of one kind, or both words.
func sameKind(a, b *text.Parsed) bool {
	if len(a.Vals) == 0 || len(b.Vals) == 0 {
		return len(a.Vals) == len(b.Vals)
	}
	return a.Vals[0].Readings[0].Kind == b.Vals[0].Readings[0].Kind
}

// misplaced says that a part of the candidate is about one member and has only another one's value.
func (c *comparison) misplaced(want []member, part string) bool {
	own := onlyAbout(want, text.ContentStems(part))
	if own < 0 || c.holdsMember(want[own].value, c.part(part)) {
		return false
	}
	return slices.ContainsFunc(want, func(m member) bool { return c.holdsMember(m.value, c.part(part)) })
}

// addsName says that the candidate has a name that neither gold nor question has.
func (c *comparison) addsName() bool {
	for i, t := range c.cand.Toks {
		starts := i == 0 || c.cand.Toks[i-1].Kind == text.Punct && c.cand.Toks[i-1].Low != ","
		if isName(t) && !starts && !text.InValues(c.cand, i) &&
			!text.HasLow(c.gold, t.Low) && !text.HasLow(c.question, t.Low) && !english.Verbish[t.Stem] {
			return true
		}
	}
	return false
}

// part reads a stretch of a candidate like the whole.
func (c *comparison) part(raw string) *text.Parsed {
	p := text.Parse(raw, c.base)
	c.readFigures(p)
	return p
}

// statementParts cuts a text where another statement may begin.
func statementParts(s string) []string {
	s = strings.NewReplacer(", and ", "\n", ", while ", "\n", " and ", "\n", "; ", "\n", ", ", "\n", ". ",
		"\n").Replace(strings.TrimRight(strings.TrimSpace(s), ". "))
	return strings.Split(s, "\n")
}

// membersOf cuts "a is 5, b is 7 and c is 9"; where a part is no statement it gives none.
func membersOf(s string) []member {
	var out []member
	for _, part := range statementParts(s) {
		p := text.Parse(part, 0)
		at := slices.IndexFunc(p.Toks, func(t text.Token) bool { return equates[t.Low] })
		switch {
		case at > 0 && at+1 < len(p.Toks):
			about := text.ContentStems(p.Quote(text.Span{From: 0, To: at}))
			if len(about) == 0 || len(p.Toks) > 16 {
				return nil
			}
			out = append(out, member{about, text.Tidy(p.Quote(text.Span{From: at + 1, To: len(p.Toks)}))})
		default:
			return nil
		}
	}
	return out
}

// onlyAbout returns the one member whose matter alone shares words with what a candidate's part is about, or -1.
func onlyAbout(want []member, about []string) int {
	found := -1
	for i, m := range want {
		if !slices.ContainsFunc(m.about,
			func(s string) bool { return slices.Contains(about, s) && !sharedMatter(want, i, s) }) {
			continue
		}
		if found >= 0 {
			return -1
		}
		found = i
	}
	return found
}

// sharedMatter says that a word tells a member from no other one.
func sharedMatter(want []member, own int, stem string) bool {
	for i, m := range want {
		if i != own && slices.Contains(m.about, stem) {
			return true
		}
	}
	return false
}

// holdsMember says that a text has a member's value: the typed one, part of a
// name that is no other one's, or all its words.
func (c *comparison) holdsMember(said string, p *text.Parsed) bool {
	w := c.part(said)
	if len(w.Vals) > 0 {
		return !slices.ContainsFunc(w.Vals, func(g text.Value) bool { return !c.valueIn(p, g) })
	}
	if properName(w) && !hasDigit(w.Text) {
		return holdsName(p, w)
	}
	return covers(text.ContentStems(p.Text), text.ContentStems(said))
}

// holdsName says that a text names somebody by a part of the name, beside no word that would make it another's.
func holdsName(p, name *text.Parsed) bool {
	for i, t := range p.Toks {
		if !text.HasLow(name, t.Low) || english.FunctionWord(t.Low) || deniedValue(p, i) {
			continue
		}
		beside := func(j int) bool {
			return j >= 0 && j < len(p.Toks) && isName(p.Toks[j]) && !text.HasLow(name, p.Toks[j].Low)
		}
		if !beside(i+1) && !(beside(i-1) && i > 1) {
			return true
		}
	}
	return false
}
