package runstore

import (
	"context"
	"errors"
	"math"
	"strings"
	"testing"
)

// A run whose calls took more than 64 bits count, or less than nothing, is read like any other: sums end at the bounds.
func TestCallTotals_AbsurdCountsSaturate(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	ctx := context.Background()
	huge, less := int64(math.MaxInt64), int64(math.MinInt64)
	for i, used := range []Used{
		{&Tokens{math.MaxInt64, math.MaxInt64, math.MaxInt64}, &huge}, {&Tokens{math.MaxInt64, math.MaxInt64, math.MaxInt64},
			&huge},
		{&Tokens{math.MinInt64, -5, -5}, &less}, {&Tokens{1, 1, 1}, nil}, {nil, nil},
	} {
		call := Call{Key: Sum([]byte{byte(i)}), Stage: "text", Unit: "u", Task: "t", Model: "m"}
		send, err := s.Intend(ctx, call, &huge)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Answer(ctx, send, []byte("x")); err != nil {
			t.Fatal(err)
		}
		s.Note(send, CallNote{Read: true, Used: used})
	}
	if err := s.Flush(ctx); err != nil {
		t.Fatal(err)
	}
	list, err := s.CallTotals()
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	c := list[0]
	if c.Cost != math.MaxInt64 || c.Doubt != math.MaxInt64 || c.In != math.MaxInt64 || c.Cached != math.MaxInt64 ||
		c.Out != math.MaxInt64 || c.Unknown != 2 {
		t.Errorf("%+v", c)
	}
	rows := 0
	if err := s.EachCall(func(CallRow) error { rows++; return nil }); err != nil || rows != 5 {
		t.Error(rows, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	fresh, err := Open(dir, Options{Fresh: true, KeepCalls: true})
	if err != nil || fresh.SetAside() != "" {
		t.Fatal(err, fresh.SetAside())
	}
	defer fresh.Close()
	if e, err := fresh.Earlier(); err != nil || e.Cost != math.MaxInt64 || e.Doubt != math.MaxInt64 {
		t.Error(e, err)
	}
}

// A row that holds what no one can read is told as such: the file is not called damaged, nor is a copy asked for.
func TestClassify_UnreadableValueIsNoDamage(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	commit(t, s, unitOf("text", "u", 1, "k"))
	s.SetProgress(Progress{Stage: "text", Done: 1, Total: 2})
	if err := s.Flush(context.Background()); err != nil {
		t.Fatal(err)
	}
	for statement, read := range map[string]func() error{
		"UPDATE progress SET done = 'many'": func() error { _, err := s.Progress(); return err },
		"UPDATE progress SET done = 1e300":  func() error { _, err := s.Progress(); return err },
		// integer overflow
		"SELECT 1": func() error { return s.each("SELECT abs(-9223372036854775807 - 1)", nil, nil) },
	} {
		if _, err := s.write.conn.ExecContext(context.Background(), statement); err != nil {
			t.Fatal(err)
		}
		err := read()
		var damaged *DamagedError
		var value *ValueError
		if errors.As(err, &damaged) || !errors.As(err, &value) || !strings.Contains(err.Error(), "the file is whole") {
			t.Errorf("%s: %T %v", statement, err, err)
		}
	}
}
