// Package talks has what designs of users and sessions share: rules that their sessions are held to.
package talks

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/output"
	"memloom/pipeline/sets"
	"memloom/prompts"
	"memloom/validate/check"
)

// Read reads the sessions of a corpus and their messages, by session in their order; nil where it has none.
type Read func(c *corpus.Corpus) ([]sets.Session, map[string][]*corpus.Message, error)

// Kind says of a session of a corpus whether it is of a kind; known is false for one that the test leaves out.
type Kind func(c *corpus.Corpus, s sets.Session) (told, known bool)

// Told is a rule that lengths, clocks and places of sessions do not tell of which kind they are, better than by chance and
// two points.
func Told(name string, needs []string, read Read, kind func(c *corpus.Corpus) Kind) check.Rule {
	return check.Rule{Promise: check.Blind, Name: name, Of: "sessions", Proof: check.Tested, Needs: needs,
		Over: func(*output.Manifest) check.Gatherer { return &toldSessions{read: read, kind: kind, name: name} }}
}

const (
	toldFolds   = 5
	toldFewest  = 40     // sessions of either kind that a test needs
	toldAlpha   = 0.0005 // of each of the two tests
	toldShuffle = 30_000
	toldBins    = 5

	// toldSlack is how far from one half a ranking may be, however many sessions show that it is no chance: whoever guesses
	// of two sessions which one is of the kind is right in 52 of 100 cases then.
	toldSlack = 0.02
)

// toldSessions trains a logistic regression on what can be seen of sessions without reading them, on four parts of them in
// turn, and ranks those of the fifth. By chance the ranks within a part of a history are those of a random order, whatever
// was learned from the others: the test shuffles them.
type toldSessions struct {
	read Read
	kind func(c *corpus.Corpus) Kind
	name string
	list []seenSession
}

// seenSession is a session without its words.
type seenSession struct {
	features []float64
	told     bool
	block    int // history and part
}

// Add implements check.Gatherer.
func (t *toldSessions) Add(c *corpus.Corpus, expect check.Expect) {
	list, messages, err := t.read(c)
	if err != nil {
		expect(false, err.Error(), "rows that can be read", c.ID)
		return
	}
	if len(list) == 0 {
		return
	}
	history := 0
	if n := len(t.list); n > 0 {
		history = t.list[n-1].block/toldFolds + 1
	}
	sessions, kind := slices.Clone(list), t.kind(c)
	slices.SortStableFunc(sessions, func(a, b sets.Session) int { return cmp.Compare(a.Started, b.Started) })
	parts := corpus.Rand(0, "check", t.name+" "+c.ID).Perm(len(sessions))
	for i, s := range sessions {
		if told, known := kind(c, s); known && len(messages[s.SessionID]) > 0 {
			t.list = append(t.list, seenSession{seen(sessions, messages, i), told, history*toldFolds + parts[i]%toldFolds})
		}
	}
}

// seen lists what a solver sees of a session: its lengths, its clock and its place. Lengths are in words: what tokens add to
// them is how the names that are spoken of are spelt.
func seen(sessions []sets.Session, messages map[string][]*corpus.Message, i int) []float64 {
	s := sessions[i]
	list := messages[s.SessionID]
	var words, longest, ofUser, widest float64
	for k, m := range list {
		n := float64(len(Words(m.Text)))
		words, longest = words+n, max(longest, n)
		if m.AuthorRole == prompts.SideUser {
			ofUser += n
		}
		if k > 0 {
			widest = max(widest, float64(m.At-list[k-1].At))
		}
	}
	first, last := list[0], list[len(list)-1]
	before, after := math.Inf(1), math.Inf(1)
	if i > 0 {
		before = float64(s.Started - sessions[i-1].Ended)
	}
	if i+1 < len(sessions) {
		after = float64(sessions[i+1].Started - s.Ended)
	}
	at := first.At.Time()
	return []float64{float64(len(list)), words, words / float64(len(list)), longest, ofUser,
		float64(len(Words(first.Text))), float64(len(Words(last.Text))), widest, float64(last.At - first.At),
		float64(at.Hour()*60 + at.Minute()), float64(at.Weekday()), weekend(at), float64(at.YearDay()), before, after,
		float64(i) / float64(len(sessions)), float64(s.Seq % 2)}
}

func weekend(at time.Time) float64 {
	if d := at.Weekday(); d == time.Saturday || d == time.Sunday {
		return 1
	}
	return 0
}

// Conclude implements check.Gatherer.
func (t *toldSessions) Conclude(v *check.Verdict) {
	of := 0
	for _, s := range t.list {
		if s.told {
			of++
		}
	}
	if min(of, len(t.list)-of) < toldFewest {
		v.TooFew(len(t.list), fmt.Sprintf("a test needs %d sessions on either side", toldFewest))
		return
	}
	auc, p := t.tested()
	said := fmt.Sprintf("AUC %.3f", auc)
	if auc <= 0.5+toldSlack {
		v.Slight(len(t.list), p, toldAlpha, fmt.Sprintf("%s, at most %.2f", said, 0.5+toldSlack))
		return
	}
	v.Tested(len(t.list), p, toldAlpha, said, "no more than by chance")
}

// tested returns how often a session of the kind is ranked before another of its block, and how likely chance does that.
func (t *toldSessions) tested() (auc, p float64) {
	examples, n := t.binned()
	ranks, of := map[int][]float64{}, map[int][]bool{}
	for fold := range toldFolds {
		var learn []statistics.Example
		for i, s := range t.list {
			if s.block%toldFolds != fold {
				learn = append(learn, examples[i])
			}
		}
		learned := statistics.FitLogistic(learn, n)
		for i, s := range t.list {
			if s.block%toldFolds == fold {
				ranks[s.block], of[s.block] = append(ranks[s.block], learned.Score(examples[i].Features)), append(of[s.block], s.told)
			}
		}
	}
	var sizes []int
	var scores [][]float64
	var kinds [][]bool
	pairs := 0.0
	for block := range t.list[len(t.list)-1].block + 1 + toldFolds {
		if len(ranks[block]) == 0 {
			continue
		}
		told := 0
		for _, yes := range of[block] {
			if yes {
				told++
			}
		}
		pairs += float64(told * (len(of[block]) - told))
		sizes, scores, kinds = append(sizes, len(of[block])), append(scores, statistics.Ranks(ranks[block])), append(kinds, of[block])
	}
	sum, p := statistics.PermutationTail(corpus.Rand(0, "check", t.name), toldShuffle, sizes, func(orders [][]int) float64 {
		sum := 0.0
		for b, order := range orders {
			for i, k := range order {
				if kinds[b][i] {
					sum += scores[b][k]
				}
			}
		}
		return sum
	})
	return 0.5 + sum/pairs, p
}

// binned cuts every feature at its quantiles over all sessions, so that a solver may learn of any range of it.
func (t *toldSessions) binned() (examples []statistics.Example, features int) {
	examples = make([]statistics.Example, len(t.list))
	for f := range t.list[0].features {
		var all []float64
		for _, s := range t.list {
			all = append(all, s.features[f])
		}
		slices.Sort(all)
		for i, s := range t.list {
			below, _ := slices.BinarySearch(all, s.features[f])
			bin := min(below*toldBins/len(all), toldBins-1)
			examples[i].Positive = s.told
			examples[i].Features = append(examples[i].Features, statistics.Feature{Index: f*toldBins + bin, Value: 1})
		}
	}
	return examples, len(t.list[0].features) * toldBins
}

// Words are the words of a text in small letters.
func Words(text string) []string {
	text = strings.ReplaceAll(strings.ToLower(text), "’", "'")
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' })
}

// Spoken lists the messages of a corpus by session, in their order.
func Spoken(c *corpus.Corpus) map[string][]*corpus.Message {
	out := map[string][]*corpus.Message{}
	for i := range c.Messages {
		m := &c.Messages[i]
		out[m.SessionID] = append(out[m.SessionID], m)
	}
	for _, list := range out {
		slices.SortStableFunc(list, func(a, b *corpus.Message) int { return cmp.Compare(a.Seq, b.Seq) })
	}
	return out
}
