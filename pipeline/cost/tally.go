package cost

import (
	"cmp"
	"context"
	"crypto/sha256"
	"fmt"
	"math"
	"slices"
	"sync"

	"github.com/tiktoken-go/tokenizer"

	"memloom/internal/llm"
)

// Tally counts what models are asked in a rehearsal, unit by unit. It keeps the texts of a sample, which is the same
// whatever the order of the calls.
type Tally struct {
	codec tokenizer.Codec

	mu    sync.Mutex
	heard []Heard
	texts map[asking][]sampled
}

// asking is what a stage asks.
type asking struct {
	stage, task string
	role        llm.Role
}

// Heard is a call that a tally heard, with how many calls of a run it stands for.
type Heard struct {
	Unit    llm.Unit
	Task    string
	Role    llm.Role
	In, Out int     // bytes
	For     float64 // 1, unless a person weighs it
}

func (h Heard) asking() asking { return asking{llm.Step(h.Unit.Stage), h.Task, h.Role} }

// sampled is a call with its texts.
type sampled struct {
	key            [sha256.Size]byte
	prompt, answer string
}

// MostSampled is how many calls of a task a tally keeps the texts of: enough for what prompts share, and soon counted.
const MostSampled = 400

// Sampled is how many of these are counted in tokens.
const Sampled = 40

// NewTally returns a tally that has heard nothing. The error says that the vocabulary cannot be loaded.
func NewTally() (*Tally, error) {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	if err != nil {
		return nil, fmt.Errorf("loading the vocabulary %s: %w", "o200k_base", err)
	}
	return &Tally{codec: codec, texts: map[asking][]sampled{}}, nil
}

// Model is a model that answers as m does, and is counted.
func (t *Tally) Model(m llm.Model) llm.Model { return counted{m, t} }

// counted is a model whose calls a tally hears.
type counted struct {
	llm.Model
	tally *Tally
}

// Complete implements llm.Model.
func (m counted) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	a, err := m.Model.Complete(ctx, c)
	if err == nil && len(c.Prior) == 0 { // how often others are asked again does not show
		err = m.tally.Hear(ctx, c, a.Text)
	}
	return a, err
}

// Hear counts a call.
func (t *Tally) Hear(ctx context.Context, c llm.Call, answer string) error {
	p, err := c.Prompt()
	if err != nil {
		return err
	}
	prompt := p.System + "\n" + p.User
	h := Heard{Unit: llm.UnitOf(ctx), Task: c.Task, Role: c.Role, In: len(prompt), Out: len(answer), For: 1}
	s := sampled{sha256.Sum256([]byte(prompt)), prompt, answer}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.heard = append(t.heard, h)
	list := t.texts[h.asking()]
	i, _ := slices.BinarySearchFunc(list, s, func(a, b sampled) int { return slices.Compare(a.key[:], b.key[:]) })
	if i < MostSampled {
		list = slices.Insert(list, i, s)
		t.texts[h.asking()] = list[:min(len(list), MostSampled)]
	}
	return nil
}

// Take returns the calls since it was called last.
func (t *Tally) Take() []Heard {
	t.mu.Lock()
	defer t.mu.Unlock()
	out := t.heard
	t.heard = nil
	slices.SortFunc(out, func(a, b Heard) int {
		return cmp.Or(cmp.Compare(a.Unit.Stage, b.Unit.Stage), cmp.Compare(a.Unit.Name, b.Unit.Name),
			cmp.Compare(a.Task, b.Task), a.In-b.In, a.Out-b.Out)
	})
	return out
}

// Counted is what calls of a task take, in tokens.
type Counted struct {
	Task  string
	Role  llm.Role
	Calls float64
	Size  // of a call, on average
}

// Count counts calls by task, in the order in which a stage first asks them, and says what share of their prompts a
// cache of prefixes can serve.
func (t *Tally) Count(calls []Heard) (all []Counted, prefix float64, err error) {
	var order []asking
	of := map[asking][]Heard{}
	for _, h := range calls {
		if h.For > 0 && of[h.asking()] == nil {
			order = append(order, h.asking())
		}
		if h.For > 0 {
			of[h.asking()] = append(of[h.asking()], h)
		}
	}
	var shared, bytes float64
	for _, a := range order {
		in, out, err := t.perByte(t.texts[a])
		if err != nil {
			return nil, 0, err
		}
		c := Counted{Task: a.task, Role: a.role}
		var size, same float64
		for _, h := range of[a] {
			c.Calls += h.For
			size += h.For * float64(h.In)
			c.In += h.For * float64(h.In) * in
			c.Out += h.For * float64(h.Out) * out
		}
		c.In, c.Out = c.In/c.Calls, c.Out/c.Calls
		same, c.Cached = cached(t.texts[a], in)
		shared, bytes = shared+size*same, bytes+size
		all = append(all, c)
	}
	return all, shared / max(bytes, 1), nil
}

// perByte is how many tokens a byte of prompts, and of answers, takes.
func (t *Tally) perByte(list []sampled) (in, out float64, err error) {
	var tokens, bytes [2]float64
	for _, i := range Spread(len(list), Sampled) {
		for k, text := range []string{list[i].prompt, list[i].answer} {
			n, err := t.Tokens(text)
			if err != nil {
				return 0, 0, err
			}
			tokens[k], bytes[k] = tokens[k]+n, bytes[k]+float64(len(text))
		}
	}
	return tokens[0] / max(bytes[0], 1), tokens[1] / max(bytes[1], 1), nil
}

// Tokens counts those of a text.
func (t *Tally) Tokens(text string) (float64, error) {
	n, err := t.codec.Count(text)
	if err != nil {
		return 0, fmt.Errorf("counting tokens: %w", err)
	}
	return float64(n), nil
}

// Providers cache prefixes of 1,024 tokens or more, in steps of 128.
const (
	cacheLeast = 1024
	cacheStep  = 128
)

// cached is what share of prompts they share with another, and how many tokens of one a cache of prefixes can serve.
func cached(list []sampled, perByte float64) (share, tokens float64) {
	texts := make([]string, len(list))
	for i, s := range list {
		texts[i] = s.prompt
	}
	slices.Sort(texts) // a prompt shares most with its neighbour
	all, same, before := 0, 0, 0
	for i, text := range texts {
		after := 0
		if i < len(texts)-1 {
			after = common(text, texts[i+1])
		}
		all, same = all+len(text), same+after
		if n := int(math.Round(float64(max(before, after)) * perByte)); n >= cacheLeast {
			tokens += float64(n / cacheStep * cacheStep)
		}
		before = after
	}
	return float64(same) / float64(max(all, 1)), tokens / float64(max(len(list), 1))
}

func common(a, b string) int {
	n := min(len(a), len(b))
	for i := range n {
		if a[i] != b[i] {
			return i
		}
	}
	return n
}
