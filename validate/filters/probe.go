package filters

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/prompts"
	"memloom/validate"
)

// Reading is what the probe found in a segment, for every slot it was asked
// about. It serves all items that ask for one of the slots.
type Reading struct {
	SegmentID string        `json:"segment_id"`
	Model     string        `json:"model"`
	Slots     []SlotReading `json:"slots"` // in the order in which they were asked
	Cost      Cost          `json:"cost"`
}

// SlotReading holds the passages that state a value for a slot.
type SlotReading struct {
	Slot   validate.Slot `json:"slot"`
	Quotes []Quoted      `json:"quotes,omitempty"`
	Failed string        `json:"failed,omitempty"` // why nothing is known; no quotes then
}

// Quoted is a passage of a message, word for word.
type Quoted struct {
	MessageID string `json:"message_id"`
	Text      string `json:"text"`
}

// ProbeSegment takes the third step of uniqueness: it reads a segment once for all slots, TargetsPerCall at a time. A
// call that fails leaves its slots failed. It returns an error for a segment that does not exist.
func ProbeSegment(ctx context.Context, v *View, m Models, segmentID string, slots []validate.Slot, o Options) (Reading,
	error) {
	at, ok := v.segments[segmentID]
	if !ok {
		return Reading{}, fmt.Errorf("probing segment %s: there is no such segment", segmentID)
	}
	messages := v.pick(v.Segments[at].MessageIDs)
	r := Reading{SegmentID: segmentID, Model: m.Probe.Name()}
	for some := range slices.Chunk(slots, o.targetsPerCall()) {
		found, err := v.read(ctx, m, segmentID, messages, some, o)
		if err != nil {
			return Reading{}, err
		}
		r.Slots = append(r.Slots, found...)
		r.Cost = r.Cost.Plus(Cost{Calls: 1, Tokens: tokensOf(messages)})
	}
	return r, nil
}

// read asks one call about some slots.
func (v *View) read(ctx context.Context, m Models, segmentID string, messages []corpus.Message, slots []validate.Slot,
	o Options) ([]SlotReading, error) {
	shown, back := v.show(messages)
	in := prompts.ProbeIn{Messages: shown}
	out := make([]SlotReading, len(slots))
	for i, s := range slots {
		a := v.attribute(s.SubjectID, s.Predicate)
		in.Targets = append(in.Targets, prompts.Target{N: i + 1, Subject: v.Subjects[s.SubjectID], Attribute: a.Noun,
			Kind: a.Kind})
		out[i].Slot = s
	}
	reply, err := v.Tasks.Probe.Ask(ctx, m.Probe, in)
	if err != nil {
		j := judging{o: o, filter: NameUnique, it: corpus.Item{ID: "any, reading segment " + segmentID}}
		for i := range out {
			out[i].Failed = err.Error()
		}
		return out, j.ended(ctx, err)
	}
	for _, q := range reply.Out.Quotes {
		s := &out[q.Target-1]
		s.Quotes = append(s.Quotes, Quoted{back[q.MessageID], q.Text})
	}
	return out, nil
}

// slot returns what was read for a slot.
func (r Reading) slot(s validate.Slot) (SlotReading, bool) {
	i := slices.IndexFunc(r.Slots, func(x SlotReading) bool { return x.Slot == s })
	if i < 0 {
		return SlotReading{}, false
	}
	return r.Slots[i], true
}

// verified says whether a quote is in a message, the one who says so.
func verified(q Quoted, m corpus.Message) bool {
	return q.MessageID == m.ID && strings.TrimSpace(q.Text) != "" && strings.Contains(m.Text, q.Text)
}

// yields says whether a quote from a message gives the atom: as a value in its words, or, for what a message stamps, as
// its date or its author. Values are read in the whole message, on its day, and count where they lie inside the quote:
// a part of a value is none ("14" out of "14 days").
func (v *View) yields(q Quoted, m corpus.Message, g corpus.GoldAtom) bool {
	if g.Atom == nil {
		return false
	}
	if stamps(&m, g) || holdsWords(q.Text, *g.Atom) {
		return true
	}
	is := func(x corpus.Value) bool { return x.Equal(*g.Atom) }
	return slices.ContainsFunc(corpus.Scan(m.Text, m.At.Date(), v.Lexicon), func(s corpus.Span) bool {
		return slices.ContainsFunc(told(s), is) && quotes(m.Text, q.Text, s)
	})
}

// quotes says whether a span of a text lies inside a place where the words quoted stand.
func quotes(text, quoted string, s corpus.Span) bool {
	length := utf8.RuneCountInString(quoted)
	for at := corpus.RuneIndex(text, quoted, max(s.End-length, 0)); at >= 0 && at <= s.Start; {
		if (corpus.Interval{Start: at, End: at + length}).Contains(s.Interval()) {
			return true
		}
		at = corpus.RuneIndex(text, quoted, at+1)
	}
	return false
}

// told returns what a span states: its readings, the ends of ranges and the members of lists.
func told(s corpus.Span) []corpus.Value {
	out := slices.Clone(s.Values)
	for i := 0; i < len(out); i++ {
		out = append(out, out[i].Items...)
	}
	return out
}

// holdsWords says whether the words of a value that is only words are in a text, one after the other.
func holdsWords(text string, v corpus.Value) bool {
	return isWords(v.Kind) && strings.Contains(fold(text), fold(v.Text))
}
