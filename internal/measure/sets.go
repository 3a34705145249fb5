package measure

import (
	"cmp"
	"slices"
	"strconv"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
)

// What is read of the tables that designs of users bring.
type (
	sessionRow struct {
		SessionID, Type string
		Workflow        int
	}
	setRow     struct{ SetID, Origin, Relation, Subtype, Domain string }
	droppedRow struct {
		Kind, Unit, Stage string
		Reasons           []string
	}
	haystackRow struct {
		HaystackID string
		Size       int
	}
	poolRow  struct{ PreferenceID, Polarity, Strength string }
	stateRow struct{ PreferenceID, State string }
)

// rows reads a table. A table that cannot be read is empty, and a note says why.
func rows[T any](w *world, c *Counts, table string) []T {
	list, err := corpus.Rows[T](w.Corpus, table)
	if err != nil {
		c.add("unreadable", 1)
		c.note("unreadable", "%v", err)
	}
	return list
}

// perSession returns the tokens and messages of each session.
func perSession(w *world) (tokens, turns map[string]int) {
	tokens, turns = map[string]int{}, map[string]int{}
	for i := range w.Messages {
		tokens[w.Messages[i].SessionID] += w.Messages[i].Tokens
		turns[w.Messages[i].SessionID]++
	}
	return tokens, turns
}

// sets counts the composition of corpora of users and sessions: tables 6, 7 and 8 of SubtleMemory (S4, S7).
func sets(w *world, c *Counts) {
	tokens, turns := perSession(w)
	all := 0
	for _, n := range tokens {
		all += n
	}
	c.value("history", all)
	for _, s := range rows[sessionRow](w, c, "scaffold/sessions") {
		c.value("session", tokens[s.SessionID])
		c.value("turns", turns[s.SessionID])
		c.cell("sessions", s.Type, strconv.Itoa(s.Workflow), 1)
	}
	of := map[string]setRow{}
	for _, s := range rows[setRow](w, c, "scaffold/sets") {
		of[s.SetID] = s
		c.add("sets", 1)
		c.of("domain", s.Domain)
		countSet(c, "set", s)
	}
	for _, it := range w.Accepted() {
		if s, ok := of[it.SetID]; ok {
			c.add("instances", 1)
			countSet(c, "instance", s)
		}
	}
	dropped(w, c)
}

// countSet counts a set, or an item about it, under each of its names: origin, relation, subtype. The subtype of a
// contradiction is its relation.
func countSet(c *Counts, name string, s setRow) {
	names := []string{s.Origin, s.Relation, s.Subtype}
	for _, x := range slices.Compact(names) {
		c.of(name, x)
	}
	c.cell(name+"_of", s.Origin, s.Subtype, 1)
	c.of(name+"_"+s.Origin, s.Subtype)
}

// mostWordings is how often a set is worded at most; one that fails that often keeps the words of its pack.
const mostWordings = 3

// dropped counts the wordings of sets that were rejected, and the sets of which none passed.
func dropped(w *world, c *Counts) {
	last := map[string]int{}
	for _, d := range rows[droppedRow](w, c, "audit/dropped") {
		if d.Kind != "set" {
			continue
		}
		c.add("dropped", 1)
		last[d.Unit]++
		if d.Stage == "wording" || len(d.Reasons) == 1 && d.Reasons[0] == "could not be tested" {
			last[d.Unit] = mostWordings
		}
	}
	for _, n := range last {
		c.when("failed", n >= mostWordings)
	}
	c.note("passed world", "none is filtered")
	if !w.Written {
		c.note("passed user", "none is filtered")
	}
}

// The lengths in tokens that a conversation of long ones is to have (C4).
const (
	fewestTokens = 1_800
	mostTokens   = 2_500
)

// haystacks counts corpora of long conversations and haystacks: table 2, the lengths of conversations and the sizes at
// which items are asked of ConvoMem (C4–C6, C8).
func haystacks(w *world, c *Counts) {
	c.add("users", 1)
	tokens, turns := perSession(w)
	for _, s := range rows[sessionRow](w, c, "scaffold/sessions") {
		c.value("turns", turns[s.SessionID])
		c.value("tokens", tokens[s.SessionID])
		c.when("inside", tokens[s.SessionID] >= fewestTokens && tokens[s.SessionID] <= mostTokens)
	}
	size := map[string]string{}
	for _, s := range rows[haystackRow](w, c, "data/haystacks") {
		size[s.HaystackID] = strconv.Itoa(s.Size)
		c.value("sizes", s.Size)
		c.cell("stacks", size[s.HaystackID], "haystacks", 1)
	}
	for _, a := range rows[haystackRow](w, c, "data/asks") {
		c.cell("stacks", size[a.HaystackID], "asks", 1)
	}
	for i := range w.Items {
		c.when("judged", w.Items[i].Status != corpus.Surplus)
	}
	kinds := map[string]string{}
	for _, it := range w.Accepted() {
		c.of("accepted", it.Family+"/"+it.Subcategory)
		c.cell("pieces", it.Family, it.Subcategory, 1)
		kinds[it.ID] = "others"
		if it.Family == "changing_facts" {
			kinds[it.ID] = "changing"
		}
	}
	guesses(w, c, kinds)
	retrieved(w, c)
}

// depths are how far down a ranking evidence is looked for.
var depths = []int{1, 5, 10, 50}

// retrieved counts the evidence of accepted items that BM25 ranks among the first messages of the history for their
// questions.
func retrieved(w *world, c *Counts) {
	var b bm25.Builder
	for i := range w.Messages {
		b.Add(bm25.Document{ID: w.Messages[i].ID, Terms: bm25.Terms(w.Messages[i].Text)})
	}
	index := b.Index()
	for _, it := range w.Accepted() {
		hits := index.Search(bm25.Terms(it.Question), depths[len(depths)-1], nil)
		for _, e := range it.Evidence {
			c.add("sought", 1)
			at := slices.IndexFunc(hits, func(h bm25.Hit) bool { return h.ID == e.MessageID })
			for _, depth := range depths {
				if at >= 0 && at < depth {
					c.of("retrieved", strconv.Itoa(depth))
				}
			}
		}
	}
}

// guesses counts what the members of the blind panel answered, and what they got right, by the kinds of accepted items:
// a right answer speaks against the item.
func guesses(w *world, c *Counts, kinds map[string]string) {
	for _, v := range w.Corpus.Verdicts {
		if kind := kinds[v.ItemID]; kind != "" && v.Filter == "blind" && v.Probe != corpus.ProbeVerdict &&
			v.Outcome != corpus.Undetermined {
			c.of("asked", kind)
			if v.Outcome == corpus.No {
				c.of("right", kind)
			}
		}
	}
}

// panel counts the guesses of the blind panel by family: each member's answer counts, and declining is not right.
// `memloom score --zero-context` asks a model of one's own.
func panel(w *world, c *Counts) {
	kinds := map[string]string{}
	for _, it := range w.Accepted() {
		if kinds[it.ID] = it.Family; it.Family == "existence" { // counts as single-hop (E18)
			kinds[it.ID] = "single_hop"
		}
	}
	guesses(w, c, kinds)
}

// streams counts the composition of streams of episodes: table 1, pieces by state, questions by type (T3, T5).
func streams(w *world, c *Counts) {
	c.add("streams", 1)
	_, turns := perSession(w)
	c.values("turns", turns)
	last := map[string]string{}
	for _, s := range rows[stateRow](w, c, "scaffold/preference_states") {
		c.of("state", s.State)
		if last[s.PreferenceID] != "flipped" {
			last[s.PreferenceID] = s.State
		}
	}
	for _, p := range rows[poolRow](w, c, "scaffold/preferences") {
		c.of("pool", cmp.Or(last[p.PreferenceID], "unrevealed"))
		c.of("kind", p.Polarity+", "+p.Strength)
	}
	ends := map[string]corpus.Stamp{} // of episodes
	for i := range w.Messages {
		m := &w.Messages[i]
		ends[m.SessionID] = max(ends[m.SessionID], m.At)
	}
	for _, it := range w.Accepted() {
		c.of("family", it.Family)
		needed, last, later := 0, corpus.Stamp(0), 0
		for _, e := range it.Evidence {
			if m := w.Message(e.MessageID); m != nil && e.Role != corpus.RoleContext {
				needed, last = needed+1, max(last, ends[m.SessionID])
			}
		}
		for _, at := range ends {
			later += one(at > last && at < it.AskedAt)
		}
		c.value("needed", needed)
		c.value("later", later)
	}
}
