package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// actFacts are those of decisions that were weighed and taken back, of
// promises, of a rule with its override, and of an absence, and what a person says of themselves (F16 to F29).
func (b builder) actFacts() {
	text := func(s string) corpus.Value { return corpus.TextValue(corpus.KindText, s) }
	b.c.Themes = append(b.c.Themes, corpus.Theme{ID: "H3", GroupID: "G2", Kind: "rule",
		Title: "changes to the import filter"},
		corpus.Theme{ID: "H4", GroupID: "G2", Kind: "term", Title: "hot phase"})
	for _, f := range []corpus.Fact{
		{SubjectID: "T02", Predicate: "batch_size", Value: corpus.CountValue(500), From: march(10)},
		{SubjectID: "T02", Predicate: corpus.PredOption, Value: corpus.CountValue(300), From: march(10), About: "F16"},
		{SubjectID: "T02", Predicate: "batch_size", Value: corpus.CountValue(400), From: march(14), Supersedes: "F16",
			Because: "F10"},
		{SubjectID: "T03", Predicate: "page_count", Value: corpus.CountValue(24), From: march(13)},
		{SubjectID: "T03", Predicate: corpus.PredPromised, Value: corpus.DateValue(march(13)), From: march(11), About: "F19"},
		{SubjectID: "T02", Predicate: "reject_count", Value: corpus.CountValue(7), From: march(10)},
		{SubjectID: "T02", Predicate: corpus.PredPromised, Value: corpus.DateValue(march(11)), From: march(10), About: "F21"},
		{SubjectID: "H3", Predicate: corpus.PredRequires, Value: text("a written review"), From: march(6)},
		{SubjectID: "H3", Predicate: corpus.PredRequires, Value: text("a joint review"), From: march(10),
			Condition: "during a hot phase", About: "F23"},
		{SubjectID: "H4", Predicate: corpus.PredMeans, Value: text("any day before a release"), From: march(10),
			About: "F24"},
		{SubjectID: "P6", Predicate: corpus.PredBack, Value: corpus.DateValue(march(14)), From: march(10)},
		{SubjectID: "T02", Predicate: corpus.PredPage, Value: corpus.TextValue(corpus.KindLink,
			"https://wiki.northlight.example/orders/filter"), From: march(5)},
		{SubjectID: "P6", Predicate: corpus.PredRole, Value: corpus.TextValue(corpus.KindEnum, "data engineer"),
			From: march(5)},
		{SubjectID: "P6", Predicate: corpus.PredSkill, Value: corpus.TextValue(corpus.KindEnum, "mapping tables"),
			From: march(5)},
	} {
		f.ID = fmt.Sprintf("F%02d", len(b.c.Facts)+1)
		if strings.HasPrefix(f.SubjectID, "T") {
			f.TaskID = f.SubjectID
		}
		f.Knowers = []string{"P4"}
		b.c.Facts = append(b.c.Facts, f)
	}
}

// act says what a message does, to what it refers and how it is perturbed.
func (b builder) act(key string, act corpus.Act, perturbation, recalls string, marks ...string) {
	p := find(b.c.Plan, func(p corpus.PlannedMessage) bool { return p.MessageID == key })
	p.Act, p.Perturbation, p.RecallsID, p.Marks = act, perturbation, recalls, marks
	if group := find(b.c.Messages, func(m corpus.Message) bool { return m.ID == key }).GroupID; act != corpus.ActReturn &&
		act != corpus.ActRecap {
		p.TaskIDs = []string{"T0" + group[1:]}
	}
}

// acts are conversations of the kinds that the first two weeks have not.
func (b builder) acts() {
	b.act("c3", corpus.ActMistake, "wrong_detail", "")
	b.act("c4", corpus.ActCorrection, "", "")
	b.act("b9", corpus.ActAcknowledge, corpus.UltraShort, "", corpus.MarkFragment)
	for _, key := range []string{"b2", "b9"} {
		find(b.c.Plan, func(p corpus.PlannedMessage) bool { return p.MessageID == key }).TaskIDs = nil
	}

	b.says("r1", "G2", "P1", march(6).At(11, 0), "", "From here on, changes to the import filter need a written review.",
		"F23|a written review")
	b.says("r2", "G2", "P1", march(10).At(11, 30), "", "During a hot phase they need a joint review instead.",
		"F24|a joint review")
	b.says("r3", "G2", "P1", march(10).At(11, 36), "r2", "A hot phase is any day before a release.",
		"F25|any day before a release")
	for _, key := range []string{"r1", "r2", "r3"} {
		b.act(key, corpus.ActRule, "", "", corpus.MarkOverride)
	}
	b.says("d1", "G2", "P7", march(10).At(14, 0), "", "Hanna, can you settle the batch size of the order import filter?")
	b.act("d1", corpus.ActRequest, "", "")
	b.says("d2", "G2", "P6", march(10).At(14, 5), "d1",
		"Could be 300, memory is tight. https://wiki.northlight.example/orders/filter", "F17|300",
		"F27|https://wiki.northlight.example/orders/filter")
	b.act("d2", corpus.ActOption, "", "", corpus.MarkLink)
	b.says("d3", "G2", "P4", march(10).At(14, 20), "d2", "We go with 500.", "F16|500")
	b.act("d3", corpus.ActDecision, "", "")
	b.says("q1", "G2", "P7", march(10).At(15, 0), "", "How many rejects did the dry run have?")
	b.act("q1", corpus.ActQuestion, "", "")
	b.says("q2", "G2", "P4", march(10).At(15, 4), "q1", "I'll have the reject count on Tuesday.", "F22|Tuesday")
	b.act("q2", corpus.ActCommitment, "", "", corpus.MarkForgotten)
	b.says("w1", "G2", "P6", march(10).At(16, 0), "", "Off after work, back on Friday.", "F26|Friday")
	b.act("w1", corpus.ActAbsence, "", "")
	b.says("q3", "G2", "P7", march(13).At(10, 0), "", "Hanna, any news on the reject count?")
	b.act("q3", corpus.ActReminder, "", "q2")
	b.says("q4", "G2", "P4", march(13).At(10, 5), "q3", "Sorry, I forgot it.")
	b.act("q4", corpus.ActApology, "", "")
	b.says("q5", "G2", "P4", march(13).At(10, 20), "q3", "It is 7.", "F21|7")
	b.act("q5", corpus.ActDelivery, "", "q2")
	b.says("k1", "G3", "P1", march(11).At(10, 0), "", "How long will the handbook be?")
	b.says("k2", "G3", "P7", march(11).At(10, 10), "k1", "You get the page count by Thursday.", "F20|Thursday")
	b.act("k2", corpus.ActCommitment, "", "", corpus.MarkKept)
	b.says("k3", "G3", "P7", march(13).At(11, 0), "", "It comes to 24.", "F19|24")
	b.act("k3", corpus.ActDelivery, "", "k2", corpus.MarkKept)
	b.says("d4", "G2", "P4", march(14).At(9, 40), "", "Down to 400 because of what Samir found.", "F18|400")
	b.act("d4", corpus.ActDecision, corpus.DecisionChange, "b6")
	b.says("d5", "G2", "P7", march(14).At(9, 44), "d4", "That will be too slow for the wards.")
	b.act("d5", corpus.ActDisagreement, "feasibility", "")
	b.says("w2", "G2", "P6", march(14).At(10, 0), "", "Here again. What did I miss?")
	b.act("w2", corpus.ActReturn, "", "")
	b.says("w3", "G2", "P7", march(14).At(10, 4), "w2", "Hanna changed her mind about the batch size.")
	b.act("w3", corpus.ActRecap, "", "d4")
}

// ledgers are those of the order import filter after eight and sixteen messages.
func (b builder) ledgers() {
	entry := func(text, fact string, repeats int) corpus.LedgerEntry {
		return corpus.LedgerEntry{Text: text, FactID: fact, Repeats: repeats}
	}
	rules := []corpus.LedgerEntry{
		entry("rule for changes to the import filter", "F23", 0),
		entry("rule for changes to the import filter during a hot phase", "F24", 0),
		entry("meaning of hot phase", "F25", 0),
	}
	size, rejects := "batch size of the order import filter", "reject count of the order import filter"
	issues := []string{"batch size", "rejects and blockers"}
	b.c.Ledgers = []corpus.Ledger{
		{TaskID: "T02", MessageID: saying(b.c, "Could be 300").ID, Messages: 8, SubIssues: issues, Decided: rules,
			Open: []corpus.LedgerEntry{entry(size, "F16", 1)}},
		{TaskID: "T02", MessageID: saying(b.c, "went live after lunch").ID, Messages: 16, SubIssues: issues,
			Decided: append(slices.Clone(rules), entry(size, "F16", 0), entry(rejects, "F21", 0))},
	}
}
