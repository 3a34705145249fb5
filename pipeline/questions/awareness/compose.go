package awareness

import (
	"math/rand/v2"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// distractors is how many options an item has besides the right one.
const distractors = 3

// composed is an anchor with its question and options.
type composed struct {
	anchor
	form       string // of the question
	ask        prompts.AskIn
	right      questions.Option
	wrongs     []questions.Option
	acts       bool // options say what to do, not what applies
	difficulty []string
}

// compose is step 3: the question, the right option and three distractors. It
// fails where the world has too few values to be wrong.
func compose(w *questions.World, r *rand.Rand, form string, a anchor, values *shelf) (composed, bool) {
	c := composed{anchor: a, form: form, acts: form == prompts.FormRequest}
	c.ask = prompts.AskIn{Operation: corpus.OpChoose, Form: form, Case: a.situation}
	about := a.of
	about.Subject = a.task
	c.ask.About = []prompts.Asked{about}
	special := values.special(w, a)
	if form != prompts.FormScenario { // there it is the value that held before
		r.Shuffle(len(special), func(i, j int) { special[i], special[j] = special[j], special[i] })
	}
	var given []wrong
	if len(special) > 0 {
		given, special = special[:1], special[1:]
	}
	switch {
	case a.kind == anchorAbsence:
		c, ok := c.absent(w, r)
		return c.given(), ok
	case a.kind == anchorCap || a.kind == anchorFreeze || a.kind == anchorDeadline:
		c, ok := c.limited(w, r, given, append(special, values.others(w, r, a)...), values)
		return c.given(), ok
	}
	chosen, ok := pick(r, a.decisive.Value, given, append(special, values.others(w, r, a)...), distractors)
	if !ok {
		return composed{}, false
	}
	c.right = questions.Option{Kind: corpus.OptionCorrect, Plan: c.plan(a.decisive.Value, "", c.rightAct())}
	for _, x := range chosen {
		c.wrongs = append(c.wrongs, questions.Option{Kind: x.kind, Strategy: x.strategy, Plan: c.plan(x.value, x.of, c.rightAct())})
	}
	return c, true
}

// given puts what the wish names into the question.
func (c composed) given() composed {
	if c.named.Kind != "" {
		c.ask.Given = questions.AnswerText(c.named, c.at.Date())
	}
	return c
}

// rightAct is what every option says to do about a request that a rule decides:
// what has to be there first differs, not that something has.
func (c composed) rightAct() string {
	switch {
	case !c.acts:
		return ""
	case c.decisive.Value.Kind == corpus.KindEntity:
		return prompts.ActAsk
	}
	return prompts.ActHold
}

// plan is an option that states a value, of the subject or somebody else.
func (c composed) plan(v corpus.Value, of, act string) prompts.OptionPlan {
	asked := c.of
	if of != "" {
		asked.Subject = of
	}
	says := []prompts.Said{{Asked: asked, Value: questions.AnswerText(v, c.at.Date())}}
	return prompts.OptionPlan{Act: act, Says: says}
}

// draft makes the draft of what went through all steps.
func (c composed) draft(w *questions.World, r *rand.Rand) questions.Draft {
	evidence, gold := c.evidence(w)
	d := questions.Draft{
		Ask: c.ask,
		Item: corpus.Item{
			Category: category, Subcategory: c.kind, Difficulty: c.difficultyText(), AskedAt: c.at,
			Answer: c.right.Plan.Says[0].Value, Evidence: evidence, Gold: gold,
		},
	}
	form := prompts.OptionAnswer
	if c.acts {
		form = prompts.OptionAction
	}
	questions.Choice(&d, form, append([]questions.Option{c.right}, c.wrongs...), r.Shuffle)
	return d
}
