package output

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// describe fills the computed fields that follow from the corpus. Lists are
// made non-nil, so that the manifest has [] and not null.
func (m *Manifest) describe(v *view) error {
	m.SchemaVersion = SchemaVersion
	m.Language = cmp.Or(m.Language, "en")
	m.License = cmp.Or(m.License, "other")
	m.Domains, m.Templates, m.Models = orEmpty(m.Domains), orEmpty(m.Templates), orEmpty(m.Models)
	m.Quotas, m.Shortfalls = orEmpty(m.Quotas), orEmpty(m.Shortfalls)
	m.MissedTargets = orEmpty(m.MissedTargets)
	m.Calendar = Period{v.c.First, v.c.Last}
	m.Counts = Counts{People: len(v.c.People), Groups: len(v.c.Groups), Messages: len(v.c.Messages),
		Failures: len(v.c.Failures)}
	for i := range v.c.Messages {
		m.Counts.Tokens += int64(v.c.Messages[i].Tokens)
	}
	m.Counts.Items, m.Counts.Families = countItems(v.c.Items)
	m.Splits = countSplits(v.c.Items)
	var err error
	m.Counts.MedianDistance, err = medianDistance(v)
	return err
}

func orEmpty[T any](l []T) []T {
	if l == nil {
		return []T{}
	}
	return l
}

func (n *ItemCounts) add(it *corpus.Item) {
	n.Drafted++
	switch it.Status {
	case corpus.Accepted:
		n.Accepted++
	case corpus.Flagged:
		n.Flagged++
	case corpus.Surplus:
		n.Surplus++
	default:
		n.Rejected++
	}
}

func countItems(items []corpus.Item) (ItemCounts, []FamilyCount) {
	var all ItemCounts
	families := []FamilyCount{}
	for i := range items {
		it := &items[i]
		all.add(it)
		at := slices.IndexFunc(families, func(f FamilyCount) bool {
			return f.Family == it.Family && f.Category == it.Category
		})
		if at < 0 {
			at = len(families)
			families = append(families, FamilyCount{Family: it.Family, Category: it.Category})
		}
		families[at].add(it)
	}
	slices.SortFunc(families, func(a, b FamilyCount) int {
		return cmp.Or(cmp.Compare(a.Category, b.Category), cmp.Compare(a.Family, b.Family))
	})
	return all, families
}

func countSplits(items []corpus.Item) []SplitCount {
	splits := []SplitCount{}
	for i := range items {
		if items[i].Status != corpus.Accepted {
			continue
		}
		at := slices.IndexFunc(splits, func(s SplitCount) bool { return s.Name == items[i].Split })
		if at < 0 {
			at = len(splits)
			splits = append(splits, SplitCount{Name: items[i].Split})
		}
		splits[at].Items++
	}
	slices.SortFunc(splits, func(a, b SplitCount) int { return cmp.Compare(a.Name, b.Name) })
	return splits
}

// medianDistance is over the accepted items with at least two pieces of
// evidence; others have no distance. Of an even number, the lower middle.
func medianDistance(v *view) (Distance, error) {
	var messages, dayCounts, tokens []int64
	err := v.eachItem(corpus.Accepted, func(it *corpus.Item) error {
		m, err := v.measure(it)
		if err == nil && m.pieces > 1 {
			messages = append(messages, m.distance.Messages)
			dayCounts = append(dayCounts, int64(m.distance.Days))
			tokens = append(tokens, m.distance.Tokens)
		}
		return err
	})
	return Distance{statistics.Median(messages), statistics.Median(dayCounts), statistics.Median(tokens)}, err
}
