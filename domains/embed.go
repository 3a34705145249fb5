// Package domains holds what comes with memloom as YAML files: the domain packs, what invented worlds are made of,
// everyday life with its signs, and the world of work. README.md next to them describes the format of packs, which
// internal/pack reads; docs/seeds.md that of invented worlds, which internal/seeds reads, and of everyday life, which
// internal/life reads; docs/work.md that of work, which internal/work reads.
package domains

import "embed"

// Files are the embedded packs, NAME.yaml each. A new one is named here.
//
//go:embed financial-services.yaml governance.yaml healthcare.yaml manufacturing.yaml marketing.yaml operations.yaml technology.yaml
var Files embed.FS

// Invented is the file of what invented worlds are made of. It is no pack.
//
//go:embed invented.yaml
var Invented []byte

// Signs is the file of signs by which values of everyday life show. It is no pack.
//
//go:embed signs.yaml
var Signs []byte

// Life is the file of everyday life: users, talks and preferences. It is no pack.
//
//go:embed life.yaml
var Life []byte

// Work is the file of professions, matters of work and the people around them. It is no pack.
//
//go:embed work.yaml
var Work []byte
