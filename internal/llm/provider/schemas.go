package provider

import (
	"encoding/json"
	"sync"
)

// Schemas keeps the schemas of tasks parsed: there are few of them and a great
// many calls. It is safe for concurrent use; the zero value is empty.
type Schemas struct {
	mu    sync.RWMutex
	known map[string]*Known
}

// Known is a schema with its strict form.
type Known struct {
	*Schema
	StrictForm json.RawMessage
}

// Of returns a schema, nil if it is none that providers take.
func (s *Schemas) Of(raw json.RawMessage) *Known {
	s.mu.RLock()
	k, ok := s.known[string(raw)]
	s.mu.RUnlock()
	if ok {
		return k
	}
	if parsed, err := ParseSchema(raw); err == nil && parsed.Type == "object" {
		k = &Known{parsed, parsed.Strict()}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.known == nil {
		s.known = map[string]*Known{}
	}
	s.known[string(raw)] = k
	return k
}

// Clean returns an answer's text without the nulls of strict schemas; a nil schema changes nothing.
func (k *Known) Clean(text string) string {
	if k == nil {
		return text
	}
	return k.DropNulls(text)
}
