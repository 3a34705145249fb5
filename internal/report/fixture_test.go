package report

import (
	"fmt"
	"math/rand/v2"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/measure"
)

// made is a run with everything that figures show.
type made struct {
	in      Input
	shared  *corpus.Corpus
	corpora []*corpus.Corpus
	end     Ending
}

// wanting says how large a made run is.
type wanting struct {
	seed     uint64
	corpora  int
	days     int
	people   int
	groups   int // of a corpus
	tasks    int // of a group
	messages int // of a group
	items    int // of a corpus
	name     func(string) string
}

// small is a run by day with a row for each task, year one by week with packed tasks in two corpora.
var (
	small = wanting{seed: 1, corpora: 1, days: 30, people: 9, groups: 2, tasks: 5, messages: 120, items: 40}
	year  = wanting{seed: 2, corpora: 2, days: 364, people: 60, groups: 3, tasks: 30, messages: 900, items: 300}
)

var (
	madeFamilies = []string{"abstention", "multi_hop", "single_hop", "temporal", "update"}
	madeFilters  = []string{"hard", "blind", sufficient, "unique", "similar"}
)

// build makes a run. Equal wants give equal runs.
func build(w wanting) *made {
	if w.name == nil {
		w.name = func(s string) string { return s }
	}
	r := rand.New(rand.NewPCG(w.seed, 7))
	first := corpus.NewDate(2025, time.March, 5)
	m := &made{shared: &corpus.Corpus{First: first, Last: first.Add(w.days - 1)}}
	scales := corpus.StyleScales()
	for i := range w.people {
		p := corpus.Person{ID: fmt.Sprintf("P%d", i+1), Name: w.name(fmt.Sprintf("Person %d", i+1)), Rank: 1 + r.IntN(5)}
		for _, s := range scales {
			*s.Of(&p.Style) = s.Values[r.IntN(len(s.Values))]
		}
		m.shared.People = append(m.shared.People, p)
	}
	for k := range w.corpora {
		m.corpora = append(m.corpora, oneCorpus(w, r, m.shared, k))
	}
	m.in = Input{Filters: madeFilters, Measures: measure.Input{Recipe: "made", Scale: 1,
		Asked: map[string]float64{"dialogue.words": 12}}}
	m.finish(w)
	return m
}

func oneCorpus(w wanting, r *rand.Rand, shared *corpus.Corpus, k int) *corpus.Corpus {
	c := &corpus.Corpus{ID: fmt.Sprintf("c%d", k+1), People: shared.People, First: shared.First, Last: shared.Last}
	c.Projects = []corpus.Project{{ID: fmt.Sprintf("J%d", k+1), Name: w.name(fmt.Sprintf("Project %d", k+1))}}
	for g := range w.groups {
		id := fmt.Sprintf("G%d", k*w.groups+g+1)
		c.Groups = append(c.Groups, corpus.Group{ID: id, CorpusID: c.ID, Name: w.name(fmt.Sprintf("Group %d", g+1))})
		c.Subprojects = append(c.Subprojects, corpus.Subproject{GroupID: id, ProjectID: c.Projects[0].ID})
		for range w.tasks {
			start := shared.First.Add(r.IntN(w.days))
			due := start.Add(r.IntN(12))
			end := min(due.Add(r.IntN(9)-4), shared.Last)
			if end = max(end, start); r.IntN(9) == 0 {
				end = 0
			}
			n := len(c.Tasks) + 1
			c.Tasks = append(c.Tasks, corpus.Task{ID: fmt.Sprintf("T%d", n), GroupID: id,
				Name: w.name(fmt.Sprintf("task %d of c%d", n, k+1)), Start: start, Due: due, End: end})
		}
		for range w.messages {
			a := shared.People[min(r.IntN(w.people), r.IntN(w.people))]
			day := shared.First.Add(r.IntN(w.days))
			text := ""
			for range 1 + r.IntN(30) {
				text += " word"
			}
			c.Messages = append(c.Messages, corpus.Message{ID: fmt.Sprintf("M%d.%d", k, len(c.Messages)), CorpusID: c.ID,
				GroupID: id, At: day.At(9+r.IntN(8), r.IntN(60)),
				AuthorID: a.ID, AuthorName: a.Name, Text: text, Tokens: 3})
		}
	}
	for i := range w.items {
		c.Items = append(c.Items, oneItem(w, r, c, i))
		c.Verdicts = append(c.Verdicts, verdicts(r, &c.Items[i])...)
	}
	for range 40 * w.corpora {
		c.Calls = append(c.Calls, call(r))
	}
	return c
}

func oneItem(w wanting, r *rand.Rand, c *corpus.Corpus, i int) corpus.Item {
	it := corpus.Item{ID: fmt.Sprintf("I%s.%d", c.ID, i+1), Family: w.name(madeFamilies[r.IntN(len(madeFamilies))]),
		Category: "recall"}
	it.Status = []corpus.Status{corpus.Accepted, corpus.Accepted, corpus.Rejected, corpus.Flagged,
		corpus.Surplus}[r.IntN(5)]
	it.AskedAt = c.Last.Add(1).At(12, 0)
	if it.Status == corpus.Rejected || it.Status == corpus.Flagged {
		it.Stage = madeFilters[r.IntN(len(madeFilters))]
	}
	if it.Family == w.name("abstention") {
		return it
	}
	for g := range 1 + r.IntN(4) {
		for range 1 + r.IntN(2) {
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: c.Messages[r.IntN(len(c.Messages))].ID,
				Role: corpus.RoleAnswer, Set: g + 1})
		}
	}
	it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: c.Messages[r.IntN(len(c.Messages))].ID,
		Role: corpus.RoleContext, Set: 9})
	return it
}

// verdicts are a conclusion of each filter, and what the solver said on the evidence.
func verdicts(r *rand.Rand, it *corpus.Item) []corpus.Verdict {
	if it.Status == corpus.Surplus {
		return nil
	}
	outcomes := []corpus.Outcome{corpus.Yes, corpus.Yes, corpus.No, corpus.Undetermined}
	var out []corpus.Verdict
	for _, f := range madeFilters {
		out = append(out, corpus.Verdict{ItemID: it.ID, Filter: f, Probe: corpus.ProbeVerdict, Confidence: -1,
			Outcome: outcomes[r.IntN(4)]})
	}
	return append(out, corpus.Verdict{ItemID: it.ID, Filter: sufficient, Probe: "evidence", Model: "m",
		Confidence: r.IntN(102) - 1, Outcome: outcomes[r.IntN(4)]})
}

func call(r *rand.Rand) corpus.CallRecord {
	x := corpus.CallRecord{Stage: []string{"text 2", "text", "judge 1"}[r.IntN(3)], Model: []string{"large",
		"tiny"}[r.IntN(2)], Attempts: 1 + r.IntN(2), NanosInDoubt: int64(r.IntN(2) * 1000)}
	x.Tokens = &corpus.CallTokens{In: int64(r.IntN(5000)), Out: int64(r.IntN(500))}
	if n := int64(r.IntN(90_000_000)); x.Model == "large" {
		x.NanoDollars = &n
	}
	return x
}

// finish counts what a manifest would say.
func (m *made) finish(w wanting) {
	m.end = Ending{Recipe: w.name("made"), Seed: w.seed, Scale: 1, Domains: []string{"technology"},
		Models: []string{"large"}, People: w.people}
	for _, name := range madeFamilies {
		f := Family{Name: w.name(name), Category: w.name("recall")}
		for _, c := range m.corpora {
			for i := range c.Items {
				if c.Items[i].Family == f.Name {
					count(&f.Counts, c.Items[i].Status)
					count(&m.end.Items, c.Items[i].Status)
				}
			}
		}
		m.end.Families = append(m.end.Families, f)
		m.end.Quotas = append(m.end.Quotas, Quota{f.Name + "/yes", 9}, Quota{f.Name + "/no", 2})
	}
	m.end.Planned = []Planned{{Stage: "text", Low: 1e9, Likely: 2e9, High: 3e9}, {Stage: "wording", Low: 1e8, Likely: 2e8,
		High: 4e8, Unpriced: []string{"tiny"}}}
	m.end.Measures = &Measures{Judge: "builtin", Settings: []Setting{
		{Name: "no context", About: "the question alone", Share: Share{Right: 4, N: 40, Low: 0.04, High: 0.23},
			Guessing: &Guessing{Share: Share{Right: 2, N: 20, Low: 0.03, High: 0.3}, Expected: 5, P: 0.976}},
		{Name: "evidence only", About: "the evidence", Share: Share{Right: 40, N: 40, Low: 0.91, High: 1}},
	}}
}

func count(c *Counts, s corpus.Status) {
	c.Drafted++
	switch s {
	case corpus.Accepted:
		c.Accepted++
	case corpus.Rejected:
		c.Rejected++
	case corpus.Flagged:
		c.Flagged++
	case corpus.Surplus:
		c.Surplus++
	}
}

func (m *made) builder() *Builder {
	b := New(m.in, m.shared)
	for _, c := range m.corpora {
		b.Add(c)
	}
	return b
}

func (m *made) figures() []Figure { return m.builder().Figures(&m.end) }

// without is a run in which tables are not there.
func (m *made) without(tables ...string) *made {
	m.in.Absent = tables
	m.in.Measures.Absent = tables
	return m
}
