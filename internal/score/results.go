package score

import (
	"encoding/json"
	"io"
)

// WriteResults writes one line a result.
func WriteResults(w io.Writer, results []Result) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	for _, r := range results {
		if err := e.Encode(r); err != nil {
			return err
		}
	}
	return nil
}
