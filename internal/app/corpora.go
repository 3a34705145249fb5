package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"os"
	"slices"
	"strings"

	"memloom/domains"
	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/validate"
)

// Source is a folder read corpus by corpus: an output.Reader.
type Source interface {
	Shared() (*corpus.Corpus, error)
	Corpora() iter.Seq2[*corpus.Corpus, error]
}

// Each calls do for one corpus after another, until it wants no more.
func Each(r Source, do func(c *corpus.Corpus) (more bool, err error)) error {
	for c, err := range r.Corpora() {
		if err != nil {
			return err
		}
		if more, err := do(c); err != nil || !more {
			return err
		}
	}
	return nil
}

// All calls do for every corpus.
func All(r Source, do func(c *corpus.Corpus) error) error {
	return Each(r, func(c *corpus.Corpus) (bool, error) { return true, do(c) })
}

// Open opens a folder with the tables of its design, or some of its folders.
func Open(dir string, what ...output.Folder) (*output.Reader, error) {
	return output.OpenTables(dir, Tables(dir), what...)
}

// Tables are those that the design of a folder brings.
func Tables(dir string) []output.Table {
	if d, ok := DesignOf(dir); ok {
		return d.Tables()
	}
	return nil
}

// DesignOf returns the design of the run in a folder, where its manifest says one that is known.
func DesignOf(dir string) (designs.Design, bool) {
	m, err := output.ReadManifest(dir)
	if err != nil {
		return nil, false
	}
	var asked struct{ Design string }
	if err := json.Unmarshal(m.Parameters, &asked); err != nil {
		return nil, false
	}
	return designs.Named(asked.Design)
}

// HoldsCorpus says whether a folder holds a finished corpus.
func HoldsCorpus(dir string) (bool, error) {
	_, err := output.ReadManifest(dir)
	if Is[*output.NotCorpusError](err) {
		return false, nil
	}
	return err == nil, err
}

// PacksOf returns the domains of a corpus, or nil where one of them is not at hand.
func PacksOf(list []output.Source) []*pack.Pack {
	var packs []*pack.Pack
	for _, d := range list {
		_, p, err := ReadPack(d.Name)
		if err != nil {
			return nil
		}
		packs = append(packs, p)
	}
	return packs
}

// ReadPack reads a domain by name or file, with its text.
func ReadPack(name string) ([]byte, *pack.Pack, error) {
	if !isFile(name) {
		p, err := pack.Builtin(name)
		if err != nil {
			return nil, nil, err
		}
		text, err := domains.Files.ReadFile(name + ".yaml")
		return text, p, err
	}
	text, err := bounded.File(name, bounded.Pack)
	if err != nil {
		return nil, nil, fmt.Errorf("reading domain pack: %w", err)
	}
	p, err := pack.Load(name, bytes.NewReader(text))
	return text, p, err
}

// isFile tells a file from a name.
func isFile(name string) bool {
	if slices.Contains(pack.BuiltinNames(), name) {
		return false
	}
	if info, err := os.Stat(name); err == nil && !info.IsDir() {
		return true
	}
	return strings.ContainsAny(name, `/\`) || strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml")
}

// Unreviewable says that a folder lacks tables of drafts and verdicts, and what it can be used for all the same; empty
// where it has them.
func Unreviewable(dir string, m *output.Manifest) string {
	needed := []string{"key/items", "data/items", "data/messages", "audit/rejected", "audit/flagged", "audit/verdicts"}
	absent := Filter(m.Absent, func(t string) bool { return slices.Contains(needed, t) })
	if len(absent) == 0 {
		return ""
	}
	return fmt.Sprintf("%s lacks %s: items that fell cannot be reviewed without them; %s", dir, strings.Join(absent, ", "),
		Usable(dir, m))
}

// TakenOut are the tables that a folder had when it was published and lacks now. An older program has fewer tables.
func TakenOut(m *output.Manifest) []string {
	return Filter(m.Absent, func(t string) bool { return m.Table(t) != nil })
}

// Usable says which commands read a folder that lacks tables.
func Usable(dir string, m *output.Manifest) string {
	out := []string{Command("check", dir), Command("stats", dir)}
	if !slices.Contains(m.Absent, "key/items") {
		out = append(out, Command("score", dir, "ANSWERS"))
	}
	if len(TakenOut(m)) == 0 {
		out = append(out, Command("show", dir))
	}
	last := len(out) - 1
	return strings.Join(out[:last], ", ") + " and " + out[last] + " do without them"
}

// BeingMade says of a folder that holds no corpus yet, because a process is writing its first, what can be done now:
// not resume, which would be refused.
func BeingMade(err error) error {
	absent, ok := errors.AsType[*output.NotCorpusError](err)
	if !ok || !absent.Begun {
		return err
	}
	holder := Holder(absent.Dir)
	if holder == nil {
		return err
	}
	return Usage("%s holds no corpus yet: %s is writing it. Now %s and %s say how far it has come; the rest works when "+
		"it has ended", absent.Dir, holder, Command("status", absent.Dir), Command("audit", absent.Dir))
}

// Solver returns the fact solver over a corpus.
func Solver(c *corpus.Corpus) *validate.Solver {
	facts := validate.NewFactIndex(c.Facts, c.Plan, c.Messages).Named(c.Subjects())
	return validate.NewSolver(facts, c.Messages, validate.FullNames(c.Tasks), c.Subjects())
}
