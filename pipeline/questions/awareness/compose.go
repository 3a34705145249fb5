package awareness

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

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
	larger     int  // how many wrong values are larger than the right one
	difficulty []string
}

// compose is step 3: the question, the right option and three distractors. It
// fails where the world has too few values to be wrong.
func compose(w *questions.World, r *rand.Rand, form string, a anchor, values *valueIndex) (composed, bool) {
	c := composed{anchor: a, form: form, acts: form == prompts.FormRequest}
	c.ask = prompts.AskIn{Operation: corpus.OpChoose, Form: form, Case: a.situation}
	about := a.of
	about.Subject = a.task
	if a.rule != nil {
		about.Subject = ""
		told := required(w, a.rule)
		told.Subject = ""
		c.ask.Clues = []prompts.Clue{{Asked: told, Value: questions.AnswerText(a.rule.Value, a.at.Date())}}
	}
	c.ask.About = []prompts.Asked{about}
	special, others := values.fair(a, values.special(w, a), values.others(w, r, a))
	before := slices.Clone(special)
	special = values.standings.alike(a, special)
	if form == prompts.FormScenario && a.rule == nil && len(before) > 0 &&
		(len(special) == 0 || !special[0].value.Equal(before[0].value)) {
		return composed{}, false // what held before has to be an option
	}
	if form != prompts.FormScenario || a.rule != nil { // there it is the value that held before
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
		c, ok := c.limited(w, r, given, append(special, others...), values)
		return c.given(), ok
	}
	chosen, ok := c.choose(w, r, given, append(special, values.standings.alike(a, others)...), values)
	if !ok {
		return composed{}, false
	}
	acts := c.ruledActs(r)
	c.larger = larger(a.decisive.Value, chosen)
	c.right = questions.Option{Kind: corpus.OptionCorrect, Plan: c.plan(a.decisive.Value, "", acts[0])}
	for i, x := range chosen {
		c.wrongs = append(c.wrongs, questions.Option{Kind: x.kind, Strategy: x.strategy,
			Plan: c.plan(x.value, x.of, acts[i+1])})
	}
	return c, true
}

// choose takes the distractors of an option that states what applies. Days are all still to come, the given one among
// them.
func (c composed) choose(w *questions.World, r *rand.Rand, given, list []wrong, values *valueIndex) ([]wrong, bool) {
	right := c.decisive.Value
	if !onScale(right) {
		return pick(r, right, given, list, distractors)
	}
	if right.Kind == corpus.KindDate && (right.Date <= c.at.Date() || len(c.ahead(given)) < len(given)) {
		return nil, false
	}
	return values.spread(w, r, c.anchor, given, list, func([]wrong) bool { return true })
}

// given puts what the wish names into the question.
func (c composed) given() composed {
	if c.named.Kind != "" {
		c.ask.Given = questions.AnswerText(c.named, c.at.Date())
	}
	return c
}

// ruledActs are what the options say to do about a request that a rule decides, the right one first: two refuse until
// something is there, two go ahead with it. What that is differs, so either may be right.
func (c composed) ruledActs(r *rand.Rand) [distractors + 1]string {
	if !c.acts {
		return [distractors + 1]string{}
	}
	refuse, adapt := prompts.ActHold, prompts.ActAdapt
	if c.decisive.Value.Kind == corpus.KindEntity {
		refuse = prompts.ActAsk
	}
	acts := [distractors + 1]string{refuse, adapt, adapt, refuse}
	if r.IntN(2) == 0 {
		acts = [distractors + 1]string{adapt, refuse, refuse, adapt}
	}
	r.Shuffle(distractors, func(i, j int) { acts[i+1], acts[j+1] = acts[j+1], acts[i+1] })
	return acts
}

// plan is an option that states a value, of the subject or another person.
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
		Cells: []string{fmt.Sprintf("%d larger", c.larger)},
	}
	if side := sideOf(c.right.Plan.Act); side != "" {
		if c.decisive.Value.Kind == corpus.KindEntity {
			side += ", asking somebody" // their options are others, and even among themselves
		}
		d.Cells = append(d.Cells, side)
	}
	form := prompts.OptionAnswer
	if c.acts {
		form = prompts.OptionAction
	}
	questions.Choice(&d, form, append([]questions.Option{c.right}, c.wrongs...), r.Shuffle)
	return d
}

// sideOf is what an act comes to: holding and asking a person first both refuse.
func sideOf(act string) string {
	switch act {
	case "":
		return ""
	case prompts.ActHold, prompts.ActAsk:
		return refuses
	}
	return goesAhead
}

// The sides that an act can be on.
const refuses, goesAhead = "refuses", "goes ahead"

// Opposite returns the side of an act against another, which a draft's cells name; not ok of any other cell.
func Opposite(side string) (other string, ok bool) {
	if of, is := strings.CutPrefix(side, refuses); is {
		return goesAhead + of, true
	}
	if of, is := strings.CutPrefix(side, goesAhead); is {
		return refuses + of, true
	}
	return "", false
}
