package pipeline

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/abstention"
	"memloom/pipeline/questions/adversarial"
	"memloom/pipeline/questions/awareness"
	"memloom/pipeline/questions/existence"
	"memloom/pipeline/questions/multihop"
	"memloom/pipeline/questions/profile"
	"memloom/pipeline/questions/relational"
	"memloom/pipeline/questions/singlehop"
	"memloom/pipeline/questions/temporal"
	"memloom/validate"
	"memloom/validate/filters"
)

// Families returns the question families that memloom has.
func Families() []questions.Family {
	return slices.Concat(
		[]questions.Family{singlehop.Family{}, existence.Family{}, multihop.Family{}, temporal.Family{},
			abstention.Family{}},
		[]questions.Family{awareness.Constraint{}, awareness.Proactivity{}, awareness.Update{}},
		[]questions.Family{profile.Style{}, profile.Skill{}, profile.Role{}},
		adversarial.Families(), relational.Families(),
	)
}

// asking is the finished world as families and filters see it.
type asking struct {
	*scene
	corpus *corpus.Corpus
	world  *questions.World
	view   *filters.View

	dropped map[string]int // drafts that could not be worded, by stratum
}

// load reads the finished world for the families and the filters.
func (r *Run) load(projectTexts []*projectText) (*asking, error) {
	s := projectTexts[0].scene
	var parts []*corpus.Corpus
	for _, t := range projectTexts {
		part, err := fetch[*corpus.Corpus](r.Store, t.project.key("world"))
		if err != nil {
			return nil, err
		}
		parts = append(parts, part)
	}
	c, err := s.whole(parts)
	if err != nil {
		return nil, err
	}
	a := &asking{scene: s, corpus: c, dropped: map[string]int{}}
	a.world = s.questionWorld(c)
	a.world.LongerF2 = r.Recipe.Questions.LongerF2
	a.view = filters.NewView(a.filterWorld())
	return a, nil
}

// worldKeys are the records that hold the finished world.
func (s *scene) worldKeys() []string {
	out := s.keys()
	for _, p := range s.projects {
		out = append(out, p.key("world"))
	}
	return out
}

// attributes looks up what a subject's predicate is in the pack of its project:
// packs may use one key for different things.
func (s *scene) attributes(c *corpus.Corpus) func(subject, predicate string) (pack.Attribute, bool) {
	byProject := map[string]map[string]pack.Attribute{}
	for i, p := range c.Projects {
		byProject[p.ID] = dialogue.Attributes(s.projects[i].Pack)
	}
	tasks := corpus.CopiesByID(c.Tasks)
	return func(subject, predicate string) (pack.Attribute, bool) {
		a, ok := byProject[tasks[subject].ProjectID][predicate]
		return a, ok
	}
}

// concepts looks up what roles call by words of their own in the pack of a subject's project.
func (s *scene) concepts(c *corpus.Corpus) func(subject, predicate string) (pack.Concept, bool) {
	byProject := map[string]map[string]pack.Concept{}
	for i, p := range c.Projects {
		byProject[p.ID] = s.projects[i].Pack.Vocabulary()
	}
	tasks := corpus.CopiesByID(c.Tasks)
	return func(subject, predicate string) (pack.Concept, bool) {
		x, ok := byProject[tasks[subject].ProjectID][predicate]
		return x, ok
	}
}

func (s *scene) questionWorld(c *corpus.Corpus) *questions.World {
	w := &questions.World{
		Corpus: c, Calendar: corpus.Calendar{First: c.First, Last: c.Last, Closures: c.Closures},
		Attribute: s.attributes(c), Concept: s.concepts(c), Fillable: map[string][]string{}, Subjects: c.Subjects(),
		Roles: map[string]pack.Role{}, Sector: map[string]string{}, End: c.Last.Add(1).At(0, 0),
	}
	for i, p := range s.projects {
		w.Sector[c.Projects[i].ID] = p.Pack.Name
		for _, x := range p.Pack.Roles {
			w.Roles[x.Name], w.Sector[x.Name] = x, p.Pack.Name
		}
	}
	fillable := map[string]map[string][]string{} // project → deliverable → attributes
	for i, p := range c.Projects {
		fillable[p.ID] = map[string][]string{}
		for _, d := range s.projects[i].Pack.Deliverables {
			fillable[p.ID][d.Noun] = d.Attributes
		}
	}
	for _, t := range c.Tasks {
		w.Fillable[t.ID] = fillable[t.ProjectID][t.Deliverable]
	}
	return w.Index()
}

func (a *asking) filterWorld() filters.World {
	c := a.corpus
	attributes, concepts := a.attributes(c), a.concepts(c)
	w := filters.World{
		Messages: c.Messages, Segments: c.Segments, Facts: validate.NewFactIndex(c.Facts, c.Plan,
			c.Messages).Named(c.Subjects()),
		People: corpus.NamesByID(c.People), Subjects: c.Subjects(), Groups: corpus.NamesByID(c.Groups),
		Lexicon: a.lexicon, Tasks: a.tasks, Visible: visible(c),
	}
	w.Attribute = func(subject, predicate string) (filters.Attribute, bool) {
		if c, ok := concepts(subject, predicate); ok {
			words := c.Words()
			return filters.Attribute{Noun: words[0], Synonyms: words[1:], Kind: corpus.Kind(c.Value.Kind)}, true
		}
		x, ok := attributes(subject, predicate)
		return filters.Attribute{Noun: x.Noun, Synonyms: x.Synonyms, Kind: corpus.Kind(x.Value.Kind)}, ok
	}
	return w
}

// visible returns the groups in which somebody has a seat that is not a guest's.
func visible(c *corpus.Corpus) func(string) []string {
	seats := map[string][]string{}
	for _, m := range c.Members {
		if !m.Guest {
			seats[m.PersonID] = append(seats[m.PersonID], m.GroupID)
		}
	}
	return func(asker string) []string { return seats[asker] }
}
