package scaffold

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Summary is a record that is to be phrased: the structure of its text, and of the rows that it becomes.
type Summary struct {
	Name    string // canonical: kind/group/day
	GroupID string
	Kind    string // weekly, monthly, leader_log
	From    corpus.Date
	To      corpus.Date // the day on which it is written
	In      prompts.SummaryIn
	Tasks   []corpus.TaskState
	FactIDs []string
	Dated   []string             // those of the facts whose dates are computed, whatever the lines are made from
	Log     []corpus.LeaderEntry // of a leader log, without their texts
}

// Record is a page with its text. One that no one phrased has neither summary
// nor log: later days are told nothing of it, as on the first days.
type Record struct {
	Summary  *corpus.Summary      `json:"summary,omitempty"`
	Log      []corpus.LeaderEntry `json:"log,omitempty"`
	Failures []corpus.Failure     `json:"failures,omitempty"` // of the summariser
}

// Pages returns every page of a project by the day on which it is written,
// group by group. A page with nothing to tell is left out. The channels of a domain have none: what later messages are
// told of earlier ones are those messages (G8).
func (k *Scaffold) Pages() []Summary {
	var out []Summary
	if len(k.b.Portfolio) > 0 {
		return nil
	}
	for _, to := range k.workdays {
		next := k.b.Calendar.NextWorkday(to)
		for _, g := range k.b.Groups {
			if monday(next) != monday(to) {
				out = append(out, k.weekly(g, to), k.directives(g, to))
			}
			if next.Time().Month() != to.Time().Month() {
				out = append(out, k.monthly(g, to))
			}
		}
	}
	return slices.DeleteFunc(out, func(p Summary) bool { return len(p.In.Entries) == 0 })
}

// monday is the first day of a date's week.
func monday(d corpus.Date) corpus.Date { return d.Add(-(int(d.Weekday()) + 6) % 7) }

func (k *Scaffold) page(kind string, g corpus.Group, from, to corpus.Date) Summary {
	from = max(from, k.b.Calendar.First)
	return Summary{
		Name: fmt.Sprintf("%s/%s/%s", kind, g.ID, to), GroupID: g.ID, Kind: kind, From: from, To: to,
		In: prompts.SummaryIn{Kind: kind, Project: k.b.Project.Name, Group: g.Name, From: from, To: to},
	}
}

// add numbers an entry and puts it onto the page.
func (p *Summary) add(e prompts.SummaryEntry) {
	e.N = len(p.In.Entries) + 1
	p.In.Entries = append(p.In.Entries, e)
}

// state notes where a task is, once.
func (p *Summary) state(task, state string, on corpus.Date) {
	s := corpus.TaskState{TaskID: task, State: state, On: on}
	if !slices.Contains(p.Tasks, s) {
		p.Tasks = append(p.Tasks, s)
	}
}

// tell lists facts of an entry and notes their ids.
func (k *Scaffold) tell(p *Summary, e *prompts.SummaryEntry, list []statement) {
	for _, s := range list {
		e.Facts = append(e.Facts, k.fact(s))
		if !slices.Contains(p.FactIDs, s.fact.ID) {
			p.FactIDs = append(p.FactIDs, s.fact.ID)
		}
	}
}

// Write makes the record of a page from the lines of a summariser, which have passed the task's check.
func (p Summary) Write(out prompts.SummaryOut) Record {
	if p.Kind == prompts.KindLeaderLog {
		log := slices.Clone(p.Log)
		for i := range log {
			log[i].Text = out.Lines[i].Text
		}
		return Record{Log: log}
	}
	var b strings.Builder
	section := ""
	for i, e := range p.In.Entries {
		if e.Section != section {
			section = e.Section
			b.WriteString(strings.ToUpper(section[:1]) + section[1:] + "\n")
		}
		b.WriteString("- " + out.Lines[i].Text + "\n")
	}
	return Record{Summary: &corpus.Summary{
		ID: p.Name, GroupID: p.GroupID, Kind: corpus.SummaryKind(p.Kind), From: p.From, To: p.To,
		Text: strings.TrimRight(b.String(), "\n"), Tasks: p.Tasks, FactIDs: p.FactIDs,
	}}
}

// FromText returns the page with messages to take its facts from: what a line
// is about and its dates stay, what was said is read.
func (p Summary) FromText(shown []prompts.Shown) Summary {
	p.In.Messages = slices.Concat(p.In.Messages, shown)
	p.In.Entries = slices.Clone(p.In.Entries)
	for i := range p.In.Entries {
		p.In.Entries[i].Facts = nil
	}
	if p.Kind != prompts.KindLeaderLog {
		p.FactIDs = slices.Clone(p.Dated) // which others a summariser took up is not known
	}
	return p
}
