package validate

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Slot is an attribute of a subject.
type Slot struct {
	SubjectID string `json:"subject_id"`
	Predicate string `json:"predicate"`
}

// Statement is a disclosure: a message that states a fact's value for a slot.
type Statement struct {
	Slot      Slot
	FactID    string
	MessageID string
	GroupID   string
	At        corpus.Stamp // when it was said
	Value     corpus.Value
	Condition string      // under which the value holds
	From      corpus.Date // first day on which it holds
	To        corpus.Date // last day on which it holds, zero for open
	Noise     bool        // false on purpose
	Corrected bool        // noise that is put right later in the same group
	SetID     string      // the counted set that the value is a member of
	SetCloses corpus.Date // last day on which that set grows, zero for open
	About     Slot        // of an option or a promise: the slot of the fact that it is about
}

// FactIndex knows which message states which fact. It is built from published
// rows alone, does not change, and may be shared between goroutines.
type FactIndex struct {
	facts     map[string]*corpus.Fact
	bySlot    map[Slot][]*Statement
	byAbout   map[Slot][]*Statement // options and promises
	bySet     map[string][]*Statement
	byMessage map[string][]*Statement
	namesakes map[string][]string // subject → the other subjects of its visible name
}

// NewFactIndex joins facts, the disclosures of the plan and the messages. Disclosures of facts or in messages that are
// not among them are left out: that they resolve is another check's matter.
func NewFactIndex(facts []corpus.Fact, plan []corpus.PlannedMessage, messages []corpus.Message) *FactIndex {
	ix := &FactIndex{
		facts: corpus.ByID(facts), bySlot: map[Slot][]*Statement{}, byAbout: map[Slot][]*Statement{},
		bySet: map[string][]*Statement{}, byMessage: map[string][]*Statement{},
	}
	ends := lastDays(facts, ix.facts)
	byID := corpus.ByID(messages)
	for _, p := range plan {
		m, ok := byID[p.MessageID]
		if !ok {
			continue
		}
		for _, d := range p.Discloses {
			if f, ok := ix.facts[d.FactID]; ok {
				ix.add(f, ends[f.ID], m)
			}
		}
	}
	ix.markCorrected()
	return ix
}

// lastDays returns the last day of every fact: its own, or the day before an older value was superseded, whichever is
// earlier. Somebody who will be back on a day is away until then.
func lastDays(facts []corpus.Fact, byID map[string]*corpus.Fact) map[string]corpus.Date {
	ends := make(map[string]corpus.Date, len(facts))
	for _, f := range facts {
		ends[f.ID] = f.To
		if f.Predicate == corpus.PredBack && f.To == 0 && f.Value.Kind == corpus.KindDate {
			ends[f.ID] = f.Value.Date
		}
	}
	for _, f := range facts {
		old, ok := byID[f.Supersedes]
		if !ok || f.Noise {
			continue
		}
		if end := f.From.Add(-1); ends[old.ID] == 0 || end < ends[old.ID] {
			ends[old.ID] = end
		}
	}
	return ends
}

func (ix *FactIndex) add(f *corpus.Fact, to corpus.Date, m *corpus.Message) {
	s := &Statement{
		Slot: Slot{f.SubjectID, f.Predicate}, FactID: f.ID, MessageID: m.ID, GroupID: m.GroupID, At: m.At,
		Value: f.Value, Condition: f.Condition, From: f.From, To: to, Noise: f.Noise,
		SetID: f.SetID, SetCloses: f.SetCloses,
	}
	if about, ok := ix.facts[f.About]; ok && (f.Predicate == corpus.PredOption || f.Predicate == corpus.PredPromised) {
		s.About = Slot{about.SubjectID, about.Predicate}
		ix.byAbout[s.About] = append(ix.byAbout[s.About], s)
	}
	ix.bySlot[s.Slot] = append(ix.bySlot[s.Slot], s)
	ix.byMessage[m.ID] = append(ix.byMessage[m.ID], s)
	if s.SetID != "" {
		ix.bySet[s.SetID] = append(ix.bySet[s.SetID], s)
	}
}

// markCorrected marks noise that a later statement of a correcting fact, or of the true fact that it is about, puts
// right where the noise stood, so that whoever read the one can read the other.
func (ix *FactIndex) markCorrected() {
	corrections := map[string][]*Statement{} // by the noise fact
	truth := map[string][]*Statement{}       // by the true fact
	for _, list := range ix.byMessage {
		for _, s := range list {
			if noise := ix.at(s.FactID).Corrects; noise != "" && !s.Noise {
				corrections[noise] = append(corrections[noise], s)
			}
			if !s.Noise {
				truth[s.FactID] = append(truth[s.FactID], s)
			}
		}
	}
	for _, list := range ix.byMessage {
		for _, s := range list {
			later := func(c *Statement) bool {
				return c.GroupID == s.GroupID && c.At >= s.At && c.MessageID != s.MessageID
			}
			s.Corrected = s.Noise && (slices.ContainsFunc(corrections[s.FactID], later) ||
				slices.ContainsFunc(truth[ix.at(s.FactID).About], later))
		}
	}
}

// Fact returns a fact by its id.
func (ix *FactIndex) Fact(id string) (corpus.Fact, bool) {
	f, ok := ix.facts[id]
	if !ok {
		return corpus.Fact{}, false
	}
	return *f, true
}

// Statements returns what is stated for a slot, in the order of the plan. The caller must not change it.
func (ix *FactIndex) Statements(s Slot) []*Statement { return ix.bySlot[s] }

// StatedIn returns what a message states, in the order of its disclosures. The caller must not change it.
func (ix *FactIndex) StatedIn(messageID string) []*Statement { return ix.byMessage[messageID] }

// Members returns the statements of a counted set's members. The caller must not change it.
func (ix *FactIndex) Members(setID string) []*Statement { return ix.bySet[setID] }

// Has says whether there is a fact of an id.
func (ix *FactIndex) Has(id string) bool {
	_, ok := ix.facts[id]
	return ok
}

// at returns a fact by its id, an empty one where there is none.
func (ix *FactIndex) at(id string) *corpus.Fact {
	if f, ok := ix.facts[id]; ok {
		return f
	}
	return &corpus.Fact{}
}

// Named returns an index that knows what subjects are called, so that an item
// is held against whatever has the name that its question uses.
func (ix *FactIndex) Named(names map[string]string) *FactIndex {
	byName := map[string][]string{}
	for id, name := range names {
		if name != "" {
			byName[strings.ToLower(name)] = append(byName[strings.ToLower(name)], id)
		}
	}
	out := *ix
	out.namesakes = map[string][]string{}
	for _, ids := range byName {
		slices.Sort(ids)
		for i, id := range ids {
			if len(ids) > 1 {
				out.namesakes[id] = slices.Delete(slices.Clone(ids), i, i+1)
			}
		}
	}
	return &out
}
