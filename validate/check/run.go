package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate"
)

// run is what rules know of a run beside the corpus that they look at.
type run struct {
	in      Input
	shared  *corpus.Corpus
	corpora []string        // the ids of those that were read, the one being looked at with them
	recipe  parameters      // what the manifest's recipe asks of items
	problem error           // why that cannot be read
	policy  validate.Policy // of the recipe
}

func newRun(in Input) *run {
	r := &run{in: in, shared: in.Shared}
	r.recipe, r.problem = parametersOf(in.Manifest)
	r.policy = policyOf(r.recipe)
	return r
}

// checking is a rule with what it has found so far.
type checking struct {
	rule
	finding Finding
}

// begin returns the rules; those that cannot be checked say why and have come to their end.
func (r *run) begin() []checking {
	list := rules(r.in.Rules)
	out := make([]checking, len(list))
	for i, x := range list {
		f := Finding{Promise: x.promise, Rule: x.name, Proof: x.proof, Of: x.of, Absent: r.missing(x.needs),
			informs: !r.in.strict && slices.Contains(informing, x.name)}
		if f.Proof == Vouched && r.computed() {
			f.Proof = Computed
		}
		switch {
		case len(f.Absent) > 0:
			f.Proof, f.Status = NotCheckable, Unverified
		case r.in.Corpora == nil && x.promise != Reproducible && x.name != noKeysRule:
			f.uncheckable(unread)
		}
		out[i] = checking{x, f}
	}
	return out
}

// computed says whether the fact solver gave the verdicts, and no language model a part of them.
func (r *run) computed() bool {
	solver := false
	for _, m := range r.roles() {
		writes := slices.Contains([]string{"author", "summariser", "checker", "fixer", "proposer"}, m.Role)
		if !writes && !output.IsBuiltIn(m.Model) {
			return false
		}
		solver = solver || m.Role == "solver" && m.Model == corpus.ComputedModel
	}
	return solver
}

func (r *run) roles() []output.RoleModel {
	if r.in.Manifest == nil {
		return nil
	}
	return r.in.Manifest.Models
}

// read has the rules look at every corpus, of which one at a time is held.
func (r *run) read(list []checking) error {
	if r.in.Corpora == nil {
		return nil
	}
	for c, err := range r.in.Corpora {
		if err != nil {
			return err
		}
		r.enter(c)
		w := newWorld(r, c)
		for i := range list {
			if x := &list[i]; x.finding.Status != Unverified {
				x.by.add(w, &x.finding)
			}
		}
	}
	if r.shared == nil {
		r.shared = &corpus.Corpus{}
	}
	return r.pool(list)
}

// pool has the rules that look at other runs too look at their corpora.
func (r *run) pool(list []checking) error {
	if r.in.With == nil {
		return nil
	}
	for c, err := range r.in.With {
		if err != nil {
			return fmt.Errorf("reading another run: %w", err)
		}
		w := newWorld(r, c)
		for i := range list {
			if by, ok := list[i].by.(pooled); ok && list[i].finding.Status != Unverified {
				by.pool(w)
			}
		}
	}
	return nil
}

// enter notes that a corpus is looked at.
func (r *run) enter(c *corpus.Corpus) {
	r.corpora = append(r.corpora, c.ID)
	if r.shared == nil {
		r.shared = &corpus.Corpus{People: c.People, Terms: c.Terms, Entities: c.Entities, First: c.First, Last: c.Last,
			Closures: c.Closures}
	}
}

// end returns what came of the rule over the run.
func (c *checking) end(r *run) *Finding {
	if c.finding.Status != Unverified {
		c.by.conclude(r, &c.finding)
		c.finding.settle()
	}
	return &c.finding
}

// first says whether the corpus being looked at is the first of the run, with which what all share is looked at.
func (r *run) first() bool { return len(r.corpora) == 1 }

// missing returns those of the tables that are absent.
func (r *run) missing(needs []string) []string {
	var out []string
	for _, t := range needs {
		if !r.has(t) {
			out = append(out, t)
		}
	}
	return out
}

// has says whether a table was read.
func (r *run) has(table string) bool { return !slices.Contains(r.in.Manifest.Absent, table) }
