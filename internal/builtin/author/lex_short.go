package author

// Ultra-short replies (G11): one to six words, by what they answer. None
// states a value, and none says that something has begun or ended.

func shortReplySources() map[string]string {
	return map[string]string{
		"short thanks": shortThanks, "short heard": shortHeard, "short report": shortReport, "short consent": shortConsent,
		"short forecast": shortForecast, "short promise": shortPromise, "short yes": shortYes, "short offer": shortOffer,
		"short start": shortStart, "short cheer": shortCheer, "short sorry": shortSorry, "short point": shortPoint,
		"short oops": shortOops, "short news": shortNews, "short noted": shortNoted, "short put right": shortPutRight, "short recalled": shortRecalled, "short any": shortAny,
		"short groan": shortGroan, "short gloom": shortGloom, "short laugh": shortLaugh, "short wise": shortWise, "short wise late": shortWiseLate, "short caught": shortCaught, "short memory": shortMemory,
		"short verdict": shortVerdict, "short hopes": shortHopes, "short plea": shortPlea, "short play": shortPlay,
		"short nod": shortNod, "short thanked": shortThanked, "short read": shortRead,
		"short second": shortSecond, "short second cheer": shortSecondCheer, "short second sorry": shortSecondSorry, "short second heard": shortSecondHeard,
		"short ask": shortAsk, "short push": shortPush,
		"short welcome": shortWelcome, "short hello": shortHello, "short leave": shortLeave, "short forgive": shortForgive, "short taken back": shortTakenBack,
	}
}

const shortThanks = `
{c} thx
{c} ta
{c} cheers
{cs} thanks
{cs} great, thanks
{s} thank you
{w} thanks, $p
{w} thank you so much, $p
{f} many thanks
{f} thank you very much
{c} ace, thanks
{d} got it
{f} that is most helpful
{cs} just what I needed
{s} that helps
{s} that's what I needed
{h} I owe you a coffee
{cs} thanks, that does it
`

const shortHeard = `
{c} oh, nice
{cs} good to know
{cs} ah, thanks
{f} noted with interest
{s} useful for me too
{d} noted
{f} that is useful
{c} didn't know that
{c} new to me
{s} that helps me too
{f} I had wondered as well
{h} learning every day
`

const shortReport = `
{c} ok
{c} okay
{c} k
{c} got it
{cs} noted
{cs} right
{cs} thanks for that
{cs} good to know
{s} good to hear
{s} thanks for the update
{f} understood
{f} duly noted
{f} thank you
{f} thank you for the update
{d} fine
{m} good
{w} thanks, $p
{c} cool
{i} sounds fine, I think
`

const shortConsent = `
{c} yup
{c} fine by me
{c} ok by me
{cs} makes sense
{cs} works for me
{s} sounds good
agreed
{f} I agree
{f} very well
{f} understood
{d} fine
{i} fine, I suppose
{w} good call, $p
{s} I can live with that
{s} all right, $p
{f} that suits me
{cs} happy with that
{h} you won't hear me complain
`

const shortForecast = `
{c} fingers crossed
{cs} here's hoping
{s} let's hope so
{f} let us hope so
{f} I hope so
{w} no stress, $p
{h} brave words
{cs} good to know
{s} good, thanks
{p} really?
{P} are you sure?
{cs} that'd be nice
{f} thank you for the estimate
`

const shortPromise = `
{c} deal
{cs} great
{cs} great, thanks
{s} counting on it
{f} much appreciated
{f} I rely on it
{w} that's kind, $p
{d} good
{c} nice, thx
{s} no rush
`

const shortYes = `
{c} sure
{c} yep
{c} can do
{c} on it
{cs} of course
{cs} happy to
{s} gladly
{f} certainly
{f} with pleasure
{f} by all means
{d} yes
{w} of course, $p
{h} if there are biscuits, yes
{i} I'll try
`

const shortOffer = `
{c} me too
{c} in
{cs} count me in
{s} happy to join
{f} I'd gladly assist
{f} at your disposal
{w} can help, $p
{d} will help
{cs} same from me
`

const shortStart = `
{c} have fun
{c} nice
{cs} good luck
{cs} great
{s} best of luck
{s} glad you have it
{f} every success
{f} I wish you [luck|success|all the best]
{f} good to [know|have it in hand]
{f} [glad|pleased] to hear it
{csw} you've got this, $p
{w} good luck, $p
{h} rather you than me
{d} good
{s} glad to see it
{cs} shout if you need help
`

const shortCheer = `
{c} yay
{c} woohoo
{c} nice!
{cs} brilliant
{cs} great stuff
{sf} well done
{s} lovely
{f} congratulations
{f} excellent
{f} my compliments
{w} bravo, $p
{w} so pleased for you
{h} cake?
{m} good work
{d} good
{cs} well done, all
`

const shortSorry = `
{c} ouch
{c} ugh
{c} oof
{cs} oh no
{cs} annoying
{s} sorry to hear that
{f} how unfortunate
{f} my sympathies
{f} I am sorry to hear it
{w} poor you, $p
{d} need help?
{p} anything I can do?
{c} not again
{m} keep me posted
{s} shout if I can help
`

const shortPoint = `
{c} hm, true
{c} hmm
{cs} fair point
{cs} fair
{s} worth a thought
{f} [a valid|a fair|a sound] [point|objection|argument]
{f} I [see|understand] the [worry|concern|objection]
{f} [I had not|we have not] [considered that|thought of it]
{f} [worth discussing|worth a closer look], I agree
{f} I take the point
{c} true enough
{cs} that's a point
{c} point taken
{s} I can see that
{s} hadn't thought of it
{cs} hard to argue with
{s} let me think about it
{f} that deserves some thought
{d} agreed, partly
{d} not wrong
{c} you may be right
{cs} let me sleep on it
{w} glad you said it
{w} thanks for the [warning|hint|honest word], $p
{w} thanks, I'll think about it
{i} could well be
{v} I see where you're coming from
{v} that's worth a second look
{p} [how would you do it|what would you try|can we test that|who could tell us|can we check that|does it happen often|since when|what would you change]?
{h} ouch, but yes
{m} I'll keep it in mind
{m} let's hear the others
{c} can't disagree
{s} good point
{w} well spotted, $p
{i} maybe, yes
{P} [is that so|is that certain|who else says so|have you seen it]?
{f} I shall think about it
`

const shortOops = `
{c} oops
{c} argh
{c} my bad
{c} whoops, ta
{cs} right, sorry
{cs} you're right
{s} thanks, my mistake
{f} I stand corrected
{f} my apologies
{d} corrected
{w} good catch, $p
{h} need new glasses, sorry
`

const shortNews = `
{c} [huh|wow|oh|ha]
{c} [no way|for real|seriously]?
{c} [news to me|didn't know that|missed that]
{cs} [interesting|good to know|worth knowing|didn't know that]
{cs} [hadn't seen|hadn't heard|missed] that[|, thanks]
{cs} thanks, [hadn't seen it|new to me|I'd missed that]
{cs} [read|saw|heard] that [too|as well]
{cs} [let's see|we'll see] what comes of it
{s} [I'd heard|I had read] [of it|something like it]
{s} [I'll look it up|I'll read it later|will read up on it]
{s} something for lunch
{f} [how interesting|of interest, thank you|interesting indeed]
{f} I had not [seen|heard|read] that
{f} thank you, [I had missed that|new to me|good to know]
{f} thank you for [passing it on|telling us|the notice]
{f} I [read|saw] that [too|as well]
{w} thanks for [sharing|passing it on|telling us], $p
{w} good [find|spot], $p
{d} [noted|ok|seen|read it]
{p} [is that so|is that confirmed|who says so|do we know more]?
{p} where did you [read|hear|see] it?
{cs} [any link|got a link|is there a link]?
{P} does that [touch|concern|affect] us?
{h} [lunch topic found|that's lunch sorted]
{j} [bookmarked|saved it|added to my reader]
{v} I'd [wondered about|heard a little of|heard of] that
{m} [thanks, useful to know|please keep an eye on it]
{i} [curious|strange], if it's true
`

const shortNoted = `
{c} k, thx
{c} will do
{cs} got it
{cs} good to know
{s} understood
{f} duly noted
{f} understood, thank you
noted
{w} thanks for saying, $p
{s} in my notes
{s} thanks, noted
`

// To a correction of somebody else's message.
const shortPutRight = `
{c} ok, noted
{c} good you said so
{cs} got it
{cs} good to know
{s} thanks for clearing that up
{s} good that you said so
{f} understood, thank you
{f} duly noted
{w} good that you watch, $p
{d} noted
`

// To who points at something said before, or asks whether it helps.
const shortRecalled = `
{c} will check
{c} ooh, good one
{cs} thanks, will look
{cs} good thought
{s} I'll look it up
{s} that may help, thanks
{f} I shall look into it
{f} thank you, I shall look
{f} it may well help
{w} thanks for the hint, $p
{d} will look
{i} perhaps it helps, yes
{m} I'll have it checked
`

const shortGroan = `
{c} oof
{c} ouch
{c} not again
{cs} here we go again
{cs} want to talk?
{s} tea, anyone?
{f} courage
{f} I don't envy you
{w} poor you, $p
{w} coffee's on me, $p
{h} send biscuits
{h} and it started so well
`

const shortAsk = `
{c} asking myself that too
{cs} I'd like to know too
{s} good question
{f} a good question
{f} I wonder as well
{d} asking too
{c} ooh, same
{w} good that you ask, $p
{cs} anyone?
`

const shortPush = `
{cs} yes please
{cs} seconded
{s} would help us all
{f} I second that
{f} that would be welcome
{d} please do
{w} thanks for asking, $p
{c} pretty please
`

const shortWelcome = `
{c} hey, welcome back
{c} missed you
{cs} good to see you
{s} nice to have you back
{f} a pleasure to see you
{w} welcome back, $p
{h} we saved you some mail
welcome back
`

const shortLeave = `
{c} enjoy
{c} lucky you
{cs} have a good time
{s} enjoy the break
{f} I wish you well
{f} all the best
{w} rest well, $p
{h} take me with you
{d} noted
{s} see you then
`

const shortForgive = `
{c} no worries
{c} all good
{c} np
{cs} no problem
{cs} happens
{s} not to worry
{f} no harm done
{f} please don't worry
{w} no harm done, $p
{h} it happens to the best
{d} fine
`

// For when a day has used up what its acts call for.
const shortAny = `
{f} noted
{f} understood
{f} very well
{s} right
{s} seen
{c} okay
{cs} fine
{c} cool
{c} gotcha
{cs} all right
{cs} thanks, all
{s} seen, thanks
{s} thanks for this
{f} noted, thank you
{f} that is clear
{f} I see
{f} clear, thank you
{w} thank you, $p
{d} clear
{cs} read and noted
{f} read with thanks
{cs} noted on my side
`

const shortTakenBack = `
{f} clear, excuse me, perfectly clear
{f} fine, pardon, very fine
{s} seen, sorry, read
{c} cool, no wait, great
{c} ta, I mean thanks
{c} yay, sorry, ouch, no, yay
{cs} nice, or rather great
{cs} good, sorry, very good
{s} thanks, or rather thank you
{f} noted, pardon, understood
{f} good, or rather very good
{s} right, sorry, all right
{cs} hm, no, fine
`
