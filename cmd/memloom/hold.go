package main

import (
	"os"
	"path/filepath"
	"slices"

	"memloom/internal/lock"
	"memloom/output"
)

// hold takes the lock of a corpus's folder for the command at work. The caller holds it from before it reads what it will
// change until all is written. Where there is no corpus, nothing is made.
func (a *app) hold(dir string) (*lock.Held, error) {
	if _, err := os.Stat(filepath.Join(dir, ".run")); err != nil {
		if _, err := output.ReadManifest(dir); err != nil {
			return nil, err
		}
	}
	return lock.Take(dir, a.command)
}

// holdFor is hold where one of the files that are to be written lies in the folder; otherwise it takes nothing.
func (a *app) holdFor(dir string, files ...string) (*lock.Held, error) {
	if !slices.ContainsFunc(files, func(f string) bool { return f != "" && lock.Inside(dir, f) }) {
		return nil, nil
	}
	return a.hold(dir)
}

// holdEmpty takes the lock of the folder of --out, which holds no corpus yet.
func (a *app) holdEmpty(out string) (*lock.Held, error) {
	taken := func() error {
		if _, err := output.ReadManifest(out); err == nil {
			return usage("--out %s: it holds a corpus already; name another folder, or remove it first", out)
		}
		return output.Replaceable(out)
	}
	if err := taken(); err != nil {
		return nil, err
	}
	held, err := lock.Take(out, a.command)
	if err != nil {
		return nil, err
	}
	if err := taken(); err != nil { // one that was written meanwhile
		_ = held.Release()
		return nil, err
	}
	return held, nil
}
