package life

import (
	"io"

	"memloom/internal/yamlcheck"
)

// Read reads a file of everyday life of at most 1 MiB; the name is for errors. Its error has a line for each problem:
// file:line:column: key: what is wrong and what to do.
func Read(name string, r io.Reader) (*Pack, error) {
	return yamlcheck.File[Pack]{
		What:  "everyday life",
		Keys:  "version, users, talks and preferences",
		Rules: Rules,
		Check: func(c *yamlcheck.Checker, p *Pack) { checker{c}.check(p) },
	}.Read(name, r)
}
