package quality

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// LineError is what is wrong with a line of a file of chat.
type LineError struct {
	File   string
	Line   int
	Reason string
}

// Error implements error.
func (e *LineError) Error() string { return fmt.Sprintf("%s, line %d: %s", e.File, e.Line, e.Reason) }

// realLine is a line of a file of chat.
type realLine struct {
	Group   string `json:"group"`
	Speaker string `json:"speaker"`
	Time    string `json:"time"`
	Text    string `json:"text"`
}

// ReadReal reads chat: {"group"?, "speaker", "time", "text"} a line, in any order. The id of a message is the number of
// its line. The name is the file's, for errors. A line that is something else gives a *LineError.
func ReadReal(name string, from io.Reader) ([]Group, error) {
	var out []Group
	at := map[string]int{}
	for lines := bounded.NewLines(from, name, bounded.Line, bounded.Chat); ; {
		text, n, err := lines.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, err
		}
		if len(text) == 0 {
			continue
		}
		group, heard, wrong := parseReal(text)
		if wrong != "" {
			return nil, &LineError{name, n, wrong}
		}
		i, ok := at[group]
		if !ok {
			i = len(out)
			at[group] = i
			out = append(out, Group{ID: group})
		}
		out[i].Messages = append(out[i].Messages, Message{strconv.Itoa(n), heard})
	}
	for _, g := range out {
		slices.SortStableFunc(g.Messages, func(a, b Message) int { return cmp.Compare(a.At, b.At) })
	}
	return out, nil
}

func parseReal(text []byte) (group string, _ prompts.Heard, wrong string) {
	var l realLine
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	err := d.Decode(&l)
	if _, end := d.Token(); err != nil || !errors.Is(end, io.EOF) {
		return "", prompts.Heard{}, `not one JSON object {"group"?, "speaker", "time", "text"}, each a text: ` +
			bounded.Excerpt(text)
	}
	stamp, err := corpus.ParseStamp(l.Time)
	switch {
	case strings.TrimSpace(l.Speaker) == "":
		return "", prompts.Heard{}, `"speaker" is missing or empty`
	case strings.TrimSpace(l.Text) == "":
		return "", prompts.Heard{}, `"text" is missing or empty`
	case err != nil:
		return "", prompts.Heard{}, fmt.Sprintf(`"time": %q is not a time like 2025-03-11T09:06`, l.Time)
	}
	return l.Group, prompts.Heard{Speaker: l.Speaker, At: stamp, Text: l.Text}, ""
}
