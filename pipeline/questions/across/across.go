// Package across asks what pieces of several episodes of a stream come to (T7): six types.
package across

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/pooled"
	"memloom/pipeline/sessions"
)

// The types across episodes.
const (
	EntityBinding      = "entity_binding"
	SlotCompleteness   = "slot_completeness"
	EvolutionTiming    = "evolution_timing"
	SlotMapping        = "slot_mapping"
	ScenarioChange     = "scenario_change"
	ConflictResolution = "conflict_resolution"
)

// Category is the published category of these types.
const Category = "across"

// Families returns the six types, in the order of the paper.
func Families() []questions.Family {
	liked := func(p pooled.Piece) bool { return p.Plain() && p.Flip == nil }
	flipped := func(p pooled.Piece) bool { return p.Flip != nil }
	list := []pooled.Family{
		{Title: EntityBinding, Drafted: binding, Over: liked},
		{Title: SlotCompleteness, Drafted: completeness, Over: liked},
		{Title: EvolutionTiming, Drafted: timing, Over: flipped},
		{Title: SlotMapping, Drafted: mapping, Over: liked},
		{Title: ScenarioChange, Drafted: scenario, Over: func(p pooled.Piece) bool { return *p.Told == sessions.InContext }},
		{Title: ConflictResolution, Drafted: latest, Over: flipped},
	}
	var out []questions.Family
	for _, f := range list {
		f.Kind = Category
		out = append(out, f)
	}
	return out
}

// next to are other pieces about the thing of a piece that are of other sessions and never change, in a drawn order.
func beside(p *pooled.Pool, x pooled.Piece) []pooled.Piece {
	var out []pooled.Piece
	for _, y := range corpus.Shuffled(p.R, p.Pieces) {
		if y.Type == x.Type && y.Asp() != x.Asp() && y.Plain() && y.Flip == nil && pooled.Apart(x.Said, y.Said) {
			out = append(out, y)
		}
	}
	return out
}

// binding tells a thing by a person who wants it too, and asks for an aspect that other things have as well.
func binding(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	name, clue := p.Name(x, true)
	others := p.Heard(x, true)
	if clue == nil || !pooled.Apart(x.Said, *clue) || len(others) == 0 {
		return questions.Draft{}, false // the aspect alone would tell the thing
	}
	text := fmt.Sprintf(p.Pick("Think of %[2]s: which %[1]s do I go for in them?",
		"Which %[1]s do I want myself in %[2]s?"), x.Asp(), name)
	d := questions.Draft{Item: p.Item(clue, x.Said), Ask: pooled.Asked(corpus.OpValue, text, name)}
	p.Answer(&d.Item, corpus.OpValue, x.Said)
	own := corpus.Shuffled(p.R, p.Heard(x, false))
	return d, p.Choose(&d, x.Said, own[:min(1, len(own))], others) || p.Choose(&d, x.Said, own, others)
}

// completeness asks for the thing that has both values of two aspects: each of the options has one of two values by
// either.
func completeness(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	for _, y := range beside(p, x) {
		a, b := p.Heard(x, false), p.Heard(y, false)
		if y.Serves == nil || *y.Serves != SlotCompleteness || x.PreferenceID > y.PreferenceID || len(a) == 0 || len(b) == 0 {
			continue
		}
		name, clue := p.Name(x, true)
		text := fmt.Sprintf(p.Pick("Which of these have all that I want in %s?",
			"Which ones meet every wish that I named for %s?"), name)
		d := questions.Draft{Item: p.Item(clue, x.Said, y.Said), Ask: pooled.Asked(corpus.OpSet, text, name)}
		p.Answer(&d.Item, corpus.OpSet, x.Said, y.Said)
		v, w := corpus.Pick(p.R, a), corpus.Pick(p.R, b)
		both := func(v, w string, said questions.Statement) pooled.Wrong {
			return pooled.Wrong{Text: "those with " + v + " and " + w, Strategy: pooled.Partial, Said: said}
		}
		return d, p.Put(&d, both(x.Value, y.Value, x.Said).Text, both(x.Value, w.Text, w.Said), both(v.Text, y.Value, v.Said),
			both(v.Text, w.Text, w.Said))
	}
	return questions.Draft{}, false
}

// changed begins an item about a flip.
func changed(p *pooled.Pool, x pooled.Piece, op corpus.Operation, frames ...string) questions.Draft {
	name, clue := p.Name(x, true)
	text := fmt.Sprintf(p.Pick(frames...), x.Asp(), name)
	return questions.Draft{Item: p.Item(clue, x.Said, x.Flip.Said), Ask: pooled.Asked(op, text, name)}
}

// timing asks in which order values held: the new one with the old one, or one in another role, either way round.
func timing(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	f := x.Flip
	others := slices.DeleteFunc(p.Heard(x, false), func(w pooled.Wrong) bool {
		return w.Text == f.To ||
			w.Strategy == pooled.LongAgo
	})
	if len(others) == 0 {
		return questions.Draft{}, false
	}
	d := changed(p, x, corpus.OpOrder, "How has what I want as the %[1]s of %[2]s changed?",
		"In what order did I go for which %[1]s in %[2]s?")
	p.Answer(&d.Item, corpus.OpOrder, x.Said, f.Said)
	for i := range d.Item.Gold {
		switch g := &d.Item.Gold[i]; {
		case g.Part == corpus.PartOperand && g.MessageID == f.Said.Message.ID:
			g.At = f.Said.Message.At
		case g.Part == corpus.PartOperand:
			g.At = x.Said.Message.At
		}
	}
	other := corpus.Pick(p.R, others)
	order := func(a, b, how string) pooled.Wrong {
		return pooled.Wrong{Text: "first " + a + ", then " + b, Strategy: how, Said: other.Said}
	}
	return d, pooled.Apart(x.Said, f.Said) && p.Put(&d, order(x.Value, f.To, "").Text,
		order(f.To, x.Value, pooled.BeforeFlip),
		order(other.Text, f.To, pooled.Partial), order(x.Value, other.Text, pooled.Partial))
}

// latest asks for what holds now, after a flip.
func latest(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	d := changed(p, x, corpus.OpLatest, "Which %[1]s do I now want in %[2]s?",
		"As of now, which %[1]s do I go for in %[2]s?", "By my latest word, which %[1]s do I want in %[2]s?")
	p.Answer(&d.Item, corpus.OpLatest, x.Flip.Said)
	p.Rest(&d.Item, corpus.RoleSuperseded, x.Said)
	old := pooled.Wrong{Text: x.Value, Strategy: pooled.BeforeFlip, Said: x.Said}
	own := p.Heard(x, false)
	return d, pooled.Apart(x.Said, x.Flip.Said) && (p.Choose(&d, x.Flip.Said, []pooled.Wrong{old}, own) ||
		p.Choose(&d, x.Flip.Said, append(own, old), p.Heard(x, true)))
}

// mapping asks for an aspect of a thing that is to be like another thing.
func mapping(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	for _, y := range p.Pieces {
		if *y.Told != sessions.ByLikeness || y.Value != x.Type || y.Asp() != x.Asp() || !pooled.Apart(x.Said, y.Said) {
			continue
		}
		name, clue := p.Name(y, true)
		text := fmt.Sprintf(p.Pick("Which %[1]s do I want in %[2]s?",
			"Going by what I told you, which %[1]s do I need in %[2]s?"), x.Asp(), name)
		d := questions.Draft{Item: p.Item(clue, x.Said, y.Said), Ask: pooled.Asked(corpus.OpValue, text, name)}
		p.Answer(&d.Item, corpus.OpValue, x.Said)
		p.Bridge(&d.Item, y.Said)
		return d, p.Choose(&d, x.Said, nil, append(p.Heard(x, true), p.Heard(x, false)...))
	}
	return questions.Draft{}, false
}

// scenario asks for a value in the context in which the next of a kind of thing is to be used; another value holds in
// another.
func scenario(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	var plan, other *pooled.Piece
	for i := range p.Pieces {
		switch y := &p.Pieces[i]; {
		case y.Type != x.Type:
		case *y.Told == sessions.AsPlan && y.Value == *x.Context:
			plan = y
		case *y.Told == sessions.InContext && y.Asp() == x.Asp() && *y.Context != *x.Context:
			other = y
		}
	}
	if plan == nil || other == nil || !pooled.Apart(x.Said, plan.Said) {
		return questions.Draft{}, false
	}
	text := fmt.Sprintf(p.Pick("Which %[1]s does my next %[2]s need?", "Which %[1]s should my next %[2]s have?"), x.Asp(),
		*x.Thing)
	d := questions.Draft{Item: p.Item(nil, x.Said, plan.Said), Ask: pooled.Asked(corpus.OpValue, text, *x.Thing)}
	p.Answer(&d.Item, corpus.OpValue, x.Said)
	p.Bridge(&d.Item, plan.Said)
	p.Rest(&d.Item, corpus.RoleContext, other.Said)
	must := pooled.Wrong{Text: other.Value, Strategy: pooled.OtherCase, Said: other.Said}
	own := p.Heard(x, false)
	return d, p.Choose(&d, x.Said, []pooled.Wrong{must}, own) || p.Choose(&d, x.Said, append(own, must), p.Heard(x, true))
}
