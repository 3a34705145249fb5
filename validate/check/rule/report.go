package rule

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// Summary counts findings. Every rule is in exactly one of the counts.
type Summary struct {
	Rules        int `json:"rules"`
	Proved       int `json:"proved"`
	Tested       int `json:"tested"`
	Computed     int `json:"computed"`
	Vouched      int `json:"vouched"`
	Nothing      int `json:"nothing_to_check"`
	TooFew       int `json:"too_few_to_say"`
	NotCheckable int `json:"not_checkable"`
	Violated     int `json:"violated"`
}

// Report is what a check found, rule by rule.
type Report struct {
	Findings []Finding `json:"findings"`
	Summary  Summary   `json:"summary"`
}

// OK says whether no rule is violated. Rules that could not be checked do not make it fail; the report says which they
// are.
func (r Report) OK() bool { return r.Summary.Violated == 0 }

// count is the place of a finding in the summary: by how it ended, or else by its proof.
func (s *Summary) count(f *Finding) *int {
	switch f.Status {
	case Violated:
		return &s.Violated
	case Unverified:
		return &s.NotCheckable
	case Nothing:
		return &s.Nothing
	case TooFew:
		return &s.TooFew
	}
	switch f.Proof {
	case Tested:
		return &s.Tested
	case Computed:
		return &s.Computed
	case Vouched, ByPerson:
		return &s.Vouched
	}
	return &s.Proved
}

// Text writes the report for people: an aligned line for every rule, or for those alone that are violated, its first
// violations below it, and a summary in the last line. Where no rows could be read, all rules of a promise share one
// line.
func (r Report) Text(w io.Writer, all bool) error {
	var b strings.Builder
	promise, name := 0, 0
	for _, f := range r.Findings {
		promise, name = max(promise, len(f.Promise)), max(name, utf8.RuneCountInString(f.Rule))
	}
	for i, f := range r.Findings {
		if !all && f.Status != Violated {
			continue
		}
		if f.Note == Unread {
			if i > 0 && r.Findings[i-1].Note == Unread && r.Findings[i-1].Promise == f.Promise {
				continue // said of the whole promise
			}
			f.Rule = "all that needs rows"
		}
		fmt.Fprintf(&b, "%-*s  %-*s  %-7s  %s\n", promise, f.Promise, name, f.Rule, f.mark(), f.outcome())
		for _, v := range f.Examples {
			fmt.Fprintf(&b, "    %s\n", v)
		}
		if rest := f.Violations - len(f.Examples); rest > 0 {
			fmt.Fprintf(&b, "    and %d more\n", rest)
		}
	}
	fmt.Fprintln(&b, r.Summary)
	_, err := io.WriteString(w, b.String())
	return err
}

// mark is the kind of proof in a column of its own; "not checkable here" takes the place of the outcome.
func (f *Finding) mark() string {
	switch f.Proof {
	case NotCheckable:
		return "–"
	case ByPerson:
		return "person"
	}
	return string(f.Proof)
}

// outcome is the rest of a rule's line.
func (f *Finding) outcome() string {
	var text string
	switch f.Status {
	case Unverified:
		return fmt.Sprintf("%s: %s", f.Proof, cmp.Or(f.Note, strings.Join(f.Absent, ", ")+" absent"))
	case Violated:
		text = fmt.Sprintf("VIOLATED, %d of %d %s", f.Violations, f.Checked, f.Of)
	case Nothing:
		text = "nothing to check: no " + f.Of
	default:
		text = fmt.Sprintf("%s, %d %s", f.Status, f.Checked, f.Of)
	}
	if t := f.Test; t != nil {
		text += fmt.Sprintf("; %s, n %d, p %.2g", t.Statistic, t.N, t.P)
		if t.Alpha > 0 {
			text += fmt.Sprintf(", α %.2g", t.Alpha)
		}
	}
	return strings.Join(slices.DeleteFunc([]string{text, f.Note}, func(s string) bool { return s == "" }), "; ")
}

// String is a violation in one line.
func (v Violation) String() string {
	return fmt.Sprintf("%s: found %s, expected %s", cmp.Or(strings.Join(v.IDs, ", "), "the corpus"), v.Found, v.Expected)
}

// String is the report's last line.
func (s Summary) String() string {
	return fmt.Sprintf("%d rules: %d proved, %d computed, %d tested, %d vouched, "+
		"%d with nothing to check, %d with too few to say, %d not checkable here, %d violated",
		s.Rules, s.Proved, s.Computed, s.Tested, s.Vouched, s.Nothing, s.TooFew, s.NotCheckable, s.Violated)
}
