package seeds

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"

	"memloom/domains"
	"memloom/internal/corpus"
)

// Form says what the rows of a table are.
type Form string

// The forms of tables.
const (
	Timeline Form = "timeline" // a subject's values one after the other, each from a date on until the next
	Contexts Form = "contexts" // a subject's values under qualifiers
	Facts    Form = "facts"    // one value a subject
)

// Op says how the answer of a multi-evidence set follows from its facts.
type Op string

// The operations.
const (
	OpSum        Op = "sum"        // of the values
	OpDifference Op = "difference" // of two values; of two years in years
	OpOrder      Op = "order"      // the subjects, the smallest value first
	OpMatch      Op = "match"      // the values, in the order of the subjects
	OpSet        Op = "set"        // the subjects that have one value
	OpCount      Op = "count"      // how many subjects have one value
)

// ops are the operations in the order in which they take turns.
func ops() []Op { return []Op{OpSum, OpOrder, OpMatch, OpDifference, OpSet, OpCount} }

// Table is a closed table of facts that any encyclopaedia has alike.
type Table struct {
	Name      string `yaml:"name" once:"table"`
	Domain    string // one of Domains
	KnownFrom string `yaml:"known_from"` // a class of reference
	Form      Form
	Kind      corpus.Kind // of the values; entities where it is not given
	Unit      string      // of quantities
	Size      int         `yaml:"size" min:"3" max:"6"` // rows of a temporal or contextual set; 4 where it is not given

	// Serves has the most sets of each subtype: of a subject, or of the whole table where its form is facts.
	Serves map[Subtype]int `yaml:"serves" min:"1" max:"100"`
	Ask    string          // the question, with {subject}; for contexts and timelines it names no context and no date
	Asks   map[Op]string   // the questions of multi-evidence sets, with {subjects} or {value}
	Say    []string        // statements with {subject}, {value} and {when} or {under}; several for any-one sets
	Bare   string          // the statement of a contradictory set, without {when} and {under}
	Listed node            `yaml:"rows"` // the rows as the file has them
	Rows   []Row           `yaml:"-"`
}

// Row is a fact of a table.
type Row struct {
	Subject   string
	Qualifier string       // of a context
	From      corpus.Value // of a timeline: the date from which the value holds
	Until     corpus.Value // of a timeline: the date at which the next value takes its place; none for the last row
	Value     corpus.Value
	at        ast.Node // the key of the file
}

// Tables are the facts of a knowledge file.
type Tables []Table

// Builtin returns the tables that come with the program.
func Builtin() (Tables, error) {
	return ReadKnowledge("domains/knowledge.yaml", strings.NewReader(string(domains.Knowledge)))
}

// last is the last year that tables know.
const last = 2023

// statement fills a template in with a row, and begins it with a capital letter. "in {when}" becomes "on" where the
// date is a day, and a name that ends in a full stop ends the sentence.
func (r Row) statement(template string) string {
	if r.From.Precision == corpus.Day {
		template = strings.NewReplacer("in {when}", "on {when}", "In {when}", "On {when}").Replace(template)
	}
	out := strings.NewReplacer("{subject}", r.Subject, "{value}", Shown(r.Value), "{when}", Shown(r.From),
		"{under}", r.Qualifier).Replace(template)
	return capital(strings.ReplaceAll(out, "..", "."))
}

func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}

// key names a row within all tables.
func (t Table) key(r Row) string {
	out := t.Name + "/" + r.Subject
	switch t.Form {
	case Timeline:
		out += "/" + r.From.Canonical()
	case Contexts:
		out += "/" + r.Qualifier
	}
	return out
}

// Shown is a value as a statement writes it.
func Shown(v corpus.Value) string {
	switch v.Kind {
	case "":
		return ""
	case corpus.KindDate:
		layout := map[corpus.Precision]string{corpus.Day: "2 January 2006", corpus.Month: "January 2006",
			corpus.Year: "2006"}
		return v.Date.Time().Format(layout[v.Precision])
	case corpus.KindList:
		var out []string
		for _, item := range v.Items {
			out = append(out, Shown(item))
		}
		return joined(out)
	case corpus.KindCount, corpus.KindQuantity, corpus.KindPercent:
		for _, s := range corpus.Surfaces(v, corpus.NewDate(last, 12, 31), nil) {
			return s
		}
	}
	return v.Canonical()
}

// joined lists texts: A, B and C.
func joined(texts []string) string {
	if n := len(texts) - 1; n > 0 {
		return strings.Join(texts[:n], ", ") + " and " + texts[n]
	}
	return strings.Join(texts, "")
}
