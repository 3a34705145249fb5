package author

// How decisions come about: asking for one, and weighing. $why is a clause of
// the plan.

// What those say who ask for a decision: @waits of the matter that is open, @now
// how soon, @us why it can't wait.
const partsRequest = `
a: the $a for $t | the $a on $t
waits: hasn't been settled | is what I'm waiting for | is still open | is still undecided | is the last open point | keeps coming up | is missing from my plan | is a blank in all the drafts | is all I'm missing
now: today | soon | when you can | when you have a minute | before long | as soon as you've read this | before the next meeting | while everybody is here
settle: have a look and decide | tell us what it's to be | say what you'd take | let us have your choice | settle it | decide on it | make the call | choose | say which way we go
us: I'd rather not guess | I can't answer people | it's in the way of the rest | the drafts differ | I keep running into it | the others ask me daily | we're all guessing | my part stops there | every draft has a blank there | nobody else can say | each of us works from another idea | people plan around it | my plan hangs on it | the estimate depends on it
`

// Asking the decider. What is open is named, never a value.
var requestLines = filled(`
[we still need|I still need|we're still missing] @a, and @us. $req(@settle @now)
@a @waits. $req(@settle @now)
{cs} $tb: the $a @waits, your call
{c} [can we get|could I have|any chance of|how about] a [call|word|decision] on @a? @us
{c} [what's it going to be|so what's it to be|which way now|what's the word], @a? @us
{c} [hey, |ok, |so, |right, |] $a for $t? @us, so [your call|over to you|you say|just pick]
{cs} we [have no|still have no|go on without an agreed] $a for $t, and @us. $req(@settle)
{s} we [keep coming back to|can't go on without|still don't have] @a. $req(@settle @now)
{s} [what shall we put down|what do we put down|what would you put down] as @a? [it's yours to say|that's for you to decide|you know best]
{s} [we've come as far as we can|I've done what I can|there's little left to do] without @a. $req(@settle @now)
{f} may I ask you [for a decision on|to decide on|to settle] @a? [I've nothing to go by until then|my planning depends on it|I should like to proceed|without it I would have to assume|the drafts differ on it|I'm asked about it often]
{f} I'd be [grateful|glad|obliged] for [your decision|a word from you|your view] on @a, [as it|since it|which] @waits
{f} @a @waits. [may I have|could I ask for|I'd need] your decision [at your convenience|in the near future|as soon as you see fit]
{f} we'd need [your ruling|your decision|a word from you] on @a before we can [proceed|finish our part|plan any further|answer those who ask]
{i} [if it isn't too soon|if it suits you|if you've seen enough], [could you settle|might you decide on|would you mind choosing] @a @now?
{d} I need @a. @us. $req(@settle)
{v} I've [gone through|put together|sorted] everything we have on $t, and [the gap that's left|what's missing|the blank] is the $a. $req(@settle @now)
{v} I've [asked around about|gone back and forth on|thought about] @a, and [the last word is yours|nobody but you can choose|somebody has to choose]. $req(@settle @now)
{v} I've [talked to|asked|checked with] everyone on $t, and [what they need|what they lack|all they want] is the $a. $req(@settle @now)
{m} I want @a [off the list|out of the way|settled], since @us. $req(@settle)
{u} [there's a decision for you|this needs your word|this has to come from you|if you'd look at this]: @a @waits, and @us
{j} @a [is still unspecified|has no entry yet|is a TBD in the spec]. $req([pin it down|fill it in|specify it] @now)
{w} you know $t better than [any of us|I do|the rest], so the $a is [for you to choose|yours|up to you]. what do you say?
{p} what [do you still need|do you need from us|else do you have to know] to [decide on|settle|choose] @a? @us
{p} [can we|could we] [decide on|settle|choose] @a @now, or [is something missing|are you waiting for somebody|do you need more from me]?
$t needs a decision. $req(@settle @now)
{f} may I ask you for a [decision|word|ruling] on $t? [I've nothing to go by until then|my planning depends on it|I should like to proceed]
{cs} $tb: we need your call, @us
there's a decision to make. $req(@settle @now)
{f} may I ask you for a decision? [my planning depends on it|I should like to proceed]
{cs} we need your call on this, @us
`, partsRequest)

// The whole of it in a sentence or two.
var requestWholeLines = filled(`
$why, so [we need|I'd like|it's time we had] @a [settled|decided|fixed]. $req(@settle @now)
$why, so [could we|can we|may we] [settle|decide on|fix] @a @now?
{c} [can you decide on|could you settle|any word on|what about] @a? $why, and [we're stuck|we're guessing|I'm guessing|that's no good]
{s} since $why, [I'd like|we should have|I need] @a [settled|decided|cleared up]. [what do you say|which way do we go|what's it to be|may I have your word]?
{f} as $why, [I must ask you for|I'd ask for|we need] a [decision|ruling|word] on @a
{f} since $why, @a [should be settled|has to be decided|needs your word]. [may I have|could I have|might I ask for] your decision [at your convenience|soon|when you see fit]?
{v} [it turns out that|I hear that|by now] $why, [which makes it urgent to have|so we can't do without|and that leaves us without] @a. $req(@settle @now)
{d} $why. [we need|I need|time for] @a. $req(@settle @now)
{i} because $why, [I was hoping that you'd find|could you find|might there be] [a moment|time|a minute] for @a
{w} $n, because $why, [we all hope|I hope] that you'll settle the $a on $t
{m} $why, and I [don't want to explain|can't defend|won't report] an open $a for $t. $req(@settle @now)
{s} with @a open, [every plan is a guess|we plan in the dark|all drafts differ], and $why. can you [settle it|decide on it|choose] @now?
`, partsRequest)

// Why now.
var requestWhyLines = `
. [the reason I'm asking:|I'm asking because|why now?|I ask because] $why
{so}. [it can't wait much longer, since|what makes it urgent is that|it got urgent because] $why
{f}. [the matter is pressing, as|my reason for asking now is that|I raise it because] $why
{c}. [it's just that|cause|thing is,] $why
{cs}. [it matters because|background:|what changed:] $why
{vo}. [it isn't only me being impatient:|I tried without it, but|we're guessing meanwhile, and] $why
{d}. [it has to be settled because|why:|reason:] $why
{i}. [I wouldn't press, only that|I'd gladly wait, but|I only ask because] $why
{mo}. [I'd rather not leave it open, because|I can't leave it, since] $why
{j}. context: $why
{w}. [I know you're busy, only|you'll have enough to do, but] $why
{s}. you'll see why: $why
`

var requestAfter = `
{cso} I can't [go on with my part|plan any further] [before that's settled|without it]
{vo} I've [prepared|written down|set up] what I can without it, and [the rest would be guesswork|from here I'd be guessing|there I stop]
{f} my own [preparations|plans|drafts] [depend on it|wait for it|can't go further without it]
{d} [today, if you can|I need it soon]
{i} no drama if it takes [a little longer|its time|longer than I'd like]
{u} whenever it suits you, of course
{w} happy to [talk it through with you|sit down with you|go through it together] if that helps
{f} I'm at your disposal [should you need more information|for questions|for whatever you need to know]
{cso} any answer [is better than none|will do|helps]
{m} I'd like to [report something definite upstairs|have it in the next report|close that point]
{v} I don't mind [which way it goes|what it is], as long as it's clear
{s} I'll [adapt to|work with|take] whatever you choose
{f} I've [collected|set out|kept] the arguments in my notes, should you wish to [read|see|use] them
`

var requestOpen = `
{cs} $n, [your call|this is for you|you decide]:
{s} $n, this needs you:
{f} $n, I have a request:
{i} sorry to [push|bother you|be back with this], $n.
{c} hey $n, [we need you|over to you|help us out].
{s} a [decision|question|choice] for $n:
{v} I've been [putting this off|meaning to ask|meaning to bring this up], $n.
{m} $n, let's get this [off the table|done|settled].
{w} $n, I know [it's busy|your day is full|you've enough to do], but:
{u} $n, when you have a moment:
{f} dear $n, a matter for you to decide:
{d} $n, decision needed.
{jo} $n, open point in the spec:
`

// How a possible value is brought up, each time as a possibility: @lead in front,
// @could as the verb, @end behind.
const partsOption = `
lead: as another option, | as a possibility, | thinking aloud, | before anybody decides, | if it's still open, | an idea from my side: | for comparison, | |
front: as another option, | as a possibility, | thinking aloud, | before anybody decides, | for comparison, | an idea from my side:
could: we could go for | we might take | I could imagine | we could also try | we might consider | I'd consider | we could look at | we might think about | it might be worth trying | we could live with
end: , if it's still open | , at least to begin with | , unless that's been ruled out | , though I haven't tested it | , if the others agree | , but I'm not set on it | | | |
`

// A possible value. Each of them reads as a possibility, never as what holds.
var optionLines = filled(`
@lead @could $v as the $a for $t@end
@could $v as the $a [for|on] $t@end
[an alternative|another option|a possibility|a candidate] for the $a on $t [would be|might be|could be] $v@end
{c} [hm, |or, |so, |] what about $v as the $a for $t?
{c} [just an idea|could be]: $v as the $a [for|on] $t@end
{cs} $tb: $v could [work|do|be fine|fit] as the $a@end
{cs} [what about|and what about|or what about] $v as the $a [for|on] $t?
{cs} [maybe|perhaps] $v as the $a [for|on] $t@end
{cs} [an option|an idea|another option|a possibility] for the $a on $t@end: $v
{s} @front $v [could be|might be|could serve as|might do as|could work as] the $a for $t@end
{s} [has anybody|have you|have we|has anyone here] [considered|thought about|looked into] the option of $v [for|as] the $a on $t?
{f} @front $v [could be|might be|might serve as|could be considered as] the $a for $t@end
{f} @lead I'd [mention|propose|put forward|add] $v as a possible $a for $t@end
{f} [might we|could we|would you|should we not] [consider|examine|weigh|look at] $v as a possible $a for $t@end?
{i} would $v be [worth a thought|worth a look|an idea|thinkable|acceptable] as the $a for $t@end?
{i} perhaps we could [take|try|go for] $v as the $a on $t@end
{d} [look at|consider|compare|add] $v [as well|too|on the list]: it could be the $a for $t
{v} [I've been thinking about it|I compared a few things|I asked around a little], and @could $v as the $a for $t@end
{v} @lead I'd [suggest $v|bring up $v|mention $v|add $v] as an option for the $a on $t@end
{w} [just thinking aloud|only an idea|just a thought|if it helps]: @could $v as the $a for $t@end
{p} could we [live with|work with|manage with] $v as the $a for $t?
{p} [what would speak against|what would be wrong with|what could go wrong with] $v as the $a for $t?
{j} a [candidate|possible entry|possible answer] for the $a on $t: $v@end
{m} @lead I'd want to see $v [among|on the list of] the options for the $a on $t
`, partsOption)

var optionTails = `
, because $why
, since $why
{cs}, [seeing that|as] $why
{s}, [seeing that|now that|as] $why
{f}, [given that|in view of the fact that|considering that] $why
. [my argument:|I think of it because|my reason:|I say so because] $why
{c}. [why?|cause|thing is,|my reason:] $why
{s}. [I bring it up because|what made me think of it:|I thought of it since] $why
{f}. [my argument is that|I suggest it because|I mention it since] $why
{d}. [reason:|the reason:|my reason:] $why
{i}. [I only bring it up because|I only mention it because|it came to me because] $why
{j}. [rationale:|background:|context:] $why
{p}. [I'm asking because|I wondered because] $why
{v}. [I thought of it because|what brought me there:|as I understand it,] $why
{w}. [I'm only thinking of it because|I thought it might help, since] $why
{m}. [I mention it because|it should be on the list because] $why
`
