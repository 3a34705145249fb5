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
{h} $arg argued well and nobody threw anything.
{j} input from $arg is in.
{i} I hope that $arg can live with it:
{v} $arg gave me [something|enough|a good deal] to think about.
`

var heardAfter = `
{w} thanks to $arg for [thinking along|pushing|looking so closely]
{s} thanks to $both for [arguing it out|the arguments|saying so plainly]
{w} I'm glad that $both [spoke up|said what you thought|didn't just nod]
{f} my thanks to $both for your [arguments|candour|thoughts on it]
{f} my thanks to $arg for the [arguments|objections|careful reading]
{s} what $arg said is [noted|in the notes|not forgotten]
{v} I know that not [everybody is|all of you are] with me, and what $arg said [is written down|stays in the notes|isn't lost]
{cs} and thanks, $arg, for [pushing on it|asking|not letting go]
{m} $arg made me think about it [harder|longer|more] than I'd planned
{v} what $arg brought up was [worth the detour|worth reading again|no small thing], even if it doesn't show in the outcome
{d} $arg, your points are noted
{i} I hope that's all right with $arg
`

// What made a decision change: in front of it and behind it.
const partsTrigger = `
reason: it goes back to | it comes from | it follows from | what made the difference is | what tipped it is | what changed my mind is | what I go by is | behind it is | I had to think again after | it started with | I couldn't get past | I kept coming back to
`

var triggerOpen = filled(`
[after|because of|given|going by|with] what $who $did $when about $what,
[after|because of|given|thinking of] what $who $did about $what $when,
{cs} [now that I've seen|having read|going back to|looking again at] what $who $did $when about $what,
{s} [with a view to|on the strength of|having thought about|taking up] what $who $did $when about $what,
{f} [in the light of|following|in view of|having considered|on the basis of] what $who $did $when about $what,
{f} [in consequence of|with regard to|on account of] what $who $did about $what $when,
{c} [so,|ok,|right,|well,] after what $who $did $when about $what,
{c} [remember|anybody recall|you know] what $who $did $when about $what? [well.|that.|it stuck.|got me thinking.]
{v} what $who $did $when about $what [changed my mind|made me look again|stayed with me|cost me some thought].
{v} I've [thought about|gone over|looked into|slept on] what $who $did $when about $what.
{d} what $who $did $when about $what [settles it|decides it|is enough] for me.
{m} I [can't go past|can't ignore|have to act on|take seriously] what $who $did $when about $what.
{i} [I'd have left it alone|it might have stayed|I was happy with it|I hadn't meant to touch it], but [for|there's] what $who $did $when about $what.
{j} [trigger|input|reason|root] [for this|of this|here] is what $who $did $when about $what.
{h} what $they $did $when about $what [spoiled my nice plan|ruined a fine spreadsheet|sent me back to the desk].
{w} [I'm glad that you looked|good that it was said|thank you for that]: what $they $did $when about $what [changes things|makes a difference|helps a lot|opened my eyes].
`, partsTrigger)

var triggerAfter = filled(`
@reason what $who $did $when about $what
@reason what $who $did about $what $when
{cs} [it's|blame|credit goes to|thank] what $who $did $when about $what[ for that||, by the way]
{c} [all down to|because of|that's from|see] what $who $did $when about $what
{s} the [trigger|reason|background] [for that |for the change ||]is what $who $did $when about $what
{f} [the change follows from|I base this on|I refer to|this takes up|the ground for it is] what $who $did $when about $what
{v} [I wouldn't have touched it|I would have left it|it could have stayed|nobody would have minded it|I had no plan to change it] without what $who $did $when about $what
{d} I [changed it for|go by|act on] what $who $did $when about $what
{m} I'm [acting on|following|answering] what $who $did $when about $what
{i} [I think|it seems to me that|I'm afraid|I'd say] what $who $did $when about $what [leaves us no choice|can't be ignored|calls for it|speaks for it]
{p} [what else would follow from|what would you make of|how else to answer] what $who $did $when about $what?
`, partsTrigger)

// How an objection is met that changes nothing: @heard that it was, @watch what
// happens next, @stays and @goon that things go on as they are.
const partsClosure = `
a: the $a for $t | the $a on $t | that $a for $t | that $a on $t
heard: I see the point | I take the point | I see why you ask | I read it carefully | that's a fair worry | you may have a point | I don't dismiss it | it deserves an answer | I can follow that | I wouldn't call it wrong | I understand the worry | I've thought about it
noted: noted | recorded | in the notes | written down | on the list | on file | marked
watch: if it hurts we talk again | I'll keep an eye on it | tell me when it pinches | we look again once we know more | let's see it at work first | I want to see it in use | bring it up if it worsens | keep watching it, please | if it bites, we talk | should it go wrong, I'll say so | I'd rather learn by doing | we can come back to it
goon: we go on as planned | we carry on | it stays as it is | we leave it as it is | nothing changes for now | I stick with it | we stay with it | I'm keeping to it | it remains as it was | no change from my side
`

// More ways to settle a doubt.
var closureMoreLines = filled(`
@a [stays|remains|is kept] [as it is|for now|all the same]. @heard, [and|but] @watch
[I'd leave|let's leave|we leave] @a [as it is|alone|where it is] [for now|for the time being|at this point]. @watch
{c} [yeah, |ok, |right, |hm, |] @heard. [still |for now ||all the same ]keeping @a
{c} [heard you|got it|seen|fair]. $a on $t stays. @watch
{cs} @noted. [let's not reopen|I won't touch|no change to|hands off] @a [for now|this time|till we know more|just yet]
{s} @heard, and it's @noted. [for|on] @a @goon
{f} [your objection to|your concern about|what you say against|your point on] @a is @noted. [I nevertheless keep to it|for the time being it remains|I don't see it outweighing the rest|it doesn't change my view], and @watch
{f} [I've considered|I've read|I've weighed|I thank you for] the objection. [@a stands|@a remains|we keep @a], and @watch
{m} @heard. we [keep|stay with|hold on to] @a, and [I answer for it|that's on me|blame me if it fails|I'll defend it]
{w} [I'm glad that you said it|thank you for saying so|good that you look so closely|thanks for being honest], $p. @a [stays|remains], and @watch
{v} @heard, [so I won't wave it away|so I went over it again|which took me a while|so I asked around]. [still|even so|all the same], @a [stays until we've seen it at work|is what I'd keep|seems right to me]. @watch
{d} [objection noted|noted|I heard it|seen]. @a [stands|stays|doesn't change]
{j} [logged as a risk|filed as an issue|noted in the log]. @a [is unchanged|stays|remains]
{h} [you win the argument|you nearly had me|I'd hire you as counsel|full marks for trying], but @a [keeps its seat|survives|lives on|stays put]. @watch
{p} can we [agree to keep|live with|leave] @a [for now|a little longer|as it is] and [look at it again|talk again|compare notes] [when we know more|after a while|if trouble shows]?
{i} @heard. perhaps we can [leave|keep] @a [as it is for now|a little longer|for the time being], if [that's all right|you can live with it|nobody minds]
`, partsClosure)

var closurePlainMore = filled(`
@heard, and it's @noted. [on $t @goon|for $t @goon|with $t @goon]
[I'd go on with|let's go on with|we go on with] $t [as planned|as it is|the way we have it]. @watch
{c} [yeah, |ok, |right, |hm, |] @heard. [still going on with|no change on|leaving] $t [as planned|as it is|for now]
{c} [heard you|got it|seen|fair]. $t $stays as planned. @watch
{cs} @noted. [let's stay with the plan for|I wouldn't turn round on|hands off] $t [for now|this time|just yet]. @watch
{s} @heard. it's @noted, and we [carry on|go on] with $t [for now|as it is|as we planned it]
{f} your [concern|objection|point|remark] [on|about|with regard to] $t is @noted. [we proceed as planned|we continue as before|we don't change course], and @watch
{f} I've [considered|read|weighed] the objection. [the plan for|our course on] $t [remains|is unchanged|stands], and @watch
{m} [I take that on me|I've listened|I hear you]. $t $stays [on its course|as planned], and [I answer for it|that's on me|blame me if it fails]
{w} [thanks for speaking up|thank you for saying so|I'm glad that you said it], $p. [let's go on with|we stay with] $t, and @watch
{v} @heard, [so I won't wave it away|so I went over it again|which took me a while|so I asked around]. [still|even so|all the same], I'd go on with $t [as we have it|as planned|the way it is]. @watch
{d} [objection noted|I heard it|seen|noted]. $t $stays as planned
{i} @heard. perhaps we can leave $t as planned [for now|a little longer|for the time being], if [that's all right|you can live with it|nobody minds]
{j} [logged as a risk|filed as an issue|noted in the log] for $t, the plan is unchanged
{h} [you win the argument|you nearly had me|I'd hire you as counsel|full marks for trying], but [the plan for $t keeps its seat|for $t @goon]. @watch
{p} can we [agree to carry on|go on|stay] with $t and [look at it again|talk again|compare notes] [when we know more|after a while|if trouble shows]?
`, partsClosure)

var closureBareMore = filled(`
@heard. @goon, [and|but] @watch
@heard, and it's @noted. @goon
@goon. @watch
{c} [heard you|got it|seen|yeah, fair|ok, noted]. @goon
{c} [yeah, |ok, |right, |hm, |] @heard. [still, |all the same, |but ]@goon
{cs} [good point|fair point|fair enough|I get it], but @goon. @watch
{s} [that goes into the notes|recorded|I've written it down|taken], $p. @goon
{s} @heard, so it's @noted. [all the same|for now|still], @goon, and @watch
{f} your [objection|concern] is @noted. [the decision stands|we proceed as planned|it doesn't change my view|we continue as before]. @watch
{f} I've [considered|read|weighed] the objection. [the decision remains|I keep to it|we shall proceed], [and|though] @watch
{d} [objection noted|noted|I heard it|seen]. @goon
{m} @heard. [it stays|we go on|no change], and [I answer for it|that's on me|blame me if it fails|I'll defend it]
{w} [I'm glad that you said it|thank you for saying so|good that you look so closely|thanks for speaking up], $p. @goon, and @watch
{i} @heard. perhaps we can leave it [as it is for now|a little longer|for the time being], if [that's all right|you can live with it|nobody minds]
{v} @heard, [so I won't wave it away|so I went over it again|which took me a while|so I asked around]. [still|even so|all the same], @goon. @watch
{v} I've [talked it over with the others|gone over it again|asked around], and @goon, [with your point in the notes|but I'm glad it was said|and I'll tell you if that changes]
{j} [logged as a risk|filed as an issue|noted in the log]. @goon
{h} you win the argument, $p, and [the plan|the decision] keeps its [seat|place|job]
{p} can we [carry on|leave it like that|stay with it] and [look at it again|talk again|compare notes] [when we know more|after a while|if trouble shows]?
`, partsClosure)

var closureOpen = `
{cs} point taken.
{s} that's a fair [point|question|worry], $p.
{f} I understand [the concern|your concern|the question], $p.
{c} ok, [fair|got it|true].
{m} let's settle that.
{w} good that you [ask|say so|bring it up], $p.
{d} recorded.
{v} I looked into it after your message, $p.
{s} taken up:
{f} in reply to the concern:
{j} resolution:
{h} nobody shall say that I don't listen.
`

var ackOpen = `
{cs} [following this|watching this too], I need to know as well
{c} [same here|same question|me too]
{s} I'd like to know that [too|as well]
{f} I'd welcome a decision as well
{w} thanks for asking, $p, [I didn't dare|I was about to]
{d} agreed, it's [overdue|time]
{c} good question
{m} I'd like to see that settled as well
{v} good that you're asking, $p, I've been [working around the same gap|stuck at the same place|wondering too]
{f} I join in the request
{i} I was hoping [you'd ask|it would come up]
{h} I'll get the popcorn
`
