package exec

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	osexec "os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"memloom/internal/progress"
	"memloom/internal/runstore"
)

// synthetic returns two stages: ten sources, and n units that each mix some of
// them into records of very different sizes.
func synthetic(n int) []Stage {
	sources, mixes := Stage{Name: "source"}, Stage{Name: "mix", Version: 3}
	for i := range 10 {
		name := fmt.Sprintf("source/%d", i)
		sources.Units = append(sources.Units, Unit{Name: name, Run: func(context.Context, Getter) ([]Record, error) {
			return []Record{{Key: name, Data: noise(uint64(i), 100)}}, nil
		}})
	}
	for i := range n {
		name := fmt.Sprintf("mix/%06d", i)
		inputs := []string{fmt.Sprintf("source/%d", i%10), fmt.Sprintf("source/%d", i/10%10)}
		mixes.Units = append(mixes.Units, Unit{Name: name, Inputs: inputs, Run: func(_ context.Context, in Getter) ([]Record,
			error) {
			seed := uint64(i)
			for _, key := range inputs {
				data, err := in.Get(key)
				if err != nil {
					return nil, err
				}
				seed = seed*31 + uint64(data[i%len(data)])
			}
			var list []Record
			for part := range i % 4 {
				size := int(seed) % (1 + 300*part*part)
				list = append(list, Record{Key: fmt.Sprint(name, "/", part), Data: noise(seed, size)})
			}
			return list, nil
		}})
	}
	return []Stage{sources, mixes}
}

func noise(seed uint64, n int) []byte {
	r := rand.New(rand.NewPCG(seed, 0))
	b := make([]byte, n)
	for i := range b {
		b[i] = byte(r.Uint32())
	}
	return b
}

const killedUnits = 2500

// diary is a file that survives the process: a line when a unit begins, a line
// after its commit has returned.
type diary struct{ f *os.File }

func (d diary) Observe(e progress.Event) {
	if e.Kind == progress.UnitDone {
		fmt.Fprintf(d.f, "done %s\n", e.Unit)
	}
}

// childMain runs the synthetic stages on a store and writes its diary.
func childMain(dir string) {
	f, err := os.OpenFile(filepath.Join(dir, "diary"), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		panic(err)
	}
	s, err := runstore.Open(dir, runstore.Options{})
	if err != nil {
		panic(err)
	}
	e := New(s, Options{Workers: 4, Observer: diary{f}})
	for _, stage := range synthetic(killedUnits) {
		for i := range stage.Units {
			u := &stage.Units[i]
			run := u.Run
			u.Run = func(ctx context.Context, in Getter) ([]Record, error) {
				fmt.Fprintf(f, "begin %s\n", u.Name)
				time.Sleep(time.Millisecond) // long enough for all the kills to come before the end
				return run(ctx, in)
			}
		}
		fmt.Printf("stage %s\n", stage.Name)
		if _, err := e.Run(context.Background(), stage); err != nil {
			panic(err)
		}
	}
	if err := s.Close(); err != nil {
		panic(err)
	}
}

// TestKilledAtRandomInstants kills the program over and over and lets it
// resume: what it leaves is what an uninterrupted run leaves, and nothing
// whose commit had returned is computed again.
func TestKilledAtRandomInstants(t *testing.T) {
	dir := t.TempDir()
	r := rand.New(rand.NewPCG(uint64(os.Getpid()), 0))
	kills, inside := 0, 0
	for finished := false; !finished; {
		if kills > 500 {
			t.Fatal("the run does not get on")
		}
		mixing := false
		finished, mixing = runAndKill(t, dir, death{after: time.Duration(r.IntN(25_000)) * time.Microsecond,
			mixing: r.IntN(3) > 0, kill: kills < 30})
		if !finished {
			kills++
		}
		if mixing && !finished {
			inside++
		}
	}
	if inside < 10 {
		t.Errorf("only %d of %d kills met a running stage", inside, kills)
	}
	t.Logf("%d kills, %d of them inside the long stage", kills, inside)

	got := openStore(t, dir)
	want := openStore(t, t.TempDir())
	for _, stage := range synthetic(killedUnits) {
		mustRun(t, New(want, Options{}), stage)
	}
	if dump(t, got) != dump(t, want) {
		t.Error("the store differs from that of an uninterrupted run")
	}
	checkDiary(t, filepath.Join(dir, "diary"))
}

// death says when a child is killed: some time after it has started its first
// stage or, however long the machine takes to get there, its long one.
type death struct {
	kill   bool
	mixing bool
	after  time.Duration
}

// runAndKill runs the child, which may die.
func runAndKill(t *testing.T, dir string, d death) (finished, mixing bool) {
	t.Helper()
	cmd := osexec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), childFolder+"="+dir)
	var complaints bytes.Buffer
	cmd.Stderr = &complaints
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	for armed := d.kill; lines.Scan(); {
		mixing = mixing || lines.Text() == "stage mix"
		if armed && (mixing || !d.mixing) {
			armed = false
			time.AfterFunc(d.after, func() { _ = cmd.Process.Kill() })
		}
	}
	err = cmd.Wait()
	if complaints.Len() > 0 {
		t.Fatalf("the child complains: %s", complaints.String())
	}
	return err == nil, mixing
}

// checkDiary verifies that no unit begins after it was done.
func checkDiary(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	done := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		switch verb, unit, _ := strings.Cut(strings.TrimSpace(line), " "); {
		case done[unit]:
			t.Errorf("%s %s, although it was committed", verb, unit)
		case verb == "done":
			done[unit] = true
		}
	}
	if len(done) < killedUnits/2 {
		t.Errorf("the diary knows of %d units only", len(done))
	}
}
