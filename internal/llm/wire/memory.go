package wire

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"

	"golang.org/x/sync/semaphore"
)

// Bounds on what is held of answers, in bytes. A sound answer has some kilobytes,
// and the longest that a model may be asked for some 400.
const (
	defaultMaxBody = 2 << 20
	mostError      = 256 << 10 // of the body of an error, which is cut there
	small          = 64 << 10  // bodies up to this are bounded by the number of requests in flight
	held           = 8 * defaultMaxBody
)

// memory bounds the larger bodies that all transports of the process hold at once. They are copied several times on
// their way: to the journal, to the library, into text.
var memory = semaphore.NewWeighted(held)

// TooLongError says that the body of an answer is longer than any answer is.
type TooLongError struct{ Most int64 }

// Error implements error.
func (e *TooLongError) Error() string {
	return fmt.Sprintf("the answer is longer than %d bytes", e.Most)
}

// whole reads an answer's body to its end. A larger one is held from then on until
// holder ends, and waits until there is room for it.
func (t *transport) whole(holder context.Context, resp *http.Response) ([]byte, error) {
	if resp.StatusCode/100 != 2 {
		return io.ReadAll(io.LimitReader(resp.Body, mostError))
	}
	if resp.ContentLength > t.o.MaxBody {
		return nil, &TooLongError{t.o.MaxBody}
	}
	var b bytes.Buffer
	if n := min(resp.ContentLength, small); n > 0 {
		b.Grow(int(n) + bytes.MinRead) // what ReadFrom wants free before it sees the end
	}
	if _, err := b.ReadFrom(io.LimitReader(resp.Body, min(small, t.o.MaxBody+1))); err != nil {
		return nil, err
	}
	if b.Len() == small {
		if err := t.hold(holder, resp.Request.Context()); err != nil {
			return nil, err
		}
		if _, err := b.ReadFrom(io.LimitReader(resp.Body, t.o.MaxBody+1-small)); err != nil {
			return nil, err
		}
	}
	if int64(b.Len()) > t.o.MaxBody {
		return nil, &TooLongError{t.o.MaxBody}
	}
	return b.Bytes(), nil
}

// hold waits for room for the largest body, and gives it back when holder ends:
// providers end it when they have read the answer.
func (t *transport) hold(holder, waiting context.Context) error {
	weight := min(t.o.MaxBody, held)
	if err := memory.Acquire(waiting, weight); err != nil {
		return err
	}
	if holder.Done() == nil { // no one will say
		memory.Release(weight)
		return nil
	}
	context.AfterFunc(holder, func() { memory.Release(weight) })
	return nil
}
