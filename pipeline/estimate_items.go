package pipeline

import (
	"math"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
	"memloom/validate/filters"
)

// itemTally adds up what the stages behind the text ask.
type itemTally struct {
	*Run
	tasks *prompts.Tasks
	sizes itemSizes

	questions, options           Span // worded
	panel, marks, keys           Span // calls of judging
	solves, shown, solvedOptions Span // calls of the solver, messages before it, options
	blindOptions                 Span
	hard, unique                 Span   // items
	rounds                       []Span // items a round that uniqueness is tested of
}

// itemSizes are the sizes of prompts about items, in tokens.
type itemSizes struct {
	solve, judge, blind, probe float64 // without messages, options and targets
	message                    float64 // of one that is shown
	choice                     float64 // of an option that is shown
	segment                    float64 // messages of a segment, as often as each is read
	segments                   int
}

// sizesOf measures what prompts about items are made of.
func (r *Run) sizesOf(g *gauge, o *outline, drafts []questions.Draft) (itemSizes, error) {
	var s itemSizes
	question := filler(standInQuestion)
	shown := standInShown(o, r.Recipe.Dialogue.Words)
	options := []corpus.Option{{Letter: "A", Text: filler(standInOption)}, {Letter: "B", Text: filler(standInOption)}, {Letter: "C", Text: filler(standInOption)}, {Letter: "D", Text: filler(standInOption)}}
	solve := prompts.SolveIn{AskedAt: o.corpus.Last.At(0, 0), Question: question}
	var err error
	of := func(task string, failed error) float64 {
		if err == nil {
			err = failed
		}
		n := g.mean(task).in
		delete(g.seen, task)
		return n
	}
	t := o.tasks
	s.solve = of(t.Solve.Name, note(g, t.Solve, solve, 0))
	solve.Messages = shown
	s.message = (of(t.Solve.Name, note(g, t.Solve, solve, 0)) - s.solve) / float64(max(1, len(shown)))
	s.judge = of(t.Judge.Name, note(g, t.Judge, prompts.JudgeIn{Question: question, Gold: filler(standInAnswer), Candidate: filler(standInAnswer)}, 0))
	s.blind = of(t.Blind.Name, note(g, t.Blind, prompts.BlindIn{Question: question}, 0))
	s.choice = (of(t.Blind.Name, note(g, t.Blind, prompts.BlindIn{Question: question, Options: options}, 0)) - s.blind) / float64(len(options))
	s.probe = of(t.Probe.Name, note(g, t.Probe, prompts.ProbeIn{}, 0))
	for _, i := range spread(len(drafts), sampled) {
		d := drafts[i]
		if failed := note(g, t.Ask, d.Ask, outQuestion); failed != nil && err == nil {
			err = failed
		}
		if d.Options != nil {
			in := *d.Options
			in.Question = question
			if failed := note(g, t.Options, in, outOption*float64(len(in.Options))); failed != nil && err == nil {
				err = failed
			}
		}
	}
	s.segments, s.segment = len(o.corpus.Segments), likelySegment(o.corpus)
	return s, err
}

// standInShown are messages of the plan as a reader sees them, evenly spaced.
func standInShown(o *outline, words int) []prompts.Shown {
	groups := map[string]string{}
	for _, g := range o.corpus.Groups {
		groups[g.ID] = g.Name
	}
	var out []prompts.Shown
	for _, i := range spread(len(o.corpus.Messages), sampled) {
		m := o.corpus.Messages[i]
		out = append(out, prompts.Shown{ID: "m1", Speaker: m.AuthorName, At: m.At, Group: groups[m.GroupID], Text: filler(messageTokens(words) * evidenceLength)})
	}
	return out
}

// evidenceLength is by how much messages that state facts, which readers are
// shown, are longer than others; measured 1.0–1.2.
const evidenceLength = 1.1

// likelySegment is the mean number of messages of a segment that is read: the
// more it holds, the more often it is.
func likelySegment(c *corpus.Corpus) float64 {
	var all, squares float64
	for _, s := range c.Segments {
		n := float64(len(s.MessageIDs))
		all, squares = all+n, squares+n*n
	}
	return squares / max(all, 1)
}

// load is what judging an item takes on the way, uniqueness aside.
type load struct{ panel, marks, keys, solves, shown, solvedOptions, blindOptions, hard, unique float64 }

func (r *Run) loadOf(it corpus.Item, choices int, required []validate.Requirement, s itemSizes) load {
	var l load
	open := 1.0
	if choices > 0 {
		open = 0
	}
	n := float64(len(it.Evidence))
	solve := func(times, messages, mark float64) {
		l.solves += times
		l.shown += times * messages
		l.solvedOptions += times * float64(choices)
		l.marks += times * mark * open
	}
	for _, q := range required {
		switch q.Filter {
		case validate.FilterAnswerKeys:
			l.keys += keysOf
		case validate.FilterBlind:
			l.panel = float64(r.Recipe.Filters.Panel)
			l.blindOptions = l.panel * float64(choices)
			if q.Mode != validate.ModeInverted {
				l.marks += l.panel * marked["blind"] * open
			}
		case validate.FilterSufficient:
			switch q.Mode {
			case validate.ModeInverted:
				solve(1, retrieved+s.segment, 0)
			case validate.ModeEach:
				solve(n, max(1, n-1), marked["evidence"])
			default:
				solve(1, n, marked["evidence"])
			}
		case validate.FilterNecessary:
			groups := map[int]int{}
			for _, x := range it.Evidence {
				if x.Role == corpus.RoleAnswer || x.Role == corpus.RoleBridge && q.Mode == "" {
					groups[x.Group]++
				}
			}
			for _, size := range groups {
				solve(1, n-float64(size), marked["without"])
			}
		case validate.FilterHard:
			l.hard = 1
		case validate.FilterUnique:
			l.unique = 1
		}
	}
	return l
}

// retrieved is how many messages abstention is tested on beside its segments
// (filters.Options.Retrieved).
const retrieved = 50

// stratum adds what a stratum's drafts will take: judged many of them, each the
// mean of the list.
func (a *itemTally) stratum(s stratum, list []questions.Draft, policy validate.Policy) {
	if len(list) == 0 {
		return
	}
	var sum load
	var options float64
	for _, d := range list {
		choices := 0
		if d.Options != nil {
			choices = len(d.Options.Options)
			options++
		}
		l := a.loadOf(d.Item, choices, validate.Required(s.family.Requires(), d.Item, policy), a.sizes)
		sum.panel, sum.marks, sum.keys = sum.panel+l.panel, sum.marks+l.marks, sum.keys+l.keys
		sum.solves, sum.shown = sum.solves+l.solves, sum.shown+l.shown
		sum.solvedOptions, sum.blindOptions = sum.solvedOptions+l.solvedOptions, sum.blindOptions+l.blindOptions
		sum.hard, sum.unique = sum.hard+l.hard, sum.unique+l.unique
	}
	n := float64(len(list))
	a.questions = a.questions.Plus(redrafted.Of(n))
	a.options = a.options.Plus(redrafted.Of(options))
	judged := judgedOf(s, len(list))
	for total, each := range map[*Span]float64{
		&a.panel: sum.panel, &a.marks: sum.marks, &a.keys: sum.keys, &a.solves: sum.solves, &a.shown: sum.shown,
		&a.solvedOptions: sum.solvedOptions, &a.blindOptions: sum.blindOptions, &a.hard: sum.hard, &a.unique: sum.unique,
	} {
		*total = total.Plus(judged.Of(each / n))
	}
	a.inRounds(s, judged, sum.unique/n)
}

// judgedOf is how many drafts of a stratum are judged: as few as its quota, as
// many as there are, likely what the family's yield asks for.
func judgedOf(s stratum, drafts int) Span {
	yield, ok := yields[s.family.Name()]
	if !ok {
		yield = usualYield
	}
	least, most := float64(min(s.wanted, drafts)), float64(drafts)
	return Span{least, min(math.Ceil(least/yield), most), most}
}

// inRounds spreads a stratum over rounds: as many as its quota first, then what
// is likely to be lacking. What goes beyond that is judged in a last round.
func (a *itemTally) inRounds(s stratum, judged Span, unique float64) {
	least := judged.Low
	add := func(round int, n Span) {
		for len(a.rounds) <= round {
			a.rounds = append(a.rounds, Span{})
		}
		a.rounds[round] = a.rounds[round].Plus(n.Of(unique))
	}
	add(0, just(least))
	if judged.Likely > least {
		add(1, Span{0, judged.Likely - least, judged.Likely - least})
	}
	if judged.High > judged.Likely {
		add(2, Span{0, 0, judged.High - judged.Likely})
	}
}

// readings is how many calls read segments: each suspect segment once a round.
func (a *itemTally) readings() (calls, targets Span) {
	of := func(n, slots, share float64) float64 {
		at := share * float64(a.sizes.segments)
		if at == 0 {
			return 0
		}
		return max(at*(1-math.Exp(-n*slots/at)), n*slots/slotsPerCall)
	}
	for _, r := range a.rounds {
		calls = calls.Plus(Span{
			of(r.Low, targetsOf.Low, readable.Low), of(r.Likely, targetsOf.Likely, readable.Likely), of(r.High, targetsOf.High, readable.High),
		})
		targets = targets.Plus(r.Times(targetsOf))
	}
	return calls, targets
}

// stages are the askings by stage.
func (a *itemTally) stages(g *gauge) map[string][]Asking {
	t, s := a.tasks, a.sizes
	out := map[string][]Asking{}
	add := func(stage, task string, role llm.Role, calls Span, in, out2 float64, cached float64) {
		if calls.High > 0 {
			out[stage] = append(out[stage], askingOf(task, role, calls, size{in: in, cached: cached, out: out2}, roughly))
		}
	}
	per := func(total, calls Span) float64 { return total.Likely / max(calls.Likely, 1e-9) }
	ask, options := g.mean(t.Ask.Name), g.mean(t.Options.Name)
	add("wording", t.Ask.Name, llm.RoleProposer, a.questions, ask.in, ask.out, ask.cached)
	add("wording", t.Options.Name, llm.RoleProposer, a.options, options.in, options.out, options.cached)
	tries := a.hard.Times(Span{1, attempts, 2 * float64(1+a.Recipe.Filters.Rounds)})
	add("harden", t.Solve.Name, llm.RoleSolver, tries, s.solve+float64(a.Recipe.Filters.Baseline)*s.message, outSolve, 0)
	add("harden", t.Judge.Name, llm.RoleJudge, tries.Times(Span{0, marked["baseline"], 1}), s.judge, outJudge, 0)
	add("reword", t.Ask.Name, llm.RoleProposer, a.hard.Times(Span{0, refinements, float64(a.Recipe.Filters.Rounds)}), ask.in, ask.out, 0)
	add("judge", t.Blind.Name, llm.RoleBlind, a.panel, s.blind+per(a.blindOptions, a.panel)*s.choice, outBlind, 0)
	add("judge", t.Solve.Name, llm.RoleSolver, a.solves, s.solve+per(a.shown, a.solves)*s.message+per(a.solvedOptions, a.solves)*s.choice, outSolve, 0)
	add("judge", t.Judge.Name, llm.RoleJudge, a.marks.Times(Span{0.5, 1, 3}).Plus(a.keys.Times(Span{0.4, 1, 1.05})), s.judge, outJudge, 0)
	probes := a.unique.Times(secondSources)
	if a.Recipe.Filters.Uniqueness == filters.Exhaustive {
		probes = a.unique.Of(float64(s.segments))
	} else {
		calls, targets := a.readings()
		add("read", t.Probe.Name, llm.RoleProbe, calls, s.probe+s.segment*s.message+per(targets, calls)*targetTokens, outProbe, 0)
	}
	add("unique", t.Solve.Name, llm.RoleSolver, probes, s.solve+s.segment/2*s.message, outSolve, 0)
	add("unique", t.Judge.Name, llm.RoleJudge, probes.Times(Span{0, 0.05, 1}), s.judge, outJudge, 0)
	return out
}
