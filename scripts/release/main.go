// Command release builds memloom for all platforms: go run ./scripts/release DIR [OS/ARCH...]. DIR gets a binary a
// platform with the version in its name, an SPDX list of its modules, licence and notices, and SHA256SUMS. The version
// is the tag of a clean checkout, as the go command records it. The same commit and Go release give the same bytes.
package main

import (
	"crypto/sha256"
	"debug/buildinfo"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"strings"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./scripts/release DIR [OS/ARCH...]")
		os.Exit(2)
	}
	platforms := os.Args[2:]
	if len(platforms) == 0 {
		platforms = strings.Fields("darwin/amd64 darwin/arm64 linux/amd64 linux/arm64 windows/amd64 windows/arm64")
	}
	if err := release(os.Args[1], platforms); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release fills a folder, which must not be there yet.
func release(dir string, platforms []string) error {
	if err := os.Mkdir(dir, 0o755); err != nil {
		return err
	}
	for _, p := range platforms {
		if err := build(dir, p); err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
	}
	for _, name := range []string{"LICENSE", "NOTICE"} {
		b, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o644); err != nil {
			return err
		}
	}
	return writeSums(dir)
}

// build leaves the binary of a platform, OS/ARCH, and its list of modules.
func build(dir, platform string) error {
	goos, arch, _ := strings.Cut(platform, "/")
	built := filepath.Join(dir, "memloom.new")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=true", "-o", built, "./cmd/memloom")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+goos, "GOARCH="+arch, "GOFLAGS=")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return err
	}
	info, err := buildinfo.ReadFile(built)
	if err != nil {
		return err
	}
	name := binaryName(info.Main.Version, goos, arch)
	list, err := spdx(info, strings.TrimSuffix(name, ".exe"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, name+".spdx.json"), list, 0o644); err != nil {
		return err
	}
	return os.Rename(built, filepath.Join(dir, name))
}

// binaryName is the name under which the binary of a platform is published.
func binaryName(version, goos, arch string) string {
	name := fmt.Sprintf("memloom_%s_%s_%s", version, goos, arch)
	if goos == "windows" {
		return name + ".exe"
	}
	return name
}

// setting returns what a build recorded under a key, as vcs.time.
func setting(info *debug.BuildInfo, key string) string {
	for _, s := range info.Settings {
		if s.Key == key {
			return s.Value
		}
	}
	return ""
}

// writeSums writes SHA256SUMS of the folder's files, by name, as sha256sum --check reads it.
func writeSums(dir string) error {
	files, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	var sums strings.Builder
	for _, f := range files {
		b, err := os.ReadFile(filepath.Join(dir, f.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(b), f.Name())
	}
	return os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums.String()), 0o644)
}
