package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"testing"
)

func TestSPDX_ListsModulesWithVersionAndSum(t *testing.T) {
	info := &debug.BuildInfo{GoVersion: "go1.26.8", Main: debug.Module{Path: "memloom", Version: "v1.2.3"},
		Deps: []*debug.Module{{Path: "a.example/b", Version: "v1.0.0", Sum: "h1:b"},
			{Path: "a.example/c", Version: "v1.0.0", Replace: &debug.Module{Path: "a.example/d", Version: "v2.0.0",
				Sum: "h1:d"}}}}
	if _, err := spdx(info, "memloom"); err == nil || !strings.Contains(err.Error(), "no commit") {
		t.Errorf("a build without a commit: %v", err)
	}
	info.Settings = []debug.BuildSetting{{Key: "vcs.time", Value: "2026-01-02T03:04:05Z"},
		{Key: "vcs.revision", Value: "abc"}}
	b, err := spdx(info, binaryName("v1.2.3", "linux", "arm64"))
	if err != nil {
		t.Fatal(err)
	}
	var d document
	if err := json.Unmarshal(b, &d); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, p := range d.Packages {
		got = append(got, p.Name+" "+p.Version+" "+p.Source)
	}
	if want := "memloom v1.2.3 |stdlib 1.26.8 |a.example/b v1.0.0 h1:b|a.example/d v2.0.0 h1:d"; strings.Join(got,
		"|") != want {
		t.Errorf("%s\nwant\n%s", strings.Join(got, "|"), want)
	}
	if d.Creation.Created != "2026-01-02T03:04:05Z" || !strings.HasSuffix(d.Namespace,
		"/memloom_v1.2.3_linux_arm64-abc") || len(d.Relationship) != 4 {
		t.Errorf("%+v", d)
	}
}

func TestBinaryName_WindowsHasItsEnding(t *testing.T) {
	if got := binaryName("v1.2.3", "windows", "amd64"); got != "memloom_v1.2.3_windows_amd64.exe" {
		t.Error(got)
	}
}

func TestWriteSums(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "a"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := writeSums(dir); err != nil {
		t.Fatal(err)
	}
	b, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if want := "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a\n"; err != nil || string(b) != want {
		t.Errorf("%q, %v", b, err)
	}
}
