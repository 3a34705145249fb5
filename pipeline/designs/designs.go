// Package designs lists the ways in which corpora are made.
package designs

import (
	"fmt"
	"strings"

	"memloom/internal/nearest"
	"memloom/output"
	"memloom/pipeline/designs/organisation"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// Design is a way to make corpora: the stages up to each one's finished world (stage.Ref.WorldKey), of which nothing behind
// them knows how it was made.
type Design interface {
	// Name is what recipes call it.
	Name() string
	// Tables are those that the design brings beside output.Tables.
	Tables() []output.Table
	// Fits says of how many corpora a run is that can be begun; the error says what is too small.
	Fits(e *stage.Env) (int, error)
	// Shared lists the stages whose results all corpora share. One of them leaves the record stage.KeyShared.
	Shared(e *stage.Env) stage.Steps
	// Corpora names the corpora of a run whose shared stages are done.
	Corpora(e *stage.Env) ([]stage.Ref, error)
	// Corpus lists the stages of one corpus. The last of them leaves the record of its world.
	Corpus(e *stage.Env, of stage.Ref) stage.Steps
}

// All returns the designs that memloom has, a line each.
func All() []Design {
	return []Design{
		organisation.Design{},
	}
}

// Of returns the design that a recipe names.
func Of(r *recipe.Recipe) (Design, error) {
	var known []string
	for _, d := range All() {
		if d.Name() == r.Design {
			return d, nil
		}
		known = append(known, d.Name())
	}
	return nil, fmt.Errorf("recipe %s, key design: %q is no design; there are %s%s", r.Name, r.Design,
		strings.Join(known, ", "), nearest.Hint(r.Design, known))
}
