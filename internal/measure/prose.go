package measure

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// The sizes by which prose is measured (see the package comment).
const (
	windows       = 5
	mostWords     = 8_000_000 // that are kept of a run
	windowWords   = 20_000
	sentenceWords = 6 // least words of a sentence that is counted
	repeatWords   = 7 // least words of a message whose repeats are counted
)

// text is the messages of a run in masked words, or a bounded part of them: all, as long as they are no more than most
// words; beyond that every second, then every fourth stretch of the text, and so on. A message is of the stretch in
// which it begins.
type text struct {
	messages  []readMessage
	most      int // words that are kept
	stretches int // words of a stretch
	every     int // of so many stretches one is kept
	all       int // words read
	kept      int // words kept
}

// readMessage is the words of a message, the ends of its sentences in them, and where it begins: in the words that are
// kept, and in all.
type readMessage struct {
	words     []uint32
	ends      []int
	at, begin int
}

// read reads one message.
func (t *text) read(k *prose.Masker, text string, on corpus.Date) {
	x := readMessage{at: t.kept, begin: t.all}
	x.words, x.ends = k.Read(text, on, nil, nil)
	t.all += len(x.words)
	if !t.keeps(x) {
		return
	}
	t.messages, t.kept = append(t.messages, x), t.kept+len(x.words)
	for t.kept > t.most && t.every*t.stretches < t.all {
		t.every, t.kept = 2*t.every, 0
		t.messages = slices.DeleteFunc(t.messages, func(x readMessage) bool { return !t.keeps(x) })
		for i := range t.messages {
			t.messages[i].at = t.kept
			t.kept += len(t.messages[i].words)
		}
	}
}

// keeps says whether a message is of a stretch that is kept.
func (t *text) keeps(x readMessage) bool { return x.begin/t.stretches%t.every == 0 }

// words counts how varied the words are, next to LoCoMo. The text is that of all corpora, one after another, each with
// its own names masked.
func words() counting {
	mask, t := prose.New(nil), text{most: mostWords, stretches: prose.StretchWords, every: 1}
	add := func(w *world, _ *Counts) {
		mask.Mask(prose.Lexicon(w.Corpus))
		for i := range w.Messages {
			t.read(mask, w.Messages[i].Text, w.Messages[i].At.Date())
		}
	}
	return counting{add, func(p *part) { t.conclude(p, mask) }}
}

// conclude computes the numbers of a text, and says what they are of.
func (t *text) conclude(p *part, mask *prose.Masker) {
	c := p.counts
	c.when("templates", p.Templates)
	if t.kept == 0 {
		return
	}
	for _, table := range []string{"data/people", "scaffold/projects", "scaffold/tasks", "scaffold/entities"} {
		if !p.has(table) {
			c.of("unmasked", table)
		}
	}
	c.add("words", t.all)
	c.add("different", mask.Words())
	if c.add("every", t.every); t.kept == 1 {
		c.note("text", "1 word")
	} else {
		c.note("text", "%d words", t.kept)
	}
	starts, size := spread(t.kept, windowWords)
	c.when("short_window", size < windowWords)
	for n := 2; n <= 4; n++ {
		sum := 0.0
		for _, from := range starts {
			sum += t.distinct(from, from+size, n)
		}
		c.numbers[fmt.Sprintf("distinct-%d", n)] = sum / float64(len(starts))
	}
	c.when("short_stretch", t.kept < prose.StretchWords)
	t.repetition(c, mask)
}

// spread returns where windows of at most size words begin in a text, and their size: one window with a short text,
// five from the beginning to the end of a longer one.
func spread(words, size int) ([]int, int) {
	if words <= size {
		return []int{0}, words
	}
	starts := make([]int, windows)
	for i := range starts {
		starts[i] = i * (words - size) / (windows - 1)
	}
	return starts, size
}

// distinct is the share of different ones among the runs of n ≤ 4 words that
// lie within a message and the window; 0 if there is none.
func (t *text) distinct(from, to, n int) float64 {
	seen := map[[4]uint32]struct{}{}
	all := 0
	for _, x := range t.messages {
		for i := max(0, from-x.at); i+n <= min(len(x.words), to-x.at); i++ {
			var key [4]uint32
			copy(key[:], x.words[i:i+n])
			seen[key] = struct{}{}
			all++
		}
	}
	return fraction(len(seen), all)
}
