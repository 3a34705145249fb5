package seeds

import (
	"fmt"
	"strings"
)

// musiqueLinked is how many linked items a question needs, no fewer and no more (App. C.1).
const musiqueLinked = 4

// musique makes seeds of MuSiQue. Many of its questions end in the same chain: a question of which earlier kept ones
// linked half of the items or more falls, which is how duplicate-heavy ones are cleaned.
type musique struct {
	linked map[string]bool // items of kept questions
}

// seed reads a line of musique_ans_v1.0_dev.jsonl: `id`, `question`, `answer`, `answerable`, `paragraphs` with `idx`
// and `title`, and `question_decomposition`, whose items have `question` (with #1 for the answer of the first),
// `answer` and `paragraph_support_idx`.
func (m *musique) seed(q *fields, s *Seed) {
	s.Answer = strings.TrimSpace(q.text("answer"))
	answerable := true
	if q.read("answerable", false, &answerable); !answerable {
		s.fall("the question has no answer")
	}
	titles := map[int]string{}
	for _, p := range q.list("paragraphs", false) {
		titles[p.number("idx")] = p.optional("title")
	}
	all := chain(q.list("question_decomposition", true), titles)
	if s.Entries = distinct(all); len(s.Entries) < len(all) {
		s.fall("two of its items say the same")
	}
	m.retain(s)
}

// chain are the linked items, each with the answers before it in place of their numbers.
func chain(items []*fields, titles map[int]string) []Entry {
	var answers []string
	var out []Entry
	for i, item := range items {
		text, answer, from := item.text("question"), item.text("answer"), item.number("paragraph_support_idx")
		text = strings.NewReplacer(answers...).Replace(text)
		answers = append(answers, fmt.Sprintf("#%d", i+1), answer)
		if from < 0 || strings.TrimSpace(answer) == "" {
			continue
		}
		out = append(out, Entry{Text: text, Value: strings.TrimSpace(answer), KnownFrom: titles[from]})
	}
	return out
}

// retain lets a seed fall that has too many or too few items, or too many that earlier ones have.
func (m *musique) retain(s *Seed) {
	if n := len(s.Entries); n != musiqueLinked {
		s.fall(needed(n, "linked items", musiqueLinked))
	}
	known := 0
	for _, e := range s.Entries {
		if m.linked[fold(e.Text)] {
			known++
		}
	}
	if 2*known >= musiqueLinked {
		s.fall(fmt.Sprintf("earlier questions have %d of its %d items", known, musiqueLinked))
	}
	s.answered()
	if s.Reason == "" && unfit(s) == "" {
		for _, e := range s.Entries {
			m.linked[fold(e.Text)] = true
		}
	}
	s.keep(MultiEvidence)
}
