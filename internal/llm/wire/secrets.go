package wire

import (
	"bytes"
	"encoding/json"
	"net/url"
	"slices"
)

// minSecret is the length from which on a key is one. Local servers are given
// words like "ollama" or "EMPTY" for a key, and an answer that happens to hold
// such a word has to stay as it is.
const minSecret = 8 // bytes

// spellings returns the secrets as they may stand in a body, a header or an
// error: as they are, as part of a URL, and either in a JSON string.
func spellings(secrets []string) [][]byte {
	var out [][]byte
	add := func(s string) {
		if b := []byte(s); !slices.ContainsFunc(out, func(o []byte) bool { return bytes.Equal(o, b) }) {
			out = append(out, b)
		}
	}
	for _, s := range secrets {
		if len(s) < minSecret {
			continue
		}
		for _, form := range []string{s, url.QueryEscape(s), url.PathEscape(s)} {
			add(form)
			add(quoted(form, true))
			add(quoted(form, false))
		}
	}
	return out
}

// quoted is s inside a JSON string; servers differ in whether they escape what
// HTML would read.
func quoted(s string, html bool) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(html)
	if err := e.Encode(s); err != nil {
		return s // strings always encode
	}
	return b.String()[1 : b.Len()-2] // without the quotes and the line break
}

// redacted returns b without secrets.
func (t *transport) redacted(b []byte) []byte {
	for _, s := range t.secrets {
		if bytes.Contains(b, s) {
			b = bytes.ReplaceAll(b, s, []byte("[key]"))
		}
	}
	return b
}
