package provider

import (
	"context"
	"errors"

	"memloom/internal/llm"
	"memloom/internal/llm/wire"
	"memloom/internal/secrets"
)

// Keyless returns the model without the key of its options in anything that it returns. Transports take keys out of
// bodies before these are read; a library may put together what stood apart there, such as the parts of an answer, and
// answers kept by an earlier version may still hold a key.
func (o Options) Keyless(m llm.Model) llm.Model { return keyless{m, o.Secrets()} }

type keyless struct {
	llm.Model
	secrets *secrets.Set
}

// Complete implements llm.Model.
func (m keyless) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	ans, err := m.Model.Complete(ctx, c)
	ans.Text, ans.Model = m.secrets.Text(ans.Text), m.secrets.Text(ans.Model)
	var f *llm.Failure
	switch {
	case err == nil:
	case errors.As(err, &f):
		f.Reason, f.Advice = m.secrets.Text(f.Reason), m.secrets.Text(f.Advice)
	default:
		err = wire.CleanError(err, m.secrets)
	}
	return ans, err
}
