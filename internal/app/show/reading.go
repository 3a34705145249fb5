package show

import (
	"fmt"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// reading is a corpus opened for reading.
type reading struct {
	*folder
	*index.Index
	c     *corpus.Corpus
	codes app.Codes // that were printed and have no legend yet
}

func newReading(c *corpus.Corpus, s *folder) *reading {
	return &reading{folder: s, Index: index.New(c), c: c, codes: app.Codes{}}
}

// message returns the message of an id, or an empty one.
func (r *reading) message(id string) corpus.Message { return orEmpty(r.Message(id)) }

// factOf returns the fact of an id, or an empty one.
func (r *reading) factOf(id string) corpus.Fact { return orEmpty(r.Fact(id)) }

// planned returns the plan of a message, an empty one where it was not planned.
func (r *reading) planned(id string) corpus.PlannedMessage { return orEmpty(r.Planned(id)) }

func orEmpty[T any](row *T) T {
	if row == nil {
		return *new(T)
	}
	return *row
}

// heading names the corpus above what is shown of it, where there are several.
func (r *reading) heading() {
	if r.several() {
		r.Printf("corpus %s\n", r.c.ID)
	}
}

// place names a group, with its corpus where there are several.
func (r *reading) place(group string) string {
	name := r.GroupName(group)
	if r.several() {
		name += " of " + r.c.ID
	}
	return name
}

// dayHeading names the group and the day of a message.
func (r *reading) dayHeading(m corpus.Message) string {
	return r.place(m.GroupID) + ", " + weekday(m)
}

// weekday is the day of a message with its name.
func weekday(m corpus.Message) string {
	return m.At.Date().Weekday().String() + " " + m.At.Date().String()
}

// line writes a message for reading.
func (r *reading) line(m corpus.Message, note string) {
	reply := ""
	if p := r.Message(m.ReplyTo); p != nil {
		first, _, _ := strings.Cut(p.AuthorName, " ")
		reply = " ↳ " + p.ID + " " + first
	}
	r.Printf("%s  %s  %s%s%s\n", m.ID, m.At.Time().Format("15:04"), m.AuthorName, reply, note)
	for _, l := range strings.Split(m.Text, "\n") {
		r.Printf("        %s\n", r.Folded(l, "        "))
	}
	r.slot(m)
}

// indented writes the lines of a text two columns to the right.
func (r *reading) indented(text string) {
	for _, l := range strings.Split(text, "\n") {
		r.Printf("  %s\n", l)
	}
}

// oneArg returns the only argument, "" for none.
func oneArg(args []string, what string) (string, error) {
	switch len(args) {
	case 0:
		return "", nil
	case 1:
		return args[0], nil
	}
	return "", app.Usage("show %s takes one id, not %q", what, strings.Join(args, " "))
}

// matches says whether a name or id is meant by what the user typed.
func matches(typed, id, name string) bool {
	return strings.EqualFold(typed, id) || strings.Contains(strings.ToLower(name), strings.ToLower(typed))
}

// Reader prints messages and items of a corpus that is not published yet.
type Reader struct{ r *reading }

// NewReader returns a Reader for the corpus of the folder dir.
func NewReader(c *app.Console, dir string, of *corpus.Corpus) Reader {
	return Reader{newReading(of, &folder{Console: c, In: In{Dir: dir}})}
}

// Day prints the heading of a group's day, which a message of it begins.
func (x Reader) Day(m corpus.Message) { x.r.Printf("\n%s\n\n", x.r.dayHeading(m)) }

// Message prints a message.
func (x Reader) Message(m corpus.Message) { x.r.line(m, "") }

// Item prints an item with its gold and evidence.
func (x Reader) Item(it corpus.Item) { x.r.sheet(it) }

// planned is a message with the slot that it was made from.
type planned struct {
	corpus.Message
	Plan corpus.PlannedMessage `json:"plan"`
}

// shownAs returns messages as JSON has them: with their slots where --plan asks for them.
func (r *reading) shownAs(messages []corpus.Message) any {
	if !r.In.Plan {
		return messages
	}
	return app.Map(messages, func(m corpus.Message) planned { return planned{Message: m, Plan: r.planned(m.ID)} })
}

// slot writes below a message what its slot asked of it.
func (r *reading) slot(m corpus.Message) {
	p := r.Planned(m.ID)
	if !r.In.Plan || p == nil {
		return
	}
	parts := []string{string(p.Act), string(p.Path), around("owed: ", p.Obligation, ""),
		around("task: ", app.List(p.TaskIDs, r.Name), ""), p.Position,
		around("perturbation: ", p.Perturbation, ""), around("marks: ", strings.Join(p.Marks, ", "), ""),
		around("recalls ", p.RecallsID, ""), around("takes up ", p.RefMessageID, "")}
	r.codes.Add("perturbation", p.Perturbation)
	for _, m := range p.Marks {
		r.codes.Add("mark", m)
	}
	for _, d := range p.Discloses {
		f := r.factOf(d.FactID)
		parts = append(parts, fmt.Sprintf("states %s %s = %s%s", f.ID, f.Predicate, f.Value.Canonical(), r.notes(f)))
	}
	r.Printf("        ⟨%s⟩\n", joined("; ", parts...))
}
