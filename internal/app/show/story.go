package show

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/lineage"
	"memloom/internal/table"
	"memloom/output"
	"memloom/validate/filters"
)

// Record names a record of a corpus.
type Record struct {
	Dir string `arg:"DIR"`
	ID  string `arg:"ID"`
	One string `flag:"corpus"` // that is searched; empty for all
}

// follow opens a folder and prints what of leads to or from a record, of the first corpus that has it. What names what
// can be asked for.
func follow[T any](c *app.Console, in Record, what string, of func(x *lineage.Index) (T, bool),
	text func(*app.Console, T)) error {
	s, err := open(c, In{Dir: in.Dir, One: in.One})
	if err != nil {
		return err
	}
	m, err := output.ReadManifest(in.Dir)
	if err != nil {
		return err
	}
	shared, err := s.reader.Shared()
	if err != nil {
		return err
	}
	there := false
	err = s.each(func(x *corpus.Corpus) (bool, error) {
		found, ok := of(Index(m, shared, x))
		if !ok {
			return true, nil
		}
		if there = true; c.JSON {
			c.Encode(found)
			return false, nil
		}
		newReading(x, s).heading()
		text(c, found)
		return false, nil
	})
	if err == nil && !there {
		return app.Usage("%s has no %s %q; %s and %s list what there is", in.Dir, what, in.ID,
			app.Command("show", in.Dir, "item"), app.Command("show", in.Dir, "rejection"))
	}
	return err
}

// Index returns the lineage of a corpus of a folder with its manifest; shared holds what its corpora share.
func Index(m *output.Manifest, shared, c *corpus.Corpus) *lineage.Index {
	templates := map[string]string{}
	for _, t := range m.Templates {
		templates[t.Name] = t.SHA256
	}
	return lineage.New(lineage.Source{Corpus: c, Calls: shared.Calls, Templates: templates,
		Applied: corpus.AppliedDecisions(m.Release, shared, c)})
}

// Explain prints the story of an item.
func Explain(_ context.Context, in Record, c *app.Console) (app.None, error) {
	return app.None{}, follow(c, in, "item", func(x *lineage.Index) (s lineage.Story, ok bool) {
		it, ok := x.Item(in.ID)
		if ok {
			s = x.Explain(it, Filters())
		}
		return s, ok
	}, tell)
}

// Unjudged prints an item without what became of it.
func Unjudged(in Record, c *app.Console) error {
	return follow(c, in, "item", func(x *lineage.Index) (s lineage.Story, ok bool) {
		it, ok := x.Item(in.ID)
		if ok {
			s = x.Explain(it, nil).Unjudged()
		}
		return s, ok
	}, func(c *app.Console, s lineage.Story) {
		c.Printf("%s  %s\n", s.ItemID, s.Family)
		tellDraft(c, &s)
	})
}

// Filters are the filters in the order in which they are run.
func Filters() []lineage.Filter {
	return app.Map(filters.Names(), func(name string) lineage.Filter {
		return lineage.Filter{Name: name, Proves: filters.Proves(name)}
	})
}

// tell prints a story.
func tell(c *app.Console, s lineage.Story) {
	c.Printf("%s  %s, %s\n\n%s\n", s.ItemID, s.Family, s.Status, c.Folded(s.Why, ""))
	tellDraft(c, &s)
	for _, r := range s.Rounds {
		c.Printf("\nROUND %d\n  %s\n", r.Round, c.Folded(fmt.Sprintf("%s The baseline read %s and answered %q: right %s. %s",
			r.Question, strings.Join(r.Retrieved, ", "), r.Answer, r.Verdict, r.Refinement), "  "))
	}
	for _, j := range s.Filters {
		judged(c, j)
	}
}

// tellDraft prints what a story says of the draft itself.
func tellDraft(c *app.Console, s *lineage.Story) {
	of := app.Codes{}
	c.Printf("\nFACTS\n")
	for _, f := range s.Facts {
		where := "said nowhere"
		if len(f.SaidIn) > 0 {
			where = "said in " + strings.Join(f.SaidIn, ", ")
		}
		of.Add("part", f.Part)
		c.Printf("  %s  %s\n", f.FactID, c.Folded(f.Part+": "+f.Text+"; "+where, "        "))
	}
	c.Legend(of)
	c.Printf("\nDRAFT %s\n  Q  %s\n  A  %s\n", s.Draft, c.Folded(s.Question, "     "), c.Folded(s.Answer, "     "))
	for _, o := range s.Options {
		c.Printf("     %s. %s\n", o.Letter, c.Folded(o.Text+"  ["+o.Kind+"]", "        "))
	}
	c.Printf("  asked at %s%s\n", s.AskedAt, around(" by ", s.Asker, ""))
	for _, e := range s.Evidence {
		of.Evidence(e.Role, e.Set)
		c.Printf("  %s  %s\n", e.MessageID, c.Folded(fmt.Sprintf("(%s, alternative set %d) %s", e.Role, e.Set, e.Text),
			"        "))
	}
	c.Legend(of)
}

// judged prints what a filter found.
func judged(c *app.Console, j lineage.Judged) {
	head := strings.ToUpper(j.Filter) + ": " + j.Ended + around(", ", string(j.Code), "")
	if j.Earlier {
		head += ", of the earlier wording"
	}
	if j.Judging > 0 {
		head += fmt.Sprintf(" (filtering %d)", j.Judging)
	}
	c.Printf("\n%s – %s\n  %s\n", head, j.Proves, c.Folded(j.Reason, "  "))
	for _, p := range j.Probes {
		text := p.Probe + ": " + p.Model + around(", shown ", p.ContextRef, "") +
			around(" without ", strings.Join(p.LeftOut, ", "), "") +
			fmt.Sprintf(", answers %q", p.Answer)
		if p.Confidence >= 0 {
			text += fmt.Sprintf(", %d %% sure", p.Confidence)
		}
		text += around(", citing ", strings.Join(p.Citations, ", "), "") + around(": ", p.Reason, "")
		c.Printf("    %s\n", c.Folded(text, "      "))
	}
	of := app.Codes{}
	of.Scenarios(j.Reason)
	c.Legend(of)
}

// Trace prints what leads up from a record.
func Trace(_ context.Context, in Record, c *app.Console) (app.None, error) {
	of := func(x *lineage.Index) (lineage.Node, bool) { return x.Trace(in.ID) }
	return app.None{}, follow(c, in, "item, message or fact", of, func(c *app.Console, n lineage.Node) { node(c, n, "") })
}

// node prints a node and, indented below it, those that it leads to.
func node(c *app.Console, n lineage.Node, indent string) {
	c.Printf("%s\n", indent+c.Folded(n.Kind+around(" ", n.ID, "")+"  "+n.Text, indent+"    "))
	for _, to := range n.To {
		node(c, to, indent+"  ")
	}
}

// Impact prints what a message leads down to.
func Impact(_ context.Context, in Record, c *app.Console) (app.None, error) {
	of := func(x *lineage.Index) (lineage.Impact, bool) { return x.Impact(in.ID) }
	return app.None{}, follow(c, in, "message", of, impact)
}

func impact(c *app.Console, i lineage.Impact) {
	c.Printf("%s  %s\n", i.MessageID, c.Folded(i.Text, "        "))
	for _, f := range i.Facts {
		c.Printf("\n%s  %s\n", f.FactID, c.Folded("states "+f.Text+"; said in "+strings.Join(f.SaidIn, ", "), "        "))
	}
	if len(i.Items) == 0 {
		c.Printf("\nno item rests on it\n")
		return
	}
	rows := table.New(table.Words("item", "family", "status", "rests on it as"), table.Sentences("question"))
	for _, t := range i.Items {
		rows.Row(t.ItemID, t.Family, string(t.Status), strings.Join(t.How, ", "), app.OneLine(t.Question))
	}
	c.Printf("\n")
	c.Table(rows)
	c.Printf("\n%s\n", i.Again.String())
}

// SearchIn says what is searched for.
type SearchIn struct {
	Dir   string   `arg:"DIR"`
	Words []string `arg:"TEXT..."`
	One   string   `flag:"corpus"` // that is searched; empty for all
	Kinds []string `flag:"kind,list"`
	Limit int      `flag:"limit"` // of each kind; 0 is none
}

// hitKinds are the kinds of what search finds.
var hitKinds = []string{"message", "fact", "item"}

// Search prints the messages, facts and items that hold a text or mean it.
func Search(_ context.Context, in SearchIn, c *app.Console) (app.None, error) {
	var none app.None
	for _, k := range in.Kinds {
		if !slices.Contains(hitKinds, k) {
			return none, app.Usage("--kind: there is no %q; there are message, fact, item", k)
		}
	}
	s, err := open(c, In{Dir: in.Dir, One: in.One})
	if err != nil {
		return none, err
	}
	text, found := strings.Join(in.Words, " "), 0
	err = s.each(func(x *corpus.Corpus) (bool, error) {
		hits := lineage.New(lineage.Source{Corpus: x}).Search(text)
		found += len(hits)
		in.print(c, hits, newReading(x, s).heading)
		return true, nil
	})
	if err == nil && found == 0 && !c.JSON {
		c.Printf("nothing holds %q or means it\n", text)
	}
	return none, err
}

// print prints the first hits of every kind that is wanted, and how many more there are.
func (in *SearchIn) print(c *app.Console, list []lineage.Hit, heading func()) {
	shown, more := map[string]int{}, map[string]int{}
	for _, h := range list {
		switch {
		case len(in.Kinds) > 0 && !slices.Contains(in.Kinds, h.Kind):
			continue
		case in.Limit > 0 && shown[h.Kind] == in.Limit:
			more[h.Kind]++
			continue
		}
		shown[h.Kind]++
		if c.JSON {
			c.Encode(h)
			continue
		}
		if shown["message"]+shown["fact"]+shown["item"] == 1 {
			heading()
		}
		c.Printf("%s %s  %s\n      %s\n", h.Kind, h.ID, h.How+"; "+h.Place, c.Folded(app.OneLine(h.Text), "      "))
	}
	for _, k := range hitKinds {
		if more[k] > 0 && !c.JSON {
			c.Printf("and %d more of kind %s: --limit 0 prints all\n", more[k], k)
		}
	}
}
