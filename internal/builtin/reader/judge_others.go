package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
)

// listsOthers says that the candidate names the gold as one of several things: "the pipe
// and the valve" for the valve, "Tom, Lena" for Lena. Whoever lists all that there is has
// not answered.
func (c *comparison) listsOthers() bool {
	parts := listParts(c.cand.text)
	if len(parts) < 2 || len(listParts(c.gold.text)) > 1 || len(c.gold.vals) > 0 || len(c.cand.vals) > 0 {
		return false
	}
	gold := bareWords(c.gold.text)
	at := slices.IndexFunc(parts, func(p string) bool { return bareWords(p) == gold })
	if at < 0 {
		return false
	}
	joined := strings.Contains(c.cand.text, " and ") || strings.Contains(c.cand.text, " & ")
	for i, p := range parts {
		if i != at && c.otherOne(parse(p, c.base)) && (joined || properName(c.gold) && properName(parse(p, c.base)) || i < at && !properName(c.gold)) {
			return true
		}
	}
	return false
}

// otherOne says that a part of a list names a thing of which neither gold nor question speaks.
func (c *comparison) otherOne(p *parsed) bool {
	known := slices.Concat(contentStems(c.gold.text), contentStems(c.question.text))
	own := contentStems(p.text)
	for i, t := range p.toks {
		if english.Auxiliaries[t.low] || negations[t.low] || nobodys[t.low] || t.low == "nothing" || english.Verbish[t.stem] || subjectPronouns[t.low] || i == 0 && (english.Prepositions[t.low] || affirmers[t.low] || naysayers[t.low]) {
			return false
		}
	}
	return len(own) > 0 && !slices.ContainsFunc(own, func(s string) bool { return anyRelated(known, s) })
}

// subjectPronouns begin a statement rather than a member of a list.
var subjectPronouns = english.Words("i you he she it we they that this which who my our his her their")
