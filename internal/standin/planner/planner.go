// Package planner is the built-in model's planner of projects. From the title of a field, its roles and its
// deliverables alone it writes topics, sub-projects, tasks, rules and rationales: those of the pack with that title
// where memloom carries one, and otherwise, or beyond them, plain ones that fit any field.
package planner

import (
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"sync"

	"memloom/internal/pack"
)

// Planner writes projects. It may be used by many goroutines at once.
type Planner struct {
	packs func() map[string]*pack.Pack // by title; read when first needed
}

// New returns a planner.
func New() *Planner { return &Planner{packs: sync.OnceValue(carried)} }

// source draws the same for the same words.
func source(words ...string) *rand.Rand {
	h := fnv.New64a()
	_, _ = h.Write([]byte(strings.Join(words, "\x00"))) // a hash takes everything
	return rand.New(rand.NewPCG(h.Sum64(), 1))
}
