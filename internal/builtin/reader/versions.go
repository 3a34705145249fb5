package reader

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// settle decides between the values that were found: superseded, corrected,
// denied and drafted ones fall; two that nothing separates are a conflict.
func (t *talk) settle(q *query, all []candidate) finding {
	if q.prior {
		return t.settlePrior(q, all)
	}
	all = strongest(all)
	all = t.withoutDenied(all)
	if !q.earliest {
		all = withoutOld(all)
	}
	all = t.withoutCorrected(all)
	all = finals(q, all)
	all = amountsFirst(exactFirst(all))
	if len(all) == 0 {
		return nothing(noStatement)
	}
	groups := distinct(all)
	if len(groups) == 1 && q.earliest && isUpdate(t.read[groups[0][0].msg]) {
		return nothing("what it was at first is not told")
	}
	if len(groups) == 1 {
		return t.settled(q, groups[0], 1)
	}
	if q.earliest {
		return t.settled(q, groups[0], len(groups))
	}
	last := latest(groups)
	if renewed(groups, last) || allOld(groups, last) {
		return t.settled(q, last, len(groups))
	}
	if strong, ok := t.dominant(groups); ok {
		return t.settled(q, strong, len(groups))
	}
	if t.oneVoice(groups) {
		return nothing("one person tells of several things")
	}
	return t.opposed(groups)
}

// strongest keeps the best candidates of each message: those of the highest score and not superseded within it.
func strongest(all []candidate) []candidate {
	top := map[int]int{}
	for _, c := range all {
		if !c.denied && !c.old {
			top[c.msg] = max(top[c.msg], c.score)
		}
	}
	var out []candidate
	for _, c := range all {
		if c.denied || c.old && top[c.msg] > 0 || c.score == top[c.msg] || top[c.msg] == 0 {
			out = append(out, c)
		}
	}
	return out
}

// withoutDenied drops what a later message denies, and the denials themselves.
func (t *talk) withoutDenied(all []candidate) []candidate {
	var out []candidate
	for _, c := range all {
		drop := c.denied
		for _, d := range all {
			drop = drop || (d.denied || d.old) && d.msg >= c.msg && d.same(c) && !(d.old && d.msg == c.msg && d.at == c.at && !d.denied)
		}
		if !drop {
			out = append(out, c)
		}
	}
	return out
}

// withoutOld drops "down from 19" where the message also gives the value of today.
func withoutOld(all []candidate) []candidate {
	current := map[int]bool{}
	for _, c := range all {
		current[c.msg] = current[c.msg] || !c.old
	}
	var out []candidate
	for _, c := range all {
		if !c.old || !current[c.msg] {
			out = append(out, c)
		}
	}
	return out
}

// withoutCorrected drops a value that the next speaker of the group puts right.
func (t *talk) withoutCorrected(all []candidate) []candidate {
	var out []candidate
	for _, c := range all {
		if !t.putRight(c) {
			out = append(out, c)
		}
	}
	return out
}

// putRight says that one of the next messages of the group calls c's message wrong.
func (t *talk) putRight(c candidate) bool {
	n := 0
	for j := c.msg + 1; j < len(t.msgs) && n < 3; j++ {
		if t.msgs[j].Group != t.msgs[c.msg].Group || t.msgs[j].At-t.msgs[c.msg].At > answerWithin {
			continue
		}
		n++
		p := t.read[j]
		for i := 0; i < len(p.Toks) && i < 12; i++ {
			switch p.Toks[i].Low {
			case "right", "correct":
				if i > 0 && deniedRight(p, text.Span{From: 0, To: len(p.Toks)}, i) || i > 1 && deniedRight(p, text.Span{From: 0, To: len(p.Toks)}, i-1) {
					return n == 1 && t.msgs[j].Speaker != t.msgs[c.msg].Speaker || hasValueOf(p, c)
				}
			case "outdated", "superseded", "stale":
				return t.msgs[j].Speaker != t.msgs[c.msg].Speaker && n == 1 || hasValueOf(p, c)
			case "any", "anymore", "longer", "date":
				if i > 0 && (p.Toks[i-1].Low == "not" || p.Toks[i-1].Low == "no" || p.Toks[i-1].Low == "of" && i > 1 && p.Toks[i-2].Low == "out") {
					return t.msgs[j].Speaker != t.msgs[c.msg].Speaker && n == 1 || hasValueOf(p, c)
				}
			case "wrong", "incorrect", "misread", "correction":
				return t.msgs[j].Speaker != t.msgs[c.msg].Speaker && n == 1 || hasValueOf(p, c) || p.Toks[i].Low == "correction" && n == 1
			}
		}
	}
	return false
}

func hasValueOf(p *text.Parsed, c candidate) bool {
	for _, v := range p.Vals {
		for _, r := range v.Readings {
			if c.typed.Kind != "" && r.Equal(c.typed) {
				return true
			}
		}
	}
	return false
}

// finals prefers what is said to be final over drafts, and wants it where the question does.
func finals(q *query, all []candidate) []candidate {
	if len(q.kinds) != 1 || q.kinds[0] != corpus.KindLink {
		if !q.final {
			return all
		}
	}
	var final, plain []candidate
	for _, c := range all {
		if c.draft {
			continue
		}
		plain = append(plain, c)
		if c.final {
			final = append(final, c)
		}
	}
	if i := slices.IndexFunc(final, func(c candidate) bool { return c.called }); q.final && i >= 0 {
		final = slices.DeleteFunc(final, func(c candidate) bool { return !c.called })
	}
	if len(final) > 0 {
		return final
	}
	if q.final || len(plain) > 0 {
		return plain
	}
	return all
}

// exactFirst drops synonyms where the attribute's own words were found.
func exactFirst(all []candidate) []candidate {
	var exact []candidate
	for _, c := range all {
		if c.exact {
			exact = append(exact, c)
		}
	}
	if len(exact) > 0 {
		return exact
	}
	return all
}

// amountsFirst drops what is only said about an amount ("the limit is fair")
// where the amount itself is stated.
func amountsFirst(all []candidate) []candidate {
	var amounts []candidate
	for _, c := range all {
		if numeric(c.typed.Kind) || c.typed.Kind == corpus.KindMoney || c.typed.Kind == corpus.KindTime {
			amounts = append(amounts, c)
		}
	}
	if len(amounts) > 0 {
		for _, c := range all {
			if c.typed.Kind != "" && !numeric(c.typed.Kind) || c.typed.Kind == "" && strings.IndexFunc(c.text, isDigitOrUpper) >= 0 {
				return all
			}
		}
		return amounts
	}
	return all
}

func isDigitOrUpper(r rune) bool { return unicode.IsDigit(r) || unicode.IsUpper(r) }

// distinct groups candidates by value, in order of first appearance.
func distinct(all []candidate) [][]candidate {
	var groups [][]candidate
next:
	for _, c := range all {
		for i := range groups {
			if groups[i][0].same(c) {
				groups[i] = append(groups[i], c)
				continue next
			}
		}
		groups = append(groups, []candidate{c})
	}
	return groups
}

func latest(groups [][]candidate) []candidate {
	best := groups[0]
	for _, g := range groups[1:] {
		if newest(g).msg >= newest(best).msg {
			best = g
		}
	}
	return best
}

// renewed says that a statement of the last group, later than all of the
// others, says that the value is new or puts another right.
func renewed(groups [][]candidate, last []candidate) bool {
	other := -1
	for _, g := range groups {
		if !g[0].same(last[0]) {
			other = max(other, newest(g).msg)
		}
	}
	for _, c := range last {
		if c.msg >= other && (c.changed || c.corrects) {
			return true
		}
	}
	return false
}

func newest(g []candidate) candidate { return g[len(g)-1] }

func allOld(groups [][]candidate, but []candidate) bool {
	for _, g := range groups {
		if g[0].same(but[0]) {
			continue
		}
		for _, c := range g {
			if !c.old {
				return false
			}
		}
	}
	return true
}

// dominant returns the one group whose subject is named outright, if all others only inherit it.
func (t *talk) dominant(groups [][]candidate) ([]candidate, bool) {
	var strong []candidate
	for _, g := range groups {
		for _, c := range g {
			if c.level == 3 && c.score >= 8 {
				if t.sourced(c) {
					return nil, false
				}
				if strong != nil && !strong[0].same(c) {
					return nil, false
				}
				strong = g
			}
		}
	}
	return strong, strong != nil
}

// settled makes the finding of a group: the best of its statements, cited with
// the newest one.
func (t *talk) settled(q *query, g []candidate, groups int) finding {
	b := g[0]
	for _, c := range g[1:] {
		if c.level > b.level || c.level == b.level && c.score > b.score {
			b = c
		}
	}
	conf := map[int]int{3: 90, 2: 80, 1: 72}[b.level]
	if !b.exact {
		conf -= 12
	}
	if b.typed.Kind == "" {
		conf -= 8
	}
	if b.score < 7 {
		conf -= 8
	}
	if q.final && !b.final {
		conf -= 25
	}
	conf -= 6 * (groups - 1)
	if len(g) > 1 {
		conf += 3
	}
	return finding{answer: b.text, typed: b.typed, first: g[0].msg, cites: b.cites, confidence: conf, reason: "Stated by " + t.msgs[b.msg].Speaker + " on " + longDate(t.msgs[b.msg].At.Date()) + "."}
}

// opposed tells what the values are that nothing separates, and who states them.
func (t *talk) opposed(groups [][]candidate) finding {
	f := nothing("")
	var said []string
	for _, g := range groups {
		c := newest(g)
		said = append(said, t.msgs[c.msg].Speaker+" says "+c.text)
		f.cites = append(f.cites, c.cites...)
	}
	f.conflict = "They disagree: " + strings.Join(said, ", ") + "."
	f.reason = "Two messages state different values, and nothing separates them: " + strings.Join(said, "; ") + "."
	return f
}
