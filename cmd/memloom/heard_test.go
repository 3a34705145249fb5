package main

import (
	"bytes"
	"strings"
	"sync"
	"testing"
	"time"
)

// heard collects what a program prints.
type heard struct {
	mu  sync.Mutex
	all bytes.Buffer
}

// Write implements io.Writer.
func (h *heard) Write(b []byte) (int, error) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.all.Write(b)
}

func (h *heard) text() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.all.String()
}

// says waits until a text is printed.
func (h *heard) says(t *testing.T, want string, within time.Duration) {
	t.Helper()
	for end := time.Now().Add(within); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if strings.Contains(h.text(), want) {
			return
		}
	}
	t.Fatalf("after %s nobody said %q:\n%q", within, want, h.text())
}
