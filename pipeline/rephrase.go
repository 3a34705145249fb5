package pipeline

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/prose"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/echo"
	"memloom/pipeline/exec"
	"memloom/pipeline/repair"
	"memloom/prompts"
	check "memloom/validate/dialogue"
)

func runsKey(d dialogue.DayPlan) string { return "runs/" + d.GroupID + "/" + d.Date.String() }

func waysKey(d dialogue.DayPlan) string { return "ways/" + d.GroupID + "/" + d.Date.String() }

func rephrasedKey(d dialogue.DayPlan) string { return "rephrased/" + d.GroupID + "/" + d.Date.String() }

// wordings is the record of what an author was asked to word anew.
type wordings struct {
	Messages []prompts.DayMessage `json:"messages,omitempty"`
	Texts    []echo.Text          `json:"texts,omitempty"` // of the messages
	Failures []corpus.Failure     `json:"failures,omitempty"`
}

// rephrased is the record of the messages of a day that stand in other words
// than those in which they were written.
type rephrased struct {
	Messages []prompts.DayMessage `json:"messages,omitempty"`
	Failures []corpus.Failure     `json:"failures,omitempty"`
}

// told is a day that was written.
type told struct {
	*telling
	dialogue.DayPlan
	texts   []echo.Text // by slot
	flagged bool
	echoes  []prompts.Echo // by slot
	places  [][]int        // by echo: runs that it shares
}

// line is a message of a day.
type line struct {
	day  *told
	slot int // from 0
}

func (l line) at() corpus.Stamp { return l.day.Slots[l.slot].At }
func (l line) key() string      { return l.day.Slots[l.slot].Key }

// rephrase has the messages worded anew that repeat eight words in a row of one
// of the 133,000 words before them, whoever wrote those, and takes of each the
// first wording that repeats nothing. What is taken must pass the checks of its
// day; what nobody could word otherwise stays.
func (r *Run) rephrase(ctx context.Context, tellings []*telling) error {
	if r.Recipe.Dialogue.Rephrase == 0 {
		return nil
	}
	days, lines, texts, err := r.told(tellings)
	if err != nil {
		return err
	}
	for i, places := range echo.Find(texts, prose.StretchWords) {
		if l := lines[i]; len(places) > 0 && !l.day.flagged {
			l.day.echoes = append(l.day.echoes, prompts.Echo{Slot: l.slot + 1})
			l.day.places = append(l.day.places, places)
		}
	}
	days = slices.DeleteFunc(days, func(d *told) bool { return len(d.echoes) == 0 })
	if err := r.run(ctx, "rephrase", versionRephrase, units(days, (*told).askWays)...); err != nil {
		return err
	}
	ways, offered := map[int][]echo.Text{}, map[int][]prompts.DayMessage{}
	records := map[*told]wordings{}
	for _, d := range days {
		if records[d], err = fetch[wordings](r.Store, waysKey(d.DayPlan)); err != nil {
			return err
		}
	}
	for i, l := range lines {
		for k, m := range records[l.day].Messages {
			if m.Slot == l.slot+1 {
				ways[i], offered[i] = append(ways[i], records[l.day].Texts[k]), append(offered[i], m)
			}
		}
	}
	taken := map[*told][]prompts.DayMessage{}
	chosen := echo.Choose(texts, ways, prose.StretchWords)
	for i, l := range lines {
		if w, ok := chosen[i]; ok && w >= 0 {
			taken[l.day] = append(taken[l.day], offered[i][w])
		}
	}
	days = slices.DeleteFunc(days, func(d *told) bool { return len(taken[d]) == 0 })
	for _, d := range days {
		d.anew[rephrasedKey(d.DayPlan)] = true
	}
	return r.run(ctx, "recheck", versionRephrase, units(days, func(d *told) exec.Unit { return d.recheck(taken[d]) })...)
}

func units(days []*told, unit func(*told) exec.Unit) []exec.Unit {
	var out []exec.Unit
	for _, d := range days {
		out = append(out, unit(d))
	}
	return out
}

// told reads back how the messages of all days are compared: the days, and the
// messages in order of time.
func (r *Run) told(tellings []*telling) (days []*told, lines []line, texts []echo.Text, err error) {
	for _, t := range tellings {
		t.anew = map[string]bool{}
		for _, d := range t.plan.Days {
			if len(d.Slots) == 0 {
				continue
			}
			rec, err := fetch[compared](r.Store, runsKey(d))
			if err != nil {
				return nil, nil, nil, err
			}
			x := &told{telling: t, DayPlan: d, texts: rec.Texts, flagged: rec.Flagged}
			days = append(days, x)
			for i := range d.Slots {
				lines = append(lines, line{x, i})
			}
		}
	}
	slices.SortFunc(lines, func(a, b line) int { return cmp.Or(cmp.Compare(a.at(), b.at()), strings.Compare(a.key(), b.key())) })
	for _, l := range lines {
		texts = append(texts, l.day.texts[l.slot])
	}
	return days, lines, texts, nil
}

// compared is the record of how a day's messages are compared.
type compared struct {
	Texts   []echo.Text `json:"texts"` // by slot
	Flagged bool        `json:"flagged,omitempty"`
}

// compare reads a day's messages as they are compared.
func (s *scene) compare(d dialogue.DayPlan, messages []prompts.DayMessage) []echo.Text {
	k := prose.New(s.masked)
	out := make([]echo.Text, len(messages))
	for i, m := range messages {
		out[i].Words, out[i].Runs = k.Runs(m.Text, d.Date)
	}
	return out
}

// inputs are the records that a day's author was shown, and what became of them.
func (d *told) inputs() []string {
	in := []string{dayKey(d.DayPlan), contextKey(d.DayPlan), textKey(d.DayPlan)}
	for _, p := range d.shelf.Before(d.GroupID, d.Date) {
		in = append(in, pageKey(p))
	}
	return in
}

// read returns the day as its author was asked for it, what it is held against,
// and its text.
func (d *told) read(in exec.Getter) (prompts.DayIn, check.Context, repair.Day, error) {
	asked, c, err := d.asked(in, d.DayPlan, d.shelf.Before(d.GroupID, d.Date))
	if err != nil {
		return asked, c, repair.Day{}, err
	}
	out, err := fetch[repair.Day](in, textKey(d.DayPlan))
	return asked, c, out, err
}

// askWays is the unit that asks for other wordings of a day's echoes. An author
// that has none to offer leaves the day as it is.
func (d *told) askWays() exec.Unit {
	ways := d.Recipe.Dialogue.Rephrase
	params := d.params(d.names, taskParams(d.tasks.Rephrase, d.Models.Author), ways, d.echoes, d.places)
	return exec.Unit{Name: waysKey(d.DayPlan), Inputs: d.inputs(), Params: params, Run: func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
		asked, _, day, err := d.read(in)
		if err != nil {
			return nil, err
		}
		question := prompts.RephraseIn{Day: asked, Ways: ways, Echoes: slices.Clone(d.echoes)}
		question.Messages = slices.DeleteFunc(slices.Clone(day.Messages), func(m prompts.DayMessage) bool { return m.Text == "" })
		k := prose.New(d.masked)
		for i, e := range question.Echoes {
			question.Echoes[i].Shares = k.Said(day.Messages[e.Slot-1].Text, d.Date, d.places[i])
		}
		ctx, failed := watched(ctx, "rephrase", d.GroupID+"/"+d.Date.String())
		reply, err := d.tasks.Rephrase.Ask(ctx, d.Models.Author, question)
		if err != nil && !llm.CallFailed(err) {
			return nil, err
		}
		var out wordings
		if err == nil {
			out.Messages = reply.Out.Sound(d.lexicon, asked)
			out.Texts = d.compare(d.DayPlan, out.Messages)
		}
		out.Failures = failed()
		rec, err := record(waysKey(d.DayPlan), out)
		return []exec.Record{rec}, err
	}}
}

// recheck is the unit that holds a day with other wordings to its checks.
func (d *told) recheck(taken []prompts.DayMessage) exec.Unit {
	params := d.params(d.names, d.world, taskParams(d.tasks.Check, d.Models.Checker), taken)
	return exec.Unit{Name: rephrasedKey(d.DayPlan), Inputs: d.inputs(), Params: params, Run: func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
		asked, c, day, err := d.read(in)
		if err != nil {
			return nil, err
		}
		ctx, failed := watched(ctx, "recheck", d.GroupID+"/"+d.Date.String())
		sound, err := d.bench.Sound(ctx, asked, day.DayOut, taken, c)
		if err != nil {
			return nil, err
		}
		rec, err := record(rephrasedKey(d.DayPlan), rephrased{sound, failed()})
		return []exec.Record{rec}, err
	}}
}

// final returns a day's text as it stands in the corpus: with the wordings that
// were taken in place of its echoes.
func (t *telling) final(in exec.Getter, d dialogue.DayPlan) (repair.Day, error) {
	out, err := fetch[repair.Day](in, textKey(d))
	if err != nil || !t.anew[rephrasedKey(d)] {
		return out, err
	}
	for _, key := range []string{waysKey(d), rephrasedKey(d)} {
		// The two records name their failures alike.
		rec, err := fetch[rephrased](in, key)
		if err != nil {
			return out, err
		}
		out.Failures = append(out.Failures, rec.Failures...)
		if key == rephrasedKey(d) {
			for _, m := range rec.Messages {
				out.Messages[m.Slot-1] = m
			}
		}
	}
	return out, nil
}
