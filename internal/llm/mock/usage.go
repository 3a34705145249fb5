package mock

import (
	"fmt"
	"hash/maphash"
	"sync"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/llm"
)

// What prefix caches of providers do: they keep blocks of 128 tokens, and only
// of prompts that have 1,024 or more in common.
const (
	cacheStep  = 128
	cacheLeast = 1024
	blockBytes = 512     // about as many bytes as a step has tokens
	mostBlocks = 1 << 20 // then the older half is forgotten
	mostTexts  = 1 << 17 // then all are
	perMessage = 4       // tokens that a message costs beyond its text
)

// meter counts tokens.
type meter struct {
	codec tokenizer.Codec // nil: a token for every four bytes, which costs nothing
	seed  maphash.Seed

	mu       sync.Mutex
	now, old map[uint64]struct{} // blocks of prompts, each hashed with all before it
	counted  map[uint64]int      // tokens of texts, since prompts share much and come again
}

func newMeter(estimate bool) (*meter, error) {
	m := &meter{seed: maphash.MakeSeed(), now: map[uint64]struct{}{}, counted: map[uint64]int{}}
	if estimate {
		return m, nil
	}
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return nil, fmt.Errorf("loading the vocabulary: %w", err)
	}
	m.codec = codec
	return m, nil
}

// count returns the tokens of a text.
func (m *meter) count(text string) int {
	estimate := (len(text) + 3) / 4
	if m.codec == nil || text == "" {
		return estimate
	}
	hash := maphash.String(m.seed, text)
	m.mu.Lock()
	n, ok := m.counted[hash]
	m.mu.Unlock()
	if ok {
		return n
	}
	n, err := m.codec.Count(text)
	if err != nil {
		n = estimate
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.counted) >= mostTexts {
		clear(m.counted)
	}
	m.counted[hash] = n
	return n
}

// prompt counts what a request says.
func (m *meter) prompt(q *request) int {
	n := m.count(q.prompt.System) + m.count(q.prompt.User) + 2*perMessage
	for _, t := range q.later {
		n += m.count(t.Text) + perMessage
	}
	return n
}

// cached says how many of a prompt's tokens begin an earlier prompt to the same model.
func (m *meter) cached(q *request, tokens int) int {
	if tokens < cacheLeast { // no provider keeps it
		return 0
	}
	text := q.prompt.System + "\x00" + q.prompt.User
	var h maphash.Hash
	h.SetSeed(m.seed)
	h.WriteString(q.model)
	m.mu.Lock()
	defer m.mu.Unlock()
	known, common := 0, true
	for at := 0; at+blockBytes <= len(text); at += blockBytes {
		h.WriteString(text[at : at+blockBytes])
		block := h.Sum64()
		if common = common && m.knows(block); common {
			known = at + blockBytes
		}
		m.now[block] = struct{}{}
	}
	if len(m.now) > mostBlocks {
		m.old, m.now = m.now, map[uint64]struct{}{}
	}
	if n := tokens * known / max(1, len(text)); n >= cacheLeast {
		return n / cacheStep * cacheStep
	}
	return 0
}

func (m *meter) knows(block uint64) bool {
	if _, ok := m.now[block]; ok {
		return true
	}
	_, ok := m.old[block]
	return ok
}

// usage counts a request and its answer. An answer longer than the request allows is cut.
func (m *meter) usage(q *request, a *reply, in int) {
	a.usage = llm.Usage{In: in, Cached: m.cached(q, in), Out: m.count(a.text)}
	if q.maxOut > 0 && a.usage.Out > q.maxOut {
		a.text, a.ending = head(a.text, len(a.text)*q.maxOut/a.usage.Out), cutShort
		a.usage.Out = q.maxOut
	}
}

// head is the beginning of a text: at most n bytes, no rune broken.
func head(text string, n int) string {
	for n > 0 && n < len(text) && text[n]&0xC0 == 0x80 {
		n--
	}
	return text[:min(n, len(text))]
}
