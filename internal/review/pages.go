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
}

// newPages reads the templates. An asset's address holds its digest.
func newPages() (*pages, error) {
	p := &pages{byName: map[string]*template.Template{}, names: map[string]string{}, assets: map[string][]byte{}}
	// desk.js names the address of hotkey.js
	for _, name := range []string{"htmx.js", "hotkey.js", "desk.css", "desk.js"} {
		b, err := assetFiles.ReadFile("assets/" + name)
		if err != nil {
			return nil, fmt.Errorf("reading an asset: %w", err)
		}
		b = []byte(strings.ReplaceAll(string(b), "./hotkey.js", p.names["hotkey.js"]))
		sum := sha256.Sum256(b)
		ext := path.Ext(name)
		file := strings.TrimSuffix(name, ext) + "-" + hex.EncodeToString(sum[:8]) + ext
		p.assets[file], p.names[name] = b, "/static/"+file
	}
	funcs := template.FuncMap{"dict": dict, "spaced": func(s string) string { return strings.ReplaceAll(s, "_", " ") },
		"join": strings.Join,
		"said": said, "maxnote": func() int { return decisions.MaxNote }, "line": safetext.Line, "plain": Plain,
		"sign": signOf}
	files, err := fs.Glob(templateFiles, "templates/*.tmpl")
	for _, f := range files {
		var t *template.Template
		if t, err = template.New("layout").Funcs(funcs).ParseFS(templateFiles, "templates/layout.tmpl",
			"templates/parts.tmpl", f); err != nil {
			return nil, fmt.Errorf("the desk's template %s: %w", f, err)
		}
		p.byName[strings.TrimSuffix(path.Base(f), ".tmpl")] = t
	}
	return p, err
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
	kind := map[string]string{".js": "javascript", ".css": "css"}[path.Ext(r.PathValue("name"))]
	w.Header().Set("Content-Type", "text/"+kind+"; charset=utf-8")
	w.Header().Set("Cache-Control", "private, max-age=31536000, immutable")
	_, _ = w.Write(b)
}
