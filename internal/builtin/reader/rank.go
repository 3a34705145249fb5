package reader

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"memloom/prompts"
)

// way is how a finding was come by.
type way uint8

const (
	byReading way = iota // the strict reading
	byWhether
	byTorn
	byOpen
	byMeaning
	byOrder
	bySpan
	byOption // an option that was weighed
	byRule   // an option that a rule chose for such questions
)

// String names the way, as weights.txt and the figures do.
func (w way) String() string {
	return [...]string{"reading", "whether", "torn", "open", "meaning", "order", "span", "option", "rule"}[w]
}

// ranked is a finding with the probability that it is right.
type ranked struct {
	finding
	x           features
	probability float64
}

// says tells whether a finding is an answer or a conflict.
func (f finding) says() bool { return f.answer != "" || len(f.cites) > 0 }

// likeliest is the likeliest of what all ways find, if it is likely enough. The later
// ways are asked only where the strict reading is not to be trusted.
func (t *talk) likeliest(p posed, q *query, strict finding, dated bool) finding {
	if strict.lost {
		return strict // what others find would be of some other thing
	}
	r := t.ranking(p, q, &strict)
	if strict.says() {
		if one := r.rank([]finding{strict}, false); one[0].probability >= weights.trusted {
			return one[0].told()
		}
	}
	all := r.rank(r.findings(q, strict, dated), true)
	if len(all) == 0 || all[0].probability < weights.threshold {
		return nothing(whyNot(strict, all))
	}
	return all[0].told()
}

// whyNot says why no finding became the answer. One that is merely too unlikely
// is told with its probability: where a person sees the value stand there, "no
// message states it" would be no reason.
func whyNot(strict finding, all []ranked) string {
	if len(all) == 0 {
		return cmp.Or(strict.reason, noStatement)
	}
	best := all[0]
	return fmt.Sprintf("the likeliest reading says %q and is right with %.0f %%; an answer takes %.0f %%",
		cmp.Or(best.answer, best.conflict), 100*best.probability, 100*weights.threshold)
}

// noStatement is the reason of a question for which no sentence was read as an answer.
const noStatement = "no sentence was read as stating it of what is asked about"

// told is the finding with its probability for a confidence.
func (k ranked) told() finding {
	f := k.finding
	f.confidence = int(math.Round(100 * k.probability))
	return f
}

// findings are what all ways find. Where the strict reading has seen that one value gave
// way to another, the two are no conflict.
func (r *ranking) findings(q *query, strict finding, dated bool) []finding {
	all := r.found(q, strict, dated)
	if strict.renews {
		all = slices.DeleteFunc(all, func(f finding) bool { return f.answer == "" })
	}
	return all
}

func (r *ranking) found(q *query, strict finding, dated bool) []finding {
	var all []finding
	if strict.says() {
		all = append(all, strict)
	}
	if f, ok := r.t.weigh(r.p, q, dated); ok {
		f.by = byWhether
		if f.answer == "" {
			f.by = byTorn
		}
		all = append(all, f)
	}
	if r.searched(q) {
		return all
	}
	return append(all, r.t.openFindings(r.p)...)
}

// searched says that the strict reading knows the thing by its name and has looked for
// what is asked of it: then what others find is about something similar.
func (r *ranking) searched(q *query) bool {
	return r.passed && r.f.kind != openOwner && (len(q.np) > 0 || q.ask == askEvent || q.ask == askPerson || q.ask == askWhether)
}

// rank puts findings in order, the likeliest first.
func (r *ranking) rank(all []finding, second bool) []ranked {
	out := make([]ranked, len(all))
	for i, f := range all {
		others := slices.Concat(all[:i], all[i+1:])
		x := r.features(f, others, second)
		out[i] = ranked{f, x, weights.probability(x)}
		if !second {
			out[i].probability = weights.trust(x)
		}
	}
	for i := range out { // of those that say the same, the first is told
		if first := slices.IndexFunc(out[:i], func(k ranked) bool { return sameFinding(k.finding, out[i].finding) }); first >= 0 {
			out[first].probability = max(out[first].probability, out[i].probability)
		}
	}
	slices.SortStableFunc(out, func(a, b ranked) int { return cmp.Compare(b.probability, a.probability) })
	return out
}

// weighChoice gives the option that was chosen the probability that it is right.
func (t *talk) weighChoice(in prompts.SolveIn, p posed, q *query, out prompts.SolveOut, by way) prompts.SolveOut {
	if by == byRule {
		return out
	}
	k, ok := t.rankChoice(in, p, q, out)
	if !ok {
		return out
	}
	if k.probability < weights.threshold {
		return undecided("no single option is likely enough")
	}
	out.Confidence = int(math.Round(100 * k.probability))
	return out
}

// rankChoice tells of the option that was chosen.
func (t *talk) rankChoice(in prompts.SolveIn, p posed, q *query, out prompts.SolveOut) (ranked, bool) {
	if out.Outcome != prompts.Answered {
		return ranked{}, false
	}
	f := finding{answer: out.Answer, confidence: out.Confidence, by: byOption}
	for i, m := range t.msgs {
		if contains(out.Citations, m.ID) {
			f.cites = append(f.cites, i)
		}
	}
	r := t.ranking(p, q, &finding{})
	return r.rank([]finding{f}, true)[0], true
}
