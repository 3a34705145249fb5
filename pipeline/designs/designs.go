// Package designs lists the ways in which corpora are made.
package designs

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/nearest"
	"memloom/output"
	"memloom/pipeline/designs/convomem"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/designs/groupmembench"
	"memloom/pipeline/designs/streammembench"
	"memloom/pipeline/designs/subtlememory"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/validate/check/rule"
)

// Design is a way to make corpora: the stages up to each one's finished world (stage.Ref.WorldKey), of which nothing
// behind them knows how it was made.
type Design interface {
	// Name is what recipes call it.
	Name() string
	// Section returns a pointer to the keys that recipes have for the design alone, at their defaults, with the tags of
	// recipe.Recipe; they are below the design's name. Nil: there are none. A run has them as Recipe.Own.
	Section() any
	// Tables are those that the design brings next to output.Tables.
	Tables() []output.Table
	// Rules are what check holds its corpora to, next to the rules of all.
	Rules() []rule.Rule
	// Measures declare what stats measures of its corpora and what is published of them, as YAML (measure.Design).
	Measures() []byte
	// Families are the kinds of questions that can be asked about its corpora.
	Families() []questions.Family
	// Fits says of how many corpora a run is that can be begun; the error says what is too small.
	Fits(e *stage.Env) (int, error)
	// Shared lists the stages whose results all corpora share. One of them leaves the record stage.KeyShared. Shared
	// and Corpus MUST list their stages without settings, too: which stages ask models is read from them.
	Shared(e *stage.Env) stage.Steps
	// Corpora names the corpora of a run whose shared stages are done.
	Corpora(e *stage.Env) ([]stage.Ref, error)
	// Corpus lists the stages of one corpus. The last of them leaves the record of its world.
	Corpus(e *stage.Env, of stage.Ref) stage.Steps
}

// Completing is a design that adds to a corpus what depends on its accepted items.
type Completing interface {
	// After lists the stages behind the result of a corpus, whose record has the key.
	After(e *stage.Env, of stage.Ref, result string) stage.Steps
	// Add puts what they left into the corpus, before its ids are moved among those of the run.
	Add(in exec.Getter, of stage.Ref, c *corpus.Corpus) error
	// Counts are the rows with ids that Add brings.
	Counts(in exec.Getter, of stage.Ref) (corpus.Counts, error)
	// Again makes anew what Add put into a published corpus, whose accepted items have changed, and says how many
	// rows with ids it has. Before is how many those of earlier corpora are.
	Again(m *output.Manifest, c *corpus.Corpus, before int) (int, error)
}

// Parted is a design whose corpora can be rehearsed in parts.
type Parted interface {
	// Parts names parts of the one corpus of a run, as Corpora names corpora: their stages make each as a corpus of
	// its own.
	Parts(e *stage.Env) ([]stage.Ref, error)
}

// Lessening is a design whose corpora are too large to be rehearsed whole.
type Lessening interface {
	// Less returns a recipe of a share of the items and passages, and how many times fewer passages a corpus of it has.
	Less(e *stage.Env, share float64) (r *recipe.Recipe, fewer float64, err error)
}

// Making is a design that makes something else than items by numbers of the recipe.
type Making interface {
	// Short returns the numbers of a finished run that were not reached, each under its key in a recipe.
	Short(e *stage.Env) ([]output.Shortfall, error)
}

// All are the designs that memloom has, a line each. A test adds one of its own in a process of its own.
var All = []Design{
	evermembench.Design{},
	groupmembench.Design{},
	subtlememory.Design{},
	convomem.Design{},
	streammembench.Design{},
}

// Of returns the design that a recipe names.
func Of(r *recipe.Recipe) (Design, error) {
	if d, ok := Named(r.Design); ok {
		return d, nil
	}
	var known []string
	for _, d := range All {
		known = append(known, d.Name())
	}
	return nil, r.Wrong("design", "%q is no design; there are %s%s", r.Design, strings.Join(known, ", "),
		nearest.Hint(r.Design, known))
}

// Named returns the design of a name.
func Named(name string) (Design, bool) {
	for _, d := range All {
		if d.Name() == name {
			return d, true
		}
	}
	return nil, false
}

// Sections lists the sections of recipes that designs have for themselves.
func Sections() []recipe.Section {
	var out []recipe.Section
	for _, d := range All {
		if d.Section() != nil {
			out = append(out, recipe.Section{Design: d.Name(), New: d.Section})
		}
	}
	return out
}

// Families lists the question families of all designs, each once.
func Families() []questions.Family {
	var out []questions.Family
	seen := map[string]bool{}
	for _, d := range All {
		for _, f := range d.Families() {
			if !seen[f.Name()] {
				out, seen[f.Name()] = append(out, f), true
			}
		}
	}
	return out
}
