package life

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
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

func (c *checker) check(p *Pack) {
	if p.Version != 1 {
		c.add("version", "version %d is not known; write version: 1", p.Version)
	}
	for i, n := range []int{len(p.Users), len(p.Talks), len(p.Preferences)} {
		if n == 0 {
			c.at(1, 1, "%s: there are none; write one at least", []string{"users", "talks", "preferences"}[i])
		}
	}
	once := &seen{c: c, at: map[string]string{}}
	for i, u := range p.Users {
		c.user(fmt.Sprintf("users[%d]", i), u, once)
	}
	for i, t := range p.Talks {
		c.talk(fmt.Sprintf("talks[%d]", i), t, once)
	}
	for i, f := range p.Preferences {
		c.preference(fmt.Sprintf("preferences[%d]", i), f, once)
	}
	c.things(p.Preferences)
	c.nouns(p.Preferences)
	c.leaks(p)
}

// seen holds what may stand once in a file.
type seen struct {
	c  *checker
	at map[string]string // key of the first one, by class and text
}

func (s *seen) add(key, class, text string) {
	id := class + "\x00" + strings.ToLower(text)
	if first, ok := s.at[id]; ok && text != "" {
		line, _ := s.c.place(first)
		s.c.add(key, "the %s %q stands in line %d already; write another", class, text, line)
		return
	}
	s.at[id] = key
}

// known holds a word against those that are known.
func (c *checker) known(key, text string, known []string) {
	if !slices.Contains(known, text) {
		c.add(key, "%q is none of %s; write one of them%s", text, strings.Join(known, ", "), nearest.Hint(text, known))
	}
}

// count holds a number of elements against its bounds; most 0 for any.
func (c *checker) count(key string, n, least, most int) {
	switch {
	case n < least:
		c.add(key, "%d stand here; write %d at least", n, least)
	case most > 0 && n > most:
		c.add(key, "%d stand here; leave %d at most", n, most)
	}
}

func (c *checker) user(key string, u User, once *seen) {
	once.add(key+".name", "name", u.Name)
	once.add(key+".given", "given name", u.Given)
	if u.Given == "" || !strings.HasPrefix(u.Name, u.Given+" ") || strings.TrimSpace(u.Name) == u.Given {
		c.add(key+".given", "the name %q does not go on behind the given name %q; write both as in Ines Kovar, Ines", u.Name, u.Given)
	}
	c.phrase(key+".occupation", u.Occupation)
	c.phrase(key+".industry", u.Industry)
	c.sentence(key+".background", u.Background)
	c.sentence(key+".context", u.Context)
	c.phrases(key+".goals", u.Goals, 2, 3)
	for i, g := range u.Goals {
		c.infinitive(fmt.Sprintf("%s.goals[%d]", key, i), g)
	}
	c.phrases(key+".hobbies", u.Hobbies, 2, 3)
	style := u.Style
	for _, s := range corpus.StyleScales() {
		c.known(key+".style."+s.Name, *s.Of(&style), s.Values)
	}
}

func (c *checker) talk(key string, t Talk, once *seen) {
	c.kebab(key+".key", t.Key)
	once.add(key+".key", "key of a talk", t.Key)
	once.add(key+".topic", "topic", t.Topic)
	c.known(key+".of", t.Of, []string{OfThing, OfSubject})
	c.count(key+".types", len(t.Types), leastTypes, 0)
	for i, kind := range t.Types {
		at := fmt.Sprintf("%s.types[%d]", key, i)
		c.known(at, kind, prompts.SessionTypes())
		if slices.Contains(t.Types[:i], kind) {
			c.add(at, "%s stands here twice; leave one", kind)
		}
	}
	if len(slots(t)) > 0 {
		c.template(key+".topic", t.Topic, t, true)
		c.template(key+".purpose", t.Purpose, t, false)
	}
	c.infinitive(key+".purpose", t.Purpose)
	c.phrases(key+".details", t.Details, leastClauses, 0)
	c.phrases(key+".offers", t.Offers, leastClauses, 0)
	for i, d := range t.Details {
		at := fmt.Sprintf("%s.details[%d]", key, i)
		once.add(at, "detail", d)
		c.voice(at, d, "the user speaks here", "you", "your", "yours")
	}
	for i, o := range t.Offers {
		at := fmt.Sprintf("%s.offers[%d]", key, i)
		once.add(at, "offer", o)
		c.voice(at, o, "the assistant speaks here", "I", "me", "my", "mine", "we", "us", "our")
	}
}

// slots are those that a talk may use, the longest first.
func slots(t Talk) []string {
	switch t.Of {
	case OfThing:
		return []string{slotAThing, slotThings, slotThing}
	case OfSubject:
		return []string{slotSubject}
	}
	return nil
}

// template holds a phrase with slots against the rules.
func (c *checker) template(key, text string, t Talk, needed bool) {
	bare := text
	for _, s := range slots(t) {
		bare = strings.ReplaceAll(bare, s, "matter")
	}
	switch before := " " + text; {
	case needed && bare == text:
		c.add(key, "%q has no slot; write one of %s", text, strings.Join(slots(t), ", "))
	case strings.Contains(before, " a "+slotThing), strings.Contains(before, " an "+slotThing):
		c.add(key, "the article depends on the thing; write %s instead of a %s", slotAThing, slotThing)
	default:
		c.phrase(key, bare)
	}
}
