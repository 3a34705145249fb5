// Package summariser is the built-in model's keeper of records: it phrases the entries of summaries and of the leader
// log (E13) by pattern. It knows nothing but the entry before it, so that it cannot say what is not given.
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

// entry is the line of a summary: what was done when and by whom, and day by day what was said.
func entry(e prompts.SummaryEntry) string {
	var parts []string
	if len(e.Dates) > 0 {
		parts = append(parts, done(e))
	}
	for facts := e.Facts; len(facts) > 0; {
		n := 1
		for n < len(facts) && facts[n].On == facts[0].On {
			n++
		}
		when := "as of " + day(facts[0].On)
		if len(e.Dates) == 1 && e.Dates[0].Date == facts[0].On {
			when = ""
		}
		parts = append(parts, sentences(when, facts[:n]))
		facts = facts[n:]
	}
	if len(parts) == 0 {
		parts = []string{"nothing new."}
	}
	head := e.Subject
	if e.Person != "" && len(e.Dates) == 0 {
		head += " (" + e.Person + ")"
	}
	return head + ": " + strings.Join(parts, " ")
}

// done says what was done: "started on 10 March 2025 by Mara Olsen."
func done(e prompts.SummaryEntry) string {
	var list []string
	for _, d := range e.Dates {
		list = append(list, d.What+" on "+day(d.Date))
	}
	text := enumerated(list)
	if e.Person != "" {
		text += " by " + e.Person
	}
	return text + "."
}

// sentences tell what was said on a day. What has words for a value is a note
// with a colon, since it may be a clause or a noun.
func sentences(when string, said []prompts.SummaryFact) string {
	var values, notes []string
	for _, f := range said {
		if noted(f) {
			notes = append(notes, capital(fact(f))+".")
		} else {
			values = append(values, "the "+fact(f))
		}
	}
	if when != "" {
		when += ", "
	}
	if len(values) > 0 {
		return strings.Join(append([]string{capital(when+enumerated(values)) + "."}, notes...), " ")
	}
	if when != "" {
		notes = append([]string{capital(when) + fact(said[0]) + "."}, notes[1:]...)
	}
	return strings.Join(notes, " ")
}

// enumerated joins clauses: "the a is 1, the b is 2 and the c is 3".
func enumerated(list []string) string {
	if len(list) == 1 {
		return list[0]
	}
	last := len(list) - 1
	return strings.Join(list[:last], ", ") + " and " + list[last]
}

// noted says whether a fact is a note and no sentence.
func noted(f prompts.SummaryFact) bool {
	switch f.Value.Kind {
	case corpus.KindText, corpus.KindLink, corpus.KindList:
		return true
	}
	return false
}

// fact says a value, or that it is a new one.
func fact(f prompts.SummaryFact) string {
	is := " is "
	switch {
	case noted(f) && f.Changed:
		is = ", now: "
	case noted(f):
		is = ": "
	case f.Changed:
		is = " is now "
	}
	text := f.Attribute + is + f.Surface
	if f.Condition != "" {
		text += ", " + f.Condition
	}
	return text
}

// directive is the line of the leader log.
func directive(e prompts.SummaryEntry) string {
	verb := map[string]string{
		string(corpus.StrategicDecision): "decided on", string(corpus.MethodGuidance): "gave guidance on",
	}[e.Kind]
	if verb == "" {
		verb = "gave instructions for"
	}
	var dates []string
	for _, d := range e.Dates {
		dates = append(dates, day(d.Date))
	}
	text := e.Person + " " + verb + " " + named(e.Subject)
	if len(dates) > 0 {
		text = "On " + enumerated(dates) + ", " + text
	}
	if len(e.Facts) == 0 {
		return text + "."
	}
	return text + ". " + sentences("", e.Facts)
}

// named puts an article before a task, and none before a name.
func named(subject string) string {
	if subject == capital(subject) {
		return subject
	}
	return "the " + subject
}

// day writes a date so that it reads alike on every day.
func day(d corpus.Date) string { return d.Time().Format("2 January 2006") }

// capital begins a sentence.
func capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
