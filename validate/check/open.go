package check

import (
	"errors"
	"fmt"

	"memloom/output"
	"memloom/validate/check/rule"
)

// What a check takes and returns.
type (
	Input  = rule.Input
	Source = rule.Source
	EnvKey = rule.EnvKey
	Report = rule.Report
)

// Open opens the run in dir for Check. Folders that were not downloaded leave their tables absent; missing or altered
// shards leave no corpora, so that the check reports them. Its errors are of folders that hold no run, of manifests
// that cannot be understood, and of the file system.
func Open(dir string, by Source) (Input, error) {
	in, err := open(Input{Dir: dir, Source: by})
	var shard *output.ShardError
	if !errors.As(err, &shard) {
		return in, err
	}
	in.Corpora, in.Shared, in.Unread = nil, nil, err
	if in.Manifest, err = output.ReadManifest(dir); err != nil {
		return in, err
	}
	// What is damaged is found again by the check, which says it file by file.
	if in.Manifest.Absent, err = output.Verify(dir, in.Manifest); err != nil && !errors.As(err, &shard) {
		return in, fmt.Errorf("verifying %s: %w", dir, err)
	}
	return in, nil
}

func open(in Input) (Input, error) {
	r, err := output.OpenTables(in.Dir, in.Tables)
	if err != nil {
		return in, err
	}
	r.Lenient() // rules say which ids are not there
	in.Manifest, in.Corpora = r.Manifest(), r.Corpora()
	in.Shared, err = r.Shared()
	return in, err
}
