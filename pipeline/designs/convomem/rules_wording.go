package convomem

import (
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/output"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

const (
	wordingFewest = 300    // messages of evidence that the test needs
	wordingBeside = 4      // messages that are no evidence, for each that is
	wordingMost   = 20_000 // messages that are looked at, about: those of the first users
	wordingBins   = 1 << 15
	wordingBound  = 0.65 // AUC
	repeatsWords  = 6
	repeatsBound  = 0.02
)

// spokenWords is a message as a solver sees it that looks for evidence by wording alone.
type spokenWords struct {
	statistics.Example
	user bool
	half int
}

// wording trains a classifier of evidence on the words, openings, digits and lengths of messages of half of the
// conversations, and ranks those of the other half, the user's and the assistant's by themselves: who says the
// evidence of a family is published.
func wording(*output.Manifest) (func(*view, rule.Expect), func(*rule.Finding)) {
	var list []spokenWords
	look := func(v *view, _ rule.Expect) {
		if len(list) < wordingMost {
			list = append(list, v.spokenWords()...)
		}
	}
	return look, func(f *rule.Finding) {
		examples, evidence := make([]statistics.Example, len(list)), 0
		for i, m := range list {
			if examples[i] = m.Example; m.Positive {
				evidence++
			}
		}
		if f.Checked = len(list); evidence < wordingFewest {
			f.TooFew(fmt.Sprintf("a test needs %d messages of evidence", wordingFewest))
			return
		}
		scores := statistics.CrossValidated(examples, wordingBins, 2, func(i int) int { return list[i].half })
		of := func(user, positive bool) (out []float64) {
			for i, m := range list {
				if m.user == user && m.Positive == positive {
					out = append(out, scores[i])
				}
			}
			return out
		}
		sum := 0.0
		for _, user := range []bool{true, false} {
			sum += statistics.AUC(of(user, true), of(user, false)) * float64(len(of(user, true))) / float64(evidence)
		}
		f.Note = fmt.Sprintf("AUC %.3f", sum)
		if sum > wordingBound {
			f.Violate(f.Note, fmt.Sprintf("at most %.2f", wordingBound), "messages")
		}
	}
}

// spokenWords are the messages of evidence, and others drawn from all.
func (v *view) spokenWords() (out []spokenWords) {
	evidence := map[string]bool{}
	for _, c := range v.cores {
		for _, text := range c.Messages {
			evidence[text] = true
		}
	}
	r := corpus.Rand(0, "check", "wording "+v.ID)
	chance := float64(wordingBeside*len(evidence)) / float64(max(1, len(v.Messages)))
	for i := range v.Messages {
		m := &v.Messages[i]
		if others := r.Float64() < chance; !evidence[m.Text] && !others {
			continue
		}
		x := spokenWords{user: m.AuthorRole == prompts.SideUser, half: int(v.seq(m.SessionID)) % 2}
		x.Positive, x.Features = evidence[m.Text], wordsSeen(m.Text)
		out = append(out, x)
	}
	return out
}

// wordsSeen are the words of a message, its first three in a row, whether it has digits, and its length.
func wordsSeen(text string) (out []statistics.Feature) {
	words := sessions.Words(text)
	seen := slices.Clone(words)
	for n := 1; n <= min(3, len(words)); n++ {
		seen = append(seen, "^"+strings.Join(words[:n], " "))
	}
	seen = append(seen, fmt.Sprintf("#%d", min(len(words)/3, 12)))
	if strings.ContainsAny(text, "0123456789") {
		seen = append(seen, "#digits")
	}
	slices.Sort(seen)
	for _, w := range slices.Compact(seen) {
		h := fnv.New32a()
		_, _ = h.Write([]byte(w))
		out = append(out, statistics.Feature{Index: int(h.Sum32() % wordingBins), Value: 1})
	}
	return out
}

// repeats: of messages of more than six words at most one in fifty has the words of an earlier one.
func repeats(v *view, expect rule.Expect) {
	seen, long, again := map[string]bool{}, 0, 0
	for i := range v.Messages {
		text := v.Messages[i].Text
		if len(strings.Fields(text)) <= repeatsWords {
			continue
		}
		if long++; seen[text] {
			again++
		}
		seen[text] = true
	}
	expect(float64(again) <= repeatsBound*float64(long), fmt.Sprintf("%d of %d", again, long), "at most 2 in 100", v.ID)
}

// topics: a conversation turns to three matters at most.
func topics(v *view, expect rule.Expect) {
	rows, err := corpus.Rows[sessions.Matter](v.Corpus, sessions.TableMatters)
	expect(err == nil, fmt.Sprint(err), "rows that can be read", v.ID)
	for _, m := range rows {
		n := strings.Count(m.Scenario, "; ") + 1
		expect(n <= mostParts, fmt.Sprintf("%d matters", n), "three at most", m.MatterID)
	}
}
