package convomem_test

import (
	"context"
	"encoding/json"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/runstore"
	"memloom/internal/standin"
	"memloom/output"
	"memloom/pipeline/designs/convomem"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/sessions/sessionstest"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/check/rule"
	"memloom/validate/filters"
)

// quotas are some items of each category.
var quotas = map[string]int{
	"user_facts/1": 3, "user_facts/2": 3, "user_facts/3": 2, "assistant_facts/1": 2, "assistant_facts/2": 1,
	"changing_facts/2": 2,
	"changing_facts/3": 1, "abstention/1": 2, "abstention/2": 1, "preferences/1": 2, "preferences/2": 1,
	"implicit_connections/1": 2,
	"implicit_connections/2": 1, "implicit_connections/3": 1,
}

// folder holds what the tests write.
var folder string

// TestMain lets the garbage collector run less often: a test makes corpora that are dropped when it ends.
func TestMain(m *testing.M) {
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(400)
	}
	sessionstest.Main(m, &folder)
}

// few is the recipe at a size that runs in a moment.
func few() (*recipe.Recipe, error) {
	d := convomem.Design{}
	rec, err := sessionstest.Load(d, "convomem", nil, 1)
	if err != nil {
		return nil, err
	}
	k := rec.Own.(*convomem.Section)
	k.Count, k.SpanDays, k.Messages, k.Spare, k.Fillers = 1, 90, []int{20, 28}, 0.5, 12
	k.Haystacks.Sizes = []int{2, 3, 5, 10}
	rec.Questions.Families = maps.Clone(quotas)
	return rec, nil
}

// making is how a test has the corpus made.
type making struct {
	workers int
	author  func(*standin.Model) llm.Model // nil: the built-in model
	rec     *recipe.Recipe                 // nil: few
}

// do runs the recipe in a folder and publishes what comes of it.
func (x making) do(ctx context.Context, dir string) error {
	rec, err := x.rec, error(nil)
	if rec == nil {
		if rec, err = few(); err != nil {
			return err
		}
	}
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	models := stage.Unaided(m, m.Panel(rec.Filters.Panel))
	if x.author != nil {
		models.Author = x.author(m)
	}
	return sessionstest.Run{Design: convomem.Design{}, Recipe: rec, Scale: 1, Seed: 1, Models: models,
		Workers: x.workers}.Publish(ctx, dir)
}

// small is the corpus of one user that tests look at, made once.
var small = sync.OnceValues(func() (*sessionstest.Corpus, error) {
	dir, err := os.MkdirTemp(folder, "")
	if err != nil {
		return nil, err
	}
	if err := (making{workers: 2}).do(context.Background(), dir); err != nil {
		return nil, err
	}
	return sessionstest.Read(dir, rule.Source{Tables: convomem.Design{}.Tables(),
		Requirements: map[string][]filters.Requirement{}})
})

// copied is the corpus for one test to change, with its manifest.
func copied(t testing.TB) (*corpus.Corpus, *output.Manifest) {
	t.Helper()
	p, err := small()
	if err != nil {
		t.Fatal(err)
	}
	return p.Copy()
}

// rowsIn reads the rows of a table.
func rowsIn[T any](t testing.TB, c *corpus.Corpus, table string) []T {
	t.Helper()
	rows, err := corpus.Rows[T](c, table)
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

// TestCorpus_TextsStandOnce: the record of a world holds neither messages nor their texts, other than those of cores:
// they are heard from the records of conversations.
func TestCorpus_TextsStandOnce(t *testing.T) {
	c, _ := copied(t)
	p, err := small()
	if err != nil {
		t.Fatal(err)
	}
	store, err := runstore.Open(p.Dir, runstore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	key := stage.Ref{ID: "c1"}.WorldKey()
	data, err := store.Get(key)
	if err != nil {
		t.Fatal(err)
	}
	f, err := stage.Fetch[*questions.Finished](store, key)
	if err != nil {
		t.Fatal(err)
	}
	if len(f.Corpus.Messages)+len(f.Corpus.Segments) > 0 || len(f.Spoken) == 0 {
		t.Errorf("the record has %d messages, %d segments and %d conversations", len(f.Corpus.Messages),
			len(f.Corpus.Segments), len(f.Spoken))
	}
	evidence, looked := map[string]bool{}, 0
	for _, x := range rowsIn[category.Core](t, c, category.TableCores) {
		for _, text := range x.Messages {
			evidence[text] = true
		}
	}
	for _, m := range c.Messages {
		if evidence[m.Text] || len(strings.Fields(m.Text)) < 6 {
			continue
		}
		looked++
		quoted, err := json.Marshal(m.Text)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(data), strings.Trim(string(quoted), `"`)) {
			t.Errorf("the record of the world holds %q", m.Text)
		}
	}
	if looked < len(c.Messages)/2 {
		t.Errorf("%d messages of %d were looked for", looked, len(c.Messages))
	}
	if err := f.Hear(store); err != nil {
		t.Fatal(err)
	}
	if len(f.Corpus.Messages) != len(c.Messages) {
		t.Fatalf("%d messages are heard, %d were published", len(f.Corpus.Messages), len(c.Messages))
	}
	for i, m := range f.Corpus.Messages {
		if p := c.Messages[i]; m.ID != p.ID || m.Text != p.Text || m.SessionID != p.SessionID ||
			m.AuthorRole != p.AuthorRole || m.At != p.At || m.Tokens != p.Tokens {
			t.Fatalf("%+v is heard, %+v was published", m, p)
		}
	}
}

// filesOf are the files of a folder with what they hold; records of runs and the manifest, which has times, are left
// out.
func filesOf(t *testing.T, dir string) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.Name() == ".run":
			return fs.SkipDir
		case d.IsDir() || d.Name() == "manifest.json":
			return nil
		}
		data, err := os.ReadFile(path)
		out[strings.TrimPrefix(path, dir)] = string(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// halting is the built-in author that ends the run after so many answers.
type halting struct {
	*standin.Model
	left *atomic.Int64
	stop context.CancelFunc
}

func (h halting) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if h.left.Add(-1) == 0 {
		h.stop()
	}
	return h.Model.Complete(ctx, c)
}

// TestCorpus_Resumed: one worker, and two that go on where a run was ended among its texts, publish the same bytes.
func TestCorpus_Resumed(t *testing.T) {
	p, err := small()
	if err != nil {
		t.Fatal(err)
	}
	want := filesOf(t, p.Dir)
	if len(want) < 10 {
		t.Fatalf("%d files", len(want))
	}
	dir := t.TempDir()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	left := &atomic.Int64{}
	left.Store(40)
	author := func(m *standin.Model) llm.Model { return halting{m, left, stop} }
	if err := (making{workers: 1, author: author}).do(ctx, dir); err == nil {
		t.Fatal("the run was not ended")
	}
	left.Store(1 << 40)
	if err := (making{workers: 1, author: author}).do(t.Context(), dir); err != nil {
		t.Fatal(err)
	}
	if asked := 1<<40 - left.Load(); asked < 10 || asked > 1000 {
		t.Errorf("the author was asked %d times by the second run", asked)
	}
	got := filesOf(t, dir)
	for name, text := range want {
		if got[name] != text {
			t.Errorf("%s differs", name)
		}
	}
	if len(got) != len(want) {
		t.Errorf("%d files, want %d", len(got), len(want))
	}
}
