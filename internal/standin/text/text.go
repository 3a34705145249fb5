// Package text holds the templates of the built-in author: what it can say, a file for each kind of text.
package text

import (
	"embed"
	"fmt"
	"strings"
	"sync"

	"memloom/internal/standin/template"
)

//go:embed *.txt
var files embed.FS

// Book returns the templates, which are read once. It panics if a file is faulty, which the test of this package finds.
var Book = sync.OnceValue(func() template.Book {
	book, err := template.Read(files)
	if err != nil {
		panic(fmt.Sprintf("the templates of the built-in author: %v", err))
	}
	return book
})

// Openers returns the words that begin sentences of the templates and would be written small within one: no "I".
var Openers = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, lines := range Book() {
		for _, l := range lines {
			for _, s := range strings.Split(l.Text, ". ") {
				word, _, _ := strings.Cut(s, " ")
				word = strings.TrimRight(word, ",:")
				if word != "" && word[0] >= 'A' && word[0] <= 'Z' && word != "I" && !strings.HasPrefix(word, "I'") {
					out[word] = true
				}
			}
		}
	}
	for _, article := range []string{"The", "A", "An"} { // of what templates name
		out[article] = true
	}
	return out
})
