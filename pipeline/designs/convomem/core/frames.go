package core

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
)

//go:embed frames.yaml
var framesFile []byte

// Frames are sentences with slots, by what they are for.
type Frames map[string][]string

// Wording returns the frames that come with the program.
var Wording = sync.OnceValue(func() Frames {
	var f Frames
	if err := yaml.UnmarshalWithOptions(framesFile, &f, yaml.Strict()); err != nil {
		panic(fmt.Sprintf("core: frames.yaml: %v", err)) // it is compiled in
	}
	return f
})

// Fill puts words into the slots of a frame: pairs of a slot without its braces and what stands there.
func Fill(frame string, pairs ...string) string {
	var with []string
	for i := 0; i < len(pairs); i += 2 {
		with = append(with, "{"+pairs[i]+"}", pairs[i+1])
	}
	return strings.NewReplacer(with...).Replace(frame)
}

// Sentence begins with a capital letter and ends with a stop.
func Sentence(s string) string {
	s = Capitalised(s)
	if strings.HasSuffix(s, ".") || strings.HasSuffix(s, "?") {
		return s
	}
	return s + "."
}

// Capitalised begins with a capital letter.
func Capitalised(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}

// And joins phrases: a, b and c.
func And(list []string) string {
	if n := len(list) - 1; n > 0 {
		return strings.Join(list[:n], ", ") + " and " + list[n]
	}
	return strings.Join(list, "")
}
