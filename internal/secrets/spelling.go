package secrets

import (
	"bytes"
	"encoding/base64"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// mostSpelled is how many bytes a character takes at most that is looked for: every character of an escape in JSON may
// be escaped itself.
const mostSpelled = 256

// notation is a way to write a text with escapes.
type notation struct {
	mark byte // begins an escape
	// read reads the escape that b begins with: what it stands for, and how long it is; 0 where it is none.
	read func(b []byte) (r []byte, size int)
}

var (
	inJSON = notation{'\\', readJSON}
	inURL  = notation{'%', readPercent}
)

// decode returns what a text says, and whether it holds an escape. What is no escape stays as it is.
func (n notation) decode(b []byte) (plain []byte, changed bool) {
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
	return plain, changed
}

// places returns where in b the places of what it says stand.
func (n notation) places(b []byte, found []place) []place {
	starts, ends := make([]int, 0, len(b)), make([]int, 0, len(b))
	n.each(b, func(start, end int, says []byte) {
		if says == nil {
			for i := start; i < end; i++ {
				starts, ends = append(starts, i), append(ends, i+1)
			}
			return
		}
		for range says {
			starts, ends = append(starts, start), append(ends, end)
		}
	})
	out := make([]place, len(found))
	for i, p := range found {
		out[i] = place{starts[p.start], ends[p.end-1]}
	}
	return out
}

// each calls f with every escape and what it says, and with the stretches between them, for which says is nil. It calls
// nothing for a text without the mark.
func (n notation) each(b []byte, f func(start, end int, says []byte)) {
	if bytes.IndexByte(b, n.mark) < 0 {
		return
	}
	from := 0 // what lies before it has been told
	for at := 0; at < len(b); {
		i := bytes.IndexByte(b[at:], n.mark)
		if i < 0 {
			break
		}
		at += i
		says, size := n.read(b[at:])
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
	if from < len(b) {
		f(from, len(b), nil)
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

// inBase64 returns what stands in base64 wherever a key does: it may begin at each of the three bytes of a group.
// Characters at the ends that depend on what stands beside the key are left out.
func inBase64(key string) [][]byte {
	var out [][]byte
	for _, enc := range []*base64.Encoding{base64.RawStdEncoding, base64.RawURLEncoding} {
		for before := range 3 {
			text := enc.EncodeToString(append(make([]byte, before), key...))
			first := (before*8 + 5) / 6
			last := (before + len(key)) * 8 / 6
			out = append(out, []byte(text[first:last]))
		}
	}
	return out
}
