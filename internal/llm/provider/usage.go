package provider

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/llm/wire"
)

// UsageNames are the names under which a provider says what an answer took.
type UsageNames struct {
	Object         string // in the answer
	In, Out, Total string // in the object
	Details        string // object in it that holds Cached; empty: Cached is in the object itself
	Cached         string
}

// What a count of tokens may be at most. A token is at least a byte of the text that is sent or comes back; next to it
// stand what a provider puts before a prompt, and what a model thinks.
const (
	mostPreamble = 1 << 14
	mostThought  = 1 << 18 // of a model that no limit of tokens was sent to
)

// usageField says whether a field of an answer holds its usage, in any dialect. Libraries match names without case.
func usageField(name string) bool {
	return strings.EqualFold(name, "usage") || strings.EqualFold(name, "usageMetadata")
}

// withoutUsage returns the body of an answer with null in place of its usage: libraries give up on a whole answer for a
// count that is not spelled as they expect.
func withoutUsage(body []byte) []byte {
	var out []byte
	from := 0
	eachField(body, func(name string, start, end int) {
		if !usageField(name) || !json.Valid(body[start:end]) {
			return
		}
		out = append(append(out, body[from:start]...), "null"...)
		from = end
	})
	if from == 0 {
		return body
	}
	return append(out, body[from:]...)
}

// Usage reads what an answer took. It is what a provider says and may be wrong in any way: a count that cannot be is
// brought between 0 and what the request's bytes, the limit of tokens that was sent and the answer's bytes explain, and
// the usage is then in doubt. sent is the size of the request in bytes, maxOut the limit of tokens, 0 without one.
func (n UsageNames) Usage(x wire.Exchange, sent int64, maxOut int) llm.Usage {
	r := counts{object: x.Body}
	if r.object = r.inner(n.Object); r.object == nil {
		return llm.Usage{Doubt: r.odd}
	}
	if maxOut <= 0 {
		maxOut = mostThought
	}
	mostOut := maxOut + len(x.Body)
	in, saysIn := r.count(n.In, int(max(sent, 0))+mostPreamble)
	out, saysOut := r.count(n.Out, mostOut)
	if total, says := r.count(n.Total, in+mostOut); says {
		out, saysOut = max(out, total-in), true
	}
	if n.Details != "" {
		r.object = r.inner(n.Details)
	}
	cached, _ := r.count(n.Cached, in)
	r.odd = r.odd || saysIn != saysOut || in == 0 && out > 0
	return llm.Usage{In: in, Cached: cached, Out: out, Doubt: r.odd}
}

// Answered returns an answer that holds a text: where tokens went in and none came out, its usage is in doubt.
func Answered(ans llm.Answer) llm.Answer {
	if ans.Usage.In > 0 && ans.Usage.Out == 0 {
		ans.Usage.Doubt = true
	}
	return ans
}

// counts reads counts of tokens.
type counts struct {
	object []byte // JSON
	odd    bool   // one of them could not be
}

// field returns the JSON of a field, the last one of its name; nil where it is absent or null.
func (c *counts) field(name string) (value []byte) {
	eachField(c.object, func(found string, start, end int) {
		if found == name {
			value = c.object[start:end]
		}
	})
	if string(value) == "null" {
		return nil
	}
	return value
}

// inner returns an object in the object, nil where it is absent.
func (c *counts) inner(name string) []byte {
	v := c.field(name)
	if len(v) > 0 && v[0] != '{' {
		c.odd = true
		return nil
	}
	return v
}

// count returns a count between 0 and most, and whether there is one. Whole numbers may be spelled as 12, 12.0, 1.2e1
// or "12"; null is none.
func (c *counts) count(name string, most int) (n int, says bool) {
	raw := string(c.field(name))
	if raw == "" {
		return 0, false
	}
	if raw[0] == '"' {
		raw = strings.TrimSpace(unquoted(raw))
	}
	v, err := strconv.ParseFloat(raw, 64)
	switch {
	case math.IsNaN(v) || err != nil && !math.IsInf(v, 0):
		c.odd = true
		return 0, false
	case v < 0 || v > float64(most) || v != math.Trunc(v):
		c.odd = true
	}
	return int(math.Ceil(min(max(v, 0), float64(most)))), true
}

// eachField calls f with every field of a JSON object and where its value is. What is no object has none; of what
// is no JSON the places may be of anything.
func eachField(body []byte, f func(name string, start, end int)) {
	depth, start, key := 0, -1, ""
	for i := 0; i < len(body); i++ {
		switch c := body[i]; c {
		case '"':
			end := stringEnd(body, i)
			if depth == 1 && start < 0 {
				key = unquoted(string(body[i:end]))
			}
			i = end - 1
		case '{', '[':
			if depth == 0 && c == '[' {
				return
			}
			depth++
		case ':':
			if depth == 1 && start < 0 {
				start = i + 1
			}
		case ',', '}', ']':
			if depth == 1 && start >= 0 {
				from, to := trimmed(body, start, i)
				f(key, from, to)
				start, key = -1, ""
			}
			if c != ',' {
				depth--
			}
		}
	}
}

// stringEnd is where the JSON string that begins at a place ends.
func stringEnd(body []byte, at int) int {
	for i := at + 1; i < len(body); i++ {
		switch body[i] {
		case '\\':
			i++
		case '"':
			return i + 1
		}
	}
	return len(body)
}

// unquoted is what a JSON string says, empty if it is none.
func unquoted(quoted string) (text string) {
	if len(quoted) > 1 && !strings.Contains(quoted, `\`) {
		return quoted[1 : len(quoted)-1]
	}
	_ = json.Unmarshal([]byte(quoted), &text)
	return text
}

// trimmed is a stretch without the blanks at its ends.
func trimmed(body []byte, start, end int) (int, int) {
	blank := func(c byte) bool { return c == ' ' || c == '\n' || c == '\r' || c == '\t' }
	for start < end && blank(body[start]) {
		start++
	}
	for end > start && blank(body[end-1]) {
		end--
	}
	return start, end
}
