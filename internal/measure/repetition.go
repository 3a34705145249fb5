package measure

import (
	"encoding/binary"

	"memloom/internal/prose"
)

// repetition computes what messages have in common, as the mean of stretches of a text.
func (t *text) repetition(c *Counts, k *prose.Masker) {
	starts, size := spread(t.kept, prose.StretchWords)
	most, often := 0.0, 0
	n := float64(len(starts))
	for _, from := range starts {
		part := t.stretch(from, from+size)
		share, run, times := shared(part)
		c.numbers["sharing"] += share / n
		if times > often {
			often = times
			c.note("run", "%s", k.Phrase(run))
		}
		c.numbers["repeating"] += repeats(part) / n
		sentence, share := commonest(part)
		c.numbers["commonest"] += share / n
		if share > most {
			most = share
			c.note("sentence", "%s", k.Phrase(sentence))
		}
	}
}

// stretch returns the messages whose words all lie in [from, to).
func (t *text) stretch(from, to int) []readMessage {
	var out []readMessage
	for _, x := range t.messages {
		if from <= x.at && x.at+len(x.words) <= to {
			out = append(out, x)
		}
	}
	return out
}

// use is how many messages have a run of words, which was the last, and the run.
type use struct {
	messages, last int
	words          []uint32
}

// shared is the share, among messages of eight words or more, of those that have a run of eight with another message in
// common; with it comes the run that most of them have, the first of equals, and how many that are.
func shared(messages []readMessage) (share float64, commonest []uint32, most int) {
	uses := map[[prose.RunWords]uint32]use{}
	with := map[int]bool{}
	long := 0
	for i, x := range messages {
		long += one(len(x.words) >= prose.RunWords)
		for at := 0; at+prose.RunWords <= len(x.words); at++ {
			run := x.words[at : at+prose.RunWords]
			key := [prose.RunWords]uint32(run)
			u, ok := uses[key]
			if ok && u.last == i {
				continue
			}
			if ok {
				with[i], with[u.last] = true, true
			}
			u = use{u.messages + 1, i, run}
			if uses[key] = u; u.messages > max(most, 1) {
				commonest, most = run, u.messages
			}
		}
	}
	return fraction(len(with), long), commonest, most
}

// commonest returns the sentence of six words or more that most messages have, and their share of all messages. Of
// equals the one that came first counts.
func commonest(messages []readMessage) ([]uint32, float64) {
	uses, order := map[string]*use{}, []*use{}
	for i, x := range messages {
		from := 0
		for _, to := range x.ends {
			words := x.words[from:to]
			from = to
			if len(words) < sentenceWords {
				continue
			}
			u := uses[keyOf(words)]
			if u == nil {
				u = &use{0, -1, words}
				uses[keyOf(words)], order = u, append(order, u)
			}
			if u.last != i {
				u.messages, u.last = u.messages+1, i
			}
		}
	}
	best := &use{}
	for _, u := range order {
		if u.messages > best.messages {
			best = u
		}
	}
	return best.words, fraction(best.messages, len(messages))
}

// repeats is the share, among messages over six words, of those whose words are all those of an earlier message.
func repeats(messages []readMessage) float64 {
	seen := map[string]bool{}
	again, long := 0, 0
	for _, x := range messages {
		if len(x.words) >= repeatWords {
			key := keyOf(x.words)
			long, again = long+1, again+one(seen[key])
			seen[key] = true
		}
	}
	return fraction(again, long)
}

// keyOf writes numbered words as bytes, a key for maps.
func keyOf(words []uint32) string {
	key := make([]byte, 0, 4*len(words))
	for _, w := range words {
		key = binary.LittleEndian.AppendUint32(key, w)
	}
	return string(key)
}
