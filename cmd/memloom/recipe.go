package main

import (
	"context"

	"memloom/internal/app"
	"memloom/internal/table"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
)

// recipeList are the recipes that memloom carries.
type recipeList []struct {
	Name        string `json:"name"`
	Description string `json:"description"`
}

// Text prints a row a recipe.
func (list recipeList) Text(c *app.Console) {
	rows := table.New(table.Words("recipe"), table.Sentences("description"))
	for _, r := range list {
		rows.Row(r.Name, r.Description)
	}
	c.Table(rows)
}

func listRecipes(context.Context, struct{}, *app.Console) (recipeList, error) {
	var out recipeList
	for _, name := range recipe.Names() {
		r, err := recipe.Load(name, nil, 1, designs.Sections()...)
		if err != nil {
			return nil, err
		}
		out = append(out, recipeList{{r.Name, r.Description}}...)
	}
	return out, nil
}

// recipeHead says, above what `recipe show` prints, what that is good for.
const recipeHead = `# The recipe %[1]s with every key: bounds, how it grows with --scale (else not at all), what it is.
` + "# Save it, change it, and `memloom generate FILE` takes it. A file with `extends: %[1]s` needs no more\n" +
	"# than a name of its own and the keys that differ.\n"

type recipeIn struct {
	Recipe string   `arg:"RECIPE"`
	Scale  float64  `flag:"scale"`
	Set    []string `flag:"set"`
}

func showRecipe(_ context.Context, in recipeIn, c *app.Console) (none app.None, err error) {
	r, err := recipe.Load(in.Recipe, in.Set, in.Scale, designs.Sections()...)
	if err != nil {
		return none, app.Usage("%w", err)
	}
	if c.JSON {
		c.Encode(r.Keys())
		return none, nil
	}
	text, err := r.Explain()
	if err == nil {
		c.Whole()
		c.Printf(recipeHead+"%[2]s", in.Recipe, text)
	}
	return none, err
}
