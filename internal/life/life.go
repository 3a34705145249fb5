// Package life reads what users talk about with an assistant: matters of everyday life, and what they go for in things.
//
// A talk is a frame of a session with a slot. A preference is a kind of thing; its traits are the aspects in which
// people differ, each with values of which a person goes for one. Builtin returns the file that comes with the program;
// docs/seeds.md describes the keys for people who write their own.
package life

import (
	"bytes"
	"strings"

	"memloom/domains"
	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// What the slot of a talk stands for.
const (
	OfThing   = "thing"   // a thing that a user chooses, keeps or makes
	OfSubject = "subject" // something of the world that the user looks into
	OfWork    = "work"    // a thing of a person's work; in the file of internal/work alone
)

// Pack is a file of everyday life.
type Pack struct {
	Version     int          `yaml:"version" min:"1" max:"1"`
	Users       []User       `yaml:"users"`
	Talks       []Talk       `yaml:"talks"`
	Preferences []Preference `yaml:"preferences"`
}

// User is a person who talks to an assistant (S1).
type User struct {
	Name       string       `yaml:"name" once:"name"`                          // "Ines Kovar"; invented
	Given      string       `yaml:"given" once:"given name"`                   // "Ines", the beginning of the name
	Occupation string       `yaml:"occupation" is:"phrase"`                    // "cartographer"
	Industry   string       `yaml:"industry" is:"phrase"`                      // "public mapping"
	Background string       `yaml:"background" is:"sentence"`                  // in the third person
	Goals      []string     `yaml:"goals" count:"2-3" is:"phrase, infinitive"` // without to
	Context    string       `yaml:"context" is:"sentence"`                     // the situation of life
	Hobbies    []string     `yaml:"hobbies" count:"2-3" is:"phrase"`
	Style      corpus.Style `yaml:"style"` // all scales
}

// Talk is a matter that sessions can be about: a frame with a slot.
type Talk struct {
	Key     string   `yaml:"key" is:"key" once:"key of a talk"`
	Of      string   `yaml:"of"`                        // OfThing or OfSubject
	Types   []string `yaml:"types" count:"4" is:"type"` // the conversation types that fit it, of prompts.SessionTypes
	Topic   string   `yaml:"topic" once:"topic"`        // a noun phrase with the slot: "a shortlist of {things}"
	Purpose string   `yaml:"purpose" is:"infinitive"`   // without to; slots may be in it

	// Details are clauses of circumstance that the user may mention, Offers things that the assistant may propose, both
	// without slots.
	Details []string `yaml:"details" count:"5" is:"phrase, user" once:"detail"`
	Offers  []string `yaml:"offers" count:"5" is:"phrase, assistant" once:"offer"`
}

// Preference is a kind of thing in which people go for different traits.
type Preference struct {
	Key      string   `yaml:"key" is:"key" once:"key of a preference"`
	Domain   string   `yaml:"domain" is:"domain"`                    // one of seeds.Domains
	Thing    string   `yaml:"thing" is:"name of 4" once:"thing"`     // "reading chair"
	Things   string   `yaml:"things" is:"name of 4" once:"things"`   // "reading chairs"
	Contexts []string `yaml:"contexts" count:"4" is:"phrase, where"` // phrases with a preposition: "for the office"
	Traits   []Trait  `yaml:"traits" count:"4"`                      // of different aspects
}

// Trait is an aspect of a thing with the values that it can have.
type Trait struct {
	Noun   string   `yaml:"noun" is:"name of 3"`             // as the field of a form names it: "wood"
	Values []string `yaml:"values" count:"5" is:"name of 4"` // they exclude one another and fit behind "a <thing> with"
}

// Builtin returns the file that comes with the program.
func Builtin() (*Pack, error) { return Read("domains/life.yaml", bytes.NewReader(domains.Life)) }

// Fill puts the preference's thing into the slots {thing}, {things} and {a thing} of a template.
func (p Preference) Fill(template string) string {
	article := pack.Article(p.Thing, "")
	return strings.NewReplacer(slotThing, p.Thing, slotThings, p.Things, slotAThing, article+" "+p.Thing).Replace(template)
}

// FillSubject puts a subject of the world into the slot {subject} of a template.
func FillSubject(template, subject string) string {
	return strings.ReplaceAll(template, slotSubject, subject)
}

// The slots of talks.
const (
	slotThing   = "{thing}"
	slotThings  = "{things}"
	slotAThing  = "{a thing}"
	slotSubject = "{subject}"
)
