package main

import (
	"context"
	"encoding/json"
	"io"
	"path/filepath"

	"github.com/parquet-go/parquet-go"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/stream"
	"memloom/output"
)

type streamIn struct {
	Dir      string `arg:"DIR"`
	Messages int    `flag:"messages"`
	Out      string `flag:"out"` // file
}

// mostOfEpisode is how many messages an episode may be asked to have.
const mostOfEpisode = 10_000

// streamSummary is what a corpus cut into episodes comes to.
type streamSummary struct{ stream.Summary }

// Text prints the summary.
func (s *streamSummary) Text(c *app.Console) { c.Printf("%s", s.Summary.Text()) }

// cutStream cuts a corpus into episodes, and writes their table where a file is named.
func cutStream(_ context.Context, in streamIn, _ *app.Console) (*streamSummary, error) {
	if in.Messages < 2 || in.Messages > mostOfEpisode {
		return nil, app.Usage("--messages %d: an episode has 2 to %d messages", in.Messages, mostOfEpisode)
	}
	ext := filepath.Ext(in.Out)
	if in.Out != "" && ext != ".jsonl" && ext != ".parquet" {
		return nil, app.Usage("--out %s: end it in .jsonl or .parquet", in.Out)
	}
	r, err := output.Open(in.Dir)
	if err != nil {
		return nil, err
	}
	var rows []stream.Episode
	err = app.All(r, func(c *corpus.Corpus) error {
		rows = append(rows, stream.Cut(c, in.Messages)...)
		return nil
	})
	if err == nil && in.Out != "" {
		err = app.Replace(in.Out, func(w io.Writer) error { return writeEpisodes(w, ext, rows) })
	}
	if err != nil {
		return nil, err
	}
	return &streamSummary{stream.Summarise(rows)}, nil
}

// writeEpisodes writes the table of borders.
func writeEpisodes(w io.Writer, ext string, rows []stream.Episode) error {
	if ext == ".parquet" {
		p := parquet.NewGenericWriter[stream.Row](w)
		for i := range rows {
			if _, err := p.Write([]stream.Row{rows[i].Row()}); err != nil {
				return err
			}
		}
		return p.Close()
	}
	enc := json.NewEncoder(w)
	for i := range rows {
		if err := enc.Encode(&rows[i]); err != nil {
			return err
		}
	}
	return nil
}
