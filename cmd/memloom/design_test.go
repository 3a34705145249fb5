package main

import (
	"memloom/pipeline/designs"
	"memloom/pipeline/designs/exampletest"
)

// withExample is the program with one design more, which testdata/script/design.txtar drives through every command.
func withExample() {
	designs.All = append(designs.All, exampletest.Design{})
	main()
}
