package sessions

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/output"
)

// Field is an aspect of a thing: what a form asks for, and the values that it can have.
type Field struct {
	Predicate string   `parquet:"predicate" about:"the attribute"`
	Noun      string   `parquet:"noun" about:"what a form calls it"`
	Values    []string `parquet:"values,list" size:"text" about:"what it can be, the right ones among them"`
}

// Set is a set of variants around one target (S2).
type Set struct {
	output.InCorpus
	SetID     string   `parquet:"set_id" id:"set,key" about:"the set"`
	Origin    string   `parquet:"origin,dict" about:"user (what a user goes for) or world (facts of the world)"`
	Relation  string   `parquet:"relation,dict" about:"complementary, nuanced or contradictory"`
	Subtype   string   `parquet:"subtype,dict" about:"multi_evidence, any_one, temporal, contextual or contradictory"`
	Target    string   `parquet:"target" size:"text" about:"what it is to resolve; of sets of the world a question without date and context"`
	Case      string   `parquet:"case" size:"text" about:"what the variants say together, in a sentence"`
	Domain    string   `parquet:"domain,dict" about:"the subject domain"`
	SeedID    string   `parquet:"seed_id" about:"the seed that it comes from"`
	Thing     *string  `parquet:"thing,optional" about:"what a user goes for in which way"`
	Things    *string  `parquet:"things,optional" about:"its plural"`
	Operation *string  `parquet:"operation,optional,dict" about:"how the answer follows from several facts of the world"`
	Fields    []Field  `parquet:"fields,list" about:"the aspects of the thing that are asked for"`
	Subjects  []string `parquet:"subjects,list" id:"theme" about:"what its facts are about"`
}

// Variant is one of a set's statements (S2).
type Variant struct {
	output.InCorpus
	VariantID  string   `parquet:"variant_id" id:"variant,key" about:"the variant"`
	SetID      string   `parquet:"set_id" id:"set" about:"its set"`
	N          int32    `parquet:"n" about:"its place in the set, from 1"`
	Sentence   string   `parquet:"sentence" size:"text" about:"the variant in a sentence, which no session states where it is hidden"`
	Hidden     bool     `parquet:"hidden" about:"it shows by traits alone"`
	Sign       *string  `parquet:"sign,optional" size:"text" about:"the phrase by which it shows, where it is hidden"`
	Condition  *string  `parquet:"condition,optional" size:"text" about:"under which it holds"`
	AsOf       *string  `parquet:"as_of,optional" about:"the date from which it holds, as precise as it is known"`
	Once       bool     `parquet:"once" about:"of a set about the world: the value held once in its subject's history, so that it tells a time"`
	FactIDs    []string `parquet:"fact_ids,list" id:"fact" about:"what shows it"`
	SessionIDs []string `parquet:"session_ids,list" id:"session" about:"where it shows"`
}

// Preference is what a user goes for.
type Preference struct {
	output.InCorpus
	PreferenceID string `parquet:"preference_id" id:"preference,key" about:"the preference"`
	UserID       string `parquet:"user_id,dict" id:"person" about:"whose it is"`
	Domain       string `parquet:"domain,dict" about:"the subject domain"`
	Type         string `parquet:"type" about:"the thing"`
	Value        string `parquet:"value" size:"text" about:"what is preferred in it"`
	Polarity     string `parquet:"polarity,dict" about:"for or against; in streams like or dislike"`
	Strength     string `parquet:"strength,dict" about:"stable, or bound to a time or a context, or open to dispute; in streams normal or strong"`
	FactID       string `parquet:"fact_id" id:"fact" about:"the fact that states it"`

	Aspect  *string  `parquet:"aspect,optional,dict" about:"in which aspect of the thing, in streams"`
	Context *string  `parquet:"context,optional" size:"text" about:"under which it holds"`
	Told    *string  `parquet:"told,optional,dict" about:"how it is said: plainly, as a deed, as a plan, in a context or by likeness with another thing"`
	Serves  *string  `parquet:"serves,optional,dict" about:"the type of question that it is planned for; NULL where it is for none by itself"`
	Thing   *string  `parquet:"thing,optional" about:"the thing in the singular, in streams"`
	Choices []string `parquet:"choices,list" size:"text" about:"the values that the aspect can have, in streams"`
}

// Seed is a record of a file of seeds that the user gave (S1). They stand with the first corpus of a run, the one who's
// sets come of them.
type Seed struct {
	output.InCorpus
	SeedID   string  `parquet:"seed_id" about:"the seed: its shape, and the record's own id or number"`
	Source   string  `parquet:"source,dict" about:"the file"`
	Shape    string  `parquet:"shape,dict" about:"the published form of the file"`
	Question *string `parquet:"question,optional" size:"text" about:"its question, where it has one"`
	Entries  int32   `parquet:"entries" about:"its statements"`
	Kept     bool    `parquet:"kept" about:"a set could be made of it"`
	Reason   *string `parquet:"reason,optional" size:"text" about:"why not"`
}

// SetsOf reads the sets of a corpus, with their variants in order; none of a corpus that has none.
func SetsOf(c *corpus.Corpus) ([]Set, map[string][]Variant, error) {
	list, err := corpus.Rows[Set](c, TableSets)
	if err != nil || len(list) == 0 {
		return nil, nil, err
	}
	rows, err := corpus.Rows[Variant](c, TableVariants)
	if err != nil {
		return nil, nil, err
	}
	of := map[string][]Variant{}
	for _, v := range rows {
		of[v.SetID] = append(of[v.SetID], v)
	}
	for _, list := range of {
		slices.SortStableFunc(list, func(a, b Variant) int { return int(a.N - b.N) })
	}
	return list, of, nil
}
