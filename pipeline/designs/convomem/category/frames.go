package category

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"github.com/goccy/go-yaml"

	"memloom/pipeline/sessions"
)

//go:embed frames.yaml
var framesFile []byte

// The frames by which facts are said, and those of a value in place of another.
const (
	frameSaid    = "said"
	frameChanged = "changed"
)

// Frames are sentences with slots, by what they are for.
type Frames map[string][]string

// Wording returns the frames that come with the program.
var Wording = sync.OnceValue(func() Frames {
	var f Frames
	if err := yaml.UnmarshalWithOptions(framesFile, &f, yaml.Strict()); err != nil {
		panic(fmt.Sprintf("category: frames.yaml: %v", err)) // it is compiled in
	}
	return f
})

// fill puts words into the slots of a frame: pairs of a slot without its braces and what is there.
func fill(frame string, pairs ...string) string {
	var with []string
	for i := 0; i < len(pairs); i += 2 {
		with = append(with, "{"+pairs[i]+"}", pairs[i+1])
	}
	return strings.NewReplacer(with...).Replace(frame)
}

// sentence begins with a capital letter and ends with a stop.
func sentence(s string) string {
	s = sessions.Capitalised(s)
	if strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}

// joined joins phrases by a word before the last: a, b and c.
func joined(list []string, word string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " " + word + " " + list[n]
	}
	return strings.Join(list, "")
}
