package main

import (
	"bytes"
	"database/sql"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"unicode/utf8"

	"github.com/klauspost/compress/zstd"

	"memloom/internal/app"
	"memloom/internal/llm/mock"
	"memloom/internal/thorough"
	"memloom/output"
)

// echoes are ways in which a server may show the key that it was sent.
func echoes() map[string]func(w http.ResponseWriter, key string) {
	inJSON, _ := json.Marshal("the key was " + liveKey + ", in a URL " + url.QueryEscape(liveKey) + " or " +
		url.PathEscape(liveKey))
	failing := func(status int) func(http.ResponseWriter, string) {
		return func(w http.ResponseWriter, key string) {
			w.Header().Set("Content-Type", "application/json")
			w.Header().Set("X-Ratelimit-Remaining-Requests", key)
			w.WriteHeader(status)
			fmt.Fprintf(w, `{"error": {"message": %s, "type": %q, "code": %q, "status": %q, "details": [{"reason": %q}]}}`,
				inJSON, key, key, key, key)
		}
	}
	out := map[string]func(http.ResponseWriter, string){
		"a page": func(w http.ResponseWriter, key string) {
			w.Header().Set("Content-Type", "text/html")
			fmt.Fprintf(w, "<html><head><title>%s</title></head><body>Bearer %s</body></html>", key, key)
		},
		"a redirect": func(w http.ResponseWriter, key string) {
			w.Header().Set("Location", "https://elsewhere.invalid/?key="+url.QueryEscape(key)+"#"+key)
			w.WriteHeader(http.StatusTemporaryRedirect)
		},
		"words in other spellings": func(w http.ResponseWriter, key string) {
			for _, spelled := range chains(key) {
				w.Header().Add("Location", spelled)
				fmt.Fprintf(w, "%s is no key of ours\n", spelled)
			}
		},
		"words": func(w http.ResponseWriter, key string) { fmt.Fprintf(w, "%s is no key of ours", key) },
		"an answer of OpenAI's": func(w http.ResponseWriter, key string) {
			w.Header().Set("Content-Type", "application/json")
			fmt.Fprintf(w, `{"id": "1", "object": "chat.completion", "model": %q, "choices": [{"index": 0, "message": {"role": "assistant", "content": %s}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 9, "completion_tokens": 9}}`, key, inJSON)
		},
		"an answer of Gemini's": func(w http.ResponseWriter, key string) {
			w.Header().Set("Content-Type", "application/json")
			fmt.Fprintf(w, `{"candidates": [{"content": {"parts": [{"text": %s}], "role": "model"}, "finishReason": "STOP"}], "modelVersion": %q}`, inJSON, key)
		},
		"a broken connection": func(w http.ResponseWriter, key string) {
			conn, buf, err := http.NewResponseController(w).Hijack()
			if err != nil {
				panic(http.ErrAbortHandler)
			}
			_, _ = fmt.Fprintf(buf, "HTTP/1.1 200 OK\r\nX-Key %s\r\n\r\n", key) // no header line
			_ = buf.Flush()
			_ = conn.Close()
		},
	}
	for _, status := range []int{400, 401, 500} {
		out[fmt.Sprint(status)] = failing(status)
		out[fmt.Sprint(status, " in other spellings")] = func(w http.ResponseWriter, key string) {
			w.Header().Set("Content-Type", "application/json")
			w.WriteHeader(status)
			fmt.Fprintf(w, `{"error": {"message": "they say {\"key\": \"%s\"}, %s", "code": "%s", "type": "%s"}}`,
				strings.ReplaceAll(escapedWhole(key), `\`, `\\`), strings.ReplaceAll(key, "/", `\/`), escapedWhole(key),
				strings.Join(chains(key), " "))
		}
	}
	return out
}

// sentKey is the key in a request, wherever it travels.
func sentKey(r *http.Request) string {
	if k := r.Header.Get("X-Goog-Api-Key"); k != "" {
		return k
	}
	return strings.TrimPrefix(r.Header.Get("Authorization"), "Bearer ")
}

// TestKeyIsNowhere has servers show the key wherever they can, and looks for it
// in all that a run prints and leaves. The other tests of models look as well.
func TestKeyIsNowhere(t *testing.T) {
	t.Parallel()
	for name, echo := range echoes() {
		for _, provider := range []string{"openai", "gemini"} {
			t.Run(name+"/"+provider, func(t *testing.T) {
				if !thorough.Wanted() && provider == "gemini" {
					t.Skip("a process for each")
				}
				server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					_, _ = io.Copy(io.Discard, r.Body)
					if sentKey(r) != liveKey {
						t.Errorf("the server was sent the key %q", sentKey(r))
					}
					echo(w, sentKey(r))
				}))
				defer server.Close()
				dir := filepath.Join(t.TempDir(), "corpus")
				file := liveCast{provider: provider, url: server.URL}.file(t)
				r := asks(t, small("--json", "--workers", "2", "--out", dir, "--models", file)...)
				if err := complaint(r); r.code != app.ExitEnvironment || err != nil {
					t.Errorf("exit %d: %s %v", r.code, r.stderr, err)
				}
				keylessFolder(t, dir)
				asks(t, "status", dir)
				asks(t, "status", "--json", dir)
			})
		}
	}
}

// TestKeyIsNowhereInSuccess has a server show the key next to good answers.
func TestKeyIsNowhereInSuccess(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	inner := serve(t, mock.Options{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		answer := httptest.NewRecorder()
		inner.ServeHTTP(answer, r)
		more, _ := json.Marshal(sentKey(r))
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("X-Ratelimit-Reset-Requests", sentKey(r))
		w.WriteHeader(answer.Code)
		fmt.Fprintf(w, `{"system_fingerprint": %s, %s`, more, strings.TrimPrefix(answer.Body.String(), "{"))
	}))
	defer server.Close()
	dir := filepath.Join(t.TempDir(), "corpus")
	r := must(t, asks(t, small("--json", "--out", dir, "--models", liveCast{url: server.URL}.file(t))...))
	if len(r.stdout) == 0 {
		t.Error("no events")
	}
	sameRows(t, dir, smallCorpus(t))
	keylessFolder(t, dir)
	for _, command := range []string{"status", "check", "stats"} {
		asks(t, command, dir)
		asks(t, command, "--json", dir)
	}
}

// escapedWhole is a text inside of a JSON string, every character an escape.
func escapedWhole(text string) string {
	var b strings.Builder
	for i, c := range []byte(text) {
		format := `\u%04x`
		if i%2 > 0 {
			format = `\u%04X`
		}
		fmt.Fprintf(&b, format, c)
	}
	return b.String()
}

// chains are spellings of a text in other notations than JSON's, some in one another.
func chains(text string) []string {
	var numeric strings.Builder
	for _, c := range []byte(text) {
		fmt.Fprintf(&numeric, "&#%d;", c)
	}
	packed := base64.StdEncoding.EncodeToString([]byte(text))
	return []string{
		strings.ReplaceAll(text, "+", "&#43;"), numeric.String(), url.QueryEscape(url.QueryEscape(text)),
		base64.StdEncoding.EncodeToString([]byte(packed)), hex.EncodeToString([]byte(text)),
		base64.URLEncoding.EncodeToString([]byte(url.QueryEscape(numeric.String()))),
	}
}

// TestKeyIsNowhere_ReasonsHoldItEscaped has a model put the key into the reasons that it gives, in escapes: they become
// verdicts, which are published.
func TestKeyIsNowhere_ReasonsHoldItEscaped(t *testing.T) {
	thoroughly(t)
	t.Parallel()
	inner := serve(t, mock.Options{})
	reasons := regexp.MustCompile(`\\"(reason|reasoning)\\": ?\\"`)
	for _, provider := range []string{"openai", "gemini"} {
		t.Run(provider, func(t *testing.T) {
			var echoed atomic.Int64
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				answer := httptest.NewRecorder()
				inner.ServeHTTP(answer, r)
				spelled := strings.ReplaceAll(escapedWhole(sentKey(r)), `\`, `\\`) // a JSON string in a JSON string
				body := reasons.ReplaceAllStringFunc(answer.Body.String(), func(found string) string {
					echoed.Add(1)
					return found + spelled + " " + strings.Join(chains(sentKey(r)), " ") + " "
				})
				w.Header().Set("Content-Type", "application/json")
				w.WriteHeader(answer.Code)
				_, _ = io.WriteString(w, body)
			}))
			defer server.Close()
			dir := filepath.Join(t.TempDir(), "corpus")
			must(t, asks(t, small("--quiet", "--out", dir, "--models", liveCast{provider: provider,
				url: server.URL}.file(t))...))
			if echoed.Load() == 0 {
				t.Fatal("no answer held the key")
			}
			keylessFolder(t, dir)
			if r := must(t, asks(t, "check", dir, "--all")); !strings.Contains(r.stdout, "looked for "+liveEnv) {
				t.Errorf("check did not look for the run's key: %s", r.stdout)
			}
			for _, command := range [][]string{{"status"}, {"show", "item"}, {"show", "rejection"}} {
				asks(t, append([]string{command[0], dir}, command[1:]...)...)
			}
			c, _, err := output.Read(dir)
			if err != nil {
				t.Fatal(err)
			}
			if text := fmt.Sprintf("%+v", c); !strings.Contains(text, "[key]") {
				t.Error("no reason with a key in it was kept: the test looks at nothing")
			}
		})
	}
}

// TestKeyIsFound looks for the key where it is, so that the tests above can fail.
func TestKeyIsFound(t *testing.T) {
	for _, spelling := range keySpellings() {
		if !holdsKey(append([]byte("before "), spelling...)) {
			t.Errorf("%s was not found", spelling)
		}
	}
}

// keyless fails the test if bytes hold the key, in whatever spelling.
func keyless(t testing.TB, what string, b []byte) {
	t.Helper()
	if holdsKey(b) {
		t.Fatalf("%s holds the key", what)
	}
}

func holdsKey(b []byte) bool {
	for range 4 {
		if holdsKeyPlain(b) {
			return true
		}
		if bytes.IndexByte(b, '\\') < 0 {
			return false
		}
		b = unescaped.ReplaceAllFunc(b, func(e []byte) []byte {
			if e[1] != 'u' {
				return e[1:]
			}
			v, _ := strconv.ParseUint(string(e[2:]), 16, 32)
			return utf8.AppendRune(nil, rune(v))
		})
	}
	return holdsKeyPlain(b)
}

var unescaped = regexp.MustCompile(`\\(u[0-9a-fA-F]{4}|[^u])`)

func holdsKeyPlain(b []byte) bool {
	return slices.ContainsFunc(keySpellings(), func(s []byte) bool { return bytes.Contains(b, s) })
}

// keySpellings are the ways in which texts may hold the key. The part that
// every spelling leaves alone stands for those that no one thought of.
func keySpellings() [][]byte {
	plain, _ := json.Marshal(liveKey)
	var out [][]byte
	for _, spelled := range chains(liveKey) {
		out = append(out, []byte(spelled))
	}
	return append(out, [][]byte{
		[]byte(liveKey), []byte(url.QueryEscape(liveKey)), []byte(url.PathEscape(liveKey)), plain[1 : len(plain)-1],
		[]byte("7q-0123456789"),
		[]byte(escapedWhole(liveKey)), []byte(strings.ReplaceAll(escapedWhole(liveKey), `\`, `\\`)),
	}...)
}

// keylessFolder looks for the key in every file below a folder, and in what the
// run's store holds compressed.
func keylessFolder(t testing.TB, dir string) {
	t.Helper()
	files := 0
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		keyless(t, path, b)
		files++
		return err
	})
	if err != nil || files == 0 {
		t.Fatalf("%d files in %s: %v", files, dir, err)
	}
	keylessStore(t, dir)
	keylessTables(t, dir)
}

// keylessStore reads every cell of a run's store, unpacked where it is compressed.
func keylessStore(t testing.TB, dir string) {
	t.Helper()
	path := filepath.Join(dir, ".run", "run.db")
	db, err := sql.Open("sqlite", path)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	unpack, err := zstd.NewReader(nil)
	if err != nil {
		t.Fatal(err)
	}
	defer unpack.Close()
	bodies := 0
	for _, table := range tablesOf(t, db) {
		err := eachCell(db, table, func(b []byte) {
			if plain, err := unpack.DecodeAll(b, nil); err == nil && len(plain) > 0 {
				b = plain
				bodies++
			}
			keyless(t, path+", table "+table, b)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if bodies == 0 && totalsOf(t, dir).Kept > 0 {
		t.Fatalf("%s: no compressed body was found in it", path)
	}
}

func tablesOf(t testing.TB, db *sql.DB) []string {
	t.Helper()
	rows, err := db.Query("SELECT name FROM sqlite_master WHERE type = 'table'")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		out = append(out, name)
	}
	if err := rows.Err(); err != nil || len(out) < 5 {
		t.Fatalf("tables %q: %v", out, err)
	}
	return out
}

// eachCell calls see with every text and blob of a table.
func eachCell(db *sql.DB, table string, see func([]byte)) error {
	rows, err := db.Query("SELECT * FROM " + table)
	if err != nil {
		return err
	}
	defer rows.Close()
	names, err := rows.Columns()
	if err != nil {
		return err
	}
	cells, into := make([]sql.RawBytes, len(names)), make([]any, len(names))
	for i := range cells {
		into[i] = &cells[i]
	}
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		for _, c := range cells {
			see(c)
		}
	}
	return rows.Err()
}

// keylessTables reads every row of a corpus; shards are compressed.
func keylessTables(t testing.TB, dir string) {
	t.Helper()
	c, m, err := output.Read(dir)
	var none *output.NotCorpusError
	if errors.As(err, &none) {
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range []any{c, m} {
		text := fmt.Sprintf("%+v", v) // unlike JSON it leaves no field out
		keyless(t, "the tables of "+dir, []byte(text))
		b, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		keyless(t, "the tables of "+dir, b)
	}
}
