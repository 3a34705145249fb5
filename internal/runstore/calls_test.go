package runstore

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var bg = context.Background()

func callOf(n int) Call {
	return Call{Key: Sum(fmt.Append(nil, "call", n)), Stage: "text", Unit: fmt.Sprintf("text/%03d", n),
		Task: "dialogue.day",
		Role: "author", Model: "big", Sample: n}
}

func intend(t testing.TB, s *Store, c Call, estimate int64) Send {
	t.Helper()
	send, err := s.Intend(bg, c, &estimate)
	if err != nil {
		t.Fatal(err)
	}
	return send
}

func answer(t testing.TB, s *Store, send Send, data string) {
	t.Helper()
	if err := s.Answer(bg, send, []byte(data)); err != nil {
		t.Fatal(err)
	}
}

func end(t testing.TB, s *Store, send Send, e Ending) {
	t.Helper()
	if err := s.End(bg, send, e); err != nil {
		t.Fatal(err)
	}
}

func totals(t testing.TB, s *Store) CallTotals {
	t.Helper()
	list, err := s.CallTotals()
	if err != nil || len(list) > 1 {
		t.Fatal(list, err)
	}
	if len(list) == 0 {
		return CallTotals{}
	}
	return list[0]
}

func TestCallFromIntentToAnswer(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	c := callOf(1)
	if _, err := s.Lookup(bg, c.Key); !errors.Is(err, ErrNotFound) {
		t.Errorf("a call that was never asked: %v", err)
	}
	send := intend(t, s, c, 70)
	if f, err := s.Lookup(bg, c.Key); err != nil || f.Answer != nil {
		t.Errorf("after the intent: %+v, %v", f, err)
	}
	want := CallTotals{Stage: "text", Model: "big", Calls: 1, Sends: 1, InDoubt: 1, Charges: Charges{Doubt: 70},
		Rungs: map[string]int{}}
	if diff := cmp.Diff(want, totals(t, s)); diff != "" {
		t.Error("after the intent", diff)
	}
	text := string(bytes.Repeat([]byte("an answer "), 100))
	answer(t, s, send, text)
	cost := int64(40)
	s.Note(send, CallNote{Read: true, Used: Used{&Tokens{10, 4, 5}, &cost}, Latency: time.Second})
	s.Note(send, CallNote{Hits: 2, By: &c})
	s.Note(send, CallNote{Rung: "decoded", Hits: 1})
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	for _, s := range []*Store{reader(t, dir), open(t, dir)} {
		f, err := s.Lookup(bg, c.Key)
		if err != nil || string(f.Answer) != text || !f.Noted || !f.Priced || f.Failed != "" {
			t.Errorf("after the answer: %+v, %v", f, err)
		}
		var rows []CallRow
		if err := s.EachCall(func(r CallRow) error { rows = append(rows, r); return nil }); err != nil {
			t.Fatal(err)
		}
		wantRow := CallRow{Call: c, Answered: true, Tokens: &Tokens{10, 4, 5}, Cost: &cost, Latency: time.Second, Sends: 1,
			Hits: 3, Rung: "decoded"}
		if diff := cmp.Diff([]CallRow{wantRow}, rows); diff != "" {
			t.Error(diff)
		}
		want = CallTotals{Stage: "text", Model: "big", Calls: 1, Answered: 1, Sends: 1, Kept: 1, Hits: 3, In: 10, Cached: 4,
			Out:     5,
			Charges: Charges{Cost: 40}, Rungs: map[string]int{"decoded": 1}}
		if diff := cmp.Diff(want, totals(t, s)); diff != "" {
			t.Error("after the answer", diff)
		}
	}
}

func TestEndingsOfRequests(t *testing.T) {
	s := open(t, t.TempDir())
	c := callOf(1)
	end(t, s, intend(t, s, c, 10), Ending{State: Refused, Status: 503, Reason: "busy"})
	end(t, s, intend(t, s, c, 20), Ending{State: Lost, Reason: "reset"})
	third := intend(t, s, c, 40)
	answer(t, s, third, "garbage")
	if f, err := s.Lookup(bg, c.Key); err != nil || string(f.Answer) != "garbage" || f.Send != third {
		t.Errorf("before it was read: %+v, %v", f, err)
	}
	end(t, s, third, Ending{State: Unusable, Status: 200, Reason: "not JSON"})
	if f, err := s.Lookup(bg, c.Key); err != nil || f.Answer != nil {
		t.Errorf("an unusable answer is found: %+v, %v", f, err)
	}
	if n := count(t, s, "answers"); n != 1 {
		t.Errorf("%d answers are kept for audit", n)
	}
	fourth := intend(t, s, c, 80)
	if fourth.Attempt != 4 {
		t.Errorf("attempt %d", fourth.Attempt)
	}
	want := CallTotals{Stage: "text", Model: "big", Calls: 1, Sends: 4, Kept: 1, Refused: 1, InDoubt: 2, Retries: 3,
		Charges: Charges{Unknown: 1, Doubt: 20 + 40 + 80}, Rungs: map[string]int{}}
	if diff := cmp.Diff(want, totals(t, s)); diff != "" {
		t.Error(diff)
	}
	answer(t, s, fourth, "an answer")
	if f, err := s.Lookup(bg, c.Key); err != nil || string(f.Answer) != "an answer" {
		t.Errorf("%+v, %v", f, err)
	}
	want.Answered, want.Kept, want.InDoubt, want.Unknown = 1, 2, 1, 2
	if diff := cmp.Diff(want, totals(t, s)); diff != "" {
		t.Error("an answer of unknown cost", diff)
	}
}

// TestUnusableAnswersCostWhatTheySay: an answer that no one can use is charged
// for once, and as it says where it says so.
func TestUnusableAnswersCostWhatTheySay(t *testing.T) {
	s := open(t, t.TempDir())
	send, cost := intend(t, s, callOf(1), 50), int64(30)
	answer(t, s, send, "empty")
	end(t, s, send, Ending{State: Unusable, Used: Used{&Tokens{In: 7}, &cost}})
	want := CallTotals{Stage: "text", Model: "big", Calls: 1, Sends: 1, Kept: 1, In: 7, Charges: Charges{Cost: 30},
		Rungs: map[string]int{}}
	if diff := cmp.Diff(want, totals(t, s)); diff != "" {
		t.Error(diff)
	}
}

func TestGivingUpIsForgottenWhenACallIsSentAgain(t *testing.T) {
	s := open(t, t.TempDir())
	c := callOf(1)
	if _, err := s.GiveUp(bg, c, "overflow", []byte("detail")); err != nil { // before anything was sent
		t.Fatal(err)
	}
	f, err := s.Lookup(bg, c.Key)
	if err != nil || f.Failed != "overflow" || string(f.Failure) != "detail" {
		t.Errorf("%+v, %v", f, err)
	}
	if got := totals(t, s); got.Calls != 1 || got.GivenUp != 1 || got.Sends != 0 {
		t.Errorf("%+v", got)
	}
	send := intend(t, s, c, 1)
	if send.Attempt != 1 {
		t.Errorf("attempt %d", send.Attempt)
	}
	if f, err = s.Lookup(bg, c.Key); err != nil || f.Failed != "" {
		t.Errorf("%+v, %v", f, err)
	}
}

// TestNotesTravelWithCommits proves that what is known of a call is durable
// before a unit is that was computed after it.
func TestNotesTravelWithCommits(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	c := callOf(1)
	send := intend(t, s, c, 1)
	answer(t, s, send, "x")
	s.Note(send, CallNote{Hits: 1, By: &c})
	if got := totals(t, reader(t, dir)); got.Hits != 0 {
		t.Errorf("a note made a transaction of its own: %+v", got)
	}
	commit(t, s, unitOf("text", "a", 1, "a"))
	if got := totals(t, reader(t, dir)); got.Hits != 1 {
		t.Errorf("%+v", got)
	}
}

func TestNotesSurviveARefusedUnit(t *testing.T) {
	s := open(t, t.TempDir())
	commit(t, s, unitOf("text", "owner", 1, "k"))
	c := callOf(1)
	send := intend(t, s, c, 1)
	answer(t, s, send, "x")
	s.Note(send, CallNote{Hits: 1, By: &c})
	var conflict *KeyConflictError
	if err := s.Commit(bg, unitOf("text", "other", 1, "k")); !errors.As(err, &conflict) {
		t.Fatal(err)
	}
	s.Note(send, CallNote{Hits: 1, Rung: "asked"})
	if err := s.Flush(bg); err != nil {
		t.Fatal(err)
	}
	if got := totals(t, s); got.Hits != 2 || got.Rungs["asked"] != 1 {
		t.Errorf("%+v", got)
	}
}

func TestFreshKeepsCalls(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	if err := s.Begin(bg, map[string]string{"seed": "1"}, nil); err != nil {
		t.Fatal(err)
	}
	commit(t, s, unitOf("text", "a", 1, "a"))
	s.SetProgress(Progress{Stage: "text", Done: 1, Total: 1})
	answer(t, s, intend(t, s, callOf(1), 1), "x")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s, err := Open(dir, Options{Fresh: true, KeepCalls: true})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	meta, _ := s.Meta()
	stages, _ := s.Progress()
	if text := dump(t, s); text != "" || len(meta) != 0 || len(stages) != 0 || count(t, s, "bodies") != 0 ||
		s.SetAside() != "" {
		t.Errorf("left: %q, %v, %v", text, meta, stages)
	}
	if f, err := s.Lookup(bg, callOf(1).Key); err != nil || string(f.Answer) != "x" {
		t.Errorf("%+v, %v", f, err)
	}
	if got := totals(t, s); got.Calls != 0 {
		t.Errorf("a run that asked nothing has asked %+v", got)
	}
	if err := s.Begin(bg, map[string]string{"seed": "2"}, nil); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(dir, Options{Fresh: true}); err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if got := totals(t, s); got.Calls != 0 {
		t.Errorf("without KeepCalls: %+v", got)
	}
}

// TestGenerations: each run over the same calls counts what it asked, found and
// paid for itself.
func TestGenerations(t *testing.T) {
	dir := t.TempDir()
	cost := int64(30)
	paid := func(s *Store, n int) {
		send := intend(t, s, callOf(n), 50)
		answer(t, s, send, "x")
		s.Note(send, CallNote{Read: true, Used: Used{&Tokens{10, 4, 5}, &cost}, Rung: "decoded"})
	}
	s := open(t, dir)
	paid(s, 1)
	paid(s, 2)
	intend(t, s, callOf(3), 50) // lost with the program
	if _, err := s.GiveUp(bg, callOf(4), "server", []byte("{}")); err != nil {
		t.Fatal(err)
	}
	for _, replay := range []bool{true, false} {
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		var err error
		if s, err = Open(dir, Options{Fresh: true, KeepCalls: true, Replay: replay}); err != nil {
			t.Fatal(err)
		}
		f, err := s.Lookup(bg, callOf(4).Key)
		if got := totals(t, s); err != nil || replay != (got.Calls == 4) || replay != (got.Cost == 60) ||
			replay != (f.Failed == "server") {
			t.Errorf("replay %v: %+v; %+v, %v", replay, got, f, err)
		}
	}
	f, err := s.Lookup(bg, callOf(1).Key)
	if err != nil || string(f.Answer) != "x" {
		t.Fatal(f, err)
	}
	by := callOf(1)
	by.Unit = "other"
	s.Note(f.Send, CallNote{Hits: 1, By: &by, Rung: "repaired"})
	paid(s, 3)
	if err := s.Flush(bg); err != nil {
		t.Fatal(err)
	}
	want := CallTotals{Stage: "text", Model: "big", Calls: 2, Answered: 2, Hits: 1, Sends: 1, Kept: 1, In: 10, Cached: 4,
		Out:     5,
		Charges: Charges{Cost: 30}, Inherited: 30, Rungs: map[string]int{"decoded": 1, "repaired": 1}}
	if diff := cmp.Diff(want, totals(t, s)); diff != "" {
		t.Error(diff)
	}
	earlier, err := s.Earlier()
	if diff := cmp.Diff(Charges{Cost: 60, Doubt: 50}, earlier); err != nil || diff != "" {
		t.Error(diff, err)
	}
	var rows []string
	err = s.EachCall(func(r CallRow) error {
		rows = append(rows, fmt.Sprint(r.Unit, " ", r.Answered, " ", *r.Tokens, " ", *r.Cost, " ", r.Sends, " ", r.Hits))
		return nil
	})
	err = errors.Join(err, s.Close())
	if diff := cmp.Diff([]string{"other true {10 4 5} 0 0 1", "text/003 true {10 4 5} 30 1 0"}, rows); err != nil ||
		diff != "" {
		t.Error(diff, err)
	}
}

// TestFreshSetsAsideWhatItCannotRead keeps for mending by hand what may hold
// paid answers.
func TestFreshSetsAsideWhatItCannotRead(t *testing.T) {
	dir, path := finished(t)
	for n, want := range []string{path + ".damaged", path + ".damaged-2"} {
		garbage := bytes.Repeat([]byte{byte(n + 1)}, 5000)
		if err := os.WriteFile(path, garbage, 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Open(dir, Options{Fresh: true, KeepCalls: true})
		if err != nil {
			t.Fatal(err)
		}
		if s.SetAside() != want {
			t.Errorf("set aside as %q", s.SetAside())
		}
		if kept, err := os.ReadFile(want); err != nil || !bytes.Equal(kept, garbage) {
			t.Errorf("%d bytes, %v", len(kept), err)
		}
		commit(t, s, unitOf("text", "a", 1, "a"))
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFlippedBitsInAnswers: what Lookup returns is true, or it is an error of
// the package, or the call looks as if it had never been asked.
func TestFlippedBitsInAnswers(t *testing.T) {
	const calls = 40
	dir := t.TempDir()
	s := open(t, dir)
	for i := range calls {
		answer(t, s, intend(t, s, callOf(i), 1), string(noise(i, 1500)))
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, runFolder, fileName)
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 4))
	noticed := 0
	for range 60 {
		changed := bytes.Clone(whole)
		for range 1 + r.IntN(20) {
			changed[r.IntN(len(changed))] ^= byte(1 + r.IntN(255))
		}
		if err := os.WriteFile(path, changed, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := lookupAll(dir, calls); err != nil {
			noticed++
			var io *IOError
			if !isTyped(err) || errors.As(err, &io) {
				t.Fatalf("got %T %v", err, err)
			}
		}
	}
	if noticed < 30 {
		t.Errorf("only %d of 60 damaged files were noticed", noticed)
	}
}

func lookupAll(dir string, calls int) error {
	s, err := OpenReader(dir)
	if err != nil {
		return err
	}
	defer s.Close()
	for i := range calls {
		f, err := s.Lookup(bg, callOf(i).Key)
		if errors.Is(err, ErrNotFound) {
			continue
		}
		if err != nil {
			return err
		}
		if f.Answer != nil && !bytes.Equal(f.Answer, noise(i, 1500)) {
			return fmt.Errorf("answer %d has another content", i)
		}
	}
	_, err = s.CallTotals()
	return err
}

func TestCallsAreListedInOrder(t *testing.T) {
	s := open(t, t.TempDir())
	var want []string
	for _, i := range rand.New(rand.NewPCG(1, 1)).Perm(20) {
		c := callOf(i)
		c.Stage = []string{"plan", "text"}[i%2]
		intend(t, s, c, 1)
	}
	for stage := range 2 {
		for i := stage; i < 20; i += 2 {
			want = append(want, callOf(i).Unit)
		}
	}
	var got []string
	enough := errors.New("enough")
	if err := s.EachCall(func(r CallRow) error { got = append(got, r.Unit); return nil }); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if err := s.EachCall(func(CallRow) error { return enough }); err != enough {
		t.Errorf("the caller's error: %v", err)
	}
	list, err := s.CallTotals()
	if err != nil || len(list) != 2 || list[0].Stage != "plan" || list[0].Calls != 10 || list[1].InDoubt != 10 {
		t.Errorf("%+v, %v", list, err)
	}
}

func TestClosedAndFailingStoresEndTheRun(t *testing.T) {
	s := open(t, t.TempDir())
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	_, err := s.Intend(bg, callOf(1), nil)
	for _, err := range []error{err, &IOError{}, &DamagedError{}} {
		var ender interface{ EndsRun() bool }
		if !errors.As(err, &ender) || !ender.EndsRun() {
			t.Errorf("%T %v", err, err)
		}
	}
}

// What is kept may change, is seen by readers, and goes with the run that kept it.
func TestKept(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(dir, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []string{"a", "b"} {
		if err := s.Keep(bg, "models", v); err != nil {
			t.Fatal(err)
		}
	}
	r, err := OpenReader(dir)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := r.Kept(); err != nil || got["models"] != "b" || len(got) != 1 {
		t.Errorf("kept is %v, %v", got, err)
	}
	if err := errors.Join(r.Close(), s.Close()); err != nil {
		t.Fatal(err)
	}
	if s, err = Open(dir, Options{Fresh: true, KeepCalls: true}); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Kept(); err != nil || len(got) != 0 {
		t.Errorf("a fresh run has kept %v, %v", got, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}
