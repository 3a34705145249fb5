package main

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"

	"github.com/parquet-go/parquet-go"
	"github.com/spf13/cobra"

	"memloom/internal/stream"
	"memloom/output"
)

// streamFlags are the flags of stream.
type streamFlags struct {
	messages int
	out      string // file
}

// mostOfEpisode is how many messages an episode may be asked to have.
const mostOfEpisode = 10_000

func (a *app) streamCommand() *cobra.Command {
	var f streamFlags
	cmd := &cobra.Command{
		Use:   "stream DIR",
		Short: "Cut a corpus into episodes whose borders part no item's evidence, for streaming evaluation",
		Long: `Cut the sessions of a corpus, or the days of its groups, into episodes of about --messages messages (StreamMemBench).
A border never lies between two pieces of evidence that an accepted item has in one session or day. The table of borders has
a row an episode: its first and last message, their times, messages, tokens, pieces of evidence, and the items that can be asked
once it has been read. The corpus stays as it is. docs/streams.md says more.`,
		Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error { return a.runStream(args[0], f) },
	}
	cmd.Flags().IntVar(&f.messages, "messages", 5, "messages of an episode")
	cmd.Flags().StringVar(&f.out, "out", "", "file for the table of borders, as .jsonl or .parquet; without it only the summary is printed")
	return cmd
}

// runStream does what the flags ask for.
func (a *app) runStream(dir string, f streamFlags) error {
	if f.messages < 2 || f.messages > mostOfEpisode {
		return usage("--messages %d: an episode has 2 to %d messages", f.messages, mostOfEpisode)
	}
	ext := filepath.Ext(f.out)
	if f.out != "" && ext != ".jsonl" && ext != ".parquet" {
		return usage("--out %s: end it in .jsonl or .parquet", f.out)
	}
	r, err := output.Open(dir)
	if err != nil {
		return err
	}
	var rows []stream.Episode
	for c, err := range r.Corpora() {
		if err != nil {
			return err
		}
		rows = append(rows, stream.Cut(c, f.messages)...)
	}
	if f.out != "" {
		if err := replaceFile(f.out, func(w io.Writer) error { return writeEpisodes(w, ext, rows) }); err != nil {
			return err
		}
	}
	if a.json {
		return a.encode(stream.Summarise(rows))
	}
	_, err = fmt.Fprint(a.out, stream.Summarise(rows).Text())
	return err
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
