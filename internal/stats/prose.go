package stats

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// The sizes by which prose is measured (see the package comment).
const (
	windows       = 5
	windowWords   = 20_000
	sentenceWords = 6 // least words of a sentence that is counted
	repeatWords   = 7 // least words of a message whose repeats are counted
)

// reading is a corpus's messages in masked words.
type reading struct {
	words    []uint32
	ends     []int // of sentences, in words
	messages []readMessage
}

// readMessage is where the words of a message stand, and the ends of its sentences.
type readMessage struct {
	from, to           int
	firstEnd, afterEnd int
}

// newReading masks all messages.
func newReading(c *corpus.Corpus, k *prose.Masker) *reading {
	r := &reading{messages: make([]readMessage, 0, len(c.Messages))}
	for i := range c.Messages {
		x := readMessage{from: len(r.words), firstEnd: len(r.ends)}
		r.words, r.ends = k.Read(c.Messages[i].Text, c.Messages[i].At.Date(), r.words, r.ends)
		x.to, x.afterEnd = len(r.words), len(r.ends)
		r.messages = append(r.messages, x)
	}
	return r
}

// sentences returns the ends of a message's sentences.
func (r *reading) sentences(x readMessage) []int { return r.ends[x.firstEnd:x.afterEnd] }

// prose measures how varied the words are, beside LoCoMo.
func (m *measurer) prose(s *section) {
	k := prose.New(prose.Lexicon(m.c))
	r := newReading(m.c, k)
	if len(r.words) == 0 {
		s.note("there are no words")
		return
	}
	for _, table := range []string{"data/people", "scaffold/projects", tableTasks, "scaffold/entities"} {
		if !m.has(table) {
			s.note("names of " + table + " are not masked: the table is absent")
		}
	}
	s.count("words", len(r.words))
	s.count("different words", k.Words())
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

// repetition measures what messages have in common.
func (r *reading) repetition(s *section, k *prose.Masker) {
	starts, size := spread(len(r.words), prose.StretchWords)
	short := size < prose.StretchWords
	if len(starts) > 1 {
		s.note(fmt.Sprintf("repetition: mean of %d stretches of %d words", len(starts), size))
	}
	var shared, sentence, repeats float64
	commonest, most := "", 0.0
	run, often := "", 0
	for _, from := range starts {
		part := r.stretch(from, from+size)
		share8, words8, n := r.shared(part)
		shared += share8
		if n > often {
			run, often = k.Phrase(words8), n
		}
		repeats += r.repeats(part)
		words, share := r.commonest(part)
		sentence += share
		if share > most {
			commonest, most = k.Phrase(words), share
		}
	}
	n := float64(len(starts))
	s.figure("messages of 8 words or more that share 8 in a row with another", shared/n, Share,
		point(locomo, locomoShared))
	s.Figures[len(s.Figures)-1].Note = run
	s.aim(atMost("", aimShared), short)
	s.figure("messages with the commonest sentence of 6 words or more", sentence/n, Share,
		point(locomo, locomoSentence))
	s.Figures[len(s.Figures)-1].Note = commonest
	s.aim(atMost("", aimSentence), short)
	s.figure("messages over 6 words that repeat an earlier one", repeats/n, Share, point(locomo, locomoRepeats))
	s.aim(atMost("", aimRepeats), short)
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

// stretch returns the messages whose words all lie in [from, to).
func (r *reading) stretch(from, to int) []readMessage {
	var out []readMessage
	for _, x := range r.messages {
		if from <= x.from && x.to <= to {
			out = append(out, x)
		}
	}
	return out
}

// shared is the share, among messages of eight words or more, of those that have a run of eight with another message in
// common; with it comes the run that most of them have, the first of equals, and how many that are.
func (r *reading) shared(messages []readMessage) (share float64, commonest []uint32, most int) {
	type use struct{ last, messages int }
	uses := map[[prose.RunWords]uint32]use{}
	with := make([]bool, len(messages))
	long := 0
	for i, x := range messages {
		if x.to-x.from >= prose.RunWords {
			long++
		}
		for at := x.from; at+prose.RunWords <= x.to; at++ {
			key := [prose.RunWords]uint32(r.words[at : at+prose.RunWords])
			u, ok := uses[key]
			if ok && u.last == i {
				continue
			}
			if ok {
				with[i], with[u.last] = true, true
			}
			u = use{i, u.messages + 1}
			if uses[key] = u; u.messages > max(most, 1) {
				commonest, most = r.words[at:at+prose.RunWords], u.messages
			}
		}
	}
	n := 0
	for _, yes := range with {
		if yes {
			n++
		}
	}
	return fraction(n, long), commonest, most
}

// commonest returns the sentence of six words or more that most messages have,
// and their share of all messages. Of equals the first counts.
func (r *reading) commonest(messages []readMessage) ([]uint32, float64) {
	type use struct{ messages, last, from, to int }
	uses := map[string]*use{}
	var best *use
	var key []byte
	for i, x := range messages {
		from := x.from
		for _, to := range r.sentences(x) {
			words := r.words[from:to]
			if key = appendWords(key[:0], words); len(words) >= sentenceWords {
				u := uses[string(key)]
				if u == nil {
					u = &use{last: -1, from: from, to: to}
					uses[string(key)] = u
				}
				if u.last != i {
					u.messages, u.last = u.messages+1, i
				}
				if best == nil || u.messages > best.messages || u.messages == best.messages && u.from < best.from {
					best = u
				}
			}
			from = to
		}
	}
	if best == nil {
		return nil, 0
	}
	return r.words[best.from:best.to], fraction(best.messages, len(messages))
}

// repeats is the share, among messages over six words, of those whose words are all those of an earlier message.
func (r *reading) repeats(messages []readMessage) float64 {
	seen := map[string]struct{}{}
	again, long := 0, 0
	var key []byte
	for _, x := range messages {
		if x.to-x.from < repeatWords {
			continue
		}
		long++
		key = appendWords(key[:0], r.words[x.from:x.to])
		if _, ok := seen[string(key)]; ok {
			again++
			continue
		}
		seen[string(key)] = struct{}{}
	}
	return fraction(again, long)
}

// appendWords appends numbered words as bytes, a key for maps.
func appendWords(key []byte, words []uint32) []byte {
	for _, w := range words {
		key = append(key, byte(w), byte(w>>8), byte(w>>16), byte(w>>24))
	}
	return key
}
