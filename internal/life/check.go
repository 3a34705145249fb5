package life

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/yamlcheck"
	"memloom/prompts"
)

// The least counts of an entry.
const (
	leastTypes    = 4
	leastClauses  = 5 // details and offers of a talk
	leastContexts = 4
	leastTraits   = 4
	leastValues   = 5
)

// checker holds everyday life against its rules.
type checker struct{ *yamlcheck.Checker }

func (c checker) check(p *Pack) {
	if p.Version == 0 {
		c.Add("version", "missing; write version: 1")
	}
	for i, n := range []int{len(p.Users), len(p.Talks), len(p.Preferences)} {
		if n == 0 {
			c.Add([]string{"users", "talks", "preferences"}[i], "there are none; write one at least")
		}
	}
	once := c.NewOnce()
	for i, u := range p.Users {
		c.user(fmt.Sprintf("users[%d]", i), u, once)
	}
	for i, t := range p.Talks {
		c.talk(fmt.Sprintf("talks[%d]", i), t, once, []string{OfThing, OfSubject})
	}
	for i, f := range p.Preferences {
		c.preference(fmt.Sprintf("preferences[%d]", i), f, once)
	}
	c.things(p.Preferences)
	c.nouns(p.Preferences)
	c.leaks(p)
}

func (c checker) user(key string, u User, once *yamlcheck.Once) {
	once.Add(key+".name", "name", u.Name)
	once.Add(key+".given", "given name", u.Given)
	if u.Given == "" || !strings.HasPrefix(u.Name, u.Given+" ") || strings.TrimSpace(u.Name) == u.Given {
		c.Add(key+".given", "the name %q does not go on behind the given name %q; write both as in Ines Kovar, Ines", u.Name, u.Given)
	}
	c.Phrase(key+".occupation", u.Occupation)
	c.Phrase(key+".industry", u.Industry)
	c.Sentence(key+".background", u.Background)
	c.Sentence(key+".context", u.Context)
	c.Phrases(key+".goals", u.Goals, 2, 3)
	for i, g := range u.Goals {
		c.Infinitive(fmt.Sprintf("%s.goals[%d]", key, i), g)
	}
	c.Phrases(key+".hobbies", u.Hobbies, 2, 3)
	CheckStyle(c.Checker, key+".style", u.Style)
}

// CheckStyle holds every scale of a style against its values.
func CheckStyle(c *yamlcheck.Checker, key string, style corpus.Style) {
	for _, s := range corpus.StyleScales() {
		c.Known(key+"."+s.Name, *s.Of(&style), s.Values)
	}
}

// CheckTalk holds a talk of another file against the rules of talks. It may be of one of the kinds alone.
func CheckTalk(c *yamlcheck.Checker, key string, t Talk, once *yamlcheck.Once, kinds ...string) {
	checker{c}.talk(key, t, once, kinds)
}

func (c checker) talk(key string, t Talk, once *yamlcheck.Once, kinds []string) {
	c.Kebab(key+".key", t.Key)
	once.Add(key+".key", "key of a talk", t.Key)
	once.Add(key+".topic", "topic", t.Topic)
	c.Known(key+".of", t.Of, kinds)
	c.Count(key+".types", len(t.Types), leastTypes, 0)
	for i, kind := range t.Types {
		at := fmt.Sprintf("%s.types[%d]", key, i)
		c.Known(at, kind, prompts.SessionTypes())
		if slices.Contains(t.Types[:i], kind) {
			c.Add(at, "%s stands here twice; leave one", kind)
		}
	}
	if len(slots(t)) > 0 {
		c.template(key+".topic", t.Topic, t, true)
		c.template(key+".purpose", t.Purpose, t, false)
	}
	c.Infinitive(key+".purpose", t.Purpose)
	c.Phrases(key+".details", t.Details, leastClauses, 0)
	c.Phrases(key+".offers", t.Offers, leastClauses, 0)
	for i, d := range t.Details {
		at := fmt.Sprintf("%s.details[%d]", key, i)
		once.Add(at, "detail", d)
		c.Voice(at, d, "the user speaks here", "you", "your", "yours")
	}
	for i, o := range t.Offers {
		at := fmt.Sprintf("%s.offers[%d]", key, i)
		once.Add(at, "offer", o)
		c.Voice(at, o, "the assistant speaks here", "I", "me", "my", "mine", "we", "us", "our")
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
