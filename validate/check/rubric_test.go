package check

import (
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate/filters"
)

// advising makes an item of the fixture one that advises by a rubric.
func advising(c *corpus.Corpus) *corpus.Item {
	it := item(c, itWard)
	it.Format, it.Answer = corpus.FormatRubric,
		"Since the pilot is Ward 6, start on Ward 6 and leave the others for later."
	it.Rubric = &corpus.Rubric{
		Should:    []string{"takes into account that the pilot is Ward 6, for instance with a start there"},
		ShouldNot: []string{"suggests Ward 9 or the outpatient clinic"},
	}
	it.CorrectAnswers, it.IncorrectAnswers = nil, nil
	advice := corpus.TextValue(corpus.KindText, "start on Ward 6")
	for i := range it.Gold {
		it.Gold[i].Operation = corpus.OpAdvise
		if it.Gold[i].Part == corpus.PartResult {
			it.Gold[i].Atom, it.Gold[i].How = &advice, corpus.HowComputed
		}
	}
	dropVerdicts(c, func(v corpus.Verdict) bool { return v.ItemID == itWard && v.Filter == filters.NameAnswerKeys })
	return it
}

func TestRubricItemsPass(t *testing.T) {
	in := fixtureInput()
	advising(in.Corpus)
	if got := violated(Check(in.Input)); len(got) > 0 {
		t.Errorf("violated: %q", got)
	}
}

func rubricMutations() []mutation {
	breaks := func(change func(*corpus.Item)) func(*corpus.Corpus, *output.Manifest) {
		return func(c *corpus.Corpus, _ *output.Manifest) { change(advising(c)) }
	}
	const whole, agree, advice = "rubrics are whole", "rubrics do not contradict themselves", "advice has a rubric"
	return []mutation{
		{whole, "no line of a side", breaks(func(it *corpus.Item) { it.Rubric.ShouldNot = nil }), nil},
		{whole, "an open item", breaks(func(it *corpus.Item) { it.Format = corpus.FormatOpen }), []string{"required filters",
			"probes of filters"}},
		{whole, "no answer", breaks(func(it *corpus.Item) { it.Answer = " " }), []string{"computed results",
			"answers say the result", "no empty text in questions and answers"}},
		{agree, "a line on both sides", breaks(func(it *corpus.Item) {
			it.Rubric.ShouldNot = append(it.Rubric.ShouldNot,
				it.Rubric.Should[0])
		}), nil},
		{agree, "a thing that should be suggested", breaks(func(it *corpus.Item) {
			it.Rubric.Should = append(it.Rubric.Should, "goes for the Outpatient Clinic as a second site")
		}), nil},
		{advice, "an operand that is stamped", breaks(func(it *corpus.Item) { it.Gold[0].How = corpus.HowStamped }),
			[]string{"stamped operands"}},
		{advice, "a rubric for a value", breaks(func(it *corpus.Item) {
			value := *it.Gold[0].Atom
			for i := range it.Gold {
				it.Gold[i].Operation, it.Gold[i].Atom = corpus.OpValue, &value
			}
		}), nil},
		{advice, "no rubric", breaks(func(it *corpus.Item) { it.Rubric, it.Format = nil, "choice" }),
			[]string{"computed results"}},
		{"computed results", "advice that the answer does not give",
			breaks(func(it *corpus.Item) { it.Answer = "Begin elsewhere." }), []string{"answers say the result"}},
	}
}
