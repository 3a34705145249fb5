// Package gemini asks Google's Gemini models through their own library. That library is no longer developed; all that
// knows it is this package. It brings 225 packages into the build; the tag nogemini leaves them out.
package gemini

import "memloom/internal/llm/provider"

// BaseURL is Google's own. It is always given to the library: as a URL it is no address for the connection that the
// library opens for cached contents, which we do not use and which would otherwise reach for the network at once.
const BaseURL = "https://generativelanguage.googleapis.com"

// Provider is Google as a provider of models.
func Provider() provider.Kind {
	return provider.Kind{Name: "gemini", BaseURL: BaseURL, KeyEnv: "GEMINI_API_KEY", New: New}
}
