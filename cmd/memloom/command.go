package main

import "memloom/internal/safetext"

// command returns a command of memloom as it is printed for copying, in backquotes: every argument is quoted where a
// shell needs it.
func command(args ...string) string { return "`" + safetext.Command(args...) + "`" }
