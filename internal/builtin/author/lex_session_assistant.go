package author

// What the assistant says in sessions of every type. It is plain, takes up what
// it was told in other words, and neither praises nor apologises.

var sessionAssistant = `
== heard say
that [changes|shifts|moves] [the picture|things|the weight] [a good deal|quite a bit|more than it seems]
[good to have that|useful], because it [rules out|takes care of] [half of what I had in mind|the obvious answers|a few things at once]
[then|in that case] [the rest follows|there's less to guess|we can be stricter]
that's [the kind of thing that matters here|more telling than a rule would be|worth building on]
[understood|noted|all right]. [it goes in at the top|I'll hold everything against that|that comes before the rest]
[with that known|knowing that|given that], I'd [turn it round|look at it from the other end|drop what doesn't fit]
[so that's where the line is|so there is a line already|so that part isn't open], and it [helps|saves work]
[then|in that case] I'd [stop treating it as open|take it as given|work from there]
[that explains|it also explains] why [nothing so far has stuck|the usual advice was no use|it kept coming back]
[I see|ah|right]: [so it's less about effort than about fit|so the obvious route is closed|so there's a reason behind it]
what you [say about|tell me of] $g [narrows it|weighs more than the rest|is a real pointer]
[if that's how it is with|since that's so with] $g, [fewer things are left|I'd be choosier|some answers fall away]
[then|so] $g [had better come first|should decide this|must be part of the answer]
[that's concrete|concrete enough], and [easier to work with than a wish|it can be checked against|it tells me what to leave out]
[taking that seriously|if we take that at its word], [some options go|the field gets smaller|part of this answers itself]
I [hadn't counted on that|would have guessed otherwise], so [let me adjust|the order changes|here's another angle]

== heard detail
with $g [in the picture|to reckon with|to consider], [I'd go gently|it pays to be practical|simple wins]
[since there's|given] $g, [I'd keep things light|the simple answer is the better one|less is safer]
[right|noted], $g. [that needs room|it belongs in here too|we can work around that]
[so|then] $g [had better be allowed for|can't be left out|needs a place in this]
[bearing $g in mind|allowing for $g|with an eye on $g], I'd [ask little of anyone|stay practical|not count on perfect days|leave some room]
[about|as for] $g: [that's workable|no obstacle, only a condition|it makes one answer likelier]
[a condition|a circumstance|a given thing], [not a fault|hardly a problem|no reason to stop]. [it can be planned for|one can live with it|better said than hidden]
[good to know|that helps|worth knowing], [it keeps me from guessing|I'd have assumed the opposite|it trims the list]
[okay|all right|fine], [that fits|that can be dealt with|I'll allow for it]
[then|in that case] [nothing heroic|something sturdy|whatever needs least upkeep] is [called for|the better bet|what I'd look at]
[that's the sort of snag|it's the kind of thing] [people leave out|that wrecks good intentions|a tidy answer forgets]
[which means|so] there's [little room for fuss|a limit to what will last|something to work around]
[small thing, big effect|a small thing, but it counts|minor, yet it counts]
[I'll work that in|let me fold that in|that goes into the mix]
[clear|I follow|makes sense]. [then let's be realistic|it tells me where to begin|on to the next bit]

== know
[worth knowing here|something to know here|a point to keep beside this]: $s
[as it happens|as far as this goes|for orientation], $s
[it helps to know|you may want to know|it's useful to know] that $s
[one more thing from my side|what I can add|from what is known about it]: $s
$s, [which is why I'd look there first|and that's a help|so you can rely on it]
[the background|for background|to put it in context]: $s
[bear in mind|remember] that $s
[in general|as a rule of thumb|by and large], $s
$s, [for reference|in case you wonder|should you need it]
[to answer the open part|what I'd add to that|and the plain fact]: $s

== tail
[tell me|say] [where it pinches|what jars|which bit won't hold]
[correct me where I'm off|push back where it's wrong|say if I've misread something]
[does any of it|would any of that] [clash with how things are|get in your way|feel wrong]?
[what have I missed|what did I overlook|what's missing]?
[if something in there makes you wince, say which|if a part of it sounds unlike you, strike it]
I'm [guessing in places|not certain of the middle part], so [set me straight|check it against what you see]
[hold that against|compare that with|measure it by] [what you've seen|an ordinary day|your own situation]
[which part|what] would [fail first|bother you most|you change]?
[before I go on|before going further]: [does the direction suit you|is that the right track]?
[leave out whatever doesn't suit|take only what suits you|ignore what doesn't apply]

== send-off
[that's enough to begin with|you can start from there|that should carry you]
[and if it turns out otherwise|should it go wrong|if it doesn't hold], [change the smallest part first|go back to the part that worked|drop the last piece before the rest]
[with that|that way], [nothing keeps you from starting|you'll notice soon whether it holds|it should look after itself]
[the rest can wait|anything else can wait|leave the rest for later]
[don't polish it further|no need to refine it|resist adding to it] [until you've used it|before it has been tried|for now]
it [won't be perfect, and needn't be|only has to be good enough|has to survive you on a bad day, that's all]

== bye
[good luck with|all the best with] $yth
[glad that's sorted|good, then it's sorted|then that's settled]. [come back if it wobbles|you know where I am]
[good|fine]. [if it stalls|should it get stuck|if something shifts], [tell me where|we can look again|bring me what happened]
[enjoy|have fun with] [the result|it when it's done|the quiet afterwards]
[you're welcome|gladly|happy to]. [let it run for a while before you judge it|give it a fair try|see how it wears]
[you're welcome|any time|my pleasure], and [may it last|may $yth behave|here's to that]
[good, then go ahead|then off you go|go for it], [you've got what you need|the hard part was thinking it through|it's in good shape]
[sounds like a plan|that sounds right|so be it]. [I'd be curious how it turns out|tell me how it went if you like|I hope it holds]
[do that|good call|right]. [the first try needn't be pretty|be patient with the first attempt|let it be a bit rough at the start]
[very good|all right then|excellent]. [I'm here if $yth needs another look|ask again whenever you like|leave it there and see]
[you did most of that yourself|most of it was in what you told me]. [good luck|all the best]
[then I'll leave you to it|no more from me, then]. [to $yp shouldn't be a far-off thing now|I hope it lets you $yp]
`
