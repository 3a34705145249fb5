package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestLoudConsumers: a share of the tasks has one member who does not own them
// and, nearly always, writes more about them than their owner; all of their messages about it,
// and no others, are marked.
func TestLoudConsumers(t *testing.T) {
	year(t, func(t *testing.T, p project) {
		tasks := counted{name: "loud consumers", share: p.options.Loud}
		louder, said, owners, loudSaid := 0, 0, 0, 0
		for _, x := range p.blueprint.Tasks {
			by := map[string]int{}
			loud := ""
			for _, s := range p.about(x.ID) {
				by[s.AuthorID]++
				if slices.Contains(s.Marks, corpus.MarkLoud) {
					if loud != "" && loud != s.AuthorID || s.AuthorID == x.OwnerID || !slices.Contains(x.ActiveIDs, s.AuthorID) {
						t.Errorf("%s by %s is marked as a loud consumer's, as are messages of %s", s.Key, s.AuthorID, loud)
					}
					loud = s.AuthorID
				}
			}
			tasks.count(loud != "")
			if loud == "" {
				continue
			}
			said++
			owners, loudSaid = owners+by[x.OwnerID], loudSaid+by[loud]
			if by[loud] > by[x.OwnerID] {
				louder++
			}
			for _, s := range p.about(x.ID) {
				if s.AuthorID == loud && !slices.Contains(s.Marks, corpus.MarkLoud) {
					t.Errorf("%s by the loud consumer is not marked", s.Key)
				}
			}
		}
		tasks.check(t)
		t.Logf("%d of %d are louder than the owner, with %d messages against %d", louder, said, loudSaid, owners)
		if louder < said*11/20 || loudSaid < owners*11/10 {
			t.Errorf("%d of %d loud consumers write more than the owner", louder, said)
		}
	})
}
