package author

// Short consent, thanks, teasing, small talk.

var ackThanks = `
{c} thanks!
{c} cheers
{c} ta
{cs} thanks, $p
{s} thank you
{w} thanks a lot, $p, that helps
{f} thank you, $p
{f} noted with thanks
{cs} great, thanks
{cs} perfect, thank you
{w} you're a star, $p
{d} noted
{c} got it
{cs} good to know
{s} that's what I needed, thanks
{v} thanks, that spares me a long search
{cs} ah, thanks
{cs} that helps, thank you
{f} I'm obliged to you, $p
{h} I owe you a biscuit, $p
{f} thank you for the clarification
{j} ack
`

var ackReport = `
{cs} thanks for the update
{c} good stuff
{cs} good to know
{s} thank you for letting us know
{w} thanks for telling us, $p
{f} noted with thanks, $p
{f} thank you for the information
{d} understood
{c} ok, thanks
{cs} that'll do, thanks
{w} lovely, thanks $p
{j} roger
{s} fine, I'll plan with that
{v} good, that fits with what I had in mind
{h} music to my ears
{i} that should be fine, I think, thanks
{cs} cool, thanks for saying
{m} good, keep it up
`

var ackTopic = `
{cs} thanks for the $a on $t
noted, the $a on $t
{cs} good to know about the $a, thanks
{w} thanks, $p, I was wondering about the $a on $t
{f} thank you for the information about the $a for $t
{v} thanks, I'll put the $a for $t into my notes
{c} ah, so that's the $a for $t
{s} that answers my question about the $a, thank you
{d} $a on $t noted
{cs} ok, taking the $a for $t as it is
{f} I've taken note of the $a for $t
{m} good. I wanted to be sure of the $a on $t
`

var ackTask = `
{cs} ok, good to hear about $t
{w} thanks for keeping us posted on $t, $p
{f} thank you for the report on $t
{c} nice, go $tb
{v} thanks, I had lost track of $t a little
{d} $t: understood
{s} good, then I know where $t $stands
{m} thanks. keep me posted on $t
{cs} thanks, following $t from here
`

var ackConsent = `
{c} ok
{c} works for me
{c} fine by me
{cs} deal
{s} sounds good
{s} all right, $p
{f} agreed
{f} that's acceptable to me
{f} understood
{d} yes
{w} absolutely, $p
{cs} makes sense
{c} sure thing
{i} fine with me, I think
{c} yep
{v} understood, I'll arrange my things around that
`

var ackCheer = `
{c} yay
{c} nice!
{w} wonderful, $p
{w} congratulations, $p
{cs} great work
{f} well done
{f} my compliments
{cs} brilliant
{s} that's good to see
{w} so pleased for you, $p
{h} I knew you'd do it. fine, I hoped
{c} love it
{m} good job, $p
{d} good
`

var ackSorry = `
{c} ouch
{cs} oh no
{w} sorry to hear that, $p
{f} I'm sorry to hear it
{cs} that's annoying
{c} oh dear
{s} thanks for the warning
{f} thank you for letting us know
{w} let me know how I can help, $p
{d} noted
{m} keep me informed
`

var ackOops = `
{c} oops, my bad
{c} argh, you're right
{cs} right, sorry
{s} you're right, thanks for catching that
{f} I stand corrected
{f} thank you for the correction
{w} good catch, $p
{d} corrected, thanks
{h} I'll blame my glasses and stand corrected
{cs} true, I looked at the wrong place
`

// Teasing and small talk after something that was said.

var banterCheer = `
somebody get $p a cake
{h} careful, $p, people might get used to it
{w} $p, you've earned a long lunch
{c} cue the confetti
{h} $p is showing off again
{v} I'll be telling this story at the next get-together, with some exaggeration of course
{c} drinks on $p, then
{h} I had money on it, so thank you, $p
does $p get a medal now or do we all get ice cream?
{s} I'd clap, but people are on the phone here
{f} a good moment to put the kettle on, I'd say
{f} I suggest that $p chooses where we have lunch
`

var banterTrouble = `
{h} have you tried giving it a stern look?
{c} getting up was a mistake
{h} I blame the weather
{w} chin up, $p, we've seen worse
{v} if it helps, $p, my day isn't going any better, and I don't even have a good excuse
{c} typical
{h} and it was such a peaceful morning, too
{s} somewhere a rubber duck is waiting for you, $p
{f} courage, $p. these things pass
{f} I'd offer you a biscuit, $p, if the tin weren't empty
sounds like a job for strong tea
`

var banterStart = `
{w} good luck, $p
{h} brave, $p, very brave
{c} godspeed
{h} see you on the other side, $p
{s} I'll keep the coffee warm, $p
{v} I remember when I had that much energy in the morning. good luck, $p
{f} I wish you a smooth ride, $p
{c} rather you than me, $p
{h} should I order the emergency chocolate now, $p, or later?
`

var banterAny = `
{h} spoken like a true professional, $p
{c} fair enough
{h} I'm framing that, $p
{w} never change, $p
{v} I read that twice and my coffee still hasn't kicked in
{c} mood
{s} that made my day, $p
{h} that's the spirit, $p
{f} well put, $p
{f} I couldn't have said it better
{h} somebody write that on a mug
{c} ha
`

var banterAside = `
has anybody else noticed $x?
{c} meanwhile, $x
{h} can we talk about $x instead?
on a lighter note: what's going on with $x?
{v} in other news, I've just spent far too long thinking about $x
{w} come and find me at lunch, I want to hear your views on $x
{h} I blame $x
{s} off topic, but I have opinions about $x
{f} on a different note, has anyone looked into $x?
{c} and then there's $x
{cs} unrelated: what happened to $x?
{f} forgive the digression, but I must mention $x
{h} if only we put as much care into $x
{w} don't forget to complain about $x, it keeps us young
`

var asideTail = `
{c} also: $x, anyone?
and on a lighter note, who's looking after $x?
{h} in more important matters, $x
{cs} by the way, what's the matter with $x?
{h} now if somebody could sort out $x, I'd be a happy person
{w} and I'd love to hear what you all think about $x
{s} off topic: has anybody dealt with $x?
`

var joke = `
{h} the coffee is to blame for any typos
{H} I accept applause and biscuits
{h} my chair and I are now inseparable
{H} please form an orderly queue for autographs
{H} I'd say more, but my tea is getting cold
{h} nobody was harmed in the making of this message
{H} and that's more than I usually say
{h} my plants could do with some of that optimism
{H} if you need me, I'll be hugging the radiator
{h} send snacks
{H} I've been told to smile more, so picture that
`

// Replies to things said on an earlier day.
var earlierOpen = `
{cs} coming back to this:
{s} picking this up again, $p.
{f} with reference to your earlier message:
{w} sorry for the wait, $p.
{v} this had slipped down my list, sorry about that.
{cs} late to this, but:
{d} on this:
{s} about what you wrote, $p:
{c} just saw this.
{f} returning to your point, $p:
{i} I hope it's not too late to answer:
`

// Reactions before the matter itself, by what is replied to.
var replyOpen = `
{cs} thanks, $p.
{s} right, $p.
{c} ok.
{c} ah.
{f} thank you, $p.
{s} I see.
{cs} understood.
{w} good of you to say so, $p.
{c} hm, ok.
{d} to the point:
{s} since you bring it up:
{cs} while we're at it:
{cs} on that:
{f} in that connection:
`

// Endings of the warm-hearted.
var warmClose = `
{B} have a good morning, everyone
{A} have a good afternoon, everyone
thanks for all you do
hope your day is going well
{cs} thank you, as always
much appreciated, all of it
{c} take care, you lot
{c} hugs from my desk
{s} glad to have you all around
{f} with my warm thanks to all involved
{f} I'm grateful for your patience
{cs} and thank you for your patience
`
