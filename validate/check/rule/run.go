package rule

import (
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/secrets"
	"memloom/output"
	"memloom/validate/filters"
)

// Input is a run as it was read again from its files.
type Input struct {
	// Corpora yields the run's corpora in their order. Nil, or a sequence that ends in an error: the rows could not be
	// read, and then only the reproducible promise is checked.
	Corpora iter.Seq2[*corpus.Corpus, error]
	// Shared holds what all corpora share, and the failures and calls that belong to none of them; nil: what the first
	// corpus says of people, names and the calendar.
	Shared *corpus.Corpus
	// Unread is why the rows could not be read, where that is known; nil if they were.
	Unread error
	// Manifest is the run's own, with Absent as output.Open fills it.
	Manifest *output.Manifest
	Source
	// Dir is the run's folder, for the hashes of its shards; empty: they are not checkable.
	Dir string
	// Against is the manifest of a second run that this one is compared with; nil: no comparison.
	Against *output.Manifest
	// Keys are the variables of the environment whose values must not be in the folder.
	Keys []EnvKey

	// With yields the corpora of other runs of the recipe, which only tests of what questions and options give away look
	// at: on more items they see more. Nil: there are none.
	With iter.Seq2[*corpus.Corpus, error]
}

// Source is what is known of the program that made a run.
type Source struct {
	Requirements map[string][]filters.Requirement // the filters that each family's items must pass
	Tables       []output.Table                   // of the run's design, in addition to output.Tables
	Rules        []Rule                           // likewise, in addition to the rules of all
}

// EnvKey is a variable of the environment that holds a provider's key.
type EnvKey struct {
	Name  string
	Value string // empty: it is not set
}

// Unread is why rules are not checkable without rows.
const Unread = "the tables could not be read, see shards"

// Run is what rules know of a run, whichever corpus they look at.
type Run struct {
	Input
	Seen    []string // the ids of the corpora that were read, the one being looked at among them
	Recipe  Recipe   // in the manifest
	Problem error    // why the recipe cannot be read
}

// Recipe has the keys of a manifest's recipe that rules hold the corpora against.
type Recipe struct {
	World struct {
		Projects int
		Corpora  string
	}
	Dialogue  struct{ Times string }
	Questions struct {
		Families   map[string]int
		Corpora    []int
		ByCorpus   map[string][]int
		AnswerKeys *bool
		Context    float64
	}
	Filters struct {
		Uniqueness string
		Shown      string
		LeaveOut   string
		Repeats    int
		Rounds     *int
		Baseline   *int
	}
}

// ErrNoRecipe is the problem of a manifest that has no recipe at all.
var ErrNoRecipe = errors.New("the manifest holds no recipe")

func recipeIn(m *output.Manifest) (r Recipe, err error) {
	if len(m.Parameters) == 0 {
		return r, ErrNoRecipe
	}
	if err := json.Unmarshal(m.Parameters, &r); err != nil {
		return Recipe{}, fmt.Errorf("reading the recipe in the manifest: %w", err)
	}
	switch {
	case r.Questions.AnswerKeys == nil:
		return r, errors.New("the recipe in the manifest has no questions.answer_keys")
	case r.Filters.Rounds == nil:
		return r, errors.New("the recipe in the manifest has no filters.rounds")
	case r.Filters.Baseline == nil || *r.Filters.Baseline < 1:
		return r, errors.New("the recipe in the manifest has no filters.baseline")
	}
	return r, nil
}

// Has says whether tables were read.
func (r *Run) Has(tables ...string) bool { return len(r.missing(tables)) == 0 }

// missing returns those of the tables that are absent.
func (r *Run) missing(tables []string) []string {
	return slices.DeleteFunc(slices.Clone(tables), func(t string) bool { return !slices.Contains(r.Manifest.Absent, t) })
}

// computed says whether the fact solver gave the verdicts, and no language model a part of them.
func (r *Run) computed() bool {
	solver := false
	for _, m := range r.Manifest.Models {
		writes := slices.Contains([]string{"author", "summariser", "checker", "fixer", "proposer"}, m.Role)
		if !writes && !output.IsBuiltIn(m.Model) {
			return false
		}
		solver = solver || m.Role == "solver" && m.Model == corpus.ComputedModel
	}
	return solver
}

// checking is a rule at work with what it has found so far.
type checking struct {
	Rule
	work    Check
	finding Finding
}

// Verify returns a finding for every rule, in their order. It never fails: it says what cannot be checked.
func Verify(in Input, rules []Rule) Report {
	if in.Manifest == nil {
		in.Manifest = &output.Manifest{}
	}
	list, err := look(in, rules)
	if err != nil { // what a part of the run kept or broke says nothing of the whole
		in.Corpora, in.Unread = nil, err
		list, _ = look(in, rules)
	}
	var report Report
	var values []string
	for _, k := range in.Keys {
		values = append(values, k.Value)
	}
	keys := secrets.New(values...)
	for _, x := range list {
		f := &x.finding
		if f.Status != Unverified {
			if x.work.Conclude != nil {
				x.work.Conclude(f)
			}
			f.settle()
		}
		f.hide(keys)
		report.Findings = append(report.Findings, *f)
		report.Summary.Rules++
		*report.Summary.count(f)++
	}
	return report
}

// Run has the rule look at corpora, whose tables are all there, and returns what it found. Tests of designs use it.
func (r Rule) Run(m *output.Manifest, corpora ...*corpus.Corpus) Finding {
	all := func(yield func(*corpus.Corpus, error) bool) {
		for _, c := range corpora {
			if !yield(c, nil) {
				return
			}
		}
	}
	return Verify(Input{Manifest: m, Corpora: all}, []Rule{r}).Findings[0]
}

// look has the rules look at every corpus, of which one at a time is held, and those that pool at those of other runs.
func look(in Input, rules []Rule) ([]checking, error) {
	r := &Run{Input: in}
	r.Recipe, r.Problem = recipeIn(in.Manifest)
	list := make([]checking, len(rules))
	for i, x := range rules {
		list[i] = checking{x, x.Begin(r), r.begin(x)}
	}
	if in.Corpora == nil {
		return list, nil
	}
	for c, err := range in.Corpora {
		if err != nil {
			return list, err
		}
		r.Seen = append(r.Seen, c.ID)
		if r.Shared == nil {
			r.Shared = &corpus.Corpus{People: c.People, Terms: c.Terms, Entities: c.Entities, First: c.First, Last: c.Last,
				Closures: c.Closures}
		}
		r.add(c, list, func(Rule) bool { return true })
	}
	if r.Shared == nil {
		r.Shared = &corpus.Corpus{}
	}
	if in.With == nil {
		return list, nil
	}
	for c, err := range in.With {
		if err != nil {
			return list, fmt.Errorf("reading another run: %w", err)
		}
		r.add(c, list, func(x Rule) bool { return x.Pools })
	}
	return list, nil
}

// begin returns the finding of a rule; of one that cannot be checked it says why.
func (r *Run) begin(x Rule) Finding {
	f := Finding{Promise: x.Promise, Rule: x.Name, Proof: x.Proof, Of: x.Of, Absent: r.missing(x.Needs)}
	if f.Proof == Vouched && r.computed() {
		f.Proof = Computed
	}
	switch {
	case len(f.Absent) > 0:
		f.Proof, f.Status = NotCheckable, Unverified
	case r.Corpora == nil && x.Promise != Reproducible && !x.Files:
		f.Uncheckable(Unread)
	}
	return f
}

// add has rules look at a corpus.
func (r *Run) add(c *corpus.Corpus, list []checking, of func(Rule) bool) {
	w := NewWorld(r, c)
	for i := range list {
		if x := &list[i]; x.work.Add != nil && x.finding.Status != Unverified && of(x.Rule) {
			x.work.Add(w, &x.finding)
		}
	}
}
