package organisation

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/ledger"
	"memloom/pipeline/passage"
	"memloom/pipeline/recipe"
	"memloom/pipeline/scaffold"
	"memloom/pipeline/stage"
	"memloom/prompts"
	check "memloom/validate/daycheck"
)

func pageKey(p scaffold.Summary) string { return "page/" + p.Name }

func contextKey(d dialogue.DayPlan) string { return "context/" + d.GroupID + "/" + d.Date.String() }

// projectText is the plan of a project while it becomes text.
type projectText struct {
	*builder
	*scene
	project      *project
	plan         *dialogue.Plan
	script       *script.Script
	ledgerWriter *ledger.Writer
	records      *scaffold.Scaffold
	pages        []scaffold.Summary
	history      *scaffold.History
	world        check.World
	rules        *check.Checker
	channel      *channelHistory // nil where days are written side by side
}

// projectTexts reads the plans of all projects.
func (r *builder) projectTexts(s *scene) ([]*projectText, error) {
	var out []*projectText
	for _, p := range s.projects {
		plan, err := stage.Fetch[*dialogue.Plan](r.Store, p.key("plan"))
		if err != nil {
			return nil, err
		}
		out = append(out, r.textOf(s, p, plan))
	}
	return out, nil
}

func (r *builder) textOf(s *scene, p *project, plan *dialogue.Plan) *projectText {
	t := &projectText{builder: r, scene: s, project: p, plan: plan, script: r.scriptOf(s, p, plan)}
	t.ledgerWriter = ledgerWriterOf(p, plan, t.script)
	b := *p.Blueprint
	if len(b.Portfolio) > 0 { // without a message that says so, a phase or piece goes on all the time
		b.Tasks = dated(b.Tasks, plan.Facts, func(t *corpus.Task) bool {
			t.Start, t.End = b.Calendar.First.Add(-1), 0
			return true
		})
	}
	t.records = scaffold.New(&b, plan, p.People, blueprint.Attributes(p.Pack), s.lexicon)
	t.pages = t.records.Pages()
	t.history = scaffold.NewHistory(t.pages)
	t.world = t.records.World(p.People)
	t.rules = check.NewChecker(t.world, s.lexicon)
	t.channel = t.newChannelHistory()
	return t
}

// memory is what a project's people hold as decided, open and pending, by the plan.
func (t *projectText) memory() *ledger.Store {
	return t.ledgerWriter.Store(t.ledgerWriter.Keep(ledger.InPlan(t.plan, nil)))
}

// passageOf returns a day as a passage.
func (t *projectText) passageOf(in prompts.DayIn, c check.Context) *passage.Day {
	return &passage.Day{Staff: passage.StaffOf(t.Models, t.tasks), Rules: t.rules, ByMessage: t.byMessage(), In: in,
		Context: c}
}

func (r *builder) byMessage() bool { return r.Recipe.Dialogue.Generation == recipe.ByMessage }

// Records made from facts (E12–E14) exist before any text does, so that all days are written side by side. Records made
// from text (E13 as published) look back on their week: in each round the records of the stretch before are written,
// then the days of the next. Messages that are written one by one in channels look back on their phase (G8): a round is
// a day. All projects share the calendar.

func (p *part) scaffoldUnits(_ context.Context, round int) ([]exec.Unit, error) {
	n := round
	if p.fromText() {
		n-- // the days of the round before have been written
	}
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) {
		var units []exec.Unit
		if from, to, ok := p.stretch(n); ok {
			units = t.pageUnits(fallingIn(t.pages, from, to, func(s scaffold.Summary) corpus.Date { return s.To }))
		}
		if round == 1 {
			units = append(units, t.contexts())
		}
		return units, nil
	})
}

func (p *part) textUnits(_ context.Context, round int) ([]exec.Unit, error) {
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) {
		from, to, ok := p.stretch(round)
		if !ok {
			return nil, nil
		}
		return t.textUnits(fallingIn(t.plan.Days, from, to, func(d dialogue.DayPlan) corpus.Date { return d.Date }), false),
			nil
	})
}

// each lists the units of all projects of the corpus.
func (p *part) each(units func(i int, t *projectText) ([]exec.Unit, error)) ([]exec.Unit, error) {
	list, err := p.texts()
	if err != nil {
		return nil, err
	}
	var out []exec.Unit
	for i, t := range list {
		more, err := units(i, t)
		if err != nil {
			return nil, err
		}
		out = append(out, more...)
	}
	return out, nil
}

func (r *builder) fromText() bool { return r.Recipe.Scaffold.From == recipe.FromText }

// stretch returns the first and last day of what is written at once, by its number from 1; not ok where there is none.
func (p *part) stretch(round int) (from, to corpus.Date, ok bool) {
	ends := p.stretches()
	if round < 1 || round > len(ends) {
		return 0, 0, false
	}
	from = p.scene.head.Calendar.First
	if round > 1 {
		from = ends[round-2].Add(1)
	}
	return from, ends[round-1], true
}

// stretches returns the last days of the stretches that are written at once: the last of all; where records are made
// from text, those on which one is written, which later days are told; where messages look back, every day.
func (p *part) stretches() []corpus.Date {
	out := []corpus.Date{p.scene.head.Calendar.Last}
	for _, t := range p.projects {
		if p.fromText() {
			for _, s := range t.pages {
				out = append(out, s.To)
			}
		}
		if t.looksBack() {
			for _, d := range t.plan.Days {
				out = append(out, d.Date)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// fallingIn returns what falls on the days from one to another.
func fallingIn[T any](list []T, from, to corpus.Date, day func(T) corpus.Date) []T {
	var out []T
	for _, x := range list {
		if d := day(x); d >= from && d <= to {
			out = append(out, x)
		}
	}
	return out
}

// pageUnits has records phrased.
func (t *projectText) pageUnits(pages []scaffold.Summary) []exec.Unit {
	var units []exec.Unit
	for _, p := range pages {
		var days []dialogue.DayPlan
		if t.Recipe.Scaffold.From == recipe.FromText {
			days = slices.DeleteFunc(slices.Clone(t.plan.Days), func(d dialogue.DayPlan) bool {
				return d.GroupID != p.GroupID || d.Date < p.From || d.Date > p.To || len(d.Slots) == 0
			})
		}
		var inputs []string
		for _, d := range days {
			inputs = append(inputs, dayKey(d), textKey(d))
		}
		params := t.Params(p, t.names, stage.TaskParams(t.tasks.Summary, t.Models.Summariser))
		units = append(units, unit(pageKey(p), inputs, params, func(ctx context.Context, in exec.Getter) (any, error) {
			page := p
			for _, d := range days {
				shown, err := messagesOf(in, d)
				if err != nil {
					return nil, err
				}
				page = page.FromText(shown)
			}
			return t.phrase(ctx, page)
		}))
	}
	return units
}

// phrase has one record phrased, or leaves it without text.
func (t *projectText) phrase(ctx context.Context, page scaffold.Summary) (scaffold.Record, error) {
	ctx, failed := stage.Watched(ctx, "scaffold", page.Name)
	reply, err := t.tasks.Summary.Ask(ctx, t.Models.Summariser, page.In)
	switch {
	case llm.CallFailed(err):
		return scaffold.Record{Failures: failed()}, nil
	case err != nil:
		return scaffold.Record{}, err
	}
	return page.Write(reply.Out), nil
}

// messagesOf returns a day's messages as a reader sees them.
func messagesOf(in exec.Getter, d dialogue.DayPlan) ([]prompts.Shown, error) {
	asked, err := stage.Fetch[prompts.DayIn](in, dayKey(d))
	if err != nil {
		return nil, err
	}
	out, err := stage.Fetch[passage.Written](in, textKey(d))
	if err != nil {
		return nil, err
	}
	var shown []prompts.Shown
	for i, m := range out.Messages {
		if s := asked.Slots[i]; m.Text != "" {
			shown = append(shown, prompts.Shown{ID: fmt.Sprintf("%s/%d", d.Date, s.N), Speaker: s.Author, At: s.At,
				Text: m.Text})
		}
	}
	return shown, nil
}

// contexts computes what every day is held against.
func (t *projectText) contexts() exec.Unit {
	return exec.Unit{
		Name: t.project.key("context"), Inputs: append(t.keys(), t.project.key("plan")),
		Params: t.Params(stage.HashOf(t.project.domain.Text), t.Recipe.Dialogue.Times),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			var out []exec.Record
			for _, d := range t.plan.Days {
				c := t.records.Context(d, t.history.Before(d.GroupID, d.Date))
				c.AnyHour = t.Recipe.Dialogue.Times == recipe.Poisson
				rec, err := stage.Record(contextKey(d), c)
				if err != nil {
					return nil, err
				}
				out = append(out, rec)
			}
			return out, nil
		},
	}
}

// textUnits has days written, checked and mended, side by side. Alone, no day waits for an earlier one.
func (t *projectText) textUnits(days []dialogue.DayPlan, alone bool) []exec.Unit {
	writing := stage.TaskParams(t.tasks.Day, t.Models.Author)
	if t.byMessage() {
		writing = stage.TaskParams(t.tasks.Message, t.Models.Author)
	}
	params := t.Params(t.names, t.world, writing, stage.TaskParams(t.tasks.Check, t.Models.Checker),
		stage.TaskParams(t.tasks.Fix, t.Models.Fixer), t.planner.Lengths())
	var units []exec.Unit
	for _, d := range days {
		if len(d.Slots) == 0 {
			continue
		}
		before := t.history.Before(d.GroupID, d.Date)
		inputs := []string{dayKey(d), contextKey(d)}
		for _, p := range before {
			inputs = append(inputs, pageKey(p))
		}
		var said []dialogue.DayPlan
		if t.channel != nil && !alone {
			said = t.channel.before(d)
		}
		for _, x := range said {
			inputs = append(inputs, textKey(x))
		}
		units = append(units, unit(textKey(d), inputs, params, func(ctx context.Context, in exec.Getter) (any, error) {
			day, c, err := t.asked(in, d, before)
			if err != nil {
				return nil, err
			}
			of := t.passageOf(day, c)
			if err := t.lookBack(in, d, said, of); err != nil {
				return nil, err
			}
			out, err := passage.Write(ctx, passageID(d.GroupID, d.Date), of)
			if err == nil {
				t.standIn(d, &out)
			}
			return out, err
		}))
	}
	return units
}

// lookBack has the authors of a channel's messages told what was said on earlier days.
func (t *projectText) lookBack(in exec.Getter, d dialogue.DayPlan, said []dialogue.DayPlan, of *passage.Day) error {
	if t.channel == nil {
		return nil
	}
	moments, err := t.channel.day(d, said, func(x dialogue.DayPlan) ([]string, error) {
		text, err := stage.Fetch[passage.Written](in, textKey(x))
		out := make([]string, len(text.Messages))
		for i, m := range text.Messages {
			out[i] = m.Text
		}
		return out, err
	})
	of.Moments = moments
	return err
}

// standIn leaves a deleted message, as chats show one, in place of each message
// of a day that no one could write and that another day refers to.
func (t *projectText) standIn(d dialogue.DayPlan, out *passage.Written) {
	if !slices.Contains(out.Reasons, passage.NotWritten) {
		return
	}
	for i, s := range d.Slots {
		if t.records.SpokenOf(s) {
			out.Messages[i].Text = passage.Withdrawn
		}
	}
}

// asked returns what an author is asked for a day, with its past, and what the day is held against.
func (t *projectText) asked(in exec.Getter, d dialogue.DayPlan, before []scaffold.Summary) (prompts.DayIn,
	check.Context, error) {
	day, err := stage.Fetch[prompts.DayIn](in, dayKey(d))
	if err != nil {
		return day, check.Context{}, err
	}
	var records []scaffold.Record
	for _, p := range before {
		rec, err := stage.Fetch[scaffold.Record](in, pageKey(p))
		if err != nil {
			return day, check.Context{}, err
		}
		records = append(records, rec)
	}
	day.Past = t.records.Past(d.Date, records)
	c, err := stage.Fetch[check.Context](in, contextKey(d))
	return day, c, err
}
