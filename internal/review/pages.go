package review

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"net/http"
	"path"
	"strings"

	"memloom/internal/decisions"
	"memloom/internal/safetext"
)

//go:embed templates/*.tmpl
var templateFiles embed.FS

//go:embed assets
var assetFiles embed.FS

// pages are the templates and what they link to.
type pages struct {
	byName map[string]*template.Template
	names  map[string]string // name of an asset → its address
	assets map[string][]byte // by what follows /static/
	types  map[string]string
}

// newPages reads the templates. An asset's address holds its digest.
func newPages() (*pages, error) {
	p := &pages{byName: map[string]*template.Template{}, names: map[string]string{}, assets: map[string][]byte{}, types: map[string]string{}}
	for _, name := range []string{"htmx.js", "hotkey.js", "desk.css", "desk.js"} { // desk.js names the address of hotkey.js
		b, err := assetFiles.ReadFile("assets/" + name)
		if err != nil {
			return nil, fmt.Errorf("reading an asset: %w", err)
		}
		b = []byte(strings.ReplaceAll(string(b), "./hotkey.js", p.names["hotkey.js"]))
		sum := sha256.Sum256(b)
		ext := path.Ext(name)
		file := strings.TrimSuffix(name, ext) + "-" + hex.EncodeToString(sum[:8]) + ext
		p.assets[file], p.names[name] = b, "/static/"+file
		p.types[file] = map[string]string{".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8"}[ext]
	}
	spaced := func(s string) string { return strings.ReplaceAll(s, "_", " ") }
	base, err := template.New("layout").Funcs(template.FuncMap{"dict": dict, "spaced": spaced,
		"said": said, "maxnote": func() int { return decisions.MaxNote }, "line": safetext.Line, "plain": Plain, "sign": signOf,
		"join": strings.Join}).ParseFS(templateFiles, "templates/layout.tmpl", "templates/parts.tmpl")
	if err != nil {
		return nil, fmt.Errorf("the desk's templates: %w", err)
	}
	files, err := fs.Glob(templateFiles, "templates/*.tmpl")
	if err != nil {
		return nil, err
	}
	for _, f := range files {
		name := strings.TrimSuffix(path.Base(f), ".tmpl")
		if name == "layout" || name == "parts" {
			continue
		}
		t, err := base.Clone()
		if err == nil {
			_, err = t.ParseFS(templateFiles, f)
		}
		if err != nil {
			return nil, fmt.Errorf("the desk's template %s: %w", name, err)
		}
		p.byName[name] = t
	}
	return p, nil
}

// dict hands several values to a template.
func dict(list ...any) (map[string]any, error) {
	out := map[string]any{}
	for i := 0; i+1 < len(list); i += 2 {
		k, ok := list[i].(string)
		if !ok {
			return nil, fmt.Errorf("dict: %v is no name", list[i])
		}
		out[k] = list[i+1]
	}
	return out, nil
}

func (p *pages) write(w io.Writer, name string, data page) error {
	start := "layout"
	if data.Partial {
		start = "partial"
	}
	if err := p.byName[name].ExecuteTemplate(w, start, data); err != nil {
		return fmt.Errorf("writing the page %s: %w", name, err)
	}
	return nil
}

// static serves an asset. Its address holds its digest, so that browsers may keep it.
func (p *pages) static(w http.ResponseWriter, r *http.Request) {
	b, ok := p.assets[r.PathValue("name")]
	if !ok {
		refuse(w, http.StatusNotFound, "There is no such file.")
		return
	}
	w.Header().Set("Content-Type", p.types[r.PathValue("name")])
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	_, _ = w.Write(b)
}
