package subtlememory

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs/talks"
	"memloom/pipeline/sets"
)

// request is what the recipe in a manifest asks for.
type request struct {
	keys     *Section // nil where the manifest has no recipe
	keyed    bool     // items have references on either side
	manifest *output.Manifest
}

func asked(m *output.Manifest) request {
	var p struct {
		Own       *Section
		Questions struct{ AnswerKeys bool }
	}
	if m == nil || json.Unmarshal(m.Parameters, &p) != nil {
		return request{manifest: cmp.Or(m, &output.Manifest{})}
	}
	return request{p.Own, p.Questions.AnswerKeys, m}
}

// short says whether the manifest reports that there are too few items of a family.
func (r request) short(family string) bool {
	return slices.ContainsFunc(r.manifest.Shortfalls, func(s output.Shortfall) bool {
		return s.Stratum == family || strings.HasPrefix(s.Stratum, family+"/")
	})
}

// unmet says whether the manifest has a quota of a family that is not filled.
func (r request) unmet(family string) bool {
	return slices.ContainsFunc(r.manifest.Quotas, func(q output.Quota) bool {
		return q.Got < q.Wanted && (q.Stratum == family || strings.HasPrefix(q.Stratum, family+"/"))
	})
}

// missed says whether the manifest reports by how much a number of the recipe was missed.
func (r request) missed(key string, wanted, got int) bool {
	return slices.ContainsFunc(r.manifest.MissedTargets, func(t output.Target) bool {
		return t.Key == key && t.Asked == float64(wanted) && t.Got == float64(got)
	})
}

// tables reads the tables of a corpus once for all rules.
type tables struct{ talks.Tables[view] }

// view is a corpus with what rules look up in it.
type view struct {
	c        *corpus.Corpus
	sets     []sets.Set
	variants map[string][]sets.Variant // by set, in their order
	sessions []sets.Session
	session  map[string]*sets.Session
	messages map[string][]*corpus.Message // by session, in their order
	facts    map[string]*corpus.Fact
	stated   map[string][]*corpus.Message // by fact
	states   map[string][]*corpus.Fact    // by message
	items    map[string][]*corpus.Item    // accepted ones, by set
}

func viewOf(c *corpus.Corpus) (*view, error) {
	v := &view{c: c, session: map[string]*sets.Session{}, messages: map[string][]*corpus.Message{}, facts: corpus.ByID(c.Facts),
		stated: map[string][]*corpus.Message{}, states: map[string][]*corpus.Fact{}, items: map[string][]*corpus.Item{}}
	var err error
	if v.sets, v.variants, err = sets.Of(c); err != nil {
		return nil, err
	}
	if v.sessions, err = corpus.Rows[sets.Session](c, sets.Sessions); err != nil {
		return nil, err
	}
	for i := range v.sessions {
		v.session[v.sessions[i].SessionID] = &v.sessions[i]
	}
	byID := corpus.ByID(c.Messages)
	for i := range c.Messages {
		m := &c.Messages[i]
		v.messages[m.SessionID] = append(v.messages[m.SessionID], m)
	}
	for _, list := range v.messages {
		slices.SortStableFunc(list, func(a, b *corpus.Message) int { return cmp.Compare(a.Seq, b.Seq) })
	}
	for _, p := range c.Plan {
		for _, d := range p.Discloses {
			if m, f := byID[p.MessageID], v.facts[d.FactID]; m != nil && f != nil {
				v.stated[f.ID] = append(v.stated[f.ID], m)
				v.states[m.ID] = append(v.states[m.ID], f)
			}
		}
	}
	for i := range c.Items {
		if it := &c.Items[i]; it.Status == corpus.Accepted && it.SetID != "" {
			v.items[it.SetID] = append(v.items[it.SetID], it)
		}
	}
	return v, nil
}

// factsOf are the facts that a set's variants show, each once, in their order.
func (v *view) factsOf(set string) []*corpus.Fact {
	var out []*corpus.Fact
	for _, x := range v.variants[set] {
		for _, id := range x.FactIDs {
			if f := v.facts[id]; f != nil && !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

// sessionsOf are the sessions in which facts are stated, each once, in the order of their messages.
func (v *view) sessionsOf(facts ...*corpus.Fact) []string {
	var out []string
	for _, f := range facts {
		for _, m := range v.stated[f.ID] {
			if !slices.Contains(out, m.SessionID) {
				out = append(out, m.SessionID)
			}
		}
	}
	return out
}

// operands are the facts that an item's gold is made of.
func (v *view) operands(it *corpus.Item) []corpus.GoldAtom {
	return slices.DeleteFunc(slices.Clone(it.Gold), func(g corpus.GoldAtom) bool { return g.Part != corpus.PartOperand })
}

// wordsOf are the words of a text in small letters.
func wordsOf(text string) []string { return talks.Words(text) }
