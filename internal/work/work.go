// Package work reads what users of different professions talk about with an assistant, and what they know of the people
// around them.
//
// A talk is a frame of a session with a slot for a thing of a person's work. A circumstance is a lasting fact about a
// person that decides which advice is right for that person on an occasion. Builtin returns the file that comes with
// the program; docs/work.md describes the keys for people who write their own.
package work

import (
	"bytes"
	"io"
	"maps"
	"slices"
	"strings"

	"memloom/domains"
	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/yamlcheck"
)

// Pack is a file of work and of the people around it.
type Pack struct {
	Version       int            `yaml:"version" min:"1" max:"1"`
	Professions   []Profession   `yaml:"professions" count:"5-5"`                             // of C1, in their order
	GivenNames    []string       `yaml:"given_names" count:"1" is:"proper name" once:"name"`  // no family names
	FamilyNames   []string       `yaml:"family_names" count:"1" is:"proper name" once:"name"` // ASCII letters
	Styles        []corpus.Style `yaml:"styles" count:"1"`                                    // all different
	Talks         []life.Talk    `yaml:"talks" count:"1"`                                     // all of life.OfWork
	Relations     []string       `yaml:"relations" count:"1" is:"phrase, relation"`           // "my neighbour"
	Occasions     []Occasion     `yaml:"occasions" count:"1"`
	Circumstances []Circumstance `yaml:"circumstances" count:"1"`
	Leads         Leads          `yaml:"leads"`
}

// Profession is what a user does for a living, with what personas of it are made of (C1).
type Profession struct {
	Key         string   `yaml:"key"`             // "it-administrator"
	Title       string   `yaml:"title" is:"text"` // "IT administrator"
	Pack        string   `yaml:"pack"`            // the domain pack whose things are talked about: "technology"
	Industries  []string `yaml:"industries" count:"4" is:"phrase"`
	Backgrounds []string `yaml:"backgrounds" count:"4" is:"with a name, about a person"` // with {given}
	Goals       []string `yaml:"goals" count:"4" is:"phrase, infinitive"`                // without to
	Contexts    []string `yaml:"contexts" count:"4" is:"about a person"`                 // how such people live
	Hobbies     []string `yaml:"hobbies" count:"4" is:"phrase"`
}

// Occasion is a kind of advice that one asks for about another person.
type Occasion struct {
	Key       string   `yaml:"key" is:"key" once:"key of an occasion"` // "dinner"
	Questions []string `yaml:"questions" count:"10" is:"question"`     // with {who}; none hints at a circumstance
	Thing     string   `yaml:"thing" is:"phrase, article"`             // what the advice proposes: "a dish"
}

// Circumstance is a lasting fact about a person that decides which advice is right.
type Circumstance struct {
	Key    string            `yaml:"key" is:"key" once:"key of a circumstance"`
	Aspect string            `yaml:"aspect" is:"key"`             // in an item an aspect occurs once
	Clause string            `yaml:"clause" is:"clause, neutral"` // begins with {who}: "{who} eats neither meat nor fish"
	Short  string            `yaml:"short"`                       // the clause with {name} instead
	Advice map[string]Advice `yaml:"advice"`                      // by the keys of two occasions or more
}

// Advice is what is right and wrong for a person on an occasion because of a circumstance.
type Advice struct {
	Should    string   `yaml:"should" is:"phrase, neutral, of both"`                 // "something without a trace of nuts"
	ShouldNot []string `yaml:"should_not" count:"3-3" is:"phrase, neutral, of both"` // fine for others: "a walnut tart"
}

// Leads are sentences that may be before and after a statement in a message. They fit any statement, and either side.
type Leads struct {
	Before []string `yaml:"before" count:"1" is:"sentence, matter, of both" once:"lead"`
	After  []string `yaml:"after" count:"1" is:"text, of both" once:"lead"`
}

// The slots of the file, next to life's {subject}.
const (
	SlotGiven = "{given}" // a given name, in backgrounds and contexts
	SlotWho   = "{who}"   // a relation and a given name, in questions and clauses: "my neighbour Jonas"
	SlotName  = "{name}"  // a given name, in short clauses
)

// Builtin returns the file that comes with the program.
func Builtin() (*Pack, error) { return Read("domains/work.yaml", bytes.NewReader(domains.Work)) }

// Read reads a file of work of at most 1 MiB; the name is for errors. Its error has a line for each problem:
// file:line:column: key: what is wrong and what to do.
func Read(name string, r io.Reader) (*Pack, error) {
	return yamlcheck.File[Pack]{
		What:  "work",
		Keys:  "version, professions, names, styles, talks, relations, occasions, circumstances and leads",
		Rules: rules,
		Check: func(c *yamlcheck.Checker, p *Pack) { checker{c}.check(p) },
	}.Read(name, r)
}

// Fill puts a name, or a relation with a name, into the slots {given}, {who} and {name} of a text.
func Fill(text, who string) string {
	return strings.NewReplacer(SlotGiven, who, SlotWho, who, SlotName, who).Replace(text)
}

// For returns the circumstances with advice for an occasion, in the order of the file.
func (p *Pack) For(occasion string) []Circumstance {
	var out []Circumstance
	for _, c := range p.Circumstances {
		if _, ok := c.Advice[occasion]; ok {
			out = append(out, c)
		}
	}
	return out
}

// Occasions returns the keys of the occasions that the circumstance decides, sorted.
func (c Circumstance) Occasions() []string { return slices.Sorted(maps.Keys(c.Advice)) }
