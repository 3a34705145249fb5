package author

// Planning and coordination: order, timing, who does what, what if.

var sessionPlanning = `
== open
I [have to|need to] [organise|plan|get ready] $t, and [so far there's only a heap of intentions|I don't know which end to start from|it's creeping up on me]
[can you help me plan|could we plan] $t, [step by step|from the beginning|before it plans itself]?
$t [lies ahead|is coming up], and [nothing is lined up yet|everything depends on everything else|I'm the one who has to line things up]
{3} my [notes|preparations] for $t are [all over the place|half lists, half guilt|scattered over several pockets]
{2} [sketch me a plan|give me a first plan] for $t, [I'll tell you where it breaks|I'll poke holes in it|rough is fine]
[who does what, and when|what goes before what]? that's what I [can't see|keep muddling up] with $t
{f} I am [responsible for|charged with] $t and [wish to proceed in good order|would like a workable sequence]
{c} so [I volunteered for|I got landed with] $t. [send help|no plan whatsoever]
{v} I [started a list|made a list] for $t, [lost it|crossed half of it out], and [I'd sooner begin afresh|now I'd like an order rather than a list]
[last time|the last time round], $t [ended in a scramble|was held together by luck], and I'd [like it calmer|prefer a plan] this time
[let's get|I want to get] $t [into some kind of order|onto a timeline|organised] before [people start asking|it gets late]

== ask
what [is fixed already|can't be moved], [date, people or place|whatever it is]?
who [else is involved|can take a share], and [what can they be trusted with|how free are they really]?
which part [has to be ready before anything else can start|holds up the others]?
[what went wrong|where did it jam] [the last time|when you did something like it]?
how much of it [has to be yours|needs you in person], and [what could be handed over|what is only habit]?
[what would still be fine|what could slip] if it [came late|were left out]?
[which bit|what] are you [dreading|putting off] most? [that tends to be the bottleneck|we'd start the plan there]
[what do you have in hand|what's done already], [even if it's only half done|even roughly]?
[when do you have room for it|at what times of the week can you work on it] [without juggling|realistically]?

== first
a [first sequence|rough order]:¶- [to begin|before anything else], $oa¶- [once that stands|after that], $ob¶- [towards the end|last], [go over it with whoever is involved|a dry run, however short]
[working backwards|backwards from the end]: [on the day|at the end] you only want to [turn up|carry things out], so [beforehand|well before], $oa, and [before that|earlier still], $ob
[here's a skeleton|the bones of it]:¶- early: $oa¶- [middle|midway]: [confirm with everybody|make sure people know]¶- late: [leave it empty for what goes wrong|nothing new, only checks]
[split it in phases|in phases]: [preparing|getting ready], [doing|the thing itself], [clearing up|afterwards]. [preparing means this|in the first]: $oa. [people forget the last one|don't skip the clearing up]
[I'd open with|start on] what [others wait for|has the longest wait]: $oa. [meanwhile|while that runs], $ob
[plan for $yth, in outline|an outline]: [fix what can't move|pin the fixed points], [hang the rest on it|let the rest follow], [keep a gap before the end|leave slack at the end]
[as a chain|as links in a chain]: $oa, [then|next] $ob, [and only then|and after that] [tell everybody|announce it]

== mid
the [dependency that matters|link to watch] is [this|the following]: you can't [finish anything|confirm the rest] until you $ka. so [it goes first|that's the head of the queue]
[mind the order|order matters here]: $ka [before|ahead of] [anything that needs other people|all that depends on answers], [since answers take time|because people reply late]
[some of it can run side by side|not everything has to queue]: [while you wait for replies|during the waiting], $oa
[to get the timing right|for the timing], [count back from the end|go backwards], and [double whatever involves waiting|give the waiting parts double]
[divide it by person|sort it by hands]: [what only you can do|your own part] stays [short|small], and [somebody else|another pair of hands] could $oa
[lay it out by when it must be known|order it by deadline, not by size]: the [small early things|little confirmations] [hold up the big late ones|come before the heavy lifting]
the [scattered bits|loose ends] [fall into|belong to] [groups|heaps]: [to ask|things to ask], [to fetch|things to get], [to decide|things to settle]. [asking comes first|ask before you fetch]
[what sets the pace|the pacemaker] is $yth itself, so [everything else bends round it|plan outward from there]

== late
[and if somebody drops out|should a helper fall away]: $oa, [and make that known beforehand|agreed in advance]
[as a fallback|a fallback]: [decide now what gets cut|choose the part you'd drop], [so that nobody argues on the day|while you're still calm]
[build in a check|put a checkpoint] [halfway|before the last stretch]: [if the early part isn't done|if it's behind by then], [shrink the plan|leave the extras out]
[who covers whom|cover for each job] [should be written next to it|belongs in the plan]. [a name per task|every task with a name], [no shared ones|since shared tasks are nobody's]
the [weak point|likeliest snag] is [a late answer|the handover]. [ask for it early|chase it once], [then go on without|then use what you have]
[keep some slack|leave a blank stretch] [right before the end|ahead of the last step]; [something always lands there|it won't stay empty]
[bad weather, illness, no key|the usual upsets]: [for each, a sentence|one sentence each] on [what you'd do instead|who decides] [is enough|will do]

== revise
[tightened|tighter], then:¶- [as early as you can|right away]: $ka¶- [after it|next]: $kb¶- [on the day|at the end]: [only what can't be done before|nothing that could have been done earlier]
[then I'd swap the order|let's swap it round]: [what depends on others|the uncertain part] [moves up|comes first], [the sure things wait|your own part follows]
[shorter, then|cut down]: [drop the extra step|one step fewer], [join the checks|merge the checks into one], and $oa [where the gap opens|in its place]
[moved|shifted accordingly]. [the rest of the chain holds|everything behind it slides along], [as long as|provided] you $ka
[that breaks the middle|so the middle collapses]. [around it|to get round it]: $oa, [and the end stays as it was|without touching the end]
[fair constraint|a real constraint]. [then nothing heavy late|so put the weight early], and [leave the last stretch for small things|only trifles at the end]

== final
[the plan as it stands|here's the plan]:¶- $ka¶- [then|after that] $kb¶- [finally|last of all], [a short check with everyone|walk through it once]¶[that should let you|and with that you can] $yp
[in order|from top to bottom]: $ka; [then|next] $kb; [whatever is left|the remainder] [fits in the gaps|goes around it]. [your part stays small|nothing on it needs heroics]
[responsibilities|who has what]: you $ka, [somebody you trust|a helper] [takes the calls|handles the rest], and [nobody improvises|changes go through you]
[final order|the order to keep]:¶- [first thing|to open]: $ka¶- [the long middle|in between]: [only follow up|chase answers, nothing else]¶- [close|to end]: [what you'd set aside as fallback, if needed|thank people and clear away]
[keep these in view|what to hold on to]: [the fixed point|what can't move], [the longest wait|whoever answers last], [the gap before the end|your slack]. [with those|as long as they hold], you'll $yp
[done, I think|that's a plan]: [early|at the start] $ka, [late|towards the end] $kb, [slack in between|and air between them]

== to first
[can you put that in an order|what would the order be|what comes first]?
[sketch it for me|rough it out|give me the outline], [I'll see where it creaks|I can fill in the rest]
[what would a sensible plan look like|how would you go about it|how would you lay that out]?
{p} [is there even an order to it|where would you begin, and why there]?

== to mid
[what depends on what|which parts can run at once|how do the pieces hang together]?
[and the timing|how do I time that|when does each bit happen]?
{p} [are you sure that comes first|why in that order]?
[how do I fit that together|help me with the sequence|what's the bottleneck]?

== to late
[what if somebody cancels|and if it goes wrong|what's the fallback]?
[where could it still fall over|what am I not thinking of|what's most likely to slip]?
{p} [what would you worry about in my place|which step is the shaky one]?
[I want something up my sleeve|give me a plan B], [just in case|nothing big]

== to revise
[nice, but it won't fit|that doesn't work with my week|the middle part won't hold]
[one step too many|too much at the end|it leans on people too much], [can you tighten it|shorten it please]
{x} [leave out|drop] $sn, [there's no time for it|nobody will do that]
[the order is off|I'd have to start sooner|that's back to front for us]

== to final
[can I have the whole thing once more, in order|put it together for me|so what's the plan in short]?
[and now the clean version, please|let me have the final order]
[what do I write on the wall|what goes up on the door]?
{pr} [is that everything|is it complete now]?

== on first
[an order at last|that already looks less like a heap|good, I can see an end]
(backwards) [backwards makes sense|from the end, of course], [I'd have started at the front|that's new to me]
[doable, I think|I could see us doing that|that's a shape I can fill]
$sa [I can start on|should be easy to arrange|is half done anyway]
(slack gap empty blank) [the gap at the end is clever|I'd never have left room]
[that beats my list|my list was a good deal longer]

== on mid
[right, that's the knot|yes, that's where it hangs]
[I had it the wrong way round|that explains a lot|of course]
(side) side by side works for us
(hand hands) [handing something over, fine|I should hand more over, yes]

== on late
[good, then nobody has to panic|that lets me sleep]
(fallback cut drops) [a fallback, I like that|agreed, better to settle that while we're calm]
(name names) [names on tasks, yes|a name each, fine]
[sensible|fair point|I'd not thought of that], [and easy to do|and it costs nothing]

== on revise
[that fits|now it fits|leaner, good]
[that I can do without running|that looks doable]
[much calmer|it breathes now]

== accept
[plan's on the fridge|it's going on the wall|I'm sending it round]. [thanks|thank you]

== bye
[good luck on the day|may the day itself be dull]. [leave the slack alone|don't fill the gap]
`
