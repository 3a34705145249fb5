package writing

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/pack"
)

// How much is asked for at once of what a pack has too little of: as much as a model answers well in one go.
const (
	growWords = 16 // names, nouns, small talk
	growTexts = 120
	// components of a group that a deliverable makes a task with, at most, before there are more deliverables
	growTasks      = 12
	growOutcomes   = 12  // deliverables, at most
	growQuestions  = 120 // in all
	mostAttributes = 24  // of a deliverable
)

// growing is a question for more of something.
type growing struct {
	of  string // what is asked for; where it brought nothing it is not asked again
	ask func(Draft) asking
}

// grow asks for more of what is thin for the size, round by round, until nothing is, nothing new comes, or so much has
// been asked.
func (w *Writer) grow(ctx context.Context, d Draft) (Draft, error) {
	ctx = llm.ForUnit(ctx, llm.Unit{Stage: Stage, Name: "more"})
	x := &turn{w: w, d: d, began: d.text, step: Step{Section: "more"}}
	dry := map[string]bool{}
	for {
		round := slices.DeleteFunc(x.d.growth(w.Size, w.Grow), func(g growing) bool { return dry[g.of] })
		if len(round) == 0 || x.err != nil || x.step.Asked >= growQuestions {
			break
		}
		x.step.Of = min(growQuestions, x.step.Asked+len(round))
		for _, g := range round {
			if x.step.Asked >= growQuestions {
				break
			}
			before := x.d.text
			x.ask(ctx, g.ask(x.d))
			dry[g.of] = x.d.text == before
		}
	}
	x.end()
	return x.d, x.err
}

// growth lists a question for everything that is thin. All is only asked for where the pack is to grow; otherwise what
// the wants of the size lack altogether.
func (d Draft) growth(s pack.Size, all bool) []growing {
	if !all {
		s.Wants = d.pack.Lacking(s)
	}
	var out []growing
	add := func(of string, ask func(Draft) asking) {
		if !slices.ContainsFunc(out, func(g growing) bool { return g.of == of }) {
			out = append(out, growing{of, ask})
		}
	}
	if all && !slices.ContainsFunc(d.problems, func(p pack.Problem) bool {
		return strings.HasPrefix(p.Path,
			"deliverables")
	}) {
		// so many that a group's tasks need no more components than it can tell apart
		phases := pack.Phases()
		for n := len(d.pack.Deliverables); n < min(growOutcomes, (s.Tasks/3+growTasks-1)/growTasks); n++ {
			phase := string(phases[n%len(phases)])
			add("deliverables/"+phase, func(d Draft) asking { return d.askDeliverable(phase, false) })
		}
	}
	for _, x := range d.pack.Shortages(s) {
		d.growSource(x, add)
	}
	if all {
		for _, p := range d.pack.ThinFor(pack.Size{Tasks: s.Tasks, Facts: s.Facts}) {
			d.growList(p, add)
		}
	}
	return out
}

// classOf is the class of attributes that gives a source.
var classOf = map[pack.Source]pack.Class{
	pack.NamedChoices: pack.Choice, pack.Contacts: pack.Contact, pack.Caps: pack.Budget, pack.Deadlines: pack.Deadline,
	pack.Changes: pack.Setting,
}

// growSource asks for more of what families need.
func (d Draft) growSource(x pack.Short, add func(string, func(Draft) asking)) {
	more := func(section string) {
		add(section, func(d Draft) asking { return d.askMore(section, nil) })
	}
	switch x.Source {
	case pack.OwnWords:
		add("terms with values", func(d Draft) asking { return d.askTerms(true) })
	case pack.Themed, pack.RulesSaid:
		more(x.Source.Section())
	case pack.Cases, pack.Chains:
		if len(d.pack.Exceptions) == 0 {
			more("exceptions")
		} else {
			more("rules")
		}
	default:
		class := classOf[x.Source]
		add("attributes/"+string(class), func(d Draft) asking { return d.askMoreAttributes(class, x.Source) })
	}
}

// growList asks for more of a list that is thin.
func (d Draft) growList(p pack.Problem, add func(string, func(Draft) asking)) {
	switch keys := keysTo(p.Path); {
	case keys[0] == "news" && len(keys) == 1:
		add("news/"+p.Of, func(d Draft) asking { return d.askMore("news", func(in *In) { in.Kind = p.Of }) })
	case keys[0] == "rules":
		add("rules", func(d Draft) asking { return d.askMore("rules", nil) })
	case keys[0] == "terms" || keys[0] == "roles":
		add("terms", func(d Draft) asking { return d.askTerms(false) })
	case keys[0] == "attributes":
		add(p.Path, func(d Draft) asking { return d.askFrames(p) })
	case keys[0] == "deliverables" && len(d.unlisted(p.Path)) < p.Lacks:
		add("attributes/"+string(pack.Setting), func(d Draft) asking { return d.askMoreAttributes(pack.Setting, "") })
	case d.isWords(p.Path):
		add(p.Path, func(d Draft) asking { return d.askWords(p.Path, min(growWords, p.Lacks+spare), 1) })
	}
}

// askFrames asks for more texts of an attribute, and for more members of its slots.
func (d Draft) askFrames(p pack.Problem) asking {
	at := strings.TrimSuffix(p.Path, ".of")
	v := valueAt(d.pack, at)
	if !v.IsValid() || v.Type() != reflect.TypeFor[pack.Values]() {
		return nil
	}
	values := v.Interface().(pack.Values)
	return asks("frames", order{section: "attributes", n: min(growTexts, p.Lacks), least: 1, taken: values.Of,
		ask: func(in *In) {
			in.List = d.placeOf(p.Path)
			for _, name := range sortedKeys(values.Slots) {
				in.Slots = append(in.Slots, slotOut{name, values.Slots[name]})
			}
		}}, func(out clausesOut) []addition {
		adds := listed(p.Path, out.Texts, one)
		for _, s := range out.Slots {
			if _, ok := values.Slots[s.Name]; ok {
				adds = append(adds, listed(at+".slots."+s.Name, s.Members, one)...)
			}
		}
		return adds
	})
}

// askTerms asks for concepts, most of all for words of the roles that have fewer of their own than the others have on
// average.
func (d Draft) askTerms(valued bool) asking {
	words, all := map[string]int{}, 0
	for _, c := range d.pack.Terms {
		for role := range c.ByRole {
			words[role]++
			all++
		}
	}
	return d.askMore("terms", func(in *In) {
		in.Valued = valued
		for _, r := range d.pack.Roles {
			if words[r.Name]*len(d.pack.Roles) < all {
				in.Must = append(in.Must, r.Name)
			}
		}
	})
}

// askMoreAttributes asks for two attributes of a class, such as give a source, for every deliverable that can have
// them.
func (d Draft) askMoreAttributes(class pack.Class, s pack.Source) asking {
	return asks("attributes", order{section: "attributes", least: 1, ask: func(in *In) {
		in.Asked = []ClassIn{{string(class), 2}}
		if s != "" {
			in.Wanted = append(in.Wanted, "there are too few "+s.What()+d.poolsFor(s))
		}
	}, missing: func(next Draft) []string {
		if s == "" || slices.ContainsFunc(next.pack.Attributes[len(d.pack.Attributes):], s.Gives) {
			return nil
		}
		return []string{"there are no more " + s.What() + d.poolsFor(s)}
	}}, func(out attributesOut) []addition {
		adds := out.additions(map[string]int{string(class): 3})
		for i, a := range out.Attributes {
			adds[i].also = d.listings(a.attribute())
		}
		return adds
	})
}

// listings are the entries of an attribute's key among those of the deliverables that can have it.
func (d Draft) listings(a pack.Attribute) []addition {
	var out []addition
	for i, x := range d.pack.Deliverables {
		if len(x.Attributes) < mostAttributes && d.pack.CanList(x, a) {
			out = append(out, addition{path: fmt.Sprintf("deliverables[%d].attributes", i), value: a.Key})
		}
	}
	return out
}
