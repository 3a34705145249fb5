package solve

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// Several questions in one: "the limit, the owner and the deadline of the import" asks for three things, "the limit for
// the import and the export" for two. Each is answered by itself, and the whole only if all of them are.

// part is one of several questions: a noun phrase and what it is asked of.
type part struct{ noun, subject string }

// attachers join what is asked for to what it is asked of.
var attachers = english.Words("for on of about with in")

// parts takes a question apart; nothing where it asks for one thing.
func parts(p *text.Parsed) []part {
	items := enumerated(p)
	if len(items) < 2 {
		return nil
	}
	first, last := items[0], items[len(items)-1]
	var out []part
	if noun := nounBeforeList(p, first.From); noun.To > noun.From {
		for _, it := range items {
			out = append(out, part{p.Quote(noun), p.Quote(it)})
		}
		return out
	}
	subject := subjectAround(p, first.From, last.To)
	if subject.To <= subject.From {
		return nil
	}
	for _, it := range items {
		out = append(out, part{p.Quote(it), p.Quote(subject)})
	}
	return out
}

// enumerated returns the noun phrases of the first list of a question, "the a,
// the b and the c", in which each has its article.
func enumerated(p *text.Parsed) []text.Span {
	for i := range p.Toks {
		if p.Toks[i].Low != "the" {
			continue
		}
		var items []text.Span
		joined, at := false, i
		for at < len(p.Toks) && p.Toks[at].Low == "the" {
			end := endOfPhrase(p, at)
			if end == at+1 {
				break
			}
			items = append(items, text.Span{From: at, To: end})
			next, and := joint(p, end)
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

// endOfPhrase returns where the noun phrase ends that opens with the article at
// token i: before a comma, a conjunction, a verb or a preposition other than "of".
func endOfPhrase(p *text.Parsed, i int) int {
	for i++; i < len(p.Toks); i++ {
		t := p.Toks[i]
		if t.Kind == text.Punct || t.Low == "and" || t.Low == "of" && !countedHead[p.Toks[i-1].Low] || t.Low != "of" &&
			(english.Prepositions[t.Low] || english.Auxiliaries[t.Low] || english.Determiners[t.Low]) {
			break
		}
	}
	return i
}

// countedHead are nouns whose "of" belongs to what is counted.
var countedHead = english.Words("number count amount total level rate")

// joint says where the next item of a list begins behind one that ends at token
// i, and whether an "and" stands between them; -1 where the list is over.
func joint(p *text.Parsed, i int) (next int, and bool) {
	for ; i < len(p.Toks); i++ {
		switch l := p.Toks[i].Low; {
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

// listed stand between a noun and the list that it is asked of.
var listed = english.Words(": these each both")

// nounBeforeList returns the noun phrase that a list of subjects at token i
// hangs on: "the limit for", "the limit for each of these:", "which limit do we have for".
func nounBeforeList(p *text.Parsed, i int) text.Span {
	j := i - 1
	for j > 0 && (listed[p.Toks[j].Low] || p.Toks[j].Low == "of" && p.Toks[j-1].Low == "each") {
		j--
	}
	if j < 1 || !attachers[p.Toks[j].Low] {
		return text.Span{}
	}
	verb := j
	for k := j - 1; k >= 0 && p.Toks[k].Kind != text.Punct; k-- {
		switch low := p.Toks[k].Low; {
		case low == "the" && verb == j:
			return text.Span{From: k, To: j}
		case low == "which" && verb < j:
			return text.Span{From: k + 1, To: verb}
		case english.Auxiliaries[low]:
			verb = k
		}
	}
	return text.Span{}
}

// subjectAround returns what a list of attributes is asked of: behind it ("for
// the import") or at the beginning of the question ("on the import, …").
func subjectAround(p *text.Parsed, from, to int) text.Span {
	if to < len(p.Toks) && attachers[p.Toks[to].Low] {
		end := to + 1
		for end < len(p.Toks) && p.Toks[end].Kind != text.Punct {
			end++
		}
		return text.Span{From: to + 1, To: end}
	}
	if attachers[p.Toks[0].Low] {
		for end := 1; end < from; end++ {
			if p.Toks[end].Kind == text.Punct {
				return text.Span{From: 1, To: end}
			}
		}
	}
	return text.Span{}
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
	return "What is the " + noun + " for " + x.subject + "?"
}

// solveParts answers each part, and says what each answer is of.
func solveParts(t *talk.Talk, list []part, p posed) Finding {
	all := Finding{Confidence: 97, Reason: "Each part is stated by itself."}
	var said []string
	for i, x := range list {
		f := solveOne(t, query(t, p.as(x.question())))
		if f.Answer == "" {
			return nothing("not every part of the question is answered: " + f.Reason)
		}
		what := x.noun
		if i > 0 && x.subject != list[0].subject || list[0].subject != list[len(list)-1].subject {
			what += " for " + x.subject
		}
		said = append(said, what+" is "+f.Answer)
		all.Confidence = min(all.Confidence, f.Confidence)
		all.Answer = f.Answer
		all = all.resting(f.Cites)
	}
	last := len(said) - 1
	all.Answer = strings.Join(said[:last], ", ") + " and " + said[last] + "."
	all.Answer = strings.ToUpper(all.Answer[:1]) + all.Answer[1:]
	return all
}
