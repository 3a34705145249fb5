package secrets

import (
	"bytes"
	"html"
	"slices"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// mostSpelled is how many bytes a character takes at most that is looked for where two windows of a long text meet:
// every character of an escape may be escaped itself.
const mostSpelled = 256

// notation is a way to write a text.
type notation struct {
	of   int  // the limit that its layers count to
	mark byte // that begins each escape; 0 where there are none
	// each calls f with every stretch that is written in the notation and with what it says. Of notations that write
	// single characters it calls f with the stretches between them as well, for which says is nil. It calls nothing for
	// a text without the notation.
	each func(b []byte, f func(start, end int, says []byte))
}

// notations are all that are looked through. text says which bytes a key may have, however it is spelled.
func notations(text *[256]bool) []notation {
	return []notation{
		{ofJSON, '\\', escapes('\\', readJSON)},
		{ofOthers, '%', escapes('%', readPercent)},
		{ofOthers, '&', escapes('&', readEntity)},
		{ofOthers, 0, packed{base64Digits, 6, text}.each},
		{ofOthers, 0, packed{hexDigits, 4, text}.each},
	}
}

// decode returns what a text says, nil where nothing of it is written in the notation. What single characters leave
// between them stays as it is.
func (n notation) decode(b []byte) []byte {
	if len(b) < MinLength || n.mark != 0 && bytes.IndexByte(b, n.mark) < 0 {
		return nil // most texts end here
	}
	var plain []byte
	changed := false
	n.each(b, func(start, end int, says []byte) {
		if plain == nil {
			plain = make([]byte, 0, len(b))
		}
		if says == nil {
			says = b[start:end]
		} else {
			changed = true
		}
		plain = append(plain, says...)
	})
	if !changed {
		return nil
	}
	return plain
}

// places returns where in b the places of what it says stand. These are in order and apart from each other.
func (n notation) places(b []byte, found []place) []place {
	out := slices.Clone(found)
	at, starts, ends := 0, 0, 0 // how much was said, and how many places have begun and ended in it
	n.each(b, func(start, end int, says []byte) {
		next := at + len(says)
		if says == nil {
			next = at + end - start
		}
		for ; starts < len(found) && found[starts].start < next; starts++ {
			out[starts].start = start
			if says == nil {
				out[starts].start += found[starts].start - at
			}
		}
		for ; ends < len(found) && found[ends].end <= next; ends++ {
			out[ends].end = end
			if says == nil {
				out[ends].end = start + found[ends].end - at
			}
		}
		at = next
	})
	return out
}

// escapes is the each of a notation whose escapes begin with a mark. read reads the escape that a text begins with:
// what it says and how long it is, 0 if the text begins with no escape.
func escapes(mark byte, read func(b []byte) (says []byte, size int)) func([]byte, func(int, int, []byte)) {
	return func(b []byte, f func(start, end int, says []byte)) {
		from := 0 // what lies before it has been told
		for at := 0; at < len(b); {
			i := bytes.IndexByte(b[at:], mark)
			if i < 0 {
				break
			}
			at += i
			says, size := read(b[at:])
			if size == 0 {
				at++
				continue
			}
			if from < at {
				f(from, at, nil)
			}
			f(at, at+size, says)
			at += size
			from = at
		}
		if 0 < from && from < len(b) {
			f(from, len(b), nil)
		}
	}
}

// short are the escapes of two characters, of JSON and of Go's quoted strings: what stands for each second character.
var short = func() (out [256][]byte) {
	for c, says := range map[byte]string{
		'b': "\b", 'f': "\f", 'n': "\n", 'r': "\r", 't': "\t", 'a': "\a", 'v': "\v", '"': `"`, '\\': `\`, '/': "/", '\'': "'",
	} {
		out[c] = []byte(says)
	}
	return out
}()

func readJSON(b []byte) ([]byte, int) {
	if len(b) < 2 {
		return nil, 0
	}
	if says := short[b[1]]; says != nil {
		return says, 2
	}
	if b[1] == 'x' {
		if v, ok := hex(b, 2, 2); ok {
			return []byte{byte(v)}, 4
		}
	}
	if b[1] != 'u' {
		return nil, 0
	}
	r, ok := hex(b, 2, 4)
	if !ok {
		return nil, 0
	}
	if len(b) >= 12 && b[6] == '\\' && b[7] == 'u' {
		if low, ok := hex(b, 8, 4); ok {
			if pair := utf16.DecodeRune(r, low); pair != utf8.RuneError {
				return utf8.AppendRune(nil, pair), 12
			}
		}
	}
	return utf8.AppendRune(nil, r), 6
}

func readPercent(b []byte) ([]byte, int) {
	if v, ok := hex(b, 1, 2); ok {
		return []byte{byte(v)}, 3
	}
	return nil, 0
}

// hex reads digits in hexadecimal.
func hex(b []byte, at, digits int) (rune, bool) {
	if len(b) < at+digits {
		return 0, false
	}
	v, err := strconv.ParseUint(string(b[at:at+digits]), 16, 32)
	return rune(v), err == nil
}

// readEntity reads a character of HTML, by name or by number. A number may lack its semicolon, as browsers allow.
func readEntity(b []byte) ([]byte, int) {
	const longest = 40 // the longest name has 31 letters
	b = b[:min(len(b), longest)]
	numeric := len(b) > 1 && b[1] == '#'
	size := 1
	for size < len(b) && (isLetterOrDigit(b[size]) || size == 1 && numeric) {
		size++
	}
	switch {
	case size < len(b) && b[size] == ';':
		size++
	case !numeric:
		return nil, 0
	}
	text := string(b[:size])
	says := html.UnescapeString(text)
	if says == text {
		return nil, 0
	}
	return []byte(says), size
}

func isLetterOrDigit(c byte) bool {
	return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z'
}
