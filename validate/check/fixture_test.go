package check

import (
	"fmt"
	"iter"
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// march is a day of the fixture's month.
func march(day int) corpus.Date { return corpus.NewDate(2025, time.March, day) }

// builder makes the fixture: two weeks of three groups, written by hand.
type builder struct{ c *corpus.Corpus }

func fixture() *corpus.Corpus {
	b := builder{&corpus.Corpus{ID: "C1", First: march(3), Last: march(14), Closures: []corpus.Closure{{Date: march(12),
		Name: "the office move"}}}}
	b.organisation()
	b.facts()
	b.actFacts()
	b.firstWeek()
	b.secondWeek()
	b.acts()
	b.order()
	b.scaffold()
	b.ledgers()
	b.past()
	b.repairs()
	b.items()
	return aged(b.c)
}

// aged gives the items the ages that their evidence has.
func aged(c *corpus.Corpus) *corpus.Corpus {
	ages := corpus.NewAges(c)
	for i := range c.Items {
		c.Items[i].EvidenceAge = nil
		if a, ok := ages.Youngest(&c.Items[i]); ok {
			c.Items[i].EvidenceAge = &a
		}
	}
	return c
}

func (b builder) organisation() {
	c := b.c
	for i, name := range []string{"Ines Okafor", "Priya Raman", "Tomasz Wilk", "Hanna Lindqvist", "Leo Brandt",
		"Samir Haddad", "Greta Moll"} {
		c.People = append(c.People, corpus.Person{ID: fmt.Sprintf("P%d", i+1), Name: name, Rank: 2 + i%3,
			Role: "data engineer", Skills: []corpus.Skill{{Name: "mapping tables", Level: "strong"}}})
	}
	seats := [][]string{{"P1", "P2", "P3", "P5"}, {"P1", "P4", "P6", "P7"}, {"P1", "P2", "P4", "P7"}}
	c.Projects = []corpus.Project{{ID: "J1", Name: "Safer Medication Rounds"}}
	for i, name := range []string{"Dose Check Service", "Order Import", "Ward Rollout"} {
		g := fmt.Sprintf("G%d", i+1)
		var guests []string
		for _, p := range seats[i] {
			c.Members = append(c.Members, corpus.Member{GroupID: g, PersonID: p, From: march(3).At(0, 0)})
		}
		if g == "G2" {
			guests = []string{"P5"}
			c.Members = append(c.Members, corpus.Member{GroupID: g, PersonID: "P5", From: march(5).At(10, 0), Guest: true})
		}
		c.Groups = append(c.Groups, corpus.Group{ID: g, CorpusID: "C1", Name: name, Kind: corpus.GroupChat,
			MemberIDs: slices.Clone(seats[i]), GuestIDs: guests})
		c.Subprojects = append(c.Subprojects, corpus.Subproject{ID: fmt.Sprintf("S%d", i+1), ProjectID: "J1", GroupID: g,
			Name: name})
	}
	task := func(n int, group, name, owner string, start, due, end corpus.Date) {
		c.Tasks = append(c.Tasks, corpus.Task{
			ID: fmt.Sprintf("T%02d", n), ProjectID: "J1", SubprojectID: "S" + group[1:], GroupID: group, Name: name,
			OwnerID: owner, ActiveIDs: []string{owner, "P1"}, Start: start, Due: due, End: end,
		})
	}
	task(1, "G1", "allergy rule table", "P3", march(3), march(7), march(10))
	task(2, "G2", "order import filter", "P4", march(5), march(13), march(13))
	task(3, "G3", "pilot ward handbook", "P7", march(4), march(14), 0)
	c.Dependencies = []corpus.Dependency{{FromID: "T01", ToID: "T02", Type: "data contract",
		Artefact: "allergy rule table"}}
	c.Entities = []corpus.Entity{{ID: "E01", Kind: "site", Name: "Ward 6"}, {ID: "E02", Kind: "site", Name: "Ward 9"}}
	c.Themes = []corpus.Theme{{ID: "H1", GroupID: "G1", Kind: "task", Title: "allergy rule table"},
		{ID: "H2", GroupID: "G3", Kind: "news", Day: march(6), NewsKind: corpus.NewsIndustry, Title: "a new intake form"}}
}

func (b builder) facts() {
	link := corpus.TextValue(corpus.KindLink, "https://wiki.northlight.example/dose/allergy-rules")
	entity := func(s string) corpus.Value { return corpus.TextValue(corpus.KindEntity, s) }
	rate := corpus.QuantityValue(corpus.NewDecimal(45, 0), "ml/min")
	for i, f := range []corpus.Fact{
		{SubjectID: "T01", Predicate: corpus.PredStarted, Value: corpus.DateValue(march(3)), From: march(3)},
		{SubjectID: "T01", Predicate: corpus.PredOwner, Value: entity("Tomasz Wilk"), From: march(3)},
		{SubjectID: "T01", Predicate: corpus.PredDue, Value: corpus.DateValue(march(7)), From: march(3)},
		{SubjectID: "T03", Predicate: corpus.PredStarted, Value: corpus.DateValue(march(4)), From: march(4)},
		{SubjectID: "T01", Predicate: "threshold", Value: rate, From: march(4)},
		{SubjectID: "T03", Predicate: "pilot_ward", Value: entity("Ward 6"), From: march(4), Corrects: "F07"},
		{SubjectID: "T03", Predicate: "pilot_ward", Value: entity("Ward 9"), From: march(4), Noise: true},
		{SubjectID: "T02", Predicate: corpus.PredStarted, Value: corpus.DateValue(march(5)), From: march(5)},
		{SubjectID: "T02", Predicate: "blocker", Value: corpus.TextValue(corpus.KindText, "missing test accounts"),
			From: march(6), SetID: "blockers", SetCloses: march(7)},
		{SubjectID: "T02", Predicate: "blocker", Value: corpus.TextValue(corpus.KindText, "a stale export"), From: march(7),
			SetID: "blockers", SetCloses: march(7)},
		{SubjectID: "H2", Predicate: "forms", Value: corpus.CountValue(14), From: march(6)},
		{SubjectID: "T01", Predicate: "page", Value: link, From: march(10)},
		{SubjectID: "T01", Predicate: corpus.PredFinished, Value: corpus.DateValue(march(10)), From: march(10)},
		{SubjectID: "J1", Predicate: "closed", Value: corpus.DateValue(march(12)), From: march(10)},
		{SubjectID: "T02", Predicate: corpus.PredFinished, Value: corpus.DateValue(march(13)), From: march(13)},
	} {
		f.ID = fmt.Sprintf("F%02d", i+1)
		if strings.HasPrefix(f.SubjectID, "T") {
			f.TaskID = f.SubjectID
		}
		f.Knowers = []string{"P1"}
		b.c.Facts = append(b.c.Facts, f)
	}
}

// says adds a message. A disclosure is "fact surface" or "fact surface basis",
// split at bars.
func (b builder) says(key, group, person string, at corpus.Stamp, reply, text string, discloses ...string) {
	name := ""
	for _, p := range b.c.People {
		if p.ID == person {
			name = p.Name
		}
	}
	b.c.Messages = append(b.c.Messages, corpus.Message{
		ID: key, CorpusID: "C1", GroupID: group, At: at, AuthorID: person, AuthorName: name, Text: text, ReplyTo: reply,
		Tokens: len(text) / 4,
	})
	p := corpus.PlannedMessage{MessageID: key, Path: corpus.PathPost, Act: corpus.ActProgress}
	if reply != "" {
		p.Path = corpus.PathReply
	}
	for _, d := range discloses {
		part := append(strings.Split(d, "|"), string(corpus.BasisText))
		start := corpus.RuneIndex(text, part[1], 0)
		if start < 0 {
			panic(part[1] + " does not stand in " + text)
		}
		p.Discloses = append(p.Discloses, corpus.Disclosure{
			FactID: part[0], Surface: part[1], Start: start, End: start + len([]rune(part[1])), Basis: corpus.Basis(part[2]),
		})
		p.TaskIDs = []string{"T0" + group[1:]}
	}
	b.c.Plan = append(b.c.Plan, p)
}

func (b builder) firstWeek() {
	b.says("a1", "G1", "P3", march(3).At(9, 6), "", "I'm taking the allergy rule table, starting now. Due Friday.",
		"F01|starting|timestamp", "F02|I'm taking|author", "F03|Friday")
	b.says("a2", "G1", "P1", march(3).At(9, 12), "a1", "Good. Shout if the clinic is slow, Tomasz.")
	b.says("a3", "G1", "P5", march(3).At(14, 2), "", "Anyone else without a working badge?")
	b.says("a4", "G1", "P2", march(3).At(14, 8), "a3", "Same here, reception is on it.")
	b.says("a5", "G1", "P2", march(4).At(10, 1), "", "Where do we draw the line for the renal alert?")
	b.says("a6", "G1", "P3", march(4).At(10, 9), "a5", "45 ml/min, agreed with the clinic.", "F05|45 ml/min")
	b.says("a7", "G1", "P2", march(4).At(10, 11), "a6", "Thank you, noted.")
	b.says("a8", "G1", "P5", march(6).At(11, 0), "", "The test bench is slow again.")
	b.says("b1", "G2", "P4", march(5).At(9, 20), "", "Kicking off the order import filter.", "F08|Kicking off|timestamp")
	b.says("b2", "G2", "P6", march(5).At(9, 26), "b1",
		"Great, I have reviewed the mapping already. I am the data engineer here, best at mapping tables.",
		"F28|data engineer", "F29|mapping tables")
	b.says("b3", "G2", "P5", march(5).At(10, 0), "b1", "From the rules side: keep the allergy codes as they are, please.")
	b.says("b4", "G2", "P4", march(6).At(9, 30), "", "We are held up by missing test accounts.",
		"F09|missing test accounts")
	b.says("b5", "G2", "P1", march(6).At(9, 41), "b4", "I will ask the vendor.")
	b.says("b6", "G2", "P6", march(7).At(15, 0), "", "Also in the way: a stale export.", "F10|a stale export")
	b.says("b7", "G2", "P7", march(7).At(15, 7), "b6", "Ugh, that again.")
	b.says("c1", "G3", "P7", march(4).At(9, 15), "", "Off we go with the pilot ward handbook.", "F04|Off we go|timestamp")
	b.says("c2", "G3", "P4", march(4).At(9, 31), "c1", "Which ward is the pilot?")
	b.says("c3", "G3", "P2", march(4).At(9, 33), "c2", "Ward 9, I believe.", "F07|Ward 9")
	b.says("c4", "G3", "P7", march(4).At(9, 37), "c3", "It is Ward 6. The other joins later.", "F06|Ward 6")
	b.says("c5", "G3", "P2", march(4).At(9, 40), "c4", "Right, sorry.")
	b.says("c6", "G3", "P1", march(6).At(16, 4), "", "Heard that the new intake form comes in 14 variants.", "F11|14")
	b.says("c7", "G3", "P4", march(6).At(16, 9), "c6", "Somebody was bored.")
}

func (b builder) secondWeek() {
	b.says("a9", "G1", "P1", march(10).At(9, 3), "", "The office is closed on Wednesday, nobody works then.",
		"F14|Wednesday")
	b.says("a10", "G1", "P3", march(10).At(16, 48), "",
		"Allergy rule table done and merged. Page: https://wiki.northlight.example/dose/allergy-rules",
		"F13|done and merged|timestamp", "F12|https://wiki.northlight.example/dose/allergy-rules")
	b.says("a11", "G1", "P5", march(10).At(16, 52), "a10", "Party time 🎉")
	b.says("a12", "G1", "P2", march(11).At(9, 30), "a10", "I have read it, nothing to add.")
	b.says("a13", "G1", "P1", march(13).At(13, 0), "", "Quiet today.")
	b.says("a14", "G1", "P5", march(14).At(13, 5), "a13", "And I like it.")
	b.says("b8", "G2", "P6", march(10).At(10, 2), "", "The vendor has answered, accounts are there.")
	b.says("b9", "G2", "P4", march(10).At(10, 6), "b8", "Finally!")
	b.says("b10", "G2", "P1", march(11).At(11, 0), "", "How is the filter coming along?")
	b.says("b11", "G2", "P4", march(11).At(11, 4), "b10", "Slowly, but it does.")
	b.says("b12", "G2", "P4", march(13).At(17, 20), "", "The order import filter is finished, it went live after lunch.",
		"F15|is finished|timestamp")
	b.says("b13", "G2", "P7", march(13).At(17, 24), "b12", "Well done, Hanna.")
	b.says("c8", "G3", "P7", march(11).At(9, 10), "", "The pilot ward handbook needs pictures.")
	b.says("c9", "G3", "P2", march(11).At(9, 18), "c8", "I have a camera.")
	b.says("c10", "G3", "P4", march(13).At(9, 45), "", "Who proof-reads?")
	b.says("c11", "G3", "P1", march(14).At(9, 50), "c10", "I can, over the weekend if need be.")
}

// order sorts the messages, numbers them in their groups and renames them.
func (b builder) order() {
	c := b.c
	slices.SortStableFunc(c.Messages, func(x, y corpus.Message) int { return int(x.At - y.At) })
	id, seq, thread := map[string]string{}, map[string]int{}, map[string]string{}
	for i := range c.Messages {
		m := &c.Messages[i]
		id[m.ID] = fmt.Sprintf("M%02d", i+1)
		seq[m.GroupID]++
		m.ID, m.Seq, m.ReplyTo = id[m.ID], seq[m.GroupID], id[m.ReplyTo]
		m.ThreadID = m.ID
		if m.ReplyTo != "" {
			m.ThreadID = thread[m.ReplyTo]
		}
		thread[m.ID] = m.ThreadID
		for _, p := range c.People {
			if corpus.ContainsWord(m.Text, rule.FirstWord(p.Name)) {
				m.Mentions = append(m.Mentions, p.ID)
			}
		}
	}
	for i := range c.Plan {
		c.Plan[i].MessageID, c.Plan[i].RecallsID = id[c.Plan[i].MessageID], id[c.Plan[i].RecallsID]
	}
	slices.SortFunc(c.Plan, func(x, y corpus.PlannedMessage) int { return strings.Compare(x.MessageID, y.MessageID) })
	guest := find(c.Plan, func(p corpus.PlannedMessage) bool { return p.MessageID == id["b3"] })
	guest.Path, guest.RefMessageID = corpus.PathCross, id["a6"]
}

func (b builder) scaffold() {
	c := b.c
	calendar := corpus.Calendar{First: c.First, Last: c.Last, Closures: c.Closures}
	for _, d := range calendar.Workdays() {
		for _, t := range c.Tasks {
			class := corpus.Ongoing
			switch {
			case d < t.Start || t.End != 0 && d > t.End:
				continue
			case d == t.Start:
				class = corpus.Starting
			case d == t.End:
				class = corpus.Ending
			}
			c.Schedule = append(c.Schedule, corpus.Scheduled{Date: d, TaskID: t.ID, Class: class})
		}
	}
	at := map[string]int{}
	for i, m := range c.Messages {
		s := corpus.Segment{GroupID: m.GroupID, Day: m.At.Date()}
		if ids := c.Plan[i].TaskIDs; len(ids) > 0 {
			s.TaskID, s.Day = ids[0], 0
		}
		key := fmt.Sprint(s.GroupID, s.TaskID, s.Day)
		if _, ok := at[key]; !ok {
			at[key] = len(c.Segments)
			s.ID = fmt.Sprintf("D%02d", len(c.Segments)+1)
			c.Segments = append(c.Segments, s)
		}
		c.Segments[at[key]].MessageIDs = append(c.Segments[at[key]].MessageIDs, m.ID)
	}
	c.Nodes = []corpus.Node{{ID: "J1", Kind: "project"}, {ID: "S1", Kind: "sub_project"}, {ID: "T01", Kind: "task"},
		{ID: "P3", Kind: "user"}}
	c.Edges = []corpus.Edge{{From: "J1", Relation: "has_topic", To: "S1"}, {From: "P3", Relation: "active_in_phase",
		To: "T01"}}
}

// past adds a week's and no month's summary, and a directive.
func (b builder) past() {
	b.c.Summaries = []corpus.Summary{{
		ID: "U1", GroupID: "G1", Kind: corpus.Weekly, From: march(3), To: march(7),
		Text:  "- allergy rule table (Tomasz Wilk): started 3 March 2025; deadline is 7 March 2025 (3 March 2025); threshold is 45 ml/min (4 March 2025).",
		Tasks: []corpus.TaskState{{TaskID: "T01", State: corpus.StateStarted, On: march(3)}}, FactIDs: []string{"F01", "F03",
			"F05"},
	}}
	b.c.LeaderLog = []corpus.LeaderEntry{{
		ID: "L1", GroupID: "G1", Day: march(10), Until: march(10).Add(29), LeaderID: "P1", Kind: corpus.OperationalDirective,
		Text:    "Ines Okafor directed on 10 March 2025 for Dose Check Service: closed day is 12 March 2025.",
		FactIDs: []string{"F14"},
	}}
}

// repairs adds a message that was mended, and a day that was not and is flagged.
func (b builder) repairs() {
	mended, taken := saying(b.c, "Party time"), saying(b.c, "Quiet today")
	b.c.Repairs = []corpus.Repair{
		{Unit: "G1/2025-03-10", GroupID: "G1", Day: march(10), Attempt: 1, Level: 1,
			Violations: []string{"the text holds an id"}, MessageID: mended.ID, Before: "Party for T01 🎉", After: mended.Text,
			Outcome: corpus.OutcomeRepaired},
		{Unit: "G1/2025-03-10", GroupID: "G1", Day: march(10), Attempt: 2, Level: 4,
			Violations: []string{"speaks of themselves by name"}, Before: "Leo likes it.", Outcome: corpus.OutcomeDeleted},
		{Unit: "G1/2025-03-13", GroupID: "G1", Day: march(13), Attempt: 1, Level: 2, Violations: []string{"ends early"},
			MessageID: taken.ID, Before: "All done.", After: "It is done.", Outcome: corpus.OutcomeUnrepaired},
		{Unit: "G1/2025-03-13", GroupID: "G1", Day: march(13), Attempt: 2, Level: 2, Violations: []string{"ends early"},
			MessageID: taken.ID, Before: "It is done.", After: taken.Text, Outcome: corpus.OutcomeWithdrawn},
	}
	b.c.Flagged = []corpus.FlaggedPassage{{Unit: "G1/2025-03-13", GroupID: "G1", Day: march(13), FactIDs: []string{"F10"},
		Reasons: []string{"level 2, ends early", corpus.DayDropped + ": it ends early"}}}
	b.c.Failures = []corpus.Failure{{Stage: "judge", Unit: itFlagged, Task: "solve", Model: "gpt", Kind: "refused",
		Reason: "it had rather not"}}
}

func find[T any](list []T, is func(T) bool) *T {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return &list[i]
	}
	panic("the fixture has no such row")
}

// fixtureManifest counts what the fixture holds. It lists no tables, so that
// mutations of rows are seen by the rules for rows alone.
func fixtureManifest(c *corpus.Corpus) *output.Manifest {
	m := &output.Manifest{
		Program: output.Program{Name: "memloom", Version: "test"}, Recipe: "quickstart", Scale: 1, Seed: 1, Release: 1,
		TimeZone: "UTC", Tokenizer: "o200k_base",
		Parameters: []byte(`{"Questions":{"AnswerKeys":true},"Filters":{"Rounds":2,"Baseline":3}}`),
		Models: []output.RoleModel{{Role: "author", Model: "builtin"}, {Role: "blind-1", Model: "builtin"},
			{Role: "blind-2", Model: "other"}},
		Quotas: []output.Quota{{Stratum: "single_hop", Wanted: 4, Got: 4}, {Stratum: "temporal", Wanted: 3, Got: 3},
			{Stratum: "abstention", Wanted: 2, Got: 1}},
		Shortfalls: []output.Shortfall{{Stratum: "abstention", Wanted: 2, Got: 1, Reason: "too few empty slots",
			Knob: "questions.families.abstention"}},
	}
	m.Canary = output.CanaryOf(nil)
	m.Counts = output.Counts{People: len(c.People), Groups: len(c.Groups), Messages: len(c.Messages),
		Failures: len(c.Failures)}
	for i := range c.Messages {
		m.Counts.Tokens += int64(c.Messages[i].Tokens)
	}
	m.Counts.Items = output.ItemCounts{Drafted: 11, Accepted: 8, Rejected: 1, Surplus: 1, Flagged: 1}
	m.Counts.Families = []output.FamilyCount{
		{Family: "abstention", Category: "abstention", ItemCounts: output.ItemCounts{Drafted: 1, Accepted: 1}},
		{Family: "single_hop", Category: "recall", ItemCounts: output.ItemCounts{Drafted: 7, Accepted: 4, Rejected: 1,
			Surplus: 1, Flagged: 1}},
		{Family: "temporal", Category: "recall", ItemCounts: output.ItemCounts{Drafted: 3, Accepted: 3}},
	}
	return m
}

func requirements() map[string][]filters.Requirement {
	return map[string][]filters.Requirement{
		"single_hop": filters.StandardRequirements(), "temporal": filters.StandardRequirements(),
		"abstention": filters.AbstentionRequirements(),
	}
}

// single is a run of one corpus, which tests may change.
type single struct {
	Input
	Corpus *corpus.Corpus
}

func fixtureInput() single {
	c := fixture()
	return single{Input{Corpora: corpora(c), Manifest: fixtureManifest(c), Source: Source{Requirements: requirements()}},
		c}
}

// corpora is a run of these corpora, as they are when it is read.
func corpora(list ...*corpus.Corpus) iter.Seq2[*corpus.Corpus, error] {
	return func(yield func(*corpus.Corpus, error) bool) {
		for _, c := range list {
			if !yield(c, nil) {
				return
			}
		}
	}
}

// worldOf returns the world of a run's first corpus.
func worldOf(in Input) *rule.World {
	if in.Manifest == nil {
		in.Manifest = &output.Manifest{}
	}
	for c := range in.Corpora {
		return rule.NewWorld(&rule.Run{Input: in, Seen: []string{c.ID}}, c)
	}
	panic("a run without a corpus")
}

// publish writes the fixture to a folder.
func publish(t *testing.T) string {
	t.Helper()
	c, dir := fixture(), t.TempDir()
	if err := output.Publish(dir, c, *fixtureManifest(c), output.Options{}); err != nil {
		t.Fatal(err)
	}
	return dir
}
