package solve

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// settle decides between the values that were found: superseded, corrected,
// denied and drafted ones fall; two that nothing separates are a conflict.
func (t *Talk) settle(q *Query, all []Candidate) Finding {
	if q.Prior {
		return t.settlePrior(q, all)
	}
	all = strongest(all)
	all = t.withoutDenied(all)
	if !q.Earliest {
		all = withoutOld(all)
	}
	all = t.withoutCorrected(all)
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
		return t.settled(q, groups[0], 1)
	}
	if q.Earliest {
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
func strongest(all []Candidate) []Candidate {
	top := map[int]int{}
	for _, c := range all {
		if !c.denied && !c.old {
			top[c.Msg] = max(top[c.Msg], c.score)
		}
	}
	var out []Candidate
	for _, c := range all {
		if c.denied || c.old && top[c.Msg] > 0 || c.score == top[c.Msg] || top[c.Msg] == 0 {
			out = append(out, c)
		}
	}
	return out
}

// withoutDenied drops what a later message denies, and the denials themselves.
func (t *Talk) withoutDenied(all []Candidate) []Candidate {
	var out []Candidate
	for _, c := range all {
		drop := c.denied
		for _, d := range all {
			drop = drop || (d.denied || d.old) && d.Msg >= c.Msg && d.same(c) && !(d.old && d.Msg == c.Msg && d.at == c.at && !d.denied)
		}
		if !drop {
			out = append(out, c)
		}
	}
	return out
}

// withoutOld drops "down from 19" where the message also gives the value of today.
func withoutOld(all []Candidate) []Candidate {
	current := map[int]bool{}
	for _, c := range all {
		current[c.Msg] = current[c.Msg] || !c.old
	}
	var out []Candidate
	for _, c := range all {
		if !c.old || !current[c.Msg] {
			out = append(out, c)
		}
	}
	return out
}

// withoutCorrected drops a value that the next speaker of the group puts right.
func (t *Talk) withoutCorrected(all []Candidate) []Candidate {
	var out []Candidate
	for _, c := range all {
		if !t.putRight(c) {
			out = append(out, c)
		}
	}
	return out
}

// putRight says that one of the next messages of the group calls c's message wrong.
func (t *Talk) putRight(c Candidate) bool {
	n := 0
	for j := c.Msg + 1; j < len(t.Msgs) && n < 3; j++ {
		if t.Msgs[j].Group != t.Msgs[c.Msg].Group || t.Msgs[j].At-t.Msgs[c.Msg].At > answerWithin {
			continue
		}
		n++
		p := t.Read[j]
		for i := 0; i < len(p.Toks) && i < 12; i++ {
			switch p.Toks[i].Low {
			case "right", "correct":
				if i > 0 && deniedRight(p, text.Span{From: 0, To: len(p.Toks)}, i) || i > 1 && deniedRight(p, text.Span{From: 0, To: len(p.Toks)}, i-1) {
					return n == 1 && t.Msgs[j].Speaker != t.Msgs[c.Msg].Speaker || hasValueOf(p, c)
				}
			case "outdated", "superseded", "stale":
				return t.Msgs[j].Speaker != t.Msgs[c.Msg].Speaker && n == 1 || hasValueOf(p, c)
			case "any", "anymore", "longer", "date":
				if i > 0 && (p.Toks[i-1].Low == "not" || p.Toks[i-1].Low == "no" || p.Toks[i-1].Low == "of" && i > 1 && p.Toks[i-2].Low == "out") {
					return t.Msgs[j].Speaker != t.Msgs[c.Msg].Speaker && n == 1 || hasValueOf(p, c)
				}
			case "wrong", "incorrect", "misread", "correction":
				return t.Msgs[j].Speaker != t.Msgs[c.Msg].Speaker && n == 1 || hasValueOf(p, c) || p.Toks[i].Low == "correction" && n == 1
			}
		}
	}
	return false
}

func hasValueOf(p *text.Parsed, c Candidate) bool {
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
func finals(q *Query, all []Candidate) []Candidate {
	if len(q.Kinds) != 1 || q.Kinds[0] != corpus.KindLink {
		if !q.final {
			return all
		}
	}
	var final, plain []Candidate
	for _, c := range all {
		if c.draft {
			continue
		}
		plain = append(plain, c)
		if c.final {
			final = append(final, c)
		}
	}
	if i := slices.IndexFunc(final, func(c Candidate) bool { return c.called }); q.final && i >= 0 {
		final = slices.DeleteFunc(final, func(c Candidate) bool { return !c.called })
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
func exactFirst(all []Candidate) []Candidate {
	var exact []Candidate
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
func amountsFirst(all []Candidate) []Candidate {
	var amounts []Candidate
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
func distinct(all []Candidate) [][]Candidate {
	var groups [][]Candidate
next:
	for _, c := range all {
		for i := range groups {
			if groups[i][0].same(c) {
				groups[i] = append(groups[i], c)
				continue next
			}
		}
		groups = append(groups, []Candidate{c})
	}
	return groups
}

func latest(groups [][]Candidate) []Candidate {
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
func renewed(groups [][]Candidate, last []Candidate) bool {
	other := -1
	for _, g := range groups {
		if !g[0].same(last[0]) {
			other = max(other, newest(g).Msg)
		}
	}
	for _, c := range last {
		if c.Msg >= other && (c.changed || c.corrects) {
			return true
		}
	}
	return false
}

func newest(g []Candidate) Candidate { return g[len(g)-1] }

func allOld(groups [][]Candidate, but []Candidate) bool {
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
func (t *Talk) dominant(groups [][]Candidate) ([]Candidate, bool) {
	var strong []Candidate
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
func (t *Talk) settled(q *Query, g []Candidate, groups int) Finding {
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
	return Finding{Answer: b.text, Typed: b.typed, First: g[0].Msg, Cites: b.cites, Confidence: conf, Reason: "Stated by " + t.Msgs[b.Msg].Speaker + " on " + LongDate(t.Msgs[b.Msg].At.Date()) + "."}
}

// opposed tells what the values are that nothing separates, and who states them.
func (t *Talk) opposed(groups [][]Candidate) Finding {
	f := nothing("")
	var said []string
	for _, g := range groups {
		c := newest(g)
		said = append(said, t.Msgs[c.Msg].Speaker+" says "+c.text)
		f.Cites = append(f.Cites, c.cites...)
	}
	f.conflict = "They disagree: " + strings.Join(said, ", ") + "."
	f.Reason = "Two messages state different values, and nothing separates them: " + strings.Join(said, "; ") + "."
	return f
}
