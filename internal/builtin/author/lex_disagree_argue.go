package author

// The reason of an objection, behind it: as a sentence in the manner of its kind.

const argueFeasibility = `
[the problem is that|the snag:|the trouble is that] $why
{c} [thing is,|problem is,|trouble is,] $why
{s} [as things are,|what makes it hard is that|the catch:] $why
{f} [it will be difficult, as|I have to point out that|the difficulty is that] $why
{v} [what I keep running into:|I went through it again:|looking at it closer,] $why
{w} [I'd like it to work, but|it's a pity, but] $why
{d} [reason:|my reason:] $why
{i} [I may be wrong, but|maybe I see it too darkly, but|I keep thinking that] $why
{m} [from where I sit,|as I see it,|what I see:] $why
{j} [constraint:|limiting factor:] $why
`

const argueAssumptions = `
[what I do know:|we'd be forgetting that|it leaves out that] $why
{c} [fact is,|from what I hear,|last I heard,] $why
{s} [against that:|what I know is that|the other side of it:] $why
{f} [to my knowledge,|one has to consider that|it leaves out that] $why
{v} [I asked around, and|from what I hear,|what I come back to is that] $why
{w} [I'd like to believe it, but|what I see is that] $why
{d} [reason:|my reason:] $why
{i} [if I remember it right,|I may be wrong, but|unless that has changed,] $why
{m} [from where I sit,|as I see it,|what I see:] $why
{j} [known so far:|from the source:] $why
`

const argueAlternative = `
[my reason:|I say that because|my argument:] $why
{c} [simple reason:|my reason:|see,] $why
{s} [what decides it for me:|I say so because|my point:] $why
{f} [my reason is that|I say so because|what decides it for me is that] $why
{v} [what convinced me is that|I went over it again:|what I come back to is that] $why
{w} [I say so because|the case against it is that] $why
{d} [reason:|my reason:] $why
{i} [I may be wrong, but|what speaks for it:|I only mean that] $why
{m} [from where I sit,|as I see it,|what I see:] $why
{j} [rationale:|trade-off:] $why
`

const argueRisk = `
[what we're overlooking:|we shouldn't forget that|bear in mind that] $why
{c} [thing is,|just remember,|look,] $why
{s} [what we haven't talked about:|it gets risky because|my worry is that] $why
{f} [it hasn't been considered that|I'd point out that|my concern is that] $why
{v} [what I keep coming back to:|it's easily overlooked that|I only saw it now:] $why
{w} [I don't want to worry you, but|what I know is that] $why
{d} [reason:|my reason:] $why
{i} [I may be wrong, but|I keep thinking that|maybe you thought of it, but] $why
{m} [from where I sit,|as I see it,|what I see:] $why
{j} [failure mode:|known weakness:] $why
`

const argueScope = `
[I say that because|remember that|my reason:] $why
{c} [and besides,|plus,|remember,] $why
{s} [let's not forget that|my reason:|as it is,] $why
{f} [I'd recall that|I say so because|it should be remembered that] $why
{v} [it isn't about the work, but|I went back to what we agreed:|looking at the brief again,] $why
{w} [I don't mind helping, but|I only worry because] $why
{d} [reason:|my reason:] $why
{i} [if I read it right,|I may be wrong, but|I only mean that] $why
{m} [from where I sit,|as I see it,|what I see:] $why
{j} [context:|for reference:] $why
`

const argueEvidence = `
[as far as I can see,|what I've seen is that|what I have:] $why
{c} [I mean,|look,|see,] $why
{s} [what I see:|going by what I have,|as I have it,] $why
{f} [as far as I can tell,|from what I have seen,|what I find is that] $why
{v} [I checked again:|I went through it again, and|others looked as well:] $why
{w} [I wish it were different, but|I only say it because] $why
{d} [reason:|my reason:] $why
{i} [if I read it right,|I may be wrong, but|unless I misread it,] $why
{m} [from where I sit,|as I see it,|what I see:] $why
{j} [from my notes:|on record:] $why
`

// A reason behind a sentence, whatever the act.
const tailLines = `
, because $why
, since $why
{cs}, as $why
{f}, given that $why
{s}, seeing that $why
. [my reason:|I say so because|the reason:] $why
{c}. [thing is,|I mean,] $why
{s}. [the point is that|the way I see it,] $why
{f}. [my reason is that|this is because] $why
{d}. [reason:|my reason:] $why
{j}. [background:|rationale:|context:] $why
`

// The same behind a question.
const tailAskedLines = `
. [I ask because|I'm asking because|I only ask because] $why
{cs}. [I only ask since|what makes me ask is that|I ask since] $why
{f}. [I ask as|my reason for asking is that|I raise it because] $why
{c}. [asking because|just asking because] $why
{d}. I ask since $why
`

// Behind an objection.
const disagreementAfter = `
{p} [how do you see it|what am I missing|what do you think]?
{f} I'd like that [recorded|noted|considered] before we go on
{i} but I'm [happy to be told otherwise|open to other views]
{w} no [offence meant|hard feelings], $p
{m} let's [talk before it's done|not rush it]
{cs} can we [look at it again|talk it over|go through it together]?
{s} I'd [feel better|be easier about it] if we [looked at it again|talked it through]
{j} I can [show you the details|send you the trace]
{f} should I be [mistaken|missing something], please tell me
`

// Before an objection.
const disagreementOpen = `
{c} hm.
{c} [wait.|hang on.|hmm, no.]
{cs} [not sure.|one moment.|careful.]
{cs} [I see it differently|I'm not there yet|not convinced], $p.
{s} [I'm not with you there|I'd disagree|there I'm not so sure], $p.
{s} [let me disagree.|let me push back a little.|I'm not happy with that.|I see that differently.]
{f} [I have to object.|I'm not able to agree.|I see a difficulty.]
{f} [with respect|with all respect], $p, I [see it differently|can't agree|have to disagree].
{f} [I understand|I see] the [argument|reasoning], but I can't [share it|agree].
{i} [I'm reluctant to say it|I hate to be difficult|I don't like to contradict], but:
{d} [no.|disagree.|I'm against it.]
{d} I [disagree|see it differently], $p.
{v} I've [thought about it|read it twice], and [I don't agree|I'm not convinced].
{w} I see [what you mean|where you're coming from], $p.
{m} [I'm not ready to agree.|not yet from me.|I need more before I agree.]
`
