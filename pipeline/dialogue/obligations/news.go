package obligations

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// news deals the pack's frames of news (E16): the kinds evenly, the frames of a kind in turn, each with values of its
// own.
type news struct {
	*state.Known
	frames  []pack.News             // those that rested longest first
	used    map[string]corpus.Date  // sentence → the day of its last use
	count   map[corpus.NewsKind]int // kind → how often it came
	said    map[string]bool         // sentences with their values
	frameOf map[string]pack.News    // subject id → the piece of news
}

func newNews(k *state.Known, frames []pack.News) *news {
	return &news{
		Known: k, frames: slices.Clone(frames), used: map[string]corpus.Date{}, count: map[corpus.NewsKind]int{},
		said: map[string]bool{}, frameOf: map[string]pack.News{},
	}
}

// rest is how many workdays pass before a frame comes again.
const rest = 20

// frame takes a frame of the kind that was told least, the one that has rested longest. A kind none of whose frames has
// rested enough is passed over.
func (ns *news) frame(day corpus.Date) (pack.News, bool) {
	best := -1
	for i, n := range ns.frames {
		last, used := ns.used[n.Sentence]
		rested := !used || ns.Days.WorkdaysBetween(last, day) > rest
		if rested && (best < 0 || ns.count[n.OfKind()] < ns.count[ns.frames[best].OfKind()]) {
			best = i
		}
	}
	if best < 0 {
		return pack.News{}, false
	}
	n := ns.frames[best]
	ns.frames = append(slices.Delete(ns.frames, best, best+1), n)
	ns.used[n.Sentence] = day
	return n, true
}

// Owe adds a piece of news now and then: kinds and frames take turns, and no sentence comes twice in a corpus (E16).
// Some of them a person reacts to.
func (ns *news) Owe(g int, threads []state.Thread) []state.Thread {
	if !ns.Rates.News.Due(ns.Rand) {
		ns.Rates.News.Count(false)
		return threads
	}
	n, ok := ns.frame(ns.Days.Today)
	if !ok {
		ns.Rates.News.Count(false)
		return threads
	}
	values, ok := ns.values(n, ns.Days.Today)
	here := ns.Roster.Here(ns.Blueprint.Groups[g].MemberIDs)
	told := ok && len(here) > 0
	if ns.Rates.News.Count(told); !told {
		return threads
	}
	author := corpus.Pick(ns.Rand, here)
	facts := ns.enter(n, values, g, author)
	th := state.Talk("news", "", "author", author)
	th[0].FactIDs = facts
	react := ns.Rates.React.Take(true, ns.Rand)
	if reader := state.Other(ns.Rand, here, author); react && reader != author {
		reaction := "news_thanks"
		if ns.Rates.Banter.Due(ns.Rand) {
			reaction = "news_joke"
		}
		th = state.Continue(th, state.Talk(reaction, "", "reader", reader, "author", author))
	}
	return append(threads, th)
}

// enter adds the values of a piece of news as facts.
func (ns *news) enter(n pack.News, values []corpus.Value, g int, author string) []string {
	id := fmt.Sprintf("%s/news%d", ns.Blueprint.Project.ID, len(ns.frameOf)+1)
	ns.frameOf[id] = n
	ns.count[n.OfKind()]++
	var facts []string
	for i, slot := range dialogue.NewsSlots(n) {
		facts = append(facts, id+"/"+slot)
		ns.Facts.Add(corpus.Fact{
			ID: id + "/" + slot, SubjectID: id, Predicate: slot, Value: values[i], From: ns.Days.Today,
			GroupID: ns.Blueprint.Groups[g].ID, Knowers: []string{author},
		})
	}
	return facts
}

// values draws the values of a frame so that the sentence is new; it gives up where the frame has little left to say.
func (ns *news) values(n pack.News, day corpus.Date) ([]corpus.Value, bool) {
	o := pack.DrawOptions{Pools: ns.Pack.Pools, From: ns.Days.AddWorkdays(day, 2), To: ns.Days.AddWorkdays(day, 60)}
	const tries = 8
	for range tries {
		var values []corpus.Value
		said := []string{n.Sentence}
		for _, slot := range dialogue.NewsSlots(n) {
			v, err := n.Slots[slot].Draw(ns.Rand, o)
			if err != nil {
				return nil, false
			}
			values = append(values, v)
			said = append(said, v.Canonical())
		}
		if key := strings.Join(said, "|"); !ns.said[key] && !twice(values) {
			ns.said[key] = true
			return values, true
		}
	}
	return nil, false
}

// twice says whether a value is in two slots of one sentence.
func twice(values []corpus.Value) bool {
	for i, v := range values {
		if slices.ContainsFunc(values[:i], v.Equal) {
			return true
		}
	}
	return false
}

// closures announces the days on which no one works.
type closures struct {
	*state.Known
	announced map[string]bool // closure and group
}

// Owe tells a group of a closure on one of the two workdays before it.
func (cl *closures) Owe(g int, threads []state.Thread) []state.Thread {
	for i, c := range cl.Days.Closures {
		today, id := cl.Days.Today, fmt.Sprintf("%s/closure%d", cl.Blueprint.Project.ID, i)
		key := fmt.Sprintf("%s/%d", id, g)
		if today >= c.Date || cl.Days.WorkdaysBetween(today, c.Date) > 1 || cl.announced[key] {
			continue
		}
		if cl.Rand.IntN(2) == 0 && cl.Days.NextWorkday(today) < c.Date {
			continue
		}
		cl.announced[key] = true
		by := cl.Roster.Manager(g)
		cl.Facts.Share(corpus.Fact{
			ID: id, SubjectID: cl.Blueprint.Project.ID, Predicate: corpus.PredClosed,
			Value: corpus.DateValue(c.Date), From: today,
		}, by)
		th := state.Talk("closed_day", "", "manager", by, "day", id)
		th[0].Aside = c.Name
		threads = append(threads, th)
	}
	return threads
}
