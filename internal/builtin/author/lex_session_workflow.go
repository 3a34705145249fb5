package author

// Workflow setup: a friction that comes back, a routine or form that survives.

var sessionWorkflow = `
== open
[every time|again and again] I [deal with|get to] $t, [the same mess|the same muddle] [comes up|starts over], and I want [a routine|some kind of system]
I'd like to [set up|build] [a routine|a simple system] for $t, [something I'd keep to|that outlives my enthusiasm]
[how do I make|can we turn] $t [into something that runs by itself|a habit rather than an effort]?
$t [keeps slipping|falls apart as soon as I'm busy|works when I think of it, so rarely]. I need [a pattern|a checklist|a form]
{3} [my way of handling|the way I handle] $t is [no way at all|a pile and a bad conscience], [help me make it usable|can we tidy that up]
{2} [propose a structure|give me a structure] for $t, [I'll tell you what would break it|and I'll bring the real life]
I [need a template|want a template or list] for $t, [short enough to be used|nothing fancy]
{f} I wish to [establish|introduce] a [procedure|regular practice] for $t
{c} [I need a system|systems person wanted] for $t, [mine is vibes|currently there is none]
{v} I've [started and dropped|tried and abandoned] [trackers, notebooks and apps|several schemes] for $t, [each lovely, each dead within days|all of them too clever]
[who has a good habit|is there a good habit] for $t? [mine starts strong and fizzles|I do it in bursts]

== ask
[where does it break|at what point does it go wrong]: [starting, keeping on or finishing|do you forget it, or avoid it]?
what [already happens regularly|do you do anyway] that [it could hang on to|could carry it]?
[how long|how much effort] would you [really give it|spend on it] [on a bad day|when you're tired]?
who [else touches it|takes part], and [what do they do differently|would they follow a rule]?
what [did the last attempt look like|have you tried], and [on which day did it die|what killed it]?
what's the least [that would still count|you'd be content with]?
[how would you notice|what tells you] that it's [being skipped|slipping]?

== first
[a structure to start from|as a first structure]:¶- [trigger|what sets it off]: [something you do anyway|an existing habit]¶- [the act|what happens]: $oa¶- [close|end mark]: [leave it ready for next time|a tick, nothing more]
[as a loop|make it a loop]: [notice|something tells you], then $oa, [then put it back the way you'd like to find it|then reset]. [the reset is what people skip|without the reset it decays]
[a checklist, short on purpose|checklist]:¶- $oa¶- $ob¶- [leave a mark that it's done|tick it off where others see]
I'd [tie it to a place, not to a time|let the place remind you]. [there|at that spot], $oa. [no memory needed|then nothing has to be remembered]
[for the pattern|a pattern for $yth]: [small daily, larger rarely|little and often]. [the small part|often]: $oa. [the larger part|rarely]: $ob
[begin with the rule|a rule first]: [nothing is put off that takes less effort than remembering it|touch each thing once]. [in practice|which means], $oa
[make the right way the lazy way|let laziness work for you]: $oa. [what's easier gets done|nobody has to be good]

== mid
[what would break that|where it would break]? [a busy spell|being away], [a helper who doesn't know|others]. [so|against that], $oa
[a tracking line|for tracking], [no more than this|only this]: [done or not|a mark or a gap]. [reasons don't belong in it|no comments, no scores]
[as a template|template]:¶- what came in:¶- what goes out:¶- what waits, and for whom:¶[fill it in place|kept where it happens], [not afterwards|never from memory]
[give it slots|the form has slots]:¶- [needed|what is needed]:¶- [missing|what's missing]:¶- [next|who moves next]:¶[empty slots are fine|a blank is an answer too]
[the constraint makes it better|that constraint shapes it]: [fewer steps|shorter], [in reach|nearer to hand], [no tools to fetch|with what lies there]. so $oa
[for others to follow it|so that others keep it], [it must be visible|it needs to be seen]. $oa, and [say nothing|don't explain it]
[mind the start-up cost|watch the first step]: [the step before the step|getting ready for it] [kills routines|is where it dies]. $ka [takes care of it|so that there is none]

== late
[plan the lapse|allow for lapses]: [after a gap, begin with the smallest part|when it's been skipped, do the minimum], [no catching up|and never double it]
[what to do when it's skipped|for skipped rounds]: [nothing|let it go], [just the next one|pick up at the next]. [debts kill habits|arrears are what end it]
[drop a step before you drop the routine|shed the outer steps first]. [the core|what stays] is $ka
[review it seldom|look at it now and then]: [is it still for the same purpose|does it still help you] $yp? [otherwise change it|if not, let it die]
[exceptions|as for exceptions]: [name them now|settle which count], [so that a bad day doesn't invent more|before a tired you does]
[if there's only strength for a bit|on the worst day]: $ka. [that keeps the thread|it counts in full]

== revise
[simpler|then simpler]: [one trigger, one act|a cue and an act]. $ka. [everything else|the rest] [was decoration|can go]
[then the cue is wrong|so it's the cue]. [hang it on something that can't be skipped|pick a firmer hook], and [there|at that point] $oa
[cut to what survives|what survives that]: $ka. [the list goes|no list], [the habit stays|just the move]
[fewer hands, then|so fewer people]: [make it yours|a single keeper], and [others only find the result|let others drop things in]. $oa
[that would break it, yes|right, that's a breaking point]. [around it|to avoid it]: $oa, [before rather than after|ahead of the rush]
[let's turn the order round|reverse it]: [finish by preparing the next|end each round with the start of the next]. [then starting costs nothing|no run-up left]

== final
[the routine, as short as it gets|here's the routine]:¶- [cue|when]: [the thing you do anyway|your hook]¶- [do|then]: $ka¶- [lapse|when skipped]: [next time, no catching up|carry on as if nothing happened]
[the template to keep|keep this]:¶- for what: to $yp¶- [each time|every time]: $ka¶- [now and then|once in a while]: $kb¶- [leave out|never]: [anything that needs a good mood|whatever you skipped twice]
[boiled down|what's left]: $ka, [in the same place|always there], [without thinking|no decisions]. [that's the whole system|more would be less]
[set it up in this order|to set it up]: [place|the spot], [cue|the hook], [act|the move]. [act meaning|that is]: $ka. [it should then|that ought to help you] $yp
[your checklist|checklist, final]:¶- $ka¶- $kb¶- [done is done|no extras]
[run it as it stands|try it like that], [change nothing for a while|no tuning at first], [then cut what you never did|then remove what you skip]: [what's left is yours|the remainder is the system]

== to first
[what would a routine look like|how would you set that up|what structure would you use]?
[give me something to start from|make me a checklist|design me a small one]
{p} [what makes such things last|why would it last this time]?

== to mid
[how do I keep track|can you make it a template|what would I write down]?
[would it survive a bad spell|does that hold when I'm away|what could break it]?
{p} [and how is that different from what I did before|isn't that just more work]?

== to late
[and when I skip it|what if I fall behind|what happens after a gap]?
[how do I get back in|what about exceptions|I'll lapse, I know me]
{p} [how would I know it's still worth it|when do I stop doing it]?

== to revise
[that breaks as soon as it's busy|won't survive here|I give that a short life]
[too many steps|too neat for us|I'd skip half of it], [simpler please|less]
{x} [lose|skip] $sn, [nobody would keep it up|that's a step too far]
[good on paper|nice in theory], [not with my lot|not at my pace]

== to final
[so what's the routine|what do I pin up]?
[write it out for me|put it on a card for me]
[shortest version, please|can you boil it down|the final list, then]
{pr} [is that enough to work|nothing else, really]?

== on first
(place spot) [a place instead of a time, I like that|the spot for it exists]
(trigger existing anyway) [hanging it on something else, clever|a habit to hang it on, that I have]
$sa [would fit right in|I could start with], [that's no work|it's there already]
(reset) [the reset is what I never do|caught, I skip the ending]
[short, good|short enough to believe|it's all within reach]

== on mid
(mark) [a mark I can manage|just a mark, good]
(slots template fill) [slots are easier than lists|empty slots I can live with]
(start-up ready) [right, getting ready is the hurdle|that's where mine died]
[true, that's the weak point|that would hold, I think|I believe that]

== on late
(catching debts arrears gap skipped) [no catching up, that's new|that takes the guilt out]
(worst strength minimum) [a worst-day version, yes|the minimum I can do asleep]
[good, lapses included|built for humans, then]

== on revise
[that I'd keep|now it's small enough]
[better, less to forget|nothing left to skip]
(cue hook) [so the hook was wrong all along|a firmer hook, yes]

== accept
[pinned up|it's on the door|starting with the next round]. [thanks|thank you]

== bye
[let it be boring|boring is a good sign]. [if it survives a bad spell, it's yours|don't tune it early]
`
