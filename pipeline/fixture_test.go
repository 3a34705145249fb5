package pipeline

import (
	"bytes"
	"cmp"
	"context"
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/domains"
	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/pack"
	"memloom/internal/runstore"
	"memloom/internal/standin"
	"memloom/pipeline/designs"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// small is quickstart at a size that runs in a moment.
var small = []string{
	"world.workdays=12", "world.tasks_per_group=4", "questions.families.single_hop=8", "questions.families.temporal=4",
	"questions.families.abstention=4",
}

// settings resolves the recipe quickstart over a pack, by name or file.
func settings(t testing.TB, domain string, seed uint64, set ...string) Settings {
	t.Helper()
	r, err := recipe.Load("quickstart", set, 1)
	if err != nil {
		t.Fatal(err)
	}
	return Settings{Recipe: r, Scale: 1, Seed: seed, Domains: []Domain{loaded(t, domain)}, StandIn: plainly}
}

const library = "../testdata/domains/library.yaml"

var packs sync.Map // name or file → func() (Domain, error)

// loaded reads a pack once for all tests, by name or file; a test that changes it changes a copy.
func loaded(t testing.TB, domain string) Domain {
	t.Helper()
	read, _ := packs.LoadOrStore(domain, sync.OnceValues(func() (Domain, error) {
		text, err := domains.Files.ReadFile(domain + ".yaml")
		if err != nil {
			if text, err = os.ReadFile(domain); err != nil {
				return Domain{}, err
			}
		}
		p, err := pack.Load(domain, bytes.NewReader(text))
		return Domain{Pack: p, Text: text}, err
	}))
	d, err := read.(func() (Domain, error))()
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// builtin is the built-in model. It keeps nothing of what it is asked, and reads its packs once.
var builtin = sync.OnceValue(func() *standin.Model {
	return standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
})

// casts casts a run without a language model, with its own model behind wrap.
func casts(panel int, wrap func(llm.Model) llm.Model) Models {
	b := builtin()
	guessers := b.Panel(panel)
	for i, x := range guessers {
		guessers[i] = wrap(x)
	}
	return stage.Unaided(wrap(b), guessers)
}

func plain(m llm.Model) llm.Model { return m }

// plainly casts a run without a language model.
func plainly(panel int) Models { return casts(panel, plain) }

// memory is a run store that forgets.
type memory struct {
	mu      sync.Mutex
	records map[string][]byte
	units   map[runstore.UnitID]runstore.Unit
}

func newMemory() *memory {
	return &memory{records: map[string][]byte{}, units: map[runstore.UnitID]runstore.Unit{}}
}

func (m *memory) clone() *memory {
	return &memory{records: maps.Clone(m.records), units: maps.Clone(m.units)}
}

func (m *memory) Get(key string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	b, ok := m.records[key]
	if !ok {
		return nil, fmt.Errorf("record %q: %w", key, runstore.ErrNotFound)
	}
	return slices.Clone(b), nil
}

func (m *memory) Hashes(keys []string) (map[string]runstore.Hash, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := map[string]runstore.Hash{}
	for _, key := range keys {
		if b, ok := m.records[key]; ok {
			out[key] = sha256.Sum256(b)
		}
	}
	return out, nil
}

func (m *memory) Units(stage string) (map[string]runstore.Hash, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	out := map[string]runstore.Hash{}
	for id, u := range m.units {
		if id.Stage == stage {
			out[id.Name] = u.Hash
		}
	}
	return out, nil
}

func (m *memory) Commit(_ context.Context, u runstore.Unit) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.units[u.UnitID] = u
	for _, rec := range u.Records {
		m.records[rec.Key] = rec.Data
	}
	return nil
}

func (m *memory) Fail(context.Context, runstore.UnitID, string) error { return nil }

func (m *memory) Remove(_ context.Context, units map[runstore.UnitID]runstore.Hash) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	for id := range units {
		for _, rec := range m.units[id].Records {
			delete(m.records, rec.Key)
		}
		delete(m.units, id)
	}
	return nil
}

func (m *memory) SetProgress(runstore.Progress)   {}
func (m *memory) Flush(ctx context.Context) error { return ctx.Err() }

// watch is an executor that remembers what its stages did.
type watch struct {
	inner  stage.Executor
	store  *memory
	sums   bool   // whether it takes the sums of what stages read and write
	at     string // at work now, rounds left out: "judge 2" is judge
	stages []*stageRun
}

// stageRun is what a stage did, over all its rounds.
type stageRun struct {
	name    string
	version int
	units   int
	inputs  []byte // if sums are taken: running sum over names, parameters and inputs of the units
	records []byte // running sum over their records
}

func (w *watch) Run(ctx context.Context, s exec.Stage) (exec.Stats, error) {
	w.at, _, _ = strings.Cut(s.Name, " ")
	i := slices.IndexFunc(w.stages, func(x *stageRun) bool { return x.name == w.at })
	if i < 0 {
		i = len(w.stages)
		w.stages = append(w.stages, &stageRun{name: w.at, version: s.Version})
	}
	run := w.stages[i]
	add := func(sum *[]byte, parts ...[]byte) {
		if !w.sums {
			return
		}
		h := sha256.New()
		for _, p := range append([][]byte{*sum}, parts...) {
			fmt.Fprintf(h, "%d:", len(p))
			h.Write(p)
		}
		*sum = h.Sum(nil)
	}
	units := slices.SortedFunc(slices.Values(s.Units), func(a, b exec.Unit) int { return cmp.Compare(a.Name, b.Name) })
	for _, u := range units {
		add(&run.inputs, []byte(u.Name), u.Params)
		for _, key := range u.Inputs {
			b, err := w.store.Get(key)
			if err != nil {
				return exec.Stats{}, err
			}
			add(&run.inputs, []byte(key), b)
		}
	}
	stats, err := w.inner.Run(ctx, s)
	run.units += stats.Ran
	for _, u := range units {
		for _, rec := range w.store.units[runstore.UnitID{Stage: s.Name, Name: u.Name}].Records {
			add(&run.records, []byte(rec.Key), rec.Data)
		}
	}
	return stats, err
}

// do runs a corpus in memory and returns what its stages did besides.
func do(t testing.TB, s Settings, change func(*Run)) (*outcome, *watch) {
	t.Helper()
	store := newMemory()
	w := &watch{inner: exec.New(store, exec.Options{Workers: 4}), store: store}
	r := &Run{Env: stage.Env{Settings: s, Models: casts(s.Recipe.Filters.Panel, plain), Store: store, Exec: w},
		Design: evermembench.Design{}}
	if change != nil {
		change(r)
	}
	res, err := r.Do(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if changed, ok := r.Exec.(*watch); ok {
		w = changed
	}
	return read(t, r, res), w
}

// planned is the one corpus of a run as planned, without a word.
func planned(t testing.TB, s Settings) *stage.Sketch {
	t.Helper()
	h, err := newRehearsal(s, evermembench.Design{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Env.Do(t.Context(), "", h.design.Shared(&h.Env)); err != nil {
		t.Fatal(err)
	}
	a := newAhead(&h.Env, h.design, stage.Ref{ID: "c1"})
	if err := a.plan(t.Context()); err != nil {
		t.Fatal(err)
	}
	out, err := a.text().Sketch(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// outcome is a finished run of one corpus.
type outcome struct {
	*Result
	Corpus *corpus.Corpus
}

// read reads the one corpus of a run.
func read(t testing.TB, r *Run, res *Result) *outcome {
	t.Helper()
	out := &outcome{Result: res}
	for c, err := range r.Corpora(res) {
		if err != nil {
			t.Fatal(err)
		}
		out.Corpus = c
	}
	return out
}

// finished is a run of quickstart, made once for the tests that look at it.
type finished struct {
	Settings
	*outcome
	stages []*stageRun
	spent  map[string]int // stage → calls, answers asked again aside
}

var quickstarts sync.Map // name of the run → func() *finished

// quickstart runs the recipe as it is; no test may change what comes back.
func quickstart(t testing.TB, domain string, seed uint64) *finished {
	t.Helper()
	run, _ := quickstarts.LoadOrStore(fmt.Sprintf("%s/%d", domain, seed), sync.OnceValue(func() *finished {
		return counted(t, settings(t, domain, seed))
	}))
	return run.(func() *finished)()
}

// eachQuickstart runs a test on finished corpora of two packs.
func eachQuickstart(t *testing.T, test func(t *testing.T, f *finished)) {
	for _, domain := range []string{"technology", library} {
		for seed := uint64(1); seed <= 2; seed++ {
			t.Run(fmt.Sprintf("%s/%d", filepath.Base(domain), seed), func(t *testing.T) { test(t, quickstart(t, domain, seed)) })
		}
	}
}

// byKey returns the items of a family in the order of judging.
func byKey(c *corpus.Corpus, family string) []corpus.Item {
	list := slices.DeleteFunc(slices.Clone(c.Items), func(x corpus.Item) bool { return x.Family != family })
	slices.SortFunc(list, func(a, b corpus.Item) int { return cmp.Compare(a.Key, b.Key) })
	return list
}

func isSurplus(it corpus.Item) bool {
	return it.Status == corpus.Surplus
}

// also is a design with a family more.
type also struct {
	designs.Design
	family questions.Family
}

func (a also) Families() []questions.Family { return append(a.Design.Families(), a.family) }
