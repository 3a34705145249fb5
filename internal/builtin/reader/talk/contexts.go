package talk

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

// Heard is a stretch of messages, read once for all calls that show it. It is never changed after it was made.
type Heard struct {
	Talk   *Talk
	inTime bool               // the messages stand in order of time
	Stems  func() english.Set // of all messages, made when they are first asked for
}

// Listener reads talks. It keeps what it has read, and may be used by many goroutines at once.
type Listener struct {
	texts    *text.Cache
	contexts contexts
}

// NewListener returns a listener that keeps so many texts and messages at most.
func NewListener(limit int) *Listener {
	return &Listener{
		texts:    text.NewCache(limit),
		contexts: contexts{limit: limit, seed: maphash.MakeSeed(), young: map[uint64]*Heard{}},
	}
}

// hear reads messages.
func (l *Listener) hear(msgs []prompts.Shown) *Heard {
	t := &Talk{Msgs: slices.Clone(msgs), Read: make([]*text.Parsed, len(msgs)), prev: make([]int, len(msgs))}
	for i, m := range t.Msgs {
		t.People.add(m.Speaker)
		t.Read[i] = l.texts.Get(m.Text, m.At.Date())
	}
	t.link()
	return &Heard{
		Talk: t, Stems: sync.OnceValue(t.stems),
		inTime: slices.IsSortedFunc(msgs, func(a, b prompts.Shown) int { return cmp.Compare(a.At, b.At) }),
	}
}

// link finds the message before each in its group.
func (t *Talk) link() {
	last := map[string]int{}
	for i, m := range t.Msgs {
		t.prev[i] = -1
		if j, ok := last[m.Group]; ok {
			t.prev[i] = j
		}
		last[m.Group] = i
	}
}

// before is the talk as it was at a time; of those who speak later it knows the names. Zero is the whole.
func (h *Heard) before(at corpus.Stamp) *Talk {
	t := h.Talk
	late := func(m prompts.Shown) bool { return m.At >= at }
	first := slices.IndexFunc(t.Msgs, late)
	switch {
	case at == 0 || first < 0:
		return t
	case h.inTime:
		return &Talk{Msgs: t.Msgs[:first:first], Read: t.Read[:first:first], prev: t.prev[:first:first],
			People: t.People}
	}
	c := &Talk{People: t.People}
	for i, m := range t.Msgs {
		if !late(m) {
			c.Msgs, c.Read = append(c.Msgs, m), append(c.Read, t.Read[i])
		}
	}
	c.prev = make([]int, len(c.Msgs))
	c.link()
	return c
}

// contexts keeps what was heard, by content, as cache does texts: at most so many
// messages, in two generations. Longer talks than half of that are not kept.
type contexts struct {
	mu         sync.Mutex
	limit      int
	seed       maphash.Seed
	young, old map[uint64]*Heard
	size       int // messages of the young
}

// find returns what was heard of the messages, if it is kept.
func (c *contexts) find(key uint64, msgs []prompts.Shown) *Heard {
	c.mu.Lock()
	h, aged := c.young[key], false
	if h == nil {
		h, aged = c.old[key], true
	}
	c.mu.Unlock()
	if h == nil || !slices.Equal(h.Talk.Msgs, msgs) {
		return nil
	}
	if aged {
		c.keep(key, h)
	}
	return h
}

func (c *contexts) keep(key uint64, h *Heard) {
	n := len(h.Talk.Msgs)
	if n > c.limit/2 {
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.size+n > c.limit/2 {
		c.young, c.old, c.size = map[uint64]*Heard{}, c.young, 0
	}
	if was := c.young[key]; was != nil {
		c.size -= len(was.Talk.Msgs)
	}
	c.young[key] = h
	c.size += n
}

// key is the same for messages that are equal. Others seldom share it, and are told apart by what they say.
func (c *contexts) key(msgs []prompts.Shown) uint64 {
	var h maphash.Hash
	h.SetSeed(c.seed)
	for i := range msgs {
		h.WriteString(msgs[i].ID)
		h.WriteString(msgs[i].Text)
	}
	return h.Sum64()
}

// Heard returns messages read, once for all calls over them.
func (l *Listener) Heard(msgs []prompts.Shown) *Heard {
	key := l.contexts.key(msgs)
	if h := l.contexts.find(key, msgs); h != nil {
		return h
	}
	h := l.hear(msgs)
	l.contexts.keep(key, h)
	return h
}

// Listen reads messages up to a time, zero for all of them.
func (l *Listener) Listen(msgs []prompts.Shown, before corpus.Stamp) *Talk {
	return l.Heard(msgs).before(before)
}

// stems returns the stems of all messages.
func (t *Talk) stems() english.Set {
	out := english.Set{}
	for _, p := range t.Read {
		for i := range p.Toks {
			out[p.Toks[i].Stem] = true
		}
	}
	return out
}
