package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

// What messages call things: a noun with the nouns before it or behind its "for".

// called lists what the messages call by a noun, each name once: "the card
// vault load test", "the load test for the card vault".
func (t *talk) called(noun string) []string {
	want := contentStems(noun)
	var names []string
	seen := map[string]bool{}
	for _, p := range t.read {
		if len(want) == 0 || !p.marks.mayAll(want) {
			continue
		}
		for _, sent := range p.sents {
			for i := sent.from; i < sent.to; i++ {
				if !runsAt(p, sent, i, want) {
					continue
				}
				for _, name := range []string{nameBefore(p, sent, i, len(want)), nameBehind(p, sent, i, len(want))} {
					if key := sortedStems(name); name != "" && !seen[key] {
						seen[key] = true
						names = append(names, name)
					}
				}
			}
		}
	}
	return names
}

func sortedStems(name string) string {
	list := contentStems(name)
	slices.Sort(list)
	return strings.Join(list, " ")
}

// runsAt says that the stems stand one behind the other at token i.
func runsAt(p *parsed, sent span, i int, want []string) bool {
	for k, s := range want {
		if i+k >= sent.to || p.toks[i+k].stem != s {
			return false
		}
	}
	return true
}

// nameBefore adds the nouns in front of a noun: "card vault" load test.
func nameBefore(p *parsed, sent span, i, n int) string {
	from := i
	if from-1 > sent.from && p.toks[from-1].low == "needs" {
		from-- // "needs assessment"
	}
	for from > sent.from && i-from < 5 && nounBefore(p, from-1, sent.from) && p.toks[from-1].kind == word && !startForms[p.toks[from-1].low] && !endForms[p.toks[from-1].low] {
		from--
	}
	if from == i && i == sent.from+1 && p.toks[i-1].capital && p.toks[i-1].kind == word && !english.FunctionWord(p.toks[i-1].low) {
		from = i - 1 // the name opens the sentence
	}
	if from > sent.from && from == sent.from+1 && p.toks[from-1].capital && from < i && opensName(p, from-1) {
		from--
	}
	if from == i {
		return ""
	}
	return strings.ToLower(p.quote(span{from, i + n}))
}

// opensName says that a capital at the head of a sentence begins a name: a noun,
// no verb and no greeting.
func opensName(p *parsed, i int) bool {
	t := p.toks[i]
	return t.kind == word && !english.FunctionWord(t.low) && !english.Chatter[t.low] && !english.Fillers[t.low] && !english.Verbish[t.stem] && !isParticiple(t.low) && !startForms[t.low] && !endForms[t.low]
}

// nameBehind adds the nouns that hang on a noun: load test for the "card vault".
func nameBehind(p *parsed, sent span, i, n int) string {
	j := i + n
	if j+1 >= sent.to || p.toks[j].low != "for" && p.toks[j].low != "of" && p.toks[j].low != "on" {
		return ""
	}
	j++
	if !english.Determiners[p.toks[j].low] {
		return ""
	}
	j++
	from := j
	for j < sent.to && j-from < 3 && p.toks[j].kind == word && !english.FunctionWord(p.toks[j].low) && !startForms[p.toks[j].low] && p.seg[j] == p.seg[from] && (j == from || !english.Verbish[p.toks[j].stem] && !isParticiple(p.toks[j].low)) {
		j++
	}
	if j == from {
		return ""
	}
	return strings.ToLower(p.quote(span{from, j}) + " " + p.quote(span{i, i + n}))
}

// namesIn lists the names of two nouns and more in a sentence: "the card vault
// load test", "the load test for the card vault", "card vault load test:".
func namesIn(p *parsed, sent span) []string {
	var out []string
	for i := sent.from; i < sent.to; i++ {
		head := i == sent.from && opensName(p, i)
		if !head && (i == sent.from || p.toks[i-1].low != "the" && p.toks[i-1].low != "a" && p.toks[i-1].low != "on") {
			continue
		}
		to := i
		for to < sent.to && to-i < 6 && p.toks[to].kind == word && !english.FunctionWord(p.toks[to].low) && p.seg[to] == p.seg[i] && (to == i || !isParticiple(p.toks[to].low) && !startForms[p.toks[to].low]) {
			to++
		}
		if to == i {
			continue
		}
		if name := nameBehind(p, sent, i, to-i); name != "" {
			out = append(out, name)
		} else if to-i > 1 {
			out = append(out, strings.ToLower(p.quote(span{i, to})))
		}
	}
	return out
}
