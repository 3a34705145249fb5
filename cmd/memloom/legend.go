package main

import (
	_ "embed" // legend.txt
	"fmt"
	"regexp"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/table"
	"memloom/pipeline"
	"memloom/validate/filters"
)

// legends has a line for each code: its kind, the code and what it means.
//
//go:embed legend.txt
var legends string

// codes are the codes that were printed, each behind its kind, as "role bridge".
type codes map[string]bool

func (c codes) add(kind, code string) { c[kind+" "+code] = true }

// evidence adds the role of a piece of evidence, and says what an alternative set is where one has several messages.
func (c codes) evidence(role corpus.Role, set int) {
	c.add("role", string(role))
	again := fmt.Sprint("again ", set)
	if c[again] {
		c.add("set", "alternative set")
	}
	c[again] = true
}

// scenarios adds the scenarios of the blind filter that a reason names.
func (c codes) scenarios(reason string) {
	for _, m := range regexp.MustCompile(`\bscenario ([A-D]):`).FindAllStringSubmatch(reason, -1) {
		c.add("scenario", m[1])
	}
}

// meanings has a line for each code: those of legend.txt, the filters, and the reasons for which drafts fall.
func meanings() string {
	var b strings.Builder
	b.WriteString(legends)
	for _, name := range filters.Names() {
		fmt.Fprintf(&b, "filter %s: must be %s\n", name, filters.Proves(name))
	}
	for _, c := range corpus.Codes() {
		fmt.Fprintf(&b, "code %s: %s\n", c, pipeline.Why(c))
	}
	return b.String()
}

// legend prints what the codes mean that were printed above it, and forgets them.
func (a *app) legend(c codes) {
	var of []string
	for line := range strings.Lines(meanings()) {
		code, meaning, _ := strings.Cut(strings.TrimSpace(line), ": ")
		if c[code] {
			_, word, _ := strings.Cut(code, " ")
			of = append(of, word+": "+meaning)
		}
	}
	if len(of) > 0 {
		fmt.Fprintln(a.out, table.Paragraph(strings.Join(of, "; "), "", a.page()))
	}
	clear(c)
}
