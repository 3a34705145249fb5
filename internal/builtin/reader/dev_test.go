package reader

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// devFile is a file of the development set: passages of one style, written by
// hand, with questions.
type devFile struct {
	Style    string       `yaml:"style"`
	Passages []devPassage `yaml:"passages"`
}

type devPassage struct {
	ID        string        `yaml:"id"`
	Messages  []devMessage  `yaml:"messages"`
	Questions []devQuestion `yaml:"questions"`
}

type devMessage struct {
	ID      string `yaml:"id"`
	Time    string `yaml:"time"`
	Speaker string `yaml:"speaker"`
	Group   string `yaml:"group"`
	Text    string `yaml:"text"`
}

type devQuestion struct {
	ID       string            `yaml:"id"`
	Kind     string            `yaml:"kind"`
	Question string            `yaml:"question"`
	Asker    string            `yaml:"asker"`
	AskedAt  string            `yaml:"asked_at"`
	Options  map[string]string `yaml:"options"`
	Want     string            `yaml:"want"`   // an outcome
	Answer   string            `yaml:"answer"` // empty where it cannot be determined
	Also     []string          `yaml:"also"`   // as right
	Letter   string            `yaml:"letter"`
	Cites    []string          `yaml:"cites"` // all messages that state it; without them nothing does
	Tags     []string          `yaml:"tags"`
}

// devCase is a question ready to be asked.
type devCase struct {
	devQuestion
	style   string
	passage string
	in      prompts.SolveIn
}

// without is the question over the passage without its evidence.
func (c devCase) without() prompts.SolveIn {
	in := c.in
	in.Messages = slices.DeleteFunc(slices.Clone(in.Messages), func(m prompts.Shown) bool { return slices.Contains(c.Cites, m.ID) })
	return in
}

// right says whether an output is what is wanted.
func (c devCase) right(out prompts.SolveOut) bool {
	if out.Outcome != c.Want {
		return false
	}
	if out.Outcome != prompts.Answered {
		return true
	}
	if len(c.Options) > 0 {
		return out.Letter == c.Letter
	}
	return slices.ContainsFunc(append([]string{c.Answer}, c.Also...), func(gold string) bool {
		return sameAnswer(c.Question, gold, out.Answer) == verdictSame
	})
}

func readDev(t testing.TB, folder string) []devCase {
	t.Helper()
	paths, err := filepath.Glob("testdata/" + folder + "/*.yaml")
	if err != nil || len(paths) == 0 {
		t.Fatal("no development set: ", err)
	}
	var cases []devCase
	for _, path := range paths {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		var f devFile
		if err := yaml.UnmarshalWithOptions(text, &f, yaml.DisallowUnknownField()); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		for _, p := range f.Passages {
			cases = append(cases, p.cases(t, f.Style)...)
		}
	}
	return cases
}

func (p devPassage) cases(t testing.TB, style string) []devCase {
	t.Helper()
	stamp := func(s string) (at corpus.Stamp) {
		if s == "" {
			return 0
		}
		at, err := corpus.ParseStamp(s)
		if err != nil {
			t.Fatalf("%s: %v", p.ID, err)
		}
		return at
	}
	var shown []prompts.Shown
	for _, m := range p.Messages {
		shown = append(shown, prompts.Shown{ID: m.ID, Speaker: m.Speaker, At: stamp(m.Time), Group: m.Group, Text: m.Text})
	}
	var cases []devCase
	for _, q := range p.Questions {
		in := prompts.SolveIn{Messages: shown, Question: q.Question, Asker: q.Asker, AskedAt: stamp(q.AskedAt)}
		for _, letter := range slices.Sorted(maps.Keys(q.Options)) {
			in.Options = append(in.Options, corpus.Option{Letter: letter, Text: q.Options[letter]})
		}
		cases = append(cases, devCase{q, style, p.ID, in})
	}
	return cases
}

// tally counts how questions of a kind were met.
type tally struct {
	all, answerable   int
	answered, right   int // answered at all, and rightly
	tried             int // of those answerable
	blinded, invented int // asked without the evidence, and answered all the same
}

func (n tally) precision() float64 { return shareOf(n.right, n.answered) }
func (n tally) coverage() float64  { return shareOf(n.tried, n.answerable) }
func (n tally) inventing() float64 { return shareOf(n.invented, n.blinded) }

func shareOf(n, of int) float64 {
	if of == 0 {
		return 0
	}
	return float64(n) / float64(of)
}

// TestDevelopmentSet prints what the reader makes of questions over passages of
// everyday talk: of dev, which the rules were written on (DEV=dev prints what it gets
// wrong); of calibration, which only the weights were fitted on (make calibrate); and of
// what is held back, which nobody looks at, so that it tells how the reader does on what
// it was not made for.
func TestDevelopmentSet(t *testing.T) {
	for _, c := range []struct {
		folder              string
		precision, coverage float64 // at least
		invented            float64 // at most
	}{{"dev", 0.84, 0.34, 0.065}, {"calibration", 0.71, 0.19, 0.06}, {"held/dev", 0.58, 0.17, 0.045}} {
		t.Run(c.folder, func(t *testing.T) {
			n := developed(t, c.folder)
			if n.precision() < c.precision || n.coverage() < c.coverage || n.inventing() > c.invented {
				t.Errorf("precision %.3f, coverage %.3f, invented %.3f; want %.3f, %.3f, %.3f", n.precision(), n.coverage(), n.inventing(),
					c.precision, c.coverage, c.invented)
			}
		})
	}
}

// developed asks the questions of a folder.
func developed(t *testing.T, folder string) tally {
	t.Helper()
	r := New(Options{})
	var all tally
	kinds, ways := map[string]*tally{}, map[string]*tally{}
	of := func(m map[string]*tally, name string) *tally {
		if m[name] == nil {
			m[name] = &tally{}
		}
		return m[name]
	}
	var sure scale
	for _, c := range readDev(t, folder) {
		out, way := r.solve(c.in)
		right, known := c.right(out), c.Want != prompts.CannotDetermine
		all.count(c, out, right)
		of(kinds, c.Kind).count(c, out, right)
		if out.Outcome != prompts.CannotDetermine {
			of(ways, way.String()).count(c, out, right)
		}
		sure = append(sure, sureness{float64(out.Confidence) / 100, right, known, true})
		if known {
			blind, way := r.solve(c.without())
			for _, n := range []*tally{&all, of(kinds, c.Kind), of(ways, way.String())} {
				n.blinded++
				n.invented += count(blind.Outcome == prompts.Answered)
			}
			sure = append(sure, sureness{float64(blind.Confidence) / 100, false, true, false})
		}
		if !right && os.Getenv("DEV") == folder {
			t.Logf("%s %s: %s\n\tgot  %s %q %s (%d %% by %s, %s)\n\twant %s %q %s", c.ID, c.Kind, c.Question,
				out.Outcome, out.Answer, out.Letter, out.Confidence, way, out.Reasoning, c.Want, c.Answer, c.Letter)
		}
	}
	var table strings.Builder
	row := func(name string, n tally) {
		fmt.Fprintf(&table, "%-28s %4d %9.3f %9.3f %9.3f\n", name, n.all, n.precision(), n.coverage(), n.inventing())
	}
	fmt.Fprintf(&table, "%-28s %4s %9s %9s %9s\n", "kind", "n", "precision", "coverage", "invented")
	for _, k := range slices.Sorted(maps.Keys(kinds)) {
		row(k, *kinds[k])
	}
	row("all", all)
	table.WriteString("of the answers, by the way that they came\n")
	for _, w := range slices.Sorted(maps.Keys(ways)) {
		n := ways[w]
		fmt.Fprintf(&table, "%-28s %4d %9.3f %20d\n", w, n.all, n.precision(), n.invented)
	}
	t.Logf("\n%s%sexpected calibration error %.3f", table.String(), sure, sure.error())
	return all
}

func (n *tally) count(c devCase, out prompts.SolveOut, right bool) {
	n.all++
	answered := out.Outcome != prompts.CannotDetermine
	if c.Want != prompts.CannotDetermine {
		n.answerable++
		if answered {
			n.tried++
		}
	}
	if answered {
		n.answered++
		if right {
			n.right++
		}
	}
}
