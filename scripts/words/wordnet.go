package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// wordnet is as much of the database as the table needs (wndb(5WN)).
type wordnet struct {
	senses map[string][]string // by part of speech and lemma, as "n/dog": synsets, commonest first
	tagged map[string]int      // how often a sense was met in tagged texts, by lemma and synset
}

var files = map[string]string{"n": "noun", "v": "verb", "a": "adj", "r": "adv"}

func readWordnet(folder string) (*wordnet, error) {
	w := &wordnet{map[string][]string{}, map[string]int{}}
	for _, pos := range []string{"n", "v", "a", "r"} {
		if err := eachLine(filepath.Join(folder, "index."+files[pos]), func(line string) error {
			return w.readLemma(pos, line)
		}); err != nil {
			return nil, err
		}
	}
	return w, eachLine(filepath.Join(folder, "cntlist.rev"), w.readCount)
}

// readLemma reads "lemma pos senses pointers ... senses tagged offset ...".
func (w *wordnet) readLemma(pos, line string) error {
	if strings.HasPrefix(line, " ") {
		return nil
	}
	f := strings.Fields(line)
	n, err := strconv.Atoi(f[2])
	if err != nil {
		return err
	}
	for _, offset := range f[len(f)-n:] {
		w.senses[pos+"/"+f[0]] = append(w.senses[pos+"/"+f[0]], pos+offset)
	}
	return nil
}

// readCount reads "lemma%type:file:id:: sense count".
func (w *wordnet) readCount(line string) error {
	f := strings.Fields(line)
	lemma, key, ok := strings.Cut(f[0], "%")
	if !ok || len(f) != 3 {
		return fmt.Errorf("no sense: %q", line)
	}
	pos := map[byte]string{'1': "n", '2': "v", '3': "a", '4': "r", '5': "a"}[key[0]]
	sense, err := strconv.Atoi(f[1])
	if err != nil {
		return err
	}
	count, err := strconv.Atoi(f[2])
	if list := w.senses[pos+"/"+lemma]; err == nil && sense <= len(list) {
		w.tagged[lemma+" "+list[sense-1]] += count
	}
	return err
}

// met is how often a word was met, as any part of speech, or one.
func (w *wordnet) met(lemma string, parts ...string) int {
	n := 0
	for _, pos := range parts {
		for _, s := range w.senses[pos+"/"+lemma] {
			n += w.tagged[lemma+" "+s]
		}
	}
	return n
}

// common says that a word was met at all.
func (w *wordnet) common(lemma string) bool { return w.met(lemma, "n", "v", "a", "r") > 0 }

func eachLine(path string, do func(string) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for n := 1; lines.Scan(); n++ {
		if err := do(lines.Text()); err != nil {
			return fmt.Errorf("%s, line %d: %w", path, n, err)
		}
	}
	return lines.Err()
}
