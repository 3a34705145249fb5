package show

import (
	"fmt"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/lineage"
	"memloom/internal/table"
)

// sheet shows an item: the question, the gold answer and the evidence. With --full the messages around the evidence,
// too, and how the item was judged.
func (r *reading) sheet(it corpus.Item) {
	kinds := joined(", ", it.Relation, it.Subtype, it.Subcategory, it.Difficulty)
	head := fmt.Sprintf("%s  %s%s, %s", it.ID, it.Family, around(" (", kinds, ")"), it.Status)
	if it.Quality != "" && it.Status == corpus.Accepted {
		head += ", quality " + it.Quality
		r.codes.Add("quality", it.Quality)
	}
	if it.AdmittedBy == corpus.AdmittedByPerson {
		head += ", admitted by a person"
	}
	r.Printf("%s\n\n  Q  %s\n  A  %s\n", head, r.Folded(it.Question, "     "), r.Folded(it.Answer, "     "))
	r.options(it)
	r.keys("right", it.CorrectAnswers)
	r.keys("wrong", it.IncorrectAnswers)
	if it.Rubric != nil {
		r.keys("should", it.Rubric.Should)
		r.keys("should not", it.Rubric.ShouldNot)
	}
	asker := ""
	if it.AskerID != "" {
		asker = " by " + r.Name(it.AskerID)
	}
	r.Printf("\nasked at %s%s\n\n", it.AskedAt, asker)
	r.gold(it.Gold)
	r.evidence(it.Evidence)
	r.person(it)
	r.fell(it)
	if r.Full {
		r.rounds(it.ID)
		r.verdicts(it)
	}
}

// evidence shows the messages that an item rests on.
func (r *reading) evidence(list []corpus.Evidence) {
	for _, e := range list {
		m := r.message(e.MessageID)
		r.codes.Evidence(e.Role, e.Set)
		r.Printf("\nevidence (%s, alternative set %d), %s, %s\n", e.Role, e.Set, weekday(m), r.GroupName(m.GroupID))
		if r.Full {
			r.around(m)
		} else {
			r.line(m, "")
		}
	}
	r.Legend(r.codes)
}

// fell says why an item is not in the corpus.
func (r *reading) fell(it corpus.Item) {
	if len(it.Reasons) > 0 {
		r.Printf("\n")
	}
	for _, reason := range it.Reasons {
		r.codes.Scenarios(reason)
		r.Printf("%s\n", r.Folded(fmt.Sprintf("%s: %s", it.Status, reason), "  "))
	}
	if it.Fault == corpus.FaultReader {
		r.Printf("probably the reader's fault: it gave no answer, and the evidence states all that the gold is made of\n")
	}
	r.Legend(r.codes)
}

// person says of an item that a person decided about in this release who, when and why, and against which filters.
func (r *reading) person(it corpus.Item) {
	p := lineage.PersonOf(r.applied[it.ID])
	if p == nil {
		return
	}
	did := map[corpus.Action]string{corpus.ActionAccept: "admitted", corpus.ActionReject: "rejected",
		corpus.ActionEdit: "edited", corpus.ActionSettle: "settled"}[p.Action]
	if p.Action == corpus.ActionAccept && len(p.Overrules) == 0 {
		did = "confirmed"
	}
	text := did + " by " + p.Says()
	if len(p.Overrules) > 0 {
		text += "; against " + strings.Join(p.Overrules, ", ")
	}
	r.Printf("\n%s\n", r.Folded(text, "  "))
}

// options lists what may be chosen, and which kind each is of.
func (r *reading) options(it corpus.Item) {
	for i, o := range it.Options {
		note := ""
		if i < len(it.OptionKeys) {
			note = "  [" + strings.TrimSuffix(it.OptionKeys[i].Kind+", "+it.OptionKeys[i].Strategy, ", ") + "]"
		}
		r.Printf("     %s. %s\n", o.Letter, r.Folded(o.Text+note, "        "))
	}
}

func (r *reading) keys(what string, answers []string) {
	for _, a := range answers {
		r.Printf("     %s: %s\n", what, a)
	}
}

// rounds shows how a question was made harder.
func (r *reading) rounds(id string) {
	for _, x := range r.c.Rounds {
		if x.ItemID != id {
			continue
		}
		r.Printf("\nround %d  %s\n         the baseline answers %q from %s: right %s\n", x.Round,
			x.Question, x.Answer, strings.Join(x.Retrieved, " "), x.Verdict)
		if x.Refinement != "" {
			r.Printf("         then: %s\n", x.Refinement)
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
		r.codes.Add("part", g.Part)
		r.codes.Add("how", string(g.How))
		rows.Row(g.Part, r.Name(g.SubjectID)+" · "+g.Predicate, value, operation, string(g.How))
	}
	r.Table(rows)
	r.Legend(r.codes)
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
			note = "  (" + weekday(x) + ")"
		}
		r.line(x, note)
	}
}

// verdicts lists what the filters found of an item, and below it what they found of its wording before the release
// edited it.
func (r *reading) verdicts(it corpus.Item) {
	all := app.Filter(r.c.Verdicts, func(v corpus.Verdict) bool { return v.ItemID == it.ID })
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
		r.codes.Scenarios(v.Reason)
		r.codes.Add("filter", v.Filter)
		r.codes.Add("outcome", string(v.Outcome))
		rows.Row(v.Filter, v.Probe, v.Model, string(v.Outcome), v.Answer, v.Reason)
	}
	r.Printf("\n%s", heading)
	r.Table(rows)
	r.Legend(r.codes)
}
