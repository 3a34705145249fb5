package exam

import (
	"fmt"
	"math/rand/v2"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/prompts"
)

// choice is a question whose options are being worded.
type choice struct {
	lex  *examTables
	in   prompts.OptionsIn
	r    *rand.Rand
	said []string // texts of replies so far
}

// optionWriters word the options of the forms by which they are called; those of any other form are worded as answers.
func optionWriters() map[string]func(*choice, prompts.OptionPlan) (string, error) {
	return map[string]func(*choice, prompts.OptionPlan) (string, error){
		prompts.OptionAction: (*choice).action,
		prompts.OptionReply:  (*choice).reply, prompts.OptionRecommendation: (*choice).recommendation, prompts.OptionImprovement: (*choice).improvement,
	}
}

// Options words the options of a question (E19, E20). An error means an option
// that says nothing, or a table that lacks it.
func Options(in prompts.OptionsIn) (prompts.OptionsOut, error) {
	r, err := draw.Source(in, "options")
	if err != nil {
		return prompts.OptionsOut{}, err
	}
	c := &choice{lex: examGrammar(), in: in, r: r}
	write, ok := optionWriters()[in.Form]
	if !ok {
		write = (*choice).answer
	}
	var out prompts.OptionsOut
	for i, p := range in.Options {
		text, err := write(c, p)
		if err != nil {
			return prompts.OptionsOut{}, fmt.Errorf("wording option %d of %d: %w", i+1, len(in.Options), err)
		}
		if in.Form != prompts.OptionReply { // a reply is as its voice writes
			text = grammar.Capitalised(grammar.Unmark(text))
		}
		out.Texts = append(out.Texts, text)
	}
	return out, nil
}
