package author

// Questions at work. None of them supposes a value, so each is as good before
// the answer as after it.

var askValueLines = `
what's the $a for $t?
{cs} $tb: what's the $a?
where [are we|do we stand] with the $a for $t?
which $a [are we using|do we have|did we note] for $t?
[do you know|can you tell me|could you remind me] what the $a for $t is?
{v} I [was reading|read|went] through [the notes|the page|everything] on $t and [couldn't find|didn't see|missed] the $a. what is it?
{f} could you tell me what the $a for $t is?
{fg} I'd like to know the $a for $t. who can tell me?
{i} sorry if this was said before: what's the $a for $t?
{c} quick check, $a for $t?
{s} what should I [put down|note|enter|assume] as the $a for $t?
{d} I need the $a for $t. what is it?
{j} which $a does the spec give for $t?
{wg} could somebody help me out with the $a for $t?
{s} [before I build on it|to be on the safe side|so that I get it right], what's the $a for $t?
`

var askMeasureLines = `
what's the $a on $t?
what $a do we [see|get|have] on $t?
where does the $a on $t stand?
{cs} $tb: how's the $a looking?
{v} I'd like to [compare notes|see where we are|put it next to my own figures]: what's the $a on $t?
{g} who knows the $a on $t?
{f} what $a has been measured for $t?
{f} may we know the $a for $t, as measured?
{i} would you happen to know the $a on $t?
{d} the $a on $t, please. where does it stand?
{c} any news on the $a for $t?
{s} what are we getting as the $a on $t?
`

var askTallyLines = `
how many $ap are there on $t?
how many $ap do we have on $t?
{cs} $tb: how many $ap?
what's the number of $ap on $t?
{v} [before I plan round it|I want to plan my day|to see how bad it is]: how many $ap are there on $t?
{f} could you tell me how many $ap there are on $t?
{f} I'd like to know how many $ap $t $has at present. can you say?
{i} I don't want to be a nuisance, but how many $ap are on $t?
{c} what's the count of $ap on $t?
{sg} how many $ap did you count on $t?
{d} how many $ap on $t?
{s} how many $ap [should I note|do I put down|do we count] for $t?
`

var askChoiceLines = `
which $a did we pick for $t?
what are we using as the $a for $t?
{cs} $tb: what's the $a?
which $a [is it|are we going with|are we on] for $t?
{v} I [have to set up|am setting up|want to prepare] my side for $t. which $a [should I assume|do we use|is it]?
{f} which $a has been chosen for $t?
{f} could you tell me which $a applies to $t?
{i} I might've missed it: which $a do we use for $t?
{c} remind me, $a for $t?
{s} what was [settled about|picked as|said about] the $a for $t?
{d} name the $a for $t, please. which is it?
{j} which $a is $t [pinned to|configured with]?
`

var askContactLines = `
who's the $a for $t?
who do I talk to as the $a for $t?
{cs} $tb: who's the $a?
has the $a for $t been named, and who is it?
{v} I have [a question|a file|something] that only the $a for $t can [answer|sign|look at]. who is that?
{f} could you tell me who the $a for $t is?
{f} who has been named as the $a for $t?
{i} I'm not sure I know who the $a for $t is. do you?
{c} who'd we say is the $a for $t?
{s} whom should I [put down|note|copy in|invite] as the $a for $t?
{d} who's the $a on $t?
`

var askDateLines = `
when's the $a for $t?
what's the $a for $t?
{cs} $tb: when's the $a?
{v} I'm [filling in my calendar|planning my leave|moving things about]. when's the $a for $t?
{f} could you tell me when the $a for $t is?
{f} which date do we have as the $a for $t?
{i} I'd rather ask than guess: when's the $a for $t?
{c} what did we say about the $a for $t?
{s} which day should I [note|plan|keep free] for the $a on $t?
{d} I need the $a for $t. when is it?
{p} is the $a for $t settled, and when is it?
`

var askDueLines = `
when's $t due?
what's the deadline for $t?
{cs} $tb: due when?
{v} I'm [planning around|making room for|putting off other things for] $t. what's the deadline?
{f} could you tell me when $t $is due?
{i} sorry to ask, but when's the deadline for $t?
{s} which day do we have as the deadline for $t?
{d} the due date for $t, please. what is it?
{c} when's $t due again?
`

var askLinkLines = `
where do I find the $a for $t?
{g} can somebody share the $a for $t?
{cs} $tb: where's the $a?
{v} I [only have an old copy|keep opening the wrong page|have too many tabs and not that page]. where's the $a for $t?
{f} could you send me the $a for $t?
{f} where can the $a for $t be found?
{i} I've [looked around|searched a little|tried the wiki], no luck: where's the $a for $t?
{cg} anyone got the $a for $t?
{s} which is the $a for $t that I should read?
{d} please post the $a for $t. where is it?
{j} got a pointer to the $a for $t?
`

var askClauseLines = `
what's the $a $of $t?
{v} I keep being asked about $t. what's the $a?
{cs} $tb: what's the $a?
can you explain the $a $of $t [to me|]?
{f} could you describe the $a $of $t?
{f} what is it exactly, the $a $of $t?
{i} maybe I'm the only person who doesn't know, but what's the $a $of $t?
{c} so what's the $a $of $t?
{s} what should I tell people who ask about the $a $of $t?
{d} in plain words, what's the $a $of $t?
{p} what do we know about the $a $of $t?
`

var askNounLines = `
what's the $a for $t?
what [do we use|did we take|do we have|was noted] as the $a for $t?
{cs} $tb: what's the $a?
{v} I'm [trying to follow|writing up|explaining to a newcomer] how $t came about. what was the $a?
{f} could you tell me what served as the $a for $t?
{f} which $a has been noted for $t?
{i} forgive my ignorance: what's the $a for $t?
{c} remind me what the $a for $t was?
{s} what do we have down as the $a for $t?
{d} what's the $a on $t?
`

// Why somebody asks, or what follows from the answer.
var askWhyLines = `
{csy} I need it for [my part of the plan|a note to another group|a form here|a reply to support|a handout|a slide]
{sy} I'd like to [get it into the plan today|put it on the page|check my own notes|close that gap|finish the overview]
{csy} [somebody|my manager|a colleague|support|a newcomer] [asked me|wants to know|asked for it]
{sy} [my manager|a colleague|somebody outside] asked me [just now|at lunch|on the phone|this morning]
{cy} [don't want to|would hate to] [build on a guess|make it up|get it wrong]
{my} I have to [report on it|put it on a slide|answer for it] [later|in the meeting|this afternoon|soon]
{vy} [the page|the summary|my sheet|the overview] has [a gap|nothing|a blank] there
{cs} no rush
[I'm not sure who else to ask|I hope I'm asking the right person|perhaps you remember|I thought you might know]
{cs} [no hurry|any time today|when you get to it]
{fy} it would [help me complete|let me complete|allow me to close] [the documentation|my notes|the overview|the report]
{f} [a short answer|a line|a brief reply] [is enough|would do|would help me]
{csy} my notes [have an old answer|contradict each other|say nothing]
{sy} [it decides what I do next|I'm stuck without it|the next step depends on it]
{jy} I want the [docs|config|ticket|readme] to [match what's there|say what we do]
{i} only if you have it [at hand|there], of course
{i} no pressure, it can wait
{i} sorry to [bother you|add to your list]
{u} whenever it suits you
{w} thanks [in advance|already|for looking]
{w} no hurry, [whenever you get to it|when it suits you]
{fy} I [looked in|searched|went through] the [shared folder|archive|minutes] [without success|and found nothing]
{d} [I need it today|today, if you can|before lunch would be good]
`

// Hand-overs, reviews and appointments. $req turns a wish into a request.
var coordinateLines = `
$req([have a look at|look over|cast an eye over|read] $t [before I carry on|when you get a quiet moment|before I show it around|before the others see it|between meetings|while it can still be changed|before it goes out|one of these days|as if you'd never seen it])
{v} I'd like [another pair of eyes|an honest opinion|a fresh view] on $t. $req([go through it|run through it|look it over] with me)
$req(sit down with me over $t [later today|after lunch|at some point today])
{csg} need somebody to read over $t. volunteers?
{s} I'd like to hand [part of $t|a piece of $t] over to you. $req([let me know what you need|tell me what's missing|say when it suits you])
{f} I'd appreciate a review of $t. $req(tell me when it suits you)
{sg} who's around later to talk through $t?
{cg} anyone up for a quick look at $t?
{s} I'm preparing the hand-over of $t. $req(check that my notes [make sense|can be read by others|leave nothing out])
{v} before I go any further with $t, I want to be sure we mean the same thing. $req(go over the notes with me)
{w} I could use your help with $t. $req([spare me some of your time today|think it through with me|join me for a bit])
{d} I need a reviewer for $t today. $req(take a look)
{f} $req(join me for a short review of $t)
{s} $req([put your comments on $t where all of us can see them|send me your comments on $t])
{j} can we sync on $t [at some point today|after lunch|later on]?
{c} got a minute for $t [later|today|after lunch]?
{cs} [I'm stuck in my own wording on|I've read too often over|I can't see the gaps any more in] $t. $req([read it with fresh eyes|tell me what's missing|skim it for nonsense])
{f} there are points in $t that touch your work. $req(let me know when we can discuss them)
{s} I have a few questions about $t that are [easier to settle by talking|too long to type]. $req([call me when you're free|come by my desk later])
{v} I've rearranged parts of $t and would like to know whether you still recognise it. $req(skim it)
{i} I keep going back and forth on a detail of $t. $req(tell me what you'd do)
{m} I'd like to walk through $t with you before others see it. $req(find us a time today)
{s} [parts of|some of my notes on] $t [touch your area|are more your field than mine]. $req([have a look|tell me if I've got it right])
{cs} $req(play devil's advocate on $t for me)
{f} before $t goes any further, I'd value your opinion. $req(read it at your convenience)
`

// To the owner of a task, from somebody whose own work waits for it.
var coordinateOwnerLines = `
{cs} $t matters to [us|me|my part] too. $req([keep me posted|tell me early if it changes|think of me when there's news])
{s} I'd like to talk $t through with you. $req([find us a time|tell me when it suits you|call me when you're free])
{s} I'm [planning around|counting on|building on] $t. $req([say so|warn me|tell me] if [it slips|something comes up|the plan changes])
{f} I'd appreciate [a word on|news of|to hear about] $t in good time. $req([keep me informed|let me know when we can discuss it])
{f} $t [concerns|affects] my own work. $req([let me know|inform me] of [any change|changes|whatever changes])
{c} got a minute for $t [later|today|after lunch]?
{c} $req(ping me) when there's [news|something new|something to see] on $t
{j} can we sync on $t [at some point today|after lunch|later on]?
{w} good to have you on $t. $req([keep us posted|keep us in mind|give me a sign now and then])
{d} my part [needs|waits for|hangs on] $t. $req([keep me posted|tell me if it slips])
{i} perhaps we could talk about $t, as my part [touches|needs|leans on] it. $req([tell me when it suits you|say when you have a moment])
{p} what does $t mean for [us|my part]? $req([walk me through it|tell me when you have a moment])
{v} I've been [making plans around|building on] $t and [don't want to guess|would rather know]. $req([show me where we are|tell me what you know so far])
{m} I'd like to know [where $t stands|how $t is going]. $req(keep me in the picture)
`

var coordinateOpenLines = `
{g} is anybody free for a short talk later today?
$req(look at my notes when there's time)
{cgB} who's around this afternoon?
{g} I'd like a quiet moment with the group today. $req(tell me what suits you)
{f} $req(let me have your open points before the end of today)
{s} I'm collecting topics for our meeting, what's on your list?
{wg} I'd love to hear how all of you are getting on
{m} let's talk through the open points later today
`

var coordinateAfterLines = `
{cs} it shouldn't take [long|all afternoon|much of your time]
{s} the notes are in [the usual place|the shared folder|my draft folder]
{v} I've marked [the parts I'm not sure about|the shaky passages|where I got stuck], so [you can skip the rest|it's quick to read|begin there]
{w} you'd be doing me a [big|real|great] favour
{d} the sooner the better
{i} no pressure at all, though
{f} I can adapt to your calendar
{h} [coffee's on me|I can offer biscuits|there'll be cake|I bring the biscuits]
{c} coffee's on me
{v} I've [read|stared at|rewritten] it [too often|for too long], I no longer see [what's there|the gaps|if it reads well]
{P} or is there [somebody else|another person] I should ask?
`
