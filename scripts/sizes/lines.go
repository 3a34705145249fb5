package main

import (
	"fmt"
	"go/scanner"
	"go/token"
	"regexp"
	"strings"
	"unicode/utf8"
)

// mostColumns is the most characters of a line. A line may be longer where it ends a tag or holds a long string, since
// both are one token; the tables of tests may be wider.
const (
	mostColumns  = 120
	widestOfTest = 220
	longString   = 45
)

// vague are words that hide who acts; quoted is what a comment cites, where they may be.
var (
	vague  = regexp.MustCompile(`\b(?i:somebody|nobody|whoever|everybody|anybody)\b`)
	quoted = regexp.MustCompile(`"[^"]*"`)
)

// style lists the lines of a Go file that are too long, and comments with vague words. Tests are held to it as well.
func style(src []byte, rel string) (found []finding) {
	set := token.NewFileSet()
	file := set.AddFile("", set.Base(), len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, scanner.ScanComments)
	whole := map[int]bool{} // lines that a string fills
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			break
		}
		line := file.Line(pos)
		switch {
		case tok == token.STRING && len(text) > longString:
			for n := range strings.Count(text, "\n") + 1 {
				whole[line+n] = true
			}
		case tok == token.COMMENT:
			if word := vague.FindString(quoted.ReplaceAllString(text, "")); word != "" {
				found = append(found, finding{rel, fmt.Sprintf("%s:%d", rel, line),
					fmt.Sprintf("has a comment that says %q: name who acts in plain words", word)})
			}
		}
	}
	most := mostColumns
	if strings.HasSuffix(rel, "_test.go") {
		most = widestOfTest
	}
	for i, l := range strings.Split(string(src), "\n") {
		if n := utf8.RuneCountInString(l); n > most && !whole[i+1] && !strings.HasPrefix(l, "//go:") {
			found = append(found, finding{rel, fmt.Sprintf("%s:%d", rel, i+1),
				fmt.Sprintf("has a line of %d, at most %d characters", n, most)})
		}
	}
	return found
}
