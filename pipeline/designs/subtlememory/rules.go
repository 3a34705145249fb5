package subtlememory

import (
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
	"memloom/validate/check"
)

// The tables that rules need.
var (
	needTalks = []string{"data/messages", sets.Sessions}
	needSets  = []string{"data/messages", sets.Sessions, sets.Sets, sets.Variants, "scaffold/facts", "scaffold/message_plan"}
	needItems = []string{"data/items", "key/items", "key/gold", sets.Sets, sets.Variants, "scaffold/facts"}
)

// rules are what corpora of this design are held to, whoever made them: nothing but their tables and their manifest is
// looked at.
func rules() []check.Rule {
	t := &tables{talks.Tables[view]{View: viewOf}}
	return []check.Rule{
		t.rule(check.Referential, "sides of a session alternate, and the user begins", "sessions", needTalks, alternating),
		t.planned(check.Referential, "sessions have as many turns as planned", "sessions", needTalks, turned),
		t.rule(check.Referential, "sessions are those of their messages", "sessions", needTalks, bounded),
		t.rule(check.Calendar, "sessions follow one another", "sessions", needTalks, following),
		t.rule(check.Referential, "sessions have a type among four candidates", "sessions", needTalks, typed),
		t.rule(check.Grounded, "variants show in their sessions, by their side", "variants and sessions", needSets, shownInPlace),
		t.rule(check.Grounded, "sets are of their relation", "sets", needSets, related),
		t.rule(check.Grounded, "sets take sessions of their own", "sets", needSets, separate),
		t.planned(check.Undisturbed, "sessions of a set stand apart", "sets", needSets, apart),
		t.rule(check.Undisturbed, "no set of dates is told in their order", "temporal sets", needSets, unordered),
		t.rule(check.Blind, "hidden variants are stated nowhere", "messages", needSets, unstated),
		t.rule(check.Blind, "nobody says to like what is hidden", "messages", needSets, unliked),
		t.overItems("questions of a set are those of its relation", "sets", placed),
		t.overItems("references are three on either side", "open items about sets", keyed),
		t.rule(check.Grounded, "sheets say what forms and things have", "items with a sheet", append([]string{"key/resources"}, needItems...), sheeted),
		t.rule(check.Grounded, "every operand of a sheet is needed", "items with things to choose from",
			append([]string{"key/resources"}, needItems...), needed),
		{Promise: check.Balanced, Name: "sets are those of the recipe, or named as missed", Of: "counts of sets", Proof: check.Proved,
			Needs: []string{sets.Sets}, Over: func(m *output.Manifest) check.Gatherer { return &setCounts{tables: t, of: asked(m)} }},
		{Promise: check.Balanced, Name: "sessions are as many as the sets of the recipe take", Of: "counts of histories and sessions",
			Proof: check.Proved, Needs: []string{sets.Sets, sets.Sessions},
			Over: func(m *output.Manifest) check.Gatherer { return &sessionCounts{tables: t, of: asked(m)} }},
		told(t, "sessions do not tell whether they are about the user", ofUsers),
		told(t, "sessions do not tell whether they are asked about", ofItems),
	}
}

// rule is a rule that every corpus keeps by itself.
func (t *tables) rule(p check.Promise, name, of string, needs []string, look func(*view, check.Expect)) check.Rule {
	return check.Rule{Promise: p, Name: name, Of: of, Proof: check.Proved, Needs: needs, Check: func(c *corpus.Corpus, expect check.Expect) {
		if v := t.Of(c, expect); v != nil {
			look(v, expect)
		}
	}}
}

// planned is a rule about what the recipe asks for, where the manifest has it.
func (t *tables) planned(p check.Promise, name, of string, needs []string, look func(request, *view, check.Expect)) check.Rule {
	return check.Rule{Promise: p, Name: name, Of: of, Proof: check.Proved, Needs: needs, Over: func(m *output.Manifest) check.Gatherer {
		return &asPlanned{t, asked(m), look}
	}}
}

// overItems is a rule about the items of sets, of which the manifest says which are missing.
func (t *tables) overItems(name, of string, look func(request, *view, check.Expect)) check.Rule {
	return t.planned(check.Balanced, name, of, needItems, look)
}

// asPlanned looks at each corpus with what the recipe asks for.
type asPlanned struct {
	*tables
	of   request
	look func(request, *view, check.Expect)
}

// Add implements check.Gatherer.
func (a *asPlanned) Add(c *corpus.Corpus, expect check.Expect) {
	if v := a.Of(c, expect); v != nil {
		a.look(a.of, v, expect)
	}
}

// Conclude implements check.Gatherer.
func (*asPlanned) Conclude(*check.Verdict) {}
