package author

// What a decision says of those who argued and of what made it change, and how
// an objection is settled.

// Those who argued, before a decision and behind it.
var heardOpen = `
{cs} thanks, $arg, that [helped|was useful|cleared it up].
{c} ok, [heard you|got it|point taken], $arg.
{s} I've read what $arg [wrote|said|brought up].
{s} thanks for [the arguments|arguing it out|speaking up], $arg.
{s} with what $arg said in mind:
{f} having considered what $arg [put forward|wrote|argued]:
{f} I thank $arg for the arguments.
{w} good points, $arg, thank you.
{d} I've heard $arg.
{m} I've [listened to|read|talked to] $arg and weighed it up.
{v} I went through what $arg wrote again before [making up my mind|deciding|answering].
{j} input from $arg is in.
{i} I hope that $arg can live with it:
`

var heardAfter = `
{w} thanks to $arg for [thinking along|pushing|looking so closely]
{s} thanks to $both for [arguing it out|the arguments|saying so plainly]
{w} I'm glad that $both [spoke up|said what you thought]
{f} my thanks to $both for your [arguments|candour|thoughts on it]
{f} my thanks to $arg for the [arguments|objections|careful reading]
{s} what $arg said is [noted|in the notes|not forgotten]
{v} I know that not [everybody is|all of you are] with me
{cs} and thanks, $arg, for [pushing on it|asking|not letting go]
{m} $arg made me think about it again
{d} $arg, your points are noted
{i} I hope that's all right with $arg
`

// The occasion of a decision, in front of it and behind it: what somebody said
// that made its writer look at the matter again. It is told as an occasion, not
// as a proof, and never as the reason of what has not been said yet.
const partsTrigger = `
about: $when about $what | about $what $when
abouts: $when [about|regarding] $what | about $what $when
again: I looked at it again after | I went over it again after | I thought again after | it came up after | I came back to it after | what made me look again is | what got me thinking is | I had another look after
`

var triggerOpen = filled(`
[after|given|going by] what $who $did @about,
[after|given|thinking of|because of] what $who $did @about,
{cs} [now that I've seen|having read] what $they $did @about,
{cs} [thinking again of|going back to|looking again at] what $who $did @about,
{s} [having thought about|taking up|coming back to] what $who $did @abouts,
{f} [in the light of|following|in view of|having considered|with regard to] what $who $did @abouts,
{f} having read what $they $did @about,
{f} [on account of|taking into account] what $who $did @about,
{c} [so,|ok,|right,|well,] after what $who $did @about,
{v} what $they $did @abouts [made me look again|got me thinking|stayed with me].
{v} I [looked again at|went back to|thought about] what $who $did @abouts, and [that changed my mind|that made the difference].
{v} I've [thought about|gone over|looked into|slept on] what $who $did @abouts.
{d} I've read what $they $did @about.
{m} I [can't ignore|have to act on|take seriously] what $they $did @abouts.
{j} in response to what $they $did @about,
{j} [following up on|as a follow-up to] what $who $did @about,
{w} [good that it was said|thank you for that]: what $they $did @about [changes things|makes a difference].
`, partsTrigger)

var triggerAfter = filled(`
@again what $who $did @about
{cs} [it's because of|it came with] what $who $did @about
{cs} see what $they $did @about
{c} [down to|because of] what $who $did @about
{s} [the background is|what's behind it is|the occasion was] what $who $did @abouts
{f} I am responding to what $they $did @abouts
{f} I [refer to|take into account] what $who $did @abouts
{d} I [changed it after|go by|act on] what $who $did @about
{m} I'm [acting on|following up] what $who $did @abouts
{i} [I think|I'd say] what $who $did @about [calls for it|speaks for it]
`, partsTrigger)

// How an objection is met that changes nothing: @heard that it was, @watch what
// happens next, @stays and @goon that things go on as they are.
const partsClosure = `
a: the $a for $t | the $a on $t | that $a for $t | that $a on $t
heard: I see the point | I take the point | I see why you ask | that's a fair worry | you may have a point | I can follow that | I understand the worry
noted: noted | recorded | in the notes | written down | on the list
watch: we look again once we know more | I'll keep an eye on it | tell me if it gives trouble | if it goes wrong, we talk again | we can come back to it | let's look again later
goon: we go on as planned | we carry on | it stays as it is | we leave it as it is | nothing changes for now | we stay with it | I'm keeping to it | no change from my side
`

// More ways to settle a doubt.
var closureMoreLines = filled(`
@a [stays|remains] [as it is|for now|all the same]. @watch
[I'd leave|let's leave|we leave] @a [as it is|where it is|for now]. @watch
{c} [yeah, |ok, |right, |hm, |]@heard. [still |for now |]keeping @a
{c} [heard you|got it|fair]. $a on $t stays
{cs} @noted. [no change to|I won't touch|let's not reopen] @a [for now|this time|just yet]
{s} @heard. [still|all the same|for now], [I'd keep|we keep|I'm keeping] @a
{f} your [objection to|concern about|point on] @a is @noted. [I nevertheless keep to it|for the time being it remains|it doesn't change my view]
{f} I've [considered|read|weighed] the objection. [@a stands|@a remains|we keep @a]
{m} @heard. we [keep|stay with] @a, and [I answer for it|that's on me]
{w} [thanks for being honest|thanks for speaking up|thank you for saying so|I'm glad you said so|good that you raised it], $p. @a [stays|remains]
{v} @heard. [I went over it again|I looked at it once more|I've thought about it], and @a [seems right to me|is what I'd keep|can stay as it is]
{d} [objection noted|noted]. @a [stands|stays|doesn't change]
{j} [logged as a risk|filed as an issue|noted in the log]. @a [is unchanged|stays|remains]
{P} [can we|could we|are you all right if we|is it fine if we] [keep|leave] @a [for now|a little longer|as it is] and [look at it again later|talk again when we know more|come back to it]?
{i} @heard. perhaps we can [leave|keep] @a [as it is for now|a little longer|for the time being]
`, partsClosure)

var closurePlainMore = filled(`
@heard. [on $t @goon|for $t @goon|with $t @goon]
[I'd go on with|let's go on with|we go on with] $t [as planned|as it is|the way we have it]. @watch
{c} [yeah, |ok, |right, |hm, |]@heard. [still going on with|no change on|leaving] $t [as planned|as it is|for now]
{c} [heard you|got it|fair]. $t $stays as planned
{cs} @noted. [let's stay with the plan for|no change on] $t [for now|this time|just yet]
{s} @heard, and we [carry on|go on] with $t [for now|as it is|as we planned it]
{f} your [concern|objection|point] [on|about] $t is @noted. [we proceed as planned|we continue as before|we don't change course]
{f} I've [considered|read|weighed] the objection. [the plan for|our course on] $t [remains|is unchanged|stands]
{m} [I've listened|I hear you]. $t $stays as planned, and [I answer for it|that's on me]
{w} [thanks for being honest|thanks for speaking up|thank you for saying so|I'm glad you said so|good that you raised it], $p. [let's go on with|we stay with] $t
{v} @heard. [I went over it again|I looked at it once more|I've thought about it], and [I'd still go on with|I'd leave] $t [as we have it|as planned|as it is]
{d} [objection noted|noted]. $t $stays as planned
{i} @heard. perhaps we can leave $t as planned [for now|a little longer|for the time being]
{j} [logged as a risk|filed as an issue|noted in the log] for $t, the plan is unchanged
{P} [can we|could we|are you all right if we|is it fine if we] [carry on|go on|stay] with $t [for now|as planned|the way we have it] and [look at it again later|talk again when we know more|come back to it]?
`, partsClosure)

var closureBareMore = filled(`
@heard. [still, |all the same, |]@goon
@heard. @goon, and @watch
@goon. @watch
{c} [heard you|got it|yeah, fair|ok, noted]. @goon
{c} [yeah, |ok, |right, |hm, |]@heard. [still, |all the same, |but ]@goon
{cs} [good point|fair point|fair enough|I get it], but @goon
{s} [that goes into the notes|recorded|I've written it down]. @goon
{s} @heard. [all the same|for now|still], @goon
{f} your [objection|concern] is @noted. [the decision stands|we proceed as planned|we continue as before]
{f} I've [considered|read|weighed] the objection. [the decision remains|I keep to it|we shall proceed]
{d} [objection noted|noted]. @goon
{m} @heard. [it stays|we go on|no change], and [I answer for it|that's on me]
{w} [thanks for being honest|thanks for speaking up|thank you for saying so|I'm glad you said so|good that you raised it], $p. @goon
{i} @heard. perhaps we can leave it [as it is for now|a little longer|for the time being]
{v} @heard. [I went over it again|I looked at it once more|I've thought about it], and @goon
{j} [logged as a risk|filed as an issue|noted in the log]. @goon
{P} [can we|could we|are you all right if we|is it fine if we] [carry on|leave it like that|stay with it|go on] [for now|for the moment|a little longer] and [look at it again later|talk again when we know more|come back to it]?
`, partsClosure)

// How a risk is met that somebody has named: nobody has objected to anything, so
// that it is written down and things go on. @noted that it was heard, @goon with
// the task, @watch what happens next.
const partsNamedRisk = `
noted: noted as a risk | on the list of risks | written down as a risk | that's on the risk list now | I've put it on the list | on the list, then | it's in the notes | risk noted | down as a risk
goon: we go on with $t as planned | no change to $t for now | we carry on with $t | $t $stays as planned | I wouldn't stop $t for it | $t goes on as planned | $t can live with that | I'd still go on with $t | it's no reason to stop $t
plain: we go on as planned | nothing changes for now | we carry on | the plan stays | I wouldn't stop for it | we can live with that | it stops nothing
watch: I'll [watch it|keep it in view|keep an eye on it|follow it up] | [tell me|say so] if [it shows|it comes closer|you see signs of it] | we [talk again|meet] if it [shows|comes] | [ask me again|let's look again] [later|before the end|in a while] | shout [early|in time|when it shows] | I'd [like to hear early|rather hear early] if it comes | [let's both|I'd ask you to] [watch out|keep watching] | somebody should [watch it|look out for it]
`

var closureRiskLines = filled(`
@noted. @goon[|, and @watch]
@goon, and it's [on the list|in the notes|noted|on record|down as a risk|written down]
{c} [ok|right|yeah], [noted|got that|it's on the list]. @goon
{c} [uh, true|hm, could happen|not nice], but @goon. @watch
{cs} [worth knowing|good to have it named|better known than not]. @goon, and @watch
{s} [it can happen|I can't rule it out|you may be right], but I'd [go on with|leave] $t [as planned|as it is]. @watch
{f} thank you for [the warning|pointing it out|naming it]. [it's entered as a risk|it goes on the list of risks], and [we proceed with $t as planned|the plan for $t remains]
{f} I've [recorded|noted|entered] the risk[|, thank you]. [we proceed with $t as planned|the plan for $t remains|nothing changes for $t for the time being]
{d} [risk noted|noted as a risk]. @goon
{m} [I take that risk|we can carry that risk|I can live with that risk]. @goon, and [I answer for it|that's on me]
{w} [thanks|thank you] for [the warning|thinking ahead|watching out], $p. @goon, and @watch
{v} I've [thought about it|talked it over|gone over it], and [it's a risk we can take|it's a risk we can carry|I'd take that risk]. @goon
{j} [logged as a risk|it's in the risk log|filed in the risk log]. @goon
{i} @noted. perhaps we can [go on with $t|leave $t as planned] [for now|for the time being] and [watch it|keep it in view]
{P} [are you all right if we|can we|could we] [carry on|go on] with $t [for now|as planned] [and watch that|and keep an eye on that|and come back to it if it shows|unless it shows|until it shows|while you watch it]?
`, partsNamedRisk)

var closureRiskPlain = filled(`
it's [noted|written down|on the list of risks], and @plain
@plain, and @watch
@plain. @watch
{c} [could happen|not nice|hm, true], but @plain
{cs} [good to have it named|worth knowing], and @plain
{s} I can't rule it out, but @plain
{f} the risk is [recorded|noted|entered], and [we proceed as planned|the plan remains]
{f} I've [recorded|noted] the risk, and [we proceed as planned|the plan remains|nothing changes for the time being]
{d} [risk noted|noted as a risk], @plain
{m} I [take that risk|can live with that risk], and @plain
{w} thank you for [the warning|thinking ahead], [and @plain|but @plain]
{w} thanks, $p, [good that you watch out|glad that you said it]. @plain
{v} I've [thought about it|talked it over|gone over it] and [I'd take that risk|think we can carry it]. @watch
{i} perhaps we can [go on|leave the plan as it is] [for now|for the time being] and [watch it|keep it in view]
{j} it's in the risk log, and @plain
{P} [are you all right if we|can we|could we] [carry on|go on] [for now|as planned] [and watch that|and keep an eye on that|and come back to it if it shows|unless it shows|until it shows|while you watch it]?
`, partsNamedRisk)

var closureRiskAfter = `
{cs} [ok|fine] [with|for] you?
{p} [is that enough for|does that settle it for] you[| for now]?
{p} how would we notice [early|in time|first]?
{p} [do you see|is there] [another risk|anything else] we should [watch|note]?
{m} let's move on
{f} please [do raise|keep raising] such [points|things]
{w} please keep [watching out|an eye open], $p
{w} [glad|good] you [said it|spoke up]
{w} [thanks|thank you] for [looking so closely|watching out]
{i} do [tell me|say] if that isn't enough
{s} [if you see it coming|if it starts to show], [tell me|say so here]
{v} I'd [put it on the agenda for|bring it up in] the next [round|meeting]
`

var closureOpen = `
{cs} point taken. [what I can say to it|to go with it|for the picture]:
{cs} [fair enough|I see], [but this may help|so here's what I have]:
{s} that's a fair [point|question|worry], $p. [what I can add|what I know so far]:
{s} [to your point|on your point|to answer that], $p:
{f} I understand [the concern|your concern|the question], $p. [for your assessment|it may help to know this]:
{f} in reply to [the concern|your concern|the objection]:
{c} ok, [fair|true]. [this may help|what I've got]:
{c} [hm, fair|true enough], but:
{m} let me [put this beside it|answer that]:
{w} good that you [ask|say so|bring it up], $p. [this may help|perhaps this helps]:
{d} noted. [my side of it|for the picture]:
{v} I looked into it, $p. [what I found|what I have]:
{i} [perhaps|maybe] this helps with [your worry|that], $p:
{j} [for context|for the picture]:
`

// To who points at something said before, or asks whether it helps.
var ackRecall = `
{c} [ooh, good one|good thought|could be], [will check|I'll have a look]
{cs} thanks, I'll [look it up|have a look|read it again]
{cs} [that may help|could well fit|good thought], thanks
{s} I [had forgotten that|hadn't thought of that], I'll [look it up|go back to it]
{s} good [memory|thought], $p, I'll [look it up|check]
{f} thank you, I shall [look into it|read it again|consult it]
{f} it may well be of use, I shall [look into it|read it again]
{d} will look
{w} thanks for [the hint|thinking of us|remembering that], $p
{v} I'd [lost sight of that|read over it at the time], so thanks, I'll [go back to it|read it properly]
{i} [perhaps it helps|it could help], I'll [have a look|check]
{m} good, [please keep it in mind|somebody should check that]
`

var ackOpen = `
{cs} [following this|watching this too], I need to know as well
{c} [same here|me too|waiting for that too]
{s} I'd like to know that [too|as well]
{f} I'd welcome a decision as well
{w} thanks for asking, $p, [I was about to|I wondered too]
{d} agreed, it's [overdue|time]
{c} good question
{m} I'd like to see that settled as well
{vo} good that you're asking, $p, I've been [working around the same gap|stuck at the same place|wondering too]
{f} I join in the request
{i} I was hoping [you'd ask|it would come up]
`
