package check

import (
	"strings"

	"memloom/output"
)

func canaryRules() []rule {
	return []rule{{Reproducible, "the canary is that of the data, and stands in no text", "messages and questions", Proved,
		[]string{tabMessages}, canary{}}}
}

// canary: the manifest's canary follows from the digests of data/, and no message, question or option holds it, so that
// a system that is given the data is not given the canary.
type canary struct{}

func (canary) add(w *world, f *Finding) {
	mark := w.in.Manifest.Canary
	if mark == "" {
		return
	}
	free := func(text, id string) {
		f.expect(!strings.Contains(text, mark), "the canary", "a text without it", id)
	}
	for i := range w.c.Messages {
		free(w.c.Messages[i].Text, w.c.Messages[i].ID)
	}
	for i := range w.c.Items {
		it := &w.c.Items[i]
		free(it.Question, it.ID)
		for _, o := range it.Options {
			free(o.Text, it.ID)
		}
	}
}

func (canary) conclude(r *run, f *Finding) {
	m := r.in.Manifest
	if want := output.CanaryOf(m.Tables); m.Canary != want {
		f.violate("the canary "+m.Canary, "that of the digests of data/, "+want, output.ManifestName)
	}
}
