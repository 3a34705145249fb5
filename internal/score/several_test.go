package score

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/table"
)

// worlds is the corpus as c1, and again as c2 with other ids and limits; the people are the same.
func worlds() []*corpus.Corpus {
	one, two := world(), world()
	one.ID, two.ID = "c1", "c2"
	for i := range two.Groups {
		two.Groups[i].ID = "H" + two.Groups[i].ID
	}
	for i := range two.Members {
		two.Members[i].GroupID = "H" + two.Members[i].GroupID
	}
	for i := range two.Messages {
		m := &two.Messages[i]
		m.ID, m.GroupID, m.Text = "N"+m.ID, "H"+m.GroupID, strings.ReplaceAll(m.Text, "14", "15")
	}
	for i := range two.Items {
		it := &two.Items[i]
		it.ID = "J" + it.ID
		if it.Answer == "14" {
			it.Answer, it.CorrectAnswers = "15", nil
		}
		for k := range it.Evidence {
			it.Evidence[k].MessageID = "N" + it.Evidence[k].MessageID
		}
	}
	return []*corpus.Corpus{one, two}
}

// TestSheet_SeveralCorpora: answers go to the items of their corpora; a line is stray only if no corpus has its item.
func TestSheet_SeveralCorpora(t *testing.T) {
	sheet := NewSheet(given("JI1", "14", "I1", "14", "JI2", "7", "JI2", "7", "X", "1", "I5", "B"))
	tally := NewTally("strict", Options{})
	for _, c := range worlds() {
		results, err := sheet.Mark(t.Context(), strictMarker(), c, Options{Workers: 2})
		if err != nil {
			t.Fatal(err)
		}
		tally.Add(c, results)
	}
	r := tally.Report(sheet.Strays())
	if diff := cmp.Diff([]Stray{{5, "X"}}, r.Unknown); diff != "" {
		t.Errorf("unknown (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]Stray{{4, "JI2"}}, r.Twice); diff != "" {
		t.Errorf("twice (-want +got):\n%s", diff)
	}
	var got []string
	for _, x := range append([]Rate{r.Micro}, r.Corpora...) {
		got = append(got, fmt.Sprintf("%s %d of %d, %d missing", x.Name, x.Right, x.N, x.Missing))
	}
	want := []string{"all 3 of 12, 8 missing", "c1 2 of 6, 4 missing", "c2 1 of 6, 4 missing"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	var spans int
	for _, x := range r.Groups {
		spans += x.Items
		if x.Name == SpanUnknown {
			t.Errorf("%d items rest on messages of no corpus", x.Items)
		}
	}
	if spans != 12 {
		t.Errorf("%d items by groups of their evidence", spans)
	}
	var b strings.Builder
	if err := r.Text(&b, table.Width); err != nil {
		t.Fatal(err)
	}
	if text := strings.Join(strings.Fields(b.String()), " "); !strings.Contains(text, "corpus c1 6 6 2 33.3") {
		t.Errorf("no line of c1:\n%s", b.String())
	}
}

// TestTrial_SeveralCorpora: items are answered from their own corpus, and counts, chance and retrieval are of both.
func TestTrial_SeveralCorpora(t *testing.T) {
	rows := map[string]Row{}
	trials := map[string]*Trial{}
	for _, c := range worlds() {
		a := Answerer{World: NewWorld(c), Read: knows, Blind: tasks.Blind}
		if err := a.World.CheckAskers(c.Items); err != nil {
			t.Fatal(err)
		}
		for _, name := range []string{"no context", "BM25 top 1", "full context"} {
			s := setting(t, a, name)
			if trials[name] == nil {
				trials[name] = NewTrial(s, "strict", Options{})
			}
			if err := a.Run(t.Context(), strictMarker(), c, s, Options{}, trials[name]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, trial := range trials {
		rows[name] = trial.Row()
	}
	full := rows["full context"]
	if full.Micro.Right != 4 || len(full.Corpora) != 2 || full.Corpora[0].Right != 2 || full.Corpora[1].Right != 2 {
		t.Errorf("full context: %+v of %+v", full.Corpora, full.Micro)
	}
	want := Retrieval{Found: Count{4, 6}, RightFound: Count{4, 4}, RightMissing: Count{0, 2}}
	if diff := cmp.Diff(&want, rows["BM25 top 1"].Retrieval); diff != "" {
		t.Errorf("retrieval (-want +got):\n%s", diff)
	}
	var b strings.Builder
	if err := Table(&b, table.Width, []Row{rows["BM25 top 1"], full}); err != nil {
		t.Fatal(err)
	}
	if text := strings.Join(strings.Fields(b.String()), " "); !strings.Contains(text, " c1 c2 ") || !strings.Contains(text,
		" 50.0 50.0 ") {
		t.Errorf("no columns of corpora:\n%s", b.String())
	}
}

// TestReport_ManyCorpora: twenty have a line, whatever their number, and one corpus has none.
func TestReport_ManyCorpora(t *testing.T) {
	for n, more := range map[int]string{1: "", 20: "", 23: "… and 3 more corpora"} {
		tally := NewTally("strict", Options{})
		for i := range n {
			tally.Add(&corpus.Corpus{ID: fmt.Sprintf("c%d", i+1), Items: []corpus.Item{{ID: "I", Status: corpus.Accepted}}},
				[]Result{decided("I", i%2 == 0, HowLetter, "")})
		}
		r := tally.Report(Strays{})
		var b, rows strings.Builder
		if err := r.Text(&b, table.Width); err != nil {
			t.Fatal(err)
		}
		if err := Table(&rows, table.Width, []Row{{Name: "one", Report: *r}}); err != nil {
			t.Fatal(err)
		}
		for _, text := range []string{b.String(), rows.String()} {
			if strings.Contains(text, "more corpora\n") != (more != "") || !strings.Contains(text, more) {
				t.Errorf("%d corpora, not %q:\n%s", n, more, text)
			}
			for name, want := range map[string]bool{"c1": n > 1, "c20": n > 1, "c21": false} {
				if slices.Contains(strings.Fields(text), name) != want {
					t.Errorf("%d corpora, a line of %s:\n%s", n, name, text)
				}
			}
		}
	}
}
