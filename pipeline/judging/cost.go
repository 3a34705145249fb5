package judging

import (
	"math"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/filters"
)

// itemTally adds up what the stages behind the text ask.
type itemTally struct {
	recipe  *recipe.Recipe
	tasks   *prompts.Tasks
	sizes   itemSizes
	corpora float64
	prefix  float64 // of the prompts of wording

	questions, options cost.Span                // worded
	judged             cost.Span                // items
	load               [filters.Loads]cost.Span // what judging them takes
	rounds             []cost.Span              // items a round that uniqueness is tested of
}

// itemSizes are the sizes of prompts about items, in tokens.
type itemSizes struct {
	solve, judge, blind, probe float64                   // without messages, options and targets
	forced                     float64                   // with options
	message                    float64                   // of one that is shown
	choice                     float64                   // of an option that is shown
	segment                    float64                   // messages of a segment, as often as each is read
	segments                   float64                   // of the corpus
	shown                      func(corpus.Item) float64 // messages that sufficiency shows of an item's evidence
}

// sizesOf measures what prompts about items are made of.
func (j *judging) sizesOf(o *stage.Outline, drafts []questions.Draft) (itemSizes, error) {
	var s itemSizes
	g, c := o.Gauge, o.Planned.Corpus
	question := cost.Filler(standInQuestion)
	shown := standInShown(c, o.Words)
	options := []corpus.Option{{Letter: "A", Text: cost.Filler(standInOption)}, {Letter: "B", Text: cost.Filler(standInOption)},
		{Letter: "C", Text: cost.Filler(standInOption)}, {Letter: "D", Text: cost.Filler(standInOption)}}
	solve := prompts.SolveIn{AskedAt: c.Last.At(0, 0), Question: question}
	var err error
	of := func(task string, failed error) float64 {
		if err == nil {
			err = failed
		}
		return g.Forget(task).In
	}
	t := o.Tasks
	s.solve = of(t.Solve.Name, cost.Note(g, t.Solve, solve, 0))
	forced := solve
	forced.Options = options
	s.forced = of(t.Forced.Name, cost.Note(g, t.Forced, forced, 0))
	solve.Messages = shown
	s.message = (of(t.Solve.Name, cost.Note(g, t.Solve, solve, 0)) - s.solve) / float64(max(1, len(shown)))
	s.judge = of(t.Judge.Name, cost.Note(g, t.Judge, prompts.JudgeIn{Question: question, Gold: cost.Filler(standInAnswer),
		Candidate: cost.Filler(standInAnswer)}, 0))
	s.blind = of(t.Blind.Name, cost.Note(g, t.Blind, prompts.BlindIn{Question: question}, 0))
	s.choice = (of(t.Blind.Name, cost.Note(g, t.Blind, prompts.BlindIn{Question: question, Options: options},
		0)) - s.blind) / float64(len(options))
	s.probe = of(t.Probe.Name, cost.Note(g, t.Probe, prompts.ProbeIn{}, 0))
	for _, i := range cost.Spread(len(drafts), cost.Sampled) {
		if failed := gaugeDraft(g, t, drafts[i]); failed != nil && err == nil {
			err = failed
		}
	}
	s.segment, s.shown = likelySegment(c), shownOf(c, j.Recipe.Filters.Shown)
	return s, err
}

// gaugeDraft counts what wording a draft takes.
func gaugeDraft(g *cost.Gauge, t *prompts.Tasks, d questions.Draft) error {
	if err := cost.Note(g, t.Ask, d.Ask, outQuestion); err != nil || d.Options == nil {
		return err
	}
	in := *d.Options
	in.Question = cost.Filler(standInQuestion)
	return cost.Note(g, t.Options, in, outOption*float64(len(in.Options)))
}

// standInShown are messages of the plan as a reader sees them, evenly spaced.
func standInShown(c *corpus.Corpus, words int) []prompts.Shown {
	groups := corpus.NamesByID(c.Groups)
	var out []prompts.Shown
	for _, i := range cost.Spread(len(c.Messages), cost.Sampled) {
		m := c.Messages[i]
		out = append(out, prompts.Shown{ID: "m1", Speaker: m.AuthorName, At: m.At, Group: groups[m.GroupID],
			Text: cost.Filler(cost.MessageTokens(words) * evidenceLength)})
	}
	return out
}

// evidenceLength is by how much messages that state facts, which readers are
// shown, are longer than others; measured 1.0–1.2.
const evidenceLength = 1.1

// likelySegment is the mean number of messages of a segment that is read: the more it holds, the more often it is.
func likelySegment(c *corpus.Corpus) float64 {
	var all, squares float64
	for _, s := range c.Segments {
		n := float64(len(s.MessageIDs))
		all, squares = all+n, squares+n*n
	}
	return squares / max(all, 1)
}

// shownOf returns how many messages stand for an item's evidence: its own, or those of the segments that hold them from
// before the asking.
func shownOf(c *corpus.Corpus, shown string) func(corpus.Item) float64 {
	if shown != filters.ShownSegment {
		return func(it corpus.Item) float64 { return float64(len(it.Evidence)) }
	}
	at, segments := map[string]corpus.Stamp{}, map[string][]int{}
	for _, m := range c.Messages {
		at[m.ID] = m.At
	}
	for i, s := range c.Segments {
		for _, id := range s.MessageIDs {
			segments[id] = append(segments[id], i)
		}
	}
	return func(it corpus.Item) float64 {
		seen := map[string]bool{}
		for _, e := range it.Evidence {
			seen[e.MessageID] = true
			for _, i := range segments[e.MessageID] {
				for _, id := range c.Segments[i].MessageIDs {
					if it.AskedAt == 0 || at[id] < it.AskedAt {
						seen[id] = true
					}
				}
			}
		}
		return float64(len(seen))
	}
}

// askings is how often the evidence is shown by what the recipe says: to as many verifiers as it wants at least, as often as
// it wants each asked.
func (a *itemTally) askings() float64 {
	f := a.recipe.Filters
	return float64(max(f.Verifiers, 1) * max(f.Repeats, 1))
}

// stratum adds what a stratum will take: so many drafts are worded, as many of
// them judged as the quota needs, and each takes what those of the list do.
func (a *itemTally) stratum(s Quota, list []questions.Draft, drafts cost.Span, policy filters.Policy) {
	if len(list) == 0 {
		return
	}
	var sum filters.Load
	var options float64
	for _, d := range list {
		f := filters.Foreseen{Item: d.Item, Panel: float64(a.recipe.Filters.Panel), Askings: a.askings(),
			Segment: a.sizes.segment, Shown: a.sizes.shown(d.Item)}
		if d.Options != nil {
			f.Choices = float64(len(d.Options.Options))
			options++
		}
		for _, r := range filters.Required(s.Family.Requires(), d.Item, policy) {
			if of, _ := filters.Named(r.Filter); of.Load != nil {
				f.Mode = r.Mode
				sum = sum.Plus(of.Load(f))
			}
		}
	}
	n := float64(len(list))
	worded := redrafted.Times(drafts)
	a.questions = a.questions.Plus(worded)
	a.options = a.options.Plus(worded.Of(options / n))
	judged := judgedOf(s, drafts)
	a.judged = a.judged.Plus(judged)
	for i, each := range sum {
		a.load[i] = a.load[i].Plus(judged.Of(each / n))
	}
	a.inRounds(s, judged, sum[filters.LoadUnique]/n)
}

// judgedOf is how many drafts of a stratum are judged until its quota is met: at least as many as that; likely as many
// as the family's yield asks for; at most as many as two standard deviations above that (drafts are judged until enough
// have passed: the negative binomial distribution) with models by whose judgement fewer pass.
func judgedOf(s Quota, drafts cost.Span) cost.Span {
	yield, ok := yields[s.Family.Name()]
	if !ok {
		yield = usualYield
	}
	quota, poor := float64(s.Wanted), yield*poorer
	most := (quota + 2*math.Sqrt(quota*(1-poor))) / poor
	return cost.Between(min(quota, drafts.Low), min(math.Ceil(quota/yield), drafts.Likely), min(math.Ceil(most), drafts.High))
}

// inRounds spreads a stratum over rounds: its quota first, then each time what the
// round before has left open, at the yield by which so many are judged in all.
func (a *itemTally) inRounds(s Quota, judged cost.Span, unique float64) {
	first := judged.Low
	likely, most := first, first
	for round := 0; round == 0 || likely > 0.5 || most > 0.5; round++ {
		if round == len(a.rounds) {
			a.rounds = append(a.rounds, cost.Span{})
		}
		sure := 0.0
		if round == 0 {
			sure = first
		}
		a.rounds[round] = a.rounds[round].Plus(cost.Between(sure, likely, most).Of(unique))
		likely, most = likely*(1-first/max(judged.Likely, 1)), most*(1-first/max(judged.High, 1))
	}
}

// readings is how many calls read segments: each suspect segment once a round.
func (a *itemTally) readings() (calls, targets cost.Span) {
	of := func(n, slots, share float64) float64 {
		at := share * a.sizes.segments
		if at == 0 {
			return 0
		}
		return max(at*(1-math.Exp(-n*slots/at)), n*slots/slotsPerCall)
	}
	slots := moreTargets.Of(targetsOf(a.sizes.segments))
	for _, r := range a.rounds {
		own := r.Of(1 / a.corpora)
		calls = calls.Plus(cost.Between(of(own.Low, slots.Low, readable.Low), of(own.Likely, slots.Likely, readable.Likely),
			of(own.High, slots.High, readable.High)).Of(a.corpora))
		targets = targets.Plus(r.Times(slots))
	}
	return calls, targets
}

// ask is what calls of a task about items take that are of typical sizes.
func ask(task string, role llm.Role, calls cost.Span, in, out float64) cost.Asks {
	return cost.Of(task, role, calls, cost.Size{In: in, Out: out}, cost.Roughly)
}

// thoseAsked leaves out what is never asked.
func thoseAsked(list ...cost.Asks) []cost.Asks {
	return slices.DeleteFunc(list, func(a cost.Asks) bool { return a.Calls.High == 0 })
}

// per is what each of some calls has of a total, likely.
func per(total, calls cost.Span) float64 { return total.Likely / max(calls.Likely, 1e-9) }
