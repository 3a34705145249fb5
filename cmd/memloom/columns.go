package main

import (
	"strings"

	"memloom/internal/table"
)

const leastColumns = 40 // of a narrower terminal

// screen is how many columns the terminal has; 0 where the output goes to a file or another program, which gets all.
func (a *app) screen() int {
	if a.columns == nil {
		return 0
	}
	return a.columns()
}

// page is how many columns a text for reading takes: those of the terminal, but no more than are easy to read.
func (a *app) page() int { return min(a.line(), table.Width) }

// line is how many columns a line of a table takes: those of the terminal, or table.Width where the output is none.
func (a *app) line() int {
	if n := a.screen(); n > 0 {
		return max(leastColumns, n)
	}
	return table.Width
}

// table writes a table as wide as the terminal.
func (a *app) table(t *table.Table) error { return t.Write(a.out, a.line()) }

// folded is a text whose lines keep to the terminal behind an indent, which all but the first are given. In a pipe it
// stays one line, so that it can be searched.
func (a *app) folded(text, indent string) string {
	if a.screen() == 0 {
		return text
	}
	return table.Paragraph(text, indent, a.page())
}

// oneLine writes a text without line breaks.
func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }
