package pipeline

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/statistics"
	"memloom/pipeline/designs"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate"
	"memloom/validate/filters"
)

// leastRecall is the share of planted second sources below which the three
// steps of uniqueness count as broken. The aim is 0.95 (filters.md).
const leastRecall = 0.95

// forms are sentences that state a value, N the attribute, S the subject, V the
// value. They were written by hand for this test: nobody else's words.
var forms = map[string][]string{
	"value": {
		"I had a look at the numbers for the %[2]s: the %[1]s is %[3]s.",
		"Small thing about the %[2]s. Its %[1]s is %[3]s, in case somebody asks.",
		"%[3]s, that is the %[1]s we have on the %[2]s.",
		"For the %[2]s we went with %[3]s as the %[1]s.",
		"The %[1]s? It stands at %[3]s on the %[2]s, I looked it up.",
		"My notes on the %[2]s say %[1]s %[3]s.",
	},
	"tally": {
		"I counted for the %[2]s and there are %[3]s %[1]s.",
		"The %[2]s has %[3]s %[1]s as far as the list goes.",
		"%[3]s %[1]s on the %[2]s, that is what the sheet shows.",
		"We are looking at %[3]s %[1]s for the %[2]s.",
		"Somebody wanted to know about the %[2]s: %[3]s %[1]s.",
		"The list of %[1]s for the %[2]s has %[3]s on it.",
	},
	"clause": {
		"I wrote down the %[1]s of the %[2]s: %[3]s.",
		"The %[1]s on the %[2]s is that %[3]s, by the way.",
		"About the %[2]s, the %[1]s was that %[3]s.",
		"If anyone wonders about the %[1]s for the %[2]s: %[3]s.",
		"From my notes on the %[2]s, %[1]s: %[3]s.",
		"You asked for the %[1]s of the %[2]s. It was that %[3]s.",
	},
	"phrase": {
		"I wrote down the %[1]s of the %[2]s: %[3]s.",
		"The %[1]s on the %[2]s was %[3]s, by the way.",
		"About the %[2]s, its %[1]s is %[3]s.",
		"If anyone wonders about the %[1]s for the %[2]s: %[3]s.",
		"%[3]s, that was the %[1]s for the %[2]s.",
		"You asked for the %[1]s of the %[2]s. It is %[3]s.",
	},
	corpus.PredOwner: {
		"%[3]s looks after the %[2]s, I think that is settled.",
		"For questions on the %[2]s go to %[3]s, who owns it.",
		"The %[2]s belongs to %[3]s.",
		"%[3]s has taken over the %[2]s.",
		"The owner of the %[2]s is %[3]s.",
		"It is %[3]s who is responsible for the %[2]s.",
	},
	corpus.PredDue: {
		"The %[2]s has to be ready by %[3]s.",
		"We promised the %[2]s for %[3]s, remember.",
		"%[3]s is the deadline for the %[2]s.",
		"The %[2]s is due %[3]s, says my calendar.",
		"My calendar has the %[2]s due on %[3]s.",
		"The due date of the %[2]s is %[3]s.",
	},
	corpus.PredStarted: {
		"Work on the %[2]s began on %[3]s.",
		"We started the %[2]s on %[3]s, for the record.",
		"The %[2]s was kicked off on %[3]s.",
		"%[3]s is when the %[2]s started.",
		"On %[3]s the %[2]s got started.",
		"The start of the %[2]s was on %[3]s.",
	},
	corpus.PredFinished: {
		"The %[2]s was finished on %[3]s.",
		"We completed the %[2]s on %[3]s, for the record.",
		"The %[2]s was done on %[3]s.",
		"%[3]s is when the %[2]s was finished.",
		"On %[3]s the %[2]s got finished.",
		"The end of the %[2]s was on %[3]s.",
	},
}

// replies are what is said of a subject that the message before has named, which
// asks about it in reminder's words.
var replies = map[string]string{
	"value": "The %[1]s there is %[3]s.", "tally": "There are %[3]s %[1]s on that one.", "clause": "The %[1]s there: %[3]s.", "phrase": "The %[1]s there: %[3]s.",
	corpus.PredOwner: "That one belongs to %[3]s.", corpus.PredDue: "That one is due on %[3]s.",
	corpus.PredStarted: "That one was started on %[3]s.", corpus.PredFinished: "That one was finished on %[3]s.",
}

const reminder = "Can somebody remind me about the %s?"

// The rounds of planting: one for each of the forms, one of replies, and one in
// which the subject is called by less than its name.
const (
	asReply   = 6
	byLess    = 7
	plantings = 8
)

// planted is a second source for an item.
type planted struct {
	item    corpus.Item
	asked   *corpus.Message // the message that it answers, nil where it stands alone
	message corpus.Message
	kind    string
}

// TestRecallOfSecondSources plants second statements of gold values, in our own
// words, into stretches of dialogue outside the evidence, and counts how many the
// three steps of uniqueness find: screened, read and asked (filters.md). With -v
// it prints the table that docs/filters.md has.
func TestRecallOfSecondSources(t *testing.T) {
	if testing.Short() {
		t.Skip("some hundred plants take a while")
	}
	count := map[string]*recall{}
	all := &recall{}
	for _, domain := range []string{"technology", library} {
		f := quickstart(t, domain, 1)
		for form := range plantings {
			list := plant(f, form)
			v := filters.NewView(plantedWorld(f, list))
			for _, p := range list {
				if count[p.kind] == nil {
					count[p.kind] = &recall{items: map[string]bool{}}
				}
				stage := sought(t, f, v, p)
				count[p.kind].note(p, stage)
				all.note(p, stage)
				if !isFound(stage) {
					t.Logf("%s at %q: %q for %q (%s)", stage, p.item.Key, p.message.Text, p.item.Question, p.item.Answer)
				}
			}
		}
	}
	for _, kind := range slices.Sorted(maps.Keys(count)) {
		t.Logf("%-18s %v", kind, count[kind])
	}
	t.Logf("%-18s %v", "all", all)
	if all.plants < 300 || len(all.items) < 60 {
		t.Errorf("only %d plants over %d items", all.plants, len(all.items))
	}
	if share := float64(all.found) / float64(all.plants); share < leastRecall {
		t.Errorf("%.3f of the planted second sources are found, less than %.2f", share, leastRecall)
	}
}

// The stages at which a planted source is lost, and the two ways in which it is
// found: the item is flagged.
const (
	cleared  = "cleared unread"
	unread   = "read over"
	passed   = "not taken for a source"
	toPerson = "left to a person" // no probe answers from it, but nothing accounts for its value
	answered = "answered from"
)

func isFound(stage string) bool { return stage == toPerson || stage == answered }

// sought takes the three steps for one item and says how far its plant came.
func sought(t *testing.T, f *finished, v *filters.View, p planted) string {
	t.Helper()
	m := casts(3, plain)
	models := filters.Models{Solver: m.Solver, Judge: m.Judge, Probe: m.Probe}
	screen := filters.Screen(v, p.item, filters.Options{})
	readings := map[string]filters.Reading{}
	quoted, suspect := false, false
	for _, s := range screen.Suspects {
		r, err := filters.ProbeSegment(t.Context(), v, models, s.SegmentID, filters.SlotsOf(p.item), filters.Options{})
		if err != nil {
			t.Fatal(err)
		}
		readings[s.SegmentID] = r
		suspect = suspect || s.SegmentID == segmentOf(f, p)
		for _, slot := range r.Slots {
			quoted = quoted || slices.ContainsFunc(slot.Quotes, func(q filters.Quoted) bool { return q.MessageID == p.message.ID })
		}
	}
	rows, _, err := filters.UniqueAmong(t.Context(), v, models, p.item, screen, func(id string) (filters.Reading, bool) { r, ok := readings[id]; return r, ok }, filters.Options{})
	if err != nil {
		t.Fatal(err)
	}
	switch last := rows[len(rows)-1]; {
	case last.Outcome == corpus.No && names(rows, segmentOf(f, p), p.message.ID):
		return answered
	case last.Outcome == corpus.Undetermined && strings.Contains(last.Reason, p.message.ID):
		return toPerson
	case !suspect:
		return cleared
	case !quoted:
		return unread
	}
	return passed
}

// names says whether a probe that spoke against an item was made of the segment
// or with the message.
func names(rows []corpus.Verdict, segment, message string) bool {
	return slices.ContainsFunc(rows, func(r corpus.Verdict) bool {
		return r.Outcome == corpus.No && (r.ContextRef == "segment "+segment || strings.HasPrefix(r.ContextRef, "evidence with "+message+" "))
	})
}

// plant writes a second statement of one operand of every item that must be
// unique, each into a segment of its own as long as there are so many.
func plant(f *finished, form int) []planted {
	var out []planted
	c := f.Corpus
	lexicon := corpus.NewLexicon(c.Gazetteer())
	attributes := dialogue.Attributes(f.Domains[0].Pack)
	taken := map[string]bool{}
	for n, it := range c.Items {
		operands := plantable(it, attributes)
		if it.Status != corpus.Accepted || len(operands) == 0 {
			continue
		}
		g := operands[(n+form)%len(operands)]
		at, ok := place(c, it, taken)
		if !ok {
			continue
		}
		a, known := attributes[g.Predicate]
		p := planted{item: it, message: at, kind: kindOf(a, g, known)}
		surfaces := corpus.Surfaces(*g.Atom, at.At.Date(), lexicon)
		if len(surfaces) == 0 {
			surfaces = []string{g.Atom.Text}
		}
		p.write(form, nounOf(a, p.kind, form), c.Subjects()[g.SubjectID], surfaces[form%len(surfaces)])
		out = append(out, p)
	}
	return out
}

// plantable returns the operands that a second statement would give again: there
// are sentences for them, the family has to be unique, and the question is not
// one of what held at another time.
func plantable(it corpus.Item, attributes map[string]pack.Attribute) []corpus.GoldAtom {
	for _, f := range designs.Families() {
		if f.Name() == it.Family && !validate.Requires(f.Requires(), validate.FilterUnique) {
			return nil
		}
	}
	return slices.DeleteFunc(slices.Clone(validate.Operands(it)), func(g corpus.GoldAtom) bool {
		now := slices.Contains([]corpus.Operation{corpus.OpValue, corpus.OpLatest, corpus.OpChoose, corpus.OpDuration, corpus.OpInterval}, g.Operation)
		a, known := attributes[g.Predicate]
		return !now || g.Atom == nil || forms[kindOf(a, g, known)] == nil
	})
}

// nounOf is what an attribute is called in a planted sentence: in every third
// by another name.
func nounOf(a pack.Attribute, kind string, form int) string {
	switch {
	case kind == "tally" && a.Plural != "":
		return a.Plural
	case form%3 == 2 && len(a.Synonyms) > 0 && kind != "tally":
		return a.Synonyms[form%len(a.Synonyms)]
	}
	return a.Noun
}

// write words a plant, which stands after the message that it is now.
func (p *planted) write(form int, noun, subject, value string) {
	after := p.message
	p.message.ID, p.message.Tokens, p.message.ReplyTo = after.ID+"/plant", 0, ""
	p.message.Seq, p.message.At = after.Seq+2, after.At+2
	sentence := forms[p.kind][form%len(forms[p.kind])]
	switch form {
	case asReply:
		asked := p.message
		asked.ID, asked.Seq, asked.At, asked.Text = after.ID+"/asked", after.Seq+1, after.At+1, fmt.Sprintf(reminder, subject)
		p.asked, p.message.ReplyTo = &asked, asked.ID
		sentence, p.kind = replies[p.kind], "in a reply"
	case byLess:
		words := strings.Fields(subject)
		subject, p.kind = strings.Join(slices.Delete(words, 1, 2), " "), "less than the name"
	}
	p.message.Text = upper(fmt.Sprintf(sentence, noun, subject, value))
}

func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// kindOf chooses the sentences for an operand.
func kindOf(a pack.Attribute, g corpus.GoldAtom, known bool) string {
	switch {
	case !known:
		return g.Predicate
	case a.Class == pack.Tally:
		return "tally"
	case g.Atom.Kind == corpus.KindText && (a.Class == pack.Reason || a.Class == pack.Blocker || a.Class == pack.Risk):
		return "clause"
	case g.Atom.Kind == corpus.KindText:
		return "phrase"
	}
	return "value"
}

// place returns the message after which a plant stands: later than the evidence,
// in a segment that has none of it and no other plant.
func place(c *corpus.Corpus, it corpus.Item, taken map[string]bool) (corpus.Message, bool) {
	var last corpus.Stamp
	byID := map[string]corpus.Message{}
	for _, m := range c.Messages {
		byID[m.ID] = m
	}
	reads := func(group string) bool {
		return it.AskerID == "" || slices.Contains(questions.Visible(c)(it.AskerID), group)
	}
	for _, e := range it.Evidence {
		last = max(last, byID[e.MessageID].At)
	}
	for _, s := range c.Segments {
		m := byID[s.MessageIDs[len(s.MessageIDs)-1]]
		own := slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return slices.Contains(s.MessageIDs, e.MessageID) })
		if m.At > last && m.At+2 < it.AskedAt && reads(m.GroupID) && !own && !taken[s.ID] {
			taken[s.ID] = true
			return m, true
		}
	}
	return corpus.Message{}, false
}

func segmentOf(f *finished, p planted) string {
	after := strings.TrimSuffix(p.message.ID, "/plant")
	for _, s := range f.Corpus.Segments {
		if s.MessageIDs[len(s.MessageIDs)-1] == after {
			return s.ID
		}
	}
	return ""
}

// plantedWorld is the finished corpus as the filters see it, with the plants in
// it and in no record of what texts state.
func plantedWorld(f *finished, list []planted) filters.World {
	c := f.Corpus
	w := filters.World{
		Messages: slices.Clone(c.Messages), Facts: validate.NewFactIndex(c.Facts, c.Plan, c.Messages), People: map[string]string{},
		Subjects: c.Subjects(), Groups: map[string]string{}, Lexicon: corpus.NewLexicon(c.Gazetteer()), Visible: questions.Visible(c),
	}
	w.Tasks = prompts.NewTasks(w.Lexicon)
	for _, s := range c.Segments {
		s.MessageIDs = slices.Clone(s.MessageIDs)
		for _, p := range list {
			if s.ID == segmentOf(f, p) {
				for _, m := range p.messages() {
					s.MessageIDs = append(s.MessageIDs, m.ID)
				}
			}
		}
		w.Segments = append(w.Segments, s)
	}
	for _, p := range list {
		w.Messages = append(w.Messages, p.messages()...)
	}
	attributes := dialogue.Attributes(f.Domains[0].Pack)
	w.Attribute = func(_, predicate string) (filters.Attribute, bool) {
		a, ok := attributes[predicate]
		return filters.Attribute{Noun: a.Noun, Synonyms: a.Synonyms, Kind: corpus.Kind(a.Value.Kind)}, ok
	}
	return w
}

func (p planted) messages() []corpus.Message {
	if p.asked != nil {
		return []corpus.Message{*p.asked, p.message}
	}
	return []corpus.Message{p.message}
}

// recall counts plants by what became of them.
type recall struct {
	plants, found int
	ends          map[string]int
	items         map[string]bool
}

func (r *recall) note(p planted, stage string) {
	if r.items == nil {
		r.items = map[string]bool{}
	}
	if r.ends == nil {
		r.ends = map[string]int{}
	}
	r.items[p.item.Question] = true
	r.plants++
	r.ends[stage]++
	if isFound(stage) {
		r.found++
	}
}

// String gives the share with its 95 % score interval.
func (r *recall) String() string {
	share := statistics.Share{Part: r.found, Whole: r.plants}
	i := statistics.Wilson(share, statistics.Level95)
	return fmt.Sprintf("%4d plants over %3d items, found %.1f %% (%.1f to %.1f %%): %v", r.plants, len(r.items), 100*share.Value(), 100*i.Low, 100*i.High, r.ends)
}
