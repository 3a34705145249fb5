package main

import (
	"encoding/json"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/agreement"
	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/table"
	"memloom/pipeline/review"
)

// label is what somebody found wrong with an item, by hand.
type label struct {
	ItemID  string   `json:"item_id"`
	Defects []string `json:"defects"`
}

// detection is how well somebody finds a defect: the filters, or people.
type detection struct {
	By        string          `json:"by"`     // filters or people
	Defect    string          `json:"defect"` // any, or one of the codes
	Precision agreement.Share `json:"precision"`
	Recall    agreement.Share `json:"recall"`
}

func (a *app) auditScore() *cobra.Command {
	var labels string
	cmd := &cobra.Command{
		Use: "score DIR --labels FILE", Short: "How well filters and people find defects that are labelled by hand",
		Long: `Hold filters and people against labels: JSON objects a line, {"item_id": "I001", "defects": ["gold_wrong"]}, with no defect for a
sound item, in the vocabulary of decisions. Filters find a defect in what is rejected or flagged; people in what they decided to
reject or to edit. Precision and recall have 95 % intervals (Wilson); of single defects, recall alone is the filters': they do not
say which defect they found.`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			list, err := readLabels(labels)
			if err != nil {
				return err
			}
			x, err := a.openAudit(cmd.Context(), args[0])
			if err != nil {
				return err
			}
			return x.score(list)
		},
	}
	cmd.Flags().StringVar(&labels, "labels", "", "file of labels, JSON objects a line")
	_ = cmd.MarkFlagRequired("labels")
	return cmd
}

func readLabels(file string) (map[string][]string, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, usage("%w", err)
	}
	defer f.Close()
	out := map[string][]string{}
	for lines := bounded.NewLines(f, file, bounded.Line, bounded.Answers); ; {
		line, n, err := lines.Next()
		switch {
		case errors.Is(err, io.EOF):
			return out, nil
		case err != nil:
			return nil, unreadable(err)
		case len(line) == 0:
			continue
		}
		var l label
		if err := json.Unmarshal(line, &l); err != nil || l.ItemID == "" {
			return nil, usage("%s:%d: no label: an object like {\"item_id\": \"I001\", \"defects\": [\"gold_wrong\"]} is expected", file, n)
		}
		for _, d := range l.Defects {
			if !slices.Contains(decisions.Reasons(), d) {
				return nil, usage("%s:%d: there is no defect %q; there are %s", file, n, d, strings.Join(decisions.Reasons(), ", "))
			}
		}
		out[strings.ToUpper(l.ItemID)] = l.Defects
	}
}

// judgedBy is what filters and people made of a labelled item.
type judgedBy struct {
	defects         []string
	filters, people bool // found fault with it
	decided         bool
	code            string // by which people found fault
}

func (x *auditing) score(labels map[string][]string) error {
	var all []judgedBy
	err := x.each(func(c *corpus.Corpus, j *review.Judge) (bool, error) {
		for i := range c.Items {
			it := &c.Items[i]
			defects, ok := labels[it.ID]
			if !ok {
				continue
			}
			delete(labels, it.ID)
			d, _ := x.outcome(j, it)
			b := judgedBy{defects: defects, filters: it.Status == corpus.Rejected || it.Status == corpus.Flagged, decided: d != nil}
			if d != nil {
				b.people, b.code = d.Action == corpus.ActionReject || d.Action == corpus.ActionEdit, d.Code
			}
			all = append(all, b)
		}
		return true, nil
	})
	if err != nil {
		return err
	}
	if len(labels) > 0 {
		var ids []string
		for id := range labels {
			ids = append(ids, id)
		}
		slices.Sort(ids)
		return usage("%s has no items %s: are the labels of another corpus?", x.dir, someOf(ids))
	}
	return x.scored(all)
}

func (x *auditing) scored(all []judgedBy) error {
	var out []detection
	for _, by := range []string{"filters", "people"} {
		out = append(out, finds(by, "any", all))
		for _, defect := range decisions.Reasons() {
			f := finds(by, defect, all)
			if f.Recall.Of > 0 {
				out = append(out, f)
			}
		}
	}
	if x.json {
		for _, f := range out {
			if err := x.encode(f); err != nil {
				return err
			}
		}
		return nil
	}
	rows := table.New(table.Words("by", "defect"), table.Numbers("precision", "recall"))
	for _, f := range out {
		rows.Row(f.By, f.Defect, f.Precision.String(), f.Recall.String())
	}
	return x.table(rows)
}

// finds counts how well one finds a defect, or any. People count where they decided; that they found one defect is known by their
// code, and of filters it is not.
func finds(by, defect string, all []judgedBy) detection {
	has, hit, right, said := 0, 0, 0, 0
	for _, b := range all {
		is := len(b.defects) > 0 && (defect == "any" || slices.Contains(b.defects, defect))
		says := b.filters
		if by == "people" {
			if !b.decided {
				continue
			}
			says = b.people && (defect == "any" || b.code == defect)
		}
		if is {
			has++
			if says {
				hit++
			}
		}
		if says {
			said++
			if is {
				right++
			}
		}
	}
	f := detection{By: by, Defect: defect, Precision: agreement.ShareOf(right, said), Recall: agreement.ShareOf(hit, has)}
	if by == "filters" && defect != "any" {
		f.Precision = agreement.Share{}
	}
	return f
}
