package session

import (
	"strings"
	"sync"

	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/lexicon"
)

// sessionGrammar are the tables of sessions, read when somebody first needs them.
var sessionGrammar = sync.OnceValue(newSessionLexicon)

// sessionLexicon is the tables of sessions, read once: what every type says and what each says in its own way.
type sessionLexicon struct {
	shared map[string]grammar.Table
	kinds  map[string]map[string]grammar.Table
	read   map[*grammar.Pattern]*reading
}

// reading is what a session has to know of a pattern, worked out once.
type reading struct {
	cues   []string // words that must have been heard
	src    string   // without them, offers named where a name belongs
	acts   bool     // says something of the topic in the singular
	flows  string   // the workflows that say it, "" for all
	weight int
}

func readingOf(p *grammar.Pattern) *reading {
	cues, src := cued(p.Src)
	x := &reading{cues: cues, src: named.ReplaceAllString(src, "${1}r"), acts: topicActs.MatchString(p.Src), flows: digits(p.Tags)}
	x.weight = 5 + p.Forms/3 + 2*strings.Count(p.Src, "$o") + 3*strings.Count(p.Src, "$g") + 4*strings.Count(p.Src, "$d")
	if p.Tags != "" {
		x.weight += 2
	}
	if cues != nil {
		x.weight *= 2 // it answers what was said
	}
	return x
}

func newSessionLexicon() *sessionLexicon {
	l := &sessionLexicon{shared: grammar.Group("session"), kinds: map[string]map[string]grammar.Table{},
		read: map[*grammar.Pattern]*reading{}}
	for _, name := range lexicon.Embedded().Groups() {
		if kind, ok := strings.CutPrefix(name, "session "); ok {
			l.kinds[kind] = grammar.Group(name)
			l.readAll(l.kinds[kind])
		}
	}
	l.readAll(l.shared)
	return l
}

func (l *sessionLexicon) readAll(tables map[string]grammar.Table) {
	for _, t := range tables {
		for _, p := range t {
			l.read[p] = readingOf(p)
		}
	}
}
