package dialogue

import (
	"fmt"
	"regexp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

var slotName = regexp.MustCompile(`\{(\w+)\}`)

// newsSlots returns the names of a sentence's slots, in order.
func newsSlots(n pack.News) []string {
	var out []string
	for _, m := range slotName.FindAllStringSubmatch(n.Sentence, -1) {
		out = append(out, m[1])
	}
	return out
}

// news draws a piece of news for a group, without repetition in the corpus.
func (p *planner) news(g int, day corpus.Date) (thread, bool) {
	if len(p.newsLeft) == 0 || p.r.Float64() >= p.o.NewsRate {
		return nil, false
	}
	n := p.newsLeft[0]
	p.newsLeft = p.newsLeft[1:]
	p.newsSeen++
	id := fmt.Sprintf("%s/news%d", p.b.Project.ID, p.newsSeen)
	here := p.here(p.b.Groups[g].MemberIDs)
	if len(here) == 0 {
		return nil, false
	}
	author := corpus.Pick(p.r, here)
	th := thread{{act: corpus.ActNews, author: author, parent: -1, obligation: "news"}}
	for _, slot := range newsSlots(n) {
		v, err := n.Slots[slot].Draw(p.r, pack.DrawOptions{Pools: p.pack.Pools, From: p.b.Calendar.AddWorkdays(day, 2), To: p.b.Calendar.AddWorkdays(day, 60)})
		if err != nil {
			return nil, false
		}
		f := corpus.Fact{ID: id + "/" + slot, SubjectID: id, Predicate: slot, Value: v, From: day, GroupID: p.b.Groups[g].ID, Knowers: []string{author}}
		p.addFact(f)
		th[0].facts = append(th[0].facts, f.ID)
	}
	p.newsOf[id] = n
	return th, true
}
