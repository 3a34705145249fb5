package streammembench

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/goccy/go-yaml"

	"memloom/pipeline/sessions"
)

//go:embed frames.yaml
var framesFile []byte

// frames are the clauses by which the items of a pool are said, and what episodes are about.
type frames struct {
	Says         map[string][]string // plainly by the feeling, by a deed, or otherwise by how it is said
	Flip, Reason []string
	Asides       []asideFrame // what others want, and what was wanted long ago
	Friends      []string     // who tells a thing: each wants one
	Others       []string     // who else wants things
	Reasons      []string     // why a user changes their mind
	Topics       []topic
	Offers       []string // what an assistant may propose
}

// asideFrame is how foils are said: one with its thing, or two without.
type asideFrame struct {
	Says     string
	Unwanted bool // no one wants it
	Past     bool // the user wanted it long ago
	Plan     bool // it is what the next thing is for; two may be of any kind
}

// topic is what an episode is about, and what the user wants (T2).
type topic struct{ Topic, Purpose string }

// wording returns the frames that come with the program.
var wording = sync.OnceValue(func() frames {
	var f frames
	if err := yaml.UnmarshalWithOptions(framesFile, &f, yaml.Strict()); err != nil {
		panic(fmt.Sprintf("episodes: frames.yaml: %v", err)) // it is compiled in
	}
	return f
})

// feelings are the verbs of the plain frames that say how a user feels, by polarity and strength.
var feelings = map[[2]string]string{
	{sessions.Like, sessions.Normal}: "like", {sessions.Like, sessions.Strong}: "love",
	{sessions.Dislike, sessions.Normal}: "avoid", {sessions.Dislike, sessions.Strong}: "can't stand",
}

// of returns the frames by which a piece may be said. One that is asked about by how the user feels has the plainest.
func (f frames) of(p *piece) []string {
	switch {
	case p.Told == sessions.AsDeed:
		return f.Says[p.Polarity+"d"]
	case p.Told != sessions.Plainly:
		return f.Says[p.Told]
	case p.Serves == typePreference:
		return f.Says[p.feeling()][:1]
	}
	return f.Says[p.feeling()]
}

// fill puts a piece into a frame; a plan's value is its context.
func (p *piece) fill(frame string) string {
	context := p.Context
	if p.Told == sessions.AsPlan {
		context = p.Value
	}
	return strings.NewReplacer("{things}", p.Things, "{thing}", p.Thing, "{value}", p.Value, "{context}", context,
		"{aspect}", p.Aspect).Replace(frame)
}

// fits says whether a clause has room in a turn, with its stop.
func fits(clause string, runes int) bool { return utf8.RuneCountInString(clause) < runes }

// correction is what a turn that disagrees begins with.
const correction = "no, "
