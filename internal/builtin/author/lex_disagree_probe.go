package author

// What somebody asks who objects and has no reason to give: one question about
// the matter, which the objection before it has named.

var probeFeasibility = filled(`
@ask?
{c} @hm @ask?
{cs} and @ask?
{s} @ask[, do we know|, for a start|, to begin with|, do you know]?
{f} [may I ask|could you say|let me ask|it would help to know]: @ask?
{i} [sorry to ask|forgive the question|maybe a silly question], but @ask?
{f} has it been [agreed with|put to|discussed with] those who would [carry it out|do the work|have to work with it]?
{m} which of your people would [take it on|do it|look after it]?
{w} can we [lend you a hand|help|take over a piece] with it?
{j} has anybody [tried it|gone through it|tested it] [step by step|from end to end|under load]?
`, partsAround, partsFeasibility)

var probeAssumptions = filled(`
@ask?
{c} @hm @ask?
{cs} and @ask?
{s} @ask[, do we know|, for a start|, to begin with|, do you know]?
{f} [may I ask|could you say|let me ask|it would help to know]: @ask?
{i} [sorry to ask|forgive the question|maybe a silly question], but @ask?
{f} has it been [verified|confirmed|examined] by [anybody|somebody else|those responsible]?
{w} would you [walk me through it|show me how you got there], $p?
{j} what [input|sample|data] went into it?
{m} who [vouches|stands up|answers] for it if I'm asked?
`, partsAround, partsAssumptions)

var probeAlternative = filled(`
@ask?
{c} @hm @ask?
{cs} and @ask?
{s} @ask[, do we know|, for a start|, to begin with|, do you know]?
{f} [may I ask|could you say|let me ask|it would help to know]: @ask?
{i} [sorry to ask|forgive the question|maybe a silly question], but @ask?
{f} which [alternatives|other ways|options] were [examined|considered]?
{w} shall we [compare|go through] them together, $p?
{j} is there a [comparison|benchmark] with the [usual way|old one]?
{m} may I see the [comparison|other options]?
`, partsAround, partsAlternative)

var probeRisk = filled(`
@ask?
{c} @hm @ask?
{cs} and @ask?
{s} @ask[, do we know|, for a start|, to begin with|, do you know]?
{f} [may I ask|could you say|let me ask|it would help to know]: @ask?
{i} [sorry to ask|forgive the question|maybe a silly question], but @ask?
{f} who is to be [informed|warned|told], should it [fail|go wrong]?
{w} can we [talk through|write down] what could go wrong, $p?
{j} what's the [fallback|rollback] [if it fails|when it breaks]?
{m} who tells [the customer|those upstairs] if it fails?
`, partsAround, partsRisk)

var probeScope = filled(`
@ask?
{c} @hm @ask?
{cs} and @ask?
{s} @ask[, do we know|, for a start|, to begin with|, do you know]?
{f} [may I ask|could you say|let me ask|it would help to know]: @ask?
{i} [sorry to ask|forgive the question|maybe a silly question], but @ask?
{f} has it been [commissioned|approved|ordered] separately?
{w} what may I [put aside|leave] for it, $p?
{j} is there [a ticket|a change request|a line in the spec] for it?
{m} whose budget does it [go on|come from]?
`, partsAround, partsScope)

var probeEvidence = filled(`
@ask?
{c} @hm @ask?
{cs} and @ask?
{s} @ask[, do we know|, for a start|, to begin with|, do you know]?
{f} [may I ask|could you say|let me ask|it would help to know]: @ask?
{i} [sorry to ask|forgive the question|maybe a silly question], but @ask?
{f} could the [records|notes|entries] be [shared|compared]?
{w} could you [show me|walk me through] what you saw, $p?
{j} which [run|log|export] was it read from?
{m} who has seen it [lately|with their own eyes]?
`, partsAround, partsEvidence)
