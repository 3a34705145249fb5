package author

// Personal reflection: a pattern of one's own, a reading of it, a principle.

var sessionReflection = `
== open
I've [noticed something|noticed a pattern] about $t, and I [don't quite like it|wonder what it says|can't stop thinking about it]
[something about|the business with] $t [nags at me|won't leave me alone|tells me something], I [just don't know what|only can't name it]
[why do I always|why is it that I keep] [end up in the same place|doing the same thing] when it comes to $t?
I'd like to [think aloud|understand myself a bit better|look honestly at myself] about $t
{3} it's [only a feeling|vague], but [something shifts in me|I go quiet inside] over $t
{2} [what do you make of|how would you read] this: $t, and me [never at ease with it|reacting as if it were something bigger]
{1} [it happened again|there it was again]: $t, and I [reacted the way I do|said yes before thinking|withdrew]
{f} I should like to [reflect on|examine] my [attitude to|conduct in the matter of] $t
{c} [weird one|bit personal]: $t. [why am I like this|I keep getting odd about it]
{v} I [told a friend|mentioned in passing] that $t [doesn't bother me|is no big thing], and [heard how untrue it sounded|saw on her face that it wasn't true], so I'd like to [look closer|sort out what is]
[am I being|is it just me being] [difficult|unreasonable] about $t, or [is there a point|am I onto something]?
$t [takes more out of me than it should|leaves me drained], [I think there's a reason|there must be more to it]

== ask
[can you give me a moment when|tell me of a time when] it [was strongest|happened], [the smallest will do|however trivial]?
[what happens in you|what do you feel] right before, [when you still have a choice|while you could still turn round]?
[when is it absent|when doesn't it happen], and [who or what is there then|what's different about you then]?
[if you'd said what you thought|had you followed your wish], what would you [have said|have done]?
what do you [protect by it|gain from it], [even if it's not what you'd want|quietly]?
[whose voice is it|where have you heard that before], [when you tell yourself how it ought to be|the one that says you should]?
[which word fits best|what would you call it]: [tired, cross, bored, sad|fear, pride, habit], [or none of these|or something else]?

== first
[one reading|a possible reading], [put it aside if it's wrong|to be thrown out if it jars]: it's not [the thing itself|$yth as such], it's [having no say in it|being counted on without being asked]
[could it be|may it be] that you [want both|want contrary things]: [to belong and to be left in peace|closeness, and a door that shuts]? [then the unease is only honest|both are fair]
I [hear less dislike than weariness|don't hear dislike in it], [more a limit that comes late|rather a no that arrives after the yes]. [does that sound like you|or is it something else]?
what [you describe|I take from it] [looks like a boundary|reads like a principle] you [act on without having named|keep and never told anyone]
[perhaps the pattern works for you|it may have been useful once]: it [keeps things calm|spares you a scene], and [the bill comes afterwards|you pay later, alone]
[seen from outside|from here]: [you're generous until it's taken for granted|you give gladly what nobody demands], and [then you close|then it sours]. [it's a sequence, not a flaw|that's an order of events]
[an experiment rather than an answer|something to try instead of an answer]: $oa, and [notice what you feel|see what comes up]

== mid
[take that moment by itself|stay with that moment]: [what would you have needed|what was missing in it]: [time|room], [a question|being asked], or [somebody noticing|a thank-you]?
[there's a thread|something runs through it]: [each time, the choice was made elsewhere|the decision had been taken before you came]. [so it's about consent, maybe|that would be about having a say]
[let me turn it into an example|in an ordinary scene]: somebody [asks|wants something], you [agree|nod], and [only later|on the way home] [you find out what you think|the answer comes]. [is it that gap|does that gap ring true]?
[compare it with what gives you strength|hold it against what feeds you]: [there, you set the pace|there, nobody keeps count]. [here, somebody else does|here it's the reverse]
[that's energy, not opinion|it's a question of energy], [I think|more than of right and wrong]. [some things cost you beforehand|you pay in advance], [by looking forward to them with dread|in the days before]
[I'd not call it a weakness|no need to call it anything bad]. [it tells you|it's a signal] [where you stop and others begin|what you hold dear]
[to look at it in small|for a closer look], you could $oa. [not to change it|not as a cure], [only to see|just to watch yourself]

== late
[a boundary might read|said as a boundary]: [gladly when asked, not when assumed|yes to people, no to expectations]. [in daily life|in practice], $oa
[there's a principle in that|it gives a principle]: [what I'd resent, I don't promise|no yes that I'd take back in my head]
[where it holds and where it doesn't|it has limits]: [with people close to you|for those you love], [you may want to break it|it bends], and [that's allowed|you'd choose to]
[mind the other side|there's a reverse]: [said too early, it shuts doors|kept too strictly, it makes you lonely]. [so|therefore] $oa, [and decide case by case|then see]
[the feeling is the alarm, not the verdict|take the feeling as a bell]: [it says look|it rings], [it doesn't say leave|it isn't the answer]
[the small sentence for the moment itself|for the moment, a sentence]: ["let me think about it"|"I'll tell you later"]. [it buys you the pause|more isn't needed]

== revise
[then not that|I take that back]. [less about control|so control isn't it], [more about being seen|and more about fairness], [would that be nearer|if I follow you now]?
[so part of it holds|half of it stays, then]: [the weariness, yes|the limit]; [not the reason I gave|what I made of it goes]. [it's rather|I'd now say] [a wish to do it properly or not at all|that half measures tire you]
[good that you say so|thank you for saying so]. [the same facts|what you told me], [another light|read again]: [you're not avoiding|it isn't flight], [you're choosing late|it's a choice without words]
[I had it too dark|that was too gloomy of me]. [it's a preference|simply a taste], [not a wound|with nothing behind it], and [preferences need no excuse|you may have it without reasons]
[corrected|with your correction]: [it isn't people, it's the pace|not whom, but how fast]. $oa, [and see whether the feeling goes|to find out]
[so I was generalising|too general, I see]. [keep to the case|just this case]: [there, you knew at once|in it, you weren't in doubt], [and overruled yourself|only not aloud]

== final
[a framing you can use|to have a name for it]: [I give freely, and I need to be asked|slow yes, kind no]. [and to live by it|in the day-to-day]: $ka
[where that leaves you|what you've arrived at]: [it's not a mood, it's a measure|you know your measure]. to $yp, $ka, [and let that be enough|no more]
[your own rule, in your own terms|as a rule of yours]: [first the pause|pause], [then the answer|answer], [then no going back over it|and peace]. $ka
[you weren't being difficult|nothing is wrong with you there], [you were late in noticing|you only noticed late]. [next time|when it comes round again], $ka
[so the self-read, if you like|a self-portrait in a line]: [somebody who says yes with the mouth before the rest agrees|a person who needs a night before a promise]. [to work with that|with it in mind], $ka
[that's enough understanding for a feeling|you needn't dig deeper]. [keep the sentence|take the word for it], [use it once|try it in something small], and [see if you $yp|notice whether you come to $yp]

== to first
[what do you see in that|how does that sound from outside|what would you call it]?
[is there a pattern|does that add up to something|am I making it up]?
{p} [or is that just an excuse|be honest, what does it look like]?
[tell me what you hear|say what you think it is|read it for me]

== to mid
[I can tell you how it went|let me stay with the example|it's easier with a case]
[what's underneath it|why that, of all things|what's it about, really]?
{p} [but surely that's everybody|is it that simple]?

== to late
[what would I do with that|what would that mean in practice|is that a boundary, then]?
[how do I say that without being cruel|can one live like that|where does it end]?
{p} [isn't that selfish|would that be fair to the others]?

== to revise
[not quite|partly], [but it isn't about control|but you make it too dark|only the reason is another]
[the first half, yes|you're close]. [not the rest|then it slips]
[no, that's too neat|that sounds like a book, not like me|I don't recognise myself there]
[hm|no]. [it's simpler|it's milder than that|I don't suffer, I just tire]

== to final
[so how do I hold that|what do I take from it|what's my sentence]?
[I'd like to be able to say it|give it a name|put it so that I remember]
{pr} [is that the whole of it|would you trust that reading]?

== on first
[ouch|hm], [that lands|there's something in that]
[I hadn't put it like that|nobody's said it like that], [it's kinder than my version|and it's true, I think]
(late later) [the late no, yes|late, that's the word]
[I had to get up and walk a bit after that|I read that several times]

== on mid
(gap later) [that gap, exactly|the way home, always]
(consent say) [so it's consent, odd word, right word|having a say, yes]
(asked) it's the being asked, yes
(pace count) [in the good cases nobody keeps count, true|I do set the pace there]
[yes|hm, yes], [something like that|that touches it|that goes near the bone]
(thread) [I'd never seen the thread|hm, a thread]

== on late
(sentence said boundary) [that I could say aloud|a sentence I'd dare]
(bend bends break) [allowed to bend it, good|so it's no law]
[that's gentler than I expected|I can live with that]
(bell alarm) a bell, not a verdict
(pause) the pause would do it

== on revise
[yes. that's nearer|now it's me|that I can own]
[milder, and truer|closer, and less grand]
(taste preference) just a taste, how restful
[without the drama it fits|that I'd sign]

== accept
[I feel lighter|that sits right|I'll carry that sentence about]. [thank you|thanks]

== bye
[be gentle with it|give yourself time]. [it'll show itself in small things|you'll catch the pause sooner each time]
`
