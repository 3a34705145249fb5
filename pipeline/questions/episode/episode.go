// Package episode asks about single pieces of a stream, right after the episode that reveals them (T5): seven types.
package episode

import (
	"fmt"

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
		{Title: Negation, Drafted: negation, Over: func(p pooled.Piece) bool { return *p.Told == sessions.Plainly && p.Polarity == sessions.Dislike }},
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

// valued asks for the value of a piece, with wrong options that its family chooses.
func valued(p *pooled.Pool, x pooled.Piece, text string, must []pooled.Wrong) (questions.Draft, bool) {
	d := questions.Draft{Item: p.Item(x.Said), Ask: pooled.Asked(corpus.OpValue, text, x.Type)}
	p.Answer(&d.Item, corpus.OpValue, x.Said)
	return d, p.Choose(&d, x.Value, must, pooled.AdjacentOf(x.Choices, x.Value))
}

// elsewhere are values of the aspect that were said of other things, as wrong options.
func elsewhere(p *pooled.Pool, x pooled.Piece) []pooled.Wrong {
	return pooled.ValuesOf(p.Others(x, p.After(x.Said)), pooled.OtherEntity, x.Value)
}

func factRecall(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	text := fmt.Sprintf(p.Pick("Which %[1]s did I name for %[2]s?", "What did I say about the %[1]s of %[2]s?", "When it comes to the %[1]s of %[2]s, what did I ask for?"),
		x.Asp(), x.Type)
	return valued(p, x, text, elsewhere(p, x))
}

func detail(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	text := fmt.Sprintf(p.Pick("Which %[1]s exactly do I go for in %[2]s?", "In %[2]s, precisely which %[1]s do I ask for?", "What was my exact word on the %[1]s of %[2]s?"),
		x.Asp(), x.Type)
	return valued(p, x, text, nil)
}

func negation(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	text := fmt.Sprintf(p.Pick("Which %[1]s do I not want in %[2]s?", "What did I rule out as the %[1]s of %[2]s?", "Which %[1]s should my %[2]s not have?"),
		x.Asp(), x.Type)
	return valued(p, x, text, elsewhere(p, x))
}

func implicit(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	not := ""
	if x.Polarity == sessions.Dislike {
		not = " not"
	}
	text := fmt.Sprintf(p.Pick("Going by what I did, which %[1]s do I%[3]s want in %[2]s?", "Judging by what became of it, which %[1]s do I%[3]s want in %[2]s?"),
		x.Asp(), x.Type, not)
	return valued(p, x, text, elsewhere(p, x))
}

// feelings are what a user can feel about a value.
var feelings = []string{"like", "love", "avoid", "can't stand"}

// preference asks how the user feels about a value: four ways to feel, by polarity and strength.
func preference(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	list := p.W.StatementsOf(x.Said.Fact.SubjectID, sessions.Feeling(x.Asp()))
	if len(list) == 0 || list[0].Message.ID != x.Said.Message.ID {
		return questions.Draft{}, false
	}
	felt := list[0]
	text := fmt.Sprintf(p.Pick("How do I feel about %s with %s?", "What are my feelings about %s with %s?"), x.Type, x.Value)
	d := questions.Draft{Item: p.Item(felt), Ask: pooled.Asked(corpus.OpValue, text, x.Type)}
	d.Ask.Given = x.Value
	p.Answer(&d.Item, corpus.OpValue, felt)
	var wrong []pooled.Wrong
	for i, f := range feelings {
		if f == felt.Fact.Value.Text {
			continue
		}
		strategy := pooled.Adjacent
		if i/2 == at(felt.Fact.Value.Text)/2 { // right about the polarity, not about the strength
			strategy = pooled.Partial
		}
		wrong = append(wrong, pooled.Wrong{Text: say(f), Strategy: strategy})
	}
	p.Set(&d, say(felt.Fact.Value.Text), wrong)
	return d, true
}

func say(feeling string) string { return "you " + feeling + " them" }

func at(feeling string) int {
	for i, f := range feelings {
		if f == feeling {
			return i
		}
	}
	return -1
}

// plan asks what the next of a kind of thing is for.
func plan(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	text := fmt.Sprintf(p.Pick("What do I have in mind for my next %s?", "Which plan do I have for my next %s?", "What is planned for my next %s?"), *x.Thing)
	d := questions.Draft{Item: p.Item(x.Said), Ask: pooled.Asked(corpus.OpValue, text, *x.Thing)}
	p.Answer(&d.Item, corpus.OpValue, x.Said)
	return d, p.Choose(&d, x.Value, nil, pooled.AdjacentOf(x.Choices, x.Value))
}

// reasoning asks why the user changed their mind, and names what they changed to: that says of which thing (two pieces).
func reasoning(p *pooled.Pool, x pooled.Piece) (questions.Draft, bool) {
	f := x.Flip
	if f.Said.Message.SessionID != f.Why.Message.SessionID {
		return questions.Draft{}, false
	}
	text := fmt.Sprintf(p.Pick("Why did I change to %s?", "What made me change to %s?", "What was behind my change to %s?"), f.To)
	d := questions.Draft{Item: p.Item(f.Said, f.Why), Ask: pooled.Asked(corpus.OpValue, text)}
	d.Ask.Given = f.To
	p.Answer(&d.Item, corpus.OpValue, f.Why)
	p.Bridge(&d.Item, f.Said)
	var other []pooled.Wrong
	for _, y := range p.Pieces {
		if y.Flip != nil && y.PreferenceID != x.PreferenceID && y.Flip.Why.Message.At < d.Item.AskedAt {
			other = append(other, pooled.Wrong{Text: *y.Flip.Reason, Strategy: pooled.OtherEntity})
			if len(d.Item.Evidence) < mostShown {
				p.Rest(&d.Item, corpus.RoleContext, y.Flip.Why)
			}
		}
	}
	return d, p.Choose(&d, *f.Reason, other[:min(len(other), 2)], pooled.AdjacentOf(f.Choices, *f.Reason))
}

// mostShown is how many messages an item shows at most: beside its pieces other reasons, so that its reason alone tells nothing.
const mostShown = 4
