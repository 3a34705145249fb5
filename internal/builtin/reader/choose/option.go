package choose

import (
	"slices"

	"memloom/internal/builtin/reader/talk"

	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// Option picks the option that says what was found. Options that say what to do are compared by their reasons
// (standing.go). Where nothing was found, it is what was laid down for the case (entails.go), and last the one option
// whose every word the passages about the subject support.
func Option(t *talk.Talk, in prompts.SolveIn, q *talk.Query, f solve.Finding) prompts.SolveOut {
	if out, ok := personal(t, in); ok {
		return out
	}
	on := solve.AskedOn(in)
	if x, ok := solve.ReadSituation(in.Question); ok {
		return situated(t, in, x, on)
	}
	if out, ok := weighOptions(t, in, on); ok {
		return out
	}
	if out, ok := byPart(t, in, on); ok {
		return out
	}
	if f.Answer != "" {
		if newer, decided := outdated(t, in, q, f, on); decided {
			return newer
		}
		if o, ok := sayingSame(in, f.Answer); ok {
			out := solve.Out(t, f)
			out.Letter, out.Answer = o.Letter, o.Text
			return out
		}
	}
	if out, ok := needed(t, in, q, on); ok {
		return out
	}
	best, cite, ok := supported(t, in.Options, q)
	if !ok || !namesIt(t, q) {
		return undecided("no single option is supported")
	}
	return prompts.SolveOut{Outcome: prompts.Answered, Letter: best.Letter, Answer: best.Text, Confidence: 60,
		Citations: []string{t.Msgs[cite].ID}, Reasoning: "The only option that the messages about the subject support."}
}

// situated picks what is laid down for the case of a matter that the question tells by its rule.
func situated(t *talk.Talk, in prompts.SolveIn, x solve.Situation, on corpus.Date) prompts.SolveOut {
	for _, m := range x.Matters(t) {
		e := &entailing{t: t, x: topic{stems: m, rest: x.Told}, on: on, question: in.Question, options: in.Options}
		if out, ok := e.byNorm(); ok {
			return out
		}
	}
	f := x.Find(t)
	if f.Answer == "" {
		return undecided(f.Reason)
	}
	o, ok := sayingSame(in, f.Answer)
	if !ok {
		return undecided("no single option says what was found")
	}
	out := solve.Out(t, f)
	out.Letter, out.Answer = o.Letter, o.Text
	return out
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

// namesIt says that some message names the subject of a question in full, by two words or more.
func namesIt(t *talk.Talk, q *talk.Query) bool {
	main, _ := q.MainChunk()
	if q.Ruling != nil {
		main = q.Ruling.Subject
	}
	return len(main) > 1 && slices.ContainsFunc(t.Read, func(p *text.Parsed) bool {
		return len(talk.FindMentions(p, main, false)) > 0
	})
}

// supported returns the option of which all content words stand in one message
// about the subject, if there is exactly one.
func supported(t *talk.Talk, options []corpus.Option, q *talk.Query) (best corpus.Option, cite int, ok bool) {
	n := 0
	for _, o := range options {
		if i := supports(t, o.Text, q); i >= 0 {
			best, cite = o, i
			n++
		}
	}
	return best, cite, n == 1
}

// Likeliest returns the letter of the option of whose content words one message holds the largest share, the first of
// equals.
func Likeliest(t *talk.Talk, options []corpus.Option) string {
	best, most := options[0].Letter, 0.0
	for _, o := range options {
		need := text.ContentStems(o.Text)
		for _, p := range t.Read {
			held := 0
			for _, s := range need {
				if text.HasStem(p, s) {
					held++
				}
			}
			if share := float64(held) / float64(max(len(need), 1)); share > most {
				best, most = o.Letter, share
			}
		}
	}
	return best
}

// supports returns the message that holds all content words of a text, or -1.
func supports(t *talk.Talk, raw string, q *talk.Query) int {
	need := text.ContentStems(raw)
	for i := range t.Read {
		about := false
		for _, h := range t.Headings(i, q) {
			about = about || h.Level > 0
		}
		if about && len(need) > 0 && t.HoldsAll(i, [][]string{need}) &&
			len(q.Missing(t.Read[i], text.Span{From: 0, To: len(t.Read[i].Toks)})) == 0 {
			return i
		}
	}
	return -1
}
