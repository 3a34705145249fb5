package author

// Promises: giving one, keeping it, asking for what has not come, saying sorry.

var promiseLines = filled(`
@wait, so [you'll have|I'll send you|you'll get|I'll let you have] the $a for $t by $v
@i the $a for $t by $v
@i the $a on $t by $v[|, @wait]
{c} [give me until $v for|you'll see me by $v with|by $v you get] the $a on $t[|, ok|, promise|, deal]
{c} [will get you|will send you|you'll get|will dig out] the $a for $t by $v[|, promise|, ok|, deal]
{cs} $tb: $a by $v, [promise|you have my word|on my list|noted]
{cs} the $a for $t? [you'll have it|it's yours|I'll send it|expect it] by $v
{s} @wait. @i the $a for $t by $v
{f} @wait. [you'll receive|I'll let you have|I'll provide|I undertake to send you] the $a for $t by $v
{f} [you'll receive|I'll let you have|I undertake to provide|I shall send you] the $a for $t by $v[| at the latest| in writing| without fail]
{v} @wait, [and I don't want to guess|and half-knowledge helps nobody|so I can't say it now]. @i the $a for $t by $v
{d} by $v you have the $a for $t
{w} [of course|glad to help|happy to look], but @wait. [you'll have|I'll send you] the $a for $t by $v
{i} [if that's early enough|if you can wait that long|should that do], [you'll have|I'll bring you|I'll get you] the $a for $t by $v
{h} [don't hold me to the hour|ask me again if I forget|I'm writing it on my hand]: the $a for $t by $v
{m} I'll see to it that [you have|you get|they send you] the $a for $t by $v
put me down for the $a on $t by $v
the $a for $t is [on my list|noted|in hand], and you'll have it by $v
{cs} [no problem|on it|will do], @i the $a for $t by $v
{s} [I promise you|I'll send round|I'll write you] the $a for $t by $v[|, once I've checked it|, if not before]
{j} [ticketed|on the board|assigned to me]: the $a for $t by $v
{f} I [can't answer that at once|don't want to answer from memory|have to make enquiries], but I'll [provide|send you] the $a for $t by $v
`, partsPromise)

// What those say who promise: @i that they will, @wait why not now.
const partsPromise = `
i: you'll have | I'll get you | I'll come back with | I'll send you | expect | count on me for | I'll dig out | you can have | I owe you
wait: I have to look it up | I'd rather check it first | I need to ask around for it | it's not in my notes | I'm waiting for an answer myself | I don't have it at hand | I want to read it again | I have to go through the papers | it needs a closer look | I can't say it from memory | somebody else keeps that list | I have to clear it upstairs
`

// Behind a promise.
var commitmentMoreAfter = `
{v} I'd rather give you something [checked|solid|you can use] than something [quick|half-right|from memory]
{s} until then, please work with [a placeholder|a blank|what you have]
{cs} [poke me|shout|nudge me] if I [forget|go quiet]
{j} it's on [my board|the board|my backlog]
{f} I ask for your patience until then
{w} sorry that I can't [say it right away|tell you now|be quicker]
{d} not before
{c} no sooner, sadly
{v} I need to ask around for it, and [not everybody answers at once|that takes a few mails|the files are old]
{s} I've [put it in my calendar|made a note of it|set an alarm]
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
{m} I keep my word:
{i} I hope that it still helps:
{j} the missing entry, as promised:
`

var deliveryAfter = `
{w} [shout|ask|write] if anything is unclear
{f} I trust that this [meets your needs|is what you required|helps you further]
{s} and with that [my promise is off the list|I owe you nothing|that's done]
{c} [off my list|took me a while]
{h} I accept thanks in biscuits
{d} that's what I owed you
{p} does that give you [what you need|enough to go on|all you were after]?
{i} I hope it's [what you were after|of use|what you meant]
{v} I checked it [against the notes|with those who know|line by line] before writing it here, so you can [build on it|pass it on|use it as it is]
{m} please pass it on to those who asked
{j} I've added it to the docs as well
{v} it took longer to [find|check|get] than it takes to [write|read|say], [as so often|but there it is|which is why you waited]
{cs} [sorry it wasn't sooner|better late than guessed|took me a while]
{f} should you need [the details|the background|the source] as well, I'd be glad to help
{s} tell me if you need [the background|the story behind it|more than that]
{w} thanks for [being patient with me|waiting|not chasing me]
`

// Asking for what was promised: polite upwards, dry among peers.
var reminderLines = filled(`
{s} [any sign of|any news of|is there news about|how is it going with] the $a for $t? you [said|told us|promised] $when that [we'd get it|it would come|you'd send it]
{s} $when you promised us the $a for $t. [is it on its way|did it get stuck|can we have it|what became of it]?
{s} [I think|unless I'm wrong,|by my notes,] the day for the $a on $t has passed. [is it on its way|did it get stuck|shall I ask elsewhere|what became of it]?
{s} [just checking|only asking|wanted to make sure] that the $a for $t [hasn't been forgotten|isn't lost|is still on your list]
{cs} did the $a for $t [slip through|get lost|get stuck|fall off the list]? @need
{cs} $tb: still no $a, and you promised
{cs} how's the $a for $t doing? $when you [sounded so sure|had it nearly|said it was easy]
{c} [knock knock,|psst,|hey,|hello?] the $a for $t? @need
{c} psst, the $a for $t
{c} so, about that $a for $t you promised[. @need|]
{d} the $a for $t is overdue. [where is it|what's holding it|when do I get it]?
{d} [I'm still waiting for|still no sign of|I haven't got] the $a on $t. @need
{h} I've [grown older|gone grey|read a whole novel] waiting for the $a for $t
{h} [a postcard|greetings|a voice] from the past: $when you promised us the $a for $t
{f} may I [remind you of|ask after|return to] the $a for $t, which you [kindly promised|undertook to send|announced to] us $when?
{f} [I believe that|if I'm not mistaken,|by my records] the $a for $t is still to come from you. [may I expect it soon|could you tell me when|has it been delayed]?
{f} the $a for $t [hasn't reached us yet|is still outstanding|has yet to arrive]. $req([look into it|see to it|let us have it])
{f} I [take the liberty of asking|permit myself to ask] after the $a for $t, which was promised $when
{u} may I [gently|kindly] remind you of the $a for $t? @need
{u} [we're still hoping for|we'd still be glad of|we haven't forgotten] the $a on $t, whenever you find a moment
{u} would you happen to have the $a for $t [at hand|ready]?
{i} I don't want to be [a pest|tiresome|unfair], but is there any news of the $a for $t? @need
{i} you'll have had other things [on your mind|to do|on your desk], but could you [look at|think of|send] the $a for $t?
{w} I know how full your days are, but could you spare [a thought|a minute|a moment] for the $a on $t?
{v} I had the $a for $t in [my notes|my plan|my calendar] as promised, and [the day has come and gone|I'm looking at a gap|nothing has come]. [is everything all right|did it turn out harder|can I help]?
{v} I've [kept a gap|left a blank|held a place] in my plan for the $a on $t since you promised it $when. [can I fill it by now|do I still wait|shall I ask elsewhere]?
{m} I expected the $a for $t by now. [what's holding it up|what do you need for it|when does it come]?
{j} my ticket for the $a on $t is still open. [anything yet|any update|shall I close it]?
{p} [what's the state of|what became of|what's holding up] the $a for $t that you promised us? @need
you promised something on $t $when. [is it on its way|did it get stuck|can we have it]?
{f} may I remind you of what you promised on $t $when?
you promised us something $when. [is it on its way|did it get stuck|can we have it]?
{f} may I remind you of your promise?
{c} psst, you promised something
`, partsReminder)

// Why what was promised is needed.
const partsReminder = `
need: I'm drafting around it | my part stops there | I keep being asked | it's the last gap | I'd like to get on | the others ask me too | I can't finish without it | we're guessing meanwhile | a rough version would do | no drama, just asking
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
{cs} [I'm stuck without it|I need it to go on|it's the last bit I need]
{s} [others are waiting for it too|it holds up my part a little|I've been asked about it]
{f} a [short message|line|word] would be enough for my planning
{f} I'd be grateful for a word on when to expect it
{i} no reproach, I forget things [all the time|myself|too]
{d} today, please
{w} no hard feelings if it slipped
{v} if it [turned out harder than you thought|got stuck somewhere|isn't yours to give], tell me, and I'll [plan around it|ask elsewhere|lend a hand]
{h} I can offer a biscuit as ransom
{u} I know that you have more pressing matters
{m} others have asked me about it as well
{c} pretty please
{j} it blocks a ticket of mine
{s} a [half-ready|rough|short] version would do
{cs} tell me if I should ask somebody else
{v} I've filled the gap with a guess for the time being, and [I don't trust my guesses|it shows|that can't stay]
`

var apologyLines = filled(`
{c} [argh|oops|ah|damn], the $a for $t, sorry. @how
{c} oops. the $a for $t, right, sorry
{cs} [my fault|my bad|sorry|that's on me], the $a for $t [slipped my mind|got buried|went under|fell off my list]
{cs} sorry, $p, I [lost track of|forgot|sat on|mislaid] the $a for $t. @how
{s} you're right, I promised the $a for $t and [then let it slide|didn't send it|it got buried]
{s} you shouldn't have to [chase me for|remind me of|ask again for] the $a on $t, sorry. @how
{s} I said I'd send the $a for $t and didn't. [sorry about that|my mistake|no excuse|you had to ask]
{f} [I apologise:|my apologies,|I'm sorry,|pardon me,] I should've sent the $a for $t [long ago|by now|without being asked]. @how
{f} please accept my apologies for [the delay with|the wait for|my silence about] the $a on $t
{f} I regret that I've kept you waiting for the $a on $t. @how
{f} you're right to ask about the $a for $t. I apologise for [the oversight|the delay|my silence]
{w} I'm so sorry, $p, you shouldn't have had to ask for the $a on $t
{v} I had it on a list, then [lost the list|turned the page|cleared my desk], and with it [went|I lost] the $a for $t. sorry
{v} [there's no good excuse:|no excuse:|I could blame the mail, but] I forgot about the $a for $t [in all the bustle|between other things|and nobody else is to blame]
{d} I forgot the $a for $t. my fault
{h} my memory and I have had a serious talk about the $a on $t. sorry
{i} I'm embarrassed to say that the $a for $t went clean out of my head
{m} that's on me: I let the $a for $t slip
{j} the $a for $t fell off my board, sorry
sorry, I let $t slip
{f} I apologise for the delay on $t
sorry, that slipped [my mind|through|past me]. @how
{f} I apologise for the [oversight|delay]
{c} oops, sorry, [my fault|forgot]
`, partsApology)

// How a promise got forgotten.
const partsApology = `
how: it got buried under other things | I wrote it on the wrong list | I meant to and then the phone rang | I thought I'd sent it | other things pushed in | I lost sight of it | it sat in my drafts | I put it off and off
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
{cs} [I'm on it now|on it right now|hunting it down now|looking now]
{f} I'll see to it [without delay|at once|before anything else]
{s} I'll [look it up right away|get to it before anything else|send it as soon as I have it]
{w} thanks for the nudge
{d} you'll have it shortly
{v} I'm dropping [everything else|what I'm at] until you have it
{h} no dog was involved
{i} I hope it hasn't [held you up|cost you|bothered you] too much
{m} it won't happen again
{f} I hope that it hasn't caused you any inconvenience
{p} [did it hold you up|has it cost you much time|were you stuck without it|who else was waiting for it]?
{s} I've set myself an alarm now
{f} I'll take care that it isn't repeated
{d} give me until I've had my coffee
{cs} [thanks for poking|good that you asked|glad you keep track]
{v} it was in my notes all along, [under a heading that I never read|on the wrong page|where nobody looks]
{h} I'd blame the weather, but I work indoors
{v} next time I'll write such things down [where I can see them|on paper|before I promise them]
{c} my memory, sorry
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
