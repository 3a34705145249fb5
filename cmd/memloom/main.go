// Command memloom generates benchmarks for long-term memory. Each command is a
// file; the work is done by the packages below pipeline, output and validate.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() { execute(system()) }

// execute runs the command line and ends the process.
func execute(s surroundings) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	// A second Ctrl-C ends the program at once: committed work is safe anyway.
	go func() { <-ctx.Done(); stop() }()
	os.Exit(run(ctx, os.Args[1:], s))
}
