package app

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/lock"
	"memloom/internal/safetext"
)

// Command returns a command of memloom as it is printed for copying, in backquotes: every argument is quoted where a
// shell needs it.
func Command(args ...string) string { return "`" + safetext.Command(args...) + "`" }

// CountOf says so many of a thing: "1 call", "2 calls".
func CountOf(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// OneLine writes a text without line breaks.
func OneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// mostListed is how many ids an error lists.
const mostListed = 10

// SomeOf lists the first ids and says how many more there are.
func SomeOf(ids []string) string {
	list := strings.Join(ids[:min(len(ids), mostListed)], ", ")
	if rest := len(ids) - mostListed; rest > 0 {
		list += fmt.Sprintf(" and %d more", rest)
	}
	return list
}

// Map returns what f makes of the elements of a list.
func Map[T, U any](list []T, f func(T) U) []U {
	var out []U
	for _, x := range list {
		out = append(out, f(x))
	}
	return out
}

// List joins what f makes of the elements of a list, with commas.
func List[T any](list []T, f func(T) string) string { return strings.Join(Map(list, f), ", ") }

// Filter returns the elements of a list of which in says yes.
func Filter[T any](list []T, in func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !in(x) })
}

// Cells are the cells of a row of a table.
func Cells(values ...any) []string { return Map(values, func(v any) string { return fmt.Sprint(v) }) }

// Holder is the process that is at work on a folder, nil where there is none.
func Holder(dir string) *lock.Holder {
	holder, err := lock.Of(dir)
	if err != nil {
		return nil
	}
	return holder
}
