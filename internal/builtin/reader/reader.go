package reader

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/advice"
	"memloom/internal/builtin/reader/choose"
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/judge"
	"memloom/internal/builtin/reader/probe"
	"memloom/internal/builtin/reader/rate"
	"memloom/internal/builtin/reader/sets"
	"memloom/internal/builtin/reader/solve"
	"memloom/internal/builtin/reader/stream"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/prompts"
)

// Options of a Reader.
type Options struct {
	CacheTexts int // texts kept parsed at most, half of them for sure, and messages of talks kept read; 0 means 8,000
}

// Reader answers, judges, guesses and quotes. It keeps nothing between calls but a
// cache of parsed texts and of talks read, and may be used by many goroutines at once.
type Reader struct{ talks *talk.Listener }

// New returns a reader.
func New(o Options) *Reader {
	if o.CacheTexts <= 0 {
		o.CacheTexts = 8_000
	}
	return &Reader{talk.NewListener(o.CacheTexts)}
}

// Solve answers a question from messages, which stand in order of time within each group. Messages at or after the time
// of asking are not read. It never fails.
func (r *Reader) Solve(in prompts.SolveIn) (prompts.SolveOut, error) {
	if len(in.Options) > 0 && stream.Talks(in.Messages) {
		return stream.Solve(in), nil
	}
	out, sure := prompts.SolveOut{}, sets.Nothing
	if len(in.Options) == 0 && (sets.HasSheet(in.Question) || sets.Talks(in.Messages)) {
		out, sure = sets.Solve(in)
	}
	if sure == sets.Surely {
		return out, nil
	}
	other := r.solve(in)
	if other.Outcome == prompts.CannotDetermine && advice.Asks(in) {
		other = advice.Solve(in)
	}
	if sure == sets.Perhaps && !goesBefore(in, other, out) {
		return out, nil
	}
	return other, nil
}

// goesBefore says whether what was read as about work goes before what was read of statements that are perhaps of something
// else: it is an amount of which that is a part, or takes the place of an earlier one where those disagree.
func goesBefore(in prompts.SolveIn, work, perhaps prompts.SolveOut) bool {
	switch {
	case work.Outcome != prompts.Answered:
		return false
	case perhaps.Outcome == prompts.Answered:
		words := strings.Fields(work.Answer)
		amount := len(words) < 4 && strings.ContainsAny(work.Answer[:1], "0123456789€$£")
		return amount && work.Answer != perhaps.Answer && strings.Contains(work.Answer, perhaps.Answer)
	}
	return changes(in, work)
}

// changing are words by which a statement takes the place of an earlier one.
var changing = english.Words("now new changed moved switched raised lowered instead longer")

// changes says whether a message that an answer cites tells of a change.
func changes(in prompts.SolveIn, out prompts.SolveOut) bool {
	return slices.ContainsFunc(in.Messages, func(m prompts.Shown) bool {
		return slices.Contains(out.Citations, m.ID) && slices.ContainsFunc(text.Tokenise(m.Text), func(t text.Token) bool { return changing[t.Low] })
	})
}

// solve answers from messages about work.
func (r *Reader) solve(in prompts.SolveIn) prompts.SolveOut {
	t := r.talks.Listen(in.Messages, in.AskedAt)
	asked := []string{in.Question}
	for _, o := range in.Options {
		asked = append(asked, o.Text)
	}
	t = t.Spelled(asked...)
	if len(in.Options) == 0 {
		in.Question = talk.Plainly(in.Question)
	}
	named, led, ok := solve.Led(t, in)
	if !ok {
		return solve.Out(t, led)
	}
	q, f := solve.Answer(t, named)
	out := solve.Out(t, f)
	if len(in.Options) > 0 {
		out = choose.Option(t, named, q, f)
	}
	return solve.Resting(t, out, led, in.Options)
}

// Forced chooses an option whatever the messages hold: the one that Solve picks, or else the one whose words they hold
// most of (E23). Without options the letter is empty. It never fails.
func (r *Reader) Forced(in prompts.SolveIn) (prompts.ForcedOut, error) {
	out, err := r.Solve(in)
	if err != nil || out.Letter != "" || len(in.Options) == 0 {
		return prompts.ForcedOut{Letter: out.Letter}, err
	}
	return prompts.ForcedOut{Letter: choose.Likeliest(r.talks.Listen(in.Messages, in.AskedAt), in.Options)}, nil
}

// Judge says whether a candidate answers as the gold does. It never fails.
func (r *Reader) Judge(in prompts.JudgeIn) (prompts.JudgeOut, error) { return judge.Mark(in), nil }

// Verdict is Judge in plain words, with the verdict on the last line (G16). It never fails.
func (r *Reader) Verdict(in prompts.JudgeIn) (string, error) { return judge.InWords(in), nil }

// Relation says whether a candidate answers a question about a set of variants, and where it fails. It never fails.
func (r *Reader) Relation(in prompts.RelationIn) (prompts.RelationOut, error) {
	return judge.MarkRelation(in), nil
}

// Rubric says of each line of a rubric whether a candidate does what it says. It never fails.
func (r *Reader) Rubric(in prompts.RubricIn) (prompts.RubricOut, error) {
	return judge.MarkRubric(in), nil
}

// Rate scores a stretch of group chat. It never fails.
func (r *Reader) Rate(in prompts.QualityIn) (prompts.QualityOut, error) { return rate.Window(in), nil }

// Probe quotes, for each target, every passage that states a value of its kind
// (filters.md, uniqueness, step 3). It never fails.
func (r *Reader) Probe(in prompts.ProbeIn) (prompts.ProbeOut, error) {
	out := probe.Quotes(r.talks.Heard(in.Messages), in.Targets)
	if sets.Talks(in.Messages) {
		out.Quotes = sets.Quotes(in, out.Quotes)
	}
	return out, nil
}

// Blind guesses from question and options alone, as one of the panel's members (E22). It never fails.
func (r *Reader) Blind(member int, in prompts.BlindIn) (prompts.BlindOut, error) {
	return probe.Blind(member, in), nil
}

// Decoy guesses as Blind does, unless the messages that it is shown answer the question. It never fails.
func (r *Reader) Decoy(member int, in prompts.BlindIn) (prompts.BlindOut, error) {
	read, err := r.Solve(prompts.SolveIn{AskedAt: in.AskedAt, Messages: in.Messages, Question: in.Question, Options: in.Options})
	if err == nil && read.Outcome == prompts.Answered {
		return prompts.BlindOut{Answer: read.Answer, Letter: read.Letter, Confidence: read.Confidence, Reasoning: read.Reasoning}, nil
	}
	return probe.Blind(member, prompts.BlindIn{Question: in.Question, Options: in.Options}), err
}

// Check says which messages assert that a task has started or is finished
// (E14, level 2), and which claims hold. It fails on messages whose id is no number.
func (r *Reader) Check(in prompts.CheckIn) (prompts.CheckOut, error) {
	return probe.Events(r.talks.Listen(in.Messages, 0), in)
}
