package rule

import (
	"iter"
	"slices"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// World is a corpus of a run with what several rules look up in it. Where an id is there twice the first row counts;
// that ids are unique is a rule of its own.
type World struct {
	*Run
	*index.Index
	Lex *corpus.Lexicon

	ids      func() []IDs
	kinds    func() map[string]string // the tables of ids
	flagged  func() (map[string][]*corpus.FlaggedPassage, map[groupDay][]*corpus.FlaggedPassage)
	projects func() map[string]string // of groups
	applied  func() map[string]*corpus.Decision
}

// NewWorld returns a corpus of a run.
func NewWorld(r *Run, c *corpus.Corpus) *World {
	w := &World{Run: r, Index: index.New(c), Lex: Lexicon(c)}
	w.ids = sync.OnceValue(w.listIDs)
	w.kinds = sync.OnceValue(func() map[string]string {
		out := map[string]string{}
		for _, t := range w.IDs() {
			for _, id := range t.List {
				out[id] = t.Kind
			}
		}
		return out
	})
	w.flagged = sync.OnceValues(w.readFlagged)
	w.applied = sync.OnceValue(func() map[string]*corpus.Decision {
		return corpus.AppliedDecisions(r.Manifest.Release, r.Shared, c) // they are the run's, or a corpus's by itself
	})
	w.projects = sync.OnceValue(func() map[string]string {
		out := map[string]string{}
		for _, s := range c.Subprojects {
			out[s.GroupID] = s.ProjectID
		}
		return out
	})
	return w
}

// Lexicon rebuilds the lexicon of a corpus from its tables.
func Lexicon(c *corpus.Corpus) *corpus.Lexicon { return corpus.NewLexicon(c.Gazetteer()) }

// All yields the rows of a table as they are in it.
func All[T any](table []T) iter.Seq[*T] {
	return func(yield func(*T) bool) {
		for i := range table {
			if !yield(&table[i]) {
				return
			}
		}
	}
}

// EachEvidence calls f for the evidence of accepted items with its message, nil if there is none.
func (w *World) EachEvidence(f func(*corpus.Item, corpus.Evidence, *corpus.Message)) {
	for _, it := range w.Accepted() {
		for _, e := range it.Evidence {
			f(it, e, w.Message(e.MessageID))
		}
	}
}

// Gold yields the rows of gold of accepted items, but for those that only name a message.
func (w *World) Gold() iter.Seq2[*corpus.Item, *corpus.GoldAtom] {
	return func(yield func(*corpus.Item, *corpus.GoldAtom) bool) {
		for _, it := range w.Accepted() {
			for g := range All(it.Gold) {
				if g.Part != corpus.PartReference && g.Part != corpus.PartTerm && !yield(it, g) {
					return
				}
			}
		}
	}
}

// WithStatus yields the drafts with an end.
func (w *World) WithStatus(s corpus.Status) iter.Seq[*corpus.Item] {
	return func(yield func(*corpus.Item) bool) {
		for it := range All(w.Items) {
			if it.Status == s && !yield(it) {
				return
			}
		}
	}
}

// InEvidence says whether a message is evidence of an item.
func InEvidence(it *corpus.Item, message string) bool {
	return slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == message })
}

// Option returns the option of a letter, its place, and nil where there is none.
func Option(it *corpus.Item, letter string) (*corpus.Option, int) {
	at := slices.IndexFunc(it.Options, func(o corpus.Option) bool { return o.Letter == letter })
	if at < 0 {
		return nil, at
	}
	return &it.Options[at], at
}

// Choices yields the accepted items with options, with the right one.
func (w *World) Choices() iter.Seq2[*corpus.Item, int] {
	return func(yield func(*corpus.Item, int) bool) {
		for _, it := range w.Accepted() {
			_, right := Option(it, it.AnswerLetter)
			if len(it.Options) > 1 && right >= 0 && !yield(it, right) {
				return
			}
		}
	}
}

// Sources returns the messages that state a fact, in the order of the plan.
func (w *World) Sources(fact string) []*corpus.Message {
	var out []*corpus.Message
	for _, s := range w.Stating(fact) {
		out = append(out, s.Message)
	}
	return out
}

// FirstSaid returns the first message that states a fact, or nil.
func (w *World) FirstSaid(fact string) *corpus.Message {
	var first *corpus.Message
	for _, s := range w.Stating(fact) {
		if first == nil || s.Message.At < first.At {
			first = s.Message
		}
	}
	return first
}

// SaidBefore says whether a message states a fact before a time.
func (w *World) SaidBefore(fact string, at corpus.Stamp) bool {
	m := w.FirstSaid(fact)
	return m != nil && m.At < at
}

// FactOf returns the first fact that a row of gold comes from, or nil.
func (w *World) FactOf(g *corpus.GoldAtom) *corpus.Fact {
	if len(g.FactIDs) == 0 {
		return nil
	}
	return w.Fact(g.FactIDs[0])
}

// FactsOf returns the facts of the rows of one part of an item's gold.
func (w *World) FactsOf(it *corpus.Item, part string) []*corpus.Fact {
	var out []*corpus.Fact
	for _, g := range it.Gold {
		if g.Part == part {
			out = append(out, w.FactsBy(g.FactIDs)...)
		}
	}
	return out
}

// FactsBy returns the facts of some ids.
func (w *World) FactsBy(ids []string) []*corpus.Fact {
	var out []*corpus.Fact
	for _, id := range ids {
		if x := w.Fact(id); x != nil {
			out = append(out, x)
		}
	}
	return out
}

// Discloses says whether a message states a fact that is so.
func (w *World) Discloses(message string, is func(*corpus.Fact) bool) bool {
	return slices.ContainsFunc(w.Disclosed(message), func(d corpus.Disclosure) bool {
		x := w.Fact(d.FactID)
		return x != nil && is(x)
	})
}

// IsOverride says whether a fact is an exception of a rule.
func IsOverride(x *corpus.Fact) bool {
	return x.Predicate == corpus.PredRequires && x.Condition != "" && !x.Noise
}

// Covered returns the places of a message whose words are disclosed values. Words that assert a stamped fact are no
// values.
func (w *World) Covered(message string) []corpus.Interval {
	var out []corpus.Interval
	for _, d := range w.Disclosed(message) {
		if d.Basis == corpus.BasisText {
			out = append(out, corpus.Interval{Start: d.Start, End: d.End})
		}
	}
	return out
}

// Reads returns why a surface of a message does not read as a value, empty if it does.
func (w *World) Reads(surface string, m *corpus.Message, v corpus.Value) string {
	got, err := corpus.Parse(v.Kind, surface, m.At.Date(), w.Lex)
	switch {
	case err != nil:
		return Quote(surface) + ", which is no " + string(v.Kind)
	case !got.Equal(v):
		return Quote(surface) + ", which reads as " + got.Canonical()
	}
	return ""
}

// Stamp returns what a message says by itself of a kind: its date, or its author's name.
func (w *World) Stamp(m *corpus.Message, kind corpus.Kind) (corpus.Value, corpus.Basis) {
	if kind == corpus.KindDate {
		return corpus.DateValue(m.At.Date()), corpus.BasisTimestamp
	}
	name := m.AuthorName
	if p := w.Person(m.AuthorID); p != nil {
		name = p.Name
	}
	return corpus.TextValue(kind, name), corpus.BasisAuthor
}

// Says says whether words, read on a day, hold a value (corpus.Says).
func (w *World) Says(words string, on corpus.Date, v corpus.Value) bool {
	return corpus.Says(words, on, v, w.Lex)
}

// NamesRecalled says whether words of a message name the day of an earlier message that it refers to, or of one that
// stated the reason of a fact that it states: they tell which message is meant and are no value.
func (w *World) NamesRecalled(m *corpus.Message, words string) bool {
	p := w.Planned(m.ID)
	if p == nil {
		return false
	}
	on := m.At.Date()
	if r := w.Message(p.RecallsID); r != nil && corpus.NamesPast(words, r.At.Date(), on) {
		return true
	}
	return w.Discloses(m.ID, func(x *corpus.Fact) bool {
		return x.Because != "" && (slices.ContainsFunc(w.Sources(x.Because), func(s *corpus.Message) bool {
			return corpus.NamesPast(words, s.At.Date(), on)
		}) || slices.ContainsFunc(w.FlaggedWith(x.Because), func(d *corpus.FlaggedPassage) bool {
			return corpus.NamesPast(words, d.Day, on) // it was to state it, and may not have
		}))
	})
}

// bothHold says whether there is a day on which both facts hold.
func bothHold(a, b *corpus.Fact) bool {
	return (a.To == 0 || b.From <= a.To) && (b.To == 0 || a.From <= b.To) && a.Supersedes != b.ID && b.Supersedes != a.ID
}

// Opposed says why two facts are not the sides of a contradiction; empty if they are. Sides are values of one slot,
// linked both ways, that hold on one day without a condition of their own, and that different people state in different
// threads. One user may state both in different sessions.
func (w *World) Opposed(a, b *corpus.Fact) (found, expected string) {
	switch {
	case a.Contradicts != b.ID || b.Contradicts != a.ID || a.Slot() != b.Slot() || a.Value.Equal(b.Value):
		return b.Value.Canonical() + " of " + b.SubjectID, "another value of the same slot, linked as a contradiction"
	case a.Noise || b.Noise || a.Condition != b.Condition || !bothHold(a, b):
		return "sides that something tells apart",
			"two values that are stated as true at one time, without a condition of its own"
	}
	for _, x := range w.Sources(a.ID) {
		for _, y := range w.Sources(b.ID) {
			if x.AuthorID == y.AuthorID && x.SessionID == "" || x.ThreadID == y.ThreadID {
				return "sides by one person, or in one thread", "different speakers in different threads"
			}
		}
	}
	return "", ""
}

// Applied returns the decision about an item that was applied to the last release, or nil.
func (w *World) Applied(item string) *corpus.Decision { return w.applied()[item] }

// Project returns the project of a group.
func (w *World) Project(group string) string { return w.projects()[group] }

// Definitions returns what the term of a rule's condition may mean: definitions of the exception itself, or of a term
// in its condition, of the same project. Two projects may mean different things by one term.
func (w *World) Definitions(override *corpus.Fact) []*corpus.Fact {
	var out []*corpus.Fact
	for d := range All(w.Facts) {
		if d.Predicate == corpus.PredMeans && !d.Noise && w.Project(d.GroupID) == w.Project(override.GroupID) &&
			(d.About == override.ID || corpus.ContainsWord(corpus.Folded(override.Condition),
				corpus.Folded(w.Name(d.SubjectID)))) {
			out = append(out, d)
		}
	}
	return out
}
