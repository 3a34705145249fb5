// Command words writes the table of irregular forms that the built-in reader
// embeds, forms.txt, from the database of WordNet 3.0 (Debian: wordnet-base).
//
//	words WORDNET-FOLDER TABLE-FOLDER
package main

import (
	"fmt"
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
		fmt.Fprintln(os.Stderr, "usage: words WORDNET-FOLDER TABLE-FOLDER")
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
	text := notice + "# Each line: a form and the word that it is one of; behind = the word as it is, with its last e.\n" + strings.Join(forms, "\n") + "\n"
	return os.WriteFile(filepath.Join(to, "forms.txt"), []byte(text), 0o644)
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
			if plain(form) && plain(base) && len(f) == 2 && w.met(base, pos) > 0 && 4*own <= w.met(base, pos) &&
				!regular(form, base) {
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

// silent are the forms of words that would meet another's without their last e: care is not car, nor file fill. They
// keep it, but where the stem is that of an irregular verb, or of words that have grown apart.
func silent(w *wordnet, irregular []string) []string {
	var out []string
	skip := map[string]bool{"late": true, "clothe": true, "breathe": true, "therefore": true, "quite": true,
		"note": true}
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
	for _, root := range []string{base, strings.TrimSuffix(base, "e"), base + base[len(base)-1:],
		strings.TrimSuffix(base, "y") + "i"} {
		for _, ending := range []string{"ed", "ing", "s", "es"} {
			if form == root+ending && len(base) > 3 {
				return true
			}
		}
	}
	return false
}

// plain says that a word is one of small letters.
func plain(word string) bool {
	return word != "" && strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == ""
}
