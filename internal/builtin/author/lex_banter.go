package author

// Teasing and small talk after something that was said.

var banterCheer = `
{c} [ice cream|a medal|drinks|a long lunch] for $p
{h} $p, [do teach us|what's the trick|tell us] how you got [that through the review|everybody to agree|it to behave|anyone to answer mails]
{c} [finally|at last|yesss|well, well][, $p|, and it's not even lunch|, told you so]
{s} [I heard the keyboard go quiet|I saw you smile|you looked happy by the printer] and [hoped that was it|guessed as much|thought so], $p
{sh} that calls for [the good biscuits|a proper coffee|cake]
{h} will you still [talk to us|have lunch with us|sit at our table] now, $p?
{f} I propose [a round of applause|an early lunch|a toast], $p
{w} [frame it|print it out|tell your family|enjoy it], $p
[get|find] $p a [medal|drink|seat in the sun|long lunch]
{h} careful, $p, [people might get used to it|now they'll ask you for everything|next time they'll want it sooner]
{w} $p, you've earned [a long lunch|a quiet afternoon|an early evening]
{c} [what now|now what], $p? [sleep, I hope|back to mails|early lunch]
{h} $p is showing off again
{v} I'll [be telling this story|bring this up|think of this] at [the next get-together|my next review|lunch], [with some exaggeration|and with gestures|of course]
{c} drinks on $p, then
{h} I had [a cake|a coffee|my biscuits] on it, so thank you, $p
{s} I'd clap, but [people are on the phone here|I'm holding a sandwich|the room is asleep]
{f} a good moment to [put the kettle on|open a window and breathe|step outside], I'd say
{f} I suggest that $p [chooses where we have lunch|leaves early|takes a walk in the sun]
`

var banterTrouble = `
{s} [a walk round the block helps|swearing quietly helps|lunch helps|music helps], $p
{c} of course it is
{h} add it to [the collection|the museum|your memoirs], $p
{h} [I'd say it can't get worse|it could be worse|you'll laugh about it later], but [I know this place|I've said that before|let's see]
{f} [my sympathies|you have my sympathy|bad luck], $p
{c} [classic|typical|why always then|and I liked this day]
{w} [come over if you like|lunch is on me|I'm next door], $p
{s} some days you should [stay in bed|just sort mails|go for a walk], $p
{h} have you tried [giving it a stern look|asking it nicely|threatening it]?
{c} [getting up|opening the laptop|reading this] was a mistake
{h} I blame [the weather|the printer|whoever laughed at lunch]
{w} chin up, $p, [we've seen worse|it'll pass|I'm next door]
{v} if it helps, $p, my [day|morning|inbox] isn't going any better, and I [don't even have a good excuse|can't blame anybody else|have only my inbox to show for it]
{c} typical
{h} and it was such a [peaceful|quiet|promising] [day|morning], too
{f} courage, $p. [these things pass|we have had worse|it will look smaller soon]
{fh} I'd offer you a [biscuit|coffee], $p, if [the tin weren't empty|the machine worked]
sounds like a job for [fresh air|a long walk|strong nerves]
`

var banterStart = `
{ch} may your [coffee|tea] stay hot, $p
{h} I've put [a coffee|a cake|my biscuits] on you, $p
{s} [famous last words|I admire the optimism|I'll ask how it's going when you look tired], $p
{c} [and off we go|buckle up|have fun|no way back now], $p
{f} may it be [less trouble than the last|kind to you|an easy one], $p
{h} $p, blink if you need rescuing
{w} [you've got this|it's in good hands|I'm rooting for you], $p
{s} I'd offer to help, $p, but [I've seen my own list|my calendar laughed|you'd have to feed me]
{w} good luck, $p
{h} brave, $p, very brave
{c} godspeed
{h} see you on the other side, $p
{sh} I'll keep [the coffee warm|a biscuit for you|your chair free], $p
{v} I remember when I had that much energy [in the morning|on a full inbox]. [good luck|enjoy it|it suits you], $p
{f} I wish you a [smooth ride|quiet inbox|steady hand], $p
{c} rather you than me, $p
{h} should I order the [chocolate|pizza|tissues] now, $p, or later?
`

var banterAny = `
{c} [legend|true|same|ha|fair]
{h} $p for [president|minister of truth|head of everything]
{s} [I heard that in your voice|you sound like my grandmother|I'm stealing that|that made me smile], $p
{h} I've read [shorter|worse|duller] novels[|, $p|. better ending, though]
{c} [tell me about it|story of my life|don't we all|same here]
{f} [your calm is admirable|I admire your patience|I like your composure], $p
{w} [you make this place better|always good to hear from you|I needed that smile], $p
{s} I should [write these down|print this|read this out at lunch]
{h} [and here I thought|I was sure] [this would be boring|I was the funny one|nobody read along]
{h} spoken like [a true professional|somebody after coffee|a poet], $p
{h} I'm [framing|quoting|printing] that, $p
{w} never change, $p
{v} [I read that twice|I read that out loud|I showed that to my neighbour] and [now people are looking|I like it better each time|it gets better]
{c} [mood|big mood]
{s} that [made my day|cheered me up|was worth a visit], $p
{h} that's the spirit, $p
{f} well put, $p
{f} I couldn't have [said it better|put it so kindly|put it so well]
{h} [put|somebody write] that on [a mug|the wall|the fridge]
{c} ha[|, good one|, yes]
`

var banterAside = `
has [anybody else|anyone|somebody] [noticed|seen to|reported] $x?
{h} can we talk about $x instead?
on a lighter note, [what's going on with|who looks after|what happened to] $x?
{s} does anybody know [what's happening with|who's behind|anything about] $x?
{c} am I the only [person|one] bothered by $x?
{h} my real worry is $x
{cs} [question for the room|quick poll|asking around]: $x?
{w} in happier news, I've made my peace with $x
{v} in other news, I've just spent [far too long|my whole coffee|a good part of lunch] [thinking about|arguing over|telling people about] $x
{w} [come and find me|sit with me|save me a seat] at lunch, I want to [hear your views on|talk about|complain about] $x
{s} off topic, but I have opinions about $x
{f} on a different note, has anyone [looked into|reported|thought about] $x?
{cs} unrelated, but what happened to $x?
{f} [forgive the digression|if I may digress|this is beside the point], but I must mention $x
{w} do complain about $x with me, it [keeps us young|does us good|saves on therapy]
`

var asideTail = `
{cs} and on a lighter note, what's the matter with $x?
{h} now if somebody could sort out $x, I'd be a happy person
{s} off topic, but has anybody dealt with $x?
`

var joke = `
{h} [powered by|typed on|fuelled by] [coffee|cold coffee|biscuits|too much tea]
{h} [send|bring|need] [snacks|coffee|cake|a biscuit]
{h} [the coffee is|my chair is|my tea is] to blame for any typos
{H} I accept [applause and biscuits|biscuits|cake|coffee][| as payment]
{H} I'd say more, but my [tea is getting cold|coffee is waiting|cake won't eat itself]
{H} if you need me, I'll be [hugging the radiator|by the coffee machine|behind the big plant]
{h} [nobody was|no plants were|no biscuits were] harmed in the making of this message
{H} my [chair|coffee|desk plant] [agrees|has heard it all before|needs a break too]
{H} autographs [later|by the coffee machine|against cake]
{h} [now|time for|off for] [coffee|cake|tea][, doctor's orders|, I earned it|]
`

// Endings of the warm-hearted, and behind a request.
var warmClose = `
{B} have a good morning, everyone
{A} have a good afternoon, everyone
[hope|I hope] your day is going well
{c} [hugs from my desk|be good|love to you all]
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
