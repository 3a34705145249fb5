package run

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/show"
	"memloom/internal/corpus"
	"memloom/internal/llm/money"
	"memloom/internal/progress"
	"memloom/internal/table"
	"memloom/pipeline"
)

// PreviewIn says of which run a part is made.
type PreviewIn struct {
	Settings
	Workers
	Files
	Page
	Budget string `flag:"budget-usd"`
	Drafts int    `flag:"drafts"` // of each family
	Out    string `flag:"out"`
	Full   bool   `flag:"full"`
	Force  bool   `flag:"force"`
}

// Previewed is a part of a run: a week of messages, and drafts that no filter has judged.
type Previewed struct {
	Dir      string           `json:"dir"`
	From     corpus.Date      `json:"from"`
	To       corpus.Date      `json:"to"`
	Passages int              `json:"passages"`
	Messages []corpus.Message `json:"messages"`
	Items    []corpus.Item    `json:"drafts"`
	Unworded int              `json:"unworded,omitempty"`

	in    PreviewIn
	made  *pipeline.Preview
	spent string // empty where no model has a price
	lines int    // of the file of its text
}

// previewName is the file of a preview's text in its folder.
var previewName = filepath.Join(".run", "preview.txt")

// excerpt is how many messages the summary of a preview has.
const excerpt = 6

// Preview makes a week of a run and some drafts of each family.
func Preview(ctx context.Context, in PreviewIn, c *app.Console) (*Previewed, error) {
	if in.Drafts < 1 {
		return nil, app.Usage("--drafts %d: a whole number from 1 on is expected", in.Drafts)
	}
	flags := Models{Files: in.Files, Spending: Spending{Budget: in.Budget}}
	j, err := in.Settings.prepare(ctx, flags, in.Page, func(s pipeline.Settings, _ string) error {
		if err := pipeline.PreviewFits(s.Recipe); err != nil {
			return app.Usage("recipe %s: %w", s.Recipe.Name, err)
		}
		return nil
	}, in.Out)
	if err != nil {
		return nil, err
	}
	j.Workers = in.N
	if err := j.beginPartial(ctx, c, in.Force, partialPreview, againPreview); err != nil {
		return nil, err
	}
	defer j.Store.Close()
	j.introduce(c)
	out := &Previewed{Dir: j.Dir, in: in}
	if err := in.Page.around(ctx, c, j.Dir, func() error { return out.make(ctx, c, j) }); err != nil {
		return nil, err
	}
	if err := j.Store.Flush(ctx); err != nil {
		return nil, err
	}
	return out, errors.Join(out.write(c), j.Store.Close())
}

// make makes the preview, and says what it cost.
func (p *Previewed) make(ctx context.Context, c *app.Console, j *Job) error {
	clients, err := j.Open(ctx, c)
	if err != nil {
		return err
	}
	defer clients.Announce(ctx, c)()
	r, view, err := j.run(c, clients, nil)
	if err != nil {
		return err
	}
	p.made, err = r.Preview(ctx, p.in.Drafts, drafting(view, c.Now))
	view.Close()
	clients.remember(ctx, j.Store)
	if err != nil {
		return partialInterrupted(j.Dir, "preview", againPreview, err)
	}
	m := p.made
	p.From, p.To, p.Passages, p.Messages, p.Items, p.Unworded = m.From, m.To, m.Passages, m.Corpus.Messages, m.Items,
		m.Unworded
	if clients.budget != nil && !clients.unpriced {
		run, _ := clients.budget.Accounts()
		p.spent = ", for " + money.Nano(run.Spent).Rounded()
	}
	return nil
}

// drafting shows how far drafting is, as a stage of its own.
func drafting(view progress.Renderer, now func() time.Time) func(what string, done, of int) {
	var started time.Time
	return func(what string, done, of int) {
		e := progress.Event{Kind: progress.StageStarted, Stage: what, Done: done, Total: of}
		if done == 0 {
			started = now()
		} else {
			e.Kind, e.Elapsed = progress.UnitDone, now().Sub(started)
		}
		view.Observe(e)
		if done == of {
			e.Kind = progress.StageEnded
			view.Observe(e)
		}
	}
}

// write writes the text of the preview into its folder.
func (p *Previewed) write(c *app.Console) error {
	if c.JSON {
		return nil
	}
	var text bytes.Buffer
	p.whole(c.Onto(&text))
	p.lines = bytes.Count(text.Bytes(), []byte("\n"))
	if err := os.WriteFile(filepath.Join(p.Dir, previewName), text.Bytes(), 0o644); err != nil {
		return fmt.Errorf("writing the preview: %w", err)
	}
	return nil
}

// Text prints the preview, whole or as a summary, and how it goes on.
func (p *Previewed) Text(c *app.Console) {
	if p.in.Full {
		p.whole(c)
	} else {
		p.summary(c)
	}
	count, families := p.families()
	for _, family := range families {
		if count[family] < p.in.Drafts {
			c.Printf("%s: %d of %d; others rest on days that are not written here\n", family, count[family], p.in.Drafts)
		}
	}
	if p.Unworded > 0 {
		c.Printf("%s could not be worded\n", app.CountOf(p.Unworded, "draft"))
	}
	c.Printf("%d group days written, %s to %s of all groups and those that %d drafts need%s", p.Passages, p.From, p.To,
		len(p.Items), p.spent)
	if !p.in.Full {
		c.Printf("\n%s has the week day by day and the drafts with their evidence, %d lines; --full prints them",
			filepath.Join(p.Dir, previewName), p.lines)
	}
	c.Printf("\n%s makes the corpus, and pays for none of it again\n", app.Command("resume", p.Dir))
}

// families counts the drafts of each family, and lists the families in the order in which they first come.
func (p *Previewed) families() (count map[string]int, names []string) {
	count = map[string]int{}
	for _, it := range p.Items {
		if count[it.Family]++; count[it.Family] == 1 {
			names = append(names, it.Family)
		}
	}
	return count, names
}

// eachOfWeek calls do for the messages of the week, group by group, and says which begin a day.
func (p *Previewed) eachOfWeek(do func(m corpus.Message, begins bool)) {
	for _, g := range p.made.Corpus.Groups {
		day := corpus.Date(0)
		for _, m := range p.Messages {
			if at := m.At.Date(); m.GroupID == g.ID && at >= p.From && at <= p.To {
				do(m, at != day)
				day = at
			}
		}
	}
}

// whole prints the week day by day, then the drafts with their evidence.
func (p *Previewed) whole(c *app.Console) {
	r := show.NewReader(c, p.Dir, p.made.Corpus)
	p.eachOfWeek(func(m corpus.Message, begins bool) {
		if begins {
			r.Day(m)
		}
		r.Message(m)
	})
	c.Printf("\nDrafts, which no filter has judged\n")
	for _, it := range p.Items {
		c.Printf("\n")
		r.Item(it)
	}
	c.Printf("\n")
}

// summary prints the first messages of the week, and a draft of each family.
func (p *Previewed) summary(c *app.Console) {
	r := show.NewReader(c, p.Dir, p.made.Corpus)
	n := 0
	p.eachOfWeek(func(m corpus.Message, _ bool) {
		if n == 0 {
			r.Day(m)
		}
		if n < excerpt {
			r.Message(m)
		}
		n++
	})
	if n > excerpt {
		c.Printf("\nand %d further messages of the week, in %s\n", n-excerpt, app.CountOf(len(p.made.Corpus.Groups), "group"))
	}
	c.Printf("\nDrafts, which no filter has judged\n\n")
	count, _ := p.families()
	rows := table.New(table.Words("family"), table.Numbers("drafts"), table.Sentences("the first"))
	for _, it := range p.Items {
		if count[it.Family] > 0 {
			rows.Row(it.Family, fmt.Sprint(count[it.Family]), app.OneLine(it.Question+" → "+it.Answer))
			count[it.Family] = 0
		}
	}
	c.Table(rows)
	c.Printf("\n")
}
