package prompts

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// Moment is what the author of a message in a channel knows of the phase in which it stands, next to what was said
// there (G3, G8 to G10).
type Moment struct {
	Scenario string   `json:"scenario"` // one of those below
	Phase    Phase    `json:"phase"`
	Stage    string   `json:"stage"`           // of the phase: early, middle, late
	Close    bool     `json:"close,omitempty"` // the phase comes to its end
	Length   Length   `json:"length"`
	Manner   []string `json:"manner"`             // how the author behaves by tone, voice and expertise, in this order
	Readers  []Reader `json:"readers"`            // who is addressed, or all others of the channel
	Answers  *Shown   `json:"answers,omitempty"`  // the message that it answers, where "said" does not show it
	Snippets []Shown  `json:"snippets,omitempty"` // a sentence each of messages before those of "said"
	Sibling  *Shown   `json:"sibling,omitempty"`  // a sentence from the phase, its group, that the message names
}

// The scenarios of messages (G10).
const (
	ScenarioPost         = "post"
	ScenarioReply        = "reply"
	ScenarioCross        = "cross-project"
	ScenarioDisagreement = "disagreement"
	ScenarioNoise        = "noise"
)

// ScenarioOf says which scenario a slot of a path is.
func ScenarioOf(s Slot, path corpus.PathType) string {
	switch {
	case slices.Contains(corpus.Noise, s.Kind):
		return ScenarioNoise
	case s.Act == corpus.ActDisagreement:
		return ScenarioDisagreement
	case path == corpus.PathCross:
		return ScenarioCross
	case path == corpus.PathReply:
		return ScenarioReply
	}
	return ScenarioPost
}

// Phase is what a phase is for (G1).
type Phase struct {
	Name     string `json:"name"`
	Category string `json:"category"`
	Goal     string `json:"goal"` // the status to be reached
}

// Reader is a person for whom a message is written.
type Reader struct {
	Name      string `json:"name"`
	Role      string `json:"role"`
	Expertise string `json:"expertise"`
}

// Length bounds a message (G10).
type Length struct {
	Fewest int `json:"fewest"` // sentences
	Most   int `json:"most"`
	Words  int `json:"words"` // of a sentence
}

// nearRepeat is the share of words from which a text nearly repeats another one (table 5).
const nearRepeat = 0.5

// Distinct returns of some messages, oldest first, those that do not nearly repeat one before them (G8).
func Distinct(list []Shown) []Shown {
	var out []Shown
	var words [][]string
	for _, s := range list {
		w := prose.Plain(s.Text)
		if !slices.ContainsFunc(words, func(x []string) bool { return prose.Near(x, w, nearRepeat) }) {
			out, words = append(out, s), append(words, w)
		}
	}
	return out
}

// Repeats returns the message that a text nearly repeats, of those that the author is shown. An ultra-short one may
// come again.
func (in MessageIn) Repeats(text string) (of Shown, ok bool) {
	if in.Moment == nil || in.Slot.Short {
		return Shown{}, false
	}
	w := prose.Plain(text)
	i := slices.IndexFunc(in.Said, func(s Shown) bool { return prose.Near(prose.Plain(s.Text), w, nearRepeat) })
	if i < 0 {
		return Shown{}, false
	}
	return in.Said[i], true
}

// checkMoment holds a message of a channel to its length, and refuses near-repeats (G8, G10). An ultra-short one has a
// bound of its own.
func checkMoment(in MessageIn, text string) []string {
	if in.Moment == nil || in.Slot.Short {
		return nil
	}
	var v []string
	most := in.Moment.Length.Most
	if n := len(prose.Sentences(text)); n > most {
		v = append(v, fmt.Sprintf("the text has %d sentences, at most %d are allowed here", n, most))
	}
	if n := len(strings.Fields(text)); n > most*in.Moment.Length.Words {
		v = append(v, fmt.Sprintf("the text has %d words, at most %d are allowed here", n, most*in.Moment.Length.Words))
	}
	if s, ok := in.Repeats(text); ok {
		v = append(v, fmt.Sprintf("the text nearly repeats what %s said (message %s): say it in other words", s.Speaker,
			s.ID))
	}
	return v
}
