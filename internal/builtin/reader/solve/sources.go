package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
)

// Whose word a value is: one person's throughout, that of a thing which is read, or what came after something else.

// isUpdate says that a message brings what something is now, after it was something else.
func isUpdate(p *text.Parsed) bool {
	return slices.ContainsFunc(p.Toks, func(t text.Token) bool {
		return t.Low == "update" || t.Low == "updated" || t.Low == "correction" || t.Low == "now"
	})
}

// giverVerbs lead from a source to what it says.
var giverVerbs = english.Words("says say said shows has gives states reads claims")

// giverIn says that a stretch gives a source for what it tells.
func giverIn(p *text.Parsed, at text.Span) bool {
	return slices.ContainsFunc(p.Toks[at.From:at.To], func(t text.Token) bool { return giverVerbs[t.Low] })
}

// oneVoice says that all of several values are one person's own: they are of different
// things, for nobody contradicts themselves without saying so.
func oneVoice(t *talk.Talk, groups [][]talk.Candidate) bool {
	who := t.Msgs[newest(groups[0]).Msg].Speaker
	for _, g := range groups {
		for _, c := range g {
			p := t.Read[c.Msg]
			if t.Msgs[c.Msg].Speaker != who || giverIn(p, p.Sents[c.Sent]) {
				return false
			}
		}
	}
	return true
}

// sourced says that a statement gives what something says: "the tag says 4471".
func sourced(t *talk.Talk, c talk.Candidate) bool {
	p := t.Read[c.Msg]
	return giverIn(p, p.Sents[c.Sent])
}
