package convomem

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/questions"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// Len implements sessions.Plan.
func (p *plan) Len() int { return len(p.Sessions) }

// shape is that of all sessions of the design.
const shape = "conversation"

// Brief implements sessions.Plan.
func (p *plan) Brief(n int) sessions.Brief {
	c := p.Sessions[n]
	b := sessions.Brief{When: c.When, At: c.At, Row: sessions.Session{Shape: shape, Type: c.Parts[0].Type,
		Workflow: int32(c.Parts[0].Workflow), Filler: c.Core < 0}}
	var topics []string
	personal := 0
	for i, x := range c.Parts {
		in := p.ask(x)
		in.Leg = &prompts.Leg{N: i + 1, Of: len(c.Parts), Before: topics}
		b.Parts, topics = append(b.Parts, in), append(topics[:len(topics):len(topics)], in.Topic)
		if !slices.Contains(b.Row.Candidates, x.Type) {
			b.Row.Candidates = append(b.Row.Candidates, x.Type)
		}
		if x.Thing > 0 {
			personal++
		}
	}
	b.Row.Purpose = b.Parts[0].Purpose
	b.Matter = sessions.Matter{Kind: "professional", Domain: p.field.Name, Scenario: strings.Join(topics, "; ")}
	if 2*personal > len(c.Parts) {
		b.Matter.Kind = "personal"
	}
	for i, x := range c.Parts {
		for _, n := range x.Says {
			say, id := p.say(c, n)
			say.N = len(b.States) + 1
			b.States = append(b.States, []sessions.Stated{{FactID: id, Surface: say.Surfaces[0]}})
			if b.Parts[i].Says = append(b.Parts[i].Says, say); n < 0 {
				b.Once = []prompts.Say{say}
			}
		}
	}
	return b
}

// say is something that comes up in a conversation, and the fact that it states: a remark, or the evidence.
func (p *plan) say(c conversation, n int) (prompts.Say, string) {
	if n < 0 {
		x := p.Cores[c.Core]
		return prompts.Say{Side: x.Side, Clause: x.Messages[c.Piece], Surfaces: []string{x.Surfaces[c.Piece]}, Whole: true},
			factID(c.Core, category.FactID(c.Piece+1))
	}
	x := p.Remarks.List[n]
	return prompts.Say{Side: x.Side, Clause: x.Text, Surfaces: []string{x.Surface}, Whole: !p.written},
		p.Remarks.Facts[x.Fact].ID
}

// ask is what the author is asked for a part.
func (p *plan) ask(x Part) prompts.SessionIn {
	t, fill := p.cases[x.Case], func(s string) string { return life.FillSubject(s, "the "+x.Subject) }
	if x.Thing > 0 {
		fill = sessions.Life().Preferences[x.Thing-1].Fill
	}
	in := prompts.SessionIn{Type: x.Type, Workflow: x.Workflow, Messages: x.Messages, Words: p.words,
		Says:  []prompts.Say{},
		Topic: fill(t.Topic), Purpose: fill(t.Purpose)}
	for _, k := range x.Details {
		in.Details = append(in.Details, fill(t.Details[k]))
	}
	for _, k := range x.Offers {
		in.Offers = append(in.Offers, fill(t.Offers[k]))
	}
	return in
}

// The names of cores, and of their facts, before they are numbered.
func coreID(i int) string            { return fmt.Sprintf("core-%05d", i+1) }
func factID(i int, of string) string { return coreID(i) + "." + of }

// Facts implements sessions.Plan.
func (p *plan) Facts() []corpus.Fact {
	var out []corpus.Fact
	for i, x := range p.Cores {
		for _, f := range x.Facts {
			f.ID, f.Knowers = factID(i, f.ID), []string{x.Side}
			if f.Supersedes != "" {
				f.Supersedes = factID(i, f.Supersedes)
			}
			out = append(out, f)
		}
	}
	return append(out, p.Remarks.Facts...)
}

// Rows implements sessions.Plan: the cores. Texts may name all that the profession of the user knows.
func (p *plan) Rows(w *sessions.World) error {
	w.Corpus.Failures = append(slices.Clone(p.failures), w.Corpus.Failures...)
	w.Names, w.Units = p.field.Names(), p.field.Units()
	for _, x := range w.Corpus.People {
		w.Names = append(w.Names, x.Name)
	}
	w.Fields = []questions.Field{questions.FieldOf(p.field), w.Fields[0]}
	held := make([][]string, len(p.Cores)) // conversations by core
	for _, c := range p.Sessions {
		if c.Core >= 0 {
			held[c.Core] = append(held[c.Core], c.SessionID())
		}
	}
	rows, ids := make([]category.Core, len(p.Cores)), map[string]string{}
	for i, x := range p.Cores {
		row := x.Core
		row.CoreID, row.SessionIDs = coreID(i), held[i]
		ids[row.CoreID] = fmt.Sprintf("O%0*d", digits(len(p.Cores)), i+1)
		for _, f := range x.Facts {
			theme := w.Themes[f.SubjectID]
			if w.Subjects[theme] = 0; x.Advises() {
				w.Subjects[theme] = 1
			}
			if !slices.Contains(row.Subjects, theme) {
				row.Subjects = append(row.Subjects, theme)
			}
			row.FactIDs = append(row.FactIDs, factID(i, f.ID))
		}
		rows[i] = row
	}
	w.IDs["core"] = ids
	return corpus.SetRows(w.Corpus, category.TableCores, rows)
}
