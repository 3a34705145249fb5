package session

import (
	"strings"
	"sync"

	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/lexicon"
)

// sessionGrammar are the tables of sessions, read when somebody first needs them.
var sessionGrammar = sync.OnceValue(newSessionLexicon)

// sessionLexicon is the tables of sessions, read once: what every type says and what each says in its own way.
type sessionLexicon struct {
	shared map[string]grammar.Table
	kinds  map[string]map[string]grammar.Table
}

func newSessionLexicon() *sessionLexicon {
	l := &sessionLexicon{shared: grammar.Group("session"), kinds: map[string]map[string]grammar.Table{}}
	for _, name := range lexicon.Embedded().Groups() {
		if kind, ok := strings.CutPrefix(name, "session "); ok {
			l.kinds[kind] = grammar.Group(name)
		}
	}
	return l
}
