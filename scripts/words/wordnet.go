package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// wordnet is as much of the database as the tables need (wndb(5WN)).
type wordnet struct {
	synsets map[string]*synset  // by part of speech and offset, as "n02084071"
	senses  map[string][]string // by part of speech and lemma, as "n/dog": synsets, commonest first
	tagged  map[string]int      // how often a sense was met in tagged texts, by lemma and synset
}

// synset is words that say one thing.
type synset struct {
	id      string
	words   []string
	links   []link
	members string // of which part of speech
}

// link leads from a word of a synset, or from all, to those of another.
type link struct {
	kind     string
	to       string
	from, at int // words, counted from 1; 0 is the whole synset
}

var files = map[string]string{"n": "noun", "v": "verb", "a": "adj", "r": "adv"}

func readWordnet(folder string) (*wordnet, error) {
	w := &wordnet{map[string]*synset{}, map[string][]string{}, map[string]int{}}
	for _, pos := range []string{"n", "v", "a", "r"} {
		if err := eachLine(filepath.Join(folder, "data."+files[pos]), func(line string) error { return w.readSynset(pos, line) }); err != nil {
			return nil, err
		}
		if err := eachLine(filepath.Join(folder, "index."+files[pos]), func(line string) error { return w.readLemma(pos, line) }); err != nil {
			return nil, err
		}
	}
	return w, eachLine(filepath.Join(folder, "cntlist.rev"), w.readCount)
}

// readSynset reads "offset file type count word id ... pointers | gloss".
func (w *wordnet) readSynset(pos, line string) error {
	if strings.HasPrefix(line, " ") {
		return nil // the licence
	}
	head, _, _ := strings.Cut(line, " | ")
	f := strings.Fields(head)
	n, err := strconv.ParseInt(f[3], 16, 32)
	if err != nil {
		return err
	}
	s := &synset{id: pos + f[0], members: pos}
	for i := range int(n) {
		word, _, _ := strings.Cut(f[4+2*i], "(")
		s.words = append(s.words, word)
	}
	at := 4 + 2*int(n)
	links, err := strconv.Atoi(f[at])
	if err != nil {
		return err
	}
	for i := range links {
		g := f[at+1+4*i : at+5+4*i]
		ends, err := strconv.ParseUint(g[3], 16, 32)
		if err != nil {
			return err
		}
		s.links = append(s.links, link{g[0], strings.Replace(g[2], "s", "a", 1) + g[1], int(ends >> 8), int(ends & 255)})
	}
	w.synsets[s.id] = s
	return nil
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

// share is how often a word that is met has this sense, of its part of speech.
func (w *wordnet) share(lemma, id string) float64 {
	list := w.senses[id[:1]+"/"+lemma]
	all, this := 0.0, 0.0
	for i, s := range list {
		n := float64(w.tagged[lemma+" "+s]) + 1/float64(i+1)
		all += n
		if s == id {
			this = n
		}
	}
	if all == 0 {
		return 0
	}
	return this / all
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

// under are the synsets that are kinds of one, itself among them.
func (w *wordnet) under(id string) []string {
	out := []string{id}
	for i := 0; i < len(out); i++ {
		for _, l := range w.synsets[out[i]].links {
			if l.kind == "~" && !slices.Contains(out, l.to) {
				out = append(out, l.to)
			}
		}
	}
	return out
}

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
