package stats

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
var table8 = source{"S7", 1090, []published{
	lv("culture", 191), lv("media", 188), lv("competition", 147), lv("world", 143), lv("society", 123), lv("cuisine", 67),
	lv("lifestyle", 65), lv("development", 59), lv("stem", 55), lv("nature", 52),
}}
