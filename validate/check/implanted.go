package check

import (
	"encoding/json"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate"
)

// implantRules hold what was added for field bridges to its conditions (E18). A chain is a rule, one of its exceptions and
// what the exception's term means; it is natural where nothing of it was implanted.
func implantRules() []rule {
	inProjects := []string{tabThemes, tabSubs}
	return []rule{
		{Balanced, "chains are implanted where natural ones are too few", "projects with implanted facts", Proved,
			tables(needPlan, inProjects), each(implantedWhereFew)},
		{Referential, "no rule is implanted", "implanted facts", Proved, []string{tabFacts}, each(noRuleImplanted)},
		{Grounded, "members say what is implanted", "implanted facts that are said", Proved, tables(needPlan, []string{tabMembers}),
			each(membersSayImplanted)},
		{Grounded, "what is implanted is said before it is asked", "items about implanted facts", Proved, tables(needGold, needPlan),
			each(implantedSaidBefore)},
	}
}

// implanted lists the facts that were.
func (w *world) implanted() []*corpus.Fact {
	var out []*corpus.Fact
	for i := range w.c.Facts {
		if x := &w.c.Facts[i]; x.Implanted {
			out = append(out, x)
		}
	}
	return out
}

// implantedWhereFew: a project has no more implanted exceptions than its natural chains are fewer than the field bridges that
// the recipe wants of it need, and definitions for these alone.
func implantedWhereFew(w *world, f *Finding) {
	project, exceptions, definitions := w.projectOfGroup(), map[string]int{}, map[string]int{}
	for _, x := range w.implanted() {
		if isOverride(x) {
			exceptions[project[x.GroupID]]++
		} else {
			definitions[project[x.GroupID]]++
		}
	}
	if len(exceptions)+len(definitions) == 0 {
		return
	}
	natural, need := w.naturalChains(), bridgesOf(w.in.Manifest).Chains(len(w.corpora)-1)
	var seen []string
	for _, s := range w.c.Subprojects {
		p := s.ProjectID
		if slices.Contains(seen, p) || exceptions[p]+definitions[p] == 0 {
			continue
		}
		seen = append(seen, p)
		f.expect(exceptions[p] <= max(0, need-natural[p]) && (exceptions[p] > 0 || need > natural[p]),
			fmt.Sprintf("%d exceptions and %d definitions implanted beside %d natural chains", exceptions[p], definitions[p], natural[p]),
			fmt.Sprintf("at most what the natural ones are fewer than %d", need), p)
	}
}

// bridgesOf reads from the manifest's recipe what is asked for in field bridges.
func bridgesOf(m *output.Manifest) validate.Bridges {
	var recipe struct {
		World struct {
			Projects int
			Corpora  string
		}
		Questions struct {
			Families map[string]int
			Corpora  []int
			ByCorpus map[string][]int
		}
	}
	if json.Unmarshal(m.Parameters, &recipe) != nil {
		return validate.Bridges{}
	}
	out := validate.Bridges{Items: recipe.Questions.Families[validate.FieldBridges], Projects: recipe.World.Projects}
	if recipe.World.Corpora == "project" {
		out.Corpora, out.ByCorpus = recipe.Questions.Corpora, recipe.Questions.ByCorpus[validate.FieldBridges]
	}
	return out
}

// naturalChains counts the chains of each project that were said and of which nothing was implanted: the rule has two
// exceptions or more, all of different values, and the term of the exception has a definition.
func (w *world) naturalChains() map[string]int {
	project, of, values := w.projectOfGroup(), map[string][]*corpus.Fact{}, map[string][]corpus.Value{}
	for i := range w.c.Facts {
		x := &w.c.Facts[i]
		base := w.Fact(x.About)
		if !isOverride(x) || !w.natural(x) || base == nil || !w.natural(base) || x.Value.Equal(base.Value) ||
			slices.ContainsFunc(values[base.ID], x.Value.Equal) {
			continue
		}
		of[base.ID], values[base.ID] = append(of[base.ID], x), append(values[base.ID], x.Value)
	}
	definitions := slices.DeleteFunc(w.definitions(), func(d definition) bool { return !w.natural(d.fact) })
	out := map[string]int{}
	for _, list := range of {
		for _, x := range list {
			defined := slices.ContainsFunc(definitions, func(d definition) bool {
				return d.of(x) && project[d.fact.GroupID] == project[x.GroupID]
			})
			if defined && len(list) > 1 {
				out[project[x.GroupID]]++
			}
		}
	}
	return out
}

// natural says whether a fact was said and not implanted.
func (w *world) natural(x *corpus.Fact) bool { return !x.Implanted && len(w.sources(x.ID)) > 0 }

// noRuleImplanted: what is implanted is an exception of a rule that is not, or the definition of the term of an implanted
// exception. A definition is about nothing where nobody came to say the exception.
func noRuleImplanted(w *world, f *Finding) {
	for _, x := range w.implanted() {
		about := w.Fact(x.About)
		switch {
		case isOverride(x):
			f.expect(about != nil && !about.Implanted, "an exception of "+quote(x.About), "a rule that is not implanted", x.ID)
		case x.Predicate == corpus.PredMeans && !x.Noise:
			f.expect(x.About == "" || about != nil && about.Implanted, "a definition for "+quote(x.About), "an implanted exception",
				x.ID)
		default:
			f.expect(false, "an implanted value of "+quote(x.Predicate), "an exception or a definition", x.ID)
		}
	}
}

// membersSayImplanted: who first says an implanted fact has a seat in the group.
func membersSayImplanted(w *world, f *Finding) {
	said := w.firstSaid()
	for _, x := range w.implanted() {
		m := said[x.ID]
		if m == nil {
			continue
		}
		seated := slices.ContainsFunc(w.c.Members, func(s corpus.Member) bool {
			return s.GroupID == m.GroupID && s.PersonID == m.AuthorID && !s.Guest
		})
		f.expect(seated, "said by "+m.AuthorName, "a member of the group", x.ID, m.ID)
	}
}

// implantedSaidBefore: the implanted facts behind an item's gold were said before it is asked.
func implantedSaidBefore(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		for i := range it.Gold {
			x := w.factOf(&it.Gold[i])
			if x == nil || !x.Implanted || it.Gold[i].Part == corpus.PartResult {
				continue
			}
			before := slices.ContainsFunc(w.sources(x.ID), func(m *corpus.Message) bool { return m.At < it.AskedAt })
			f.expect(before, "an implanted fact that nobody has said by "+it.AskedAt.String(), "one that was said before", it.ID, x.ID)
		}
	}
}
