package author

// What is heard of a tone, by what it colours: a decision or rule ("say"),
// trouble and doubts, a question or wish, a few words, a plain report, a
// beginning, an end. The tones are those of people's profiles (G3). Each sentence
// tells the readers how to take what stands before it, or what they can do now.

func toneSources() map[string]string {
	return map[string]string{
		"tone direct say": `
please [stick to it|go by it|work with that][| from here on]
if you [disagree|object|see it differently|can't work with that], [say so|tell me|speak up|say it here] [now|today|right away|before you start]
I [don't plan to|won't] [go back on it|reopen it|debate it][| every week| all over again]
`,
		"tone direct trouble": `
I'd rather [say it now|be blunt|say so plainly|put it plainly][| than keep quiet| than find out later]
let's not [ignore it|wait it out|talk round it|pretend otherwise]
please [answer|reply|react] [soon|in this thread|before we go on]
`,
		"tone direct report": `
that's all [from me|there is|I have][| for now| on it]
no [reply|answer] needed
[tell me|say so|write to me] if [that's a problem|that doesn't help|you need more]
`,
		"tone direct start": `
[questions|wishes|objections] to me, [please|not by mail|and early]
[tell me|say so|speak up] [now|early|today] if [I should know something|you had other plans|you need something from it]
I'll [ask you directly|come to you|write to you] when I need [help|input|an answer]
`,
		"tone direct done": `
[tell me|say so|write to me] if [something's missing|you see a mistake|you need it in another form]
that's [it|all] from [me|my side|here]
`,
		"tone direct ask": `
[one line|a short answer|a rough answer|half a sentence] [will do|is enough|is fine]
just the [answer|short version], please[|, no background]
I need it [to go on|before I can go on|for what I'm doing|for my next step]
`,
		"tone direct brief": `
[that's all|that's it|nothing more] [from me|from my side|here]
[let's go on|on with it|moving on]
`,
		"tone casual say": `
{cs} [shout|just shout|give me a shout|ping me] if [it clashes with anything|that's a pain|you hate it|it's a problem]
{cs} no [drama|big deal|big thing], just [so we all do the same|so you know|so it's said]
{f} [questions|objections|comments] are [always welcome|welcome at any time]
`,
		"tone casual trouble": `
{cs} [bit of a pain|bit annoying|bit of a nuisance], [honestly|I know|this one]
{cs} [any ideas|ideas|thoughts|tricks] welcome
{cs} not [ideal|great|how I'd pictured it][|, is it|, I know]
{f} [suggestions|ideas] are welcome
`,
		"tone casual report": `
{cs} [so there you go|so there you have it|anyway, now you know|so now you know]
{cs} that's [about it|it|all I've got] [for now|from me|from here]
{cs} [shout|ping me|poke me|give me a nudge] if [you need more|anything looks odd|it's no use to you|something's missing]
{f} [please ask|do ask] if [anything is unclear|you need more|something is missing]
`,
		"tone casual start": `
{cs} [shout|ping me|poke me|give me a shout] if [you have tips|you've done one before|you need something from it|you want to join in]
{cs} [wish me luck|here goes|let's see how it goes]
{f} [suggestions|good wishes] are welcome
`,
		"tone casual done": `
{cs} [shout|ping me|poke me|give me a shout] if [anything looks odd|something's missing|you spot a mistake|you can't open it]
{cs} [time for|off to get|now for] [tea|coffee|lunch]
{f} [please ask|do ask] if [anything is unclear|something is missing]
`,
		"tone casual ask": `
[no rush|no hurry|no stress][| at all|, really| from my side]
whenever you [get round to it|have a sec|have a minute|pass by here]
{cs} [sorry if that's obvious|probably a silly question|might be a silly one]
a [quick line|word|one-liner] is [plenty|fine|enough]
`,
		"tone casual brief": `
{cs} [anyway|right|ok], back to [my tea|my list|the screen]
{cs} [all good|easy|no worries]
{f} [no trouble at all|not to worry]
`,
		"tone professional say": `
please [take this into account|allow for this|bear this in mind|reflect this] in your [planning|schedules|documents|preparations]
please [inform|notify|advise] [those affected|your colleagues|all involved] [accordingly|in good time]
[comments|observations|objections] are [welcome|appreciated][| in writing| by return]
`,
		"tone professional trouble": `
I'd [welcome|appreciate|be grateful for] [your views|a second opinion|your advice|suggestions]
I consider this [worth discussing|worth our attention|a point to clear up]
[further detail|the background] is available [on request|if needed]
`,
		"tone professional report": `
please [adjust|update|amend] your [records|documents|plans] [accordingly|where necessary|as appropriate]
I'm available for [queries|questions|clarification]
[further detail|more detail] is available [on request|if needed|upon enquiry]
`,
		"tone professional start": `
[suggestions|observations|requirements] are [welcome|appreciated][| in writing| at any time]
I'm available for [queries|questions|a short meeting]
please [direct|send|address] [questions|material|requirements] to me
`,
		"tone professional done": `
[comments|corrections|observations] are [welcome|appreciated][| in writing| at any time]
I'm available for [queries|questions|clarification]
please [inform|notify|advise] [your colleagues|those affected] accordingly
`,
		"tone professional ask": `
I'd [appreciate|welcome|be grateful for] [a reply|an answer|a short note] [at your convenience|in due course|when time permits]
please [direct|refer|point] me to [the right person|a colleague|the person responsible] [otherwise|if need be|if it isn't you]
thank you for [your time|your trouble|looking into it]
`,
		"tone professional brief": `
I'll [act|proceed|plan] accordingly
thank you for [the careful reading|raising it|your note]
I've made a note of it[| for my planning| for the file]
`,
		"tone empathetic say": `
I know [it's one more change|this makes work for some|it isn't what everyone hoped for|it comes on top of the rest], so [say|tell me|let me know] if you need [a hand|more time|to talk]
if [it's too much|it worries you|it's hard on you], [call me|write to me|come by]
take [your time|the time you need] with it
`,
		"tone empathetic trouble": `
I know [nobody likes to hear it|it's no fun to hear|it's not what you hoped to read]
[call me|write to me|come by] if you'd rather [talk about it|go through it together|say it in person]
I know how much [work|effort|patience] [went into it|is in it]
`,
		"tone empathetic report": `
[say so|tell me|let me know|shout] if it [causes trouble|makes work|leaves you stuck] on your side
hope that [helps|makes it easier for you|takes some work off you]
I know [you're busy|your days are full|it's a busy time], so [no need to answer|don't feel you must answer|read it when it suits]
`,
		"tone empathetic start": `
[say so|tell me|let me know] if it [causes trouble|makes work|gets in the way] on your side
I know [you're busy|your days are full|you have enough to do], so I'll [ask as little as I can|keep my questions short|come by when it suits you]
`,
		"tone empathetic done": `
[thanks|thank you] for [bearing with me|your patience|putting up with my questions|all the answers]
I hope it [makes your work easier|takes something off you|spares you some trouble]
`,
		"tone empathetic ask": `
I know you have [enough on your plate|a lot going on|plenty to do], so [no pressure|whenever it suits|only when there's time]
take [the time|all the time|whatever time] you need
[it's fine|no harm done|I don't mind] if [you can't|it has to wait|you don't know]
`,
		"tone empathetic brief": `
[say|tell me|let me know] if [I can help|you need anything|something still worries you]
I'm [here|around|at my desk] if you [want to talk|need a hand|need anything]
`,
		"tone persuasive say": `
I'm [sure|convinced|certain] [it'll be worth it|we'll be glad of it|it'll pay off][| in the end| in the long run| for all of us]
give it a [try|chance|fair go] [first|before you judge|and then tell me]
`,
		"tone persuasive trouble": `
[it's cheaper|it's easier|it costs less] to [deal with it|look at it|talk about it] now than [later|when it hurts|after the fact]
please [think about it|give it some thought|weigh it up] before [we go on|we move on|you say no]
`,
		"tone persuasive report": `
it's worth [knowing|noting|keeping at hand][| for later| for your planning]
keep it at hand, it [saves|spares] you [the search|asking again|a detour]
`,
		"tone persuasive start": `
I'm [sure|convinced|certain] [we'll be glad of it|it'll help all of us|it's worth the time]
[tell me|say|write down] what you need from it, [then it'll fit|so it's of use to you too|I'd rather know early]
`,
		"tone persuasive done": `
it's worth [a look|a read|passing on]
I'm [sure|convinced|certain] [we'll be glad of it|it'll save us work|it'll be of use to you]
`,
		"tone persuasive ask": `
it would help [more people than me|the whole group|all who plan with it]
you're [the person|the one] who [would know|can help here|knows it best]
a [clear|short|firm] answer would [save us|spare us] [some guessing|a detour|a lot of back and forth]
`,
		"tone persuasive brief": `
I'm [sure|convinced|certain] [it's worth it|it'll work out|we'll be glad of it]
`,
		"tone humorous say": `
[complaints|bribes|counter-offers] are accepted in [cake|biscuits|chocolate]
I'll try not to [change my mind|have second thoughts] before [lunch|my coffee|the kettle boils]
`,
		"tone humorous trouble": `
[so much for|there goes] [my quiet afternoon|an early lunch|my good mood]
and I was having such a [good|quiet|peaceful] day
[cake|coffee|chocolate] [might help|would help|won't fix it, but still]
`,
		"tone humorous report": `
[now for|time for|next up:] [coffee|tea|lunch]
[one line|one item] less on my list, [only|just] the rest to go
`,
		"tone humorous start": `
if I [go quiet|look pale|stop answering], [send coffee|bring biscuits|check under my desk]
[coffee's ready|the kettle's on|biscuits are out], [so here goes|wish me luck]
`,
		"tone humorous done": `
[now for|time for|next up:] [coffee|tea|lunch|a biscuit]
if you find a [typo|mistake], [tell me gently|blame the coffee|you may keep it]
`,
		"tone humorous ask": `
I pay in [biscuits|coffee|chocolate][|, up front]
my [memory|notebook|handwriting] is no help [here|today|with that]
[I'd owe you a coffee|there's cake in it for you], [promise|if it's quick]
`,
		"tone humorous brief": `
[complaints|bribes] in [cake|biscuits|chocolate], please
`,
		"tone skeptical say": `
let's [see|find out|check] [if it holds up|how it works out|what it's worth] in practice
I'm not [fully|quite|wholly] [convinced|sure] [myself|of it yet], [but let's try|so let's watch it|so tell me what you see]
`,
		"tone skeptical trouble": `
I'm not sure [that's all there is to it|we know the whole story|it goes away by itself]
I'd rather [check|test|ask around] than [hope|assume|guess]
`,
		"tone skeptical report": `
I'd [still|also] like [somebody|one of you|someone else] to [check it|look it over|confirm it]
I wouldn't [build on it|rely on it|pass it on] without [a second look|another check|asking around]
`,
		"tone skeptical start": `
let's see [how far the plan holds|how it goes|what it turns up]
I [wonder|do wonder] [how much of the plan holds|how far we get|what we've overlooked]
`,
		"tone skeptical done": `
I'd [still|also] like [somebody|one of you|someone else] to [look it over|read it|check it]
let's see [how it holds up|what people make of it|if it stays that way]
`,
		"tone skeptical ask": `
[with the source|with a source], please[|, if there's one|, if you can]
[a guess|a rough idea|hearsay] [won't do|isn't enough] [here|this time|for me]
I'd like to know where it [comes from|is written|was agreed]
`,
		"tone skeptical brief": `
[we'll see if it holds|let's see if it holds|let's see how it goes]
I'd [still check|keep an eye on it|look again]
`,
		"tone enthusiastic say": `
[so|really] [glad|happy|pleased] [that's clear now|we have that|we can go on]
[looking forward to it|I'm looking forward to this]
`,
		"tone enthusiastic trouble": `
[we'll crack it|we'll get there|we'll find a way][|, I'm sure|, I know it| together]
I'd [love|really love] to [get this right|sort this out with you|see it work]
`,
		"tone enthusiastic report": `
[glad|happy|so glad] to be [working on this|part of this|on this one]
[more soon|more to come]
`,
		"tone enthusiastic start": `
[so|really] [looking forward to|keen on|happy about] this one
this [will|is going to] be [a good one|fun|great]
`,
		"tone enthusiastic done": `
[so|really] [happy|glad|pleased] with [it|how it came out|this one]
[thanks|thank you] to [everyone|all of you] who [helped|read along|answered my questions]
`,
		"tone enthusiastic ask": `
[so keen|really curious|really keen] to [hear|know|find out]
[really looking forward|looking forward] to [hearing it|the answer|your reply]
`,
		"tone enthusiastic brief": `
[great|so good|lovely] to [read|hear|see that]
[keep them coming|more of this, please|good that we talk about it]
`,
		"tone anxious say": `
I hope that's [all right|ok|fine] [with everyone|with all of you|for everybody]
[please say|tell me|say so] if [I've missed something|I've overlooked something|it's a mistake]
I'm [a bit|rather|a little] [nervous|uneasy|worried] about [how it'll be taken|it]
`,
		"tone anxious trouble": `
I [keep|can't stop] [worrying|thinking] about it
I hope I'm [wrong|worrying for nothing|too worried]
it's been on my mind [all day|for a while|since breakfast]
`,
		"tone anxious report": `
[please look|please tell me|tell me] [if I got it right|whether that's right|if anything's off]
[could somebody check|can one of you check|would somebody check] [if I got it right|whether that's right|if anything's off]?
I hope I [got that right|haven't forgotten anything|haven't mixed it up]
`,
		"tone anxious start": `
I hope I haven't [forgotten anybody|overlooked anything|left anyone out]
[please|do] tell me [early|now|at once] if [I've missed something|I should ask somebody first|it gets in your way]
`,
		"tone anxious done": `
I hope [it's what you need|nothing's missing|I haven't overlooked anything]
please [check|look|tell me] whether [anything's missing|I overlooked something|it's all there]
`,
		"tone anxious ask": `
I'd [sleep better|feel better|worry less] if I knew
sorry to [fuss|nag|ask], [I just want to be sure|it's been on my mind|I can't help it]
I keep thinking [I missed something|I should know|I forgot something]
`,
		"tone anxious brief": `
I hope [it holds|it stays that way|nothing goes wrong]
`,
	}
}
