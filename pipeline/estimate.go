package pipeline

import (
	"encoding/json"
	"fmt"

	"memloom/internal/corpus"
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
	Note  string   `json:"note,omitempty"`
}

// Estimated is what a run will take.
type Estimated struct {
	Messages int             `json:"messages"`
	Items    int             `json:"items_wanted"`
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
	o, err := r.outline()
	if err != nil {
		return nil, err
	}
	e := &Estimated{Messages: len(o.corpus.Messages)}
	pages, days := o.pages, o.days
	once := Interval{1, 1}
	each := Interval{len(o.projects), len(o.projects)}
	e.Stages = []StageEstimate{
		{Name: "people", Units: once}, {Name: "blueprint", Units: once}, {Name: "plan", Units: each},
		{Name: "scaffold", Units: Interval{pages + each.Low, pages + each.Low}, Calls: Interval{pages, pages}, Note: "a call a summary and a leader log"},
		r.textEstimate(days, e.Messages),
		{Name: "world", Units: each},
	}
	r.estimateItems(e, o.questionWorld(o.corpus), enabled)
	return e, nil
}

// textEstimate counts the calls that write days: one a group and day, or one a
// message, and a check; then a repair and a check again, a bounded number of times.
func (r *Run) textEstimate(days, messages int) StageEstimate {
	out := StageEstimate{Name: "text", Units: Interval{days, days}, Note: "a group and day is written and checked, and mended twice at most"}
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
	return r.newScene(org), nil
}

// outline is a corpus as planned, without a word.
type outline struct {
	*scene
	corpus      *corpus.Corpus
	pages, days int // records of the scaffold, days of groups
}

func (r *Run) outline() (*outline, error) {
	scene, err := r.skeleton()
	if err != nil {
		return nil, err
	}
	o := &outline{scene: scene}
	var parts []*corpus.Corpus
	for _, p := range scene.projects {
		plan, err := r.makePlan(p)
		if err != nil {
			return nil, fmt.Errorf("project %s: %w", p.Blueprint.Project.Name, err)
		}
		t := r.telling(scene, p, plan)
		part, err := t.silent()
		if err != nil {
			return nil, err
		}
		parts = append(parts, part)
		o.pages += len(t.pages)
		for _, d := range plan.Days {
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
func (r *Run) estimateItems(e *Estimated, w *questions.World, enabled []stratum) {
	c := w.Corpus
	panel := r.Recipe.Filters.Panel
	drafts := StageEstimate{Name: "drafts", Units: Interval{len(enabled), len(enabled)}}
	wording := StageEstimate{Name: "wording", Note: "a call a draft, and one for its options; what flagged days state is not drafted"}
	judge := StageEstimate{Name: "judge", Note: "hardening, blind panel, solver and judge; rounds until the quotas are met"}
	unique := StageEstimate{Name: "unique"}
	hard := newHardening()
	rounds := 1
	for _, s := range enabled {
		f, quota := s.family, s.wanted
		list := r.candidates(f, w, []stratum{s})[s.name]
		worded := len(list)
		low, high := min(quota, worded), worded
		wording.Units = wording.Units.plus(low, high)
		judge.Units = judge.Units.plus(low, high)
		for i, d := range list {
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
	e.Stages = append(e.Stages, drafts, wording)
	e.Stages = append(e.Stages, hard.stages()...)
	e.Stages = append(e.Stages, judge)
	if r.Recipe.Filters.Uniqueness == filters.Exhaustive {
		unique.Note = "every question of every segment"
		e.Stages = append(e.Stages, unique)
		return
	}
	unique.Note = "probes of second sources, if there are any"
	unique.Calls.High = 2 * unique.Units.High
	read.Units = Interval{1, rounds * len(c.Segments)}
	read.Calls = read.Units.plus(0, 2*unique.Units.High*len(c.Segments)/slotsPerCall)
	e.Stages = append(e.Stages, read, unique)
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
