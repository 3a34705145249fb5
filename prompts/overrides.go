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
	for _, p := range t.places() {
		p.texts(out)
	}
	return out
}

// Schemas returns the schema of every task's answer, by its name; tasks that answer in plain words have none.
func (t *Tasks) Schemas() map[string][]byte {
	out := map[string][]byte{}
	for _, p := range append(t.places(), t.Scoring.places()...) {
		if name, schema := p.schema(); len(schema) > 0 {
			out[name] = schema
		}
	}
	return out
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
	planner, sets, talks, personal := *t.Planner, *t.Sets, *t.Talks, *t.Personal
	scoring, err := t.Scoring.with(o)
	c := *t
	c.Planner, c.Sets, c.Talks, c.Personal, c.Scoring = &planner, &sets, &talks, &personal, scoring
	errs = append(errs, err)
	for _, p := range c.places() {
		errs = append(errs, p.replace(o))
	}
	return &c, errors.Join(errs...)
}

// places are those of the tasks by which a corpus comes about; what scores answers is in Scoring.
func (t *Tasks) places() []place {
	p, sets, talks, personal := t.Planner, t.Sets, t.Talks, t.Personal
	return []place{
		at(&t.Day), at(&t.Message), at(&t.Ask), at(&t.Options), at(&t.Solve), at(&t.Forced), at(&t.Judge), at(&t.Blind),
		at(&t.Probe),
		at(&t.Summary), at(&t.Check), at(&t.Fix), at(&t.Session), at(&t.SessionFix),
		at(&p.Topics), at(&p.Subprojects), at(&p.Subtasks), at(&p.Rules), at(&p.Rationales),
		at(&sets.Variants), at(&sets.Review), at(&sets.Session), at(&sets.Episode),
		at(&talks.Cases), at(&talks.Core), at(&talks.Leg),
		at(&personal.Rubric), at(&personal.Decoy),
	}
}

// place is where a task is, so that another can be put there.
type place interface {
	texts(into map[string]string)
	replace(o Overrides) error
	schema() (name string, schema []byte)
}

func at[In, Out any](t **Task[In, Out]) place { return placed[In, Out]{t} }

type placed[In, Out any] struct{ task **Task[In, Out] }

// texts implements place.
func (p placed[In, Out]) texts(into map[string]string) {
	t := *p.task
	into[t.Name], into[t.Name+SystemSuffix] = t.Template, t.System
}

// schema implements place.
func (p placed[In, Out]) schema() (name string, schema []byte) {
	return (*p.task).Name, (*p.task).Schema()
}

// replace implements place: it puts a task there that has the user's texts.
func (p placed[In, Out]) replace(o Overrides) error {
	if system, ok := o[(*p.task).Name+SystemSuffix]; ok {
		c := **p.task
		c.System = strings.TrimSpace(system)
		*p.task = &c
	}
	template, ok := o[(*p.task).Name]
	if !ok {
		return nil
	}
	c, err := (*p.task).Override(template)
	if err == nil {
		*p.task = c
	}
	return err
}
