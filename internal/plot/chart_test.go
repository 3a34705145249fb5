package plot

import (
	"bytes"
	"flag"
	"html/template"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// draw renders a chart.
func draw(t *testing.T, c Chart) string {
	t.Helper()
	templates, err := Define(template.New("test"))
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := templates.ExecuteTemplate(&b, "chart", c); err != nil {
		t.Fatal(err)
	}
	return b.String() + "\n"
}

// TestMarks_AreDrawn compares a small chart for each mark with its golden file.
func TestMarks_AreDrawn(t *testing.T) {
	box := Box{X: 0, W: 12.345, Y: 10, H: 20.25}
	for name, l := range map[string]Layer{
		"bar":   {Class: "s1", Bars: []Bar{{Box: box, Title: "week of 2025-03-03: 14"}}},
		"range": {Class: "s2", Ranges: []Range{{Box: box, Title: "card vault: 2025-03-03 to 2025-03-07"}}},
		"cell": {Class: "q3", Cells: []Cell{{Box: box, Text: "14", Title: "Ada Lind: 14"},
			{Box: box, Title: "Ben Okoro: 3"}}},
		"dot": {Class: "dots", Dots: []Dot{{X: 50, Y: 20, Title: "I1"}, {X: 50, Y: 20, Shape: Ring, Title: "I2"},
			{X: 50, Y: 20, Shape: Square, Title: "I3"}}},
		"whisker": {Class: "interval", Whiskers: []Whisker{{X1: 10, X2: 90, Y1: 8, Y2: 8, Cap: 4,
			Title: "95 % from 10 to 90"}, {X1: 25, X2: 25, Y1: 0, Y2: 16, Title: "chance"}}},
	} {
		t.Run(name, func(t *testing.T) {
			c := Chart{Label: "One " + name, Margin: Names, Height: 40}
			c.Upright([]Tick{{At: 0, Text: "0", Zero: true, Narrow: true}, {At: 100, Text: "10"}}, 0, 30, 40)
			c.Row("first", "14", 20)
			c.Add(l)
			got, file := draw(t, c), filepath.Join("testdata", name+".svg")
			if *update {
				if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
		})
	}
}

func TestChart_TextIsEscaped(t *testing.T) {
	const bad = `</svg><script>alert(1)</script>"'&`
	c := Chart{Label: bad, Margin: Long, Height: 10}
	c.Row(bad, bad, 5)
	c.Add(Layer{Class: "s1", Bars: []Bar{{Title: bad}}, Cells: []Cell{{Text: bad, Title: bad}}})
	got := draw(t, c)
	if strings.Contains(got, "<script") || strings.Count(got, "</svg>") != 1 {
		t.Errorf("markup reaches the chart:\n%s", got)
	}
}

func TestChart_EmptyLayersAreLeftOut(t *testing.T) {
	c := Chart{}
	if c.Add(Layer{Class: "s1"}); len(c.Layers) != 0 {
		t.Errorf("%d layers", len(c.Layers))
	}
}

func TestRow_LongNamesHaveTwoLabels(t *testing.T) {
	for name, want := range map[string][]string{
		"card vault":                             {"card vault"},
		"reconciliation job interface agreement": {"reconciliation job interface agreement", "reconciliation job…"},
		strings.Repeat("x", 2*mostLongName) + "y": {strings.Repeat("x", mostLongName-1) + "…",
			strings.Repeat("x", mostName-1) + "…"},
	} {
		c := Chart{Margin: Long}
		c.Row(name, "", 0)
		var got []string
		for _, x := range c.Texts {
			got = append(got, x.Text)
		}
		if strings.Join(got, "|") != strings.Join(want, "|") {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestClip(t *testing.T) {
	for _, x := range []struct {
		text, want string
		most       int
	}{
		{"abcdef", "abcdef", 6}, {"abcdefg", "abcde…", 6}, {"ab cdefg", "ab…", 4}, {"", "", 3},
		{"会議会議", "会議会議", 8}, {"会議会議会", "会議会…", 8}, {"éééé", "éé…", 3},
	} {
		if got := Clip(x.text, x.most); got != x.want {
			t.Errorf("Clip(%q, %d) = %q, want %q", x.text, x.most, got, x.want)
		}
	}
}
