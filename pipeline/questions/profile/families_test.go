package profile

import (
	"maps"
	"math"
	"math/rand/v2"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/standin/question"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

var families = []questions.Family{Style{}, Skill{}, Role{}}

// drafted are the drafts of an office.
type drafted struct {
	office *office
	drafts []questions.Draft
}

// offices has both built-in packs, drafted once: no test changes them.
var offices = sync.OnceValues(func() ([]drafted, error) {
	var out []drafted
	for _, domain := range pack.BuiltinNames() {
		o, err := newOffice(domain, 1)
		if err != nil {
			return nil, err
		}
		x := drafted{office: o}
		for _, f := range families {
			x.drafts = append(x.drafts, f.Drafts(o.w, rand.New(rand.NewPCG(1, 9)))...)
		}
		out = append(out, x)
	}
	return out, nil
})

// eachDraft runs a test over the drafts of every family in the offices.
func eachDraft(t *testing.T, test func(t *testing.T, o *office, d questions.Draft)) {
	t.Helper()
	all, err := offices()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range all {
		for _, d := range x.drafts {
			test(t, x.office, d)
		}
	}
}

// TestDrafts: every family drafts in both packs, and the same when asked again.
func TestDrafts(t *testing.T) {
	all, err := offices()
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range all {
		var again []questions.Draft
		for _, f := range families {
			list := f.Drafts(x.office.w, rand.New(rand.NewPCG(1, 9)))
			if len(list) < 20 {
				t.Errorf("%s: %d drafts", f.Name(), len(list))
			}
			again = append(again, list...)
		}
		if !reflect.DeepEqual(x.drafts, again) {
			t.Error("the families draft differently when asked again")
		}
	}
}

// TestSquare: four options, fact by person, of which one is right in both; the
// two wrong facts are one, and so are the two wrong persons.
func TestSquare(t *testing.T) {
	eachDraft(t, func(t *testing.T, _ *office, d questions.Draft) {
		right, f1, f2, ff := planOf(d, corpus.OptionCorrect), planOf(d, corpus.OptionF1), planOf(d, corpus.OptionF2),
			planOf(d, corpus.OptionFF)
		if len(d.Options.Options) != 4 || d.Item.Format != "choice" {
			t.Fatalf("%s has %d options", d.Item.Key, len(d.Options.Options))
		}
		if right.Says[0].Value != f1.Says[0].Value || f2.Says[0].Value != ff.Says[0].Value ||
			right.Says[0].Value == f2.Says[0].Value {
			t.Errorf("%s: facts %q, %q, %q, %q", d.Item.Key, right.Says[0].Value, f1.Says[0].Value, f2.Says[0].Value,
				ff.Says[0].Value)
		}
		self := func(p prompts.OptionPlan) any {
			if p.Voice != nil {
				return *p.Voice
			}
			return p.Says[1].Value
		}
		if !reflect.DeepEqual(self(right), self(f2)) || !reflect.DeepEqual(self(f1), self(ff)) ||
			reflect.DeepEqual(self(right), self(f1)) {
			t.Errorf("%s: persons %v, %v, %v, %v", d.Item.Key, self(right), self(f1), self(f2), self(ff))
		}
		for _, k := range d.Item.OptionKeys {
			if wrong := k.Kind == corpus.OptionF2 || k.Kind == corpus.OptionFF; wrong != (k.Strategy != "") {
				t.Errorf("%s: option %s has the strategy %q", d.Item.Key, k.Kind, k.Strategy)
			}
		}
		if v := right.Voice; v != nil && (v.Name != "" || v.Given != "") {
			t.Errorf("%s names whose voice it is: %s", d.Item.Key, v.Name)
		}
	})
}

// TestWrongFacts: no wrong value is stated for the slot, but for one that was
// replaced where time is reversed; every one is of the same attribute and sort of
// task, or differs by degree; every strategy that the world carries occurs.
func TestWrongFacts(t *testing.T) {
	used := map[string]int{}
	eachDraft(t, func(t *testing.T, o *office, d questions.Draft) {
		i := slices.IndexFunc(d.Item.OptionKeys, func(k corpus.OptionKey) bool { return k.Kind == corpus.OptionF2 })
		strategy, wrong := d.Item.OptionKeys[i].Strategy, d.Options.Options[i].Says[0].Value
		used[strategy]++
		gold, sort := d.Item.Gold[0], map[string]string{}
		for _, x := range o.w.Corpus.Tasks {
			sort[x.ID] = x.Deliverable
		}
		weighed := slices.ContainsFunc(o.w.Corpus.Facts, func(f corpus.Fact) bool {
			return f.Predicate == corpus.PredOption && f.About == gold.FactIDs[0] && questions.AnswerText(f.Value,
				o.day) == wrong
		})
		if strategy != Degree && !(strategy == HalfTrue && weighed) && !slices.ContainsFunc(o.w.Corpus.Facts,
			func(f corpus.Fact) bool {
				return f.Predicate == gold.Predicate && sort[f.SubjectID] == sort[gold.SubjectID] && questions.AnswerText(f.Value,
					o.day) == wrong
			}) {
			t.Errorf("%s: the wrong %s %q is of no such task (%s)", d.Item.Key, gold.Predicate, wrong, strategy)
		}
		for _, f := range o.w.Corpus.Facts {
			if f.SubjectID != gold.SubjectID || f.Predicate != gold.Predicate || questions.AnswerText(f.Value, o.day) != wrong {
				continue
			}
			current, _ := o.w.Fact(gold.FactIDs[0])
			if strategy != TemporalReversal || current.Supersedes != f.ID {
				t.Errorf("%s: the wrong %s %q is stated of it (%s)", d.Item.Key, f.Predicate, wrong, strategy)
			}
		}
	})
	t.Logf("%v", used)
	for _, s := range []string{HalfTrue, Misattribution, TemporalReversal, Degree} {
		if used[s] < 20 {
			t.Errorf("%s is used %d times", s, used[s])
		}
	}
}

// TestCausalInversion: what was the cause of a change at another task, or came of one, is wrong of this one.
func TestCausalInversion(t *testing.T) {
	o, err := newOffice("technology", 1)
	if err != nil {
		t.Fatal(err)
	}
	facts := o.w.Corpus.Facts
	for i := 1; i < len(facts); i += 3 {
		facts[i].Because = facts[i-1].ID
	}
	o.w.Index()
	n := 0
	for _, d := range (Style{}).Drafts(o.w, rand.New(rand.NewPCG(1, 9))) {
		i := slices.IndexFunc(d.Item.OptionKeys, func(k corpus.OptionKey) bool { return k.Kind == corpus.OptionF2 })
		if d.Item.OptionKeys[i].Strategy != CausalInversion {
			continue
		}
		n++
		wrong := d.Options.Options[i].Says[0].Value
		if !slices.ContainsFunc(facts, func(f corpus.Fact) bool {
			cause := slices.ContainsFunc(facts, func(g corpus.Fact) bool { return g.Because == f.ID })
			return f.Predicate == d.Item.Gold[0].Predicate && (cause || f.Because != "") && questions.AnswerText(f.Value,
				o.day) == wrong
		}) {
			t.Errorf("%s: %q neither made anything change nor came of a change", d.Item.Key, wrong)
		}
	}
	if n < 20 {
		t.Errorf("%d facts are wrong by causal inversion", n)
	}
}

// TestEvidence: the fact is the answer, what a person says of themselves a
// bridge with its place, and six to ten messages of theirs are context.
func TestEvidence(t *testing.T) {
	eachDraft(t, func(t *testing.T, o *office, d questions.Draft) {
		by := map[string]corpus.Message{}
		for _, m := range o.w.Corpus.Messages {
			by[m.ID] = m
		}
		roles, who, groups := map[corpus.Role]int{}, "", map[int]bool{}
		for _, e := range d.Item.Evidence {
			roles[e.Role]++
			groups[e.Set] = true
			if e.Role != corpus.RoleAnswer {
				if author := by[e.MessageID].AuthorID; who != "" && author != who {
					t.Errorf("%s shows messages of two people", d.Item.Key)
				}
				who = by[e.MessageID].AuthorID
			}
		}
		i := slices.IndexFunc(o.w.Corpus.People, func(x corpus.Person) bool { return x.ID == who })
		if d.Ask.Person != o.w.Corpus.People[i].Name {
			t.Errorf("%s asks about %s and shows messages of %s", d.Item.Key, d.Ask.Person, o.w.Corpus.People[i].Name)
		}
		bridges := roles[corpus.RoleBridge]
		if d.Item.Family == StyleName && bridges > 0 || d.Item.Family != StyleName && (bridges < 2 || bridges > 1+mostDeeds) {
			t.Errorf("%s has %d bridges", d.Item.Key, bridges)
		}
		if n := roles[corpus.RoleContext]; roles[corpus.RoleAnswer] == 0 || roles[corpus.RoleBridge] != bridges ||
			n < shownLeast || n > shownMost || !groups[1] {
			t.Errorf("%s has the evidence %v", d.Item.Key, d.Item.Evidence)
		}
		parts := map[string]int{}
		for _, g := range d.Item.Gold {
			parts[g.Part]++
		}
		if parts[corpus.PartOperand] != 1 || parts[corpus.PartResult] != 1 || parts[corpus.PartBridge] != bridges {
			t.Errorf("%s has gold %v", d.Item.Key, parts)
		}
	})
}

// TestRoleAndSkill: the wrong skill is not the person's strength, the wrong
// proposal not one of their role's, nor of a role that shares a skill with it.
func TestRoleAndSkill(t *testing.T) {
	eachDraft(t, func(t *testing.T, o *office, d questions.Draft) {
		i := slices.IndexFunc(o.w.Corpus.People, func(x corpus.Person) bool { return x.Name == d.Ask.Person })
		x := o.w.Corpus.People[i]
		switch d.Item.Family {
		case SkillName:
			if right, wrong := planOf(d, corpus.OptionCorrect).Says[1].Value,
				planOf(d, corpus.OptionF1).Says[1].Value; right != x.Skills[0].Name || wrong == right {
				t.Errorf("%s: %s is strongest in %s; options with %s and %s", d.Item.Key, x.Name, x.Skills[0].Name, right, wrong)
			}
		case RoleName:
			right, wrong, gold := planOf(d, corpus.OptionCorrect).Says[1].Value, planOf(d, corpus.OptionF1).Says[1].Value,
				d.Item.Gold[0]
			theme, ok := o.w.Theme(gold.SubjectID, gold.Predicate, planOf(d, corpus.OptionCorrect).Says[0].Value)
			if other, _ := o.w.Theme(gold.SubjectID, gold.Predicate, planOf(d, corpus.OptionF2).Says[0].Value); other.
				Key != theme.Key {
				t.Errorf("%s: the wrong problem is of %q, the right one of %q", d.Item.Key, other.Key, theme.Key)
			}
			if !ok || theme.Remedies[x.Role] != right || wrong == right ||
				!slices.Contains(slices.Collect(maps.Values(theme.Remedies)), wrong) {
				t.Errorf("%s: about %q (%s) a %s proposes %q and not %q", d.Item.Key, planOf(d, corpus.OptionCorrect).Says[0].Value,
					theme.Key, x.Role, right, wrong)
			}
		}
	})
}

// TestLengths_OneOfEitherPairIsLonger: of both options of either person one is 10 to 20 per cent longer, each as often
// as the other, so that the longest option is any of the four alike.
func TestLengths_OneOfEitherPairIsLonger(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	const n = 6000
	longer := [4]int{}
	for range n {
		l := lengths(18+r.IntN(30), r)
		for person := range 2 {
			a, b := person, person+2
			if l[a] > l[b] {
				a, b = b, a
			}
			if more := float64(l[b]-l[a]) / float64(l[a]); more < .08 || more > .23 {
				t.Fatalf("options of one person have %d and %d words", l[a], l[b])
			}
			longer[b]++
		}
	}
	for i, k := range longer {
		if math.Abs(float64(k)-n/2) > 4*math.Sqrt(n/4) {
			t.Errorf("option %d is the longer one %d times of %d", i, k, n)
		}
	}
}

// mostWorded is how many drafts of a family and office are worded.
const mostWorded = 150

// TestOptionsDoNotTell: worded by the built-in author, the options of every
// family leave solvers that see nothing else at chance.
func TestOptionsDoNotTell(t *testing.T) {
	hits, all := map[string]map[string]int{}, map[string]int{}
	taken := map[*office]map[string]int{}
	eachDraft(t, func(t *testing.T, o *office, d questions.Draft) {
		family := d.Item.Family
		if taken[o] == nil {
			taken[o] = map[string]int{}
		}
		if taken[o][family]++; taken[o][family] > mostWorded {
			return
		}
		q, err := question.Ask(d.Ask)
		if err != nil {
			t.Fatal(err)
		}
		in := *d.Options
		in.Question = q.Question
		out, err := question.Options(in)
		if err != nil {
			t.Fatal(err)
		}
		if hits[family] == nil {
			hits[family] = map[string]int{}
		}
		all[family]++
		for name, score := range solvers(q.Question) {
			best := 0
			for i := range out.Texts {
				if score(out.Texts, i) > score(out.Texts, best) {
					best = i
				}
			}
			if d.Item.OptionKeys[best].Kind == corpus.OptionCorrect {
				hits[family][name]++
			}
		}
	})
	for family, by := range hits {
		n := float64(all[family])
		for name, k := range by {
			t.Logf("%-6s %-16s %5.1f %% of %.0f", family, name, 100*float64(k)/n, n)
			if float64(k) > n/4+4*math.Sqrt(n*3/16) {
				t.Errorf("%s: %s is right %d times of %.0f", family, name, k, n)
			}
		}
	}
}

// hedging are words by which a text takes some of it back.
var hedging = regexp.MustCompile(`(?i)\b(think|perhaps|maybe|might|could|probably|if|unless|but|rather)\b`)

// solvers choose by length, by words of the question, by agreement, by digits
// and by form: clauses, sentences, hedges, questions back.
func solvers(question string) map[string]func([]string, int) float64 {
	shared := func(text, in string) float64 {
		n, words := 0.0, strings.Fields(strings.ToLower(text))
		for _, w := range words {
			if strings.Contains(strings.ToLower(in), w) {
				n++
			}
		}
		return n / float64(len(words))
	}
	out := map[string]func([]string, int) float64{
		"longest": func(o []string, i int) float64 { return float64(len(o[i])) },
		"overlap": func(o []string, i int) float64 { return shared(o[i], question) },
		"agreement": func(o []string, i int) float64 {
			return shared(o[i], strings.Join(slices.Delete(slices.Clone(o), i, i+1), " "))
		},
		"digits": func(o []string, i int) float64 {
			return float64(len(strings.Map(func(r rune) rune {
				if r >= '0' && r <= '9' {
					return r
				}
				return -1
			}, o[i])))
		},
	}
	out["words"] = func(o []string, i int) float64 { return float64(len(strings.Fields(o[i]))) }
	for name, marks := range map[string]string{"clauses": ",;:", "sentences": ".?!", "questions": "?"} {
		out[name] = func(o []string, i int) float64 {
			return float64(len(strings.FieldsFunc(o[i]+" ", func(c rune) bool { return strings.ContainsRune(marks, c) })))
		}
	}
	out["hedges"] = func(o []string, i int) float64 { return float64(len(hedging.FindAllString(o[i], -1))) }
	for _, name := range slices.Collect(maps.Keys(out)) {
		f := out[name]
		out["not "+name] = func(o []string, i int) float64 { return -f(o, i) }
	}
	return out
}

// TestRequirements: all filters but necessary.
func TestRequirements(t *testing.T) {
	for _, f := range families {
		for _, r := range f.Requires() {
			if r.Filter == filters.NameNecessary || r.Mode != "" {
				t.Errorf("%s requires %+v", f.Name(), r)
			}
		}
		if n := len(f.Requires()); n != 5 || f.Category() != Category {
			t.Errorf("%s requires %d filters and is of %s", f.Name(), n, f.Category())
		}
	}
}

// TestRepliesShowNoPetPhrase: the voices of a question differ on three scales at least, no reply has a phrase by which
// a person of the group is known, and none claims anything of its writer, who need not be where the fact comes from. It
// is asked after it was said.
func TestRepliesShowNoPetPhrase(t *testing.T) {
	n := 0
	claim := regexp.MustCompile(`\b(I|I'm|I've|my|me)\b`)
	eachDraft(t, func(t *testing.T, o *office, d questions.Draft) {
		if d.Item.Family != StyleName || n > 400 {
			return
		}
		n++
		out, err := question.Options(*d.Options)
		if err != nil {
			t.Fatal(err)
		}
		if len(d.Options.Avoid) == 0 {
			t.Fatalf("%s bars no phrase", d.Item.Key)
		}
		own, other := planOf(d, corpus.OptionCorrect).Voice, planOf(d, corpus.OptionF1).Voice
		if list := corpus.StylesDiffer(own.Style, other.Style); len(list) < leastScales-1 { // emoji aside
			t.Errorf("%s: the voices differ in %v", d.Item.Key, list)
		}
		for i, k := range d.Item.OptionKeys {
			text, self := out.Texts[i], k.Kind == corpus.OptionCorrect || k.Kind == corpus.OptionF2
			if h, ok := corpus.HoldsPetPhrase(text, d.Options.Avoid); ok {
				t.Errorf("%s: %q holds %q", d.Item.Key, text, h)
			}
			if is := k.VoiceID == d.Item.OptionKeys[slices.IndexFunc(d.Item.OptionKeys, func(k corpus.OptionKey) bool {
				return k.Kind == corpus.OptionCorrect
			})].VoiceID; k.VoiceID == "" || is != self {
				t.Errorf("%s: option %s has the voice of %q", d.Item.Key, k.Kind, k.VoiceID)
			}
			if claim.MatchString(strings.ReplaceAll(text, d.Options.Options[i].Says[0].Value, "")) {
				t.Errorf("%s: %q speaks of its writer", d.Item.Key, text)
			}
		}
		last := o.w.Statements(d.Item.Gold[0].FactIDs[0])
		if said := last[len(last)-1].Message.At; d.Item.AskedAt <= said {
			t.Errorf("%s is asked at %s of what was said at %s", d.Item.Key, d.Item.AskedAt, said)
		}
	})
	if n == 0 {
		t.Error("nobody replies")
	}
}
