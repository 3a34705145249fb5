package author

// Decision support: criteria, weights, a line, a choice.

var sessionDecision = `
== open
I [can't|just can't|still can't] [decide|make up my mind|settle the question] about $t
[should I|do I] [go ahead with|say yes to|commit to] $t or [not|leave it|wait]? I [keep changing my mind|go round in circles|have been dithering]
$t: [yes or no|which way|in or out]? [I've gone back and forth|my head says this, my gut says that|every time I lean one way, the other looks better]
I'm [torn|undecided|stuck] [over|about] $t and need [a second head|somebody to think with|a way to choose]
help me [choose|decide|come to a decision] about $t, I [have to give an answer|can't put it off any longer|am running out of reasons to wait]
{12} there's [a choice|a decision] to make about $t, and [I keep weighing the same things|nobody else will make it|I'd like to make it properly]
{3} [let's compare|can you compare] what there is for $t? [I have too many tabs open in my head|I've lost track of the differences]
{2} it's [a bit of a dilemma|messier than it sounds], but it's about $t
{f} I [require|would value] [assistance|a sober view] in deciding about $t
{c} [ok help|right], I need to [pick something|decide] about $t [and I'm hopeless at this|before I drive everyone mad]
{v} I [thought I had settled it|was sure I had an answer] about $t, [slept badly|woke up], and now I'm [back at the start|doubting it again]
[what would you do|how would you choose] if you had to [decide about|sort out] $t?
the [question|choice] on my table is $t, and [both sides have their charm|I like none of the answers much]

== ask
what would [tip the scales|tip it|make the choice for you] if [everything else were equal|you had to name a single thing]?
which [mistake|outcome] would [annoy you more|be harder to live with]: [acting too early or too late|having done it or having let it pass]?
what [mustn't|should not] happen, [whichever way you go|however it ends]?
who or what [has to live with|feels] the result [besides you|day to day]?
[when you picture it done|imagine it's decided]: what [are you relieved about|do you miss]?
what has [held you back|kept you from choosing] [up to now|so far]?
[leaving cost aside|money aside], what would [a good answer feel like|you pay for with your nerves]?
is there anything that [would rule an option out at once|you'd never accept]? [tell me that first|that narrows it fastest]
how [easily can you undo|final is] the choice, and what [would undoing it cost you|makes it feel final]?
what [did you like|bothered you] about [the way it was until now|how you've handled this before]?

== first
[I'd look at it by criteria|let me set up the criteria]:¶- [daily use|what it's like every day]: $oa¶- [effort|how much work it makes]: $ob¶- [way back|how easily undone]: [keep the choice that leaves a door open|prefer what can be reversed]
[side by side|next to each other], [there are mainly these|I see these]: either you $oa, or you $ob. the [first asks more of you at the start|first is the safer habit], the other [pays later|shows its price later]
[as a first comparison|a rough comparison]:¶- $oa: [quick to do, easy to undo|kind to you on bad days]¶- $ob: [better if you mean to stay with it|more work, longer peace]
[it has more than one side|here's how I'd split it]: for [peace of mind|ease], $oa; for [the long run|getting it over with], $ob
I'd [test every option against|hold the options up to] [one question|a plain question]: does it help you $yp? by that measure, $oa [looks strong|comes out ahead]
[the candidates|what's on the table]: $na, $nb, or [nothing at all|leaving things be]. the last one [counts as an option too|is less foolish than it sounds]
[drop the labels good and bad|forget best]. [ask what each choice costs on a dull day|ask which you'd still like when you're tired], and $yth [sorts itself out faster|becomes a smaller question]
[compare what you'd regret|compare the regrets]: [not trying|holding back] is [one kind|a quiet one], [having to undo it|overdoing it] is [the other|a loud one]. for $yth I'd [weigh the quiet one higher|fear the loud one less]

== mid
[weighing that|if I put weights on it]: [fit|how well it fits] [counts double|counts most], [price|effort] [comes next|counts some], [looks|novelty] [come last|hardly count]. then [it tilts towards this|the balance says]: $ka
the [trade-off|bargain] is [plain|clear enough]: you [give up|trade away] [a bit of comfort|some ease] to $yp. [is that a price or a relief|does that feel fair]?
[what speaks for it|in favour]: it helps you $yp. [the other side|against it]: it [needs upkeep|asks for discipline], and [upkeep is where good choices die|discipline is what runs out first]
[put that way|seen like that], $sa [loses some of its shine|gains on the rest|moves up]
I'd [weigh|judge] it by [bad days|the worst ordinary day], [not by good ones|since the good ones look after themselves]. [that favours|by that light], $ka
[cheap now, dear later|easy at first, tiresome after] [is how the quick way looks|describes the shortcut]. the [slower way|patient way] would be to $ob
[try the coin test|toss a coin in your head]: [when it lands, are you glad|notice whether you hope for a side]? [that's a weight as well|gladness is a criterion too]
of [all that|everything so far], [only a little separates them|few points separate them]. the [difference that stays|lasting difference] is [who does the work|how much of it you'd notice daily]

== late
[a boundary would help|I'd draw a line]: if it [doesn't help you|fails to help you] $yp, it's [out, however nice|off the list]
[the line I'd draw|where I'd stop]: [anything that needs constant attention|whatever you'd have to defend every time] [is out|goes], [even if it shines otherwise|whatever it costs to let go]
[set a limit before you choose|fix the limit first]: [what it may cost in effort|how much bother it may be], and [walk away above that|no argument beyond it]
[there's a point past which I'd say no|I'd refuse at a certain point]: [when it makes extra work for others|once the choice starts choosing for you]
[a fair test for the edge cases|for the borderline ones]: would you [choose it again|take it again] [knowing what you know|without the sunk effort]? [if not, it's out|a shrug means no]
[say no to|rule out] whatever [only looks good in theory|needs an ideal week]. [that leaves|what survives]: $ka
[as for the boundary|the boundary, then]: $sa [stays in as long as it's no burden|passes, but barely]

== revise
[then the weights were wrong|so I weighted it wrongly]. [put that first|with that on top], it's $oa [that leads|that comes out ahead]
[fair|fair enough], [I had ease too high|I overrated ease]. [corrected|set right], the [order is|ranking is]: $ka, then, [at some distance|well behind], $kb
[all right, other way round|let me turn it over]: [the drawback is the deciding thing|the snag decides], so [I'd drop the clever option|the clever option goes] and $oa
[reweighed|with new weights], the [gap closes|field narrows], and [the modest answer wins|the plain answer is ahead]
[then it's not about the better thing but the better fit|so fit beats quality here]. [by fit|on that score], $ka
[scratch that weighting|forget my ranking]. [from what you say|as you put it], [whatever spares you the daily bother|the least maintenance] should [count most|rule]

== final
[then my answer|so, my recommendation]: $ka. [in reserve|to fall back on]: $kb
[I'd choose this|this is what I'd do]: $ka. [the next step|what comes next] is [small|a small one]: [say it to somebody|tell whoever needs to know] and [start|do the first bit]
[decision|the decision, as I read it]: $ka, because it [helps you|lets you] $yp [with the least regret|and can be undone]
[go with|choose] [what you can live with on a dull day|the one you stopped arguing against]: $ka. [stop looking after that|and close the search]
[put in a sentence|in a sentence]: $ka, and [let the rest go|don't look back]. [next action|first action]: [clear the alternatives away|cancel the other plan]
[by everything you've said|from all of this], [the answer is a qualified yes|I'd say yes, with a limit]: go ahead with $yth [as long as it helps you $yp|until it gets in the way]
[you've practically decided|I think you decided a while ago]. [make it official|write it down], [set a limit|name your limit] and [go ahead|begin]

== to first
what [are my options|would the options look like], [laid side by side|next to each other|in plain words]?
[how would you compare them|could you compare them for me|how do they compare]?
[so which way|what does that point to|where does that leave me]?
{p} [by what would you even judge that|what should I be measuring]?
[set them against each other for me|give me the pros and cons|lay it out for me]

== to mid
[how would you weigh that|what weighs more for you|which of it really counts]?
[what's the trade-off|what would I be giving up|what's the price of that]?
{p} [why would that matter more than the rest|what makes you sure of that order]?
[help me weigh it|I need the weights, not the list|now tip the scales for me]

== to late
[where would you draw the line|when would you say no|what would rule it out]?
[is there a point where it stops being worth it|how far would you go]?
{p} [and at what point do I stop|what's the cut-off, then]?
I need [a limit I can stick to|a clear no somewhere|a rule for the borderline cases]

== to revise
[you've got the weights wrong for me|that's not how I'd weigh it|I'd weigh that differently]
[ease matters less than you think|I care about other things more|that order isn't mine]
{x} [hm, not|no, not|rather not] $sn, [it leaves me cold|that one's out for me|I can already see it failing]
[fair comparison, wrong emphasis|the list is fine, the ranking isn't]

== to final
[so what's the verdict|so which is it|what do I do]?
[just tell me which|give me a straight answer|I'd like an answer now]
[what's the next step, then|what do I do first]?
{pr} [and would you stand by that|what would you pick in my place]?

== on first
[seeing it side by side helps|that's clearer than in my head|laid out like that, it's less scary]
[there's something in both|neither is silly|I could argue for each]
I [lean towards|keep coming back to|rather like] $sa, [I notice|but not blindly|with doubts]
(dull bad) [so it's about the dull days|dull days I have plenty of]
(regret) [regret, yes, that's a better question|the quiet regret I know well]

== on mid
[true|fair|granted], [that's the real price|I'd been ignoring that side]
(glad relief) [relief, to be frank|I felt relief], which [tells me something|is an answer of a kind]
(weigh weights) [those weights look like mine|the tilt feels right]
[I'd put it the same way|hard to deny]

== on late
[a line like that is a relief|I can stick to that|that line makes it easier]
[strict, but fair|that's stricter than I'd be, and better|I needed somebody to say it]
(out off) [that knocks a few things out|so some of it is off the table]

== on revise
[better|closer|yes, more like it], [that's my order|now it sounds like me]
[that swings it|okay, that moves me|now I see where it's heading]

== accept
[decided, then|decision made|that's my decision]. [thanks|thank you]

== bye
[good choice to have made|a made choice is half the work]. [don't reopen it|leave the door closed for a while]
`
