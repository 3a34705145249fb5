package judge

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// listsOthers says that the candidate names the gold as one of several things: "the pipe and the valve" for the valve,
// "Tom, Lena" for Lena. Whoever lists all that there is has not answered.
func (c *comparison) listsOthers() bool {
	parts := listParts(c.cand.Text)
	if len(parts) < 2 || len(listParts(c.gold.Text)) > 1 || len(c.gold.Vals) > 0 || len(c.cand.Vals) > 0 {
		return false
	}
	gold := text.BareWords(c.gold.Text)
	at := slices.IndexFunc(parts, func(p string) bool { return text.BareWords(p) == gold })
	if at < 0 {
		return false
	}
	joined := strings.Contains(c.cand.Text, " and ") || strings.Contains(c.cand.Text, " & ")
	for i, p := range parts {
		if i != at && c.otherOne(text.Parse(p, c.base)) &&
			(joined || properName(c.gold) && properName(text.Parse(p, c.base)) || i < at && !properName(c.gold)) {
			return true
		}
	}
	return false
}

// otherOne says that a part of a list names a thing of which neither gold nor question speaks.
func (c *comparison) otherOne(p *text.Parsed) bool {
	known := slices.Concat(text.ContentStems(c.gold.Text), text.ContentStems(c.question.Text))
	own := text.ContentStems(p.Text)
	for i, t := range p.Toks {
		if english.Auxiliaries[t.Low] || negations[t.Low] || nobodys[t.Low] || t.Low == "nothing" ||
			english.Verbish[t.Stem] || subjectPronouns[t.Low] ||
			i == 0 && (english.Prepositions[t.Low] || affirmers[t.Low] || naysayers[t.Low]) {
			return false
		}
	}
	return len(own) > 0 && !slices.ContainsFunc(own, func(s string) bool { return anyRelated(known, s) })
}

// subjectPronouns begin a statement rather than a member of a list.
var subjectPronouns = english.Words("i you he she it we they that this which who my our his her their")
