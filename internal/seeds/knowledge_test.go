package seeds

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/domains"
	"memloom/internal/corpus"
	"memloom/internal/fuzztest"
)

// small is a knowledge file with a table of each form.
const small = `version: 1
tables:
- name: mayor
  domain: society
  known_from: the annals of Bree
  form: timeline
  size: 3
  serves: {temporal: 1, contradictory: 1}
  ask: Who is mayor of {subject}?
  say: ["{value} became mayor of {subject} in {when}."]
  bare: "{value} is mayor of {subject}."
  rows:
    Bree: {1900: Ada, 1910: Bo, 1915-03-02: Ada, 1920: "", 1925: Cy Jr., 1930-05: Di, 1940: Eve}
- name: bell
  domain: culture
  known_from: the annals of Bree
  form: contexts
  kind: count
  serves: {contextual: 1, contradictory: 2}
  ask: How often does {subject} ring?
  say: ["{under}, {subject} rings {value} times."]
  bare: "{subject} rings {value} times."
  rows:
    the bell: {At dawn: 1, At noon: 12, At dusk: 12, On feasts: 40, In fog: 7, In war: 1000, In frost: 2}
- name: length
  domain: nature
  known_from: the annals of Bree
  form: facts
  kind: quantity
  unit: km
  serves: {multi_evidence: 3}
  asks: {sum: "How long are {subjects} together?", order: "Order {subjects}.", difference: "How far apart are {subjects}?"}
  say: ["{subject} is {value} long."]
  rows: {the Ael: 1.5, the Bree: 2, the Cor: 0.25, the Dun: 9, the Eld: 8, the Fen: 7, the Gar: 6, the Hul: 4, the Ile: 3}
- name: bank
  domain: nature
  known_from: the annals of Bree
  form: facts
  serves: {multi_evidence: 9, any_one: 1}
  ask: On which river does {subject} lie?
  asks: {set: "Which towns lie on {value}?", count: "How many towns lie on {value}?"}
  say: ["{subject} lies on {value}.", "{value} runs through {subject}."]
  rows: {Upton: the Ael, Dalby: the Ael, Oxley: the Bree, Ferry: the Bree, Holm: the Bree, Lone: the Cor}
`

func TestSets_RulesOfEachForm(t *testing.T) {
	tables, err := ReadKnowledge("k.yaml", strings.NewReader(small))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range Sets(tables) {
		line := fmt.Sprintf("%s %s %q = %s", c.ID, c.Relation, c.Target, Shown(c.Gold))
		for _, f := range c.Facts {
			line += " | " + f.Text
			if f.From.Kind != "" {
				line += " " + f.From.Canonical() + ".." + f.Until.Canonical()
			}
		}
		got = append(got, line)
	}
	want := []string{
		`mayor/Bree/temporal/1 nuanced "Who is mayor of Bree?" =  | Ada became mayor of Bree in 1900. 1900..1910` +
			` | Bo became mayor of Bree in 1910. 1910..1915-03-02 | Cy Jr. became mayor of Bree in 1925. 1925..1930-05`,
		`mayor/Bree/contradictory/1 contradictory "Who is mayor of Bree?" =  | Ada is mayor of Bree. 1915-03-02..1920` +
			` | Di is mayor of Bree. 1930-05..1940`,
		`bell/the bell/contextual/1 nuanced "How often does the bell ring?" =  | At dawn, the bell rings 1 times.` +
			` | At noon, the bell rings 12 times. | On feasts, the bell rings 40 times. | In fog, the bell rings 7 times.`,
		`bell/the bell/contradictory/1 contradictory "How often does the bell ring?" =  | The bell rings 12 times. | The bell rings 1,000 times.`,
		`length/sum/1 complementary "How long are the Ael, the Bree and the Cor together?" = 3.75 km | The Ael is 1.5 km long.` +
			` | The Bree is 2 km long. | The Cor is 0.25 km long.`,
		`length/order/2 complementary "Order the Dun, the Eld, the Fen and the Gar." = the Gar, the Fen, the Eld and the Dun` +
			` | The Dun is 9 km long. | The Eld is 8 km long. | The Fen is 7 km long. | The Gar is 6 km long.`,
		`length/difference/3 complementary "How far apart are the Hul and the Ile?" = 1 km | The Hul is 4 km long. | The Ile is 3 km long.`,
		`bank/set/1 complementary "Which towns lie on the Ael?" = Upton and Dalby | Upton lies on the Ael. | Dalby lies on the Ael.`,
		`bank/count/2 complementary "How many towns lie on the Bree?" = 3 | The Bree runs through Oxley. | The Bree runs through Ferry.` +
			` | The Bree runs through Holm.`,
		`bank/Lone/any_one/1 complementary "On which river does Lone lie?" = the Cor | Lone lies on the Cor. | The Cor runs through Lone.`,
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

func TestReadKnowledge_ErrorsWithLineAndColumn(t *testing.T) {
	for name, c := range map[string]struct{ from, to, want string }{
		"key":          {"  size: 3", "  sise: 3", "k.yaml:7:3: tables[0].sise: unknown key; the keys here are name, domain,"},
		"domain":       {"domain: society", "domain: sociaty", `k.yaml:4:11: tables[0].domain: "sociaty" is none of culture, media`},
		"size":         {"size: 3", "size: 2", "k.yaml:7:9: tables[0].size: 2 is below 3; give a whole number from 3 to 6"},
		"subtype":      {"temporal: 1,", "contextual: 1,", "table mayor: rows of the form timeline make no contextual sets"},
		"topic":        {"contradictory: 1}", "contradictory: 10}", "table mayor: 11 sets of one topic; 10 are the most"},
		"order":        {"1910: Bo", "1899: Bo", "k.yaml:13:23: 1899 does not come after 1900"},
		"late":         {"1940: Eve", "2024: Eve", "2024 lies behind 2023, the last year of these tables"},
		"no date":      {"1910: Bo", "May: Bo", "May is no date; write YYYY, YYYY-MM or YYYY-MM-DD"},
		"1970":         {"1940: Eve", "1970: Eve", "the first day of 1970 stands for no date"},
		"number":       {"At noon: 12", "At noon: twelve", `k.yaml:24:37: "twelve" is not the canonical form of a count`},
		"nothing":      {"At noon: 12", "At noon: ", "nothing stands here; write the value"},
		"unit":         {"  unit: km\n", "", "table length: quantities have a unit"},
		"placeholder":  {"{under}, {subject} rings", "{subject} rings", "does not name all of the row"},
		"bare":         {`  bare: "{value} is mayor of {subject}."` + "\n", "", "table mayor: bare goes with contradictory"},
		"bare when":    {`"{value} is mayor of {subject}."`, `"{value} is mayor in {when}."`, "table mayor: ask and bare name no date and no context"},
		"one say":      {`, "{value} runs through {subject}."]`, "]", "table bank needs say: a statement, two or more for any_one"},
		"no ask":       {"  ask: On which river does {subject} lie?\n", "", "table bank: ask goes with timelines, contexts and any_one"},
		"ask of a set": {"Which towns lie on {value}?", "Which towns?", "table bank: the question of set does not name {value}"},
		"sum of words": {`asks: {set:`, `asks: {sum: "{subjects}?", set:`, "table bank: sum cannot be computed of entity values"},
		"name twice":   {"name: bell", "name: mayor", `k.yaml:14:9: tables[1].name: the table "mayor" stands in line 3 already`},
		"row twice":    {"Dalby: the Ael", "UPTON: the Ael", "k.yaml:43:26: the row bank/UPTON stands twice"},
		"few rows":     {"1900: Ada, 1910: Bo, 1915-03-02: Ada, 1920: \"\", 1925: Cy Jr., 1930-05: Di, ", "1900: Bo, ", "Bree has too few rows"},
		"mail":         {"Lone: the Cor", "Lone: a.b@example.org", "holds a mail address; take the row out"},
		"version":      {"version: 1", "version: 2", "k.yaml:1:10: version: 2 is above 1; give 1"},
		"no version":   {"version: 1\n", "", "the file needs version: 1 and tables"},
		"no YAML":      {"rows: {the Ael", "rows: {{the Ael", "not YAML"},
		"a list":       {"say: [\"{subject} is {value} long.\"]", "say: {a: b}", "k.yaml:33:8: tables[2].say: expected a list, found keys with values; write - before each element"},
		"UTF-8":        {"annals", "ann\xffals", "k.yaml:1:1: not UTF-8"},
		"hidden":       {"annals", "ann\u202eals", "holds the hidden character"},
	} {
		text := strings.Replace(small, c.from, c.to, 1)
		if text == small {
			t.Errorf("%s: nothing is changed", name)
		}
		_, err := ReadKnowledge("k.yaml", strings.NewReader(text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %s", name, err, c.want)
		}
	}
	if _, err := ReadKnowledge("k.yaml", strings.NewReader(strings.Repeat("#", 2<<20))); err == nil {
		t.Error("a file of 2 MiB is read")
	}
	if _, err := ReadKnowledge("k.yaml", strings.NewReader("")); err == nil {
		t.Error("an empty file is read")
	}
}

func TestGold_SumsOfDecimals(t *testing.T) {
	row := func(coef int64, scale int8) Row {
		return Row{Subject: "x", Value: corpus.QuantityValue(corpus.NewDecimal(coef, scale), "m")}
	}
	for want, rows := range map[string][]Row{"3.75 m": {row(15, 1), row(2, 0), row(25, 2)}, "10 m": {row(75, 1), row(25, 1)}} {
		if got := Gold(OpSum, rows).Canonical(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if got := Gold(OpDifference, []Row{row(15, 1), row(175, 2)}).Canonical(); got != "0.25 m" {
		t.Error(got)
	}
}

// Reading ends, and what is read makes sets that keep their rules.
func FuzzReadKnowledge(f *testing.F) {
	for _, text := range fuzztest.Empty() {
		f.Add(text)
	}
	f.Add(small)
	f.Add(string(domains.Knowledge[:3000]))
	f.Fuzz(func(t *testing.T, text string) {
		tables, err := ReadKnowledge("k", strings.NewReader(text))
		if err != nil {
			return
		}
		for _, c := range Sets(tables) {
			if len(c.Facts) < 2 || c.Relation == Complementary && c.Gold.Valid() != nil {
				t.Errorf("%s: %d facts, %v", c.ID, len(c.Facts), c.Gold.Valid())
			}
		}
	})
}
