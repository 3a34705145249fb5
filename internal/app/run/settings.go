// Package run has the actions that make corpora: generate, resume, plan with its pilot, preview and status; and the
// models that these and other actions ask.
//
// Roles are the models file and the templates that a run keeps; Clients the models that are open for it. A Job is a run
// that has begun. A run that only a pilot or a preview has begun is partial.
package run

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"memloom/internal/app"
	"memloom/internal/table"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
)

// Settings name a recipe and what is changed in it.
type Settings struct {
	Recipe  string   `arg:"RECIPE"`
	Seed    uint64   `flag:"seed"`
	Scale   float64  `flag:"scale"`
	Domains []string `flag:"domain"`
	Set     []string `flag:"set"`
}

// Defaults are the settings where the user gives none.
func Defaults() Settings { return Settings{Recipe: "quickstart", Seed: 1, Scale: 1} }

// Workers is how many units are at work at once; 0 leaves it to the models.
type Workers struct {
	N int `flag:"workers,open,positive"`
}

// Resolve resolves the recipe. Whether a run of it can be begun, pipeline.Fits says.
func (f Settings) Resolve() (pipeline.Settings, error) {
	r, held, err := recipe.Scaled(f.Recipe, f.Set, f.Scale, designs.Sections()...)
	if err != nil {
		return pipeline.Settings{}, app.Usage("%w", err)
	}
	if len(f.Domains) > 0 {
		if r.World.Projects == 0 {
			return pipeline.Settings{}, app.Usage("recipe %s takes no domain pack: its design has fields of its own; leave "+
				"--domain out", r.Name)
		}
		r.World.Domains = slices.Clone(f.Domains)
	}
	if n, most := len(f.Domains), r.MostDomains(); n > most {
		are := fmt.Sprintf("%d of them at most", most)
		if most == 1 {
			are = "one of them"
		}
		return pipeline.Settings{}, app.Usage("recipe %s at scale %g carries %s, %d domains are named: %s; name %s with "+
			"--domain, or "+
			"set world.projects to %d in a recipe of your own (docs/recipes.md)", r.Name, f.Scale, app.CountOf(most, "project"),
			n, strings.Join(f.Domains, ", "), are, n)
	}
	r.World.Domains = r.World.Domains[:min(len(r.World.Domains), r.MostDomains())]
	s := pipeline.Settings{Recipe: r, Scale: f.Scale, Held: held, Seed: f.Seed, StandIn: BuiltIn}
	for i, name := range r.World.Domains {
		text, p, err := app.ReadPack(name)
		if err != nil {
			return pipeline.Settings{}, app.Usage("%w", err)
		}
		s.Domains = append(s.Domains, pipeline.Domain{Pack: p, Text: text})
		r.World.Domains[i] = p.Name
	}
	return s, nil
}

// read is Resolve, which reads packs of thousands of lines. Where a size would pass its bound, the error says which
// scale fits.
func (f Settings) read(ctx context.Context) (pipeline.Settings, error) {
	return stoppable(ctx, func() (pipeline.Settings, error) {
		s, err := f.Resolve()
		if app.Is[*recipe.ScaleError](err) {
			err = app.Usage("%w%s", err, f.advice())
		}
		return s, err
	})
}

// fits says whether a run of some settings can be begun, for which it may try several scales.
func (f Settings) fits(ctx context.Context, s pipeline.Settings) error {
	_, err := stoppable(ctx, func() (any, error) { return nil, f.notBegun(pipeline.Fits(s)) })
	return err
}

// stoppable does something before a run keeps anything. It returns at once when ctx ends.
func stoppable[T any](ctx context.Context, do func() (T, error)) (T, error) {
	v, err := pipeline.Stoppable(ctx, do)
	if errors.Is(err, context.Canceled) {
		err = stoppedFirst()
	}
	return v, err
}

// notBegun explains an error of what is computed before a run keeps anything.
func (f Settings) notBegun(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, context.Canceled):
		return stoppedFirst()
	case app.Is[*recipe.KeyError](err):
		return app.Usage("%w", err)
	}
	return app.Usage("recipe %s at scale %g does not fit: %w%s", f.Recipe, f.Scale, err, f.advice())
}

func stoppedFirst() error {
	return app.Paused("stopped before anything was kept; the same command begins anew")
}

// advice names the largest scale of two digits at which a run can be begun; it is empty where there is none below the
// one given.
func (f Settings) advice() string {
	if scale := f.Largest(); scale != "" {
		return "; --scale " + scale + " fits"
	}
	return ""
}

// Largest returns the largest scale of two digits below the given one at which a run can be begun; empty where there is
// none.
func (f Settings) Largest() string {
	return largestBelow(f.Scale, func(scale string) bool {
		f.Scale = number(scale)
		s, err := f.Resolve()
		return err == nil && pipeline.Fits(s) == nil
	})
}

// largestBelow returns the largest scale of two digits below a limit for which fits says yes, "" where it finds none.
// It searches as if a scale fitted whenever a larger one does, from the first of some starting points that fits. Draws
// differ from scale to scale, so that this holds roughly: the scales next to the one found are tried one by one.
func largestBelow(limit float64, fits func(scale string) bool) string {
	all := scalesBelow(limit)
	for _, start := range []string{"0.010", "0.10", "0.20", "0.50", "1.0"} {
		least := sort.Search(len(all), func(i int) bool { return number(all[i]) >= number(start) })
		if least == len(all) || !fits(all[least]) {
			continue
		}
		rest := all[least+1:]
		found := least + sort.Search(len(rest), func(i int) bool { return !fits(rest[i]) })
		for next := min(found+10, len(all)-1); next > found; next-- {
			if fits(all[next]) {
				return all[next]
			}
		}
		return all[found]
	}
	return ""
}

// scalesBelow lists the scales of two digits from 0.010 to 99 that are below a limit, in order.
func scalesBelow(limit float64) []string {
	var out []string
	for places, unit := range []float64{1000, 100, 10, 1} {
		for digits := 10; digits <= 99; digits++ {
			text := strconv.FormatFloat(float64(digits)/unit, 'f', 3-places, 64)
			if number(text) < limit {
				out = append(out, text)
			}
		}
	}
	return out
}

func number(text string) float64 {
	x, _ := strconv.ParseFloat(text, 64)
	return x
}

// heldText says which sizes the scale would have made smaller than they can be; "" where there are none.
func heldText(s pipeline.Settings) string {
	if len(s.Held) == 0 {
		return ""
	}
	text := fmt.Sprintf("scale %g is not reached by every size, for some can be no smaller: %s", s.Scale,
		app.List(s.Held, recipe.Held.String))
	return table.Paragraph(text, "", table.Width) + "\n"
}

// domainNames says from which packs a corpus is made, with a comma behind it; a design may need none.
func domainNames(s pipeline.Settings) string {
	switch len(s.Domains) {
	case 0:
		return ""
	case 1:
		return "domain " + s.Domains[0].Name + ", "
	}
	return "domains " + strings.Join(s.Recipe.World.Domains, ", ") + ", "
}

// keptAs reads what a run keeps under a key into a value; it says whether there is something.
func keptAs(kept map[string]string, key, what string, into any) (bool, error) {
	if kept[key] == "" {
		return false, nil
	}
	if err := json.Unmarshal([]byte(kept[key]), into); err != nil {
		return false, fmt.Errorf("%s: %w", what, err)
	}
	return true, nil
}
