// Package groupmembench is the design of whole domains (GroupMemBench): each domain is a corpus of several projects
// with a channel each, whose messages follow paths through the domain's graph.
package groupmembench

import (
	_ "embed"
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/paths"
	"memloom/pipeline/organisation"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/abstention"
	"memloom/pipeline/questions/adversarial"
	"memloom/pipeline/stage"
	"memloom/validate/check/rule"
)

// Design implements designs.Design.
type Design struct{}

// Name implements designs.Design.
func (Design) Name() string { return "channels" }

// Tables implements designs.Design.
func (Design) Tables() []output.Table { return nil }

// Rules implements designs.Design.
func (Design) Rules() []rule.Rule { return rules() }

//go:embed measures.yaml
var measures []byte

// Measures implements designs.Design.
func (Design) Measures() []byte { return measures }

// Families implements designs.Design: the six categories (G15).
func (Design) Families() []questions.Family {
	return append(adversarial.Families(), abstention.Family{})
}

// Fits implements designs.Design.
func (Design) Fits(e *stage.Env) (int, error) { return organisation.Fits(e, planner{e}) }

// Shared implements designs.Design.
func (Design) Shared(e *stage.Env) stage.Steps { return organisation.Shared(e, planner{e}) }

// Corpora implements designs.Design.
func (Design) Corpora(e *stage.Env) ([]stage.Ref, error) { return organisation.Corpora(e, planner{e}) }

// Corpus implements designs.Design.
func (Design) Corpus(e *stage.Env, of stage.Ref) stage.Steps {
	return organisation.Corpus(e, planner{e}, of)
}

// planner implements organisation.Planner.
type planner struct{ *stage.Env }

func (g planner) keys() *Section { return g.Recipe.Own.(*Section) }

// ByProject implements organisation.Planner: each domain is a corpus.
func (planner) ByProject() bool { return true }

// Organise implements organisation.Planner: it makes projects, topics, phases and pieces of work.
func (g planner) Organise(people []corpus.Person, _ []blueprint.Material, src blueprint.Source) (
	*blueprint.Organisation, error) {
	k := g.keys()
	byDomain := make([][]corpus.Person, k.Domains)
	for i, n := range k.Participants[:k.Domains] {
		byDomain[i], people = people[:n], people[n:]
	}
	return blueprint.Domains(k.options(), g.Packs()[:k.Domains], byDomain, src)
}

// Plan implements organisation.Planner.
func (g planner) Plan(nth int, w dialogue.Scene, src dialogue.Source) (*dialogue.Plan, error) {
	k := g.keys()
	return paths.Make(paths.Sizes{Messages: k.Messages[nth], Changes: k.Changes[nth]}, g.Recipe.Dialogue, w, src)
}

// Lengths implements organisation.Planner.
func (g planner) Lengths() *organisation.Lengths {
	k := g.keys()
	return &organisation.Lengths{Post: k.PostSentences, Reply: k.ReplySentences, Words: k.SentenceWords}
}
