package sessionstest

import (
	"os"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/validate/check/rule"
)

// Main runs the tests of a package with a folder for what they write.
func Main(m *testing.M, folder *string) {
	var err error
	if *folder, err = os.MkdirTemp("", "sessions"); err != nil {
		panic(err)
	}
	code := m.Run()
	_ = os.RemoveAll(*folder)
	os.Exit(code)
}

// Mutation breaks one thing in a corpus that keeps every rule. Packages declare a type of their own, for short lists.
type Mutation = struct {
	Rule, Name string
	Mutate     func(*corpus.Corpus, *output.Manifest)
}

// InCorpus is a mutation that leaves the manifest as it is.
func InCorpus(change func(*corpus.Corpus)) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) { change(c) }
}

// Finding is what the rule of a name finds in a corpus.
func Finding(t testing.TB, d designs.Design, name string, c *corpus.Corpus, m *output.Manifest) rule.Finding {
	t.Helper()
	list := d.Rules()
	i := slices.IndexFunc(list, func(r rule.Rule) bool { return r.Name == name })
	if i < 0 {
		t.Fatalf("there is no rule %q", name)
	}
	return list[i].Run(m, c)
}

// Rules tests the rules of a design. A corpus that the program makes keeps all, and all but the rules of few have
// something to look at. One of another program, whose manifest has no recipe, is held to what its tables say of
// themselves. Every rule notices what breaks it, by itself.
func Rules[M ~Mutation](t *testing.T, d designs.Design, x *Corpus, list []M, few ...string) {
	c, m := x.Copy()
	for _, r := range d.Rules() {
		f := r.Run(m, c)
		if f.Violations > 0 || f.Status == rule.Violated {
			t.Errorf("%s: %d violations, such as %+v", f.Rule, f.Violations, f.Examples[0])
		}
		if f.Checked == 0 && !slices.Contains(few, r.Name) {
			t.Errorf("%s had nothing to look at", f.Rule)
		}
		if f := r.Run(&output.Manifest{}, c); f.Violations > 0 {
			t.Errorf("without a recipe, %s: %+v", f.Rule, f.Examples[0])
		}
		if !slices.ContainsFunc(list, func(m M) bool { return Mutation(m).Rule == r.Name }) {
			t.Errorf("nothing breaks %q", r.Name)
		}
	}
	for i := range list {
		mutation := Mutation(list[i])
		t.Run(mutation.Rule+"/"+mutation.Name, func(t *testing.T) {
			c, m := x.Copy()
			mutation.Mutate(c, m)
			f := Finding(t, d, mutation.Rule, c, m)
			if f.Status != rule.Violated {
				t.Fatalf("%s: %d looked at, %+v", f.Status, f.Checked, f.Test)
			}
			if v := f.Examples[0]; v.Found == "" || v.Expected == "" {
				t.Errorf("the violation says too little: %+v", v)
			}
		})
	}
}
