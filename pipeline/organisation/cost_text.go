package organisation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/ledger"
	"memloom/pipeline/passage"
	"memloom/pipeline/scaffold"
	"memloom/prompts"
	check "memloom/validate/daycheck"
)

// gaugeText counts a sample of a project's records and days, evenly spaced.
// Stand-ins of the planned length take the place of what is not written yet.
func (t *projectText) gaugeText(g *cost.Gauge, share int) error {
	pages := slices.Clone(t.pages)
	slices.SortStableFunc(pages, func(a, b scaffold.Summary) int {
		return strings.Compare(a.Kind, b.Kind)
	}) // months are few and long
	for _, i := range cost.Spread(len(pages), 3*share) {
		if err := t.gaugePage(g, pages[i]); err != nil {
			return err
		}
	}
	var days []dialogue.DayPlan
	for _, d := range t.plan.Days {
		if len(d.Slots) > 0 {
			days = append(days, d)
		}
	}
	slices.SortStableFunc(days, func(a, b dialogue.DayPlan) int { return strings.Compare(a.GroupID, b.GroupID) })
	memory := t.memory()
	for _, i := range cost.Spread(len(days)-1, (share+1)/2) {
		in, out, err := t.gaugeDay(g, days[i], memory, gauged)
		if err != nil {
			return err
		}
		if err := t.gaugeMending(g, in, out); err != nil {
			return err
		}
		if _, _, err := t.gaugeDay(g, days[i+1], memory, gauged); err != nil { // the neighbour, to see what a cache of prefixes can serve
			return err
		}
	}
	return nil
}

// memory is what a project's people hold as decided, open and pending, by the plan.
func (t *projectText) memory() *ledger.Store {
	return t.ledgerWriter.Store(t.ledgerWriter.Keep(ledger.InPlan(t.plan, nil)))
}

// gaugePage counts what phrasing a record takes.
func (t *projectText) gaugePage(g *cost.Gauge, p scaffold.Summary) error {
	return cost.Note(g, t.tasks.Summary, p.In, g.JSONTokens(standInLines(p.In)))
}

// gauged is how many messages of a day are counted, where each is written by itself.
const gauged = 8

// gaugeDay counts what writing and checking a day takes, and returns it as it is asked and as it may be answered. Of
// messages that are written by themselves it counts so many, evenly spaced.
func (t *projectText) gaugeDay(g *cost.Gauge, d dialogue.DayPlan, memory *ledger.Store, messages int) (prompts.DayIn,
	prompts.DayOut, error) {
	in := t.script.Input(d)
	in.Ledgers = memory.Before(d)
	before := t.history.Before(d.GroupID, d.Date)
	var records []scaffold.Record
	for _, p := range before {
		records = append(records, p.Write(standInLines(p.In)))
	}
	in.Past = t.records.Past(d.Date, records)
	out := standInDay(in)
	if err := t.gaugeWriting(g, d, in, out, messages); err != nil {
		return in, out, err
	}
	checked := check.Question(check.Day{In: in, Out: out, Context: t.records.Context(d, before)})
	return in, out, cost.Note(g, t.tasks.Check, checked, outCheckBase+outCheckSlot*float64(len(in.Slots)))
}

// gaugeMending counts what mending a day takes.
func (t *projectText) gaugeMending(g *cost.Gauge, in prompts.DayIn, out prompts.DayOut) error {
	conflict := prompts.Fault{Level: 1, Kind: "value", Severity: prompts.Major, Slot: in.Slots[0].N,
		Message: cost.Filler(25)}
	return cost.Note(g, t.tasks.Fix, prompts.FixIn{Day: in, Messages: out.Messages,
		Conflicts: []prompts.Fault{conflict}, Attempt: 1}, outFix)
}

func (t *projectText) gaugeWriting(g *cost.Gauge, d dialogue.DayPlan, in prompts.DayIn, out prompts.DayOut, messages int) error {
	if !t.byMessage() {
		return cost.Note(g, t.tasks.Day, in, g.JSONTokens(out))
	}
	moments, err := t.standInMoments(d, in.Words)
	if err != nil {
		return err
	}
	var said []prompts.Shown
	places := cost.Spread(len(in.Slots), messages)
	for i, s := range in.Slots {
		m := out.Messages[i]
		if slices.Contains(places, i) {
			asked := prompts.MessageOf(in, i, said)
			if moments != nil {
				asked = moments.At(i, asked)
			}
			if err := cost.Note(g, t.tasks.Message, asked, g.JSONTokens(m)); err != nil {
				return err
			}
		}
		said = append(said, prompts.Shown{ID: strconv.Itoa(s.N), Speaker: s.Author, At: s.At, Text: m.Text})
	}
	return nil
}

// standInMoments has earlier days say as much as is planned; nil where nobody looks back at them.
func (t *projectText) standInMoments(d dialogue.DayPlan, words int) (passage.Moments, error) {
	if t.channel == nil {
		return nil, nil
	}
	return t.channel.day(d, t.channel.before(d), func(x dialogue.DayPlan) ([]string, error) {
		out := make([]string, len(x.Slots))
		for i, s := range x.Slots {
			out[i] = cost.Varied(cost.MessageTokens(words), corpus.Rand(t.Seed, s.Key, "stand-in"))
		}
		return out, nil
	})
}

// standInDay is a day's answer in the planned words.
func standInDay(in prompts.DayIn) prompts.DayOut {
	surface := map[int]string{}
	for _, f := range in.Facts {
		surface[f.N] = "done and merged"
		if len(f.Surfaces) > 0 {
			surface[f.N] = f.Surfaces[0]
		}
	}
	var out prompts.DayOut
	for _, s := range in.Slots {
		m := prompts.DayMessage{Slot: s.N, Text: cost.Filler(cost.MessageTokens(in.Words)), States: []prompts.Stated{}}
		for _, n := range s.States {
			m.States = append(m.States, prompts.Stated{Fact: n, Surface: surface[n]})
		}
		out.Messages = append(out.Messages, m)
	}
	return out
}

// standInLines phrases a record by what it has to hold.
func standInLines(in prompts.SummaryIn) prompts.SummaryOut {
	var out prompts.SummaryOut
	for _, e := range in.Entries {
		text := e.Subject
		if e.Person != "" {
			text += ", " + e.Person
		}
		for _, d := range e.Dates {
			text += fmt.Sprintf("; it was %s on %s", d.What, d.Date)
		}
		for _, f := range e.Facts {
			text += fmt.Sprintf("; the %s is %s", f.Attribute, f.Surface)
			if f.Condition != "" {
				text += " if " + f.Condition
			}
		}
		out.Lines = append(out.Lines, prompts.SummaryLine{N: e.N, Text: text + "."})
	}
	return out
}

// textAsks are the calls that write, check and mend days.
func (r *builder) textAsks(g *cost.Gauge, t *prompts.Tasks, days, messages cost.Span) []cost.Asks {
	write := cost.Of(t.Day.Name, llm.RoleAuthor, days, g.Mean(t.Day.Name), cost.Exactly)
	if r.byMessage() {
		write = cost.Of(t.Message.Name, llm.RoleAuthor, messages, g.Mean(t.Message.Name), cost.Roughly)
	}
	checks := days.Times(cost.Between(1+mended.Low, 1+mended.Likely, 1+mended.High))
	return []cost.Asks{
		write,
		cost.Of(t.Check.Name, llm.RoleChecker, checks, g.Mean(t.Check.Name), cost.Roughly),
		cost.Of(t.Fix.Name, llm.RoleFixer, days.Times(mended), g.Mean(t.Fix.Name), cost.Roughly),
	}
}

// What cannot be computed before a day is written; see package cost for where such figures come from.
var mended = cost.Between(0, 0.05, 0.5) // repairs a day, each with another check; measured 0, the rest assumed

// Tokens of answers that are short whatever is asked; measured.
const (
	outCheckBase, outCheckSlot = 26, 2.1 // of a checker, and for every message
	outFix                     = 120     // two messages; assumed
)
