package life

import (
	_ "embed"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml"
)

//go:embed frames.yaml
var framesFile []byte

// Frames are the clauses and sentences by which preferences show where no model words them (S4).
type Frames struct {
	Trait          []string
	Shown          []string // with a sign in place of the value, of a person next to another person
	People         []string // who else there is
	Since          string
	Variant        string
	VariantContext string            `yaml:"variant_context"`
	VariantDated   string            `yaml:"variant_dated"`
	Case           map[string]string // by subtype: what the variants of a set say together
}

// Wording returns the frames that come with the program.
var Wording = sync.OnceValue(func() Frames {
	var f Frames
	if err := yaml.UnmarshalWithOptions(framesFile, &f, yaml.Strict()); err != nil {
		panic(fmt.Sprintf("life: frames.yaml: %v", err)) // it is compiled in
	}
	return f
})

// Shown is a variant of a preference: whose it is, what of it holds, and where or since when.
type Shown struct {
	Name, Value   string
	Context, When string // empty: everywhere, always
}

// Sentence states the variant.
func (f Frames) Sentence(p Preference, s Shown) string {
	frame := f.Variant
	switch {
	case s.Context != "":
		frame = f.VariantContext
	case s.When != "":
		frame = f.VariantDated
	}
	out := s.in(frame, p)
	r, n := utf8.DecodeRuneInString(out)
	return string(unicode.ToUpper(r)) + out[n:]
}

// Clauses are n clauses by which a value shows by its name, each of another frame.
func (f Frames) Clauses(r *rand.Rand, p Preference, s Shown, n int) []string {
	var out []string
	for _, i := range r.Perm(len(f.Trait))[:min(n, len(f.Trait))] {
		out = append(out, s.in(f.Trait[i], p))
	}
	return out
}

// Sign is what shows that a person goes for a value: whose it is and who else is there, where or since when.
type Sign struct {
	Words, Whose, Beside string
	Context, When        string // empty: everywhere, always
}

// Me is the user as a clause names them.
const Me = "I"

// Clause shows a sign in the nth frame.
func (f Frames) Clause(n int, s Sign) string {
	at := s.Context
	if s.When != "" {
		at = strings.ReplaceAll(f.Since, "{when}", s.When)
	}
	out := strings.NewReplacer("{at}", at, "{a}", s.Whose, "{b}", s.Beside, "{sign}",
		s.Words).Replace(f.Shown[n%len(f.Shown)])
	return strings.Join(strings.Fields(out), " ")
}

// Together says what the variants of a set come to.
func (f Frames) Together(subtype, name string, p Preference) string {
	return Shown{Name: name}.in(f.Case[subtype], p)
}

func (s Shown) in(frame string, p Preference) string {
	return strings.NewReplacer("{name}", s.Name, "{value}", s.Value, "{context}", s.Context, "{when}",
		s.When).Replace(p.Fill(frame))
}
