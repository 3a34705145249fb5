// Package rate scores a stretch of group chat by counting which messages take up those before them (G13). It stands in
// for a judge: it tells dialogue from the same messages in another order, and knows nothing of how people write.
//
// A link is a pair of messages of which the later one has a rare word of the earlier one, or the name of its speaker. It
// is near if at most one message stands between.
package rate

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// What is near, a brief message, and a rare word.
const (
	near    = 2 // messages from one to the other
	brief   = 6 // words
	rareOne = 5 // one message in so many
)

// line is a message, read.
type line struct {
	speaker, name string // in full, and the stem of the first name
	stems         []string
	asks          bool
}

// Window scores the messages. Its scores are shares of what is counted, spread over the scale.
func Window(in prompts.QualityIn) prompts.QualityOut {
	rating := func(share float64, format string, args ...any) prompts.Rating {
		steps := float64(in.Scale.To - in.Scale.From)
		return prompts.Rating{Reason: fmt.Sprintf(format, args...), Score: in.Scale.From + int(min(max(share, 0), 1)*steps+0.5)}
	}
	w := read(in.Messages)
	n, later := max(len(w.lines), 1), max(len(w.lines)-1, 1)
	distinct := share(len(w.in), max(w.stems, 1))
	lift, taken, asked, met, turns := w.links()
	return prompts.QualityOut{
		Naturalness:  rating(share(len(w.openings), n)/2+2*share(w.short, n), "%d different openings and %d brief messages among %d", len(w.openings), w.short, n),
		Coherence:    rating((lift-0.5)/2, "near links: %.1f times their number under a random order", lift),
		Diversity:    rating(distinct+0.5-share(w.most, n), "%.0f per cent distinct words; whoever speaks most has %d messages", 100*distinct, w.most),
		Relevance:    rating(1.25*share(taken, later), "%d messages out of %d take up a recent one", taken, later),
		Momentum:     rating(share(met+1, asked+2), "%d questions, %d with a reply nearby", asked, met),
		Engagingness: rating(1.5*share(turns, later), "%d responses to somebody else among %d messages", turns, n),
	}
}

// window holds the messages, and what does not depend on their order.
type window struct {
	lines              []line
	in                 map[string]int  // in how many messages each stem stands
	openings           map[string]bool // first two words
	stems, short, most int             // all stems, brief messages, the most messages of one speaker
}

func read(messages []prompts.Heard) window {
	w, by := window{in: map[string]int{}, openings: map[string]bool{}}, map[string]int{}
	for _, m := range messages {
		words := strings.Fields(strings.ToLower(m.Text))
		l := line{speaker: m.Speaker, stems: text.Unique(text.ContentStems(m.Text)), asks: strings.Contains(m.Text, "?")}
		if names := text.ContentStems(m.Speaker); len(names) > 0 {
			l.name = names[0]
		}
		for _, s := range l.stems {
			w.in[s]++
		}
		by[l.speaker]++
		w.openings[strings.Join(words[:min(2, len(words))], " ")] = true
		w.stems, w.short, w.most = w.stems+len(l.stems), w.short+one(len(words) <= brief), max(w.most, by[l.speaker])
		w.lines = append(w.lines, l)
	}
	return w
}

// links returns how many times as many links are near as chance would have it, how many messages have a near one to
// before, how many questions there are and how many of them somebody else takes up, and the messages that take up
// somebody else's.
func (w window) links() (lift float64, taken, asked, met, turns int) {
	links, nearLinks, pairs, nearPairs := 0, 0, 0, 0
	answered := map[int]bool{}
	for j, later := range w.lines {
		takes, turn := false, false
		for i, l := range w.lines[:j] {
			linked, isNear := w.linked(l, later), j-i <= near
			pairs, nearPairs, links = pairs+1, nearPairs+one(isNear), links+one(linked)
			if !linked || !isNear {
				continue
			}
			nearLinks, takes, turn = nearLinks+1, true, turn || l.speaker != later.speaker
			if l.asks && !later.asks && l.speaker != later.speaker {
				answered[i] = true
			}
		}
		taken, turns, asked = taken+one(takes), turns+one(turn), asked+one(later.asks)
	}
	return share(nearLinks*pairs, max(links*nearPairs, 1)), taken, asked, len(answered), turns
}

// linked says whether a later message takes up l.
func (w window) linked(l, later line) bool {
	return l.name != "" && l.speaker != later.speaker && slices.Contains(later.stems, l.name) ||
		slices.ContainsFunc(later.stems, func(s string) bool {
			return w.in[s] <= max(2, len(w.lines)/rareOne) && slices.Contains(l.stems, s)
		})
}

func share(part, whole int) float64 { return float64(part) / float64(whole) }

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}
