package organisation

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/prose"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/echo"
	"memloom/pipeline/passage"
	"memloom/pipeline/stage"
	"memloom/prompts"
	check "memloom/validate/daycheck"
)

func runsKey(d dialogue.DayPlan) string { return "runs/" + d.GroupID + "/" + d.Date.String() }

func waysKey(round string, d dialogue.DayPlan) string {
	return round + "/" + d.GroupID + "/" + d.Date.String()
}

func rephrasedKey(d dialogue.DayPlan) string { return "rephrased/" + d.GroupID + "/" + d.Date.String() }

// wordings is the record of what an author was asked to word anew.
type wordings struct {
	Echoes   []prompts.Echo       `json:"echoes,omitempty"` // what they were asked for
	Messages []prompts.DayMessage `json:"messages,omitempty"`
	Texts    []echo.Text          `json:"texts,omitempty"` // of the messages
	Failures []corpus.Failure     `json:"failures,omitempty"`
}

// rephrased is the record of the messages of a day that stand in other words than those in which they were written.
type rephrased struct {
	Messages []reworded       `json:"messages,omitempty"`
	Failures []corpus.Failure `json:"failures,omitempty"`
}

// reworded is a message in other words: in which round these were asked for, and
// what of the first ones stood elsewhere.
type reworded struct {
	prompts.DayMessage
	Round   int      `json:"round"`
	Repeats []string `json:"repeats,omitempty"`
}

// writtenDay is a day that was written, while its echoes are worded anew.
type writtenDay struct {
	*projectText
	dialogue.DayPlan
	kept   []int            // slots whose messages stay as they are
	anew   map[int]reworded // messages in other words, by slot; what they repeated is not known yet
	offers []string         // keys of the wordings asked for so far
	echoes []echoed         // of the round
}

// echoed is a slot that repeats others, and the places of the runs in its text.
type echoed struct {
	Slot   int   `json:"slot"`
	Places []int `json:"places"`
}

// line is a message of a day, and how it is compared.
type line struct {
	day  *writtenDay
	slot int
	at   corpus.Stamp
	key  string
	text echo.Text
}

// rewording is the state of the rounds in which messages are worded anew.
type rewording struct {
	days  []*writtenDay
	lines []line
	texts []echo.Text // of the lines, as the round found them
	round int         // whose wordings were not taken yet; 0: none
}

// rephraseUnits has the messages worded anew that repeat eight words in a row of one of the 133,000 words before them,
// whoever wrote those, and takes of each the first wording that repeats nothing. A quarter of the wordings that the
// recipe allows is asked for of all of them, the rest where none of these will do. What is taken must pass the checks
// of its day, or the message stays as it was, and so does what nobody could word otherwise. Records made from text
// (E13) are made from the days as they were written first: other words state the same.
func (p *part) rephraseUnits(_ context.Context, round int) ([]exec.Unit, error) {
	if p.Recipe.Dialogue.Rephrase == 0 {
		return nil, nil
	}
	if round == 1 {
		list, err := p.texts()
		if err != nil {
			return nil, err
		}
		p.wordings = &rewording{}
		if p.wordings.days, p.wordings.lines, err = p.lines(list); err != nil {
			return nil, err
		}
	} else if err := p.settle(); err != nil {
		return nil, err
	}
	first := firstWays(p.Recipe.Dialogue.Rephrase)
	ways := []int{first, p.Recipe.Dialogue.Rephrase - first}
	if round > len(ways) {
		return nil, nil
	}
	return p.wordings.ask(round, ways[round-1]), nil
}

// recheckUnits holds the days with other wordings to their checks.
func (p *part) recheckUnits(context.Context) ([]exec.Unit, error) {
	if p.wordings == nil {
		return nil, nil
	}
	var units []exec.Unit
	for _, d := range p.wordings.days {
		if len(d.offers) > 0 {
			units = append(units, d.recheck())
			d.rephrased[rephrasedKey(d.DayPlan)] = true
		}
	}
	p.wordings = nil
	return units, nil
}

// firstWays is how many of all wordings are asked for in the first round.
func firstWays(most int) int { return max(1, most/4) }

// ask lists the days of which something still repeats another message.
func (w *rewording) ask(round, ways int) []exec.Unit {
	w.texts, w.round = make([]echo.Text, len(w.lines)), round
	for i, l := range w.lines {
		w.texts[i], l.day.echoes = l.text, nil
	}
	for i, places := range echo.Find(w.texts, prose.StretchWords) {
		if l := w.lines[i]; len(places) > 0 && ways > 0 && !slices.Contains(l.day.kept, l.slot) {
			l.day.echoes = append(l.day.echoes, echoed{l.slot, places})
		}
	}
	var units []exec.Unit
	for _, d := range w.days {
		if len(d.echoes) > 0 {
			units = append(units, d.askWays(fmt.Sprintf("rephrase %d", round), round, ways))
		}
	}
	return units
}

// settle takes the wordings of the round before.
func (p *part) settle() error {
	w := p.wordings
	if w.round == 0 {
		return nil
	}
	offered := map[*writtenDay]wordings{}
	for _, d := range w.days {
		if len(d.echoes) == 0 {
			continue
		}
		key := waysKey(fmt.Sprintf("rephrase %d", w.round), d.DayPlan)
		made, err := stage.Fetch[wordings](p.Store, key)
		if err != nil {
			return err
		}
		offered[d], d.offers = made, append(d.offers, key)
	}
	take(w.round, w.lines, w.texts, offered)
	w.round = 0
	return nil
}

// take puts wordings of a round that repeat less in the place of messages.
func take(round int, lines []line, texts []echo.Text, offered map[*writtenDay]wordings) {
	ways, places := map[int][]echo.Text{}, map[int][]int{}
	for i, l := range lines {
		for k, m := range offered[l.day].Messages {
			if m.Slot == l.slot {
				ways[i], places[i] = append(ways[i], offered[l.day].Texts[k]), append(places[i], k)
			}
		}
	}
	for i, w := range echo.Choose(texts, ways, prose.StretchWords) {
		if w >= 0 {
			lines[i].text = ways[i][w]
			lines[i].day.anew[lines[i].slot] = reworded{DayMessage: offered[lines[i].day].Messages[places[i][w]],
				Round: round}
		}
	}
}

// lines reads back how the messages of all days are compared: the days, and the messages in order of time.
func (r *builder) lines(projectTexts []*projectText) ([]*writtenDay, []line, error) {
	var days []*writtenDay
	var lines []line
	for _, t := range projectTexts {
		t.rephrased = map[string]bool{}
		for _, d := range t.plan.Days {
			if len(d.Slots) == 0 {
				continue
			}
			rec, err := stage.Fetch[comparison](r.Store, runsKey(d))
			if err != nil {
				return nil, nil, err
			}
			x := &writtenDay{projectText: t, DayPlan: d, kept: rec.Kept, anew: map[int]reworded{}}
			days = append(days, x)
			for i, s := range d.Slots {
				lines = append(lines, line{x, i + 1, s.At, s.Key, rec.Texts[i]})
			}
		}
	}
	slices.SortFunc(lines, func(a, b line) int {
		return cmp.Or(cmp.Compare(a.at, b.at), strings.Compare(a.key, b.key))
	})
	return days, lines, nil
}

// comparison is the record of how a day's messages are compared. Those that were
// mended stay as they are, and so do all of a day that could not be.
type comparison struct {
	Texts []echo.Text `json:"texts"` // by slot
	Kept  []int       `json:"kept,omitempty"`
}

func (s *scene) compared(d dialogue.DayPlan, day passage.Written) comparison {
	out := comparison{Texts: s.compare(d, day.Messages)}
	for _, m := range day.Messages {
		mended := slices.ContainsFunc(day.Diffs, func(x passage.Diff) bool { return x.Slot == m.Slot })
		if day.Flagged || mended {
			out.Kept = append(out.Kept, m.Slot)
		}
	}
	return out
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
func (d *writtenDay) inputs() []string {
	in := []string{dayKey(d.DayPlan), contextKey(d.DayPlan), textKey(d.DayPlan)}
	for _, p := range d.history.Before(d.GroupID, d.Date) {
		in = append(in, pageKey(p))
	}
	return in
}

// read returns the day as its author was asked for it, what it is held against, and its text.
func (d *writtenDay) read(in exec.Getter) (prompts.DayIn, check.Context, passage.Written, error) {
	asked, c, err := d.asked(in, d.DayPlan, d.history.Before(d.GroupID, d.Date))
	if err != nil {
		return asked, c, passage.Written{}, err
	}
	out, err := stage.Fetch[passage.Written](in, textKey(d.DayPlan))
	return asked, c, out, err
}

// others are the messages in other words, by slot.
func (d *writtenDay) others() []prompts.DayMessage {
	var out []prompts.DayMessage
	for _, n := range slices.Sorted(maps.Keys(d.anew)) {
		out = append(out, d.anew[n].DayMessage)
	}
	return out
}

// noted returns of messages that may stand what a corpus keeps of them. What one
// repeated is what it was asked anew for first: later it may have other words already.
func (d *writtenDay) noted(sound []prompts.DayMessage, offers []wordings) []reworded {
	var out []reworded
	for _, m := range sound {
		w := d.anew[m.Slot]
		for _, o := range slices.Backward(offers) {
			if i := slices.IndexFunc(o.Echoes, func(e prompts.Echo) bool { return e.Slot == m.Slot }); i >= 0 {
				w.Repeats = o.Echoes[i].Shares
			}
		}
		out = append(out, w)
	}
	return out
}

// askWays is the unit that asks for other wordings of a day's echoes. Of a bad answer what can be used is; an author
// that has nothing to offer, however often, leaves the day as it is.
func (d *writtenDay) askWays(asking string, attempt, ways int) exec.Unit {
	key, echoes, others := waysKey(asking, d.DayPlan), d.echoes, d.others()
	params := d.Params(d.names, stage.TaskParams(d.tasks.Rephrase, d.Models.Author), attempt, ways, echoes, others)
	return exec.Unit{Name: key, Inputs: d.inputs(), Params: params,
		Run: func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
			asked, _, day, err := d.read(in)
			if err != nil {
				return nil, err
			}
			replace(&day, others)
			question := prompts.RephraseIn{Day: asked, Ways: ways, Attempt: attempt}
			question.Messages = slices.DeleteFunc(slices.Clone(day.Messages), func(m prompts.DayMessage) bool {
				return m.Text == ""
			})
			k := prose.New(d.masked)
			for _, e := range echoes {
				shares := k.Said(day.Messages[e.Slot-1].Text, d.Date, e.Places)
				question.Echoes = append(question.Echoes, prompts.Echo{Slot: e.Slot, Shares: shares})
			}
			ctx, failed := stage.Watched(ctx, asking, d.GroupID+"/"+d.Date.String())
			reply, err := d.tasks.Rephrase.Ask(ctx, d.Models.Author, question)
			var hopeless *prompts.HopelessError
			if err != nil && !llm.CallFailed(err) && !errors.As(err, &hopeless) {
				return nil, err
			}
			out := wordings{Echoes: question.Echoes, Messages: reply.Out.Sound(d.lexicon, question), Failures: failed()}
			out.Texts = d.compare(d.DayPlan, out.Messages)
			rec, err := stage.Record(key, out)
			return []exec.Record{rec}, err
		}}
}

// recheck is the unit that holds a day with other wordings to its checks, and keeps those that may stand.
func (d *writtenDay) recheck() exec.Unit {
	key, others := rephrasedKey(d.DayPlan), d.others()
	params := d.Params(d.names, d.world, stage.TaskParams(d.tasks.Check, d.Models.Checker), d.anew)
	return exec.Unit{Name: key, Inputs: append(d.inputs(), d.offers...), Params: params,
		Run: func(ctx context.Context, in exec.Getter) ([]exec.Record, error) {
			asked, c, day, err := d.read(in)
			if err != nil {
				return nil, err
			}
			var out rephrased
			var offers []wordings
			for _, key := range d.offers {
				made, err := stage.Fetch[wordings](in, key)
				if err != nil {
					return nil, err
				}
				out.Failures, offers = append(out.Failures, made.Failures...), append(offers, made)
			}
			ctx, failed := stage.Watched(ctx, "recheck", d.GroupID+"/"+d.Date.String())
			sound, err := passage.Sound(ctx, d.passageOf(asked, c), day.Messages, others)
			if err != nil {
				return nil, err
			}
			out.Messages, out.Failures = d.noted(sound, offers), append(out.Failures, failed()...)
			rec, err := stage.Record(key, out)
			return []exec.Record{rec}, err
		}}
}

// final returns a day's text as it stands in the corpus, with the wordings that
// were taken in place of its echoes, and what became of these.
func (t *projectText) final(in exec.Getter, d dialogue.DayPlan) (passage.Written, []corpus.Rewording, error) {
	out, err := stage.Fetch[passage.Written](in, textKey(d))
	if err != nil || !t.rephrased[rephrasedKey(d)] {
		return out, nil, err
	}
	rec, err := stage.Fetch[rephrased](in, rephrasedKey(d))
	if err != nil {
		return out, nil, err
	}
	out.Failures = append(out.Failures, rec.Failures...)
	var list []corpus.Rewording
	for _, m := range rec.Messages {
		before := &out.Messages[m.Slot-1]
		list = append(list, corpus.Rewording{MessageID: d.Slots[m.Slot-1].Key, Round: m.Round, Repeats: m.Repeats,
			Before: before.Text, After: m.Text})
		*before = m.DayMessage
	}
	return out, list, nil
}

// replace puts other messages in the place of a day's.
func replace(day *passage.Written, others []prompts.DayMessage) {
	for _, m := range others {
		day.Messages[m.Slot-1] = m
	}
}
