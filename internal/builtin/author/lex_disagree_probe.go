package author

// What somebody asks who objects and has no reason to give: one question about
// the matter, which the objection before it has named.

var probeFeasibility = filled(`
@ask?
{c} @hm @ask?
{cs} and @ask?
{s} [one question|a question|what I'd like to know]: @ask?
{f} [may I ask|if I may ask|let me ask|it would help to know]: @ask?
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
{s} [one question|a question|what I'd like to know]: @ask?
{f} [may I ask|if I may ask|let me ask|it would help to know]: @ask?
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
{s} [one question|a question|what I'd like to know]: @ask?
{f} [may I ask|if I may ask|let me ask|it would help to know]: @ask?
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
{s} [one question|a question|what I'd like to know]: @ask?
{f} [may I ask|if I may ask|let me ask|it would help to know]: @ask?
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
{s} [one question|a question|what I'd like to know]: @ask?
{f} [may I ask|if I may ask|let me ask|it would help to know]: @ask?
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
{s} [one question|a question|what I'd like to know]: @ask?
{f} [may I ask|if I may ask|let me ask|it would help to know]: @ask?
{i} [sorry to ask|forgive the question|maybe a silly question], but @ask?
{f} could you [share|send me|show me] [the records|your notes|the entries]?
{w} could you [show me|walk me through] what you saw, $p?
{j} which [run|log|export] was it read from?
{m} who has seen it [lately|with their own eyes]?
`, partsAround, partsEvidence)

// Of somebody who was chosen.
var probePerson = filled(`
[who else could do it|who else did we think of|has anybody asked about the time it takes|who steps in during holidays]?
{c} @hm [who else is there|anybody asked yet|who else could do it]?
{cs} and [who else could do it|who takes over the other work|is there time for it]?
{s} [one question|a question|what I'd like to know]: [who else was thought of|who takes over the other work|has there been a talk about it]?
{f} [may I ask|could you say|would you tell me] [who else was considered|whether there's time for it|who would stand in]?
{i} [sorry to ask|forgive the question], but [is there time for it|who else was thought of]?
{w} would you mind if we [asked around first|talked about it together], $p?
{m} who [looks after|takes over] the other work?
`, partsAround)

// Of what is said to be in the way, and of what is feared.
var probeCause = `
[what else could it be|what makes you think so|what do the others say|what have we tried so far]?
{c} [what makes you sure|how come|anything else it could be]?
{cs} [could it be something else|what if it's something else|is that all there is to it]?
{s} [what have we tried so far|what do we know for sure|who else has looked at it]?
{f} [what points to it|what has been tried|what else was looked at], [may I ask|in your view|as far as you know]?
{i} [sorry to ask|forgive the question], but [what points to it|who has looked at it]?
{j} what do the [logs|traces] say?
`

var probeWorry = `
[what makes you think so|have we ever seen it happen|what do the others say|how likely is it]?
{c} [how likely is that|ever seen it happen|what makes you say that]?
{cs} [has it ever happened|do the others see it too|what would it take]?
{s} [how likely is it, really|what would have to go wrong for it|have we seen any sign of it]?
{f} [what points to it|how likely is it|has it been seen before], [may I ask|in your view|as far as you know]?
{i} [sorry to ask|forgive the question], but how likely is it?
{j} [any sign of it in the|do we see it in the] [logs|data]?
`
