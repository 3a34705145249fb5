package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/lineage"
	"memloom/internal/table"
	"memloom/output"
	"memloom/validate/filters"
)

// follow is a way through a corpus: it prints what leads to or from a record, and says whether the record is there.
type follow func(x *lineage.Index, heading func()) (found bool, err error)

// following opens a folder and follows one corpus after the other until one has the record.
func (a *app) following(dir, id, what string, f showFlags, way follow) error {
	s, err := a.openShowing(dir, f)
	if err != nil {
		return err
	}
	m, err := output.ReadManifest(dir)
	if err != nil {
		return err
	}
	shared, err := s.reader.Shared()
	if err != nil {
		return err
	}
	templates := map[string]string{}
	for _, t := range m.Templates {
		templates[t.Name] = t.SHA256
	}
	there := false
	err = s.each(func(c *corpus.Corpus) (bool, error) {
		x := lineage.New(lineage.Source{Corpus: c, Calls: shared.Calls, Templates: templates, Applied: corpus.AppliedDecisions(m.Release, shared, c)})
		found, err := way(x, newReading(c, s).heading)
		there = there || found
		return !found, err
	})
	if err == nil && !there {
		return usage("%s has no %s %q; %s and %s list what there is", dir, what, id, command("show", dir, "item"),
			command("show", dir, "rejection"))
	}
	return err
}

func (a *app) explain() *cobra.Command {
	var f showFlags
	cmd := &cobra.Command{
		Use: "explain DIR ITEM", Short: "The story of an item: facts, draft, rounds, probes, and why it stands where it does",
		Long: `The story of an item in the order in which it happened, whatever became of it: why it stands where it does, in a sentence;
the facts of its gold and where they are said; question, options and evidence; the rounds by which it was made harder; what
each filter asked, of whom, and what it found. "passes", "falls" and "open" are said of the item.`,
		Args: cobra.ExactArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			return a.following(args[0], args[1], "item", f, func(x *lineage.Index, heading func()) (bool, error) {
				it, ok := x.Item(args[1])
				if !ok {
					return false, nil
				}
				story := x.Explain(it, itemFilters())
				if a.json {
					return true, a.encode(story)
				}
				heading()
				a.tell(&story)
				return true, nil
			})
		},
	}
	cmd.Flags().StringVar(&f.corpus, "corpus", "", "of one corpus alone, by its id, as c3")
	return cmd
}

// itemFilters are the filters in the order in which they are run.
func itemFilters() []lineage.Filter {
	var out []lineage.Filter
	for _, name := range filters.Names() {
		out = append(out, lineage.Filter{Name: name, Proves: filters.Proves(name)})
	}
	return out
}

// tell prints a story.
func (a *app) tell(s *lineage.Story) {
	fmt.Fprintf(a.out, "%s  %s, %s\n\n%s\n", s.ItemID, s.Family, s.Status, a.folded(s.Why, ""))
	a.tellDraft(s)
	for _, r := range s.Rounds {
		fmt.Fprintf(a.out, "\nROUND %d\n  %s\n", r.Round, a.folded(fmt.Sprintf("%s The baseline read %s and answered %q: right %s. %s", r.Question,
			strings.Join(r.Retrieved, ", "), r.Answer, r.Verdict, r.Refinement), "  "))
	}
	for _, j := range s.Filters {
		a.judged(j)
	}
}

// tellDraft prints what a story says of the draft itself.
func (a *app) tellDraft(s *lineage.Story) {
	of := codes{}
	fmt.Fprintln(a.out, "\nFACTS")
	for _, f := range s.Facts {
		where := "said nowhere"
		if len(f.SaidIn) > 0 {
			where = "said in " + strings.Join(f.SaidIn, ", ")
		}
		of.add("part", f.Part)
		fmt.Fprintf(a.out, "  %s  %s\n", f.FactID, a.folded(f.Part+": "+f.Text+"; "+where, "        "))
	}
	a.legend(of)
	fmt.Fprintf(a.out, "\nDRAFT %s\n  Q  %s\n  A  %s\n", s.Draft, a.folded(s.Question, "     "), a.folded(s.Answer, "     "))
	for _, o := range s.Options {
		fmt.Fprintf(a.out, "     %s. %s\n", o.Letter, a.folded(o.Text+"  ["+o.Kind+"]", "        "))
	}
	asked := "  asked at " + s.AskedAt
	if s.Asker != "" {
		asked += " by " + s.Asker
	}
	fmt.Fprintln(a.out, asked)
	for _, e := range s.Evidence {
		of.evidence(e.Role, e.Set)
		fmt.Fprintf(a.out, "  %s  %s\n", e.MessageID, a.folded(fmt.Sprintf("(%s, alternative set %d) %s", e.Role, e.Set, e.Text), "        "))
	}
	a.legend(of)
}

// judged prints what a filter found.
func (a *app) judged(j lineage.Judged) {
	head := fmt.Sprintf("\n%s: %s", strings.ToUpper(j.Filter), j.Ended)
	if j.Code != "" {
		head += ", " + string(j.Code)
	}
	if j.Earlier {
		head += ", of the earlier wording"
	}
	if j.Judging > 0 {
		head += fmt.Sprintf(" (filtering %d)", j.Judging)
	}
	fmt.Fprintf(a.out, "%s – %s\n  %s\n", head, j.Proves, a.folded(j.Reason, "  "))
	for _, p := range j.Probes {
		text := fmt.Sprintf("%s: %s", p.Probe, p.Model)
		if p.ContextRef != "" {
			text += ", shown " + p.ContextRef
		}
		if len(p.LeftOut) > 0 {
			text += " without " + strings.Join(p.LeftOut, ", ")
		}
		text += fmt.Sprintf(", answers %q", p.Answer)
		if p.Confidence >= 0 {
			text += fmt.Sprintf(", %d %% sure", p.Confidence)
		}
		if len(p.Citations) > 0 {
			text += ", citing " + strings.Join(p.Citations, ", ")
		}
		if p.Reason != "" {
			text += ": " + p.Reason
		}
		fmt.Fprintf(a.out, "    %s\n", a.folded(text, "      "))
	}
	of := codes{}
	of.scenarios(j.Reason)
	a.legend(of)
}

func (a *app) trace() *cobra.Command {
	var f showFlags
	cmd := &cobra.Command{
		Use: "trace DIR ID", Short: "Up from an item, message or fact: gold, messages, slots, facts, passages, calls, templates",
		Args: cobra.ExactArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			return a.following(args[0], args[1], "item, message or fact", f, func(x *lineage.Index, heading func()) (bool, error) {
				n, ok := x.Trace(args[1])
				if !ok {
					return false, nil
				}
				if a.json {
					return true, a.encode(n)
				}
				heading()
				a.node(n, 0)
				return true, nil
			})
		},
	}
	cmd.Flags().StringVar(&f.corpus, "corpus", "", "of one corpus alone, by its id, as c3")
	return cmd
}

// node prints a node and, indented below it, those that it leads to.
func (a *app) node(n lineage.Node, depth int) {
	indent := strings.Repeat("  ", depth)
	text := n.Kind
	if n.ID != "" {
		text += " " + n.ID
	}
	fmt.Fprintln(a.out, indent+a.folded(text+"  "+n.Text, indent+"    "))
	for _, to := range n.To {
		a.node(to, depth+1)
	}
}

func (a *app) impact() *cobra.Command {
	var f showFlags
	cmd := &cobra.Command{
		Use: "impact DIR MESSAGE", Short: "Down from a message: its facts, the items that rest on it, and what judging them again costs",
		Args: cobra.ExactArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			return a.following(args[0], args[1], "message", f, func(x *lineage.Index, heading func()) (bool, error) {
				i, ok := x.Impact(args[1])
				if !ok {
					return false, nil
				}
				if a.json {
					return true, a.encode(i)
				}
				heading()
				a.impacted(&i)
				return true, nil
			})
		},
	}
	cmd.Flags().StringVar(&f.corpus, "corpus", "", "of one corpus alone, by its id, as c3")
	return cmd
}

func (a *app) impacted(i *lineage.Impact) {
	fmt.Fprintf(a.out, "%s  %s\n", i.MessageID, a.folded(i.Text, "        "))
	for _, f := range i.Facts {
		fmt.Fprintf(a.out, "\n%s  %s\n", f.FactID, a.folded("states "+f.Text+"; said in "+strings.Join(f.SaidIn, ", "), "        "))
	}
	if len(i.Items) == 0 {
		fmt.Fprintln(a.out, "\nno item rests on it")
		return
	}
	fmt.Fprintln(a.out)
	rows := table.New(table.Words("item", "family", "status", "rests on it as"), table.Sentences("question"))
	for _, t := range i.Items {
		rows.Row(t.ItemID, t.Family, string(t.Status), strings.Join(t.How, ", "), oneLine(t.Question))
	}
	_ = a.table(rows)
	fmt.Fprintln(a.out, "\n"+i.Again.String())
}

// mostHits is how many hits of a kind search prints unless asked for more.
const mostHits = 10

func (a *app) search() *cobra.Command {
	var f showFlags
	var kinds []string
	most := mostHits
	cmd := &cobra.Command{
		Use: "search DIR TEXT...", Short: "Messages, facts and items that hold a text or mean it, with their places",
		Long: `Messages, facts and items that hold a text or mean it, the best of each kind first. One that "says it" has the words, one
after the other, whatever their case; one that "means it" states a value that stands in the text, in whatever words, so that
"7 March 2025" finds "next Friday"; one that "has its words" has all of them somewhere.`,
		Args: cobra.MinimumNArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			for _, k := range kinds {
				if k != "message" && k != "fact" && k != "item" {
					return usage("--kind: there is no %q; there are message, fact, item", k)
				}
			}
			s, err := a.openShowing(args[0], f)
			if err != nil {
				return err
			}
			text, found := strings.Join(args[1:], " "), 0
			err = s.each(func(c *corpus.Corpus) (bool, error) {
				hits := lineage.New(lineage.Source{Corpus: c}).Search(text)
				found += len(hits)
				return true, a.hits(hits, kinds, most, newReading(c, s).heading)
			})
			if err == nil && found == 0 && !a.json {
				_, err = fmt.Fprintf(a.out, "nothing holds %q or means it\n", text)
			}
			return err
		},
	}
	cmd.Flags().StringVar(&f.corpus, "corpus", "", "of one corpus alone, by its id, as c3")
	cmd.Flags().StringSliceVar(&kinds, "kind", nil, "of one kind alone: message, fact or item")
	cmd.Flags().IntVar(&most, "limit", mostHits, "how many of a kind are printed; 0: all")
	return cmd
}

// hits prints the first hits of every kind that is wanted, and how many more there are.
func (a *app) hits(list []lineage.Hit, kinds []string, most int, heading func()) error {
	shown, left := map[string]int{}, map[string]int{}
	for _, h := range list {
		if len(kinds) > 0 && !slices.Contains(kinds, h.Kind) {
			continue
		}
		if most > 0 && shown[h.Kind] == most {
			left[h.Kind]++
			continue
		}
		shown[h.Kind]++
		if a.json {
			if err := a.encode(h); err != nil {
				return err
			}
			continue
		}
		if shown["message"]+shown["fact"]+shown["item"] == 1 {
			heading()
		}
		fmt.Fprintf(a.out, "%s %s  %s\n      %s\n", h.Kind, h.ID, h.How+"; "+h.Place, a.folded(oneLine(h.Text), "      "))
	}
	for _, k := range []string{"message", "fact", "item"} {
		if left[k] > 0 && !a.json {
			fmt.Fprintf(a.out, "and %d more of kind %s: --limit 0 prints all\n", left[k], k)
		}
	}
	return nil
}
