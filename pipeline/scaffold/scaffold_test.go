package scaffold_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/internal/standin"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/planning"
	"memloom/pipeline/recipe"
	"memloom/pipeline/scaffold"
	"memloom/prompts"
)

// project is a plan with its book.
type project struct {
	*blueprint.Blueprint
	plan   *dialogue.Plan
	people []corpus.Person
	book   *scaffold.Scaffold
	tasks  *prompts.Tasks
	facts  map[string]corpus.Fact
	said   map[[2]string]dialogue.Slot // group and fact → where it was said first
}

func source(seed uint64, unit string) func(string) *rand.Rand {
	return func(purpose string) *rand.Rand { return corpus.Rand(seed, unit, purpose) }
}

// each runs a test on plans of two packs over three months and some seeds.
func each(t *testing.T, test func(t *testing.T, p project)) {
	for _, file := range []string{"../../domains/technology.yaml", "../../testdata/domains/library.yaml"} {
		pk := packtest.File(t, file)
		for seed := uint64(1); seed <= 4; seed++ {
			t.Run(fmt.Sprintf("%s/%d", pk.Name, seed), func(t *testing.T) { test(t, makeProject(t, pk, seed)) })
		}
	}
}

func makeProject(t *testing.T, pk *pack.Pack, seed uint64) project {
	t.Helper()
	first := corpus.NewDate(2025, 2, 24)
	people, err := personas.Generate(personas.Options{N: 15}, pk, source(seed, "people")("people"))
	if err != nil {
		t.Fatal(err)
	}
	org, err := blueprint.Organise(blueprint.Options{World: recipe.World{
		First: first, Workdays: 30, Closures: 2, Groups: 3, TasksPerGroup: 8, FactsPerTask: 12, Changes: 0.35,
		Slips:    []int{0, 1},
		Projects: 1, TeamMin: 4, TeamMax: 26, MinOwned: 5, Parallel: 5, Load: 16,
	}}, []*pack.Pack{pk}, people, source(seed, "blueprint"))
	if err != nil {
		t.Fatal(err)
	}
	b := org.Projects[0]
	plan, err := planning.Make(recipe.Dialogue{MessagesPerDay: 8, Words: 18, HeldBack: 0.35, NewsRate: 0.12, Noise: 0.03},
		dialogue.Scene{Blueprint: b, Pack: pk, People: people}, source(seed, "plan"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, x := range people {
		given, _, _ := strings.Cut(x.Name, " ")
		names = append(names, x.Name, given)
	}
	for _, x := range b.Tasks {
		names = append(names, x.Name)
	}
	for _, x := range b.Entities {
		names = append(names, x.Name)
	}
	var units []string
	for _, f := range b.Facts {
		units = append(units, f.Value.Unit)
	}
	lex := corpus.NewLexicon(names, units)
	p := project{Blueprint: b, plan: plan, people: people, tasks: prompts.NewTasks(lex), facts: map[string]corpus.Fact{},
		said: map[[2]string]dialogue.Slot{}}
	p.book = scaffold.New(b, plan, people, blueprint.Attributes(pk), lex)
	for _, f := range plan.Facts {
		p.facts[f.ID] = f
	}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			for _, id := range s.FactIDs {
				if _, again := p.said[[2]string{s.GroupID, id}]; !again {
					p.said[[2]string{s.GroupID, id}] = s
				}
			}
		}
	}
	return p
}

// TestPagesLookBack: a page states true facts that its group has disclosed by
// its day, once each, and tells nothing later.
func TestPagesLookBack(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, page := range p.book.Pages() {
			if !p.Calendar.IsWorkday(page.To) || page.From > page.To {
				t.Errorf("%s looks back from %s to %s", page.Name, page.From, page.To)
			}
			for _, id := range page.FactIDs {
				s, ok := p.said[[2]string{page.GroupID, id}]
				if !ok || s.At.Date() > page.To || p.facts[id].Noise {
					t.Errorf("%s states %s, said %v on %s", page.Name, id, ok, s.At.Date())
				}
			}
			for _, e := range page.In.Entries {
				for _, d := range e.Dates {
					if d.Date > page.To {
						t.Errorf("%s knows that %s %s on %s", page.Name, e.Subject, d.What, d.Date)
					}
				}
			}
			if sorted := slices.Sorted(slices.Values(page.FactIDs)); page.Kind == string(corpus.Weekly) &&
				len(slices.Compact(sorted)) != len(page.FactIDs) {
				t.Errorf("%s states a fact twice", page.Name)
			}
			told := map[string]bool{} // a fact that is said again is no news
			for _, e := range page.In.Entries {
				for _, f := range e.Facts {
					line := fmt.Sprintln(e.Section, e.Subject, f.Attribute, f.Surface, f.Condition)
					if told[line] {
						t.Errorf("%s tells twice: %s", page.Name, line)
					}
					told[line] = true
				}
			}
		}
	})
}

// TestWeeksAreWhole: what is said of tasks in a week, its starts and ends stand
// in that week's summary, and every group has one a week.
func TestWeeksAreWhole(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		stated := map[[2]string][]string{}
		weeks := map[string]int{}
		for _, page := range p.book.Pages() {
			if page.Kind == string(corpus.Weekly) {
				stated[[2]string{page.GroupID, page.To.String()}] = page.FactIDs
				weeks[page.GroupID]++
			}
		}
		for key, s := range p.said {
			f := p.facts[key[1]]
			if f.Noise || f.TaskID == "" || f.Predicate == corpus.PredOwner || f.Predicate == corpus.PredForecast {
				continue
			}
			end := s.At.Date()
			for next := p.Calendar.NextWorkday(end); (int(next)+3)/7 == (int(end)+3)/7 &&
				next <= p.Calendar.Last; next = p.Calendar.NextWorkday(end) {
				end = next
			}
			list, written := stated[[2]string{key[0], end.String()}]
			if written && !slices.Contains(list, f.ID) {
				t.Errorf("%s, said on %s, is not in the summary of %s", f.ID, s.At.Date(), end)
			}
		}
		for _, g := range p.Groups {
			if weeks[g.ID] < 5 {
				t.Errorf("%s has %d weekly summaries in six weeks", g.ID, weeks[g.ID])
			}
		}
	})
}

// TestMonths: what is finished in a month is in its summary with its date,
// what is under way as in progress, and of what changed the last value alone.
func TestMonths(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		months := 0
		for _, page := range p.book.Pages() {
			if page.Kind != string(corpus.Monthly) {
				continue
			}
			months++
			for _, task := range p.Tasks {
				if task.GroupID != page.GroupID || task.Start > page.To || task.End != 0 && task.End < page.From {
					continue
				}
				want := corpus.TaskState{TaskID: task.ID, State: corpus.StateInProgress, On: task.Start}
				if task.End != 0 && task.End <= page.To {
					want = corpus.TaskState{TaskID: task.ID, State: corpus.StateFinished, On: task.End}
				}
				if !slices.Contains(page.Tasks, want) {
					t.Errorf("%s: %+v, want %+v", page.Name, page.Tasks, want)
				}
			}
			for _, e := range page.In.Entries {
				seen := map[string]bool{}
				for _, f := range e.Facts {
					if seen[f.Attribute] {
						t.Errorf("%s: two values of the %s of %s", page.Name, f.Attribute, e.Subject)
					}
					seen[f.Attribute] = true
				}
			}
		}
		if months < 3 {
			t.Errorf("%d monthly summaries of three groups over a month's end", months)
		}
	})
}

// TestLeaderLog: directives are by the executive and managers, for thirty days.
func TestLeaderLog(t *testing.T) {
	kinds := map[corpus.Directive]int{}
	each(t, func(t *testing.T, p project) {
		rank := map[string]int{}
		for _, x := range p.people {
			rank[x.ID] = x.Rank
		}
		for _, page := range p.book.Pages() {
			if len(page.Log) > 0 && len(page.Log) != len(page.In.Entries) {
				t.Errorf("%s has %d entries for %d lines", page.Name, len(page.Log), len(page.In.Entries))
			}
			for _, e := range page.Log {
				kinds[e.Kind]++
				s := p.said[[2]string{e.GroupID, e.FactIDs[0]}]
				if rank[e.LeaderID] > 2 || e.Until != e.Day.Add(29) || e.Day < page.From || e.Day > page.To ||
					s.AuthorID != e.LeaderID && s.At.Date() == e.Day {
					t.Errorf("%s: %+v, said by %s", page.Name, e, s.AuthorID)
				}
			}
		}
	})
	for _, k := range []corpus.Directive{corpus.StrategicDecision, corpus.OperationalDirective, corpus.MethodGuidance} {
		if kinds[k] == 0 {
			t.Errorf("no %s in eight projects", k)
		}
	}
}

// TestBuiltInLinesPass: the built-in summariser's lines pass the task's check,
// and the records that come of them hold their facts' values.
func TestBuiltInLinesPass(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		m := standin.New(p.tasks)
		for _, page := range p.book.Pages() {
			reply, err := p.tasks.Summary.Ask(t.Context(), m, page.In)
			if err != nil || reply.Attempts != 1 {
				t.Fatalf("%s: %d attempts, %v", page.Name, reply.Attempts, err)
			}
			rec := page.Write(reply.Out)
			if (rec.Summary == nil) != (page.Kind == prompts.KindLeaderLog) || len(rec.Log) != len(page.Log) {
				t.Fatalf("%s becomes %+v", page.Name, rec)
			}
			for i, e := range page.In.Entries {
				text := ""
				if rec.Summary != nil {
					text = rec.Summary.Text
				} else {
					text = rec.Log[i].Text
				}
				for _, f := range e.Facts {
					if !strings.Contains(text, f.Surface) {
						t.Errorf("%s lacks %q", page.Name, f.Surface)
					}
				}
			}
		}
	})
}

// TestShelf: a day is told the latest summaries before it and thirty days of
// directives, nothing of the day itself; what it is held against agrees.
func TestShelf(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		pages := p.book.Pages()
		history := scaffold.NewHistory(pages)
		for _, d := range p.plan.Days {
			before := history.Before(d.GroupID, d.Date)
			var records []scaffold.Record
			latest := map[string]corpus.Date{}
			for _, page := range before {
				if page.GroupID != d.GroupID || page.To >= d.Date {
					t.Fatalf("%s of %s is told %s", d.Date, d.GroupID, page.Name)
				}
				latest[page.Kind] = page.To
				out := prompts.SummaryOut{}
				for _, e := range page.In.Entries {
					out.Lines = append(out.Lines, prompts.SummaryLine{N: e.N, Text: page.Name})
				}
				records = append(records, page.Write(out))
			}
			for _, page := range pages {
				if page.Kind != prompts.KindLeaderLog && page.GroupID == d.GroupID && page.To < d.Date &&
					page.To > latest[page.Kind] {
					t.Errorf("%s is told %s of %s, and there is %s", d.Date, page.Kind, latest[page.Kind], page.Name)
				}
			}
			past := p.book.Past(d.Date, records)
			if (past == nil) != (len(before) == 0) {
				t.Errorf("%s: %d pages, past %+v", d.Date, len(before), past)
			}
			if past != nil {
				for _, x := range past.Directives {
					if x.Date >= d.Date || x.Date < d.Date.Add(-30) {
						t.Errorf("%s is told a directive of %s", d.Date, x.Date)
					}
				}
			}
			checkContext(t, p, d, before)
		}
	})
}

func checkContext(t *testing.T, p project, d dialogue.DayPlan, before []scaffold.Summary) {
	t.Helper()
	c := p.book.Context(d, before)
	names := map[string]string{}
	for _, x := range p.people {
		names[x.ID] = x.Name
	}
	for i, s := range d.Slots {
		if !slices.Contains(c.Writers, names[s.AuthorID]) {
			t.Errorf("%s: %s may not write", s.Key, names[s.AuthorID])
		}
		if slices.Contains(c.Leaves, i+1) && len(s.FactIDs) > 0 {
			t.Errorf("%s states facts and counts as a leaf", s.Key)
		}
		if k := slices.IndexFunc(d.Slots, func(x dialogue.Slot) bool { return x.Key == s.ParentKey }); k >= 0 &&
			slices.Contains(c.Leaves, k+1) {
			t.Errorf("%s is answered and counts as a leaf", s.ParentKey)
		}
	}
	for _, task := range p.Tasks {
		i := slices.IndexFunc(c.Tasks, func(x prompts.CheckTask) bool { return x.Name == task.Name })
		if active := task.GroupID == d.GroupID && task.Start <= d.Date && (task.End == 0 || d.Date <= task.End); active &&
			i < 0 {
			t.Errorf("%s of %s: %s may not be spoken about", d.Date, d.GroupID, task.Name)
		}
		if i >= 0 && (c.Tasks[i].State == prompts.TaskEnding) != (task.End == d.Date) {
			t.Errorf("%s: %s is %s and ends on %s", d.Date, task.Name, c.Tasks[i].State, task.End)
		}
	}
}

// TestTheSamePages: pages are a function of the plan.
func TestTheSamePages(t *testing.T) {
	pk := packtest.Builtin(t, "technology")
	dump := func() string {
		b, err := json.Marshal(makeProject(t, pk, 5).book.Pages())
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	if diff := cmp.Diff(dump(), dump()); diff != "" {
		t.Error(diff)
	}
}

// TestFromText: a page from text keeps its dates and leaves the facts to the messages.
func TestFromText(t *testing.T) {
	p := scaffold.Summary{Kind: "weekly", FactIDs: []string{"f1"}, In: prompts.SummaryIn{Entries: []prompts.SummaryEntry{
		{N: 1, Dates: []prompts.SummaryDate{{What: "started"}}, Facts: []prompts.SummaryFact{{Attribute: "limit"}}},
	}}}
	q := p.FromText([]prompts.Shown{{ID: "1"}}).FromText([]prompts.Shown{{ID: "2"}})
	if len(q.In.Messages) != 2 || len(q.In.Entries[0].Facts) > 0 || len(q.In.Entries[0].Dates) != 1 || len(q.FactIDs) > 0 {
		t.Errorf("%+v", q)
	}
	if len(p.In.Entries[0].Facts) != 1 {
		t.Error("the page itself has changed")
	}
}
