package score

import (
	"context"
	"fmt"
	"io"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// HowRelation is a result of the judge that knows the set which an item is about (S8).
const HowRelation = "judge.relation"

// Set is what is known of a set of variants next to its items.
type Set struct {
	Origin string // user or world
	Case   string // what the variants say together
	Facts  []prompts.RelationFact
}

// RelationJudge marks open answers to items that have a relation.
type RelationJudge struct {
	Task *prompts.Task[prompts.RelationIn, prompts.RelationOut]
	Sets map[string]Set // of the corpus, by id; a set that is not among them is judged without facts
}

// byRelation asks once, over all that is known of the item's set.
func (m Marker) byRelation(ctx context.Context, it corpus.Item, answer string) (Result, error) {
	set := m.Relation.Sets[it.SetID]
	r, err := m.Relation.Task.Ask(ctx, m.Model, prompts.RelationIn{
		Relation: it.Relation, Subtype: it.Subtype, Case: set.Case, Facts: set.Facts, Question: it.Question,
		Gold: it.Answer, Correct: it.CorrectAnswers, Incorrect: it.IncorrectAnswers, Candidate: answer,
	})
	if ended := ends(ctx, it.ID, err); ended != nil {
		return Result{}, ended
	}
	switch {
	case err != nil:
		return open(it.ID, HowRelation, "the judge failed: "+err.Error()), nil
	case r.Out.Label == prompts.Unclear:
		return open(it.ID, HowRelation, "the judge cannot tell: "+r.Out.Reason), nil
	}
	out := decided(it.ID, r.Out.Label == prompts.Correct, HowRelation, r.Out.Reason)
	if r.Out.Failure != prompts.FailNone {
		out.Failure = r.Out.Failure
	}
	return out, nil
}

// Entry is an item with what it counts under, and what an answer to it came to.
type Entry struct {
	Relation, Subtype, Form, Origin, Family string
	Prompt                                  string // by which the answer was asked for, as the file says
	Answered                                bool   // the file has a line for it
	Text                                    string // of the first line
	said                                    string // Text without its reasoning
	Result
}

// FormQuestion is the form of an item without a sheet.
const FormQuestion = "question"

// Entries sets the results of a corpus's accepted items, in their order, next to what the items count under.
func (s *Sheet) Entries(c *corpus.Corpus, sets map[string]Set, results []Result) []Entry {
	items := Accepted(c)
	out := make([]Entry, len(items))
	for i, it := range items {
		e := Entry{Relation: it.Relation, Subtype: it.Subtype, Form: it.Form, Family: it.Family, Result: results[i]}
		if e.Relation != "" {
			e.Origin = sets[it.SetID].Origin
			if e.Form == "" {
				e.Form = FormQuestion
			}
		}
		if lines := s.byItem[it.ID]; len(lines) > 0 {
			e.Prompt, e.Answered, e.Text = lines[0].Prompt, true, strings.TrimSpace(lines[0].Text)
			e.said = said(it, e.Text)
		}
		out[i] = e
	}
	return out
}

// Part is some of the entries: all, or those that have a value of one of the things that they count under.
type Part struct {
	By   string `json:"by,omitempty"` // relation, subtype, form, origin, prompt or family; empty: all
	Name string `json:"name"`
	at   []int  // into the entries
}

// partsOf are all entries, and then those of each relation, subtype, form, origin and prompt; of entries without
// relations those of each family.
func partsOf(entries []Entry) []Part {
	all := Part{Name: "all"}
	for i := range entries {
		all.at = append(all.at, i)
	}
	out, related := []Part{all}, false
	for _, by := range []struct {
		name string
		of   func(Entry) string
	}{
		{"relation", func(e Entry) string { return e.Relation }}, {"subtype", func(e Entry) string { return e.Subtype }},
		{"form", func(e Entry) string { return e.Form }}, {"origin", func(e Entry) string { return e.Origin }},
		{"prompt", func(e Entry) string { return e.Prompt }}, {"family", func(e Entry) string { return e.Family }},
	} {
		of := map[string][]int{}
		for i, e := range entries {
			if name := by.of(e); name != "" && (by.name != "family" || !related) {
				of[name] = append(of[name], i)
			}
		}
		related = related || by.name == "relation" && len(of) > 0
		for _, name := range sortedKeys(of) {
			out = append(out, Part{by.name, name, of[name]})
		}
	}
	return out
}

// strata counts the entries of a part by relation and by kind, of which there are so many; an entry of the kind −1 is
// left out.
func (p Part) strata(entries []Entry, kinds int, kind func(i int) int) (strata [][]int, sum []int) {
	of := map[string][]int{}
	sum = make([]int, kinds)
	for _, i := range p.at {
		k := kind(i)
		if k < 0 {
			continue
		}
		if of[entries[i].Relation] == nil {
			of[entries[i].Relation] = make([]int, kinds)
		}
		of[entries[i].Relation][k]++
		sum[k]++
	}
	for _, relation := range sortedKeys(of) {
		strata = append(strata, of[relation])
	}
	return strata, sum
}

// part adds a line, under a heading where the part is by something else than the one before.
func (t *lines) part(p Part, cells ...string) {
	name := p.Name
	if p.By != t.by {
		t.by = p.By
		t.Heading(p.By)
	}
	if p.By != "" {
		name = "  " + name
	}
	t.Row(append([]string{name}, cells...)...)
}

// noted writes the table and a note below it.
func (t *lines) noted(w io.Writer, width int, format string, values ...any) error {
	if err := t.Write(w, width); err != nil {
		return err
	}
	_, err := fmt.Fprintf(w, "\n"+format+"\n", values...)
	return err
}
