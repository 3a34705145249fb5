package writing

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/pack"
)

// How much is asked for at once of what a pack has too little of: as much as a model answers well in one go.
const (
	growWords      = 16 // names, nouns, small talk
	growTexts      = 120
	growTerms      = 8
	growTasks      = 12  // components of a group that a deliverable makes a task with, at most, before there are more deliverables
	growOutcomes   = 12  // deliverables, at most
	growQuestions  = 120 // in all
	mostAttributes = 24  // of a deliverable
)

// growing is a question for more of something.
type growing struct {
	of  string // what is asked for; where it brought nothing it is not asked again
	ask func(Draft) asking
}

// grow asks for more of what is thin for the size, round by round, until nothing is, nothing new comes, or so much has been
// asked.
func (w *Writer) grow(ctx context.Context, t tasks, d Draft) (Draft, error) {
	ctx = llm.ForUnit(ctx, llm.Unit{Stage: Stage, Name: "more"})
	x := &turn{w: w, t: t, d: d, began: d.text, step: Step{Section: "more"}}
	dry := map[string]bool{}
	for {
		round := slices.DeleteFunc(t.growth(x.d, w.Size, w.Grow), func(g growing) bool { return dry[g.of] })
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

// growth lists a question for everything that is thin. All is only asked for where the pack is to grow; otherwise what the
// wants of the size lack altogether.
func (t tasks) growth(d Draft, s pack.Size, all bool) []growing {
	if !all {
		s.Wants = d.pack.Lacking(s)
	}
	var out []growing
	add := func(of string, ask func(Draft) asking) {
		if !slices.ContainsFunc(out, func(g growing) bool { return g.of == of }) {
			out = append(out, growing{of, ask})
		}
	}
	if all && !slices.ContainsFunc(d.problems, func(p pack.Problem) bool { return strings.HasPrefix(p.Path, "deliverables") }) {
		t.growDeliverables(d, s, add)
	}
	for _, x := range d.pack.Shortages(s) {
		t.growSource(d, x, add)
	}
	if all {
		for _, p := range d.pack.ThinFor(pack.Size{Tasks: s.Tasks, Facts: s.Facts}) {
			t.growList(d, p, add)
		}
	}
	return out
}

// growDeliverables asks for so many that a group's tasks need no more components than it can tell apart.
func (t tasks) growDeliverables(d Draft, s pack.Size, add func(string, func(Draft) asking)) {
	want := min(growOutcomes, (s.Tasks/3+growTasks-1)/growTasks)
	phases := pack.Phases()
	for n := len(d.pack.Deliverables); n < want; n++ {
		phase := string(phases[n%len(phases)])
		add("deliverables/"+phase, func(d Draft) asking {
			return asks(t.deliverable, order{section: "deliverables", least: 1,
				ask: func(in *In) { in.Phase, in.Taken, in.Wanted = phase, in.Deliverables, nil }},
				func(out deliverableOut) []addition {
					return []addition{{path: "deliverables", value: out.deliverable(phase)}}
				})
		})
	}
}

// classOf is the class of attributes that gives a source.
var classOf = map[pack.Source]pack.Class{
	pack.NamedChoices: pack.Choice, pack.Contacts: pack.Contact, pack.Caps: pack.Budget, pack.Deadlines: pack.Deadline,
	pack.Changes: pack.Setting,
}

// growSource asks for more of what families need.
func (t tasks) growSource(d Draft, x pack.Short, add func(string, func(Draft) asking)) {
	switch x.Source {
	case pack.Themed:
		add("themes", t.askMoreThemes)
	case pack.RulesSaid:
		add("rules", t.askMoreRules)
	case pack.Cases, pack.Chains:
		if len(d.pack.Exceptions) == 0 {
			add("exceptions", t.askMoreExceptions)
		} else {
			add("rules", t.askMoreRules)
		}
	case pack.OwnWords:
		add("terms with values", func(d Draft) asking { return t.askMoreTerms(d, true) })
	default:
		class := classOf[x.Source]
		add("attributes/"+string(class), func(d Draft) asking { return t.askMoreAttributes(d, class, x.Source) })
	}
}

// growList asks for more of a list that is thin.
func (t tasks) growList(d Draft, p pack.Problem, add func(string, func(Draft) asking)) {
	switch keys := keysTo(p.Path); {
	case keys[0] == "news" && len(keys) == 1:
		add("news/"+p.Of, func(d Draft) asking { return t.askMoreNews(d, p.Of) })
	case keys[0] == "rules":
		add("rules", t.askMoreRules)
	case keys[0] == "terms" || keys[0] == "roles":
		add("terms", func(d Draft) asking { return t.askMoreTerms(d, false) })
	case keys[0] == "attributes":
		add(p.Path, func(d Draft) asking { return t.askFrames(d, p) })
	case keys[0] == "deliverables" && len(unlisted(d, p.Path)) < p.Lacks:
		add("attributes/"+string(pack.Setting), func(d Draft) asking { return t.askMoreAttributes(d, pack.Setting, "") })
	case d.isWords(p.Path):
		add(p.Path, func(d Draft) asking { return t.askWords(d, p) })
	}
}

// unlisted are the choices of a list that do not stand in it.
func unlisted(d Draft, path string) []string {
	taken := d.entries(path)
	return slices.DeleteFunc(d.choices(path), func(s string) bool { return contains(taken, s) })
}

// askWords asks for more entries of a list of texts or nouns.
func (t tasks) askWords(d Draft, p pack.Problem) asking {
	n := min(growWords, p.Lacks+spare)
	return asks(t.more, order{section: keysTo(p.Path)[0], least: 1, ask: func(in *In) {
		in.N, in.List, in.Taken, in.From = n, d.placeOf(p.Path), d.entries(p.Path), unlisted(d, p.Path)
	}}, func(out moreOut) []addition {
		return listed(p.Path, out.Entries, func(s string) any { return entry(p.Path, s) })
	})
}

// askFrames asks for more texts of an attribute, and for more members of its slots.
func (t tasks) askFrames(d Draft, p pack.Problem) asking {
	at := strings.TrimSuffix(p.Path, ".of")
	v, ok := valueAt(reflect.ValueOf(d.pack).Elem(), keysTo(at))
	values, is := reflect.TypeAssert[pack.Values](v)
	if !ok || !is {
		return nil
	}
	return asks(t.frames, order{section: "attributes", least: 1, ask: func(in *In) {
		in.N, in.List, in.Taken = min(growTexts, p.Lacks), d.placeOf(p.Path), values.Of
		for _, name := range sortedKeys(values.Slots) {
			in.Slots = append(in.Slots, slotOut{name, values.Slots[name]})
		}
	}}, func(out clausesOut) []addition {
		adds := listed(p.Path, out.Texts, func(s string) any { return one(s) })
		for _, s := range out.Slots {
			if _, ok := values.Slots[s.Name]; ok {
				adds = append(adds, listed(at+".slots."+s.Name, s.Members, func(s string) any { return one(s) })...)
			}
		}
		return adds
	})
}

func (t tasks) askMoreThemes(d Draft) asking {
	problems := d.problemTexts(true)
	if len(problems) == 0 {
		return nil
	}
	return asks(t.themes, order{section: "themes", least: 1, ask: func(in *In) {
		in.N, in.Problems = askThemes, problems
		for _, x := range d.pack.Themes {
			in.Taken = append(in.Taken, x.Key)
		}
	}}, func(out themesOut) []addition { return listed("themes", out.Themes, themeOut.theme) })
}

func (t tasks) askMoreRules(d Draft) asking {
	return asks(t.rules, order{section: "rules", least: 1, ask: func(in *In) {
		in.N = askRules
		for _, r := range d.pack.Rules {
			in.Taken = append(in.Taken, r.Matter, r.Override.Term)
		}
		for _, x := range d.pack.Exceptions {
			in.Taken = append(in.Taken, x.Term)
		}
	}}, func(out rulesOut) []addition { return listed("rules", out.Rules, ruleOut.rule) })
}

func (t tasks) askMoreExceptions(d Draft) asking {
	return asks(t.exceptions, order{section: "exceptions", least: 1, ask: func(in *In) {
		in.N = askExceptions
		for _, r := range d.pack.Rules {
			in.Taken = append(in.Taken, r.Override.Term)
		}
	}}, func(out exceptionsOut) []addition { return listed("exceptions", out.Exceptions, caseOut.override) })
}

// askMoreNews asks for news of a kind; "" for any.
func (t tasks) askMoreNews(d Draft, kind string) asking {
	return asks(t.news, order{section: "news", least: 1, ask: func(in *In) {
		in.N, in.Kind, in.Units = askNews, kind, corpus.Units()
		for _, x := range d.pack.News {
			in.Taken = append(in.Taken, x.Sentence)
		}
	}}, func(out newsOut) []addition { return listed("news", out.News, newOut.news) })
}

// askMoreTerms asks for concepts, most of all for words of the roles that have the fewest.
func (t tasks) askMoreTerms(d Draft, valued bool) asking {
	return asks(t.terms, order{section: "terms", least: 1, ask: func(in *In) {
		in.N, in.Taken, in.Valued, in.Must = growTerms, in.Terms, valued, d.fewestWords()
	}}, func(out termsOut) []addition { return listed("terms", out.Terms, termOut.concept) })
}

// fewestWords are the roles that have fewer words of their own than the others have on average.
func (d Draft) fewestWords() []string {
	words, all := map[string]int{}, 0
	for _, c := range d.pack.Terms {
		for role := range c.ByRole {
			words[role]++
			all++
		}
	}
	var out []string
	for _, r := range d.pack.Roles {
		if words[r.Name]*len(d.pack.Roles) < all {
			out = append(out, r.Name)
		}
	}
	return out
}

// askMoreAttributes asks for two attributes of a class, such as give a source, for every deliverable that can have them.
func (t tasks) askMoreAttributes(d Draft, class pack.Class, s pack.Source) asking {
	return asks(t.attributes, order{section: "attributes", least: 1, ask: func(in *In) {
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
		adds := listed("attributes", out.Attributes, attributeOut.attribute)
		for i, a := range out.Attributes {
			x := a.attribute()
			adds[i].also = d.listings(x)
			if adds[i].sort = "attributes of other classes"; x.Class == class {
				adds[i].sort, adds[i].most = "attributes of class "+string(class), 3
			}
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
