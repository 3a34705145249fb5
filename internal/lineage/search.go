package lineage

import (
	"slices"
	"strings"

	"memloom/internal/bm25"
	"memloom/internal/corpus"
)

// Hit is a record that holds a text, or means it.
type Hit struct {
	Kind  string `json:"kind"` // message, fact or item
	ID    string `json:"id"`
	How   string `json:"how"` // says it, means it, has its words
	Place string `json:"place"`
	Text  string `json:"text"`
}

// The ways in which a record fits a text, best first.
const (
	SaysIt      = "says it"       // its words are there, one after the other
	MeansIt     = "means it"      // it states a value that the text gives, in whatever words
	HasItsWords = "has its words" // all of them are there
)

// Search returns the messages, facts and items that hold a text or mean it, by kind, and of each kind the best first,
// then in the order of the corpus. A message means it that states a value which is in the text: "7 March 2025" finds
// "next Friday". Case and punctuation do not count.
func (x *Index) Search(text string) []Hit {
	q := query{folded: strings.ToLower(strings.TrimSpace(text)), terms: bm25.Terms(text)}
	for _, s := range corpus.Scan(text, x.First, corpus.NewLexicon(x.Gazetteer())) {
		q.values = append(q.values, s.Values...)
	}
	var out []Hit
	add := func(kind, id, place, words string, values []corpus.Value) {
		if how := q.fits(words, values); how != "" {
			out = append(out, Hit{kind, id, how, place, words})
		}
	}
	for i := range x.Messages {
		m := &x.Messages[i]
		add("message", m.ID, x.GroupName(m.GroupID)+", "+m.At.String()+", "+m.AuthorName, m.Text, x.valuesOf(m.ID))
	}
	for i := range x.Facts {
		f := &x.Facts[i]
		add("fact", f.ID, strings.Join(x.saidIn(f.ID), ", "), x.factText(f), []corpus.Value{f.Value})
	}
	for _, it := range x.Items {
		if it.Status != corpus.Surplus {
			add("item", it.ID, it.Family+", "+string(it.Status), it.Question+" → "+it.Answer, nil)
		}
	}
	kinds, hows := []string{"message", "fact", "item"}, []string{SaysIt, MeansIt, HasItsWords}
	slices.SortStableFunc(out, func(a, b Hit) int {
		if a.Kind != b.Kind {
			return slices.Index(kinds, a.Kind) - slices.Index(kinds, b.Kind)
		}
		return slices.Index(hows, a.How) - slices.Index(hows, b.How)
	})
	return out
}

// valuesOf are the values that a message states.
func (x *Index) valuesOf(message string) []corpus.Value {
	var out []corpus.Value
	for _, d := range x.Disclosed(message) {
		out = append(out, x.fact(d.FactID).Value)
	}
	return out
}

// query is what is searched for.
type query struct {
	folded string
	terms  []string
	values []corpus.Value
}

// fits says how words and values fit a query; it is empty where they do not.
func (q query) fits(words string, values []corpus.Value) string {
	if q.folded == "" {
		return ""
	}
	if strings.Contains(strings.ToLower(words), q.folded) {
		return SaysIt
	}
	for _, v := range values {
		if slices.ContainsFunc(q.values, v.Equal) {
			return MeansIt
		}
	}
	terms := map[string]bool{}
	for _, t := range bm25.Terms(words) {
		terms[t] = true
	}
	if len(q.terms) == 0 || slices.ContainsFunc(q.terms, func(t string) bool { return !terms[t] }) {
		return ""
	}
	return HasItsWords
}
