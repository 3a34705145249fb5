package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
)

// input opens a file that the user named; - is the standard input.
func input(cmd *cobra.Command, name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(cmd.InOrStdin()), nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, unreadable(err)
	}
	return f, nil
}

// unreadable is the error of reading a file that the user named; others, those of writing among them, stay as they are.
func unreadable(err error) error {
	var path *os.PathError
	if errors.As(err, &path) && (path.Op == "open" || path.Op == "read") {
		return usage("reading %s: %w", path.Path, path.Err)
	}
	return err
}

// stopped is the error of a command that leaves nothing to resume.
func stopped(err error) error {
	if errors.Is(err, context.Canceled) {
		return &codedError{exitPaused, errors.New("interrupted; start it again with the same command")}
	}
	return err
}

// replaceFile writes a file under a temporary name and renames it into place. One that was there leaves its permissions.
func replaceFile(name string, write func(io.Writer) error) error {
	mode := os.FileMode(0o644)
	if info, err := os.Stat(name); err == nil {
		mode = info.Mode().Perm()
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".memloom-*")
	if err != nil {
		return unwritable(name, err)
	}
	w := bufio.NewWriter(f)
	for _, step := range []func() error{
		func() error { return write(w) }, w.Flush, func() error { return f.Chmod(mode) }, f.Sync,
	} {
		if err = step(); err != nil {
			break
		}
	}
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		_ = os.Remove(f.Name())
		return unwritable(name, err)
	}
	return nil
}

// unwritable names the file that was asked for, not the temporary one.
func unwritable(name string, err error) error {
	var path *os.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Errorf("writing %s: %w", name, err)
}
