// Package domain has the actions about domain packs: check and init.
package domain

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/pack"
	"memloom/internal/table"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/questions/adversarial"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/recipe"
)

// quickstart is the recipe that a pack is to carry unless another is named.
const quickstart = "quickstart"

// Size is a recipe and a scale, of which a project is to be carried.
type Size struct {
	For   string  `flag:"for"`
	Scale float64 `flag:"scale"`
	Given bool    `changed:"for,scale"`
}

// DefaultSize is quickstart's.
func DefaultSize() Size { return Size{For: quickstart, Scale: 1} }

// CheckIn names a pack.
type CheckIn struct {
	Pack string `arg:"PACK"`
	Size
	All bool `flag:"all"`
}

// Carried is what a sound pack carries, as JSON has it.
type Carried struct {
	pack.Capacity
	// recipe → the largest scale of two digits that fits; absent where none does
	Scales  map[string]string `json:"scales"`
	ThinFor []pack.Problem    `json:"thin_for,omitempty"` // what is thin for the recipe and scale that were asked for

	Changing int      `json:"changing"`        // attributes that change
	Changes  string   `json:"changes"`         // what families these carry at quickstart's size
	Short    []string `json:"short,omitempty"` // what else of the pack is too little at that size

	name string
	size *sized // that was asked for; nil where none was
}

// sized is a recipe at a scale, and what it wants of a project.
type sized struct {
	Size
	recipe *recipe.Recipe
	needs  pack.Size
}

// Check says what is wrong with a pack, and what it can carry.
func Check(_ context.Context, in CheckIn, _ *app.Console) (*Carried, error) {
	text, p, err := app.ReadPack(in.Pack)
	if err != nil {
		if bad, ok := errors.AsType[*pack.Error](err); ok {
			bad.All = in.All
		}
		return nil, app.Usage("%w", err)
	}
	if problems := pack.Validate(text); len(problems) > 0 { // Load takes the program's own packs as checked
		return nil, app.Usage("%w", &pack.Error{Name: in.Pack, Problems: problems, All: in.All})
	}
	size, err := in.Size.of()
	if err != nil {
		return nil, err
	}
	return carriedBy(in.Pack, p, size)
}

// of reads a recipe that draws on packs, and what it wants of a project.
func (s Size) of() (*sized, error) {
	r, err := recipe.Load(s.For, nil, s.Scale, designs.Sections()...)
	if err != nil {
		return nil, app.Usage("%w", err)
	}
	if len(r.World.Domains) == 0 {
		return nil, app.Usage("recipe %s draws on no domain pack: expected one of %s, or a file like them", r.Name,
			strings.Join(drawing(), ", "))
	}
	needs, err := pipeline.SizeOf(r)
	if err != nil {
		return nil, app.Usage("%w", err)
	}
	return &sized{s, r, needs}, nil
}

// carriedBy says what a pack carries; size is what the user asked for, or the usual.
func carriedBy(name string, p *pack.Pack, size *sized) (*Carried, error) {
	c := &Carried{Capacity: p.Capacity(), Scales: map[string]string{}, name: name}
	if size.Given {
		c.size, c.ThinFor = size, p.ThinFor(size.needs)
	}
	for _, recipe := range drawing() {
		f := run.Settings{Recipe: recipe, Seed: 1, Scale: 100, Domains: []string{name}}
		if scale := f.Largest(); scale != "" {
			c.Scales[recipe] = scale
		}
	}
	usual, err := DefaultSize().of()
	if err != nil {
		return nil, err
	}
	var values, items int
	var families []string
	for _, name := range []string{relational.NameAsOf, adversarial.KnowledgeUpdate} {
		n := usual.recipe.Questions.Families[name]
		families, items = append(families, app.CountOf(n, "item")+" of "+name), items+n
	}
	c.Changing, values = p.Changing(usual.needs, usual.recipe.World.Changes)
	verdict := "enough"
	if !pack.Enough(values, items) {
		verdict = "too little, so add attributes with changes: true,"
	}
	c.Changes = fmt.Sprintf("about %s in a project of quickstart, %s for %s", app.CountOf(values, "change"), verdict,
		strings.Join(families, " and "))
	for _, x := range p.Shortages(usual.needs) {
		c.Short = append(c.Short, x.String())
	}
	return c, nil
}

// Text says what a sound pack carries, and what is thin for the size that was asked for.
func (k *Carried) Text(c *app.Console) {
	c.Printf("%s is sound.\n\n", k.name)
	rows := table.New(table.Words("name"), table.Sentences("is"))
	rows.Bare = true
	for _, r := range k.Capacity.Rows() {
		rows.Row(r[0], r[1])
	}
	fits := "does not fit"
	if scale, ok := k.Scales[quickstart]; ok {
		fits = "fits, up to scale " + scale
	}
	rows.Row("every project", fmt.Sprintf("quickstart: %s; a project of a year: %s", fits, k.Year()))
	rows.Row("changing", fmt.Sprintf("%s; %s", app.CountOf(k.Changing, "attribute"), k.Changes))
	for _, s := range k.Short {
		rows.Row("too little", "for quickstart: "+s)
	}
	c.Table(rows)
	rows = table.New(table.Words("recipe"), table.Numbers("largest --scale for this pack alone"))
	for _, recipe := range drawing() {
		rows.Row(recipe, cmp.Or(k.Scales[recipe], "none"))
	}
	c.Printf("\n")
	c.Table(rows)
	switch {
	case k.size == nil && len(k.Thin) > 0:
		c.Printf("\n%d lists are shorter than a project of a year wants; %s names them\n", len(k.Thin),
			app.Command("domain", "check", k.name, "--for", "workplace"))
	case k.size != nil:
		of := fmt.Sprintf("thin for %s at scale %g (%d tasks a project)\n", k.size.recipe.Name, k.size.Scale,
			k.size.needs.Tasks)
		if len(k.ThinFor) == 0 {
			of = "nothing is " + of
		}
		c.Printf("%s", of)
		for _, t := range k.ThinFor {
			c.Printf("  %s\n", t)
		}
	}
}

// drawing lists the recipes that draw on domain packs: a design may need none.
func drawing() []string {
	return slices.DeleteFunc(recipe.Names(), func(name string) bool {
		r, err := recipe.Load(name, nil, 1, designs.Sections()...)
		return err == nil && len(r.World.Domains) == 0
	})
}
