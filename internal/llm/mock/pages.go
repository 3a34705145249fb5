package mock

import (
	"errors"
	"io"
	"net/http"
	"strings"
)

// json sends a value that is no answer to a question.
func (x *exchange) json(status int, v any) {
	x.w.Header().Set("Content-Type", "application/json")
	x.w.WriteHeader(status)
	_, _ = io.WriteString(x.w, encoded(v)+"\n") // a client that is gone misses it
}

// failPage sends a failure that is no answer to a question.
func (x *exchange) failPage(p problem) {
	status, body := x.dialect.problem(p)
	x.json(status, body)
}

// newScript replaces the script with the request's body.
func (x *exchange) newScript() {
	text, err := io.ReadAll(http.MaxBytesReader(x.w, x.r.Body, maxBody))
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
	x.json(http.StatusBadRequest, map[string]string{"error": err.Error()})
}

// listModels lists the models, or tells of one.
func (x *exchange) listModels() {
	if p := x.checkKey(); p != nil {
		x.failPage(*p)
		return
	}
	_, one, _ := strings.Cut(x.r.URL.Path, "/models")
	one = strings.TrimPrefix(one, "/")
	if _, known := member(one); one != "" && !known {
		x.failPage(problem{kind: noModel, detail: one})
		return
	}
	var all []any
	for _, name := range modelNames() {
		all = append(all, x.model(name))
	}
	_, google := x.dialect.(gemini)
	switch {
	case one != "":
		x.json(http.StatusOK, x.model(one))
	case google:
		x.json(http.StatusOK, map[string]any{"models": all})
	default:
		x.json(http.StatusOK, map[string]any{"object": "list", "data": all})
	}
}

// model describes a model in the words of the request's format.
func (x *exchange) model(name string) any {
	if _, google := x.dialect.(gemini); google {
		return map[string]any{"name": "models/" + name, "version": "1", "displayName": name, "supportedGenerationMethods": []string{"generateContent"}}
	}
	return map[string]any{"id": name, "object": "model", "created": x.server.started, "owned_by": "memloom"}
}
