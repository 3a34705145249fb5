package check

import (
	"fmt"

	"memloom/internal/validity"
)

// talkRules hold the talk of groups with tasks against the bounds of docs/validity.md.
func talkRules() []rule {
	needs := tables(needPlan, []string{tabTasks, tabCalendar})
	bound := func(name, of string, judge func(*validity.Talk, *Finding)) rule {
		return rule{Balanced, name, of, Proved, needs, &talkTest{judge: judge}}
	}
	return []rule{
		bound("names are short", "messages", func(t *validity.Talk, f *Finding) {
			most := mostNamed
			if t.Channels {
				most = mostNamedInChannels
			}
			f.atMost(t.Named, t.Messages, most, "messages with the full name of a task")
		}),
		bound("threads have a course", "replies in threads", func(t *validity.Talk, f *Finding) {
			f.atLeast(t.Direct, t.Followers, leastDirect, "replies to the message before")
			if t.WithLong < t.Weeks {
				f.violate(fmt.Sprintf("%d of %d weeks of groups without a thread of five to nine messages",
					t.Weeks-t.WithLong, t.Weeks), "one in every week of a group")
			}
		}),
		bound("days differ", "groups", func(t *validity.Talk, f *Finding) {
			sum := 0.0
			for _, v := range t.Variation {
				sum += v
			}
			f.Checked = len(t.Variation)
			if mean := sum / float64(max(1, len(t.Variation))); f.Checked > 0 && mean < leastVariation {
				f.violate(fmt.Sprintf("a variation of %.2f from workday to workday", mean),
					fmt.Sprintf("%.2f at least", leastVariation))
			}
		}),
		bound("decisions adopt an option", "decisions with options weighed", func(t *validity.Talk, f *Finding) {
			if f.enough(t.Weighed, fewestOfKind) {
				f.atLeast(t.Adopted, t.Weighed, leastAdopted, "that took one of them")
			}
		}),
	}
}

// The bounds of talk.
const (
	mostNamed = 0.3
	// In channels people speak of several phases side by side, whose pieces share components and deliverables.
	mostNamedInChannels = 0.4
	leastDirect         = 2.0 / 3
	leastVariation      = 0.35
	leastAdopted        = 0.5
)

// talkTest measures the corpora whose people work on tasks over three weeks or more.
type talkTest struct {
	validity.Talk
	judge func(*validity.Talk, *Finding)
}

func (t *talkTest) add(w *world, _ *Finding) {
	if len(w.c.Tasks) > 0 && validity.Workdays(w.c) >= monthly {
		t.Add(w.c)
	}
}

func (t *talkTest) conclude(_ *run, f *Finding) {
	if t.Messages > 0 {
		t.judge(&t.Talk, f)
	}
}

// atLeast holds a share against its least value.
func (f *Finding) atLeast(part, whole int, least float64, what string) {
	f.Checked = whole
	if share := fraction(part, whole); whole > 0 && share < least {
		f.violate(fmt.Sprintf("%d of %d %s", part, whole, what), perCent(least)+" at least")
	}
}

// atMost holds a share against its greatest value.
func (f *Finding) atMost(part, whole int, most float64, what string) {
	f.Checked = whole
	if share := fraction(part, whole); whole > 0 && share > most {
		f.violate(fmt.Sprintf("%d of %d %s", part, whole, what), perCent(most)+" at most")
	}
}
