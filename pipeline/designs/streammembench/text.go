package streammembench

import (
	"context"

	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/passage"
	"memloom/pipeline/sets"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// keyPlan is the record of a stream's plan.
func (s *stream) keyPlan() string { return s.of.Key("blueprint", "plan") }

func (s *stream) planUnits(context.Context) ([]exec.Unit, error) {
	p, err := life.Builtin()
	if err != nil {
		return nil, err
	}
	key := s.keyPlan()
	return []exec.Unit{{Name: key, Params: s.Params(s.of, s.keys(), s.wanted(), p, wording()),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			out, err := s.planOf(p)
			if err != nil {
				return nil, err
			}
			console, err := stage.Record(sets.ConsoleKey(key), s.console(p, out))
			if err != nil {
				return nil, err
			}
			records, err := stage.Records(key, out)
			return append(records, console), err
		}}}, nil
}

// console is the plan as a page shows it while the run goes (T10).
func (s *stream) console(l *life.Pack, p *plan) sets.Console {
	j := &joiner{stream: s, plan: p}
	out := sets.Console{Corpus: s.of.Name, User: s.profile(l).Name, Pool: j.items("")}
	for _, b := range p.Episodes {
		j.states = nil
		for _, x := range b.Says {
			j.state(b.Key, x)
		}
		times := b.minutes()
		out.Episodes = append(out.Episodes, sets.ConsoleEpisode{Unit: s.textKey(b), Start: b.Start, End: times[len(times)-1], States: j.states})
	}
	return out
}

// planned returns the stream's plan, and the tasks that episodes are asked by.
func (s *stream) planned() (*plan, *prompts.Tasks, error) {
	if s.plan != nil {
		return s.plan, s.tasks, nil
	}
	p, err := stage.Fetch[*plan](s.Store, s.keyPlan())
	if err != nil {
		return nil, nil, err
	}
	tasks, err := prompts.NewTasks(nil).With(s.Templates)
	s.plan, s.tasks = p, tasks
	return p, tasks, err
}

func (s *stream) textKey(b Brief) string { return s.of.Key("text", b.Key) }

func (s *stream) textUnits(context.Context) ([]exec.Unit, error) {
	p, tasks, err := s.planned()
	if err != nil {
		return nil, err
	}
	voice, err := s.voice()
	if err != nil {
		return nil, err
	}
	var units []exec.Unit
	for _, b := range p.Episodes {
		in := s.ask(p, b, voice)
		kind := &passage.Session{Staff: passage.StaffOf(s.Models, tasks), In: in, Judged: s.keys().Judge == byChecker}
		var params []any
		if kind.Judged {
			params = append(params, stage.TaskParams(tasks.Sets.Episode, s.Models.Checker))
		}
		units = append(units, talks.TextUnit(s.Env, s.textKey(b), tasks, kind, params...))
	}
	return units, nil
}

// voice is how the user writes.
func (s *stream) voice() (prompts.Voice, error) {
	p, err := life.Builtin()
	if err != nil {
		return prompts.Voice{}, err
	}
	return talks.Voice(s.profile(p)), nil
}

// ask is what the author is asked for an episode: what is said in it, and nothing else of the pool or of the user's life, so
// that the assistant knows nothing that the user has not said in it (T3).
func (s *stream) ask(p *plan, b Brief, voice prompts.Voice) prompts.SessionIn {
	in := prompts.SessionIn{User: voice, Date: b.Start.Date(), Type: prompts.SessionOrganising, Workflow: 1, Messages: len(b.Gaps) + 1,
		Topic: b.Topic, Purpose: b.Purpose, Offers: b.Offers, UserRunes: s.keys().UserRunes, Corrections: s.keys().Corrections}
	for i, x := range b.Says {
		in.Says = append(in.Says, prompts.Say{N: i + 1, Side: prompts.SideUser, Clause: p.clause(x), Surfaces: []string{p.surface(x)}})
	}
	return in
}
