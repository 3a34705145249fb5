package life

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/internal/yamlcheck"
	"memloom/prompts"
)

// checker holds everyday life against its rules.
type checker struct{ *yamlcheck.Checker }

// Rules are the rules of words that the tags of this package name.
func Rules(c *yamlcheck.Checker) yamlcheck.Rules {
	voice := func(who string, pronouns ...string) func(key, text string) {
		return func(key, text string) { c.Voice(key, text, who, pronouns...) }
	}
	return yamlcheck.Rules{
		"type":      func(key, text string) { c.Known(key, text, prompts.SessionTypes()) },
		"domain":    func(key, text string) { c.Known(key, text, seeds.Domains()) },
		"user":      voice("the user speaks here", "you", "your", "yours"),
		"assistant": voice("the assistant speaks here", "I", "me", "my", "mine", "we", "us", "our"),
		"where": func(key, text string) {
			c.Voice(key, text, "others speak of the user as well", "I", "me", "my", "we", "us", "our", "you", "your")
			if word, _, _ := strings.Cut(text, " "); !slices.Contains(prepositions, word) {
				c.Add(key, "%q begins with no preposition; write it as in for the office", text)
			}
		},
	}
}

func (c checker) check(p *Pack) {
	if p.Version == 0 {
		c.Add("version", "missing; write version: 1")
	}
	for i, n := range []int{len(p.Users), len(p.Talks), len(p.Preferences)} {
		if n == 0 {
			c.Add([]string{"users", "talks", "preferences"}[i], "there are none; write one at least")
		}
	}
	for i, u := range p.Users {
		key := fmt.Sprintf("users[%d]", i)
		if u.Given == "" || !strings.HasPrefix(u.Name, u.Given+" ") || strings.TrimSpace(u.Name) == u.Given {
			c.Add(key+".given", "the name %q does not go on behind the given name %q; write both as in Ines Kovar, Ines", u.Name,
				u.Given)
		}
		CheckStyle(c.Checker, key+".style", u.Style)
	}
	for i, t := range p.Talks {
		CheckTalk(c.Checker, fmt.Sprintf("talks[%d]", i), t, OfThing, OfSubject)
	}
	for i, f := range p.Preferences {
		c.preference(fmt.Sprintf("preferences[%d]", i), f)
	}
	c.things(p.Preferences)
	c.nouns(p.Preferences)
	c.leaks(p)
}

// CheckStyle holds every scale of a style against its values.
func CheckStyle(c *yamlcheck.Checker, key string, style corpus.Style) {
	for _, s := range corpus.StyleScales() {
		c.Known(key+"."+s.Name, *s.Of(&style), s.Values)
	}
}

// CheckTalk holds the slots of a talk against the rules. It may be of one of the kinds alone.
func CheckTalk(c *yamlcheck.Checker, key string, t Talk, kinds ...string) {
	c.Known(key+".of", t.Of, kinds)
	if len(slots(t)) > 0 {
		checker{c}.template(key+".topic", t.Topic, t, true)
		checker{c}.template(key+".purpose", t.Purpose, t, false)
	}
}

// slots are those that a talk may use, the longest first.
func slots(t Talk) []string {
	switch t.Of {
	case OfThing:
		return []string{slotAThing, slotThings, slotThing}
	case OfSubject, OfWork:
		return []string{slotSubject}
	}
	return nil
}

// template holds a phrase with slots against the rules.
func (c checker) template(key, text string, t Talk, needed bool) {
	bare := text
	for _, s := range slots(t) {
		bare = strings.ReplaceAll(bare, s, "matter")
	}
	switch before := " " + text; {
	case needed && bare == text:
		c.Add(key, "%q has no slot; write one of %s", text, strings.Join(slots(t), ", "))
	case strings.Contains(before, " a "+slotThing), strings.Contains(before, " an "+slotThing):
		c.Add(key, "the article depends on the thing; write %s instead of a %s", slotAThing, slotThing)
	default:
		c.Phrase(key, bare)
	}
}
