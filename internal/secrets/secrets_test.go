package secrets_test

import (
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"html"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/secrets"
)

const key = `sk/a+b=c"d\e<f>g&h%2i`

func TestRedact_EverySpelling(t *testing.T) {
	inJSON := func(s string) string { b, _ := json.Marshal(s); return string(b) }
	all := ""
	for _, c := range key {
		all += `\u00` + strings.ToUpper(strconv.FormatInt(int64(c), 16))
	}
	for name, text := range map[string]string{
		"plain":               "the key " + key + " is wrong",
		"twice":               key + key,
		"JSON":                inJSON("the key " + key),
		"JSON in JSON":        inJSON(inJSON(key) + " and " + inJSON(inJSON(key))),
		"slash":               strings.ReplaceAll(inJSON(key), "/", `\/`),
		"all escaped":         `{"a": "\\` + all + `"}`,
		"escaped backslashes": strings.ReplaceAll(`"`+all+`"`, `\`, `\u005C`),
		"in a URL":            "https://x/?k=" + url.QueryEscape(key) + "&k=" + url.PathEscape(key),
		"URL in JSON":         inJSON("https://x/?k=" + url.QueryEscape(key)),
		"all percent":         strings.ReplaceAll(all, `\u00`, "%"),
		"JSON in a URL":       url.QueryEscape(inJSON(key)),
		"quoted by Go":        strconv.Quote("was " + key),
		"Basic":               "Basic " + base64.StdEncoding.EncodeToString([]byte("user:"+key)),
		"base64 for URLs":     base64.URLEncoding.EncodeToString([]byte(key + "~~")),
		"base64 twice": base64.StdEncoding.EncodeToString([]byte("x" +
			base64.StdEncoding.EncodeToString([]byte(key)))),
		"hexadecimal":       "0x" + hex.EncodeToString([]byte(key)),
		"plus as an entity": strings.ReplaceAll(key, "+", "&#43;"),
		"named entities":    strings.NewReplacer("+", "&plus;", "/", "&sol;", "=", "&equals;").Replace(key),
		"all entities":      strings.ReplaceAll(strings.ReplaceAll(all, `\u00`, ";&#x"), "&#x73;", "&#115;")[1:] + ";",
		"entities, open":    strings.ReplaceAll(all, `\u00`, "&#x"),
		"percent twice":     url.QueryEscape(url.QueryEscape(key)),
		"URL in base64":     base64.StdEncoding.EncodeToString([]byte("https://x/?k=" + url.QueryEscape(key))),
		"entities in hex":   strings.ToUpper(hex.EncodeToString([]byte(html.EscapeString(key)))),
		"base64 in JSON":    strings.ReplaceAll(inJSON(base64.StdEncoding.EncodeToString([]byte(key))), "/", `\/`),
		"far into a text":   strings.Repeat(`\"`, 1<<19-6) + inJSON(key) + strings.Repeat("x", 1<<21) + inJSON(key),
	} {
		t.Run(name, func(t *testing.T) {
			s := secrets.New("", "ollama", key)
			got := s.Text(text)
			if !s.Holds([]byte(text)) || s.Holds([]byte(got)) || !strings.Contains(got, secrets.Mark) {
				t.Errorf("%.300s became %.300s", text, got)
			}
			if json.Valid([]byte(text)) && !json.Valid([]byte(got)) {
				t.Errorf("%.300s became no JSON: %.300s", text, got)
			}
		})
	}
}

func TestRedact_OtherTextStays(t *testing.T) {
	for _, text := range []string{
		base64.StdEncoding.EncodeToString([]byte(html.EscapeString(key[1:]))), hex.EncodeToString([]byte(key[:len(key)-1])),
		url.QueryEscape(url.QueryEscape(key[1:])), "AT&T &amp;amp; 50%25 &#43; &#; &#x; &# & &;",
		"0123456789abcdef0123456789abcdef",
		"notwithstanding understandings of p1.g1/2025-03-14T09:30:00Z",
		"", "ollama", `{"a": "A\/\\\"\u002b%41\ud83d\ude80", "b": "` + key[:len(key)-4] + `"}`, `\`, `\u`, `\u00`, "%", "%4",
		`\x`, "\xff\xfe",
	} {
		if got := secrets.New("ollama", "", key).Text(text); got != text {
			t.Errorf("%q became %q", text, got)
		}
	}
}

// A key in a JSON document is gone from every string of what was decoded, at every depth, and all else stays.
func TestRedact_KeyInJSONStaysJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		key := rapid.StringMatching(`[a-zA-Z0-9/+="\\%&<>.-]{8,30}`).Draw(t, "key")
		before := rapid.StringMatching(`[xyz "\\\n/é🚀]{0,5}`).Draw(t, "before")
		after := rapid.StringMatching(`[xyz "\n/é🚀]{0,5}`).Draw(t, "after")
		depth := rapid.IntRange(1, 3).Draw(t, "depth")
		text := before + key + after
		for range depth {
			text = spelled(t, text)
		}
		got := secrets.New(key).Redact([]byte(text))
		for level := range depth {
			var inner string
			if err := json.Unmarshal(got, &inner); err != nil {
				t.Fatalf("level %d: %q of %q: %v", level, got, text, err)
			}
			if strings.Contains(inner, key) {
				t.Fatalf("level %d: %q holds the key %q", level, inner, key)
			}
			got = []byte(inner)
		}
		if !strings.Contains(string(got), secrets.Mark) {
			t.Fatalf("%q of %q: no mark", got, text)
		}
	})
}

// spelled writes a text as a JSON string, each character in one of the ways that JSON has.
func spelled(t *rapid.T, text string) string {
	var b strings.Builder
	for _, r := range text {
		quoted, _ := json.Marshal(string(r))
		plain := string(quoted[1 : len(quoted)-1])
		hex := `\u` + strings.Repeat("0", 4-min(4, len(strconv.FormatInt(int64(r), 16)))) + strconv.FormatInt(int64(r), 16)
		ways := []string{plain}
		if r < 0x10000 {
			ways = append(ways, hex, `\u`+strings.ToUpper(hex[2:]))
		}
		if r == '/' {
			ways = append(ways, `\/`)
		}
		b.WriteString(rapid.SampledFrom(ways).Draw(t, "way"))
	}
	return `"` + b.String() + `"`
}
