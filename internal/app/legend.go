package app

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

// Codes are the codes that were printed, each behind its kind, as "role bridge".
type Codes map[string]bool

// Add adds a code of a kind.
func (c Codes) Add(kind, code string) { c[kind+" "+code] = true }

// Evidence adds the role of a piece of evidence, and says what an alternative set is where one has several messages.
func (c Codes) Evidence(role corpus.Role, set int) {
	c.Add("role", string(role))
	again := fmt.Sprint("again ", set)
	if c[again] {
		c.Add("set", "alternative set")
	}
	c[again] = true
}

// Scenarios adds the scenarios of the blind filter that a reason names.
func (c Codes) Scenarios(reason string) {
	for _, m := range regexp.MustCompile(`\bscenario ([A-D]):`).FindAllStringSubmatch(reason, -1) {
		c.Add("scenario", m[1])
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

// Legend prints what the codes mean that were printed above it, and forgets them.
func (c *Console) Legend(of Codes) {
	var list []string
	for line := range strings.Lines(meanings()) {
		code, meaning, _ := strings.Cut(strings.TrimSpace(line), ": ")
		if of[code] {
			_, word, _ := strings.Cut(code, " ")
			list = append(list, word+": "+meaning)
		}
	}
	if len(list) > 0 {
		c.Printf("%s\n", table.Paragraph(strings.Join(list, "; "), "", c.Page()))
	}
	clear(of)
}
