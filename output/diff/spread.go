package diff

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// Spread compares a distribution of both corpora, with a test of whether they are of one.
type Spread struct {
	Name    string   `json:"name"`
	Old     int      `json:"old"`               // how many values there are
	New     int      `json:"new"`               // likewise
	Median  []int    `json:"medians,omitempty"` // of numbers, the old and the new one
	Classes []Change `json:"classes,omitempty"` // of classes, their counts where they differ
	Test    string   `json:"test"`              // Kolmogorov–Smirnov or Pearson's χ²
	Value   float64  `json:"statistic"`
	Freedom int      `json:"degrees_of_freedom,omitempty"`
	P       float64  `json:"p"`
}

// The distributions that are compared: numbers, and counts of classes.
var (
	sampleNames = []string{"words of a message", "messages of a day", "words of an accepted question",
		"words of an accepted answer",
		"pieces of evidence of an accepted item", "workdays since the youngest evidence of an accepted item"}
	classNames = []string{"accepted items by family", "drafts by status", "rejected drafts by filter",
		"messages by speech act",
		"messages by perturbation"}
)

// sample adds a corpus to the distributions.
func (s *side) sample(c *corpus.Corpus, of scope) {
	days := map[corpus.Date]float64{}
	for i := range c.Messages {
		s.number(0, words(c.Messages[i].Text))
		days[c.Messages[i].At.Date()]++
	}
	for _, d := range slices.Sorted(maps.Keys(days)) {
		s.number(1, days[d])
	}
	for i := range c.Items {
		it := &c.Items[i]
		if it.Status == corpus.Accepted {
			s.accepted(it, of)
		}
		if of.audit {
			s.class(1, string(it.Status))
		}
		if of.audit && it.Status == corpus.Rejected {
			s.class(2, it.Stage)
		}
	}
	for i := range c.Plan {
		if !of.plan {
			break
		}
		s.class(3, string(c.Plan[i].Act))
		if p := c.Plan[i].Perturbation; p != "" {
			s.class(4, p)
		}
	}
}

func (s *side) accepted(it *corpus.Item, of scope) {
	s.number(2, words(it.Question))
	if !of.key {
		return
	}
	s.class(0, it.Family)
	s.number(3, words(it.Answer))
	pieces := 0
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleContext {
			pieces++
		}
	}
	s.number(4, float64(pieces))
	if it.EvidenceAge != nil {
		s.number(5, float64(it.EvidenceAge.Workdays))
	}
}

func words(text string) float64 { return float64(len(strings.Fields(text))) }

func (s *side) number(of int, x float64) {
	name := sampleNames[of]
	s.samples[name] = append(s.samples[name], x)
}

func (s *side) class(of int, class string) {
	name := classNames[of]
	if s.classes[name] == nil {
		s.classes[name] = map[string]int{}
	}
	s.classes[name][class]++
}

// spreads tests every distribution of which both sides have values.
func spreads(a, b *side) []Spread {
	out := []Spread{}
	for _, name := range sampleNames {
		x, y := a.samples[name], b.samples[name]
		if len(x) == 0 || len(y) == 0 {
			continue
		}
		d, p := statistics.KolmogorovSmirnov(x, y)
		out = append(out, Spread{Name: name, Old: len(x), New: len(y), Median: []int{int(statistics.Median(x)),
			int(statistics.Median(y))},
			Test: "Kolmogorov–Smirnov", Value: d, P: p})
	}
	for _, name := range classNames {
		if s, ok := classSpread(name, a.classes[name], b.classes[name]); ok {
			out = append(out, s)
		}
	}
	return out
}

func classSpread(name string, a, b map[string]int) (Spread, bool) {
	all := map[string]bool{}
	for _, classes := range []map[string]int{a, b} {
		for class := range classes {
			all[class] = true
		}
	}
	s := Spread{Name: name, Test: "Pearson’s χ²"}
	var x, y []int
	for _, class := range slices.Sorted(maps.Keys(all)) {
		x, y = append(x, a[class]), append(y, b[class])
		s.Old, s.New = s.Old+a[class], s.New+b[class]
		if a[class] != b[class] {
			s.Classes = append(s.Classes, Change{class, strconv.Itoa(a[class]), strconv.Itoa(b[class])})
		}
	}
	s.Value, s.Freedom, s.P = statistics.Homogeneity(x, y)
	return s, s.Old > 0 && s.New > 0
}
