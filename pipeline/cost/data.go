package cost

// What cannot be computed before a word is written, each with its likely value and the bounds within which it stays for
// models that are of any use: a figure of a run lies outside them if every day had to be written twice, or most items
// fell. A budget caps such a run. Sources: measured are means of quickstart (seeds 1–3) and workplace --scale 0.1 (seed
// 1) with the built-in model, tokens of o200k_base; assumed is what no such run shows, since the built-in model makes
// no such mistakes. A pilot replaces what it can. What only one stage asks for stands beside it.
var (
	AskedAgain = Span{0, 0.02, 0.15}  // of all calls, share that is asked once more; measured 0, the rest assumed
	Cacheable  = Span{0, 0.85, 1}     // share of a prompt's known prefix that a cache serves; assumed, providers promise nothing
	Exactly    = Span{0.93, 1, 1.08}  // prompts that are known but for counting a sample
	Roughly    = Span{0.75, 1, 1.35}  // prompts made of typical sizes
	Wordy      = Span{0.7, 1, 1.6}    // answers, by how much a model says; thinking is not among it
	Expansion  = Span{0.8, 1.13, 1.6} // words of a message to dialogue.words; measured 1.03–1.13, models vary more
)

const wordTokens = 1.34 // tokens of a word as people write, with its punctuation; measured

// MessageTokens is the length of a message that is to have so many words.
func MessageTokens(words int) float64 { return float64(words) * Expansion.Likely * wordTokens }

// Sampled is how many prompts of a task are rendered and counted.
const Sampled = 40
