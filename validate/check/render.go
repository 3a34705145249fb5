package check

import (
	"cmp"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Text writes the report for people: an aligned line for every rule, or for those alone that are violated, its first
// violations below it, and a summary in the last line. Where no rows could be read, one line stands for all the rules of a promise.
func (r Report) Text(w io.Writer, all bool) error {
	var b strings.Builder
	promise, rule := 0, 0
	for i := range r.Findings {
		promise = max(promise, len(r.Findings[i].Promise))
		rule = max(rule, utf8.RuneCountInString(r.Findings[i].Rule))
	}
	for i := range r.Findings {
		f, name := &r.Findings[i], r.Findings[i].Rule
		if !all && f.Status != Violated {
			continue
		}
		if f.Note == unread {
			if i > 0 && r.Findings[i-1].Note == unread && r.Findings[i-1].Promise == f.Promise {
				continue // said of the whole promise
			}
			name = "all that needs rows"
		}
		fmt.Fprintf(&b, "%-*s  %-*s  %-7s  %s\n", promise, f.Promise, rule, name, f.mark(), f.outcome())
		f.examples(&b)
	}
	fmt.Fprintf(&b, "%s\n", r.Summary)
	_, err := io.WriteString(w, b.String())
	return err
}

// examples writes the first violations, and how many more there are.
func (f *Finding) examples(b *strings.Builder) {
	for _, v := range f.Examples {
		fmt.Fprintf(b, "    %s\n", v)
	}
	if rest := f.Violations - len(f.Examples); rest > 0 {
		fmt.Fprintf(b, "    and %d more\n", rest)
	}
}

// mark is the kind of proof in a column of its own; "not checkable here" takes the place of the outcome.
func (f *Finding) mark() string {
	if f.Proof == NotCheckable {
		return "–"
	}
	if f.Proof == ByPerson {
		return "person"
	}
	return string(f.Proof)
}

// outcome is the rest of a rule's line.
func (f *Finding) outcome() string {
	if f.Proof == NotCheckable {
		return fmt.Sprintf("%s: %s", f.Proof, cmp.Or(f.Note, strings.Join(f.Absent, ", ")+" absent"))
	}
	text := string(f.Status)
	switch f.Status {
	case Violated:
		text = fmt.Sprintf("VIOLATED, %d of %d %s", f.Violations, f.Checked, f.Of)
	case Nothing:
		text = fmt.Sprintf("nothing to check: no %s", f.Of)
	default:
		text += fmt.Sprintf(", %d %s", f.Checked, f.Of)
	}
	if t := f.Test; t != nil {
		text += fmt.Sprintf("; %s, n %d, p %.2g", t.Statistic, t.N, t.P)
		if t.Alpha > 0 {
			text += fmt.Sprintf(", α %.2g", t.Alpha)
		}
	}
	if f.Note != "" {
		text += "; " + f.Note
	}
	return text
}

// String is a violation in one line.
func (v Violation) String() string {
	return fmt.Sprintf("%s: found %s, expected %s", cmp.Or(strings.Join(v.IDs, ", "), "the corpus"), v.Found,
		v.Expected)
}

// String is the report's last line.
func (s Summary) String() string {
	return fmt.Sprintf("%d rules: %d proved, %d computed, %d tested, %d vouched, %d for information, %d with nothing to check, %d with too few to say, %d not checkable here, %d violated",
		s.Rules, s.Proved, s.Computed, s.Tested, s.Vouched, s.Informs, s.Nothing, s.TooFew, s.NotCheckable, s.Violated)
}
