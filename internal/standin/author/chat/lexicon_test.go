package chat

import (
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/authortest"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/lexicon"
)

// allTables are the tables of the chat and of questions, by group and name.
func allTables() map[string]grammar.Table {
	out := map[string]grammar.Table{}
	for _, g := range lexicon.Embedded().Groups() {
		switch {
		case g == "words" || g == "emoji" || g == "gave" || g == "chose" || strings.HasPrefix(g, "session"):
			continue
		}
		for name, t := range grammar.Group(g) {
			out[g+" "+name] = t
		}
	}
	return out
}

func TestPatternsHoldNoValues(t *testing.T) {
	for name, tab := range allTables() {
		for _, p := range tab {
			plain := authortest.PatternMarkup.ReplaceAllString(p.Src, " ; ")
			for _, form := range []string{plain, grammar.Capitalised(strings.TrimSpace(plain))} {
				for _, s := range corpus.Scan(form, corpus.NewDate(2025, 3, 11), nil) {
					t.Errorf("%s: %q stands in pattern %q", name, s.Surface, p.Src)
				}
			}
		}
	}
}

// Patterns begin in lower case, have no stop at the end, and stand once in a table.
func TestPatternsAreWellFormed(t *testing.T) {
	for name, tab := range allTables() {
		seen := map[string]bool{}
		for _, p := range tab {
			if strings.HasSuffix(p.Src, ".") && !strings.HasPrefix(name, "opening ") && !strings.HasPrefix(name, "special ") && !strings.HasPrefix(name, "closing ") {
				t.Errorf("%s: %q ends in a stop", name, p.Src)
			}
			if seen[p.Src] {
				t.Errorf("%s: %q stands twice", name, p.Src)
			}
			seen[p.Src] = true
			if c := p.Src[0]; c >= 'A' && c <= 'Z' && !strings.HasPrefix(p.Src, "I") && !strings.HasPrefix(p.Src, "FYI") {
				t.Errorf("%s: %q begins with a capital", name, p.Src)
			}
		}
	}
}

// Whoever writes, there are several shapes to state each class and to ask for it.
func TestEveryVoiceHasShapes(t *testing.T) {
	l := chatTables()
	count := func(tab grammar.Table, formality string) int {
		n := 0
		for _, p := range tab {
			if !strings.ContainsAny(p.Tags, "csf") || strings.Contains(p.Tags, formality) {
				n++
			}
		}
		return n
	}
	for _, class := range []string{grammar.ClassSetting, grammar.ClassMeasure, grammar.ClassTally, grammar.ClassChoice, grammar.ClassContact, grammar.ClassReference, grammar.ClassDeadline,
		grammar.ClassDue, grammar.ClassBudget, grammar.ClassReason, grammar.ClassBlocker, grammar.ClassRisk, grammar.ClassInput, grammar.ClassAlternative, "decide", "change", "answer", "correct"} {
		for _, formality := range []string{"c", "s", "f"} {
			if n := count(l.state[class], formality); n < 7 || len(l.state[class]) < 10 {
				t.Errorf("%s for %s: %d shapes of %d", class, formality, n, len(l.state[class]))
			}
		}
	}
	for class, tab := range l.asks {
		for _, formality := range []string{"c", "s", "f"} {
			if n := count(tab, formality); n < 3 {
				t.Errorf("questions for %s, %s: %d shapes", class, formality, n)
			}
		}
	}
}
