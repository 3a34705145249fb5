package openai

import (
	"memloom/internal/llm"
	"memloom/internal/llm/provider"
)

const (
	adviceKey      = "check the key: the variable named by api_key_env, and what the key may do"
	adviceModel    = "check model, and that the account may use it at {url}"
	adviceURL      = "check base_url, {url} (most end in /v1), and model, {model}"
	adviceCredit   = "the account has no credit left: top it up, then resume"
	adviceDay      = "the account's quota for the day is used up: raise it, or resume when it is renewed"
	adviceOverflow = "the prompt is longer than {model} takes: give the role to a model with a larger context"
)

// failures lists what answers mean, for OpenAI, Azure, and the servers that speak like them.
var failures = provider.Table{
	{Code: "insufficient_quota", Kind: llm.Credit, Advice: adviceCredit},
	{Code: "billing_hard_limit_reached", Kind: llm.Credit, Advice: adviceCredit},
	{Code: "billing_not_active", Kind: llm.Credit, Advice: adviceCredit},
	{Status: 402, Kind: llm.Credit, Advice: adviceCredit},
	{Text: []string{"insufficient credits", "insufficient balance"}, Kind: llm.Credit, Advice: adviceCredit},
	// the name of a quota of Google's
	{Status: 429, Text: []string{"perdayper"}, Kind: llm.Credit, Advice: adviceDay},
	// Google says so of a minute's quota too
	{Text: []string{"exceeded your current quota"}, NoHint: true, Kind: llm.Credit, Advice: adviceCredit},

	{Code: "context_length_exceeded", Kind: llm.Overflow, Advice: adviceOverflow},
	{Code: "exceed_context_size_error", Kind: llm.Overflow, Advice: adviceOverflow},
	{Code: "string_above_max_length", Kind: llm.Overflow, Advice: adviceOverflow},
	{Status: 413, Kind: llm.Overflow, Advice: adviceOverflow},
	{Status: 4, Text: []string{
		"maximum context length", "context length of only", "maximum model length", "available context size",
		"context window",
		"context the overflows", "prompt is too long", "input is too long", "too many input tokens",
		"exceeds the maximum number of tokens",
	}, Kind: llm.Overflow, Advice: adviceOverflow},
	{Status: 429, Text: []string{"request too large"}, Kind: llm.Overflow,
		Advice: "this one prompt is more than the account may send in a minute"},

	{Code: "content_filter", Kind: llm.Refused},
	{Code: "ResponsibleAIPolicyViolation", Kind: llm.Refused},
	{Code: "content_policy_violation", Kind: llm.Refused},
	{Code: "invalid_prompt", Kind: llm.Refused}, // models that reason: the prompt was flagged
	{Status: 403, Text: []string{"flagged", "moderation"}, Kind: llm.Refused},

	{Code: "invalid_api_key", Kind: llm.Auth, Advice: adviceKey},
	{Status: 401, Kind: llm.Auth, Advice: adviceKey},
	{Status: 403, Kind: llm.Auth, Advice: adviceKey},
	{Status: 407, Kind: llm.Auth, Advice: "the proxy wants a password: check HTTPS_PROXY"},

	{Code: "model_not_found", Kind: llm.Invalid, Advice: adviceModel},
	{Code: "DeploymentNotFound", Kind: llm.Invalid,
		Advice: "check model, {model}, which on Azure is the deployment's name, and base_url, {url}"},
	{Status: 404, Text: []string{"model"}, Kind: llm.Invalid, Advice: adviceModel},
	{Status: 404, Kind: llm.Invalid, Advice: adviceURL},
	{Status: 405, Kind: llm.Invalid, Advice: adviceURL},
	{Status: 3, Kind: llm.Invalid, Advice: "the key is not sent there: if the address is right, set base_url to it"},

	{Status: 429, Kind: llm.Throttled},
	{Code: "rate_limit_exceeded", Kind: llm.Throttled},
	{Status: 408, Kind: llm.Server},
	{Status: 409, Kind: llm.Server},
	{Status: 425, Kind: llm.Server},
	{Status: 501, Kind: llm.Invalid, Advice: adviceURL},
	{Status: 5, Kind: llm.Server},
	{Status: 4, Kind: llm.Invalid, Advice: "check what the models file says of {model}"},
	{Code: "invalid_request_error", Kind: llm.Invalid, Advice: "check what the models file says of {model}"},
}
