package prompts

import (
	"encoding/json"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

// The text that a prompt carries may hold anything, also what looks like the
// end of the block.
var anyText = rapid.OneOf(rapid.String(), rapid.SampledFrom([]string{"</input>", "<input>\n{}\n</input>", "{{.Input}}",
	"line\nbreak\r\u2028", `"quoted" \ `, ""}))

func inverse[In, Out any](t *testing.T, task *Task[In, Out], draw func(*rapid.T) In) {
	t.Run(task.Name, rapid.MakeCheck(func(t *rapid.T) {
		in := draw(t)
		p, err := task.Render(in)
		if err != nil {
			t.Fatal(err)
		}
		got, err := task.Parse(p)
		if err != nil {
			t.Fatal(err)
		}
		if diff := gocmp.Diff(in, got); diff != "" {
			t.Fatalf("(-rendered +parsed):\n%s", diff)
		}
		if !strings.HasSuffix(strings.TrimSpace(p.User), closeInput) {
			t.Fatal("the input is not the last thing of the prompt")
		}
	}))
}

func TestParseIsTheInverseOfRender(t *testing.T) {
	tasks := NewTasks(nil)
	inverse(t, tasks.Day, drawDay)
	inverse(t, tasks.Message, drawMessage)
	inverse(t, tasks.Session, func(t *rapid.T) SessionIn {
		return SessionIn{
			User: Voice{Name: anyText.Draw(t, "name")}, Date: 20_000, Type: anyText.Draw(t, "type"),
			Workflow: rapid.Int().Draw(t, "workflow"),
			Messages: rapid.Int().Draw(t, "messages"), Topic: anyText.Draw(t, "topic"), Purpose: anyText.Draw(t, "purpose"),
			Says: list(t, "says", func(t *rapid.T) Say {
				return Say{N: 1, Side: SideUser, Clause: anyText.Draw(t,
					"clause")}
			}),
			Details: list(t, "details", func(t *rapid.T) string { return anyText.Draw(t, "detail") }),
			Offers:  list(t, "offers", func(t *rapid.T) string { return anyText.Draw(t, "offer") }),
		}
	})
	inverse(t, tasks.Ask, func(t *rapid.T) AskIn {
		return AskIn{
			Operation: corpus.OpDuration, Form: anyText.Draw(t, "form"), Given: anyText.Draw(t, "given"),
			Case:  anyText.Draw(t, "case"),
			Clues: []Clue{{drawAsked(t), anyText.Draw(t, "clue")}}, When: &When{Relation: "on", Words: anyText.Draw(t, "when")},
			Person: anyText.Draw(t, "person"), Term: anyText.Draw(t, "term"), Self: rapid.Bool().Draw(t, "self"),
			About: rapid.SliceOfN(rapid.Custom(drawAsked), 1, 2).Draw(t, "about"), Unit: anyText.Draw(t, "unit"),
			Inclusive: rapid.Bool().Draw(t, "inclusive"), Speaker: anyText.Draw(t, "speaker"), Asker: anyText.Draw(t, "asker"),
			Variant: rapid.Int().Draw(t, "variant"),
		}
	})
	inverse(t, tasks.Options, func(t *rapid.T) OptionsIn {
		return OptionsIn{
			Question: anyText.Draw(t, "question"), Form: anyText.Draw(t, "form"), Variant: rapid.Int().Draw(t, "variant"),
			Options: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) OptionPlan {
				return OptionPlan{
					Says: rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Said {
						return Said{drawAsked(t), anyText.Draw(t, "value"), anyText.Draw(t, "case")}
					}), 1, 2).Draw(t, "says"),
					Act: anyText.Draw(t, "act"), Voice: &Voice{Name: anyText.Draw(t, "name")}, Role: anyText.Draw(t, "role"),
					Words: rapid.Int().Draw(t, "words"),
				}
			}), 1, 4).Draw(t, "options"),
		}
	})
	inverse(t, tasks.Solve, func(t *rapid.T) SolveIn {
		return SolveIn{Messages: drawShown(t), Question: anyText.Draw(t, "question"), Options: drawOptions(t),
			Asker: anyText.Draw(t, "asker"), AskedAt: drawStamp(t)}
	})
	inverse(t, tasks.Forced, func(t *rapid.T) SolveIn {
		return SolveIn{Messages: drawShown(t), Question: anyText.Draw(t, "question"), Options: drawOptions(t),
			AskedAt: drawStamp(t)}
	})
	inverse(t, tasks.Scoring.Relation, func(t *rapid.T) RelationIn {
		text := func(what string) string { return anyText.Draw(t, what) }
		return RelationIn{
			Relation: text("relation"), Subtype: text("subtype"), Case: text("case"), Question: text("question"),
			Gold: text("gold"), Candidate: text("candidate"),
			Facts: list(t, "facts", func(t *rapid.T) RelationFact {
				return RelationFact{text("sentence"), text("condition"),
					text("as of")}
			}),
			Correct:   list(t, "correct", func(t *rapid.T) string { return text("right") }),
			Incorrect: list(t, "incorrect", func(t *rapid.T) string { return text("wrong") }),
		}
	})
	inverse(t, tasks.Scoring.Quality, func(t *rapid.T) QualityIn {
		return QualityIn{
			Scale: Scale{rapid.Int().Draw(t, "from"), rapid.Int().Draw(t, "to")},
			Messages: list(t, "messages", func(t *rapid.T) Heard {
				return Heard{anyText.Draw(t, "speaker"), drawStamp(t), anyText.Draw(t, "text")}
			}),
		}
	})
	inverse(t, tasks.Judge, func(t *rapid.T) JudgeIn {
		return JudgeIn{anyText.Draw(t, "question"), anyText.Draw(t, "gold"), anyText.Draw(t, "candidate")}
	})
	inverse(t, tasks.Scoring.Verdict, func(t *rapid.T) JudgeIn {
		return JudgeIn{anyText.Draw(t, "question"), anyText.Draw(t, "gold"), anyText.Draw(t, "candidate")}
	})
	inverse(t, tasks.Blind, func(t *rapid.T) BlindIn {
		return BlindIn{Question: anyText.Draw(t, "question"), Options: drawOptions(t)}
	})
	inverse(t, tasks.Personal.Decoy, func(t *rapid.T) BlindIn {
		return BlindIn{AskedAt: drawStamp(t), Messages: drawShown(t), Question: anyText.Draw(t, "question"),
			Options: drawOptions(t)}
	})
	inverse(t, tasks.Personal.Rubric, func(t *rapid.T) RubricIn {
		line := func(t *rapid.T) string { return anyText.Draw(t, "line") }
		return NewRubricIn(anyText.Draw(t, "question"), list(t, "should", line), list(t, "should not", line),
			anyText.Draw(t, "candidate"))
	})
	inverse(t, tasks.Summary, drawSummary)
	inverse(t, tasks.Check, func(t *rapid.T) CheckIn {
		return CheckIn{
			Group: anyText.Draw(t, "group"), Date: 20_000, Past: drawPast(t), Messages: drawShown(t),
			Tasks: list(t, "tasks", func(t *rapid.T) CheckTask {
				return CheckTask{rapid.Int().Draw(t, "n"), anyText.Draw(t, "name"), anyText.Draw(t, "owner"), TaskEnding}
			}),
			Claims: list(t, "claims", func(t *rapid.T) Claim {
				return Claim{1, anyText.Draw(t, "task"), corpus.PredStarted, 2, anyText.Draw(t, "words")}
			}),
		}
	})
	inverse(t, tasks.Fix, func(t *rapid.T) FixIn {
		return FixIn{
			Day: drawDay(t), Attempt: rapid.Int().Draw(t, "attempt"), Deletable: list(t, "deletable",
				func(t *rapid.T) int { return rapid.Int().Draw(t, "slot") }),
			Messages: list(t, "messages", func(t *rapid.T) DayMessage {
				return DayMessage{Slot: 1,
					Text: anyText.Draw(t, "text")}
			}),
			Conflicts: list(t, "conflicts", func(t *rapid.T) Fault {
				return Fault{1, anyText.Draw(t, "kind"), Major, 3, anyText.Draw(t, "message")}
			}),
		}
	})
	inverse(t, tasks.Probe, func(t *rapid.T) ProbeIn {
		return ProbeIn{Messages: drawShown(t), Targets: list(t, "targets", func(t *rapid.T) Target {
			return Target{rapid.Int().Draw(t, "n"), anyText.Draw(t, "subject"), anyText.Draw(t, "attribute"), corpus.KindDate}
		})}
	})
}

func list[T any](t *rapid.T, name string, f func(*rapid.T) T) []T {
	if l := rapid.SliceOfN(rapid.Custom(f), 0, 3).Draw(t, name); len(l) > 0 {
		return l
	}
	return nil
}

func drawStamp(t *rapid.T) corpus.Stamp {
	return corpus.Stamp(rapid.Int64Range(0, 4_000_000_000).Draw(t, "stamp"))
}

func drawShown(t *rapid.T) []Shown {
	return list(t, "messages", func(t *rapid.T) Shown {
		return Shown{anyText.Draw(t, "id"), anyText.Draw(t, "speaker"), drawStamp(t), anyText.Draw(t, "group"),
			anyText.Draw(t, "text")}
	})
}

func drawOptions(t *rapid.T) []corpus.Option {
	return list(t, "options", func(t *rapid.T) corpus.Option {
		return corpus.Option{Letter: anyText.Draw(t, "letter"), Text: anyText.Draw(t, "text")}
	})
}

func drawAsked(t *rapid.T) Asked {
	return Asked{anyText.Draw(t, "subject"), anyText.Draw(t, "attribute"), anyText.Draw(t, "plural"),
		anyText.Draw(t, "class"), corpus.KindCount, false}
}

func drawPast(t *rapid.T) *Past {
	if rapid.Bool().Draw(t, "no past") {
		return nil
	}
	return &Past{Weekly: anyText.Draw(t, "weekly"), Monthly: anyText.Draw(t, "monthly"), Directives: list(t, "directives",
		func(t *rapid.T) Directive {
			return Directive{20_000, anyText.Draw(t, "by"), anyText.Draw(t, "kind"), anyText.Draw(t, "text")}
		})}
}

func drawSummary(t *rapid.T) SummaryIn {
	return SummaryIn{
		Kind: KindLeaderLog, Project: anyText.Draw(t, "project"), Group: anyText.Draw(t, "group"), From: 20_000, To: 20_004,
		Messages: drawShown(t),
		Entries: list(t, "entries", func(t *rapid.T) SummaryEntry {
			return SummaryEntry{
				N: rapid.Int().Draw(t, "n"), Subject: anyText.Draw(t, "subject"), Person: anyText.Draw(t, "person"),
				Dates: list(t, "dates", func(t *rapid.T) SummaryDate { return SummaryDate{anyText.Draw(t, "what"), 20_001} }),
				Facts: list(t, "facts", func(t *rapid.T) SummaryFact {
					return SummaryFact{Attribute: anyText.Draw(t, "attribute"), Value: corpus.CountValue(rapid.Int64Range(0,
						99).Draw(t, "value")), Surface: anyText.Draw(t, "surface"), On: 20_002}
				}),
			}
		}),
	}
}

func drawDay(t *rapid.T) DayIn {
	return DayIn{
		Project: anyText.Draw(t, "project"), Past: drawPast(t), Date: corpus.Date(rapid.Int32Range(1, 100_000).Draw(t,
			"date")), Words: rapid.Int().Draw(t, "words"),
		Ledgers: list(t, "ledgers", func(t *rapid.T) Ledger {
			return Ledger{
				Task: anyText.Draw(t, "task"), Decided: list(t, "decided", func(t *rapid.T) string {
					return anyText.Draw(t,
						"matter")
				}),
				Open: list(t, "open", func(t *rapid.T) Outstanding {
					return Outstanding{anyText.Draw(t, "matter"), rapid.Int().Draw(t, "asked")}
				}),
			}
		}),
		People: list(t, "people", func(t *rapid.T) Voice {
			return Voice{Name: anyText.Draw(t, "name"), Style: corpus.Style{Humour: anyText.Draw(t, "humour")},
				Habits: list(t, "habits", func(t *rapid.T) string { return anyText.Draw(t, "habit") })}
		}),
		Tasks: list(t, "tasks", func(t *rapid.T) TaskName {
			return TaskName{anyText.Draw(t, "task"), anyText.Draw(t, "component"), anyText.Draw(t, "deliverable")}
		}),
		Facts: list(t, "facts", func(t *rapid.T) DayFact {
			f := DayFact{N: rapid.Int().Draw(t, "n"), Surfaces: list(t, "surfaces",
				func(t *rapid.T) string { return anyText.Draw(t, "surface") }), Basis: corpus.BasisText}
			if rapid.Bool().Draw(t, "stated") {
				v := corpus.CountValue(rapid.Int64Range(0, 1<<40).Draw(t, "value"))
				f.Value = &v
			}
			return f
		}),
		Slots: list(t, "slots", func(t *rapid.T) Slot {
			s := Slot{N: rapid.Int().Draw(t, "n"), At: drawStamp(t), States: list(t, "states",
				func(t *rapid.T) int { return rapid.Int().Draw(t, "state") })}
			if rapid.Bool().Draw(t, "asks") {
				a := drawAsked(t)
				s.Asks = &a
			}
			if rapid.Bool().Draw(t, "earlier") {
				s.Earlier = &Earlier{Author: anyText.Draw(t, "author"), Date: corpus.Date(rapid.Int32Range(1, 100_000).Draw(t,
					"date"))}
			}
			return s
		}),
	}
}

func drawMessage(t *rapid.T) MessageIn {
	day := drawDay(t)
	in := MessageIn{
		Project: day.Project, Past: day.Past, Date: day.Date, Words: day.Words, People: day.People, Tasks: day.Tasks,
		Facts: day.Facts, Thread: day.Slots, Said: drawShown(t),
	}
	if len(day.Slots) > 0 {
		in.Slot = day.Slots[len(day.Slots)-1]
	}
	return in
}

func TestWhatCallsShareStandsFirst(t *testing.T) {
	task := NewTasks(nil).Solve
	a, err := task.Render(SolveIn{Question: "A?"})
	if err != nil {
		t.Fatal(err)
	}
	b, err := task.Render(SolveIn{Question: "B?"})
	if err != nil {
		t.Fatal(err)
	}
	shared := strings.Index(a.User, openInput)
	if a.System != b.System || shared < 500 || a.User[:shared] != b.User[:shared] {
		t.Errorf("two calls share %d bytes before their inputs", shared)
	}
}

func TestEverySchemaIsOfAnObjectWithoutFurtherFields(t *testing.T) {
	tasks := NewTasks(nil)
	for name, schema := range map[string]json.RawMessage{
		TaskDay: tasks.Day.Schema(), TaskMessage: tasks.Message.Schema(), TaskSession: tasks.Session.Schema(),
		TaskSessionFix: tasks.SessionFix.Schema(), TaskAsk: tasks.Ask.Schema(), TaskOptions: tasks.Options.Schema(),
		TaskSolve: tasks.Solve.Schema(), TaskForced: tasks.Forced.Schema(),
		TaskJudge: tasks.Judge.Schema(), TaskRelation: tasks.Scoring.Relation.Schema(),
		TaskQuality: tasks.Scoring.Quality.Schema(), TaskBlind: tasks.Blind.Schema(),
		TaskRubric: tasks.Personal.Rubric.Schema(), TaskDecoy: tasks.Personal.Decoy.Schema(), TaskProbe: tasks.Probe.Schema(),
		TaskSummary: tasks.Summary.Schema(), TaskCheck: tasks.Check.Schema(), TaskFix: tasks.Fix.Schema(),
	} {
		var s struct {
			Type                 string
			AdditionalProperties json.RawMessage
		}
		if err := json.Unmarshal(schema, &s); err != nil || s.Type != "object" || len(s.AdditionalProperties) == 0 {
			t.Errorf("%s: %s, %v", name, schema, err)
		}
	}
}
