package output

import "memloom/internal/corpus"

// fallenRow is a draft that was not accepted: the columns of itemRow and keyRow (one by one, see columnsOf), and why.
type fallenRow struct {
	InCorpus
	ItemID           string          `parquet:"item_id" id:"item,key" about:"the question"`
	Format           string          `parquet:"format,dict" about:"open, choice or rubric"`
	Question         string          `parquet:"question" size:"text" about:"the question as put to the system"`
	Options          []optionText    `parquet:"options,optional,list" about:"the choices, in the order shown"`
	AskerID          *string         `parquet:"asker_id,optional" id:"person" about:"who asks; such a question uses only groups of which the asker is a member"`
	AskedAt          int64           `parquet:"asked_at,timestamp(microsecond:local)" about:"when it is asked; only earlier messages count"`
	Split            string          `parquet:"split,dict" about:"test, or dev where the recipe makes one"`
	Family           string          `parquet:"family,dict" about:"the question family"`
	Category         string          `parquet:"category,dict" about:"the published category to which the family belongs"`
	Answer           string          `parquet:"answer" size:"text" about:"the gold answer as free text"`
	AnswerLetter     *string         `parquet:"answer_letter,optional" about:"the letter of the right option"`
	CorrectAnswers   []string        `parquet:"correct_answers,list" size:"text" about:"further answers that a judge must accept"`
	IncorrectAnswers []string        `parquet:"incorrect_answers,list" size:"text" about:"answers that a judge must reject, one of them vague"`
	Rubric           *rubric         `parquet:"rubric,optional" about:"what a response should and should not do, for rubric items"`
	Evidence         []evidencePiece `parquet:"evidence,list" about:"the messages that it rests on; role is answer, bridge, superseded or context; of pieces with the same alternative_set any one suffices"`
	GroupCount       int32           `parquet:"group_count" about:"chat groups that the evidence (context aside) lies in"`
	EvidenceCount    int32           `parquet:"evidence_count" about:"pieces of evidence, context aside"`
	EvidenceDistance distance        `parquet:"evidence_distance" about:"from the first to the last piece (context aside): steps in the message log, calendar days, tokens"`
	EvidenceAge      *age            `parquet:"evidence_age,optional" about:"from the youngest piece that is needed (of pieces of which any one suffices, the youngest of them) to asked_at: workdays after its day, messages of the corpus in between; NULL where none is needed"`
	Subcategory      *string         `parquet:"subcategory,optional" about:"a finer class, where the family has one"`
	Relation         *string         `parquet:"relation,optional" about:"how the variants of a fact relate, in designs that vary facts"`
	Subtype          *string         `parquet:"subtype,optional" about:"the subtype of the relation"`
	Difficulty       *string         `parquet:"difficulty,optional" about:"a difficulty class, where the family has one"`
	SetID            *string         `parquet:"set_id,optional" about:"the set of variants that it is about, in scaffold/sets"`
	Form             *string         `parquet:"form,optional,dict" about:"fill (a form to be filled in) or arrange (one thing to be chosen), of questions with a sheet below them"`
	ValidUntil       *int64          `parquet:"valid_until,optional,timestamp(microsecond:local)" about:"the first statement behind asked_at that changes the answer, before which the question may be asked later; NULL where nothing changes it"`
	Quality          string          `parquet:"quality" about:"kept, high or premium, by the blind panel"`
	Draft            *string         `parquet:"draft,optional" about:"the draft by the name that units of audit/calls end in: its family and a counter, behind the corpus where a run has several"`
	Stage            *string         `parquet:"stage,optional,dict" about:"the filter at which it fell"`
	Reasons          []string        `parquet:"reasons,list" size:"text" about:"why it was not accepted; of a surplus draft, surplus"`
	Codes            []string        `parquet:"codes,list" about:"of each of the reasons, in a word: guessed, no_answer, misread (no answer although the evidence states it all), wrong_answer, still_answered, second_source, other_value, too_easy, unanswerable, reference_mismarked, near_copy, not_run, call_failed, unmarked or surplus"`
	Fault            *string         `parquet:"fault,optional,dict" about:"of a rejected draft: item, or reader where the model that reads gave no answer although the evidence states all that the gold is made of"`
}

type verdictRow struct {
	InCorpus
	ItemID     string   `parquet:"item_id" id:"item" about:"the draft"`
	Filter     string   `parquet:"filter,dict" about:"the filter that asked"`
	Probe      string   `parquet:"probe,dict" about:"which probe; verdict is the filter's own conclusion"`
	Model      *string  `parquet:"model,optional,dict" about:"who answered; none where the step is computed"`
	Answer     *string  `parquet:"answer,optional" size:"text" about:"what it answered"`
	Confidence *int32   `parquet:"confidence,optional" about:"per cent"`
	Outcome    string   `parquet:"outcome,dict" about:"yes, no or undetermined; a failed call is undetermined"`
	Reason     *string  `parquet:"reason,optional" size:"text" about:"in words"`
	ContextRef *string  `parquet:"context_ref,optional" size:"text" about:"what the model was shown"`
	Citations  []string `parquet:"citations,list" about:"messages that it cited"`
	Coverage   *int32   `parquet:"coverage,optional" about:"share of the evidence that was used, per cent"`
	LeftOut    []string `parquet:"left_out,list" about:"messages that the probe withheld"`
	Code       *string  `parquet:"code,optional,dict" about:"of a conclusion that is not yes: why, in a word; see codes of audit/rejected"`
	Refs       []string `parquet:"refs,list" about:"messages, segments, facts and items that the reason of a conclusion names"`
	Judging    *int32   `parquet:"judging,optional" about:"0: by the run; n: by the nth filtering of the finished corpus"`
	Shown      []string `parquet:"shown,list" about:"messages that the model was shown, where context_ref does not give them"`
}

type roundRow struct {
	InCorpus
	ItemID     string   `parquet:"item_id" id:"item" about:"the draft"`
	Round      int32    `parquet:"round" about:"from 1"`
	Question   string   `parquet:"question" size:"text" about:"as it was put in this round"`
	Retrieved  []string `parquet:"retrieved,list" about:"messages that the baseline retrieved, best first"`
	Answer     *string  `parquet:"answer,optional" size:"text" about:"what the solver made of them"`
	Verdict    string   `parquet:"verdict,dict" about:"whether the judge took the answer for right: yes, no or undetermined"`
	Refinement *string  `parquet:"refinement,optional" size:"text" about:"what was changed after the round"`
}

func toRoundRow(r corpus.Round) roundRow {
	return roundRow{ItemID: r.ItemID, Round: int32(r.Round), Question: r.Question, Retrieved: r.Retrieved,
		Answer: opt(r.Answer), Verdict: string(r.Verdict), Refinement: opt(r.Refinement)}
}

func fromRoundRow(r roundRow) (corpus.Round, error) {
	return corpus.Round{
		ItemID: r.ItemID, Round: int(r.Round), Question: r.Question, Retrieved: list(r.Retrieved),
		Answer: val(r.Answer), Verdict: corpus.Outcome(r.Verdict), Refinement: val(r.Refinement),
	}, nil
}

func auditTables() []Table {
	return []Table{
		fallenTable("rejected", "a draft that a filter rejected", corpus.Rejected),
		fallenTable("flagged", "a draft that a person has to decide", corpus.Flagged),
		fallenTable("surplus", "a draft that nobody judged, because its quota was full", corpus.Surplus),
		define(Audit, "gold", "an operand or the result of any draft's gold answer", eachGold(everyDraft),
			loadAuditGold),
		define(Audit, "options", "what an option of any draft is", eachOption(everyDraft), loadOption),
		plain(Audit, "verdicts", "a probe of a filter on a draft",
			func(c *corpus.Corpus) *[]corpus.Verdict { return &c.Verdicts }, toVerdictRow, fromVerdictRow),
		plain(Audit, "rounds", "a round of Solve–Judge–Refine on a draft",
			func(c *corpus.Corpus) *[]corpus.Round { return &c.Rounds }, toRoundRow, fromRoundRow),
	}
}

func fallenTable(name, about string, status corpus.Status) Table {
	each := func(v *view, put func(fallenRow) error) error {
		return v.eachItem(status, func(it *corpus.Item) error {
			r := toItemRow(it)
			k, err := v.keyRow(it)
			if err != nil {
				return err
			}
			return put(toFallenRow(&r, &k, it))
		})
	}
	return define(Audit, name, about, each, func(l *loader, r fallenRow) error {
		it := l.item(r.ItemID)
		item, key := r.parts()
		item.fill(it)
		key.fill(it)
		it.Status, it.Stage, it.Reasons, it.Fault = status, val(r.Stage), list(r.Reasons), val(r.Fault)
		it.Codes = mapped(list(r.Codes), func(c string) corpus.Code { return corpus.Code(c) })
		return nil
	})
}

func toFallenRow(r *itemRow, k *keyRow, it *corpus.Item) fallenRow {
	return fallenRow{
		ItemID: r.ItemID, Format: r.Format, Question: r.Question, Options: r.Options,
		AskerID: r.AskerID, AskedAt: r.AskedAt, Split: r.Split,
		Family: k.Family, Category: k.Category, Answer: k.Answer, AnswerLetter: k.AnswerLetter,
		CorrectAnswers: k.CorrectAnswers, IncorrectAnswers: k.IncorrectAnswers, Rubric: k.Rubric,
		Evidence: k.Evidence, GroupCount: k.GroupCount, EvidenceCount: k.EvidenceCount,
		EvidenceDistance: k.EvidenceDistance, EvidenceAge: k.EvidenceAge, Subcategory: k.Subcategory, Relation: k.Relation, Subtype: k.Subtype,
		Difficulty: k.Difficulty, Quality: k.Quality, Draft: k.Draft, SetID: k.SetID, Form: k.Form, ValidUntil: k.ValidUntil,
		Stage: opt(it.Stage), Reasons: it.Reasons, Codes: mapped(it.Codes, func(c corpus.Code) string { return string(c) }), Fault: opt(it.Fault),
	}
}

// parts is the inverse of toFallenRow, stage, reasons and fault aside.
func (r *fallenRow) parts() (itemRow, keyRow) {
	item := itemRow{
		ItemID: r.ItemID, Format: r.Format, Question: r.Question, Options: r.Options,
		AskerID: r.AskerID, AskedAt: r.AskedAt, Split: r.Split,
	}
	key := keyRow{
		ItemID: r.ItemID, Family: r.Family, Category: r.Category, Answer: r.Answer, AnswerLetter: r.AnswerLetter,
		CorrectAnswers: r.CorrectAnswers, IncorrectAnswers: r.IncorrectAnswers, Rubric: r.Rubric,
		Evidence: r.Evidence, GroupCount: r.GroupCount, EvidenceCount: r.EvidenceCount,
		EvidenceDistance: r.EvidenceDistance, EvidenceAge: r.EvidenceAge, Subcategory: r.Subcategory, Relation: r.Relation, Subtype: r.Subtype,
		Difficulty: r.Difficulty, Quality: r.Quality, Draft: r.Draft, SetID: r.SetID, Form: r.Form, ValidUntil: r.ValidUntil,
	}
	return item, key
}

// loadAuditGold takes the gold of accepted items from here only when the key was not read.
func loadAuditGold(l *loader, r goldRow) error {
	if fate := l.item(r.ItemID).Status; l.keyed && fate != corpus.Rejected && fate != corpus.Flagged &&
		fate != corpus.Surplus {
		return nil
	}
	return l.gold(r)
}

func toVerdictRow(v corpus.Verdict) verdictRow {
	r := verdictRow{
		ItemID: v.ItemID, Filter: v.Filter, Probe: v.Probe, Model: opt(v.Model), Answer: opt(v.Answer),
		Outcome: string(v.Outcome), Reason: opt(v.Reason), ContextRef: opt(v.ContextRef),
		Citations: v.Citations, LeftOut: v.LeftOut, Code: opt(string(v.Code)), Refs: v.Refs, Shown: v.Shown,
	}
	judging := int32(v.Judging)
	r.Judging = &judging
	if v.Confidence >= 0 {
		n := int32(v.Confidence)
		r.Confidence = &n
	}
	if v.Coverage != nil {
		n := int32(*v.Coverage)
		r.Coverage = &n
	}
	return r
}

func fromVerdictRow(r verdictRow) (corpus.Verdict, error) {
	v := corpus.Verdict{
		ItemID: r.ItemID, Filter: r.Filter, Probe: r.Probe, Model: val(r.Model), Answer: val(r.Answer), Confidence: -1,
		Outcome: corpus.Outcome(r.Outcome), Reason: val(r.Reason), ContextRef: val(r.ContextRef),
		Citations: list(r.Citations), LeftOut: list(r.LeftOut), Code: corpus.Code(val(r.Code)), Refs: list(r.Refs),
		Shown: list(r.Shown),
	}
	if r.Judging != nil {
		v.Judging = int(*r.Judging)
	}
	if r.Confidence != nil {
		v.Confidence = int(*r.Confidence)
	}
	if r.Coverage != nil {
		n := int(*r.Coverage)
		v.Coverage = &n
	}
	return v, nil
}
