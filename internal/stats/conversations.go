package stats

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// conversationsSection is the section of long conversations, evidence and haystacks.
const (
	conversationsSection = "conversations"
	figureTalks          = "conversations"
	figureTalkUsers      = "users"
)

// What is read of a core, a haystack and what is asked over it.
type (
	coreRow  struct{ Category string }
	stackRow struct {
		HaystackID string
		Size       int
	}
	askRow struct{ HaystackID string }
)

// conversations measures corpora of conversations and haystacks: table 2, the lengths of conversations and the sizes at which
// items are asked of ConvoMem (C4–C6, C8).
type conversations struct {
	*run
	users, talks, cores int
	turns, tokens       values         // of a conversation
	inside              int            // conversations of the published number of tokens
	accepted            map[string]int // by family and subcategory
	judged, all         int            // drafts that were judged, and items accepted
	asks                map[int]int    // by size
	stacks              map[int]int
	blind               map[string][2]int // by whether facts change: answers of the panel, and right ones
	problem             error
}

func newConversations(r *run) measure {
	return &conversations{run: r, turns: values{}, tokens: values{}, accepted: map[string]int{}, asks: map[int]int{}, stacks: map[int]int{},
		blind: map[string][2]int{}}
}

func (x *conversations) add(w *world) {
	talks, err := corpus.Rows[talkRow](w.c, tableSessions)
	list, e1 := corpus.Rows[coreRow](w.c, tableCores)
	stacks, e2 := corpus.Rows[stackRow](w.c, tableHaystacks)
	asks, e3 := corpus.Rows[askRow](w.c, tableAsks)
	if x.problem = cmp.Or(x.problem, err, e1, e2, e3); x.problem != nil {
		return
	}
	x.users++
	x.talks, x.cores = x.talks+len(talks), x.cores+len(list)
	tokens, turns := map[string]int{}, map[string]int{}
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		tokens[m.SessionID] += m.Tokens
		turns[m.SessionID]++
	}
	for _, t := range talks {
		x.turns.add(turns[t.SessionID])
		x.tokens.add(tokens[t.SessionID])
		count(&x.inside, tokens[t.SessionID] >= c4TokensLow && tokens[t.SessionID] <= c4TokensHigh)
	}
	size := map[string]int{}
	for _, s := range stacks {
		size[s.HaystackID] = s.Size
		x.stacks[s.Size]++
	}
	for _, a := range asks {
		x.asks[size[a.HaystackID]]++
	}
	x.items(w)
}

// items counts what was accepted and judged, and what the blind panel got right.
func (x *conversations) items(w *world) {
	kind := map[string]string{}
	for i := range w.c.Items {
		it := &w.c.Items[i]
		if it.Status != corpus.Surplus {
			x.judged++
		}
		if it.Status == corpus.Accepted {
			x.all++
			x.accepted[it.Family+"/"+it.Subcategory]++
			kind[it.ID] = blindOthers
			if it.Family == changingFacts {
				kind[it.ID] = blindChanging
			}
		}
	}
	for _, v := range w.c.Verdicts {
		of := kind[v.ItemID]
		if of == "" || v.Filter != blindFilter || v.Probe == corpus.ProbeVerdict || v.Outcome == corpus.Undetermined {
			continue
		}
		n := x.blind[of]
		n[0]++
		if v.Outcome == corpus.No { // a right answer speaks against the item
			n[1]++
		}
		x.blind[of] = n
	}
}

// The filter whose answers are given without evidence, the family of facts that change, and the names of what is counted apart.
const (
	blindFilter   = "blind"
	changingFacts = "changing_facts"
	blindChanging = "changing facts"
	blindOthers   = "all others"
)

func (x *conversations) conclude(s *section) {
	if x.problem != nil {
		s.note("the tables of conversations cannot be read: " + x.problem.Error())
		return
	}
	s.count(figureTalkUsers, x.users)
	s.count(figureTalks, x.talks)
	s.sample("messages a conversation", "messages", x.turns, x.convo("ConvoMem", c4Messages)...)
	s.sample("tokens a conversation", "tokens", x.tokens, x.convo("ConvoMem", c4Tokens)...)
	s.share(fmt.Sprintf("conversations of %d to %d tokens", c4TokensLow, c4TokensHigh), x.inside, x.talks)
	s.count("items", x.all, x.sized(x.full(point("ConvoMem", c5Items)), convoMem)...)
	for _, name := range slices.Sorted(maps.Keys(x.accepted)) {
		s.count("items, "+name, x.accepted[name], x.sized(x.full(point("ConvoMem", float64(c5Quotas[name]))), convoMem)...)
	}
	s.share("judged drafts that were accepted", x.all, x.judged, x.convo("ConvoMem", c6Survive)...)
	for _, of := range []string{blindOthers, blindChanging} {
		s.share("right without evidence, "+of, x.blind[of][1], x.blind[of][0], x.convo("ConvoMem", c6Blind[of])...)
	}
	m := Matrix{Name: "haystacks and what is asked over them, by size", Columns: []string{"haystacks", "asks"}}
	for _, size := range slices.Sorted(maps.Keys(x.stacks)) {
		m.Rows = append(m.Rows, Row{fmt.Sprint(size), []int{x.stacks[size], x.asks[size]}})
	}
	s.Matrices = append(s.Matrices, x.table2(), m)
}

// table2 is items by category and number of messages of evidence.
func (x *conversations) table2() Matrix {
	m := Matrix{Name: "items by messages of evidence (table 2)", Columns: []string{"1", "2", "3", "4", "5", "6"}}
	rows := map[string][]int{}
	for name, n := range x.accepted {
		family, pieces, _ := strings.Cut(name, "/")
		if rows[family] == nil {
			rows[family] = make([]int, len(m.Columns))
		}
		if i := slices.Index(m.Columns, pieces); i >= 0 {
			rows[family][i] = n
		}
	}
	for _, family := range slices.Sorted(maps.Keys(rows)) {
		m.Rows = append(m.Rows, Row{family, rows[family]})
	}
	return m
}

// convo returns a published figure that is of no size.
func (x *conversations) convo(source string, v float64) []Reference {
	return x.sized([]Reference{point(source, v)}, convoMem)
}
