package rule

import "strings"

// Promise is one of the nine promises of a corpus.
type Promise string

// The promises.
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

// Rule is one thing that a promise says.
type Rule struct {
	Promise Promise
	Name    string // what holds, as a clause
	Of      string // what its rows are
	Proof   Proof
	Needs   []string // tables without which it cannot be checked, by the names of the manifest
	Files   bool     // it reads the files themselves and needs no rows
	Pools   bool     // it looks at the corpora of other runs too (Input.With)
	// Begin begins a check of a run.
	Begin func(*Run) Check
}

// Expect is Finding.Expect, for rules that need nothing else of a finding.
type Expect = func(holds bool, found, expected string, ids ...string)

// Check is a rule at work. It MUST NOT keep a corpus, only what it counts of it.
type Check struct {
	Add      func(*World, *Finding) // looks at one corpus after another; nil: at none
	Conclude func(*Finding)         // is called once, after the last corpus; nil: there is nothing to add
}

// Each is a rule that every corpus keeps by itself. Needs has the names of tables, with blanks between them.
func Each(name, of, needs string, add func(*World, *Finding)) Rule {
	return Over(name, of, needs, func(*Run) Check { return Check{Add: add} })
}

// Once is a rule about the run: its manifest, its files, and no rows.
func Once(name, of, needs string, conclude func(*Run, *Finding)) Rule {
	return Over(name, of, needs, func(r *Run) Check { return Check{Conclude: func(f *Finding) { conclude(r, f) }} })
}

// Over is a rule that gathers what it needs of each corpus and concludes at the end.
func Over(name, of, needs string, begin func(*Run) Check) Rule {
	return Rule{Name: name, Of: of, Proof: Proved, Needs: strings.Fields(needs), Begin: begin}
}

// By returns the rule with another kind of proof.
func (r Rule) By(p Proof) Rule {
	r.Proof = p
	return r
}

// Pooling returns the rule as one that looks at the corpora of other runs too.
func (r Rule) Pooling() Rule {
	r.Pools = true
	return r
}

// Of returns the rules as those of a promise.
func Of(p Promise, rules ...Rule) []Rule {
	for i := range rules {
		rules[i].Promise = p
	}
	return rules
}

// The tables that several rules need.
const (
	Items    = " data/items key/items "
	Gold     = Items + "key/gold data/messages "
	Plan     = " data/messages scaffold/facts scaffold/message_plan "
	Names    = " data/people scaffold/projects scaffold/subprojects scaffold/tasks scaffold/entities scaffold/facts "
	Rejected = " audit/rejected "
	Flagged  = " audit/flagged_passages "
)
