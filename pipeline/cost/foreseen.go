package cost

import (
	"slices"

	"memloom/internal/llm"
	"memloom/prompts"
)

// Rehearsal is what was counted of a stage when it was rehearsed, as much as the run is expected to have.
type Rehearsal struct {
	Name, Note string
	Units      float64
	Most       float64 // of units and calls that few items need: how many it may be
	Asked      []Counted
	Prefix     float64
	Whole      bool // every unit was done
	Early      bool // a pilot can ask its units too
}

// Stage is what the stage takes, with its bounds.
func (r Rehearsal) Stage() Stage {
	calls, sizes := r.bounds()
	of := func(n float64) Span {
		s := calls.Of(n)
		s.High = max(s.High, r.Most)
		return s
	}
	s := Stage{Name: r.Name, Note: r.Note, Units: of(r.Units), Prefix: r.Prefix}
	for _, c := range r.Asked {
		s.Asks = append(s.Asks, Of(c.Task, c.Role, of(c.Calls), c.Size, sizes))
	}
	if r.Early {
		s.Piloted = s.Units
	}
	return s.repaired(r.Asked, calls)
}

// bounds are those of a stage's calls and of their prompts.
func (r Rehearsal) bounds() (calls, prompts Span) {
	switch {
	case r.Name == StageWording:
		return worded, Roughly
	case r.Name == StageHarden || r.Name == StageJudge || r.Name == StageRead:
		return judged, Roughly
	case r.Name == StageReword || r.Name == StageUnique:
		return rare, Roughly
	case r.Whole:
		return Just(1), Exactly
	}
	return Counts, Exactly
}

// fixes are the tasks by which what an author wrote is mended.
var fixes = map[string]string{prompts.TaskDay: prompts.TaskFix, prompts.TaskMessage: prompts.TaskFix,
	prompts.TaskSession: prompts.TaskSessionFix, prompts.TaskLeg: prompts.TaskSessionFix}

// repaired adds the repairs of passages, each with another check, that a rehearsal shows few or none of.
func (s Stage) repaired(asked []Counted, calls Span) Stage {
	at := func(is func(Counted) bool) int { return slices.IndexFunc(asked, is) }
	author := at(func(c Counted) bool { return fixes[c.Task] != "" })
	if author < 0 {
		return s
	}
	task := fixes[asked[author].Task]
	of, size := asked[author].Calls, Size{In: asked[author].In + asked[author].Out, Out: outFix}
	checker := at(func(c Counted) bool { return c.Role == llm.RoleChecker })
	if checker >= 0 {
		of, size.In = asked[checker].Calls, max(size.In, asked[checker].In)
	}
	times := mended.Of(of)
	if fixer := at(func(c Counted) bool { return c.Task == task }); fixer >= 0 {
		times.Likely, size = asked[fixer].Calls, asked[fixer].Size
		times.High = max(times.High, rare.High*times.Likely)
		s.Asks = slices.Delete(s.Asks, fixer, fixer+1)
	} else if checker >= 0 {
		asked[checker].Calls += times.Likely
	}
	if checker >= 0 {
		c := asked[checker]
		i := slices.IndexFunc(s.Asks, func(a Asks) bool { return a.Task == c.Task })
		checks := calls.Of(c.Calls)
		checks.Low, checks.High = calls.Low*of, checks.High+times.High
		s.Asks[i] = Of(c.Task, c.Role, checks, c.Size, Roughly)
	}
	s.Asks = append(s.Asks, Of(task, llm.RoleFixer, times, size, Roughly))
	return s
}
