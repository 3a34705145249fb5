package author

// How decisions come about: asking for one, and weighing. $why is a clause of
// the plan.

// What those say who ask for a decision: @waits of the matter that is open, @now
// how soon, @us why it can't wait.
const partsRequest = `
a: the $a for $t | the $a on $t
waits: hasn't been settled | is anybody's guess | is what I'm waiting for | is still a question mark | stands open | is still open | is still undecided | is the last open point | keeps coming up | is holding a gap in my plan | comes up in every conversation | is a blank in all the drafts | is where we stop each time | is all I'm missing
now: today | soon | when you can | when you have a minute | before long | as soon as you've read this | before the next meeting | while everybody is here
settle: have a look and decide | tell us what it's to be | give it a value | say what you'd take | let us have your choice | settle it | decide on it | make the call | choose | give us your word on it | say which way | put something down | pick something we can use
us: it comes up at every corner | I've written it in pencil | I hate to guess | I can't answer people | it's in the way of the rest | the drafts differ | I keep running into it | the others ask me daily | we're all guessing | my part stops there | every draft has a blank there | I'd rather not assume | nobody else can say | each of us works from another idea | it has been open for long enough | people plan around it
`

// Asking the decider. What is open is named, never a value.
var requestLines = filled(`
@us. $req([settle|decide on|sort out|fix] @a[| @now])
@a @waits. $req(@settle @now)
{cs} $tb: the $a @waits, your call
{c} [can we get|could I have|any chance of|I'd need] a [call|word|decision] on @a? @us
{c} [what's it going to be|so what's it to be|which way now|what's the word], @a? @us
{c} [hey, |ok, |so, |right, |] $a for $t? @us, so [your call|over to you|you say|just pick]
{cs} still no $a for $t, and @us. $req(@settle)
{s} we [keep circling around|never get past|come back to|trip over] @a. $req(@settle @now)
{s} [what shall we use|what do we take|what would you take|what's it to be] as @a? @us, and [it's yours to say|you have the last word|that's for you to decide|I can't choose it]
{s} [we've come as far as we can|I've done what I can|there's little left to do] without @a. $req(@settle @now)
{f} may I ask you [for a decision on|to decide on|to settle] @a? [I've nothing to go by until then|my planning depends on it|I should like to proceed|without it I would have to assume|the drafts differ on it|I'm asked about it often]
{f} I'd be [grateful|glad|obliged] for [your decision|a word from you|your view] on @a, [as it|since it|which] @waits
{f} @a @waits. [may I have|could I ask for|I'd need] your decision [at your convenience|in the near future|as soon as you see fit]
{f} we'd need [your ruling|your decision|a word from you] on @a before we can [proceed|finish our part|plan any further|answer those who ask]
{i} [I don't want to rush you|I hate to push|no hurry|sorry to be a nuisance], but [could you settle|might you decide on|could you look at|would you mind choosing] @a @now? @us
{d} I need @a. @us. $req(@settle)
{v} I've [gone through|put together|sorted] everything we have on $t, and [the gap that's left|what's missing|the blank] is the $a. $req(@settle @now)
{v} [opinions on|ideas about|views on] @a I've heard [plenty|enough|from all sides], and [the last word is yours|nobody but you can choose|somebody has to choose]. $req(@settle @now)
{v} I've [talked to|asked|been round] the people who work on $t, and [what they need|what they lack|all they want] is the $a. $req(@settle @now)
{m} I want @a [off the list|out of the way|settled], since @us. $req(@settle)
{u} [there's a decision for you|this needs your word|I can't go past you here|if you'd look at this]: @a @waits, and @us
{j} @a [is still unspecified|has no entry yet|is a TBD in the spec]. $req([pin it down|fill it in|specify it] @now)
{w} you know $t better than [any of us|I do|the rest], so the $a is [for you to choose|yours|up to you]. what do you say?
{p} what would you need [from us|from me|to see] to [decide on|settle|choose] @a? @us
{p} [can we|could we|are we ready to] [decide on|settle|choose] @a @now, or [is something missing|is something unclear|are you waiting for somebody|do you need more from me]?
{h} @a has been [nearly settled|on its way|about to be chosen] [for ages|since I started here|longer than I care to say]. $req(@settle @now)
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
{w} $n, because $why, [we're all looking|people look|I'm looking] at you for the $a on $t
{m} $why, and I [don't want to explain|can't defend|won't report] an open $a for $t. $req(@settle @now)
{s} with @a open, [every plan is a guess|we plan in the dark|all drafts differ], and $why. can you [settle it|decide on it|choose] @now?
`, partsRequest)

// Why now.
var requestWhyLines = `
. [the reason I'm asking:|I'm asking because|why now?|I ask because] $why
{s}. [it can't wait much longer, since|what makes it urgent is that|it got urgent because] $why
{f}. [the matter is pressing, as|my reason for asking now is that|I raise it because] $why
{c}. [it's just that|cause|thing is,] $why
{cs}. [it matters because|background:|what changed:] $why
{v}. [it isn't only me being impatient:|I tried without it, but|we're guessing meanwhile, and] $why
{d}. [it has to be settled because|why:|reason:] $why
{i}. [I wouldn't press, only that|I'd gladly wait, but|I only ask because] $why
{m}. [I'd rather not leave it open, because|I can't leave it, since] $why
{h}. I'd gladly wait, but $why
{j}. context: $why
{w}. [I know you're busy, only|you'll have enough to do, but] $why
{s}. you'll see why: $why
`

var requestAfter = `
{cs} I can't [go on with my part|finish mine|plan any further] [before that's settled|without it|till I know]
{s} [other things|a few plans|several of us] hang on it
{v} I've [prepared|written down|set up] what I can without it, and [the rest would be guesswork|from here I'd be guessing|there I stop]
{f} my own [preparations|plans|drafts] [depend on it|wait for it|can't go further without it]
{d} [today, if you can|I need it soon|rather now than later]
{i} no drama if it takes [a little longer|its time|longer than I'd like]
{u} whenever it suits you, of course
{c} been [tiptoeing around|working around|avoiding] it for a while
{w} happy to [talk it through with you|sit down with you|go through it together] if that helps
{f} I'm at your disposal [should you need more information|for questions|for whatever you need to know]
{cs} any answer [is better than none|will do|helps]
{m} I'd like to [report something definite upstairs|have it in the next report|close that point]
{h} a coin would do, but I'd rather have you
{v} I don't mind [which way it goes|what it is|how it comes out], as long as [I know|it's clear|we all have the same]
{j} the template has a blank there [and I'd like to fill it|that won't validate|I can't leave empty]
{s} I'll [adapt to|work with|take] whatever you choose
{f} I've [collected|set out|kept] the arguments in my notes, should you wish to [read|see|use] them
`

var requestOpen = `
{cs} $n, [your call|this is for you|you decide]:
{s} $n, this needs you:
{f} $n, I have a request:
{i} sorry to [push|bother you|be back with this], $n.
{c} hey $n, [we need you|got a second|help us out].
{s} a [decision|question|choice] for $n:
{v} I've been [putting this off|meaning to ask|carrying this around], $n.
{m} $n, let's get this [off the table|done|settled].
{w} $n, I know [it's busy|your day is full|you've enough to do], but:
{u} $n, when you have a moment:
{f} dear $n, a matter for you to decide:
{d} $n, decision needed.
{j} $n, [blocker for the spec|open point in the spec|item for the backlog]:
{h} $n, put on your judge's wig.
`

// How a possible value is brought up, each time as a possibility: @lead in front,
// @could as the verb, @end behind.
const partsOption = `
lead: as another option, | just as an option, | as a possibility, | thinking aloud, | nothing decided, but | before anybody decides, | if it's still open, | to have more to choose from, | to widen the field, | an idea from my side: | looking around, | while we're weighing it, | for comparison, | maybe I'm alone with this, but |
could: we could go for | we might take | I could imagine | we could also try | we might consider | I'd consider | we could look at | we might think about | it might be worth trying | we could live with
end: , if it's still open | , for comparison | , at least to begin with | , unless that's been ruled out | , though I haven't tested it | , just to widen the choice | , if the others agree | , in case we need another way out | , for want of a better idea | , but I'm not set on it | , if nobody minds | , to have looked at it | |
`

// A possible value. Each of them reads as a possibility, never as what holds.
var optionLines = filled(`
@lead @could $v as the $a for $t@end
@could $v as the $a [for|on] $t@end
[an alternative|another option|a possibility|a candidate] for the $a on $t [would be|might be|could be] $v@end
{c} [hm, |or, |so, |well, |ok, |hey, |] what about $v as the $a for $t? [any good|too odd|would that fly|silly]?
{c} [maybe|perhaps|just an idea:|could be:] $v as the $a [for|on] $t@end
{cs} $tb: $v could [work|do|be fine|fit] as the $a@end
{cs} @lead [maybe|perhaps|what about] $v as the $a for $t@end
{cs} [an option|an idea|another option|a possibility] for the $a on $t@end: $v
{s} @lead $v [could be|might be|could serve as|might do as|could work as] the $a for $t@end
{s} [has anybody|have you|did somebody|has anyone here] [considered|thought about|looked into] the option of $v [for|as] the $a on $t?
{f} @lead $v [could be|might be|might serve as|could be considered as] the $a for $t@end
{f} @lead I'd [mention|propose|put forward|add] $v as a possible $a for $t@end
{f} [might we|could we|would you|should we not] [consider|examine|weigh|look at] $v as a possible $a for $t@end?
{i} would $v be [worth a thought|worth a look|an idea|thinkable|acceptable] as the $a for $t@end?
{i} perhaps @could $v as the $a on $t@end
{d} [look at|consider|compare|add] $v [as well|too|on the list]: it could be the $a for $t
{v} [I've been turning it over|I compared a few things|I asked around a little|I looked at it from the other end], and [perhaps @could|@could] $v as the $a for $t@end
{v} @lead I'd [put $v on the table|bring up $v|mention $v|add $v] as an option for the $a on $t@end
{w} [just thinking aloud|only an idea|tell me if it's silly|don't hold me to it]: @could $v as the $a for $t@end
{h} [wild idea|don't laugh|shot in the dark|from the department of odd ideas], perhaps: $v as the $a for $t@end
{p} could we [live with|work with|get along with|manage with] $v as the $a for $t@end?
{p} [what would speak against|what would be wrong with|what could go wrong with|who would mind] $v as the $a for $t@end?
{j} a [candidate|possible setting|possible default|possible entry] for the $a on $t: $v@end
{m} @lead I'd want to see $v [among|on the list of] the options for the $a on $t
`, partsOption)

var optionTails = `
, because $why
, since $why
{cs}, [seeing that|as] $why
{f}, [given that|in view of the fact that|considering that] $why
. [my argument:|what speaks for it is that|I think of it because|my reason:] $why
{c}. [why?|cause|thing is,|simple:] $why
{s}. [in its favour:|what made me think of it:|it would fit, since|I say that because] $why
{f}. [the argument in its favour is that|I suggest it because|it would be apt, since] $why
{d}. [reason:|why:|because] $why
{i}. [I only bring it up because|it's just that|it came to me because] $why
{j}. [rationale:|background:|context:] $why
{p}. [does it count|isn't it worth something|shouldn't we bear in mind|or does it not matter] that $why?
{p}. [or what do you make of it that|what do you say to this:|and doesn't it help that] $why?
{v}. [what convinces me is that|it came to me late, but|what brought me there:] $why
{w}. [it might be kinder to everybody, since|it might spare us trouble, as] $why
{m}. [I mention it because|it should be on the list because] $why
{h}. [nobody pays me to say it:|not my horse, but|I swear I'm neutral:] $why
`
