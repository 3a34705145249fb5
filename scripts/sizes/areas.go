package main

import (
	"bufio"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"path"
	"strconv"
	"strings"
)

// slack is by how many lines an area may be smaller than its bound: beyond that the bound is lowered.
const slack = 150

// area is a part of the program with a bound of code lines.
type area struct {
	name  string
	most  int
	paths []string // folders; the longest that fits a file counts
	lines int
}

// areas reads lines "NAME LINES: FOLDER, FOLDER": at most so many code lines in the folders. The folder "." has what no
// other one has, and the name "all" counts everything.
func areas(file string) ([]*area, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var out []*area
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		head, folders, _ := strings.Cut(line, ": ")
		name, number, _ := strings.Cut(head, " ")
		most, err := strconv.Atoi(number)
		if err != nil || folders == "" {
			return nil, fmt.Errorf(`%s: %q: expected "NAME LINES: FOLDER, FOLDER"`, file, line)
		}
		out = append(out, &area{name: name, most: most, paths: strings.Split(folders, ", ")})
	}
	return out, nil
}

// count adds the lines of a file to its area, and to "all". A folder whose name ends in "test" has helpers of tests,
// which do not count.
func count(list []*area, file string, lines int) {
	if strings.HasSuffix(path.Dir(file), "test") {
		return
	}
	var at *area
	longest := -1
	for _, a := range list {
		for _, p := range a.paths {
			within := p == "." || strings.HasPrefix(file, p+"/")
			if n := len(strings.TrimPrefix(p, ".")); a.name != "all" && within && n > longest {
				at, longest = a, n
			}
		}
		if a.name == "all" {
			a.lines += lines
		}
	}
	if at != nil {
		at.lines += lines
	}
}

// overstepped lists the areas that are larger than their bound, or so much smaller that it is to be lowered.
func overstepped(list []*area) []string {
	var out []string
	for _, a := range list {
		switch {
		case a.lines > a.most:
			out = append(out, fmt.Sprintf("%s has %d lines of code, at most %d", a.name, a.lines, a.most))
		case a.lines < a.most-slack:
			out = append(out, fmt.Sprintf("%s has %d lines of code: lower its bound of %d", a.name, a.lines, a.most))
		}
	}
	return out
}

// codeLines counts the lines of a Go file that hold code: neither blank, nor a comment alone.
func codeLines(src []byte) int {
	set := token.NewFileSet()
	file := set.AddFile("", set.Base(), len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, 0)
	n, last := 0, 0
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return n
		}
		if tok == token.SEMICOLON && text == "\n" {
			continue
		}
		first := file.Line(pos)
		end := first + strings.Count(text, "\n") // of a text over several lines
		n += end - max(first-1, last)
		last = end
	}
}
