package pipeline

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/exec"
	"memloom/pipeline/recipe"
	"memloom/pipeline/repair"
	"memloom/pipeline/scaffold"
	"memloom/prompts"
	check "memloom/validate/dialogue"
)

func pageKey(p scaffold.Page) string { return "page/" + p.Name }

func contextKey(d dialogue.DayPlan) string { return "context/" + d.GroupID + "/" + d.Date.String() }

func (r *Run) book(s *scene, plan *dialogue.Plan) *scaffold.Book {
	return scaffold.New(s.blueprint, plan, s.people, dialogue.Attributes(r.Pack), s.lexicon)
}

// telling is a plan while it becomes text.
type telling struct {
	*Run
	*scene
	plan  *dialogue.Plan
	book  *scaffold.Book
	pages []scaffold.Page
	shelf *scaffold.Shelf
	world check.World
	bench *repair.Bench
}

// dialogue writes the records and the days of a plan (E12–E14). Records made
// from facts exist before any text does, so that all days are written side by
// side; records made from text follow their week.
func (r *Run) dialogue(ctx context.Context) error {
	s, err := r.loadBlueprint(r.Store)
	if err != nil {
		return err
	}
	plan, err := fetch[*dialogue.Plan](r.Store, r.key("plan"))
	if err != nil {
		return err
	}
	t := &telling{Run: r, scene: s, plan: plan, book: r.book(s, plan)}
	t.pages = t.book.Pages()
	t.shelf = scaffold.NewShelf(t.pages)
	t.world = t.book.World(s.people)
	t.bench = &repair.Bench{Tasks: s.tasks, Rules: check.NewChecker(t.world, s.lexicon), Checker: r.Models.Checker, Fixer: r.Models.Fixer}
	if r.Recipe.Scaffold.From == recipe.FromText {
		return t.weekByWeek(ctx)
	}
	if err := r.run(ctx, "scaffold", versionScaffold, append(t.pageUnits(t.pages), t.contexts())...); err != nil {
		return err
	}
	return r.run(ctx, "text", versionText, t.textUnits(plan.Days)...)
}

// weekByWeek writes the days of a week, then the records that look back on it
// from its text (E13 as published).
func (t *telling) weekByWeek(ctx context.Context) error {
	if err := t.run(ctx, "context", versionScaffold, t.contexts()); err != nil {
		return err
	}
	days, pages := t.plan.Days, t.pages
	for n := 1; len(days) > 0; n++ {
		end := days[0].Date.Add(6 - (int(days[0].Date.Weekday())+6)%7)
		week := min(index(days, func(d dialogue.DayPlan) bool { return d.Date > end }), len(days))
		if err := t.run(ctx, fmt.Sprintf("text %d", n), versionText, t.textUnits(days[:week])...); err != nil {
			return err
		}
		written := index(pages, func(p scaffold.Page) bool { return p.To > end })
		if err := t.run(ctx, fmt.Sprintf("scaffold %d", n), versionScaffold, t.pageUnits(pages[:written])...); err != nil {
			return err
		}
		days, pages = days[week:], pages[written:]
	}
	return nil
}

// index returns the place of the first element that is so, or the length.
func index[T any](list []T, is func(T) bool) int {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return i
	}
	return len(list)
}

// pageUnits has records phrased.
func (t *telling) pageUnits(pages []scaffold.Page) []exec.Unit {
	var units []exec.Unit
	for _, p := range pages {
		var days []dialogue.DayPlan
		if t.Recipe.Scaffold.From == recipe.FromText {
			days = slices.DeleteFunc(slices.Clone(t.plan.Days), func(d dialogue.DayPlan) bool {
				return d.GroupID != p.GroupID || d.Date < p.From || d.Date > p.To || len(d.Slots) == 0
			})
		}
		u := exec.Unit{Name: pageKey(p), Params: t.params(p, taskParams(t.tasks.Summary, t.Models.Summariser))}
		for _, d := range days {
			u.Inputs = append(u.Inputs, dayKey(d), textKey(d))
		}
		u.Run = func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
			page := p
			for _, d := range days {
				shown, err := messagesOf(in, d)
				if err != nil {
					return nil, err
				}
				page = page.FromText(shown)
			}
			reply, err := t.tasks.Summary.Ask(ctx, t.Models.Summariser, page.In)
			if err != nil {
				return nil, fmt.Errorf("writing %s: %w", p.Name, err)
			}
			rec, err := record(pageKey(p), page.Write(reply.Out))
			return []exec.Record{rec}, err
		}
		units = append(units, u)
	}
	return units
}

// messagesOf returns a day's messages as a reader sees them.
func messagesOf(in exec.Getter, d dialogue.DayPlan) ([]prompts.Shown, error) {
	asked, err := fetch[prompts.DayIn](in, dayKey(d))
	if err != nil {
		return nil, err
	}
	out, err := fetch[repair.Day](in, textKey(d))
	if err != nil {
		return nil, err
	}
	var shown []prompts.Shown
	for i, m := range out.Messages {
		if s := asked.Slots[i]; m.Text != "" {
			shown = append(shown, prompts.Shown{ID: fmt.Sprintf("%s/%d", d.Date, s.N), Speaker: s.Author, At: s.At, Text: m.Text})
		}
	}
	return shown, nil
}

// contexts computes what every day is held against.
func (t *telling) contexts() exec.Unit {
	return exec.Unit{
		Name: t.key("context"), Inputs: []string{t.key("people"), t.key("blueprint"), t.key("plan")}, Params: t.params(t.packHash()),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			var out []exec.Record
			for _, d := range t.plan.Days {
				rec, err := record(contextKey(d), t.book.Context(d, t.shelf.Before(d.GroupID, d.Date)))
				if err != nil {
					return nil, err
				}
				out = append(out, rec)
			}
			return out, nil
		},
	}
}

// textUnits has days written, checked and mended, side by side.
func (t *telling) textUnits(days []dialogue.DayPlan) []exec.Unit {
	params := t.params(t.names, t.world, taskParams(t.tasks.Day, t.Models.Author), taskParams(t.tasks.Check, t.Models.Checker), taskParams(t.tasks.Fix, t.Models.Fixer))
	var units []exec.Unit
	for _, d := range days {
		if len(d.Slots) == 0 {
			continue
		}
		before := t.shelf.Before(d.GroupID, d.Date)
		inputs := []string{dayKey(d), contextKey(d)}
		for _, p := range before {
			inputs = append(inputs, pageKey(p))
		}
		units = append(units, exec.Unit{Name: textKey(d), Inputs: inputs, Params: params, Run: func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
			day, c, err := t.asked(in, d, before)
			if err != nil {
				return nil, err
			}
			out, err := t.bench.Write(ctx, t.Models.Author, day, c)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", textKey(d), err)
			}
			rec, err := record(textKey(d), out)
			return []exec.Record{rec}, err
		}})
	}
	return units
}

// asked returns what an author is asked for a day, with its past, and what the
// day is held against.
func (t *telling) asked(in exec.Getter, d dialogue.DayPlan, before []scaffold.Page) (prompts.DayIn, check.Context, error) {
	day, err := fetch[prompts.DayIn](in, dayKey(d))
	if err != nil {
		return day, check.Context{}, err
	}
	var told []scaffold.Record
	for _, p := range before {
		rec, err := fetch[scaffold.Record](in, pageKey(p))
		if err != nil {
			return day, check.Context{}, err
		}
		told = append(told, rec)
	}
	day.Past = t.book.Past(d.Date, told)
	c, err := fetch[check.Context](in, contextKey(d))
	return day, c, err
}

// records gathers what a corpus keeps of its scaffold and its repairs.
type records struct {
	summaries []corpus.Summary
	log       []corpus.LeaderEntry
	diffs     []corpus.Repair
	flagged   []corpus.FlaggedDay
}

func (x *records) read(in exec.Getter, pages []scaffold.Page) error {
	for _, p := range pages {
		rec, err := fetch[scaffold.Record](in, pageKey(p))
		if err != nil {
			return err
		}
		if rec.Summary != nil {
			x.summaries = append(x.summaries, *rec.Summary)
		}
		x.log = append(x.log, rec.Log...)
	}
	return nil
}

// repairs notes what became of a day.
func (x *records) repairs(d dialogue.DayPlan, out repair.Day) {
	for _, f := range out.Diffs {
		rep := corpus.Repair{
			GroupID: d.GroupID, Day: d.Date, Attempt: f.Attempt, Level: f.Level, Violations: f.Violations,
			Before: f.Before, After: f.After, Outcome: f.Outcome, MessageID: d.Slots[f.Slot-1].Key,
		}
		if out.Messages[f.Slot-1].Text == "" {
			rep.MessageID = "" // deleted, then or later
		}
		x.diffs = append(x.diffs, rep)
	}
	if !out.Flagged {
		return
	}
	f := corpus.FlaggedDay{GroupID: d.GroupID, Day: d.Date, Reasons: out.Reasons}
	for _, s := range d.Slots {
		f.FactIDs = append(f.FactIDs, s.FactIDs...)
	}
	x.flagged = append(x.flagged, f)
}

func (x *records) add(c *corpus.Corpus) {
	c.Summaries, c.LeaderLog, c.Repairs, c.Flagged = x.summaries, x.log, x.diffs, x.flagged
}
