package author

// Teasing and small talk after something that was said.

var banterCheer = `
{c} [drinks|ice cream|a long lunch] for $p
{w} [enjoy it|take a break|go home early], $p, [you've earned it|we'll manage|and that's an order]
{csh} [a reason|a good reason] for [cake|a long lunch|the good biscuits], [I'd say|isn't it]?
{h} careful, $p, [next time they'll want it sooner|now they'll ask you for everything|people might get used to it]
{h} will you still [talk to us|have lunch with us|sit at our table] now, $p?
{sh} that [calls for|deserves] [cake|a coffee|the good biscuits], $p
{f} I propose [a proper lunch|a toast], $p
{f} you may [breathe|sit back] now
{cs} you can [sleep|breathe|have lunch] again
{h} what will you [complain|talk|worry] about now?
{vh} [how about|I'd suggest|who's for] [cake|a coffee|a drink] for everybody who [worked on|put up with|lost sleep over] $t?
{h} now do [my list|my inbox|my pile] next, $p
{dh} [lunch|coffee]?
`

var banterTrouble = `
{w} [come over|call me|lunch is on me] if you need [cheering up|company|to swear at something], $p
{cs} [want|need] [some fresh air|to talk|company]?
{f} [my sympathies|you have my sympathy], $p
{f} I don't envy you
{c} [ugh|ouch], [want to talk|lunch|need a break]?
{h} have you tried [shouting at it|asking it nicely|threatening it]?
{h} and it was such a [quiet|promising|good] day
{s} [a walk|lunch|some air] [helps|might help]
{v} if it helps, $p, my [inbox|to-do list|day] [isn't any better|looks no better|is no fun either], so [lunch is on me|come over|let's talk]
{cs} sounds like you need [a walk|some air|a break]
{h} I'd [help|lend a hand], but I'd [only swear along|only make it worse], $p
{h} some days are for [sorting mails|watering plants|long lunches], $p
{d} [need|want] a hand?
`

var banterStart = `
{cs} [have fun|enjoy|good luck with it], $p
{w} [it's in good hands|you've got this|shout if you need us], $p
{h} should I [bring|order] the [chocolate|coffee|pizza]?
{s} I'll ask [how it's going|about it] when [we meet in the corridor|I see you at lunch|you come by for coffee], $p
{c} [better|rather] you than me, $p
{f} I wish you [a steady hand|good progress|a quiet inbox], $p
{f} I hope it [goes smoothly|lets you sleep]
{v} I'd [offer to help|join you], $p, but [I've seen my own list|my calendar says no]
{h} wave if you need rescuing
{h} $p, you'll be [dreaming|talking in your sleep] about it
{sh} I'll keep [the coffee warm|a biscuit for you|your chair free], $p
{w} good luck, $p
`

var banterNews = `
{c} [wow|ha|huh][, really|, ok|]
{cs} where do you [find|read|hear] [these|such things|all this][, $p|]?
{cs} [read|saw|heard] that [too|on the way in|over breakfast][, and wondered|, strange story|]
{cs} [my neighbours|my family|people in the lift] [talked about|couldn't believe|asked me about] [that|it]
{w} [it's good to have|always good to have] you [reading|looking out] for us, $p
{f} how [curious|odd|remarkable]
{f} [I had wondered about that|I had read of it], [and was not sure what to think|but had forgotten|and looked no further]
{s} [a topic|something] for lunch[, I'd say|, then|]
{v} [I'd meant to tell you that|I had that open in another tab|I was reading the same thing], $p, [you were faster|so now I needn't|and got called away]
{d} [strange world|well, well]
{h} I'd [have clicked on that too|want to hear the whole story|like to know who counts these things], $p
{j} [bookmarked|saved for later][, thanks|]
`

// To a report.
var banterAny = `
{c} ha[|, ok|, yes]
{cs} do you ever [take a break|have lunch|look out of the window][|, $p]?
{s} [half|most] of my inbox is about $t [by now|these days], $p
{h} I [hear|read] more about $t than about [my own family|the weather|my holidays]
{h} save [some|a bit] of [the work|the fun] for the rest of us
{w} [always good|good|nice] to [hear from you|read you], $p
{f} you're [as busy as ever|well occupied], I see
{f} you [lose no time|waste no time|keep us informed], I see
{hB} and [all that|this] before lunch
{v} [I was going to have|so much for] a quiet [moment|coffee|lunch], and now I'm [thinking about|reading up on|stuck on] $t [again|too|as well]
{h} I [needed|had] a [coffee|biscuit] to get through [that|all of that]
{w} we should [have lunch|sit down|catch up] [one of these days|again], $p
{c} my head's full of $t already
{sh} I'll need [another coffee|some air|a snack] after that
`

// To a wish for help.
var banterPlea = `
{c} [for|only for] [cake|chips|a beer]
{cs} [happy to|sure], [coffee's on you|you bring the biscuits]
{s} [for a coffee|if there's cake|for the good biscuits], [any time|always|gladly]
{w} [always|for you always|any excuse to see you], $p
{f} [how could I refuse|I'm entirely at your service], $p
{f} [for a decent coffee|with a coffee in hand], [gladly|with pleasure]
{h} my [rates|fees] are [in biscuits|payable in cake]
{h} will there be [cake|snacks|a quiz afterwards]?
`

// To a decision.
var banterVerdict = `
{c} [well|ok|right], that's that
{cs} [that's settled, then|one less to argue about|and there goes our best argument]
{s} good, [one worry less|that's off the table|now what do we argue about]
{w} [bold move|well chosen|brave of you], $p
{f} [so be it|then that's settled], and [I can update my notes|we may turn the page]
{h} I'd have [tossed a coin|drawn straws|asked the cat]
{h} and I had [popcorn|a whole speech|my best arguments] ready
{v} [I'd just got used to the open question|I had a bet running on that], [but fine|oh well|so it goes]
`

// To a day by which somebody wants to be done.
var banterHopes = `
{c} [fingers crossed|here's hoping], $p
{cs} [I'll hold you to it|I've put it in my calendar|noted in ink], $p
{s} [let's hope so|that'd be something], [I'll get the cake|I'll keep lunch free that day]
{w} you'll [make it|manage|get there], $p
{f} I [admire|applaud|envy] your optimism, $p
{h} [shall we take bets|can I have that in writing|should I frame that]?
{h} [brave words|famous last words], $p
`

// To a risk that somebody sees.
var banterGloom = `
{c} [yikes|knock on wood|touch wood]
{cs} [let's hope not|cheerful thought], $p
{s} [hopefully not|touch wood], [and I'm off for a coffee|or I'll need a holiday]
{w} good that you [watch out for us|keep your eyes open], $p
{f} [let us hope that it doesn't come to that|a sobering thought], $p
{h} [there goes my good mood|and I was sleeping so well|I'll never sleep again]
`

// To an answer, or to what somebody remembered or put right.
var banterWise = `
{c} [wow|whoa], [well dug|well found|nothing gets lost here]
{cs} [good to have you|what would we do without you], $p
{s} you're a [walking handbook|walking archive], $p
{s} [I'd still be searching|it would have taken me all morning]
{w} [what would we do without you|always good to have you around], $p
{f} [nothing escapes you|one can rely on you], $p
{h} do you [know that by heart|ever have to look things up|dream of these pages]?
{h} I'd [forgotten it by lunch|have made something up], $p
`

var banterAside = `
has [anybody else|anyone|somebody] [heard about|thought of|asked about] $x?
{h} the real question today: [who knows more about|what's the word on|any news on] $x?
on a lighter note, [what's going on with|who looks after|what happened to] $x?
{s} does anybody know [what's happening with|who's behind|anything about] $x?
{c} am I the only [person|one] bothered by $x?
{cs} off topic: [has anybody seen|who knows more about|what's the story with] $x?
{v} I've just spent [far too long|my whole coffee|a good part of lunch] [thinking about|arguing over|telling people about] $x
{w} [come and find me|sit with me|save me a seat] at lunch, I want to [hear your views on|talk about|complain about] $x
{s} off topic, but I have opinions about $x
{f} on a different note, has anyone [looked into|reported|thought about] $x?
{cs} unrelated, but what happened to $x?
{f} this is beside the point, but has anybody [mentioned|reported|looked into] $x?
`

var asideTail = `
{cs} and on a lighter note, what's the matter with $x?
{h} now, can somebody please [sort out|look into|explain] $x?
{s} off topic, but has anybody dealt with $x?
`

var joke = `
{h} [powered by|typed on|fuelled by] [coffee|cold coffee|biscuits|too much tea]
{h} [now|time for|off for] [coffee|cake|tea|lunch]
{h} [the coffee is|my tea is] to blame for any typos
{H} if you need me, I'll be [by the coffee machine|getting tea|on the balcony]
`

// Endings of the warm-hearted, and behind a request.
var warmClose = `
{B} have a good [morning|day][, everyone|, all]
{A} have a good [afternoon|evening][, everyone|, all]
{c} [take care|have a good one], all
{w} it's good to [do this with you|have you all on this]
`

var warmThanks = `
{cs} thank you, as always
{f} with my warm thanks
{s} I know how busy you are, so thank you
{s} glad to have you around
{f} I'm grateful for your time
`
