package check

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

func newsRules() []rule {
	return []rule{{Balanced, "news are of three kinds", "pieces of news", Proved, []string{tabThemes}, each(newsOfThreeKinds)}}
}

// manyNews is from how many pieces on each kind has a part of a corpus's news, and leastNews is that part: one in so many.
const (
	manyNews  = 60
	leastNews = 5
)

// newsOfThreeKinds: each piece of news is industry trends, policy updates or current affairs, and in a corpus of many
// none of the three has less than a fifth (E16), unless all are of one kind: a pack need not tell kinds apart. What is no
// news has no kind.
func newsOfThreeKinds(w *world, f *Finding) {
	news, of := 0, map[corpus.NewsKind]int{}
	for i := range w.c.Themes {
		t := &w.c.Themes[i]
		if t.Kind != "news" {
			if t.NewsKind != "" {
				f.violate(fmt.Sprintf("a %s with the kind of news %q", t.Kind, t.NewsKind), "no kind of news", t.ID)
			}
			continue
		}
		news++
		of[t.NewsKind]++
		f.expect(slices.Contains(corpus.NewsKinds(), t.NewsKind), fmt.Sprintf("the kind of news %q", t.NewsKind),
			"industry, policy or current", t.ID)
	}
	if news < manyNews || len(of) == 1 {
		return
	}
	for _, kind := range corpus.NewsKinds() {
		if of[kind]*leastNews < news {
			f.violate(fmt.Sprintf("%d of %d pieces of news are of kind %s", of[kind], news, kind),
				fmt.Sprintf("a fifth at least; the pack needs more frames of the kind %s", kind))
		}
	}
}
