// Package rotation lets several models share a role: one of them answers for each unit, drawn by the unit's name (C7).
package rotation

import (
	"context"
	"fmt"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
)

// model is a list of models of which one is drawn for each unit.
type model struct{ list []llm.Model }

var _ llm.Drawing = (*model)(nil)

// Model returns a model that asks one of the list, of which there is at least one, for each unit of the context. A
// model that is named twice is drawn twice as often. Name and version are those of the whole list.
func Model(list ...llm.Model) llm.Model {
	if len(list) == 1 {
		return list[0]
	}
	return &model{list}
}

// Name implements llm.Model.
func (m *model) Name() string {
	names := make([]string, len(m.list))
	for i, x := range m.list {
		names[i] = x.Name()
	}
	return strings.Join(names, " / ")
}

// Version is what the models of the list say of their configuration.
func (m *model) Version() string {
	versions := make([]string, len(m.list))
	for i, x := range m.list {
		if v, ok := x.(interface{ Version() string }); ok {
			versions[i] = v.Version()
		}
	}
	return fmt.Sprintf("%q", versions)
}

// Draw implements llm.Drawing. The draw follows from the unit's name alone, so that it is the same however many
// workers there are, and after a run was resumed.
func (m *model) Draw(u llm.Unit) llm.Model {
	return m.list[corpus.Rand(0, u.Name, "rotation").IntN(len(m.list))]
}

// Complete implements llm.Model.
func (m *model) Complete(ctx context.Context, c llm.Call) (llm.Answer, error) {
	return m.Draw(llm.UnitOf(ctx)).Complete(ctx, c)
}
