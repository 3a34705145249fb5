package author

// Short consent, thanks, teasing, small talk.

// After an answer to the writer's own question, and after one to somebody else's.
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
{d} noted, thanks
{c} got it, thanks
{s} that's what I needed, thanks
{v} thanks, that spares me a long search
{cs} ah, thanks
{cs} that helps, thank you
{h} I owe you a biscuit, $p
{f} thank you for the quick answer
{f} that answers my question, thank you
{c} ace, thanks
{s} thank you, $p, [writing it down|that helps]
`

var ackHeard = `
{cs} good to know
{c} didn't know that, thanks
{s} useful for me too, thanks
{f} noted with thanks
{f} thank you, I needed that as well
{d} noted
{cs} same question here, so thanks
{w} thanks, $p, glad somebody asked
{v} I was about to ask the same thing, thank you
{c} oh good, me too
{cs} noted here as well
{j} noted, updating my notes
{f} thank you for the clarification
{i} good to know, I think I had something older
`

var ackReport = `
{cs} thanks for the [update|news|heads-up]
{s} thanks, [good to have|that helps me plan|I was wondering]
{c} [cool|nice|right], thanks
{f} thank you, I have [taken note|updated my notes]
{cs} good to know, thanks
{s} thank you for letting us know
{w} thanks for telling us, $p
{f} noted with thanks, $p
{f} thank you for the information
{d} noted
{c} ok, thanks
{s} fine, I'll plan with that
{v} thanks, I'll work with that until I hear otherwise
{i} that should be fine on my side, I think
{m} good, [carry on|keep going]
{c} got it
{s} thanks, $p, I've got it down
{cs} right, noted
{f} understood, thank you
{w} thanks for keeping us in the loop, $p
`

var ackForecast = `
{cs} fingers crossed
{c} here's hoping
{s} good, I'll keep some time free
{f} thank you, I'll plan on that basis
{w} no stress, $p
{d} noted
{s} thanks, that's close enough for me
{c} go go go
{f} noted, thank you for the estimate
{m} fine, keep me posted
{h} I'll believe it when I see it, but thanks
{cs} that'd do nicely
`

var ackPromise = `
{cs} thanks, I'll count on it
{s} great, then I'll plan with that
{f} thank you, that's appreciated
{d} good
{w} that's kind, $p
{c} deal
{m} I'll hold you to it
{h} it's in writing now, $p
{f} I'm relying on it
`

var ackTopic = `
{cs} thanks for the $a on $t
noted, the $a on $t
{cs} good to know about the $a, thanks
{w} thanks, $p, I was wondering about the $a on $t
{f} thank you for the information about the $a for $t
{v} thanks, I'll put the $a for $t into my notes
{c} ah, so that's the $a for $t
{f} I've taken note of the $a for $t
{m} good. I wanted to be sure of the $a on $t
`

var ackTask = `
{cs} ok, thanks for the news on $t
{w} thanks for keeping us posted on $t, $p
{f} thank you for the report on $t
{v} thanks, I had lost track of $t a little
{s} good, then I know where $t $stands
{m} thanks. keep me posted on $t
{cs} thanks, following $t from here
`

// To a decision or a settled doubt.
var ackConsent = `
{c} ok
{c} works for me
{c} fine by me
{s} sounds good
{s} all right, $p
{f} agreed
{f} that's acceptable to me
{f} understood
{cs} makes sense
{c} good call
{i} fine with me, I think
{v} understood, I'll arrange my things around that
{s} I can live with that
{w} good choice, $p
{d} yes, agreed
{cs} ok, adjusting my side
{f} understood, I'll adapt my part
{c} fair enough
{m} good, let's do that
{s} thanks for settling it
`

// To somebody who asks for help: the person asked, and others.
var ackYes = `
{c} sure thing
{c} yep, on it
{cs} of course
{cs} happy to
{s} yes, I'll have a look
{s} gladly, $p
{f} certainly
{f} with pleasure, $p
{w} for you, $p, any time
{d} yes
{v} I'll have a look as soon as I'm out of my next meeting
{i} I'll try, I think I can fit it in
{h} if there are biscuits, yes
{c} can do
{cs} count me in
{f} yes, I'll make time for it
`

var ackOffer = `
{cs} count me in if you need another pair of eyes
{s} I can help as well, if that's useful
{c} I'm around too
{f} I'm available as well, should you need me
{w} happy to join, $p
{cs} I'd like to see that too, $p
{c} same here, if there's room
{s} good idea, keep me in copy
{d} I can help
{f} a good idea, $p
{m} good, please include me
`

var ackStart = `
{cs} good luck
{w} good luck, $p, shout if you need a hand
{c} nice
{s} great, looking forward to it
{f} I wish you every success with it
{f} thank you for taking this on, $p
{cs} good that it's moving
{d} good
{m} good, keep me posted
{v} good, I've been waiting for that
{v} good, and I have [some old notes|a drawer full of notes] if you want them, $p
{s} happy that you have it, $p
{c} go for it
{w} so glad it's you, $p
{h} better you than me, $p
{f} thank you, I look forward to the results
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
{s} well done, $p
{s} thanks for all the work, $p
{h} I knew you'd do it. fine, I hoped
{m} good job, $p
{d} good work
{f} thank you for your work on this
{c} boom
{w} so pleased for you, $p
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
{m} keep me informed, I'll see whom I can call
{s} shout if a second opinion helps
{c} not again
{d} tell me what you need
{v} I know the feeling, we had something like it, and it went away when the right person was back at work
`

// To somebody who sees a risk.
var ackPoint = `
{cs} fair point
{s} good that you say it
{f} a valid concern
{c} hm, true
{cs} hadn't thought of that
{w} thanks for thinking ahead, $p
{d} true
{f} thank you for raising it
{v} I'd brushed that aside, but the more I think about it the less I like it
{m} noted. let's keep an eye on that
{s} worth keeping an eye on, I agree
{i} you may well be right
{h} and I was sleeping so well
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

var ackNews = `
{cs} interesting
{c} huh
{s} thanks for sharing
{f} thank you for passing it on
{w} thanks, $p, I'd missed that
{d} noted
{cs} hadn't seen that
{f} of interest, thank you
`

var ackNoted = `
{c} noted, thanks
{s} thanks for the reminder
{f} duly noted
{w} thanks, $p, I'd have turned up
{d} noted
{h} my calendar says hooray
{f} thank you for the reminder
`

// When every short word of the day has been used.
var ackMore = `
{cs} noted here
{s} I'll make a note of it
{c} will keep it in mind
{f} I've made a note of it
{s} and I'll tell the others
{v} I'll come back if anything's unclear
`

// Teasing and small talk after something that was said.

var banterCheer = `
{c} ice cream for $p
{h} $p, do teach us how you got [that through the review|everybody to agree]
{c} [and there was much rejoicing|pop the fizzy water]
{s} I heard the keyboard go quiet and hoped that was it, $p
{s} that calls for the good biscuits
{h} will you still talk to us now, $p?
{f} I propose [cake|a round of applause|an early lunch]
{w} [frame it|print it out|tell your family], $p
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
{s} [tea helps|a walk round the block helps|swearing quietly helps], $p
{c} of course it is
{h} add it to the collection, $p
{h} I'd say it can't get worse, but I know this place
{f} my sympathies, $p
{c} [classic|why does it never rain on a quiet day|we can't have nice things]
{w} [come over for a biscuit|lunch is on me], $p
{s} some days you should stay in bed, $p
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
{c} may your coffee stay hot, $p
{h} I've put [a bet|my lunch] on you, $p
{s} [famous last words|I admire the optimism|I'll ask how it's going when you look tired], $p
{c} [and off we go|buckle up|into the fray]
{f} may it be less trouble than the last, $p
{h} $p, blink if you need rescuing
{w} [you've got this|it's in good hands], $p
{s} I'd offer to help, $p, but I've seen my own list
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
{c} [legend|true|same]
{h} $p for president
{s} [I heard that in your voice|you sound like my grandmother|I'm stealing that], $p
{h} I've read shorter novels. better than most, though
{c} [tell me about it|story of my life|don't we all]
{f} [your calm is admirable|I admire your patience], $p
{w} [you make this place better|always good to hear from you], $p
{s} I should write these down
{h} and here I thought today would be boring
{h} spoken like a true professional, $p
{h} I'm framing that, $p
{w} never change, $p
{v} [I read that twice|I had to read that slowly] and my coffee still hasn't kicked in
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
{h} can we talk about $x instead?
on a lighter note, what's going on with $x?
{s} does anybody know what's happening with $x?
{c} am I the only person bothered by $x?
{h} my real worry today is $x
{cs} question for the room: $x?
{w} in happier news, I've made my peace with $x
{v} in other news, I've just spent far too long thinking about $x
{w} come and find me at lunch, I want to hear your views on $x
{s} off topic, but I have opinions about $x
{f} on a different note, has anyone looked into $x?
{cs} unrelated, but what happened to $x?
{f} forgive the digression, but I must mention $x
{w} do complain about $x with me, it keeps us young
`

var asideTail = `
{cs} and on a lighter note, what's the matter with $x?
{h} now if somebody could sort out $x, I'd be a happy person
{s} off topic, but has anybody dealt with $x?
`

var joke = `
{h} the coffee is to blame for any typos
{H} I accept applause and biscuits
{h} my chair and I are now inseparable
{H} please form an orderly queue for autographs
{H} I'd say more, but my tea is getting cold
{h} nobody was harmed in the making of this message
{H} and that's more than I usually say
{H} if you need me, I'll be hugging the radiator
{h} send snacks
{H} I've been told to smile more, so picture that
`

// Endings of the warm-hearted, and behind a request.
var warmClose = `
{B} have a good morning, everyone
{A} have a good afternoon, everyone
hope your day is going well
{c} hugs from my desk
{w} thank you all for the good company on this
{s} be kind to yourselves
`

var warmThanks = `
{cs} thank you, as always
{f} with my warm thanks
{s} I know how busy you are, so thank you
{cs} you're a treasure
{s} glad to have you around
{f} I'm grateful for your time
{c} hugs from my desk
`
