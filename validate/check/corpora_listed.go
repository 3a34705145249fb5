package check

import (
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
)

// corporaListed: the manifest lists the corpora in their order, each with its sizes and the rows that it has of tables.
type corporaListed struct{}

func (corporaListed) add(w *world, f *Finding) {
	list, at := w.in.Manifest.Corpora, len(w.corpora)-1
	if at >= len(list) {
		return // said at the end
	}
	entry := list[at]
	f.expect(entry.ID == w.c.ID, quote(entry.ID), quote(w.c.ID)+", as its rows say", w.c.ID)
	var tokens int64
	for i := range w.c.Messages {
		tokens += int64(w.c.Messages[i].Tokens)
	}
	of := func(what string, manifest, rows int64) {
		f.expect(manifest == rows, fmt.Sprintf("%d %s in the manifest", manifest, what), fmt.Sprintf("%d", rows), w.c.ID)
	}
	of("groups", int64(entry.Groups), int64(len(w.c.Groups)))
	of("messages", int64(entry.Messages), int64(len(w.c.Messages)))
	of("tokens", entry.Tokens, tokens)
	of("accepted items", int64(entry.Items), int64(len(w.Accepted())))
	rows := rowsOf(w.c, len(w.Accepted()))
	for _, table := range slices.Sorted(maps.Keys(rows)) {
		if w.has(table) && w.in.Manifest.Table(table) != nil {
			of("rows of "+table, entry.Rows[table], rows[table])
		}
	}
}

func (corporaListed) conclude(r *run, f *Finding) {
	if n := len(r.in.Manifest.Corpora); n > 0 && n != len(r.corpora) {
		f.violate(fmt.Sprintf("%d corpora", len(r.corpora)), fmt.Sprintf("the %d of the manifest", n), r.corpora...)
	}
}

// rowsOf counts the rows of a corpus in the tables of which a record is a row.
func rowsOf(c *corpus.Corpus, accepted int) map[string]int64 {
	out := map[string]int64{}
	for table, n := range map[string]int{
		tabGroups: len(c.Groups), tabMessages: len(c.Messages), tabItems: accepted, tabMembers: len(c.Members),
		tabProjects: len(c.Projects), tabSubs: len(c.Subprojects), tabTasks: len(c.Tasks),
		tabDepends: len(c.Dependencies), tabSchedule: len(c.Schedule), tabThemes: len(c.Themes),
		tabNodes: len(c.Nodes), tabEdges: len(c.Edges), tabFacts: len(c.Facts), tabPlan: len(c.Plan),
		tabSegments: len(c.Segments), tabSummaries: len(c.Summaries), tabLeaders: len(c.LeaderLog),
		tabLedgers: len(c.Ledgers), tabVerdicts: len(c.Verdicts), tabRounds: len(c.Rounds),
		tabRepairs: len(c.Repairs), tabFlaggedDays: len(c.Flagged), tabFailures: len(c.Failures),
	} {
		out[table] = int64(n)
	}
	return out
}
