package author

// Learning and explanation: a plain account, an example, where it stops.

var sessionLearning = `
== open
can you [explain|help me understand|walk me through] $t? [I nod when people mention it, and that's all|I only have scraps|books lose me on the first page]
I'm [trying to understand|reading up on|learning about] $t, but [it won't stick|the pieces don't connect|I can recite it and still don't get it]
[how does it actually work|what is it really about]? I mean $t, which [everybody seems to take for granted|I should have asked about long ago]
{1} I [came across|ran into] $t, and [I'd like to grasp it|now I want to know what's behind it]
{2} [simple words, please|as if to a child, please]: $t. [I'll ask for more if I follow|then I'll want to use it]
{3} what's the [background|story behind|reason] for $t? [I need somewhere to hang the details|facts without a frame fall out of my head]
there's [something|a thing] about $t I [never got|misunderstand every time|pretend to know]
{f} I should like [an explanation of|an introduction to] $t, [if you would|pitched at an interested layman]
{c} ok [so explain|teach me] $t [like I'm slow|without the jargon]
{v} I've [watched people explain|sat through talks on] $t [more than once|with growing despair], and [each time it made sense until I got home|I could not tell you a sentence of it now]
somebody [asked me about|wanted to know from me about] $t, and I [had no answer|waffled]

== ask
what do you [know already|take it to be], [even if you're unsure|in your own words]?
[where does it stop making sense|at which point do you lose the thread]?
do you [want to use it|need it for doing something] or [to be able to talk about it|to understand why]?
what [have you met so far|example of it have you seen], and [what puzzled you there|what didn't fit]?
[how deep|how far down] should it go: [the gist|enough to get by], or [the reasons underneath|how it works inside]?
what kind of [picture|explanation] [helps you|sticks with you]: [an example|cases], [a comparison|an image], [the steps in order|a rule]?
[who would you have to explain it to|what would you do with it] [afterwards|once it's clear]?

== first
[in plain words|put simply]: [think of $yth as a kind of agreement|with $yth, there's a cause, a delay and an effect], and [people usually miss the delay|the middle part is the one that confuses]. [to see it|to feel it], $oa
[start from what it's for|begin with the purpose]. [somebody had a problem|there was a need], [this was the handiest answer|and this is what stuck]; [the details are repairs|the odd rules came later]
[it rests on a single idea|the core is small]: [things that look separate are tied together|what you see is the end of something longer]. [everything else|the rest] [follows from that|is bookkeeping]
[picture a balance|imagine a pair of scales]: [on this side what pushes|here what drives it], [on that side what holds back|there what resists]. [all of $yth is|the whole of it is] [the swing between them|how they find rest]
[layer by layer|in layers]:¶- [what you can see|the surface]: [the effect|what everybody notices]¶- [underneath|below it]: [what makes it happen|the mechanism]¶- [at the bottom|deepest]: [why it has to be so|the reason it can't be otherwise]
[the quickest way in|a quick way in]: $oa. [doing it beats reading about it|the hands understand before the head does], and [then the terms have something to stick to|the words come afterwards]
[forget the terms for now|no terms yet]. [what happens is this|in essence]: [something builds up unseen|small steps add up], [then shows all at once|until they are noticed], and [that surprise is what the theory is about|people give the moment a name]

== mid
[for an example|take a case]: $oa. [there you have|in it you can see] [the cause on the table|all the parts at once], [without any theory|no terms needed]
[apply it|now in use]: [suppose you want to|say the aim is to] $yp. [then|at that point] [the rule tells you where to look|you'd look for what holds things back], and [next|after that] $oa
[compare a case where it works with a case where it doesn't|set a good case against a bad one], and [ask what differs|look for the difference]: [that difference is the concept|there sits the idea]
[try predicting|make a guess before you look]: $oa, and [say beforehand what will happen|write down what you expect]. [being wrong teaches more than being told|a wrong guess sticks]
[everyday version|from daily life]: [filling a bath with the plug out|a crowd leaving by a narrow door]. [what matters is the narrowest point|it's the balance of in and out], [not how hard you push|however much you add]
[tied to what you told me|closer to your case]: [the thing you noticed is the effect|what you saw is the surface], and [the idea names the part below|this names what you couldn't see]
[a picture for it|an image]: [a path across a lawn|a path in the grass], [nobody planned it|never drawn], and [yet everybody walks there|it's there because it's used]. [so with|it's the same with] $yth

== late
[where it stops being true|its limits]: [at the extremes|when things get very small or very large], [and wherever people know about it and react|or as soon as somebody plays along on purpose]
[mind the exception|there's an exception]: [the rule describes the usual, not every case|it tells you what's common]. [for the odd ones|for outliers], [go by observation|trust your eyes]
[a common mix-up|what people confuse]: [the sign and the thing|the name and what it names]. if you $ka, [you'll see them apart|they come apart]
[a simple account has a price|simplifying costs something]: [it hides the exceptions|the edges are missing]. [good enough to|you can still] $yp, [not to argue with a specialist|but don't win bets with it]
[don't carry it too far|it breaks if you stretch it]: [the comparison explains the how|the image shows the course], [never the why|it doesn't give reasons]
[you know you've got it|a test of whether it's clear] when you can [say what would prove it wrong|name a case it doesn't cover]

== revise
[other way in|let me come at it differently]: [less theory, more hands|forget the mechanism]. $oa, and [notice what resists|tell me what surprises you]
[then I aimed too high|too abstract, then]. [concretely|closer to the ground]: [what do you do, what happens, what do you do next|cause, effect, answer], and [that loop is all of it|nothing more]
[so you need the use, not the background|then the background can go]. [in use|for use]: [look for the narrow point|find what limits it], [change that, leave the rest|and act there]
[let me drop the image|the image misled, I'll drop it]. [literally|without a comparison]: [it happens because nothing prevents it|what isn't held back, happens], and [the skill lies in what you hold back|you work with the brakes]
[good, that tells me which sort of understanding helps|so it's the doing you're after]. [then the shortest lesson|in that case]: $oa
[a level deeper|one level down]: [the reason is economy|it's the cheapest way for things to go], [whatever costs least wins|other ways cost more]

== final
[to connect it to what you want|so, for your purpose]: to $yp, [remember the narrow point|keep the core in mind], $ka, and [look up the terms only when you need them|let the names come later]
[in a few lines|what to keep]:¶- [the idea|core]: [what you see comes late|effects lag behind causes]¶- [in practice|to practise]: $ka¶- [the limit|where to be careful]: [the extremes|odd cases]
[said so that you can repeat it|for telling somebody else]: [it's about what holds things back|it's a matter of balance], [here's how to see it|and you can show it]: $ka
{r} [you have it, I think|that's all of it]: [the cause, the case, the limit|idea, example, exception]. [to make it stay|so that it sticks], $ka [before it fades|while it's fresh]
[use is the test|now use it]: $ka, [then explain it to somebody who doesn't care|and say aloud what you expect]. [if you can|once that works], you're [ready to|able to] $yp
[short version to carry around|pocket version]: [look for the delay|mind the delay], [distrust the surface|don't trust the first look], [ask what it would take to stop it|find the brake]

== to first
[what is it, in a sentence or so|so what's the core of it|what's the simple version]?
[start me off|begin wherever you like|give me the gist]
{p} [why is it even a thing|what's it good for in the first place]?
[how would you explain it|what's the plain version]?

== to mid
[can I have an example|do you have a case|what does it look like in real life]?
[how would I use that|and in practice|what would I do with it]?
{p} [doesn't that prove the opposite|but how would I see it happening]?
I [need something to picture|learn from cases|have to see it]

== to late
[where does that stop working|is it always like that|are there exceptions]?
[what do people get wrong about it|what's the catch]?
{p} [what would disprove it|and if somebody disagreed]?

== to revise
[lost me|you lost me halfway|I followed until the middle]
[too abstract for me|that's still theory|I'd need it closer to the ground]
[I get the words, not the point|I could repeat that without understanding it]
[I don't need the background so much|less why and more how, please]

== to final
[so how do I use it|how do I put that to work|what do I take away]?
[can you tie it together|sum up what I'd need|give me the version to remember]
{pr} [did I get it right, then|so is that all there is to it]?

== on first
[that's the first version I could repeat|okay, I'm with you so far]
(delay) [the delay, of course|the delay was what I missed]
[so it isn't magic|that part I get]
(terms) [so I've been starting from the terms, no wonder|no terms, good]
[I had it upside down|so that's how it hangs together]
[something clicked there|a light is coming on, a small one]

== on mid
[that I can picture|now I see it happen]
[so that's what I saw without noticing|I know that from home]
(differs difference) ah, so it's the difference that counts
(predict guess) right, [guess first, look after|predicting first]
(bath door path) [the picture helps|that image stays]

== on late
[good to know where it ends|so I won't preach it|so it has edges]
(mix-up confuse) [that's the mix-up I made|I fell into exactly that]
(usual common) [fine, usual but not always|the usual will do for me]

== on revise
[yes, on that level|that's the level I need|much better]
(hands) okay, hands first
[I can do something with that|that's closer]
[I followed all the way this time|no gaps this time]

== accept
[it makes sense now|I think I could explain it|got it, and I'd not have thought so]. [thank you|thanks]

== bye
[try telling somebody|explain it once more to a friend], [it's the best check|you'll hear where it's thin]
`
