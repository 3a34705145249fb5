package cost

// What no rehearsal shows, each with its likely value and the bounds within which it stays for models that are of any
// use: a figure of a run lies outside them if every day had to be written twice, or most items fell. A budget caps
// such a run. Measured is with the built-in model; assumed is what no such run shows, since the built-in model makes
// no such mistakes. A pilot replaces what it can.
var (
	AskedAgain = Span{0, 0.02, 0.15} // of all calls, share that is asked once more; measured 0, the rest assumed
	Cacheable  = Span{0, 0.85, 1}    // share of a known prefix that a cache serves; assumed, providers promise nothing
	Exactly    = Span{0.93, 1, 1.08} // prompts that are known but for counting a sample
	Roughly    = Span{0.75, 1, 1.35} // prompts made of typical sizes
	Wordy      = Span{0.7, 1, 1.6}   // answers, by how much a model says; thinking is not among it

	Counts = Span{0.9, 1, 1.1}  // what is counted in a sample
	worded = Span{0.8, 1, 1.15} // drafts, of which what flagged days state is none
	judged = Span{0.4, 1, 2.5}  // items, with models by whose judgement more fall, or fewer; assumed
	rare   = Span{0, 1, 8}      // what few items need
	mended = Span{0, 0.05, 0.5} // repairs of a passage, each with another check; measured 0–0.05, the rest assumed
)

// Tokens of a repair: two messages; assumed.
const outFix = 120
