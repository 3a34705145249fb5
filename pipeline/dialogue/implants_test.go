package dialogue_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/planning"
)

// withChains plans quickstart's month of a pack, in which so many rules a group and month are laid down and there are
// to be so many chains.
func withChains(t *testing.T, pk *pack.Pack, seed uint64, rules float64, chains int) project {
	t.Helper()
	p := makeProject(t, pk, seed)
	p.options.Rules = rules
	s := scene{dialogue.Scene{Blueprint: p.blueprint, Pack: pk, People: p.people, Chains: chains}, p.options}
	return made(t, s, seed)
}

// chainsOf lists the exceptions that make a chain: their rule has two at least, and a person says what their term
// means.
func chainsOf(p project, natural bool) []corpus.Fact {
	theme, defined, cases := map[string]string{}, map[string]bool{}, map[string][]corpus.Fact{}
	for _, x := range p.Themes {
		theme[x.ID] = x.Title
	}
	for _, f := range p.Facts {
		switch {
		case natural && f.Implanted || len(p.said[f.ID]) == 0:
		case f.Predicate == corpus.PredMeans:
			defined[theme[f.SubjectID]] = true
		case f.Predicate == corpus.PredRequires && f.Condition != "":
			cases[f.About] = append(cases[f.About], f)
		}
	}
	var out []corpus.Fact
	for _, list := range cases {
		for _, f := range list {
			if len(list) > 1 && defined[termOf(p, f.Condition)] {
				out = append(out, f)
			}
		}
	}
	return out
}

// TestImplants_NaturalChainsSuffice: a plan with chains enough is the one that it would be if none were wanted.
func TestImplants_NaturalChainsSuffice(t *testing.T) {
	for _, pk := range packs(t) {
		without, with := withChains(t, pk, 1, 1, 0), withChains(t, pk, 1, 1, 4)
		if n := len(chainsOf(without, true)); n < 4 {
			t.Fatalf("%s has %d natural chains", pk.Name, n)
		}
		if diff := cmp.Diff(without.Plan, with.Plan); diff != "" {
			t.Errorf("%s: -none wanted +few wanted:\n%s", pk.Name, diff)
		}
	}
}

// TestImplants_WhereChainsLack: in a pack whose rules have one case each, and in a month of few rules, so many
// exceptions and definitions are added that there are as many chains as are wanted. They go to rules that are natural
// and said before, at the times and by the people of natural ones.
func TestImplants_WhereChainsLack(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*pack.Pack)
		rules  float64
		chains int
	}{
		{"no exceptions", func(p *pack.Pack) { p.Exceptions = nil }, 1, 4},
		{"few rules", func(*pack.Pack) {}, 0.5, 4},
		{"one text for every need, as planners write", func(p *pack.Pack) {
			p.Rules = slices.Clone(p.Rules)
			for i := range p.Rules {
				r := &p.Rules[i]
				r.Needs = pack.Values{Kind: string(corpus.KindText), Of: []string{"a word about " + strings.ReplaceAll(r.Key, "_",
					" ")}}
				r.Override.Needs = pack.Values{Kind: string(corpus.KindText), Of: []string{"a note on " + strings.ReplaceAll(r.Key,
					"_", " ")}}
			}
		}, 1, 6},
	} {
		for _, pk := range packs(t) {
			t.Run(c.name+"/"+pk.Name, func(t *testing.T) {
				changed := *pk
				c.change(&changed)
				without, p := withChains(t, &changed, 1, c.rules, 0), withChains(t, &changed, 1, c.rules, c.chains)
				if n := len(chainsOf(without, true)); n >= c.chains {
					t.Fatalf("%d natural chains", n)
				}
				if n := len(chainsOf(p, false)); n < c.chains || n > 2*c.chains {
					t.Errorf("%d chains, want %d or somewhat more", n, c.chains)
				}
				checkImplants(t, p)
				again, err := planning.Make(p.options, dialogue.Scene{Blueprint: p.blueprint, Pack: &changed, People: p.people,
					Chains: c.chains}, source(1, "plan"))
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(p.Plan, again); diff != "" {
					t.Errorf("another plan of the same:\n%s", diff)
				}
			})
		}
	}
}

// checkImplants looks at what was implanted: exceptions of natural rules and what their terms mean, said by members.
func checkImplants(t *testing.T, p project) {
	t.Helper()
	values := map[string][]corpus.Value{}
	n := 0
	for _, f := range p.Facts {
		if f.Predicate == corpus.PredRequires {
			base := f.About
			if base == "" {
				base = f.ID
			}
			if slices.ContainsFunc(values[base], f.Value.Equal) {
				t.Errorf("%+v requires what the rule requires elsewhere", f)
			}
			values[base] = append(values[base], f.Value)
		}
		if !f.Implanted {
			continue
		}
		n++
		about, said := p.fact[f.About], p.said[f.ID]
		switch {
		case len(said) != 1 || said[0].Act != corpus.ActRule || !slices.Contains(p.members[said[0].GroupID],
			said[0].AuthorID):
			t.Errorf("%+v is said by %+v", f, said)
		case f.Predicate == corpus.PredMeans && !about.Implanted:
			t.Errorf("%+v defines the term of %+v", f, about)
		case f.Predicate == corpus.PredRequires && (about.Implanted || f.Condition == "" ||
			p.said[about.ID][0].At >= said[0].At):
			t.Errorf("%+v is an exception of %+v", f, about)
		}
	}
	if n == 0 {
		t.Error("nothing is implanted")
	}
}

// TestImplants_NoRule: without a rule there is no decoy, and none is written.
func TestImplants_NoRule(t *testing.T) {
	for _, f := range withChains(t, packs(t)[0], 1, 0, 6).Facts {
		if f.Implanted {
			t.Errorf("%+v is implanted", f)
		}
	}
}
