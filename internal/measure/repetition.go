package measure

import "memloom/internal/prose"

// repetition computes what messages have in common, as the mean of stretches of a text.
func (r *reading) repetition(c *Counts, k *prose.Masker) {
	starts, size := spread(len(r.words), prose.StretchWords)
	most, often := 0.0, 0
	var shared, sentence, repeats float64
	for _, from := range starts {
		part := r.stretch(from, from+size)
		share8, words8, n := r.shared(part)
		shared += share8
		if n > often {
			often = n
			c.note("run", "%s", k.Phrase(words8))
		}
		repeats += r.repeats(part)
		words, share := r.commonest(part)
		sentence += share
		if share > most {
			most = share
			c.note("sentence", "%s", k.Phrase(words))
		}
	}
	for name, sum := range map[string]float64{"sharing": shared, "commonest": sentence, "repeating": repeats} {
		c.numbers[name] = sum / float64(len(starts))
	}
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
