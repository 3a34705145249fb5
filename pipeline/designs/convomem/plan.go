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
	Remarks  *category.Remarks  `json:"remarks"`
	Sessions []conversation     `json:"sessions"`

	field    *pack.Pack
	cases    []life.Talk
	words    int
	written  bool             // remarks are clauses, of which the author makes messages
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
	Says     []int  `json:"says"` // what comes up, in order: places of remarks; -1 for the evidence
}

// drawing draws the plan of one user.
type drawing struct {
	*category.Maker
	k        *Section
	cases    []life.Talk // of work, then of everyday life
	work     int         // how many of them are of work
	remarks  *category.Remarks
	subjects []string       // things of work, in the order in which they come up
	kinds    []string       // kinds of things that the user goes for, likewise
	things   map[string]int // kinds of things, from 1, by what they are called
	spoken   map[string]int // the last conversation about something, from 1
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
	params := u.Params(u.of, u.keys(), fmt.Sprint(mine), field(u.number()).Hash, professions(), sessions.Life(),
		category.Wording())
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
	x.remarks = x.Remarks(out.Cores, k.Wording == sessions.Written)
	out.Sessions, out.Remarks = x.conversations(out.Cores), x.remarks
	return out, k.filled(u.Recipe, u.number(), len(out.Sessions))
}

// cores makes those of a user that are wanted, and some to spare, the largest first: they need the most of what there
// is.
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

// conversations plans those of all cores and the fillers: their order, when they take place and what they are about.
// The messages of a core are in the order of their conversations (C4).
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
	apart(all, func(i int) (from, to int) { return max(0, i-between), min(len(all)-1, i+between) })
	apart(all, func(i int) (from, to int) {
		from, to = i, i
		for ; from > 0 && starts[from-1].Date() == starts[i].Date(); from-- {
		}
		for ; to+1 < len(all) && starts[to+1].Date() == starts[i].Date(); to++ {
		}
		return from, to
	})
	x.subjects, x.things, x.spoken = corpus.Shuffled(x.R, x.Titles()), map[string]int{}, map[string]int{}
	for i, p := range x.Life.Preferences {
		x.things[p.Thing], x.kinds = i+1, append(x.kinds, p.Thing)
	}
	x.kinds = corpus.Shuffled(x.R, x.kinds)
	next := make([]int, len(list))
	ahead := x.ahead(all, list)
	for i := range all {
		b := &all[i]
		b.Key = fmt.Sprintf("%0*d", digits(len(all)), i+1)
		if b.Start = starts[i]; b.Core >= 0 {
			b.Piece = next[b.Core]
			next[b.Core]++
			date(list[b.Core].Facts, b.Piece, b.Start.Date())
		}
		for range x.about(b, i+1, list, ahead) - 1 {
			b.Gaps = append(b.Gaps, byte(1+x.R.IntN(pauses)/(pauses-1)))
		}
	}
	return all
}

// between is how many conversations lie between two about one thing, where there are enough.
const between = 30

// apart has messages of a core stand apart, as far as a range around each goes: the later of two changes places with
// another conversation, as long as there is one. Those of one core are never of one day, since facts hold by the day.
func apart(all []conversation, around func(int) (from, to int)) {
	clash := func(i int) bool {
		from, to := around(i)
		for k := from; k <= to; k++ {
			if k != i && all[i].Core >= 0 && all[k].Core == all[i].Core {
				return true
			}
		}
		return false
	}
	for i := range all {
		for k := 1; k < len(all) && clash(i); k++ {
			j := (i + k) % len(all)
			swap := func() { all[i].Core, all[j].Core = all[j].Core, all[i].Core }
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

// evident is what the evidence of a conversation speaks of, where that is what a part of it is about; else it is empty.
func (x *drawing) evident(b conversation, piece int, list []category.Planned) string {
	if b.Core < 0 {
		return ""
	}
	if f := list[b.Core].Facts[piece]; x.things[f.SubjectID] > 0 || !list[b.Core].Advises() {
		return f.SubjectID
	}
	return ""
}

// ahead has the conversations whose evidence speaks of something, from 1, in order.
func (x *drawing) ahead(all []conversation, list []category.Planned) map[string][]int {
	out, next := map[string][]int{}, make([]int, len(list))
	for i, b := range all {
		if b.Core >= 0 {
			if s := x.evident(b, next[b.Core], list); s != "" {
				out[s] = append(out[s], i+1)
			}
			next[b.Core]++
		}
	}
	return out
}

// next is what the nth conversation turns to: what did not come up for long, and does not soon.
func (x *drawing) next(queue []string, n int, ahead map[string][]int) string {
	for i, s := range queue {
		near := func(k int) bool { return k > 0 && n-between <= k && k <= n+between }
		if !near(x.spoken[s]) && !slices.ContainsFunc(ahead[s], near) || i == len(queue)-1 {
			copy(queue[i:], queue[i+1:])
			queue[len(queue)-1], x.spoken[s] = s, n
			return s
		}
	}
	return ""
}

// hours are those in which users talk.
var hours = sessions.Hours{From: 6, To: 22, Slot: 240, Late: 24}

// about draws the parts of the nth conversation, and returns how many messages they have. The one that holds evidence
// is about its subject.
func (x *drawing) about(b *conversation, n int, list []category.Planned, ahead map[string][]int) (total int) {
	total = x.k.Messages[0] + 2*x.R.IntN((x.k.Messages[1]-x.k.Messages[0])/2+1)
	lengths, side := parted(x.R, total), ""
	if b.At = -1; b.Core >= 0 {
		b.At, side = x.R.IntN(len(lengths)), list[b.Core].Side
	}
	for i, messages := range lengths {
		subject, holds := "", ""
		if i == b.At {
			subject, holds = x.evident(*b, b.Piece, list), side
		}
		switch {
		case subject != "":
		case x.R.IntN(100) < private:
			subject = x.next(x.kinds, n, ahead)
		default:
			subject = x.next(x.subjects, n, ahead)
		}
		p := x.part(subject, messages)
		p.Says = x.says(p, holds, b.Start.Date())
		b.Parts = append(b.Parts, p)
	}
	b.At = max(b.At, 0)
	return total
}

// said is the share of messages, in per cent, that state something, other than the first and the last two of a part.
const said = 93

// says draws what comes up in a part: most messages state a fact. Where it holds evidence, that is one of the messages
// of a side.
func (x *drawing) says(p Part, holds string, day corpus.Date) []int {
	sides, evidence := []string(nil), -1
	places := x.R.Perm(p.Messages - 3)
	for _, i := range places {
		if sessions.Side(i+1) == holds {
			evidence = i
			break
		}
	}
	var at []int
	for i := range p.Messages - 3 {
		if i == evidence || x.R.IntN(100) < said {
			at, sides = append(at, i), append(sides, sessions.Side(i+1))
		}
	}
	var out []int
	for k, n := range x.remarks.About(p.Subject, sides, day) {
		switch {
		case at[k] == evidence:
			out = append(out, -1)
		case n >= 0:
			out = append(out, n)
		}
	}
	return out
}

// parted cuts a number of messages into three parts at most, even numbers.
func parted(r *rand.Rand, total int) []int {
	n := min(mostParts, total/leastOfPart)
	out := slices.Repeat([]int{leastOfPart}, n)
	for range (total - n*leastOfPart) / 2 {
		out[r.IntN(n)] += 2
	}
	return out
}

// private is the share of parts, in per cent, that are about everyday life.
const private = 6

// part draws a case about a subject.
func (x *drawing) part(subject string, messages int) Part {
	p := Part{Subject: subject, Messages: messages, Workflow: 1 + x.R.IntN(prompts.SessionWorkflows),
		Thing: x.things[subject]}
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

// date sets from when on the nth fact of a core holds, the day on which it is said, and until when one that it replaces
// did.
func date(facts []corpus.Fact, n int, day corpus.Date) {
	if facts[n].From = day; facts[n].Supersedes != "" {
		facts[n-1].To = day.Add(-1)
	}
}
