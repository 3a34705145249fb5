package filters

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"
	"unicode"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// Attribute is what people call a predicate, and the kind of its values.
type Attribute struct {
	Noun     string
	Synonyms []string
	Kind     corpus.Kind
}

// World is what the filters know of a corpus.
type World struct {
	Messages []corpus.Message
	Segments []corpus.Segment
	Facts    *validate.FactIndex
	People   map[string]string // person id → name
	Subjects map[string]string // subject id → name
	// names of a predicate; those of every task are known without
	Attribute func(subject, predicate string) (Attribute, bool)
	Groups    map[string]string // group id → name
	// Visible returns the groups that an asker may read (guests' seats do not
	// count). It is asked for items that are bound to an asker; nil shows all.
	Visible func(askerID string) []string
	Called  map[string][]string // the full names of subjects that messages may call by a part of their name
	Lexicon *corpus.Lexicon
	Tasks   *prompts.Tasks
}

// View is a World with its indexes. It does not change and may be shared between goroutines.
type View struct {
	World
	messages   []corpus.Message // by time
	byID       map[string]int   // into messages
	segments   map[string]int   // into Segments
	segmentsAt [][]int          // by message: into Segments
	within     [][]int          // into messages, by segment
	holds      func() *holdings
	stems      map[string][]int32 // into messages, by a term that they hold, ascending
	ranked     *bm25.Index
	solver     *validate.Solver
}

// builtin are the attributes that every task has.
var builtin = map[string]Attribute{
	corpus.PredStarted: {"started", []string{"start", "begin", "begun", "kickoff", "kick off"}, corpus.KindDate},
	corpus.PredFinished: {"finished", []string{"finish", "done", "complete", "closed", "merged", "signed off"},
		corpus.KindDate},
	corpus.PredDue: {"due date", []string{"due", "deadline"}, corpus.KindDate},
	corpus.PredOwner: {"owner", []string{"responsible", "assignee", "lead", "taking", "owns", "looks after",
		"taken over", "took over", "in charge", "belongs to"}, corpus.KindEntity},
}

// NewView indexes a world.
func NewView(w World) *View {
	v := &View{
		World: w, messages: w.Messages, byID: make(map[string]int, len(w.Messages)),
		segments: make(map[string]int, len(w.Segments)), segmentsAt: make([][]int, len(w.Messages)),
		stems: map[string][]int32{}, within: make([][]int, len(w.Segments)),
	}
	byTime := func(a, b corpus.Message) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.GroupID, b.GroupID), cmp.Compare(a.Seq, b.Seq),
			cmp.Compare(a.ID, b.ID))
	}
	if !slices.IsSortedFunc(v.messages, byTime) {
		v.messages = slices.Clone(w.Messages)
		slices.SortFunc(v.messages, byTime)
	}
	if w.Facts != nil {
		v.solver = validate.NewSolver(w.Facts, v.messages, w.Called, w.Subjects)
	}
	var ranked bm25.Builder
	for i := range v.messages {
		m := &v.messages[i]
		v.byID[m.ID] = i
		terms := bm25.Terms(m.Text)
		ranked.Add(bm25.Document{ID: m.ID, Terms: terms})
		for term := range stemsOf(terms) {
			v.stems[term] = append(v.stems[term], int32(i))
		}
	}
	for term, list := range v.stems {
		v.stems[term] = append(make([]int32, 0, len(list)), list...)
	}
	v.ranked, v.holds = ranked.Index(), sync.OnceValue(v.holdingsOf)
	for i, s := range w.Segments {
		v.segments[s.ID] = i
		v.within[i] = v.places(s.MessageIDs)
		for _, at := range v.within[i] {
			v.segmentsAt[at] = append(v.segmentsAt[at], i)
		}
	}
	return v
}

// attribute returns the names of a subject's predicate.
func (v *View) attribute(subject, predicate string) Attribute {
	if a, ok := v.Attribute(subject, predicate); ok {
		return a
	}
	if a, ok := builtin[predicate]; ok {
		return a
	}
	return Attribute{Noun: predicate}
}

// segmentsOf returns the segments that hold a message; none of an unknown one.
func (v *View) segmentsOf(id string) []int {
	if at, ok := v.byID[id]; ok {
		return v.segmentsAt[at]
	}
	return nil
}

// places returns where the messages of the ids stand, once each, by time. Unknown ids are left out.
func (v *View) places(ids []string) []int {
	at := make([]int, 0, len(ids))
	for _, id := range ids {
		if i, ok := v.byID[id]; ok {
			at = append(at, i)
		}
	}
	slices.Sort(at)
	return slices.Compact(at)
}

// withAll returns the messages that hold every one of some terms, in order; none for no terms.
func (v *View) withAll(terms map[string]bool) []int32 {
	var out []int32
	first := true
	for term := range terms {
		list := v.stems[term]
		if first {
			out, first = slices.Clone(list), false
			continue
		}
		out = slices.DeleteFunc(out, func(i int32) bool { _, found := slices.BinarySearch(list, i); return !found })
	}
	return out
}

// pick returns the messages of the ids once each, by time. Unknown ids are left out.
func (v *View) pick(ids []string) []corpus.Message {
	at := v.places(ids)
	out := make([]corpus.Message, len(at))
	for i, j := range at {
		out[i] = v.messages[j]
	}
	return out
}

// sees returns whether an item may use a message: it was written before the asking, where the asker reads.
func (v *View) sees(it corpus.Item) func(*corpus.Message) bool {
	var groups []string
	bound := it.AskerID != "" && v.Visible != nil
	if bound {
		groups = v.Visible(it.AskerID)
	}
	return func(m *corpus.Message) bool {
		return (it.AskedAt == 0 || m.At < it.AskedAt) && (!bound || slices.Contains(groups, m.GroupID))
	}
}

// show turns messages into what a model sees, with ids local to the call, and returns the way back from those.
func (v *View) show(messages []corpus.Message) ([]prompts.Shown, map[string]string) {
	var out []prompts.Shown
	back := make(map[string]string, len(messages))
	for i, m := range messages {
		local := fmt.Sprintf("m%d", i+1)
		back[local] = m.ID
		out = append(out, prompts.Shown{ID: local, Speaker: m.AuthorName, At: m.At, Group: v.Groups[m.GroupID],
			Text: m.Text})
	}
	return out, back
}

// evidenceIDs returns the messages of an item's evidence.
func evidenceIDs(it corpus.Item) []string {
	ids := make([]string, len(it.Evidence))
	for i, e := range it.Evidence {
		ids[i] = e.MessageID
	}
	return ids
}

// messageIDs returns the ids of messages.
func messageIDs(messages []corpus.Message) []string {
	ids := make([]string, len(messages))
	for i := range messages {
		ids[i] = messages[i].ID
	}
	return ids
}

// named returns the messages, segments and facts that a text names by their ids, once each, in its order.
func (v *View) named(text string) []string {
	var ids []string
	for _, word := range strings.FieldsFunc(text, func(r rune) bool {
		return r != '_' && !unicode.IsLetter(r) &&
			!unicode.IsDigit(r)
	}) {
		_, message := v.byID[word]
		_, segment := v.segments[word]
		if message || segment || v.Facts != nil && v.Facts.Fact(word) != nil {
			ids = append(ids, word)
		}
	}
	return distinct(ids)
}
