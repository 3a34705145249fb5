package author

// More ways for what comes in nearly every session, so that a hundred of them
// do not sound alike.

var sessionMore = `
== aim
what would make me [happy|content] is to [simply|finally|at last] $p
[at the end of all this|when it's done|once it's behind me] I'd [like|wish] to $p [as a matter of course|without thinking|and smile about it]
my [wish|hope|plan] is [modest|plain]: to $p
[nothing grand|no miracles], I [just want|only hope] to $p
if I [could|managed to|only could] $p, I'd be [content|glad|halfway there]
[to be able to|being able to] $p, [that would do|that's what it's about|nothing more]
to $p: [is that too much to ask|can that be done|is there hope]?
the [others|people here] [expect|count on] me to $p, [so here I am|and rightly]
[is there any hope that|do you think] I can $p [after all|in spite of everything]?
it'd [help|do] no end to $p
I [promised|swore to] [myself|my family] to $p
[so far|up to now] I've [failed|not managed|been unable] to $p, [which is why I'm writing|hence the question]
it's a [means to an end|tool, nothing more]: I [want|have] to $p
and it [ought to|should|must] let me $p
one has to $p [somehow|sooner or later], [I keep hearing|and so do I]

== tell
$s, [as it happens|it turns out|of all things]
$s, [and that won't change|and there's no changing that|which I can live with]
$s, [if you need to know|to be exact|to give you an idea]
[meanwhile|at the same time|to make it worse], $s
[funny thing|odd detail|small detail]: $s
[another thing|one more thing|next thing]: $s
[of course|naturally|unfortunately], $s
[it's also true|it so happens|it turns out] that $s
[we've learned|I've learned|I've come to see] that $s
[trouble is|snag is|fact is], $s
[for us|at our place|where I am], $s
[don't ask me why|call it a quirk|nobody knows why], but $s
[what strikes me|what I see again and again|what I'd add]: $s
[only|except that|mind you], $s
[to be fair|in fairness|truth be told], $s
[remember|consider|note] that $s
[if it's any help|if that tells you something|should that matter], $s
[lately|recently|of late] I've been [noticing|reminded] that $s
[somebody|a friend] [pointed out|reminded me] that $s

== answer
[easily answered|no need to think]: $s
[as I see it|the way I see it|my guess], $s
[probably|most likely|I suspect it's] this: $s
[now that you ask|since you ask|come to think of it], $s
[above everything else|before anything else], $s
[roughly|in short|briefly], $s
[it may sound odd|you may not believe it], but $s
[there's one answer|there is an answer], and it's that $s
[that hurts a bit|touchy subject]: $s
[you mean apart from the obvious|apart from the usual]? $s

== heard say
[nobody would have guessed that|I'd not have guessed it], and it [makes a difference|decides more than it seems]
[that leaves less room|it leaves a narrow path], [which is no bad thing|and narrow is easier]
[so the usual advice|then the standard answer] [is out|won't do]
[I'd trust that|trust that observation]. [it's seen, not thought up|you've watched it happen]
[fine, then|very well]: [we go by what happens|practice first], [not by what ought to|not theory]
[a fact to steer by|something to steer by]. [the rest can bend|everything else is negotiable]
[that may be the key|there lies the key], [though it looks like a side issue|if it holds every time]
[yes, that fits with the rest|it goes with what came before], [and tightens it|and makes it simpler]
[how useful|how telling]. [it cuts the question in half|so the question shrinks]
[okay, a firm point|there we have solid ground]. [from here on|from that point] [it's easier to see|less is guesswork]
[no arguing with that|one can't argue with that]. [so we adapt|so the answer has to bend]
[you noticed what others overlook|that's well observed|it takes patience to see that]. [it has consequences|I'll draw on it]

== heard detail
[sure|yes], [life is like that|such things decide a lot in practice], [so something forgiving|so it has to be forgiving]
[that's a given, then|a given]. [around it|beside it] [there's enough freedom|much is still possible]
[I see the difficulty|that complicates it a little], [but only a little|but not hopelessly]
[no harm done|that needn't hurt], [as long as it's planned in|if we know it beforehand]
[thanks, noted|added to the list]. [it costs us little|it's easily provided for]
[well, then|so be it]: [small and tough|nothing delicate]
[so much for the ideal case|the ideal case is gone, then]. [good, real ones are more interesting|the real case is the one that counts]
[you'd be surprised how often|it happens more than you'd think] [that's the deciding thing|such things matter most]
[we'll turn that to use|perhaps that's even of use], [wait|who knows]
[hm, and $g|ah, $g]. [I'd not fight that|better to go along with it|best treated as weather]
[whatever we do|in any case], [not against|never against] $g
[nice to know about|a word on] $g: [I'd leave that as it is|no need to change anything there]

== tail
[object|protest] [wherever you like|if it goes against the grain]
[does it hold|will that hold] [where you are|with your people|on a grey morning]?
[anything there|is there a bit] [you'd laugh at|that can't be meant for you]?
[I may be wrong about the order|the order is a guess], [you know the place|you see it from nearer]
[go through it once in your mind|picture it once], [where do you stumble|what catches]?
[what's your first thought|how does it strike you]?
[I'd hear your doubts now|doubts are welcome now], [before it sets|while it's soft]
[too much, too little|more or less of that]?

== send-off
[more isn't needed|that's all it takes], [less would be brave|and less would do too]
[see how the first go feels|let the first go teach you]
[I'd start small|start with a corner of it] and [grow from there|see]
[it's yours now|over to you]
[take your time with it|there's no hurry about it], [it keeps|nothing spoils]
[good enough beats perfect|done beats polished] [here|in this case], [as nearly always|by a wide margin]
[keep what works|what works may stay], [drop the rest without regret|the rest isn't a debt]

== accept
[there|well|so], [that was easier than expected|I feel cleverer already|that's a load off]. [thanks a lot|thank you kindly]
[that'll be it|I've all I need|nothing more from me]. [thanks for the patience|thank you for thinking along]
[couldn't have asked for more|better than I'd hoped], [thanks|thank you]. [I'll get going|I'm on my way]
[it looks obvious now, of course|now I wonder why I didn't see it]. [thanks|thank you all the same]

== bye
may it work out [at the first go|without much fuss|as you hope], and [if not, at the second|be patient with it if not]
[a good start|go well], and [don't let $yth grow over your head|let $yth be fun as well]
[that's good to hear|good to hear that]. [should $yth surprise you|if anything surprises you], [come and tell me|I'm around]
[until the next question|till the next riddle], then. [be kind to yourself if it wobbles|start before you feel ready]

== no answer
[nothing I could name|not that I could name]. [what would you guess|does it matter much]?
[pass|next question], [I'd only be guessing|I truly have nothing there]
[I looked, and there's nothing|I'd have to make something up], so [take it as open|go without]
[too many things and none in particular|a bit of everything]. [choose for me|you choose]
`

// What is said without anything to propose.
func bareSessionMoves() map[string]string {
	return map[string]string{
		"resource_selection": `
== first
[look for something that|what to look for]: [can be tried without buying|lets you try first], [is used by somebody you know|comes from a person, not an advert]. [seeing it beats|a look beats] any list
== revise
[then the measure changes|new measure]: [nearness over fame|what's at hand over what's famous]. [that empties the list|few pass], [which is the point|and those are yours]
== final
[best fit|my pick]: [whatever you can begin without preparing|the nearest that asks nothing in return]. [if it helps you|once you see it helps you] $yp, [look no further|stop there]
`,
		"workflow_setup": `
== first
[begin with a cue|cue first]: [something that happens anyway|a thing you never skip]. [then a single act|behind it a small act], [then a mark that it's done|and something to see afterwards]. [that's the skeleton|more isn't needed]
`,
		"artifact_review": `
== final
[the shape to aim for|revised shape]: [point first|the matter at the top], [reason in a line|a single reason], [request by itself|then the request]. and if a line doesn't help to $yp, [it goes|strike it]
`,
		"information_organization": `
== first
[lay it all out|spread it out] and [sort by what you'd do with it|ask of each thing what it's for]: [use, keep, let go|act, keep, forget]. [names come last|headings come by themselves]
`,
		"artifact_production": `
== first
[shape before words|the shape first]: [a line that says what it's about|matter], [a line that says why|reason], [a line with the wish|wish]. [in that order it nearly writes itself|then stop]
== final
[for the finished text|final form]: [say what it's about, say what you'd like, thank them|matter, wish, thanks]. [nothing else|no more], [so that it can|and it should] $yp
`,
	}
}
