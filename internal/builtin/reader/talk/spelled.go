package talk

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// Spelled returns the talk with the names of some texts in full wherever a message calls one of them by a part. The words
// that are put in have no place of their own in the message, so that quotes stay what was written.
func (t *Talk) Spelled(texts ...string) *Talk {
	out := t
	for _, name := range t.fullNames(texts) {
		q := &Query{Subject: [][]string{stemsOf(name)}}
		for i, p := range t.Read {
			ms, _, _ := t.shortly(i, q)
			if len(ms) == 0 {
				continue
			}
			if out == t {
				c := *t
				c.Read = slices.Clone(t.Read)
				out = &c
			}
			if out.Read[i] == p { // a message is read with one name in full, and its other ones as they are
				out.Read[i] = spell(p, ms, name)
			}
		}
	}
	return out
}

// spell puts the rest of a name before or behind its parts.
func spell(p *text.Parsed, ms []mention, name []text.Token) *text.Parsed {
	for _, m := range slices.Backward(ms) {
		n := m.To - m.From
		if p.Toks[m.From].Stem == name[0].Stem {
			p = p.With(m.To, name[n:])
		} else {
			p = p.With(m.From, name[:len(name)-n])
		}
	}
	return p
}

func stemsOf(toks []text.Token) []string {
	out := make([]string, 0, len(toks))
	for _, t := range toks {
		out = append(out, t.Stem)
	}
	return out
}

// The words of a name that can be called by a part of it.
const (
	fewestInName = 3
	mostInName   = 6
)

// fullNames returns the names of three words and more that stand in texts and in some message of the talk.
func (t *Talk) fullNames(texts []string) [][]text.Token {
	var out [][]text.Token
	seen := map[string]bool{}
	for _, x := range texts {
		p := text.Parse(x, 0)
		runs := nameRuns(p)
		for i, r := range runs {
			for _, name := range t.described(p, r) {
				if key := SortedStems(words(name)); !seen[key] {
					seen[key] = true
					out = append(out, name)
				}
			}
			var behind []text.Token // "the load test for the card vault"
			if i > 0 && joined(p, runs[i-1], r) {
				behind = p.Toks[runs[i-1].From:runs[i-1].To]
			}
			for _, name := range t.namesOf(p.Toks[r.From:r.To], behind) {
				if key := SortedStems(words(name)); !seen[key] {
					seen[key] = true
					out = append(out, name)
				}
			}
		}
	}
	return out
}

// described returns the names of the things that a question tells by a noun and more: "the load test for which …".
func (t *Talk) described(p *text.Parsed, r text.Span) [][]text.Token {
	if r.To >= len(p.Toks) || !describers[p.Toks[r.To].Low] {
		return nil
	}
	noun := p.Quote(text.Span{From: max(r.From, r.To-2), To: r.To})
	var out [][]text.Token
	for _, name := range t.Called(noun) {
		toks := text.Tokenise(name)
		if len(toks) >= fewestInName && len(toks) <= mostInName && t.says(toks) {
			out = append(out, toks)
		}
	}
	return out
}

// describers lead to what a thing is told by.
var describers = english.Words("for that which whose where on of i we")

func words(toks []text.Token) string {
	out := ""
	for _, t := range toks {
		out += " " + t.Low
	}
	return out
}

// nameRuns returns the runs of words that may be names.
func nameRuns(p *text.Parsed) []text.Span {
	var out []text.Span
	from := 0
	for i := 0; i <= len(p.Toks); i++ {
		if i < len(p.Toks) && p.Toks[i].Kind == text.Word && !english.FunctionWord(p.Toks[i].Low) {
			continue
		}
		if i > from {
			out = append(out, text.Span{From: from, To: i})
		}
		from = i + 1
	}
	return out
}

// joined says that only "for the" stands between two runs.
func joined(p *text.Parsed, a, b text.Span) bool {
	return b.From == a.To+2 && p.Toks[a.To].Low == "for" && english.Determiners[p.Toks[a.To+1].Low]
}

// namesOf returns the longest names in a run that some message has, or those of the run's head with the words before its
// "for the".
func (t *Talk) namesOf(run, behind []text.Token) [][]text.Token {
	var list [][]text.Token
	for n := min(len(run), mostInName); n >= fewestInName && list == nil; n-- {
		for from := 0; from+n <= len(run); from++ {
			if name := run[from : from+n]; t.says(name) {
				list = append(list, name)
			}
		}
	}
	for n := min(len(behind), fewestInName); n > 0 && list == nil; n-- {
		for m := min(len(run), fewestInName); m > 0 && list == nil; m-- {
			name := slices.Concat(run[:m], behind[len(behind)-n:])
			if len(name) >= fewestInName && t.says(name) {
				list = append(list, name)
			}
		}
	}
	return list
}

// says says that some message has a name, its words one behind the other: the load test for the card vault may be a
// thing of the card vault, a card vault load test is one by itself.
func (t *Talk) says(name []text.Token) bool {
	stems := stemsOf(name)
	return slices.ContainsFunc(t.Read, func(p *text.Parsed) bool {
		return slices.ContainsFunc(FindMentions(p, stems, false), func(m mention) bool {
			return runsAt(p, p.Sents[m.Sent], m.From, stems)
		})
	})
}
