package review

import (
	"cmp"
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

// part is a corpus of the folder.
type part struct {
	*lineage.Index
	days func() []decisions.Day
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
	made := make([][]*entry, len(f.Parts))
	var wait sync.WaitGroup
	for i, x := range f.Parts {
		p := &part{x, sync.OnceValue(func() []decisions.Day { return decisions.Days(x.Index) })}
		l.parts = append(l.parts, p)
		wait.Go(func() {
			for k := range p.Items {
				made[i] = append(made[i], p.entry(&p.Items[k], f.Edited[p.Items[k].ID]))
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

func (p *part) textOf(message string) string {
	if m := p.Message(message); m != nil {
		return m.Text
	}
	return ""
}

// segment returns the messages of a segment; nil where there is no such segment.
func (p *part) segment(id string) []string {
	i := slices.IndexFunc(p.Corpus.Segments, func(s corpus.Segment) bool { return s.ID == id })
	if i < 0 {
		return nil
	}
	return p.Corpus.Segments[i].MessageIDs
}

// verdicts returns what filters found out about the item.
func (e *entry) verdicts() []corpus.Verdict {
	var out []corpus.Verdict
	for _, v := range e.part.Verdicts(e.ID) {
		out = append(out, *v)
	}
	return out
}

// entry makes an item ready for lists. before is the hash of what it was before the release edited it; empty where it
// did not.
func (p *part) entry(it *corpus.Item, before string) *entry {
	e := &entry{Item: it, part: p, content: decisions.Hash(it, p.textOf)}
	verdicts := e.verdicts()
	e.hash, e.failed = cmp.Or(before, e.content), decisions.Failed(it, verdicts)
	text := []string{it.ID, it.Question, it.Answer}
	for _, x := range it.Evidence {
		text = append(text, p.textOf(x.MessageID))
	}
	e.text = strings.ToLower(strings.Join(text, "\n"))
	var models []string
	for _, v := range verdicts {
		if v.Model != "" && !slices.Contains(models, v.Model) {
			models = append(models, v.Model)
		}
	}
	now, _ := lineage.Worded(verdicts, before != "")
	e.wrong = wrongOf(it, now)
	codes := make([]string, len(it.Codes))
	for i, c := range it.Codes {
		codes[i] = string(c)
	}
	e.facets = map[string][]string{"status": {string(it.Status)}, "fell": some(it.Stage), "code": codes,
		"family":   {it.Family},
		"category": some(it.Category), "form": {it.Format}, "model": models}
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

// wrongOf is the answer for which an item fell: of those against it the one that its model was surest of; nil without
// one.
func wrongOf(it *corpus.Item, verdicts []corpus.Verdict) *corpus.Verdict {
	var out *corpus.Verdict
	for _, v := range verdicts {
		if it.Status == corpus.Accepted || v.Filter != it.Stage || v.Probe == corpus.ProbeVerdict || v.Model == "" ||
			v.Answer == "" {
			continue
		}
		against := v.Outcome != corpus.Yes || v.Filter == "unique" || v.Filter == "hard"
		if against && (out == nil || v.Confidence > out.Confidence) {
			out = &v
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
