package convomem

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/judging"
	"memloom/pipeline/recipe"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
)

// Section are the keys that recipes have for the design.
type Section struct {
	Count    int         `yaml:"count" scale:"each" min:"1" max:"2000" doc:"users, each with conversations of their own"`
	First    corpus.Date `yaml:"first" doc:"first day of the histories"`
	SpanDays int         `yaml:"span_days" min:"28" max:"3650" doc:"days of a history"`
	Messages []int       `yaml:"messages" min:"20" max:"200" doc:"fewest and most messages of a conversation, even numbers"`
	Words    int         `yaml:"words" min:"0" max:"120" doc:"words of a message, on average; 0: as many as it takes"`
	Spare    float64     `yaml:"spare" min:"0" max:"9" doc:"cores beyond those asked for, as a share of them, and two more of each kind: some fall"`
	Fillers  int         `yaml:"fillers" min:"0" max:"100000" doc:"conversations of a user that hold no evidence"`
	Wording  string      `yaml:"wording" oneof:"pack,written" doc:"where matters and evidence messages come from: the packs, or the planner model"`
	Cases    int         `yaml:"cases" min:"10" max:"200" doc:"matters of a user that the planner is asked for in one call, where wording is written"`

	Haystacks Haystacks `yaml:"haystacks"`
}

// Haystacks are the keys of what items are asked over (C8).
type Haystacks struct {
	Sizes    []int   `yaml:"sizes" min:"2" max:"100000" doc:"conversations of a haystack"`
	PerItem  int     `yaml:"per_item" min:"1" max:"50" doc:"sizes at which an item is asked, dealt evenly"`
	Evidence float64 `yaml:"evidence" min:"0.01" max:"1" doc:"share of a haystack that evidence fills at most, where it holds more than one item's"`
}

// Section implements designs.Design.
func (Design) Section() any {
	return &Section{Count: 1, First: corpus.NewDate(2024, 1, 1), SpanDays: 730, Messages: []int{80, 120}, Spare: 0.05,
		Fillers: 200, Wording: sessions.FromPack,
		Cases: 60, Haystacks: Haystacks{PerItem: 1, Evidence: 0.5}}
}

// The least messages of a part of a conversation (C4), and the most parts: what it turns to.
const (
	leastOfPart = 20
	mostParts   = 3
)

// Fits implements designs.Design. A quota for which the packs have too little is found by planning the cores of a user
// of each profession.
func (Design) Fits(e *stage.Env) (int, error) {
	k := planner{e}.keys()
	shares, err := k.shares(e)
	if err != nil {
		return 0, err
	}
	if err := k.fit(e, shares); err != nil {
		return 0, err
	}
	for n, of := range k.refs()[:min(k.Count, len(professions().Professions))] {
		if _, err := (&drawing{Maker: user{planner{e}, of}.maker(), k: k}).cores(e.Recipe, n, shares[n]); err != nil {
			return 0, err
		}
	}
	return k.Count, nil
}

// Less implements designs.Lessening: there are fewer cores, and fewer conversations without evidence.
func (Design) Less(e *stage.Env, share float64) (*recipe.Recipe, float64, error) {
	all := planner{e}.keys()
	r, k := *e.Recipe, *all
	r.Own, r.Questions.Families, r.Questions.Corpora, r.Questions.ByCorpus = &k, map[string]int{}, nil, nil
	for name, n := range e.Recipe.Questions.Families {
		r.Questions.Families[name] = int(math.Ceil(share * float64(n)))
	}
	k.Fillers, k.Haystacks.Sizes = int(math.Ceil(share*float64(k.Fillers))), nil
	less := *e
	less.Recipe = &r
	mine, err := all.shares(e)
	if err != nil {
		return nil, 0, err
	}
	some, err := k.shares(&less)
	if err != nil {
		return nil, 0, err
	}
	_, have := all.conversations(mine[0])
	_, left := k.conversations(some[0])
	return &r, float64(have) / float64(left), nil
}

// conversations counts those of a user, and the most that one item rests on.
func (k *Section) conversations(mine []share) (most, all int) {
	all = k.Fillers
	for _, q := range mine {
		most, all = max(most, q.pieces), all+q.pieces*(q.wanted+k.spares(q.wanted))
	}
	return most, all
}

// fit says what of the haystacks and histories cannot be had.
func (k *Section) fit(e *stage.Env, shares [][]share) error {
	h := k.Haystacks
	if len(k.Messages) != 2 || k.Messages[0] > k.Messages[1] || k.Messages[0]%2 != 0 || k.Messages[1]%2 != 0 {
		return e.Recipe.Wrong("conversations.messages",
			"give two even numbers, the second not below the first, such as [80, 120]")
	}
	if !slices.IsSorted(h.Sizes) || len(slices.Compact(slices.Clone(h.Sizes))) != len(h.Sizes) {
		return e.Recipe.Wrong("conversations.haystacks.sizes",
			"give sizes, each larger than the one before, such as [2, 10, 100]")
	}
	if h.PerItem > max(1, len(h.Sizes)) {
		return e.Recipe.Wrong("conversations.haystacks.per_item",
			"an item is asked at each size once; there are %d sizes, so lower it to that", len(h.Sizes))
	}
	for i, list := range shares {
		most, have := k.conversations(list)
		if n := len(h.Sizes); n > 0 && h.Sizes[n-1] < most {
			return e.Recipe.Wrong("conversations.haystacks.sizes",
				"an item of %d messages of evidence fits into none; add a size of %d or more", most, most)
		}
		if perDay := hours.PerDay(); have > perDay*k.SpanDays {
			return e.Recipe.Wrong("conversations.span_days",
				"user %d has %d conversations, and a day has room for %d; raise it to %d, or deal the questions to more users",
				i+1, have, perDay, (have+perDay-1)/perDay)
		}
		if err := k.filled(e.Recipe, i, have); err != nil {
			return err
		}
	}
	return nil
}

// filled says whether a user has as many conversations as the largest haystack: nothing is padded (C8).
func (k *Section) filled(r *recipe.Recipe, user, have int) error {
	largest := slices.Max(append([]int{0}, k.Haystacks.Sizes...))
	if have >= largest {
		return nil
	}
	return r.Wrong("conversations.fillers",
		"user %d has %d conversations, and a haystack of %d needs that many; raise it to %d or take that size out",
		user+1, have, largest, k.Fillers+largest-have)
}

// atLeastSpare is how many cores of a stratum are planned beyond its share of spare ones: of few, more may fall than a
// share says.
const atLeastSpare = 2

// spares is how many cores are planned beyond those wanted; none where the recipe wants none to spare.
func (k *Section) spares(wanted int) int {
	if k.Spare == 0 {
		return 0
	}
	return int(float64(wanted)*k.Spare+0.999) + atLeastSpare
}

// share is how many cores a user has of a category and a number of pieces.
type share struct {
	category string
	pieces   int
	wanted   int
}

// shares deals the quotas of the recipe to users. A quota names a category and a number of pieces: user_facts/2.
func (k *Section) shares(e *stage.Env) ([][]share, error) {
	quotas, err := judging.Quotas(e.Recipe, Design{}.Families())
	if err != nil {
		return nil, err
	}
	dealt, err := judging.Shares(e.Recipe, quotas, k.Count)
	if err != nil {
		return nil, err
	}
	out := make([][]share, k.Count)
	for i, list := range dealt {
		for _, q := range list {
			s, err := k.share(e, q)
			if err != nil {
				return nil, err
			}
			out[i] = append(out[i], s)
		}
	}
	return out, nil
}

// share reads a quota.
func (k *Section) share(e *stage.Env, q judging.Quota) (share, error) {
	c := q.Family.(category.Category)
	n, err := strconv.Atoi(q.Subcategory)
	if err == nil && n >= c.Least && n <= c.Most {
		return share{c.Name(), n, q.Wanted}, nil
	}
	var all []string
	for i := c.Least; i <= c.Most; i++ {
		all = append(all, c.Name()+"/"+strconv.Itoa(i))
	}
	return share{}, e.Recipe.Wrong("questions.families."+q.Name,
		"a quota is of a number of messages of evidence; there are %s", strings.Join(all, ", "))
}
