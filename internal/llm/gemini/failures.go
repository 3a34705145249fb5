//go:build !nogemini

package gemini

import (
	"memloom/internal/llm"
	"memloom/internal/llm/provider"
)

const (
	adviceKey    = "check the key: the variable named by api_key_env, and what the key may do"
	adviceCredit = "the account's credit or its quota for the day is used up: raise it, or resume when it is renewed"
)

// failures lists what answers mean.
var failures = provider.Table{
	{Code: "API_KEY_INVALID", Kind: llm.Auth, Advice: adviceKey},
	{Status: 400, Text: []string{"api key not valid", "api key expired"}, Kind: llm.Auth, Advice: adviceKey},
	{Status: 400, Text: []string{"location is not supported"}, Kind: llm.Auth,
		Advice: "Gemini cannot be used from here: choose another model"},
	{Status: 400, Text: []string{"billing"}, Kind: llm.Credit, Advice: adviceCredit},
	{Status: 401, Kind: llm.Auth, Advice: adviceKey},
	{Status: 403, Text: []string{"billing"}, Kind: llm.Credit, Advice: adviceCredit},
	{Status: 403, Kind: llm.Auth, Advice: adviceKey},
	{Status: 407, Kind: llm.Auth, Advice: "the proxy wants a password: check HTTPS_PROXY"},

	{Status: 429, Text: []string{"perday", "per day", "credits are depleted", "spending cap"}, Kind: llm.Credit,
		Advice: adviceCredit},
	{Status: 429, Kind: llm.Throttled},

	{Status: 413, Kind: llm.Overflow, Advice: adviceOverflow},
	{Status: 400, Text: []string{"input token count", "exceeds the maximum number of tokens", "payload size exceeds"},
		Kind: llm.Overflow, Advice: adviceOverflow},

	{Status: 404, Text: []string{"model"}, Kind: llm.Invalid,
		Advice: "check model, and that the account may use it at {url}"},
	{Status: 404, Kind: llm.Invalid, Advice: "check base_url, {url} (without /v1beta), and model, {model}"},
	{Status: 3, Kind: llm.Invalid, Advice: "the key is not sent there: if the address is right, set base_url to it"},
	{Status: 408, Kind: llm.Server},
	{Status: 409, Kind: llm.Server}, // ABORTED
	{Status: 499, Kind: llm.Server}, // CANCELLED, by them
	{Status: 501, Kind: llm.Invalid, Advice: "check model, {model}"},
	{Status: 5, Kind: llm.Server},
	{Status: 4, Kind: llm.Invalid, Advice: "check what the models file says of {model}"},
}

const adviceOverflow = "the prompt is longer than {model} takes: give the role to a model with a larger context"
