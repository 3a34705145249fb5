package pipeline

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/repair"
	"memloom/validate"
	"memloom/validate/filters"
)

// Interval is a number that is known within bounds.
type Interval struct{ Low, High int }

// String implements fmt.Stringer.
func (i Interval) String() string {
	if i.Low == i.High {
		return fmt.Sprint(i.Low)
	}
	return fmt.Sprintf("%d–%d", i.Low, i.High)
}

// MarshalJSON writes {"low": …, "high": …}.
func (i Interval) MarshalJSON() ([]byte, error) {
	return json.Marshal(map[string]int{"low": i.Low, "high": i.High})
}

func (i Interval) plus(low, high int) Interval { return Interval{i.Low + low, i.High + high} }

// StageEstimate is what a stage will take.
type StageEstimate struct {
	Name  string   `json:"name"`
	Units Interval `json:"units"`
	Calls Interval `json:"calls"`
	// Prefix is the share of the prompts' bytes, 0 to 1, that they share with
	// another before them, so that a provider's prefix cache can serve it; 0
	// where the prompts are not known beforehand.
	Prefix float64 `json:"prefix,omitempty"`
	Note   string  `json:"note,omitempty"`
	// Asks is what language models are likely to be asked, by task.
	Asks []Asking `json:"asks,omitempty"`
}

// Estimated is what a run will take.
type Estimated struct {
	Messages int             `json:"messages"`
	Items    int             `json:"items_wanted"`
	Panel    int             `json:"panel"` // members of the blind panel for which calls are counted
	Stages   []StageEstimate `json:"stages"`
}

// Estimate makes people, blueprint and plan, which need no model, and counts
// what the stages behind them will take. Lower bounds hold if every first
// draft is accepted, upper bounds if every worded draft has to be judged;
// answers that are asked again are not counted.
func Estimate(s Settings, families []questions.Family) (*Estimated, error) {
	r := &Run{Settings: s, Families: families}
	enabled, err := r.wanted()
	if err != nil {
		return nil, err
	}
	g, err := newGauge()
	if err != nil {
		return nil, err
	}
	o, err := r.outline()
	if err != nil {
		return nil, err
	}
	for _, t := range o.tellings {
		if err := t.gaugeText(g, (sampled+len(o.tellings)-1)/len(o.tellings)); err != nil {
			return nil, err
		}
	}
	e := &Estimated{Messages: len(o.corpus.Messages), Panel: r.Recipe.Filters.Panel}
	pages, days := o.pages, o.days
	once := Interval{1, 1}
	each := Interval{len(o.projects), len(o.projects)}
	e.Stages = []StageEstimate{
		{Name: "people", Units: once}, {Name: "blueprint", Units: once}, {Name: "plan", Units: each},
		{Name: "scaffold", Prefix: o.written.share(), Units: Interval{pages + each.Low, pages + each.Low}, Calls: Interval{pages, pages}, Note: "a call a summary and a leader log"},
		r.textEstimate(days, e.Messages, o.said.share()),
		{Name: "world", Units: each},
	}
	if err := r.estimateItems(e, o, enabled, g); err != nil {
		return nil, err
	}
	e.asking("scaffold", askingOf(o.tasks.Summary.Name, llm.RoleSummariser, just(float64(pages)), g.mean(o.tasks.Summary.Name), exactly))
	e.asking("text", r.textAskings(g, o.tasks, days, e.Messages)...)
	return e, nil
}

// asking adds what a stage asks.
func (e *Estimated) asking(stage string, list ...Asking) {
	i := slices.IndexFunc(e.Stages, func(s StageEstimate) bool { return s.Name == stage })
	if i < 0 {
		return
	}
	for _, a := range list {
		if a.Calls.High > 0 {
			e.Stages[i].Asks = append(e.Stages[i].Asks, a)
		}
	}
}

// textEstimate counts the calls that write days: one a group and day, or one a
// message, and a check; then a repair and a check again, a bounded number of times.
func (r *Run) textEstimate(days, messages int, prefix float64) StageEstimate {
	out := StageEstimate{Name: "text", Prefix: prefix, Units: Interval{days, days}, Note: "a group and day is written and checked, and mended twice at most"}
	write := days
	if r.Recipe.Dialogue.Generation == recipe.ByMessage {
		write, out.Note = messages, "every message is written by itself, a group and day is checked, and mended twice at most"
	}
	out.Calls = Interval{write + days, write + (2+2*repair.Most)*days}
	return out
}

// Fits says whether a run of these settings can be begun: its families exist
// and the pack carries its world; the error says what is too small.
func Fits(s Settings, families []questions.Family) error {
	r := &Run{Settings: s, Families: families}
	if _, err := r.wanted(); err != nil {
		return err
	}
	_, err := r.skeleton()
	return err
}

// skeleton computes what no model takes part in.
func (r *Run) skeleton() (*scene, error) {
	people, err := r.makePeople()
	if err != nil {
		return nil, err
	}
	org, err := r.makeOrganisation(people)
	if err != nil {
		return nil, err
	}
	return r.newScene(org)
}

// outline is a corpus as planned, without a word.
type outline struct {
	*scene
	corpus      *corpus.Corpus
	tellings    []*telling
	pages, days int // records of the scaffold, days of groups

	written, said sample // of their prompts
}

func (r *Run) outline() (*outline, error) {
	scene, err := r.skeleton()
	if err != nil {
		return nil, err
	}
	o := &outline{scene: scene}
	o.tellings = make([]*telling, len(scene.projects))
	parts := make([]*corpus.Corpus, len(scene.projects))
	err = sideBySide(len(scene.projects), func(i int) error {
		p := scene.projects[i]
		plan, err := r.makePlan(p)
		if err != nil {
			return fmt.Errorf("project %s: %w", p.Blueprint.Project.Name, err)
		}
		o.tellings[i] = r.telling(scene, p, plan)
		parts[i], err = o.tellings[i].silent()
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, t := range o.tellings {
		if err := t.sample(&o.written, &o.said); err != nil {
			return nil, err
		}
		o.pages += len(t.pages)
		for _, d := range t.plan.Days {
			if len(d.Slots) > 0 {
				o.days++
			}
		}
	}
	o.corpus, err = scene.whole(parts)
	return o, err
}

// silent is a project as planned, its messages without their words.
func (t *telling) silent() (*corpus.Corpus, error) {
	return t.joined(&records{}, func(d dialogue.DayPlan) ([]dialogue.Written, error) {
		out := make([]dialogue.Written, len(d.Slots))
		for i, slot := range d.Slots {
			out[i].Key = slot.Key
			for _, id := range slot.FactIDs {
				out[i].Discloses = append(out[i].Discloses, corpus.Disclosure{FactID: id, Basis: corpus.BasisText})
			}
		}
		return out, nil
	})
}

// estimateItems counts drafting and judging, family by family.
func (r *Run) estimateItems(e *Estimated, o *outline, enabled []stratum, g *gauge) error {
	c := o.corpus
	drafted := r.draftEach(o, enabled)
	var all []questions.Draft
	for _, s := range enabled {
		all = append(all, drafted[s.name]...)
	}
	sizes, err := r.sizesOf(g, o, all)
	if err != nil {
		return err
	}
	likely := &itemTally{Run: r, tasks: o.tasks, sizes: sizes}
	var prompts sample
	panel := r.Recipe.Filters.Panel
	drafts := StageEstimate{Name: "drafts", Units: Interval{len(enabled), len(enabled)}}
	wording := StageEstimate{Name: "wording", Note: "a call a draft, and one for its options; what flagged days state is not drafted"}
	judge := StageEstimate{Name: "judge", Note: "hardening, blind panel, solver and judge; rounds until the quotas are met"}
	unique := StageEstimate{Name: "unique"}
	hard := newHardening()
	rounds := 1
	for _, s := range enabled {
		f, quota := s.family, s.wanted
		list := drafted[s.name]
		likely.stratum(s, list, r.policy())
		worded := len(list)
		low, high := min(quota, worded), worded
		wording.Units = wording.Units.plus(low, high)
		judge.Units = judge.Units.plus(low, high)
		for i, d := range list {
			if err := render(&prompts, o.tasks.Ask, d.Ask); err != nil {
				return err
			}
			required := validate.Required(f.Requires(), d.Item, r.policy())
			if validate.Requires(required, validate.FilterHard) {
				hard.note(i < low, r.Recipe.Filters.Rounds, d)
			}
			atLeast, atMost := callsOf(d.Item, required, panel)
			calls := 1
			if d.Options != nil {
				calls++ // for their texts
			}
			if i < low {
				judge.Calls.Low += atLeast
				wording.Calls.Low += calls
			}
			wording.Calls.High += calls
			judge.Calls.High += atMost
		}
		if validate.Requires(f.Requires(), validate.FilterUnique) {
			unique.Units = unique.Units.plus(low, high)
			rounds = max(rounds, 1+worded-low) // a round judges as many as are lacking: one at least
			if r.Recipe.Filters.Uniqueness == filters.Exhaustive {
				unique.Calls = unique.Calls.plus(low*(len(c.Segments)-2), 2*high*len(c.Segments))
			}
		}
		e.Items += quota
	}
	read := StageEstimate{Name: "read", Note: "each suspect segment once a round, for many questions"}
	wording.Prefix = prompts.share()
	e.Stages = append(e.Stages, drafts, wording)
	e.Stages = append(e.Stages, hard.stages()...)
	e.Stages = append(e.Stages, judge)
	if r.Recipe.Filters.Uniqueness == filters.Exhaustive {
		unique.Note = "every question of every segment"
		e.Stages = append(e.Stages, unique)
		likely.tell(e, g)
		return nil
	}
	unique.Note = "probes of second sources, if there are any"
	unique.Calls.High = 2 * unique.Units.High
	read.Units = Interval{1, rounds * len(c.Segments)}
	read.Calls = read.Units.plus(0, 2*unique.Units.High*len(c.Segments)/slotsPerCall)
	e.Stages = append(e.Stages, read, unique)
	likely.tell(e, g)
	return nil
}

// tell adds what the stages ask to their estimates.
func (a *itemTally) tell(e *Estimated, g *gauge) {
	for stage, list := range a.stages(g) {
		e.asking(stage, list...)
	}
}

// draftEach drafts for every stratum over the plan, families side by side.
func (r *Run) draftEach(o *outline, enabled []stratum) map[string][]questions.Draft {
	w := o.questionWorld(o.corpus)
	var families []questions.Family
	for _, s := range enabled {
		if !slices.ContainsFunc(families, func(f questions.Family) bool { return f.Name() == s.family.Name() }) {
			families = append(families, s.family)
		}
	}
	lists := make([]map[string][]questions.Draft, len(families))
	_ = sideBySide(len(families), func(i int) error {
		lists[i] = r.candidates(families[i], w, enabled)
		return nil
	})
	out := map[string][]questions.Draft{}
	for _, list := range lists {
		maps.Copy(out, list)
	}
	return out
}

// sideBySide does n things on all processors, and returns the first error in
// their order.
func sideBySide(n int, do func(i int) error) error {
	errs := make([]error, n)
	var all sync.WaitGroup
	free := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i := range n {
		all.Add(1)
		free <- struct{}{}
		go func() {
			defer func() { <-free; all.Done() }()
			errs[i] = do(i)
		}()
	}
	all.Wait()
	return errors.Join(errs...)
}

// hardening is what items that must be hard will take.
type hardening struct{ try, reword StageEstimate }

func newHardening() *hardening {
	return &hardening{
		try:    StageEstimate{Name: "harden", Note: "the baseline tries what must be hard, and again after each refinement"},
		reword: StageEstimate{Name: "reword", Note: "refined questions"},
	}
}

// note counts an item: an attempt a round, each with an answer and its mark on
// what was retrieved and, it may be, on the evidence.
func (h *hardening) note(sure bool, rounds int, d questions.Draft) {
	least, refinements := 0, min(rounds, len(d.Harder))
	if sure {
		least = 1
	}
	h.try.Units = h.try.Units.plus(least, 1+refinements)
	h.try.Calls = h.try.Calls.plus(least, 4*(1+refinements))
	h.reword.Units = h.reword.Units.plus(0, refinements)
	h.reword.Calls = h.reword.Calls.plus(0, 2*refinements)
}

// stages leaves out what no item needs.
func (h *hardening) stages() []StageEstimate {
	var out []StageEstimate
	for _, s := range []StageEstimate{h.try, h.reword} {
		if s.Units.High > 0 {
			out = append(out, s)
		}
	}
	return out
}

const slotsPerCall = 25 // of filters.Options.TargetsPerCall

// callsOf counts the calls that judging an item takes at least and at most,
// uniqueness aside: every answer of a member or of the solver may need the
// judge, and need not where it declines.
func callsOf(it corpus.Item, required []validate.Requirement, panel int) (least, most int) {
	for _, q := range required {
		switch q.Filter {
		case validate.FilterAnswerKeys:
			least += 2
			most += 2 * questions.PerSide
		case validate.FilterBlind:
			least += panel
			most += 2 * panel
			if q.Mode == validate.ModeInverted {
				most += panel * panel
			}
		case validate.FilterSufficient:
			n := 1
			if q.Mode == validate.ModeEach {
				n = len(it.Evidence)
			}
			least += n
			most += 2 * n
		case validate.FilterNecessary:
			groups := map[int]bool{}
			for _, x := range it.Evidence {
				if x.Role == corpus.RoleAnswer || x.Role == corpus.RoleBridge && q.Mode == "" {
					groups[x.Group] = true
				}
			}
			least += len(groups)
			most += 2 * len(groups)
		}
	}
	return least, most
}
