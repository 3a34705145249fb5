package main

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/table"
	"memloom/output"
	"memloom/pipeline/review"
)

// say prints what an application does.
func (r *release) say(changes []review.Change) error {
	if r.json {
		for _, c := range changes {
			if err := r.encode(c); err != nil {
				return err
			}
		}
		return nil
	}
	rows, blind := planRows(changes)
	if text := r.topUpText(changes); text != "" && r.flags.dry {
		fmt.Fprintln(r.out, text)
	}
	if len(r.asks) > 0 {
		t := takes(r.asks, r.team.file, r.judge)
		fmt.Fprintf(r.out, "Judging edited items by %s, likely (low–high): %s.\n", strings.Join(modelNames(r.judge.Models), ", "), t.line())
	}
	if blind > 0 {
		fmt.Fprintf(r.out, "decided blind alone, counted by `audit agreement` and not applied: %s\n", countOf(blind, "item"))
	}
	if rows.Len() == 0 {
		_, err := fmt.Fprintln(r.out, "nothing that is decided is to be applied: the release has the rows of the run")
		return err
	}
	return r.table(rows)
}

// topUpText says what judging surplus drafts takes, in a plan; empty where none are judged.
func (r *release) topUpText(changes []review.Change) string {
	n := 0
	for _, c := range changes {
		if c.What == "top-up" {
			n++
		}
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%s judged for what was removed, and the next where one falls: about %.0f calls, by %s.", surplusDrafts(n), r.more,
		strings.Join(modelNames(r.judge.Models), ", "))
}

func surplusDrafts(n int) string {
	if n == 1 {
		return "One surplus draft is"
	}
	return fmt.Sprintf("%d surplus drafts are", n)
}

// planRows are what an application does, with a row of headings; blind counts the items that were decided blind alone.
func planRows(changes []review.Change) (rows *table.Table, blind int) {
	rows = table.New(table.Words("item", "decision", "what", "from", "to"), table.Sentences("why"))
	for _, c := range changes {
		if c.What == "blind" {
			blind++
			continue
		}
		seq, to := "", string(c.To)
		if c.Seq > 0 {
			seq = fmt.Sprint(c.Seq)
		}
		if c.To == corpus.Drafted {
			to = "by its filters"
		}
		rows.Row(c.ItemID, seq, c.What, string(c.From), to, oneLine(c.Why))
	}
	return rows, blind
}

// quotaRows are the quotas that the planned release changes, with a row of headings; nil where it changes none. Edited items count
// for none as long as they are not judged.
func (r *release) quotaRows() *table.Table {
	after := *r.old
	r.after.Into(&after)
	rows := table.New(table.Words("quota"), table.Numbers("wanted", "now", "then"))
	for i, q := range r.old.Quotas {
		if then := after.Quotas[i].Got; then != q.Got {
			rows.Row(q.Stratum, fmt.Sprint(q.Wanted), fmt.Sprint(q.Got), fmt.Sprint(then))
		}
	}
	if rows.Len() == 0 {
		return nil
	}
	return rows
}

// published says what the release in a folder holds.
func (r *release) published(dir string) error {
	if r.json {
		return nil
	}
	m, err := output.ReadManifest(dir)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(r.out, "%s is release %d: %d items, %d of them admitted by a person\n%s verifies it\n", dir, m.Release, m.Counts.Items.Accepted,
		m.ByPerson, command("check", dir))
	return err
}
