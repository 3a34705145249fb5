package convomem

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/recipe"
	"memloom/pipeline/sessions"
	"memloom/prompts"
)

// plan is what is planned of a user: cores, and conversations in the order of time.
type plan struct {
	Cores    []category.Planned `json:"cores"`
	Sessions []conversation     `json:"sessions"`

	field    *pack.Pack
	cases    []life.Talk
	words    int
	failures []corpus.Failure // of the planner model
}

// conversation is a planned conversation (C4).
type conversation struct {
	sessions.When
	Core  int    `json:"core"`        // of which it holds a message; -1: none
	Piece int    `json:"piece"`       // which one
	At    int    `json:"at,omitzero"` // the part that holds it
	Parts []Part `json:"parts"`       // in order
}

// Part is a matter of a conversation.
type Part struct {
	Case     int    `json:"case"` // among the user's cases
	Subject  string `json:"subject"`
	Thing    int    `json:"thing,omitzero"` // a kind of thing, from 1; 0: the subject is a task
	Type     string `json:"type"`
	Workflow int    `json:"workflow"`
	Messages int    `json:"messages"`
	Details  []int  `json:"details"`
	Offers   []int  `json:"offers"`
}

// drawing draws the plan of one user.
type drawing struct {
	*category.Maker
	k        *Section
	cases    []life.Talk // of work, then of everyday life
	work     int         // how many of them are of work
	subjects []string
	things   map[string]int // kinds of things, from 1, by what they are called
}

// keyPlan is the record of a user's plan.
func (u user) keyPlan() string { return u.of.Key("blueprint", "plan") }

// maker makes the user's cores.
func (u user) maker() *category.Maker {
	return category.NewMaker(u.source("cores"), field(u.number()), sessions.Life(), professions())
}

// source is the random source of one step of a user's plan.
func (u user) source(purpose string) *rand.Rand {
	return u.Source(u.of.Key("blueprint", "user"))(purpose)
}

func (u user) planUnits(context.Context) ([]exec.Unit, error) {
	shares, err := u.keys().shares(u.Env)
	if err != nil {
		return nil, err
	}
	key, mine := u.keyPlan(), shares[u.number()]
	var inputs []string
	if u.keys().Wording == sessions.Written {
		inputs = []string{u.keyCases()}
	}
	params := u.Params(u.of, u.keys(), fmt.Sprint(mine), field(u.number()).Hash, professions(), sessions.Life(), category.Wording())
	return []exec.Unit{sessions.Unit(key, key, inputs, params, func(_ context.Context, in exec.Getter) (any, error) {
		return u.plan(u.keys(), in, mine)
	})}, nil
}

// plan plans a user's cores and conversations.
func (u user) plan(k *Section, in exec.Getter, mine []share) (out *plan, err error) {
	x := &drawing{Maker: u.maker(), k: k}
	if x.cases, x.work, err = u.cases(in); err != nil {
		return nil, err
	}
	out = &plan{}
	if out.Cores, err = x.cores(u.Recipe, u.number(), mine); err != nil {
		return nil, err
	}
	x.R = u.source("conversations")
	out.Sessions = x.conversations(out.Cores)
	return out, k.filled(u.Recipe, u.number(), len(out.Sessions))
}

// cores makes those of a user that are wanted, and some to spare, the largest first: they need the most of what there is.
func (x *drawing) cores(r *recipe.Recipe, user int, mine []share) (out []category.Planned, err error) {
	of := map[string]category.Category{}
	for _, c := range category.All() {
		of[c.Name()] = c
	}
	mine = slices.Clone(mine)
	slices.SortStableFunc(mine, func(a, b share) int { return cmp.Compare(b.pieces, a.pieces) })
	for _, s := range mine {
		for i := range s.wanted + x.k.spares(s.wanted) {
			c, ok := category.Planned{}, false
			for try := 0; try < tries && !ok; try++ {
				c, ok = of[s.category].Make(x.Maker, s.pieces)
			}
			if !ok && i < s.wanted {
				return nil, r.Wrong(fmt.Sprintf("questions.families.%s/%d", s.category, s.pieces),
					"there is material for %d of the %d of user %d; ask for less of it, or deal it to more users", i, s.wanted, user+1)
			}
			if !ok {
				break
			}
			out = append(out, c)
		}
	}
	return out, nil
}

// tries is how often a core is begun: one can meet an attribute that has too few values.
const tries = 5

// conversations plans those of all cores and the fillers: their order, when they take place and what they are about. The
// messages of a core stand in the order of their conversations (C4).
func (x *drawing) conversations(list []category.Planned) []conversation {
	var all []conversation
	for i, c := range list {
		for range c.Messages {
			all = append(all, conversation{Core: i})
		}
	}
	for range x.k.Fillers {
		all = append(all, conversation{Core: -1})
	}
	all, starts := corpus.Shuffled(x.R, all), hours.Starts(x.R, x.k.First, x.k.SpanDays, len(all))
	apart(all, starts)
	x.subjects = x.spoken(list)
	x.things = map[string]int{}
	for i, p := range x.Life.Preferences {
		x.things[p.Thing] = i + 1
	}
	next := make([]int, len(list))
	for i := range all {
		b := &all[i]
		b.Key = fmt.Sprintf("%0*d", digits(len(all)), i+1)
		if b.Start = starts[i]; b.Core >= 0 {
			b.Piece = next[b.Core]
			next[b.Core]++
			date(list[b.Core].Facts, b.Piece, b.Start.Date())
		}
		for range x.about(b, list) - 1 {
			b.Gaps = append(b.Gaps, byte(1+x.R.IntN(pauses)/(pauses-1)))
		}
	}
	return all
}

// apart has messages of a core stand on different days, since facts hold by the day: the later of two of one day changes places
// with a conversation of another day, as long as there is one.
func apart(all []conversation, starts []corpus.Stamp) {
	days := map[int]map[corpus.Date]int{} // how many messages of a core a day has
	enter := func(i, n int) {
		if days[all[i].Core] == nil {
			days[all[i].Core] = map[corpus.Date]int{}
		}
		days[all[i].Core][starts[i].Date()] += n
	}
	clash := func(i int) bool { return all[i].Core >= 0 && days[all[i].Core][starts[i].Date()] > 1 }
	for i := range all {
		enter(i, 1)
	}
	for i := range all {
		for k := 1; k < len(all) && clash(i); k++ {
			j := (i + k) % len(all)
			swap := func() {
				enter(i, -1)
				enter(j, -1)
				all[i].Core, all[j].Core = all[j].Core, all[i].Core
				enter(i, 1)
				enter(j, 1)
			}
			if swap(); clash(i) || clash(j) {
				swap()
			}
		}
	}
}

// pauses: one message of so many comes two minutes after the one before it, the others one minute.
const pauses = 5

// digits is how many digits a number has, four at least.
func digits(n int) int { return max(4, len(fmt.Sprint(n))) }

// spoken are the things of work that conversations turn on: those of cores, and all others.
func (x *drawing) spoken(list []category.Planned) []string {
	seen := map[string]bool{}
	var out []string
	for _, c := range list {
		for _, f := range c.Facts {
			if !seen[f.SubjectID] && !c.Advises() {
				out = append(out, f.SubjectID)
			}
			seen[f.SubjectID] = true
		}
	}
	for _, t := range x.Spare() {
		out = append(out, t.Title)
	}
	return out
}

// hours are those in which users talk.
var hours = sessions.Hours{From: 6, To: 22, Slot: 240, Late: 24}

// about draws the parts of a conversation, and returns how many messages they have. The one that holds evidence is about its
// subject.
func (x *drawing) about(b *conversation, list []category.Planned) (total int) {
	total = x.k.Messages[0] + 2*x.R.IntN((x.k.Messages[1]-x.k.Messages[0])/2+1)
	for _, n := range parted(x.R, total) {
		subject := corpus.Pick(x.R, x.subjects)
		if x.R.IntN(100) < private || subject == "" {
			subject = corpus.Pick(x.R, x.Life.Preferences).Thing
		}
		b.Parts = append(b.Parts, x.part(subject, n))
	}
	if b.Core < 0 {
		return total
	}
	b.At = x.R.IntN(len(b.Parts))
	f := list[b.Core].Facts[b.Piece]
	if x.things[f.SubjectID] > 0 || !list[b.Core].Advises() {
		b.Parts[b.At] = x.part(f.SubjectID, b.Parts[b.At].Messages)
	}
	return total
}

// parted cuts a number of messages into parts of ten to fourteen, even numbers.
func parted(r *rand.Rand, total int) []int {
	n := (total + mostOfPart - 1) / mostOfPart
	if most := total / leastOfPart; most > n {
		n += r.IntN(most - n + 1)
	}
	out := slices.Repeat([]int{leastOfPart}, n)
	for left := (total - n*leastOfPart) / 2; left > 0; {
		if i := r.IntN(n); out[i] < mostOfPart {
			out[i] += 2
			left--
		}
	}
	return out
}

// private is the share of parts, in per cent, that are about everyday life.
const private = 25

// part draws a case about a subject.
func (x *drawing) part(subject string, messages int) Part {
	p := Part{Subject: subject, Messages: messages, Workflow: 1 + x.R.IntN(prompts.SessionWorkflows), Thing: x.things[subject]}
	if p.Thing > 0 {
		p.Case = x.work + x.R.IntN(len(x.cases)-x.work)
	} else {
		p.Case = x.R.IntN(x.work)
	}
	t := x.cases[p.Case]
	p.Type = corpus.Pick(x.R, t.Types)
	p.Details = x.R.Perm(len(t.Details))[:min(len(t.Details), mostDetails)]
	p.Offers = x.R.Perm(len(t.Offers))[:min(len(t.Offers), mostDetails)]
	return p
}

// mostDetails is how many circumstances, and how many proposals, a part is given.
const mostDetails = 5

// date sets from when on the nth fact of a core holds, the day on which it is said, and until when one that it replaces did.
func date(facts []corpus.Fact, n int, day corpus.Date) {
	if facts[n].From = day; facts[n].Supersedes != "" {
		facts[n-1].To = day.Add(-1)
	}
}
