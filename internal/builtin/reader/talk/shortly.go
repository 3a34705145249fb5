package talk

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Later messages name a thing by a part of its name: "the retry handler", where somebody spoke of the clock aligner
// retry handler before.

// shortReach is for how many days a name said in full is remembered.
const shortReach = 14

// shortly finds where message i calls the subject by a part of its name. The part stands for whatever was last named in
// full by a name of that part in the same group. Told is true where the message has such a part, whatever it stands for.
func (t *Talk) shortly(i int, q *Query) (ms []mention, from int, told bool) {
	name := q.wholeName()
	if len(name) < 2 || q.Loose {
		return nil, 0, false
	}
	p := t.Read[i]
	for s, sent := range p.Sents {
		for k := sent.From; k < sent.To; k++ {
			part, ok := q.partAt(p, sent, k, name)
			if !ok {
				continue
			}
			told = true
			if j, ok := t.namedBefore(i, q, p, part, name); ok {
				ms, from = append(ms, mention{part, s}), j
			}
			k = part.To - 1
		}
	}
	return ms, from, told
}

// wholeName returns the stems of the subject's name, in the order of the question.
func (q *Query) wholeName() []string {
	var out []string
	for _, c := range q.Subject {
		out = append(out, c...)
	}
	return out
}

// partAt returns the part of a name that stands at token k: behind an article or at the head of a sentence, with no
// other noun beside it.
func (q *Query) partAt(p *text.Parsed, sent text.Span, k int, name []string) (text.Span, bool) {
	if !slices.Contains(name, p.Toks[k].Stem) || k > sent.From && !nameLeads[p.Toks[k-1].Low] {
		return text.Span{}, false
	}
	to := k
	for to < sent.To && slices.Contains(name, p.Toks[to].Stem) {
		to++
	}
	n := to - k
	if n < 2 || n >= len(name) || to < sent.To && nounBehind(p, to) {
		return text.Span{}, false
	}
	return text.Span{From: k, To: to}, q.isPart(p, k, n)
}

// isPart says that n tokens are a beginning or an end of the subject's name, or one of the chunks by which the question
// names it. A single word is none:
// "the plan" may be any plan.
func (q *Query) isPart(p *text.Parsed, k, n int) bool {
	same := func(want []string) bool {
		for i, s := range want {
			if p.Toks[k+i].Stem != s {
				return false
			}
		}
		return true
	}
	for _, c := range q.Subject {
		switch {
		case len(c) < n, len(c) == n && len(q.Subject) == 1:
		case same(c[len(c)-n:]), same(c[:n]):
			return true
		}
	}
	return false
}

// nounBehind says that the word at token i reads as one more noun of a name.
func nounBehind(p *text.Parsed, i int) bool {
	return nounAt(p, i) || verbInName(p, i)
}

func nounAt(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	return inName(p, i) && !t.Capital && !english.Verbish[t.Stem] && !english.Prepositions[t.Low]
}

// verbInName says that the word at token i could be a verb and begins another name, before one more noun: "the document
// safe record migration", "the fryer line training module". A verb of the thing before it would have an ending.
func verbInName(p *text.Parsed, i int) bool {
	t := p.Toks[i]
	if t.Kind != text.Word || t.Capital || i+1 >= len(p.Toks) || p.SentenceOf(i+1) != p.SentenceOf(i) || !nounAt(p, i+1) {
		return false
	}
	plain := english.Verbish[t.Stem] && inName(p, i) && !strings.HasSuffix(t.Low, "s") && !strings.HasSuffix(t.Low, "ly")
	return plain || text.IsParticiple(t.Low) && strings.HasSuffix(t.Low, "ing") && !StartForms[t.Low]
}

// namedBefore returns the message before i, in the same group, that names the subject in full. It is not ok where a
// message in between names another thing of that part.
func (t *Talk) namedBefore(i int, q *Query, p *text.Parsed, part text.Span, name []string) (int, bool) {
	main, _ := q.MainChunk()
	stems := make([]string, 0, part.To-part.From)
	for k := part.From; k < part.To; k++ {
		stems = append(stems, p.Toks[k].Stem)
	}
	day := func(j int) corpus.Date { return t.Msgs[j].At.Date() }
	for j := t.prev[i]; j >= 0 && day(i)-day(j) <= shortReach; j = t.prev[j] {
		r := t.Read[j]
		if !r.Marks.MayAll(stems) {
			continue
		}
		if r.Marks.MayAll(name) && len(FindMentions(r, main, false)) > 0 && holdsStems(r, name) {
			return j, true
		}
		if namesOther(r, stems, name) {
			return 0, false
		}
	}
	return 0, false
}

func holdsStems(p *text.Parsed, stems []string) bool {
	return !slices.ContainsFunc(stems, func(s string) bool { return !text.HasStem(p, s) })
}

// namesOther says that a text names a thing of the same part and of another name: "the card vault retry handler", "the
// retry handler for the card vault".
func namesOther(p *text.Parsed, part, name []string) bool {
	for _, sent := range p.Sents {
		for i := sent.From; i < sent.To; i++ {
			if !runsAt(p, sent, i, part) {
				continue
			}
			to := i + len(part)
			before := i > sent.From && !slices.Contains(name, p.Toks[i-1].Stem) &&
				(NounBefore(p, i-1, sent.From) || i-1 == sent.From && opensName(p, i-1))
			behind := to < sent.To && !slices.Contains(name, p.Toks[to].Stem) && nounBehind(p, to)
			of := to+2 < sent.To && p.Toks[to].Low == "for" && p.Toks[to+1].Low == "the" &&
				!slices.Contains(name, p.Toks[to+2].Stem)
			if before || behind || of {
				return true
			}
		}
	}
	return false
}
