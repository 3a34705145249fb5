package main

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The packages of others that a first build compiles, the standard library's among
// them: most of what a newcomer waits for.
const (
	mostPackages     = 600 // 590 today, with the module of grpc that has no known vulnerability
	mostPackagesLean = 350 // 345 today
)

func TestBuild_PackagesToCompileStayFew(t *testing.T) {
	t.Parallel()
	for tags, most := range map[string]int{"": mostPackages, "nogemini": mostPackagesLean} {
		out, err := exec.Command("go", "list", "-deps", "-tags", tags, ".").Output()
		if err != nil {
			t.Fatalf("go list -tags %q: %v", tags, err)
		}
		packages := slices.DeleteFunc(strings.Fields(string(out)), func(p string) bool {
			return strings.HasPrefix(p,
				"memloom/")
		})
		t.Logf("-tags %q: %d packages", tags, len(packages))
		if len(packages) > most {
			t.Errorf("-tags %q: %d packages to build, at most %d", tags, len(packages), most)
		}
		for _, p := range packages {
			if tags == "nogemini" && strings.HasPrefix(p, "google.golang.org/grpc") {
				t.Errorf("-tags nogemini still builds %s", p)
			}
		}
	}
}
