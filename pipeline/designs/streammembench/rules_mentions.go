package streammembench

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/output"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// mentioned is when the user said the values of an option before it was asked, and how often.
type mentioned struct {
	first, last corpus.Stamp
	times       int
	all         bool // each of them was said
}

// joints are the words that options have next to the values that they are made of.
var joints = strings.NewReplacer("first ", "", ", then ", "|", "those with ", "", " and ", "|", "you ", "", " them", "")

// mention finds the values of an option in the user's turns before a time.
func (v *view) mention(option string, before corpus.Stamp) mentioned {
	out := mentioned{all: true}
	option = strings.ToLower(option)
	if strings.HasPrefix(option, "first ") && strings.Contains(option, ", then ") || strings.HasPrefix(option,
		"those with ") || strings.HasPrefix(option, "you ") {
		option = joints.Replace(option)
	}
	for part := range strings.SplitSeq(option, "|") {
		part, said := sessions.Padded(part), false
		for _, t := range v.user {
			if t.at >= before || !strings.Contains(t.words, part) {
				continue
			}
			if said = true; out.first == 0 || t.at < out.first {
				out.first = t.at
			}
			out.last, out.times = max(out.last, t.at), out.times+1
		}
		out.all = out.all && said
	}
	return out
}

// turn is a turn of the user in words.
type turn struct {
	at    corpus.Stamp
	words string
}

// userTurns are the user's turns.
func userTurns(v *sessions.View) []turn {
	var out []turn
	for i := range v.Messages {
		if m := &v.Messages[i]; m.AuthorRole == prompts.SideUser {
			out = append(out, turn{m.At, sessions.Padded(m.Text)})
		}
	}
	return out
}

// saidBefore: the user said each value of a wrong option before the item is asked, so that none stands out as never
// said.
func saidBefore(v *view, expect rule.Expect) {
	for _, it := range v.Accepted() {
		for _, o := range it.Options {
			if o.Letter != it.AnswerLetter {
				expect(v.mention(o.Text, it.AskedAt).all, fmt.Sprintf("option %s, %q, was not said", o.Letter, o.Text),
					"values that the user said before", it.ID)
			}
		}
	}
}

// mentionSolvers prefer options by when they were said, and by how often; of equals they take any.
var mentionSolvers = []struct {
	name   string
	better func(a, b mentioned) bool
}{
	{"the option said last", func(a, b mentioned) bool { return a.last > b.last }},
	{"the option said last long ago", func(a, b mentioned) bool { return a.last < b.last }},
	{"the option said first", func(a, b mentioned) bool { return a.first != 0 && (b.first == 0 || a.first < b.first) }},
	{"the option said first of late", func(a, b mentioned) bool { return a.first > b.first }},
	{"the option said most often", func(a, b mentioned) bool { return a.times > b.times }},
	{"the option said least often", func(a, b mentioned) bool { return a.all && (!b.all || a.times < b.times) }},
	{"an option that was said", func(a, b mentioned) bool { return a.all && !b.all }},
}

// mentionAlpha is how likely chance explains what a solver reaches at least, and mentionFewest how many items a test
// needs.
const (
	mentionAlpha  = 0.001
	mentionFewest = 100
)

// mentions: no solver that knows only when and how often options were said is right more often than by chance, over all
// items and over those of a type (validity.md).
func mentions(*output.Manifest) (look func(*view, rule.Expect), conclude func(*rule.Finding)) {
	hits, chances := map[string][]float64{}, map[string][]float64{}
	look = func(v *view, expect rule.Expect) {
		for _, it := range v.Accepted() {
			var list []mentioned
			for _, o := range it.Options {
				list = append(list, v.mention(o.Text, it.AskedAt))
			}
			if len(list) == 0 {
				continue
			}
			expect(true, "", "")
			for _, of := range []string{"", it.Family} {
				chances[of] = append(chances[of], 1/float64(len(list)))
				hits[of] = slices.Grow(hits[of], len(mentionSolvers))[:len(mentionSolvers)]
				for i, s := range mentionSolvers {
					hits[of][i] += share(it, list, s.better)
				}
			}
		}
	}
	return look, func(f *rule.Finding) {
		if f.Enough(f.Checked, mentionFewest) {
			concluded(f, hits, chances)
		}
	}
}

// share is how likely a solver is right that guesses among the options than which it has none better.
func share(it *corpus.Item, list []mentioned, better func(a, b mentioned) bool) float64 {
	n, right := 0.0, 0.0
	for k, m := range list {
		if slices.ContainsFunc(list, func(o mentioned) bool { return better(o, m) }) {
			continue
		}
		if n++; it.Options[k].Letter == it.AnswerLetter {
			right = 1
		}
	}
	return right / n
}

// concluded reports the solver that chance explains least; each that it does not explain is a violation.
func concluded(f *rule.Finding, hits, chances map[string][]float64) {
	least := 2.0
	for _, of := range slices.Sorted(maps.Keys(hits)) {
		n := len(chances[of])
		for i, s := range mentionSolvers {
			right := int(hits[of][i])
			p := statistics.UpperTail(chances[of], right)
			if n < mentionFewest {
				continue
			}
			said := fmt.Sprintf("%s is right in %d of %d items %s", s.name, right, n, of)
			if p < least {
				least = p
				f.Tested(n, p, mentionAlpha, "%s", strings.TrimSpace(said))
			}
			if p < mentionAlpha {
				f.Violate(strings.TrimSpace(said), "no more than by chance")
			}
		}
	}
}
