package author

// What is said in a kickoff, a completion and the other acts that are stamped
// by their message. <s:…> asserts a start, <o:…> ownership, <f:…> an end.

var startLines = `
<s:kicking off> $t today
I'm <s:starting> $t today
today we <s:start> $t
{cs} $tb: <s:starting today>
I'm <s:starting work on> $t [this morning|now|today]
$t <s:$is now under way>
{v} the preparations are over and work on $t <s:starts today>
{f} work on $t <s:begins today>
{f} I'd like to announce that $t <s:$has started>
{c} right, <s:kicking off> $t
{B} <s:started on> $t this morning
{A} <s:started on> $t just now
we're <s:kicking off> $t today
{s} it's time: $t <s:$starts today>
`

var startOwnerLines = `
<o:I'm taking> $t and <s:starting [today|right away|now]>
{cs} $tb: <s:starting today>, <o:I'm taking it>
<s:kicking off> $t today, with <o:me as the owner>
<s:starting> $t today, and <o:I own it>
{f} $t <s:$starts today>, and <o:I'm the owner>
{f} <o:I'm taking responsibility for> $t, and work <s:starts today>
<o:I'm taking on> $t, [which|and it] <s:$starts today>
{c} <s:kicking off> $t. <o:it's mine>
{v} as of now $t <s:$is under way> and <o:I'm the owner>, so [questions come to me|ask me|I'm the person to pester]
<o:I'll own> $t; we <s:start today>
{s} we <s:[begin|start]> $t today, and <o:[I'm taking it|it's mine|I own it]>
<s:starting on> $t now, and <o:I'm in charge of it>
`

var ownerLines = `
<o:I'm taking> $t
<o:I own> $t
$t $is <o:mine>
<o:I'm the owner> of $t
{f} <o:I'm taking responsibility for> $t
<o:I'm in charge of> $t
{cs} <o:I'll own> $t
<o:I'm taking on> $t
{c} $tb: <o:I'm taking it>
{s} <o:I'm looking after> $t as its owner
`

var ownerShortLines = `
<o:I'm taking it>
<o:I own it>
<o:I'm the owner>, so questions come to me
{v} <o:I'm in charge of it>, which means that complaints land here too
{cs} <o:it's mine>
{f} <o:I'm taking responsibility for it>
<o:I'll own it>
`

var startShortLines = `
we <s:start today>
<s:starting today>
{f} work <s:begins today>
it <s:starts now>
`

var finishLines = `
$t $is <f:$done>
$t $is now <f:$done>
{cs} $tb: <f:$done>
{cs} that's $t <f:$done>
$t $has been <f:$done>
{A} as of this afternoon $t $is <f:$done>
{B} as of this morning $t $is <f:$done>
{v} it took some patience, but $t $is <f:$done>
{f} I can confirm that $t $has been <f:$done>
{f} I'm glad to report that $t $is <f:$done>
{c} $tb, <f:$done> at last
{s} you can tick off $t: <f:$done>
{w} [thanks to all of you|with everybody's help|after a fine team effort], $t $is <f:$done>
$t $is through: <f:$done> [just now|today|]
`

var finishShortLines = `
it's <f:$done>
<f:$done> today
{f} it has been <f:$done>
`

// Ends of the working day, and days off.

var dayOffLines = `
reminder: no work $on, it's $t
we're closed $on because of $t
nobody works $on: $t
{f} please note that the office is closed $on for $t
{cs} $on we're all off, $t
don't plan anything $on, that's $t and we're closed
{v} before anybody books a meeting: $on is off for all of us because of $t
$t is $on, so there's no work that day
{w} have a good rest, we're all off $on because of $t
we have $t $on and nobody works
{s} the calendar says $t $on, so we're closed
{f} owing to $t, there's no work $on
`

// The same where the day off has a name of its own ($x) and concerns a project ($t).
var dayOffNamedLines = `
reminder: no work on $t $on, it's $x
we're closed $on because of $x, so nothing moves on $t that day
{cs} nobody works on $t $on: $x
{f} please note that the office is closed $on for $x. no work on $t that day
{cs} $t rests $on, it's $x and the office is closed
{v} before anybody books a meeting on $t: we're all off $on, because of $x
{s} the calendar has $x $on, so the office is closed and $t rests as well
{f} owing to $x, there's no work on $t $on
{w} have a good rest, we're all off $on because of $x and $t can wait
`

var dayOffAfterLines = `
please [move|reschedule] whatever you [have planned there|had in mind for then]
{c} laptops stay shut
{w} [make the most of it, everybody|rest well, all of you]
{v} tell the people you work with outside the group, they won't have it in their calendars
{h} the coffee machine deserves a break as well
[anything urgent|whatever can't wait] has to happen before or after
{f} kindly adjust your plans accordingly
`

var newsLeadLines = `
saw this just now:
{cs} in case you missed it:
{c} have you seen this?
{cs} from the news:
{f} an item of news that may concern us:
{f} for your information:
{v} something from outside that people here will be asked about:
{s} worth knowing:
read over [breakfast|lunch|coffee]:
{c} heard on the way in:
{j} FYI:
not our doing, but good to know:
`

var newsAfterLines = `
no idea yet what it means for us
{v} I don't think it changes anything we do today, but somebody will ask
{p} does anybody know more?
{h} make of that what you will
{f} I'd suggest that we keep an eye on it
let's see where that goes
{cs} curious what you make of it
{m} I'll raise it upstairs if it gets closer to us
{w} [thought some of you would like to know|I thought of you when I read it|some of you asked about that the other morning]
could be nothing, could be a topic for us later
`

// Acts without a fact to state: what can be said of a subject that nobody can
// be asked about later.

var progressBare = `
still working on $t
{v} nothing new to show on $t, it's a matter of patience now
plodding along with $t
{f} work on $t continues as planned
{cs} $tb: still at it
{s} I'm in the middle of $t, no surprises so far
{f} there's nothing unusual to report about $t
{c} heads down on $t
{w} $t is coming along, thanks to everyone who answers my questions
{d} $tb: in progress
{v} I've been reading through everything we have on $t and it's getting clearer
`

var blockerBare = `
I'm not getting anywhere with $t at the moment
{c} $tb is giving me a headache
{f} I'm facing some difficulties with $t
{v} $t keeps throwing small obstacles at me, nothing dramatic, but it's slow
{s} $t is stuck for the moment
`

var decisionBare = `
let's stay with the plan for $t
{f} we proceed with $t as planned
{s} I'd keep $t as it is for now
{d} no changes to $t
{v} I've thought about $t and would rather not change course
`

var commitmentBare = `
I'll look into $t and come back to you
{f} I'll attend to $t and inform you
{c} leave $t with me for a bit, I'll have a look
{s} I'll write something up about $t for all of you
{w} I'll help with $t, promise
`

var forecastBare = `
it's too early to say when $t will be ready
{f} I can't yet estimate when $t will be ready
{c} no idea yet when we'll be through with $t
{s} I'll have a better idea of the schedule for $t later
`

var answerBare = `
I don't know, I'd have to look it up
{f} I'm afraid that I can't answer that at present
{c} no idea, sorry
{s} good question, I don't have the answer
{v} I don't have that in front of me, let me ask around and come back to you
{w} wish I knew, $p. I'll ask around
{d} don't know
{i} I'm not the right person to ask, I think
`

var bareTask = `
I've had a look at $t
{s} a word on $t later today
{c} $tb is on my mind
{f} I'll return to $t in due course
`

var bareLines = `
more from me later
{f} I'll be in touch
{c} more later
{s} I'll write more when I have it
`

var banterLone = `
is it me or is it very quiet in here?
{c} morning slump, anyone?
{h} I talked to my plant about this and it agrees
{w} I hope you're all having a good day
{s} who's up for lunch?
{f} I wish everyone a pleasant day
{c} need coffee
`

var askOpen = `
how's $t coming along?
{cs} $tb: how's it going?
{f} may I ask how work on $t is progressing?
{v} I haven't heard about $t for a while. how are things?
{s} where are we with $t?
{i} I don't want to push, but how's $t doing?
{d} status of $t, please?
{w} how are you getting on with $t?
{c} what's up with $t?
{p} what's the hardest part of $t right now?
`

var askFinished = `
when do you expect $t to be ready?
{cs} $tb: any idea when it'll be ready?
{f} may I ask when $t is expected to be ready?
{s} how much is left to do on $t?
{v} people are asking me about $t. when will it be ready?
{i} no pressure, but when might $t be ready?
{d} when can we have $t?
`

var askStarted = `
is anybody working on $t yet?
{f} may I ask whether $t is being worked on?
{cs} $tb: is that on anybody's desk yet?
{s} do we know when somebody gets to $t?
{v} I may have lost track: is $t on anybody's desk yet?
`

var askOwner = `
who owns $t?
{cs} $tb: who's the owner?
{f} could you tell me who the owner of $t is?
{s} who do I talk to about $t, that is, who owns it?
{d} who's the owner of $t?
{i} I'm not sure who owns $t. does anybody know?
`
