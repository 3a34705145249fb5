package stats

// organisation is how many people the published organisation has (E1).
const organisation = 170

// e1 is a trait of the published organisation; levels that it leaves open are left out.
func e1(shares ...published) source { return source{"EverMemBench", organisation, shares} }

// lv is a published count of a level.
func lv(value string, count float64) published { return published{value: value, count: count} }

// The published marginals (App. A, E1). Of extraversion and agreeableness one
// level is published each, of conscientiousness and neuroticism none.
var (
	e1Rank      = e1(lv("L1", 1), lv("L2", 5), lv("L3", 35), lv("L4", 75), lv("L5", 54))
	e1Gender    = e1(lv("male", 104), lv("female", 66))
	e1Education = e1(lv("bachelor", 90), lv("master", 60), lv("phd", 20))
	e1Age       = e1(lv(agesMiddle, 92))
	e1Levels    = source{"EverMemBench", 1000, []published{lv("low", 249), lv("medium", 479), lv("strong", 272)}}

	e1Openness      = e1(lv("low", 2), lv("medium", 92), lv("high", 76))
	e1Extraversion  = e1(lv("low", 88))
	e1Agreeableness = e1(lv("medium", 132))
)

// The bands of age of which E1 publishes the middle one.
const (
	agesBelow  = "under 27"
	agesMiddle = "27–34"
	agesAbove  = "over 34"
)

// head is one of the eight style heads: an ordered scale with its published counts (E1).
type head struct {
	name   string
	levels []string
	source source
}

// heads are in the order of corpus.Style. The level of the one person whose
// jargon the paper leaves out is taken as plain.
var heads = []head{
	{"formality", []string{"casual", "semi-formal", "formal"}, e1(lv("casual", 37), lv("semi-formal", 133))},
	{"verbosity", []string{"concise", "moderate", "detailed"},
		e1(lv("concise", 59), lv("moderate", 66), lv("detailed", 45))},
	{"humour", []string{"minimal", "occasional", "frequent"},
		e1(lv("minimal", 85), lv("occasional", 59), lv("frequent", 26))},
	{"jargon", []string{"plain", "balanced", "technical"},
		e1(lv("plain", 32), lv("balanced", 52), lv("technical", 86))},
	{"emoji", []string{"rare", "occasional", "frequent"}, e1(lv("rare", 93), lv("occasional", 48), lv("frequent", 29))},
	{"directness", []string{"indirect", "balanced", "direct"},
		e1(lv("indirect", 2), lv("balanced", 98), lv("direct", 70))},
	{"warmth", []string{"neutral", "friendly", "warm"}, e1(lv("neutral", 20), lv("friendly", 139), lv("warm", 11))},
	{"questioning", []string{"accepting", "clarifying", "probing"},
		e1(lv("accepting", 13), lv("clarifying", 76), lv("probing", 81))},
}

var threeLevels = []string{"low", "medium", "high"}

// The vocabularies of personas, drawn evenly (App. A, G3).
var (
	g3Tones = evenly("GroupMemBench", "direct", "casual", "professional", "empathetic", "persuasive", "humorous", "skeptical",
		"enthusiastic", "anxious")
	g3Voices    = evenly("GroupMemBench", "concise", "chatty", "elaborative", "boring", "action-oriented", "anecdotal")
	g3Expertise = evenly("GroupMemBench", "novice", "intermediate", "expert", "specialist")
)

// The mixture of path types: what came of it in four corpora of 30,000
// messages (App. B, table 6), and what is drawn (G4).
var (
	table6Paths = source{"GroupMemBench, table 6", 120_000, []published{
		{"post", 27_222, 0.220, 0.235}, {"reply", 79_766, 0.657, 0.670}, {"cross_project_reply", 13_012, 0.095, 0.117},
	}}
	g4Mixture = source{"GroupMemBench, drawn", 10, []published{lv("post", 2), lv("reply", 6), lv("cross_project_reply", 2)}}
)

// table6Topics are the five topics in their order: participants, messages, sub-tasks, questions (App. A.1, table 6).
var table6Topics = [][]int{
	{39, 10_222, 436, 488}, {36, 10_106, 408, 471}, {45, 10_638, 429, 467}, {32, 10_003, 423, 481}, {46, 10_054, 424, 493},
}

// ZeroContext are table 7's results of GPT-4.1-Mini without any memory, in per cent, by type of question (E25). The
// columns of table 4 and 5 read messages: they compare with other settings.
var ZeroContext = map[string]float64{
	"single_hop": 15.02, "multi_hop": 2.01, "temporal": 12.67,
	"constraint": 11.69, "proactivity": 10.07, "update": 7.84,
	"style": 17.61, "skill": 26.04, "role": 26.53,
}

// locomo is LoCoMo's prose, by the same windows and stretches. Whether its runs
// ended with a message is not recorded; ours do, which reads lower.
const locomo = "LoCoMo"

var locomoDistinct = map[int]float64{2: 0.57, 3: 0.87, 4: 0.96}

const (
	locomoShared   = 0.04   // of messages of eight words or more
	locomoSentence = 0.003  // of all messages
	locomoRepeats  = 0.0002 // of messages over six words
)

// The aims of prose at full size (docs/models.md).
const (
	aimShared   = 0.15
	aimSentence = 0.005
	aimRepeats  = 0.01
	aimLength   = 0.10 // of the recipe's words, either way
)

var aimDistinct = map[int]float64{2: 0.40, 4: 0.80}

// subtleMemory is the recipe whose composition is published (S7).
const subtleMemory = "subtlememory"

// What is published of SubtleMemory's corpus at full size (tables 7 and 8, C.6). Tokens are rounded there.
const (
	s7Histories  = 10
	s7Sessions   = 2364
	s7Tokens     = 211_600 // a history
	s7SessionSet = 2.17    // sessions a set
	s7PerSession = 896     // tokens a session
)

// Numbers of sets and of instances.
var (
	s7Sets      = map[string]float64{"user": 545, "world": 545, "complementary": 361, "nuanced": 352, "contradictory": 377}
	s7Instances = map[string]float64{"user": 707, "world": 815, "complementary": 361, "nuanced": 784, "contradictory": 377,
		"multi_evidence": 211, "any_one": 150, "temporal": 396, "contextual": 388}
)

// s7PassRates are the shares of candidate sets that passed all filters, by origin (C.6).
var s7PassRates = map[string]float64{"user": 0.8886, "world": 0.7323}

// table8 are sets by subject domain.
var table8 = source{"SubtleMemory", 1090, []published{
	lv("culture", 191), lv("media", 188), lv("competition", 147), lv("world", 143), lv("society", 123), lv("cuisine", 67),
	lv("lifestyle", 65), lv("development", 59), lv("stem", 55), lv("nature", 52),
}}

// domainSix is a column of GroupMemBench's table 6 (G12).
type domainSix struct {
	projects, topics, phases, people, roles, posts, replies, cross, noise, decisions, changes, messages int
}

// table6Domains are the four domains in the order of the recipe: technology, finance, healthcare, manufacturing.
var table6Domains = []domainSix{
	{7, 35, 74, 18, 6, 6_599, 19_897, 3_504, 1_503, 20_788, 74, 30_000},
	{6, 30, 66, 12, 7, 6_764, 19_722, 3_514, 1_535, 19_920, 66, 30_000},
	{10, 30, 79, 6, 4, 7_043, 20_099, 2_858, 1_510, 10_301, 113, 30_000},
	{10, 30, 76, 9, 5, 6_816, 20_048, 3_136, 1_542, 7_681, 99, 30_000},
}

// counts are the rows of the table, in its order.
func (d domainSix) counts() []int {
	return []int{d.projects, d.topics, d.phases, d.people, d.roles, d.posts, d.replies, d.cross, d.noise, d.decisions, d.changes, d.messages}
}

// table6Names are the names of these rows.
var table6Names = []string{"projects", "topics", "phases", "people", "roles", "posts", "replies", "cross-project replies", "noise messages",
	"decision points", "decision changes", "messages"}

// What table 1 has of GroupMemBench: topics, messages, and tokens a dialogue, which is a domain's.
const (
	table1Topics   = 123
	table1Messages = 120_000
	table1Tokens   = 2_700_000
)

// What table 5 has and a finished corpus shows, the sampler's own parameters apart (graph.Paper). The paper's table 6 has other numbers of topics and phases.
const (
	table5Noise     = 0.05 // of messages
	table5Disagree  = 0.25 // of replies
	table5Rough     = 0.20
	table5Short     = 0.30 // of the replies left
	table5ToneLeast = 0.10
	table5ToneMost  = 0.20
	table5Links     = 0.10
	table5PostLinks = 0.35
	table5Cross     = 0.25
	table5Eligible  = 4   // messages that a phase has before a decision changes
	table5From      = 0.3 // of a phase, from which on a decision changes
	table5To        = 0.8
	table5Issues    = 6 // sub-issues of a phase
	table5Days      = 10
	table5Late      = 10 // messages from table5End on, at most
	table5End       = 0.95
	table5Topics    = 3 // of a project
	table5Phases    = 5 // of a topic
	table5Members   = 4 // of a channel
)
