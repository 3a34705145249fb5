package report

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/plot"
)

// both runs a test on a run by day and on one by week.
func both(t *testing.T, test func(t *testing.T, m *made, f []Figure)) {
	t.Helper()
	for name, w := range map[string]wanting{"small": small, "year": year} {
		t.Run(name, func(t *testing.T) {
			m := build(w)
			test(t, m, m.figures())
		})
	}
}

// cell returns the number in a row and column of a figure's table.
func cell(t *testing.T, f Figure, row, column string) string {
	t.Helper()
	k := slices.IndexFunc(f.Table.Columns, func(c Column) bool { return c.Name == column })
	for _, r := range f.Table.Rows {
		if r[0] == row && k >= 0 {
			return r[k]
		}
	}
	t.Fatalf("figure %d has no row %q with a column %q", f.Number, row, column)
	return ""
}

func wants(t *testing.T, f Figure, row, column string, want int) {
	t.Helper()
	if got := cell(t, f, row, column); got != plot.Thousands(want) {
		t.Errorf("figure %d, %s, %s: %s, want %d", f.Number, row, column, got, want)
	}
}

// titles returns what the marks of a figure's layers of a class say.
func titles(f Figure, class string) []string {
	var out []string
	for _, p := range f.Panels {
		for _, l := range p.Chart.Layers {
			if !slices.Contains(strings.Fields(l.Class), class) {
				continue
			}
			for _, x := range l.Bars {
				out = append(out, x.Title)
			}
			for _, x := range l.Ranges {
				out = append(out, x.Title)
			}
			for _, x := range l.Dots {
				out = append(out, x.Title)
			}
			for _, x := range l.Whiskers {
				out = append(out, x.Title)
			}
			for _, x := range l.Cells {
				out = append(out, x.Title)
			}
		}
	}
	return out
}

// last returns the number at the end of a title.
func last(t *testing.T, title string) int {
	t.Helper()
	words := strings.Fields(strings.TrimSuffix(title, " accepted"))
	n, err := strconv.Atoi(strings.ReplaceAll(words[len(words)-1], ",", ""))
	if err != nil {
		t.Fatalf("%q: %v", title, err)
	}
	return n
}

func TestVolume_CountsMessages(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		all, drawn := 0, 0
		for _, c := range m.corpora {
			for _, g := range c.Groups {
				byBin := map[string]int{}
				for _, x := range c.Messages {
					if x.GroupID == g.ID {
						day := x.At.Time()
						if len(m.corpora) > 1 { // a run of a year is told by week
							day = day.AddDate(0, 0, -(int(day.Weekday())+6)%7)
						}
						byBin[day.Format("2006-01-02")]++
						all++
					}
				}
				name := g.Name
				if len(m.corpora) > 1 {
					name += " of " + c.Projects[0].Name
				}
				for bin, n := range byBin {
					wants(t, f[0], bin, name, n)
				}
			}
		}
		for k := range mostSeries {
			for _, title := range titles(f[0], series(k)) {
				drawn += last(t, title)
			}
		}
		if drawn != all {
			t.Errorf("%d messages are drawn of %d", drawn, all)
		}
	})
}

func TestVolume_MedianIsOfBinsWithMessages(t *testing.T) {
	m := build(small)
	days := map[corpus.Date]int{}
	for _, x := range m.corpora[0].Messages {
		days[x.At.Date()]++
	}
	var list []int
	for _, n := range days {
		list = append(list, n)
	}
	slices.Sort(list)
	want := fmt.Sprintf("median: %d messages a day", (list[(len(list)-1)/2]+list[len(list)/2]+1)/2)
	if got := titles(m.figures()[0], "median"); !slices.Equal(got, []string{want}) {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestWriters_CountsMessages(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		sums, shownSum := map[string]int{}, 0
		for _, c := range m.corpora {
			for _, x := range c.Messages {
				sums[x.AuthorName]++
			}
		}
		for _, r := range f[1].Table.Rows {
			wants(t, f[1], r[0], "all", sums[r[0]])
			weeks := 0
			for _, n := range r[2:] {
				k, _ := strconv.Atoi(n)
				weeks += k
			}
			if weeks != sums[r[0]] {
				t.Errorf("%s: the weeks add up to %d of %d", r[0], weeks, sums[r[0]])
			}
			shownSum += weeks
		}
		drawn := 0
		for l := range levels {
			for _, title := range titles(f[1], shade(l)) {
				drawn += last(t, title)
			}
		}
		if drawn != shownSum || len(f[1].Table.Rows) != min(len(sums), mostWriters) {
			t.Errorf("%d drawn, %d in the table, %d rows", drawn, shownSum, len(f[1].Table.Rows))
		}
	})
}

func TestSchedule_CountsDaysLate(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		late, n := 0, 0
		want := map[string]string{}
		for _, c := range m.corpora {
			for _, x := range c.Tasks {
				end := x.End
				if end == 0 {
					end = c.Last
				}
				days := int(end.Time().Sub(x.Due.Time()).Hours() / 24)
				if days > 0 {
					late++
				}
				n++
				want[x.Name] = strconv.Itoa(max(0, days))
			}
		}
		if f[2].Table.Total != n || len(titles(f[2], "late")) != late {
			t.Errorf("%d rows of %d tasks, %d late marks of %d", f[2].Table.Total, n, len(titles(f[2], "late")), late)
		}
		for _, r := range f[2].Table.Rows {
			if r[5] != want[r[0]] {
				t.Errorf("%v: want %s days late", r, want[r[0]])
			}
		}
		if want := fmt.Sprintf("%d of %d tasks ended late", late, n); !strings.Contains(f[2].Caption, want) {
			t.Errorf("%q does not say %q", f[2].Caption, want)
		}
	})
}

func TestSchedule_LanesDoNotOverlap(t *testing.T) {
	f := build(year).figures()[2]
	for _, p := range f.Panels {
		var all []plot.Range
		for _, l := range p.Chart.Layers {
			all = append(all, l.Ranges...)
		}
		slices.SortFunc(all, func(a, b plot.Range) int {
			if a.Y != b.Y {
				return int(10 * (a.Y - b.Y))
			}
			return int(1000 * (a.X - b.X))
		})
		for i := 1; i < len(all); i++ {
			if a, b := all[i-1], all[i]; a.Y == b.Y && a.X+a.W > b.X+1e-6 {
				t.Errorf("%q lies on %q", b.Title, a.Title)
			}
		}
	}
}

func TestFamilies_AreTheManifests(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		for _, x := range m.end.Families {
			accepted := 0
			for _, c := range m.corpora {
				here := 0
				for _, it := range c.Items {
					if it.Family == x.Name && it.Status == corpus.Accepted {
						here++
					}
				}
				if accepted += here; len(m.corpora) > 1 {
					wants(t, f[3], x.Name, "accepted in "+c.ID, here)
				}
			}
			wants(t, f[3], x.Name, "accepted", accepted)
			wants(t, f[3], x.Name, "quota", 11)
			wants(t, f[3], x.Name, "drafted", x.Drafted)
			for class, n := range map[string]int{classGood: x.Accepted, classBad: x.Rejected, classOpen: x.Flagged} {
				title := fmt.Sprintf("%s: %d %s", x.Name, n, map[string]string{classGood: "accepted", classBad: "rejected",
					classOpen: "flagged"}[class])
				if n > 0 && !slices.Contains(titles(f[3], class), title) {
					t.Errorf("no mark says %q", title)
				}
			}
		}
	})
}

func TestEvidence_CountsDays(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		days, spans := map[string][]int{}, map[string][]int{}
		for _, c := range m.corpora {
			at := map[string]corpus.Stamp{}
			for _, x := range c.Messages {
				at[x.ID] = x.At
			}
			for _, it := range c.Items {
				if it.Status != corpus.Accepted || len(it.Evidence) == 0 {
					continue
				}
				var stamps []corpus.Stamp
				groups := map[int]bool{}
				for _, e := range it.Evidence {
					if e.Role != corpus.RoleContext {
						stamps = append(stamps, at[e.MessageID])
						groups[e.Set] = true
					}
				}
				slices.Sort(stamps)
				newest := stamps[len(stamps)-1].Date()
				days[it.Family] = append(days[it.Family], int(it.AskedAt.Date()-newest))
				if len(groups) > 1 {
					spans[it.Family] = append(spans[it.Family], int(newest-stamps[0].Date()))
				}
			}
		}
		dots := 0
		for family, list := range days {
			slices.Sort(list)
			slices.Sort(spans[family])
			s := spans[family]
			wants(t, f[4], family, "questions", len(list))
			wants(t, f[4], family, "least days", list[0])
			wants(t, f[4], family, "median", list[(len(list)-1)/2])
			wants(t, f[4], family, "most", list[len(list)-1])
			if dots += len(list); len(s) > 0 {
				wants(t, f[4], family, "greatest span", s[len(s)-1])
				wants(t, f[4], family, "median span", s[(len(s)-1)/2])
			}
		}
		if got := len(titles(f[4], "dots")); got != dots || f[4].Table.Total != len(days) {
			t.Errorf("%d dots of %d items, %d rows of %d families", got, dots, f[4].Table.Total, len(days))
		}
	})
}

func TestFunnel_AddsUp(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		fell, judged, accepted := map[string]int{}, 0, 0
		byFamily, yes := map[[2]string]int{}, map[string]int{}
		for _, c := range m.corpora {
			for _, it := range c.Items {
				switch it.Status {
				case corpus.Accepted:
					accepted++
				case corpus.Surplus:
					continue
				default:
					fell[string(it.Status)+it.Stage]++
					byFamily[[2]string{it.Stage, it.Family}]++
				}
				judged++
			}
			for _, v := range c.Verdicts {
				if v.Probe == "verdict" && v.Outcome == "yes" {
					yes[v.Filter]++
				}
			}
		}
		left := judged
		for _, name := range madeFilters {
			left -= fell["rejected"+name] + fell["flagged"+name]
			wants(t, f[5], name, "judged", judged)
			wants(t, f[5], name, "yes", yes[name])
			wants(t, f[5], name, "fell here first", fell["rejected"+name])
			wants(t, f[5], name, "flagged here", fell["flagged"+name])
			wants(t, f[5], name, "left", left)
			for _, family := range madeFamilies {
				if n := byFamily[[2]string{name, family}]; n > 0 {
					wants(t, f[5], name, family, n)
				}
			}
		}
		if left != accepted || f[5].Table.Rows[0][0] != madeFilters[0] {
			t.Errorf("%d left of %d accepted; the first filter is %s", left, accepted, f[5].Table.Rows[0][0])
		}
	})
}

func TestConfidence_CountsProbes(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		counts := map[string]map[corpus.Outcome]int{}
		for _, c := range m.corpora {
			for _, v := range c.Verdicts {
				if v.Filter != "sufficient" || v.Probe == "verdict" {
					continue
				}
				bin := "not said"
				for low := 0; low <= 90; low += 10 {
					if v.Confidence >= low && v.Confidence < low+10 || low == 90 && v.Confidence == 100 {
						bin = fmt.Sprintf("%d–%d", low, low+9)
					}
				}
				bin = strings.Replace(bin, "90–99", "90–100", 1)
				if counts[bin] == nil {
					counts[bin] = map[corpus.Outcome]int{}
				}
				counts[bin][v.Outcome]++
			}
		}
		for bin, of := range counts {
			wants(t, f[6], bin, "right", of[corpus.Yes])
			wants(t, f[6], bin, "wrong or no answer", of[corpus.No])
			wants(t, f[6], bin, "undetermined", of[corpus.Undetermined])
		}
	})
}

func TestSettings_AreTheStoredMeasures(t *testing.T) {
	m := build(small)
	f := m.figures()[7]
	if got := cell(t, f, "no context", "accuracy"); got != "10.0 %" {
		t.Errorf("accuracy %s", got)
	}
	if chance, p := cell(t, f, "no context, choice", "chance"), cell(t, f, "no context, choice",
		"p"); chance != "25.0 %" || p != "0.98" {
		t.Errorf("chance %s, p %s", chance, p)
	}
	if got := cell(t, f, "evidence only", "chance"); got != "" {
		t.Errorf("a setting that reads has chance %s", got)
	}
	m.end.Measures = nil
	if f := m.figures()[7]; f.Lacks != "nothing was measured" {
		t.Errorf("without measures it says %q", f.Lacks)
	}
}

func TestTraits_CountWordsAndPeople(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		words, sum, n := map[int]int{}, 0, 0
		for _, c := range m.corpora {
			for _, x := range c.Messages {
				k := strings.Count(x.Text, "word")
				words[k]++
				sum, n = sum+k, n+1
			}
		}
		drawn := 0
		for _, r := range f[8].Table.Rows {
			if r[0] != "words of a message" {
				continue
			}
			if r[1] == "mean" {
				if want := fmt.Sprintf("%.1f", float64(sum)/float64(n)); r[2] != want || r[4] != "12" {
					t.Errorf("mean %s (%s asked for), want %s", r[2], r[4], want)
				}
				continue
			}
			if k, err := strconv.Atoi(r[1]); err == nil {
				drawn += words[k]
				if r[2] != plot.Thousands(words[k]) {
					t.Errorf("%d words: %s, want %d", k, r[2], words[k])
				}
			}
		}
		if drawn != n {
			t.Errorf("%d of %d messages are in the table", drawn, n)
		}
		for _, scale := range append([]corpus.StyleScale{{Name: "rank"}}, corpus.StyleScales()...) {
			counts := map[string]int{}
			for i := range m.shared.People {
				p := &m.shared.People[i]
				if scale.Name == "rank" {
					counts[fmt.Sprintf("L%d", p.Rank)]++
				} else {
					counts[*scale.Of(&p.Style)]++
				}
			}
			for _, r := range f[8].Table.Rows {
				if r[0] == scale.Name && r[2] != strconv.Itoa(counts[r[1]]) {
					t.Errorf("%s %s: %s, want %d", r[0], r[1], r[2], counts[r[1]])
				}
			}
		}
	})
}

func TestCost_AddsUpCalls(t *testing.T) {
	both(t, func(t *testing.T, m *made, f []Figure) {
		type key struct{ stage, model string }
		paid, calls, in := map[key]int64{}, map[key]int{}, map[key]int64{}
		for _, c := range m.corpora {
			for _, x := range c.Calls {
				k := key{llm.Step(x.Stage), x.Model}
				calls[k]++
				in[k] += x.Tokens.In
				if x.NanoDollars != nil {
					paid[k] += *x.NanoDollars
				}
			}
		}
		rows := 0
		for _, r := range f[9].Table.Rows {
			k := key{r[0], r[1]}
			if calls[k] == 0 {
				if r[0] != "wording" || r[11] != "$0.4000" || r[12] != "tiny" {
					t.Errorf("a row without calls: %v", r)
				}
				continue
			}
			rows++
			want := fmt.Sprintf("$%.2f", float64(paid[k])/1e9)
			if paid[k] < 1e9 {
				want = fmt.Sprintf("$%.4f", float64(paid[k])/1e9)
			}
			if k.model == "tiny" {
				want = "unknown"
			}
			if r[2] != plot.Thousands(calls[k]) || r[4] != plot.Thousands(int(in[k])) || r[6] != want {
				t.Errorf("%v: want %d calls, %d tokens, %s", r, calls[k], in[k], want)
			}
		}
		if rows != len(calls) {
			t.Errorf("%d rows of %d", rows, len(calls))
		}
		if !strings.Contains(f[9].Caption, "unknown") {
			t.Errorf("unknown cost is not named: %q", f[9].Caption)
		}
	})
}

// TestFigures_AbsentTablesAreNamed leaves out one table after another: the figures that need it say so, the others are
// as they were.
func TestFigures_AbsentTablesAreNamed(t *testing.T) {
	for _, k := range kinds() {
		for _, table := range k.needs {
			f := build(small).without(table).figures()
			for i, other := range kinds() {
				if needs := slices.Contains(other.needs, table); needs != strings.Contains(f[i].Lacks, table) {
					t.Errorf("without %s figure %d says %q", table, i+1, f[i].Lacks)
				}
			}
		}
	}
}

func TestFigures_EmptyTables(t *testing.T) {
	b := New(Input{}, &corpus.Corpus{})
	b.Add(&corpus.Corpus{ID: "c1"})
	for _, f := range b.Figures(&Ending{}) {
		if f.Lacks == "" || len(f.Panels) > 0 {
			t.Errorf("figure %d draws %d panels of nothing and says %q", f.Number, len(f.Panels), f.Lacks)
		}
	}
}

// TestFigures_BarsHaveTheLengthOfTheirNumbers divides the length of every bar by the number in its title: within a
// panel the result is one and the same, so that no bar begins elsewhere than at zero or at the end of the one before
// it.
func TestFigures_BarsHaveTheLengthOfTheirNumbers(t *testing.T) {
	both(t, func(t *testing.T, _ *made, figures []Figure) {
		bars := 0
		for _, f := range figures {
			for _, p := range f.Panels {
				unit := 0.0
				for _, l := range p.Chart.Layers {
					for _, b := range l.Bars {
						length := float64(b.W)
						if p.Chart.Margin == plot.Numbers { // bars that stand
							length = float64(b.H)
						}
						n := named(t, b.Title)
						if unit == 0 {
							unit = length / n
						}
						if bars++; math.Abs(length/n/unit-1) > 1e-3 && f.Number != 10 { // amounts are rounded
							t.Errorf("figure %d, %q: %v long, %v a unit, another %v", f.Number, b.Title, length, length/n, unit)
						}
					}
				}
				if bars > 0 && len(p.Chart.Layers) > 0 && len(p.Chart.Layers[0].Bars) > 0 &&
					!slices.ContainsFunc(p.Chart.Lines, func(l plot.Line) bool { return l.Class == "base" }) {
					t.Errorf("figure %d has bars and no line at zero", f.Number)
				}
			}
		}
		if bars < 50 {
			t.Errorf("%d bars", bars)
		}
	})
}

// named is the first number behind the last colon of a title.
func named(t *testing.T, title string) float64 {
	t.Helper()
	_, rest, _ := strings.Cut(title[strings.LastIndex(title, ": "):], ": ")
	n, err := strconv.ParseFloat(strings.NewReplacer("$", "", ",", "").Replace(strings.Fields(rest)[0]), 64)
	if err != nil || n == 0 {
		t.Fatalf("%q: %v", title, err)
	}
	return n
}

// TestFigures_DotsHaveTheirPlace compares the places of the dots of figure 5 with the days in their titles.
func TestFigures_DotsHaveTheirPlace(t *testing.T) {
	f := build(year).figures()[4]
	unit := 0.0
	for _, l := range f.Panels[0].Chart.Layers {
		for _, d := range l.Dots {
			if strings.HasSuffix(d.Title, ": 0 days") {
				if d.X != 0 {
					t.Errorf("%q stands at %v", d.Title, d.X)
				}
				continue
			}
			n := named(t, d.Title)
			if unit == 0 {
				unit = float64(d.X) / n
			}
			if math.Abs(float64(d.X)/n-unit) > 1e-9 {
				t.Errorf("%q stands at %v", d.Title, d.X)
			}
		}
	}
}
