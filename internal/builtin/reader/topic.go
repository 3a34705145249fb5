package reader

import "memloom/internal/corpus"

// A situation is told in several sentences, and what it is about is named in
// any of them: "I have an offer for the card vault load test. Shall I sign?"

// topic is what a situation is about.
type topic struct {
	stems []string
	text  string // as the situation names it
	rest  []string
}

// topicOf finds it: the longest run of a text's words that some message names
// together, of two content words at least. The rest are the other stems.
func (t *talk) topicOf(p *parsed) (topic, bool) {
	best, most := span{}, 1
	var stemsOf []string
	for _, sent := range p.sents {
		for i := sent.from; i < sent.to; i++ {
			if !namesThing(p, i) {
				continue
			}
			var run []string
			for j := i; j < sent.to && p.toks[j].kind != punct; j++ {
				if !namesThing(p, j) {
					continue
				}
				run = unique(append(run, p.toks[j].stem))
				if len(run) > 12 || !t.holdsSome(run) {
					break
				}
				if len(run) > most && t.names(run) {
					best, most, stemsOf = span{i, j + 1}, len(run), run
				}
			}
		}
	}
	if stemsOf == nil {
		return topic{}, false
	}
	x := topic{stems: stemsOf, text: p.quote(best)}
	for i, k := range p.toks {
		if !best.has(i) && k.kind != punct && !functionWord(k.low) {
			x.rest = append(x.rest, k.stem)
		}
	}
	return x, true
}

func namesThing(p *parsed, i int) bool {
	k := p.toks[i]
	return k.kind == word && !functionWord(k.low) && !fillers[k.low] || k.kind == number && !inValues(p, i)
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
