package profile

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/personas"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// office is a world of two groups, people of a pack with their habits, tasks
// with all attributes that their deliverables can have, and plain messages that
// state them.
type office struct {
	w    *questions.World
	r    *rand.Rand
	pack *pack.Pack
	day  corpus.Date
}

func newOffice(domain string, seed uint64) (*office, error) {
	pk, err := pack.Builtin(domain)
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 7))
	people, err := personas.Generate(personas.Options{N: 30}, pk, r)
	if err != nil {
		return nil, err
	}
	first := corpus.NewDate(2025, 3, 3)
	attrs := map[string]pack.Attribute{}
	for _, a := range pk.Attributes {
		attrs[a.Key] = a
	}
	o := &office{r: r, pack: pk, day: first, w: &questions.World{
		Corpus: &corpus.Corpus{People: people, First: first, Last: first.Add(120)}, Calendar: corpus.Calendar{First: first,
			Last: first.Add(120)},
		Attribute: func(_, key string) (pack.Attribute, bool) { a, ok := attrs[key]; return a, ok },
		Theme: func(_, key, problem string) (pack.Theme, bool) {
			return pack.ThemeOf(pk.Themes, attrs[key].Value, problem)
		},
		Subjects: map[string]string{}, Roles: map[string]pack.Role{}, End: first.Add(121).At(0, 0),
	}}
	for _, x := range pk.Roles {
		o.w.Roles[x.Name] = x
	}
	for i, x := range people {
		o.w.Corpus.Members = append(o.w.Corpus.Members, corpus.Member{GroupID: group(i), PersonID: x.ID, Adapted: x.Style})
	}
	o.introductions()
	if err := o.tasks(); err != nil {
		return nil, err
	}
	o.chatter()
	o.w.Index()
	return o, nil
}

func group(i int) string { return fmt.Sprintf("g%d", i%2+1) }

// say adds a message with what it states, each the value of a fact.
func (o *office) say(g, author, text string, act corpus.Act, facts ...corpus.Fact) {
	c := o.w.Corpus
	n := len(c.Messages)
	m := corpus.Message{ID: fmt.Sprintf("m%d", n), GroupID: g, Seq: n + 1, At: o.day.Add(n/40).At(9, 0) +
		corpus.Stamp(n%40), AuthorID: author, Text: text}
	p := corpus.PlannedMessage{MessageID: m.ID, Act: act}
	for _, f := range facts {
		s := questions.AnswerText(f.Value, o.day)
		start := corpus.RuneIndex(text, s, 0)
		p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f.ID, Surface: s, Start: start,
			End: start + len([]rune(s)), Basis: corpus.BasisText})
	}
	c.Messages, c.Plan = append(c.Messages, m), append(c.Plan, p)
}

func (o *office) introductions() {
	for i, x := range o.w.Corpus.People {
		if i%3 == 2 {
			continue // does not say
		}
		fact := func(predicate, value string) corpus.Fact {
			f := corpus.Fact{ID: x.ID + "/" + predicate, SubjectID: x.ID, Predicate: predicate,
				Value: corpus.TextValue(corpus.KindEnum, value), From: o.day}
			o.w.Corpus.Facts = append(o.w.Corpus.Facts, f)
			return f
		}
		role, skill := fact(corpus.PredRole, x.Role), fact(corpus.PredSkill, x.Skills[0].Name)
		text, facts := fmt.Sprintf("I work here as %s and I'm strongest in %s.", x.Role, x.Skills[0].Name),
			[]corpus.Fact{role, skill}
		if low := len(x.Skills) - 1; i%2 == 0 && low > 0 {
			text += " I'm new to " + x.Skills[low].Name + "."
			facts = append(facts, fact(corpus.PredLearning, x.Skills[low].Name))
		}
		o.say(group(i), x.ID, text, corpus.ActIntroduction, facts...)
	}
}

// tasks states every attribute of forty tasks, some of them twice: the second
// value replaces the first.
func (o *office) tasks() error {
	c := o.w.Corpus
	for n := range 40 {
		d := o.pack.Deliverables[n%len(o.pack.Deliverables)]
		task := corpus.Task{ID: fmt.Sprintf("t%d", n), GroupID: group(n), Name: fmt.Sprintf("%s %s",
			strings.Repeat("x", n%9+1), d.Noun), Start: o.day, Due: o.day.Add(60), End: o.day.Add(60)}
		owner := c.People[7*n%len(c.People)]
		task.OwnerID, task.Skills = owner.ID, []string{owner.Skills[0].Name}
		c.Tasks = append(c.Tasks, task)
		o.w.Subjects[task.ID] = task.Name
		owns := corpus.Fact{ID: task.ID + "/owner", SubjectID: task.ID, TaskID: task.ID, Predicate: corpus.PredOwner,
			Value: corpus.TextValue(corpus.KindEntity, owner.Name), From: o.day}
		c.Facts = append(c.Facts, owns)
		o.say(task.GroupID, owner.ID, fmt.Sprintf("The owner of %s is %s.", task.Name, owner.Name), corpus.ActKickoff, owns)
		for _, key := range d.Attributes {
			a, _ := o.w.Attribute(task.ID, key)
			old := corpus.Fact{}
			for k := range 1 + o.r.IntN(2) {
				v, err := a.Value.Draw(o.r, pack.DrawOptions{Pools: o.pack.Pools, From: o.day, To: o.day.Add(60),
					People: names(c.People), Page: "https://wiki.office.example/page"})
				if err != nil {
					return err
				}
				if k > 0 && v.Equal(old.Value) {
					continue
				}
				f := corpus.Fact{ID: fmt.Sprintf("%s/%s/%d", task.ID, key, k), SubjectID: task.ID, TaskID: task.ID, Predicate: key,
					Value: v, From: o.day.Add(k), Supersedes: old.ID}
				c.Facts = append(c.Facts, f)
				by := c.People[o.r.IntN(len(c.People))].ID
				o.say(task.GroupID, by, fmt.Sprintf("The %s of %s is %s.", a.Noun, task.Name, questions.AnswerText(v, o.day)),
					corpus.ActProgress, f)
				old = f
			}
		}
	}
	return nil
}

func names(people []corpus.Person) []string {
	var out []string
	for _, x := range people {
		out = append(out, x.Name)
	}
	return out
}

// chatter lets everyone write as their habits have it.
func (o *office) chatter() {
	smile := map[string]int{"rare": 0, "occasional": 3, "frequent": 8}
	for range 30 {
		for i, x := range o.w.Corpus.People {
			text := "the printer on the upper floor is out of paper again"
			for _, h := range x.Habits {
				kind, words, _ := strings.Cut(h, ": ")
				switch {
				case kind == "opens" && o.r.IntN(2) == 0:
					text = words + " " + text
				case kind == "says" && o.r.IntN(2) == 0:
					text += ", " + words
				}
			}
			text += "."
			for _, h := range x.Habits {
				if kind, words, _ := strings.Cut(h, ": "); kind == "closes" && o.r.IntN(2) == 0 {
					text += " " + words + "."
				}
			}
			if o.r.IntN(10) < smile[x.Style.Emoji] {
				text += " 🙂"
			}
			o.say(group(i), x.ID, text, corpus.ActProgress)
		}
	}
}

// planOf returns the plan of the option of a kind.
func planOf(d questions.Draft, kind string) prompts.OptionPlan {
	i := slices.IndexFunc(d.Item.OptionKeys, func(k corpus.OptionKey) bool { return k.Kind == kind })
	return d.Options.Options[i]
}
