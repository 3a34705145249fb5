package author

// Acts without a fact to state: what can be said of a subject that nobody can
// be asked about later.

var progressBare = `
still [working|busy|at work] [on|with] $t
{v} nothing new to show on $t, [it takes time|I'm working through it]
{f} work on $t continues [as planned|as usual]
{cs} $tb: still at it
{s} I'm in the middle of $t, no surprises so far
{f} there's nothing unusual to report [about|on] $t
{c} heads down on $t
{w} [thanks for all the answers|thanks for your help] on $t, it's getting clearer
{d} $tb: in progress
{v} I've been reading [everything|what] we have on $t and it's getting clearer
`

var blockerBare = `
I'm not getting anywhere with $t at the moment
{c} $tb is giving me a headache
{f} I'm facing some difficulties with $t
{v} $t keeps throwing small obstacles at me, [nothing dramatic, but it's slow|so it's slow going]
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
{f} I'm afraid [that|] I can't answer that [at present|right now]
{c} no idea, sorry
{s} good question, I don't have the answer
{v} I don't have that [in front of me|at hand|here], let me ask around and come back to you
{w} wish I knew, $p. I'll ask around
{d} don't know
{i} I'm not the right person to ask, I think
`

var bareTask = `
I've had a look at $t
{s} I'll write something on $t later today
{c} reading up on $tb
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
{csh} coffee, anyone?
{w} I hope you're all having a good day
{s} who's up for lunch?
{f} I wish everyone a pleasant day
{c} is anyone around for lunch?
`

var askOpen = `
how's $t [coming along|going|getting on]?
{cs} $tb: how's it going?
{f} may I ask how work on $t is [progressing|going]?
{v} I haven't heard about $t for a while. how are things?
{s} where are we with $t?
{i} I don't want to push, but how's $t doing?
{d} status of $t, please?
{w} how are you getting on with $t?
{c} what's up with $t?
{p} what's the hardest part of $t right now?
{p} what [keeps you busiest|takes longest|surprised you] on $t?
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
