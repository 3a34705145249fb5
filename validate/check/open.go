package check

import (
	"errors"
	"fmt"

	"memloom/output"
)

// Open opens the run in dir for Check. Folders that were not downloaded leave their tables absent; missing or altered
// shards leave no corpora, so that the check reports them. Its errors are of folders that hold no run, of manifests that
// cannot be understood, and of the file system.
func Open(dir string, by Source) (Input, error) {
	in := Input{Dir: dir, Source: by}
	err := in.open()
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

func (in *Input) open() error {
	r, err := output.OpenTables(in.Dir, in.Tables)
	if err != nil {
		return err
	}
	r.Lenient() // rules say which ids are not there
	in.Manifest, in.Corpora = r.Manifest(), r.Corpora()
	in.Shared, err = r.Shared()
	return err
}
