// Package secrets finds keys in text from outside, and takes them out, in whatever way they are spelled: as they are,
// with the escapes of JSON and of URLs, in JSON inside of JSON, and in base64.
package secrets

import (
	"bytes"
	"io"
	"slices"
)

// MinLength is the length in bytes from which on a key is looked for. Local servers are given words like "ollama" or
// "EMPTY" for a key, and a text that happens to hold such a word has to stay as it is.
const MinLength = 8

// Mark stands where a key was taken out.
const Mark = "[key]"

// Set is a set of keys. A nil Set is empty. Its methods may be called by many goroutines at once.
type Set struct {
	forms   [][]byte // the keys, and what stands for them in base64
	overlap int      // bytes that a key takes at most in the spelling that takes most
}

// New returns the set of those keys that are long enough.
func New(keys ...string) *Set {
	s := &Set{}
	for _, k := range keys {
		if len(k) < MinLength {
			continue
		}
		for _, f := range append(inBase64(k), []byte(k)) {
			if !slices.ContainsFunc(s.forms, func(o []byte) bool { return bytes.Equal(o, f) }) {
				s.forms = append(s.forms, f)
			}
		}
		s.overlap = max(s.overlap, 2*len(k)*mostSpelled)
	}
	return s
}

// Text is Redact for text.
func (s *Set) Text(text string) string {
	if s == nil || len(s.forms) == 0 {
		return text
	}
	b := []byte(text)
	if out := s.Redact(b); len(out) != len(b) || !bytes.Equal(out, b) {
		return string(out)
	}
	return text
}

// Redact returns b with Mark in place of every key, b itself if it holds none. JSON stays JSON.
func (s *Set) Redact(b []byte) []byte {
	places := s.find(b)
	if len(places) == 0 {
		return b
	}
	out := make([]byte, 0, len(b))
	at := 0
	for _, p := range places {
		out = append(append(out, b[at:p.start]...), Mark...)
		at = p.end
	}
	return append(out, b[at:]...)
}

// Holds says whether b holds a key.
func (s *Set) Holds(b []byte) bool { return len(s.find(b)) > 0 }

// place is a stretch of bytes.
type place struct{ start, end int }

// window is how many bytes are looked at together, so that a long text is not copied as a whole for every layer.
const window = 1 << 20

// find returns where keys stand, in order and apart from each other.
func (s *Set) find(b []byte) []place {
	if s == nil || len(s.forms) == 0 {
		return nil
	}
	var all []place
	for start := 0; ; start += window {
		end := min(start+window+s.overlap, len(b))
		for _, p := range s.layer(b[start:end], limits{deepest, percents}) {
			all = append(all, place{escapeStart(b, start+p.start), start + p.end})
		}
		if end == len(b) {
			return merged(all)
		}
	}
}

// escapeStart moves a place that would begin in the middle of an escape to the escape's backslash.
func escapeStart(b []byte, start int) int {
	n := 0
	for n < start && b[start-n-1] == '\\' {
		n++
	}
	return start - n%2
}

// merged joins places that touch.
func merged(list []place) []place {
	slices.SortFunc(list, func(a, b place) int { return a.start - b.start })
	var out []place
	for _, p := range list {
		if n := len(out); n > 0 && p.start < out[n-1].end {
			out[n-1].end = max(out[n-1].end, p.end)
			continue
		}
		out = append(out, p)
	}
	return out
}

// limits is how many layers of escapes are still taken off.
type limits struct{ json, percent int }

// Layers that are looked through: an answer is JSON, what it says is often JSON again, with a URL or one more JSON
// in it.
const (
	deepest  = 4
	percents = 1
)

// layer finds keys in a text, and in what it says once a layer of escapes is taken off.
func (s *Set) layer(b []byte, left limits) []place {
	var out []place
	for _, f := range s.forms {
		for at := 0; ; {
			i := bytes.Index(b[at:], f)
			if i < 0 {
				break
			}
			out = append(out, place{at + i, at + i + len(f)})
			at += i + 1
		}
	}
	if left.json > 0 {
		out = append(out, s.below(b, inJSON, limits{left.json - 1, left.percent})...)
	}
	if left.percent > 0 {
		out = append(out, s.below(b, inURL, limits{left.json, left.percent - 1})...)
	}
	return out
}

// below finds keys in what b says in a notation. The places are those in b.
func (s *Set) below(b []byte, n notation, left limits) []place {
	plain, changed := n.decode(b)
	if !changed {
		return nil
	}
	found := s.layer(plain, left)
	if len(found) == 0 {
		return nil
	}
	return n.places(b, found)
}

// HoldsIn says whether what r reads holds a key. It keeps a little more than a megabyte of it at once.
func (s *Set) HoldsIn(r io.Reader) (bool, error) {
	if s == nil || len(s.forms) == 0 {
		return false, nil
	}
	buf := make([]byte, window+s.overlap)
	for have := 0; ; {
		n, err := io.ReadFull(r, buf[have:])
		have += n
		if s.Holds(buf[:have]) {
			return true, nil
		}
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			return false, nil
		}
		if err != nil {
			return false, err
		}
		have = copy(buf, buf[window:have])
	}
}
