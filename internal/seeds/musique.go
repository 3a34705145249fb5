package seeds

import (
	"fmt"
	"strings"
)

// musiqueQuestion is a line of musique_ans_v1.0_dev.jsonl: `id`, `question`, `answer`, `answerable`, `paragraphs` with
// `idx` and `title`, and `question_decomposition`, whose items have `question` (with #1 for the answer of the first),
// `answer` and `paragraph_support_idx`.
type musiqueQuestion struct {
	ID         flat    `json:"id"`
	Question   *string `json:"question"`
	Answer     *string `json:"answer"`
	Answerable *bool   `json:"answerable"`
	Paragraphs []struct {
		Index *int   `json:"idx"`
		Title string `json:"title"`
	} `json:"paragraphs"`
	Decomposition *[]musiqueItem `json:"question_decomposition"`
}

type musiqueItem struct {
	Question  *string `json:"question"`
	Answer    *string `json:"answer"`
	Paragraph *int    `json:"paragraph_support_idx"`
}

// musiqueLinked is how many linked items a question needs, no fewer and no more (App. C.1).
const musiqueLinked = 4

// musique makes seeds of MuSiQue. Many of its questions end in the same chain: a question of which earlier kept ones
// linked half of the items or more falls, which is how duplicate-heavy ones are cleaned.
type musique struct {
	linked map[string]bool // items of kept questions
}

func (m *musique) seed(rec record, s *Seed) *Error {
	var q musiqueQuestion
	if err := decode(rec, &q); err != nil {
		return err
	}
	switch {
	case q.Question == nil:
		return missing("question", "MuSiQue")
	case q.Answer == nil:
		return missing("answer", "MuSiQue")
	case q.Decomposition == nil:
		return missing("question_decomposition", "MuSiQue")
	}
	if len(q.ID) > 0 {
		s.ID = string(MuSiQue) + "/" + q.ID.text()
	}
	s.Question, s.Answer = *q.Question, strings.TrimSpace(*q.Answer)
	if q.Answerable != nil && !*q.Answerable {
		s.fall("the question has no answer")
	}
	if fault := q.entries(s); fault != nil {
		return fault
	}
	m.retain(s)
	return nil
}

// entries puts the linked items into the seed, each with the answers before it in place of their numbers.
func (q musiqueQuestion) entries(s *Seed) *Error {
	titles := map[int]string{}
	for _, p := range q.Paragraphs {
		if p.Index != nil {
			titles[*p.Index] = p.Title
		}
	}
	var answers, all []string
	for i, item := range *q.Decomposition {
		if item.Question == nil || item.Answer == nil {
			return missing(fmt.Sprintf("question_decomposition[%d].question or .answer", i), "MuSiQue")
		}
		text := strings.NewReplacer(answers...).Replace(*item.Question)
		answers = append(answers, fmt.Sprintf("#%d", i+1), *item.Answer)
		if item.Paragraph == nil || strings.TrimSpace(*item.Answer) == "" {
			continue
		}
		all = append(all, text)
		s.Entries = append(s.Entries, Entry{Text: text, Value: strings.TrimSpace(*item.Answer),
			KnownFrom: titles[*item.Paragraph]})
	}
	s.Entries = distinct(s.Entries)
	if len(s.Entries) < len(all) {
		s.fall("two of its items say the same")
	}
	return nil
}

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
	if s.Answer == "" {
		s.fall("the answer is empty")
	}
	if s.Reason == "" && unfit(s) == "" {
		for _, e := range s.Entries {
			m.linked[fold(e.Text)] = true
		}
	}
	s.keep(MultiEvidence)
}
