package safetext

import "strings"

// Command returns the command line of memloom with these arguments, each quoted where a shell needs it, so that it can
// be copied from the screen. An argument is one word, whatever it holds.
func Command(args ...string) string {
	words := []string{"memloom"}
	for _, a := range args {
		words = append(words, Shell(a))
	}
	return strings.Join(words, " ")
}
