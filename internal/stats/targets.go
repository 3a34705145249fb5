package stats

import (
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// Target is a number that a recipe asks of what is written, and what came of it.
type Target struct {
	Key   string  `json:"key"` // of the recipe
	Asked float64 `json:"asked"`
	Got   float64 `json:"got"`
}

// missedBy is the share of what is asked by which a target is missed.
const missedBy = 0.1

// fromRecipe is the Source of a reference to what the recipe asks for.
const fromRecipe = "recipe"

// targetKeys are the recipe's keys behind what is held against them, by section and name of the figure or sample.
var targetKeys = map[[2]string]string{
	{"messages", "a group and workday"}:                    "dialogue.messages_per_day",
	{"length", "length"}:                                   "dialogue.words",
	{"realism", "noise"}:                                   "dialogue.noise",
	{"realism", "disagreement, of replies"}:                "dialogue.disagreement",
	{"realism", "ultra-short, of the replies left"}:        "dialogue.ultra_short",
	{"realism", "imperfections"}:                           "dialogue.imperfections",
	{"realism", "tone jitter"}:                             "dialogue.tone_jitter",
	{"realism", "links, of replies"}:                       "dialogue.links",
	{"realism", "links, of posts"}:                         "dialogue.post_links",
	{"realism", "cross-references"}:                        "dialogue.cross_references",
	{"decisions", "asked for and weighed first, of those"}: "dialogue.decisions",
	{"decisions", "changes that name what made them"}:      "dialogue.reversals",
	{promisesSection, "answers that were promised first"}:  "dialogue.promises",
	{promisesSection, "promises forgotten"}:                "dialogue.forgotten",
	{promisesSection, "tasks with a loud consumer"}:        "dialogue.loud",
}

const promisesSection = "promises, rules, absences"

// Targets holds the corpora of a run, one after another, against what the recipe asks for.
type Targets struct{ m *Measurer }

// NewTargets returns the targets of a run; shared is as for New.
func NewTargets(in Input, shared *corpus.Corpus) *Targets {
	return &Targets{Only(in, shared, "messages", "length", "realism", "decisions", promisesSection, usersSection)}
}

// Only returns a measurer of some sections alone, in the order in which they are named; in and shared are as for New.
func Only(in Input, shared *corpus.Corpus, sections ...string) *Measurer {
	m := New(in, shared)
	at := func(p *openSection) int { return slices.Index(sections, p.name) }
	m.parts = slices.DeleteFunc(m.parts, func(p *openSection) bool { return at(p) < 0 })
	slices.SortFunc(m.parts, func(a, b *openSection) int { return at(a) - at(b) })
	return m
}

// Add measures a corpus. It neither changes nor keeps it.
func (t *Targets) Add(c *corpus.Corpus) { t.m.Add(c) }

// Missed lists what the recipe asks for and the corpora together miss by more than a tenth. A share counts as missed
// only where they are large enough to tell: where the interval around it, at 99 %, does not reach what was asked. It is
// called once, after all corpora.
func (t *Targets) Missed() []Target {
	var out []Target
	for _, x := range targets(t.m.Report().Sections) {
		if x.missed() {
			out = append(out, Target{x.key, x.asked, math.Round(x.got*1e4) / 1e4})
		}
	}
	return out
}

// measured is a figure or a mean beside what the recipe asks for.
type measured struct {
	key        string // empty: nobody said of which key it is
	name       string
	asked, got float64
	share      bool
	interval   *Interval // of a share; nil where there was nothing to count
}

// targets lists what stands beside a recipe's numbers.
func targets(sections []Section) []measured {
	var out []measured
	add := func(section, name string, got float64, refs []Reference, share bool, i *Interval) {
		if at := slices.IndexFunc(refs, func(r Reference) bool { return r.Source == fromRecipe }); at >= 0 {
			key := targetKeys[[2]string{section, name}]
			if section == usersSection {
				key = keyOfSets(name)
			}
			out = append(out, measured{key, name, *refs[at].Low, got, share, i})
		}
	}
	for _, s := range sections {
		for _, f := range s.Figures {
			add(s.Name, f.Name, f.Value, f.References, true, f.Interval)
		}
		for _, x := range s.Samples {
			if x.N > 0 {
				add(s.Name, x.Name, x.Mean, x.References, false, nil)
			}
		}
	}
	return out
}

// missed says whether what came is further from what was asked than a tenth of it, and further than chance brings it.
func (t measured) missed() bool {
	if strings.HasPrefix(t.key, "users.") {
		return t.got != t.asked // a number of sets is met or not
	}
	if t.key == "" || math.Abs(t.got-t.asked) <= missedBy*t.asked {
		return false
	}
	return !t.share || t.interval != nil && (t.asked < t.interval.Low || t.asked > t.interval.High)
}

// Interval is where a share lies by what was sampled.
type Interval struct {
	Low        float64 `json:"low"`
	High       float64 `json:"high"`
	Confidence float64 `json:"confidence"`
}

// wilson is the score interval of a share, at the confidence that belongs to the level of the tests; nil of nothing.
func wilson(part, whole int) *Interval {
	i := statistics.Wilson(statistics.Share{Part: part, Whole: whole}, statistics.Level99)
	if i == nil {
		return nil
	}
	return &Interval{Low: i.Low, High: i.High, Confidence: statistics.Level99.Confidence}
}

// rate adds part of whole, with its interval, beside the rate that the recipe
// asks for, if it is known, and what is published.
func (s *section) rate(name string, part, whole int, asked *float64, refs ...Reference) {
	if asked != nil {
		refs = append([]Reference{point("recipe", *asked)}, refs...)
	}
	s.share(name, part, whole, refs...)
	s.Figures[len(s.Figures)-1].Interval = wilson(part, whole)
}

// Rates are what a recipe asks of a plan, in the words of its keys.
type Rates struct {
	Decisions, Reversals, Promises, Forgotten, Loud            float64
	Noise, Disagreement, UltraShort, Imperfections, ToneJitter float64
	Links, PostLinks, CrossReferences                          float64
}

// asked returns a rate of the recipe, nil where it is not known.
func (r *run) asked(of func(*Rates) float64) *float64 {
	if r.Rates == nil {
		return nil
	}
	v := of(r.Rates)
	return &v
}
