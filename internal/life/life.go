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
	OfWork    = "work"    // a thing of somebody's work; in the file of internal/work alone
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
	Name       string       `yaml:"name"`       // "Ines Kovar"; invented
	Given      string       `yaml:"given"`      // "Ines", the beginning of the name
	Occupation string       `yaml:"occupation"` // "cartographer"
	Industry   string       `yaml:"industry"`   // "public mapping"
	Background string       `yaml:"background"` // one sentence in the third person
	Goals      []string     `yaml:"goals"`      // 2 or 3 infinitives without to
	Context    string       `yaml:"context"`    // a sentence: the situation of life
	Hobbies    []string     `yaml:"hobbies"`    // 2 or 3
	Style      corpus.Style `yaml:"style"`      // all scales
}

// Talk is a matter that sessions can be about: a frame with a slot.
type Talk struct {
	Key     string   `yaml:"key"`
	Of      string   `yaml:"of"`      // OfThing or OfSubject
	Types   []string `yaml:"types"`   // the conversation types that fit it, at least 4 of prompts.SessionTypes
	Topic   string   `yaml:"topic"`   // a noun phrase with the slot: "a shortlist of {things}"
	Purpose string   `yaml:"purpose"` // an infinitive without to; slots may stand in it
	Details []string `yaml:"details"` // at least 5 clauses of circumstance that the user may mention, without slots
	Offers  []string `yaml:"offers"`  // at least 5 things that the assistant may propose, without slots
}

// Preference is a kind of thing in which people go for different traits.
type Preference struct {
	Key      string   `yaml:"key"`      // kebab-case, unique
	Domain   string   `yaml:"domain"`   // one of seeds.Domains
	Thing    string   `yaml:"thing"`    // "reading chair"
	Things   string   `yaml:"things"`   // "reading chairs"
	Contexts []string `yaml:"contexts"` // at least 4 phrases with a preposition: "for the office"
	Traits   []Trait  `yaml:"traits"`   // at least 4, of different aspects
}

// Trait is an aspect of a thing with the values that it can have.
type Trait struct {
	Noun   string   `yaml:"noun"`   // as the field of a form names it: "wood"
	Values []string `yaml:"values"` // at least 5 that exclude one another and fit behind "a <thing> with"
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
