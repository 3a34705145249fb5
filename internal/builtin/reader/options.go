package reader

import (
	"slices"

	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// choose picks the option that says what was found. Options that say what to do
// are compared by their reasons (standing.go). Where nothing was found, it is what
// was laid down for the case (entails.go), and last the one option whose every
// word the passages about the subject support.
func (t *talk) choose(in prompts.SolveIn, q *query, f finding) prompts.SolveOut {
	if out, ok := t.personal(in); ok {
		return out
	}
	on := askedOn(in)
	if out, ok := t.weighOptions(in, on); ok {
		return out
	}
	if out, ok := t.part(in, on); ok {
		return out
	}
	if f.answer != "" {
		if newer, decided := t.outdated(in, q, f, on); decided {
			return newer
		}
		if o, ok := sayingSame(in, f.answer); ok {
			out := t.out(f)
			out.Letter, out.Answer = o.Letter, o.Text
			return out
		}
	}
	if out, ok := t.needed(in, q, on); ok {
		return out
	}
	best, cite, ok := t.supported(in.Options, q)
	if !ok || !t.namesIt(q) {
		return undecided("no single option is supported")
	}
	return prompts.SolveOut{Outcome: prompts.Answered, Letter: best.Letter, Answer: best.Text, Confidence: 60,
		Citations: []string{t.msgs[cite].ID}, Reasoning: "The only option that the messages about the subject support."}
}

// sayingSame returns the one option that says the same as an answer.
func sayingSame(in prompts.SolveIn, answer string) (corpus.Option, bool) {
	same := slices.DeleteFunc(slices.Clone(in.Options), func(o corpus.Option) bool {
		return judge.Compare(in.Question, answer, o.Text) != judge.Same
	})
	if len(same) != 1 {
		return corpus.Option{}, false
	}
	return same[0], true
}

// namesIt says that some message names the subject of a question in full, by two words
// or more.
func (t *talk) namesIt(q *query) bool {
	main, _ := q.mainChunk()
	if q.ruling != nil {
		main = q.ruling.subject
	}
	return len(main) > 1 && slices.ContainsFunc(t.read, func(p *text.Parsed) bool { return len(findMentions(p, main, false)) > 0 })
}

// supported returns the option of which all content words stand in one message
// about the subject, if there is exactly one.
func (t *talk) supported(options []corpus.Option, q *query) (best corpus.Option, cite int, ok bool) {
	n := 0
	for _, o := range options {
		if i := t.supports(o.Text, q); i >= 0 {
			best, cite = o, i
			n++
		}
	}
	return best, cite, n == 1
}

// supports returns the message that holds all content words of a text, or -1.
func (t *talk) supports(raw string, q *query) int {
	need := text.ContentStems(raw)
	for i := range t.read {
		about := false
		for _, h := range t.headings(i, q) {
			about = about || h.level > 0
		}
		if about && len(need) > 0 && t.holdsAll(i, [][]string{need}) && len(q.missing(t.read[i], text.Span{From: 0, To: len(t.read[i].Toks)})) == 0 {
			return i
		}
	}
	return -1
}
