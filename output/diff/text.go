package diff

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
)

// listed is how many rows of a kind a text lists; JSON has them all.
const listed = 10

// cut is how many code points of a value a text shows.
const cut = 60

// Text writes the report for people: what differs, with examples, or with brief the counts alone.
func (r *Report) Text(w io.Writer, brief bool) error {
	t := &printer{w: w, brief: brief}
	t.side("old", r.Old)
	t.side("new", r.New)
	if len(r.Absent) > 0 {
		t.line("not compared, for a folder lacks them: %s", strings.Join(r.Absent[:min(listed, len(r.Absent))], ", ")+beyond(len(r.Absent)))
	}
	if r.Same() {
		t.line("\nthey say the same: tables, settings, messages and items")
		return t.err
	}
	t.changes("schema", r.Schema)
	t.changes("settings", r.Settings)
	t.changes("packs, templates, models", r.Sources)
	t.rows("messages", &r.Messages)
	t.rows("items", &r.Items)
	for _, m := range r.Moves {
		t.line("  %s → %s: %d", m.From, m.To, m.Items)
	}
	t.spreads(r.Spreads)
	return t.err
}

func beyond(n int) string {
	if n <= listed {
		return ""
	}
	return fmt.Sprintf(" and %d more", n-listed)
}

// printer writes lines and keeps the first error.
type printer struct {
	w     io.Writer
	brief bool
	err   error
}

func (t *printer) line(format string, args ...any) {
	if t.err == nil {
		_, t.err = fmt.Fprintf(t.w, format+"\n", args...)
	}
}

func (t *printer) side(name string, s Side) {
	m := s.Manifest
	t.line("%s  %s: %s, scale %g, seed %d, %s, schema version %d", name, s.Dir, m.Recipe, m.Scale, m.Seed, m.Program, m.Schema)
}

func (t *printer) changes(title string, list []Change) {
	t.line("\n%s: %s", title, differences(len(list)))
	if t.brief {
		return
	}
	for _, c := range list {
		t.line("  %s: %s → %s", c.Name, shown(c.Old), shown(c.New))
	}
}

func differences(n int) string {
	switch n {
	case 0:
		return "the same"
	case 1:
		return "1 difference"
	}
	return fmt.Sprintf("%d differences", n)
}

func (t *printer) rows(title string, r *Rows) {
	t.line("\n%s: %d and %d; %d the same, %d changed, %d added, %d gone", title, r.Old, r.New, r.Same, len(r.Changed), len(r.Added), len(r.Gone))
	var fields []string
	for _, f := range r.Fields {
		fields = append(fields, fmt.Sprintf("%s %d", f.Field, f.Rows))
	}
	if len(fields) > 0 {
		t.line("  changed by field: %s", strings.Join(fields, ", "))
	}
	if t.brief {
		return
	}
	for _, kind := range []struct {
		name string
		list []Entry
	}{{"changed", r.Changed}, {"added", r.Added}, {"gone", r.Gone}} {
		t.entries(kind.name, kind.list)
	}
}

func (t *printer) entries(kind string, list []Entry) {
	for _, e := range list[:min(listed, len(list))] {
		t.line("  %s %s  %s", kind, strings.Join(ids(&e), " → "), shown(e.What))
		for _, f := range e.Fields {
			t.line("    %s: %s → %s", f.Name, shown(f.Old), shown(f.New))
		}
	}
	if more := len(list) - listed; more > 0 {
		t.line("  … %d more %s; --json has them all", more, kind)
	}
}

// ids are the ids of an entry, once where both are the same.
func ids(e *Entry) []string {
	both := slices.DeleteFunc([]string{e.OldID, e.NewID}, func(id string) bool { return id == "" })
	return slices.Compact(both)
}

func (t *printer) spreads(list []Spread) {
	t.line("\ndistributions")
	for _, s := range list {
		what := fmt.Sprintf("%d and %d values", s.Old, s.New)
		if len(s.Median) == 2 {
			what += fmt.Sprintf(", medians %d and %d", s.Median[0], s.Median[1])
		}
		t.line("  %s: %s; %s %.3g, p = %.2g", s.Name, what, s.Test, s.Value, s.P)
		if t.brief {
			continue
		}
		for _, c := range s.Classes {
			t.line("    %s: %s → %s", cmp.Or(c.Name, "none"), c.Old, c.New)
		}
	}
}

// shown is a value in one line, shortened.
func shown(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	if s == "" {
		return "–"
	}
	if r := []rune(s); len(r) > cut {
		return string(r[:cut]) + "…"
	}
	return s
}
