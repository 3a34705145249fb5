package hub

import (
	"path/filepath"
	"strings"
	"unicode/utf8"

	"memloom/internal/bounded"
	"memloom/internal/licence"
	"memloom/output/export"
)

// licence returns the id of the release's licence and its text: that of the setting, or else the corpus's own. A
// licence that memloom knows brings its text, any other one needs a file.
func (k *Kit) licence(own string) (id, text string, err error) {
	id = k.License
	if id == "" {
		id = own
	}
	if id == "" || id == licence.Other && k.License == "" {
		return "", "", export.Wrong("license",
			"the corpus names no licence, and a release needs one: %s, or other with --license-file FILE",
			strings.Join(licence.IDs(), ", "))
	}
	if l, known := licence.Find(id); known {
		if k.LicenseFile != "" {
			return "", "", export.Wrong("license-file",
				"memloom has the text of %s; leave the file out, or give --license other", l.ID)
		}
		return l.ID, l.Text(), nil
	}
	if k.LicenseFile == "" {
		return "", "", export.Wrong("license",
			"memloom has no text of %q; give it with --license-file FILE, or name one of %s", id,
			strings.Join(licence.IDs(), ", "))
	}
	if text, err = licenceText(k.LicenseFile); err != nil {
		return "", "", err
	}
	if strings.EqualFold(id, licence.Other) {
		id = nameOf(k.LicenseFile)
	}
	return id, text, nil
}

// licenceText reads the text of a licence.
func licenceText(file string) (string, error) {
	b, err := bounded.File(file, bounded.Template)
	switch {
	case err != nil:
		return "", export.Wrong("license-file", "%w", err)
	case !utf8.Valid(b):
		return "", export.Wrong("license-file", "%s is no text in UTF-8", file)
	case len(strings.TrimSpace(string(b))) == 0:
		return "", export.Wrong("license-file", "%s is empty; it is to hold the licence's text", file)
	}
	return string(b), nil
}

// nameOf names a licence by its file: terms-of-use for Terms of use.txt.
func nameOf(file string) string {
	base := filepath.Base(file)
	name := licence.HubName(strings.TrimSuffix(base, filepath.Ext(base)))
	if _, known := licence.Find(name); known || name == "" || name == licence.Other {
		return "other-licence"
	}
	return name
}
