package fleet_test

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/mock"
	"memloom/internal/llm/models"
	"memloom/internal/runstore"
)

// TestFallback_AnswersStayWhereTheyWereGiven: while an address is down another
// one answers. It is left alone for a minute. When it is back it answers what is
// new, and what the other one answered stays as it is. One question that the
// address does not serve goes to the other one too.
func TestFallback_AnswersStayWhereTheyWereGiven(t *testing.T) {
	first, second := serve(t, mock.Options{}), serve(t, mock.Options{})
	var down, deaf atomic.Bool
	first.refuses = func(a asked) bool { return down.Load() || deaf.Load() && strings.Contains(a.body, "hill") }
	store, err := runstore.Open(t.TempDir(), runstore.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer store.Close()
	var later atomic.Int64
	clock := func() time.Time { return time.Unix(1_000_000, 0).Add(time.Duration(later.Load())) }
	j, err := journal.Open(store, journal.Options{Clock: clock})
	if err != nil {
		t.Fatal(err)
	}
	const line = "  %s: {provider: openai, model: builtin, base_url: %q, api_key_env: %s}\n"
	file, err := models.Parse([]byte("models:\n"+fmt.Sprintf(line, "big", first.url, keyEnv)+fmt.Sprintf(line, "local",
		second.url, keyEnv)+
		"roles: {default: {model: big, fallback: [local]}}"), providers)
	if err != nil {
		t.Fatal(err)
	}
	f := open(t, fleet.Options{File: file, Journal: j, Wait: time.Millisecond})
	served := f.Role("big", file.Of(llm.RoleJudge).Fallback)
	ask := func(step string, n, ofFirst, ofSecond int) {
		t.Helper()
		before := [2]int{first.about("hill"), second.about("hill")}
		if err := judge(t, served, n); err != nil {
			t.Fatalf("%s: %v", step, err)
		}
		if a, b := first.about("hill")-before[0], second.about("hill")-before[1]; (a > 0) != (ofFirst > 0) || b != ofSecond {
			t.Errorf("%s: the first was asked %d times, the second %d times", step, a, b)
		}
	}
	ask("both work", 1, 1, 0)
	down.Store(true)
	ask("the first is down", 2, 1, 1)
	ask("it is left alone", 3, 0, 1)
	down.Store(false)
	ask("nobody has tried it again", 4, 0, 1)
	later.Store(int64(2 * time.Minute))
	ask("it is back", 5, 1, 0)
	ask("what the second answered stays", 2, 0, 0)
	ask("what the first answered stays", 1, 0, 0)
	deaf.Store(true)
	ask("the first answers others alone", 6, 1, 1)
	deaf.Store(false)
	ask("it is not left alone for that", 7, 1, 0)
	ask("what the second answered stays", 6, 0, 0)
	rows := map[string]int{}
	for row, err := range j.Calls(t.Context()) {
		if err != nil {
			t.Fatal(err)
		}
		if row.Answered && row.Task != fleet.TaskControl {
			rows[row.Model]++
		}
	}
	if rows["builtin (big)"] != 3 || rows["builtin (local) (fallback of builtin (big))"] != 4 {
		t.Errorf("the rows are of %v", rows)
	}
}
