package show

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/app"
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
		return it.Status != corpus.Accepted && (r.All || it.Status != corpus.Surplus)
	})
}

func (r *reading) items(args []string, what string, fits func(corpus.Item) bool) (bool, error) {
	id, err := oneArg(args, what)
	if err != nil {
		return false, err
	}
	found := app.Filter(r.c.Items, func(it corpus.Item) bool {
		return (id == "" || it.Family == id) && fits(it) && r.Fit(it) || strings.EqualFold(id, it.ID)
	})
	families := app.Map(r.c.Items, func(it corpus.Item) string { return it.Family })
	list := id == "" || slices.Contains(families, id)
	if !list && len(found) == 0 {
		return false, absent("no item and no family is called %q; %s lists them%s", id, r.command(what),
			nearest.Hint(id, families))
	}
	if r.printed(found) {
		return list, nil
	}
	if list {
		r.listItems(found, what, id)
		return true, nil
	}
	if it := found[0]; what == "rejection" && !fits(it) && it.Status != corpus.Surplus {
		return false, app.Usage("%s was %s, not rejected; %s shows it", id, it.Status, r.command("item", id))
	}
	if err := r.decided(); err != nil {
		return false, err
	}
	r.heading()
	r.sheet(found[0])
	if !r.Full {
		r.Printf("\n%s shows more: the messages around the evidence, rounds and verdicts\n",
			r.command(what, found[0].ID, "--full"))
	}
	return false, nil
}

// decided reads which decisions of people the release applied.
func (r *reading) decided() error {
	if r.release == 0 {
		return nil
	}
	shared, err := r.reader.Shared()
	if err == nil {
		r.applied = corpus.AppliedDecisions(r.release, shared, r.c)
	}
	return err
}

// listItems writes a row an item. How many surplus drafts a list of rejections leaves out is said below the lists of
// all corpora.
func (r *reading) listItems(list []corpus.Item, what, family string) {
	t := table.New(table.Words("item", "family", "status"), table.Sentences("question → answer"))
	if what == "rejection" {
		t = table.New(table.Words("item", "family", "status"), table.Sentences("question → why it is not in the corpus"))
	}
	for _, it := range list {
		t.Row(it.ID, it.Family, string(it.Status), app.OneLine(it.Question)+" → "+app.OneLine(noteOf(it)))
	}
	if len(list) > 0 {
		r.heading()
	}
	if what == "rejection" && !r.All {
		r.surplus += len(app.Filter(r.c.Items, func(it corpus.Item) bool {
			return it.Status == corpus.Surplus && (family == "" || it.Family == family)
		}))
	}
	r.Table(t)
}

// noteOf is the answer of an accepted item, and what became of another one.
func noteOf(it corpus.Item) string {
	switch it.Status {
	case corpus.Surplus:
		return "its quota was full"
	case corpus.Accepted:
		return it.Answer
	}
	return strings.Join(it.Reasons, "; ")
}

// fact shows a fact and where it is said, or lists all.
func (r *reading) fact(args []string) (bool, error) {
	id, err := oneArg(args, "fact")
	if err != nil {
		return false, err
	}
	found := app.Filter(r.c.Facts, func(f corpus.Fact) bool { return id == "" || strings.EqualFold(id, f.ID) })
	if len(found) == 0 {
		return false, absent("no fact is called %q; %s lists them", id, r.command("fact"))
	}
	if r.printed(found) {
		return id == "", nil
	}
	r.heading()
	for _, f := range found {
		r.Printf("%s  %s · %s = %s, from %s%s\n", f.ID, r.Name(f.SubjectID), f.Predicate, f.Value.Canonical(), f.From,
			r.notes(f))
		if id != "" {
			r.said(f)
		}
	}
	return id == "", nil
}

func (r *reading) notes(f corpus.Fact) string {
	against := ""
	if said := r.Stating(f.Contradicts); f.Contradicts != "" {
		against = f.Contradicts + " of , as planned"
		if len(said) > 0 {
			against = fmt.Sprintf("%s of %s, as planned", f.Contradicts, said[0].Message.ID)
		}
	}
	noise := ""
	if f.Noise {
		noise = "noise"
	}
	return around(" (", joined(", ", noise, around("replaces ", f.Supersedes, ""), around("contradicts ", against, ""),
		around("corrects ", f.Corrects, ""), around("about ", f.About, ""), f.Condition), ")")
}

func (r *reading) said(f corpus.Fact) {
	for _, p := range r.c.Plan {
		for _, d := range p.Discloses {
			if d.FactID == f.ID {
				m := r.message(p.MessageID)
				r.Printf("\nsaid on %s in %s as “%s” (%s)\n", m.At.Date(), r.GroupName(m.GroupID), d.Surface, d.Basis)
				r.around(m)
			}
		}
	}
}

// around puts words around a text that is not empty.
func around(before, text, after string) string {
	if text == "" {
		return ""
	}
	return before + text + after
}

// joined joins the texts that are not empty.
func joined(separator string, texts ...string) string {
	return strings.Join(app.Filter(texts, func(x string) bool { return x != "" }), separator)
}
