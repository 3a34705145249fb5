package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
)

func balancedRules() []rule {
	all := []string{tabItems, tabKey}
	return []rule{
		{Balanced, "quotas are counted", "quotas", Proved, all, &quotasCounted{}},
		{Balanced, "quotas are met or named", "quotas", Proved, nil, once(quotasMet)},
		{Balanced, "sizes are counted", "counts of the manifest", Proved, []string{tabPeople, tabGroups, tabMessages},
			&sizesCounted{}},
		{Balanced, "drafts are counted", "counts of the manifest", Proved,
			[]string{tabItems, tabKey, tabRejected, tabFlagged, tabSurplus}, &draftsCounted{}},
	}
}

// inStratum says whether an item belongs to a stratum of quotas: a family, or a
// family's subcategory as "family/subcategory".
func inStratum(it *corpus.Item, stratum string) bool {
	return it.Family == stratum || it.Family+"/"+it.Subcategory == stratum
}

// quotasCounted counts the accepted items of every quota's stratum over the run.
type quotasCounted struct {
	got      []int // by quota
	byPerson []int // of them, those that a person admitted: they may exceed it
}

func (q *quotasCounted) add(w *world, _ *Finding) {
	if q.got == nil {
		q.got, q.byPerson = make([]int, len(w.in.Manifest.Quotas)), make([]int, len(w.in.Manifest.Quotas))
	}
	for i, quota := range w.in.Manifest.Quotas {
		for _, it := range w.Accepted() {
			if inStratum(it, quota.Stratum) {
				q.got[i]++
				if it.AdmittedBy == corpus.AdmittedByPerson {
					q.byPerson[i]++
				}
			}
		}
	}
}

func (q *quotasCounted) conclude(r *run, f *Finding) {
	for i, n := range q.got {
		quota := r.in.Manifest.Quotas[i]
		f.expect(n == quota.Got && n-q.byPerson[i] <= quota.Wanted, fmt.Sprintf("%d accepted", n),
			fmt.Sprintf("the %d of the manifest, of %d wanted", quota.Got, quota.Wanted), quota.Stratum)
	}
}

// quotasMet: a quota is met, or stands among the shortfalls with its reason
// and what to turn; what is short is repeated in the note. A shortfall of
// something else is of a number of the recipe that was missed.
func quotasMet(r *run, f *Finding) {
	m := r.in.Manifest
	var short []string
	for _, q := range m.Quotas {
		at := slices.IndexFunc(m.Shortfalls, func(s output.Shortfall) bool { return s.Stratum == q.Stratum })
		named := at >= 0 && m.Shortfalls[at].Got == q.Got && m.Shortfalls[at].Wanted == q.Wanted &&
			m.Shortfalls[at].Reason != ""
		f.expect(q.Got >= q.Wanted && at < 0 || q.Got < q.Wanted && named,
			fmt.Sprintf("%d of %d", q.Got, q.Wanted), "the quota met, or a shortfall with its reason", q.Stratum)
		if q.Got < q.Wanted {
			short = append(short, fmt.Sprintf("%s has %d of %d", q.Stratum, q.Got, q.Wanted))
		}
	}
	for _, s := range m.Shortfalls {
		missed := output.Target{Key: s.Stratum, Asked: float64(s.Wanted), Got: float64(s.Got)}
		if !isQuota(m, s) && !slices.Contains(m.MissedTargets, missed) {
			f.violate("a shortfall without a quota", "the quota that it falls short of, or the number that was missed", s.Stratum)
		}
	}
	if len(short) > 0 {
		f.Note = "short, as the manifest says: " + strings.Join(short, ", ")
	}
}

// isQuota says whether a shortfall is of a quota, and not of something else that the recipe counts.
func isQuota(m *output.Manifest, s output.Shortfall) bool {
	return slices.ContainsFunc(m.Quotas, func(q output.Quota) bool { return q.Stratum == s.Stratum })
}

// sizesCounted counts the rows that the manifest counts.
type sizesCounted struct {
	groups, messages int
	tokens           int64
}

func (n *sizesCounted) add(w *world, _ *Finding) {
	n.groups += len(w.c.Groups)
	n.messages += len(w.c.Messages)
	for i := range w.c.Messages {
		n.tokens += int64(w.c.Messages[i].Tokens)
	}
}

func (n *sizesCounted) conclude(r *run, f *Finding) {
	manifest := r.in.Manifest.Counts
	counted(f, "people", manifest.People, len(r.shared.People))
	counted(f, "groups", manifest.Groups, n.groups)
	counted(f, "messages", manifest.Messages, n.messages)
	counted(f, "tokens", manifest.Tokens, n.tokens)
}

func counted[N int | int64](f *Finding, what string, manifest, rows N) {
	f.expect(manifest == rows, fmt.Sprintf("%d in the manifest", manifest), fmt.Sprintf("%d, as counted", rows), what)
}

// draftsCounted counts drafts by what became of them, in all and by family.
type draftsCounted struct {
	all      output.ItemCounts
	families map[[2]string]output.ItemCounts // by family and category
}

func (n *draftsCounted) add(w *world, _ *Finding) {
	if n.families == nil {
		n.families = map[[2]string]output.ItemCounts{}
	}
	for i := range w.c.Items {
		it := &w.c.Items[i]
		of := [2]string{it.Family, it.Category}
		n.all.Add(it)
		family := n.families[of]
		family.Add(it)
		n.families[of] = family
	}
}

func (n *draftsCounted) conclude(r *run, f *Finding) {
	manifest := r.in.Manifest.Counts
	f.expect(manifest.Items == n.all, fmt.Sprintf("%+v", manifest.Items), fmt.Sprintf("%+v", n.all), "items")
	families := 0
	for _, fam := range manifest.Families {
		families += fam.Drafted
		got := n.families[[2]string{fam.Family, fam.Category}]
		f.expect(fam.ItemCounts == got, fmt.Sprintf("%+v", fam.ItemCounts), fmt.Sprintf("%+v", got), fam.Family)
	}
	f.expect(families == n.all.Drafted, fmt.Sprintf("%d drafts of families", families),
		fmt.Sprintf("all %d", n.all.Drafted), "families")
}
