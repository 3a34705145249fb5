package output

import (
	"encoding/json"
	"testing"
	"time"

	"memloom/internal/corpus"
)

// tinyCorpus is a day of two people with one question of each fate.
func tinyCorpus() *corpus.Corpus {
	day := corpus.NewDate(2025, 3, 11)
	atom := corpus.DurationValue(7, true)
	started, finished := corpus.DateValue(day.Add(-8)), corpus.DateValue(day)
	coverage := 100
	cost := int64(1_175_500)
	style := corpus.Style{Formality: "casual", Verbosity: "concise", Humour: "occasional", Jargon: "technical",
		Emoji: "rare", Directness: "direct", Warmth: "neutral", Questioning: "accepting"}
	question := corpus.Item{
		ID: "I1", CorpusID: "c1", Format: "open", Family: "temporal", Category: "temporal", AskedAt: day.Add(1).At(9, 0),
		Split: "test", Quality: "kept", Status: corpus.Accepted,
		Question: "How many working days did the rule table take, first and last day counted?", Answer: "7 working days",
		Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1},
			{MessageID: "M3", Role: corpus.RoleAnswer, Set: 2}},
		Gold: []corpus.GoldAtom{
			{Part: "operand", SubjectID: "T1", Predicate: corpus.PredStarted, Operation: corpus.OpDuration, Atom: &started,
				How: corpus.HowStamped, FactIDs: []string{"F1"}, MessageID: "M1", Start: 0, End: 8},
			{Part: "operand", SubjectID: "T1", Predicate: corpus.PredFinished, Operation: corpus.OpDuration, Atom: &finished,
				How: corpus.HowStamped, FactIDs: []string{"F2"}, MessageID: "M3", Start: 16, End: 31},
			{Part: "result", SubjectID: "T1", Predicate: corpus.PredFinished, Operation: corpus.OpDuration, Atom: &atom,
				How: corpus.HowComputed, Unit: "working", Inclusive: true, FactIDs: []string{"F1", "F2"}},
		},
	}
	choice := corpus.Item{
		ID: "I2", CorpusID: "c1", Format: "choice", Family: "single-hop", Category: "recall", AskedAt: day.Add(1).At(9, 0),
		Split: "test", Quality: "kept", Status: corpus.Rejected,
		Question: "Who owns the rule table?", Answer: "Tomasz Wilk", AnswerLetter: "B",
		Options: []corpus.Option{{Letter: "A", Text: "Ines Okafor"}, {Letter: "B", Text: "Tomasz Wilk"}},
		OptionKeys: []corpus.OptionKey{{Letter: "A", Kind: corpus.OptionDistractor},
			{Letter: "B", Kind: corpus.OptionCorrect}},
		Evidence: []corpus.Evidence{{MessageID: "M1", Role: corpus.RoleAnswer, Set: 1}}, Stage: "blind",
		Reasons: []string{"answered without evidence"},
	}
	surplus := corpus.Item{
		ID: "I10", CorpusID: "c1", Format: "open", Family: "abstention", Category: "abstention", AskedAt: day.Add(1).At(9, 0),
		Split: "test", Status: corpus.Surplus,
		Question: "Who reviews it?", Answer: "not said", Evidence: []corpus.Evidence{{MessageID: "M2",
			Role: corpus.RoleContext, Set: 1}},
		Gold:    []corpus.GoldAtom{{Part: "result", SubjectID: "T1", Predicate: "reviewer", Operation: corpus.OpAbsent}},
		Reasons: []string{corpus.ReasonSurplus},
	}
	return &corpus.Corpus{
		ID: "c1",
		People: []corpus.Person{{ID: "P1", Name: "Tomasz Wilk", Rank: 4, Department: "Engineering", Role: "backend engineer",
			Title: "Backend Engineer", Age: 34, Gender: "male", Education: "MSc",
			Skills: []corpus.Skill{{Name: "testing", Level: "strong"}}, Style: style},
			{ID: "P2", Name: "Ines Okafor", Rank: 2, Age: 47, Style: style}},
		Groups: []corpus.Group{{ID: "G1", CorpusID: "c1", Name: "Dose Check", Kind: corpus.GroupChat,
			MemberIDs: []string{"P1", "P2"}}},
		Messages: []corpus.Message{
			{ID: "M1", CorpusID: "c1", GroupID: "G1", Seq: 1, At: day.Add(-8).At(9, 6), AuthorID: "P1",
				AuthorName: "Tomasz Wilk", Text: "Starting the rule table.", Tokens: 6},
			{ID: "M2", CorpusID: "c1", GroupID: "G1", Seq: 2, At: day.Add(-8).At(9, 7), AuthorID: "P2",
				AuthorName: "Ines Okafor", Text: "Good, Tomasz 🙏", ReplyTo: "M1", Mentions: []string{"P1"}, Tokens: 4},
			{ID: "M3", CorpusID: "c1", GroupID: "G1", Seq: 3, At: day.At(16, 48), AuthorID: "P1", AuthorName: "Tomasz Wilk",
				Text: "Rule table: done and merged.", Tokens: 7},
		},
		Items: []corpus.Item{question, choice, surplus},
		Tasks: []corpus.Task{{ID: "T1", GroupID: "G1", Name: "rule table", Lifecycle: corpus.Testing, OwnerID: "P1",
			ActiveIDs: []string{"P1"}, Strategic: true, Waits: corpus.WaitsForNothing, Start: day.Add(-8), Due: day, End: day}},
		First: day.Add(-8), Last: day.Add(1), Closures: []corpus.Closure{{Date: day.Add(-1), Name: "the office move"}},
		Facts: []corpus.Fact{{ID: "F1", SubjectID: "T1", Predicate: corpus.PredStarted, Value: started, From: day.Add(-8),
			Knowers: []string{"P1"}},
			{ID: "F2", SubjectID: "T1", Predicate: corpus.PredFinished, Value: finished, From: day, Noise: true, SetID: "S1",
				SetCloses: day}},
		Plan: []corpus.PlannedMessage{{MessageID: "M1", Obligation: "starting", TaskIDs: []string{"T1"},
			Path: corpus.PathPost, Position: "early", Act: corpus.ActKickoff, Marks: []string{corpus.MarkFragment,
				corpus.MarkLink},
			Discloses: []corpus.Disclosure{{FactID: "F1", Surface: "Starting", Start: 0, End: 8,
				Basis: corpus.BasisTimestamp}}}},
		Passages: []corpus.Passage{{ID: "R1", GroupID: "G1", Day: day.Add(-8), Messages: 2}, {ID: "R2", GroupID: "G1",
			SessionID: "s1", Day: day, Messages: 1, Repairs: 1, Flagged: true, Model: "gpt"}},
		Summaries: []corpus.Summary{{ID: "U1", GroupID: "G1", Kind: corpus.Weekly, From: day.Add(-8), To: day.Add(-4),
			Text:  "- rule table (Tomasz Wilk): started 3 March 2025.",
			Tasks: []corpus.TaskState{{TaskID: "T1", State: corpus.StateStarted, On: day.Add(-8)}}, FactIDs: []string{"F1"}}},
		LeaderLog: []corpus.LeaderEntry{{ID: "L1", GroupID: "G1", Day: day.Add(-7), Until: day.Add(22), LeaderID: "P2",
			Kind: corpus.MethodGuidance, TaskIDs: []string{"T1"}, Text: "Ines Okafor advised on 4 March 2025 for rule table."}},
		Ledgers: []corpus.Ledger{{TaskID: "T1", MessageID: "M3", Messages: 8, SubIssues: []string{"retry limit"},
			Decided: []corpus.LedgerEntry{{Text: "deadline of the rule table", FactID: "F1"}},
			Open:    []corpus.LedgerEntry{{Text: "retry limit of the rule table", FactID: "F2", Repeats: 2}}}},
		Repairs: []corpus.Repair{{Unit: "G1/2025-03-11", GroupID: "G1", Day: day, Attempt: 1, Level: 2,
			Violations: []string{"rule table ends with this message"}, MessageID: "M3", Before: "Rule table: done soon.",
			After: "Rule table: done and merged.", Outcome: corpus.OutcomeRepaired}},
		Flagged: []corpus.FlaggedPassage{{Unit: "G1/2025-03-10", GroupID: "G1", Day: day.Add(-1), FactIDs: []string{"F2"},
			Reasons: []string{"level 1, raw id"}}},
		Calls: []corpus.CallRecord{
			{Stage: "judge", Unit: "judge 1/I1", Task: "solve", Role: "solver", Model: "gpt", Tokens: &corpus.CallTokens{In: 812,
				Cached: 512, Out: 40}, NanoDollars: &cost, Latency: 1500 * time.Millisecond, Attempts: 2, Hits: 1, Rung: "asked"},
			{Stage: "judge", Unit: "judge 1/I2", Task: "solve", Role: "solver", Model: "gpt", Sample: 1, Attempts: 1,
				Failed: "refused"},
		},
		Failures: []corpus.Failure{{Stage: "judge", Unit: "I2", Task: "solve", Model: "gpt", Kind: "refused",
			Reason: "it had rather not"}},
		Verdicts: []corpus.Verdict{{ItemID: "I1", Filter: "sufficient", Probe: corpus.ProbeVerdict, Model: BuiltinModel,
			Answer: "7", Confidence: 90, Outcome: corpus.Yes, ContextRef: "evidence", Citations: []string{"M1", "M3"},
			Coverage: &coverage},
			{ItemID: "I2", Filter: "blind", Probe: "solve", Confidence: -1, Outcome: corpus.No}},
	}
}

func tinyManifest() Manifest {
	return Manifest{
		Program: Program{"memloom", "0.1.0"}, Recipe: "quickstart", Scale: 1, Seed: 1, TimeZone: "UTC",
		Tokenizer:  "o200k_base",
		Domains:    []Source{{"technology", "7f83b1657ff1fc53b92dc18148a1d65dfc2d4b1fa3d677284addd200126d9069"}},
		Models:     []RoleModel{{"author", BuiltinModel}, {"solver", BuiltinModel}},
		Parameters: json.RawMessage(`{"people":2,"days":10}`),
		Quotas:     []Quota{{"temporal", 2, 1}},
		Shortfalls: []Shortfall{{"temporal", 2, 1, "too few finished tasks", "days"}},
	}
}

// publishTiny publishes the tiny corpus into a new folder and returns it.
func publishTiny(t testing.TB) string {
	t.Helper()
	dir := t.TempDir()
	if err := Publish(dir, tinyCorpus(), tinyManifest(), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// unsynced is the disk without waiting for it, so that tests are fast.
type unsynced struct{ Disk }

func (unsynced) SyncDir(string) error { return nil }

func (u unsynced) Create(name string) (File, error) {
	f, err := u.Disk.Create(name)
	return unsyncedFile{f}, err
}

type unsyncedFile struct{ File }

func (unsyncedFile) Sync() error { return nil }
