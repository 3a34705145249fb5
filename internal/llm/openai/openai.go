// Package openai asks models that speak OpenAI's chat completions: OpenAI itself, Azure, and whatever else is reached
// by a base URL (vLLM, Ollama, LM Studio, OpenRouter). What an endpoint turns out not to know — JSON schemas, the newer
// name of the limit of tokens, a temperature — is learned from its first refusal and not asked of it again.
package openai

import (
	"context"
	"net/http"
	"sync/atomic"

	api "github.com/sashabaranov/go-openai"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/wire"
)

const (
	// BaseURL is OpenAI's own.
	BaseURL = "https://api.openai.com/v1"

	// AzureVersion is the first stable version of Azure's API that knows JSON
	// schemas; the library's own default is older.
	AzureVersion = "2024-10-21"
)

// model is a model behind one endpoint.
type model struct {
	o       provider.Options
	client  *api.Client
	forms   *provider.Forms
	schemas provider.Schemas
	dialect atomic.Pointer[dialect]
	ceiling provider.Ceiling
}

// OpenAI is the provider itself, and whatever speaks its protocol.
func OpenAI() provider.Kind {
	return provider.Kind{
		Name: "openai", Serves: "and all that speak its protocol, with base_url", BaseURL: BaseURL, KeyEnv: "OPENAI_API_KEY",
		New: func(_ context.Context, o provider.Options) (llm.Model, error) { return New(o), nil },
	}
}

// Azure is OpenAI's models on Azure.
func Azure() provider.Kind {
	return provider.Kind{
		Name: "azure", Address: "the address of the Azure resource, e.g. https://NAME.openai.azure.com",
		KeyEnv: "AZURE_OPENAI_API_KEY", APIVersion: AzureVersion,
		New: func(_ context.Context, o provider.Options) (llm.Model, error) { return NewAzure(o), nil },
	}
}

// New returns a model that is asked as the options say. It does not reach for the network.
func New(o provider.Options) llm.Model {
	return newModel(o.WithDefaults(BaseURL), api.DefaultConfig(""), "Authorization", "Bearer ")
}

// NewAzure is New for a deployment on Azure, whose resource has the address.
func NewAzure(o provider.Options) llm.Model {
	c := api.DefaultAzureConfig("", o.BaseURL)
	c.AzureModelMapperFunc = func(deployment string) string { return deployment }
	c.APIVersion = AzureVersion
	return newModel(o.WithDefaults(""), c, api.AzureAPIKeyHeader, "")
}

// newModel makes a model over a configuration without a key: our own transport puts that into requests, in a header
// behind a prefix.
func newModel(o provider.Options, c api.ClientConfig, header, prefix string) llm.Model {
	m := &model{o: o, forms: provider.NewForms(o.Schema)}
	m.dialect.Store(firstDialect(o))
	if o.APIVersion != "" {
		c.APIVersion = o.APIVersion
	}
	c.BaseURL = o.BaseURL
	c.HTTPClient = newBody(o, o.Client(func(r *http.Request) {
		if o.Key != "" {
			r.Header.Set(header, prefix+o.Key)
		}
	}))
	m.client = api.NewClientWithConfig(c)
	return o.Keyless(m)
}

// Name implements llm.Model.
func (m *model) Name() string { return m.o.Name }

// mostRefusals bounds how often one call is asked again because the endpoint did not know something in the request: two
// forms, the limit's name, and two of sampling.
const mostRefusals = 5

// Complete implements llm.Model. A request that the endpoint refuses for what it
// does not know is sent again without it; that is part of the same attempt.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	if err := ctx.Err(); err != nil {
		return llm.Answer{}, err
	}
	messages, texts, err := conversation(c)
	if err != nil {
		return llm.Answer{}, err
	}
	c.MaxOut = m.ceiling.Of(m.o, c.MaxOut)
	for refusals := 0; ; refusals++ {
		known, d := m.schemas.Of(c.Schema), m.dialect.Load()
		form := m.forms.For(c, known)
		content := contents{texts: texts}
		if form == provider.FormSchema {
			content.schema = known.StrictForm
		}
		ans, seen, err := m.ask(withContents(ctx, content), m.request(c, messages, form, *d))
		if err == nil {
			ans.Text = known.Clean(ans.Text)
			return ans, nil
		}
		if refusals == mostRefusals {
			return ans, err
		}
		if m.learn(c.Task, form, d, seen, err) {
			continue
		}
		lower, refused := m.ceiling.Lower(m.o, c.MaxOut, err)
		if !refused {
			return ans, err
		}
		c.MaxOut, refusals = lower, refusals-1 // halving ends by itself
	}
}

// limit is the most tokens that an answer to a request may have, 0 without a limit.
func limit(req api.ChatCompletionRequest) int {
	//lint:ignore SA1019 one of the two names carries it
	return max(req.MaxTokens, req.MaxCompletionTokens)
}

// ask sends one request. It returns the exchange as well, nil if nothing came back.
func (m *model) ask(ctx context.Context, req api.ChatCompletionRequest) (llm.Answer, *wire.Exchange, error) {
	limited, cancel := context.WithTimeout(ctx, m.o.Timeout)
	defer cancel()
	limited, seen := wire.Watch(limited)
	resp, err := m.client.CreateChatCompletion(limited, req)
	x := seen.Last()
	switch {
	case err != nil && x == nil && isLocal(err):
		return llm.Answer{}, nil, m.o.Failure(llm.Invalid, 0, err.Error(),
			"check model: {model} is not asked in chats, or not with these options")
	case err != nil || x == nil:
		return llm.Answer{}, x, m.o.Failed(ctx, failures, x, err)
	}
	ans, err := m.answer(resp, *x, usageNames.Usage(*x, seen.Sent(), limit(req)))
	return ans, x, err
}
