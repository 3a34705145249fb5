package prompts

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"memloom/internal/bounded"
	"memloom/internal/safetext"
)

// Overrides are a user's texts in place of the program's own: the name of a
// task for its template, with SystemSuffix for who the model is told to be.
type Overrides map[string]string

// SystemSuffix follows the name of a task where its system text is meant.
const SystemSuffix = ".system"

const textFile = ".txt"

// Load reads a directory of overrides: files named like the tasks, solve.txt and solve.system.txt for instance. Hidden
// files are left alone. Errors name the file: one that is no task's, with a list of those there are, and a template
// that does not hold {{.Input}} once (that of an answer prompt: {{.Context}} and {{.Question}}).
func Load(dir string) (Overrides, error) {
	files, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("reading templates: %w", err)
	}
	own := NewTasks(nil)
	out := Overrides{}
	var errs []error
	for _, f := range files {
		if strings.HasPrefix(f.Name(), ".") {
			continue
		}
		path := filepath.Join(dir, f.Name())
		name, isText := strings.CutSuffix(f.Name(), textFile)
		if _, known := own.AllTexts()[name]; !known || !isText {
			errs = append(errs, fmt.Errorf("%s: there is no such task; there are %s", path, fileNames(own)))
			continue
		}
		text, err := bounded.File(path, bounded.Template)
		if err != nil {
			errs = append(errs, fmt.Errorf("reading templates: %w", err))
			continue
		}
		one := Overrides{name: string(text)}
		if _, err := own.With(one); err != nil {
			errs = append(errs, fmt.Errorf("%s: %w", path, err))
		}
		maps.Copy(out, one)
	}
	if len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	if len(out) == 0 {
		return nil, fmt.Errorf("there are no templates in it; `%s` writes the program's own there",
			safetext.Command("models", "templates", dir))
	}
	return out, nil
}

func fileNames(t *Tasks) string {
	names := slices.Sorted(maps.Keys(t.AllTexts()))
	return strings.Join(names, textFile+", ") + textFile
}

// AllTexts returns all texts that a user can replace, under the names of Overrides: those of Texts and of Scoring.
func (t *Tasks) AllTexts() map[string]string {
	out := t.Texts()
	maps.Copy(out, t.Scoring.texts())
	return out
}

// Texts returns the texts by which a corpus's tasks are asked, under the names of Overrides.
func (t *Tasks) Texts() map[string]string {
	out := map[string]string{}
	texts(out, t.Day)
	texts(out, t.Message)
	texts(out, t.Ask)
	texts(out, t.Options)
	texts(out, t.Solve)
	texts(out, t.Forced)
	texts(out, t.Judge)
	texts(out, t.Blind)
	texts(out, t.Probe)
	texts(out, t.Summary)
	texts(out, t.Check)
	texts(out, t.Fix)
	texts(out, t.Rephrase)
	texts(out, t.Session)
	texts(out, t.SessionFix)
	texts(out, t.Planner.Topics)
	texts(out, t.Planner.Subprojects)
	texts(out, t.Planner.Subtasks)
	texts(out, t.Planner.Rules)
	texts(out, t.Planner.Rationales)
	texts(out, t.Sets.Variants)
	texts(out, t.Sets.Review)
	texts(out, t.Sets.Session)
	texts(out, t.Talks.Cases)
	texts(out, t.Talks.Core)
	texts(out, t.Talks.Leg)
	t.Personal.texts(out)
	texts(out, t.Sets.Episode)
	return out
}

func texts[In, Out any](into map[string]string, t *Task[In, Out]) {
	into[t.Name], into[t.Name+SystemSuffix] = t.Template, t.System
}

// With returns the tasks with a user's texts in place of their own. A name that is no task's is an error.
func (t *Tasks) With(o Overrides) (*Tasks, error) {
	known := t.AllTexts()
	var errs []error
	for _, name := range slices.Sorted(maps.Keys(o)) {
		if _, ok := known[name]; !ok {
			errs = append(errs, fmt.Errorf("template %s: there is no such task", name))
		}
	}
	c, p, sets, talks := *t, *t.Planner, *t.Sets, *t.Talks
	c.Planner, c.Sets, c.Talks = &p, &sets, &talks
	scoring, err := t.Scoring.with(o)
	c.Scoring, errs = scoring, append(errs, err)
	personal, wrong := t.Personal.with(o)
	c.Personal, errs = personal, append(errs, wrong...)
	errs = append(errs,
		replace(&c.Day, o), replace(&c.Message, o), replace(&c.Ask, o), replace(&c.Options, o), replace(&c.Solve,
			o), replace(&c.Forced, o), replace(&c.Judge, o),
		replace(&c.Blind, o), replace(&c.Probe, o), replace(&c.Summary, o), replace(&c.Check, o), replace(&c.Fix,
			o), replace(&c.Rephrase, o), replace(&c.Session, o), replace(&c.SessionFix, o),
		replace(&p.Topics, o), replace(&p.Subprojects, o), replace(&p.Subtasks, o), replace(&p.Rules,
			o), replace(&p.Rationales, o),
		replace(&sets.Variants, o), replace(&sets.Review, o), replace(&sets.Session, o),
		replace(&talks.Cases, o), replace(&talks.Core, o), replace(&talks.Leg, o), replace(&sets.Episode, o))
	return &c, errors.Join(errs...)
}

// replace puts a task in place that has the user's texts.
func replace[In, Out any](t **Task[In, Out], o Overrides) error {
	if system, ok := o[(*t).Name+SystemSuffix]; ok {
		c := **t
		c.System = strings.TrimSpace(system)
		*t = &c
	}
	template, ok := o[(*t).Name]
	if !ok {
		return nil
	}
	c, err := (*t).Override(template)
	if err == nil {
		*t = c
	}
	return err
}
