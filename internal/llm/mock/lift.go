package mock

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Nearly all of a request is the text of its messages, and encoding/json goes over every byte of it several times,
// which was most of what a canned answer cost. So these texts are lifted out of what it reads, and decoded here; what
// is unusual in them is left to it all the same, and so is whatever is wrong.

// lifted are the texts of a request, in which each has left its mark.
type lifted []string

// text is the one that left a mark. What is no mark is a text that was not
// lifted: its field is spelt in a way of its own.
func (l lifted) text(mark string) string {
	if number, ok := strings.CutPrefix(mark, "\x00"); ok {
		if n, err := strconv.Atoi(number); err == nil && n >= 0 && n < len(l) {
			return l[n]
		}
	}
	return mark
}

// decode reads a request, whose texts of a field it lifts out.
func decode(body []byte, field string, request any) (lifted, error) {
	rest, texts, err := lift(body, field)
	if err != nil {
		return nil, err
	}
	return texts, json.Unmarshal(rest, request)
}

// lift takes the texts of a field, wherever it stands, out of a request.
func lift(body []byte, field string) (rest []byte, texts lifted, err error) {
	key := []byte(strconv.Quote(field))
	taken := 0
	for open, end := quoted(body, 0); end > 0; open, end = quoted(body, end) {
		if !bytes.Equal(body[open:end], key) {
			continue
		}
		colon := beforeText.Find(body[end:])
		if colon == nil {
			continue
		}
		if open, end = quoted(body, end); end == 0 {
			break // the text has no end
		}
		text, err := unquoted(body[open:end])
		if err != nil {
			return nil, nil, err
		}
		rest = fmt.Appendf(append(rest, body[taken:open]...), `"\u0000%d"`, len(texts))
		texts, taken = append(texts, text), end
	}
	return append(rest, body[taken:]...), texts, nil
}

// beforeText is what stands between a field's name and its text.
var beforeText = regexp.MustCompile(`^\s*:\s*"`)

// quoted finds the next text, marks included; end is 0 if there is none.
func quoted(body []byte, from int) (open, end int) {
	next := bytes.IndexByte(body[from:], '"')
	if next < 0 {
		return 0, 0
	}
	open = from + next
	for i := open + 1; i < len(body); i++ {
		switch body[i] {
		case '\\':
			i++
		case '"':
			return open, i + 1
		}
	}
	return 0, 0
}

// escapes are the bytes that a letter stands for after a backslash.
var escapes = [256]byte{'"': '"', '\\': '\\', '/': '/', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t'}

// unquoted decodes a text. Whatever is more than letters and plain escapes,
// encoding/json decodes, or says what is wrong with it.
func unquoted(text []byte) (string, error) {
	if s, ok := plainly(text); ok {
		return s, nil
	}
	var s string
	err := json.Unmarshal(text, &s)
	return s, err
}

func plainly(text []byte) (s string, ok bool) {
	var out strings.Builder
	out.Grow(len(text))
	end, done := len(text)-1, 1
	for i := done; i < end; i++ {
		c := text[i]
		if c >= ' ' && c != '\\' {
			continue
		}
		plain := escapes[text[i+1]]
		if c != '\\' || plain == 0 {
			return "", false
		}
		out.Write(text[done:i])
		out.WriteByte(plain)
		i++
		done = i + 1
	}
	out.Write(text[done:end])
	return out.String(), utf8.ValidString(out.String())
}
