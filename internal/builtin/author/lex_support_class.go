package author

// What is added to a fact, by its class.

var settingAfter = `
{v} if [anything on your side|your part|one of your scripts] [keeps its own copy of|relies on|reads] the $a, please [bring it into line|check that it agrees|change it there as well]
{f} [please don't|I'd ask that nobody] [alter|change|touch] it without [a word to me|asking|telling the group], as [several parts|others] depend on it
{j} it's in the [configuration|specification|template] [as well|too], [so don't set it by hand|no need to set it by hand]
{cs} we can [revisit it|change it|look at it again] if it [pinches|hurts|turns out wrong|gets in your way]
{p} [does anyone|do you|will anyone] [run into trouble|have a problem|get into difficulties] with that?
{p} would you [have gone|go] [higher or lower|for more or for less]?
{p} what [breaks if we change|hangs on|reads] the $a?
{p} [is|where is] [the $a|it] [set the same|set] on your side[| as well]?
{m} I want the same [everywhere|in all places|on all sides], [so no local changes|old set-ups included|please]
{cs} tell me before you [touch|change|move] it, [I'd like to watch|it's wired into more than you'd think|others rely on it]
{v} [the older notes|some older notes|earlier drafts] [were written|date from] before we [tried it out|knew the load], so [go by this|trust this, not them|don't go by them]
{i} [it'd be good to|perhaps|maybe] [compare it|check it] with [your own notes|what you have]
{P} [how|when] would we notice if [the $a|it] is [wrong|off]?
`

var measureAfter = `
{v} that's [on an ordinary day|under ordinary load|with nothing else going on], so [don't set it against the old set-up|it may look worse when it's busy|allow for the peaks]
{v} I [measured|ran|went over] it [more than once|again and again|on different days] and [it hardly moved|got much the same], so [I trust it|I'd build on it]
{p} is that [in line with|near|anywhere near] what you [expected|hoped for|see|have]?
{p} [is that|would that be|will that be] good enough for [what you have planned|your side|you|the plan]?
{p} what do [you|the others|your runs] [see|get|have]?
{f} the [details|raw figures] are available [on request|from me], [should anyone wish to check them|for those who report them|if needed]
{j} raw figures [are in|went to] the usual [folder|place], [with my settings|so you can redo the chart|unfiltered]
{cs} I'll measure again [when things are quieter|after the next change|with fresh data], [then we'll know|and tell you if it moves|just to see]
{m} I'd like to see the trend[, not only a snapshot|], so [please note it every time|let's keep measuring|keep them coming]
{P} what [moves|drives|explains] it, [do you think|in your view]?
{i} I'd be glad if [someone|one of you] [repeated|checked] it with [your own|other|fresh] data
`

var tallyAfter = `
{ve} [most of them|the bulk of them|many of them] [look alike|come from the same corner|have the same cause], so [fixing that should clear a good part|I'd treat them as the same problem]
{v} I went [through the list|over the list|down the list] [twice|again|with a pencil], so [that ought to be all of them|I'd rely on it|it should hold]
{se} I've [sorted them|put them in order] [by who is hurt|worst at the top|by effort], so [we begin where it counts|no need to read them all|the ugly ones on top]
{s} I've [sorted them|put them in order] [by date|by name|by size], so [it's easy to check|you can find yours|doubles would show]
{cse} I'll go through them [in order|with the owners|again] and [strike out|throw out] what's [no longer true|out of date|double]
{cs} I'll [go through them|count them|look them over] again [when I have time|later on|before we use it], [in case one is double|to be safe|to see whether I missed any]
{v} some [may drop out|look like doubles|may not be ours], so [the list may shrink|it may still move|I'll count again]
{pe} which of them [hurt you most|should I look at|bother you|matter to you]?
{p} which of them [matter to you|concern you|should I look at]?
{p} are any of them [yours|on your list too|new to you|a surprise]?
{p} [does that|do they] [match|agree with|fit] [your list|what you expected|what you see]?
{f} the list is open to [everyone|all of you|the group], and I'd welcome [corrections|additions|comments]
{me} I'd like the worst of them handled before [we show this|anyone asks|it gets noticed]
{Pe} who [decides|says] which of them matter?
{v} I counted by hand, [the overview can't be trusted|the tool counts doubles|which took a while]
{j} [filtered by label|doubles removed|straight from the query]
{s} I think [that's all of them|I have them all|none is missing], [but I may have overlooked one|give or take one|until somebody brings another]
`

var choiceAfter = `
{v} we [looked at|went through|compared] the others [long enough|as well], and [none was clearly better|each had a catch]
{s} so please [prepare your part for it|drop what you'd planned for the others|get your side ready]
{f} please base your [preparations|plans|work] on it[|, including access and training]
{p} [does anyone|do you] [see a problem|have trouble] with that?
{p} [is there|do you have] anything that [won't go|clashes|doesn't get along] with it?
{p} [who|which of you] has [worked with it|used it] before?
{P} what would it cost us to [change our minds|go back|switch] later?
{P} what did we [like less about|dislike in|give up with] the others?
{m} I don't want to reopen that without [a good reason|something new|cause]
{cs} tell me soon if that's a problem [on your side|for you], [before I set things up|while it's cheap to change|please]
{i} if that makes your part harder, [perhaps|maybe] we can [find a way round it|talk about it|help]
{d} [plan with it|go by that|please plan accordingly]
`

var dateAfter = `
{v} so [whatever has to go in|your bits|anything for it] should be with us [well|a good while] before, [there's no time for late additions|I need some quiet to check it|please]
{v} there's [not much|hardly any] slack around it, so [tell me early if something slips|please don't count on it moving|shout early]
{s} please keep that day [clear|free], [we need all hands|I'd like you all within reach|as far as you can]
{p} does that [work for everyone|clash with anything|suit you|fit your plans]?
{p} who [can't make it|has something else on|is away then]?
{f} I'd ask [everyone|all of you] to plan accordingly[| and to tell me of any conflict|, please]
{m} I've [promised|announced] it upstairs [as well|too], so [it'd be awkward to move|please hold it]
{d} no extensions
{w} [shout early|tell me|say so|come to me] if you need [help|a hand|more time] [to get there|with your part|]
{cs} [put it in your calendars|block it|mark it], [the room is hard to get|the others plan around us|please]
`

var trouble = `
{v} [until that's sorted|for the time being|as long as that lasts] I [prepare|work on|turn to] [the parts around it|what doesn't depend on it|the rest], [so expect little to see|and that isn't much|for what it's worth]
{v} I've tried [the obvious things|going around it|what I could think of], [no luck so far|it only moved the problem|without success]
{s} I've [asked for help|written to those who look after it|left them a message] and will [write|tell you] when I hear back
{p} [who|which of you] could [help with that|look into it|make a call]?
{p} [has anyone|have you|did anyone] [met this|had this|seen that] before?
{p} [does anyone|do you] know [whom to call|who looks after that|a way round]?
{p} [who else|what else] [is held up|waits for that|is stuck on it]?
{f} I'd be grateful for [any assistance|a hint|the name of someone who can help|support], as [the rest depends on it|we can't solve it ourselves]
{d} I need help with this
{d} [help, please|who can help?|any help?]
{cs} [working on something else|doing the paperwork|looking at the rest] [until that's sorted|in the meantime|meanwhile]
{w} [hope|I hope] [your day is going better|you're having better luck|it clears soon]
{w} [thanks|thank you] for [bearing with me|your patience|any hint]
{m} I'll make [some|a few] calls
{i} if [anyone|one of you] has a hint, I'd be [very|] glad of it
{j} workarounds welcome, [even ugly ones|as long as we can take them out again|hacks too]
{s} it [holds up|stops|touches] more than my part, so [let's look at it together|please don't leave it to me alone]
{P} what [would you try|have I not tried|would get us out of it] [next|]?
`

var reasonAfter = `
{v} so [patching it here and there won't help|we'd only treat the symptom], [we should|better] [look at the cause|change the thing itself]
{v} [we looked|most of us looked|I looked] [in the wrong place|somewhere else] [before|until now], [so please tell the others|so it's worth knowing|so please keep it in mind]
{s} that explains why [the earlier attempts went nowhere|people kept asking|nobody could make sense of it|the old notes look odd]
{p} did [you|anyone|any of you] know [that|] [before|already]?
{p} [does|would] that [explain|account for] what you [saw|see|had] [on your side|]?
{p} [who|which of you] [was there|remembers it] [when that came up|at the time]?
{P} [is that|could that be] all of it, [do you think|or is there more]?
{f} I [thought|felt] you should all [be aware of|know] it, [since it bears on the plan|before we go into details]
{m} please keep that in mind when you [plan|estimate|talk to people]
{s} I only found out by asking, it [isn't|wasn't] written down [anywhere|on any page]
`

var inputAfter = `
{v} I looked through it beforehand, [it's in better shape than I feared|the gaps can be filled by hand|it reads well enough]
{s} it's [good enough to build on|the best we have|not complete, but close], [even if it's dated|nobody has anything newer|for our purposes]
{p} [is anyone else|are you|who else is] [working from|using|reading] the same [material|source]?
{p} [do you|does anyone] [have|know of] [something newer|a better source|a cleaner copy]?
{p} [would you|should I] [trust it|go by it|build on it]?
{f} please [let me know|tell me] if it should be replaced[|, before I build too much on it|by something better]
{P} how do we know it's [complete|right|current]?
{P} who [checked|vouches for|keeps up] it?
{m} [make sure|see to it that] [you all work|we all work] from the same copy
{cs} tell me if you [know|have] [something better|a newer copy]
`

var alternativeAfter = `
{f} the arguments are [written down|on file|in the notes], should anyone wish to [read|see] them
{P} under what circumstances would we [reconsider|come back to it]?
{cs} [just so nobody suggests it again|in case it comes up again|for those who ask again]
{p} [were you|who was] [for it|in favour] at the time?
{p} did [you|anyone] [keep|save] the [notes|comparison] [on it|from back then]?
{v} I'm writing it down because [new people ask|it comes up every time|it keeps coming back], and the reasons haven't changed
`

var linkAfter = `
{cs} comments welcome, [on the page, please|the blunt ones too|right on the page]
{p} can [everyone|you all|you] open it?
{p} is [anything missing|it clear enough|it readable for you]?
{v} please [read|use|link to] that [rather than|and not] the copies [floating around|in your mail|on the share][, they're old|, I can't keep them alive|]
{f} kindly refer to it in your documents
{w} [hope it's useful|hope it helps|enjoy the read|have fun with it][| all| to you]
{j} permissions should be fine, [ping me if not|shout if not]
{i} I'd be glad if [someone|one of you] had a look at the wording
{s} [tell me|say so] if [a part is missing|something's missing|you can't open it]
`

var contactAfter = `
{v} so take [your drafts|anything doubtful|your questions|open points] there [rather than to me|and not to me], [it saves a detour|it's quicker|I'd only pass them on]
{v} [it helps to|please|better] ask early, [calendars fill up fast|there's other work on that desk too|don't wait for the last day]
{s} worth [a message|a short call|a word] before you carry on, [so nobody is surprised|then you know what's expected]
{f} please direct your [enquiries|questions|drafts] accordingly[|, and keep me informed|, if you would]
{P} who steps in during holidays?
{p} [have you|has anyone|who has] [worked together|met|dealt with that desk] before?
{p} [who|which of you] [has|have] something [to send|to ask] there?
{w} [be kind|be gentle|say hello from me], [it's a thankless job|there's a lot on that desk|they'll help you]
{w} [nice people|very helpful|friendly, too], [don't be shy|just ask|in my experience]
{m} please don't go around that, [I've had to explain it before|it only makes more work|it never ends well]
{s} I've asked beforehand, so [it won't come as a surprise|no need for introductions|go ahead]
{i} perhaps it's [good|wise|nice] to [introduce yourselves|call] before you send anything
`

// An effort is no money: nobody orders from it.
var effortAfter = `
{p} is that [in line with|near|far from] what you [expected|planned|had in mind]?
{p} [does that|will that] fit [your plans|your calendar|what you have planned]?
{p} has [anyone|anybody here|one of you] done something [like it|comparable] [before|lately]?
{f} please [tell me|let me know] if [that does not fit your plans|you would put it higher or lower]
{cs} [tell me|say so] if you'd [put it higher|put it lower|count differently]
{m} please plan with it[| until we know more| for now]
{P} what would [push it up|make it longer], [do you think|in your view]?
{i} I'd be glad if [somebody|one of you] [looked over it|went over it with me]
`

var budgetAfter = `
{v} so [orders|bookings|outside help|licences] [have|need] to fit into it, [and that includes the small things|travel included|all of it]
{v} [nothing in it for surprises|no room for extras|it's counted to the last bit], so [speak up before you commit|tell me before you sign|ask before you order]
{p} does that cover [everything on your list|your part|what you had in mind]?
{p} [what|which part] [would you|will we] [cut|drop] [if it gets tight|to stay inside]?
{s} it's [realistic|tight but realistic|not lavish], [as long as nobody adds wishes|if we don't change our minds again|so let's be sensible]
{f} [please consult me|kindly ask me|do speak to me] before you [deviate from|exceed|draw on] it[|, as I account for it|, if you would]
{m} please [use it well|spend it wisely|ask before you go beyond it]
{j} the calculation is on the page, [line by line|with my assumptions]
{P} what would we do if it doesn't hold?
{cs} tell me early if [that looks wrong|it's too tight|you need more]
`
