package solve

import (
	"regexp"
	"strings"
)

// clue is what a relative clause says of its noun.
type clue struct{ of func(name string) sought }

func attributeOf(attribute, value string) clue {
	return clue{func(name string) sought {
		if strings.EqualFold(attribute, "owner") {
			return sought{"Who owns " + name + "?", value}
		}
		return whatIs(attribute+" for "+name, value)
	}}
}

func countOf(number, things string) clue {
	return clue{func(name string) sought { return howMany(number, things, name) }}
}

func eventOf(verb, day string) clue {
	return clue{func(name string) sought { return whenDid(verb, name, day) }}
}

// clueForm is a shape of relative clauses.
type clueForm struct {
	like *regexp.Regexp
	read func(m []string) clue
}

func shape(pattern string, read func(m []string) clue) clueForm {
	return clueForm{regexp.MustCompile(`(?i)^` + pattern + `$`), read}
}

const (
	preposed = `(?:for|on|of|in|with|at) which `
	pronoun  = `(?:that|which|who) `
	equals   = `(?:(?:is|are|was|were) given as|(?:is|are|was|were)(?: set for| fixed for| at)?|comes? out at|came out at|stands? at|fell on|amounts? to)`
)

var clueForms = []clueForm{
	shape(preposed+`there (?:is|are|was|were) (\S+) (.+)`, func(m []string) clue { return countOf(m[1], m[2]) }),
	shape(preposed+`(\d+|[a-z-]+) (.+) were (?:counted|reported|found|listed)`, func(m []string) clue {
		return countOf(m[1], m[2])
	}),
	shape(preposed+`(?:the )?work (`+startVerb+`|`+endVerb+`) (?:on|in) (.+)`, func(m []string) clue {
		return eventOf(m[1], m[2])
	}),
	shape(pronoun+`(?:(?:was|were|has been|is) )?(`+startVerb+`|`+endVerb+`) (?:on|in) (.+)`, func(m []string) clue {
		return eventOf(m[1], m[2])
	}),
	shape(pronoun+`(?:is|are|was|were) due (?:on|by) (.+)`, func(m []string) clue {
		return attributeOf("deadline", m[1])
	}),
	shape(pronoun+`(?:has|have|had|needs?) to be (?:done|finished|ready|in|completed) by (.+)`, func(m []string) clue {
		return attributeOf("deadline", m[1])
	}),
	shape(pronoun+`(.+?) owns?`, func(m []string) clue { return attributeOf("owner", m[1]) }),
	shape(pronoun+`(.+?) (?:took|takes|has taken) on(?: as (?:the|its) owner)?`, func(m []string) clue {
		return attributeOf("owner", m[1])
	}),
	shape(pronoun+`(?:has|have|had|uses?|takes?|builds? on|relies on|rely on) (.+) as (?:the|its|their) (.+)`, func(m []string) clue { return attributeOf(m[2], m[1]) }),
	shape(pronoun+`(?:has|have|had) (\d+|[a-z-]+) (.+)`, func(m []string) clue { return countOf(m[1], m[2]) }),
	shape(preposed+`the (?:choice of )?(.+?) `+equals+` (.+)`, func(m []string) clue {
		return attributeOf(m[1], m[2])
	}),
	shape(preposed+`(.+?) (?:is|are|was|were|acts?|serves?)(?: \w+)? as (?:the|its|their) (.+)`, func(m []string) clue {
		return attributeOf(m[2], m[1])
	}),
	shape(preposed+`(.+?) (?:is|are|was|were) the (.+)`, func(m []string) clue { return attributeOf(m[2], m[1]) }),
	shape(`whose (.+?) `+equals+` (.+)`, func(m []string) clue { return attributeOf(m[1], m[2]) }),
}

func readClue(clause string) (clue, bool) {
	clause = strings.Trim(strings.TrimSpace(clause), ",")
	for _, f := range clueForms {
		if m := f.like.FindStringSubmatch(clause); m != nil {
			for i := range m {
				m[i] = strings.Trim(m[i], ` "“”`)
			}
			return f.read(m), true
		}
	}
	return clue{}, false
}
