package users

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml"

	"memloom/internal/life"
)

//go:embed frames.yaml
var framesFile []byte

// frames are the clauses and sentences that plans are worded in where no model words them.
type frames struct {
	Trait, Context, Dated, Disputed []string
	Variant                         string
	VariantContext                  string `yaml:"variant_context"`
	VariantDated                    string `yaml:"variant_dated"`
	Case                            map[string]string
}

var wording = sync.OnceValue(func() frames {
	var f frames
	if err := yaml.UnmarshalWithOptions(framesFile, &f, yaml.Strict()); err != nil {
		panic(fmt.Sprintf("users: frames.yaml: %v", err)) // it is compiled in
	}
	return f
})

// words are what stands in place of the slots of a frame.
type words struct{ name, value, context, when string }

// filled is a frame with its slots filled.
func (w words) in(frame string, p life.Preference) string {
	return strings.NewReplacer("{name}", w.name, "{value}", w.value, "{context}", w.context, "{when}", w.when).
		Replace(p.Fill(frame))
}

// capital begins a sentence.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[n:]
}
