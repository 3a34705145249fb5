package mock

import (
	"net/http"
	"strings"
)

// routes are the paths that the server knows: exactly those of the providers, so
// that a wrong base URL fails here as it does there, and two of its own.
var routes = []struct {
	method, path string // * is a name
	dialect      dialect
	do           func(*exchange)
}{
	{http.MethodPost, "/v1/chat/completions", openAI{}, (*exchange).ask},
	{http.MethodGet, "/v1/models", openAI{}, (*exchange).listModels},
	{http.MethodGet, "/v1/models/*", openAI{}, (*exchange).showModel},

	{http.MethodPost, azureDeployments + "*/chat/completions", openAI{azure: true}, (*exchange).ask},

	{http.MethodPost, geminiModels + "/*" + generate, gemini{}, (*exchange).ask},
	{http.MethodPost, geminiModels + "/*" + generateStream, gemini{stream: true}, (*exchange).ask},
	{http.MethodGet, geminiModels, gemini{}, (*exchange).listModels},
	{http.MethodGet, geminiModels + "/*", gemini{}, (*exchange).showModel},

	{http.MethodGet, "/stats", openAI{}, (*exchange).stats},
	{http.MethodPost, "/script", openAI{}, (*exchange).newScript},
}

// route tells what a request is about, and in whose format.
func route(method, path string) (dialect, func(*exchange)) {
	for _, r := range routes {
		if r.method == method && matches(r.path, path) {
			return r.dialect, r.do
		}
	}
	return meant(path), (*exchange).failPath
}

// meant guesses whose path a wrong one was to be.
func meant(path string) dialect {
	switch {
	case strings.Contains(path, "/v1beta") || strings.HasSuffix(path, generate) ||
		strings.HasSuffix(path, generateStream):
		return gemini{}
	case strings.Contains(path, "/openai/"):
		return openAI{azure: true}
	}
	return openAI{}
}
