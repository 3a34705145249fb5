package main

import (
	"context"
	"errors"
	"fmt"

	"memloom/internal/pack"
	"memloom/internal/pack/writing"
	"memloom/pipeline"
	"memloom/pipeline/recipe"
)

// target is what a pack that a model writes is to carry: a project of a recipe at a scale.
type target struct {
	recipe *recipe.Recipe
	size   pack.Size
	name   string
	scale  float64
	given  bool // by the user
}

// target reads the recipe that a pack is for.
func (f initFlags) of() (target, error) {
	r, size, err := sizeOf(f.recipe, f.scale)
	return target{r, size, f.recipe, f.scale, f.target}, err
}

// fits says whether a project of the recipe can be made of a pack alone. A scale takes projects first, so that the part of
// the scale that is one project's makes a run of that.
func (t target) fits(file string) error {
	f := settingFlags{seed: 1, scale: t.scale / float64(t.recipe.World.Projects), domains: []string{file}, workers: 1}
	s, err := f.resolve(t.name)
	if err != nil {
		return err
	}
	return pipeline.Fits(s)
}

// writtenPack is what became of a pack that a model wrote, as JSON has it.
type writtenPack struct {
	File     string              `json:"file"`
	LeftOut  []writing.Omission  `json:"left_out"`
	Missing  []writing.Shortfall `json:"missing"`
	Problems []pack.Problem      `json:"problems"`
	*carried                     // nil where the pack has problems
}

// tellWritten says what was asked, and what was left out and not written as it should be.
func (a *app) tellWritten(ctx context.Context, w writtenPack, c *crew) error {
	for _, m := range w.Missing {
		fmt.Fprintf(a.err, "%s: %s\n", m.Section, m.Reason)
	}
	if a.json {
		return nil
	}
	for _, o := range w.LeftOut {
		fmt.Fprintln(a.err, o)
	}
	totals, err := c.journal.Totals(ctx)
	if err != nil {
		return err
	}
	var calls int
	var in, out int64
	for _, t := range totals {
		calls, in, out = calls+t.Sends, in+t.In, out+t.Out
	}
	_, err = fmt.Fprintf(a.out, "%s: %s, %d tokens in, %d out; %s\n", w.File, countOf(calls, "call"), in, out, c.spent())
	return err
}

// countOf says so many of a thing: "1 call", "2 calls".
func countOf(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// concludeDomain says what a pack that was written lacks or carries. The error says that it is not done.
func (a *app) concludeDomain(w writtenPack, text []byte, t target) error {
	if w.Problems = pack.Validate(text); len(w.Problems) > 0 {
		if a.json {
			return errors.Join(a.encode(w), short("%s is not complete: %s; mend it by hand, or let the same command write what is missing",
				w.File, countOf(len(w.Problems), "problem")))
		}
		return short("%s is not complete; mend this by hand, or let the same command write what is missing:\n%w", w.File,
			&pack.Error{Name: w.File, Problems: w.Problems})
	}
	_, p, err := readPack(w.File)
	if err != nil {
		return err
	}
	c, err := carriedBy(w.File, p)
	if err != nil {
		return err
	}
	w.carried = &c
	if t.given {
		c.ThinFor = p.ThinFor(t.size)
	}
	if a.json {
		err = a.encode(w)
	} else if err = a.printCarried(c, w.File); err == nil && t.given {
		err = a.printThin(c.ThinFor, t.recipe, t.scale, t.size)
	} else if err == nil {
		err = a.hintThin(w.File, c)
	}
	if err != nil {
		return err
	}
	if err := t.fits(w.File); err != nil {
		return short("%s is sound, but carries less than %s needs: %w", w.File, t.name, err)
	}
	if n := len(w.Missing); n > 0 {
		return short("%s is sound, but %s of what was asked for is missing, as told above; the same command asks again", w.File,
			countOf(n, "part"))
	}
	return nil
}
