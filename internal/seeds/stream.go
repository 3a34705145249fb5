package seeds

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"unicode/utf8"

	"memloom/internal/bounded"
)

// mostRecord is the most bytes of one record. Records of the published files have a few thousand.
const mostRecord = 16 << 20

// Error says that a file is not of its shape. Nothing is read behind it.
type Error struct {
	Name   string // of the file
	Record int    // from 1; 0 for the file as a whole
	Line   int    // where the record begins, or where the file stops being JSON; 0 if unknown
	Key    string // within the record; may be empty
	What   string // what is wrong and what to do
}

// Error implements error.
func (e *Error) Error() string {
	out := e.Name
	if e.Line > 0 {
		out += fmt.Sprintf(":%d", e.Line)
	}
	if e.Record > 0 {
		out += fmt.Sprintf(": record %d", e.Record)
	}
	if e.Key != "" {
		out += ": " + e.Key
	}
	return out + ": " + e.What
}

// input hands a file on in pieces. It counts lines, and bounds a record.
type input struct {
	r    io.Reader
	name string
	read int64   // bytes handed on
	from int64   // where the record begins
	line int     // line ends before from
	ends []int64 // offsets of line ends at or behind from
}

// Read implements io.Reader.
func (in *input) Read(p []byte) (int, error) {
	if in.read-in.from > mostRecord {
		return 0, &Error{Name: in.name, Line: in.lineAt(in.from), What: "a record is longer than " +
			bounded.Size(mostRecord) + ", which no record of these files is; is a bracket missing?"}
	}
	n, err := in.r.Read(p[:min(len(p), 64<<10)])
	for i, c := range p[:n] {
		if c == '\n' {
			in.ends = append(in.ends, in.read+int64(i))
		}
	}
	in.read += int64(n)
	return n, err
}

// begin marks where a record begins.
func (in *input) begin(offset int64) {
	passed, _ := slices.BinarySearch(in.ends, offset)
	in.line += passed
	in.ends = slices.Delete(in.ends, 0, passed)
	in.from = offset
}

// lineAt is the line of an offset that lies at or behind the beginning of the record, from 1.
func (in *input) lineAt(offset int64) int {
	passed, _ := slices.BinarySearch(in.ends, offset)
	return 1 + in.line + passed
}

// record is one element of a file.
type record struct {
	number, line int
	key          string // of a member of an object
	raw          json.RawMessage
}

// stream reads the records of a file one by one: the elements of a list, objects one after the other (JSONL), or where
// members is set the members of one object.
type stream struct {
	in      *input
	dec     *json.Decoder
	members bool
	listed  bool
	number  int
}

// newStream begins to read a file. The name is for errors.
func newStream(name string, r io.Reader, members bool) (*stream, error) {
	in := &input{name: name}
	b := bufio.NewReaderSize(r, 64<<10)
	in.r = b
	if mark, err := b.Peek(3); err == nil && string(mark) == "\ufeff" {
		_, _ = b.Discard(3) // what was peeked can be discarded
	}
	s := &stream{in: in, dec: json.NewDecoder(in), members: members}
	first, err := firstByte(b)
	switch {
	case err != nil && !errors.Is(err, io.EOF):
		return nil, &Error{Name: name, What: "cannot be read: " + err.Error()}
	case err != nil:
		return nil, &Error{Name: name, What: "the file is empty; give the file that the data set publishes"}
	case first == '[' && !members, first == '{' && members:
		s.listed = true
		if _, err := s.dec.Token(); err != nil {
			return nil, s.fault(err)
		}
	case first != '{':
		return nil, &Error{Name: name, Line: 1, What: fmt.Sprintf("begins with %q; %s", first, s.expected())}
	}
	return s, nil
}

func (s *stream) expected() string {
	if s.members {
		return "one object of profiles by id was expected ({\"…\": {…}})"
	}
	return "a list of records ([…]) or an object on each line was expected"
}

// firstByte is the first byte that is no white space. Nothing is taken, so that lines are counted.
func firstByte(b *bufio.Reader) (byte, error) {
	for n := 1; n <= 4<<10; n++ {
		text, err := b.Peek(n)
		if err != nil {
			return 0, err
		}
		if c := text[n-1]; c != ' ' && c != '\t' && c != '\r' && c != '\n' {
			return c, nil
		}
	}
	return ' ', nil
}

// next returns the next record, or io.EOF behind the last one.
func (s *stream) next() (record, error) {
	s.in.begin(s.dec.InputOffset())
	if s.listed && !s.dec.More() {
		return record{}, s.end()
	}
	rec := record{number: s.number + 1}
	if s.members {
		key, err := s.dec.Token()
		if err != nil {
			return record{}, s.fault(err)
		}
		rec.key, _ = key.(string)
	}
	if err := s.dec.Decode(&rec.raw); err != nil {
		if !s.listed && errors.Is(err, io.EOF) {
			return record{}, io.EOF
		}
		return record{}, s.fault(err)
	}
	s.number++
	rec.line = s.in.lineAt(s.dec.InputOffset() - int64(len(rec.raw)))
	if !utf8.Valid(rec.raw) {
		return record{}, &Error{Name: s.in.name, Record: s.number, Line: rec.line,
			What: "is not UTF-8; convert the file to UTF-8"}
	}
	return rec, nil
}

// end reads the bracket that closes the list, and refuses what follows it.
func (s *stream) end() error {
	if _, err := s.dec.Token(); err != nil {
		return s.fault(err)
	}
	if _, err := s.dec.Token(); !errors.Is(err, io.EOF) {
		if err == nil {
			err = errors.New("something follows the end of the list")
		}
		return s.fault(err)
	}
	return io.EOF
}

// fault puts an error of the decoder into an Error with its place.
func (s *stream) fault(err error) error {
	var own *Error
	if errors.As(err, &own) {
		own.Record = s.number + 1
		return own
	}
	at := &Error{Name: s.in.name, Record: s.number + 1, Line: s.in.lineAt(s.dec.InputOffset())}
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &syntax):
		at.Line, at.What = s.in.lineAt(max(syntax.Offset-1, s.in.from)), "not JSON: "+syntax.Error()
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		at.What = "the file ends within the record; is it whole? Fetch it again"
	default:
		at.What = "cannot be read: " + err.Error()
	}
	return at
}
