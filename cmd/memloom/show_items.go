package main

import (
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"memloom/internal/corpus"
)

// item shows an accepted item with its evidence in context, or lists them.
func (r *reading) item(args []string) error {
	return r.items(args, "item", func(it corpus.Item) bool { return it.Status == corpus.Accepted })
}

// rejection shows a rejected or flagged draft with its verdicts, or lists them.
func (r *reading) rejection(args []string) error {
	return r.items(args, "rejection", func(it corpus.Item) bool {
		return it.Status != corpus.Accepted && (r.withAll || !surplus(it))
	})
}

// surplus says of a draft that no quota needed it and nobody judged it.
func surplus(it corpus.Item) bool { return slices.Contains(it.Reasons, corpus.ReasonSurplus) }

func (r *reading) items(args []string, what string, fits func(corpus.Item) bool) error {
	id, err := oneArg(args, what)
	if err != nil {
		return err
	}
	var found []corpus.Item
	family := slices.ContainsFunc(r.c.Items, func(it corpus.Item) bool { return it.Family == id })
	for _, it := range r.c.Items {
		if (id == "" || it.Family == id) && fits(it) || strings.EqualFold(id, it.ID) {
			found = append(found, it)
		}
	}
	if id != "" && !family && len(found) == 0 {
		return usage("no item and no family is called %q; `memloom show DIR %s` lists them", id, what)
	}
	if done, err := r.print(found); done {
		return err
	}
	if id == "" || family {
		return r.listItems(found, what, id)
	}
	r.one(found[0])
	return nil
}

// listItems writes a line an item, no wider than the screen: questions and answers
// are cut, and read in full when the item is shown. Of what is left out of the
// rejections of a family, or of all, it says where it is.
func (r *reading) listItems(list []corpus.Item, what, family string) error {
	rows := make([][]string, len(list))
	for i, it := range list {
		note := it.Answer
		if it.Status != corpus.Accepted {
			note = fmt.Sprintf("%s: %s", it.Status, strings.Join(it.Reasons, "; "))
		}
		rows[i] = []string{it.ID, it.Family, oneLine(it.Question), "→ " + oneLine(note)}
	}
	parts := 3
	if what == "rejection" {
		parts = 2 // why it fell is as long as what it asks
	}
	shortened := narrow(rows, r.screen(), parts)
	w := tabwriter.NewWriter(r.out, 0, 0, columnGap, ' ', 0)
	for _, row := range rows {
		fmt.Fprintln(w, strings.Join(row, "\t"))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if shortened {
		if _, err := fmt.Fprintf(r.out, "lines are cut: `show DIR %s ID` shows one whole\n", what); err != nil {
			return err
		}
	}
	if what != "rejection" || r.withAll {
		return nil
	}
	left := 0
	for _, it := range r.c.Items {
		if surplus(it) && (family == "" || it.Family == family) {
			left++
		}
	}
	if left > 0 {
		_, err := fmt.Fprintf(r.out, "and %d surplus drafts, which no quota needed and nobody judged: `show DIR rejection --all` lists them too\n", left)
		return err
	}
	return nil
}

func (r *reading) one(it corpus.Item) {
	fmt.Fprintf(r.out, "%s  %s (%s), %s", it.ID, it.Family, kinds(it), it.Status)
	if it.Quality != "" && it.Status == corpus.Accepted {
		fmt.Fprintf(r.out, ", %s", it.Quality)
	}
	fmt.Fprintf(r.out, "\n\n  Q  %s\n  A  %s\n", it.Question, it.Answer)
	for i, o := range it.Options {
		note := ""
		if i < len(it.OptionKeys) {
			note = "  [" + strings.TrimSuffix(it.OptionKeys[i].Kind+", "+it.OptionKeys[i].Strategy, ", ") + "]"
		}
		fmt.Fprintf(r.out, "     %s. %s%s\n", o.Letter, o.Text, note)
	}
	r.keys("right", it.CorrectAnswers)
	r.keys("wrong", it.IncorrectAnswers)
	for _, reason := range it.Reasons {
		fmt.Fprintf(r.out, "     %s: %s\n", it.Status, reason)
	}
	fmt.Fprintf(r.out, "\nasked at %s", it.AskedAt)
	if it.AskerID != "" {
		fmt.Fprintf(r.out, " by %s", r.names[it.AskerID])
	}
	fmt.Fprintln(r.out)
	for _, g := range it.Gold {
		r.gold(g)
	}
	for _, e := range it.Evidence {
		m := r.messages[e.MessageID]
		fmt.Fprintf(r.out, "\nevidence %s (%s, group %d), %s %s, %s\n", m.ID, e.Role, e.Group, m.At.Date().Weekday(), m.At.Date(), r.groups[m.GroupID].Name)
		r.around(m)
	}
	r.rounds(it.ID)
	r.verdicts(it.ID)
}

// kinds are the classes of an item that its family tells apart.
func kinds(it corpus.Item) string {
	list := slices.DeleteFunc([]string{it.Relation, it.Subtype, it.Subcategory, it.Difficulty}, func(s string) bool { return s == "" })
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
		fmt.Fprintf(r.out, "\nround %d  %s\n         the baseline answers %q from %s: right %s\n", x.Round, x.Question, x.Answer, strings.Join(x.Retrieved, " "), x.Verdict)
		if x.Refinement != "" {
			fmt.Fprintf(r.out, "         then: %s\n", x.Refinement)
		}
	}
}

func (r *reading) gold(g corpus.GoldAtom) {
	value := "nothing"
	if g.Atom != nil {
		value = g.Atom.Canonical()
	}
	fmt.Fprintf(r.out, "gold     %s: %s · %s = %s (%s, %s", g.Part, r.names[g.SubjectID], g.Predicate, value, g.Operation, g.How)
	if g.Unit != "" {
		fmt.Fprintf(r.out, ", %s days", g.Unit)
	}
	if g.Inclusive {
		fmt.Fprint(r.out, ", both ends counted")
	}
	fmt.Fprintln(r.out, ")")
}

// around shows a message between its neighbours of the group, with the days of
// those of another day.
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

func (r *reading) verdicts(id string) {
	w := tabwriter.NewWriter(r.out, 0, 0, 2, ' ', 0)
	title := false
	for _, v := range r.c.Verdicts {
		if v.ItemID != id {
			continue
		}
		if !title {
			fmt.Fprintln(w, "\nfilter\tprobe\tmodel\toutcome\tanswer\treason")
			title = true
		}
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", v.Filter, v.Probe, v.Model, v.Outcome, v.Answer, v.Reason)
	}
	_ = w.Flush()
}

// fact shows a fact and where it is said, or lists all.
func (r *reading) fact(args []string) error {
	id, err := oneArg(args, "fact")
	if err != nil {
		return err
	}
	var found []corpus.Fact
	for _, f := range r.c.Facts {
		if id == "" || strings.EqualFold(id, f.ID) {
			found = append(found, f)
		}
	}
	if len(found) == 0 {
		return usage("no fact is called %q; `memloom show DIR fact` lists them", id)
	}
	if done, err := r.print(found); done {
		return err
	}
	for _, f := range found {
		fmt.Fprintf(r.out, "%s  %s · %s = %s, from %s%s\n", f.ID, r.names[f.SubjectID], f.Predicate, f.Value.Canonical(), f.From, r.notes(f))
		if id != "" {
			r.said(f)
		}
	}
	return nil
}

func (r *reading) notes(f corpus.Fact) string {
	var notes []string
	if f.Noise {
		notes = append(notes, "noise")
	}
	if f.Supersedes != "" {
		notes = append(notes, "replaces "+f.Supersedes)
	}
	if f.Contradicts != "" {
		notes = append(notes, fmt.Sprintf("contradicts %s of %s, as planned", f.Contradicts, r.stated[f.Contradicts]))
	}
	if f.Corrects != "" {
		notes = append(notes, "corrects "+f.Corrects)
	}
	if f.About != "" {
		notes = append(notes, "about "+f.About)
	}
	if f.Condition != "" {
		notes = append(notes, f.Condition)
	}
	if len(notes) == 0 {
		return ""
	}
	return " (" + strings.Join(notes, ", ") + ")"
}

func (r *reading) said(f corpus.Fact) {
	for _, p := range r.c.Plan {
		for _, d := range p.Discloses {
			if d.FactID == f.ID {
				m := r.messages[p.MessageID]
				fmt.Fprintf(r.out, "\nsaid on %s in %s as “%s” (%s)\n", m.At.Date(), r.groups[m.GroupID].Name, d.Surface, d.Basis)
				r.around(m)
			}
		}
	}
}
