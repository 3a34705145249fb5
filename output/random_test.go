package output

import (
	"fmt"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

var (
	someText  = rapid.StringN(0, 12, -1)
	someWord  = rapid.SampledFrom([]string{"", "a", "b\"\\", "día", "\n\t"})
	someDate  = rapid.Custom(func(t *rapid.T) corpus.Date { return corpus.Date(rapid.IntRange(1, 30000).Draw(t, "date")) })
	someStamp = rapid.Custom(func(t *rapid.T) corpus.Stamp {
		return corpus.Stamp(rapid.IntRange(1440, 400*1440).Draw(t,
			"stamp"))
	})
	someInt  = rapid.IntRange(0, 1000)
	someList = rapid.Custom(func(t *rapid.T) []string {
		if l := rapid.SliceOfN(someText, 0, 3).Draw(t, "list"); len(l) > 0 {
			return l
		}
		return nil
	})
	someValue = rapid.Custom(func(t *rapid.T) corpus.Value {
		n := int64(someInt.Draw(t, "n"))
		return rapid.SampledFrom([]corpus.Value{
			corpus.DateValue(someDate.Draw(t, "date")), corpus.CountValue(n), corpus.DurationValue(n, n%2 == 0),
			corpus.QuantityValue(corpus.NewDecimal(n, 2), "ml/min"), corpus.PercentValue(corpus.NewDecimal(n, 1)),
			corpus.TextValue(corpus.KindText, "free; words"), {Kind: corpus.KindMoney, N: n, Currency: "EUR"},
			{Kind: corpus.KindRange, Items: []corpus.Value{corpus.CountValue(n), corpus.CountValue(n + 1)}},
			{Kind: corpus.KindList, Items: []corpus.Value{corpus.TextValue(corpus.KindEntity, "Ward 6"),
				corpus.TextValue(corpus.KindEntity, `W\;9`)}},
		}).Draw(t, "value")
	})
	someStyle = rapid.Custom(func(t *rapid.T) corpus.Style {
		return corpus.Style{Formality: someWord.Draw(t, "formality"), Humour: someWord.Draw(t, "humour"),
			Questioning: someWord.Draw(t, "questioning")}
	})
)

// optional is a generated value or none.
func optional[T any](t *rapid.T, g *rapid.Generator[T]) T {
	var none T
	if rapid.Bool().Draw(t, "none") {
		return none
	}
	return g.Draw(t, "some")
}

// some makes up to six records with the ids prefix1, prefix2 …
func some[T any](t *rapid.T, prefix string, make func(id string) T) []T {
	var out []T
	for i := range rapid.IntRange(0, 6).Draw(t, "number of "+prefix) {
		out = append(out, make(fmt.Sprint(prefix, i+1)))
	}
	return out
}

// randomCorpus is a corpus that makes sense to the tables and to no other person.
func randomCorpus(t *rapid.T) *corpus.Corpus {
	text := func(name string) string { return someText.Draw(t, name) }
	style := func() corpus.Style { return someStyle.Draw(t, "style") }
	c := &corpus.Corpus{ID: "c1", Groups: []corpus.Group{{ID: "G1", CorpusID: "c1", Kind: corpus.Channel,
		MemberIDs: someList.Draw(t, "members")}}}
	c.People = some(t, "P", func(id string) corpus.Person {
		return corpus.Person{ID: id, Name: text("name"), Rank: someInt.Draw(t, "rank"), Education: text("education"),
			Skills: []corpus.Skill{{Name: text("skill"), Level: "low"}},
			Style:  style(), BigFive: corpus.BigFive{Openness: text("openness")}, Tone: text("tone"), Habits: someList.Draw(t,
				"habits")}
	})
	c.Messages = some(t, "M", func(id string) corpus.Message {
		return corpus.Message{ID: id, CorpusID: "c1", GroupID: "G1", Seq: someInt.Draw(t, "seq"), At: someStamp.Draw(t, "at"),
			Text:      text("text"),
			SessionID: text("session"), ReplyTo: text("reply"), ThreadID: text("thread"), Mentions: someList.Draw(t, "mentions"),
			Tokens: someInt.Draw(t, "tokens")}
	})
	c.Items = some(t, "I", func(id string) corpus.Item { return randomItem(t, id, c.Messages) })
	c.Members = some(t, "G", func(id string) corpus.Member {
		return corpus.Member{GroupID: id, From: optional(t, someStamp), Guest: rapid.Bool().Draw(t, "guest"),
			Adapted: style(), Rationale: text("rationale")}
	})
	c.Tasks = some(t, "T", func(id string) corpus.Task {
		return corpus.Task{ID: id, Name: text("name"), ActiveIDs: someList.Draw(t, "active"), Strategic: rapid.Bool().Draw(t,
			"strategic"), Waits: corpus.DependencyOf(text("waits")), Start: someDate.Draw(t, "start"),
			Due: someDate.Draw(t, "due"), End: optional(t, someDate)}
	})
	c.Facts = some(t, "F", func(id string) corpus.Fact {
		return corpus.Fact{ID: id, Value: someValue.Draw(t, "value"), Condition: text("condition"), From: someDate.Draw(t,
			"from"), To: optional(t, someDate),
			Supersedes: text("supersedes"), Because: text("because"), Corrects: text("corrects"), About: text("about"),
			TaskID: text("task"), GroupID: text("group"),
			Knowers: someList.Draw(t, "knowers"), Hearers: someList.Draw(t, "hearers"), Noise: rapid.Bool().Draw(t, "noise"),
			SetID: text("set"), SetCloses: optional(t, someDate)}
	})
	randomScaffold(t, c)
	c.Verdicts = some(t, "V", func(id string) corpus.Verdict {
		n := someInt.Draw(t, "coverage")
		return corpus.Verdict{ItemID: id, Filter: text("filter"), Answer: text("answer"), Confidence: rapid.IntRange(-1,
			100).Draw(t, "confidence"),
			Outcome: corpus.Undetermined, Reason: text("reason"), Citations: someList.Draw(t, "citations"),
			Coverage: optional(t, rapid.Just(&n)), LeftOut: someList.Draw(t, "left out"),
			Code: corpus.Code(text("code")), Refs: someList.Draw(t, "refs"), Judging: someInt.Draw(t, "judging"),
			Shown: someList.Draw(t, "shown")}
	})
	c.Rounds = some(t, "R", func(id string) corpus.Round {
		return corpus.Round{ItemID: id, Round: someInt.Draw(t, "round"), Question: text("question"),
			Retrieved: someList.Draw(t, "retrieved"),
			Answer:    text("answer"), Verdict: corpus.No, Refinement: text("refinement")}
	})
	return c
}

func randomScaffold(t *rapid.T, c *corpus.Corpus) {
	text := func(name string) string { return someText.Draw(t, name) }
	c.Projects = some(t, "J", func(id string) corpus.Project {
		return corpus.Project{ID: id, Name: text("name"), Sector: text("sector"), Challenges: someList.Draw(t, "challenges"),
			Categories: someList.Draw(t, "categories"), Roles: someList.Draw(t, "roles")}
	})
	c.Subprojects = some(t, "S", func(id string) corpus.Subproject {
		return corpus.Subproject{ID: id, ProjectID: text("project"), Goal: text("goal")}
	})
	c.Terms = some(t, "c", func(id string) corpus.Term {
		return corpus.Term{Concept: id, Role: text("role"),
			Term: text("term")}
	})
	c.Themes = some(t, "H", func(id string) corpus.Theme {
		return corpus.Theme{ID: id, Kind: "news", Day: optional(t, someDate),
			NewsKind: optional(t, rapid.SampledFrom(corpus.NewsKinds())), Title: text("title")}
	})
	c.Dependencies = some(t, "T", func(id string) corpus.Dependency {
		return corpus.Dependency{FromID: id, ToID: text("to"), Type: text("type"), Artefact: text("artefact")}
	})
	c.Schedule = some(t, "T", func(id string) corpus.Scheduled {
		return corpus.Scheduled{Date: someDate.Draw(t, "date"), TaskID: id, Class: corpus.Ongoing}
	})
	c.Nodes = some(t, "N", func(id string) corpus.Node { return corpus.Node{ID: id, Kind: "task", Label: text("label")} })
	c.Edges = some(t, "N", func(id string) corpus.Edge {
		return corpus.Edge{From: id, Relation: text("relation"),
			To: text("to")}
	})
	c.Entities = some(t, "E", func(id string) corpus.Entity {
		return corpus.Entity{ID: id, Kind: text("kind"),
			Name: text("name")}
	})
	c.Segments = some(t, "S", func(id string) corpus.Segment {
		return corpus.Segment{ID: id, TaskID: text("task"), Day: optional(t, someDate), MessageIDs: someList.Draw(t,
			"messages"), PassageIDs: someList.Draw(t, "passages")}
	})
	c.Passages = some(t, "R", func(id string) corpus.Passage {
		return corpus.Passage{ID: id, GroupID: "G1", SessionID: text("session"), Day: someDate.Draw(t, "day"),
			Messages: someInt.Draw(t, "messages"),
			Repairs:  someInt.Draw(t, "repairs"), Flagged: rapid.Bool().Draw(t, "flagged"), Model: text("model")}
	})
	c.Plan = some(t, "M", func(id string) corpus.PlannedMessage {
		return corpus.PlannedMessage{MessageID: id, Obligation: text("obligation"), TaskIDs: someList.Draw(t, "tasks"),
			Path: corpus.PathCross, Act: corpus.ActNews, RefMessageID: text("ref"),
			Perturbation: text("perturbation"), Marks: someList.Draw(t, "marks"), RecallsID: text("recalls"),
			Discloses: some(t, "F", func(f string) corpus.Disclosure {
				return corpus.Disclosure{FactID: f, Surface: text("surface"), Start: someInt.Draw(t, "start"),
					End: someInt.Draw(t, "end"), Basis: corpus.BasisText}
			})}
	})
	randomPast(t, c)
	if c.First = optional(t, rapid.Custom(func(t *rapid.T) corpus.Date {
		return corpus.Date(rapid.IntRange(40, 60).Draw(t,
			"first"))
	})); c.First != 0 {
		c.Last = c.First.Add(rapid.IntRange(0, 9).Draw(t, "days"))
		if rapid.Bool().Draw(t, "closed") {
			c.Closures = []corpus.Closure{{Date: c.Last, Name: "move"}}
		}
	}
}

func randomPast(t *rapid.T, c *corpus.Corpus) {
	text := func(name string) string { return someText.Draw(t, name) }
	date := func(name string) corpus.Date { return someDate.Draw(t, name) }
	c.Summaries = some(t, "U", func(id string) corpus.Summary {
		s := corpus.Summary{ID: id, GroupID: "G1", Kind: corpus.Monthly, From: date("from"), To: date("to"),
			Text: text("text"), FactIDs: someList.Draw(t, "facts")}
		s.Tasks = some(t, "T", func(id string) corpus.TaskState {
			return corpus.TaskState{TaskID: id, State: text("state"), On: date("on")}
		})
		return s
	})
	c.LeaderLog = some(t, "L", func(id string) corpus.LeaderEntry {
		return corpus.LeaderEntry{ID: id, GroupID: "G1", Day: date("day"), Until: date("until"), LeaderID: text("leader"),
			Kind:    corpus.MethodGuidance,
			TaskIDs: someList.Draw(t, "tasks"), Text: text("text"), FactIDs: someList.Draw(t, "facts")}
	})
	c.Ledgers = some(t, "T", func(id string) corpus.Ledger {
		entry := func(id string) corpus.LedgerEntry {
			return corpus.LedgerEntry{Text: text("matter"), FactID: id, Repeats: someInt.Draw(t, "repeats")}
		}
		return corpus.Ledger{TaskID: id, MessageID: text("message"), Messages: someInt.Draw(t, "messages"),
			SubIssues: someList.Draw(t, "sub-issues"),
			Decided:   some(t, "F", entry), Open: some(t, "F", entry), Pending: some(t, "F", entry)}
	})
	c.Repairs = some(t, "R", func(id string) corpus.Repair {
		return corpus.Repair{Unit: id, GroupID: "G1", Day: date("day"), Attempt: someInt.Draw(t, "attempt"),
			Level: someInt.Draw(t, "level"), Violations: someList.Draw(t, "violations"),
			MessageID: text("message"), Before: text("before"), After: text("after"), Outcome: text("outcome")}
	})
	c.Flagged = some(t, "R", func(id string) corpus.FlaggedPassage {
		return corpus.FlaggedPassage{Unit: id, GroupID: "G1", Day: date("day"), FactIDs: someList.Draw(t, "facts"),
			Reasons: someList.Draw(t, "reasons")}
	})
	c.Calls = some(t, "C", func(id string) corpus.CallRecord {
		cost := int64(someInt.Draw(t, "cost"))
		return corpus.CallRecord{Stage: text("stage"), Unit: id, Task: text("task"), Role: text("role"), Model: text("model"),
			NanoDollars: &cost,
			Tokens:      &corpus.CallTokens{In: int64(someInt.Draw(t, "in"))}, Attempts: someInt.Draw(t, "attempts"),
			Rung: text("rung"), Failed: text("failed")}
	})
	c.Failures = some(t, "X", func(id string) corpus.Failure {
		return corpus.Failure{Stage: text("stage"), Unit: id, Task: text("task"), Model: text("model"), Kind: text("kind"),
			Reason: text("reason")}
	})
}

func randomItem(t *rapid.T, id string, messages []corpus.Message) corpus.Item {
	text := func(name string) string { return someText.Draw(t, name) }
	it := corpus.Item{ID: id, CorpusID: "c1", Key: text("key"), Format: "open", Family: text("family"),
		Category: text("category"), Subcategory: text("subcategory"), Difficulty: text("difficulty"),
		Question: text("question"), AskerID: text("asker"), AskedAt: someStamp.Draw(t, "asked"), Split: text("split"),
		Answer: text("answer"), AnswerLetter: text("letter"),
		CorrectAnswers: someList.Draw(t, "correct"), IncorrectAnswers: someList.Draw(t, "incorrect"),
		Quality: text("quality"), Draft: text("draft"),
		Status: rapid.SampledFrom([]corpus.Status{corpus.Accepted, corpus.Rejected, corpus.Flagged}).Draw(t, "status")}
	if rapid.Bool().Draw(t, "by rubric") {
		it.Format, it.Rubric = corpus.FormatRubric, &corpus.Rubric{Should: someList.Draw(t, "should"),
			ShouldNot: someList.Draw(t, "should not")}
	}
	if it.Status != corpus.Accepted {
		it.Stage, it.Reasons, it.Fault = text("stage"), someList.Draw(t, "reasons"), text("fault")
		for range it.Reasons {
			it.Codes = append(it.Codes, corpus.CodeGuessed)
		}
	} else {
		it.AdmittedBy = text("admitted by")
	}
	it.Options = some(t, "L", func(l string) corpus.Option { return corpus.Option{Letter: l, Text: text("option")} })
	it.OptionKeys = some(t, "L", func(l string) corpus.OptionKey {
		return corpus.OptionKey{Letter: l, Kind: text("kind"), Strategy: text("strategy"), Act: text("act"),
			VoiceID: text("voice")}
	})
	it.Relation, it.Subtype = text("relation"), text("subtype")
	for _, m := range messages {
		if rapid.Bool().Draw(t, "is evidence") {
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: m.ID, Role: corpus.RoleBridge,
				Set: someInt.Draw(t, "group")})
		}
	}
	it.Gold = some(t, "G", func(g string) corpus.GoldAtom {
		atom := corpus.GoldAtom{Part: g, Predicate: text("predicate"), At: optional(t, someStamp), Operation: corpus.OpCount,
			Unit: text("unit"), Inclusive: rapid.Bool().Draw(t, "inclusive"),
			FactIDs: someList.Draw(t, "facts"), MessageID: text("message"), NamedSpeakerID: text("speaker")}
		if atom.MessageID != "" {
			atom.Start, atom.End = someInt.Draw(t, "start"), someInt.Draw(t, "end")
		}
		if rapid.Bool().Draw(t, "has an atom") {
			v := someValue.Draw(t, "atom")
			atom.Atom = &v
		}
		return atom
	})
	return it
}
