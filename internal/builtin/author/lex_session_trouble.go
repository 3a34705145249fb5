package author

// Troubleshooting: a symptom, checks one at a time, a cause, a way out.

var sessionTroubleshooting = `
== open
something's [wrong|not right|off] with $t, and I [can't work out what|don't know where to look|have tried the obvious]
$t [is giving me trouble|keeps playing up|has me beaten]. [it worked, and then it didn't|nothing I do makes a difference|it's never the same for long]
I'm [stuck|at a loss|losing patience] with $t, [it used to be fine|it was never this bad|and guessing hasn't helped]
{3} I [don't even know what the problem is|can't put a name to it|only see that something is odd], but $t [isn't behaving|is not as it should be]
{2} [what should I check|where do I look first] with $t? [it's acting up again|it stopped doing what it should]
{1} [since recently|all of a sudden|out of nowhere], $t [won't do what it should|gives up halfway|makes trouble]
can you help me [find out what's up with|get to the bottom of|fix] $t?
{f} I am [experiencing|encountering] [difficulties|a fault] with $t and [have not found the cause|would appreciate a systematic approach]
{c} ugh, $t [again|strikes again]. [any ideas|pls help]
{v} [it began small|at first I ignored it], but by now the trouble with $t [takes up more of my time than the thing itself|is the first thing I think of]
{h} $t and I are [no longer on speaking terms|in a quarrel], and [it's winning|I'm losing]
[why does it do that|what could cause this]? I mean $t, which [has turned moody|is not itself]

== ask
[when did it start|since when], and [what changed around then|was anything moved, swapped or cleaned before]?
does it [happen every time|come and go], and [what's different when it doesn't|when is it worst]?
[what exactly do you see|describe what happens], [in the order it happens|from the moment it starts]?
what have you [tried already|ruled out], and [what did that change|did any of it help, even briefly]?
[where does it stop|at which point does it fail]: [right away or after a while|at the start or in the middle]?
[is it only this|does anything else] [show the same signs|or do others behave the same way]?
[who noticed it|how did you notice], and [what were the conditions|what was going on around it]?
[any sound, smell or mark|is there a trace of it], [however small|even if it seems unrelated]?

== first
then I'd [suspect|look at] [the simplest thing|the part that's handled most]. [to confirm|a way to be sure]: $oa, and [see whether it comes back|watch what changes]
[a pair of suspects|it's likely one or the other]: [wear|something worn], or [a change nearby|something that was altered]. to [tell them apart|separate them], $oa
[sounds like a cause further back|I think the cause sits before the symptom]. [fix attempt|a first remedy]: $oa. [if that's no good|failing that], $ob
[that points to|it looks like] [how it's set up rather than a defect|a matter of conditions, not of damage]. [so|therefore] $oa
[likeliest first|by likelihood]:¶- [common and cheap|cheap to try]: $oa¶- [less common|rarer]: $ob¶- [leave alone for now|don't touch yet]: [anything that can't be undone|whatever you'd need tools for]
[before any repair|ahead of repairs], [put it back to how it was when it worked|undo the latest change] and [go forward one change at a time|add things singly]
the [pattern fits|signs fit] [a part that gives way under load|something that works loose]. [in that case|then] $oa

== mid
[a check that tells us something|here's a telling check]: $oa. [if the trouble goes|if it stops], [we have it|that's the culprit]; [if not|if it stays], [we've ruled out half|we look further back]
[let's halve the search|cut the problem in half]: [take away everything that isn't needed|strip it to the bare minimum] and [see whether it still happens|try again]
[change a single thing|vary just one thing] and [leave the rest|keep all else the same]: $oa. [what happens then|what do you find]?
[swap test|do a swap]: [put something known to work in its place|use a part you trust]. [if the fault moves|should the fault travel], [it's the part|we know the part]; [otherwise|if it doesn't], [it's the place|look around it]
[watch it once without touching|observe before you fix]: [what comes right before|what happens just ahead of it]? [that's the clue|the cause is usually there]
[check the dull things|dull things first]: [is it seated|does it sit firmly], [is it clean|is there dirt], [is something in the way|has it room]? [then|after that] $oa
[try to make it happen on purpose|provoke it]. [a fault you can call up|what you can trigger] is [half solved|a fault you can fix]
[rule out the surroundings|take the surroundings out of it]: [same thing, other place|move it] and [compare|see if it follows]

== late
[so that's not it|then we can cross that off]. [what remains|left over]: [the join between things|where parts meet], [rather than|not so much] [the things themselves|either part]
[that narrows it|now it's narrow]: [it only fails when both conditions meet|neither condition alone does it]. [so break one|remove one of them]: $oa
[if it returns after that|should it come back], [stop and write down the circumstances|don't repeat the fix], [twice fixed is not fixed|a cure that has to be repeated treats the symptom]
[there's a point to stop|know when to stop]: if $sa [changes nothing|leaves it as it was], [get somebody to look at it|it's beyond tinkering]
[that clue outweighs the rest|this clue beats the others]: it [puts the cause outside|clears the thing itself], [so leave it in one piece|so no taking apart]
[now I doubt my first guess|my first suspicion weakens]. [a cause that comes and goes|something intermittent] is [more often contact than wear|mostly a matter of fit]

== revise
[then my guess was wrong|so it's not what I thought]. [next in line|the next candidate]: $oa
[good, a negative result|that's a result too]. [which leaves|it leaves] [the other end|what feeds it]. [there|at that end], $oa
[okay, other branch|take the other branch]: [nothing is broken|the thing is sound], [it's being asked too much|the load is wrong]. [ease it|lighten it] and [test again|see]
[that contradicts wear|wear wouldn't do that], so [I'd drop that theory|that theory goes]. [a setting or habit|something in how it's used] [does behave like this|would explain it]
[if that had no effect|no effect means], [the symptom is downstream|we were treating the wrong end]. go [a step back|upstream]: $oa
[then leave that alone|leave that]. [shortest way to certainty|quickest proof]: [borrow a working one|go by comparison] and [look for the difference|hold them next to each other]

== final
[fix path|the way out]:¶- $ka¶- [no change|still there]? $kb¶- [after that|beyond that], [have it looked at|let somebody with tools see it]¶[stop at the step that helps|the first that works is the cause]
[diagnosis|my diagnosis]: [not broken|nothing is broken], [badly matched|out of balance]. [remedy|what helps]: $ka, [and you should be able to|which ought to let you] $yp
[so the fix is modest|a modest fix]: $ka. [check it under the same conditions as before|repeat the check that failed], [otherwise it proves nothing|so that it counts]
[find what changed before it began|look for the change that came first], [take it back|undo it], and [see if you can|try whether you can] $yp
[cause found, I'd say|I'd call it found]. $ka, [keep an eye on it for a while|watch it], and [undo the other changes|take back whatever else you altered]
[to $yp for good|for a lasting cure], [remove the condition|take the cause away], [not only the symptom|don't just mend the effect]: $ka
[this is what I'd do now|now, in this order]: $ka; [test|try it]; [only if it fails|if need be], $kb

== to first
[so what's causing it|what do you think it is|what's your best guess]?
[what do I do about it|how do I fix that|what would you try]?
{p} [what makes that likely|how would I know it's that]?
[does that ring a bell|is that a known thing]?

== to mid
[what should I check|what can I test|how do I narrow it down]?
[tell me what to look for|give me something to try|where do I start looking]
{p} [and what would that prove|how sure would that make us]?
I can [try things|test something] [right now|while we talk]

== to late
[so what does that rule out|what's left, then|what does that tell you]?
[I don't see the logic yet|it makes no sense to me|I'm none the wiser], [do you|what do you make of it]?
{p} [could it be several things at once|isn't that a contradiction]?

== to revise
[tried it, no difference|did that, nothing changed|no luck with that]
[it's back|it came right back|same as before]
[hm, that's not it|no, it can't be that|that didn't do it]
[it got better, then worse|for a moment it looked good, then no]

== to final
[so what's the fix|how do I get rid of it|what do I do now, in order]?
[give me the steps|a list I can work through, please|just the way out, please]
{pr} [and how will I know it's really gone|will it come back]?

== on first
[plausible|that could be|sounds likely], [and easy to try|it would explain the timing]
[done that: a bit better|tried it, it helped a little]
[I'd blamed something else entirely|I never looked there]
(singly undone) [okay, singly then|nothing I can't undo, understood]

== on mid
[checked|did the check|just tried it]. [it still does it|no change at first, then a small one|the fault stayed where it was]
[interesting: it went away and came back|it happened again, but later|it got quieter, not better]
(watch observe note) [I watched it, like you said|looked closely this time], and [there is a pattern|it starts the same way each time]
(dull clean seated firmly) [nothing in the way, nothing loose|all the dull things are fine]

== on late
[so we know what it isn't|half the suspects gone]
[that's the first thing that makes sense|now the puzzle fits together]
(apart piece) [right, no taking apart|I'll keep the screwdriver in the drawer]
[that rings true|I can follow that|makes sense, oddly]

== on revise
[that did something|a change, finally|now it reacts]
[better: it only happens now and then|it's weaker, I'd say]
(upstream downstream feeds end) [so I was treating the wrong end|right, the other end then]

== accept
[it's working|it works again|no sign of it since]. [thank you|thanks]

== bye
[glad it's running|good, then leave it in peace]. [note what fixed it|remember which step it was]
`
