package secrets_test

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/secrets"
)

// spelling is a notation as other programs write and read it.
type spelling struct {
	name  string
	write func(t *rapid.T, text string) string
	read  func(text string) string
}

var entities = map[byte]string{
	'+': "&plus;", '/': "&sol;", '=': "&equals;", '&': "&amp;", '<': "&lt;", '>': "&gt;", '"': "&quot;", '.': "&period;",
	'_': "&lowbar;", '%': "&percnt;",
}

var spellings = []spelling{
	{"JSON", func(t *rapid.T, text string) string {
		s := spelled(t, text)
		return s[1 : len(s)-1]
	}, func(text string) string {
		return escapes.ReplaceAllStringFunc(text, func(e string) string {
			var out string
			_ = json.Unmarshal([]byte(`"`+e+`"`), &out) // the expression finds escapes alone
			return out
		})
	}},
	{"percent", func(t *rapid.T, text string) string {
		return each(t, text, "%", func(c byte) []string {
			return []string{fmt.Sprintf("%%%02x", c), fmt.Sprintf("%%%02X", c)}
		})
	}, func(text string) string {
		return percents.ReplaceAllStringFunc(text, func(e string) string { out, _ := url.PathUnescape(e); return out })
	}},
	{"HTML", func(t *rapid.T, text string) string {
		return each(t, text, "&", func(c byte) []string {
			ways := []string{fmt.Sprintf("&#%d;", c), fmt.Sprintf("&#%04d;", c), fmt.Sprintf("&#x%x;", c),
				fmt.Sprintf("&#X%02X;", c)}
			if name := entities[c]; name != "" {
				ways = append(ways, name)
			}
			return ways
		})
	}, html.UnescapeString},
	{"base64", func(t *rapid.T, text string) string {
		return rapid.SampledFrom([]*base64.Encoding{
			base64.StdEncoding, base64.URLEncoding, base64.RawStdEncoding, base64.RawURLEncoding,
		}).Draw(t, "encoding").EncodeToString([]byte(text))
	}, func(text string) string {
		return runs.ReplaceAllStringFunc(text, func(run string) string {
			run = strings.NewReplacer("-", "+", "_", "/").Replace(run)
			var out []byte
			for first := range 4 {
				whole := run[first:]
				b, _ := base64.RawStdEncoding.DecodeString(whole[:len(whole)-len(whole)%4])
				rest, _ := base64.RawStdEncoding.DecodeString(whole[len(whole)-len(whole)%4:])
				out = append(append(append(out, b...), rest...), ' ')
			}
			return string(out)
		})
	}},
	{"hexadecimal", func(t *rapid.T, text string) string {
		s := hex.EncodeToString([]byte(text))
		if rapid.Bool().Draw(t, "upper") {
			return strings.ToUpper(s)
		}
		return s
	}, func(text string) string {
		return hexRuns.ReplaceAllStringFunc(text, func(run string) string {
			even, _ := hex.DecodeString(run[:len(run)/2*2])
			odd, _ := hex.DecodeString(run[1 : len(run)-1+len(run)%2])
			return string(bytes.Join([][]byte{even, odd}, []byte(" ")))
		})
	}},
}

var (
	escapes  = regexp.MustCompile(`\\(u[0-9A-Fa-f]{4}|[^u])`)
	percents = regexp.MustCompile(`%[0-9A-Fa-f]{2}`)
	runs     = regexp.MustCompile(`[A-Za-z0-9+/_-]{11,}`)
	hexRuns  = regexp.MustCompile(`[0-9A-Fa-f]{16,}`)
)

// each spells the characters of a text: all, or those that are drawn and those that have to be.
func each(t *rapid.T, text, special string, ways func(c byte) []string) string {
	all := rapid.Bool().Draw(t, "all")
	var b strings.Builder
	for _, c := range []byte(text) {
		if all || strings.IndexByte(special, c) >= 0 || rapid.IntRange(0, 3).Draw(t, "spelled") == 0 {
			b.WriteString(rapid.SampledFrom(ways(c)).Draw(t, "way"))
			continue
		}
		b.WriteByte(c)
	}
	return b.String()
}

// keyInChain draws a key and a chain of spellings, with other text around the key in each, and looks for the key
// behind.
func keyInChain(t *rapid.T) {
	key := rapid.StringMatching(`[a-zA-Z0-9/+="\\%&<>._-]{8,40}`).Draw(t, "key")
	other := rapid.StringMatching(`([a-z]{0,9}[ :="/]){0,2}`)
	text := other.Draw(t, "before") + key + other.Draw(t, "after")
	var chain []spelling
	left := map[bool]int{true: 4, false: 4} // of JSON, and of all others together
	for range rapid.IntRange(1, 8).Draw(t, "layers") {
		s := rapid.SampledFrom(spellings).Draw(t, "spelling")
		isJSON := s.name == "JSON"
		if left[isJSON] == 0 || len(text) > 20_000 {
			continue
		}
		left[isJSON]--
		chain = append(chain, s)
		text = s.write(t, text)
		if !isJSON { // a string of JSON is whole
			text = other.Draw(t, "before") + text + other.Draw(t, "after")
		}
	}
	if !behind(chain, text, key) {
		t.Fatalf("the test does not read %q", text)
	}
	s := secrets.New(key)
	got := s.Text(text)
	if behind(chain, got, key) || s.Holds([]byte(got)) || !strings.Contains(got, secrets.Mark) {
		t.Fatalf("key %q, %q became %q", key, text, got)
	}
}

// behind says whether a text holds a key once all spellings of a chain are taken off.
func behind(chain []spelling, text, key string) bool {
	for i := range chain {
		text = chain[len(chain)-1-i].read(text)
	}
	return strings.Contains(text, key)
}

func TestRedact_Chains(t *testing.T) { rapid.Check(t, keyInChain) }

func FuzzRedact_Chains(f *testing.F) { f.Fuzz(rapid.MakeFuzz(keyInChain)) }
