// Package across asks what pieces of several episodes of a stream come to (T7): six types.
package across

import (
	"fmt"

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
	changed := func(p pooled.Piece) bool { return p.Flip != nil }
	list := []pooled.Family{
		{Title: EntityBinding, Drafted: binding, Over: liked},
		{Title: SlotCompleteness, Drafted: completeness, Over: liked},
		{Title: EvolutionTiming, Drafted: timing, Over: changed},
		{Title: SlotMapping, Drafted: mapping, Over: liked},
		{Title: ScenarioChange, Drafted: scenario, Over: func(p pooled.Piece) bool { return *p.Told == sessions.InContext }},
		{Title: ConflictResolution, Drafted: latest, Over: changed},
	}
	var out []questions.Family
	for _, f := range list {
		f.Kind = Category
		out = append(out, f)
	}
	return out
}

// beside are other pieces about the thing of a piece that are of other sessions and never change, in a drawn order.
func beside(p *pooled.Pool, x pooled.Piece) []pooled.Piece {
	var out []pooled.Piece
	for _, y := range corpus.Shuffled(p.R, p.Pieces) {
		if y.Type == x.Type && y.Asp() != x.Asp() && y.Plain() && y.Flip == nil && pooled.Apart(x.Said, y.Said) {
			out = append(out, y)
		}
	}
	return out
}

// binding tells a thing by one aspect and asks for another, by which other things have values too.
func binding(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	for _, clue := range beside(p, x) {
		text := fmt.Sprintf(p.Pick("Think of what I want with %[1]s: which %[2]s do I go for in it?", "In the same things that I want with %[1]s, which %[2]s do I go for?"),
			clue.Value, x.Asp())
		d := questions.Draft{Item: p.Item(x.Said, clue.Said), Ask: pooled.Asked(corpus.OpValue, text)}
		d.Ask.Given = clue.Value
		others := p.Others(x, d.Item.AskedAt)
		if len(others) == 0 {
			continue // the aspect alone would tell the thing
		}
		p.Answer(&d.Item, corpus.OpValue, x.Said)
		p.Bridge(&d.Item, clue.Said)
		p.Rest(&d.Item, corpus.RoleContext, others[0].Said)
		if p.Choose(&d, x.Value, pooled.ValuesOf(others[:1], pooled.OtherEntity, x.Value), pooled.AdjacentOf(x.Choices, x.Value)) {
			return d, true
		}
	}
	return questions.Draft{}, false
}

// completeness asks for the thing that has both values of two aspects: each of the options has one of two values by either.
func completeness(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	for _, y := range beside(p, x) {
		if y.Serves == nil || *y.Serves != SlotCompleteness || x.PreferenceID > y.PreferenceID {
			continue
		}
		text := fmt.Sprintf(p.Pick("Which of these %s have all that I asked for?", "Which %s meet every wish that I named?"), x.Type)
		d := questions.Draft{Item: p.Item(x.Said, y.Said), Ask: pooled.Asked(corpus.OpSet, text, x.Type)}
		p.Answer(&d.Item, corpus.OpSet, x.Said, y.Said)
		a, b := adjacent(p, x), adjacent(p, y)
		both := func(v, w string) string { return "those with " + v + " and " + w }
		p.Set(&d, both(x.Value, y.Value), []pooled.Wrong{{Text: both(x.Value, b), Strategy: pooled.Partial},
			{Text: both(a, y.Value), Strategy: pooled.Partial}, {Text: both(a, b), Strategy: pooled.Adjacent}})
		return d, true
	}
	return questions.Draft{}, false
}

// adjacent draws another value of the aspect of a piece.
func adjacent(p *pooled.Pool, x pooled.Piece, but ...string) string {
	return corpus.Pick(p.R, pooled.AdjacentOf(x.Choices, append(but, x.Value)...)).Text
}

// timing asks in which order values held: the new one with the old one, or one that nobody named, either way round.
func timing(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	f := x.Flip
	text := fmt.Sprintf(p.Pick("How has what I want as the %[1]s of %[2]s changed?", "In what order did I go for which %[1]s in %[2]s?"), x.Asp(), x.Type)
	d := questions.Draft{Item: p.Item(x.Said, f.Said), Ask: pooled.Asked(corpus.OpOrder, text, x.Type)}
	p.Answer(&d.Item, corpus.OpOrder, x.Said, f.Said)
	d.Item.Gold[0].At, d.Item.Gold[1].At = x.Said.Message.At, f.Said.Message.At
	other := adjacent(p, x, f.To)
	order := func(a, b string) string { return "first " + a + ", then " + b }
	p.Set(&d, order(x.Value, f.To), []pooled.Wrong{{Text: order(f.To, x.Value), Strategy: pooled.BeforeFlip},
		{Text: order(other, f.To), Strategy: pooled.Partial}, {Text: order(f.To, other), Strategy: pooled.Adjacent}})
	return d, pooled.Apart(x.Said, f.Said)
}

// latest asks for what holds now, after a flip.
func latest(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	f := x.Flip
	text := fmt.Sprintf(p.Pick("Which %[1]s do I want in %[2]s now?", "As of now, which %[1]s do I go for in %[2]s?", "By my latest word, which %[1]s should my %[2]s have?"), x.Asp(), x.Type)
	d := questions.Draft{Item: p.Item(x.Said, f.Said), Ask: pooled.Asked(corpus.OpLatest, text, x.Type)}
	p.Answer(&d.Item, corpus.OpLatest, f.Said)
	p.Rest(&d.Item, corpus.RoleSuperseded, x.Said)
	ok := p.Choose(&d, f.To, []pooled.Wrong{{Text: x.Value, Strategy: pooled.BeforeFlip}}, pooled.AdjacentOf(x.Choices, x.Value, f.To))
	return d, ok && pooled.Apart(x.Said, f.Said)
}

// mapping asks for an aspect of a thing that is to be like another thing.
func mapping(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	for _, y := range p.Pieces {
		if *y.Told != sessions.ByLikeness || y.Value != x.Type || y.Asp() != x.Asp() || !pooled.Apart(x.Said, y.Said) {
			continue
		}
		text := fmt.Sprintf(p.Pick("Which %[1]s should my %[2]s have?", "Going by what I told you, which %[1]s do my %[2]s need?"), x.Asp(), y.Type)
		d := questions.Draft{Item: p.Item(x.Said, y.Said), Ask: pooled.Asked(corpus.OpValue, text, y.Type)}
		p.Answer(&d.Item, corpus.OpValue, x.Said)
		p.Bridge(&d.Item, y.Said)
		others := p.Others(x, d.Item.AskedAt)
		for i, o := range others {
			if i == 0 {
				p.Rest(&d.Item, corpus.RoleContext, o.Said)
			}
		}
		ok := p.Choose(&d, x.Value, pooled.ValuesOf(others[:min(1, len(others))], pooled.OtherEntity, x.Value),
			pooled.AdjacentOf(x.Choices, x.Value))
		return d, ok
	}
	return questions.Draft{}, false
}

// scenario asks for a value in the context in which the next of a kind of thing is to be used; another value holds in another.
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
	text := fmt.Sprintf(p.Pick("Which %[1]s does my next %[2]s need?", "Which %[1]s should my next %[2]s have?"), x.Asp(), *x.Thing)
	d := questions.Draft{Item: p.Item(x.Said, plan.Said), Ask: pooled.Asked(corpus.OpValue, text, *x.Thing)}
	if !other.Before(d.Item.AskedAt) {
		return questions.Draft{}, false
	}
	p.Answer(&d.Item, corpus.OpValue, x.Said)
	p.Bridge(&d.Item, plan.Said)
	p.Rest(&d.Item, corpus.RoleContext, other.Said)
	return d, p.Choose(&d, x.Value, []pooled.Wrong{{Text: other.Value, Strategy: pooled.OtherCase}}, pooled.AdjacentOf(x.Choices, x.Value, other.Value))
}
