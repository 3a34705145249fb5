package convomem

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs/convomem/category"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
)

// Again implements designs.Completing: the haystacks of a published corpus are made anew from its accepted items, as the run that
// made it does, so that the same items give the same haystacks. Their ids go on behind those of earlier corpora.
func (Design) Again(m *output.Manifest, c *corpus.Corpus, before int) (int, error) {
	base, err := sessions.NewView(c)
	if err != nil {
		return 0, err
	}
	v, err := viewOf(base, m)
	if err != nil || v.keys == nil || len(v.haystacks) == 0 {
		return 0, err
	}
	refs := v.keys.refs()
	at := slices.IndexFunc(refs, func(r stage.Ref) bool { return r.ID == c.ID })
	if at < 0 {
		return 0, fmt.Errorf("corpus %s is none of the %d of the recipe", c.ID, len(refs))
	}
	var items []evidenced
	for _, it := range v.Accepted() {
		items = append(items, evidenced{it.ID, v.evidence(it)})
	}
	of, settings := refs[at], stage.Settings{Seed: m.Seed}
	s := &stacking{keys: v.keys.Haystacks, r: settings.Source(keyHaystacks(of))("haystacks"), first: sessions.Number(of), sessions: v.Sessions}
	out, in, width := s.stacked(items), v.haystacks[0].InCorpus, len(v.haystacks[0].HaystackID)-1
	for i := range out.Haystacks {
		out.Haystacks[i].InCorpus, out.Haystacks[i].HaystackID = in, moved(out.Haystacks[i].HaystackID, before, width)
	}
	for i := range out.Asks {
		out.Asks[i].InCorpus, out.Asks[i].HaystackID = in, moved(out.Asks[i].HaystackID, before, width)
	}
	if err := corpus.SetRows(c, category.TableHaystacks, out.Haystacks); err != nil {
		return 0, err
	}
	return len(out.Haystacks), corpus.SetRows(c, category.TableAsks, out.Asks)
}

// moved is the id of a haystack behind so many others.
func moved(id string, before, width int) string {
	var n int
	if _, err := fmt.Sscanf(id, "H%d", &n); err != nil {
		return id
	}
	return fmt.Sprintf("H%0*d", width, n+before)
}
