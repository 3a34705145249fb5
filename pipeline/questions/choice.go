package questions

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Option is a planned option with its key.
type Option struct {
	Plan     prompts.OptionPlan
	Kind     string // one of corpus's kinds of options
	Strategy string // how a distractor was made, where a family has several ways
	Voice    string // whose way of writing a reply has: a person's id
}

// Choice makes a draft one with options (E19, E20): it shuffles them and gives
// them letters. Exactly one is to be of the kind corpus.OptionCorrect.
func Choice(d *Draft, form string, options []Option, shuffle func(n int, swap func(i, j int))) {
	options = slices.Clone(options)
	shuffle(len(options), func(i, j int) { options[i], options[j] = options[j], options[i] })
	d.Item.Format = "choice"
	d.Options = &prompts.OptionsIn{Form: form}
	d.Item.OptionKeys, d.Item.AnswerLetter = nil, ""
	for i, o := range options {
		letter := string(rune('A' + i))
		if o.Kind == corpus.OptionCorrect {
			d.Item.AnswerLetter = letter
		}
		d.Options.Options = append(d.Options.Options, o.Plan)
		d.Item.OptionKeys = append(d.Item.OptionKeys,
			corpus.OptionKey{Letter: letter, Kind: o.Kind, Strategy: o.Strategy, Act: o.Plan.Act, VoiceID: o.Voice})
	}
}
