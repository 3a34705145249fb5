package questions

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/prompts"
	"memloom/validate"
	"memloom/validate/filters"
)

// Finished is a corpus as it is before anyone asks, and what a reader of its packs knows of it. A design leaves one
// behind for each corpus; from there on nothing knows which design it was.
type Finished struct {
	Corpus *corpus.Corpus // without what the corpora of the run share
	Names  []string       // of the world, which texts may use without stating a fact
	Units  []string       // of quantities
	Fields []Field

	Spoken    []Spoken `json:",omitempty"` // conversations whose messages the record leaves out; see Hear
	TextsHash string   `json:",omitempty"` // of their texts, so that what rests on the record depends on them

	Subjects map[string]int // subject → its field
	Projects map[string]int // project → its field
}

// Field is what one project, or one user, has of its pack.
type Field struct {
	Pack       string
	Attributes map[string]pack.Attribute // by predicate
	Concepts   map[string]pack.Concept   // by predicate
	Fillable   map[string][]string       // by deliverable: the attributes that such a task can have
	Roles      []pack.Role
	Themes     []pack.Theme
	Rules      []pack.Rule
}

// FieldOf is what questions and filters ask of a pack.
func FieldOf(p *pack.Pack) Field {
	f := Field{Pack: p.Name, Attributes: blueprint.Attributes(p), Concepts: p.Vocabulary(),
		Fillable: map[string][]string{}, Roles: p.Roles,
		Themes: p.Themes, Rules: p.Rules}
	for _, d := range p.Deliverables {
		f.Fillable[d.Noun] = d.Attributes
	}
	return f
}

// With adds what the corpora of a run share.
func (f *Finished) With(shared *corpus.Corpus) {
	c := f.Corpus
	c.People, c.Terms, c.Entities = shared.People, shared.Terms, shared.Entities
	c.First, c.Last, c.Closures = shared.First, shared.Last, shared.Closures
}

func (f *Finished) attribute(subject, predicate string) (pack.Attribute, bool) {
	i, ok := f.Subjects[subject]
	if !ok {
		return pack.Attribute{}, false
	}
	a, ok := f.Fields[i].Attributes[predicate]
	return a, ok
}

// theme is what kind of problem a subject's value is.
func (f *Finished) theme(subject, predicate, problem string) (pack.Theme, bool) {
	a, ok := f.attribute(subject, predicate)
	if !ok {
		return pack.Theme{}, false
	}
	return pack.ThemeOf(f.Fields[f.Subjects[subject]].Themes, a.Value, problem)
}

func (f *Finished) concept(subject, predicate string) (pack.Concept, bool) {
	i, ok := f.Subjects[subject]
	if !ok {
		return pack.Concept{}, false
	}
	x, ok := f.Fields[i].Concepts[predicate]
	return x, ok
}

// described tells a rule's matter in other words, where its pack has any.
func (f *Finished) described(subject string) (string, bool) {
	i := slices.IndexFunc(f.Corpus.Themes, func(t corpus.Theme) bool { return t.ID == subject && t.Kind == "rule" })
	if i < 0 {
		return "", false
	}
	theme := f.Corpus.Themes[i]
	for _, s := range f.Corpus.Subprojects {
		if s.GroupID != theme.GroupID {
			continue
		}
		for _, r := range f.Fields[f.Projects[s.ProjectID]].Rules {
			if words, ok := r.Description(theme.Title); ok {
				return words, true
			}
		}
	}
	return "", false
}

// World is the corpus as families ask of it.
func (f *Finished) World() *World {
	c := f.Corpus
	w := &World{
		Corpus: c, Calendar: corpus.Calendar{First: c.First, Last: c.Last, Closures: c.Closures},
		Attribute: f.attribute, Concept: f.concept, Fillable: map[string][]string{}, Subjects: c.Subjects(),
		Theme: f.theme, Described: f.described, Roles: map[string]pack.Role{}, Sector: map[string]string{},
		End: c.Last.Add(1).At(0, 0),
	}
	for _, p := range c.Projects {
		field := f.Fields[f.Projects[p.ID]]
		w.Sector[p.ID] = field.Pack
		for _, x := range field.Roles {
			w.Roles[x.Name], w.Sector[x.Name] = x, field.Pack
		}
	}
	for _, t := range c.Tasks {
		w.Fillable[t.ID] = f.Fields[f.Subjects[t.ID]].Fillable[t.Deliverable]
	}
	return w.Index()
}

// View is the corpus as filters see it.
func (f *Finished) View(lexicon *corpus.Lexicon, tasks *prompts.Tasks) *filters.View {
	c := f.Corpus
	w := filters.World{
		Messages: c.Messages, Segments: c.Segments, Facts: validate.NewFactIndex(c.Facts, c.Plan,
			c.Messages).Named(c.Subjects()),
		People: corpus.NamesByID(c.People), Subjects: c.Subjects(), Groups: corpus.NamesByID(c.Groups),
		Lexicon: lexicon, Tasks: tasks, Visible: Visible(c), Called: validate.FullNames(c.Tasks),
	}
	w.Attribute = func(subject, predicate string) (filters.Attribute, bool) {
		if x, ok := f.concept(subject, predicate); ok {
			words := x.Words()
			return filters.Attribute{Noun: words[0], Synonyms: words[1:], Kind: corpus.Kind(x.Value.Kind)}, true
		}
		x, ok := f.attribute(subject, predicate)
		return filters.Attribute{Noun: x.Noun, Synonyms: x.Synonyms, Kind: corpus.Kind(x.Value.Kind)}, ok
	}
	return filters.NewView(w)
}

// Visible returns the groups in which a person has a seat that is not a guest's.
func Visible(c *corpus.Corpus) func(string) []string {
	seats := map[string][]string{}
	for _, m := range c.Members {
		if !m.Guest {
			seats[m.PersonID] = append(seats[m.PersonID], m.GroupID)
		}
	}
	return func(asker string) []string { return seats[asker] }
}
