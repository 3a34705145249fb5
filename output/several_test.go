package output

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/lock"
	"memloom/internal/lock/locktest"
)

var tinyIDs = regexp.MustCompile(`"([MIGTFRUL])(\d+)("|/)`)

// tinyAt is the tiny corpus as the k-th of a run: its own ids run on, and what all share is the same.
func tinyAt(t testing.TB, k int) *corpus.Corpus {
	t.Helper()
	b, err := json.Marshal(tinyCorpus())
	if err != nil {
		t.Fatal(err)
	}
	b = bytes.ReplaceAll(b, []byte(`"c1"`), fmt.Appendf(nil, `"c%d"`, k))
	b = tinyIDs.ReplaceAllFunc(b, func(id []byte) []byte {
		m := tinyIDs.FindSubmatch(id)
		n, _ := strconv.Atoi(string(m[2]))
		return fmt.Appendf(nil, `"%s%d%s`, m[1], n+100*(k-1), m[3])
	})
	var c corpus.Corpus
	if err := json.Unmarshal(b, &c); err != nil {
		t.Fatal(err)
	}
	if k == 1 {
		if diff := cmp.Diff(tinyCorpus(), &c); diff != "" {
			t.Fatalf("the tiny corpus is another one as JSON\n%s", diff)
		}
	}
	c.Calls = nil
	return &c
}

// tinyShared is what the corpora of tinyAt share: a person has no seat, and a call and a failure are of the run.
func tinyShared() *corpus.Corpus {
	c := tinyCorpus()
	return &corpus.Corpus{
		People: append(c.People, corpus.Person{ID: "P3", Name: "Mei Tan"}), First: c.First, Last: c.Last,
		Closures: c.Closures,
		Terms:    []corpus.Term{{Concept: "c", Role: "r", Term: "t"}}, Entities: []corpus.Entity{{ID: "E1", Kind: "system",
			Name: "Vault"}},
		Calls: c.Calls, Failures: []corpus.Failure{{Stage: "text", Unit: "people", Task: "profile", Model: "gpt",
			Kind: "refused"}},
	}
}

func share(c, shared *corpus.Corpus) *corpus.Corpus {
	c.People, c.Terms, c.Entities = shared.People, shared.Terms, shared.Entities
	c.First, c.Last, c.Closures = shared.First, shared.Last, shared.Closures
	return c
}

// severalCorpora are n corpora, of which the second has neither messages nor items.
func severalCorpora(t testing.TB, n int, shared *corpus.Corpus) []*corpus.Corpus {
	t.Helper()
	var out []*corpus.Corpus
	for k := 1; k <= n; k++ {
		c := tinyAt(t, k)
		if k == 2 {
			c = &corpus.Corpus{ID: "c2", Groups: c.Groups}
		}
		out = append(out, share(c, shared))
	}
	return out
}

func publishAll(dir string, shared *corpus.Corpus, corpora []*corpus.Corpus, o Options) error {
	held, err := lock.Take(dir, "test")
	if err != nil {
		return err
	}
	defer held.Release()
	p, err := Begin(held, shared, o)
	if err != nil {
		return err
	}
	for _, c := range corpora {
		if err := p.Add(c); err != nil {
			return err
		}
	}
	return p.Finish(tinyManifest())
}

func publishSeveral(t testing.TB, n int) string {
	t.Helper()
	dir, shared := t.TempDir(), tinyShared()
	if err := publishAll(dir, shared, severalCorpora(t, n, shared), Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	return dir
}

// collect reads all corpora of a folder.
func collect(dir string, what ...Folder) (corpora []*corpus.Corpus, shared *corpus.Corpus, err error) {
	r, err := Open(dir, what...)
	if err != nil {
		return nil, nil, err
	}
	r.Lenient() // what corpora name at random is not there
	if shared, err = r.Shared(); err != nil {
		return nil, nil, err
	}
	for c, err := range r.Corpora() {
		if err != nil {
			return corpora, shared, err
		}
		corpora = append(corpora, c)
	}
	return corpora, shared, nil
}

func TestReader_CorporaAsPublished(t *testing.T) {
	dir, shared := t.TempDir(), tinyShared()
	want := severalCorpora(t, 3, shared)
	if err := publishAll(dir, shared, want, Options{FS: unsynced{}}); err != nil {
		t.Fatal(err)
	}
	for _, c := range want {
		aged(c)
	}
	r, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	gotShared, err := r.Shared()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(shared, gotShared); diff != "" {
		t.Errorf("shared: -published +read\n%s", diff)
	}
	for _, pass := range []string{"first", "second"} {
		var got []*corpus.Corpus
		for c, err := range r.Corpora() {
			if err != nil {
				t.Fatal(err)
			}
			got = append(got, c)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s pass: -published +read\n%s", pass, diff)
		}
	}
	for c, err := range r.Corpora() {
		if err != nil || c.ID != "c1" {
			t.Errorf("%v %v", c, err)
		}
		break
	}
	if len(r.Manifest().Absent) > 0 {
		t.Errorf("absent: %v", r.Manifest().Absent)
	}
	if _, _, err := Read(dir); err == nil || !strings.Contains(err.Error(), "3 corpora") {
		t.Errorf("Read of three corpora: %v", err)
	}
}

func TestReader_PartOfSeveralCorpora(t *testing.T) {
	dir := publishSeveral(t, 3)
	got, shared, err := collect(dir, Data)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != 3 || len(got[2].Messages) != 3 || got[2].Messages[0].ID != "M201" || got[2].Items[0].CorpusID != "c3" ||
		len(got[2].Facts) > 0 {
		t.Errorf("data alone: %d corpora, the last is %+v", len(got), got[len(got)-1])
	}
	// Without the profiles there are the people who have a seat.
	if len(shared.People) != 2 || !slices.EqualFunc(shared.People, got[1].People,
		func(a, b corpus.Person) bool { return a.Name == b.Name }) {
		t.Errorf("data alone has %d people, its second corpus %d", len(shared.People), len(got[1].People))
	}
}

func TestReader_RandomCorporaAsPublished(t *testing.T) {
	dir := t.TempDir()
	rapid.Check(t, func(t *rapid.T) {
		shared := randomCorpus(t)
		shared = &corpus.Corpus{People: shared.People, Terms: shared.Terms, Entities: shared.Entities, First: shared.First,
			Last: shared.Last, Closures: shared.Closures, Calls: shared.Calls, Failures: shared.Failures}
		var want []*corpus.Corpus
		for k := range rapid.IntRange(1, 4).Draw(t, "corpora") {
			c := share(randomCorpus(t), shared)
			c.ID = fmt.Sprint("c", k+1)
			c.Groups[0].CorpusID = c.ID
			for i := range c.Messages {
				c.Messages[i].CorpusID = c.ID
			}
			for i := range c.Items {
				c.Items[i].CorpusID, c.Items[i].ID = c.ID, fmt.Sprint("I", 10*k+i+1)
			}
			want = append(want, c)
		}
		if err := publishAll(dir, shared, want, Options{FS: unsynced{}, layout: layout{batch: 2, own: 3, group: 4,
			shard: 8}}); err != nil {
			t.Fatal(err)
		}
		got, gotShared, err := collect(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range want {
			withoutUnpublished(c)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatalf("-published +read:\n%s", diff)
		}
		if diff := cmp.Diff(shared, gotShared); diff != "" {
			t.Fatalf("shared: -published +read:\n%s", diff)
		}
	})
}

func TestManifest_CountsOfSeveralCorpora(t *testing.T) {
	m, err := ReadManifest(publishSeveral(t, 3))
	if err != nil {
		t.Fatal(err)
	}
	single, err := ReadManifest(publishTiny(t))
	if err != nil {
		t.Fatal(err)
	}
	one := single.Counts
	want := Counts{People: 3, Groups: 3, Messages: 6, Tokens: 2 * one.Tokens, Failures: 3,
		Items: ItemCounts{Drafted: 6, Accepted: 2, Rejected: 2, Surplus: 2}, MedianDistance: one.MedianDistance}
	for _, f := range one.Families {
		f.ItemCounts = ItemCounts{2 * f.Drafted, 2 * f.Accepted, 2 * f.Rejected, 2 * f.Flagged, 2 * f.Surplus}
		want.Families = append(want.Families, f)
	}
	if diff := cmp.Diff(want, m.Counts); diff != "" {
		t.Errorf("counts: %s", diff)
	}
	if diff := cmp.Diff([]SplitCount{{"test", 2}}, m.Splits); diff != "" {
		t.Errorf("splits: %s", diff)
	}
	if diff := cmp.Diff(CorpusEntry{ID: "c2", Groups: 1, Rows: map[string]int64{"data/people": 2, "data/groups": 1}},
		m.Corpora[1]); diff != "" {
		t.Errorf("the second corpus: %s", diff)
	}
	if c := m.Corpora[2]; c.ID != "c3" || c.Groups != 1 || c.Messages != 3 || c.Tokens != one.Tokens || c.Items != 1 ||
		c.Rows["key/gold"] != 3 || c.Rows["scaffold/people"] != 0 {
		t.Errorf("the third corpus is %+v", c)
	}
	for _, table := range m.Tables {
		rows := map[string]int64{"scaffold/people": 3, "scaffold/terms": 1, "scaffold/entities": 1, "scaffold/calendar": 10,
			"audit/calls": 2, "audit/failures": 1}[table.Name]
		for _, c := range m.Corpora {
			rows += c.Rows[table.Name]
		}
		if rows != table.Rows {
			t.Errorf("%s has %d rows, and its corpora with what they share %d", table.Name, table.Rows, rows)
		}
	}
	if got := single.Corpora[0].Rows["data/people"]; got != 2 {
		t.Errorf("a run of one corpus: %d people in it", got)
	}
}

// A person without a seat is in the corpus where a run has one, and in the profiles alone where it has several.
func TestPublication_PeopleWithoutASeat(t *testing.T) {
	for n, want := range map[int][]int64{1: {3}, 2: {2, 2}, 3: {2, 2, 2}} {
		m, err := ReadManifest(publishSeveral(t, n))
		if err != nil {
			t.Fatal(err)
		}
		var got []int64
		for _, c := range m.Corpora {
			got = append(got, c.Rows["data/people"])
		}
		if !slices.Equal(got, want) || m.Table("scaffold/people").Rows != 3 {
			t.Errorf("%d corpora: %v rows of data/people", n, got)
		}
	}
}

func TestPublication_RefusesCorporaThatDoNotFit(t *testing.T) {
	for name, test := range map[string]struct {
		change func(first, second *corpus.Corpus)
		want   string
	}{
		"no id":    {func(_, c *corpus.Corpus) { c.ID = "" }, "a corpus has no id"},
		"twice":    {func(_, c *corpus.Corpus) { c.ID = "c1" }, "corpus c1 was added before"},
		"items":    {func(a, c *corpus.Corpus) { a.Items[2].ID = "I500" }, "item I201 of corpus c3 stands after I500"},
		"people":   {func(_, c *corpus.Corpus) { c.People = c.People[:1] }, "corpus c3 has 1 people and the run 3"},
		"terms":    {func(_, c *corpus.Corpus) { c.Terms = nil }, "corpus c3 has 0 terms and the run 1"},
		"calendar": {func(_, c *corpus.Corpus) { c.Last++ }, "all corpora share the calendar"},
		"message": {func(_, c *corpus.Corpus) { c.Messages[1].CorpusID = "c1" },
			`message M202 is of corpus "c1", not of c3`},
	} {
		t.Run(name, func(t *testing.T) {
			dir, shared := t.TempDir(), tinyShared()
			all := severalCorpora(t, 3, shared)
			test.change(all[0], all[2])
			err := publishAll(dir, shared, []*corpus.Corpus{all[0], all[2]}, Options{FS: unsynced{}})
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("got %v, want %q", err, test.want)
			}
			if _, err := os.Stat(filepath.Join(dir, stagingDir)); err == nil {
				t.Error("staging is left")
			}
		})
	}
}

func TestPublication_EndedTakesNothing(t *testing.T) {
	dir, shared := publishSeveral(t, 2), tinyShared()
	before, held := snapshot(t, dir), locktest.Take(t, dir)
	begin := func() *Publication {
		p, err := Begin(held, shared, Options{FS: unsynced{}})
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	if err := begin().Finish(tinyManifest()); err == nil || !strings.Contains(err.Error(), "no corpus was added") {
		t.Errorf("without a corpus: %v", err)
	}
	p, c := begin(), severalCorpora(t, 1, shared)[0]
	if err := p.Add(c); err != nil {
		t.Fatal(err)
	}
	p.Abort()
	p.Abort()
	if err := p.Add(c); !errors.Is(err, errEnded) {
		t.Errorf("Add after Abort: %v", err)
	}
	if err := p.Finish(tinyManifest()); !errors.Is(err, errEnded) {
		t.Errorf("Finish after Abort: %v", err)
	}
	if diff := cmp.Diff(before, snapshot(t, dir)); diff != "" {
		t.Errorf("an aborted publication changed the folder\n%s", diff)
	}
	if _, err := os.Stat(filepath.Join(dir, stagingDir)); err == nil {
		t.Error("staging is left")
	}
	p = begin()
	if err := errors.Join(p.Add(c), p.Finish(tinyManifest())); err != nil {
		t.Fatal(err)
	}
	p.Abort()
	if m, err := ReadManifest(dir); err != nil || len(m.Corpora) != 1 {
		t.Errorf("Abort after Finish: %v %v", m, err)
	}
}
