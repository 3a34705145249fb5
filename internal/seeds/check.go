package seeds

import (
	"fmt"
	"slices"
	"strings"

	"github.com/goccy/go-yaml/ast"

	"memloom/internal/corpus"
)

// check looks at what a table says as a whole.
func (p *tableReader) check(n ast.Node, t Table) {
	switch {
	case t.Name == "" || t.Domain == "" || t.KnownFrom == "" || t.Form == "":
		p.add(n, "a table needs name, domain, known_from and form")
		return
	case p.names[t.Name]:
		p.add(n, "there is a table %s already", t.Name)
	case (t.Kind == corpus.KindQuantity) != (t.Unit != ""):
		p.add(n, "table %s: quantities have a unit, and nothing else has", t.Name)
	case len(t.Serves) == 0:
		p.add(n, "table %s serves nothing; name the subtypes and the most sets of each", t.Name)
	}
	p.names[t.Name] = true
	p.serves(n, t)
	p.templates(n, t)
	p.subjects(t)
}

// serves holds subtypes against the form of the rows.
func (p *tableReader) serves(n ast.Node, t Table) {
	fit := map[Form][]Subtype{Timeline: {Temporal, Conflict}, Contexts: {Contextual, Conflict}, Facts: {MultiEvidence, AnyOne}}
	total := 0
	for _, s := range Subtypes() {
		most, ok := t.Serves[s]
		if !ok {
			continue
		}
		if !slices.Contains(fit[t.Form], s) {
			p.add(n, "table %s: rows of the form %s make no %s sets", t.Name, t.Form, s)
		}
		if s != AnyOne { // each any-one set asks about a subject of its own
			total += most
		}
	}
	if total > mostOfTopic {
		p.add(n, "table %s: %d sets of one topic; %d are the most, one for each user", t.Name, total, mostOfTopic)
	}
}

// templates holds questions and statements against what they must and must not name.
func (p *tableReader) templates(n ast.Node, t Table) {
	under := map[Form]string{Timeline: "{when}", Contexts: "{under}"}[t.Form]
	names := func(template string, what ...string) bool {
		return !slices.ContainsFunc(what, func(w string) bool { return !strings.Contains(template, w) })
	}
	for _, s := range t.Say {
		if !names(s, "{value}", under) || t.Form == Facts && !names(s, "{subject}") {
			p.add(n, "table %s: the statement %q does not name all of the row", t.Name, s)
		}
	}
	_, restated := t.Serves[AnyOne]
	_, combined := t.Serves[MultiEvidence]
	_, conflict := t.Serves[Conflict]
	switch {
	case len(t.Say) == 0 || restated && len(t.Say) < 2:
		p.add(n, "table %s needs say: a statement, two or more for any_one", t.Name)
	case combined != (len(t.Asks) > 0):
		p.add(n, "table %s: asks goes with multi_evidence", t.Name)
	case (t.Ask != "") != (t.Form != Facts || restated):
		p.add(n, "table %s: ask goes with timelines, contexts and any_one", t.Name)
	case conflict != (t.Bare != ""):
		p.add(n, "table %s: bare goes with contradictory", t.Name)
	case strings.Contains(t.Bare+t.Ask, "{when}") || strings.Contains(t.Bare+t.Ask, "{under}"):
		p.add(n, "table %s: ask and bare name no date and no context", t.Name)
	}
	for op, ask := range t.Asks {
		want := "{subjects}"
		if op == OpSet || op == OpCount {
			want = "{value}"
		}
		if !names(ask, want) {
			p.add(n, "table %s: the question of %s does not name %s", t.Name, op, want)
		}
		if !computes(op, t.Kind) {
			p.add(n, "table %s: %s cannot be computed of %s values", t.Name, op, t.Kind)
		}
	}
}

// computes says whether an operation is defined on values of a kind.
func computes(op Op, kind corpus.Kind) bool {
	switch op {
	case OpSum:
		return kind == corpus.KindCount || kind == corpus.KindQuantity
	case OpDifference, OpOrder:
		return kind == corpus.KindCount || kind == corpus.KindQuantity || kind == corpus.KindDate
	default:
		return true
	}
}

// subjects holds each subject's rows against what the table serves.
func (p *tableReader) subjects(t Table) {
	seen, count := map[string]bool{}, map[string]int{}
	for _, r := range t.Rows {
		key := fold(t.key(r))
		if seen[key] {
			p.problems = append(p.problems, at(r.Line)+"the row "+t.key(r)+" stands twice")
		}
		seen[key] = true
		count[r.Subject]++
	}
	least := 1
	switch {
	case t.Serves[Temporal] > 0:
		least = 3
	case t.Serves[Contextual] > 0:
		least = 4
	case t.Serves[Conflict] > 0:
		least = 2
	}
	for _, r := range t.Rows {
		if c, ok := count[r.Subject]; ok && c < least {
			p.problems = append(p.problems, at(r.Line)+r.Subject+" has too few rows for what the table serves")
			delete(count, r.Subject)
		}
	}
}

// at is the beginning of a problem of a row.
func at(line int) string { return fmt.Sprintf("%d:1: ", line) }
