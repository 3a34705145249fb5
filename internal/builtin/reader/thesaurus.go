package reader

import "strings"

// concepts are groups of words that name the same attribute or relation in
// talk about work. They widen attributes only; the words of a subject stand for themselves.
var concepts = [][2]string{
	{"due", "due deadline"},
	{"own", "own owner ownership responsible responsibility assign assigned assignee charge accountable"},
	{"lead", "lead leader drive driver run head"},
	{"approve", "approve approver approval sign signoff okay greenlight clear"},
	{"review", "review reviewer"},
	{"test", "test tester"},
	{"delay", "delay late slip postpone behind overdue push hold delayed slippage overrun"},
	{"block", "block blocker stuck obstacle impediment hold stop stall wait prevent"},
	{"drop", "drop reject discard abandon rule alternative consider instead rather scrap shelve dismiss discount option turn"},
	{"use", "use usage run rely sit host live based deploy"},
	{"link", "link url page wiki doc document address"},
	{"limit", "limit cap maximum max ceiling"},
	{"threshold", "threshold cutoff"},
	{"cost", "cost price budget spend spending expense"},
	{"change", "change switch move replace replacement raise lower increase decrease reduce cut extend shorten"},
	{"choose", "choose choice pick select selection prefer decide go opt"},
	{"reason", "reason cause because"},
	{"supplier", "supplier vendor provider supply supplies"},
	{"count", "count number tally total"},
	{"rate", "rate share percentage proportion ratio"},
	{"site", "site location place"},
	{"contact", "contact liaison"},
	{"participate", "participant attendee"},
	{"defect", "defect bug"},
	{"size", "size volume"},
	{"memory", "memory ram"},
	{"timeout", "timeout"},
	{"interval", "interval frequency cadence"},
	{"store", "store storage"},
	{"retain", "retain retention"},
	{"depend", "depend dependency prerequisite"},
	{"migrate", "migrate migration"},
	{"prepare", "prepare preparation"},
	{"promise", "promise commit commitment pledge"},
	{"open", "open outstanding unresolved remaining"},
}

// conceptOf maps a stem to its groups.
var conceptOf = func() map[string][]string {
	m := map[string][]string{}
	for _, g := range concepts {
		for w := range strings.FieldsSeq(g[1]) {
			s := stem(w)
			if !contains(m[s], g[0]) {
				m[s] = append(m[s], g[0])
			}
		}
	}
	return m
}()

// related says how close two stems are as attributes: 2 the same word, 1 the
// same concept, 0 unrelated.
func related(a, b string) int {
	if a == b {
		return 2
	}
	for _, g := range conceptOf[a] {
		if contains(conceptOf[b], g) {
			return 1
		}
	}
	return 0
}

func contains(list []string, s string) bool {
	for _, e := range list {
		if e == s {
			return true
		}
	}
	return false
}
