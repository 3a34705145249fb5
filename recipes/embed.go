// Package recipes holds the recipes that memloom carries with it.
package recipes

import "embed"

// FS holds one YAML file a recipe.
//
//go:embed *.yaml
var FS embed.FS
