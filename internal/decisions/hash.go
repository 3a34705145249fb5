package decisions

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"memloom/internal/corpus"
)

// content is what a decision about an item is about.
type content struct {
	Question string
	Options  []corpus.Option
	Answer   string
	Rubric   *corpus.Rubric `json:",omitempty"`
	Gold     []goldContent
	Evidence []string // the texts
	AskedAt  corpus.Stamp
}

// goldContent is a row of gold without ids: they change when a corpus is made anew.
type goldContent struct {
	Part, Predicate, Atom string
	Operation             corpus.Operation
}

// Hash is the SHA-256 of what a decision about an item is about: question, options, rubric, gold, the texts of the
// evidence, and the time of asking. text gives a message's.
func Hash(it *corpus.Item, text func(messageID string) string) string {
	c := content{Question: it.Question, Options: it.Options, Answer: it.Answer, Rubric: it.Rubric, AskedAt: it.AskedAt}
	for _, g := range it.Gold {
		x := goldContent{Part: g.Part, Predicate: g.Predicate, Operation: g.Operation}
		if g.Atom != nil {
			x.Atom = g.Atom.Canonical()
		}
		c.Gold = append(c.Gold, x)
	}
	for _, e := range it.Evidence {
		c.Evidence = append(c.Evidence, text(e.MessageID))
	}
	return digest(c)
}

// DayHash is the SHA-256 of what a decision about a day is about: its texts in their order.
func DayHash(texts []string) string { return digest(append([]string{"day"}, texts...)) }

func digest(content any) string {
	b, err := json.Marshal(content)
	if err != nil {
		panic("decisions: " + err.Error()) // strings and numbers alone
	}
	sum := sha256.Sum256(b)
	return hex.EncodeToString(sum[:])
}
