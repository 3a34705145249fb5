package personas

import "memloom/internal/corpus"

// adaptRule is a reason to write differently in a team: a scale, the steps
// along it, when it holds, when it holds twice, and how it is said.
type adaptRule struct {
	scale   string
	steps   int
	when    func(p corpus.Person, m mix) bool
	twice   func(p corpus.Person, m mix) bool // nil: never
	because []string
}

func isStaff(p corpus.Person) bool { return p.Rank >= 3 }

// adaptRules are the reasons, in no order. Each because must be true whenever its when is.
var adaptRules = []adaptRule{
	{"formality", 1,
		func(p corpus.Person, m mix) bool { return m.executive && isStaff(p) },
		func(p corpus.Person, m mix) bool {
			return p.Rank == 5 && p.Style.Formality == "casual" && m.formal*3 > m.size*2
		},
		[]string{"because the executive reads along", "with the top of the house in the same room",
			"since every line here reaches the executive"}},
	{"formality", 1,
		func(p corpus.Person, m mix) bool { return p.Style.Formality == "casual" && m.formal*4 >= m.size*3 }, nil,
		[]string{"because most of the others write in a measured way",
			"to match the others, most of whom keep a measured tone", "since an easy tone would stand out here"}},
	{"formality", -1,
		func(p corpus.Person, m mix) bool { return p.Rank == 2 && m.juniors*3 >= m.staff }, nil,
		[]string{"so that the juniors dare to answer", "because many here are at the start of their career",
			"to take the stiffness out of a group with many juniors"}},
	{"verbosity", -1,
		func(_ corpus.Person, m mix) bool { return m.size >= crowded }, nil,
		[]string{"because so many people have to read it", "since a large group drowns in long messages",
			"out of regard for a crowded channel"}},
	{"verbosity", 1,
		func(p corpus.Person, m mix) bool { return p.Rank <= 3 && m.juniors*3 >= m.staff }, nil,
		[]string{"so that the juniors can follow without asking twice",
			"because the less experienced need the background", "as much of the group is still learning the work"}},
	{"humour", -1,
		func(p corpus.Person, m mix) bool { return m.executive && p.Rank >= 4 }, nil,
		[]string{"because jokes travel badly upwards", "with management among the readers",
			"since the executive is listening"}},
	{"humour", 1,
		func(p corpus.Person, m mix) bool { return m.size <= small && isStaff(p) }, nil,
		[]string{"because the group is small and familiar", "since a handful of people know each other well",
			"as a small circle takes a joke"}},
	{"jargon", -1,
		func(p corpus.Person, m mix) bool { return m.is(p) && (m.size-m.technical)*3 >= m.size }, nil,
		[]string{"because a good part of the group is not technical", "so that those who do not build can follow",
			"since several colleagues here come from other trades"}},
	{"jargon", 1,
		func(p corpus.Person, m mix) bool { return !m.is(p) && m.technical*3 >= m.size*2 }, nil,
		[]string{"because two thirds or more of the group are technical people",
			"since the technical people set the vocabulary here", "to speak the language of those who build"}},
	{"jargon", -1,
		func(p corpus.Person, m mix) bool { return p.Rank <= 2 && m.roles >= 6 }, nil,
		[]string{"because many trades meet here", "so that every role understands the same thing",
			"since the roles in the group are so different"}},
	{"emoji", -1,
		func(p corpus.Person, m mix) bool { return m.executive && isStaff(p) && m.formal*2 > m.size }, nil,
		[]string{"as the tone of the group is a measured one", "because the executive reads along",
			"in keeping with a rather formal group"}},
	{"emoji", 1,
		func(p corpus.Person, m mix) bool { return m.size <= small && p.Rank >= 4 }, nil,
		[]string{"because the circle is small", "since everybody here knows how it is meant",
			"as a small group reads them kindly"}},
	{"directness", -1,
		func(p corpus.Person, m mix) bool { return m.executive && p.Rank == 5 }, nil,
		[]string{"since a junior does well to be careful here", "because contradiction upwards wants careful words",
			"with so much seniority around"}},
	{"directness", 1,
		func(p corpus.Person, m mix) bool { return p.Rank <= 3 && m.size >= crowded }, nil,
		[]string{"because hints get lost among so many people", "so that a large group knows what is wanted",
			"as somebody has to say plainly what comes next"}},
	{"warmth", 1,
		func(p corpus.Person, m mix) bool { return p.Rank <= 3 && m.juniors*3 >= m.staff }, nil,
		[]string{"to encourage the juniors", "because many of the others are new to this",
			"since the juniors need a kind word now and then"}},
	{"warmth", -1,
		func(p corpus.Person, m mix) bool { return m.size >= crowded && isStaff(p) }, nil,
		[]string{"because not everybody in a large group is a friend",
			"as the size of the group keeps people at a distance", "because the group is too large to know everybody well"}},
	{"questioning", -1,
		func(p corpus.Person, m mix) bool { return m.executive && p.Rank >= 4 }, nil,
		[]string{"because one does not cross-examine the executive", "with superiors at the table",
			"out of respect for those higher up"}},
	{"questioning", 1,
		func(p corpus.Person, m mix) bool { return p.Rank <= 3 && m.roles >= 6 }, nil,
		[]string{"because each trade means something else by the same word",
			"since so many roles leave much to be cleared up", "to find out what the different trades take for granted"}},
}

// effects say what a move looks like, by scale and new value, in words that are before a because.
var effects = map[string][]string{
	"formality/casual": {"the tone becomes casual", "the style loosens up"},
	"formality/semi-formal": {"the tone settles at semi-formal",
		"the style meets in the middle between stiff and casual"},
	"formality/formal":       {"the tone turns formal", "the style becomes formal"},
	"verbosity/concise":      {"the messages become concise", "the messages shrink to the essential"},
	"verbosity/moderate":     {"the messages take a moderate length", "the messages keep to a middling length"},
	"verbosity/detailed":     {"the messages become detailed", "the messages explain more than usual"},
	"humour/minimal":         {"the jokes stop", "humour all but disappears"},
	"humour/occasional":      {"a joke slips in now and then", "humour is an occasional thing"},
	"humour/frequent":        {"jokes come often", "humour is frequent"},
	"jargon/plain":           {"plain words take the place of jargon", "the vocabulary becomes plain"},
	"jargon/balanced":        {"jargon and plain words keep a balance", "the vocabulary becomes a balanced one"},
	"jargon/technical":       {"the vocabulary becomes technical", "technical terms come without a gloss"},
	"emoji/rare":             {"emoji become rare", "emoji all but vanish"},
	"emoji/occasional":       {"an emoji appears occasionally", "emoji are an occasional guest"},
	"emoji/frequent":         {"emoji become frequent", "emoji come often"},
	"directness/indirect":    {"requests become indirect", "opinions are put indirectly"},
	"directness/balanced":    {"directness finds a balance", "the manner is balanced between plain and careful"},
	"directness/direct":      {"requests become direct", "opinions are put directly"},
	"warmth/neutral":         {"the manner becomes neutral", "warmth recedes"},
	"warmth/friendly":        {"the manner stays on the friendly side", "the manner becomes friendly and no more"},
	"warmth/warm":            {"the manner becomes warm", "the tone gains warmth"},
	"questioning/accepting":  {"statements are accepted as they come", "questions become few"},
	"questioning/clarifying": {"questions serve to clarify", "questions stay with what is unclear"},
	"questioning/probing":    {"questions become probing", "questions go deeper"},
}
