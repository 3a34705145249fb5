package review

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"sync"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// entry is an item as lists need it.
type entry struct {
	*corpus.Item
	part    *part
	hash    string // of what is decided about
	content string // likewise, as it stands: another hash of what the release edited
	failed  []string
	facets  map[string][]string // by the facet's key
	text    string              // what is searched, in lower case
	wrong   *corpus.Verdict     // the answer for which it fell, nil without one
	sure    bool                // of that answer, by sureFrom
}

// sureFrom is the confidence, in per cent, from which on a wrong answer is sure.
const sureFrom = 70

// part is a corpus with what leads from place to place.
type part struct {
	Part
	order    map[string][]*corpus.Message // by group, in time
	at       map[string]int               // message → place in its group
	answers  map[string][]string          // message → messages that answer it
	segments map[string][]string
	verdicts map[string][]corpus.Verdict
	repairs  map[string][]corpus.Repair // by passage
	rounds   map[string]int             // item → rounds of making it harder
}

// library is a folder indexed for reading.
type library struct {
	*Folder
	parts   []*part
	entries []*entry
	byID    map[string]*entry
	byHash  map[string][]*entry
	spot    map[string]bool // items of the spot check
	blind   map[string]bool // items of the blind sample
}

func newLibrary(f *Folder) *library {
	l := &library{Folder: f, byID: map[string]*entry{}, byHash: map[string][]*entry{}}
	l.parts = make([]*part, len(f.Parts))
	made := make([][]*entry, len(f.Parts))
	var wait sync.WaitGroup
	for i, p := range f.Parts {
		wait.Go(func() {
			l.parts[i] = newPart(p)
			for k := range p.Corpus.Items {
				made[i] = append(made[i], l.parts[i].entry(&p.Corpus.Items[k], f.Edited[p.Corpus.Items[k].ID]))
			}
		})
	}
	wait.Wait()
	for _, list := range made {
		for _, e := range list {
			l.entries, l.byID[e.ID] = append(l.entries, e), e
			l.byHash[e.hash] = append(l.byHash[e.hash], e)
		}
	}
	return l
}

func newPart(p Part) *part {
	c := p.Corpus
	out := &part{Part: p, order: map[string][]*corpus.Message{}, at: make(map[string]int, len(c.Messages)),
		answers: map[string][]string{}, segments: map[string][]string{}, verdicts: map[string][]corpus.Verdict{},
		repairs: map[string][]corpus.Repair{}, rounds: map[string]int{}}
	for _, r := range c.Rounds {
		out.rounds[r.ItemID]++
	}
	for i := range c.Messages {
		m := &c.Messages[i]
		place := placeOf(m)
		out.at[m.ID], out.order[place] = len(out.order[place]), append(out.order[place], m)
		if m.ReplyTo != "" {
			out.answers[m.ReplyTo] = append(out.answers[m.ReplyTo], m.ID)
		}
	}
	for _, s := range c.Segments {
		out.segments[s.ID] = s.MessageIDs
	}
	for _, v := range c.Verdicts {
		out.verdicts[v.ItemID] = append(out.verdicts[v.ItemID], v)
	}
	for _, r := range c.Repairs {
		out.repairs[r.Unit] = append(out.repairs[r.Unit], r)
	}
	return out
}

// placeOf is where a message stands among others in time: its group, or its session.
func placeOf(m *corpus.Message) string { return cmp.Or(m.SessionID, m.GroupID) }

func (p *part) textOf(message string) string {
	if m := p.Index.Message(message); m != nil {
		return m.Text
	}
	return ""
}

// entry makes an item ready for lists. before is the hash of what it was before the release edited it; empty where it did not.
func (p *part) entry(it *corpus.Item, before string) *entry {
	content := decisions.Hash(it, p.textOf)
	e := &entry{Item: it, part: p, hash: cmp.Or(before, content), content: content, failed: decisions.Failed(it, p.verdicts[it.ID])}
	var text strings.Builder
	fmt.Fprintf(&text, "%s\n%s\n%s", it.ID, it.Question, it.Answer)
	for _, x := range it.Evidence {
		text.WriteString("\n" + p.textOf(x.MessageID))
	}
	e.text = strings.ToLower(text.String())
	var models []string
	for _, v := range p.verdicts[it.ID] {
		if v.Model != "" && !slices.Contains(models, v.Model) {
			models = append(models, v.Model)
		}
	}
	now, _ := lineage.Worded(p.verdicts[it.ID], before != "")
	e.wrong = wrongOf(it, now)
	codes := make([]string, len(it.Codes))
	for i, c := range it.Codes {
		codes[i] = string(c)
	}
	e.facets = map[string][]string{"status": {string(it.Status)}, "fell": some(it.Stage), "code": codes, "family": {it.Family}, "category": some(it.Category),
		"form": {it.Format}, "model": models}
	switch {
	case it.Status == corpus.Accepted:
	case e.wrong == nil:
		e.facets["confidence"] = []string{"no answer"}
	case e.wrong.Confidence >= sureFrom:
		e.sure, e.facets["confidence"] = true, []string{"sure (70 % or more)"}
	default:
		e.facets["confidence"] = []string{"not sure"}
	}
	return e
}

// wrongOf is the answer for which an item fell: of those against it the one that its model was surest of; nil without one.
func wrongOf(it *corpus.Item, verdicts []corpus.Verdict) *corpus.Verdict {
	var out *corpus.Verdict
	for i, v := range verdicts {
		if it.Status == corpus.Accepted || v.Filter != it.Stage || v.Probe == corpus.ProbeVerdict || v.Model == "" || v.Answer == "" {
			continue
		}
		against := v.Outcome != corpus.Yes || v.Filter == "unique" || v.Filter == "hard"
		if against && (out == nil || v.Confidence > out.Confidence) {
			out = &verdicts[i]
		}
	}
	return out
}

func some(s string) []string {
	if s == "" {
		return nil
	}
	return []string{s}
}
