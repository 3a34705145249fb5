package dialogue

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

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

// newsQueue deals the pack's frames of news: in turn, each with values of its own.
type newsQueue struct {
	frames []pack.News            // those that rested longest first
	used   map[string]corpus.Date // sentence → the day of its last use
	said   map[string]bool        // sentences with their values
	count  int
}

// rest is how many workdays pass before a frame comes again.
const rest = 20

// frame takes the frame that has rested longest, if it has rested enough.
func (p *planner) frame(day corpus.Date) (pack.News, bool) {
	x := &p.newsQueue
	if len(x.frames) == 0 {
		return pack.News{}, false
	}
	n := x.frames[0]
	if last, ok := x.used[n.Sentence]; ok && p.days.WorkdaysBetween(last, day) <= rest {
		return pack.News{}, false
	}
	x.frames = append(x.frames[1:], n)
	x.used[n.Sentence] = day
	return n, true
}

// news draws a piece of news for a group: frames take turns, and no sentence
// comes twice in a corpus (E16). Now and then somebody reacts.
func (p *planner) news(g int, day corpus.Date) (thread, bool) {
	if p.r.Float64() >= p.o.NewsRate {
		return nil, false
	}
	n, ok := p.frame(day)
	if !ok {
		return nil, false
	}
	values, ok := p.newsValues(n, day)
	group := p.b.Groups[g]
	here := p.roster.here(group.MemberIDs)
	if !ok || len(here) == 0 {
		return nil, false
	}
	p.newsQueue.count++
	id := fmt.Sprintf("%s/news%d", p.b.Project.ID, p.newsQueue.count)
	author := corpus.Pick(p.r, here)
	th := thread{{act: corpus.ActNews, author: author, parent: -1, obligation: "news"}}
	for i, slot := range newsSlots(n) {
		f := corpus.Fact{ID: id + "/" + slot, SubjectID: id, Predicate: slot, Value: values[i], From: day, GroupID: group.ID, Knowers: []string{author}}
		p.facts.add(f)
		th[0].facts = append(th[0].facts, f.ID)
	}
	p.newsOf[id] = n
	react := p.rates.react.due(p.r)
	p.rates.react.count(react)
	if reader := other(p.r, p.roster.here(group.MemberIDs), author); react && reader != author {
		act := corpus.ActAcknowledge
		if p.rates.banter.due(p.r) {
			act = corpus.ActBanter
		}
		th = append(th, cell{act: act, author: reader, to: author, obligation: "news"})
	}
	return th, true
}

// newsValues draws the values of a frame so that the sentence is new; it gives
// up where the frame has little left to say.
func (p *planner) newsValues(n pack.News, day corpus.Date) ([]corpus.Value, bool) {
	o := pack.DrawOptions{Pools: p.pack.Pools, From: p.days.AddWorkdays(day, 2), To: p.days.AddWorkdays(day, 60)}
	const tries = 8
	for range tries {
		var values []corpus.Value
		said := []string{n.Sentence}
		for _, slot := range newsSlots(n) {
			v, err := n.Slots[slot].Draw(p.r, o)
			if err != nil {
				return nil, false
			}
			values = append(values, v)
			said = append(said, v.Canonical())
		}
		if key := strings.Join(said, "|"); !p.newsQueue.said[key] && !twice(values) {
			p.newsQueue.said[key] = true
			return values, true
		}
	}
	return nil, false
}

// twice says whether a value stands in two slots of one sentence.
func twice(values []corpus.Value) bool {
	for i, v := range values {
		if slices.ContainsFunc(values[:i], v.Equal) {
			return true
		}
	}
	return false
}
