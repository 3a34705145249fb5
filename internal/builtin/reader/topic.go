package reader

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
)

// A situation is told in several sentences, and what it is about is named in
// any of them: "I have an offer for the card vault load test. Shall I sign?"

// topic is what a situation is about.
type topic struct {
	stems []string
	text  string // as the situation names it
	rest  []string
}

// topics finds what it may be: the runs of a text's words that some message
// names together, of two content words at least, longest first, none inside
// another and none much shorter than the longest.
func (t *talk) topics(p *parsed) []topic {
	type run struct {
		span
		stems []string
	}
	var all []run
	for _, sent := range p.sents {
		for i := sent.from; i < sent.to; i++ {
			if !namesThing(p, i) {
				continue
			}
			var stems []string
			for j := i; j < sent.to && p.toks[j].kind != punct; j++ {
				if !namesThing(p, j) {
					continue
				}
				stems = unique(append(slices.Clone(stems), p.toks[j].stem))
				if len(stems) > 12 || !t.holdsSome(stems) {
					break
				}
				if at := (span{i, j + 1}); len(stems) > 1 && whole(p, sent, at) && t.names(stems) {
					all = append(all, run{at, stems})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b run) int { return len(b.stems) - len(a.stems) })
	var out []topic
	var taken []span
	for _, x := range all {
		if len(x.stems) < len(all[0].stems)-1 || slices.ContainsFunc(taken, func(s span) bool { return x.from < s.to && s.from < x.to }) {
			continue
		}
		taken = append(taken, x.span)
		out = append(out, topic{stems: x.stems, text: p.quote(x.span), rest: contentOutside(p, x.span)})
	}
	return out
}

// contentOutside returns the stems of the content words outside a stretch.
func contentOutside(p *parsed, s span) []string {
	var out []string
	for i, k := range p.toks {
		if !s.has(i) && k.kind != punct && !english.FunctionWord(k.low) {
			out = append(out, k.stem)
		}
	}
	return out
}

// whole says that a run is no part of a longer name: no noun stands right
// before or behind it.
func whole(p *parsed, sent, run span) bool {
	noun := func(i int) bool {
		return i >= sent.from && i < sent.to && namesThing(p, i) && nounBefore(p, i, -1)
	}
	verb := run.to+1 < sent.to && (english.Determiners[p.toks[run.to+1].low] || english.Pronouns[p.toks[run.to+1].low]) // "the plans contradict each other"
	return !noun(run.from-1) && (verb || !noun(run.to))
}

func namesThing(p *parsed, i int) bool {
	k := p.toks[i]
	return k.kind == word && !english.FunctionWord(k.low) && !english.Fillers[k.low] || k.kind == number && !inValues(p, i)
}

// holdsSome says that a message may hold all of some stems.
func (t *talk) holdsSome(run []string) bool {
	for _, p := range t.read {
		if p.marks.mayAll(run) {
			return true
		}
	}
	return false
}

// names says whether any message names a thing by these stems.
func (t *talk) names(run []string) bool {
	for _, p := range t.read {
		if len(findMentions(p, run, false)) > 0 {
			return true
		}
	}
	return false
}

// ask puts a question of its own about a topic.
func (t *talk) ask(question string, on corpus.Date) finding {
	return t.solve(analyse(question, "", on, &t.people))
}
