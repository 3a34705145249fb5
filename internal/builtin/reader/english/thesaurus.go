package english

import "strings"

// concepts are groups of words that name the same attribute or relation in
// talk about work. They widen attributes only; the words of a subject stand for themselves.
var concepts = [...][2]string{
	{"due", "due deadline"},
	{"own", "own owner ownership responsible responsibility assign assigned assignee charge accountable"},
	{"lead", "lead leader drive driver run head"},
	{"approve", "approve approver approval sign signoff okay greenlight clear"},
	{"review", "review reviewer"},
	{"test", "test tester"},
	{"delay", "delay late slip postpone behind overdue push hold delayed slippage overrun"},
	{"block", "block blocker stuck obstacle impediment hold stop stall wait prevent"},
	{"drop", `drop reject discard abandon rule alternative consider instead rather scrap shelve dismiss discount option
		turn`},
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

// Each group is a bit of 64.
var _ [64 - len(concepts)]struct{}

// ConceptOf maps a stem to its groups.
var ConceptOf = func() map[string]uint64 {
	m := map[string]uint64{}
	for i, g := range concepts {
		for w := range strings.FieldsSeq(g[1]) {
			m[Stem(w)] |= 1 << i
		}
	}
	return m
}()

// Related says how close two stems are as attributes: 2 the same word, 1 the same concept, 0 unrelated.
func Related(a, b string) int {
	if a == b {
		return 2
	}
	if g := ConceptOf[a]; g != 0 && g&ConceptOf[b] != 0 {
		return 1
	}
	return 0
}
