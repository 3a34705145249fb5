package mock

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"

	"memloom/internal/llm"
)

// Stats are the server's own count since it started, of questions to models;
// lists of models and the like are not among them.
type Stats struct {
	Requests int `json:"requests"` // that arrived
	// for which an answer was made and sent, whatever befell it on the way: what a provider bills
	Answered int `json:"answered"`
	// of those, the very request of one answered before: what was billed twice
	AnsweredAgain int            `json:"answered_again"`
	Distinct      int            `json:"distinct"`  // requests, equal ones counted once
	Repeated      int            `json:"repeated"`  // requests equal to an earlier one
	InFlight      int            `json:"in_flight"` // now
	MostInFlight  int            `json:"most_in_flight"`
	Statuses      map[string]int `json:"statuses"`  // answers by HTTP status; "none" for connections that broke before one
	Faults        map[string]int `json:"faults"`    // by name in scripts
	Limited       map[string]int `json:"limited"`   // kept out by a limit: rpm, tpm, concurrency, context
	TokensIn      int            `json:"tokens_in"` // of what was answered
	TokensCached  int            `json:"tokens_cached"`
	TokensOut     int            `json:"tokens_out"`
}

// Text prints the counts for reading.
func (s Stats) Text(w io.Writer) error {
	_, err := fmt.Fprintf(w, `requests        %d (%d distinct, %d repeated)
answered        %d (%d of them again)
tokens          %d in (%d cached), %d out
most in flight  %d
statuses        %s
faults          %s
limited         %s
`, s.Requests, s.Distinct, s.Repeated, s.Answered, s.AnsweredAgain, s.TokensIn, s.TokensCached, s.TokensOut,
		s.MostInFlight, listing(s.Statuses), listing(s.Faults), listing(s.Limited))
	return err
}

// listing names counts in one line, in the order of their names.
func listing(counts map[string]int) string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		all = append(all, fmt.Sprintf("%s %d", name, counts[name]))
	}
	return cmp.Or(strings.Join(all, ", "), "none")
}

// counts keeps Stats.
type counts struct {
	mu       sync.Mutex
	stats    Stats
	answered map[uint64]bool // by a request's identity; false: seen and not answered
}

func newCounts() *counts {
	return &counts{
		stats:    Stats{Statuses: map[string]int{}, Faults: map[string]int{}, Limited: map[string]int{}},
		answered: map[uint64]bool{},
	}
}

// note changes the counts.
func (c *counts) note(change func(*Stats)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	change(&c.stats)
}

func (c *counts) begin() {
	c.note(func(s *Stats) {
		s.Requests, s.InFlight = s.Requests+1, s.InFlight+1
		s.MostInFlight = max(s.MostInFlight, s.InFlight)
	})
}

func (c *counts) end() { c.note(func(s *Stats) { s.InFlight-- }) }

func (c *counts) seen(request uint64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if _, ok := c.answered[request]; ok {
		c.stats.Repeated++
		return
	}
	c.stats.Distinct++
	c.answered[request] = false
}

// bill counts an answer before it leaves, so that the one who has it finds it counted.
func (c *counts) bill(request uint64, u llm.Usage) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.stats.Answered++
	if c.answered[request] {
		c.stats.AnsweredAgain++
	}
	c.answered[request] = true
	c.stats.TokensIn += u.In
	c.stats.TokensCached += u.Cached
	c.stats.TokensOut += u.Out
}

// sent counts a status; 0 is none.
func (c *counts) sent(status int) {
	name := "none"
	if status != 0 {
		name = strconv.Itoa(status)
	}
	c.note(func(s *Stats) { s.Statuses[name]++ })
}

func (c *counts) fault(name string) { c.note(func(s *Stats) { s.Faults[name]++ }) }

func (c *counts) limited(name string) { c.note(func(s *Stats) { s.Limited[name]++ }) }

// snapshot copies the counts.
func (c *counts) snapshot() Stats {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := c.stats
	s.Statuses, s.Faults, s.Limited = maps.Clone(s.Statuses), maps.Clone(s.Faults), maps.Clone(s.Limited)
	return s
}
