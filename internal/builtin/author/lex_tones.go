package author

import "maps"

// What is heard of a tone, by what it colours: a decision or rule ("say"), a doubt
// that is settled, trouble, a worry, an objection, what is weighed, a report, an
// answer, a promise, a beginning, an end, a question, a wish, a few words. The tones
// are those of people's profiles (G3). Each sentence tells the readers how to take
// what stands before it, or what they can do now, and fits every message of its
// occasion. None takes back what was said.

// toneSources are the tables of all tones and voices.
func toneSources() map[string]string {
	out := map[string]string{}
	for _, tables := range []map[string]string{plainTones(), warmTones(), weighingTones(), voiceSources()} {
		maps.Copy(out, tables)
	}
	return out
}

func plainTones() map[string]string {
	return map[string]string{
		"tone direct say": `
please [stick to it|go by it|work with that][| from here on]
if you [disagree|object|see it differently|can't work with that], [say so|tell me|speak up] [now|today|right away]
I [don't plan to|won't] reopen it [without a good reason|unless something breaks|just like that]
I'd rather [be clear|decide|say it plainly] than [go round in circles|leave it hanging|please everybody]
that's what [counts|we work with] [from here on|until I say otherwise|from now on]
`,
		"tone direct settle": `
I'd rather [be clear|say it plainly|say it now] than [drag it out|leave it hanging|go round in circles]
better [a clear no|a plain word] than [a vague maybe|a long silence|endless talk]
I [like|prefer] a plain [objection|question|word], so [keep them coming|thanks for that|no offence taken]
`,
		"tone direct trouble": `
I'd rather [say it now|be blunt about it|put it plainly] than [keep quiet|find excuses later|pretend it's fine]
I can't [get round it alone|fix that from here|do much about it myself]
who do I [call|chase|talk to] about [it|that]?
[please don't|no need to] [sugar-coat it|play it down], [it's in the way|it's a nuisance|I've tried]
`,
		"tone direct worry": `
let's not [ignore it|wait it out|talk round it|pretend otherwise]
I'd rather [say it now|be blunt|put it plainly] than [keep quiet|say so afterwards|find out the hard way]
somebody has to [say it|bring it up|say it aloud]
`,
		"tone direct object": `
I'd rather [say it now|be blunt|put it plainly] than [keep quiet|nod and regret it|grumble later]
[nothing personal|no offence meant], [I just want it right|it has to be said|better now than later]
`,
		"tone direct weigh": `
that's [my view|what I have|all from me], [your call|over to you|now you decide]
I'd rather [decide quickly|settle it soon] than [talk it to death|go round in circles|argue for ever]
if you [disagree|see it differently|know better], [say so|speak up|tell me][| now]
`,
		"tone direct report": `
that's all [from me|there is|I have] [for now|on it|at the moment]
no [reply|answer] needed
[tell me|say so|write to me] if [that's a problem|that doesn't help|you need more]
[ask|just ask|ask me] if [something's unclear|that's not clear|it doesn't add up]
[take it or leave it|like it or not|short and simple], that's [how it is|where it stands|what I have]
`,
		"tone direct answer": `
[that's the short answer|that's all there is to it|that's the whole answer]
[ask again|tell me|say so] if [that's not what you meant|you need more|that doesn't help]
[does that do|will that do|is that enough]?
[no need to|you needn't] [thank me|go through the files|search any further]
`,
		"tone direct promise": `
if [it slips|that changes|it gets tight], [you'll hear it from me|I'll say so|I'll tell you][| straight away| at once]
[chase me|write to me|call me] if [you hear nothing|I go quiet|it gets late]
`,
		"tone direct start": `
[questions|wishes|objections] to me, [please|and early|directly]
[tell me|say so|speak up] [now|early|today] if [you had other plans|you need something from it|there's something I should know]
I'll [ask you directly|come to you|write to you] when I need [help|input|an answer]
[no long speech|no big words], [I'd rather get going|let's see what it takes|there's enough to do]
`,
		"tone direct done": `
[tell me|say so|write to me] if [something's missing|you see a mistake|you need it in another form]
that's [it|all] from [me|my side]
[be hard on it|don't spare me|be blunt], [I can take it|I'd rather hear it now|that helps most]
`,
		"tone direct ask": `
[a short answer|a rough answer|half a sentence] [will do|is enough|is fine]
just the [answer|short version], please[|, no background]
I need it [to go on|before I can go on|for what I'm doing|for my next step]
if you [don't know|aren't sure], [say so|just say so|tell me who does]
[no guesses|no guessing|nothing vague], please[|, I need the real thing]
`,
		"tone direct wish": `
I can't [go on|plan|finish my part] without it
[a clear word|a plain answer|a short line] is [enough|all I need|all it takes]
please don't [let it lie|leave it hanging|put it off]
`,
		"tone direct favour": `
[say so|tell me] if you [can't|have no time|don't want to]
[be blunt|don't be polite|don't spare me], [it helps most|I can take it]
[if not you, who|who else, if not you]?
`,
		"tone direct brief": `
no questions [from me|here|from my side]
nothing to add[| from me| here]
`,
		"tone casual say": `
{cs} [shout|just shout|give me a shout|ping me] if it [clashes with anything|makes a mess|causes trouble]
{cs} no [drama|big deal], just [so we all do the same|so you know|so nobody trips over it]
{cs} [nothing fancy|simple as that|easy enough][|, really|, I hope]
{f} [questions|objections|comments] are [always welcome|welcome at any time]
{cs} [no need to panic|nobody panic|don't panic], it's [not a big change|only this|nothing dramatic]
`,
		"tone casual settle": `
{cs} [no hard feelings|no drama], I hope
{cs} we can [always|still] [moan about it over coffee|talk again|have another chat about it]
{cs} [good|glad] [we talked|to have talked|we had that chat][| about it]
{f} it was [right|good] to [ask|bring it up]
`,
		"tone casual trouble": `
{cs} [bit of a pain|bit annoying|a real nuisance], [honestly|this one|I know]
{cs} [any ideas|ideas|thoughts|tricks] welcome
{cs} coffee first, then I'll have another [go|look|try]
{cs} [not my day|not my favourite day|one of those days]
{f} [suggestions|ideas] are welcome
`,
		"tone casual worry": `
{cs} [not ideal|not great|not pretty], I know
{cs} [just saying|just so it's been said|just putting it out there]
{cs} [call me fussy|call me a worrier|maybe I'm fussing], [but there you go|but still]
{f} it's [perhaps|maybe] worth a thought
`,
		"tone casual object": `
{cs} [just saying|just my view|that's just me][|, don't hate me|, no drama]
{cs} [no offence|don't get me wrong|no hard feelings]
{f} please take it as a [thought|word] among colleagues
`,
		"tone casual weigh": `
{cs} [just a thought|just thinking aloud|just throwing it in][|, no strong feelings|, shoot it down if you like]
{cs} [could be worse|there's worse|I've seen worse][|, right|, honestly]
{f} it's only a [thought|suggestion]
`,
		"tone casual report": `
{cs} [so there you go|so there you have it|so now you know]
{cs} that's [about it|it|all I've got] [for now|from me|from here]
{cs} [shout|ping me|give me a nudge] if [you need more|anything looks odd|something's missing]
{cs} nothing [wild|dramatic|to write home about][|, but there it is|, I know]
{f} please ask if [anything is unclear|you need more|something is missing]
{cs} [make of it what you like|do with it what you like]
{cs} [that's|so that's] [off my chest|one less in my head|out of the way]
`,
		"tone casual answer": `
{cs} [hope that's what you were after|hope that does the trick|that should do the trick]
{cs} [shout|ping me|give me a nudge] if [that's not it|you need more|you meant something else]
{cs} [easy one|that was an easy one|no trouble at all][|, for a change|, really]
{f} please ask if you need more
{cs} [took me a second|had to scroll a bit|had to dig a bit], [but there it is|but here you are]
`,
		"tone casual promise": `
{cs} [nudge me|poke me|ping me] if [I go quiet|I forget|you hear nothing]
{cs} [fingers crossed|touch wood|if nothing blows up, that is]
{cs} should [be doable|be fine|work out][|, I think|, touch wood]
{f} please remind me if need be
`,
		"tone casual start": `
{cs} [shout|ping me|give me a shout] if [you have tips|you've done one before|you want to join in]
{cs} [wish me luck|here goes|let's see how it goes]
{cs} [coffee in hand|notes open|sleeves rolled up], [here goes|off we go|let's see]
{f} [suggestions|good wishes] are welcome
`,
		"tone casual done": `
{cs} [shout|ping me|give me a shout] if [anything looks odd|something's missing|you spot a mistake]
{cs} [time for|off to get|now for] [tea|coffee|a break]
{cs} [phew|there we are|that feels good]
{f} please ask if [anything is unclear|something is missing]
`,
		"tone casual ask": `
no [rush|hurry|stress][| at all|, really| from my side]
whenever you [get round to it|have a sec|have a minute]
{cs} [sorry if that's obvious|probably a silly question|might be a silly one]
a [quick line|word|one-liner] is [plenty|fine|enough]
{cs} [I'm drawing a blank|my mind's gone blank|I've lost track][, honestly|, sorry|]
{cs} [any hint|a hint|a rough idea] [helps|is great|would do]
`,
		"tone casual wish": `
{cs} [it'd be|that would be] [a big help|great|a load off my mind]
{cs} I'll [stop nagging|leave you alone|go away] [after that|then|once I have it], promise
{cs} not to [nag|be a pain], [but people keep asking|but I'm a bit stuck|but it'd help]
{f} it would be [a great help|much appreciated]
`,
		"tone casual favour": `
{cs} [coffee's on me|I owe you a coffee|I'll bring the biscuits]
{cs} no [rush|stress][| at all|, really]
{f} at your leisure
`,
		"tone casual brief": `
{cs} [anyway|right], back to [my tea|my list|my coffee]
{f} do carry on
`,
		"tone professional say": `
{sf} please [allow for it|bear this in mind|reflect this] in your [planning|schedules|documents]
{sf} please [inform|notify|tell] [those affected|your colleagues|everyone involved] [in good time|as well]
[comments|objections] are [welcome|appreciated][| in writing]
I'll [put it in the minutes|note it in the plan|put it on file]
[your cooperation|your understanding|your support] is [appreciated|much appreciated]
`,
		"tone professional settle": `
your [point|concern|objection] will be [on file|in the minutes|kept for the next review]
[the point was well taken|your point is on record|the concern was a fair one]
should [the facts|the circumstances|things] change, I'll [look at it again|come back to it]
`,
		"tone professional trouble": `
I'd [welcome|appreciate|be grateful for] [a second opinion|your advice|suggestions]
I'll [report|write|let you know] as soon as [there's a way forward|I know more|it's out of the way]
[further detail|the background] is available [on request|if needed]
`,
		"tone professional worry": `
I consider it [worth discussing|worth our attention|a point to clear up]
I'd like it [on record|noted|on the agenda]
[we should plan for it|a plan for that case would help|it belongs in our planning]
`,
		"tone professional object": `
I say this with [respect|all respect] for [the work behind it|what went into it]
I'd like that [on record|noted|looked at] before we [proceed|go on]
`,
		"tone professional weigh": `
I offer it [for discussion|for consideration|as a possibility]
it deserves a [fair|careful|closer] look
I'd [respect|support|go along with] [whatever is decided|your decision][| either way]
`,
		"tone professional report": `
{sf} please [adjust|update|amend] your [documents|plans] [accordingly|where necessary|as needed]
I'm available for [questions|further questions|any questions]
[further detail|more detail|the background] is available [on request|if needed]
I'll keep [the group|you all|everyone] [informed|up to date|posted]
please [raise|report|send me] any [discrepancies|corrections|additions]
`,
		"tone professional answer": `
I trust that [answers|settles] [your question|the question]
please [come back to me|write again|ask] if [you need more|anything remains unclear|you need more detail]
I'm [available|at your disposal] for [further questions|anything else]
please [pass it on|share it|forward it] [where needed|to those who need it|as you see fit]
`,
		"tone professional promise": `
should [this|anything|that] change, I'll [inform you|let you know] [at once|in good time|without delay]
you'll have [a note|word|confirmation] from me [in good time|as soon as it's ready]
[it's in my calendar|I've set the time aside|I've planned the time for it]
`,
		"tone professional start": `
[suggestions|observations|requirements] are [welcome|appreciated][| at any time]
please [direct|send|address] [questions|material|requirements] to me
I'll [report|write] [regularly|at every stage|as the work goes on]
`,
		"tone professional done": `
[comments|corrections] are [welcome|appreciated][| at any time]
please [inform|notify|tell] [your colleagues|those affected] [as well|accordingly]
my thanks to everyone who [contributed|was involved|took part]
`,
		"tone professional ask": `
I'd [appreciate|welcome|be grateful for] [a reply|an answer|a short note] [at your convenience|when time permits|in due course]
please [direct|refer|point] me to [the right person|a colleague] [otherwise|if need be|if it isn't you]
thank you for [your time|looking into it|your help]
I'd like to have it [on file|in writing|in my records]
[a brief reply|a short line|a note] [will suffice|would suffice|is quite enough]
I'd [like to|need to] [quote it correctly|have it right in my report|give others a correct answer]
`,
		"tone professional wish": `
I'd [appreciate|be grateful for|welcome] [a clear answer|a reply|word from you] [in good time|when you can]
[others|several people|the rest of us] [plan by it|depend on it|are waiting for it]
thank you [in advance|for your help with it|for seeing to it]
`,
		"tone professional favour": `
I'd [appreciate it|be grateful|be much obliged]
please [name|suggest|propose] a time that [suits you|is convenient]
thank you for [your time|your support|your help]
`,
		"tone professional brief": `
I'll [plan|proceed] accordingly
I've made a note of it[| for my planning| for the file]
`,
	}
}
