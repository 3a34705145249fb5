package pipeline

import (
	"math"
	"slices"

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
	judged, hard, unique         Span   // items
	rounds                       []Span // items a round that uniqueness is tested of
}

// itemSizes are the sizes of prompts about items, in tokens.
type itemSizes struct {
	solve, judge, blind, probe float64 // without messages, options and targets
	message                    float64 // of one that is shown
	choice                     float64 // of an option that is shown
	segment                    float64 // messages of a segment, as often as each is read
	segments                   float64 // of the corpus
}

// sizesOf measures what prompts about items are made of.
func (r *Run) sizesOf(g *gauge, o *outline, drafts []questions.Draft) (itemSizes, error) {
	var s itemSizes
	question := filler(standInQuestion)
	shown := standInShown(o, r.Recipe.Dialogue.Words)
	options := []corpus.Option{{Letter: "A", Text: filler(standInOption)}, {Letter: "B", Text: filler(standInOption)},
		{Letter: "C", Text: filler(standInOption)}, {Letter: "D", Text: filler(standInOption)}}
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
	s.judge = of(t.Judge.Name, note(g, t.Judge, prompts.JudgeIn{Question: question, Gold: filler(standInAnswer),
		Candidate: filler(standInAnswer)}, 0))
	s.blind = of(t.Blind.Name, note(g, t.Blind, prompts.BlindIn{Question: question}, 0))
	s.choice = (of(t.Blind.Name, note(g, t.Blind, prompts.BlindIn{Question: question, Options: options},
		0)) - s.blind) / float64(len(options))
	s.probe = of(t.Probe.Name, note(g, t.Probe, prompts.ProbeIn{}, 0))
	for _, i := range spread(len(drafts), sampled) {
		if failed := gaugeDraft(g, t, drafts[i]); failed != nil && err == nil {
			err = failed
		}
	}
	s.segment = likelySegment(o.corpus)
	return s, err
}

// gaugeDraft counts what wording a draft takes.
func gaugeDraft(g *gauge, t *prompts.Tasks, d questions.Draft) error {
	if err := note(g, t.Ask, d.Ask, outQuestion); err != nil || d.Options == nil {
		return err
	}
	in := *d.Options
	in.Question = filler(standInQuestion)
	return note(g, t.Options, in, outOption*float64(len(in.Options)))
}

// standInShown are messages of the plan as a reader sees them, evenly spaced.
func standInShown(o *outline, words int) []prompts.Shown {
	groups := corpus.NamesByID(o.corpus.Groups)
	var out []prompts.Shown
	for _, i := range spread(len(o.corpus.Messages), sampled) {
		m := o.corpus.Messages[i]
		out = append(out, prompts.Shown{ID: "m1", Speaker: m.AuthorName, At: m.At, Group: groups[m.GroupID],
			Text: filler(messageTokens(words) * evidenceLength)})
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
			for _, size := range removed(it, q) {
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

// removed is how many pieces of evidence are taken away together, by the group that they are of.
func removed(it corpus.Item, q validate.Requirement) map[int]int {
	groups := map[int]int{}
	for _, x := range it.Evidence {
		if x.Role == corpus.RoleAnswer || x.Role == corpus.RoleBridge && q.Mode == "" {
			groups[x.Group]++
		}
	}
	return groups
}

// retrieved is how many messages abstention is tested on beside its segments (filters.Options.Retrieved).
const retrieved = 50

// stratum adds what a stratum will take: so many drafts are worded, as many of
// them judged as the quota needs, and each takes what those of the list do.
func (a *itemTally) stratum(s stratum, list []questions.Draft, drafts Span, policy validate.Policy) {
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
	worded := redrafted.Times(drafts)
	a.questions = a.questions.Plus(worded)
	a.options = a.options.Plus(worded.Of(options / n))
	judged := judgedOf(s, drafts)
	a.judged = a.judged.Plus(judged)
	for total, each := range map[*Span]float64{
		&a.panel: sum.panel, &a.marks: sum.marks, &a.keys: sum.keys, &a.solves: sum.solves, &a.shown: sum.shown,
		&a.solvedOptions: sum.solvedOptions, &a.blindOptions: sum.blindOptions, &a.hard: sum.hard, &a.unique: sum.unique,
	} {
		*total = total.Plus(judged.Of(each / n))
	}
	a.inRounds(s, judged, sum.unique/n)
}

// judgedOf is how many drafts of a stratum are judged until its quota is met: at least as many as that; likely as many
// as the family's yield asks for; at most as many as two standard deviations above that (drafts are judged until enough
// have passed: the negative binomial distribution) with models by whose judgement fewer pass.
func judgedOf(s stratum, drafts Span) Span {
	yield, ok := yields[s.family.Name()]
	if !ok {
		yield = usualYield
	}
	quota, poor := float64(s.wanted), yield*poorer
	most := (quota + 2*math.Sqrt(quota*(1-poor))) / poor
	return Span{min(quota, drafts.Low), min(math.Ceil(quota/yield), drafts.Likely), min(math.Ceil(most), drafts.High)}
}

// inRounds spreads a stratum over rounds: its quota first, then each time what the
// round before has left open, at the yield by which so many are judged in all.
func (a *itemTally) inRounds(s stratum, judged Span, unique float64) {
	first := judged.Low
	likely, most := first, first
	for round := 0; round == 0 || likely > 0.5 || most > 0.5; round++ {
		if round == len(a.rounds) {
			a.rounds = append(a.rounds, Span{})
		}
		sure := 0.0
		if round == 0 {
			sure = first
		}
		a.rounds[round] = a.rounds[round].Plus(Span{sure, likely, most}.Of(unique))
		likely, most = likely*(1-first/max(judged.Likely, 1)), most*(1-first/max(judged.High, 1))
	}
}

// readings is how many calls read segments: each suspect segment once a round.
func (a *itemTally) readings() (calls, targets Span) {
	of := func(n, slots, share float64) float64 {
		at := share * a.sizes.segments
		if at == 0 {
			return 0
		}
		return max(at*(1-math.Exp(-n*slots/at)), n*slots/slotsPerCall)
	}
	slots := moreTargets.Of(targetsOf(a.sizes.segments))
	for _, r := range a.rounds {
		calls = calls.Plus(Span{of(r.Low, slots.Low, readable.Low), of(r.Likely, slots.Likely, readable.Likely),
			of(r.High, slots.High, readable.High)})
		targets = targets.Plus(r.Times(slots))
	}
	return calls, targets
}

// stages are the stages behind the drafts. How much of the prompts of wording is shared is given by prefix.
func (a *itemTally) stages(g *gauge, prefix float64) []StageEstimate {
	out := []StageEstimate{a.wording(g, prefix)}
	out = append(out, a.hardening(g)...)
	out = append(out, a.judging())
	return append(out, a.uniqueness()...)
}

// ask is what calls of a task about items take that are of typical sizes.
func ask(task string, role llm.Role, calls Span, in, out float64) Asking {
	return askingOf(task, role, calls, size{in: in, out: out}, roughly)
}

// thoseAsked leaves out what is never asked.
func thoseAsked(list ...Asking) []Asking {
	return slices.DeleteFunc(list, func(a Asking) bool { return a.Calls.High == 0 })
}

func (a *itemTally) wording(g *gauge, prefix float64) StageEstimate {
	t := a.tasks
	return StageEstimate{
		Name: "wording", Prefix: prefix, Units: a.questions, piloted: a.questions, Note: "a call a draft, and one for its options; what flagged days state is not drafted",
		Asks: thoseAsked(
			askingOf(t.Ask.Name, llm.RoleProposer, a.questions, g.mean(t.Ask.Name), roughly),
			askingOf(t.Options.Name, llm.RoleProposer, a.options, g.mean(t.Options.Name), roughly),
		),
	}
}

// hardening leaves out what no item needs.
func (a *itemTally) hardening(g *gauge) []StageEstimate {
	if a.hard.High == 0 {
		return nil
	}
	t, s := a.tasks, a.sizes
	words := g.mean(t.Ask.Name)
	words.cached = 0
	again := refinements
	again.High = min(again.High, float64(a.Recipe.Filters.Rounds))
	tries, reworded := a.hard.Times(attempts), a.hard.Times(again)
	return []StageEstimate{
		{
			Name: "harden", Units: a.hard.Plus(reworded), Note: "the baseline tries what must be hard, and again after each refinement",
			Asks: thoseAsked(
				ask(t.Solve.Name, llm.RoleSolver, tries, s.solve+float64(a.Recipe.Filters.Baseline)*s.message,
					outSolve),
				ask(t.Judge.Name, llm.RoleJudge, tries.Times(baselineMarks), s.judge, outJudge),
			),
		},
		{
			Name: "reword", Units: reworded, Note: "questions that the baseline solves, refined: it may solve none",
			Asks: thoseAsked(askingOf(t.Ask.Name, llm.RoleProposer, reworded, words, roughly)),
		},
	}
}

// per is what each of some calls has of a total, likely.
func per(total, calls Span) float64 { return total.Likely / max(calls.Likely, 1e-9) }

func (a *itemTally) judging() StageEstimate {
	t, s := a.tasks, a.sizes
	marks := a.marks.Times(moreMarks).Plus(a.keys.Times(moreKeys))
	return StageEstimate{
		Name: "judge", Units: a.judged, Note: "blind panel, solver and judge; rounds until the quotas are met",
		Asks: thoseAsked(
			ask(t.Blind.Name, llm.RoleBlind, a.panel, s.blind+per(a.blindOptions, a.panel)*s.choice, outBlind),
			ask(t.Solve.Name, llm.RoleSolver, a.solves,
				s.solve+per(a.shown, a.solves)*s.message+per(a.solvedOptions, a.solves)*s.choice, outSolve),
			ask(t.Judge.Name, llm.RoleJudge, marks, s.judge, outJudge),
		),
	}
}

// uniqueness reads segments once a round and probes second sources, or asks every question of every segment.
func (a *itemTally) uniqueness() []StageEstimate {
	t, s := a.tasks, a.sizes
	var out []StageEstimate
	probes, note := a.unique.Times(secondSources), "probes of second sources, if there are any"
	if a.Recipe.Filters.Uniqueness == filters.Exhaustive {
		probes, note = a.unique.Times(Span{max(0, s.segments-2), s.segments,
			s.segments}), "every question of every segment"
	} else {
		calls, targets := a.readings()
		out = append(out, StageEstimate{
			Name: "read", Units: calls, Note: "each suspect segment once a round, for many questions",
			Asks: thoseAsked(ask(t.Probe.Name, llm.RoleProbe, calls,
				s.probe+s.segment*s.message+per(targets, calls)*targetTokens, outProbe)),
		})
	}
	return append(out, StageEstimate{
		Name: "unique", Units: a.unique, Note: note,
		Asks: thoseAsked(
			ask(t.Solve.Name, llm.RoleSolver, probes, s.solve+s.segment/2*s.message, outSolve),
			ask(t.Judge.Name, llm.RoleJudge, probes.Times(Span{0, 0.05, 1}), s.judge, outJudge),
		),
	})
}
