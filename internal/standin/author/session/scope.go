package session

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// named are the places where an offer is named rather than advised: behind a colon or at the head of a list's line, "a
// basket" does and "try a basket" does not.
var named = regexp.MustCompile(`((?:: |¶- )\$[ok][abc])`)

// topicActs finds what a pattern says about the topic in the singular.
var topicActs = regexp.MustCompile(`\$y?th? \[?(is|isn't|needs|keeps|takes|has|lies|ended|behave)\b`)

// cued takes the words off a pattern that must have been heard: "(slack gap) …"
// answers an assistant who spoke of slack or of a gap.
func cued(src string) (cues []string, rest string) {
	words, rest, ok := strings.Cut(src, ") ")
	if !ok || !strings.HasPrefix(words, "(") {
		return nil, src
	}
	return strings.Fields(words[1:]), rest
}

// heard is the words of the last of so many messages.
type heard struct {
	messages int
	words    map[string]bool
}

// hears says whether one of the words stands in the message before.
func (s *session) hears(cues []string) bool {
	if len(cues) == 0 {
		return true
	}
	if len(s.messages) == 0 {
		return false
	}
	if s.heard.messages != len(s.messages) {
		s.heard = heard{len(s.messages), map[string]bool{}}
		for w := range strings.FieldsSeq(foldedWords(s.messages[len(s.messages)-1].Text)) {
			s.heard.words[w] = true
		}
	}
	return slices.ContainsFunc(cues, func(w string) bool {
		return s.heard.words[w] || s.heard.words[strings.ReplaceAll(w, "-", " ")] || s.heard.words[w+"s"]
	})
}

// sessionScope gives the patterns of a session their words.
type sessionScope struct {
	s    *session
	more map[string]string
}

// Macro implements grammar.Scope. Sessions have no macros.
func (c *sessionScope) Macro(_, words string) string { return words }

// Stamp implements grammar.Scope. Events in sessions are not marked.
func (c *sessionScope) Stamp(words string) (string, error) { return words, nil }

// Value knows: t topic, th the same in short, p purpose (each as the user has them, or with y before them as the
// assistant does), g the gist of what the user told last, oa ob oc the next things to propose, na nb those that are
// things, ka kb kc what may be recalled of what was proposed and sn the short name of the last of it, d the detail that
// was told last, mka what ka is in the user's mouth.
func (c *sessionScope) Value(name string) (string, bool) {
	if v, ok := c.more[name]; ok {
		return v, true
	}
	v := ""
	switch name {
	case "t", "th", "p", "yt", "yth", "yp":
		v = c.s.names[name]
	case "g":
		v = c.s.gist
	case "d":
		v = last(c.s.given)
	case "mka":
		return c.mine("ka")
	default:
		return c.offered(name)
	}
	return grammar.NameSpan(v), v != ""
}

// namesOf returns what the variables of topic and purpose stand for.
func namesOf(in prompts.SessionIn) map[string]string {
	short := shortTopic(in.Topic)
	return map[string]string{"t": in.Topic, "th": short, "p": in.Purpose, "yt": yours(in.Topic), "yth": yours(short),
		"yp": yours(in.Purpose)}
}

// mine returns an offer as an imperative in the user's mouth, where it can be said there.
func (c *sessionScope) mine(name string) (string, bool) {
	o, ok := c.s.offerAt(name)
	v := o.does
	if o.thing != "" {
		v = "try " + o.thing
	}
	words := strings.Fields(v)
	for i, w := range words {
		switch w {
		case "your":
			words[i] = "my"
		case "you", "yourself", "yours":
			return "", false
		}
	}
	return grammar.NameSpan(strings.Join(words, " ")), ok
}

func last(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[len(list)-1]
}

// offered returns the words for something to propose.
func (c *sessionScope) offered(name string) (string, bool) {
	plain := strings.HasSuffix(name, "r")
	name = strings.TrimSuffix(name, "r")
	o, ok := c.s.offerAt(name)
	switch {
	case !ok:
		return "", false
	case name[0] == 'n':
		return grammar.NameSpan(o.thing), o.thing != ""
	case name[0] == 's':
		return grammar.NameSpan(o.short), o.short != ""
	case plain && o.thing != "":
		return grammar.NameSpan(o.thing), true
	case o.does != "":
		return grammar.NameSpan(o.does), true
	}
	with := []string{"try ", "go for ", "consider "}
	return grammar.NameSpan(with[draw.Trait(o.thing+c.s.in.Topic, name, len(with))] + o.thing), true
}

// offerAt finds the offer that a variable means.
func (s *session) offerAt(name string) (offer, bool) {
	i, ok := s.offerIndex(name)
	if !ok {
		return offer{}, false
	}
	return s.offers[i], true
}

func (s *session) offerIndex(name string) (int, bool) {
	if len(name) != 2 || !strings.ContainsRune("onks", rune(name[0])) {
		return 0, false
	}
	var list []int
	for i, o := range s.offers {
		if !o.dropped && (o.made == (name[0] == 'k' || name[0] == 's')) {
			list = append(list, i)
		}
	}
	made := len(list)
	if name[0] != 'k' {
		made = 0
	}
	if name[0] == 'k' { // what was proposed, then what was not
		for i, o := range s.offers {
			if !o.dropped && !o.made {
				list = append(list, i)
			}
		}
	}
	k := int(name[1] - 'a')
	if name == "sn" {
		k = len(list) - 1
	}
	if k < 0 || k >= len(list) {
		return 0, false
	}
	slices.SortStableFunc(list[:made], func(a, b int) int { return s.offers[a].named - s.offers[b].named })
	return list[k], true
}

// fits says whether a pattern suits the user and the workflow, and whether all that it names is known.
func (c *sessionScope) fits(p *grammar.Pattern) bool {
	for _, name := range p.Vars {
		if _, ok := c.Value(name); !ok {
			return false
		}
	}
	v := c.s.v
	x := c.s.lex.read[p]
	if !c.s.hears(x.cues) || x.acts && grammar.PluralNoun(c.s.names["th"]) {
		return false
	}
	if x.flows != "" && !strings.ContainsRune(x.flows, rune('0'+c.s.in.Workflow)) {
		return false
	}
	if strings.ContainsAny(p.Tags, "csf") && !strings.ContainsRune(p.Tags, rune("csf"[v.Formality])) {
		return false
	}
	holds := map[rune]bool{
		// there is something to go back to
		'r': slices.Contains(c.s.done, moveFirst) || slices.Contains(c.s.done, moveRevise),
		'h': v.Humour >= 1, 'd': v.Directness == 2, 'i': v.Directness == 0, 'w': v.Warmth >= 1, 'p': v.Questioning >= 1,
		'v': v.Verbosity >= 1, 'b': v.Verbosity == 0,
	}
	for _, tag := range p.Tags {
		if has, known := holds[tag]; known && !has {
			return false
		}
	}
	return true
}

func digits(s string) string {
	return strings.Map(func(c rune) rune {
		if c >= '1' && c <= '9' {
			return c
		}
		return -1
	}, s)
}

// settle keeps what a pattern did to the offers.
func (c *sessionScope) settle(p *grammar.Pattern) {
	var made []int
	for _, name := range p.Vars {
		if i, ok := c.s.offerIndex(name); ok {
			made = append(made, i)
			c.s.offers[i].dropped = name == "sn" && strings.Contains(p.Tags, "x")
		}
	}
	for _, i := range slices.Compact(made) {
		c.s.offers[i].made = true
		c.s.offers[i].named++
	}
}
