package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// mostRepairs is how often a day is mended before it is flagged (E14).
const mostRepairs = 2

func repairRules() []rule {
	need := []string{tabRepairs, tabFlaggedDays, tabGroups, tabMessages}
	return []rule{
		{Grounded, "flagged days carry no evidence", "items", Proved, tables(needGold, []string{tabFlaggedDays}),
			each(flaggedDays)},
		{Referential, "references of repairs", "references", Proved, tables(need, []string{tabFacts}),
			each(repairReferences)},
		{Judged, "repairs end well or flag the day", "repairs", Proved, need, each(repairsEnd)},
		{Judged, "people decided about days", "days that a person admitted or dropped", ByPerson,
			[]string{tabFlaggedDays, tabDecisions, tabApplications}, each(daysDecided)},
	}
}

// flaggedDays: no accepted item rests on a message of a flagged day, or on a fact that such a day was to state.
func flaggedDays(w *world, f *Finding) {
	for _, it := range w.Accepted() {
		for _, e := range it.Evidence {
			f.expect(!w.noEvidence(e.MessageID), "evidence "+e.MessageID+" on a flagged day",
				"a day that passed its checks", it.ID)
		}
		for _, g := range it.Gold {
			for _, id := range g.FactIDs {
				f.expect(!w.barred(id), "the fact "+id+" of a flagged day", "a fact of days that passed", it.ID)
			}
		}
	}
}

func unitOf(group string, day corpus.Date) string { return group + "/" + day.String() }

// repairReferences: units name a group and a day on which it spoke, or that
// nobody could write; messages stand there, facts exist.
func repairReferences(w *world, f *Finding) {
	r := resolver{w, f}
	spoke, unwritten := map[string]bool{}, w.unwritten()
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		spoke[unitOf(m.GroupID, m.At.Date())] = true
	}
	session := map[string]string{} // of passages that are one, which are units by themselves
	for _, p := range w.c.Passages {
		session[p.ID] = p.SessionID
	}
	unit := func(unit, group string, day corpus.Date) {
		must(r, w.Group, "group", group, unit)
		f.expect(session[unit] != "" || unit == unitOf(group, day) && spoke[unit], "unit "+quote(unit),
			unitOf(group, day)+", a day on which the group spoke", unit)
	}
	for _, x := range w.c.Repairs {
		unit(x.Unit, x.GroupID, x.Day)
		to(r, w.Message, "message", x.MessageID, x.Unit)
		if m := w.Message(x.MessageID); m != nil {
			of, want := unitOf(m.GroupID, m.At.Date()), x.Unit
			if s := session[x.Unit]; s != "" {
				of, want = m.SessionID, s
			}
			f.expect(of == want, m.ID+" of "+of, "a message of "+want, x.Unit, m.ID)
		}
	}
	for _, d := range w.c.Flagged {
		if !unwritten[d.Unit] || spoke[d.Unit] {
			unit(d.Unit, d.GroupID, d.Day)
		} else {
			must(r, w.Group, "group", d.GroupID, d.Unit)
		}
		mustAll(r, w.Fact, "fact", d.FactIDs, d.Unit)
	}
}

// daysDecided: what the reasons of a day say of a person is a decision that was applied.
func daysDecided(w *world, f *Finding) {
	for _, d := range w.c.Flagged {
		if d.Admitted() || d.Dropped() {
			f.expect(w.decidedDay(d.Unit, d.Admitted()), fmt.Sprintf("reasons %q", d.Reasons), "a decision about the day that was applied", d.Unit)
		}
	}
}

// repairsEnd: at most two repairs a day, each with its reason; the last one of a message left the text that stands
// there, and a day whose last one mended nothing is flagged, with reasons.
func repairsEnd(w *world, f *Finding) {
	flagged := map[string]bool{}
	for _, d := range w.c.Flagged {
		flagged[d.Unit] = true
		f.expect(len(d.Reasons) > 0, "no reason", "what the repairs did not mend", d.Unit)
	}
	last := map[string]corpus.Repair{}
	for _, x := range w.c.Repairs {
		level := x.Level >= 1 && x.Level <= 4
		f.expect(x.Attempt >= 1 && x.Attempt <= mostRepairs && level && len(x.Violations) > 0 &&
			(x.Before != x.After || x.Outcome == corpus.OutcomeDeleted),
			fmt.Sprintf("repair %d, level %d, %d violations", x.Attempt, x.Level,
				len(x.Violations)), "one of two repairs of one of four levels that changes something, with its reasons", x.Unit)
		known := slices.Contains([]string{corpus.OutcomeRepaired, corpus.OutcomeDeleted, corpus.OutcomeUnrepaired,
			corpus.OutcomeWithdrawn}, x.Outcome)
		f.expect(known && (x.Outcome == corpus.OutcomeDeleted) == (x.After == ""), "outcome "+quote(x.Outcome),
			"what became of the message", x.Unit)
		if x.MessageID != "" {
			last[x.MessageID] = x
		}
	}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		x, mended := last[m.ID]
		if !mended {
			continue
		}
		f.expect(x.After == m.Text, quote(m.Text), quote(x.After)+", as repaired", m.ID)
		failed := x.Outcome == corpus.OutcomeUnrepaired || x.Outcome == corpus.OutcomeWithdrawn
		f.expect(!failed || flagged[x.Unit], x.Outcome+" in "+x.Unit, "a flagged day", m.ID)
	}
}
