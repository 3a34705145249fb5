package work

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/life"
	"memloom/internal/yamlcheck"
)

// The least counts of an entry.
const (
	leastPhrases   = 4 // of each list of a profession
	leastQuestions = 10
	leastAspects   = 6
	mostOfAspect   = 4
	leastAdvice    = 2
	wrongAdvice    = 3
	leastWork      = 6 // details and offers of a talk
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

func (c checker) check(p *Pack) {
	if p.Version == 0 {
		c.Add("version", "missing; write version: 1")
	}
	once := c.NewOnce()
	c.professions(p.Professions)
	c.names("given_names", p.GivenNames, once)
	c.names("family_names", p.FamilyNames, once)
	c.styles(p)
	c.Count("talks", len(p.Talks), 1, 0)
	for i, t := range p.Talks {
		key := fmt.Sprintf("talks[%d]", i)
		life.CheckTalk(c.Checker, key, t, once, life.OfWork)
		c.Count(key+".details", len(t.Details), leastWork, 0)
		c.Count(key+".offers", len(t.Offers), leastWork, 0)
	}
	c.relations(p.Relations)
	for i, o := range p.Occasions {
		c.occasion(fmt.Sprintf("occasions[%d]", i), o, once)
	}
	c.circumstances(p, once)
	c.leads("leads.user", p.Leads.User, once)
	c.leads("leads.assistant", p.Leads.Assistant, once)
}

func (c checker) professions(all []Profession) {
	c.Count("professions", len(all), len(professions), len(professions))
	for i, p := range all[:min(len(all), len(professions))] {
		key, want := fmt.Sprintf("professions[%d]", i), professions[i]
		if p.Key != want.key {
			c.Add(key+".key", "%q stands where %s belongs; keep the order of the five professions", p.Key, want.key)
		}
		if p.Pack != want.pack {
			c.Add(key+".pack", "the things of this profession stand in the pack %s, not in %q", want.pack, p.Pack)
		}
		c.Text(key+".title", p.Title)
		c.Phrases(key+".industries", p.Industries, leastPhrases, 0)
		c.Phrases(key+".goals", p.Goals, leastPhrases, 0)
		c.Phrases(key+".hobbies", p.Hobbies, leastPhrases, 0)
		for k, g := range p.Goals {
			c.Infinitive(fmt.Sprintf("%s.goals[%d]", key, k), g)
		}
		c.sentences(key+".backgrounds", p.Backgrounds, 1)
		c.sentences(key+".contexts", p.Contexts, 0)
	}
}

// sentences holds sentences about a person of unknown sex against the rules; least is how often {given} stands in each.
func (c checker) sentences(key string, texts []string, least int) {
	c.Count(key, len(texts), leastPhrases, 0)
	for i, text := range texts {
		at := fmt.Sprintf("%s[%d]", key, i)
		c.slot(at, text, SlotGiven, least)
		c.Sentence(at, Fill(text, "Ada"))
		c.neutral(at, text)
		if slices.Contains(texts[:i], text) {
			c.Add(at, "%q stands here twice; leave one", text)
		}
	}
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

var nameForm = regexp.MustCompile(`^[A-Z][a-z]+$`)

func (c checker) names(key string, names []string, once *yamlcheck.Once) {
	c.Count(key, len(names), 1, 0)
	for i, name := range names {
		at := fmt.Sprintf("%s[%d]", key, i)
		once.Add(at, "name", name)
		if !nameForm.MatchString(name) {
			c.Add(at, "%q is no name of plain letters; write it as in Jonas", name)
		}
		c.Text(at, name)
	}
}

func (c checker) styles(p *Pack) {
	c.Count("styles", len(p.Styles), 1, 0)
	for i, s := range p.Styles {
		at := fmt.Sprintf("styles[%d]", i)
		life.CheckStyle(c.Checker, at, s)
		if slices.Contains(p.Styles[:i], s) {
			c.Add(at, "this style stands here twice; write another")
		}
	}
}

func (c checker) relations(all []string) {
	c.Phrases("relations", all, 1, 0)
	for i, text := range all {
		if !strings.HasPrefix(text, "my ") {
			c.Add(fmt.Sprintf("relations[%d]", i), "%q does not begin with my; write it as in my neighbour", text)
		}
	}
}

func (c checker) occasion(key string, o Occasion, once *yamlcheck.Once) {
	c.Kebab(key+".key", o.Key)
	once.Add(key+".key", "key of an occasion", o.Key)
	c.Phrase(key+".thing", o.Thing)
	if !strings.HasPrefix(o.Thing, "a ") && !strings.HasPrefix(o.Thing, "an ") {
		c.Add(key+".thing", "%q begins with no article; write it as in a dish", o.Thing)
	}
	c.Count(key+".questions", len(o.Questions), leastQuestions, 0)
	for i, q := range o.Questions {
		at := fmt.Sprintf("%s.questions[%d]", key, i)
		c.question(at, q)
		once.Add(at, "beginning of a question about "+o.Key, beginning(q))
	}
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

func (c checker) leads(key string, texts []string, once *yamlcheck.Once) {
	c.Count(key, len(texts), 1, 0)
	for i, text := range texts {
		at := fmt.Sprintf("%s[%d]", key, i)
		once.Add(at, "lead", text)
		c.Sentence(at, text)
		word, _, _ := strings.Cut(strings.ToLower(text), " ")
		if slices.Contains([]string{"hello", "hi", "hey", "dear", "good", "welcome", "greetings"}, strings.Trim(word, ",!")) {
			c.Add(at, "%q begins with a greeting; begin with the matter", text)
		}
	}
}
