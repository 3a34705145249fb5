package author

// Ultra-short replies (G11): one to six words, by what they answer. None
// states a value, and none says that something has begun or ended.

func shortReplySources() map[string]string {
	return map[string]string{
		"short thanks": shortThanks, "short heard": shortHeard, "short report": shortReport, "short consent": shortConsent,
		"short forecast": shortForecast, "short promise": shortPromise, "short yes": shortYes, "short offer": shortOffer,
		"short start": shortStart, "short cheer": shortCheer, "short sorry": shortSorry, "short point": shortPoint,
		"short oops": shortOops, "short news": shortNews, "short noted": shortNoted, "short any": shortAny,
		"short groan": shortGroan, "short laugh": shortLaugh, "short ask": shortAsk, "short push": shortPush,
		"short welcome": shortWelcome, "short hello": shortHello, "short leave": shortLeave, "short forgive": shortForgive, "short taken back": shortTakenBack,
	}
}

const shortThanks = `
{c} thx
{c} ta
{c} cheers
{cs} thanks
{cs} perfect
{cs} great, thanks
{s} thank you
{w} thanks, $p
{w} bless you, $p
{f} many thanks
{f} thank you very much
{c} ace
{h} my hero
{d} got it
{f} most helpful
{c} sweet
{cs} just what I needed
{s} that helps
`

const shortHeard = `
{c} oh, nice
{cs} good to know
{c} ah
{cs} aha
{f} noted with interest
{s} useful
{d} noted
{f} that is useful
{c} didn't know that
{cs} same question here
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
{s} good to hear
{f} understood
{f} duly noted
{f} thank you
{d} fine
{m} good
{w} nice one, $p
{c} cool
{c} roger
{i} sounds fine, I think
{s} all clear
{h} music to my ears
`

const shortConsent = `
{c} yup
{c} fine by me
{c} deal
{cs} makes sense
{cs} works for me
{s} sounds good
agreed
{f} quite right
{f} very well
{f} no objection
{d} yes
{d} do it
{i} fine, I suppose
{m} so be it
{w} good call, $p
{c} go for it
{s} I'm in
{h} the oracle has spoken
{c} sold
`

const shortForecast = `
{c} fingers crossed
{cs} here's hoping
{s} let's hope so
{f} let us hope so
{f} I hope so
{w} no stress, $p
{h} brave words
{d} hold you to it
{c} go go go
{p} really?
{P} are you sure?
{cs} that'd be nice
`

const shortPromise = `
{c} deal
{cs} great
{s} counting on it
{f} much appreciated
{f} I rely on it
{w} you're kind, $p
{h} framed and on the wall
{d} good
{m} I'll remember that
{c} nice, thx
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
{w} any time, $p
{h} for biscuits, yes
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
{c} godspeed
{c} go go go
{cs} good luck
{cs} nice
{s} best of luck
{f} every success
{f} I wish you luck
{w} you've got this, $p
{h} brave soul
{d} good
{m} about time
{c} woo
{s} glad to see it
`

const shortCheer = `
{c} yay
{c} woohoo
{c} boom
{c} nice!
{cs} brilliant
{cs} great stuff
{s} well done
{s} lovely
{f} congratulations
{f} excellent
{f} my compliments
{w} bravo, $p
{w} so pleased for you
{h} cake?
{H} fetch the trumpets
{m} good work
{d} good
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
{f} most regrettable
{w} poor you, $p
{h} typical, somehow
{d} need help?
{p} anything I can do?
{c} not again
{m} keep me posted
`

const shortPoint = `
{c} hm, true
{c} hmm
{cs} fair point
{cs} fair
{s} worth a thought
{f} a valid point
{f} I take the point
{c} true enough
{cs} true, that
{s} I can see that
{cs} that's a point
{c} point taken
{s} something in that
{s} hadn't thought of it
{cs} hard to argue with
{s} let me think about it
{f} a fair objection
{f} that deserves some thought
{f} one can't dismiss that
{d} agreed, partly
{d} not wrong
{c} eh, you may be right
{cs} let me sleep on it
{w} glad you said it
{w} good that you say it
{i} there may be something there
{i} could well be
{v} I see where you're coming from
{v} that's worth a second look
{j} valid, technically
{p} what would you do?
{p} how sure are we?
{h} ouch, but yes
{H} you and your good points
{m} I'll keep it in mind
{m} let's hear the others
{c} can't disagree
{cs} noted, fair
{s} good point, that
{s} it bears thinking about
{w} well spotted, $p
{h} spoilsport
{i} maybe, yes
{P} is it, though?
{m} noted
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
{h} blame my glasses
`

const shortNews = `
{c} huh
{c} wow
{cs} interesting
{cs} well, well
{s} hadn't seen that
{f} how interesting
{f} remarkable
{w} thanks for sharing, $p
{h} popcorn, please
{d} noted
{p} is that so?
`

const shortNoted = `
{c} k, thx
{c} will do
{cs} got it
{cs} good reminder
{s} understood
{f} duly noted
{f} understood, thank you
noted
{w} thanks for saying, $p
{h} carved in stone
{s} in my notes
`

const shortGroan = `
{c} oof
{c} of course
{c} classic
{cs} here we go again
{s} tea, anyone?
{f} courage
{f} such is life
{w} hugs, $p
{h} I blame the printer
{h} and it's only lunchtime
{H} send biscuits
{c} why though
`

const shortLaugh = `
{c} ha
{c} haha
{c} lol
{c} same
{c} mood
{c} true that
{cs} love it
{cs} made my day
{s} well put
{f} how very true
{f} quite so
{f} well said
{w} never change, $p
{h} I'm stealing that
{H} somebody frame this
{h} mug material
{s} couldn't agree more
`

const shortAsk = `
{c} same question here
{cs} I'd like to know too
{s} good question
{f} a good question
{f} I wonder as well
{d} asking too
{c} ooh, same
{w} good that you ask, $p
{h} asking for a friend, too
{cs} anyone?
`

const shortPush = `
{cs} yes please
{cs} seconded
{c} yes yes yes
{s} would help us all
{f} I second that
{f} that would be welcome
{d} please do
{w} thanks for asking, $p
{c} pretty please
{h} no pressure, obviously
`

const shortWelcome = `
{c} hey, welcome back
{c} missed you
{cs} good to see you
{s} nice to have you back
{f} a pleasure to see you
{w} welcome back, $p
{h} we fed your plants
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
{w} don't fret, $p
{h} you owe us cake
{d} fine
`

// For when a day has used up what its acts call for.
const shortAny = `
{f} noted
{f} understood
{f} indeed
{f} very well
{f} I follow
{s} right
{s} seen
{c} okay
{cs} fine
{c} cool
{c} right you are
{c} righto
{c} gotcha
{cs} all right
{cs} thanks, all
{s} very good
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
{c} okey-dokey
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
