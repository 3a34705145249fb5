package audit

import (
	"context"
	"path/filepath"
	"slices"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/cost"
	"memloom/pipeline/recipe"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

// judges are the models that judge the items of a finished corpus.
type judges struct {
	options review.Options
	clients *run.Clients
	job     *run.Job // its store has the answers of language models
}

// judgedIn is the folder, inside a corpus's, in which the answers of judging again are kept, so that nothing is paid
// for twice.
var judgedIn = filepath.Join(".run", "filter")

// openJudges opens the models that judge items of a finished corpus: those of a models file, or the built-in one. With
// dry they ask no model and keep no answers.
func (x *Folder) openJudges(ctx context.Context, c *app.Console, f run.Models, r *recipe.Recipe, workers int,
	dry bool) (*judges, error) {
	roles, err := f.Read()
	if err == nil {
		err = roles.Carry(r)
	}
	if err != nil {
		return nil, err
	}
	out := &judges{job: &run.Job{Dir: x.Dir, Settings: pipeline.Settings{Recipe: r}, Roles: roles, Flags: f,
		Workers: workers}}
	if out.paid() && !dry {
		if out.job.Store, err = runstore.Open(filepath.Join(x.Dir, judgedIn), runstore.Options{By: c.Command}); err != nil {
			return nil, err
		}
	}
	if out.clients, err = out.job.Open(ctx, c); err != nil {
		out.close()
		return nil, err
	}
	m := out.clients.Models
	out.options = review.Options{Recipe: r, Workers: out.job.AtOnce(c.CPUs, out.clients),
		Packs: app.PacksOf(x.Manifest.Domains), Models: filters.Models{Solver: m.Solver, Judge: m.Judge, Probe: m.Probe,
			Verifiers: app.Map(m.Verifiers, func(v pipeline.Verifier) filters.Verifier { return filters.Verifier(v) })}}
	for _, member := range m.Panel {
		out.options.Models.Panel = append(out.options.Models.Panel, member.Model)
		if !member.BuiltIn {
			out.options.Names = append(out.options.Names, member.Name())
		}
	}
	return out, nil
}

// paid says whether models of a models file are asked.
func (j *judges) paid() bool { return j.job.Roles.File != nil }

func (j *judges) close() {
	if j.job.Store != nil {
		_ = j.job.Store.Close()
	}
}

// names are the models that judge, once each.
func (j *judges) names() []string {
	m := j.options.Models
	out := []string{m.Solver.Name(), m.Judge.Name(), m.Probe.Name()}
	for _, p := range m.Panel {
		out = append(out, p.Name())
	}
	for _, v := range m.Verifiers {
		out = append(out, v.Name)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// takes prices what is asked.
func (j *judges) takes(asks []cost.Asks) *run.Expected {
	e := cost.Estimate{Panel: len(j.options.Models.Panel), Stages: []cost.Stage{{Name: "filter", Asks: asks}}}
	t := e.Price(run.Players(j.job.Roles.File, j.options.Recipe.Filters.Panel)).Total
	return &run.Expected{StageCost: t, Cost: &t.Cost}
}
