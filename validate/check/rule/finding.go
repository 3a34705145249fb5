package rule

import (
	"fmt"
	"slices"

	"memloom/internal/secrets"
)

// Status is the result of a rule.
type Status string

// The results of a rule. Only Violated makes a report fail.
const (
	OK         Status = "ok"
	Violated   Status = "violated"
	Nothing    Status = "nothing to check" // there was no row of the kind
	TooFew     Status = "too few to say"   // the test cannot tell chance from more
	Unverified Status = "not checked"      // with the proof NotCheckable
)

// Violation is a row that breaks a rule.
type Violation struct {
	IDs      []string `json:"ids"`
	Found    string   `json:"found"`    // quoted words, or a value
	Expected string   `json:"expected"` // what should be there
}

// Test is the evidence of a statistical rule.
type Test struct {
	Statistic string  `json:"statistic"` // what was measured, with its value
	N         int     `json:"n"`
	P         float64 `json:"p"`     // one-sided
	Alpha     float64 `json:"alpha"` // of this rule, after the split over all tests
}

// Finding is the result of one rule.
type Finding struct {
	Promise    Promise     `json:"promise"`
	Rule       string      `json:"rule"`
	Proof      Proof       `json:"proof"`
	Status     Status      `json:"status"`
	Checked    int         `json:"checked"` // rows looked at
	Of         string      `json:"of"`      // what the rows are
	Violations int         `json:"violations"`
	Examples   []Violation `json:"examples,omitempty"` // the first few violations
	Test       *Test       `json:"test,omitempty"`
	Absent     []string    `json:"absent,omitempty"` // tables, of a rule that is not checkable here
	Note       string      `json:"note,omitempty"`
}

// MostExamples is how many violations of a rule are shown; all are counted.
const MostExamples = 5

// Look counts a row that the rule looked at.
func (f *Finding) Look() { f.Checked++ }

// Violate counts a violation and keeps it if it is among the first few.
func (f *Finding) Violate(found, expected string, ids ...string) {
	f.Violations++
	if len(f.Examples) < MostExamples {
		ids = slices.DeleteFunc(append([]string{}, ids...), func(id string) bool { return id == "" })
		f.Examples = append(f.Examples, Violation{IDs: ids, Found: found, Expected: expected})
	}
}

// Expect looks at a row and says whether it holds. It is for rules whose words cost nothing to make.
func (f *Finding) Expect(holds bool, found, expected string, ids ...string) {
	f.Look()
	if !holds {
		f.Violate(found, expected, ids...)
	}
}

// Counted holds a number of the manifest against the number of rows.
func (f *Finding) Counted(what string, manifest, rows int64, ids ...string) {
	f.Expect(manifest == rows, fmt.Sprintf("%d %s in the manifest", manifest, what), fmt.Sprint(rows, ", as counted"),
		ids...)
}

// Tested enters a test of n things and says whether chance explains less than α.
func (f *Finding) Tested(n int, p, alpha float64, format string, args ...any) bool {
	f.Test = &Test{Statistic: fmt.Sprintf(format, args...), N: n, P: p, Alpha: alpha}
	return p < alpha
}

// Enough says whether n rows are enough for a test. Where there are some and not enough, the finding says so.
func (f *Finding) Enough(n, least int) bool {
	if f.Checked = n; n < least {
		f.TooFew(fmt.Sprintf("a test needs %d", least))
	}
	return n >= least
}

// TooFew says that a rule had too few rows to look at. Without any it has nothing to check.
func (f *Finding) TooFew(why string) {
	if f.Checked > 0 {
		f.Status, f.Note = TooFew, why
	}
}

// Uncheckable gives a rule up for a reason other than absent tables.
func (f *Finding) Uncheckable(why string) { f.Proof, f.Status, f.Note = NotCheckable, Unverified, why }

// settle gives the finding its status unless the rule gave it one.
func (f *Finding) settle() {
	switch {
	case f.Violations > 0:
		f.Status = Violated
	case f.Status != "":
	case f.Checked == 0:
		f.Status = Nothing
	default:
		f.Status = OK
	}
}

// hide takes keys out of what a finding quotes: a report is shown to others.
func (f *Finding) hide(keys *secrets.Set) {
	f.Note = keys.Text(f.Note)
	for i := range f.Examples {
		v := &f.Examples[i]
		v.Found, v.Expected = keys.Text(v.Found), keys.Text(v.Expected)
		for n := range v.IDs {
			v.IDs[n] = keys.Text(v.IDs[n])
		}
	}
}
