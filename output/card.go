package output

import (
	"bytes"
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"text/template"

	"memloom/internal/corpus"
	"memloom/internal/licence"
	"memloom/internal/safetext"
)

//go:embed card.md.tmpl
var cardText string

// Card returns the dataset card, README.md, of a run: the hub's YAML header and the text, both from the numbers of the
// manifest. Extra are the tables of the design.
func Card(m *Manifest, extra ...Table) ([]byte, error) {
	t, err := template.New(CardName).Funcs(template.FuncMap{
		"n":        thousands,
		"many":     many,
		"cell":     cell,
		"shell":    safetext.Shell,
		"text":     safetext.Markdown,
		"yaml":     quoted,
		"builtIn":  IsBuiltIn,
		"margin":   func(accepted int) string { return points(98, accepted) },
		"distinct": func(accepted int) string { return points(198, accepted) },
		"short":    func(hash string) string { return hash[:min(12, len(hash))] },
	}).Parse(cardText)
	if err != nil {
		return nil, fmt.Errorf("the card's template: %w", err)
	}
	var b bytes.Buffer
	if err := t.Execute(&b, newCardData(m, publishedTables(m, extra))); err != nil {
		return nil, fmt.Errorf("writing the card: %w", err)
	}
	return b.Bytes(), nil
}

// cardData is what the card's text is made from.
type cardData struct {
	*Manifest
	Title    string
	Configs  []cardTable // tables with rows: others have no file
	Tags     []string
	HubSplit string
	Size     string // the hub's class for the number of messages
	Days     int
	BuiltIn  string // all, some or none of the roles
	Most     int    // messages of the largest corpus, where there are several
	Sections []cardSection

	LicenceTitle, LicencePage string // of a licence that is known
	HubLicense, LicenseName   string
}

// cardSection is a folder with its tables.
type cardSection struct {
	Folder Folder
	About  string
	Tables []cardTable
}

type cardTable struct {
	Table
	Config string // its name on a hub
	Rows   int64
	Fields string // its columns, each with type and meaning
}

// fields lists the columns of a table. Those that an earlier table has just so are in described, and are named alone.
func fields(t *Table, described map[string]bool) string {
	var out []string
	for i := range t.Columns {
		c := &t.Columns[i]
		name, kind := "`"+c.Name+"`", c.Type
		if c.Optional {
			kind += "?"
		}
		full := fmt.Sprintf("%s (`%s`) %s", name, kind, cell(c.About))
		if !described[full] {
			described[full], name = true, full
		}
		out = append(out, name)
	}
	return strings.Join(out, "; ")
}

// Has says whether a table has rows.
func (d cardData) Has(path string) bool {
	for _, s := range d.Sections {
		for _, t := range s.Tables {
			if t.Path() == path && t.Rows > 0 {
				return true
			}
		}
	}
	return false
}

// FirstCorpus is an example of a corpus.
func (d cardData) FirstCorpus() string {
	if len(d.Corpora) == 0 {
		return onlyID
	}
	return d.Corpora[0].ID
}

// LastCorpus is the place of the last corpus.
func (d cardData) LastCorpus() int { return len(d.Corpora) - 1 }

func newCardData(m *Manifest, tables []Table) cardData {
	d := cardData{Manifest: m, Title: title(m), HubSplit: hubSplit(m), BuiltIn: builtIn(m.Models), Tags: hubTags(),
		Size: sizeCategory(m.Counts.Messages)}
	d.HubLicense, d.LicenseName = hubLicense(m.License)
	if l, ok := licence.Find(m.License); ok {
		d.LicenceTitle, d.LicencePage = l.Name, l.URL
	}
	if m.Calendar.First != 0 {
		d.Days = int(m.Calendar.Last-m.Calendar.First) + 1
	}
	if len(m.Corpora) > 1 {
		for _, c := range m.Corpora {
			d.Most = max(d.Most, c.Messages)
		}
	}
	about := map[Folder]string{
		Data:     "What a system is given and asked. Nothing else in this dataset may reach it.",
		Key:      "What a scorer needs and a system must not see.",
		Scaffold: "How the corpus came to be: profiles, plans, facts. It gives the answers away.",
		Audit:    "What was rejected or flagged, what nobody needed, and every verdict.",
	}
	for _, t := range tables {
		if rows := m.Table(t.Path()).Rows; rows > 0 {
			d.Configs = append(d.Configs, cardTable{Table: t, Config: configName(&t)})
		}
	}
	described := map[string]bool{}
	for _, f := range Folders() {
		s := cardSection{Folder: f, About: about[f]}
		for _, t := range only(tables, f) {
			s.Tables = append(s.Tables, cardTable{t, configName(&t), m.Table(t.Path()).Rows, fields(&t, described)})
		}
		if len(s.Tables) > 0 {
			d.Sections = append(d.Sections, s)
		}
	}
	return d
}

// publishedTables returns the descriptions of the manifest's tables that are not withheld.
func publishedTables(m *Manifest, extra []Table) []Table {
	return slices.DeleteFunc(slices.Concat(Tables(), extra), func(t Table) bool {
		return m.Table(t.Path()) == nil || slices.Contains(m.Withheld, t.Folder)
	})
}

func only(tables []Table, f Folder) []Table {
	return slices.DeleteFunc(slices.Clone(tables), func(t Table) bool { return t.Folder != f })
}

func title(m *Manifest) string {
	return fmt.Sprintf("memloom %s, seed %d", m.Recipe, m.Seed)
}

// IsBuiltIn says whether a model of the manifest is memloom's own: what writes by templates, a guesser
// (builtin-blind-1), or the fact solver.
func IsBuiltIn(model string) bool {
	return model == BuiltinModel || model == corpus.ComputedModel || strings.HasPrefix(model, BuiltinModel+"-")
}

// builtIn says how much of the run no language model did.
func builtIn(models []RoleModel) string {
	n := 0
	for _, r := range models {
		if IsBuiltIn(r.Model) {
			n++
		}
	}
	switch n {
	case 0:
		return "none"
	case len(models):
		return "all"
	default:
		return "some"
	}
}

// thousands writes a number with commas.
func thousands(v any) string {
	s := fmt.Sprint(v)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// many writes a number with its noun.
func many(v any, noun string) string {
	s := thousands(v) + " " + noun
	if fmt.Sprint(v) == "1" {
		return s
	}
	return s + "s"
}

// cell makes a text fit into a cell of a Markdown table.
func cell(v any) string {
	s := strings.Join(strings.Fields(fmt.Sprint(v)), " ")
	if s == "" {
		return "–"
	}
	return safetext.Markdown(s)
}

// points returns k/√n rounded to whole percentage points: with 98 the half width of a 95 % interval around an accuracy
// of one half, with 198 the difference between two such accuracies found with 80 % power.
func points(k float64, n int) string {
	if n == 0 {
		return "–"
	}
	return strconv.Itoa(int(math.Round(math.Min(100, k/math.Sqrt(float64(n))))))
}
