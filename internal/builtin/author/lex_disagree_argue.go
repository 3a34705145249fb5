package author

// The reason of an objection, behind it: as a sentence in the manner of its kind.

const argueFeasibility = `
[I say that because|I ask because|the way things are,|the snag is that] $why
{c} [thing is,|problem is,|trouble is,|fact is,] $why[|, so how|, and then what|, you know]
{cs} [I mean,|look,|mind you,|as it is,] $why
{s} [as things are,|what we can't get around is that|what makes it hard is that|where it gets tight:] $why
{f} [we have to reckon with the fact that|it will be difficult, as|I have to point out that|in practical terms,] $why
{v} [whichever way I turn it,|however I plan it,|I've looked for a way around, but] $why
{d} $why. [so it won't go|so no|and that's that]
{p} [how would we do it|how does it work|what then|who manages that], when $why?
{i} [I may be wrong, but|I only mention it because|it's just that] $why
{m} [what I have to plan with:|the hours aren't elastic:|as I see it from above,] $why
{j} [constraint:|the limiting factor:|as a boundary condition,] $why
`

const argueAssumptions = `
[we're forgetting that|it leaves out that|it only holds if we ignore that|what I know is that] $why
{c} [fact is,|only,|far as I know,|last I heard,] $why
{cs} [look:|what I heard:|but then,|what I do know:] $why
{s} [the other side of it:|what doesn't go with it is that|what I know for certain is that|against that stands that] $why
{f} [it disregards that|it should be taken into account that|to my knowledge,|one has to consider that] $why
{v} [I asked around, and|from what I hear,|people who know tell me that|I looked for the source:|what I come back to is that] $why
{d} [in truth,|no:|wrong, because] $why
{p} [or how does it fit that|and what about this:|how does that go with this:] $why?
{i} [as far as I've understood,|if I've got it right,|from what I hear,] $why
{m} [what I was told is that|what reaches me is that|those who do it say that] $why
{j} [the data says that|known input:|from the source:] $why
`

const argueAlternative = `
[I say that because|my argument:|my reason:|I'd do that because] $why
{c} [simple reason:|cause|why?|easy:] $why
{cs} [why? because|the way I see it,|what decides it for me:] $why
{s} [what speaks for it is that|the way I see it,|what tips it for me is that|I come to that because] $why
{f} [my reason is that|in support of that I'd mention that|I think so because|what speaks for it is that] $why
{v} [no whim of mine:|I have turned it over:|I wanted to be sure, but|what convinced me is that] $why
{d} [because:|reason:|why:] $why
{p} [would another way not be better|why not another way|is there nothing better|why this way], when $why?
{i} [it seems easier, since|I only think so because|maybe it counts that] $why
{m} [what I could defend upstairs:|it counts for me that|I weigh in that] $why
{j} [design rationale:|technical reason:|trade-off:] $why
`

const argueRisk = `
[what hasn't come up so far:|what we're overlooking is that|what I have in mind is that|bear in mind that] $why
{c} [thing is,|you see,|just remember,|and you know,] $why
{cs} [and then there's this:|don't laugh, but|what I keep thinking:] $why
{s} [what we haven't talked about is that|look at it from the other end:|it gets risky because|what should make us careful is that] $why
{f} [it hasn't been considered that|I'd point out that|the concern arises because|it may have been overlooked that] $why
{v} [I kept it to myself, but|I've wondered for some time:|it's easy to pass over, but|I only saw it lately:] $why
{d} $why. [write that down|that has to be on record|and nobody says it]
{p} [who has thought of that:|have we considered that|did we think of this:] $why?
{i} [it might be a detail, but|maybe it's nothing, but|it may not matter, only] $why
{m} [what I'd be asked later:|I have to think of this, too:|it worries me that] $why
{j} [risk driver:|root of it:|failure mode:] $why
`

const argueScope = `
[I say that because|remember that|we took it on knowing that|what counts for me is that] $why
{c} [and hey,|besides,|plus,|remember,] $why
{cs} [mind you,|and anyway,|as far as I recall,] $why
{s} [let's not forget that|I'd leave the line there, since|the brief is what it is because|what we set out from is that] $why
{f} [I'd recall that|I base this on the fact that|it should be remembered that|I refer to the fact that] $why
{v} [I know that it sounds narrow, but|I don't mind the work, but|no lack of will, but|I went back to how it began:] $why
{d} [besides,|also,|and] $why
{p} [and who would take it on, when|and where do we stop, when] $why?
{i} [I may be petty here, but|it's just that|perhaps it matters that] $why
{m} [what I can argue upstairs is that|I have to remind everybody that|the brief goes back to this:] $why
{j} [context:|from the spec discussion:|for reference:] $why
`

const argueEvidence = `
[as far as I can see,|what I've seen is that|by what I have here,|all I find is that] $why
{c} [seen it myself:|swear,|no joke,|over here] $why
{cs} [just look:|going by what I have,|on my side it says that] $why
{s} [look again:|my notes say that|what I read there is that|the way I have it,] $why
{f} [it can be observed that|my records show that|according to my papers,|what I find recorded is that] $why
{v} [I checked it again before writing, and|others looked as well:|I went through it again, and|I wouldn't say it from memory:] $why
{d} [plain fact:|fact:|it says:] $why
{p} [how do you explain that|how does it fit that|and how come] $why?
{i} [I may have misread it, but|unless I'm mistaken,|if I read it correctly,] $why
{m} [those who look tell me that|what comes to me is that|I've had it from several sides that] $why
{j} [trace:|from the log:|the raw data says that] $why
`

// A reason behind a sentence, whatever the act.
const tailLines = `
, because $why
, since $why
{cs}, as $why
{f}, given that $why
{s}, seeing that $why
. [my reason:|I say so because|the reason:|why:] $why
{c}. [thing is,|you see,|I mean,] $why
{s}. [the point is that|the way I see it,|it comes from this:] $why
{f}. [my reason is that|this is because|I say so as] $why
{v}. [behind that is a plain fact:|it isn't just a feeling:|to say where that comes from:] $why
{d}. [reason:|why?|because:] $why
{j}. [background:|rationale:|context:] $why
`

// Behind an objection.
const disagreementAfter = `
{p} [what would you say to that|how do you see it|what am I missing|would you do it all the same]?
{P} [what's the plan if I'm right|and if I'm right, what then|who could settle that for us|what would change your mind]?
{f} I [ask for this to be considered|would like this weighed|wish to have that on record] [before we go on|in any case|whatever is decided]
{f} I'd like it [recorded|in the minutes|noted], [whatever we decide|whatever comes of it|even if I stand alone with it]
{u} it's for you to [decide|judge|weigh], of course
{i} but I'm [happy to be told otherwise|glad to be wrong|open to other views]
{c} [prove me wrong|convince me|tell me I'm wrong]
{w} no [offence meant|hard feelings], $p
{d} I'd [change it|drop it|think again|leave it]
{v} I don't want to [block anything|hold anybody up|be in the way], I [want us to have looked at it|just want it said|would rather ask now]
{m} let's [not rush it|talk before it's done|take a moment over it]
{h} [I'll bring biscuits to the argument|I'm fun at parties, I promise|no, I slept well, thanks]
{cs} can we [look at it again|talk it over|go through it together|leave it open till we have]?
{s} I'd [sleep better|feel better|be easier about it] if we [looked at it again|talked it through|wrote that down]
{j} I can [show you the details|send you the trace|walk you through the log]
{v} if there's [an answer to that|a good reason|something I don't know], [I'd honestly like to hear it|tell me and I'm quiet|I'll gladly take it all back]
{s} [an example|a counter-example|somebody's notes|a short trial] would convince me
{w} [show me|tell me] where I [go wrong|misread you|miss the point], $p[|, and I'll be glad of it|, I mean it]
{cs} [I'd rather ask now than later|better now than later|had to say it now]
{c} [just saying|there, I said it|sorry, had to say it|that's me done]
{d} I won't [agree to|sign|back] it [as it is|like that|without an answer]
{f} should I be [mistaken|misinformed|missing something], I'd be [glad to learn why|grateful for a word|happy to stand corrected]
{cs} [am I alone with that|anybody else|who sees it differently]?
{s} I [might be wrong|may well be wrong|don't claim to know better], [but I'd rather have said it|so tell me|so correct me]
{i} [just a worry|only a thought|that's only how it looks to me]
`

// Before an objection.
const disagreementOpen = `
{c} hm.
{c} [wait.|hang on.|hold on.|hmm, no.]
{cs} [not so fast.|not sure.|one moment.|careful.]
{cs} [I see it differently|I don't see it|I'm not there yet|not convinced], $p.
{s} [I'm not with you there|I can't follow you there|I'd disagree|there I'm not so sure], $p.
{s} [let me disagree.|let me push back a little.|I'm not happy with that.|I read that differently.]
{f} [I have to object.|I'm not able to agree.|I must raise an objection.|I see a difficulty.]
{f} [with respect|with all respect|forgive me], $p, I [see it differently|can't agree|have to disagree].
{f} [I understand the argument|I've read the argument|I see the reasoning], but I can't [share it|follow it|agree].
{i} [I don't like to contradict|I'm reluctant to say it|I hate to be difficult], but:
{i} [forgive me if I'm being difficult.|don't take it badly.|maybe it's just me.]
{d} [no.|disagree.|I'm against.|not like that.]
{d} [I disagree|I'm against it|not with me], $p.
{v} I've [read it more than once|thought about it since|gone over it again], and [I still don't agree|I'm still not convinced|something bothers me].
{w} I [get why you want it|see where you're coming from|know you've thought about it], $p.
{h} [party pooper here.|me again, sorry.|nobody likes this part.]
{p} [let me question that.|can I ask something?|let me ask the annoying question.]
{m} [I'm not ready to sign that.|not from me, not yet.|I need more before I agree.]
{j} [objection on the substance:|technical objection:|from the engine room:]
`
