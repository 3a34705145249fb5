package check

import (
	"iter"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate"
)

// Input is a run as it was read again from its files.
type Input struct {
	// Corpora yields the run's corpora in their order. Nil, or a sequence that ends in an error: the rows could not be
	// read, and then only the reproducible promise is checked.
	Corpora iter.Seq2[*corpus.Corpus, error]
	// Shared holds what all corpora share, and the failures and calls that belong to none of them; nil: what the first
	// corpus says of people, names and the calendar.
	Shared *corpus.Corpus
	// Unread is why the rows could not be read, where that is known; nil if they were.
	Unread error
	// Manifest is the run's own, with Absent as output.Open fills it.
	Manifest *output.Manifest
	Source
	// Dir is the run's folder, for the hashes of its shards; empty: they are not checkable.
	Dir string
	// Against is the manifest of a second run that this one is compared with; nil: no comparison.
	Against *output.Manifest
	// Keys are the variables of the environment whose values must not be in the folder.
	Keys []EnvKey

	// With yields the corpora of other runs of the recipe, which only tests of what questions and options give away look
	// at: on more items they see more. Nil: there are none.
	With iter.Seq2[*corpus.Corpus, error]

	// strict makes verdicts of all rules, those with it that only inform. Tests set it.
	strict bool
}

// informing are the rules that say what they found and fail no check, for recipes do not all keep them yet.
var informing = []string{
	"evidence is old", "evidence is spread", "slots are asked once", "no sheet states another's gold",
	"no side has authority", "sides are of one day and unprompted", "old values are told once",
	"bridges decide", "threads have a course", "days differ", "decisions adopt an option",
	"acts are even", "wrong facts are of the right one's attribute", "trained solver", "trained solvers by subcategory", "option solvers by subcategory",
	"questions do not tell what is contradictory", "questions do not tell what nobody said",
	"questions do not tell what nobody said to the asker", "templates are many",
}

// Source is what is known of the program that made a run.
type Source struct {
	Requirements map[string][]validate.Requirement // the filters that each family's items must pass
	Tables       []output.Table                    // of the run's design, beside output.Tables
	Rules        []Rule                            // likewise, beside the rules of all
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
	by      collector
}

// collector is how a rule looks at a run: at one corpus after another, of which only what it gathers is kept, and at
// all that it gathered. One that gathers is made for one check.
type collector interface {
	add(*world, *Finding)
	conclude(*run, *Finding)
}

// each is a rule that every corpus keeps by itself.
type each func(*world, *Finding)

func (e each) add(w *world, f *Finding) { e(w, f) }
func (each) conclude(*run, *Finding)    {}

// once is a rule about the run: its manifest, its files, and no rows.
type once func(*run, *Finding)

func (once) add(*world, *Finding)          {}
func (o once) conclude(r *run, f *Finding) { o(r, f) }

// Check verifies every promise and returns a finding for every rule, in the
// order of the promises. It never fails: what cannot be checked is said.
func Check(in Input) Report {
	if in.Manifest == nil {
		in.Manifest = &output.Manifest{}
	}
	r := newRun(in)
	list := r.begin()
	if err := r.read(list); err != nil { // what a part of the run kept or broke says nothing of the whole
		in.Corpora, in.Unread = nil, err
		r = newRun(in)
		list = r.begin()
	}
	var report Report
	for i := range list {
		f := list[i].end(r)
		f.hide(in.Keys)
		report.Findings = append(report.Findings, *f)
		report.Summary.add(f)
	}
	return report
}

// rules lists every rule in the order of the report, those of the design with them: promise by promise.
func rules(design []Rule) []rule {
	order := []Promise{Grounded, Undisturbed, Referential, Calendar, Clean, Blind, Judged, Balanced, Reproducible}
	out := slices.Concat(
		groundedRules(), undisturbedRules(), referentialRules(), calendarRules(), cleanRules(),
		blindRules(), judgedRules(), codeRules(), balancedRules(), reproducibleRules(),
	)
	out = append(out, pastRules()...)
	out = append(out, repairRules()...)
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
	out = append(out, corpusRules()...)
	out = append(out, keyRules()...)
	out = append(out, horizonRules()...)
	out = append(out, goldRules()...)
	out = append(out, talkRules()...)
	out = append(out, actsEvenRules()...)
	out = append(out, wrongFactRules()...)
	out = append(out, styleRules()...)
	out = append(out, membershipRules()...)
	out = append(out, deedRules()...)
	out = append(out, trainedRules()...)
	out = append(out, wordingRules()...)
	out = append(out, newsRules()...)
	out = append(out, canaryRules()...)
	out = append(out, implantRules()...)
	out = append(out, own(design)...)
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
	tabFlaggedDays = "audit/flagged_passages"
	tabFailures    = "audit/failures"

	tabDecisions    = "audit/decisions"
	tabApplications = "audit/applications"
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
