package pack

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Source is a part of a pack that a family of questions is made of and that a sound pack can lack.
type Source string

// The sources.
const (
	NamedChoices Source = "named choices" // which of a pool's names was taken
	Contacts     Source = "contacts"      // who reviews or approves
	Caps         Source = "caps"          // a sum that must not be passed
	Deadlines    Source = "deadlines"     // a day that was set for something
	Changes      Source = "changes"       // a value that a decision replaces
	Themed       Source = "themes"        // a problem of which it is known what each role would do about it
	RulesSaid    Source = "rules"         // what is required in general
	Cases        Source = "cases"         // what is required in a case, next to another case of the same rule
	Chains       Source = "chains"        // a rule that can get a second case: an exception's, or another rule's
	OwnWords     Source = "own words"     // a concept with a value that roles call by different words
)

// The keys of attributes that families know: packs share them.
const (
	Approver   = "approver"
	Reviewer   = "reviewer"
	Spending   = "cap"
	FreezeDate = "freeze_date"
)

// sources say of each source how a report names it, and which attributes are of it: the section that lacks it, and what
// would be more of it.
var sources = map[Source]struct {
	section, what string
	gives         func(Attribute) bool
}{
	NamedChoices: {"attributes", "attributes of class choice whose value is an entity", func(a Attribute) bool {
		return a.Class == Choice && corpus.Kind(a.Value.Kind) == corpus.KindEntity
	}},
	Contacts: {"attributes", "attributes of class contact with the key reviewer or approver", func(a Attribute) bool {
		return a.Key == Reviewer || a.Key == Approver
	}},
	Caps: {"attributes", "attributes of class budget with the key cap, of kind money", func(a Attribute) bool {
		return a.Key == Spending && corpus.Kind(a.Value.Kind) == corpus.KindMoney
	}},
	Deadlines: {"attributes", `attributes of class deadline whose noun ends in "date"`, func(a Attribute) bool {
		return a.Class == Deadline && strings.HasSuffix(a.Noun, " date")
	}},
	Changes:   {"attributes", "attributes that change", func(a Attribute) bool { return a.Changes }},
	Themed:    {section: "themes", what: "problems with a theme"},
	RulesSaid: {section: "rules", what: "rules of which each requires something of its own"},
	Cases:     {section: "exceptions", what: "cases of rules that have two, their own and an exception"},
	Chains:    {section: "exceptions", what: "chains of a rule, one of its cases and what the case's name means"},
	OwnWords:  {section: "terms", what: "concepts with a value"},
}

// Section returns the section of a pack that gives a source.
func (s Source) Section() string { return sources[s].section }

// What says in words what a source is.
func (s Source) What() string { return sources[s].what }

// Gives says whether an attribute is of a source.
func (s Source) Gives(a Attribute) bool { return sources[s].gives != nil && sources[s].gives(a) }

// Want is a number of items that a project is to give, and the sources of which any will do for them.
type Want struct {
	Family string // or family/subcategory, as recipes have it
	Items  int
	Of     []Source
}

// Size is how much a recipe wants of a project.
type Size struct {
	Tasks int // of the project
	Facts int // of a task, next to its dates and owner
	Rules int // that its groups lay down; 0 where they are not the pack's
	Wants []Want
}

// spareItems is how many candidates there have to be for every two items: some of them are said unclearly, or are
// rejected.
const spareItems = 3

// needs is how many candidates the items take.
func (w Want) needs() int { return (spareItems*w.Items + 1) / 2 }

// Lacking says which wants the pack has nothing for at all, whatever the size: no item of them can be made.
func (p *Pack) Lacking(s Size) []Want {
	var out []Want
	for _, w := range s.Wants {
		if !slices.ContainsFunc(w.Of, func(of Source) bool { return p.supply(of, s) > 0 }) {
			out = append(out, w)
		}
	}
	return out
}

// Short is what the pack has too little of for a want: so many candidates of a source.
type Short struct {
	Want
	Source     Source // that should grow
	Have, Need int    // candidates in a project; of attributes, tasks that say one
}

// Shortages lists the wants for which a project of the size gives too few candidates, each with the first of its
// sources.
func (p *Pack) Shortages(s Size) []Short {
	var out []Short
	for _, w := range s.Wants {
		have := 0
		for _, of := range w.Of {
			have += p.supply(of, s)
		}
		if need := w.needs(); have < need && len(w.Of) > 0 {
			out = append(out, Short{Want: w, Source: w.Of[0], Have: have, Need: need})
		}
	}
	return out
}

// String says what there is and what is needed: "0 tasks with attributes of …, the 34 items of skill in a project need
// 51".
func (s Short) String() string {
	what := s.Source.What()
	if s.Source.Section() == "attributes" {
		what = "tasks with " + what
	}
	if n := len(s.Of); n > 1 {
		var others []string
		for _, of := range s.Of[1:] {
			others = append(others, of.What())
		}
		what += ", or " + strings.Join(others, ", or ")
	}
	return fmt.Sprintf("%d %s, the %s of %s in a project %s %d", s.Have, what, counted(s.Items, "item"), s.Family,
		plural(s.Items, "needs", "need"), s.Need)
}

// Changing counts the attributes that change, and about how many of a project's values a decision replaces; share is
// the part of the values that can change which does.
func (p *Pack) Changing(s Size, share float64) (attributes, values int) {
	for _, a := range p.Attributes {
		if Changes.Gives(a) {
			attributes++
		}
	}
	return attributes, int(share * float64(p.supply(Changes, s)))
}

// Enough says whether so many candidates are enough for a number of items.
func Enough(candidates, items int) bool { return candidates >= Want{Items: items}.needs() }

// ThinFor says what a project of a size wants more of: what Thin says for its tasks, deliverables of whose tasks there
// is too little to say, and what its families' items lack.
func (p *Pack) ThinFor(s Size) []Problem {
	t := thin{p: p, part: PartOfYear(s.Tasks), found: p.Thin(PartOfYear(s.Tasks))}
	for i, d := range p.Deliverables {
		t.want(fmt.Sprintf("deliverables[%d].attributes", i), "attribute", len(d.Attributes), s.Facts)
	}
	out := t.found
	for _, x := range p.Shortages(s) {
		path := x.Source.Section()
		if (x.Source == Cases || x.Source == Chains) && len(p.Exceptions) > 0 {
			path = "rules" // any exception fits them all
		}
		out = append(out, Problem{Line: p.places.Near(path).KeyLine, Path: path, Message: x.String(), Lacks: x.Need - x.Have})
	}
	return sorted(out)
}

// counted says so many of a thing: "1 text of motive", "3 texts of motive". The noun is the last word before one that
// begins what the thing is like.
func counted(n int, thing string) string {
	end := len(thing)
	for _, mark := range []string{" of ", " that ", " from ", " for ", " over ", " in ", ","} {
		if i := strings.Index(thing, mark); i >= 0 {
			end = min(end, i)
		}
	}
	noun := thing[:end]
	many := noun + "s"
	if stem, ok := strings.CutSuffix(noun, "y"); ok {
		many = stem + "ies"
	}
	return fmt.Sprintf("%d %s%s", n, plural(n, noun, many), thing[end:])
}

// plural chooses between the forms of one and of many.
func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// supply is about how many candidates for items a source gives in a project of the size.
func (p *Pack) supply(of Source, s Size) int {
	switch of {
	case RulesSaid:
		return p.rulesOf(s)
	case Cases:
		if len(p.Exceptions) == 0 {
			return 0
		}
		return 2 * p.rulesOf(s)
	case Chains:
		if terms := len(p.Exceptions) + len(p.Rules); terms > 1 {
			return min(terms, MostCases) * p.rulesOf(s)
		}
		return 0
	case OwnWords:
		return len(p.Vocabulary())
	}
	said := 0.0
	for _, a := range p.Attributes {
		switch n := p.saidOf(a, s); {
		case of == Themed && a.Class.In(Blocker, Risk):
			said += n * p.themedPart(a)
		case of.Gives(a):
			said += n
		}
	}
	if said > 0 && said < 1 {
		return 1
	}
	return int(said)
}

// CanList says whether a deliverable can have another attribute: no noun of its is part of another's, or a synonym of
// one.
func (p *Pack) CanList(d Deliverable, a Attribute) bool {
	if within(a.Noun, d.Noun) {
		return false
	}
	same := func(noun string, synonyms []string) bool {
		return slices.ContainsFunc(synonyms, func(s string) bool { return strings.EqualFold(s, noun) })
	}
	for _, b := range p.Attributes {
		if slices.Contains(d.Attributes, b.Key) && (within(a.Noun, b.Noun) || within(b.Noun, a.Noun) ||
			same(a.Noun, b.Synonyms) || same(b.Noun, a.Synonyms)) {
			return false
		}
	}
	return true
}

// saidOf is in how many tasks of a project an attribute is said: each deliverable has as many tasks as another, and a
// task says so many of its deliverable's attributes, any of them as likely.
func (p *Pack) saidOf(a Attribute, s Size) float64 {
	part := 0.0
	for _, d := range p.Deliverables {
		if slices.Contains(d.Attributes, a.Key) {
			part += min(1, float64(s.Facts)/float64(len(d.Attributes)))
		}
	}
	if part == 0 {
		return 0
	}
	said := part * float64(s.Tasks) / float64(len(p.Deliverables))
	if corpus.Kind(a.Value.Kind) == corpus.KindText {
		said = min(said, float64(a.Value.count()))
	}
	return said
}

// themedPart is the share of an attribute's texts that have a theme; a frame is drawn as often as another.
func (p *Pack) themedPart(a Attribute) float64 {
	n := 0
	for _, text := range a.Value.Of {
		if slices.ContainsFunc(p.Themes, func(t Theme) bool { return t.About(text) }) {
			n++
		}
	}
	return float64(n) / float64(max(1, len(a.Value.Of)))
}

// rulesOf is how many rules the groups of a project lay down of which each requires something that no other does.
func (p *Pack) rulesOf(s Size) int {
	if s.Rules == 0 {
		return 0
	}
	required := map[string]bool{}
	for _, r := range p.Rules {
		for _, text := range r.Needs.Of {
			required[text] = true
		}
		if corpus.Kind(r.Needs.Kind) == corpus.KindEntity {
			return min(s.Rules, p.mostRules()) // there are people enough
		}
	}
	return min(s.Rules, p.mostRules(), len(required))
}

// mostRules is how many rules the groups of a project can lay down. A rule is one group's, which applies it to each of
// its components that it makes sense for.
func (p *Pack) mostRules() int {
	return p.fewestRules(groupsPerProject, groupsPerProject) / groupsPerProject
}

// fewestRules is how often rules can be laid down in the project with the fewest: one about components for each of
// them, one of a group or of a project so often.
func (p *Pack) fewestRules(ofGroup, ofProject int) int {
	return fewest(p.Projects, func(pr Project) (n int) {
		for _, r := range p.Rules {
			n += map[Scope]int{OfComponent: len(r.ComponentsOf(pr)), OfGroup: ofGroup, OfProject: ofProject}[r.Scope]
		}
		return n
	})
}
