package author

// Promises: giving one, keeping it, asking for what has not come, saying sorry.

var promiseLines = `
{v} [the person who knows is away|I have to ask the people who set it up], so you'll have the $a for $t by $v
{s} I'm waiting for [a call back|an answer] myself, so you'll have the $a for $t by $v
{cs} [it's in a folder I can't get at|somebody has my notes], so you'll have the $a for $t by $v
{f} as I depend on [a colleague|others] for it, I can let you have the $a for $t by $v
{m} I have to clear it upstairs, and then you'll have the $a for $t, by $v at the latest
{w} I don't want to send you something half-checked, so you'll have the $a for $t by $v
{s} the [last|newest] entry looks odd to me, so I'm checking it again, and by $v you'll have the $a for $t
you'll have the $a for $t by $v
I'll get you the $a for $t by $v
I'll come back with the $a for $t by $v
count on me for the $a on $t by $v
the $a for $t is on my list, and you'll have it by $v
I owe you the $a for $t, and you'll have it by $v
{cs} the $a for $t? you'll have it by $v
{cs} $tb: $a by $v, promise
{cs} I'll dig out the $a for $t by $v
{c} give me until $v for the $a on $t
{c} will get you the $a for $t by $v
{s} I'll send round the $a for $t by $v
{s} I don't have the $a for $t at hand, but you'll get it by $v
{s} I promise you the $a for $t by $v
{f} I'll let you have the $a for $t by $v
{f} I undertake to provide the $a for $t by $v
{f} you'll receive the $a for $t by $v at the latest
{f} I can't answer that at once, but I'll provide the $a for $t by $v
{v} I have to look it up properly, so expect the $a for $t by $v
{v} that needs a closer look than I can give it right now, but by $v you'll have the $a for $t
{v} I don't want to guess, so let me check, and by $v you'll have the $a for $t from me
{d} by $v you have the $a for $t
{w} leave it with me: you'll have the $a for $t by $v
{i} if that's early enough for you, I'll bring you the $a for $t by $v
{h} cross my heart: the $a for $t by $v
{m} I'll see to it that you have the $a for $t by $v
put me down for the $a on $t by $v
`

// Behind a promise.
var commitmentMoreAfter = `
{v} I'd rather give you something checked than something quick
{s} until then, please work with a placeholder
{cs} poke me if I forget
{j} it's on my board
{f} I ask for your patience until then
{w} sorry that I can't say it right away
{d} not before
{c} no sooner, sadly
{v} I need to ask around for it, and not everybody answers at once
{s} I've put it in my calendar
`

// Giving what was promised.
var deliveryOpen = `
{cs} as promised:
as promised $when:
{c} there you go, as promised:
{c} got it at last:
{cs} here's what you were waiting for, $p:
{cs} I owed you something, $p:
{s} you've been waiting for it, $p:
{s} back with what I promised $when:
{s} to what I promised $when:
{s} $when I said that I'd come back with it:
{f} as announced $when:
{f} as promised, and with thanks for your patience:
{f} as I undertook $when:
{f} $p, as promised $when:
{w} [thanks for your patience|thank you for waiting|thanks for bearing with me], $p.
{v} I said $when that I'd come back with it.
{v} it took some digging, but I promised it $when:
{d} a promise kept:
{h} look who keeps promises:
{m} I keep my word:
{i} I hope that it still helps:
{j} the missing entry, as promised:
`

var deliveryAfter = `
{w} shout if anything is unclear
{f} I trust that this meets your needs
{s} and with that my promise is off the list
{c} debts paid
{h} I accept thanks in biscuits
{d} that's what I owed you
{p} does that give you what you need?
{i} I hope it's what you were after
{v} I checked it against the notes before writing it here, so you can build on it
{m} please pass it on to those who asked
{j} I've added it to the docs as well
{v} it took longer to find than it takes to write, as so often
{cs} [sorry it wasn't sooner|better late than guessed]
{f} should you need the details as well, I'd be glad to send them
{s} tell me if you need [the background|the story behind it]
{w} thanks for being patient with me
`

// Asking for what was promised: polite upwards, dry among peers.
var reminderLines = `
{s} any sign of the $a for $t? you said $when that we'd get it
{s} $when you promised us the $a for $t. is it on its way?
{s} I think the day for the $a on $t has passed. is it on its way?
{s} just checking that the $a for $t hasn't been forgotten
{cs} did the $a for $t slip through?
{cs} $tb: still no $a, and you promised
{cs} how's the $a for $t doing? $when you sounded so sure
{c} knock knock, the $a for $t?
{c} psst, the $a for $t
{c} so, about that $a for $t you promised
{d} the $a for $t is overdue. where is it?
{d} I'm still waiting for the $a on $t
{h} I've grown older waiting for the $a for $t
{h} a postcard from the past: $when you promised us the $a for $t
{f} may I remind you of the $a for $t, which you kindly promised us $when?
{f} I believe that the $a for $t is still to come from you
{f} the $a for $t hasn't reached us yet. $req(look into it)
{f} I take the liberty of asking after the $a for $t, which was promised $when
{u} may I gently remind you of the $a for $t?
{u} we're still hoping for the $a on $t, whenever you find a moment
{u} would you happen to have the $a for $t by now?
{i} I don't want to be a pest, but is there any news of the $a for $t?
{i} you'll have had other things on your mind, but could you look at the $a for $t?
{w} I know how full your days are, but could you spare a thought for the $a on $t?
{v} I had the $a for $t in my notes as promised, and the day has come and gone without it. is everything all right?
{v} I've kept a gap in my plan for the $a on $t since you promised it $when. can I fill it by now?
{m} I expected the $a for $t by now. what's holding it up?
{j} my ticket for the $a on $t is still open. anything yet?
{p} what's the state of the $a for $t that you promised us?
you promised something on $t $when. is it on its way?
{f} may I remind you of what you promised on $t $when?
you promised us something $when. is it on its way?
{f} may I remind you of your promise?
{c} psst, you promised something
`

var reminderOpen = `
$n,
{c} hey $n,
{s} hello $n,
{f} dear $n,
{s} $n, a small reminder.
{f} $n, a kind reminder:
{d} $n, reminder.
{i} sorry to bother you, $n.
{h} $n, it's me again.
{w} $n, hope you're well.
{u} $n, if you have a moment:
{v} I've been going through what's still open, $n.
`

var reminderAfter = `
{cs} [I'm stuck without it|I need it to go on]
{s} [others are waiting for it too|it holds up my part a little]
{f} a short message would be enough for my planning
{f} I'd be grateful for a word on when to expect it
{i} no reproach, I forget things all the time
{d} today, please
{w} no hard feelings if it slipped
{v} if it turned out harder than you thought, tell me, and I'll plan around it
{h} I can offer a biscuit as ransom
{u} I know that you have more pressing matters
{m} others have asked me about it as well
{c} pretty please
{j} it blocks a ticket of mine
{s} a half-ready version would do
{cs} tell me if I should ask somebody else
{v} I've filled the gap with a guess for the time being, and I don't trust my guesses
`

var apologyLines = `
{c} argh, the $a for $t, sorry
{c} oops. the $a for $t, right, sorry
{cs} my fault, the $a for $t slipped my mind
{cs} sorry, $p, I lost track of the $a for $t
{s} you're right, I promised the $a for $t and then let it slide
{s} you shouldn't have to chase me for the $a on $t, sorry
{s} I said I'd send the $a for $t and didn't. sorry about that
{f} I apologise. I should've sent the $a for $t [long ago|by now|without being asked]
{f} please accept my apologies for the delay with the $a on $t
{f} I regret that I've kept you waiting for the $a on $t
{f} you're right to ask about the $a for $t. I apologise for the oversight
{w} I'm so sorry, $p, you shouldn't have had to ask for the $a on $t
{v} I had it on a list, then lost the list, and with it the $a for $t. sorry
{v} there's no good excuse: I forgot about the $a for $t in all the bustle
{d} I forgot the $a for $t. my fault
{h} my memory and I have had a serious talk about the $a on $t. sorry
{i} I'm embarrassed to say that the $a for $t went clean out of my head
{m} that's on me: I let the $a for $t slip
{j} the $a for $t fell off my board, sorry
sorry, I let $t slip
{f} I apologise for the delay on $t
sorry, that slipped [my mind|through|past me]
{f} I apologise for the [oversight|delay]
{c} oops, sorry, [my fault|forgot]
`

var apologyOpen = `
{cs} ouch.
{c} ah, damn.
{s} oh dear.
{cs} guilty.
{s} caught, $p.
{f} thank you for the reminder, $p.
{w} thanks for nudging me, $p.
{d} yes, I know.
{v} I knew there was something.
{m} fair enough, $p.
{i} this is a little embarrassing.
{h} I plead guilty, $p.
`

var apologyAfter = `
{cs} [I'm on it now|on it right now|hunting it down now]
{f} I'll see to it [without delay|at once]
{s} I'll [look it up right away|get to it before anything else]
{w} thanks for the nudge
{d} you'll have it shortly
{v} I'm dropping everything else until you have it
{h} no dog was involved
{i} I hope it hasn't held you up too much
{m} it won't happen again
{f} I hope that it hasn't caused you any inconvenience
{p} [did it hold you up|has it cost you much time|were you stuck without it|who else was waiting for it]?
{s} I've set myself an alarm now
{f} I'll take care that it isn't repeated
{d} give me until I've had my coffee
{cs} [thanks for poking|good that you asked|glad somebody keeps track]
{v} it was in my notes all along, under a heading that I never read
{h} I'd blame the weather, but I work indoors
{v} next time I'll write such things down where I can see them
{c} bad week for my memory
{s} give me a moment
{w} and thanks for asking so kindly, $p
`

// Why it is needed.
var reminderTails = `
. I'm asking because $why
. it's needed: $why
{c}. thing is, $why
{cs}. we need it because $why
{s}. it's getting tight, since $why
{s}. what makes it urgent is that $why
{f}. I ask because $why
{f}. we depend on it, as $why
{v}. I wouldn't insist, but $why
{d}. reason: $why
{j}. background: $why
{i}. it's only that $why
`

var apologyTails = `
: $why
. no excuse, but $why
. $why, but that's no excuse
{f}. by way of explanation: $why
{cs}. $why, and there it went
`

var ackForgiven = `
{c} no worries
{cs} happens
{s} no harm done, $p
{f} no apology needed
{w} don't worry about it, $p
{d} fine
{c} all good
{s} these things happen
{f} thank you for seeing to it
{m} all right, as long as it comes
{h} I'll take it out of your biscuit ration
{v} no harm done, I had enough else to do in the meantime
`

var ackNudged = `
{cs} waiting for it as well
{c} same here
{s} I could use it too
{f} I'm waiting for it as well
{w} we believe in you
{d} needed here too
{c} tick tock
{h} bets are open
{m} good that you ask, $p
`
