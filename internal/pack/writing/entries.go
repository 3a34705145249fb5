package writing

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// one makes a line of a text: single spaces, nothing that is not printed.
func one(s string) string {
	return strings.Join(strings.FieldsFunc(s, func(c rune) bool { return unicode.IsSpace(c) || !unicode.IsPrint(c) }), " ")
}

func each(list []string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = one(s)
	}
	return out
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// listed makes additions to the end of a list.
func listed[T, E any](path string, list []T, entry func(T) E) []addition {
	var out []addition
	for _, x := range list {
		out = append(out, addition{path: path, value: entry(x)})
	}
	return out
}

func (r roleOut) role() pack.Role {
	return pack.Role{Name: one(r.Name), Title: one(r.Title), Departments: each(r.Departments), Ranks: r.Ranks,
		Technical: r.Technical, Skills: each(r.Skills)}
}

func (t termOut) concept() pack.Concept {
	out := pack.Concept{Concept: one(t.Concept), ByRole: map[string]string{}}
	for _, w := range t.Words {
		out.ByRole[one(w.Role)] = one(w.Word)
	}
	if t.Value != nil {
		out.Value = t.Value.values()
	}
	return out
}

func (p poolsOut) pools() map[string][]pack.Noun {
	out := map[string][]pack.Noun{}
	for _, x := range p.Pools {
		out[pack.Slug(x.Name)] = asNouns(x.Names)
	}
	return out
}

func asNouns(list []string) []pack.Noun {
	var out []pack.Noun
	for _, s := range each(list) {
		out = append(out, pack.Noun{Noun: s})
	}
	return out
}

func (v valueOut) values() pack.Values {
	return pack.Values{Kind: v.Kind, Min: v.Min, Max: v.Max, Step: v.Step, Unit: v.Unit, Currency: v.Currency,
		Working: v.Working, Pool: v.Pool, Of: each(v.Of)}
}

// capNoun is what the sum is called that must not be passed.
const capNoun = "spending cap"

func (a attributeOut) attribute() pack.Attribute {
	noun := one(a.Noun)
	name := pack.Slug(noun)
	if noun == capNoun && a.Value.Kind == string(corpus.KindMoney) {
		name = pack.Spending // which families know it by
	}
	return pack.Attribute{Key: name, Noun: noun, Plural: one(a.Plural), Class: pack.Class(a.Class),
		Value: a.Value.values(), Changes: len(a.Because) > 0, Handover: a.Handover, Because: each(a.Because),
		Synonyms: each(a.Synonyms)}
}

func (c clausesOut) clauses() pack.Clauses {
	out := pack.Clauses{Of: each(c.Texts), Slots: map[string][]string{}}
	for _, s := range c.Slots {
		out.Slots[s.Name] = each(s.Members)
	}
	if out.Slots = slotsIn(out.Of, out.Slots); len(out.Slots) == 0 {
		out.Slots = nil
	}
	return out
}

func (t textsOut) attribute(class pack.Class) pack.Attribute {
	of := t.clauses()
	return pack.Attribute{Key: pack.Slug(t.Noun), Noun: one(t.Noun), Class: class, Synonyms: each(t.Synonyms),
		Value: pack.Values{Kind: string(corpus.KindText), Of: of.Of, Slots: of.Slots}}
}

func (d deliverableOut) deliverable(phase string) pack.Deliverable {
	return pack.Deliverable{Noun: one(d.Noun), Lifecycle: phase, Slug: strings.ReplaceAll(pack.Slug(d.Noun), "_", "-"),
		Done:   each(d.Done),
		Skills: each(d.Skills), Roles: each(d.Roles), Attributes: each(d.Attributes),
		Days: [2]int{d.Shortest, d.Longest}, Work: d.Work.clauses(), Doubts: d.Doubts.clauses()}
}

func (t themeOut) theme() pack.Theme {
	out := pack.Theme{Key: one(t.Key), Problems: each(t.Problems), Remedies: map[string]string{}}
	for _, r := range t.Remedies {
		out.Remedies[one(r.Role)] = one(r.Remedy)
	}
	return out
}

func (p projectOut) project() pack.Project {
	out := pack.Project{Name: one(p.Name), Context: one(p.Context), Challenges: each(p.Challenges),
		Categories: each(p.Categories)}
	for _, s := range p.Subprojects {
		out.Subprojects = append(out.Subprojects,
			pack.Subproject{Name: one(s.Name), Goal: one(s.Goal), Components: asNouns(s.Components)})
	}
	return out
}

func texts(list []string) pack.Values {
	return pack.Values{Kind: string(corpus.KindText), Of: each(list)}
}

func (r ruleOut) rule() pack.Rule {
	needs := texts(r.Needs)
	if r.Person {
		needs = pack.Values{Kind: string(corpus.KindEntity), Pool: "people"}
	}
	return pack.Rule{Key: pack.Slug(r.Term) + "_rule", Scope: pack.Scope(r.Scope), Matter: one(r.Matter), Needs: needs,
		Override: r.override()}
}

func (c caseOut) override() pack.Override {
	return pack.Override{Term: one(c.Term), When: one(c.When), Means: texts(c.Means), Because: each(c.Because)}
}

func (n newOut) news() pack.News {
	out := pack.News{Sentence: one(n.Sentence), Kind: n.Kind, About: one(n.About), Slots: map[string]pack.Values{}}
	for _, s := range n.Slots {
		out.Slots[s.Name] = s.Value.values()
	}
	return out
}

// entry is a text as an entry of the list at path, which holds texts or nouns.
func entry(path, s string) any {
	if strings.HasPrefix(path, "pools.") ||
		strings.HasPrefix(path, "projects[") && strings.HasSuffix(path, ".components") {
		return pack.Noun{Noun: one(s)}
	}
	return one(s)
}
