package reader

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// choose picks the option that says what was found. Options that say what to do
// are weighed by their reasons (standing.go). Where nothing was found, it is what
// was laid down for the case (entails.go), and last the one option whose every
// word the passages about the subject support.
// by tells whether one of these rules chose, or the option was weighed.
func (t *talk) choose(in prompts.SolveIn, q *query, f finding) (out prompts.SolveOut, by way) {
	if out, ok := t.personal(in); ok {
		return out, byRule
	}
	on := askedOn(in)
	if out, ok := t.weighOptions(in, on); ok {
		return out, byRule
	}
	if out, ok := t.part(in, on); ok {
		return out, byRule
	}
	out = t.out(f)
	if f.answer != "" {
		if newer, decided := t.outdated(in, q, f, on); decided {
			return newer, byRule
		}
		hits := 0
		for _, o := range in.Options {
			if sameAnswer(in.Question, f.answer, o.Text) == verdictSame {
				out.Letter, out.Answer = o.Letter, o.Text
				hits++
			}
		}
		if hits == 1 {
			return out, byOption
		}
	}
	if out, by, ok := t.needed(in, q, on); ok {
		return out, by
	}
	best, cite, ok := t.supported(in.Options, q)
	ok = ok && t.namesIt(q)
	if !ok {
		if out, ok := t.weighOption(in, on); ok {
			if asksForLine(parse(in.Question, on)) {
				return out, byRule
			}
			return out, byOption
		}
		return undecided("no single option is supported"), byOption
	}
	return prompts.SolveOut{Outcome: prompts.Answered, Letter: best.Letter, Answer: best.Text, Confidence: 60,
		Citations: []string{t.msgs[cite].ID}, Reasoning: "The only option that the messages about the subject support."}, byOption
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
func (t *talk) supports(text string, q *query) int {
	need := contentStems(text)
	for i := range t.read {
		about := false
		for _, h := range t.headings(i, q) {
			about = about || h.level > 0
		}
		if about && len(need) > 0 && t.holdsAll(i, [][]string{need}) && len(q.missing(t.read[i], span{0, len(t.read[i].toks)})) == 0 {
			return i
		}
	}
	return -1
}

// contentStems returns the stems of a text that carry meaning, each once.
func contentStems(text string) []string {
	var out []string
	for _, t := range tokenise(text) {
		if t.kind != punct && !functionWord(t.low) && !fillers[t.low] {
			out = append(out, t.stem)
		}
	}
	return unique(out)
}
