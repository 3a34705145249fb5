// Package hub writes release kits: folders that a dataset hub takes as they are, with the licence's text, the card and
// croissant.json of the release, and a page that says how to publish it. It contacts no hub and reads no token.
package hub

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"text/template"
	"time"

	"memloom/internal/safetext"
	"memloom/output"
	"memloom/output/export"
)

// GuideName is the page of a kit that says how to publish it. It is not published itself.
const GuideName = "PUBLISH.md"

// The folders of a kit whose key is hidden.
const (
	publicFolder  = "public"
	privateFolder = "private"
)

//go:embed publish.md.tmpl
var guideText string

// guideMark begins every guide: by it a kit is told from other folders.
const guideMark = "# How to publish this release\n"

// Format is the format of release kits.
type Format struct{}

var _ export.Format = Format{}

// Name implements export.Format.
func (Format) Name() string { return "hub" }

// About implements export.Format.
func (Format) About() string {
	return "A release kit: a folder for a dataset hub, with licence, card and how to publish it"
}

// New implements export.Format.
func (Format) New() export.Export { return &Kit{} }

// Wrote implements export.Format.
func (Format) Wrote(dir string) bool {
	b, err := os.ReadFile(filepath.Join(dir, GuideName))
	return err == nil && bytes.HasPrefix(b, []byte(guideMark))
}

// Kit is a release kit with its settings.
type Kit struct {
	License     string `flag:"license" doc:"SPDX identifier of the licence in place of the recipe's, or other with --license-file"`
	LicenseFile string `flag:"license-file" doc:"file with the text of a licence whose text memloom does not know"`
	Repo        string `flag:"repo" doc:"where it will be published, ORG/NAME: for card, croissant.json and PUBLISH.md"`
	HideKey     bool   `flag:"hide-key" doc:"make two folders: public without the answers, and private with all"`
	Date        string `flag:"date" doc:"day of the release, YYYY-MM-DD; without it none is stated"`
}

// Next implements export.Export.
func (k *Kit) Next(out string) string {
	check := out
	if k.HideKey {
		check = filepath.Join(out, privateFolder)
	}
	return fmt.Sprintf("how to publish it: %s\nverify it: %s", filepath.Join(out, GuideName), safetext.Command("check",
		check))
}

// repoName is what hubs take for the name of a dataset.
var repoName = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._-]*$`)

// Write implements export.Export.
func (k *Kit) Write(src *export.Source, to export.Folder) error {
	if k.Repo != "" && !repoName.MatchString(k.Repo) {
		return export.Wrong("repo",
			"%q is no name of a dataset; one is ORG/NAME, of letters, digits, dots, dashes and underscores", k.Repo)
	}
	if _, err := time.Parse(time.DateOnly, k.Date); k.Date != "" && err != nil {
		return export.Wrong("date", "%q is no day; one is YYYY-MM-DD, as 2026-03-01", k.Date)
	}
	id, text, err := k.licence(src.Manifest.License)
	if err != nil {
		return err
	}
	r := release{src: src, licence: text}
	m := *src.Manifest
	m.License, m.Published, m.Repository = id, k.Date, k.Repo
	if !k.HideKey {
		if err := r.write(to, m); err != nil {
			return err
		}
	} else if err := k.writeBoth(&r, to, m); err != nil {
		return err
	}
	guide, err := k.guide(&m)
	if err != nil {
		return err
	}
	return to.Write(GuideName, guide)
}

// writeBoth writes the part that is published and the whole that is kept. The manifest of the part lists all tables
// with their digests: it vouches for what is withheld.
func (k *Kit) writeBoth(r *release, to export.Folder, m output.Manifest) error {
	part := m
	part.Withheld = []output.Folder{output.Key, output.Scaffold, output.Audit}
	if err := r.write(to.Sub(publicFolder), part); err != nil {
		return err
	}
	m.Repository = privateRepo(m.Repository)
	return r.write(to.Sub(privateFolder), m)
}

// privateRepo is where the whole of a release is kept whose key is hidden.
func privateRepo(repo string) string {
	if repo == "" {
		return ""
	}
	return repo + "-private"
}

// release is what the folders of a kit have in common.
type release struct {
	src     *export.Source
	licence string
}

// write writes one folder that can be published: tables, card, croissant.json, licence, report and manifest.
func (r *release) write(to export.Folder, m output.Manifest) error {
	for _, t := range m.Tables {
		folder, _, _ := strings.Cut(t.Name, "/")
		if slices.Contains(m.Withheld, output.Folder(folder)) {
			continue
		}
		for _, s := range t.Shards {
			if err := to.Copy(filepath.Join(r.src.Dir, filepath.FromSlash(s.Path)), s.Path, s.SHA256); err != nil {
				return err
			}
		}
	}
	if err := to.Write(output.LicenceName, []byte(r.licence)); err != nil {
		return err
	}
	if err := r.report(to, &m); err != nil {
		return err
	}
	documents, err := m.Describe(r.src.Tables...)
	if err != nil {
		return err
	}
	for _, d := range documents {
		if err := to.Write(d.Name, d.Content); err != nil {
			return err
		}
	}
	return nil
}

// report copies the report, if there is one. A part without the key has none: the report says of each item how old its
// evidence is.
func (r *release) report(to export.Folder, m *output.Manifest) error {
	if len(m.Withheld) > 0 {
		m.ReportSHA256 = ""
		return nil
	}
	err := to.Copy(filepath.Join(r.src.Dir, output.ReportName), output.ReportName, "")
	if errors.Is(err, fs.ErrNotExist) {
		m.ReportSHA256 = ""
		return nil
	}
	return err
}

// guide writes PUBLISH.md.
func (k *Kit) guide(m *output.Manifest) ([]byte, error) {
	t, err := template.New(GuideName).Funcs(template.FuncMap{"shell": safetext.Shell, "text": safetext.Markdown}).Parse(
		guideText)
	if err != nil {
		return nil, fmt.Errorf("the guide's template: %w", err)
	}
	repo := k.Repo
	if repo == "" {
		repo = "ORG/NAME"
	}
	var b bytes.Buffer
	b.WriteString(guideMark)
	err = t.Execute(&b, struct {
		*output.Manifest
		Repo, Private          string
		Named, Hidden, BuiltIn bool
	}{m, repo, privateRepo(repo), k.Repo != "", k.HideKey, onlyBuiltIn(m)})
	return b.Bytes(), err
}

// onlyBuiltIn says whether no model took part but the built-in one: then the one who has recipe and seed has the
// answers.
func onlyBuiltIn(m *output.Manifest) bool {
	return !slices.ContainsFunc(m.Models, func(r output.RoleModel) bool { return !output.IsBuiltIn(r.Model) })
}
