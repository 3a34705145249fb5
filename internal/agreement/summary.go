package agreement

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/statistics"
)

// Summary is what the decisions about a corpus's items say of its reviewers.
type Summary struct {
	Reviewers []Reviewer `json:"reviewers"` // in the order in which they first decided
	// by subject: every two reviewers with an item in common, then all of more than two
	Measures []Measure `json:"agreement"`
	LeftOut  int       `json:"left_out,omitempty"` // reviewers beyond MostReviewers
}

// MostReviewers is how many reviewers are held against each other: with their number the pairs grow as its square.
const MostReviewers = 30

// Reviewer is what one reviewer did.
type Reviewer struct {
	Name      string `json:"reviewer"`
	Decided   int    `json:"decided"` // items about which a decision of the reviewer stands, those of Unsure included
	Unsure    int    `json:"unsure"`
	Overruled int    `json:"overruled"`                // items taken in against filters
	Blind     int    `json:"blind"`                    // items decided without seeing status and verdicts
	Median    *int   `json:"median_seconds,omitempty"` // from seeing an item to deciding; nil where it was not measured
}

// Subjects are the decision and the four ratings.
func Subjects() []Subject {
	rating := func(name string, of func(d *corpus.Decision) string) Subject {
		return Subject{Name: name, Values: decisions.Ratings(), Weights: Linear, of: of}
	}
	return []Subject{
		{Name: "decision", Values: []string{string(corpus.ActionAccept), string(corpus.ActionReject),
			string(corpus.ActionEdit)},
			of: func(d *corpus.Decision) string { return string(d.Action) }},
		rating("question", func(d *corpus.Decision) string { return d.RateQuestion }),
		rating("answer", func(d *corpus.Decision) string { return d.RateAnswer }),
		rating("options", func(d *corpus.Decision) string { return d.RateOptions }),
		rating("evidence", func(d *corpus.Decision) string { return d.RateEvidence }),
	}
}

// target is an item with the opinions about it.
type target struct {
	opinions []corpus.Decision
	blind    []corpus.Decision
}

// of is the reviewer's opinion; nil where there is none.
func (t *target) of(reviewer string) *corpus.Decision {
	i := slices.IndexFunc(t.opinions, func(d corpus.Decision) bool { return d.Reviewer == reviewer })
	if i < 0 {
		return nil
	}
	return &t.opinions[i]
}

// Of computes agreement from all decisions about a corpus, in their order. It is over each reviewer's opinion of what
// was decided about, whether a corpus still has it or not. key is the corpus's (decisions.KeyOf): equal decisions give
// equal intervals. reviewers limits it to these; none means all. No more than MostReviewers count, the first who
// decided.
func Of(all []corpus.Decision, key string, reviewers ...string) *Summary {
	names, left := namesOf(all, reviewers)
	targets := targetsOf(all, names)
	s := &Summary{Reviewers: []Reviewer{}, Measures: []Measure{}, LeftOut: left}
	for _, n := range names {
		s.Reviewers = append(s.Reviewers, reviewerOf(n, targets))
	}
	groups := [][]int{}
	for i := range names {
		for j := range i {
			groups = append(groups, []int{j, i})
		}
	}
	slices.SortFunc(groups, slices.Compare[[]int])
	if len(names) > 2 {
		everybody := make([]int, len(names))
		for i := range everybody {
			everybody[i] = i
		}
		groups = append(groups, everybody)
	}
	for _, subject := range Subjects() {
		for _, g := range groups {
			if m := between(key, subject, names, g, targets); m.N+m.Unsure > 0 {
				s.Measures = append(s.Measures, m)
			}
		}
	}
	return s
}

// namesOf are the first MostReviewers of those who decided about items, and how many more there are. reviewers limits
// them; none means all.
func namesOf(all []corpus.Decision, reviewers []string) (names []string, left int) {
	met := map[string]bool{}
	for _, d := range all {
		is := d.Target == corpus.TargetItem && d.Action != corpus.ActionSettle && d.Action != corpus.ActionWithdraw
		if !is || met[d.Reviewer] || len(reviewers) > 0 && !slices.Contains(reviewers, d.Reviewer) {
			continue
		}
		met[d.Reviewer] = true
		names = append(names, d.Reviewer)
	}
	most := min(len(names), MostReviewers)
	return names[:most], len(names) - most
}

// targetsOf gathers the decisions of some reviewers about items by what they are about, in the order of the first about
// each.
func targetsOf(all []corpus.Decision, reviewers []string) []target {
	by, order := map[string][]corpus.Decision{}, []string{}
	for _, d := range all {
		if d.Target != corpus.TargetItem {
			continue
		}
		if by[d.TargetHash] == nil {
			order = append(order, d.TargetHash)
		}
		by[d.TargetHash] = append(by[d.TargetHash], d)
	}
	other := func(d corpus.Decision) bool { return !slices.Contains(reviewers, d.Reviewer) }
	var out []target
	for _, hash := range order {
		out = append(out, target{slices.DeleteFunc(decisions.Opinions(by[hash]), other),
			slices.DeleteFunc(decisions.StandingBlind(by[hash]), other)})
	}
	return out
}

func reviewerOf(name string, targets []target) Reviewer {
	r := Reviewer{Name: name}
	var seconds []int
	for i := range targets {
		if slices.ContainsFunc(targets[i].blind, func(d corpus.Decision) bool { return d.Reviewer == name }) {
			r.Blind++
		}
		d := targets[i].of(name)
		if d == nil {
			continue
		}
		r.Decided++
		if d.Action == corpus.ActionUnsure {
			r.Unsure++
		}
		if len(d.Overrules) > 0 {
			r.Overruled++
		}
		if d.Seconds > 0 {
			seconds = append(seconds, d.Seconds)
		}
	}
	if len(seconds) > 0 {
		median := statistics.Median(seconds)
		r.Median = &median
	}
	return r
}

// between measures how far the reviewers at some places agree.
func between(key string, s Subject, names []string, at []int, targets []target) Measure {
	var people []string
	for _, i := range at {
		people = append(people, names[i])
	}
	var items []rated
	unsure := 0
	for i := range targets {
		it, all, doubt := valuesOf(&targets[i], s, people)
		switch {
		case all && !doubt:
			items = append(items, it)
		case all:
			unsure++
		}
	}
	m := measured(key+"/"+s.Name+"/"+strings.Trim(fmt.Sprint(at), "[]"), s, people, items)
	m.Unsure = unsure
	return m
}

// valuesOf are the values that people gave an item. all says whether all of them gave one, or were not sure; doubt
// whether one was not sure.
func valuesOf(t *target, s Subject, people []string) (it rated, all, doubt bool) {
	it.independent = true
	for _, name := range people {
		d := t.of(name)
		if d == nil {
			return it, false, false
		}
		at := slices.Index(s.Values, s.of(d))
		switch {
		case at >= 0:
			it.values = append(it.values, at)
		case s.of(d) == string(corpus.ActionUnsure):
			doubt = true
		default:
			return it, false, false
		}
		it.independent = it.independent && (d.OthersHidden || !slices.ContainsFunc(t.opinions,
			func(x corpus.Decision) bool { return madeBefore(&x, d) }))
	}
	return it, true, doubt
}

// madeBefore says whether a decision was made before another. Decisions that were merged from a copy have later numbers
// than their time says.
func madeBefore(a, b *corpus.Decision) bool {
	return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Seq, b.Seq)) < 0
}
