package measure

import (
	"fmt"

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

// reading is messages in masked words: all of a run's, or of a very long run's a sample.
type reading struct {
	words    []uint32
	ends     []int // of sentences, in words
	messages []readMessage
}

// readMessage is where the words of a message stand, and the ends of its sentences.
type readMessage struct {
	from, to           int
	firstEnd, afterEnd int
	begin              int // in the words of all messages, kept or not
}

// sentences returns the ends of a message's sentences.
func (r *reading) sentences(x readMessage) []int { return r.ends[x.firstEnd:x.afterEnd] }

// words counts how varied the words are, next to LoCoMo. The text is that of all corpora, one after another, each with its
// own names masked.
func words() counting {
	mask, text := prose.New(nil), sampler{most: mostWords, stretch: prose.StretchWords, every: 1}
	add := func(w *world, _ *Counts) {
		mask.Mask(prose.Lexicon(w.Corpus))
		for i := range w.Messages {
			text.read(mask, w.Messages[i].Text, w.Messages[i].At.Date())
		}
	}
	return counting{add, func(p *part) { text.conclude(p, mask) }}
}

// conclude computes the numbers of a text, and says what they are of.
func (t *sampler) conclude(p *part, mask *prose.Masker) {
	c := p.counts
	say := func(format string, args ...any) { p.out.Notes = append(p.out.Notes, fmt.Sprintf(format, args...)) }
	if p.Templates {
		say("text by templates: it says the same again in the same words, and no aim is set for it")
	}
	if len(t.words) == 0 {
		say("there are no words")
		return
	}
	for _, table := range []string{"data/people", "scaffold/projects", "scaffold/tasks", "scaffold/entities"} {
		if !p.has(table) {
			say("names of %s are not masked: the table is absent", table)
		}
	}
	c.add("words", t.all)
	c.add("different", mask.Words())
	if t.every > 1 {
		say("of a text of %d words, every %dth stretch of %d is read", t.all, t.every, t.stretch)
	}
	starts, size := spread(len(t.words), windowWords)
	c.when("short_window", size < windowWords)
	if len(starts) > 1 {
		say("distinct runs: mean of %d windows of %d words", len(starts), size)
	}
	p.out.Notes = append(p.out.Notes, shortness(len(t.words))...)
	for n := 2; n <= 4; n++ {
		sum := 0.0
		for _, from := range starts {
			sum += t.distinct(from, from+size, n)
		}
		c.numbers[fmt.Sprintf("distinct-%d", n)] = sum / float64(len(starts))
	}
	if starts, size = spread(len(t.words), prose.StretchWords); len(starts) > 1 {
		say("repetition: mean of %d stretches of %d words", len(starts), size)
	}
	c.when("short_stretch", size < prose.StretchWords)
	t.repetition(c, mask)
}

// wordsOf writes a number of words: a tiny corpus has one.
func wordsOf(n int) string {
	if n == 1 {
		return "1 word"
	}
	return fmt.Sprintf("%d words", n)
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
func (r *reading) distinct(from, to, n int) float64 {
	seen := map[[4]uint32]struct{}{}
	all := 0
	for _, x := range r.messages {
		for i := max(x.from, from); i+n <= min(x.to, to); i++ {
			var key [4]uint32
			copy(key[:], r.words[i:i+n])
			seen[key] = struct{}{}
			all++
		}
	}
	return fraction(len(seen), all)
}

// flatters is which way figures of a short text err. A sentence that is said twice
// is already a large share of few messages.
const flatters = "a short text flatters, its commonest sentence aside"

// shortness says, of a text shorter than a window or a stretch, which way its
// figures err: references and aims are of longer ones.
func shortness(words int) []string {
	switch {
	case words < windowWords:
		return []string{fmt.Sprintf("%s, where references and aims are of %d (distinct runs) and %d (repetition): %s",
			wordsOf(words), windowWords, prose.StretchWords, flatters)}
	case words < prose.StretchWords:
		return []string{fmt.Sprintf("repetition: one stretch of %s, where references and aims are of %d: %s",
			wordsOf(words), prose.StretchWords, flatters)}
	}
	return nil
}
