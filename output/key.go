package output

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

type evidencePiece struct {
	MessageID string `parquet:"message_id" id:"message"`
	Role      string `parquet:"role"`
	Set       int32  `parquet:"alternative_set"`
}

type distance struct {
	Messages int64 `parquet:"messages"`
	Days     int32 `parquet:"days"`
	Tokens   int64 `parquet:"tokens"`
}

type age struct {
	Workdays int32 `parquet:"workdays"`
	Messages int64 `parquet:"messages"`
}

type rubric struct {
	Should    []string `parquet:"should,list" size:"text"`
	ShouldNot []string `parquet:"should_not,list" size:"text"`
}

func toRubric(r *corpus.Rubric) *rubric {
	if r == nil {
		return nil
	}
	return &rubric{r.Should, r.ShouldNot}
}

func fromRubric(r *rubric) *corpus.Rubric {
	if r == nil {
		return nil
	}
	return &corpus.Rubric{Should: list(r.Should), ShouldNot: list(r.ShouldNot)}
}

// keyRow is what a scorer needs of an item.
type keyRow struct {
	InCorpus
	ItemID           string          `parquet:"item_id" id:"item" about:"the question"`
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
	SetID            *string         `parquet:"set_id,optional" id:"set" about:"the set of variants that it is about, in scaffold/sets"`
	Form             *string         `parquet:"form,optional,dict" about:"fill (a form to be filled in) or arrange (one thing to be chosen), of questions with a sheet below them"`
	ValidUntil       *int64          `parquet:"valid_until,optional,timestamp(microsecond:local)" about:"the first statement behind asked_at that changes the answer, before which the question may be asked later; NULL where nothing changes it"`
	Quality          string          `parquet:"quality" about:"kept, high or premium, by the blind panel"`
	Draft            *string         `parquet:"draft,optional" about:"the draft by the name that units of audit/calls end in: its family and a counter, behind the corpus where a run has several"`
	AdmittedBy       *string         `parquet:"admitted_by,optional,dict" about:"filters, or person where a person overruled a filter"`
	Canary           string          `parquet:"canary,dict" about:"the canary of the corpora, the same in every row: text that holds it is no text to train on"`
}

func (k *keyRow) mark(canary string) { k.Canary = canary }

type goldRow struct {
	InCorpus
	ItemID         string   `parquet:"item_id" id:"item" about:"the question"`
	Part           string   `parquet:"part,dict" about:"operand (the answer is made of it), bridge (needed to find an operand), reference (names a task in full), term (teaches a word), calendar (announces a day off), superseded (held before), alternative (states the same), given (named by the question) or result"`
	SubjectID      string   `parquet:"subject_id" about:"whom or what the atom is about"`
	Predicate      string   `parquet:"predicate,dict" about:"the attribute"`
	At             *int64   `parquet:"at,optional,timestamp(microsecond:local)" about:"the time that is asked about"`
	Operation      string   `parquet:"operation,dict" about:"how the answer follows: value, before, latest, duration, interval, count, exists, order, set, trigger, prior, choose, absent, conflict, arrange, fill, sum, difference, advise"`
	AtomKind       *string  `parquet:"atom_kind,optional,dict" about:"the type of the atom; absent facts have none"`
	Atom           *string  `parquet:"atom,optional" size:"text" about:"the atom in canonical text"`
	How            *string  `parquet:"how,optional,dict" about:"literal (stands in the text), stamped (date or author of a message) or computed"`
	Unit           *string  `parquet:"unit,optional,dict" about:"calendar or working, for durations and intervals"`
	Inclusive      *bool    `parquet:"inclusive,optional" about:"both ends counted, where a unit is given"`
	FactIDs        []string `parquet:"fact_ids,list" id:"fact" about:"the facts that it comes from"`
	MessageID      *string  `parquet:"message_id,optional" id:"message" about:"the message in which it stands"`
	Start          *int32   `parquet:"start,optional" about:"first code point of the place in the message"`
	End            *int32   `parquet:"end,optional" about:"code point after the last one"`
	NamedSpeakerID *string  `parquet:"named_speaker_id,optional" id:"person" about:"the speaker that the question names"`
}

type optionRow struct {
	InCorpus
	ItemID   string  `parquet:"item_id" id:"item" about:"the question"`
	Letter   string  `parquet:"letter" about:"the option"`
	Kind     string  `parquet:"kind,dict" about:"correct, or what sort of distractor it is: superseded, honey_trap, F1, F2, FF, distractor"`
	Strategy *string `parquet:"strategy,optional,dict" about:"how the distractor was made"`
	VoiceID  *string `parquet:"voice_id,optional" id:"person" about:"in whose way of writing the option is, of replies"`
	Act      *string `parquet:"act,optional,dict" about:"what the option has somebody do, in families whose options differ in that"`
}

func keyTables() []Table {
	return []Table{
		define(Key, "items", "the key of an accepted question", eachKey, func(l *loader, r keyRow) error {
			r.fill(l.item(r.ItemID))
			return nil
		}),
		define(Key, "gold", "an operand or the result of an accepted question's gold answer", eachGold(onlyAccepted),
			func(l *loader, r goldRow) error {
				l.keyed = true
				return l.gold(r)
			}),
		define(Key, "options", "what an option of an accepted question is", eachOption(onlyAccepted), loadOption),
		resourcesTable(),
	}
}

func onlyAccepted(it *corpus.Item) bool { return it.Status == corpus.Accepted }

func everyDraft(*corpus.Item) bool { return true }

func eachKey(v *view, put func(keyRow) error) error {
	return v.eachItem(corpus.Accepted, func(it *corpus.Item) error {
		k, err := v.keyRow(it)
		if err != nil {
			return err
		}
		k.mark(v.canary)
		return put(k)
	})
}

func (v *view) keyRow(it *corpus.Item) (keyRow, error) {
	m, err := v.measure(it)
	return keyRow{
		ItemID: it.ID, Family: it.Family, Category: it.Category, Answer: it.Answer, AnswerLetter: opt(it.AnswerLetter),
		CorrectAnswers: it.CorrectAnswers, IncorrectAnswers: it.IncorrectAnswers, Rubric: toRubric(it.Rubric),
		Evidence: mapped(it.Evidence, func(e corpus.Evidence) evidencePiece {
			return evidencePiece{e.MessageID, string(e.Role), int32(e.Set)}
		}),
		GroupCount: m.groups, EvidenceCount: m.pieces, EvidenceDistance: m.distance, EvidenceAge: m.age,
		Subcategory: opt(it.Subcategory), Relation: opt(it.Relation), Subtype: opt(it.Subtype), Difficulty: opt(it.Difficulty), Quality: it.Quality,
		Draft: opt(it.Draft), AdmittedBy: opt(it.AdmittedBy), SetID: opt(it.SetID), Form: opt(it.Form), ValidUntil: opt(micros(it.ValidUntil)),
	}, err
}

// fill gives an item what the row says of it. Of what is computed from the messages, the age alone is read.
func (k *keyRow) fill(it *corpus.Item) {
	it.Family, it.Category, it.Subcategory, it.Difficulty = k.Family, k.Category, val(k.Subcategory), val(k.Difficulty)
	it.Relation, it.Subtype = val(k.Relation), val(k.Subtype)
	it.Answer, it.AnswerLetter, it.Quality = k.Answer, val(k.AnswerLetter), k.Quality
	it.Draft, it.AdmittedBy, it.SetID, it.Form = val(k.Draft), val(k.AdmittedBy), val(k.SetID), val(k.Form)
	it.ValidUntil = stamp(val(k.ValidUntil))
	it.CorrectAnswers, it.IncorrectAnswers = list(k.CorrectAnswers), list(k.IncorrectAnswers)
	it.Rubric = fromRubric(k.Rubric)
	if a := k.EvidenceAge; a != nil {
		it.EvidenceAge = &corpus.Age{Workdays: int(a.Workdays), Messages: int(a.Messages)}
	}
	it.Evidence = mapped(k.Evidence, func(e evidencePiece) corpus.Evidence {
		return corpus.Evidence{MessageID: e.MessageID, Role: corpus.Role(e.Role), Set: int(e.Set)}
	})
}

func eachGold(of func(*corpus.Item) bool) func(*view, func(goldRow) error) error {
	return func(v *view, put func(goldRow) error) error {
		for i := range v.c.Items {
			it := &v.c.Items[i]
			if !of(it) {
				continue
			}
			for j := range it.Gold {
				r, err := toGoldRow(it.ID, &it.Gold[j])
				if err != nil {
					return fmt.Errorf("gold of item %s: %w", it.ID, err)
				}
				if err := put(r); err != nil {
					return err
				}
			}
		}
		return nil
	}
}

func toGoldRow(item string, g *corpus.GoldAtom) (goldRow, error) {
	r := goldRow{
		ItemID: item, Part: g.Part, SubjectID: g.SubjectID, Predicate: g.Predicate, At: opt(micros(g.At)),
		Operation: string(g.Operation), How: opt(string(g.How)), Unit: opt(g.Unit),
		FactIDs: g.FactIDs, MessageID: opt(g.MessageID), NamedSpeakerID: opt(g.NamedSpeakerID),
	}
	if g.Unit != "" || g.Inclusive {
		r.Inclusive = &g.Inclusive
	}
	if g.MessageID != "" {
		start, end := int32(g.Start), int32(g.End)
		r.Start, r.End = &start, &end
	} else if g.Start != 0 || g.End != 0 {
		return r, fmt.Errorf("a place (%d to %d) without a message", g.Start, g.End)
	}
	if g.Atom != nil {
		if err := g.Atom.Valid(); err != nil {
			return r, err
		}
		kind, text := string(g.Atom.Kind), g.Atom.Canonical()
		r.AtomKind, r.Atom = &kind, &text
	}
	return r, nil
}

func fromGoldRow(r goldRow) (corpus.GoldAtom, error) {
	g := corpus.GoldAtom{
		Part: r.Part, SubjectID: r.SubjectID, Predicate: r.Predicate, At: stamp(val(r.At)),
		Operation: corpus.Operation(r.Operation), How: corpus.How(val(r.How)), Unit: val(r.Unit),
		FactIDs: list(r.FactIDs), MessageID: val(r.MessageID), NamedSpeakerID: val(r.NamedSpeakerID),
		Inclusive: val(r.Inclusive), Start: int(val(r.Start)), End: int(val(r.End)),
	}
	if r.AtomKind != nil {
		atom, err := corpus.ParseCanonical(corpus.Kind(*r.AtomKind), val(r.Atom))
		if err != nil {
			return g, fmt.Errorf("gold of item %s: %w", r.ItemID, err)
		}
		g.Atom = &atom
	}
	return g, nil
}

func eachOption(of func(*corpus.Item) bool) func(*view, func(optionRow) error) error {
	return func(v *view, put func(optionRow) error) error {
		for i := range v.c.Items {
			it := &v.c.Items[i]
			if !of(it) {
				continue
			}
			for _, o := range it.OptionKeys {
				if err := put(optionRow{ItemID: it.ID, Letter: o.Letter, Kind: o.Kind,
					Strategy: opt(o.Strategy), Act: opt(o.Act), VoiceID: opt(o.VoiceID)}); err != nil {
					return err
				}
			}
		}
		return nil
	}
}

// loadOption gives an item the key of an option. Those of accepted items stand in key and audit; they count once.
func loadOption(l *loader, r optionRow) error {
	it := l.item(r.ItemID)
	if !slices.ContainsFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Letter == r.Letter }) {
		it.OptionKeys = append(it.OptionKeys, corpus.OptionKey{Letter: r.Letter, Kind: r.Kind,
			Strategy: val(r.Strategy), Act: val(r.Act), VoiceID: val(r.VoiceID)})
	}
	return nil
}

type featureOf struct {
	Predicate string `parquet:"predicate"`
	Value     string `parquet:"value" size:"text"`
}

// resourceRow is one of the things of which a question of the form arrange has one chosen.
type resourceRow struct {
	InCorpus
	ItemID   string      `parquet:"item_id" id:"item" about:"the question"`
	Name     string      `parquet:"name" about:"what the question calls it"`
	Right    bool        `parquet:"right" about:"it is the one that fits"`
	Features []featureOf `parquet:"features,list" about:"what it has of each attribute"`
}

func resourcesTable() Table {
	return define(Key, "resources", "one of the things of which an accepted question has one chosen", eachResource, loadResource)
}

func eachResource(v *view, put func(resourceRow) error) error {
	return v.eachItem(corpus.Accepted, func(it *corpus.Item) error {
		for _, x := range it.Resources {
			features := mapped(x.Features, func(f corpus.Feature) featureOf { return featureOf(f) })
			if err := put(resourceRow{ItemID: it.ID, Name: x.Name, Right: x.Right, Features: features}); err != nil {
				return err
			}
		}
		return nil
	})
}

func loadResource(l *loader, r resourceRow) error {
	it := l.item(r.ItemID)
	it.Resources = append(it.Resources, corpus.Resource{Name: r.Name, Right: r.Right,
		Features: mapped(r.Features, func(f featureOf) corpus.Feature { return corpus.Feature(f) })})
	return nil
}
