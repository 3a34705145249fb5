package chat

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
)

// occasion says where a habit sounds right: acts and classes of the fact stated first, each list empty for all. A
// phrase that hedges does not go with a decision, nor does a judgement with a plain figure.
type occasion struct {
	acts    []corpus.Act
	classes []string
	reply   bool // only in a message that takes another up
	post    bool // only in a message that starts something
	morning bool // only in the person's first message of the day
}

var (
	figures = []string{grammar.ClassMeasure, grammar.ClassTally}
	clauses = []string{grammar.ClassReason, grammar.ClassBlocker, grammar.ClassRisk, grammar.ClassAlternative,
		grammar.ClassInput}
	settled = []string{grammar.ClassSetting, grammar.ClassChoice, grammar.ClassContact, grammar.ClassDeadline,
		grammar.ClassBudget}
	reports = []corpus.Act{corpus.ActProgress, corpus.ActAnswer, corpus.ActCorrection}
)

// openingPlaces knows the openings that do not go with every announcement.
func openingPlaces() map[string]occasion {
	greets := occasion{acts: []corpus.Act{corpus.ActKickoff, corpus.ActProgress, corpus.ActNews, corpus.ActDecision},
		post: true, morning: true}
	turns := occasion{acts: []corpus.Act{corpus.ActKickoff, corpus.ActDecision}, post: true}
	notes := occasion{acts: []corpus.Act{corpus.ActProgress, corpus.ActDecision}, post: true}
	warns := occasion{acts: []corpus.Act{corpus.ActBlocker, corpus.ActDecision}, post: true}
	muses := occasion{acts: []corpus.Act{corpus.ActDoubt, corpus.ActBlocker}}
	return map[string]occasion{
		"right": turns, "okay": turns, "so": turns,
		"hello all": greets, "hey all": greets,
		"for the record": notes, "quick note": notes, "a short note": notes, "for everyone": notes,
		"small update": {acts: []corpus.Act{corpus.ActProgress}, post: true},
		"from my side": {acts: []corpus.Act{corpus.ActProgress},
			classes: append(clauses[:0:0], grammar.ClassMeasure, grammar.ClassTally, grammar.ClassInput,
				grammar.ClassAlternative)},
		"heads-up": warns, "quick heads-up": warns, "hm": muses, "well": muses,
		"while we are on it": {acts: []corpus.Act{corpus.ActProgress, corpus.ActDecision}, reply: true},
	}
}

// phrasePlaces knows the phrases that do not go with every claim.
func phrasePlaces() map[string]occasion {
	weighed := occasion{acts: []corpus.Act{corpus.ActDecision, corpus.ActForecast},
		classes: append(settled[:0:0], grammar.ClassSetting, grammar.ClassChoice, grammar.ClassBudget)}
	seen := occasion{acts: []corpus.Act{corpus.ActProgress, corpus.ActAnswer}, classes: figures}
	plain := occasion{classes: clauses}
	frank := occasion{acts: []corpus.Act{corpus.ActDoubt, corpus.ActBlocker}}
	unsure := occasion{acts: []corpus.Act{corpus.ActProgress, corpus.ActAnswer, corpus.ActDoubt},
		classes: append(figures, grammar.ClassRisk, grammar.ClassReason, grammar.ClassBlocker)}
	return map[string]occasion{
		"all things considered": weighed, "on balance": weighed,
		"going by my notes": {acts: []corpus.Act{corpus.ActProgress, corpus.ActAnswer},
			classes: append(figures, settled...)},
		"as it stands": seen, "by now": seen, "to be precise": {acts: reports, classes: figures},
		"by the looks of it": unsure, "if I read it right": unsure, "as far as I can tell": unsure,
		"for what it is worth": {acts: []corpus.Act{corpus.ActAnswer, corpus.ActDoubt, corpus.ActProgress},
			classes: append(figures, grammar.ClassRisk, grammar.ClassAlternative, grammar.ClassInput)},
		"for the time being": {acts: []corpus.Act{corpus.ActProgress, corpus.ActAnswer, corpus.ActDecision},
			classes: []string{grammar.ClassSetting, grammar.ClassContact, grammar.ClassChoice}},
		"in short": plain, "in plain words": plain,
		"I reckon":     {acts: []corpus.Act{corpus.ActForecast, corpus.ActDoubt}},
		"to be honest": frank, "honestly": frank,
		"believe it or not": {acts: []corpus.Act{corpus.ActProgress, corpus.ActAnswer},
			classes: append(figures, grammar.ClassReason)},
		"as luck would have it": {acts: []corpus.Act{corpus.ActBlocker}},
	}
}

// closingPlaces knows the endings; one that it does not know can end any message that is not of few words.
func closingPlaces() map[string]occasion {
	asks := occasion{acts: []corpus.Act{corpus.ActQuestion, corpus.ActCoordinate}}
	explains := occasion{acts: []corpus.Act{corpus.ActDecision, corpus.ActAnswer, corpus.ActCorrection}}
	return map[string]occasion{
		"thanks": asks, "thanks all": {acts: []corpus.Act{corpus.ActCompletion}}, "many thanks": asks, "ta": asks,
		"cheers":           asks,
		"more soon":        {acts: []corpus.Act{corpus.ActKickoff, corpus.ActBlocker}},
		"happy to explain": explains, "questions welcome": explains,
		"shout if it looks wrong": {acts: []corpus.Act{corpus.ActAnswer, corpus.ActProgress, corpus.ActDecision},
			classes: append(figures, settled...)},
		"shout if not":       {acts: []corpus.Act{corpus.ActDecision}},
		"back to the coffee": {acts: []corpus.Act{corpus.ActBanter, corpus.ActProgress}},
	}
}

// habitual draws the habits of a writer.
type habitual struct{ *message }

// has draws a habit of the writer that fits the message. Nobody shows the same habit twice a day, nor every day.
func (m habitual) has(kind string, list []string) (string, bool) {
	if len(list) == 0 || m.d.habits[m.v.Name][kind] > 0 {
		return "", false
	}
	habit := corpus.Pick(m.r, list)
	if m.d.clear {
		return habit, m.sounds(m.d.lex.places[kind][voice.Bare(habit)])
	}
	mood := fmt.Sprintf("%s/%s/%d", habit, m.d.in.Group, m.d.in.Date)
	if draw.Trait(m.v.Name, mood, 100) >= 62 || !draw.Chance(m.r, 80) ||
		!m.suits(m.d.lex.places[kind][voice.Bare(habit)]) {
		return "", false
	}
	m.habits = append(m.habits, kind)
	return habit, true
}

func (sc habitual) suits(p occasion) bool {
	in := func(want []string, have string) bool {
		for _, w := range want {
			if w == have {
				return true
			}
		}
		return len(want) == 0
	}
	acts := make([]string, len(p.acts))
	for i, a := range p.acts {
		acts[i] = string(a)
	}
	class := ""
	if len(sc.facts) > 0 {
		class = sc.facts[0].Class
	}
	replies := sc.parent != nil || sc.slot.Earlier != nil
	return in(acts, string(sc.slot.Act)) && in(p.classes, class) &&
		(!p.reply || replies) && (!p.post || !replies) && (!p.morning || sc.d.wrote[sc.v.Name] == 0)
}

// sounds is suits for a message that is to show its writer: whatever it is
// there for, what it states must go with the habit.
func (sc habitual) sounds(p occasion) bool {
	warns := slices.Contains(p.acts, corpus.ActBlocker) && !slices.Contains(p.acts, corpus.ActDoubt)
	return !warns && (len(p.classes) == 0 || len(sc.facts) > 0 && slices.Contains(p.classes, sc.facts[0].Class))
}
