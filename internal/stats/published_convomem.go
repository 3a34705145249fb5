package stats

// convoMem is the recipe whose composition is published (C4–C6).
const convoMem = "convomem"

// What is published of ConvoMem (2.3, A.1.4, A.2). Of ranges the middle stands.
const (
	c4Messages   = 100
	c4Tokens     = 1_900 // 1.8 to 2.0 thousand
	c4TokensLow  = 1_800
	c4TokensHigh = 2_500 // what the recipe accepts
	c5Items      = 75_336
	c6Survive    = 0.05 // fewer than that
)

// c6Blind are the shares of questions that are answered right without evidence.
var c6Blind = map[string]float64{blindOthers: 0.012, blindChanging: 0.006}

// c5Quotas is table 2: items by family and messages of evidence.
var c5Quotas = map[string]int{
	"user_facts/1": 7642, "user_facts/2": 4405, "user_facts/3": 2170, "user_facts/4": 1063, "user_facts/5": 802, "user_facts/6": 651,
	"assistant_facts/1": 10000, "assistant_facts/2": 911, "assistant_facts/3": 886, "assistant_facts/4": 797, "assistant_facts/5": 135,
	"assistant_facts/6": 16,
	"changing_facts/2":  9931, "changing_facts/3": 4020, "changing_facts/4": 2300, "changing_facts/5": 1276, "changing_facts/6": 796,
	"abstention/1": 10000, "abstention/2": 2952, "abstention/3": 1958,
	"preferences/1": 4982, "preferences/2": 97,
	"implicit_connections/1": 4236, "implicit_connections/2": 2538, "implicit_connections/3": 772,
}
