package reader

import (
	_ "embed"
	"slices"
	"strings"
	"sync"
)

// Tables from WordNet, made by scripts/words.
//
//go:generate go run memloom/scripts/words /usr/share/wordnet english
var (
	//go:embed english/forms.txt
	formsText string
	//go:embed english/roots.txt
	rootsText string
	//go:embed english/synonyms.txt
	synonymsText string
	//go:embed english/short.txt
	shortText string
	//go:embed english/talk.txt
	talkText string
	//go:embed english/kinds.txt
	kindsText string
)

// wideWords is what a question and those who answer it may call the same by other words.
// It is wider than what makes two answers the same.
type wideWords struct {
	groups map[string][]uint16 // of words of one root or one meaning, by stem
	sides  map[string][]uint16 // of words that tell of one thing from several sides
	kinds  map[string][]uint8  // what a thing is, by its stem
	called map[string][]uint8  // which kinds a word names
}

// wide is read once.
var wide = sync.OnceValue(readWide)

func readWide() *wideWords {
	w := &wideWords{make(map[string][]uint16, 1<<14), map[string][]uint16{}, make(map[string][]uint8, 1<<13), map[string][]uint8{}}
	addGroups(w.groups, rootsText, synonymsText, shortText)
	addGroups(w.sides, talkText)
	kind := uint8(0)
	for line := range tableLines(kindsText) {
		names, things, _ := strings.Cut(line, ":")
		for word := range strings.FieldsSeq(names) {
			w.called[stem(word)] = append(w.called[stem(word)], kind)
		}
		for word := range strings.FieldsSeq(things) {
			w.kinds[stem(word)] = append(w.kinds[stem(word)], kind)
		}
		kind++
	}
	return w
}

// addGroups adds the words of each line to a group of their own.
func addGroups(groups map[string][]uint16, texts ...string) {
	n := uint16(0)
	for _, text := range texts {
		for line := range tableLines(text) {
			for word := range strings.FieldsSeq(line) {
				if s := stemOfParts(word); !slices.Contains(groups[s], n) {
					groups[s] = append(groups[s], n)
				}
			}
			n++
		}
	}
}

// stemOfParts is the stem of a word, or those of an expression's words: come_back.
func stemOfParts(w string) string {
	if !strings.Contains(w, "_") {
		return stem(w)
	}
	parts := strings.Split(w, "_")
	for i := range parts {
		parts[i] = stem(parts[i])
	}
	return strings.Join(parts, "_")
}

// keysOf is a set of words and expressions by their stems.
func keysOf(list string) map[string]bool {
	m := map[string]bool{}
	for w := range strings.FieldsSeq(list) {
		m[stemOfParts(w)] = true
	}
	return m
}

// tableLines are the lines of a table that are no comments.
func tableLines(text string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			if line = strings.TrimSpace(line); line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}

// oneGroup says that two stems are in one group.
func oneGroup(groups map[string][]uint16, a, b string) bool {
	return slices.ContainsFunc(groups[a], func(g uint16) bool { return slices.Contains(groups[b], g) })
}

// kindOf says that a thing is of a kind: a trombone is an instrument.
func (w *wideWords) kindOf(thing, kind string) bool {
	named := w.called[kind]
	return len(named) > 0 && slices.ContainsFunc(w.kinds[thing], func(k uint8) bool { return slices.Contains(named, k) })
}

// irregularForms adds the forms of the table to those that are written here, which go before.
func irregularForms(own map[string]string) map[string]string {
	for line := range tableLines(formsText) {
		form, base, _ := strings.Cut(line, " ")
		whole, found := strings.CutPrefix(base, "=")
		if _, ok := own[form]; ok {
			continue
		}
		if own[form] = whole; !found {
			own[form] = plainStem(base)
		}
	}
	return own
}
