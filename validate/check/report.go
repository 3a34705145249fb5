package check

import (
	"fmt"
	"slices"
	"strings"
)

// Promise is one of the nine promises of a corpus.
type Promise string

// The promises, in the order in which they are reported.
const (
	Grounded     Promise = "grounded"
	Undisturbed  Promise = "undisturbed"
	Referential  Promise = "referential"
	Calendar     Promise = "calendar"
	Clean        Promise = "clean"
	Blind        Promise = "blind"
	Judged       Promise = "judged"
	Balanced     Promise = "balanced"
	Reproducible Promise = "reproducible"
)

// Proof is how a rule is shown to hold.
type Proof string

// The kinds of proof.
const (
	Proved       Proof = "proved"              // recomputed from the files
	Tested       Proof = "tested"              // by a statistical test, see Test
	Computed     Proof = "computed"            // by verdicts that the fact solver gave from the record of facts
	Vouched      Proof = "vouched"             // by verdicts that models gave and the run recorded
	ByPerson     Proof = "vouched by a person" // by decisions that people made and the corpus records
	NotCheckable Proof = "not checkable here"  // tables that it needs are absent
)

// Status is what came of a rule.
type Status string

// The ends of a rule. Only Violated makes a report fail.
const (
	OK         Status = "ok"
	Violated   Status = "violated"
	Nothing    Status = "nothing to check" // there was no row of the kind
	TooFew     Status = "too few to say"   // the test cannot tell chance from more
	Informs    Status = "for information"  // measured, with a reason why it is no verdict
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
	Alpha     float64 `json:"alpha"` // of this rule, after the split over all tests; 0 where the figure informs
}

// Finding is what came of one rule.
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

	informs bool // what it finds is no violation
}

// mostExamples is how many violations of a rule are shown; all are counted.
const mostExamples = 5

// mostSaid is how many of them a rule that only informs says in its line.
const mostSaid = 3

// look counts a row that the rule looked at.
func (f *Finding) look() { f.Checked++ }

// violate counts a violation and keeps it if it is among the first few.
func (f *Finding) violate(found, expected string, ids ...string) {
	f.Violations++
	if len(f.Examples) < mostExamples {
		f.Examples = append(f.Examples, Violation{IDs: named(ids), Found: found, Expected: expected})
	}
}

// expect looks at a row and says whether it holds. It is for rules whose words cost nothing to make.
func (f *Finding) expect(holds bool, found, expected string, ids ...string) {
	f.look()
	if !holds {
		f.violate(found, expected, ids...)
	}
}

// named leaves out empty ids; a report has [] and not null.
func named(ids []string) []string {
	return slices.DeleteFunc(append([]string{}, ids...), func(id string) bool { return id == "" })
}

// settle gives the finding its status unless the rule gave it one.
func (f *Finding) settle() {
	if f.informs && f.Violations > 0 {
		var said []string
		for _, v := range f.Examples[:min(len(f.Examples), mostSaid)] {
			said = append(said, v.String())
		}
		f.Status, f.Note = Informs, fmt.Sprintf("%d not as expected: %s", f.Violations, strings.Join(said, " | "))
		f.Violations, f.Examples = 0, nil
	}
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

// Summary counts findings. Every rule is in exactly one of the counts.
type Summary struct {
	Rules        int `json:"rules"`
	Proved       int `json:"proved"`
	Tested       int `json:"tested"`
	Computed     int `json:"computed"`
	Vouched      int `json:"vouched"`
	Informs      int `json:"for_information"`
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

// OK says whether no rule is violated. Rules that could not be checked do not
// make it fail; the report says which they are.
func (r Report) OK() bool { return r.Summary.Violated == 0 }

func (s *Summary) add(f *Finding) {
	s.Rules++
	switch {
	case f.Status == Violated:
		s.Violated++
	case f.Proof == NotCheckable:
		s.NotCheckable++
	case f.Status == Nothing:
		s.Nothing++
	case f.Status == TooFew:
		s.TooFew++
	case f.Status == Informs:
		s.Informs++
	case f.Proof == Tested:
		s.Tested++
	case f.Proof == Computed:
		s.Computed++
	case f.Proof == Vouched || f.Proof == ByPerson:
		s.Vouched++
	default:
		s.Proved++
	}
}
