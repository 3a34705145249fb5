package voice

import (
	"memloom/internal/standin/author/grammar"
)

// Leaning is what a person's tone, voice and expertise (G3) add to the scales of their style. It shifts a scale by less
// than one step, so that two people of the same style write differently.
type Leaning struct {
	Adds   int    // of 100 messages, in how many more something is added; below 0, in how many less
	Asks   int    // of 100 messages that could end in a question, how many more do
	tools  int    // how readily words of the tools are taken, in 100ths more or less
	likes  string // kinds of patterns that are taken sooner, as in kind
	avoids string // kinds of patterns that are taken more rarely
}

// plus adds two leanings.
func (l Leaning) plus(o Leaning) Leaning {
	return Leaning{l.Adds + o.Adds, l.Asks + o.Asks, l.tools + o.tools, l.likes + o.likes, l.avoids + o.avoids}
}

var toneLeanings = map[string]Leaning{
	"direct":       {likes: "b", avoids: "m"},
	"casual":       {likes: "c"},
	"professional": {likes: "f"},
	"empathetic":   {likes: "w"},
	"persuasive":   {likes: "y"},
	"humorous":     {likes: "h"},
	"skeptical":    {Asks: 11, likes: "?"},
	"enthusiastic": {likes: "w"},
	"anxious":      {Asks: 3, likes: "im"},
}

var voiceLeanings = map[string]Leaning{
	"concise":         {Adds: -35, likes: "b"},
	"chatty":          {Adds: 28},
	"elaborative":     {Adds: 28, likes: "vy"},
	"boring":          {Adds: -20, avoids: "hws"},
	"action-oriented": {Adds: 18, likes: "a"},
	"anecdotal":       {Adds: 26, likes: "s"},
}

var expertiseLeanings = map[string]Leaning{
	"novice":     {Asks: 16, tools: -70, likes: "?m"},
	"expert":     {Asks: -3, tools: 60, avoids: "m"},
	"specialist": {Asks: -5, tools: 160, avoids: "m"},
}

// leaningOf is the leaning of a person with a tone, a voice and an expertise.
func leaningOf(tone, voice, expertise string) Leaning {
	return toneLeanings[tone].plus(voiceLeanings[voice]).plus(expertiseLeanings[expertise])
}

// Liking is the weight of a pattern for what its writer likes and avoids, in hundredths.
func (l Leaning) Liking(p *grammar.Pattern) int {
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
