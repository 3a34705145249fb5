package author

// Pushing back (G11), and the reason for it. $a is what the other message was about.

var disagreeFeasibility = `
I don't see how we [make that work|get there] with the $a on $t
{c} not sure the $a on $t can be kept like that
{cs} $tb: I don't think we can hold that $a
{s} I doubt that the $a for $t can be carried out as written
{s} the $a for $t looks good on paper, but I don't see it working
{f} I have doubts about whether the $a for $t can be put into practice
{f} in my view the $a for $t isn't practicable as it stands
{i} I wonder how the $a for $t would work in practice
{d} the $a on $t won't work in practice
{v} I've tried to picture what the $a for $t means for the people who carry it out, and I can't make it fit
{p} how exactly would we keep that $a on $t?
{h} I'd love to believe in the $a for $t, but my hands say no
{w} I like the idea, $p, but I don't think that we can keep that $a on $t
{m} I can't promise the $a for $t upstairs if it can't be kept
`

var argueFeasibility = `
I say that because $why
the way things are, $why
{c} thing is, $why
{s} as things are, $why
{s} what we can't get around is that $why
{f} we have to reckon with the fact that $why
{f} I have to point out that $why
{v} $why, and I don't know a way around that
{d} $why. end of story
{p} how would we do it when $why?
{cs} I mean, $why
{v} on paper it's all possible, and yet $why
`

var disagreeAssumptions = `
the $a on $t rests on something that nobody has checked
{c} aren't we guessing with the $a on $t?
{cs} $tb: that $a takes a lot for granted
{s} I'd question what the $a for $t is built on
{s} I'm not sure that we know enough for that $a on $t
{f} the $a for $t presupposes something that I can't confirm
{f} I'd ask that we examine what the $a for $t assumes
{i} maybe I've missed it, but has anybody checked what the $a for $t assumes?
{d} the $a for $t is built on a wrong assumption
{v} we all nodded at the $a for $t, but I don't think we've looked at what it takes for granted
{p} what makes us so sure about the $a for $t?
{w} I follow you, $p, only the thinking behind the $a on $t doesn't look right to me
{h} the $a on $t is a fine house on sand
{m} before I stand up for the $a on $t, I want to know what it assumes
`

var argueAssumptions = `
we're forgetting that $why
it only holds as long as we ignore that $why
{c} fact is, $why
{s} what I know is that $why
{s} the other side of it: $why
{f} it disregards that $why
{f} it should be taken into account that $why
{v} I asked around before writing this, and what I hear is that $why
{d} in truth, $why
{p} or how does it fit that $why?
{cs} look: $why
`

var disagreeAlternative = `
I'd go another way with the $a on $t
there's a better way to handle the $a for $t, I believe
{c} can we try something else for the $a on $t?
{cs} $tb: I'd pick another $a
{s} I'd rather we chose a different $a for $t
{f} I'd favour a different solution for the $a on $t
{f} I'd suggest that we reconsider the $a for $t in favour of another approach
{i} might there be a gentler way than that $a on $t?
{d} that's the wrong $a for $t. I'd take another
{v} I understand why that $a for $t looks tempting, but I think another road is shorter in the long run
{p} have we looked at other ways to handle the $a on $t?
{h} the $a on $t is a hammer, and I'd like to see the rest of the toolbox
{w} I see what you want, $p, but there are kinder ways to set the $a on $t
{m} I'd expect us to choose another $a for $t
{s} I keep thinking that a different $a would serve $t better
`

var argueAlternative = `
my argument: $why
I say that because $why
{c} simple reason: $why
{s} what speaks for it is that $why
{s} the way I see it, $why
{f} my reason is that $why
{f} in support of that I'd mention that $why
{v} I didn't want to say it before I was sure, but $why
{d} because: $why
{p} would another way not be better, when $why?
{cs} why not, when $why
`

var disagreeRisk = `
with that $a on $t we're overlooking a risk
there's a risk in the $a for $t that we haven't talked about
{c} uh, there's a catch with the $a on $t
{cs} $tb: that $a has a downside nobody mentioned
{s} I'm missing a risk in the talk about the $a for $t
{f} I'd like a risk of the $a for $t to be recorded
{f} I have to point to a risk in the $a for $t
{i} it might be nothing, but the $a for $t carries a risk, I believe
{d} the $a on $t is risky
{v} I understand the argument for the $a on $t, but somebody pays for it, and we haven't said who
{p} have we thought about what the $a for $t could break?
{w} I'm with you in principle, $p, but the $a on $t makes me nervous
{h} I hate to play the smoke alarm on the $a for $t
{m} I don't want to explain later why we missed the risk in the $a for $t
`

var argueRisk = `
what nobody has mentioned so far: $why
what we're overlooking is that $why
{c} thing is, $why
{s} what we haven't talked about is that $why
{s} look at it from the other end: $why
{f} it hasn't been considered that $why
{f} I'd point out that $why
{v} I've kept it to myself for a while, but $why
{d} $why. that has to be written down
{p} who has thought of that: $why?
{cs} don't laugh, but $why
{i} it might be a detail, but $why
`

var disagreeScope = `
that $a takes us further than what we agreed to do on $t
{cs} doesn't the $a for $t ask more than we set out to do?
{c} feels like $t is growing legs with that $a
{cs} $tb: that $a makes the job bigger
{s} with that $a, $t $is turning into something else
{f} in my understanding, what the $a requires goes beyond the scope of $t
{f} I'd ask that we keep what the $a brings with it within the scope of $t
{i} I'm not sure that the work behind the $a still belongs to $t
{d} the work behind that $a is out of scope for $t
{v} I'd like to draw the line somewhere: the $a makes $t bigger than it was meant to be
{p} who asked for that $a on $t?
{w} I'd love to help with all of that, $p, but that $a asks more of us than $t needs
{h} next we'll be repainting the building: that $a is more than $t needs
{m} $t $was supposed to be small, and that $a makes it big
{s} whoever wants that $a on $t wants more than we signed up for
`

var argueScope = `
I say that because $why
we should remember that $why
{c} and hey, $why
{s} let's not forget that $why
{s} the line should be drawn where it was, since $why
{f} I'd recall that $why
{f} I base this on the fact that $why
{v} I know that it sounds narrow, but $why
{d} besides, $why
{p} and who would take it on, when $why?
{cs} mind you, $why
`

var disagreeEvidence = `
that $a on $t doesn't match what I've seen
what I see on $t doesn't fit that $a
{c} hm, the $a on $t doesn't square with what I see
{cs} $tb: what I see speaks against that $a
{s} I have something here that speaks against the $a on $t
{f} the evidence available to me speaks against the $a for $t
{f} I have observations that contradict the $a for $t
{i} I might be reading it wrongly, but what I've seen doesn't support the $a on $t
{d} the facts are against that $a on $t
{v} I went back to my notes before writing this, and they don't support the $a for $t
{p} does the $a on $t fit with what you've seen?
{w} I wish I could agree, $p, but what I see on $t speaks against that $a
{h} reality would like a word about the $a on $t
{m} I've heard too much to the contrary to be at ease with the $a on $t
`

var argueEvidence = `
as far as I can see, $why
what I've seen is that $why
{c} seen it myself: $why
{s} look again: $why
{s} my notes say that $why
{f} it can be observed that $why
{f} my records show that $why
{v} I've checked it more often than I'd like to admit, and $why
{d} plain fact: $why
{p} how do you explain that $why?
{cs} just look, $why
`

// A reason behind a sentence, whatever the act.
var tailLines = `
, because $why
, since $why
{f}, given that $why
{s}, seeing that $why
. my reason: $why
. I say so because $why
{c}. thing is, $why
{s}. the point is that $why
{f}. my reason is that $why
{v}. behind that is a simple fact: $why
{d}. reason: $why
{j}. background: $why
`

var disagreementAfter = `
{p} what would you say to that?
{P} what's the plan if I'm right?
{f} I ask for this to be considered
{f} I'd like it [recorded|in the minutes], whatever we decide
{u} it's for you to decide, of course
{i} but I'm happy to be told otherwise
{c} prove me wrong
{w} no offence meant, $p
{d} I'd [change it|drop it|think again]
{v} I don't want to block anything, I want us to have looked at it
{m} let's not rush it
{h} I'll bring biscuits to the argument
{cs} can we [look at it again|talk it over]?
{s} I'd sleep better if we looked at it again
{j} I can show you the details
{v} if there's an answer to that I'd honestly like to hear it, and then I'll keep quiet
{s} [an example|a counter-example|somebody's notes] would convince me
{w} [show me|tell me] where I go wrong, $p, and I'll be glad of it
{cs} [I'd rather ask now than later|better now than later]
{c} [just saying|there, I said it|sorry, had to say it]
{d} I won't [agree to|sign] it as it is
{f} should I be mistaken, I'd be glad to learn why
`

var disagreementOpen = `
{c} hm.
{c} wait.
{cs} not so fast.
{cs} I see it differently, $p.
{s} I'm not with you there, $p.
{s} let me disagree.
{f} I have to object.
{f} with respect, $p, I see it differently.
{f} I understand the argument, but I can't share it.
{i} I don't like to contradict, but:
{i} forgive me if I'm being difficult.
{d} no.
{d} I disagree, $p.
{v} I've read it more than once, and I still don't agree.
{w} I get why you want it, $p.
{h} party pooper here.
{p} let me question that.
{m} I'm not ready to sign that.
{j} objection on the substance:
`
