package reader

import (
	"strings"

	"memloom/internal/builtin/reader/english"
)

// Several questions in one: "the limit, the owner and the deadline of the
// import" asks for three things, "the limit for the import and the export" for
// two. Each is answered by itself, and the whole only if all of them are.

// part is one of several questions: a noun phrase and what it is asked of.
type part struct{ noun, subject string }

// attachers join what is asked for to what it is asked of.
var attachers = english.Words("for on of about with in")

// parts takes a question apart; nothing where it asks for one thing.
func parts(p *parsed) []part {
	items := enumerated(p)
	if len(items) < 2 {
		return nil
	}
	first, last := items[0], items[len(items)-1]
	var out []part
	if noun := p.nounBeforeList(first.from); noun.to > noun.from {
		for _, it := range items {
			out = append(out, part{p.quote(noun), p.quote(it)})
		}
		return out
	}
	subject := p.subjectAround(first.from, last.to)
	if subject.to <= subject.from {
		return nil
	}
	for _, it := range items {
		out = append(out, part{p.quote(it), p.quote(subject)})
	}
	return out
}

// enumerated returns the noun phrases of the first list of a question, "the a,
// the b and the c", in which each has its article.
func enumerated(p *parsed) []span {
	for i := range p.toks {
		if p.toks[i].low != "the" {
			continue
		}
		var items []span
		joined, at := false, i
		for at < len(p.toks) && p.toks[at].low == "the" {
			end := p.phraseEnd(at)
			if end == at+1 {
				break
			}
			items = append(items, span{at, end})
			next, and := p.joint(end)
			if next < 0 {
				break
			}
			joined, at = joined || and, next
		}
		if len(items) > 1 && joined {
			return items
		}
	}
	return nil
}

// phraseEnd returns where the noun phrase ends that opens with the article at
// token i: before a comma, a conjunction, a verb or a preposition other than "of".
func (p *parsed) phraseEnd(i int) int {
	for i++; i < len(p.toks); i++ {
		t := p.toks[i]
		if t.kind == punct || t.low == "and" || t.low == "of" && !countedHead[p.toks[i-1].low] || t.low != "of" && (english.Prepositions[t.low] || english.Auxiliaries[t.low] || english.Determiners[t.low]) {
			break
		}
	}
	return i
}

// countedHead are nouns whose "of" belongs to what is counted.
var countedHead = english.Words("number count amount total level rate")

// joint says where the next item of a list begins behind one that ends at token
// i, and whether an "and" stands between them; -1 where the list is over.
func (p *parsed) joint(i int) (next int, and bool) {
	for ; i < len(p.toks); i++ {
		switch l := p.toks[i].low; {
		case l == "and" || l == "plus":
			and = true
		case l == "the":
			return i, and
		case l != ",":
			return -1, false
		}
	}
	return -1, false
}

// nounBeforeList returns the noun phrase that a list of subjects at token i
// hangs on: "the limit for", "the limit for each of these:".
func (p *parsed) nounBeforeList(i int) span {
	j := i - 1
	for j > 0 && (p.toks[j].low == ":" || p.toks[j].low == "these" || p.toks[j].low == "each" || p.toks[j].low == "both" || p.toks[j].low == "of" && p.toks[j-1].low == "each") {
		j--
	}
	if j < 1 || !attachers[p.toks[j].low] {
		return span{}
	}
	for k := j - 1; k >= 0; k-- {
		if p.toks[k].low == "the" {
			return span{k, j}
		}
		if p.toks[k].kind == punct || english.Auxiliaries[p.toks[k].low] {
			break
		}
	}
	return span{}
}

// subjectAround returns what a list of attributes is asked of: behind it ("for
// the import") or at the beginning of the question ("on the import, …").
func (p *parsed) subjectAround(from, to int) span {
	if to < len(p.toks) && attachers[p.toks[to].low] {
		end := to + 1
		for end < len(p.toks) && p.toks[end].kind != punct {
			end++
		}
		return span{to + 1, end}
	}
	if attachers[p.toks[0].low] {
		for end := 1; end < from; end++ {
			if p.toks[end].kind == punct {
				return span{1, end}
			}
		}
	}
	return span{}
}

// question puts a part as a question of its own.
func (x part) question() string {
	noun := strings.TrimPrefix(x.noun, "the ")
	switch {
	case noun == "owner":
		return "Who owns " + x.subject + "?"
	case strings.HasPrefix(noun, "number of "):
		return "How many " + strings.TrimPrefix(noun, "number of ") + " are there on " + x.subject + "?"
	}
	return "What is " + x.noun + " for " + x.subject + "?"
}

// solveParts answers each part, and says what each answer is of.
func (t *talk) solveParts(list []part, p posed) finding {
	all := finding{confidence: 97, reason: "Each part is stated by itself."}
	var said []string
	for i, x := range list {
		f := t.solveOne(t.query(p.as(x.question())))
		if f.answer == "" {
			return nothing("not every part of the question is answered: " + f.reason)
		}
		what := x.noun
		if i > 0 && x.subject != list[0].subject || list[0].subject != list[len(list)-1].subject {
			what += " for " + x.subject
		}
		said = append(said, what+" is "+f.answer)
		all.confidence = min(all.confidence, f.confidence)
		all.answer = f.answer
		all = all.resting(f.cites)
	}
	last := len(said) - 1
	all.answer = strings.Join(said[:last], ", ") + " and " + said[last] + "."
	all.answer = strings.ToUpper(all.answer[:1]) + all.answer[1:]
	return all
}
