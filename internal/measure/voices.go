package measure

import (
	_ "embed"
	"fmt"
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// The sizes by which it is measured whether people are known by how they write.
const (
	bundle    = 20 // messages that are to be told by their writer
	heldOut   = 3  // one in so many days of a group is held out
	leastRead = 40 // messages of a writer to learn from
)

// voices counts whether people are recognised by how they write: from twenty messages of held-out days, with the words
// that carry content masked, among the people of their group.
func voices(w *world, c *Counts) {
	for _, g := range byGroup(w.Corpus) {
		right, all, writers := recognise(g)
		c.add("right", right)
		c.add("bundles", all)
		if writers > 0 {
			c.numbers["chance"] += float64(all) / float64(writers)
		}
	}
}

// byGroup returns the messages of each group in order.
func byGroup(c *corpus.Corpus) [][]*corpus.Message {
	at := map[string]int{}
	var out [][]*corpus.Message
	for i := range c.Messages {
		x := &c.Messages[i]
		k, ok := at[x.GroupID]
		if !ok {
			k = len(out)
			at[x.GroupID], out = k, append(out, nil)
		}
		out[k] = append(out[k], x)
	}
	return out
}

// recognise tells the writers of bundles of a group's last days by naive Bayes over the marks of what they wrote
// before; it returns how many are right, how many there are and among how many writers.
func recognise(messages []*corpus.Message) (right, all, writers int) {
	if len(messages) == 0 {
		return 0, 0, 0
	}
	first, last := messages[0].At.Date(), messages[len(messages)-1].At.Date()
	from := last.Add(-int(last-first) / heldOut)
	known, later := map[string][]string{}, map[string][][]string{}
	read := map[string]int{}
	for _, x := range messages {
		marks := marksOf(x.Text)
		if x.At.Date() <= from {
			known[x.AuthorID] = append(known[x.AuthorID], marks...)
			read[x.AuthorID]++
		} else {
			later[x.AuthorID] = append(later[x.AuthorID], marks)
		}
	}
	var names []string
	for name, n := range read {
		if n >= leastRead && len(later[name]) >= bundle {
			names = append(names, name)
		}
	}
	if len(names) < 2 {
		return 0, 0, 0
	}
	slices.Sort(names)
	model := newHands(names, known)
	for _, name := range names {
		for b := range slices.Chunk(later[name], bundle) {
			if len(b) < bundle {
				continue
			}
			all++
			right += one(model.writer(slices.Concat(b...)) == name)
		}
	}
	return right, all, len(names)
}

// hands is how often each of some writers uses a mark.
type hands struct {
	names []string
	logs  []map[string]float64 // of each writer: mark → log of its share
	none  []float64            // log of the share of a mark never seen
}

// newHands counts marks, one more of each than there are.
func newHands(names []string, known map[string][]string) *hands {
	vocabulary := map[string]bool{}
	for _, name := range names {
		for _, k := range known[name] {
			vocabulary[k] = true
		}
	}
	h := &hands{names: names}
	for _, name := range names {
		counts := map[string]int{}
		for _, k := range known[name] {
			counts[k]++
		}
		total := math.Log(float64(len(known[name]) + len(vocabulary)))
		logs := map[string]float64{}
		for k, n := range counts {
			logs[k] = math.Log(float64(n+1)) - total
		}
		h.logs, h.none = append(h.logs, logs), append(h.none, -total)
	}
	return h
}

// writer returns who most probably left the marks; the first of equals.
func (h *hands) writer(marks []string) string {
	best, most := 0, math.Inf(-1)
	for i := range h.names {
		sum := 0.0
		for _, k := range marks {
			if l, ok := h.logs[i][k]; ok {
				sum += l
			} else {
				sum += h.none[i]
			}
		}
		if sum > most {
			best, most = i, sum
		}
	}
	return h.names[best]
}

// marksOf returns what is left of a text when content is masked: function words, punctuation, emoji, what of it begins
// small, runs of two of these, and its length.
func marksOf(text string) []string {
	var marks []string
	before := "^"
	add := func(k string) {
		marks = append(marks, k, before+" "+k)
		before = k
	}
	n := 0
	for w := range strings.FieldsSeq(text) {
		n++
		core := strings.TrimFunc(w, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
		lower := strings.ToLower(core)
		switch first, _ := utf8.DecodeRuneInString(core); {
		case core == "":
		case functionWords()[lower]:
			add(lower)
		case n == 1 && unicode.IsLower(first):
			add("small")
		default:
			add("word")
		}
		_, rest, _ := strings.Cut(w, core)
		for _, r := range rest {
			if !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != utf8.RuneError && !strings.Contains(w, "://") {
				add(string(r))
			}
		}
	}
	add("end")
	return append(marks, fmt.Sprintf("length %d", lengthClass(n)))
}

// lengthClass is the logarithm of a number of words, in halves.
func lengthClass(n int) int { return int(2 * math.Log2(float64(max(n, 1)))) }

//go:embed function_words.txt
var functionWordsFile string

// functionWords carry grammar and manner, and no content.
var functionWords = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(functionWordsFile) {
		out[w] = true
	}
	return out
})
