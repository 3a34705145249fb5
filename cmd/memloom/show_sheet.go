package main

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/lineage"
	"memloom/internal/table"
)

// sheet shows an item: the question, the gold answer and the evidence. With --full the messages around the evidence, too,
// and how the item was judged.
func (r *reading) sheet(it corpus.Item) {
	fmt.Fprintf(r.out, "%s  %s", it.ID, it.Family)
	if of := kinds(it); of != "" {
		fmt.Fprintf(r.out, " (%s)", of)
	}
	fmt.Fprintf(r.out, ", %s", it.Status)
	if it.Quality != "" && it.Status == corpus.Accepted {
		fmt.Fprintf(r.out, ", quality %s", it.Quality)
		r.codes.add("quality", it.Quality)
	}
	if it.AdmittedBy == corpus.AdmittedByPerson {
		fmt.Fprint(r.out, ", admitted by a person")
	}
	fmt.Fprintf(r.out, "\n\n  Q  %s\n  A  %s\n", r.folded(it.Question, "     "), r.folded(it.Answer, "     "))
	r.options(it)
	r.keys("right", it.CorrectAnswers)
	r.keys("wrong", it.IncorrectAnswers)
	if it.Rubric != nil {
		r.keys("should", it.Rubric.Should)
		r.keys("should not", it.Rubric.ShouldNot)
	}
	fmt.Fprintf(r.out, "\nasked at %s", it.AskedAt)
	if it.AskerID != "" {
		fmt.Fprintf(r.out, " by %s", r.Name(it.AskerID))
	}
	fmt.Fprint(r.out, "\n\n")
	r.gold(it.Gold)
	r.evidence(it.Evidence)
	r.person(it)
	r.fell(it)
	if r.full {
		r.rounds(it.ID)
		r.verdicts(it)
	}
}

// evidence shows the messages that an item rests on.
func (r *reading) evidence(list []corpus.Evidence) {
	for _, e := range list {
		m := r.message(e.MessageID)
		r.codes.evidence(e.Role, e.Set)
		fmt.Fprintf(r.out, "\nevidence (%s, alternative set %d), %s %s, %s\n", e.Role, e.Set, m.At.Date().Weekday(),
			m.At.Date(), r.GroupName(m.GroupID))
		if r.full {
			r.around(m)
		} else {
			r.line(m, "")
		}
	}
	r.legend(r.codes)
}

// fell says why an item is not in the corpus.
func (r *reading) fell(it corpus.Item) {
	if len(it.Reasons) > 0 {
		fmt.Fprintln(r.out)
	}
	for _, reason := range it.Reasons {
		r.codes.scenarios(reason)
		fmt.Fprintln(r.out, r.folded(fmt.Sprintf("%s: %s", it.Status, reason), "  "))
	}
	if it.Fault == corpus.FaultReader {
		fmt.Fprintln(r.out, "probably the reader's fault: it gave no answer, and the evidence states all that the gold is made of")
	}
	r.legend(r.codes)
}

// person says of an item that a person decided about in this release who, when and why, and against which filters.
func (r *reading) person(it corpus.Item) {
	p := lineage.PersonOf(r.applied[it.ID])
	if p == nil {
		return
	}
	did := map[corpus.Action]string{corpus.ActionAccept: "admitted", corpus.ActionReject: "rejected", corpus.ActionEdit: "edited", corpus.ActionSettle: "settled"}[p.Action]
	if p.Action == corpus.ActionAccept && len(p.Overrules) == 0 {
		did = "confirmed"
	}
	text := did + " by " + p.Says()
	if len(p.Overrules) > 0 {
		text += "; against " + strings.Join(p.Overrules, ", ")
	}
	fmt.Fprintf(r.out, "\n%s\n", r.folded(text, "  "))
}

// options lists what may be chosen, and which kind each is of.
func (r *reading) options(it corpus.Item) {
	for i, o := range it.Options {
		note := ""
		if i < len(it.OptionKeys) {
			note = "  [" + strings.TrimSuffix(it.OptionKeys[i].Kind+", "+it.OptionKeys[i].Strategy, ", ") + "]"
		}
		fmt.Fprintf(r.out, "     %s. %s\n", o.Letter, r.folded(o.Text+note, "        "))
	}
}

// kinds are the classes of an item that its family tells apart.
func kinds(it corpus.Item) string {
	list := slices.DeleteFunc([]string{it.Relation, it.Subtype, it.Subcategory, it.Difficulty},
		func(s string) bool { return s == "" })
	return strings.Join(list, ", ")
}

func (r *reading) keys(what string, answers []string) {
	for _, a := range answers {
		fmt.Fprintf(r.out, "     %s: %s\n", what, a)
	}
}

// rounds shows how a question was made harder.
func (r *reading) rounds(id string) {
	for _, x := range r.c.Rounds {
		if x.ItemID != id {
			continue
		}
		fmt.Fprintf(r.out, "\nround %d  %s\n         the baseline answers %q from %s: right %s\n", x.Round,
			x.Question, x.Answer, strings.Join(x.Retrieved, " "), x.Verdict)
		if x.Refinement != "" {
			fmt.Fprintf(r.out, "         then: %s\n", x.Refinement)
		}
	}
}

// gold shows what the answer is made of.
func (r *reading) gold(list []corpus.GoldAtom) {
	rows := table.New(table.Words("gold", "fact", "value", "operation", "how"))
	for _, g := range list {
		value, operation := "nothing", string(g.Operation)
		if g.Atom != nil {
			value = g.Atom.Canonical()
		}
		if g.Unit != "" {
			operation += ", " + g.Unit + " days"
		}
		if g.Inclusive {
			operation += ", both ends counted"
		}
		r.codes.add("part", g.Part)
		r.codes.add("how", string(g.How))
		rows.Row(g.Part, r.Name(g.SubjectID)+" · "+g.Predicate, value, operation, string(g.How))
	}
	_ = r.table(rows)
	r.legend(r.codes)
}

// around shows a message between its neighbours of the group, with the days of those of another day.
func (r *reading) around(m corpus.Message) {
	for _, x := range r.c.Messages {
		if x.GroupID != m.GroupID || x.Seq < m.Seq-2 || x.Seq > m.Seq+1 {
			continue
		}
		note := ""
		switch {
		case x.ID == m.ID:
			note = "  ◂"
		case x.At.Date() != m.At.Date():
			note = fmt.Sprintf("  (%s %s)", x.At.Date().Weekday(), x.At.Date())
		}
		r.line(x, note)
	}
}

// verdicts lists what the filters found of an item, and below it what they found of its wording before the release edited it.
func (r *reading) verdicts(it corpus.Item) {
	var all []corpus.Verdict
	for _, v := range r.c.Verdicts {
		if v.ItemID == it.ID {
			all = append(all, v)
		}
	}
	d := r.applied[it.ID]
	now, before := lineage.Worded(all, d != nil && len(d.Edits) > 0)
	r.verdictTable("", now)
	r.verdictTable("of the earlier wording:\n", before)
}

func (r *reading) verdictTable(heading string, list []corpus.Verdict) {
	if len(list) == 0 {
		return
	}
	rows := table.New(table.Words("filter", "probe", "model", "outcome", "answer"), table.Sentences("reason"))
	for _, v := range list {
		r.codes.scenarios(v.Reason)
		r.codes.add("filter", v.Filter)
		r.codes.add("outcome", string(v.Outcome))
		rows.Row(v.Filter, v.Probe, v.Model, string(v.Outcome), v.Answer, v.Reason)
	}
	fmt.Fprint(r.out, "\n"+heading)
	_ = r.table(rows)
	r.legend(r.codes)
}
