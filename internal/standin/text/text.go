// Package text holds the templates of the built-in author: what it can say, a file for each kind of text.
package text

import (
	"embed"
	"fmt"
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
