package main

import (
	_ "embed" // help.txt
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/app/show"
	"memloom/internal/decisions"
	"memloom/internal/llm/mock"
)

// helpTexts has a section for every command: "== PATH ARGUMENTS", a line that says what it does, a line a flag, and
// below empty lines the long text and examples. The section "flags" has the flags of several commands.
//
//go:embed help.txt
var helpTexts string

// described returns a command with what its section says of it, and a function that describes its flags once they are
// there. How many arguments it takes follows from how they are written.
func described(path string) (cmd *cobra.Command, document func()) {
	head, rest, _ := strings.Cut(section(path), "\n")
	about, long, _ := strings.Cut(rest, "\n\n")
	short, flags, _ := strings.Cut(about, "\n")
	long, example, _ := strings.Cut("\n"+long, "\n\nExample:\n")
	words := strings.Fields(strings.TrimPrefix(head, path))
	name := path[strings.LastIndexByte(path, ' ')+1:]
	cmd = &cobra.Command{Use: strings.Join(append([]string{name}, words...), " "), Short: short,
		Long: strings.TrimPrefix(long, "\n"), Example: example, Args: taking(words)}
	return cmd, func() {
		_, shared, _ := strings.Cut(section("flags"), "\n")
		for line := range strings.Lines(shared + "\n" + flags) {
			name, doc, _ := strings.Cut(strings.TrimSpace(line), "  ")
			if f := cmd.Flags().Lookup(strings.TrimPrefix(name, "--")); f != nil {
				f.Usage = doc
			}
		}
	}
}

// section is the help of a path; a command comes before those below it.
func section(path string) string {
	_, text, _ := strings.Cut(helpTexts, "\n== "+path)
	text, _, _ = strings.Cut(text, "\n\n== ")
	return strings.NewReplacer("{reasons}", strings.Join(decisions.Reasons(), ", "),
		"{codes}", strings.Join(show.CodeNames(), ", "),
		"{scripts}", strings.Join(mock.ScriptNames(), ", ")).Replace(path + strings.TrimRight(text, "\n"))
}

// taking says how many arguments are taken: as many as words that are neither in brackets nor followed by dots, and
// more.
func taking(words []string) cobra.PositionalArgs {
	least, most := 0, 0
	for _, w := range words {
		if strings.HasPrefix(w, "--") {
			break
		}
		if !strings.HasPrefix(w, "[") {
			least++
		}
		if most++; strings.Contains(w, "...") {
			return cobra.MinimumNArgs(least)
		}
	}
	switch {
	case most == 0:
		return cobra.NoArgs
	case least == most:
		return cobra.ExactArgs(most)
	case least == 0:
		return cobra.MaximumNArgs(most)
	}
	return cobra.RangeArgs(least, most)
}
