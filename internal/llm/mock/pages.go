package mock

import (
	"errors"
	"html"
	"io"
	"net/http"
	"path"

	"memloom/internal/bounded"
)

// htmlPage is a body that is no JSON.
type htmlPage string

func page(title, text string) htmlPage {
	title, text = html.EscapeString(title), html.EscapeString(text)
	return htmlPage("<!DOCTYPE html>\n<html>\n<head><title>" + title + "</title></head>\n<body><h1>" + title +
		"</h1><p>" + text + "</p></body>\n</html>\n")
}

// show sends what is no answer to a question.
func (x *exchange) show(status int, v any) {
	contentType, body := "application/json", ""
	if page, ok := v.(htmlPage); ok {
		contentType, body = "text/html; charset=utf-8", string(page)
	} else {
		body = encoded(v) + "\n"
	}
	x.w.Header().Set("Content-Type", contentType)
	x.w.WriteHeader(status)
	_, _ = io.WriteString(x.w, body) // a client that is gone misses it
}

// failPage sends a failure that is no answer to a question.
func (x *exchange) failPage(p problem) {
	status, body := x.dialect.problem(p)
	x.show(status, body)
}

// failPath answers where there is nothing, in the words of the provider that seems to be meant.
func (x *exchange) failPath() {
	x.failPage(problem{kind: noPath, detail: x.r.Method + " " + x.r.URL.Path})
}

// stats sends the server's own count.
func (x *exchange) stats() { x.show(http.StatusOK, x.server.Stats()) }

// newScript replaces the script with the request's body.
func (x *exchange) newScript() {
	text, err := io.ReadAll(http.MaxBytesReader(x.w, x.r.Body, bounded.Settings))
	if err == nil {
		var script *Script
		if script, err = ParseScript("request", text); err == nil {
			x.server.Play(script)
			x.w.WriteHeader(http.StatusNoContent)
			return
		}
	}
	var bad *ScriptError
	if !errors.As(err, &bad) {
		err = errors.New("the script could not be read")
	}
	x.show(http.StatusBadRequest, map[string]string{"error": err.Error()})
}

// listModels lists the models.
func (x *exchange) listModels() {
	if p := x.checkKey(); p != nil {
		x.failPage(*p)
		return
	}
	var all []any
	for _, name := range modelNames() {
		all = append(all, x.dialect.model(name, x.server.started))
	}
	x.show(http.StatusOK, x.dialect.list(all))
}

// showModel tells of the model that the path ends with. There is one of any name.
func (x *exchange) showModel() {
	if p := x.checkKey(); p != nil {
		x.failPage(*p)
		return
	}
	x.show(http.StatusOK, x.dialect.model(path.Base(x.r.URL.Path), x.server.started))
}
