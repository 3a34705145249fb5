package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// What messages call things: a noun with the nouns before it or behind its "for".

// Called lists what the messages call by a noun, each name once: "the card
// vault load test", "the load test for the card vault".
func (t *Talk) Called(noun string) []string {
	want := text.ContentStems(noun)
	var names []string
	seen := map[string]bool{}
	for _, p := range t.Read {
		if len(want) == 0 || !p.Marks.MayAll(want) {
			continue
		}
		for _, sent := range p.Sents {
			for i := sent.From; i < sent.To; i++ {
				if !runsAt(p, sent, i, want) {
					continue
				}
				for _, name := range []string{nameBefore(p, sent, i, len(want)), nameBehind(p, sent, i, len(want))} {
					if key := SortedStems(name); name != "" && !seen[key] {
						seen[key] = true
						names = append(names, name)
					}
				}
			}
		}
	}
	return names
}

// saidAs returns the words of a stretch, those put in by Spelled among them.
func saidAs(p *text.Parsed, at text.Span) string {
	var out []string
	for _, t := range p.Toks[at.From:at.To] {
		out = append(out, t.Low)
	}
	return strings.Join(out, " ")
}

// SortedStems are the stems of a name in one order.
func SortedStems(name string) string {
	list := text.ContentStems(name)
	slices.Sort(list)
	return strings.Join(list, " ")
}

// runsAt says that the stems stand one behind the other at token i.
func runsAt(p *text.Parsed, sent text.Span, i int, want []string) bool {
	for k, s := range want {
		if i+k >= sent.To || p.Toks[i+k].Stem != s {
			return false
		}
	}
	return true
}

// nameBefore adds the nouns in front of a noun: "card vault" load test.
func nameBefore(p *text.Parsed, sent text.Span, i, n int) string {
	from := i
	if from-1 > sent.From && p.Toks[from-1].Low == "needs" {
		from-- // "needs assessment"
	}
	for from > sent.From && (NounBefore(p, from-1, sent.From) || behindArticle(p, sent, from-1)) {
		from--
	}
	if from == sent.From+1 && p.Toks[from-1].Capital && from < i && opensName(p, from-1) {
		from--
	}
	if from == i {
		return ""
	}
	return saidAs(p, text.Span{From: from, To: i + n})
}

// behindArticle says that a word that may be a verb is a noun where it stands: "the replay console", "the dashboard host".
func behindArticle(p *text.Parsed, sent text.Span, i int) bool {
	const furthest = 2 // nouns of a name before its own noun
	for k := i; k >= sent.From && k > i-furthest; k-- {
		if t := p.Toks[k]; t.Kind != text.Word || english.FunctionWord(t.Low) || text.IsParticiple(t.Low) {
			return false
		}
		if k > sent.From && (p.Toks[k-1].Low == "the" || p.Toks[k-1].Low == "a") {
			return true
		}
	}
	return false
}

// opensName says that a capital at the head of a sentence begins a name: a noun, no verb and no greeting.
func opensName(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	return !english.FunctionWord(t.Low) && !english.Chatter[t.Low] && !english.Verbish[t.Stem] &&
		!text.IsParticiple(t.Low)
}

// nameBehind adds the nouns that hang on a noun: load test for the "card vault".
func nameBehind(p *text.Parsed, sent text.Span, i, n int) string {
	j := i + n
	if j+1 >= sent.To || p.Toks[j].Low != "for" && p.Toks[j].Low != "of" && p.Toks[j].Low != "on" {
		return ""
	}
	j++
	if !english.Determiners[p.Toks[j].Low] {
		return ""
	}
	j++
	from := j
	for j < sent.To && j-from < 3 && inName(p, j) && (j == from || !english.Verbish[p.Toks[j].Stem]) {
		j++
	}
	if j == from {
		return ""
	}
	return saidAs(p, text.Span{From: from, To: j}) + " " + saidAs(p, text.Span{From: i, To: i + n})
}

// inName says that the word at token i may stand in a name.
func inName(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	return t.Kind == text.Word && !english.FunctionWord(t.Low) && !StartForms[t.Low] && !text.IsParticiple(t.Low)
}

// nameLeads stand before names.
var nameLeads = english.Words("the a on")

// NamesIn lists the names of two nouns and more in a sentence: "the card vault
// load test", "the load test for the card vault", "card vault load test:".
func NamesIn(p *text.Parsed, sent text.Span) []string {
	var out []string
	for i := sent.From; i < sent.To; i++ {
		head := i == sent.From && opensName(p, i)
		if !head && (i == sent.From || !nameLeads[p.Toks[i-1].Low]) {
			continue
		}
		to := i
		for to < sent.To && to-i < 6 && inName(p, to) {
			to++
		}
		if to == i {
			continue
		}
		if name := nameBehind(p, sent, i, to-i); name != "" {
			out = append(out, name)
		} else if to-i > 1 {
			out = append(out, strings.ToLower(p.Quote(text.Span{From: i, To: to})))
		}
	}
	return out
}
