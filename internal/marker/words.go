package marker

import (
	_ "embed"
	"math/big"
	"regexp"
	"strings"
	"sync"

	"github.com/goccy/go-yaml"
)

// class says what a word does to an answer.
type class uint8

const (
	content  class = iota // has a meaning of its own
	filler                // says nothing of the answer
	negation              // denies what follows
	hedge                 // leaves doubt about what is said
	vague                 // takes the place of a value
	turn                  // what comes with it changes what is said
	bound                 // says that a value is a limit
	either                // joins alternatives
	say                   // tells who says something
	conflict              // says that statements do not go together
	settle                // chooses one of several statements
	silent                // says that there is no answer
	source                // what answers are looked for in, and what is said of them
)

//go:embed words.yaml
var wordsFile []byte

// mend rewrites what the parser of values does not read.
type mend struct {
	from *regexp.Regexp
	to   string
}

// tables are what words.yaml holds.
type tables struct {
	classes map[string]class
	units   map[string]amount // one of each, in its dimension's base unit
	folds   *strings.Replacer
	mends   []mend
}

// known are the tables, read once.
var known = sync.OnceValue(func() tables {
	var file struct {
		Classes, Units map[string]string
		Folds          string
		Mends          [][2]string
	}
	if err := yaml.Unmarshal(wordsFile, &file); err != nil {
		panic("words.yaml: " + err.Error()) // it is embedded
	}
	t := tables{classes: map[string]class{}, units: map[string]amount{}}
	t.folds = strings.NewReplacer(append(strings.Fields(file.Folds), "'", "", "’", "")...)
	names := "filler negation hedge vague turn bound either say conflict settle silent source"
	for i, name := range strings.Fields(names) {
		for _, w := range strings.Fields(file.Classes[name]) {
			t.classes[w] = filler + class(i)
		}
	}
	for dimension, list := range file.Units {
		for words := strings.Fields(list); len(words) > 1; words = words[2:] {
			factor, _ := new(big.Rat).SetString(words[1])
			t.units[words[0]] = amount{dimension, words[0], factor}
		}
	}
	for _, m := range file.Mends {
		t.mends = append(t.mends, mend{regexp.MustCompile("(?i)" + m[0]), m[1]})
	}
	return t
})

// fold lowers a text and takes the marks from its letters, both spellings of an umlaut alike.
func fold(s string) string {
	return known().folds.Replace(known().folds.Replace(strings.ToLower(s))) // ë, then oe
}

// stem cuts the common endings of a folded word.
func stem(low string) string {
	for _, end := range []string{"ings", "ing", "ies", "ied", "es", "ed", "s", "y", "e"} {
		if cut, ok := strings.CutSuffix(low, end); ok && len(cut) >= 3 && !(end == "s" && strings.HasSuffix(cut, "s")) {
			low = cut
			break
		}
	}
	if n := len(low); n > 3 && low[n-1] == low[n-2] { // running, run
		low = low[:n-1]
	}
	return low
}
