package check

import (
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/filters"
)

func codeMutations() []mutation {
	unique := func(c *corpus.Corpus) *corpus.Verdict {
		return verdict(c, itFlagged, filters.NameUnique, corpus.ProbeVerdict)
	}
	const coded, referred, drafts, admitted = "conclusions say why in a code",
		"conclusions refer to what their reasons name",
		"drafts have the codes of their verdicts", "accepted items say who admitted them"
	const decided, days = "people decided what overrules filters", "people decided about days"
	return []mutation{
		{days, "dropped by nobody", func(c *corpus.Corpus, _ *output.Manifest) { c.Applications[1].Outcome = corpus.Stale },
			nil},
		{days, "dropped by who admitted it", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Decisions[1].Action = corpus.ActionAdmitDay
		}, nil},
		{days, "admitted by who dropped it", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Flagged[0].Reasons[1] = corpus.DayAdmitted
		}, nil},
		{decided, "a decision about another filter", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Decisions[0].Overrules = []string{filters.NameHard}
		},
			[]string{"required filters"}},
		{decided, "a decision that was refused", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Applications[0].Outcome = corpus.Refused
		},
			[]string{"required filters", admitted}},
		{decided, "a computed filter overruled", func(c *corpus.Corpus, _ *output.Manifest) {
			v := verdict(c, itInterval, filters.NameUndisturbed, corpus.ProbeVerdict)
			v.Outcome, v.Code = corpus.No, corpus.CodeOtherValue
			c.Decisions[0].Overrules = append(c.Decisions[0].Overrules, filters.NameUndisturbed)
		}, []string{"required filters"}},
		{decided, "removed by nobody", func(c *corpus.Corpus, _ *output.Manifest) {
			it := item(c, itRejected)
			it.Stage, it.Reasons, it.Codes = "person", []string{"person: Ada"}, []corpus.Code{corpus.CodePerson}
		}, nil},
		{coded, "none of a no", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itRejected, filters.NameBlind, corpus.ProbeVerdict).Code = ""
		}, []string{drafts}},
		{coded, "an unknown one", func(c *corpus.Corpus, _ *output.Manifest) { unique(c).Code = "bad_luck" },
			[]string{drafts}},
		{coded, "one of a yes", func(c *corpus.Corpus, _ *output.Manifest) {
			verdict(c, itWard, filters.NameSufficient, corpus.ProbeVerdict).Code = corpus.CodeNoAnswer
		}, nil},
		{referred, "an id that stands in the reason alone", func(c *corpus.Corpus,
			_ *output.Manifest) {
			unique(c).Refs = nil
		}, nil},
		{referred, "a message that does not exist", func(c *corpus.Corpus,
			_ *output.Manifest) {
			unique(c).Refs = append(unique(c).Refs, "M99")
		}, nil},
		{drafts, "none", func(c *corpus.Corpus, _ *output.Manifest) { item(c, itRejected).Codes = nil }, nil},
		{drafts, "the reader's, of a guess", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itRejected).Codes[0] = corpus.CodeMisread
		}, nil},
		{drafts, "another of a flagged one", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itFlagged).Codes[0] = corpus.CodeSecondSource
		}, nil},
		{admitted, "nobody", func(c *corpus.Corpus, _ *output.Manifest) { item(c, itOwner).AdmittedBy = "" }, nil},
		{admitted, "a person who decided nothing", func(c *corpus.Corpus, _ *output.Manifest) {
			item(c,
				itOwner).AdmittedBy = corpus.AdmittedByPerson
		}, []string{decided}},
	}
}
