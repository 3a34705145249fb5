package exec

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/progress"
	"memloom/internal/runstore"
)

func openStore(t testing.TB, dir string) *runstore.Store {
	t.Helper()
	s, err := runstore.Open(dir, runstore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func dump(t testing.TB, s *runstore.Store) string {
	t.Helper()
	var b strings.Builder
	if err := s.Dump(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// recorder remembers which units ran, and builds units that tell it.
type recorder struct {
	mu  sync.Mutex
	ran []string
}

// unit returns a unit that writes one record under its own name: the
// contents of its inputs and its parameters.
func (r *recorder) unit(name, params string, inputs ...string) Unit {
	return Unit{Name: name, Params: []byte(params), Inputs: inputs, Run: func(_ context.Context, in Getter) ([]Record,
		error) {
		r.mu.Lock()
		r.ran = append(r.ran, name)
		r.mu.Unlock()
		text := params
		for _, key := range inputs {
			data, err := in.Get(key)
			if err != nil {
				return nil, err
			}
			text += "+" + string(data)
		}
		return []Record{{Key: name, Data: []byte(text)}}, nil
	}}
}

// taken returns what ran since the last call, sorted.
func (r *recorder) taken() []string {
	r.mu.Lock()
	defer r.mu.Unlock()
	ran := r.ran
	r.ran = nil
	slices.Sort(ran)
	return ran
}

func mustRun(t testing.TB, e *Executor, s Stage) Stats {
	t.Helper()
	stats, err := e.Run(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return stats
}

func TestOnlyWhatChangedRunsAgain(t *testing.T) {
	var r recorder
	base := func() Stage {
		return Stage{Name: "text", Version: 1, Units: []Unit{r.unit("a", "p", "in1"), r.unit("b", "p", "in1", "in2"),
			r.unit("c", "p")}}
	}
	for _, c := range []struct {
		name    string
		change  func(inputs *Stage, s *Stage)
		ran     []string
		removed int
	}{
		{"nothing", func(_, s *Stage) {}, nil, 0},
		{"another order", func(_, s *Stage) { slices.Reverse(s.Units) }, nil, 0},
		{"one unit's parameters", func(_, s *Stage) { s.Units[0] = r.unit("a", "q", "in1") }, []string{"a"}, 0},
		{"an input's content", func(in, s *Stage) { in.Units[1] = r.unit("in2", "new") }, []string{"b"}, 0},
		{"one more input", func(_, s *Stage) { s.Units[2] = r.unit("c", "p", "in2") }, []string{"c"}, 0},
		{"the order of inputs", func(_, s *Stage) { s.Units[1] = r.unit("b", "p", "in2", "in1") }, []string{"b"}, 0},
		{"the stage's version", func(_, s *Stage) { s.Version = 2 }, []string{"a", "b", "c"}, 0},
		{"a unit renamed", func(_, s *Stage) { s.Units[0] = r.unit("z", "p", "in1") }, []string{"z"}, 1},
		{"a unit less", func(_, s *Stage) { s.Units = s.Units[:2] }, nil, 1},
		{"no unit", func(_, s *Stage) { s.Units = nil }, nil, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := New(openStore(t, t.TempDir()), Options{Workers: 2})
			inputs, s := Stage{Name: "in", Units: []Unit{r.unit("in1", "1"), r.unit("in2", "2")}}, base()
			mustRun(t, e, inputs)
			mustRun(t, e, s)
			r.taken()
			c.change(&inputs, &s)
			mustRun(t, e, inputs)
			r.taken()
			stats := mustRun(t, e, s)
			if diff := cmp.Diff(c.ran, r.taken()); diff != "" {
				t.Error(diff)
			}
			if want := (Stats{len(s.Units), len(s.Units) - len(c.ran), len(c.ran), 0, c.removed}); stats != want {
				t.Errorf("stats are %+v, want %+v", stats, want)
			}
			fresh := openStore(t, t.TempDir())
			mustRun(t, New(fresh, Options{}), inputs)
			mustRun(t, New(fresh, Options{}), s)
			if diff := cmp.Diff(dump(t, fresh), dump(t, e.store.(*runstore.Store))); diff != "" {
				t.Errorf("differs from a run that never had another state:\n%s", diff)
			}
		})
	}
}

func TestWorkersDoNotChangeResults(t *testing.T) {
	var want string
	for _, workers := range []int{1, 8} {
		s := openStore(t, t.TempDir())
		e := New(s, Options{Workers: workers})
		for _, stage := range synthetic(300) {
			mustRun(t, e, stage)
		}
		if got := dump(t, s); want == "" {
			want = got
		} else if got != want {
			t.Error("8 workers leave another store than 1")
		}
	}
	if n := strings.Count(want, "\nunit "); n != 310-1 {
		t.Errorf("the dump has %d units", n+1)
	}
}

func TestFailedUnits(t *testing.T) {
	s := openStore(t, t.TempDir())
	var r recorder
	boom := errors.New("the model answers in verse")
	healed := false
	failing := func(name string, err error) Unit {
		u := r.unit(name, "p")
		run := u.Run
		u.Run = func(ctx context.Context, in Getter) ([]Record, error) {
			if healed {
				return run(ctx, in)
			}
			if err == nil {
				panic("index out of range")
			}
			return nil, err
		}
		return u
	}
	stage := Stage{Name: "text", Units: []Unit{
		r.unit("needs", "p", "nowhere"), failing("f1", boom), r.unit("ok1", "p"), failing("p1", nil),
		failing("f2", fmt.Errorf("asking: %w", boom)), failing("f3", boom), failing("p2", nil), r.unit("ok2", "p"),
	}}
	e := New(s, Options{Workers: 4, NamedCauses: 3})
	stats, err := e.Run(context.Background(), stage)
	if want := (Stats{Total: 8, Ran: 2, Failed: 6}); stats != want {
		t.Errorf("stats are %+v, want %+v", stats, want)
	}
	const text = `stage text: 6 of 8 units failed: f1: the model answers in verse (2 units); ` +
		`p1: internal error: index out of range (2 units); f2: asking: the model answers in verse; 1 more causes`
	if err == nil || err.Error() != text {
		t.Fatalf("the error is\n%v, want\n%s", err, text)
	}
	var failed *StageError
	if !errors.As(err, &failed) || !errors.Is(err, boom) || failed.Causes[1].Unit != "p1" {
		t.Errorf("the error is %#v", err)
	}
	var bug *PanicError
	if !errors.As(err, &bug) || !strings.Contains(string(bug.Stack), "exec_test.go") {
		t.Errorf("the panic's place is lost: %v", bug)
	}
	failures, _ := s.Failures()
	if len(failures) != 6 || failures[0].Name != "f1" || failures[0].Error != boom.Error() {
		t.Errorf("recorded: %v", failures)
	}

	healed = true
	stage.Units = stage.Units[1:]
	r.taken()
	mustRun(t, e, stage)
	if diff := cmp.Diff([]string{"f1", "f2", "f3", "p1", "p2"}, r.taken()); diff != "" {
		t.Error("the second run:", diff)
	}
}

func TestStaleUnitsStayWhileTheStageIsIncomplete(t *testing.T) {
	s := openStore(t, t.TempDir())
	var r recorder
	mustRun(t, New(s, Options{}), Stage{Name: "text", Units: []Unit{r.unit("old", "p")}})
	broken := Unit{Name: "broken", Run: func(context.Context, Getter) ([]Record, error) { return nil, errors.New("no") }}
	if _, err := New(s, Options{}).Run(context.Background(), Stage{Name: "text", Units: []Unit{broken}}); err == nil {
		t.Fatal("no error")
	}
	if _, err := s.Get("old"); err != nil {
		t.Error(err)
	}
}

// TestKeysPassFromUnitToUnit lets keys move between units of a stage in both
// directions of the order in which they run.
func TestKeysPassFromUnitToUnit(t *testing.T) {
	write := func(name string, keys ...string) Unit {
		return Unit{Name: name, Params: []byte(strings.Join(keys, ",")), Run: func(context.Context, Getter) ([]Record,
			error) {
			var list []Record
			for _, key := range keys {
				list = append(list, Record{Key: key, Data: []byte(key)})
			}
			return list, nil
		}}
	}
	for _, second := range [][]Unit{
		{write("a", "k2"), write("b", "k1")},
		{write("b", "k1"), write("a", "k2")},
		{write("renamed", "k1", "k2")},
	} {
		s := openStore(t, t.TempDir())
		mustRun(t, New(s, Options{}), Stage{Name: "text", Units: []Unit{write("a", "k1"), write("b", "k2")}})
		mustRun(t, New(s, Options{Workers: 2}), Stage{Name: "text", Units: second})
		fresh := openStore(t, t.TempDir())
		mustRun(t, New(fresh, Options{}), Stage{Name: "text", Units: second})
		if diff := cmp.Diff(dump(t, fresh), dump(t, s)); diff != "" {
			t.Error(diff)
		}
	}

	s := openStore(t, t.TempDir())
	_, err := New(s, Options{Workers: 2}).Run(context.Background(), Stage{Name: "text", Units: []Unit{write("a", "k"),
		write("b", "k")}})
	var conflict *runstore.KeyConflictError
	if !errors.As(err, &conflict) {
		t.Errorf("two present units with one key: %v", err)
	}
	mustRun(t, New(s, Options{}), Stage{Name: "plan", Units: []Unit{write("x", "other")}})
	if _, err = New(s, Options{}).Run(context.Background(),
		Stage{Name: "more", Units: []Unit{write("y", "other")}}); !errors.As(err, &conflict) {
		t.Errorf("a key of another stage: %v", err)
	}
}

func TestUnitsReadOnlyWhatTheyDeclare(t *testing.T) {
	s := openStore(t, t.TempDir())
	var r recorder
	e := New(s, Options{})
	mustRun(t, e, Stage{Name: "in", Units: []Unit{r.unit("secret", "p")}})
	peek := Unit{Name: "peek", Run: func(_ context.Context, in Getter) ([]Record, error) {
		_, err := in.Get("secret")
		return nil, err
	}}
	_, err := e.Run(context.Background(), Stage{Name: "text", Units: []Unit{peek}})
	if err == nil || !strings.Contains(err.Error(), "without declaring") {
		t.Errorf("got %v", err)
	}
}

func TestInvalidStages(t *testing.T) {
	var r recorder
	for want, s := range map[string]Stage{
		"no name":        {Units: []Unit{r.unit("a", "p")}},
		"unit 1 has":     {Name: "s", Units: []Unit{r.unit("a", "p"), r.unit("", "p")}},
		"two units are":  {Name: "s", Units: []Unit{r.unit("a", "p"), r.unit("a", "q")}},
		"nothing to run": {Name: "s", Units: []Unit{{Name: "a"}}},
	} {
		_, err := New(openStore(t, t.TempDir()), Options{}).Run(context.Background(), s)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("want %q, got %v", want, err)
		}
	}
}

func TestCancelledStage(t *testing.T) {
	dir := t.TempDir()
	s := openStore(t, dir)
	cause := errors.New("interrupt")
	ctx, cancel := context.WithCancelCause(context.Background())
	defer cancel(nil)
	var r recorder
	var started atomic.Int32
	resumed := false
	stage := Stage{Name: "text"}
	for i := range 50 {
		u := r.unit(fmt.Sprintf("u%02d", i), "p")
		run := u.Run
		u.Run = func(ctx context.Context, in Getter) ([]Record, error) {
			switch n := started.Add(1); {
			case n == 10:
				cancel(cause)
			case n > 10 && i%2 == 0 && !resumed: // cancelled on the way
				<-ctx.Done()
				return nil, fmt.Errorf("waiting for the model: %w", ctx.Err())
			}
			return run(ctx, in) // finishes although ctx has ended
		}
		stage.Units = append(stage.Units, u)
	}
	stats, err := New(s, Options{Workers: 4}).Run(ctx, stage)
	if !errors.Is(err, cause) || !strings.Contains(err.Error(), "units to go") {
		t.Fatalf("got %v", err)
	}
	if stats.Failed != 0 || stats.Ran < 9 || stats.Ran > 14 {
		t.Errorf("stats are %+v", stats)
	}
	if units, _ := s.Units("text"); len(units) != stats.Ran || len(r.taken()) != stats.Ran {
		t.Errorf("%d units are committed, %d were computed", len(units), stats.Ran)
	}
	if failures, _ := s.Failures(); len(failures) != 0 {
		t.Errorf("an interruption is recorded as failure: %v", failures)
	}
	if p, _ := s.Progress(); len(p) != 1 || p[0].Done != stats.Ran || p[0].Total != 50 {
		t.Errorf("other processes see %+v", p)
	}
	resumed = true
	again := mustRun(t, New(s, Options{Workers: 4}), stage)
	if again.Skipped != stats.Ran || again.Ran != 50-stats.Ran {
		t.Errorf("the second run: %+v", again)
	}
}

// failingStore fails its commits from the nth on, as a full disk does.
type failingStore struct {
	*runstore.Store
	left atomic.Int32
}

func (f *failingStore) Commit(ctx context.Context, u runstore.Unit) error {
	if f.left.Add(-1) < 0 {
		return &runstore.IOError{Path: "run.db", Op: "committing", Err: errors.New("disk full")}
	}
	return f.Store.Commit(ctx, u)
}

func TestFailingEnvironmentEndsTheStage(t *testing.T) {
	var r recorder
	units := func(at int, err error) (list []Unit) {
		for i := range 200 {
			u := r.unit(fmt.Sprint(i), "p")
			if i == at {
				u.Run = func(context.Context, Getter) ([]Record, error) { return nil, err }
			}
			list = append(list, u)
		}
		return list
	}
	for _, c := range []struct {
		name    string
		units   []Unit
		commits int32
		text    string
	}{
		{"the store", units(-1, nil), 20, "disk full"},
		{"a provider", units(30, fmt.Errorf("asking: %w", &EnvironmentError{Op: "calling the provider",
			Err: errors.New("key refused")})), 1000, "key refused"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r.taken()
			f := &failingStore{Store: openStore(t, t.TempDir())}
			f.left.Store(c.commits)
			stats, err := New(f, Options{Workers: 4}).Run(context.Background(), Stage{Name: "text", Units: c.units})
			var environment *EnvironmentError
			if !errors.As(err, &environment) || !strings.Contains(err.Error(), c.text) {
				t.Fatalf("got %v", err)
			}
			if n := len(r.taken()); n > 50 || stats.Failed > 0 {
				t.Errorf("%d of 200 units ran, %d count as failed", n, stats.Failed)
			}
			units, _ := f.Units("text")
			if len(units) != stats.Ran {
				t.Errorf("%d units are committed, %d are said to be", len(units), stats.Ran)
			}
		})
	}
}

// events collects what an observer hears.
type events []progress.Event

func (e *events) Observe(event progress.Event) { *e = append(*e, event) }

func TestObserver(t *testing.T) {
	now := time.Unix(0, 0)
	var heard events
	accepted := 0
	e := New(openStore(t, t.TempDir()), Options{
		Observer: &heard,
		Now:      func() time.Time { now = now.Add(time.Second); return now },
		Counters: func() progress.Counters {
			accepted++
			return progress.Counters{Verdicts: &progress.Verdicts{Accepted: accepted}}
		},
	})
	var r recorder
	bad := errors.New("bad")
	stage := Stage{Name: "text", Units: []Unit{r.unit("a", "p")}}
	mustRun(t, e, stage)
	heard = nil
	stage.Units = append(stage.Units, r.unit("b", "p"), Unit{Name: "c", Run: func(context.Context, Getter) ([]Record,
		error) {
		return nil, bad
	}})
	_, err := e.Run(context.Background(), stage)

	type short struct {
		Kind                         progress.Kind
		Unit                         string
		Done, Total, Skipped, Failed int
		Elapsed                      time.Duration
	}
	want := []short{
		{progress.StageStarted, "", 1, 3, 1, 0, 1 * time.Second},
		{progress.UnitDone, "b", 2, 3, 1, 0, 2 * time.Second},
		{progress.UnitFailed, "c", 2, 3, 1, 1, 3 * time.Second},
		{progress.StageFailed, "", 2, 3, 1, 1, 4 * time.Second},
	}
	var got []short
	for _, e := range heard {
		got = append(got, short{e.Kind, e.Unit, e.Done, e.Total, e.Skipped, e.Failed, e.Elapsed})
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if heard[2].Err != bad || heard[3].Err != err || heard[3].Verdicts.Accepted != accepted {
		t.Errorf("the last events are %+v", heard[2:])
	}
}

// TestErrorsNameEachThingOnce: what ends a stage names the stage, the unit and the
// cause, none of them twice, also where the unit has the stage's name in its own.
func TestErrorsNameEachThingOnce(t *testing.T) {
	for unit, want := range map[string]string{
		"page/weekly/g1": "running unit page/weekly/g1 of stage scaffold: writing the disk: it is full",
		"scaffold/g1":    "running unit scaffold/g1: writing the disk: it is full",
	} {
		full := func(context.Context, Getter) ([]Record, error) {
			return nil, &EnvironmentError{Op: "writing the disk", Err: errors.New("it is full")}
		}
		_, err := New(openStore(t, t.TempDir()), Options{}).Run(context.Background(), Stage{Name: "scaffold",
			Units: []Unit{{Name: unit, Run: full}}})
		if err == nil || err.Error() != want {
			t.Errorf("got  %v\nwant %s", err, want)
		}
	}
}
