// Package domains holds the domain packs that come with memloom, as the YAML files they are written in. README.md
// beside them describes the format; internal/pack reads it.
package domains

import "embed"

// Files are the embedded packs, NAME.yaml each.
//
//go:embed *.yaml
var Files embed.FS
