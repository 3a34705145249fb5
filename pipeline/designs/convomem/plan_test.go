package convomem

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/recipe"

	"memloom/pipeline/stage"
	"memloom/prompts"
)

// TestParted_AnyLength: a conversation of any length that a recipe may ask for is cut into three parts at most, of even
// numbers of messages, and none is lost (C4).
func TestParted_AnyLength(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		total := 2 * rapid.IntRange(leastOfPart/2, 100).Draw(t, "pairs")
		list := parted(corpus.Rand(rapid.Uint64().Draw(t, "seed"), "parts", "test"), total)
		sum := 0
		for _, n := range list {
			sum += n
			if n < leastOfPart || n > prompts.MostLegMessages || n%2 != 0 {
				t.Fatalf("%d messages in the parts %v", total, list)
			}
		}
		if sum != total || len(list) > mostParts {
			t.Fatalf("%d messages are cut into %v, which are %d", total, list, sum)
		}
	})
}

// TestPlan_Conversations: a conversation a message of evidence and the fillers, numbered in the order of time, of 80 to
// 120 messages, none beginning while another goes on.
func TestPlan_Conversations(t *testing.T) {
	e := published(t, 0.01, nil)
	k, p := planner{e}.keys(), userPlan(t, e)
	evidence := 0
	for _, c := range p.Cores {
		evidence += len(c.Messages)
	}
	if len(p.Sessions) != evidence+k.Fillers {
		t.Errorf("%d conversations of %d messages of evidence and %d fillers", len(p.Sessions), evidence, k.Fillers)
	}
	ended, key, lengths := corpus.Stamp(0), "", map[int]bool{}
	for _, b := range p.Sessions {
		n := 0
		for _, p := range b.Parts {
			n += p.Messages
		}
		lengths[n] = true
		if n < 80 || n > 120 || n%2 != 0 || len(b.Gaps) != n-1 {
			t.Errorf("%s has %d messages and %d gaps", b.Key, n, len(b.Gaps))
		}
		if b.Start <= ended || b.Key <= key {
			t.Errorf("%s begins at %s, %s ends at %s", b.Key, b.Start, key, ended)
		}
		if slices.Contains(b.Gaps, 0) {
			t.Errorf("%s has two messages in one minute", b.Key)
		}
		ended, key = b.End(), b.Key
	}
	if len(lengths) < 15 {
		t.Errorf("conversations have %d lengths", len(lengths))
	}
}

// TestPlan_PiecesOnDaysApart: of messages of a core no two are of one day, however few days there are, so that what one
// says holds at least a day.
func TestPlan_PiecesOnDaysApart(t *testing.T) {
	p := userPlan(t, published(t, 0.01, func(_ *recipe.Recipe, k *Section) { k.SpanDays = 560 }))
	seen := map[string]bool{}
	for _, b := range p.Sessions {
		key := fmt.Sprint(b.Core, b.Start.Date())
		if b.Core >= 0 && seen[key] {
			t.Errorf("two messages of core %d on %s", b.Core, b.Start.Date())
		}
		seen[key] = true
	}
	for _, c := range p.Cores {
		for _, f := range c.Facts {
			if f.To != 0 && f.To < f.From {
				t.Errorf("%s %s holds from %s to %s", c.Category, f.ID, f.From, f.To)
			}
		}
	}
}

// TestPlan_Pieces: each message of a core is given to one conversation, the next one to a later conversation, and the
// part that holds it is about what it speaks of (C4).
func TestPlan_Pieces(t *testing.T) {
	p := userPlan(t, published(t, 0.01, nil))
	next := make([]int, len(p.Cores))
	firsts := 0
	for _, b := range p.Sessions {
		if b.Core < 0 {
			continue
		}
		c := p.Cores[b.Core]
		if b.Piece != next[b.Core] {
			t.Fatalf("%s holds piece %d of core %d, want %d", b.Key, b.Piece, b.Core, next[b.Core])
		}
		next[b.Core]++
		if b.At < 0 || b.At >= len(b.Parts) {
			t.Fatalf("%s has evidence in part %d of %d", b.Key, b.At, len(b.Parts))
		}
		if b.At == 0 {
			firsts++
		}
		if f := c.Facts[b.Piece]; !c.Advises() && b.Parts[b.At].Subject != f.SubjectID {
			t.Errorf("%s holds evidence on %s in a part about %s", b.Key, f.SubjectID, b.Parts[b.At].Subject)
		}
	}
	for i, c := range p.Cores {
		if next[i] != len(c.Messages) {
			t.Errorf("core %d has %d conversations, want %d", i, next[i], len(c.Messages))
		}
	}
	if firsts == 0 || firsts > len(p.Sessions)/2 {
		t.Errorf("evidence stands in the first part of %d conversations of %d", firsts, len(p.Sessions))
	}
}

// TestPlan_Dates: facts hold from the day on which they are said, and one that is superseded ends before the next
// begins.
func TestPlan_Dates(t *testing.T) {
	p := userPlan(t, published(t, 0.01, nil))
	changed := 0
	for _, b := range p.Sessions {
		if b.Core >= 0 && p.Cores[b.Core].Facts[b.Piece].From != b.Start.Date() {
			t.Errorf("%s: a fact holds from %s", b.Key, p.Cores[b.Core].Facts[b.Piece].From)
		}
	}
	for i, c := range p.Cores {
		for n, f := range c.Facts {
			superseded := n+1 < len(c.Facts) && c.Facts[n+1].Supersedes == f.ID
			if superseded {
				changed++
				if f.To != c.Facts[n+1].From.Add(-1) {
					t.Errorf("core %d: a value of %s ends on %s, the next begins on %s", i, f.From, f.To, c.Facts[n+1].From)
				}
			}
			if !superseded && f.To != 0 {
				t.Errorf("core %d: nothing supersedes fact %d, which ends on %s", i, n+1, f.To)
			}
		}
	}
	if changed == 0 {
		t.Error("no fact is superseded")
	}
}

// TestPlan_Seed: a plan follows from recipe and seed alone.
func TestPlan_Seed(t *testing.T) {
	e := published(t, 0.01, small)
	text := func(seed uint64) string {
		e.Seed = seed
		data, err := json.Marshal(userPlan(t, e))
		if err != nil {
			t.Fatal(err)
		}
		return string(data)
	}
	first, again := text(1), text(1)
	if first != again {
		t.Error("two plans of one seed differ")
	}
	if first == text(2) {
		t.Error("plans of two seeds are the same")
	}
}

// small is a recipe of some items of each category.
func small(r *recipe.Recipe, k *Section) {
	for name := range r.Questions.Families {
		r.Questions.Families[name] = 2
	}
	k.Fillers = 20
}

// TestPlan_SharesAsPlanned: a user has the cores of their share, and some to spare of each.
func TestPlan_SharesAsPlanned(t *testing.T) {
	e := published(t, 0.01, nil)
	p, got := userPlan(t, e), map[share]int{}
	for _, c := range p.Cores {
		got[share{category: c.Category, pieces: len(c.Messages)}]++
	}
	shares, err := planner{e}.keys().shares(e)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range shares[0] {
		want := s.wanted + planner{e}.keys().spares(s.wanted)
		if n := got[share{category: s.category, pieces: s.pieces}]; n != want || n <= s.wanted {
			t.Errorf("%d cores of %s/%d, want %d", n, s.category, s.pieces, want)
		}
	}
}

// TestParts_Says: the part that holds evidence, and no other, has its message to say, word for word and by its side,
// once; most messages of a part state something, and each part knows which it is and what came before.
func TestParts_Says(t *testing.T) {
	e := published(t, 0.01, small)
	p := userPlan(t, e)
	rec, err := stage.Record("blueprint/plan", p)
	if err != nil {
		t.Fatal(err)
	}
	made, err := planner{e}.Plan(one(rec), stage.Ref{ID: "c1"})
	if err != nil {
		t.Fatal(err)
	}
	says, messages := 0, 0
	for n, b := range p.Sessions {
		numbers := 0
		for i, in := range made.Brief(n).Parts {
			if in.Leg.N != i+1 || in.Leg.Of != len(b.Parts) || len(in.Leg.Before) != i {
				t.Errorf("%s: part %d has %+v", b.Key, i+1, in.Leg)
			}
			says, messages = says+len(in.Says), messages+in.Messages
			found := 0
			for _, s := range in.Says {
				if numbers++; s.N != numbers || !s.Whole || len(s.Surfaces) != 1 {
					t.Errorf("%s: say %d of part %d is %+v", b.Key, numbers, i+1, s)
				}
				if b.Core >= 0 && s.Clause == p.Cores[b.Core].Messages[b.Piece] && s.Side == p.Cores[b.Core].Side {
					found++
				}
			}
			if here := b.Core >= 0 && b.At == i; here != (found == 1) || found > 1 {
				t.Errorf("%s: part %d has to say its evidence %d times, which belongs there: %v", b.Key, i+1, found, here)
			}
		}
	}
	if share := float64(says) / float64(messages); share < 0.7 || share > 0.85 {
		t.Errorf("%.2f of the messages state something", share)
	}
}

// TestPlan_Remarks: no remark is about what a question asks for, or takes for something that was never said; none has
// the words of evidence; a new value is in place of the one before it.
func TestPlan_Remarks(t *testing.T) {
	p := userPlan(t, published(t, 0.01, nil))
	asked, words, last := map[corpus.Slot]bool{}, map[string]bool{}, map[corpus.Slot]int{}
	for _, c := range p.Cores {
		for i, f := range c.Facts {
			asked[f.Slot()], words[c.Messages[i]] = true, true
		}
		if c.Attribute != nil {
			asked[corpus.Slot{SubjectID: c.Facts[0].SubjectID, Predicate: *c.Attribute}] = true
		}
	}
	changed := 0
	for i, f := range p.Remarks.Facts {
		at := f.Slot()
		if asked[at] {
			t.Errorf("a remark is about %+v, which is asked for", at)
		}
		k, known := last[at]
		if before := p.Remarks.Facts[k]; known && (f.Supersedes != before.ID || before.To != f.From.Add(-1) ||
			before.To < before.From) {
			t.Errorf("%+v stands in place of %+v", f, before)
		}
		if last[at] = i; known {
			changed++
		}
	}
	for _, r := range p.Remarks.List {
		if words[r.Text] {
			t.Errorf("a remark is evidence: %q", r.Text)
		}
	}
	if changed < len(p.Remarks.List)/10 {
		t.Errorf("%d of %d remarks change a value", changed, len(p.Remarks.List))
	}
}

// TestPlan_TopicsApart: a conversation turns to three things at most, and none of them comes up again within thirty
// conversations.
func TestPlan_TopicsApart(t *testing.T) {
	p := userPlan(t, published(t, 0.01, nil))
	last, again := map[string]int{}, 0
	for i, b := range p.Sessions {
		if len(b.Parts) > mostParts {
			t.Errorf("%s has %d parts", b.Key, len(b.Parts))
		}
		for _, x := range b.Parts {
			if k, ok := last[x.Subject]; ok && i-k <= between {
				again++
			}
			last[x.Subject] = i
		}
	}
	if again > 0 {
		t.Errorf("%d times something comes up again too soon", again)
	}
}

// one is a store of one record.
type one exec.Record

// Get implements exec.Getter.
func (r one) Get(string) ([]byte, error) { return r.Data, nil }
