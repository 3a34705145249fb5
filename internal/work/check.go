package work

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/life"
	"memloom/internal/yamlcheck"
)

// The bounds that no tag of a key holds.
const (
	leastAspects = 6
	mostOfAspect = 4
	leastAdvice  = 2
	leastWork    = "6" // details and offers of a talk
)

// professions are those of C1 in their order, and the pack of each.
var professions = []struct{ key, pack string }{
	{"it-administrator", "technology"},
	{"financial-analyst", "financial-services"},
	{"customer-service-representative", "operations"},
	{"project-manager", "governance"},
	{"sales-executive", "marketing"},
}

// checker holds a file of work against its rules.
type checker struct{ *yamlcheck.Checker }

var nameForm = regexp.MustCompile(`^[A-Z][a-z]+$`)

// rules are the rules of words that the tags of this package name, and those of the talks.
func rules(of *yamlcheck.Checker) yamlcheck.Rules {
	c := checker{of}
	begin := func(why string, words ...string) func(key, text string) {
		return func(key, text string) {
			if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(text, w+" ") }) {
				c.Add(key, "%q "+why, text)
			}
		}
	}
	both := []string{"I", "me", "my", "we", "us", "our", "you", "your"}
	own := yamlcheck.Rules{
		"relation":    begin("does not begin with my; write it as in my neighbour", "my"),
		"article":     begin("begins with no article; write it as in a dish", "a", "an"),
		"with a name": func(key, text string) { c.slot(key, text, SlotGiven, 1) },
		"neutral":     c.neutral,
		"question":    c.question,
		"of both":     func(key, text string) { c.Voice(key, text, "both sides may say it", both...) },
		"about a person": func(key, text string) { // of unknown sex
			c.slot(key, text, SlotGiven, 0)
			c.Sentence(key, Fill(text, "Ada"))
			c.neutral(key, text)
		},
		"proper name": func(key, text string) {
			if !nameForm.MatchString(text) {
				c.Add(key, "%q is no name of plain letters; write it as in Jonas", text)
			}
			c.Text(key, text)
		},
		"clause": func(key, text string) {
			begin("does not begin with "+SlotWho+"; the clause is about that person", SlotWho)(key, text)
			c.slot(key, text, SlotWho, 1)
			c.Phrase(key, Fill(text, "my neighbour Ada"))
			c.Voice(key, text, "the clause must fit whoever says it", both...)
		},
		"matter": func(key, text string) {
			word, _, _ := strings.Cut(strings.ToLower(text), " ")
			if slices.Contains(strings.Fields("hello hi hey dear good welcome greetings"), strings.Trim(word, ",!")) {
				c.Add(key, "%q begins with a greeting; begin with the matter", text)
			}
		},
	}
	maps.Copy(own, life.Rules(of))
	return own
}

func (c checker) check(p *Pack) {
	if p.Version == 0 {
		c.Add("version", "missing; write version: 1")
	}
	for i, p := range p.Professions[:min(len(p.Professions), len(professions))] {
		key, want := fmt.Sprintf("professions[%d]", i), professions[i]
		if p.Key != want.key {
			c.Add(key+".key", "%q stands where %s belongs; keep the order of the five professions", p.Key, want.key)
		}
		if p.Pack != want.pack {
			c.Add(key+".pack", "the things of this profession stand in the pack %s, not in %q", want.pack, p.Pack)
		}
	}
	for i, s := range p.Styles {
		at := fmt.Sprintf("styles[%d]", i)
		life.CheckStyle(c.Checker, at, s)
		if slices.Contains(p.Styles[:i], s) {
			c.Add(at, "this style stands here twice; write another")
		}
	}
	for i, t := range p.Talks {
		key := fmt.Sprintf("talks[%d]", i)
		life.CheckTalk(c.Checker, key, t, life.OfWork)
		c.Count(key+".details", len(t.Details), leastWork)
		c.Count(key+".offers", len(t.Offers), leastWork)
	}
	for i, o := range p.Occasions {
		for k, q := range o.Questions {
			c.Once(fmt.Sprintf("occasions[%d].questions[%d]", i, k), "beginning of a question about "+o.Key, beginning(q))
		}
	}
	c.circumstances(p)
}

// slot refuses a text that has a slot more than once, or less often than least.
func (c checker) slot(key, text, slot string, least int) {
	switch n := strings.Count(text, slot); {
	case n < least:
		c.Add(key, "%q has no slot; write %s in it", text, slot)
	case n > 1:
		c.Add(key, "%q has the slot %s twice; leave one", text, slot)
	}
}

// neutral refuses the pronouns of one sex: any given name can fill a slot.
func (c checker) neutral(key, text string) {
	c.Voice(key, text, "any name can stand here", "he", "she", "him", "her", "his", "hers", "himself", "herself")
}

// beginning is what a question begins with, as far as questions of one occasion may not share it.
func beginning(question string) string {
	const words = 3
	all := strings.Fields(question)
	return strings.Join(all[:min(len(all), words)], " ")
}

func (c checker) question(key, text string) {
	c.slot(key, text, SlotWho, 1)
	filled := Fill(text, "my neighbour Ada")
	if !c.Text(key, filled) {
		return
	}
	c.neutral(key, text)
	if first, _ := utf8.DecodeRuneInString(text); !unicode.IsUpper(first) || !strings.HasSuffix(text, "?") ||
		strings.ContainsAny(strings.TrimSuffix(text, "?"), ".!?") {
		c.Add(key, "%q is not one question; begin with a capital letter and end with the only question mark", text)
	}
	words := yamlcheck.Padded(text)
	if !slices.ContainsFunc([]string{"I", "me", "my", "we", "us", "our", "I'm", "I'd", "I've", "we're"},
		func(w string) bool { return strings.Contains(words, yamlcheck.Padded(w)) }) {
		c.Add(key, "%q is not in the first person; say I or we", text)
	}
}
