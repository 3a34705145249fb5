package wire

import (
	"net/http"
	"strings"
)

// MaxHeaders is how many bytes the headers of an answer may have, those of 1xx responses before it included. A sound
// answer has some two kilobytes. What net/http makes of headers that are all names takes twenty times their bytes and
// more, so that a bound of a megabyte would not bound what 64 answers take at once.
const MaxHeaders = 128 << 10

// mostValue is how many bytes of a header are kept.
const mostValue = 1000

// keptHeaders are the headers that are kept of an answer: what providers read, and what is asked for when a provider
// looks for a request of ours.
var keptHeaders = []string{
	"Content-Type", "Location", "Retry-After", "Retry-After-Ms",
	"X-Ratelimit-Limit", "X-Ratelimit-Limit-Requests", "X-Ratelimit-Limit-Tokens",
	"X-Ratelimit-Remaining", "X-Ratelimit-Remaining-Requests", "X-Ratelimit-Remaining-Tokens",
	"X-Ratelimit-Reset", "X-Ratelimit-Reset-Requests", "X-Ratelimit-Reset-Tokens",
	"X-Request-Id", "Openai-Model", "Openai-Processing-Ms",
}

// kept returns the first value of each header that is kept, without keys and cut. It holds on to nothing of h.
func (t *transport) kept(h http.Header) http.Header {
	out := http.Header{}
	for _, name := range keptHeaders {
		if len(h[name]) == 0 {
			continue
		}
		v := t.secrets.Text(h[name][0]) // before it is cut: half a key is not found
		out[name] = []string{strings.Clone(v[:min(len(v), mostValue)])}
	}
	return out
}
