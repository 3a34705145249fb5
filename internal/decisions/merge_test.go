package decisions

import (
	"errors"
	"fmt"
	"iter"
	"strings"
	"testing"
	"time"

	"memloom/internal/corpus"
)

// opinions are so many decisions about one item, each by a reviewer of its own.
func opinions(n int, note string) iter.Seq2[corpus.Decision, error] {
	return func(yield func(corpus.Decision, error) bool) {
		for i := range n {
			d := corpus.Decision{Target: corpus.TargetItem, TargetID: "I1", TargetHash: "h", Reviewer: fmt.Sprint(i),
				Action: corpus.ActionAccept, Note: note}
			if !yield(d, nil) {
				return
			}
		}
	}
}

// What is merged is read through once, however many decisions are about one item, and is there once.
func TestMerge_ManyAboutOneItem(t *testing.T) {
	s, err := OpenStore(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	const many = 20_000
	begun := time.Now()
	for _, want := range []int{many, 0} {
		if n, err := s.Merge(t.Context(), opinions(many, strings.Repeat("é", 100))); err != nil || n != want {
			t.Errorf("%d added, want %d (%v)", n, want, err)
		}
	}
	if n, err := s.Merge(t.Context(), opinions(many+300, strings.Repeat("é", MaxNote))); err != nil || n != 300 {
		t.Errorf("%d with long notes added (%v)", n, err)
	}
	// with a transaction and a reading of all earlier ones each, it takes hours
	if took := time.Since(begun); took > 20*time.Second {
		t.Errorf("it took %v", took)
	}
}

// All are kept or none: one decision that is too long keeps back the others.
func TestMerge_TooLong(t *testing.T) {
	s, err := OpenStore(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	long := strings.Repeat("é", MaxNote+1)
	for name, change := range map[string]func(d *corpus.Decision){
		"note":   func(d *corpus.Decision) { d.Note = long },
		"name":   func(d *corpus.Decision) { d.Reviewer = long },
		"filter": func(d *corpus.Decision) { d.Overrules = []string{"blind", long} },
		"field":  func(d *corpus.Decision) { d.Edits = []corpus.Edit{{Field: long}} },
		"edit":   func(d *corpus.Decision) { d.Edits = []corpus.Edit{{Field: "question", After: strings.Repeat(long, 6)}} },
		"edit from": func(d *corpus.Decision) {
			d.Edits = []corpus.Edit{{Field: "question", Before: strings.Repeat(long, 6)}}
		},
	} {
		_, err := s.Merge(t.Context(), func(yield func(corpus.Decision, error) bool) {
			for d := range opinions(2, "") {
				if d.Reviewer == "1" {
					change(&d)
				}
				if !yield(d, nil) {
					return
				}
			}
		})
		if mistake := (*MistakeError)(nil); !errors.As(err, &mistake) || len(err.Error()) > 300 {
			t.Errorf("%s: %.400v", name, err)
		}
		d := by("Ada", corpus.ActionAccept)
		change(&d)
		if _, err := s.Add(t.Context(), d, ""); err == nil {
			t.Errorf("%s: added by itself", name)
		}
	}
	if list, err := s.Decisions(t.Context()); err != nil || len(list) > 0 {
		t.Errorf("%d are kept (%v)", len(list), err)
	}
}

// Where an item stands is found in time that grows with the decisions about it, and not with their square.
func TestStanding_ManyReviewers(t *testing.T) {
	var list []corpus.Decision
	for d := range opinions(200_000, "") {
		d.Seq = int64(len(list) + 1)
		list = append(list, d)
	}
	begun := time.Now()
	if n, m := len(Standing(list)), len(Opinions(list)); n != len(list) || m != len(list) {
		t.Errorf("%d stand, %d opinions", n, m)
	}
	if took := time.Since(begun); took > 10*time.Second {
		t.Errorf("it took %v", took)
	}
}
