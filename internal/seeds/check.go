package seeds

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// mostOfTopic is the most sets of one topic: there are ten users in the published corpus, and two sets of one topic
// must not meet.
const mostOfTopic = 10

// kinds are those that the values of a table can have, each with the operations that it can be computed with.
var kinds = map[corpus.Kind][]Op{
	corpus.KindEntity: {OpMatch, OpSet, OpCount}, corpus.KindEnum: {OpMatch, OpSet, OpCount},
	corpus.KindText: {OpMatch, OpSet, OpCount}, corpus.KindCount: ops(), corpus.KindQuantity: ops(),
	corpus.KindDate: {OpDifference, OpOrder, OpMatch, OpSet, OpCount},
}

// formRules are what the rows of a form are good for, and the slot that every statement of one has.
var formRules = map[Form]struct {
	serves []Subtype
	slot   string
}{
	Timeline: {[]Subtype{Temporal, Conflict}, "{when}"},
	Contexts: {[]Subtype{Contextual, Conflict}, "{under}"},
	Facts:    {[]Subtype{MultiEvidence, AnyOne}, "{subject}"},
}

// table holds a table against the rules, and reads its rows.
func (c checker) table(key string, t *Table) {
	t.Kind, t.Size = cmp.Or(t.Kind, corpus.KindEntity), cmp.Or(t.Size, 4)
	if t.Name == "" || t.Domain == "" || t.KnownFrom == "" || t.Form == "" || t.Listed.Node == nil {
		c.Add(key, "a table needs name, domain, known_from, form and rows")
		return
	}
	c.Known(key+".domain", t.Domain, Domains())
	c.Known(key+".form", string(t.Form), words(Timeline, Contexts, Facts))
	c.Known(key+".kind", string(t.Kind), words(corpus.KindEntity, corpus.KindEnum, corpus.KindText, corpus.KindCount,
		corpus.KindQuantity, corpus.KindDate))
	c.rows(t)
	c.serves(key, t)
	c.templates(key, t)
	c.company(key, t)
	c.subjects(t)
}

// serves holds subtypes against the form of the rows.
func (c checker) serves(key string, t *Table) {
	total := 0
	for _, s := range slices.Sorted(maps.Keys(t.Serves)) {
		c.Known(key+".serves", string(s), words(Subtypes()...))
		if !slices.Contains(formRules[t.Form].serves, s) {
			c.Add(key+".serves", "table %s: rows of the form %s make no %s sets", t.Name, t.Form, s)
		}
		if s != AnyOne { // each any-one set asks about a subject of its own
			total += t.Serves[s]
		}
	}
	if total > mostOfTopic {
		c.Add(key+".serves", "table %s: %d sets of one topic; %d are the most, one for each user", t.Name, total, mostOfTopic)
	}
}

// templates holds questions and statements against what they must name.
func (c checker) templates(key string, t *Table) {
	for _, s := range t.Say {
		if !strings.Contains(s, "{value}") || !strings.Contains(s, formRules[t.Form].slot) {
			c.Add(key+".say", "table %s: the statement %q does not name all of the row", t.Name, s)
		}
	}
	for _, op := range slices.Sorted(maps.Keys(t.Asks)) {
		want := "{subjects}"
		if op == OpSet || op == OpCount {
			want = "{value}"
		}
		c.Known(key+".asks", string(op), words(ops()...))
		if !strings.Contains(t.Asks[op], want) {
			c.Add(key+".asks", "table %s: the question of %s does not name %s", t.Name, op, want)
		}
		if !slices.Contains(kinds[t.Kind], op) {
			c.Add(key+".asks", "table %s: %s cannot be computed of %s values", t.Name, op, t.Kind)
		}
	}
}

// company holds which keys go together.
func (c checker) company(key string, t *Table) {
	restated, combined, conflict := t.Serves[AnyOne] > 0, t.Serves[MultiEvidence] > 0, t.Serves[Conflict] > 0
	plain := t.Bare + t.Ask
	for _, rule := range []struct {
		broken bool
		what   string
	}{
		{(t.Kind == corpus.KindQuantity) != (t.Unit != ""), ": quantities have a unit, and nothing else has"},
		{len(t.Serves) == 0, " serves nothing; name the subtypes and the most sets of each"},
		{len(t.Say) == 0 || restated && len(t.Say) < 2, " needs say: a statement, two or more for any_one"},
		{combined != (len(t.Asks) > 0), ": asks goes with multi_evidence"},
		{(t.Ask != "") != (t.Form != Facts || restated), ": ask goes with timelines, contexts and any_one"},
		{conflict != (t.Bare != ""), ": bare goes with contradictory"},
		{strings.Contains(plain, "{when}") || strings.Contains(plain, "{under}"), ": ask and bare name no date and no context"},
	} {
		if rule.broken {
			c.Add(key, "table %s%s", t.Name, rule.what)
		}
	}
}

// subjects holds each subject's rows against what the table serves.
func (c checker) subjects(t *Table) {
	least, seen := 1, map[string]bool{}
	switch {
	case t.Serves[Temporal] > 0:
		least = 3
	case t.Serves[Contextual] > 0:
		least = 4
	case t.Serves[Conflict] > 0:
		least = 2
	}
	for _, rows := range t.bySubject() {
		for _, r := range rows {
			if seen[fold(t.key(r))] {
				c.At(r.at, "the row %s stands twice", t.key(r))
			}
			seen[fold(t.key(r))] = true
		}
		if len(rows) < least {
			c.At(rows[0].at, "%s has too few rows for what the table serves", rows[0].Subject)
		}
	}
}
