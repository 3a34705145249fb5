package prompts

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// checkSummary holds lines to their entries: one each, in order, every required
// date written, no value that the entry does not have (E13).
func checkSummary(lex *corpus.Lexicon, in SummaryIn, out SummaryOut) []string {
	if len(out.Lines) != len(in.Entries) {
		return []string{fmt.Sprintf("there are %d lines for %d entries: write one for each, in their order",
			len(out.Lines), len(in.Entries))}
	}
	var said []corpus.Value
	for _, m := range in.Messages {
		for _, s := range corpus.Scan(m.Text, m.At.Date(), lex) {
			said = append(said, s.Values...)
		}
	}
	var v []string
	for i, e := range in.Entries {
		line := out.Lines[i]
		if line.N != e.N {
			return append(v, fmt.Sprintf("line %d is for entry %d: write the lines in the order of the entries", i+1,
				line.N))
		}
		for _, violation := range checkLine(lex, in, e, said, line.Text) {
			v = append(v, fmt.Sprintf("line %d: %s", e.N, violation))
		}
	}
	return v
}

func checkLine(lex *corpus.Lexicon, in SummaryIn, e SummaryEntry, said []corpus.Value, text string) []string {
	if strings.TrimSpace(text) == "" {
		return []string{"the line is empty"}
	}
	var v []string
	if strings.ContainsAny(text, "\n\r") {
		v = append(v, "the line has a line break")
	}
	for _, m := range Markers(text) {
		v = append(v, fmt.Sprintf("the line holds the placeholder %q", m))
	}
	given := said
	var covered []corpus.Interval
	for _, f := range e.Facts {
		given = append(given, f.Value, corpus.DateValue(f.On))
		covered = append(covered, occurrences(text, f.Surface)...)
	}
	for _, d := range e.Dates {
		given = append(given, corpus.DateValue(d.Date))
	}
	written := map[corpus.Date]bool{}
	for _, s := range corpus.Uncovered(text, in.To, lex, nil) {
		for _, x := range s.Values {
			if x.Kind == corpus.KindDate && x.Precision == corpus.Day {
				written[x.Date] = true
			}
		}
		inside := slices.ContainsFunc(covered, func(iv corpus.Interval) bool { return iv.Contains(s.Interval()) })
		known := slices.ContainsFunc(s.Values, func(x corpus.Value) bool { return slices.ContainsFunc(given, x.Equal) })
		if !inside && !known {
			v = append(v, fmt.Sprintf("the line holds %q, which its entry does not have", s.Surface))
		}
	}
	for _, d := range e.Dates {
		if !written[d.Date] {
			v = append(v, fmt.Sprintf("the line lacks the date %s (%s)", d.Date, d.What))
		}
	}
	return v
}

// occurrences returns where words are in a text, in code points.
func occurrences(text, words string) []corpus.Interval {
	if words == "" {
		return nil
	}
	var out []corpus.Interval
	for at := 0; ; {
		i := strings.Index(text[at:], words)
		if i < 0 {
			return out
		}
		start := utf8.RuneCountInString(text[:at+i])
		out = append(out, corpus.Interval{Start: start, End: start + utf8.RuneCountInString(words)})
		at += i + len(words)
	}
}
