package solve

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// settle decides between the values that were found: superseded, corrected,
// denied and drafted ones fall; two that nothing separates are a conflict.
func settle(t *talk.Talk, q *talk.Query, all []talk.Candidate) Finding {
	if q.Prior {
		return settlePrior(t, q, all)
	}
	all = strongest(all)
	all = withoutDenied(t, all)
	if !q.Earliest {
		all = withoutOld(all)
	}
	all = withoutCorrected(t, all)
	all = finals(q, all)
	all = amountsFirst(exactFirst(all))
	if len(all) == 0 {
		return nothing(noStatement)
	}
	groups := distinct(all)
	if len(groups) == 1 && q.Earliest && isUpdate(t.Read[groups[0][0].Msg]) {
		return nothing("what it was at first is not told")
	}
	if len(groups) == 1 {
		return settled(t, q, groups[0], 1)
	}
	if q.Earliest {
		return settled(t, q, groups[0], len(groups))
	}
	last := latest(groups)
	if renewed(groups, last) || allOld(groups, last) {
		return settled(t, q, last, len(groups))
	}
	if strong, ok := dominant(t, groups); ok {
		return settled(t, q, strong, len(groups))
	}
	if oneVoice(t, groups) {
		return nothing("one person tells of several things")
	}
	return opposed(t, groups)
}

// strongest keeps the best candidates of each message: those of the highest score and not superseded within it.
func strongest(all []talk.Candidate) []talk.Candidate {
	top := map[int]int{}
	for _, c := range all {
		if !c.Denied && !c.Old {
			top[c.Msg] = max(top[c.Msg], c.Score)
		}
	}
	var out []talk.Candidate
	for _, c := range all {
		if c.Denied || c.Old && top[c.Msg] > 0 || c.Score == top[c.Msg] || top[c.Msg] == 0 {
			out = append(out, c)
		}
	}
	return out
}

// withoutDenied drops what a later message denies, and the denials themselves.
func withoutDenied(t *talk.Talk, all []talk.Candidate) []talk.Candidate {
	var out []talk.Candidate
	for _, c := range all {
		drop := c.Denied
		for _, d := range all {
			drop = drop || (d.Denied || d.Old) && d.Msg >= c.Msg && d.Same(c) &&
				!(d.Old && d.Msg == c.Msg && d.At == c.At && !d.Denied)
		}
		if !drop {
			out = append(out, c)
		}
	}
	return out
}

// withoutOld drops "down from 19" where the message also gives the value of today.
func withoutOld(all []talk.Candidate) []talk.Candidate {
	current := map[int]bool{}
	for _, c := range all {
		current[c.Msg] = current[c.Msg] || !c.Old
	}
	var out []talk.Candidate
	for _, c := range all {
		if !c.Old || !current[c.Msg] {
			out = append(out, c)
		}
	}
	return out
}

// withoutCorrected drops a value that the next speaker of the group puts right.
func withoutCorrected(t *talk.Talk, all []talk.Candidate) []talk.Candidate {
	var out []talk.Candidate
	for _, c := range all {
		if !putRight(t, c) {
			out = append(out, c)
		}
	}
	return out
}

// putRight says that one of the next messages of the group calls c's message wrong:
// the next one by somebody else, or another that repeats the value.
func putRight(t *talk.Talk, c talk.Candidate) bool {
	n := 0
	for j := c.Msg + 1; j < len(t.Msgs) && n < 3; j++ {
		if t.Msgs[j].Group != t.Msgs[c.Msg].Group || t.Msgs[j].At-t.Msgs[c.Msg].At > talk.AnswerWithin {
			continue
		}
		n++
		if word := calledWrong(t.Read[j]); word != "" {
			return n == 1 && (word == "correction" || t.Msgs[j].Speaker != t.Msgs[c.Msg].Speaker) ||
				hasValueOf(t.Read[j], c)
		}
	}
	return false
}

// calledWrong returns the word near the beginning of a message that calls something wrong.
func calledWrong(p *text.Parsed) string {
	whole := text.Span{From: 0, To: len(p.Toks)}
	for i := 0; i < len(p.Toks) && i < 12; i++ {
		low, before := p.Toks[i].Low, p.LowIn(whole, i-1)
		switch low {
		case "right", "correct":
			if i > 0 && talk.DeniedRight(p, whole, i) || i > 1 && talk.DeniedRight(p, whole, i-1) {
				return low
			}
		case "any", "anymore", "longer", "date":
			if before == "not" || before == "no" || before == "of" && p.LowIn(whole, i-2) == "out" {
				return low
			}
		case "outdated", "superseded", "stale", "wrong", "incorrect", "misread", "correction":
			return low
		}
	}
	return ""
}

func hasValueOf(p *text.Parsed, c talk.Candidate) bool {
	for _, v := range p.Vals {
		for _, r := range v.Readings {
			if c.Typed.Kind != "" && r.Equal(c.Typed) {
				return true
			}
		}
	}
	return false
}

// finals prefers what is said to be final over drafts, and wants it where the question does.
func finals(q *talk.Query, all []talk.Candidate) []talk.Candidate {
	if len(q.Kinds) != 1 || q.Kinds[0] != corpus.KindLink {
		if !q.Final {
			return all
		}
	}
	var final, plain []talk.Candidate
	for _, c := range all {
		if c.Draft {
			continue
		}
		plain = append(plain, c)
		if c.Final {
			final = append(final, c)
		}
	}
	if i := slices.IndexFunc(final, func(c talk.Candidate) bool { return c.Called }); q.Final && i >= 0 {
		final = slices.DeleteFunc(final, func(c talk.Candidate) bool { return !c.Called })
	}
	if len(final) > 0 {
		return final
	}
	if q.Final || len(plain) > 0 {
		return plain
	}
	return all
}

// exactFirst drops synonyms where the attribute's own words were found.
func exactFirst(all []talk.Candidate) []talk.Candidate {
	var exact []talk.Candidate
	for _, c := range all {
		if c.Exact {
			exact = append(exact, c)
		}
	}
	if len(exact) > 0 {
		return exact
	}
	return all
}

// amountsFirst drops what is only said about an amount ("the limit is fair") where the amount itself is stated.
func amountsFirst(all []talk.Candidate) []talk.Candidate {
	var amounts []talk.Candidate
	for _, c := range all {
		if talk.Numeric(c.Typed.Kind) || c.Typed.Kind == corpus.KindMoney || c.Typed.Kind == corpus.KindTime {
			amounts = append(amounts, c)
		}
	}
	if len(amounts) > 0 {
		for _, c := range all {
			if c.Typed.Kind != "" && !talk.Numeric(c.Typed.Kind) || c.Typed.Kind == "" &&
				strings.IndexFunc(c.Text, isDigitOrUpper) >= 0 {
				return all
			}
		}
		return amounts
	}
	return all
}

func isDigitOrUpper(r rune) bool { return unicode.IsDigit(r) || unicode.IsUpper(r) }

// distinct groups candidates by value, in order of first appearance.
func distinct(all []talk.Candidate) [][]talk.Candidate {
	var groups [][]talk.Candidate
next:
	for _, c := range all {
		for i := range groups {
			if groups[i][0].Same(c) {
				groups[i] = append(groups[i], c)
				continue next
			}
		}
		groups = append(groups, []talk.Candidate{c})
	}
	return groups
}

func latest(groups [][]talk.Candidate) []talk.Candidate {
	best := groups[0]
	for _, g := range groups[1:] {
		if newest(g).Msg >= newest(best).Msg {
			best = g
		}
	}
	return best
}

// renewed says that a statement of the last group, later than all of the
// others, says that the value is new or puts another right.
func renewed(groups [][]talk.Candidate, last []talk.Candidate) bool {
	other := -1
	for _, g := range groups {
		if !g[0].Same(last[0]) {
			other = max(other, newest(g).Msg)
		}
	}
	for _, c := range last {
		if c.Msg >= other && (c.Changed || c.Corrects) {
			return true
		}
	}
	return false
}

func newest(g []talk.Candidate) talk.Candidate { return g[len(g)-1] }

func allOld(groups [][]talk.Candidate, but []talk.Candidate) bool {
	for _, g := range groups {
		if g[0].Same(but[0]) {
			continue
		}
		for _, c := range g {
			if !c.Old {
				return false
			}
		}
	}
	return true
}

// dominant returns the one group whose subject is named outright, if all others only inherit it.
func dominant(t *talk.Talk, groups [][]talk.Candidate) ([]talk.Candidate, bool) {
	var strong []talk.Candidate
	for _, g := range groups {
		for _, c := range g {
			if c.Level == 3 && c.Score >= 8 {
				if sourced(t, c) {
					return nil, false
				}
				if strong != nil && !strong[0].Same(c) {
					return nil, false
				}
				strong = g
			}
		}
	}
	return strong, strong != nil
}

// settled makes the finding of a group: the best of its statements, cited with the newest one.
func settled(t *talk.Talk, q *talk.Query, g []talk.Candidate, groups int) Finding {
	b := g[0]
	for _, c := range g[1:] {
		if c.Level > b.Level || c.Level == b.Level && c.Score > b.Score {
			b = c
		}
	}
	conf := map[int]int{3: 90, 2: 80, 1: 72}[b.Level]
	if !b.Exact {
		conf -= 12
	}
	if b.Typed.Kind == "" {
		conf -= 8
	}
	if b.Score < 7 {
		conf -= 8
	}
	if q.Final && !b.Final {
		conf -= 25
	}
	conf -= 6 * (groups - 1)
	if len(g) > 1 {
		conf += 3
	}
	return Finding{Answer: b.Text, Typed: b.Typed, First: g[0].Msg, Cites: b.Cites, Confidence: conf,
		Reason: "Stated by " + t.Msgs[b.Msg].Speaker + " on " + talk.LongDate(t.Msgs[b.Msg].At.Date()) + "."}
}

// opposed tells what the values are that nothing separates, and who states them.
func opposed(t *talk.Talk, groups [][]talk.Candidate) Finding {
	f := nothing("")
	var said []string
	for _, g := range groups {
		c := newest(g)
		said = append(said, t.Msgs[c.Msg].Speaker+" says "+c.Text)
		f.Cites = append(f.Cites, c.Cites...)
	}
	f.conflict = "They disagree: " + strings.Join(said, ", ") + "."
	f.Reason = "Two messages state different values, and nothing separates them: " + strings.Join(said, "; ") + "."
	return f
}
