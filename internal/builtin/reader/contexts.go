package reader

import (
	"cmp"
	"hash/maphash"
	"slices"
	"sync"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// heard is a stretch of messages, read once for all calls that show it. It is never
// changed after it was made.
type heard struct {
	talk   *talk
	inTime bool               // the messages stand in order of time
	stems  func() english.Set // of all messages, made when they are first asked for
}

// listener reads talks. It keeps what it has read, and may be used by many goroutines
// at once.
type listener struct {
	texts    *text.Cache
	contexts contexts
}

// newListener returns a listener that keeps so many texts and messages at most.
func newListener(limit int) *listener {
	return &listener{
		texts:    text.NewCache(limit),
		contexts: contexts{limit: limit, seed: maphash.MakeSeed(), young: map[uint64]*heard{}},
	}
}

// hear reads messages.
func (l *listener) hear(msgs []prompts.Shown) *heard {
	t := &talk{msgs: slices.Clone(msgs), read: make([]*text.Parsed, len(msgs)), prev: make([]int, len(msgs))}
	for i, m := range t.msgs {
		t.people.add(m.Speaker)
		t.read[i] = l.texts.Get(m.Text, m.At.Date())
	}
	t.link()
	return &heard{
		talk: t, stems: sync.OnceValue(t.stems),
		inTime: slices.IsSortedFunc(msgs, func(a, b prompts.Shown) int { return cmp.Compare(a.At, b.At) }),
	}
}

// link finds the message before each in its group.
func (t *talk) link() {
	last := map[string]int{}
	for i, m := range t.msgs {
		t.prev[i] = -1
		if j, ok := last[m.Group]; ok {
			t.prev[i] = j
		}
		last[m.Group] = i
	}
}

// before is the talk as it was at a time; of those who speak later it knows the
// names. Zero is the whole.
func (h *heard) before(at corpus.Stamp) *talk {
	t := h.talk
	late := func(m prompts.Shown) bool { return m.At >= at }
	first := slices.IndexFunc(t.msgs, late)
	switch {
	case at == 0 || first < 0:
		return t
	case h.inTime:
		return &talk{msgs: t.msgs[:first:first], read: t.read[:first:first], prev: t.prev[:first:first], people: t.people}
	}
	c := &talk{people: t.people}
	for i, m := range t.msgs {
		if !late(m) {
			c.msgs, c.read = append(c.msgs, m), append(c.read, t.read[i])
		}
	}
	c.prev = make([]int, len(c.msgs))
	c.link()
	return c
}

// contexts keeps what was heard, by content, as cache does texts: at most so many
// messages, in two generations. Longer talks than half of that are not kept.
type contexts struct {
	mu         sync.Mutex
	limit      int
	seed       maphash.Seed
	young, old map[uint64]*heard
	size       int // messages of the young
}

// find returns what was heard of the messages, if it is kept.
func (c *contexts) find(key uint64, msgs []prompts.Shown) *heard {
	c.mu.Lock()
	h, aged := c.young[key], false
	if h == nil {
		h, aged = c.old[key], true
	}
	c.mu.Unlock()
	if h == nil || !slices.Equal(h.talk.msgs, msgs) {
		return nil
	}
	if aged {
		c.keep(key, h)
	}
	return h
}

func (c *contexts) keep(key uint64, h *heard) {
	n := len(h.talk.msgs)
	if n > c.limit/2 {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.size+n > c.limit/2 {
		c.young, c.old, c.size = map[uint64]*heard{}, c.young, 0
	}
	if was := c.young[key]; was != nil {
		c.size -= len(was.talk.msgs)
	}
	c.young[key] = h
	c.size += n
}

// key is the same for messages that are equal. Others seldom share it, and are told
// apart by what they say.
func (c *contexts) key(msgs []prompts.Shown) uint64 {
	var h maphash.Hash
	h.SetSeed(c.seed)
	for i := range msgs {
		h.WriteString(msgs[i].ID)
		h.WriteString(msgs[i].Text)
	}
	return h.Sum64()
}

// heard returns messages read, once for all calls over them.
func (l *listener) heard(msgs []prompts.Shown) *heard {
	key := l.contexts.key(msgs)
	if h := l.contexts.find(key, msgs); h != nil {
		return h
	}
	h := l.hear(msgs)
	l.contexts.keep(key, h)
	return h
}

// listen reads messages up to a time, zero for all of them.
func (l *listener) listen(msgs []prompts.Shown, before corpus.Stamp) *talk {
	return l.heard(msgs).before(before)
}

// stems returns the stems of all messages.
func (t *talk) stems() english.Set {
	out := english.Set{}
	for _, p := range t.read {
		for i := range p.Toks {
			out[p.Toks[i].Stem] = true
		}
	}
	return out
}
