package personas

// share is a value of a trait with its count among 170 people (App. A, E1).
type share struct {
	name  string
	count int
}

// The published marginals. Where the paper gives only one level of a trait (extraversion, agreeableness) or none
// (conscientiousness, neuroticism), the rest is our own split and marked so.
var (
	rankShares      = []int{1, 5, 35, 75, 54} // L1 … L5
	genderShares    = []share{{"male", 104}, {"female", 66}}
	educationShares = []share{{"bachelor", 90}, {"master", 60}, {"phd", 20}}

	formalityShares   = []share{{"semi-formal", 133}, {"casual", 37}}
	verbosityShares   = []share{{"concise", 59}, {"moderate", 66}, {"detailed", 45}}
	humourShares      = []share{{"minimal", 85}, {"occasional", 59}, {"frequent", 26}}
	jargonShares      = []share{{"technical", 86}, {"balanced", 52}, {"plain", 32}}
	emojiShares       = []share{{"rare", 93}, {"occasional", 48}, {"frequent", 29}}
	directnessShares  = []share{{"direct", 70}, {"balanced", 98}, {"indirect", 2}}
	warmthShares      = []share{{"neutral", 20}, {"friendly", 139}, {"warm", 11}}
	questioningShares = []share{{"probing", 81}, {"clarifying", 76}, {"accepting", 13}}

	opennessShares          = []share{{"high", 76}, {"medium", 92}, {"low", 2}}
	extraversionShares      = []share{{"high", 22}, {"medium", 60}, {"low", 88}}  // high and medium: ours
	agreeablenessShares     = []share{{"high", 26}, {"medium", 132}, {"low", 12}} // high and low: ours
	conscientiousnessShares = []share{{"high", 70}, {"medium", 88}, {"low", 12}}  // ours
	neuroticismShares       = []share{{"low", 80}, {"medium", 78}, {"high", 12}}  // ours

	levelShares = []share{{"strong", 272}, {"medium", 479}, {"low", 249}} // per mille of all skills held
)

// skillShares is how many skills people of a rank have, in shares of the rank's people: 6–7 for ranks 1 and 2, 4–6 for
// rank 3, 3–7 leaning to 3–4 below. The mean over 170 people is 4.1 (E1).
var skillShares = map[int][]share{
	1: {{"6", 50}, {"7", 50}},
	2: {{"6", 50}, {"7", 50}},
	3: {{"4", 55}, {"5", 30}, {"6", 15}},
	4: {{"3", 45}, {"4", 35}, {"5", 12}, {"6", 6}, {"7", 2}},
	5: {{"3", 45}, {"4", 35}, {"5", 12}, {"6", 6}, {"7", 2}},
}

// ageShares counts people by age from 23 on: 92 of 170 are 27 to 34, the mean is 30.8 (E1).
var ageShares = []int{
	6, 10, 12, 12, // 23–26
	11, 12, 12, 12, 12, 12, 11, 10, // 27–34
	9, 6, 5, 5, 3, 2, 2, 1, 1, 1, 1, 1, 0, 1, // 35–48
}

const youngest = 23

// The vocabularies of G3.
var (
	tones = []string{"direct", "casual", "professional", "empathetic", "persuasive", "humorous", "skeptical",
		"enthusiastic", "anxious"}
	voices     = []string{"concise", "chatty", "elaborative", "boring", "action-oriented", "anecdotal"}
	expertises = []string{"novice", "intermediate", "expert", "specialist"}
)
