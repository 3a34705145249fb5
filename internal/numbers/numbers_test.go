package numbers

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/goccy/go-yaml/parser"
)

type depot struct {
	Bays    int                  `yaml:"bays" min:"1" max:"40"`
	Share   float64              `yaml:"share,omitempty" min:"0" max:"0.5"`
	Sizes   []int                `yaml:"sizes" min:"2" max:"9"`
	Quotas  map[string][]int     `yaml:"quotas" min:"0" max:"100"`
	Pauses  map[string]pause     `yaml:"pauses"`
	Timeout time.Duration        `yaml:"timeout" min:"1ms" max:"24h"`
	Price   *float64             `yaml:"price" min:"0" max:"1000"`
	Loose   int                  `yaml:"loose"`
	Half    int                  `yaml:"half" min:"3"`
	Name    string               `yaml:"name"`
	Hidden  int                  `yaml:"-"`
	Two     [2]int               `yaml:"two" min:"1" max:"5"`
	Deep    map[string]depotNote `yaml:"deep"`
}

type pause struct {
	Days int `yaml:"days" min:"0" max:"7"`
}

type depotNote struct {
	Text string `yaml:"text"`
}

func TestInText_SaysWhichKeyAndWhatWouldFit(t *testing.T) {
	const whole = "; give a whole number from 1 to 40"
	for text, want := range map[string][]string{
		"bays: 40":                  nil,
		"bays: 0x10":                nil,
		"bays: 1e1":                 nil,
		"bays: 41":                  {"bays: 41 is above 40" + whole},
		"bays: -0":                  {"bays: 0 is below 1" + whole},
		"bays: -1":                  {"bays: -1 is below 1" + whole},
		"bays: 1.5":                 {"bays: 1.5 is no whole number" + whole},
		"bays: \"1.5\"":             {"bays: 1.5 is no whole number" + whole},
		"bays: .nan":                {"bays: NaN cannot be counted with" + whole},
		"bays: NaN":                 {"bays: NaN cannot be counted with" + whole},
		"bays: -.inf":               {"bays: -Inf cannot be counted with" + whole},
		"bays: 1e999":               {"bays: +Inf cannot be counted with" + whole},
		"bays: 9223372036854775808": {"bays: 9.223372036854776e+18 is above 40" + whole},
		"bays: many":                nil,
		"bays:":                     nil,
		"share: 0.51":               {"share: 0.51 is above 0.5; give a number from 0 to 0.5"},
		"share: -0.0":               nil,
		"sizes: [2, 1, 10]": {"sizes[1]: 1 is below 2; give a whole number from 2 to 9",
			"sizes[2]: 10 is above 9; give a whole number from 2 to 9"},
		"quotas: {a: [1], b: [2, 101]}":   {"quotas.b[1]: 101 is above 100; give a whole number from 0 to 100"},
		"pauses: {a: {days: 8}}":          {"pauses.a.days: 8 is above 7; give a whole number from 0 to 7"},
		"timeout: 25h":                    {"timeout: 25h0m0s is above 24h; give a time from 1ms to 24h"},
		"timeout: 90s":                    nil,
		"price: $1001":                    {"price: 1001 is above 1000; give a number from 0 to 1000"},
		"loose: 1":                        {"loose: this key takes no number; leave it out"},
		"half: 3":                         {"half: this key takes no number; leave it out"},
		"name: 5":                         nil,
		"Hidden: 5":                       nil,
		"unknown: 1e99":                   nil,
		"two: [0, 3]":                     {"two[0]: 0 is below 1; give a whole number from 1 to 5"},
		"share: &a 0.4\nbays: *a":         {"bays: 0.4 is below 1" + whole},
		"deep: {a: &a {}}\n<<: {bays: 0}": {"bays: 0 is below 1" + whole},
		"sizes: &a [*a]":                  nil,
		"- 1":                             nil,
	} {
		file, err := parser.ParseBytes([]byte(text), 0)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		var got []string
		for _, f := range InText(file.Docs[0].Body, reflect.TypeFor[*depot]()) {
			got = append(got, f.Key+": "+f.String())
			if f.At == nil || f.At.Position.Line < 1 {
				t.Errorf("%s: %s stands nowhere", text, f.Key)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s:\n%q, want\n%q", text, got, want)
		}
	}
	if InText(nil, reflect.TypeFor[depot]()) != nil {
		t.Error("a document that is none has numbers")
	}
}

func TestInValue_FindsTheFirst(t *testing.T) {
	v := depot{Bays: 1, Sizes: []int{2}, Quotas: map[string][]int{"b": {101}, "a": {0, 102}}}
	for _, c := range []struct {
		want   string
		change func()
	}{
		{"d.quotas.a[1]", func() {}},
		{"d.quotas.b[0]", func() { v.Quotas["a"] = nil }},
		{"d.pauses.x.days", func() { v.Quotas, v.Pauses = nil, map[string]pause{"x": {-1}} }},
		{"d.loose", func() { v.Pauses = nil }},
	} {
		c.change()
		if bad := InValue(reflect.ValueOf(v), "", "d"); bad == nil || bad.Key != c.want {
			t.Errorf("%+v, want %s", bad, c.want)
		}
	}
	if bad := InValue(reflect.ValueOf([]int{1, 2}), `min:"1" max:"2"`, "x"); bad != nil {
		t.Errorf("%+v", bad)
	}
}

func TestKeys_OfAType(t *testing.T) {
	want := []string{"bays", "share", "sizes[]", "quotas.*[]", "pauses.*.days", "timeout", "price", "loose", "half",
		"two[]"}
	var got, open []string
	for _, k := range Keys(reflect.TypeFor[depot]()) {
		got = append(got, k.Path)
		if !k.Range.Declared() {
			open = append(open, k.Path)
		}
	}
	if !slices.Equal(got, want) || !slices.Equal(open, []string{"loose", "half"}) {
		t.Errorf("%q, without a range %q", got, open)
	}
}
