package run

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"strconv"
	"strings"

	"memloom/internal/app"
	"memloom/internal/pack"
	"memloom/internal/runstore"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
)

// The keys under which a run keeps what it was begun with, which never changes.
const (
	metaRecipe  = "recipe"
	metaScale   = "scale"
	metaSeed    = "seed"
	metaPack    = "pack"   // with the domain's number, from 1
	metaDomain  = "domain" // likewise
	metaHeld    = "held"   // sizes that the scale did not reach, as JSON; absent without any
	metaVersion = "version"
)

// The keys under which it keeps what may change from sitting to sitting.
const (
	metaModels    = "models"    // text of the models file; absent for the built-in model alone
	metaTemplates = "templates" // name → text, as JSON; absent without overrides
	metaBudget    = "budget"    // the caps: a later sitting that names none is held to them
	metaLimits    = "limits"    // by endpoint, how many requests were in flight when the last process ended
	metaEstimate  = "estimate"  // what the run was estimated to take
	metaUnique    = "unique"    // what it took to look for other answers
	metaHopeless  = "hopeless"  // why the run stopped, where that was a model that could not do its work
	metaPartial   = "pilot"     // the units a stage of a pilot, or partialPreview; empty once a run goes on in the folder
)

// published is the last thing that a run notes: without it, a manifest in the folder is of an earlier run.
var published = runstore.Progress{Stage: "publication", Done: 1, Total: 1}

// meta is what a run keeps so that resume needs nothing else.
func meta(s pipeline.Settings) (map[string]string, error) {
	r, err := s.Recipe.Marshal()
	if err != nil {
		return nil, err
	}
	out := map[string]string{
		metaRecipe: string(r), metaScale: strconv.FormatFloat(s.Scale, 'g', -1, 64), metaSeed: strconv.FormatUint(s.Seed, 10),
		metaVersion: pipeline.Version(),
	}
	if len(s.Held) > 0 {
		held, err := json.Marshal(s.Held)
		if err != nil {
			return nil, err
		}
		out[metaHeld] = string(held)
	}
	for i, d := range s.Domains {
		out[metaPack+strconv.Itoa(i+1)], out[metaDomain+strconv.Itoa(i+1)] = string(d.Text), d.Name
	}
	return out, nil
}

// settingsOf reads back what meta kept.
func settingsOf(m map[string]string) (pipeline.Settings, error) {
	s := pipeline.Settings{StandIn: BuiltIn}
	var err error
	if s.Recipe, err = recipe.Parse([]byte(m[metaRecipe]), designs.Sections()...); err != nil {
		return s, app.Usage("%w; such a run cannot go on, start it again with `memloom generate --force`", err)
	}
	if s.Scale, err = strconv.ParseFloat(m[metaScale], 64); err != nil {
		return s, fmt.Errorf("scale of the run: %w", err)
	}
	if s.Seed, err = strconv.ParseUint(m[metaSeed], 10, 64); err != nil {
		return s, fmt.Errorf("seed of the run: %w", err)
	}
	if _, err := keptAs(m, metaHeld, "sizes of the run", &s.Held); err != nil {
		return s, err
	}
	for i := 1; m[metaPack+strconv.Itoa(i)] != ""; i++ {
		text := m[metaPack+strconv.Itoa(i)]
		p, err := pack.Load(m[metaDomain+strconv.Itoa(i)], strings.NewReader(text))
		if err != nil {
			return s, err
		}
		s.Domains = append(s.Domains, pipeline.Domain{Pack: p, Text: []byte(text)})
	}
	return s, nil
}

// sameRun says whether the run in a folder was begun with the same settings, so that a replay makes it again; with
// others it is a run of its own.
func sameRun(dir string, s pipeline.Settings) bool {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return false
	}
	defer store.Close()
	was, errWas := store.Meta()
	is, errIs := meta(s)
	return errWas == nil && errIs == nil && maps.Equal(was, is)
}

// begin makes the first commit of a run: all that it needs to be resumed, and what else is kept from the start.
func (j *Job) begin(ctx context.Context, also map[string]string) error {
	m, err := meta(j.Settings)
	if err != nil {
		return err
	}
	kept, err := j.Roles.kept()
	if err != nil {
		return err
	}
	maps.Copy(kept, also)
	return j.Store.Begin(ctx, m, kept)
}
