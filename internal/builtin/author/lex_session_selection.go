package author

// Resource selection: what there is, what rules it out, a short ranking.

var sessionSelection = `
== open
I'm looking for $t, [any ideas|where would you look|and the choice is overwhelming]
can you [recommend|suggest|point me to] $t? [I don't know the field|I only know the famous names|everything looks alike from outside]
[what's out there|what would you suggest] for $t? [it should suit me rather than win prizes|I'd like few and fitting]
I [need|could use] $t, and [every search gives me the same handful|the lists I find are all adverts|friends each swear by something else]
{3} [no fixed idea yet|I'm open], I just [know I want|am after] $t
{2} [what kinds are there|which sorts are there], when it comes to $t? [then I can say what suits|I'll narrow it down from there]
{f} I am [seeking|in search of] $t and would [welcome your suggestions|value a considered selection]
{c} [recs please|hit me with ideas]: $t
{v} I've [looked for ages|asked around] for $t, [bookmarked far too much|come away with too many names], and [can't tell good from loud|trust none of it]
[the thing I'm missing|what I lack] is $t, and I'd [prefer to choose once|rather not choose twice]
[somebody must know|there must be a good answer for] $t. [where do I begin|is there a short list]?

== ask
what would [make you give up on it|put you off] [soonest|within a few tries]?
[what have you tried|which have you used before], and [why did it not stay|what was missing]?
[how much|what] may it [cost you|take], in [money, time or patience|effort as well as money]?
[where|in what setting] will you use it, and [who else has a say|with whom]?
[are you after|do you want] [the best or the easiest to live with|something to grow into or to use right away]?
what [do you like|have you liked] [that's anything like it|in the past], [even from another corner|whatever the field]?
[anything|is there anything] [it must not be|to rule out from the start]? [noes are quicker than yeses|exclusions save time]

== first
[a few to begin with|some to start from]:¶- $oa, [for the fit|closest to what you describe]¶- $ob, [if you'd like more room|the roomier choice]¶- [a wildcard|as an outsider]: [whatever people near you use and share|borrow before you buy]
I'd [start the list with this|put this up first]: $oa. [next to it|beside that], $ob. [they differ in upkeep|the difference is how much they ask of you], [not in quality|both are sound]
[off the beaten track|not the usual answer]: $oa. the [usual answer|safe answer] would be to $ob
[sorted by bother|by how little they ask]: [least|lightest], $oa; [more, but richer|a step up], $ob
[it branches|it splits in a couple of directions]: [ready-made|finished], then $oa; or [made to fit|adaptable], then $ob
[before any names|no names yet]: for $yth I'd [pick by setting, not by fame|go by where it's used]. [that way|on that footing], $oa
[shortest list I can defend|a short list]: $oa, $ob, [and nothing else until you've said more|the rest depends on you]

== mid
[in categories|the families]: [things you own|what you keep], [things you borrow|what you share], [things somebody does for you|what you have done]. [which of them appeals|which can you see yourself using]?
[roughly sorted|by kind]: the [sturdy and plain|plain ones], the [clever and fussy|ambitious ones], the [shared|sociable ones]. [most regret comes from the fussy|people overbuy in the clever corner]
[by the criteria so far|measured by that], $ka [does well|fits], [the rest is near|others trail]
[price is not the divide|cost doesn't separate them]; [what separates them is time|time does]. [with little of it|short of that], [I'd lean on|look at] $ka
[look at it by occasion|by occasion]: [for everyday|daily], $ka; [for the rare big moment|now and then], $oa
[taste aside|leaving taste out], [access decides|it's access that counts]: [what's near gets used|the near thing wins]. [of these|so], $ka

== late
[ruling out|what I'd cross off]: [whatever needs a subscription to your attention|anything that wants daily care], [whatever is only good on paper|the showpieces]. [left standing|remaining]: $ka
[off the list|gone]: [all that takes longer to set up than to use|the ones with a long run-up]. [staying|still in]: $sa
[out, for that reason|so this falls away]: [the big ones|everything oversized]. [in, for the same reason|kept]: $ka
[a test for what remains|test the rest]: could you [start with it right off|use it without reading up]? if [not|no], [strike it|out it goes]
[with that constraint|under that condition], [half the field is gone|few are left], [which is welcome|and that's good]. [what I'd keep|worth keeping]: $ka
[say no to variety|beware variety]: [every further candidate|each extra name] [makes the choice worse|costs you an evening]. I'd [close the list here|stop collecting]

== revise
[swap, then|then a swap]: [out goes the fussy one|I'd take one out], in [comes this|its place]: $oa
[narrower|narrowed]: [near, light, easy to stop|small and returnable]. [by that|so]: $oa. [next to it|in second place]: $kb
[then forget that corner|so not that corner]. [from the other end|from elsewhere]: $oa
[ranked anew|new ranking]: [top|ahead], $ka; [behind|after it], $kb; [the others I'd drop|no more]
[fair, that excludes it|that's an exclusion, good]. [nearest thing without that flaw|the same minus the flaw]: $oa
[so it has to suit the place, not only you|the place has a vote, then]. [that favours|with that], $ka

== final
[my short list, in order|ranked]:¶- [first choice|top]: $ka¶- [close behind|runner-up]: $kb¶- [if both disappoint|as a last resort]: [wait rather than settle|don't buy, borrow]
[best fit|the one that fits]: $ka. [why|the reason]: it [helps you|lets you] $yp [and asks little in return|without changing your habits]
I'd [go with this|recommend this]: $ka. [behind it: $kb|second place: $kb]. [everything else|the rest] [you can forget|needn't bother you]
[in a ranking|as a ranking]: [ahead|on top]: $ka. [by a small margin behind it|not far behind]: $kb
[pick this and stop looking|choose and close the tabs]: $ka. [give it a fair run|use it a few times] [before comparing again|before you doubt it]
[for what you described|for somebody with your constraints], [fewer is better|a single thing will do]: $ka

== to first
[what would you suggest|so what is there|what comes to mind]?
[give me a few|some names, please|a handful would do], [no more|with a reason each]
{p} [what would you look at, and why|how do you even choose among those]?
[where would you start|what's worth a look|point me somewhere]

== to mid
[what kinds are there|how do they differ|how would you group them]?
[which sort suits me|and by type|sort them for me]
{p} [what's the real difference|is the dearer kind any better]?

== to late
[what can I rule out|what falls away, then|which would you cross off]?
[that's still too many|can you thin it out|make the list shorter]
{p} [what speaks against them|where's the hitch with those]?

== to revise
[not quite my thing|that's not it yet|nearly, but no]
{x} [not|anything but] $sn, [I know myself|that'd gather dust|we tried that sort]
[all a bit much|too grand for me], [something smaller|nearer to home, please]
[good list, wrong person|fine for somebody else]

== to final
[so which one|what's your pick|which would you take]?
[your top choice, please|just the best fit|rank what's left]
{pr} [and why that over the rest|would you take it yourself]?

== on first
[a few I'd never have found|new to me, good]
$sa [sounds like me|I like the sound of|appeals], [surprisingly|more than the rest]
(borrow) [borrowing hadn't occurred to me|I could borrow, true]
[a fair range|something in it for me, I think]
[decent list|that's a list I can read]

== on mid
(plain) [the plain sort, definitely|plain, then]
(borrow keep) [something to keep, I think|I'd rather share than own]
[that grouping helps|so I was shopping in the wrong corner]
(near) near wins, I know myself
(time) time is my problem, yes

== on late
[good riddance|gone, and not missed]
[that leaves a sensible few|now I can see across it]
[crossing things off feels nice|shorter and better]

== on revise
[closer|warmer|that's more like it]
[now we're talking|that I'd use]
[better fit, I think|much nearer to what I meant]

== accept
[ordering it|getting that one|that's the one]. [thank you|thanks]

== bye
[enjoy it|may it get used]. [close the other tabs|stop comparing now]
`
