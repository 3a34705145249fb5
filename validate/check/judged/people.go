package judged

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/validate/check/rule"
)

// admissionsSaid: the filters admitted an accepted item, or a person whose decision was applied.
func admissionsSaid(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		byPerson := it.AdmittedBy == corpus.AdmittedByPerson && w.Applied(it.ID) != nil
		f.Expect(it.AdmittedBy == corpus.AdmittedByFilters || byPerson, rule.Quote(it.AdmittedBy),
			rule.Quote(corpus.AdmittedByFilters)+", or a decision that was applied", it.ID)
	}
}

// admits says whether a decision takes its item in.
func admits(d *corpus.Decision) bool {
	return d.Action == corpus.ActionAccept || d.Action == corpus.ActionSettle && d.Code == string(corpus.ActionAccept)
}

// overruled says whether a person's decision was applied that admits an item against a filter which a model judges.
func overruled(w *rule.World, item, filter string) bool {
	d := w.Applied(item)
	return d != nil && admits(d) && !decisions.Computed(filter) &&
		(d.Action == corpus.ActionSettle || slices.Contains(d.Overrules, filter))
}

// overruledByPeople: an item that a person admitted has a filter against it and a decision that overrules it; one that
// a person removed has a decision that removes it, or evidence of a day that a person dropped.
func overruledByPeople(w *rule.World, f *rule.Finding) {
	for it := range rule.All(w.Items) {
		d := w.Applied(it.ID)
		switch {
		case it.Status == corpus.Accepted && it.AdmittedBy == corpus.AdmittedByPerson:
			against := false
			for _, v := range judging(w, it.ID) {
				if v.Probe == corpus.ProbeVerdict && v.Outcome != corpus.Yes {
					against = true
					f.Expect(overruled(w, it.ID, v.Filter), "admitted against "+v.Filter, "a decision that overrules it", it.ID)
				}
			}
			f.Expect(against, "no filter against it", "a filter that a person overruled", it.ID)
		case it.Status == corpus.Rejected && it.Stage == decisions.PersonStage:
			dropped := slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool {
				return slices.ContainsFunc(w.FlaggedDay(e.MessageID), func(p *corpus.FlaggedPassage) bool { return p.Dropped() })
			})
			f.Expect(d != nil && !admits(d) || dropped, "removed by a person",
				"a decision that removes it, or a dropped day of its evidence", it.ID)
		}
	}
}

// daysDecided: what the reasons of a day say of a person is a decision about it that was applied to the last release.
func daysDecided(w *rule.World, f *rule.Finding) {
	made := slices.Concat(w.Shared.Decisions, w.Decisions)
	applied := slices.Concat(w.Shared.Applications, w.Applications)
	for _, d := range w.Flagged {
		if !d.Admitted() && !d.Dropped() {
			continue
		}
		decided := slices.ContainsFunc(applied, func(a corpus.Application) bool {
			i := slices.IndexFunc(made, func(x corpus.Decision) bool { return x.Seq == a.Seq })
			return a.Release == w.Manifest.Release && a.Outcome == corpus.Applied && i >= 0 &&
				made[i].Target == corpus.TargetDay &&
				made[i].TargetID == d.Unit && made[i].AdmitsDay() == d.Admitted()
		})
		f.Expect(decided, fmt.Sprintf("reasons %q", d.Reasons), "a decision about the day that was applied", d.Unit)
	}
}

// mostRepairs is how often a day is mended before it is flagged (E14).
const mostRepairs = 2

// repairsEnd: at most two repairs a day, each with its reason; the last one of a message left the text that it has, and
// a day whose last one mended nothing is flagged, with reasons.
func repairsEnd(w *rule.World, f *rule.Finding) {
	flagged := map[string]bool{}
	for _, d := range w.Flagged {
		flagged[d.Unit] = true
		f.Expect(len(d.Reasons) > 0, "no reason", "what the repairs did not mend", d.Unit)
	}
	outcomes := []string{corpus.OutcomeRepaired, corpus.OutcomeDeleted, corpus.OutcomeUnrepaired, corpus.OutcomeWithdrawn}
	for _, x := range w.Corpus.Repairs {
		deleted := x.Outcome == corpus.OutcomeDeleted
		f.Expect(x.Attempt >= 1 && x.Attempt <= mostRepairs && x.Level >= 1 && x.Level <= 4 && len(x.Violations) > 0 &&
			(x.Before != x.After || deleted), fmt.Sprintf("repair %d, level %d, %d violations", x.Attempt, x.Level,
			len(x.Violations)),
			"one of two repairs of one of four levels that changes something, with its reasons", x.Unit)
		f.Expect(slices.Contains(outcomes, x.Outcome) && deleted == (x.After == ""), "outcome "+rule.Quote(x.Outcome),
			"what became of the message", x.Unit)
	}
	for m := range rule.All(w.Messages) {
		all := w.Repairs(m.ID)
		if len(all) == 0 {
			continue
		}
		x := all[len(all)-1]
		f.Expect(x.After == m.Text, rule.Quote(m.Text), rule.Quote(x.After)+", as repaired", m.ID)
		failed := x.Outcome == corpus.OutcomeUnrepaired || x.Outcome == corpus.OutcomeWithdrawn
		f.Expect(!failed || flagged[x.Unit], x.Outcome+" in "+x.Unit, "a flagged day", m.ID)
	}
}
