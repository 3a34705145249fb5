package passage

import (
	"context"
	"slices"

	"memloom/internal/llm"
	"memloom/pipeline/stage"
	"memloom/prompts"
	"memloom/validate/daycheck"
)

// Session is a talk of a user with an assistant (S4), held to its plan. Its messages are numbered from 1, and what a
// message states are the says that are in it.
type Session struct {
	Staff
	In     prompts.SessionIn
	Review *prompts.SessionReviewIn // what the checker is told next to plan and text; nil: it is not asked
	Judged bool                     // it is an episode of a stream, which the checker judges (T4)

	Elsewhere []prompts.Say // what other parts of a conversation say, and it must not (C4)
}

// Numbers implements Kind.
func (s *Session) Numbers() []int {
	var out []int
	for n := range s.In.Messages {
		out = append(out, n+1)
	}
	return out
}

// Task is what the author is asked. A part of a long conversation has a task of its own.
func (s *Session) Task() *prompts.Task[prompts.SessionIn, prompts.SessionOut] {
	if s.In.Leg != nil {
		return s.Tasks.Talks.Leg
	}
	return s.Tasks.Session
}

// Params are what the text depends on next to the plan: how its tasks are asked.
func (s *Session) Params() []any {
	out := []any{stage.TaskParams(s.Task(), s.Author), stage.TaskParams(s.Tasks.SessionFix, s.Fixer)}
	switch {
	case s.Judged:
		out = append(out, stage.TaskParams(s.Tasks.Sets.Episode, s.Checker))
	case s.Review != nil:
		out = append(out, s.Review, stage.TaskParams(s.Tasks.Sets.Session, s.Checker))
	}
	return out
}

// Write implements Kind.
func (s *Session) Write(ctx context.Context) ([]prompts.DayMessage, error) {
	reply, err := s.Task().Ask(ctx, s.Author, s.In)
	return reply.Out.Numbered(), err
}

// Check implements Kind. What a message was to say that was withdrawn is not missed, and neither are its words.
// Rules come first: the checker is asked about what passes them, and is passed over where it gives no answer of use.
func (s *Session) Check(ctx context.Context, t Text) ([]prompts.Fault, error) {
	in, out := s.In, prompts.SessionOf(t.Messages)
	if slices.ContainsFunc(t.Messages, func(m prompts.DayMessage) bool { return m.Text == Withdrawn }) {
		in.Words = 0
		in.Says = slices.DeleteFunc(slices.Clone(in.Says), func(x prompts.Say) bool {
			return !slices.ContainsFunc(out.Says, func(p prompts.SaidAt) bool { return p.Say == x.N })
		})
	}
	faults := append(prompts.SessionFaults(in, out), prompts.RepeatFaults(s.Elsewhere, out)...)
	if len(faults) == 0 && s.Judged {
		return s.judged(ctx, out)
	}
	if len(faults) > 0 || s.Review == nil {
		return faults, nil
	}
	ask := *s.Review
	ask.Session, ask.Messages = s.In, out.Messages
	reply, err := s.Tasks.Sets.Session.Ask(ctx, s.Checker, ask)
	if llm.CallFailed(err) {
		return unchecked(), nil
	}
	return reply.Out.ReviewFaults(), err
}

// judged asks the checker about an episode that keeps to the rules. Only the turns that it names are rewritten.
func (s *Session) judged(ctx context.Context, out prompts.SessionOut) ([]prompts.Fault, error) {
	reply, err := s.Tasks.Sets.Episode.Ask(ctx, s.Checker, prompts.EpisodeReviewIn{Session: s.In, Messages: out.Messages})
	if llm.CallFailed(err) {
		return unchecked(), nil
	}
	return reply.Out.ReviewFaults(), err
}

// unchecked is the fault of a session whose checker gave no answer of use.
func unchecked() []prompts.Fault {
	return []prompts.Fault{{Level: daycheck.LevelCoherence, Kind: daycheck.KindUnchecked, Severity: prompts.Major,
		Message: NotChecked}}
}

// Fix implements Kind.
func (s *Session) Fix(ctx context.Context, t Text, faults []prompts.Fault, attempt int) ([]prompts.FixedMessage,
	error) {
	out := prompts.SessionOf(t.Messages)
	reply, err := s.Tasks.SessionFix.Ask(ctx, s.Fixer, prompts.SessionFixIn{Session: s.In, Messages: out.Messages,
		Says: out.Says, Conflicts: faults, Attempt: attempt})
	return reply.Out.Messages, err
}

// Corrects implements Kind: no one puts right what another person planned to get wrong.
func (s *Session) Corrects(int) int { return 0 }
