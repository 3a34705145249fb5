// Command words writes the tables of English words that the built-in reader
// embeds, from the database of WordNet 3.0 (Debian: wordnet-base).
//
//	words WORDNET-FOLDER TABLES-FOLDER
package main

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

const notice = `# Made by scripts/words from WordNet 3.0, Copyright 2006 by Princeton University.
# All rights reserved. The licence is in wordnet-licence.txt.
`

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: words WORDNET-FOLDER TABLES-FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "words:", err)
		os.Exit(1)
	}
}

func write(from, to string) error {
	w, err := readWordnet(from)
	if err != nil {
		return err
	}
	forms, err := irregular(w, from)
	if err != nil {
		return err
	}
	forms = append(forms, silent(w, forms)...)
	slices.Sort(forms)
	for _, t := range []struct {
		name, says string
		lines      []string
	}{
		{"forms.txt", "a form and the word that it is one of; behind = the word as it is, with its last e", forms},
		{"roots.txt", "words that are made of the first by an ending", roots(w)},
		{"synonyms.txt", "words that mostly say the same", synonyms(w)},
		{"kinds.txt", "what things are called by their kind, and the things", kinds(w)},
	} {
		text := notice + "# Each line: " + t.says + ".\n" + strings.Join(t.lines, "\n") + "\n"
		if err := os.WriteFile(filepath.Join(to, t.name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// irregular are forms that no rule of endings leads from. A form that is a common word
// itself, as "saw" and "left", is left out: what it is a form of is not told by it.
func irregular(w *wordnet, folder string) ([]string, error) {
	var out []string
	for _, pos := range []string{"v", "n"} {
		err := eachLine(filepath.Join(folder, files[pos]+".exc"), func(line string) error {
			f := strings.Fields(line)
			form, base := f[0], f[1]
			if slices.Contains([]string{"be", "have", "do"}, base) {
				return nil // they are told apart by their forms
			}
			own := w.met(form, "n", "v", "a", "r")
			if plain(form) && plain(base) && len(f) == 2 && w.met(base, pos) > 0 && 4*own <= w.met(base, pos) && !regular(form, base) {
				out = append(out, form+" "+base)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	slices.Sort(out)
	return slices.Compact(out), nil
}

// silent are the forms of words that would meet another's without their last e: care is
// not car, nor file fill. They keep it, but where the
// stem is that of an irregular verb, or of words that have grown apart.
func silent(w *wordnet, irregular []string) []string {
	var out []string
	skip := map[string]bool{"late": true, "clothe": true, "breathe": true, "therefore": true, "quite": true, "note": true}
	for _, line := range irregular {
		_, base, _ := strings.Cut(line, " ")
		skip[base] = true
	}
	for key := range w.senses {
		_, lemma, _ := strings.Cut(key, "/")
		root, ok := strings.CutSuffix(lemma, "e")
		if !ok || skip[lemma] || len(root) < 3 || !plain(lemma) || !w.common(lemma) || strings.HasSuffix(root, "e") {
			continue
		}
		if last := root[len(root)-1:]; w.common(root) || strings.Contains("lstz", last) && w.common(root+last) {
			for _, ending := range []string{"e", "es", "ed", "ing"} {
				out = append(out, root+ending+" ="+lemma)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// regular says that a form is made by an ending: "planned" of "plan".
func regular(form, base string) bool {
	for _, root := range []string{base, strings.TrimSuffix(base, "e"), base + base[len(base)-1:], strings.TrimSuffix(base, "y") + "i"} {
		for _, ending := range []string{"ed", "ing", "s", "es"} {
			if form == root+ending && len(base) > 3 {
				return true
			}
		}
	}
	return false
}

// roots are the words that are made of a verb or an adjective: approve, approval.
func roots(w *wordnet) []string {
	made := map[string]map[string]bool{}
	for _, key := range slices.Sorted(maps.Keys(w.senses)) {
		pos, lemma, _ := strings.Cut(key, "/")
		if pos == "n" || !plain(lemma) || len(lemma) < 3 || !w.common(lemma) {
			continue
		}
		for _, id := range w.senses[key] {
			if w.share(lemma, id) < 0.08 {
				continue
			}
			s := w.synsets[id]
			for _, l := range s.links {
				if l.kind != "+" && l.kind != "\\" || l.from == 0 || !strings.EqualFold(s.words[l.from-1], lemma) {
					continue
				}
				word := w.synsets[l.to].words[l.at-1]
				if plain(word) && word != lemma && likeness(word, lemma) && w.share(word, l.to) >= 0.08 && (w.common(word) || !strings.HasSuffix(word, "ness")) {
					root, of := lemma, word
					if pos == "r" {
						root, of = word, lemma // quickly is made of quick
					}
					if made[root] == nil {
						made[root] = map[string]bool{}
					}
					made[root][of] = true
				}
			}
		}
	}
	var out []string
	for _, root := range slices.Sorted(maps.Keys(made)) {
		out = append(out, root+" "+strings.Join(slices.Sorted(maps.Keys(made[root])), " "))
	}
	return out
}

// likeness says that two words begin alike: choose, choice; but not that they have only
// their history in common.
func likeness(a, b string) bool {
	return a[0] == b[0] && (a[1] == b[1] || max(len(a), len(b)) <= 6)
}

// synonyms are the words for which a sense is the one that they mostly have.
func synonyms(w *wordnet) []string {
	var out []string
	for _, id := range slices.Sorted(maps.Keys(w.synsets)) {
		var line []string
		common := false
		for _, word := range w.synsets[id].words {
			senses := len(w.senses[id[:1]+"/"+word])
			if !plain(word) || len(word) < 3 || id[0] == 'r' || senses > 1 && !w.common(word) {
				continue
			}
			if share := w.share(word, id); share >= 0.5 || share >= 0.3 && senses <= 5 {
				line = append(line, word)
				common = common || w.common(word)
			}
		}
		if slices.Sort(line); common && len(line) > 1 {
			out = append(out, strings.Join(line, " "))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// plain says that a word is one of small letters.
func plain(word string) bool {
	return word != "" && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == ""
}
