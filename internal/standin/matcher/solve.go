package matcher

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/internal/prose"
	"memloom/prompts"
)

// leastShared is the share of a question's weight that a message must have before it is taken for the answer's.
const leastShared = 0.34

// Solve answers from the message that shares most words with the question, rare ones counting more: with the option
// that shares most with that message, or else with its first value that the question does not name.
func Solve(in prompts.SolveIn) prompts.SolveOut {
	none := prompts.SolveOut{Outcome: prompts.CannotDetermine, Citations: []string{},
		Reasoning: "no message shares enough words with the question"}
	best, shared := nearest(in)
	if shared < leastShared {
		return none
	}
	m := in.Messages[best]
	out := prompts.SolveOut{Outcome: prompts.Answered, Confidence: int(100 * min(shared, 1)), Citations: []string{m.ID},
		Reasoning: fmt.Sprintf("message %s shares %.0f %% of the question's words", m.ID, 100*shared)}
	if len(in.Options) > 0 {
		i, ok := likeliest(m.Text, in.Options)
		if !ok {
			return none
		}
		out.Letter, out.Answer = in.Options[i].Letter, in.Options[i].Text
		return out
	}
	if out.Answer = value(m, in.Question); out.Answer == "" {
		return none
	}
	return out
}

// Forced chooses the option that shares most words with the messages, and the first of equals.
func Forced(in prompts.SolveIn) prompts.ForcedOut {
	if len(in.Options) == 0 {
		return prompts.ForcedOut{}
	}
	if out := Solve(in); out.Letter != "" {
		return prompts.ForcedOut{Letter: out.Letter}
	}
	var all []string
	for _, m := range in.Messages {
		all = append(all, m.Text)
	}
	i, _ := likeliest(strings.Join(all, "\n"), in.Options)
	return prompts.ForcedOut{Letter: in.Options[i].Letter}
}

// nearest returns the place of the message that has most of the question's weight, and how much of it.
func nearest(in prompts.SolveIn) (best int, shared float64) {
	weights, terms := map[string]float64{}, make([][]string, len(in.Messages))
	asked := slices.Compact(slices.Sorted(slices.Values(bm25.Terms(in.Question))))
	for i, m := range in.Messages {
		if in.AskedAt != 0 && m.At >= in.AskedAt {
			continue
		}
		terms[i] = slices.Compact(slices.Sorted(slices.Values(bm25.Terms(m.Speaker + " " + m.Text))))
		for _, t := range terms[i] {
			weights[t]++
		}
	}
	total := 0.0
	for _, t := range asked {
		weights[t] = math.Log1p(float64(len(in.Messages)) / (1 + weights[t]))
		total += weights[t]
	}
	for i := range terms {
		sum := 0.0
		for _, t := range asked {
			if _, ok := slices.BinarySearch(terms[i], t); ok {
				sum += weights[t]
			}
		}
		if share := sum / max(total, 1e-9); share >= shared { // the later of equals
			best, shared = i, share
		}
	}
	return best, shared
}

// likeliest returns the option that has the largest share of its words in a text; ok is false where two are even.
func likeliest(text string, options []corpus.Option) (best int, ok bool) {
	said := map[string]bool{}
	for _, t := range bm25.Terms(text) {
		said[t] = true
	}
	most := -1.0
	for i, o := range options {
		terms, n := bm25.Terms(o.Text), 0.0
		for _, t := range terms {
			if said[t] {
				n++
			}
		}
		switch share := n / float64(max(len(terms), 1)); {
		case share > most:
			best, most, ok = i, share, true
		case share == most:
			ok = false
		}
	}
	return best, ok && most > 0
}

var (
	name      = regexp.MustCompile(`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+`)
	asksWho   = regexp.MustCompile(`(?i)\b(who|whom|whose)\b`)
	asksDates = regexp.MustCompile(`(?i)\b(when|date|day|month)\b`)
)

// value is the first value of a message that the question does not name: a name for who, a date for when, or else any;
// or the sentence that shares most words with the question.
func value(m prompts.Shown, question string) string {
	if asksWho.MatchString(question) {
		for _, n := range append(name.FindAllString(m.Text, -1), m.Speaker) {
			if !strings.Contains(question, n) {
				return n
			}
		}
	}
	for _, s := range corpus.Scan(m.Text, m.At.Date(), nil) {
		dated := slices.ContainsFunc(s.Values, func(v corpus.Value) bool { return v.Kind == corpus.KindDate })
		if len(s.Values) > 0 && dated == asksDates.MatchString(question) && !strings.Contains(question, s.Surface) {
			if dated {
				return s.Values[0].Canonical()
			}
			return s.Surface
		}
	}
	best, most := "", 0.0
	for _, s := range prose.Sentences(m.Text) {
		if n := shareOf(question, s); n > most {
			best, most = s, n
		}
	}
	return best
}

// shareOf is the share of a text's words that another one has.
func shareOf(text, other string) float64 {
	has := map[string]bool{}
	for _, t := range bm25.Terms(other) {
		has[t] = true
	}
	terms, n := bm25.Terms(text), 0.0
	for _, t := range terms {
		if has[t] {
			n++
		}
	}
	return n / float64(max(len(terms), 1))
}
