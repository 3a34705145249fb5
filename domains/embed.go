// Package domains holds the domain packs and the world knowledge that come with memloom, as the YAML files they are
// written in. README.md beside them describes the format of packs, which internal/pack reads; docs/seeds.md that of
// the knowledge, which internal/seeds reads.
package domains

import "embed"

// Files are the embedded packs, NAME.yaml each.
//
//go:embed financial-services.yaml governance.yaml healthcare.yaml marketing.yaml operations.yaml technology.yaml
var Files embed.FS

// Knowledge is the file of world knowledge. It is no pack.
//
//go:embed knowledge.yaml
var Knowledge []byte
