package audit

import (
	"context"
	"maps"
	"slices"
	"strings"

	"memloom/internal/agreement"
	"memloom/internal/app"
	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/table"
)

// LabelsIn names a file of labels, which say what is wrong with items.
type LabelsIn struct {
	Dir    string `arg:"DIR"`
	Labels string `flag:"labels"`
}

// label is what was found wrong with an item, by hand.
type label struct {
	ItemID  string   `json:"item_id"`
	Defects []string `json:"defects"`
}

// Detection is how well a defect is found: by the filters, or by people.
type Detection struct {
	By        string          `json:"by"`     // filters or people
	Defect    string          `json:"defect"` // any, or one of the codes
	Precision agreement.Share `json:"precision"`
	Recall    agreement.Share `json:"recall"`
}

// detections are those of filters and people, by defect.
type detections []Detection

// anyDefect is what Detection.Defect is for all defects together.
const anyDefect = "any"

// read returns the defects of the file by item.
func (in *LabelsIn) read() (map[string][]string, error) {
	labels := map[string][]string{}
	expected := `no label: an object like {"item_id": "I001", "defects": ["gold_wrong"]}`
	return labels, app.Lines(in.Labels, bounded.Answers, expected, func(n int, l label) (bool, error) {
		for _, d := range l.Defects {
			if l.ItemID != "" && !slices.Contains(decisions.Reasons(), d) {
				return false, app.Usage("%s:%d: there is no defect %q; there are %s", in.Labels, n, d,
					strings.Join(decisions.Reasons(), ", "))
			}
		}
		labels[strings.ToUpper(l.ItemID)] = l.Defects
		return l.ItemID != "", nil
	})
}

// Score holds filters and people against labels.
func Score(ctx context.Context, in LabelsIn, _ *app.Console) (detections, error) {
	labels, err := in.read()
	if err != nil {
		return nil, err
	}
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	var all []judgedBy
	err = x.items(func(e *entry) {
		defects, ok := labels[e.ID]
		if !ok {
			return
		}
		delete(labels, e.ID)
		d, _ := e.outcome()
		b := judgedBy{defects: defects, filters: e.Status == corpus.Rejected || e.Status == corpus.Flagged, decided: d != nil}
		if d != nil {
			b.people, b.code = d.Action == corpus.ActionReject || d.Action == corpus.ActionEdit, d.Code
		}
		all = append(all, b)
	})
	if err == nil && len(labels) > 0 {
		err = app.Usage("%s has no items %s: are the labels of another corpus?", in.Dir,
			app.SomeOf(slices.Sorted(maps.Keys(labels))))
	}
	if err != nil {
		return nil, err
	}
	var out detections
	for _, by := range []string{"filters", "people"} {
		for _, defect := range append([]string{anyDefect}, decisions.Reasons()...) {
			if f := finds(by, defect, all); defect == anyDefect || f.Recall.Of > 0 {
				out = append(out, f)
			}
		}
	}
	return out, nil
}

// judgedBy is what filters and people made of a labelled item.
type judgedBy struct {
	defects         []string
	filters, people bool // found fault with it
	decided         bool
	code            string // by which people found fault
}

// finds counts how well one finds a defect, or any. People count where they decided; that they found one defect is
// known by their code, and of filters it is not.
func finds(by, defect string, all []judgedBy) Detection {
	has, hit, said := 0, 0, 0
	for _, b := range all {
		is := len(b.defects) > 0 && (defect == anyDefect || slices.Contains(b.defects, defect))
		says := b.filters
		if by == "people" {
			if !b.decided {
				continue
			}
			says = b.people && (defect == anyDefect || b.code == defect)
		}
		if is {
			has++
		}
		if says {
			said++
		}
		if is && says {
			hit++
		}
	}
	f := Detection{By: by, Defect: defect, Precision: agreement.ShareOf(hit, said), Recall: agreement.ShareOf(hit, has)}
	if by == "filters" && defect != anyDefect {
		f.Precision = agreement.Share{}
	}
	return f
}

// Text prints a row a detection.
func (list detections) Text(c *app.Console) {
	rows := table.New(table.Words("by", "defect"), table.Numbers("precision", "recall"))
	for _, f := range list {
		rows.Row(f.By, f.Defect, f.Precision.String(), f.Recall.String())
	}
	c.Table(rows)
}
