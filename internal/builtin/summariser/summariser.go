// Package summariser is the built-in model's keeper of records: it phrases the
// entries of summaries and of the leader log (E13) by pattern. It knows
// nothing but the entry before it, so that it cannot say what is not given.
package summariser

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Summarise writes a line for each entry. It refuses messages: to read a
// conversation and retell it takes a language model.
func Summarise(in prompts.SummaryIn) (prompts.SummaryOut, error) {
	out := prompts.SummaryOut{Lines: []prompts.SummaryLine{}}
	if len(in.Messages) > 0 {
		return out, fmt.Errorf("the built-in model writes summaries from facts only: leave scaffold.from at facts, or name a chat model as summariser")
	}
	for _, e := range in.Entries {
		text := entry(e)
		if in.Kind == prompts.KindLeaderLog {
			text = directive(e)
		}
		out.Lines = append(out.Lines, prompts.SummaryLine{N: e.N, Text: text})
	}
	return out, nil
}

// entry is the line of a summary: who, what happened when, what was said when.
func entry(e prompts.SummaryEntry) string {
	var parts []string
	for _, d := range e.Dates {
		parts = append(parts, d.What+" "+day(d.Date))
	}
	for i, f := range e.Facts {
		text := fact(f)
		dated := len(e.Dates) == 1 && e.Dates[0].Date == f.On
		if last := i+1 == len(e.Facts) || e.Facts[i+1].On != f.On; last && !dated {
			text += " (" + day(f.On) + ")"
		}
		parts = append(parts, text)
	}
	if len(parts) == 0 {
		parts = []string{"nothing new"}
	}
	return head(e) + ": " + strings.Join(parts, "; ") + "."
}

func head(e prompts.SummaryEntry) string {
	if e.Person == "" {
		return e.Subject
	}
	return e.Subject + " (" + e.Person + ")"
}

// fact says a value, or that it is a new one.
func fact(f prompts.SummaryFact) string {
	noun, is := f.Attribute, "is"
	if f.Changed {
		is = "is now"
	}
	text := noun + " " + is + " " + f.Surface
	switch f.Value.Kind {
	case corpus.KindText, corpus.KindLink, corpus.KindList:
		text = noun + ": " + f.Surface
		if f.Changed {
			text = noun + ", now: " + f.Surface
		}
	}
	if f.Condition != "" {
		text += ", " + f.Condition
	}
	return text
}

// directive is the line of the leader log.
func directive(e prompts.SummaryEntry) string {
	verb := map[string]string{
		string(corpus.StrategicDecision): "decided", string(corpus.MethodGuidance): "advised",
	}[e.Kind]
	if verb == "" {
		verb = "directed"
	}
	var dates, facts []string
	for _, d := range e.Dates {
		dates = append(dates, "on "+day(d.Date))
	}
	for _, f := range e.Facts {
		facts = append(facts, fact(f))
	}
	text := e.Person + " " + verb
	if len(dates) > 0 {
		text += " " + strings.Join(dates, " and ")
	}
	text += " for " + e.Subject
	if len(facts) > 0 {
		text += ": " + strings.Join(facts, "; ")
	}
	return text + "."
}

// day writes a date so that it reads alike on every day.
func day(d corpus.Date) string { return d.Time().Format("2 January 2006") }
