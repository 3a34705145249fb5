package relational_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/relational"
	"memloom/validate"
	"memloom/validate/filters"
)

func march(day int) corpus.Date { return corpus.NewDate(2025, 3, day) }

// story makes a small world by hand.
type story struct{ c *corpus.Corpus }

func (s story) fact(f corpus.Fact) corpus.Fact {
	if f.TaskID == "" && strings.HasPrefix(f.SubjectID, "T") {
		f.TaskID = f.SubjectID
	}
	s.c.Facts = append(s.c.Facts, f)
	return f
}

// says adds a message of its own thread, or in another's, that states facts.
func (s story) says(day, hour int, author, thread string, facts ...string) string {
	id := fmt.Sprintf("M%02d", len(s.c.Messages)+1)
	if thread == "" {
		thread = id
	}
	s.c.Messages = append(s.c.Messages, corpus.Message{ID: id, GroupID: "G1", At: march(day).At(hour, 0), AuthorID: author,
		AuthorName: author + " Quill", ThreadID: thread, Text: "words"})
	p := corpus.PlannedMessage{MessageID: id}
	for _, f := range facts {
		p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f, Surface: "words", End: 5, Basis: corpus.BasisText})
	}
	s.c.Plan = append(s.c.Plan, p)
	return id
}

// told is a world with something for every family: T1 has three settled facts
// in threads of their own and a fourth next to the third; T2 a disputed limit
// and the start of an event; T3 a limit that changes; H1 a rule with an exception.
func told() *questions.World {
	s := story{&corpus.Corpus{First: march(3), Last: march(31)}}
	for i, name := range []string{"ledger import", "queue drill", "audit export"} {
		s.c.Tasks = append(s.c.Tasks, corpus.Task{ID: fmt.Sprintf("T%d", i+1), Name: name, ProjectID: "J1", OwnerID: "Ada"})
	}
	count := corpus.CountValue
	s.fact(corpus.Fact{ID: "limit1", SubjectID: "T1", Predicate: "limit", Value: count(5), From: march(4)})
	s.fact(corpus.Fact{ID: "batch1", SubjectID: "T1", Predicate: "batch", Value: count(40), From: march(5)})
	s.fact(corpus.Fact{ID: "cap1", SubjectID: "T1", Predicate: "cap", Value: corpus.MoneyValue(250000, "EUR"),
		From: march(6)})
	s.fact(corpus.Fact{ID: "pool1", SubjectID: "T1", Predicate: "pool", Value: count(7), From: march(6)})
	s.fact(corpus.Fact{ID: "a", SubjectID: "T2", Predicate: "limit", Value: count(8), From: march(4), Contradicts: "b"})
	s.fact(corpus.Fact{ID: "b", SubjectID: "T2", Predicate: "limit", Value: count(9), From: march(10), Contradicts: "a"})
	s.fact(corpus.Fact{ID: "start2", SubjectID: "T2", Predicate: corpus.PredStarted, Value: corpus.DateValue(march(12)),
		From: march(12)})
	s.fact(corpus.Fact{ID: "old3", SubjectID: "T3", Predicate: "limit", Value: count(11), From: march(10), To: march(13)})
	s.fact(corpus.Fact{ID: "new3", SubjectID: "T3", Predicate: "limit", Value: count(12), From: march(14),
		Supersedes: "old3"})
	for _, p := range []string{"batch", "pool"} {
		s.fact(corpus.Fact{ID: "old3" + p, SubjectID: "T3", Predicate: p, Value: count(11), From: march(10), To: march(13)})
		s.fact(corpus.Fact{ID: "new3" + p, SubjectID: "T3", Predicate: p, Value: count(12), From: march(14),
			Supersedes: "old3" + p})
	}
	s.c.Themes = []corpus.Theme{{ID: "H1", Title: "releases of the card vault"}}
	s.fact(corpus.Fact{ID: "rule", SubjectID: "H1", Predicate: corpus.PredRequires,
		Value: corpus.TextValue(corpus.KindText, "a note"), From: march(4)})
	s.fact(corpus.Fact{ID: "exception", SubjectID: "H1", Predicate: corpus.PredRequires,
		Value: corpus.TextValue(corpus.KindText, "a call"), From: march(11), Condition: "in storm mode", About: "rule"})
	s.says(4, 9, "Ada", "", "limit1")
	s.says(5, 9, "Ada", "", "batch1")
	s.says(6, 9, "Ben", "", "cap1", "pool1")
	s.says(4, 10, "Ada", "", "a")
	s.says(10, 9, "Ben", "", "b")
	s.says(10, 10, "Ada", "", "old3", "old3batch", "old3pool")
	s.says(12, 9, "Ada", "", "start2")
	s.says(14, 9, "Ada", "", "new3", "new3batch", "new3pool")
	s.says(19, 9, "Ben", "", "new3")
	s.says(4, 11, "Ada", "", "rule")
	s.says(11, 11, "Ada", "", "exception")
	w := &questions.World{
		Corpus: s.c, Calendar: corpus.Calendar{First: s.c.First, Last: s.c.Last},
		Subjects: map[string]string{"T1": "ledger import", "T2": "queue drill", "T3": "audit export",
			"H1": "releases of the card vault"},
		Attribute: func(_, predicate string) (pack.Attribute, bool) {
			ok := slices.Contains([]string{"limit", "batch", "cap", "pool"}, predicate)
			return pack.Attribute{Key: predicate, Noun: predicate + " size", Class: pack.Setting}, ok
		},
		Fillable: map[string][]string{}, End: s.c.Last.Add(1).At(0, 0),
	}
	return w.Index()
}

func family(t *testing.T, name string) questions.Family {
	t.Helper()
	for _, f := range relational.Families() {
		if f.Name() == name {
			return f
		}
	}
	t.Fatalf("no family %s", name)
	return nil
}

func drafts(t *testing.T, w *questions.World, name string) []questions.Draft {
	t.Helper()
	f := family(t, name)
	list := f.Drafts(w, rand.New(rand.NewPCG(1, 1)))
	if diff := cmp.Diff(list, f.Drafts(w, rand.New(rand.NewPCG(1, 1)))); diff != "" {
		t.Errorf("%s drafts differently when asked again:\n%s", name, diff)
	}
	if len(list) == 0 {
		t.Fatalf("%s drafts nothing", name)
	}
	index := validate.NewFactIndex(w.Corpus.Facts, w.Corpus.Plan, w.Corpus.Messages)
	for _, d := range list {
		if p := validate.Undisturbed(index, d.Item); len(p) > 0 {
			t.Errorf("%s is disturbed: %v", d.Item.Key, p)
		}
	}
	return list
}

// operands returns the facts of the operands of a draft.
func operands(d questions.Draft) []string {
	var out []string
	for _, g := range d.Item.Gold {
		if g.Part == corpus.PartOperand {
			out = append(out, g.FactIDs...)
		}
	}
	slices.Sort(out)
	return out
}

// TestMultiEvidence: facts that are asked for together are in threads of their
// own, each in a group of evidence of its own; what is disputed, changes or
// shares a thread is not among them (S2).
func TestMultiEvidence(t *testing.T) {
	for _, d := range drafts(t, told(), relational.NameMultiEvidence) {
		it := d.Item
		got := operands(d)
		if slices.Contains(got, "cap1") && slices.Contains(got, "pool1") || slices.ContainsFunc(got,
			func(id string) bool { return !strings.HasSuffix(id, "1") }) {
			t.Errorf("%s asks for %v", it.Key, got)
		}
		if it.Relation != corpus.Complementary || it.Subtype != corpus.MultiEvidence || len(it.Evidence) != len(got) ||
			len(d.Ask.About) != len(got) || d.Ask.Operation != corpus.OpSet {
			t.Errorf("%+v", d)
		}
		for i, e := range it.Evidence {
			if e.Set != i+1 || e.Role != corpus.RoleAnswer {
				t.Errorf("%s rests on %+v", it.Key, it.Evidence)
			}
		}
		for _, g := range it.Gold[:len(it.Gold)-1] {
			if !strings.Contains(it.Answer, questions.AnswerText(*g.Atom, march(31))) {
				t.Errorf("%q does not say %s", it.Answer, g.Atom.Canonical())
			}
		}
	}
}

// TestAnyOne: the value that is stated in two threads is asked for, with all of
// its statements in one group.
func TestAnyOne(t *testing.T) {
	list := drafts(t, told(), relational.NameAnyOne)
	want := []corpus.Evidence{{MessageID: "M08", Role: corpus.RoleAnswer, Set: 1},
		{MessageID: "M09", Role: corpus.RoleAnswer, Set: 1}}
	if len(list) != 1 || list[0].Item.Answer != "12" || !slices.Equal(list[0].Item.Evidence, want) {
		t.Errorf("%+v", list)
	}
}

// TestAsOf: the replaced value is asked for by a day between its statement and
// its end, in each of the three difficulties where there are words for the day.
func TestAsOf(t *testing.T) {
	w := told()
	seen := map[string]bool{}
	for seed := range uint64(40) {
		for _, d := range family(t, relational.NameAsOf).Drafts(w, rand.New(rand.NewPCG(seed, 1))) {
			it := d.Item
			operand := it.Gold[len(it.Gold)-2]
			day := operand.At.Date()
			if it.Answer != "11" || day <= march(10) || day >= march(14) || d.Ask.When == nil {
				t.Fatalf("%+v", d)
			}
			seen[it.Difficulty] = true
			switch it.Difficulty {
			case relational.Easy:
				if d.Ask.When.Words != day.Time().Format("2 January 2006") || it.AskedAt != w.End {
					t.Errorf("easy: %+v", d.Ask.When)
				}
			case relational.Medium:
				if day != march(12) || d.Ask.When.Event == nil || it.Gold[0].Part != corpus.PartBridge ||
					it.Evidence[len(it.Evidence)-1].Role != corpus.RoleBridge {
					t.Errorf("medium: %+v", d)
				}
			case relational.Hard:
				on := it.AskedAt.Date()
				if v, err := corpus.Parse(corpus.KindDate, d.Ask.When.Words, on, nil); on < march(14) || err == nil &&
					v.Date != day || err != nil && !strings.HasSuffix(d.Ask.When.Words, " days ago") {
					t.Errorf("hard: %q on %s for %s", d.Ask.When.Words, on, day)
				}
			}
		}
	}
	for _, difficulty := range []string{relational.Easy, relational.Medium, relational.Hard} {
		if !seen[difficulty] {
			t.Errorf("no %s question in 40 draws", difficulty)
		}
	}
	drafts(t, w, relational.NameAsOf)
}

// TestAsOfLeavesOutDaysThatHaveCome: a date that was planned is not asked for on
// its own day or later.
func TestAsOfLeavesOutDaysThatHaveCome(t *testing.T) {
	w := told()
	for i := range w.Corpus.Facts {
		if f := &w.Corpus.Facts[i]; strings.HasPrefix(f.ID, "old3") {
			f.Value = corpus.DateValue(march(11))
		}
	}
	if list := family(t, relational.NameAsOf).Drafts(w.Index(), rand.New(rand.NewPCG(1, 1))); len(list) != 0 {
		t.Errorf("%+v", list[0])
	}
}

// TestContextual: a rule and its exception make a question each, which names one case.
func TestContextual(t *testing.T) {
	got := map[string]string{}
	for _, d := range drafts(t, told(), relational.NameContextual) {
		got[d.Ask.Case] = d.Item.Answer
		if d.Item.Evidence[0].Role != corpus.RoleAnswer || d.Item.Evidence[1].Role != corpus.RoleContext {
			t.Errorf("%+v", d.Item.Evidence)
		}
	}
	if diff := cmp.Diff(map[string]string{"in storm mode": "a call", "outside storm mode": "a note"}, got); diff != "" {
		t.Error(diff)
	}
}

// TestContextualNamesOneMatter: where two groups have a rule for what goes by one
// name, no question can say which of them it means.
func TestContextualNamesOneMatter(t *testing.T) {
	w := told()
	w.Subjects["H2"] = w.Subjects["H1"]
	if list := family(t, relational.NameContextual).Drafts(w.Index(), rand.New(rand.NewPCG(1, 1))); len(list) != 0 {
		t.Errorf("%+v", list[0])
	}
}

// TestContradictory: both sides are operands, each in a group of its own, and
// the answer names who says what; nothing in the question does.
func TestContradictory(t *testing.T) {
	list := drafts(t, told(), relational.NameContradictory)
	if len(list) != 1 {
		t.Fatalf("%d drafts of one set", len(list))
	}
	d := list[0]
	if got := operands(d); !slices.Equal(got, []string{"a", "b"}) ||
		d.Item.Answer != "The messages disagree: Ada Quill says 8, and Ben Quill says 9." {
		t.Errorf("%v: %q", got, d.Item.Answer)
	}
	if d.Item.Evidence[0].Set == d.Item.Evidence[1].Set || d.Ask.Given != "" || d.Ask.When != nil || d.Ask.Case != "" ||
		d.Ask.Speaker != "" {
		t.Errorf("%+v", d)
	}
	result := d.Item.Gold[2]
	if result.Part != corpus.PartResult || len(result.Atom.Items) != 2 || result.Operation != corpus.OpConflict {
		t.Errorf("%+v", result)
	}
}

// TestContradictoryStaysOpen: where a statement is told as passing, or the
// second as news, the conflict has a resolution and is not asked for (S5).
func TestContradictoryStaysOpen(t *testing.T) {
	for text, want := range map[string]int{"The limit is 9, for the time being.": 0, "Small update: the limit is 9.": 0,
		"We changed it, the limit is 9.": 0, "The limit is 9. The older notes are wrong.": 0,
		"The renewed import has 9 as the limit.": 1} {
		w := told()
		for i := range w.Corpus.Messages {
			if m := &w.Corpus.Messages[i]; m.ID == "M05" {
				m.Text = text
			}
		}
		if got := len(family(t, relational.NameContradictory).Drafts(w.Index(), rand.New(rand.NewPCG(1, 1)))); got != want {
			t.Errorf("%q: %d drafts, want %d", text, got, want)
		}
	}
}

// TestContradictorySidesWeighTheSame: where one side alone is worded as a
// decision, it would be the one to go by.
func TestContradictorySidesWeighTheSame(t *testing.T) {
	for _, c := range []struct {
		first, second string
		want          int
	}{
		{"The limit is 8.", "The limit is 9.", 1},
		{"We picked 8 as the limit.", "The limit is 9.", 0},
		{"The limit is 8.", "It was agreed that the limit is 9.", 0},
		{"We picked 8 as the limit.", "We settled on 9 as the limit.", 1},
		{"The limit is 8, I think.", "The limit is 9.", 0},
		{"Please note 8 as the limit.", "The limit is 9.", 0},
		{"The limit is 8.", "Per the spec, the limit is 9.", 0},
		{"The limit is 8.", "I have sorted my notes: the limit is 9.", 0},
	} {
		w := told()
		for i := range w.Corpus.Messages {
			switch m := &w.Corpus.Messages[i]; m.ID {
			case "M04":
				m.Text = c.first
			case "M05":
				m.Text = c.second
			}
		}
		if got := len(family(t, relational.NameContradictory).Drafts(w.Index(), rand.New(rand.NewPCG(1, 1)))); got != c.want {
			t.Errorf("%q against %q: %d drafts", c.first, c.second, got)
		}
	}
}

// TestMultiEvidenceTellsItsValuesApart: two facts of one value or number are not
// asked for together.
func TestMultiEvidenceTellsItsValuesApart(t *testing.T) {
	for _, v := range []corpus.Value{corpus.CountValue(5), corpus.DurationValue(5, true)} {
		w := told()
		for i := range w.Corpus.Facts {
			if f := &w.Corpus.Facts[i]; f.ID == "batch1" {
				f.Value = v
			}
		}
		for seed := range uint64(20) {
			for _, d := range family(t, relational.NameMultiEvidence).Drafts(w.Index(), rand.New(rand.NewPCG(seed, 1))) {
				if got := operands(d); slices.Contains(got, "limit1") && slices.Contains(got, "batch1") {
					t.Fatalf("asks for %v beside 5", got)
				}
			}
		}
	}
}

// TestRequirements: the filters are those of filters.md.
func TestRequirements(t *testing.T) {
	mode := func(name, filter string) string {
		for _, r := range family(t, name).Requires() {
			if r.Filter == filter {
				return "+" + r.Mode
			}
		}
		return ""
	}
	for _, c := range []struct{ family, sufficient, necessary string }{
		{relational.NameMultiEvidence, "+", "+"}, {relational.NameAnyOne, "+each", ""}, {relational.NameAsOf, "+", "+"},
		{relational.NameContextual, "+", "+"}, {relational.NameContradictory, "+conflict", "+conflict"},
	} {
		if s, n := mode(c.family, filters.NameSufficient), mode(c.family, filters.NameNecessary); s != c.sufficient ||
			n != c.necessary {
			t.Errorf("%s: sufficient %q, necessary %q", c.family, s, n)
		}
		for _, f := range []string{filters.NameUndisturbed, filters.NameSimilar, filters.NameBlind, filters.NameUnique} {
			if mode(c.family, f) != "+" {
				t.Errorf("%s does not require %s", c.family, f)
			}
		}
	}
}

// TestAsOfLeavesOutRepeatedValues: a value that a person tells as current after it was replaced is not asked for.
func TestAsOfLeavesOutRepeatedValues(t *testing.T) {
	w := told()
	for _, f := range slices.Clone(w.Corpus.Facts) {
		if strings.HasPrefix(f.ID, "old") {
			stale := f
			stale.ID, stale.Noise = "stale "+f.ID, true
			w.Corpus.Facts = append(w.Corpus.Facts, stale)
			for i := range w.Corpus.Plan {
				p := &w.Corpus.Plan[i]
				if slices.ContainsFunc(p.Discloses, func(d corpus.Disclosure) bool { return d.FactID == f.ID }) {
					p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: stale.ID})
				}
			}
		}
	}
	if list := family(t, relational.NameAsOf).Drafts(w.Index(), rand.New(rand.NewPCG(1, 1))); len(list) != 0 {
		t.Errorf("%+v", list[0])
	}
}
