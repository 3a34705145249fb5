package main

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/internal/table"
)

// item shows an accepted item with its evidence in context, or lists them.
func (r *reading) item(args []string) (bool, error) {
	return r.items(args, "item", func(it corpus.Item) bool { return it.Status == corpus.Accepted })
}

// rejection shows a rejected or flagged draft with its verdicts, or lists them.
func (r *reading) rejection(args []string) (bool, error) {
	return r.items(args, "rejection", func(it corpus.Item) bool {
		return it.Status != corpus.Accepted && (r.all || !surplus(it))
	})
}

// surplus says of a draft that no quota needed it and nobody judged it.
func surplus(it corpus.Item) bool { return it.Status == corpus.Surplus }

func (r *reading) items(args []string, what string, fits func(corpus.Item) bool) (bool, error) {
	id, err := oneArg(args, what)
	if err != nil {
		return false, err
	}
	found := r.matching(id, fits)
	family := slices.ContainsFunc(r.c.Items, func(it corpus.Item) bool { return it.Family == id })
	if id != "" && !family && len(found) == 0 {
		return false, notThere{usage("no item and no family is called %q; %s lists them%s", id, r.command(what),
			nearest.Hint(id, r.families()))}
	}
	list := id == "" || family
	if done, err := r.print(found); done {
		return list, err
	}
	if list {
		return true, r.listItems(found, what, id)
	}
	if what == "rejection" && !fits(found[0]) && !surplus(found[0]) {
		return false, usage("%s was %s, not rejected; %s shows it", id, found[0].Status, r.command("item", id))
	}
	if err := r.decided(); err != nil {
		return false, err
	}
	r.heading()
	r.sheet(found[0])
	if !r.full {
		fmt.Fprintf(r.out, "\n%s shows more: the messages around the evidence, rounds and verdicts\n", r.command(what, found[0].ID, "--full"))
	}
	return false, nil
}

// matching returns the items that fit and have the facets, those of a family where id names one, and the item of that id.
func (r *reading) matching(id string, fits func(corpus.Item) bool) []corpus.Item {
	var found []corpus.Item
	for _, it := range r.c.Items {
		if (id == "" || it.Family == id) && fits(it) && r.facets.fit(it) || strings.EqualFold(id, it.ID) {
			found = append(found, it)
		}
	}
	return found
}

// listItems writes a row an item. How many surplus drafts a list of
// rejections leaves out is said below the lists of all corpora.
func (r *reading) listItems(list []corpus.Item, what, family string) error {
	t := table.New(table.Words("item", "family", "status"), table.Sentences("question → answer"))
	if what == "rejection" {
		t = table.New(table.Words("item", "family", "status"), table.Sentences("question → why it is not in the corpus"))
	}
	for _, it := range list {
		t.Row(it.ID, it.Family, string(it.Status), oneLine(it.Question)+" → "+oneLine(noteOf(it)))
	}
	if len(list) > 0 {
		r.heading()
	}
	if what == "rejection" && !r.all {
		r.left += r.surplusLeft(family)
	}
	return r.table(t)
}

// noteOf is the answer of an accepted item, and what became of another one.
func noteOf(it corpus.Item) string {
	switch {
	case surplus(it):
		return "its quota was full"
	case it.Status != corpus.Accepted:
		return strings.Join(it.Reasons, "; ")
	}
	return it.Answer
}

// surplusLeft is how many surplus drafts of a family, or of all, a list leaves out.
func (r *reading) surplusLeft(family string) int {
	left := 0
	for _, it := range r.c.Items {
		if surplus(it) && (family == "" || it.Family == family) {
			left++
		}
	}
	return left
}

// fact shows a fact and where it is said, or lists all.
func (r *reading) fact(args []string) (bool, error) {
	id, err := oneArg(args, "fact")
	if err != nil {
		return false, err
	}
	var found []corpus.Fact
	for _, f := range r.c.Facts {
		if id == "" || strings.EqualFold(id, f.ID) {
			found = append(found, f)
		}
	}
	if len(found) == 0 {
		return false, notThere{usage("no fact is called %q; %s lists them", id, r.command("fact"))}
	}
	if done, err := r.print(found); done {
		return id == "", err
	}
	r.heading()
	for _, f := range found {
		fmt.Fprintf(r.out, "%s  %s · %s = %s, from %s%s\n", f.ID, r.Name(f.SubjectID), f.Predicate,
			f.Value.Canonical(), f.From, r.notes(f))
		if id != "" {
			r.said(f)
		}
	}
	return id == "", nil
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
		notes = append(notes, fmt.Sprintf("contradicts %s of %s, as planned", f.Contradicts, r.stated(f.Contradicts)))
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
				m := r.message(p.MessageID)
				fmt.Fprintf(r.out, "\nsaid on %s in %s as “%s” (%s)\n", m.At.Date(), r.GroupName(m.GroupID),
					d.Surface, d.Basis)
				r.around(m)
			}
		}
	}
}
