//go:build unix

package main

import (
	"fmt"
	"os"
	"strconv"
	"syscall"
)

// helperPrograms are programs besides memloom that tests start.
var helperPrograms = map[string]func(){"memloom-limited": limited}

// terminate asks a process to end.
const terminate = syscall.SIGTERM

// limited is memloom in a process whose files cannot grow beyond the bytes that
// the first argument names: a writer that fails, the one who runs the test.
func limited() {
	bytes, err := strconv.ParseUint(os.Args[1], 10, 64)
	if err == nil {
		err = syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: bytes, Max: bytes})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(100)
	}
	os.Args = append([]string{"memloom"}, os.Args[2:]...)
	main()
}
