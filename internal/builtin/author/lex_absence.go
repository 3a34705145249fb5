package author

// Being away, coming back, and catching up.

var absenceLines = `
I'm out for a while and back $on
I'll be away for a bit, back $on
I've got some time off and I'm back $on
you'll have to manage without me for a while, I'm back $on
I won't be reading along for a while. back $on
{c} off for a bit, back $on
{c} I'm out, back $on, be good
{cs} not here for a while, back $on
{cs} taking a break, back $on
{s} I'm away, and you'll have me back $on
{s} please don't wait for me in the meantime: I'm away and back $on
{s} I'm using up some leave and I'll be back $on
{f} I'll be absent and back at my desk $on
{f} please note that I'm on leave. I'll be back $on
{f} I'll be out of the office and back $on
{f} I wish to inform you that I'll be away and back at work $on
{v} so that nobody waits for an answer from me: I'm away for a while, and I'm back at my desk $on
{v} I've told those who work with me, but for all the others: I'm away and back $on
{d} I'm away. back $on
{w} I'm leaving you alone for a bit, look after each other. I'm back $on
{i} I hope it's no trouble, but I'm away for a while and back $on
{m} please decide without me where you can: I'm away and back $on
{h} my chair is free until I'm back $on
{j} calendar says out of office for me, back $on
{A} that's it from me for a while, back $on
`

var absenceOtherLines = `
$whom is away and back $on
{cs} $whom is out for a while, back $on
{s} please don't wait for $whom, who is away and back $on
{f} please note that $whom is absent and will be back $on
{f} $whom is on leave and will be back $on
{v} in case you're waiting for an answer from $whom: away for a while, and back $on
{c} no $whom for a while, back $on
{d} $whom is away, back $on
`

var absenceTails = `
, because $why
. $why
{f}. the reason is that $why
{s}. the reason: $why
{c}. $why, in case you wonder
`

var absenceOpen = `
{cs} heads-up:
{s} for your calendars:
{f} for your planning:
{c} quick note:
{s} so that you know:
{f} a note on my availability:
{w} dear all,
{j} status:
{m} for everybody who needs something from me:
{v} before it gets lost in the calendar:
{i} just so that nobody is surprised:
{h} don't cry:
`

var absenceAfter = `
{cs} [ask around if something burns|leave me notes|no heroics, please]
{f} in urgent cases please turn to the group
{w} look after each other
{s} I'll [read up when I'm back|catch up afterwards]
{v} I've put my notes where you can find them, and they should get you through
{h} don't break anything expensive
{d} no mail in the meantime
{m} I expect to find everything where I left it
{i} I hope I'm not leaving anybody stranded
{c} miss me
{j} my status is set to away
{p} does anybody need something from me before I go?
{f} I thank you for your understanding
{v} whatever needs me, tell me before I leave, and whatever doesn't, please go ahead without me
{s} anything that can wait, let it wait
{w} and be kind to whoever answers in my place
`

var returnLines = `
{c} back!
{B} good morning, everybody, I'm back
{cB} morning all, I'm back
{A} hello all, I'm back
{c} hi all, back [in the saddle|among the living|at it]
{cs} I'm back [at my desk|with you|online|]
{cs} [hello again|hi there|good to see you all], I'm back
{s} I'm back [and rested|and reading|and sorting my inbox]
{s} hello everybody, I'm back at my desk
{f} I've returned to the office
{f} I'm back at work [as of today|from today on]
{f} dear colleagues, I'm back at my desk
{w} good to be back with [you all|all of you|you lot|the gang]
{w} hello everybody, [I've missed you|it's nice to read you all again|how I missed the noise]
{h} I'm back, and [the plant is still alive|nobody has taken my chair|my password still works]
{v} I'm back after some quiet time, and the inbox is [a jungle|an avalanche|taller than I am]
{d} I'm back
{m} I'm back at my desk and [available again|ready for questions]
{i} I'm back, slowly
{j} back [online|on the grid|in the channel]
{v} I'm back, and I've been staring at the list of unread messages for a while
`

var missedLines = `
[what did I miss|what have I missed|what have you been up to]?
[what should I know|what do I need to know|what has happened]?
{c} what's new?
{c} who can fill me in?
{c} [anything on fire|anything good|who did what|so, what's the gossip]?
{cs} [what's the headline|what were the headlines|what made the news here]?
{cs} anything I should know?
{cs} what happened while I was away?
{s} [can somebody catch me up|who catches me up|who gives me the short version]?
{s} what's the state of things?
{s} what should I read before anything else?
{f} could somebody tell me what has happened in the meantime?
{f} may I ask what [I've missed|has been going on|there is to catch up on]?
{f} what has [happened|been decided|been settled] during my absence?
{f} I'd be grateful for a short account. who can give it to me?
{v} before I read through everything: what should I know?
{v} I'd rather ask than scroll through all of it, so what happened?
{d} what [has changed|is new|do I have to know]?
{m} give me the short version, please. what happened?
{p} what was decided without me?
{p} what did you settle while I was away, and why?
{i} if somebody has a moment, could you tell me what I should read?
{h} what have you broken?
{h} who won?
{j} is there a summary somewhere?
{w} how have you all been, and [what did I miss|what have you been up to|what's new]?
{w} who has the patience to bring me up to date?
{cs} how's $t been coming along?
{s} where did we get to with $t?
{f} may I ask how $t $has been progressing?
{v} I've lost the thread on $t a little. what happened there?
`

var returnAfter = `
{cs} I've [only read half of it|not read anything yet]
{f} I thank you in advance
{w} and thanks for holding the fort
{v} I've seen that there's a lot, and I'd like to read the parts that matter
{h} speak slowly, I'm still on island time
{s} a pointer is enough
{d} short version, please
{m} whoever needs something from me, write to me today
{c} be gentle
{i} no hurry
`

var recapOpen = `
{c} welcome back!
{csf} welcome back, $p.
{cs} hey $p, good timing.
{s} good to have you back, $p.
{f} it's good to have you back, $p.
{w} so good to have you back, $p.
{h} ah, $p, you look rested.
{s} $p, you've missed a bit.
{c} $p! at last.
{m} good that you're back, $p.
{d} $p, in short:
{v} nice to read you again, $p.
`

var recapSettledLines = `
the main thing: $who decided on $what $when
{cs} big item: $who decided on $what $when
{c} $who decided on $what $when, at last
{s} not that much, but you should know that $who decided on $what $when
{s} $when $who decided on $what, the rest is detail
{f} the most important point is that $who decided on $what $when
{f} in your absence, $who decided on $what
{f} you should know that $when $who decided on $what
{v} most of it was routine, but $when $who decided on $what, and you'll want to read that
{v} there was some back and forth, and in the end $who decided on $what $when
{d} read what $who decided $when on $what
{h} nothing burned, and $when $who decided on $what
{j} scroll to $what, $who decided on it $when
{p} have you seen that $who decided on $what $when?
{i} I think the part that matters is that $who decided on $what $when
{m} you need to know that $who decided on $what $when
{w} nothing to worry about, but $who decided on $what $when
`

var recapToldLines = `
the main thing is what $who $did $when about $what
{cs} have a look at what $who $did $when about $what
{cs} what you missed: what $who $did $when about $what
{c} biggest news was probably what $who $did $when about $what
{s} a lot of small stuff, and then what $who $did $when about $what
{s} I'd begin with what $who $did $when about $what
{f} I'd draw your attention to what $who $did $when about $what
{f} what deserves your attention is what $who $did $when about $what
{f} please read what $who $did $when about $what
{d} read what $who $did $when about $what
{v} you can skip most of it, but not what $who $did $when about $what
{v} if you only read a little of it, make it what $who $did $when about $what
{h} we behaved, mostly. read what $who $did $when about $what
{j} scroll to what $who $did $when about $what
{p} did you see what $who $did $when about $what?
{m} please catch up on what $who $did $when about $what
{w} nothing to worry about, though you'll want to read what $who $did $when about $what
{i} perhaps begin with what $who $did $when about $what
`

var recapPlainLines = `
nothing dramatic, [you can read along at leisure|most of it was routine]
{c} same old, same old
{f} nothing of consequence has happened
{s} it was quiet, you didn't miss much
{v} mostly small things, and I can go through them with you when you have a moment
`

var recapAfter = `
{cs} the rest is [small stuff|detail|in the thread]
{f} everything else can be found above
{w} good to have you back
{v} I can sit down with you later and go through the rest
{d} that's it
{h} the coffee hasn't improved
{s} the rest can wait until you've [had a coffee|arrived]
{m} come to me with questions
{i} others might know more than I do
{c} otherwise quiet
{j} the rest is in the log
{p} anything you want to know in particular?
{v} it came with a bit of discussion, so take a cup of tea along when you read it
{f} should you have questions on it, please ask
{s} ask me if the thread makes no sense
`

var ackAway = `
{c} enjoy!
{cs} have a good time
{s} have a good break, $p
{f} thank you for letting us know
{w} enjoy yourself, $p, you've earned it
{d} noted
{c} bon voyage
{s} noted, we'll manage
{f} I wish you a pleasant break
{h} bring biscuits
{m} noted, have a good rest
{v} noted, I'll save my questions for when you're back
{cs} see you then, $p
`

var ackBack = `
{c} welcome back!
{cs} welcome back, $p
{s} good to have you back, $p
{w} we missed you, $p
{fd} welcome back
{c} look who's here
{h} the plant missed you, $p
{m} good that you're back, $p
`
