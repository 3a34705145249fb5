package author

// How decisions come about: asking for one, and weighing. $why is a clause of
// the plan.

// What those say who ask for a decision: @waits of the matter that is open, @now
// how soon, @us why it can't wait.
const partsRequest = `
waits: is still open | is still undecided | is the last open point on my list | keeps coming up | is holding a gap in my plan | comes up in every conversation | is a blank in all the drafts | is where we stop each time | is all I'm missing
now: today | soon | when you can | when you have a minute | before long | as soon as you've read this | before the next meeting | while everybody is here
settle: settle it | decide on it | make the call | choose | give us your word on it | say which way | put something down | pick something we can use
us: I keep running into it | the others ask me daily | we're all guessing | my part stops there | every draft has a blank there | I'd rather not assume | nobody else can say | each of us works from another idea | it has been open for long enough | people plan around it
`

// Asking the decider. What is open is named, never a value.
var requestLines = filled(`
$req([settle|decide on|sort out|fix] the $a for $t) [@now|, @us]
the $a for $t @waits. $req(@settle @now)
{cs} $tb: the $a @waits, your call
{c} can we get a [call|word|decision] on the $a for $t? @us
{c} what's it going to be, the $a for $t? @us
{c} [hey, |ok, |so, |right, |] $a for $t? @us, so [your call|over to you|you say|just pick]
{cs} still no $a for $t, and @us. $req(@settle)
{s} we [keep circling around|never get past|come back to|trip over] the $a for $t. $req(@settle @now)
{s} [which way|how|with what] do we go on the $a for $t? @us, and [it's yours to say|you have the last word|that's for you to decide]
{s} [we've come as far as we can|I've done what I can|there's little left to do] without the $a for $t. $req(@settle @now)
{f} may I ask you [for a decision on|to decide on|to settle] the $a for $t? [I've nothing to go by until then|my planning depends on it|I should like to proceed|without it I would have to assume]
{f} I'd be [grateful|glad|obliged] for [your decision|a word from you|your view] on the $a for $t, [as it|since it|which] @waits
{f} the $a for $t @waits. [may I have|could I ask for|I'd need] your decision [at your convenience|in the near future|as soon as you see fit]
{f} we'd need [your ruling|your decision|a word from you] on the $a for $t before we can [proceed|finish our part|plan any further|answer those who ask]
{i} I don't want to [rush you|push|be a nuisance], but could the $a for $t be settled [soon|before long|when you find a moment]? @us
{d} I need the $a for $t. @us. $req(@settle)
{v} I've [gone through|put together|sorted] everything we have on $t, and [the gap that's left|what's missing|the blank] is the $a. $req(@settle @now)
{v} [opinions on|ideas about|views on] the $a for $t I've heard [plenty|enough|from all sides], and [the last word is yours|nobody but you can choose|somebody has to choose]. $req(@settle @now)
{v} I've [talked to|asked|been round] the people who work on $t, and [what they need|what they lack|all they want] is the $a. $req(@settle @now)
{m} I want the $a for $t [off the list|out of the way|settled], since @us. $req(@settle)
{u} [there's a decision for you|this needs your word|I can't go past you here]: the $a for $t @waits
{j} the $a on $t [is still unspecified|has no entry yet|is a TBD in the spec]. $req([pin it down|fill it in|specify it] @now)
{w} you know $t better than [any of us|I do|the rest], so the $a is [for you to choose|yours|up to you]. what do you say?
{p} what would you need [from us|from me|to see] to [decide on|settle|choose] the $a for $t? @us
{p} can we [decide on|settle|choose] the $a for $t, or is something still [missing|unclear|to be checked] for that?
{h} the $a for $t has been "nearly settled" [for ages|since I started here|longer than I care to say]. $req(@settle)
$t needs a decision. $req(@settle @now)
{f} may I ask you for a [decision|word|ruling] on $t? [I've nothing to go by until then|my planning depends on it|I should like to proceed]
{cs} $tb: we need your call, @us
there's a decision to make. $req(@settle @now)
{f} may I ask you for a decision? [my planning depends on it|I should like to proceed]
{cs} we need your call on this, @us
`, partsRequest)

// The whole of it in a sentence or two.
var requestWholeLines = filled(`
$why, so we need the $a for $t [settled|decided|fixed]. $req(@settle @now)
$why, so could we [settle|decide on|fix] the $a for $t @now?
{c} can you decide on the $a for $t? $why, and [we're stuck|we're guessing|I'm guessing|that's no good]
{s} since $why, I'd like the $a for $t settled. [what do you say|which way do we go|what's it to be|may I have your word]?
{f} as $why, I must ask you for a [decision|ruling|word] on the $a for $t
{f} since $why, the $a for $t should be settled. may I have your decision [at your convenience|soon|when you see fit]?
{v} it turns out that $why, which makes the $a for $t urgent. $req(@settle @now)
{d} $why. we need the $a for $t. $req(@settle)
{i} because $why, I was hoping that you could find a moment for the $a on $t
{w} $n, because $why, [we're all looking|people look|I'm looking] at you for the $a on $t
{m} $why, and I don't want to [explain|defend|report] an open $a for $t. $req(@settle @now)
{s} with the $a for $t open, every plan is a guess, and $why. can you [settle it|decide on it|choose] @now?
`, partsRequest)

// Why now.
var requestWhyLines = `
. [the reason I'm asking:|I'm asking because|why now?|I ask because] $why
{s}. [it can't wait much longer, since|what makes it urgent is that|it got urgent because] $why
{f}. [the matter is pressing, as|my reason for asking now is that|I raise it because] $why
{c}. [it's just that|cause|thing is,] $why
{cs}. [it matters because|background:|what changed:] $why
{v}. [it isn't only me being impatient:|I tried to work around the gap, but|as long as it's open we're guessing, and] $why
{d}. [it has to be settled because|why:|reason:] $why
{i}. [I wouldn't press, only that|I'd gladly wait, but|I only ask because] $why
{m}. [I'd rather not leave it open, because|I can't leave it, since] $why
{h}. I'd gladly wait, but $why
{j}. context: $why
{w}. [I know how full your plate is, it's just that|you'll have enough to do, but] $why
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

// How a possible value is brought up, each time as a possibility:
// front, @tell behind.
const partsOption = `
thought: as another option, | just as an option, | as a possibility, | thinking aloud, | nothing decided, but | before anybody decides, | if it's still open, | so that we have more to choose from, | to widen the field,
`

// A possible value. Each of them reads as a possibility, never as what holds.
var optionLines = filled(`
we could [also |perhaps |instead |] go for $v as the $a for $t
[an alternative|another option|a possibility|a candidate] for the $a on $t [would be|might be|could be] $v
{c} [hm, |or, |so, |well, |] what about $v as the $a for $t?
{c} [maybe|perhaps|what about|just an idea:] $v as the $a for $t? [would that work|any good|too odd|silly]?
{cs} $tb: $v could [work|do|be fine] as the $a
{cs} [an option|an idea|another option|a possibility] for the $a on $t, [perhaps|maybe|if it's still open]: $v
{s} we might [also |just as well |even |] [consider|look at|think about|compare] $v as the $a for $t
{s} [has anybody|have you|did somebody] considered $v for the $a on $t?
{s} I [could|can] imagine $v as the $a for $t[|, at least to begin with|, though I haven't tested it|, if it's still open]
{s} [nothing decided, but|just as an option,|thinking aloud,|if it's still open,] $v could be the $a for $t
{f} a possibility for the $a on $t [would be|might be] $v[|, if I may suggest it|, should it still be open|, which I only put forward for comparison]
{f} $v [might be|could be] [considered|examined|compared|taken into view] as the $a for $t
{f} [as an alternative|as a possibility|for comparison], the $a for $t could be $v
{f} I'd like to [mention|propose|put forward|add] $v as a possible $a for $t
{f} we could also [examine|consider|weigh] $v as the $a for $t
{i} would $v be [worth a thought|worth a look|an idea|thinkable] as the $a for $t?
{i} perhaps we could [think about|look at|talk about] $v for the $a on $t
{d} [look at|consider|compare] $v as well: it could be the $a for $t
{v} before [anybody decides|it's settled|we choose], I'd [put $v on the table|bring up $v|mention $v] as an option for the $a on $t
{v} I've been [turning it over|thinking about it|comparing], and $v could be [an option|a way out|a possibility] for the $a on $t
{v} nothing is [decided|settled|final] yet, so let me add $v to the options for the $a on $t
{w} [just thinking aloud|only an idea|tell me if it's silly]: the $a for $t could be $v
{h} [wild idea|don't laugh|shot in the dark], perhaps: $v as the $a for $t
{p} could we [live with|work with|get along with] $v as the $a for $t?
{p} what would [speak against|be wrong with|we lose by|be the catch with] $v as the $a for $t?
{j} a [candidate|possible setting|possible default] for the $a on $t: $v
{m} I'd want to see $v [among|on the list of|with] the options for the $a on $t
if we [need another way out|want something else|get stuck], $v could be the $a for $t
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
{p}. or what do you make of it that $why?
{v}. [I've turned it over, and what convinces me is that|I didn't think of it at first, but|what brought me there:] $why
{w}. [it might be kinder to everybody, since|it might spare us trouble, as] $why
{m}. [I mention it because|it should be on the list because] $why
{h}. no, I'm not paid by anybody to say that: $why
`
