package stats

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

// wording measures how varied the words are, beside LoCoMo. The text is that of all corpora, one after another, each
// with its own names masked.
type wording struct {
	*run
	mask *prose.Masker
	text sampler
}

func newProse(r *run) measure {
	return &wording{run: r, mask: prose.New(nil), text: sampler{most: mostWords, stretch: prose.StretchWords, every: 1}}
}

func (m *wording) add(w *world) {
	m.mask.Mask(prose.Lexicon(w.c))
	for i := range w.c.Messages {
		m.text.read(m.mask, w.c.Messages[i].Text, w.c.Messages[i].At.Date())
	}
}

func (m *wording) conclude(s *section) {
	if s.aimless = m.Templates; s.aimless {
		s.note("text by templates: it says the same again in the same words, and no aim is set for it")
	}
	r, k := &m.text.reading, m.mask
	if len(r.words) == 0 {
		s.note("there are no words")
		return
	}
	for _, table := range []string{"data/people", "scaffold/projects", tableTasks, "scaffold/entities"} {
		if !m.has(table) {
			s.note("names of " + table + " are not masked: the table is absent")
		}
	}
	s.count("words", m.text.all)
	s.count("different words", k.Words())
	if m.text.every > 1 {
		s.note(fmt.Sprintf("of a text of %d words, every %dth stretch of %d is read", m.text.all, m.text.every,
			m.text.stretch))
	}
	starts, size := spread(len(r.words), windowWords)
	short := size < windowWords
	if len(starts) > 1 {
		s.note(fmt.Sprintf("distinct runs: mean of %d windows of %d words", len(starts), size))
	}
	s.Notes = append(s.Notes, shortness(len(r.words))...)
	for n := 2; n <= 4; n++ {
		sum := 0.0
		for _, from := range starts {
			sum += r.distinct(from, from+size, n)
		}
		s.figure(fmt.Sprintf("distinct-%d", n), sum/float64(len(starts)), Ratio, point(locomo, locomoDistinct[n]))
		if least, ok := aimDistinct[n]; ok {
			s.aim(atLeast("", least), short)
		}
	}
	r.repetition(s, k)
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
