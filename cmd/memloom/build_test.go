package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The packages of others that a first build compiles, the standard library's among
// them: most of what a newcomer waits for.
const (
	mostPackages     = 570 // 562 today
	mostPackagesLean = 345 // 338 today
)

func TestBuild_PackagesToCompileStayFew(t *testing.T) {
	t.Parallel()
	for tags, most := range map[string]int{"": mostPackages, "nogemini": mostPackagesLean} {
		out, err := exec.Command("go", "list", "-deps", "-tags", tags, ".").Output()
		if err != nil {
			t.Fatalf("go list -tags %q: %v", tags, err)
		}
		packages := slices.DeleteFunc(strings.Fields(string(out)), func(p string) bool { return strings.HasPrefix(p, "memloom/") })
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

func TestBuild_WithoutGeminiSaysSo(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	bin, file := filepath.Join(dir, "memloom"), filepath.Join(dir, "models.yaml")
	build := exec.Command("go", "build", "-tags", "nogemini", "-o", bin, ".")
	build.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if err := os.WriteFile(file, []byte("models:\n  gem: {provider: gemini, model: gemini-2.5-pro}\nroles: {default: gem}\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	check := exec.Command(bin, "models", "check", "--models", file)
	check.Env = append(os.Environ(), "GEMINI_API_KEY=a-key-for-this-test")
	out, err := check.CombinedOutput()
	if err == nil || !strings.Contains(string(out), "without -tags nogemini") {
		t.Errorf("models check: %v\n%s", err, out)
	}
}
