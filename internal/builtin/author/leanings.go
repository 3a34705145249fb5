package author

import (
	"slices"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
)

// Beside the scales of their style people have a tone, a voice and an expertise
// (G3). These only lean: they shift what the scales leave open, by less than a
// step of a scale, so that one hears two people of the same style apart.

// leaning is what somebody tends to beside the scales of their style.
type leaning struct {
	adds   int    // of 100 messages, in how many more something is added; below 0, in how many less
	asks   int    // of 100 messages that could end in a question, how many more do
	tools  int    // how readily words of the tools are taken, in 100ths more or less
	likes  string // kinds of patterns that are taken sooner, as in kind
	avoids string // kinds of patterns that are taken more rarely
}

// plus is both leanings together.
func (l leaning) plus(o leaning) leaning {
	return leaning{l.adds + o.adds, l.asks + o.asks, l.tools + o.tools, l.likes + o.likes, l.avoids + o.avoids}
}

var toneLeanings = map[string]leaning{
	"direct":       {likes: "b", avoids: "m"},
	"casual":       {likes: "c"},
	"professional": {likes: "f"},
	"empathetic":   {likes: "w"},
	"persuasive":   {likes: "y"},
	"humorous":     {likes: "h"},
	"skeptical":    {asks: 11, likes: "?"},
	"enthusiastic": {likes: "w"},
	"anxious":      {asks: 3, likes: "im"},
}

var voiceLeanings = map[string]leaning{
	"concise":         {adds: -35, likes: "b"},
	"chatty":          {adds: 28},
	"elaborative":     {adds: 28, likes: "vy"},
	"boring":          {adds: -20, avoids: "hws"},
	"action-oriented": {adds: 18, likes: "a"},
	"anecdotal":       {adds: 26, likes: "s"},
}

var expertiseLeanings = map[string]leaning{
	"novice":     {asks: 16, tools: -70, likes: "?m"},
	"expert":     {asks: -3, tools: 60, avoids: "m"},
	"specialist": {asks: -5, tools: 160, avoids: "m"},
}

// leaningOf is what a tone, a voice and an expertise make of somebody.
func leaningOf(tone, voice, expertise string) leaning {
	return toneLeanings[tone].plus(voiceLeanings[voice]).plus(expertiseLeanings[expertise])
}

// liking is how much a pattern weighs for what its writer likes and avoids, in
// 100ths.
func (l leaning) liking(p grammar.Pattern) int {
	n := 100
	for _, kind := range l.likes {
		if p.Kind(kind) {
			n += 120
		}
	}
	for _, kind := range l.avoids {
		if p.Kind(kind) {
			n /= 2
		}
	}
	return n
}

// spread is room for somebody who says more or less than their style tells: more
// goes on behind a message of the mean length, and a question has one reason at most.
func (m *message) spread(target, most int) (int, int) {
	n := m.v.lean.adds
	switch {
	case n > 0 && draw.Chance(m.r, n):
		if m.slot.Act != corpus.ActQuestion {
			most++
		}
		return max(target, m.d.in.Words*5/4), most
	case n < 0 && draw.Chance(m.r, -n):
		return target, max(0, most-1)
	}
	return target, most
}

// ownVoice is what somebody of the writer's voice would add here: chatty people
// chat, others explain, tell what happened to them, or say what is next. Who
// writes to a superior keeps to the matter.
func (m *message) ownVoice() grammar.Table {
	if m.senior || m.slot.Act == corpus.ActRule || !m.open() {
		return nil
	}
	t := m.d.lex.special["voice "+m.v.Voice.Voice+" "+m.toneOccasion()]
	if slices.ContainsFunc(t, func(p grammar.Pattern) bool { return slices.Contains(m.taken, p.Src) }) {
		return nil
	}
	return m.ownTurn(t)
}

// ownTurn leaves the sentences of a tone or voice that are the writer's today:
// each has one day in three, however many ways there are to write it, since one
// knows by their sense that they come again.
func (m *message) ownTurn(t grammar.Table) grammar.Table {
	const every = 3
	var out grammar.Table
	for _, p := range m.unused(t) {
		if m.turn(m.d.in.Group+m.v.Name, p)%every == 0 {
			out = append(out, p)
		}
	}
	return out
}

// ownTone adds the sentence in which the writer's own tone is heard, in some
// messages, instead of whatever else would have been added.
func (m *message) ownTone(after []string) ([]string, error) {
	odds := [...]int{13, 25, 25}[m.v.verbosity]
	if m.v.Tone == "" || m.extra > 0 || !m.open() || m.forbidden(m.v.Tone) || !draw.Chance(m.r, odds) {
		return after, nil
	}
	t := m.d.lex.special["tone "+m.v.Tone+" "+m.toneOccasion()]
	s, err := m.pickWhere(m.ownTurn(t), m.may)
	if s == "" || err != nil {
		return after, err
	}
	return []string{s}, nil
}

// open says whether a message is one in which the writer can be heard beside
// what the plan wants: it has nothing else to show, and is neither mistaken
// nor about a mistake, where a doubtful or cheerful word would be misread.
func (m *message) open() bool {
	switch m.slot.Act {
	case corpus.ActOption:
		if len(m.facts) == 0 { // an argument for what others have named
			return false
		}
	case corpus.ActClosure:
		if len(m.facts) > 0 { // settled by what it states
			return false
		}
	}
	if m.explains() || m.argued || m.decorated() || m.pointed || m.d.clear || m.brief() || m.slot.Detail != "" || m.slot.Aside != "" || len(m.slot.Flaws) > 0 {
		return false
	}
	for _, act := range []corpus.Act{m.slot.Act, m.parentAct()} {
		switch act {
		case corpus.ActMistake, corpus.ActCorrection, corpus.ActApology:
			return false
		}
	}
	return true
}
