//go:build !unix

package main

// helperPrograms are programs besides memloom that tests start.
var helperPrograms = map[string]func(){}
