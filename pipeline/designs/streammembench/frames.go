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
	Like, Love, Avoid, Reject []string // said plainly, by polarity and strength
	Liked, Disliked           []string // told by a deed
	Plan, Context, Likeness   []string
	Flip, Reason              []string
	Reasons                   []string // why somebody changes their mind
	Topics                    []topic
	Offers                    []string // what an assistant may propose
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
	switch p.Told {
	case sessions.AsDeed:
		if p.Polarity == sessions.Dislike {
			return f.Disliked
		}
		return f.Liked
	case sessions.AsPlan:
		return f.Plan
	case sessions.InContext:
		return f.Context
	case sessions.ByLikeness:
		return f.Likeness
	}
	list := map[[2]string][]string{{sessions.Like, sessions.Normal}: f.Like, {sessions.Like, sessions.Strong}: f.Love,
		{sessions.Dislike, sessions.Normal}: f.Avoid, {sessions.Dislike, sessions.Strong}: f.Reject}[[2]string{p.Polarity, p.Strength}]
	if p.Serves == typePreference {
		return list[:1]
	}
	return list
}

// fill puts a piece into a frame; a plan's value is its context.
func (p *piece) fill(frame string) string {
	return strings.NewReplacer("{things}", p.Things, "{thing}", p.Thing, "{value}", p.Value, "{context}", p.said(), "{aspect}", p.Aspect,
		"{model}", p.Value).Replace(frame)
}

// said is the context that a piece names.
func (p *piece) said() string {
	if p.Told == sessions.AsPlan {
		return p.Value
	}
	return p.Context
}

// fits says whether a clause has room in a turn, with its stop.
func fits(clause string, runes int) bool { return utf8.RuneCountInString(clause) < runes }

// correction is what a turn that disagrees begins with.
const correction = "no, "
