package fleet_test

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/wire"
)

// atOnce serves heads of answers that write sends by hand, with a sound body: none is sent to its end before so many
// have been sent but for their last line.
func atOnce(t *testing.T, together int, write func(w io.Writer)) *httptest.Server {
	t.Helper()
	met := meeting(together)
	body := `{"choices":[{"finish_reason":"stop","message":{"role":"assistant","content":"{}"}}]}`
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		conn, _, err := http.NewResponseController(w).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		defer conn.Close()
		out := bufio.NewWriterSize(conn, 1<<16)
		write(out)
		_ = out.Flush() // where it fails the client has had enough
		met()
		_, _ = fmt.Fprintf(conn, "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%s", len(body), body)
	}))
	t.Cleanup(h.Close)
	return h
}

// names are so many bytes of headers that have a name and no value: no others take as much memory.
func names(size int) []byte {
	const letters = "abcdefghijklmnopqrstuvwxyz0123456789"
	var b bytes.Buffer
	for i := 0; b.Len() < size; i++ {
		b.WriteByte('q')
		for n := i; n > 0; n /= len(letters) {
			b.WriteByte(letters[n%len(letters)])
		}
		b.WriteString(":\n")
	}
	return b.Bytes()
}

// TestMemory_HeadersAtOnce: whatever headers 64 answers have, a process that is sent them all at once stays small.
func TestMemory_HeadersAtOnce(t *testing.T) {
	if at := os.Getenv(heldURL); at != "" {
		askAtOnce(t, at, func(err error) bool {
			var invalid *llm.InvalidAnswerError
			var f *llm.Failure
			return errors.As(err, &invalid) || errors.As(err, &f)
		})
		return
	}
	if testing.Short() {
		t.Skip("the race detector, which runs short tests, takes memory of its own")
	}
	const status = "HTTP/1.1 200 OK\r\n"
	most, nine := names(wire.MaxHeaders-1000), names(9<<20)
	forever := func(w io.Writer, piece string) {
		for range 64 << 20 / len(piece) { // more than any bound
			if _, err := io.WriteString(w, piece); err != nil {
				return
			}
		}
	}
	for name, write := range map[string]func(io.Writer){
		"the most that is read": func(w io.Writer) { _, _ = fmt.Fprintf(w, "%s%s", status, most) },
		"9 MB of names":         func(w io.Writer) { _, _ = fmt.Fprintf(w, "%s%s", status, nine) },
		"one that is kept": func(w io.Writer) {
			_, _ = fmt.Fprintf(w, "%sX-Request-Id: %0*d\r\n", status, wire.MaxHeaders-1000, 1)
		},
		"a line without end": func(w io.Writer) {
			_, _ = io.WriteString(w, status+"X-Ratelimit-Limit: ")
			forever(w, strings.Repeat("9", 1<<12))
		},
		"1xx without end": func(w io.Writer) { forever(w, "HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n") },
	} {
		t.Run(name, func(t *testing.T) {
			const together = 64
			s := atOnce(t, together, write)
			peak := childsPeak(t, together, s.URL)
			t.Logf("%d MB", peak)
			if peak > 500 {
				t.Errorf("%d MB", peak)
			}
		})
	}
}
