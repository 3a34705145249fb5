package draw

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// seedOf is what the random numbers of an input are drawn from: its fields in an
// order of their own, so that where they are in a prompt changes no text.
func seedOf(in any) any {
	switch x := in.(type) {
	case prompts.DayIn:
		return daySeed{x.Project, x.Group, x.Date, x.Weekday, x.Words, x.People, x.Tasks, x.Facts, x.Slots, x.Past,
			x.Ledgers}
	case prompts.MessageIn:
		return messageSeed{x.Project, x.Group, x.Date, x.Weekday, x.Words, x.People, x.Tasks, x.Facts, x.Past,
			x.Ledgers, x.Thread, x.Said, x.Slot, x.Moment}
	case prompts.FixIn:
		return fixSeed{seedOf(x.Day), x.Messages, x.Conflicts, x.Deletable, x.Attempt}
	case prompts.OptionsIn:
		return optionsSeed{x.Question, x.Form, x.Options, x.Variant, x.Avoid}
	}
	return in
}

type daySeed struct {
	Project string             `json:"project"`
	Group   string             `json:"group"`
	Date    corpus.Date        `json:"date"`
	Weekday string             `json:"weekday"`
	Words   int                `json:"words"`
	People  []prompts.Voice    `json:"people"`
	Tasks   []prompts.TaskName `json:"tasks,omitempty"`
	Facts   []prompts.DayFact  `json:"facts"`
	Slots   []prompts.Slot     `json:"slots"`
	Past    *prompts.Past      `json:"past,omitempty"`
	Ledgers []prompts.Ledger   `json:"ledgers,omitempty"`
}

type messageSeed struct {
	Project string             `json:"project"`
	Group   string             `json:"group"`
	Date    corpus.Date        `json:"date"`
	Weekday string             `json:"weekday"`
	Words   int                `json:"words"`
	People  []prompts.Voice    `json:"people"`
	Tasks   []prompts.TaskName `json:"tasks,omitempty"`
	Facts   []prompts.DayFact  `json:"facts"`
	Past    *prompts.Past      `json:"past,omitempty"`
	Ledgers []prompts.Ledger   `json:"ledgers,omitempty"`
	Thread  []prompts.Slot     `json:"thread,omitempty"`
	Said    []prompts.Shown    `json:"said,omitempty"`
	Slot    prompts.Slot       `json:"slot"`
	Moment  *prompts.Moment    `json:"moment,omitempty"`
}

type fixSeed struct {
	Day       any                  `json:"day"`
	Messages  []prompts.DayMessage `json:"messages"`
	Conflicts []prompts.Fault      `json:"conflicts"`
	Deletable []int                `json:"deletable,omitempty"`
	Attempt   int                  `json:"attempt"`
}

type optionsSeed struct {
	Question string               `json:"question"`
	Form     string               `json:"form"`
	Options  []prompts.OptionPlan `json:"options"`
	Variant  int                  `json:"variant"`
	Avoid    []string             `json:"avoid,omitempty"`
}
