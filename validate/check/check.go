package check

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate"
)

// Input is a corpus as it was read again from its files.
type Input struct {
	// Corpus holds the rows; nil if they could not be read, and then only the reproducible promise is checked.
	Corpus *corpus.Corpus
	// Unread is why the rows could not be read, where that is known; nil if they were.
	Unread error
	// Manifest is the corpus's own, with Absent as output.Read fills it.
	Manifest *output.Manifest
	// Requirements are the filters that each registered family's items must pass.
	Requirements map[string][]validate.Requirement
	// Dir is the corpus's folder, for the hashes of its shards; empty: they are not checkable.
	Dir string
	// Against is the manifest of a second corpus that this one is compared with; nil: no comparison.
	Against *output.Manifest
	// Keys are the variables of the environment whose values must not be in the folder.
	Keys []EnvKey
}

// unread is why rules are not checkable without rows.
const unread = "the tables could not be read, see shards"

// rule is one thing that a promise says.
type rule struct {
	promise Promise
	name    string
	of      string // what its rows are
	proof   Proof
	needs   []string // tables
	run     func(*world, *Finding)
}

// Check verifies every promise and returns a finding for every rule, in the
// order of the promises. It never fails: what cannot be checked is said.
func Check(in Input) Report {
	if in.Manifest == nil {
		in.Manifest = &output.Manifest{}
	}
	w := newWorld(in)
	var r Report
	for _, rule := range rules() {
		f := Finding{Promise: rule.promise, Rule: rule.name, Proof: rule.proof, Of: rule.of}
		switch f.Absent = w.missing(rule.needs); {
		case len(f.Absent) > 0:
			f.Proof, f.Status = NotCheckable, Unverified
		case in.Corpus == nil && rule.promise != Reproducible && rule.name != noKeysRule:
			f.Proof, f.Status, f.Note = NotCheckable, Unverified, unread
		default:
			rule.run(w, &f)
			f.settle()
		}
		f.hide(in.Keys)
		r.Findings = append(r.Findings, f)
		r.Summary.add(&f)
	}
	return r
}

// rules lists every rule in the order of the report: promise by promise.
func rules() []rule {
	order := []Promise{Grounded, Undisturbed, Referential, Calendar, Clean, Blind, Judged, Balanced, Reproducible}
	out := slices.Concat(
		groundedRules(), undisturbedRules(), referentialRules(), calendarRules(), cleanRules(),
		blindRules(), judgedRules(), balancedRules(), reproducibleRules(),
	)
	out = append(out, pastRules()...)
	out = append(out, repairRules()...)
	out = append(out, rewordingRules()...)
	out = append(out, failureRules()...)
	out = append(out, actRules()...)
	out = append(out, markRules()...)
	out = append(out, aboutRules()...)
	out = append(out, ledgerRules()...)
	out = append(out, roundRules()...)
	out = append(out, policyRules()...)
	out = append(out, linkRules()...)
	out = append(out, relationRules()...)
	out = append(out, optionKindRules()...)
	out = append(out, keyRules()...)
	slices.SortStableFunc(out, func(a, b rule) int {
		return slices.Index(order, a.promise) - slices.Index(order, b.promise)
	})
	return out
}

// The tables that rules need, by the names of the manifest.
const (
	tabPeople    = "data/people"
	tabGroups    = "data/groups"
	tabMessages  = "data/messages"
	tabItems     = "data/items"
	tabKey       = "key/items"
	tabGold      = "key/gold"
	tabProfiles  = "scaffold/people"
	tabMembers   = "scaffold/members"
	tabProjects  = "scaffold/projects"
	tabSubs      = "scaffold/subprojects"
	tabTasks     = "scaffold/tasks"
	tabDepends   = "scaffold/dependencies"
	tabSchedule  = "scaffold/schedule"
	tabCalendar  = "scaffold/calendar"
	tabThemes    = "scaffold/themes"
	tabEntities  = "scaffold/entities"
	tabNodes     = "scaffold/graph_nodes"
	tabEdges     = "scaffold/graph_edges"
	tabFacts     = "scaffold/facts"
	tabPlan      = "scaffold/message_plan"
	tabSegments  = "scaffold/segments"
	tabRejected  = "audit/rejected"
	tabFlagged   = "audit/flagged"
	tabSurplus   = "audit/surplus"
	tabAuditGold = "audit/gold"
	tabVerdicts  = "audit/verdicts"
	tabRounds    = "audit/rounds"
	tabRepairs   = "audit/repairs"

	tabSummaries   = "scaffold/summaries"
	tabLeaders     = "scaffold/leader_log"
	tabLedgers     = "scaffold/ledgers"
	tabFlaggedDays = "audit/flagged_days"
	tabRewordings  = "audit/rewordings"
	tabFailures    = "audit/failures"
)

// tables joins lists of tables.
func tables(lists ...[]string) []string { return slices.Concat(lists...) }

// The groups of tables that several rules need.
var (
	needItems   = []string{tabItems, tabKey}
	needGold    = []string{tabItems, tabKey, tabGold, tabMessages}
	needLexicon = []string{tabPeople, tabProjects, tabSubs, tabTasks, tabEntities, tabFacts}
	needPlan    = []string{tabMessages, tabFacts, tabPlan}
)
