package journal

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"

	"memloom/internal/llm/wire"
)

// head is what is kept of an exchange next to its body.
type head struct {
	Status int         `json:"status"`
	Header http.Header `json:"header,omitempty"`
}

// encode writes an exchange as a line of JSON and the body as it came.
func encode(x wire.Exchange) ([]byte, error) {
	line, err := json.Marshal(head{x.Status, x.Header})
	if err != nil {
		return nil, fmt.Errorf("keeping an answer: %w", err)
	}
	data := make([]byte, 0, len(line)+1+len(x.Body))
	return append(append(append(data, line...), '\n'), x.Body...), nil
}

// decode is the inverse of encode.
func decode(data []byte) (wire.Exchange, error) {
	line, body, ok := bytes.Cut(data, []byte("\n"))
	if !ok {
		return wire.Exchange{}, errors.New("reading a kept answer: it has no head")
	}
	var h head
	if err := json.Unmarshal(line, &h); err != nil {
		return wire.Exchange{}, fmt.Errorf("reading a kept answer: %w", err)
	}
	if h.Header == nil {
		h.Header = http.Header{}
	}
	return wire.Exchange{Status: h.Status, Header: h.Header, Body: body}, nil
}

// Body returns what a provider sent, as it came, from an answer that was kept.
func Body(kept []byte) ([]byte, error) {
	x, err := decode(kept)
	return x.Body, err
}

// success says whether a status is of an answer that was asked for, and so is paid.
func success(status int) bool { return status >= 200 && status < 300 }
