// Package episode asks about single pieces of a stream, which an episode reveals (T5): seven types.
package episode

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/pooled"
	"memloom/pipeline/sessions"
)

// The types within an episode.
const (
	FactRecall      = "fact_recall"
	Preference      = "preference"
	Plan            = "plan"
	Reasoning       = "reasoning"
	Negation        = "negation"
	DetailPrecision = "detail_precision"
	ImplicitInfo    = "implicit_info"
)

// Category is the published category of these types.
const Category = "episode"

// Families returns the seven types, in the order of the paper.
func Families() []questions.Family {
	liked := func(p pooled.Piece) bool { return p.Plain() }
	told := func(how string) func(pooled.Piece) bool { return func(p pooled.Piece) bool { return *p.Told == how } }
	list := []pooled.Family{
		{Title: FactRecall, Drafted: factRecall, Over: liked},
		{Title: Preference, Drafted: preference, Over: told(sessions.Plainly)},
		{Title: Plan, Drafted: plan, Over: told(sessions.AsPlan)},
		{Title: Reasoning, Drafted: reasoning, Any: true, Over: func(p pooled.Piece) bool { return p.Flip != nil }},
		{Title: Negation, Drafted: negation, Over: func(p pooled.Piece) bool {
			return *p.Told == sessions.Plainly &&
				p.Polarity == sessions.Dislike
		}},
		{Title: DetailPrecision, Drafted: detail, Over: liked},
		{Title: ImplicitInfo, Drafted: implicit, Over: told(sessions.AsDeed)},
	}
	var out []questions.Family
	for _, f := range list {
		f.Kind = Category
		out = append(out, f)
	}
	return out
}

// valued asks for the value of a piece. Its things are named by a person who wants such things too, where the episode
// says so.
func valued(p *pooled.Pool, x pooled.Piece, frames ...string) (questions.Draft, bool) {
	name, clue := p.Name(x, false)
	text := fmt.Sprintf(p.Pick(frames...), x.Asp(), name)
	d := questions.Draft{Item: p.Item(clue, x.Said), Ask: pooled.Asked(corpus.OpValue, text, name)}
	p.Answer(&d.Item, corpus.OpValue, x.Said)
	own, elsewhere := p.Heard(x, false), p.Heard(x, true)
	return d, p.Choose(&d, x.Said, nil, own) || p.Choose(&d, x.Said, own, elsewhere)
}

func factRecall(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	return valued(p, x, "Which %[1]s do I want in %[2]s?", "When it comes to %[2]s, which %[1]s do I ask for?",
		"What is my own choice of %[1]s in %[2]s?")
}

func detail(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	return valued(p, x, "Which %[1]s exactly do I go for in %[2]s?", "In %[2]s, precisely which %[1]s do I ask for?",
		"To the word, which %[1]s do I look for in %[2]s?")
}

func negation(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	return valued(p, x, "Which %[1]s do I not want in %[2]s?", "What did I rule out as the %[1]s of %[2]s?",
		"Which %[1]s must I be spared in %[2]s?")
}

func implicit(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	if x.Polarity == sessions.Dislike {
		return valued(p, x, "Going by what I did, which %[1]s do I not want in %[2]s?",
			"Judging by my own deeds, which %[1]s do I not want in %[2]s?")
	}
	return valued(p, x, "Going by what I did, which %[1]s do I want in %[2]s?",
		"Judging by my own deeds, which %[1]s do I want in %[2]s?")
}

// feelings are what a user can feel about a value.
var feelings = []string{"like", "love", "avoid", "can't stand"}

// preference asks how the user feels about a value: four ways to feel, by polarity and strength, each said of
// something.
func preference(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	list := p.W.StatementsOf(x.Said.Fact.SubjectID, sessions.Feeling(x.Asp()))
	if len(list) == 0 || list[0].Message.ID != x.Said.Message.ID {
		return questions.Draft{}, false
	}
	felt := list[0]
	text := fmt.Sprintf(p.Pick("How do I feel about %s with %s?", "What are my feelings about %s with %s?"), x.Type,
		x.Value)
	d := questions.Draft{Item: p.Item(nil, felt), Ask: pooled.Asked(corpus.OpValue, text, x.Type)}
	d.Ask.Given = x.Value
	p.Answer(&d.Item, corpus.OpValue, felt)
	right := slices.Index(feelings, felt.Fact.Value.Text)
	var wrong []pooled.Wrong
	for i, f := range feelings {
		said := slices.IndexFunc(p.Pieces, func(y pooled.Piece) bool {
			return *y.Told == sessions.Plainly &&
				y.Polarity+y.Strength == felts[i]
		})
		switch {
		case i == right:
			continue
		case said < 0:
			return d, false
		}
		strategy := pooled.OtherEntity
		if i/2 == right/2 { // right about the polarity, not about the strength
			strategy = pooled.Partial
		}
		wrong = append(wrong, pooled.Wrong{Text: say(f), Strategy: strategy, Said: p.Pieces[said].Said})
	}
	return d, p.Put(&d, say(felt.Fact.Value.Text), wrong...)
}

// felts are the polarities and strengths of feelings.
var felts = []string{sessions.Like + sessions.Normal, sessions.Like + sessions.Strong, sessions.Dislike +
	sessions.Normal, sessions.Dislike + sessions.Strong}

func say(feeling string) string { return "you " + feeling + " them" }

// plan asks what the next of a kind of thing is for.
func plan(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	text := fmt.Sprintf(p.Pick("What do I have in mind for my next %s?", "Which plan do I have for my next %s?",
		"What is planned for my next %s?"), *x.Thing)
	d := questions.Draft{Item: p.Item(nil, x.Said), Ask: pooled.Asked(corpus.OpValue, text, *x.Thing)}
	p.Answer(&d.Item, corpus.OpValue, x.Said)
	heard := p.Heard(x, false)
	var elsewhere []pooled.Wrong
	for _, y := range p.Pieces {
		switch {
		case y.Type == x.Type && y.Context != nil:
			heard = append(heard, pooled.Wrong{Text: *y.Context, Strategy: pooled.OtherCase, Said: y.Said})
		case y.Type != x.Type && *y.Told == sessions.AsPlan:
			elsewhere = append(elsewhere, pooled.Wrong{Text: y.Value, Strategy: pooled.OtherEntity, Said: y.Said})
		}
	}
	return d, p.Choose(&d, x.Said, nil, heard) || p.Choose(&d, x.Said, heard, elsewhere)
}

// reasoning asks why the user changed their mind: the change says about what, and the turn before it says why.
func reasoning(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	f := x.Flip
	if f.Said.Message.SessionID != f.Why.Message.SessionID {
		return questions.Draft{}, false
	}
	text := fmt.Sprintf(p.Pick("Why did I change my mind about %s?", "What made me want other %s?",
		"What was behind my change of mind about %s?"), x.Type)
	d := questions.Draft{Item: p.Item(nil, f.Said, f.Why), Ask: pooled.Asked(corpus.OpValue, text, x.Type)}
	p.Answer(&d.Item, corpus.OpValue, f.Why)
	p.Bridge(&d.Item, f.Said)
	var others []pooled.Wrong
	for _, y := range p.Pieces {
		if y.Flip != nil && y.PreferenceID != x.PreferenceID {
			others = append(others, pooled.Wrong{Text: *y.Flip.Reason, Strategy: pooled.OtherEntity, Said: y.Flip.Why})
		}
	}
	return d, p.Choose(&d, f.Why, nil, others)
}
