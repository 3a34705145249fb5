package provider

import (
	"sync"
	"sync/atomic"

	"memloom/internal/llm"
)

// Form is how much of an answer's form the provider is asked to see to.
type Form int32

// The forms, strictest first.
const (
	FormSchema Form = iota // the JSON schema
	FormJSON               // some JSON object
	FormFree               // nothing; the prompt says it
)

// Forms remembers which form an endpoint knows, for as long as the process lives. It is safe for concurrent use.
type Forms struct {
	fixed  bool
	all    atomic.Int32
	byTask sync.Map // task → Form
}

// NewForms returns the memory of a model's forms. Only mode auto ever learns.
func NewForms(mode SchemaMode) *Forms {
	f := &Forms{fixed: mode != SchemaAuto && mode != ""}
	switch mode {
	case SchemaJSON:
		f.all.Store(int32(FormJSON))
	case SchemaOff:
		f.all.Store(int32(FormFree))
	}
	return f
}

// Of returns the form for a task.
func (f *Forms) Of(task string) Form {
	form := Form(f.all.Load())
	if own, ok := f.byTask.Load(task); ok {
		form = max(form, own.(Form))
	}
	return form
}

// For returns the form for a call. Known is its schema, nil if it is none that providers take.
func (f *Forms) For(c llm.Call, known *Known) Form {
	switch {
	case c.Plain():
		return FormFree
	case known == nil:
		return max(f.Of(c.Task), FormJSON)
	}
	return f.Of(c.Task)
}

// Lower notes that a form was not accepted, for every task or for this one
// alone, and reports whether there is a lower one to try.
func (f *Forms) Lower(task string, refused Form, thisAlone bool) bool {
	if f.fixed || refused == FormFree {
		return false
	}
	if thisAlone {
		f.byTask.Store(task, refused+1)
		return true
	}
	for now := f.all.Load(); Form(now) <= refused; now = f.all.Load() {
		f.all.CompareAndSwap(now, int32(refused+1)) // another call may have been first
	}
	return true
}
