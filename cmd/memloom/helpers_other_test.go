//go:build !unix

package main

import "os"

// helperPrograms are programs besides memloom that tests start.
var helperPrograms = map[string]func(){}

// terminate asks a process to end; nil where there is no such signal.
var terminate os.Signal
