package balanced

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/check/rule"
)

// tokensOf adds up the tokens of a corpus.
func tokensOf(w *rule.World) int64 {
	var n int64
	for m := range rule.All(w.Messages) {
		n += int64(m.Tokens)
	}
	return n
}

// sizesCounted counts the rows that the manifest counts.
func sizesCounted(r *rule.Run) rule.Check {
	var groups, messages, tokens int64
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			groups, messages, tokens = groups+int64(len(w.Groups)), messages+int64(len(w.Messages)), tokens+tokensOf(w)
		},
		Conclude: func(f *rule.Finding) {
			n := r.Manifest.Counts
			f.Counted("people", int64(n.People), int64(len(r.Shared.People)))
			f.Counted("groups", int64(n.Groups), groups)
			f.Counted("messages", int64(n.Messages), messages)
			f.Counted("tokens", n.Tokens, tokens)
		},
	}
}

// failuresCounted counts the failures of the corpora and of the run.
func failuresCounted(r *rule.Run) rule.Check {
	n := 0
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) { n += len(w.Failures) },
		Conclude: func(f *rule.Finding) {
			f.Counted("failures", int64(r.Manifest.Counts.Failures), int64(n+len(r.Shared.Failures)))
		},
	}
}

// draftsCounted counts drafts by what became of them, in all and by family and category.
func draftsCounted(r *rule.Run) rule.Check {
	var all output.ItemCounts
	families := map[[2]string]output.ItemCounts{}
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			for it := range rule.All(w.Items) {
				of := [2]string{it.Family, it.Category}
				all.Add(it)
				family := families[of]
				family.Add(it)
				families[of] = family
			}
		},
		Conclude: func(f *rule.Finding) {
			n := r.Manifest.Counts
			f.Expect(n.Items == all, fmt.Sprintf("%+v", n.Items), fmt.Sprintf("%+v", all), "items")
			drafted := 0
			for _, fam := range n.Families {
				drafted += fam.Drafted
				got := families[[2]string{fam.Family, fam.Category}]
				f.Expect(fam.ItemCounts == got, fmt.Sprintf("%+v", fam.ItemCounts), fmt.Sprintf("%+v", got), fam.Family)
			}
			f.Expect(drafted == all.Drafted, fmt.Sprintf("%d drafts of families", drafted), fmt.Sprintf("all %d", all.Drafted),
				"families")
		},
	}
}

// corporaListed: the manifest lists the corpora in their order, each with its sizes and the rows that it has of tables.
func corporaListed(r *rule.Run) rule.Check {
	list := r.Manifest.Corpora
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			at := len(w.Seen) - 1
			if at >= len(list) {
				return // said at the end
			}
			entry := list[at]
			f.Expect(entry.ID == w.ID, rule.Quote(entry.ID), rule.Quote(w.ID)+", as its rows say", w.ID)
			f.Counted("groups", int64(entry.Groups), int64(len(w.Groups)), w.ID)
			f.Counted("messages", int64(entry.Messages), int64(len(w.Messages)), w.ID)
			f.Counted("tokens", entry.Tokens, tokensOf(w), w.ID)
			f.Counted("accepted items", int64(entry.Items), int64(len(w.Accepted())), w.ID)
			rows := rowsOf(w)
			for _, table := range slices.Sorted(maps.Keys(rows)) {
				if w.Has(table) && r.Manifest.Table(table) != nil {
					f.Counted("rows of "+table, entry.Rows[table], int64(rows[table]), w.ID)
				}
			}
		},
		Conclude: func(f *rule.Finding) {
			if n := len(list); n > 0 && n != len(r.Seen) {
				f.Violate(fmt.Sprintf("%d corpora", len(r.Seen)), fmt.Sprintf("the %d of the manifest", n), r.Seen...)
			}
		},
	}
}

// rowsOf counts the rows of a corpus in the tables of which a record is a row.
func rowsOf(w *rule.World) map[string]int {
	c := w.Corpus
	return map[string]int{
		"data/groups": len(c.Groups), "data/messages": len(c.Messages), "data/items": len(w.Accepted()),
		"scaffold/members": len(c.Members), "scaffold/projects": len(c.Projects),
		"scaffold/subprojects": len(c.Subprojects), "scaffold/tasks": len(c.Tasks),
		"scaffold/dependencies": len(c.Dependencies), "scaffold/schedule": len(c.Schedule), "scaffold/themes": len(c.Themes),
		"scaffold/graph_nodes": len(c.Nodes), "scaffold/graph_edges": len(c.Edges), "scaffold/facts": len(c.Facts),
		"scaffold/message_plan": len(c.Plan), "scaffold/segments": len(c.Segments), "scaffold/summaries": len(c.Summaries),
		"scaffold/leader_log": len(c.LeaderLog), "scaffold/ledgers": len(c.Ledgers), "audit/verdicts": len(c.Verdicts),
		"audit/rounds": len(c.Rounds), "audit/repairs": len(c.Repairs), "audit/flagged_passages": len(c.Flagged),
		"audit/failures": len(c.Failures),
	}
}

// stratum is a family with a subcategory.
type stratum struct{ family, subcategory string }

// in says whether the items of the stratum belong to one of quotas; all belong to the empty one.
func (s stratum) in(of string) bool {
	return of == "" || inStratum(&corpus.Item{Family: s.family, Subcategory: s.subcategory}, of)
}

// accepted counts the accepted items of a corpus.
type accepted map[stratum]int

// of adds up those of a stratum, of all if it is empty.
func (a accepted) of(name string) int {
	n := 0
	for s, items := range a {
		if s.in(name) {
			n += items
		}
	}
	return n
}

// corpusQuotas compares what each corpus got with what the recipe asks for it: items in all, and items of a stratum.
// What a corpus has otherwise must be what the manifest names: shares that moved, as counted, or shortfalls.
func corpusQuotas(r *rule.Run) rule.Check {
	var got []accepted // of each corpus
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			a := accepted{}
			for _, it := range w.Accepted() {
				a[stratum{it.Family, it.Subcategory}]++
			}
			got = append(got, a)
		},
		Conclude: func(f *rule.Finding) {
			for _, m := range r.Manifest.Moved {
				n := -1
				if i := slices.Index(r.Seen, m.CorpusID); i >= 0 {
					n = got[i].of(m.Stratum)
				}
				f.Expect(n == m.Got, fmt.Sprintf("%d of %s named as moved in %s", m.Got, m.Stratum, m.CorpusID),
					fmt.Sprintf("the %d that there are", n), m.Stratum)
			}
			asked := r.Recipe.Questions
			if len(asked.Corpora) > 0 {
				compare(r, f, "", asked.Corpora, got)
			}
			for _, name := range slices.Sorted(maps.Keys(asked.ByCorpus)) {
				compare(r, f, name, asked.ByCorpus[name], got)
			}
		},
	}
}

// compare holds the corpora to their quotas of a stratum, of all items if it is empty.
func compare(r *rule.Run, f *rule.Finding, of string, wanted []int, all []accepted) {
	what := cmp.Or(of, "items")
	if len(wanted) != len(all) {
		f.Violate(fmt.Sprintf("quotas of %s for %d corpora", what, len(wanted)), fmt.Sprintf("one for each of %d", len(all)),
			what)
		return
	}
	named := 0
	for _, s := range r.Manifest.Shortfalls {
		if of == "" && isQuota(r.Manifest, s) || s.Stratum == of || inStratum(&corpus.Item{Family: of}, s.Stratum) {
			named += s.Wanted - s.Got
		}
	}
	if len(r.Manifest.Moved) > 0 {
		named = 0 // they name it by corpus
	}
	for i, a := range all {
		got, wanted := a.of(of), wanted[i]
		for _, m := range r.Manifest.Moved {
			if m.CorpusID == r.Seen[i] && (of == "" || m.Stratum == of) {
				wanted += m.Got - m.Wanted
			}
		}
		f.Look()
		if missing := wanted - got; missing < 0 || missing > named {
			f.Violate(fmt.Sprintf("%d %s accepted in %s", got, what, r.Seen[i]),
				fmt.Sprintf("%d with what the manifest names as moved, or fewer by the %d that shortfalls name", wanted,
					named), what)
		} else {
			named -= missing
		}
	}
}
