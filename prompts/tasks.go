package prompts

import (
	"embed"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/llm"
)

//go:embed templates/*.txt
var templates embed.FS

// The names of the program's own tasks.
const (
	TaskDay = "dialogue.day"
	TaskAsk = "question.ask"

	TaskOptions = "question.options"

	TaskSolve  = "solve"
	TaskForced = "solve.forced"

	TaskJudge = "judge"

	TaskRelation = "judge.relation"

	TaskBlind = "blind"
	TaskProbe = "probe.values"

	TaskSummary = "scaffold.summary"
	TaskCheck   = "dialogue.check"
	TaskFix     = "dialogue.fix"
)

// Tasks are the program's own tasks. They are immutable and may be shared between goroutines, which share what is known
// of models that fail; see With for a user's templates.
type Tasks struct {
	Day     *Task[DayIn, DayOut]         // writes a day of a group (E12)
	Message *Task[MessageIn, DayMessage] // writes one message of it, where a recipe says so (E12)
	Ask     *Task[AskIn, AskOut]         // words a question over facts (E17)
	Options *Task[OptionsIn, OptionsOut] // words its options (E19, E20)
	Solve   *Task[SolveIn, SolveOut]     // answers from messages, with citations (E23)
	Forced  *Task[SolveIn, ForcedOut]    // chooses an option whatever the messages hold (E23, uniqueness)
	Judge   *Task[JudgeIn, JudgeOut]     // marks an open answer
	Blind   *Task[BlindIn, BlindOut]     // guesses without messages (E22)
	Probe   *Task[ProbeIn, ProbeOut]     // quotes what states a value (E23, uniqueness)

	Summary *Task[SummaryIn, SummaryOut] // phrases summaries and the leader log (E13)
	Check   *Task[CheckIn, CheckOut]     // reads a day against its tasks, the past and the profiles (E14)
	Fix     *Task[FixIn, FixOut]         // mends a day (E14)

	Session    *Task[SessionIn, SessionOut] // writes a talk of a user with an assistant (S4)
	SessionFix *Task[SessionFixIn, FixOut]  // mends one

	Planner  *Planner       // writes projects, where a recipe says so (E2, E3, E6, E7)
	Sets     *Sets          // words and tests sets of variants, where a recipe says so (S3, S4)
	Talks    *Conversations // writes conversations part by part (C2–C4)
	Scoring  *Scoring       // asks for answers and judges them (S8), and scores dialogue (G13)
	Personal *Personal      // what items about users need (C5, C6)
}

// NewTasks returns the tasks with the program's own templates. The lexicon is what the checks of a day's text and of
// summaries know of the world's names; the other tasks do not use it.
func NewTasks(lex *corpus.Lexicon) *Tasks {
	return &Tasks{
		Planner:  NewPlanner(),
		Sets:     NewSets(),
		Talks:    NewConversations(),
		Scoring:  newScoring(),
		Personal: newPersonal(),
		Day: New(Task[DayIn, DayOut]{
			Name: TaskDay, Role: llm.RoleAuthor, Template: read(TaskDay),
			System: "You write the messages of a group chat at work, exactly as a plan asks for them. You answer with one JSON object and nothing else.",
			Check:  func(in DayIn, out DayOut) []string { return checkDay(lex, in, out) },
			Useful: func(out DayOut) bool { return len(out.Messages) > 0 }, // it can be mended
		}),
		Message: New(Task[MessageIn, DayMessage]{
			Name: TaskMessage, Role: llm.RoleAuthor, Template: read(TaskMessage),
			System: "You write a message of a group chat at work, exactly as a plan asks for it. You answer with one JSON object and nothing else.",
			Check:  func(in MessageIn, out DayMessage) []string { return checkMessage(lex, in, out) },
			Useful: func(out DayMessage) bool { return out.Text != "" },
		}),
		Session: New(Task[SessionIn, SessionOut]{
			Name: TaskSession, Role: llm.RoleAuthor, Template: read(TaskSession), Check: checkSession,
			Useful: func(out SessionOut) bool { return len(out.Messages) > 0 }, // it can be mended
			System: "You write conversations between a person and an assistant, exactly as a plan asks for them. You answer with one JSON object and nothing else.",
		}),
		SessionFix: New(Task[SessionFixIn, FixOut]{
			Name: TaskSessionFix, Role: llm.RoleFixer, Template: read(TaskSessionFix), Check: checkSessionFix,
			System: "You mend conversations between a person and an assistant with the fewest changes. You answer with one JSON object and nothing else.",
		}),
		Ask: New(Task[AskIn, AskOut]{
			Name: TaskAsk, Role: llm.RoleProposer, Template: read(TaskAsk), Check: checkAsk,
			System: "You word questions for an exam on what was said in a long chat. You answer with one JSON object and nothing else.",
		}),
		Options: New(Task[OptionsIn, OptionsOut]{
			Name: TaskOptions, Role: llm.RoleProposer, Template: read(TaskOptions), Check: checkOptions,
			System: "You word the options of multiple-choice questions. You answer with one JSON object and nothing else.",
		}),
		Solve: New(Task[SolveIn, SolveOut]{
			Name: TaskSolve, Role: llm.RoleSolver, Template: read(TaskSolve), Check: checkSolve,
			System: "You answer questions from chat messages alone, and say so when they do not hold the answer. You answer with one JSON object and nothing else.",
		}),
		Forced: New(Task[SolveIn, ForcedOut]{
			Name: TaskForced, Role: llm.RoleSolver, Template: read(TaskForced), Check: checkForced,
			System: "You choose one option of a multiple-choice question, always. You answer with one JSON object and nothing else.",
		}),
		Judge: New(Task[JudgeIn, JudgeOut]{
			Name: TaskJudge, Role: llm.RoleJudge, Template: read(TaskJudge), Check: checkJudge,
			System: "You mark answers against a reference. You answer with one JSON object and nothing else.",
		}),
		Blind: New(Task[BlindIn, BlindOut]{
			Name: TaskBlind, Role: llm.RoleBlind, Template: read(TaskBlind), Check: checkBlind,
			System: "You are tested on whether a question gives its own answer away. You answer with one JSON object and nothing else.",
		}),
		Probe: New(Task[ProbeIn, ProbeOut]{
			Name: TaskProbe, Role: llm.RoleProbe, Template: read(TaskProbe), Check: checkProbe,
			System: "You find passages in chat messages and quote them word for word. You answer with one JSON object and nothing else.",
		}),
		Summary: New(Task[SummaryIn, SummaryOut]{
			Name: TaskSummary, Role: llm.RoleSummariser, Template: read(TaskSummary),
			System: "You keep the records of a project. You answer with one JSON object and nothing else.",
			Check:  func(in SummaryIn, out SummaryOut) []string { return checkSummary(lex, in, out) },
		}),
		Check: New(Task[CheckIn, CheckOut]{
			Name: TaskCheck, Role: llm.RoleChecker, Template: read(TaskCheck), Check: checkReview,
			System: "You read group chats for what does not fit, and quote word for word. You answer with one JSON object and nothing else.",
		}),
		Fix: New(Task[FixIn, FixOut]{
			Name: TaskFix, Role: llm.RoleFixer, Template: read(TaskFix), Check: checkFix,
			System: "You mend the messages of a group chat with the fewest changes. You answer with one JSON object and nothing else.",
		}),
	}
}

func newScoring() *Scoring {
	s := &Scoring{Relation: New(Task[RelationIn, RelationOut]{
		Name: TaskRelation, Role: llm.RoleJudge, Template: read(TaskRelation), Check: checkRelation,
		System: "You mark answers about facts that complete, condition or contradict one another. You answer with one JSON object and nothing else.",
	}), Verdict: New(Task[JudgeIn, JudgeOut]{
		Name: TaskVerdict, Role: llm.RoleJudge, Template: read(TaskVerdict), Read: ReadVerdict,
		System: "You mark answers against a reference, strictly. You reason briefly in plain words and end with the verdict on a line of its own.",
	}), Quality: New(Task[QualityIn, QualityOut]{
		Name: TaskQuality, Role: llm.RoleJudge, Template: read(TaskQuality), Check: checkQuality,
		System: "You rate how good a conversation of several people is. You answer with one JSON object and nothing else.",
	})}
	for name, p := range map[string]**AnswerPrompt{AnswerSoft: &s.Soft, AnswerStrong: &s.Strong} {
		own, err := newAnswerPrompt(name, read(name))
		if err != nil {
			panic(err.Error())
		}
		*p = own
	}
	return s
}

// read returns an embedded template; that one is missing is a bug of the build.
func read(name string) string {
	b, err := templates.ReadFile("templates/" + name + ".txt")
	if err != nil {
		panic(fmt.Sprintf("template of task %s: %v", name, err))
	}
	return string(b)
}
