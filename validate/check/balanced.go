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
		{Balanced, "quotas are counted", "quotas", Proved, all, quotasCounted},
		{Balanced, "quotas are met or named", "quotas", Proved, nil, quotasMet},
		{Balanced, "sizes are counted", "counts of the manifest", Proved, []string{tabPeople, tabGroups, tabMessages},
			sizesCounted},
		{Balanced, "drafts are counted", "counts of the manifest", Proved,
			[]string{tabItems, tabKey, tabRejected, tabFlagged, tabSurplus}, draftsCounted},
	}
}

// inStratum says whether an item belongs to a stratum of quotas: a family, or a
// family's subcategory as "family/subcategory".
func inStratum(it *corpus.Item, stratum string) bool {
	return it.Family == stratum || it.Family+"/"+it.Subcategory == stratum
}

func quotasCounted(w *world, f *Finding) {
	for _, q := range w.in.Manifest.Quotas {
		n := 0
		for _, it := range w.accepted {
			if inStratum(it, q.Stratum) {
				n++
			}
		}
		f.expect(n == q.Got && n <= q.Wanted, fmt.Sprintf("%d accepted", n),
			fmt.Sprintf("the %d of the manifest, of %d wanted", q.Got, q.Wanted), q.Stratum)
	}
}

// quotasMet: a quota is met, or stands among the shortfalls with its reason
// and what to turn; what is short is repeated in the note.
func quotasMet(w *world, f *Finding) {
	m := w.in.Manifest
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
		if !slices.ContainsFunc(m.Quotas, func(q output.Quota) bool { return q.Stratum == s.Stratum }) {
			f.violate("a shortfall without a quota", "the quota that it falls short of", s.Stratum)
		}
	}
	if len(short) > 0 {
		f.Note = "short, as the manifest says: " + strings.Join(short, ", ")
	}
}

func sizesCounted(w *world, f *Finding) {
	n := w.in.Manifest.Counts
	var tokens int64
	for i := range w.c.Messages {
		tokens += int64(w.c.Messages[i].Tokens)
	}
	counted(f, "people", n.People, len(w.c.People))
	counted(f, "groups", n.Groups, len(w.c.Groups))
	counted(f, "messages", n.Messages, len(w.c.Messages))
	counted(f, "tokens", n.Tokens, tokens)
}

func counted[N int | int64](f *Finding, what string, manifest, rows N) {
	f.expect(manifest == rows, fmt.Sprintf("%d in the manifest", manifest), fmt.Sprintf("%d, as counted", rows), what)
}

func draftsCounted(w *world, f *Finding) {
	n := w.in.Manifest.Counts
	count := func(fits func(*corpus.Item) bool) output.ItemCounts {
		var out output.ItemCounts
		for i := range w.c.Items {
			it := &w.c.Items[i]
			if !fits(it) {
				continue
			}
			out.Drafted++
			switch {
			case it.Status == corpus.Accepted:
				out.Accepted++
			case it.Status == corpus.Flagged:
				out.Flagged++
			case it.Status == corpus.Surplus:
				out.Surplus++
			default:
				out.Rejected++
			}
		}
		return out
	}
	all := count(func(*corpus.Item) bool { return true })
	f.expect(n.Items == all, fmt.Sprintf("%+v", n.Items), fmt.Sprintf("%+v", all), "items")
	families := 0
	for _, fam := range n.Families {
		families += fam.Drafted
		got := count(func(it *corpus.Item) bool { return it.Family == fam.Family && it.Category == fam.Category })
		f.expect(fam.ItemCounts == got, fmt.Sprintf("%+v", fam.ItemCounts), fmt.Sprintf("%+v", got), fam.Family)
	}
	f.expect(families == all.Drafted, fmt.Sprintf("%d drafts of families", families),
		fmt.Sprintf("all %d", all.Drafted), "families")
}
