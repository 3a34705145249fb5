// Package secrets finds keys in text from outside, and takes them out, however they are spelled: as they are, with the
// escapes of JSON, of URLs and of HTML, in base64 and in hexadecimal, and in chains of these, as long as most says.
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
	keys      [][]byte
	notations []notation
	overlap   int // bytes that a key takes at most in the spelling that takes most
}

// New returns the set of those keys that are long enough.
func New(keys ...string) *Set {
	var text [256]bool // what is printed of ASCII, and what keys have
	for c := ' '; c <= '~'; c++ {
		text[c] = true
	}
	s := &Set{notations: notations(&text)}
	for _, k := range keys {
		if len(k) < MinLength {
			continue
		}
		s.keys = append(s.keys, []byte(k))
		for _, c := range []byte(k) {
			text[c] = true
		}
		s.overlap = max(s.overlap, 2*len(k)*mostSpelled)
	}
	return s
}

// Text is Redact for text.
func (s *Set) Text(text string) string {
	if s == nil || len(s.keys) == 0 {
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
	if s == nil || len(s.keys) == 0 {
		return nil
	}
	var all []place
	for start := 0; ; start += window {
		end := min(start+window+s.overlap, len(b))
		for _, p := range s.search(end-start).layer(b[start:end], most) {
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

// limits is how many layers are still taken off: of JSON, and of all other notations together.
type limits [2]int

const (
	ofJSON = iota
	ofOthers
)

// most are the layers that are looked through. An answer is JSON, what it says is often JSON again, and quotes more.
var most = limits{ofJSON: 4, ofOthers: 4}

// search looks for keys in a text and in what it says.
type search struct {
	*Set
	work int // bytes that may still be decoded
}

// search returns a search of a text of so many bytes. Ordinary texts hold few notations, and few layers of them. A long
// one that spells all in all orders is read as far as the work allows, so that the time is linear.
func (s *Set) search(size int) *search { return &search{s, 32*size + 4<<20} }

// layer finds keys in a text, and in what it says once a layer of a notation is taken off.
func (s *search) layer(b []byte, left limits) []place {
	var out []place
	for _, k := range s.keys {
		for at := 0; ; {
			i := bytes.Index(b[at:], k)
			if i < 0 {
				break
			}
			out = append(out, place{at + i, at + i + len(k)})
			at += i + 1
		}
	}
	for _, n := range s.notations {
		if left[n.of] == 0 || s.work <= 0 {
			continue
		}
		plain := n.decode(b)
		if plain == nil {
			continue
		}
		s.work -= len(plain)
		below := left
		below[n.of]--
		if found := s.layer(plain, below); len(found) > 0 {
			out = append(out, n.places(b, merged(found))...)
		}
	}
	return out
}

// HoldsIn says whether what r reads holds a key. It keeps a little more than a megabyte of it at once.
func (s *Set) HoldsIn(r io.Reader) (bool, error) {
	if s == nil || len(s.keys) == 0 {
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
