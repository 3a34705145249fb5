package seeds

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"slices"
	"strings"

	"memloom/internal/nearest"
)

// reader is how files of one shape are read.
type reader struct {
	title string // of the data set, for people
	part  string // of the data set that is read; empty for any

	// make completes the seed of a question. each makes the seeds of a profile; the file is an object of profiles by id.
	make func(q *fields, s *Seed)
	each func(p *fields, first Seed, id string) []*Seed
}

// readers are the ways to read each shape, for one file.
func readers() map[Shape]reader {
	return map[Shape]reader{
		FanOutQA:   {title: "FanOutQA", part: " dev", make: fanOutQA},
		MuSiQue:    {title: "MuSiQue", make: (&musique{linked: map[string]bool{}}).seed},
		QACC:       {title: "QACC", make: qacc},
		AmbigQA:    {title: "AmbigQA", make: ambigQA},
		HoH:        {title: "HoH", make: hoh},
		PersonaMem: {title: "PersonaMem-v2", each: personaMem},
	}
}

// seeds makes the seeds of a record.
func (kind reader) seeds(shape Shape, name string, rec record) ([]*Seed, *Error) {
	s := Seed{ID: fmt.Sprintf("%s/%d", shape, rec.number), Shape: shape, Source: name, Record: rec.number,
		KnownFrom: kind.title}
	q := &fields{every: kind.title + kind.part}
	if err := json.Unmarshal(rec.raw, &q.of); err != nil {
		q.fail("", "expected an object with the keys of "+q.every)
	}
	made := []*Seed{&s}
	if kind.each != nil {
		made = kind.each(q, s, rec.key)
	} else {
		s.Question = q.text("question")
		if id := q.flat("id").text(); id != "" {
			s.ID = string(shape) + "/" + id
		}
		kind.make(q, &s)
	}
	if q.fault != nil {
		q.fault.Name, q.fault.Record, q.fault.Line = name, rec.number, rec.line
	}
	return made, q.fault
}

// Shapes returns the shapes of files that Read knows, sorted.
func Shapes() []Shape {
	var out []Shape
	for shape := range readers() {
		out = append(out, shape)
	}
	slices.Sort(out)
	return out
}

// Read reads the seeds of a file of that shape, one after the other. The name stands for the file in errors and seeds.
//
// A seed is yielded for every record, or preference, also where it falls. What is not of the shape gives an *Error, and
// ends the sequence: bytes that are no UTF-8, no JSON, a record without a key that its shape has, a value of another
// kind, a record of more than 16 MiB. Keys beyond those of the shape are left alone. One record is held at a time, and
// the ids of all.
func Read(shape Shape, name string, r io.Reader) iter.Seq2[Seed, error] {
	return func(yield func(Seed, error) bool) {
		kind, ok := readers()[shape]
		if !ok {
			yield(Seed{}, unknownShape(name, shape))
			return
		}
		s, err := newStream(name, r, kind.each != nil)
		if err != nil {
			yield(Seed{}, err)
			return
		}
		seen := map[string]int{}
		for {
			rec, err := s.next()
			if errors.Is(err, io.EOF) {
				return
			}
			if err != nil {
				yield(Seed{}, err)
				return
			}
			made, wrong := kind.seeds(shape, name, rec)
			if wrong != nil {
				yield(Seed{}, wrong)
				return
			}
			for _, seed := range made {
				finish(seed, seen)
				if !yield(*seed, nil) {
					return
				}
			}
		}
	}
}

// ReadFile reads the seeds of a file of that shape, as Read does.
func ReadFile(shape Shape, file string) iter.Seq2[Seed, error] {
	return func(yield func(Seed, error) bool) {
		f, err := os.Open(file)
		if err != nil {
			yield(Seed{}, fmt.Errorf("reading seeds: %w", err))
			return
		}
		defer f.Close()
		for s, err := range Read(shape, file, f) {
			if !yield(s, err) {
				return
			}
		}
	}
}

func unknownShape(name string, shape Shape) error {
	var known []string
	for _, s := range Shapes() {
		known = append(known, string(s))
	}
	return &Error{Name: name, What: fmt.Sprintf("there is no shape %q of seeds; choose one of %s%s", shape,
		strings.Join(known, ", "), nearest.Hint(string(shape), known))}
}

// finish lets a seed fall that repeats an earlier one, or holds what no seed may.
func finish(s *Seed, seen map[string]int) {
	if reason := unfit(s); reason != "" {
		s.fall(reason)
	}
	for _, key := range []string{"id\x00" + s.ID, "text\x00" + identity(s)} {
		if earlier, found := seen[key]; found {
			s.fall(fmt.Sprintf("a duplicate of record %d", earlier))
			continue
		}
		seen[key] = s.Record
	}
}

// identity is what makes two seeds the same: the question, or the preference and whose it is.
func identity(s *Seed) string {
	if s.Question != "" || len(s.Entries) == 0 || s.Profile == "" {
		return fold(s.Question)
	}
	return s.Profile + "\x00" + fold(s.Entries[0].Text)
}

// fold is a text without what does not matter to its words.
func fold(s string) string {
	return strings.Trim(strings.ToLower(strings.Join(strings.Fields(s), " ")), " .?!")
}

// needed is how a seed falls that has too few entries.
func needed(found int, what string, least int) string {
	return fmt.Sprintf("%d %s; %d are needed", found, what, least)
}
