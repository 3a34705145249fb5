package mock

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"hash/maphash"
	"io"

	"memloom/internal/llm"
	"memloom/prompts"
)

// request is what the wire formats have in common.
type request struct {
	model    string
	task     string          // of memloom's that the prompt is for; empty without an input block
	prompt   llm.Prompt      // system text and the first turn
	later    []llm.Turn      // the turns after the first
	schema   json.RawMessage // of the answer; nil if none was given
	sampling string          // whatever else could change the answer
	maxOut   int             // tokens; 0 is no limit
}

// question identifies what is asked of whom, in every process alike. A question
// that is asked again, after an answer that was not accepted, stays the same.
type question [16]byte

func (q *request) question() question {
	h := sha256.New()
	writeParts(h, q.model, q.prompt.System, q.prompt.User)
	return question(h.Sum(nil))
}

// identity tells whether the very same request was sent to this server before.
func (q *request) identity(seed maphash.Seed) uint64 {
	var h maphash.Hash
	h.SetSeed(seed)
	writeParts(&h, q.model, q.prompt.System, q.prompt.User, q.sampling, string(q.schema))
	for _, t := range q.later {
		writeParts(&h, t.Text)
	}
	return h.Sum64()
}

// writeParts hashes texts, each with its length, so that no two lists are alike.
func writeParts(h io.Writer, parts ...string) {
	var n [8]byte
	for _, p := range parts {
		binary.LittleEndian.PutUint64(n[:], uint64(len(p)))
		_, _ = h.Write(n[:]) // a hash takes everything
		_, _ = io.WriteString(h, p)
	}
}

// call is the request as a model in this process is asked it.
func (q *request) call() llm.Call {
	c := llm.Call{
		Task: q.task, Schema: q.schema, MaxOut: q.maxOut,
		Prompt: func() (llm.Prompt, error) { return q.prompt, nil },
	}
	for i := 0; i+1 < len(q.later); i++ {
		if own, said := q.later[i], q.later[i+1]; own.Own && !said.Own {
			c.Prior = append(c.Prior, llm.Attempt{Text: own.Text, Violations: []string{said.Text}})
		}
	}
	return c
}

// setTurns fills in a conversation; the first turn is the prompt.
func (q *request) setTurns(turns []llm.Turn) bool {
	if len(turns) == 0 || turns[0].Own {
		return false
	}
	q.prompt.User, q.later = turns[0].Text, turns[1:]
	q.task = prompts.TaskOf(q.prompt)
	return true
}

// ending is how an answer ends.
type ending int

const (
	ended     ending = iota
	cutShort         // at the limit of tokens
	declined         // the model refuses
	filtered         // a content filter removed the answer
	forbidden        // a content filter removed the prompt
)

// reply is what both formats make an answer of.
type reply struct {
	id     string
	text   string
	ending ending
	usage  llm.Usage
	lie    string // how it is said wrongly; empty: as it is
}

// dialect is a wire format.
type dialect interface {
	// read parses a request; its error is for the user's eyes.
	read(path string, body []byte) (*request, error)
	// answer is the body of a success.
	answer(q *request, a reply, now int64) any
	// problem is the status and body of a failure; the body is JSON or an htmlPage.
	problem(p problem) (status int, body any)
	// model describes a model.
	model(name string, created int64) any
	// list is a list of models.
	list(models []any) any
}

// problemKind is a failure that each format has words of its own for.
type problemKind int

const (
	noKey problemKind = iota
	badKey
	noPath
	invalid
	throttled
	noCredit
	tooLong
	broken // the provider's own fault
)

// problem is a failure that is told by a status and a body.
type problem struct {
	kind    problemKind
	detail  string // the key or path, or what is wrong
	status  int    // of broken
	tokens  int    // of tooLong: those of the prompt
	context int    // of tooLong: those there is room for
	wait    wait
}
