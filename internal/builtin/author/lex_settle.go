package author

// What a decision says of those who argued and of what made it change, and how
// an objection is settled.

// Those who argued, before a decision and behind it.
var heardOpen = `
{cs} thanks, $arg, that helped.
{c} ok, heard you, $arg.
{s} I've read what $arg wrote.
{s} thanks for the arguments, $arg.
{s} with what $arg said in mind:
{f} having considered what $arg put forward:
{f} I thank $arg for the arguments.
{w} good points, $arg, thank you.
{d} I've heard $arg.
{m} I've listened to $arg and weighed it up.
{v} I went through what $arg wrote again before making up my mind.
{h} $arg argued well and nobody threw anything.
{j} input from $arg is in.
{i} I hope that $arg can live with it:
{v} $arg gave me something to think about.
`

var heardAfter = `
{w} thanks to $arg for thinking along
{s} thanks to $both for [arguing it out|the arguments]
{w} I'm glad that $both [spoke up|said what you thought]
{f} my thanks to $both for your arguments
{f} my thanks to $arg for the arguments
{s} what $arg said is [noted|in the notes]
{v} I know that not everybody is with me, and what $arg said is written down
{cs} and thanks, $arg, for pushing on it
{m} $arg made me think about it harder than I'd planned
{v} what $arg brought up was worth the detour, even if it doesn't show in the outcome
{d} $arg, your points are noted
{i} I hope that's all right with $arg
`

// What made a decision change.
var triggerOpen = `
after what $who $did $when about $what,
after what $who $did about $what $when,
{cs} given what $who $did $when about $what,
{s} because of what $who $did $when about $what,
{s} with what $who $did about $what $when in mind,
{f} in the light of what $who $did $when about $what,
{f} following what $who $did $when about $what,
{f} in view of what $who $did about $what $when,
{c} so, after what $who $did $when about $what,
{v} what $who $did $when about $what changed my mind.
{v} I've thought about what $who $did $when about $what.
{d} what $who $did $when about $what settles it for me.
{m} I can't go past what $who $did $when about $what.
{i} I'd have left it alone, but for what $who $did $when about $what.
{j} trigger for this is what $who $did $when about $what.
{c} remember what $who $did $when about $what? well.
{h} what $they $did $when about $what spoiled my nice plan.
{w} I'm glad that somebody looked: what $they $did $when about $what changes things.
`

var triggerAfter = `
this goes back to what $who $did $when about $what
what made the difference is what $who $did $when about $what
{cs} it's what $who $did $when about $what that tipped it
{c} blame what $who $did $when about $what
{s} the trigger is what $who $did $when about $what
{f} the change follows from what $who $did $when about $what
{f} I base this on what $who $did $when about $what
{v} I wouldn't have touched it without what $who $did $when about $what
{d} I changed it for what $who $did $when about $what
{m} I'm acting on what $who $did $when about $what
{i} I think what $who $did $when about $what leaves us no choice
`

// More ways to settle a doubt.
var closureMoreLines = `
{s} recorded. the $a for $t stays as it is
{f} your objection to the $a for $t is recorded. I nevertheless keep to it
{f} I've considered the objection. the $a for $t stands
{c} heard you. $a on $t stays put
{c} yeah, I see it. still keeping the $a on $t
{m} I've listened. we keep the $a on $t, and I answer for it
{w} I'm glad that you said it, $p. the $a for $t stays, and we look at it together if it pinches
{v} it's a real point and I don't want to wave it away, but the $a for $t stays until we've seen it at work
{d} [objection noted|noted|I heard it]. the $a for $t [stands|stays]
{s} that goes into the notes. for the $a on $t we carry on as planned
{j} logged as a risk. the $a for $t is unchanged
{h} you win the argument, but the $a for $t keeps its seat
{p} can we agree to keep the $a for $t and look at it again when we know more?
{i} I understand the worry. perhaps we can leave the $a for $t as it is for now and keep an eye on it
{cs} let's not reopen the $a for $t today
{w} thank you for looking so closely, $p. we stay with the $a on $t, and your point is in the notes
{w} good that we have you, $p. the $a for $t stays for now, and please keep watching it
`

var closurePlainMore = `
{s} [noted|understood|taken], and we [carry on|go on] with $t [for now|as it is|as we planned it]
{cs} [ok|right], [it's in the notes|I've noted it], but $t $stays as planned
{v} [I see the point|I don't take that lightly], and I'd still go on with $t as we have it, because [turning back costs more|nothing better is on the table]
{m} I take that on me. $t $stays [on its course|as planned]
{f} I've [taken note of|recorded] your concern, and we proceed with $t as [planned|before]
{w} [thanks for speaking up|thank you for saying so], $p. let's [watch it|keep an eye on it] as we go on with $t
{f} your objection is recorded. $t $stays as planned
{c} heard you. $t $stays as planned
{s} recorded. we carry on with $t
{m} I've listened. we carry on with $t, and I answer for it
{v} it's a real point and I don't want to wave it away, but let's see $t at work before we change course
{d} [objection noted|I heard it|seen]. $t $stays as planned
{cs} good point, but let's stay with the plan for $t
{w} I'm glad that you said it, $p. $t $stays as planned, and we look at it together if it pinches
{f} I've considered the objection. the plan for $t remains unchanged
{i} I understand the worry. perhaps we can leave $t as planned for now and keep an eye on it
{v} I've talked it over with the people on $t, and we'd like to go on as planned, with your point in the notes
{j} logged as a risk for $t, the plan is unchanged
{h} you win the argument, but the plan for $t keeps its seat
{p} can we agree to carry on with $t and look at it again when we know more?
`

var closureBareMore = `
{s} [noted|understood|taken], and we [carry on|go on] [for now|as it is|as we planned]
{cs} [ok|right], [it's in the notes|I've noted it], but [we stay with it|it stays]
{v} [I see the point|I don't take that lightly], and I'd still go on as we are, because [turning back costs more|nothing better is on the table]
{f} I've [taken note of|recorded] your concern, and we [shall|will] [proceed|go on] as [planned|before]
{w} [thanks for speaking up|thank you for saying so], $p. let's [watch it|keep an eye on it] and go on
{c} heard you. we carry on
{c} yeah, I see it. still, we stay with it
{cs} good point, but let's stay with it
{s} recorded, $p. we carry on as planned
{s} that goes into the notes, $p. we leave it as it is
{f} your objection is recorded. the decision stands
{f} I've considered the objection. the decision remains unchanged
{m} I've listened. it stays, and I answer for it
{w} I'm glad that you said it, $p. it stays, and we look at it together if it pinches
{i} I understand the worry. perhaps we can leave it as it is for now and keep an eye on it
{v} it's a real point and I don't want to wave it away, but let's see it at work before we change course
{v} I've talked it over with the others, and we'd like to go on as planned, with your point in the notes
{j} logged as a risk. no change
{h} you win the argument, $p, and the decision keeps its seat
{p} can we agree to carry on and look at it again when we know more?
`

var closureOpen = `
{cs} point taken.
{s} that's a fair point, $p.
{f} I understand the concern, $p.
{c} ok, fair.
{m} let's settle that.
{w} good that you ask, $p.
{d} recorded.
{v} I looked into it after your message, $p.
{s} taken up:
{f} in reply to the concern:
{j} resolution:
{h} nobody shall say that I don't listen.
`

var ackOpen = `
{cs} following this, I need to know as well
{c} same here
{s} I'd like to know that too
{f} I'd welcome a decision as well
{w} thanks for asking, $p, I didn't dare
{d} agreed, it's overdue
{c} good question
{m} I'd like to see that settled as well
{v} good that you're asking, $p, I've been working around the same gap
{f} I join in the request
{i} I was hoping somebody would ask
{h} I'll get the popcorn
`
