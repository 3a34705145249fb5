package chat

import (
	"regexp"
	"strings"

	"memloom/internal/standin/author/grammar"
)

// shapeOf matches what a pattern's words can be written as, contracted or not,
// with anything in place of its variables. A head only stands for the words up
// to the first variable.
func shapeOf(src string, head bool) *regexp.Regexp {
	if head {
		src, _, _ = strings.Cut(src, "$")
		for strings.Count(src, "[") > strings.Count(src, "]") {
			src = src[:strings.LastIndexByte(src, '[')]
		}
		if strings.TrimSpace(src) == "" {
			return regexp.MustCompile(`^$.`)
		}
	}
	forms := make([]string, 0, 2)
	for _, s := range []string{src, grammar.ExpandContractions(src)} {
		s = regexp.QuoteMeta(strings.TrimSpace(strings.ToLower(s)))
		s = regexp.MustCompile(`\\\$[a-z]+`).ReplaceAllString(s, `.+`)
		s = strings.NewReplacer(`\[`, "(?:", `\]`, ")", `\|`, "|", " ", " *").Replace(s)
		forms = append(forms, s)
	}
	anchor := ""
	if head {
		anchor = "^"
	}
	return regexp.MustCompile(anchor + "(?:" + strings.Join(forms, "|") + ")")
}
