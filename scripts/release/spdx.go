package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"strings"
)

// document is a list of packages in SPDX 2.3.
type document struct {
	Version      string         `json:"spdxVersion"`
	License      string         `json:"dataLicense"`
	ID           string         `json:"SPDXID"`
	Name         string         `json:"name"`
	Namespace    string         `json:"documentNamespace"`
	Creation     creation       `json:"creationInfo"`
	Packages     []module       `json:"packages"`
	Relationship []relationship `json:"relationships"`
}

type creation struct {
	Created  string   `json:"created"`
	Creators []string `json:"creators"`
}

type module struct {
	ID       string      `json:"SPDXID"`
	Name     string      `json:"name"`
	Version  string      `json:"versionInfo"`
	From     string      `json:"downloadLocation"`
	Analyzed bool        `json:"filesAnalyzed"`
	Source   string      `json:"sourceInfo,omitempty"` // the module's sum, as in go.sum
	Refs     []reference `json:"externalRefs,omitempty"`
}

type reference struct {
	Category string `json:"referenceCategory"`
	Type     string `json:"referenceType"`
	Locator  string `json:"referenceLocator"`
}

type relationship struct {
	From string `json:"spdxElementId"`
	Type string `json:"relationshipType"`
	To   string `json:"relatedSpdxElement"`
}

// spdx lists what a binary was built from: memloom, Go's standard library and every module with its version and sum.
// Its date is that of the commit, so that equal builds give equal lists.
func spdx(info *debug.BuildInfo, name string) ([]byte, error) {
	created, revision := setting(info, "vcs.time"), setting(info, "vcs.revision")
	if created == "" {
		return nil, errors.New("the build records no commit: build in a clone, since go records none in a git worktree")
	}
	d := document{Version: "SPDX-2.3", License: "CC0-1.0", ID: "SPDXRef-DOCUMENT", Name: name,
		Namespace: fmt.Sprintf("https://spdx.org/spdxdocs/%s-%s", name, revision),
		Creation:  creation{created, []string{"Tool: memloom/scripts/release"}},
	}
	modules := append([]*debug.Module{&info.Main, {Path: "stdlib", Version: strings.TrimPrefix(info.GoVersion, "go")}},
		info.Deps...)
	for i, m := range modules {
		if m.Replace != nil {
			m = m.Replace
		}
		p := module{ID: fmt.Sprintf("SPDXRef-Package-%d", i), Name: m.Path, Version: m.Version, From: "NOASSERTION",
			Source: m.Sum,
			Refs:   []reference{{"PACKAGE-MANAGER", "purl", fmt.Sprintf("pkg:golang/%s@%s", m.Path, m.Version)}}}
		d.Packages = append(d.Packages, p)
		if i == 0 {
			d.Relationship = append(d.Relationship, relationship{d.ID, "DESCRIBES", p.ID})
		} else {
			d.Relationship = append(d.Relationship, relationship{d.Packages[0].ID, "DEPENDS_ON", p.ID})
		}
	}
	b, err := json.MarshalIndent(d, "", "  ")
	return append(b, '\n'), err
}
