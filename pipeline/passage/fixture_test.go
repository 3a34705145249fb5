package passage

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin"
	"memloom/prompts"
	"memloom/validate/daycheck"
)

var (
	tuesday = corpus.NewDate(2025, 3, 11)
	world   = daycheck.World{
		People: []daycheck.Person{{Name: "Mira Castellan", Given: "Mira"}, {Name: "Odd Brekke", Given: "Odd"},
			{Name: "Ines Okafor", Given: "Ines"}, {Name: "Greta Moll", Given: "Greta"}},
		Groups: []string{"Harbour Gate Crew"},
	}
	lexicon = corpus.NewLexicon([]string{
		"Mira Castellan", "Mira", "Odd Brekke", "Odd", "Ines Okafor", "Ines", "Greta Moll", "Greta",
		"harbour gate index", "tide table import", "pilot berth survey", "mooring rule table", "Harbour Gate Crew",
	}, []string{"MB"})
)

// The slots of the fixture that corruptions name.
const (
	slotKickoff    = 1
	slotAnswer     = 3
	slotThanks     = 4 // a leaf
	slotBanter     = 5 // a leaf, of a formal manager
	slotEnd        = 6
	slotMistake    = 7
	slotCorrection = 8
)

func style(formality, verbosity, emoji string) corpus.Style {
	return corpus.Style{Formality: formality, Verbosity: verbosity, Humour: "minimal", Jargon: "balanced", Emoji: emoji,
		Directness: "balanced", Warmth: "friendly", Questioning: "clarifying"}
}

// plan is a day with a start, an end, a question, a mistake and small talk.
func plan() prompts.DayIn {
	due := corpus.DateValue(corpus.NewDate(2025, 3, 19))
	size := corpus.QuantityValue(corpus.NewDecimal(48, 0), "MB")
	wrong, right := corpus.CountValue(9), corpus.CountValue(7)
	index, survey := "harbour gate index", "pilot berth survey"
	at := func(minute int) corpus.Stamp { return tuesday.At(9+minute/60, minute%60) }
	return prompts.DayIn{
		Project: "Quiet Harbour", Group: "Harbour Gate Crew", Date: tuesday, Weekday: "Tuesday", Words: 14,
		People: []prompts.Voice{
			{Name: "Mira Castellan", Given: "Mira", Role: "engineer", Rank: 4, Style: style("semi-formal", "moderate",
				"occasional")},
			{Name: "Odd Brekke", Given: "Odd", Role: "liaison", Rank: 5, Style: style("casual", "concise", "rare")},
			{Name: "Ines Okafor", Given: "Ines", Formal: "Ms Okafor", Role: "programme manager", Rank: 2, Style: style("formal",
				"moderate", "rare")},
		},
		Facts: []prompts.DayFact{
			{N: 1, Subject: index, Attribute: corpus.PredStarted, Class: "event", Basis: corpus.BasisTimestamp},
			{N: 2, Subject: index, Attribute: corpus.PredOwner, Class: "owner", Basis: corpus.BasisAuthor},
			{N: 3, Subject: index, Attribute: corpus.PredDue, Class: "due", Value: &due, Surfaces: []string{"19 March"},
				Basis: corpus.BasisText},
			{N: 4, Subject: index, Attribute: "batch size", Class: "measure", Value: &size, Surfaces: []string{"48 MB"},
				Basis: corpus.BasisText},
			{N: 5, Subject: "tide table import", Attribute: corpus.PredFinished, Class: "event", Basis: corpus.BasisTimestamp,
				Done: []string{"merged"}},
			{N: 6, Subject: survey, Attribute: "berth count", Plural: "berths", Class: "tally", Value: &wrong,
				Surfaces: []string{"9"}, Basis: corpus.BasisText},
			{N: 7, Subject: survey, Attribute: "berth count", Plural: "berths", Class: "tally", Value: &right,
				Surfaces: []string{"7"}, Basis: corpus.BasisText},
		},
		Slots: []prompts.Slot{
			{N: 1, At: at(5), Author: "Mira Castellan", Act: corpus.ActKickoff, Task: index, States: []int{1, 2, 3}},
			{N: 2, At: at(20), Author: "Odd Brekke", Act: corpus.ActQuestion, Task: index, ReplyTo: 1, To: "Mira Castellan",
				Asks: &prompts.Asked{Subject: index, Attribute: "batch size", Class: "measure", Kind: corpus.KindQuantity}},
			{N: 3, At: at(24), Author: "Mira Castellan", Act: corpus.ActAnswer, Task: index, ReplyTo: 2, To: "Odd Brekke",
				States: []int{4}},
			{N: 4, At: at(30), Author: "Odd Brekke", Act: corpus.ActAcknowledge, Task: index, ReplyTo: 3},
			{N: 5, At: at(120), Author: "Ines Okafor", Act: corpus.ActBanter, Task: index, ReplyTo: 3,
				Aside: "the coffee machine"},
			{N: 6, At: at(460), Author: "Mira Castellan", Act: corpus.ActCompletion, Task: "tide table import",
				States: []int{5}},
			{N: 7, At: at(480), Author: "Odd Brekke", Act: corpus.ActMistake, Task: survey, States: []int{6}},
			{N: 8, At: at(484), Author: "Mira Castellan", Act: corpus.ActCorrection, Task: survey, ReplyTo: 7, States: []int{7}},
		},
	}
}

func around() daycheck.Context {
	return daycheck.Context{
		Date: tuesday, Workday: true, Group: "Harbour Gate Crew", Writers: []string{"Mira Castellan", "Odd Brekke",
			"Ines Okafor"}, Leaves: []int{slotThanks, slotBanter},
		Tasks: []prompts.CheckTask{
			{N: 1, Name: "harbour gate index", Owner: "Mira Castellan", State: prompts.TaskStarting},
			{N: 2, Name: "tide table import", Owner: "Mira Castellan", State: prompts.TaskEnding},
			{N: 3, Name: "pilot berth survey", Owner: "Odd Brekke", State: prompts.TaskOngoing},
			{N: 4, Name: "mooring rule table", Owner: "Odd Brekke", State: prompts.TaskUpcoming},
		},
		Known: []daycheck.Known{{Subject: "pilot berth survey", Attribute: "retry limit", Value: corpus.CountValue(5)}},
	}
}

// written is the day as the built-in author writes it.
func written(t testing.TB) prompts.DayOut {
	t.Helper()
	r, err := prompts.NewTasks(lexicon).Day.Ask(t.Context(), builtinModel(), plan())
	if err != nil {
		t.Fatal(err)
	}
	return r.Out
}

func builtinModel() *standin.Model { return standin.New(prompts.NewTasks(lexicon)) }

// dayOf is a day that the built-in model writes, with an attentive checker.
func dayOf(in prompts.DayIn, c daycheck.Context) *Day {
	m := builtinModel()
	return &Day{Staff: Staff{Tasks: prompts.NewTasks(lexicon), Author: m, Checker: attentive{m}, Fixer: m},
		Rules: daycheck.NewChecker(world, lexicon), In: in, Context: c}
}
