package choose

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
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

// topics finds what it may be: the runs of a text's words that some message names together, of two content words at
// least, longest first, none inside another and none much shorter than the longest.
func topics(t *talk.Talk, p *text.Parsed) []topic {
	type run struct {
		text.Span
		stems []string
	}
	var all []run
	for _, sent := range p.Sents {
		for i := sent.From; i < sent.To; i++ {
			if !namesThing(p, i) {
				continue
			}
			var stems []string
			for j := i; j < sent.To && p.Toks[j].Kind != text.Punct; j++ {
				if !namesThing(p, j) {
					continue
				}
				stems = text.Unique(append(slices.Clone(stems), p.Toks[j].Stem))
				if len(stems) > 12 || !holdsSome(t, stems) {
					break
				}
				if at := (text.Span{From: i, To: j + 1}); len(stems) > 1 && whole(p, sent, at) && names(t, stems) {
					all = append(all, run{at, stems})
				}
			}
		}
	}
	slices.SortStableFunc(all, func(a, b run) int { return len(b.stems) - len(a.stems) })
	var out []topic
	var taken []text.Span
	for _, x := range all {
		if len(x.stems) < len(all[0].stems)-1 || slices.ContainsFunc(taken, func(s text.Span) bool {
			return x.From < s.To && s.From < x.To
		}) {
			continue
		}
		taken = append(taken, x.Span)
		out = append(out, topic{stems: x.stems, text: p.Quote(x.Span), rest: contentOutside(p, x.Span)})
	}
	return out
}

// contentOutside returns the stems of the content words outside a stretch.
func contentOutside(p *text.Parsed, s text.Span) []string {
	var out []string
	for i, k := range p.Toks {
		if !s.Has(i) && k.Kind != text.Punct && !english.FunctionWord(k.Low) {
			out = append(out, k.Stem)
		}
	}
	return out
}

// whole says that a run is no part of a longer name: no noun stands right before or behind it.
func whole(p *text.Parsed, sent, run text.Span) bool {
	noun := func(i int) bool {
		return i >= sent.From && i < sent.To && namesThing(p, i) && talk.NounBefore(p, i, -1)
	}
	verb := run.To+1 < sent.To && (english.Determiners[p.Toks[run.To+1].Low] || english.Pronouns[p.Toks[run.To+1].Low]) // "the plans contradict each other"
	return !noun(run.From-1) && (verb || !noun(run.To))
}

func namesThing(p *text.Parsed, i int) bool {
	k := p.Toks[i]
	return k.Kind == text.Word && !english.FunctionWord(k.Low) && !english.Fillers[k.Low] || k.Kind == text.Number &&
		!text.InValues(p, i)
}

// holdsSome says that a message may hold all of some stems.
func holdsSome(t *talk.Talk, run []string) bool {
	for _, p := range t.Read {
		if p.Marks.MayAll(run) {
			return true
		}
	}
	return false
}

// names says whether any message names a thing by these stems.
func names(t *talk.Talk, run []string) bool {
	for _, p := range t.Read {
		if len(talk.FindMentions(p, run, false)) > 0 {
			return true
		}
	}
	return false
}

// askAbout puts a question of its own about a topic.
func askAbout(t *talk.Talk, question string, on corpus.Date) solve.Finding {
	return solve.Find(t, talk.Analyse(question, "", on, &t.People))
}
