package solve

import (
	"regexp"
	"strings"

	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Claims: "is the limit for the import 12?" names a value and asks whether it is the true one. The reader looks the
// true one up by the question that the claim would answer ("what is the limit for the import?") and compares.

// sought is a value that a clause names, with the question that it would answer.
type sought struct {
	question string
	value    string
}

// verbal forms of a clause and how the question and the value come out of it;
// the submatches are numbered in the order of their places.
type claimForm struct {
	like *regexp.Regexp
	read func(m []string) sought
}

const (
	startVerb = `start(?:ed)?|beg[iau]n|kick(?:ed)? off|got under way|commenced?`
	endVerb   = `finish(?:ed)?|completed?|end(?:ed)?|close[d]?|wrapped up|merged|done`
	sharply   = `(?:(?:named|given|chosen|picked|stated|noted|fixed|shared|booked|reported|agreed|recorded|set|put) (?:down )?)`
)

func form(pattern string, read func(m []string) sought) claimForm {
	return claimForm{regexp.MustCompile(`(?i)^` + pattern + `$`), read}
}

func whatIs(attribute, value string) sought { return sought{"What is the " + attribute + "?", value} }

func howMany(number, things, where string) sought {
	return sought{"How many " + things + " are there on " + where + "?", number}
}

func whenDid(verb, what, day string) sought {
	what = strings.TrimPrefix(strings.TrimPrefix(what, "the work on "), "work on ")
	if regexp.MustCompile(`(?i)^(?:` + startVerb + `)`).MatchString(verb) {
		return sought{"When did " + what + " start?", day}
	}
	return sought{"When was " + what + " finished?", day}
}

// claimForms are those of questions, statementForms those of the statements behind "is it right that".
var (
	claimForms = []claimForm{
		form(`(?:is|are|was|were) there (\S+) (.+?) (?:on|for|in|with) (the .+)`, func(m []string) sought {
			return howMany(m[1], m[2], m[3])
		}),
		form(`(?:are|were) (\S+) (.+?) (?:reported|counted|found|listed|known) (?:on|for|in|with) (the .+)`, func(m []string) sought { return howMany(m[1], m[2], m[3]) }),
		form(`did (.+) (`+startVerb+`|`+endVerb+`) on (.+)`, func(m []string) sought {
			return whenDid(m[2], m[1], m[3])
		}),
		form(`(?:was|were|is|are) (.+) (`+startVerb+`|`+endVerb+`) on (.+)`, func(m []string) sought {
			return whenDid(m[2], m[1], m[3])
		}),
		form(`(?:is|are|was|were) (.+) due (?:on|by) (.+)`, func(m []string) sought {
			return whatIs("deadline for "+m[1], m[2])
		}),
		form(`do(?:es)? (.+?) own (.+)`, func(m []string) sought { return sought{"Who owns " + m[2] + "?", m[1]} }),
		form(`do(?:es)? (.+?) (?:act|serve|work) as the (.+)`, func(m []string) sought { return whatIs(m[2], m[1]) }),
		form(`(?:is|are|was|were) ([^ ].*?) `+sharply+`as the (.+)`, func(m []string) sought {
			return whatIs(m[2], m[1])
		}),
		form(`(?:is|are|was|were) (the .+)`, trailing),
		form(`(?:is|are|was|were) (.+?) the owner of (.+)`, func(m []string) sought { return sought{"Who owns " + m[2] + "?", m[1]} }),
		form(`(?:is|are|was|were) (.+?) the (.+ (?:for|of|on) .+)`, func(m []string) sought {
			return whatIs(m[2], m[1])
		}),
	}
	statementForms = []claimForm{
		form(`there (?:is|are|was|were) (\S+) (.+?) (?:on|for|in|with) (the .+)`, func(m []string) sought {
			return howMany(m[1], m[2], m[3])
		}),
		form(`(.+?) (?:(?:was|were|is|are) )?(`+startVerb+`|`+endVerb+`) on (.+)`, func(m []string) sought {
			return whenDid(m[2], m[1], m[3])
		}),
		form(`(.+) (?:is|are|was|were) due (?:on|by) (.+)`, func(m []string) sought {
			return whatIs("deadline for "+m[1], m[2])
		}),
		form(`(.+?) owns (.+)`, func(m []string) sought { return sought{"Who owns " + m[2] + "?", m[1]} }),
		form(`the (.+) (?:is|are|was|were) (.+)`, func(m []string) sought { return whatIs(m[1], m[2]) }),
		form(`(.+?) (?:is|are|was|were|acts as|serves as) the (.+)`, func(m []string) sought {
			return whatIs(m[2], m[1])
		}),
	}
	rightThat = regexp.MustCompile(`(?i)^is it (?:right|true|correct|so|the case) that (.+)$`)
	asOfDay   = regexp.MustCompile(`(?i)^(as (?:of|things (?:stand|stood) on|it (?:is|was) on|at) ([^,]+)),? (?:is|are|was|were|do|does|did) `)
	atTheEnd  = regexp.MustCompile(`(?i)^(.+) as of ([^,]+)$`)
)

// trailing reads "is the limit for the import 12": the value is what stands at the end, a figure, a day or a name.
func trailing(m []string) sought {
	p := text.Parse(m[1], 0)
	n := len(p.Toks)
	from := n
	for _, v := range p.Vals {
		if v.To == n && v.From > 0 && v.From < from {
			from = v.From
		}
	}
	for from == n || from > 0 && from < n && p.Toks[from].Capital && p.Toks[from-1].Capital {
		if !p.Toks[max(from-1, 0)].Capital || from < 2 {
			break
		}
		from--
	}
	if from >= n || from < 3 {
		return sought{}
	}
	return whatIs(strings.TrimPrefix(p.Quote(text.Span{From: 0, To: from}), "the "),
		p.Quote(text.Span{From: from, To: n}))
}

// readClaim finds the claim of a question whose last sentence asks whether.
func readClaim(text string) (sought, bool) {
	text = strings.TrimSpace(text)
	if !strings.HasSuffix(text, "?") {
		return sought{}, false
	}
	text = strings.TrimSpace(strings.TrimSuffix(text, "?"))
	if i := strings.LastIndexAny(text, ".?!:"); i >= 0 && i+1 < len(text) && text[i+1] == ' ' {
		text = strings.TrimSpace(text[i+1:])
	}
	day := ""
	if m := asOfDay.FindStringSubmatch(text); m != nil {
		day, text = m[2], strings.TrimLeft(text[len(m[1]):], ", ")
	} else if m := atTheEnd.FindStringSubmatch(text); m != nil {
		text, day = m[1], m[2]
	}
	forms := claimForms
	if m := rightThat.FindStringSubmatch(text); m != nil {
		text, forms = m[1], statementForms
	}
	for _, f := range forms {
		m := f.like.FindStringSubmatch(text)
		if m == nil {
			continue
		}
		s := f.read(m)
		if s.value = strings.Trim(s.value, ` "“”`); s.value == "" {
			return sought{}, false
		}
		if day != "" {
			s.question = "As of " + day + ", " + strings.ToLower(s.question[:1]) + s.question[1:]
		}
		return s, true
	}
	return sought{}, false
}

// solveClaim confirms or denies the value that a question claims. A claim about
// something of which nothing is told is neither.
func solveClaim(t *talk.Talk, text, asker string, on corpus.Date) (Finding, bool) {
	s, ok := readClaim(text)
	if !ok {
		return Finding{}, false
	}
	_, f := direct(t, posed{text: s.question, asker: asker, on: on, open: true})
	if f.Answer == "" {
		return f, true
	}
	if judge.Compare(s.question, s.value, f.Answer) == judge.Same {
		f.Answer, f.Reason = "Yes.", "It is what is told: "+f.Answer+"."
	} else {
		f.Answer = "No, it is " + f.Answer + "."
	}
	return f, true
}
