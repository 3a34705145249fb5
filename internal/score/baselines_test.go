package score

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/table"
	"memloom/prompts"
)

// echo answers with the texts that it is shown.
func echo(_ context.Context, it corpus.Item, messages []*corpus.Message) (string, error) {
	if len(messages) == 0 {
		return SaysUnknown, nil
	}
	if len(it.Options) > 0 {
		return "A", nil
	}
	var texts []string
	for _, m := range messages {
		texts = append(texts, m.Text)
	}
	return strings.Join(texts, " | "), nil
}

func answerer(read Reader, panel ...llm.Model) Answerer {
	return Answerer{World: NewWorld(world()), Read: read, Blind: tasks.Blind, Panel: panel}
}

func setting(t *testing.T, a Answerer, name string) Setting {
	t.Helper()
	all := a.Settings(1)
	i := slices.IndexFunc(all, func(s Setting) bool { return s.Name == name })
	if i < 0 {
		t.Fatalf("no setting %q", name)
	}
	return all[i]
}

// TestRecent_ReadsTheLastDaysOnly: days count on which the asker could read something before the question.
func TestRecent_ReadsTheLastDaysOnly(t *testing.T) {
	c := world()
	for i, back := range []int{9, 5, 2, 0} {
		c.Messages[i].At = c.Messages[i].At.Date().Add(-back).At(9+i, 0)
	}
	a := answerer(echo)
	a.World = NewWorld(c)
	open, bound := c.Items[0], c.Items[4] // P2 hears of the lock as a guest only
	for _, x := range []struct {
		name string
		it   corpus.Item
		want string
	}{
		{"last day only", open, "The lock is oiled."},
		{"last five days", open, "The gate limit is 14. | The lock limit is 7. | The gate is painted green. | The lock is oiled."},
		{"last day only", c.Items[1], "The gate is painted green."}, // asked before the lock was oiled
	} {
		got, err := ask(t, a, x.name, x.it)
		if err != nil || got != x.want {
			t.Errorf("%s, %s: %q %v, want %q", x.name, x.it.ID, got, err, x.want)
		}
	}
	if got := a.World.recent(bound, 1); len(got) != 1 || got[0].Text != "The gate is painted green." {
		t.Errorf("of a guest's group: %+v", got)
	}
}

// ask asks an item in a setting as Run does.
func ask(t *testing.T, a Answerer, name string, it corpus.Item) (string, error) {
	t.Helper()
	s := setting(t, a, name)
	var retrieved []string
	if s.Retrieve != nil {
		retrieved = s.Retrieve(it)
	}
	return s.Answer(t.Context(), it, retrieved)
}

func TestSettingsShowWhatTheyShould(t *testing.T) {
	items := world().Items
	bound := items[1] // the lock limit, which P2 hears of as a guest only
	bound.AskerID = "P2"
	all := "The gate limit is 14. | The lock limit is 7. | The gate is painted green. | The lock is oiled."
	for _, c := range []struct {
		name string
		it   corpus.Item
		want string
	}{
		{"no context", items[0], SaysUnknown},
		{"full context", items[0], all},
		{"full context", items[1], strings.TrimSuffix(all, " | The lock is oiled.")}, // asked at noon
		{"full context", bound, "The gate limit is 14. | The gate is painted green."},
		{"BM25 top 1", items[1], "The lock limit is 7."},
		{"BM25 top 1", bound, "The gate limit is 14."},
		{"evidence only", items[3], "The gate limit is 14. | The lock limit is 7."},
		{"full context", items[4], "A"},
	} {
		got, err := ask(t, answerer(echo), c.name, c.it)
		if err != nil || got != c.want {
			t.Errorf("%s, %s: %q %v, want %q", c.name, c.it.ID, got, err, c.want)
		}
	}
}

func TestThePanelsAnswerIsWhatMostSayAndTheSurest(t *testing.T) {
	guesser := func(answer string, confidence int) llm.Model {
		return fake{answer, func(input any) (any, error) {
			if answer == "" {
				return prompts.BlindOut{Declined: true}, nil
			}
			out := prompts.BlindOut{Answer: answer, Confidence: confidence}
			if len(input.(prompts.BlindIn).Options) > 0 {
				out.Letter = "C"
			}
			return out, nil
		}}
	}
	open, choice := world().Items[0], world().Items[4]
	for _, c := range []struct {
		panel []llm.Model
		it    corpus.Item
		want  string
	}{
		{nil, open, SaysUnknown},
		{[]llm.Model{guesser("", 0), guesser("", 0)}, open, SaysUnknown},
		{[]llm.Model{guesser("", 0), guesser("7", 5)}, open, "7"},
		{[]llm.Model{guesser("7", 5), guesser("14", 60)}, open, "14"},
		{[]llm.Model{guesser("7", 5), guesser("14", 60), guesser("7", 5)}, open, "7"},
		{[]llm.Model{guesser("7", 50), guesser("14", 50)}, open, "7"},
		{[]llm.Model{guesser("a", 50), guesser("b", 50)}, choice, "C"},
	} {
		got, err := ask(t, answerer(echo, c.panel...), "artefacts", c.it)
		if err != nil || got != c.want {
			t.Errorf("%d members: %q %v, want %q", len(c.panel), got, err, c.want)
		}
	}
}

// knows answers the limits right when it is shown them, and fails on items with options.
func knows(_ context.Context, it corpus.Item, messages []*corpus.Message) (string, error) {
	if len(it.Options) > 0 {
		return "", errDown
	}
	for _, m := range messages {
		if what, value, ok := strings.Cut(strings.TrimSuffix(m.Text, "."), " limit is "); ok && strings.Contains(it.Question,
			strings.TrimPrefix(what, "The ")+" limit?") {
			return value, nil
		}
	}
	return SaysUnknown, nil
}

// tried is a setting's row over the one corpus.
func tried(ctx context.Context, a Answerer, s Setting, o Options) (Row, error) {
	trial := NewTrial(s, strictMarker().Model.Name(), o)
	err := a.Run(ctx, strictMarker(), world(), s, o, trial)
	return trial.Row(), err
}

func TestRunCountsFailuresAndPartsRetrievalFromReading(t *testing.T) {
	a := answerer(knows)
	row, err := tried(t.Context(), a, setting(t, a, "BM25 top 1"), Options{Workers: 2})
	if err != nil {
		t.Fatal(err)
	}
	if row.Micro.Undetermined != 2 || row.Micro.N != 4 || row.Micro.Right != 2 {
		t.Errorf("%+v", row.Micro) // I1, I2 right; I4, I7 declined in other words than the gold; I5, I6 failed
	}
	want := Retrieval{Found: Count{2, 3}, RightFound: Count{2, 2}, RightMissing: Count{0, 1}} // I4 needs two messages
	if diff := cmp.Diff(&want, row.Retrieval); diff != "" {
		t.Errorf("retrieval (-want +got):\n%s", diff)
	}
	full, err := tried(t.Context(), a, setting(t, a, "full context"), Options{})
	if err != nil || full.Retrieval != nil {
		t.Errorf("full context: %+v %v", full.Retrieval, err)
	}
	blind, err := tried(t.Context(), a, setting(t, answerer(echo), "no context"), Options{})
	if err != nil || blind.Chance == nil || *blind.Chance != (Chance{Count{0, 2}, 0.5, 1}) || full.Chance != nil {
		t.Errorf("no context: %+v %v", blind.Chance, err)
	}
	var b strings.Builder
	if err := Table(&b, table.Width, []Row{row, full, blind}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"BM25 top 1    4     50.0",
		"0 of 2 items with options right, 0.5 expected by guessing (one-sided exact p = 1)",
		"all evidence found for 66.7 % (2 of 3) of the items that need some; of these 100.0 % (2 of 2) are right, of the others 0.0 % (0 of 1)"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in:\n%s", want, b.String())
		}
	}
}

func TestRunEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	stopping := func(context.Context, corpus.Item, []*corpus.Message) (string, error) {
		cancel()
		return "", context.Canceled
	}
	a := answerer(stopping)
	if row, err := tried(ctx, a, setting(t, a, "full context"), Options{}); !errors.Is(err, context.Canceled) {
		t.Errorf("%+v %v", row.Micro, err)
	}
}

func TestAskersNeedSeats(t *testing.T) {
	c := world()
	if err := NewWorld(c).CheckAskers(c.Items); err != nil {
		t.Error(err)
	}
	c.Members = nil
	if err := NewWorld(c).CheckAskers(c.Items); err == nil || !strings.Contains(err.Error(), "item I5 is asked by P2") {
		t.Errorf("got %v", err)
	}
}
