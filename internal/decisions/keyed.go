package decisions

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"maps"
	"slices"
	"strconv"

	"memloom/internal/statistics"
)

// KeyOf is the key of a corpus, by which shares, samples and orders are drawn. It is the same in all copies and
// releases of a corpus, so that everyone draws the same.
func KeyOf(recipe string, seed uint64) string { return recipe + "/" + strconv.FormatUint(seed, 10) }

// keyed is a number that depends on key, purpose and target alone, and is spread evenly over all numbers.
func keyed(key, purpose, target string) uint64 {
	h := hmac.New(sha256.New, []byte(key))
	h.Write([]byte(purpose + "\x00" + target))
	return binary.BigEndian.Uint64(h.Sum(nil))
}

// Order is the place of a target in the order of a reviewer: the lower the earlier. Reviewers have orders of their own,
// so that what tires one at the end does not tire the other there too.
func Order(reviewer, targetHash string) uint64 { return keyed(reviewer, "order", targetHash) }

// Candidate is an item that can be drawn for a blind sample.
type Candidate struct {
	ItemID string
	Hash   string // of what is decided about
	FellAt string // the filter that rejected it first; empty: the filters accepted it
}

// Sample draws n candidates, half of them accepted and half rejected; the rejected are dealt over the filters at which
// they fell by largest remainder. Where one half has too few, the other gives more. The draw depends on key and content
// alone. The result is mixed: its order says nothing of a candidate.
func Sample(key string, n int, pool []Candidate) []Candidate {
	by := map[string][]Candidate{}
	for _, c := range pool {
		by[c.FellAt] = append(by[c.FellAt], c)
	}
	var out []Candidate
	for filter, k := range dealt(by, n) {
		out = append(out, ordered(key, "sample", by[filter])[:k]...)
	}
	return ordered(key, "mixed", out)
}

// ordered are candidates in the order of a purpose.
func ordered(key, purpose string, list []Candidate) []Candidate {
	type placed struct {
		Candidate
		at uint64
	}
	all := make([]placed, len(list))
	for i, c := range list {
		all[i] = placed{c, keyed(key, purpose, c.Hash)}
	}
	slices.SortFunc(all, func(a, b placed) int { return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.ItemID, b.ItemID)) })
	out := make([]Candidate, len(list))
	for i, x := range all {
		out[i] = x.Candidate
	}
	return out
}

// dealt says how many of each stratum a sample of n takes.
func dealt(by map[string][]Candidate, n int) map[string]int {
	accepted, filters, counts, rejected := len(by[""]), []string{}, []int{}, 0
	for _, f := range slices.Sorted(maps.Keys(by)) {
		if f != "" {
			filters, counts, rejected = append(filters, f), append(counts, len(by[f])), rejected+len(by[f])
		}
	}
	n = min(n, accepted+rejected)
	fell := min(n/2, rejected)
	fell = max(fell, n-accepted)
	out := map[string]int{"": n - fell}
	for i, k := range statistics.Apportion(counts, fell) {
		out[filters[i]] = k
	}
	return out
}
