package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/internal/nearest"
)

const showLong = `Show a part of a corpus for reading.

  memloom show DIR day [GROUP] [DATE]   a group's day of dialogue (default: a busy day)
  memloom show DIR thread MESSAGE       a message with what it answers and what answers it
  memloom show DIR person [NAME|ID]     a profile; without a name, everybody
  memloom show DIR item [ID|FAMILY]     a question with its gold and evidence; without an id, all accepted ones
  memloom show DIR rejection [ID|FAMILY]  a rejected or flagged draft with its reasons; without an id, all of them
                                        (with --all, surplus drafts too)
                                        (with --full, of one item the messages around its evidence, too, its rounds and verdicts)
                                        (--family, --category, --fell-at, --code and --fault narrow lists of items and
                                        rejections, as in: show DIR rejection --fell-at sufficient --code misread)
  memloom show DIR fact [ID]            a fact and where it is said; without an id, all of them

How the corpus came to be, all of it or of a group, a task, a day:

  memloom show DIR ledger [PLACE]       what a task's people held as decided, open and promised
  memloom show DIR summary [PLACE]      the weekly and monthly summaries; of a day, those that look back on it
  memloom show DIR directive [PLACE]    the leader log; of a day, what was in force
  memloom show DIR flagged [PLACE]      days that two repairs did not mend, with the reasons
  memloom show DIR repair [PLACE]       messages that a fixer changed, before and after
  memloom show DIR failures [WHERE]...  questions to models that were passed over, and why

Of several corpora, a list has all, and a day, thread, item or fact is shown of the first that has it; --corpus takes one.
A WHERE is a stage, a task, a model, a group, a day or an item.
GROUP, NAME and PLACE may be ids or parts of names; a PLACE is any of GROUP, TASK and DATE, and DATE is 2025-03-11.`

func (a *app) show() *cobra.Command {
	var f showFlags
	cmd := &cobra.Command{
		Use: "show DIR WHAT", Short: "Show a day, thread, person, item, rejection, fact or record, for reading", Long: showLong,
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) < 2 {
				return usage("show needs a folder and what to show in it, as in `memloom show DIR day`; `memloom show --help` lists what there is")
			}
			views := map[string]view{
				"day": (*reading).day, "thread": (*reading).thread,
				"item": (*reading).item, "rejection": (*reading).rejection, "fact": (*reading).fact,
				"ledger": (*reading).ledger, "summary": (*reading).summary, "directive": (*reading).directive,
				"flagged": (*reading).flagged, "repair": (*reading).repair,
			}
			what := singular(args[1])
			if views[what] == nil && what != "person" && what != "failure" {
				known := []string{"day", "thread", "person", "item", "rejection", "fact", "ledger", "summary",
					"directive", "flagged", "repair", "failures"}
				return usage("show knows no %q; it shows %s%s", args[1], strings.Join(known, ", "),
					nearest.Hint(args[1], known))
			}
			if err := f.facets.check(what); err != nil {
				return err
			}
			s, err := a.openShowing(args[0], f)
			if err != nil {
				return err
			}
			switch what {
			case "person":
				return s.person(args[2:])
			case "failure":
				return s.failure(args[2:])
			}
			return s.show(views[what], args[2:])
		},
	}
	cmd.Flags().BoolVar(&f.plan, "plan", false,
		"print the plan of each message: act, perturbation, marks, facts that it states")
	cmd.Flags().BoolVar(&f.full, "full", false, "print of an item the messages around its evidence, its rounds and verdicts, too")
	cmd.Flags().BoolVar(&f.all, "all", false, "list surplus drafts, too, which no quota needed and no filter judged")
	f.facets.flags(cmd)
	cmd.Flags().StringVar(&f.corpus, "corpus", "", "show of one corpus alone, by its id, as c3")
	return cmd
}

// singular returns the name of what is asked for in the plural.
func singular(what string) string {
	switch what {
	case "people":
		return "person"
	case "summaries":
		return "summary"
	}
	return strings.TrimSuffix(what, "s")
}

// reading is a corpus opened for reading.
type reading struct {
	*showing
	*index.Index
	c     *corpus.Corpus
	codes codes // that were printed and have no legend yet
}

func newReading(c *corpus.Corpus, s *showing) *reading {
	return &reading{showing: s, Index: index.New(c), c: c, codes: codes{}}
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

// stated returns the message that states a fact first, "" if none does.
func (r *reading) stated(fact string) string {
	if said := r.Stating(fact); len(said) > 0 {
		return said[0].Message.ID
	}
	return ""
}

// line writes a message for reading.
func (r *reading) line(m corpus.Message, note string) {
	reply := ""
	if p := r.Message(m.ReplyTo); p != nil {
		reply = " ↳ " + p.ID + " " + given(p.AuthorName)
	}
	fmt.Fprintf(r.out, "%s  %s  %s%s%s\n", m.ID, m.At.Time().Format("15:04"), m.AuthorName, reply, note)
	for _, l := range strings.Split(m.Text, "\n") {
		fmt.Fprintf(r.out, "        %s\n", r.folded(l, "        "))
	}
	r.slot(m)
}

func given(name string) string {
	g, _, _ := strings.Cut(name, " ")
	return g
}

// oneArg returns the only argument, "" for none.
func oneArg(args []string, what string) (string, error) {
	if len(args) > 1 {
		return "", usage("show %s takes one id, not %q", what, strings.Join(args, " "))
	}
	if len(args) == 0 {
		return "", nil
	}
	return args[0], nil
}

// matches says whether a name or id is meant by what the user typed.
func matches(typed, id, name string) bool {
	return strings.EqualFold(typed, id) || strings.Contains(strings.ToLower(name), strings.ToLower(typed))
}
