package author

// What is heard of a tone, by what it colours: a decision or rule ("say"),
// trouble and doubts, a question or wish, a few words, a plain report. The
// tones are those of people's profiles (G3). Each sentence tells the readers
// how to take what stands before it, and could stand nowhere else.

func toneSources() map[string]string {
	return map[string]string{
		"tone direct say": `
please [stick to it|go by it|work with that|act on it][| from here on]
[if you disagree|if that's wrong|if you object|if you see it differently], [say so|tell me|speak up|say it here] [now|today|right away|before you start]
[no need|no reason|I see no need] to [discuss it|go over it|bring it up] again
I [don't plan to|won't] [go back on it|reopen it|debate it][| every week| all over again]
`,
		"tone direct trouble": `
I'd rather [say it now|be blunt|say so plainly|put it plainly][| than keep quiet| than find out later]
[somebody|one of us|somebody here] has to [look at it|deal with it|take it on|own it]
let's not [ignore it|wait it out|talk round it|pretend otherwise]
I [want|need] [an answer|a plan|a way] [for this|for it|here], not [a discussion|sympathy|a meeting]
`,
		"tone direct report": `
that's all [from me|there is|on it|I have][| for now]
no [reply|answer|discussion] needed
[note it|write it down|keep it], [please|and use it|I won't repeat it]
please [use that|go by that|plan with it][| and nothing else]
`,
		"tone direct ask": `
[one line|a short answer|a rough answer|half a sentence] [will do|is enough|is fine]
just the [answer|short version], please[|, no background|, no slides]
I need it [to go on|before I can go on|for what I'm doing|for my next step]
[don't soften it|no long story|leave out the rest], [please|just say it|I can take it]
`,
		"tone direct brief": `
[that's all|that's it|nothing more] [from me|from my side|here]
[let's go on|on with it|moving on]
[clear enough|said and understood]
`,
		"tone casual say": `
{cs} [shout|just shout|give me a shout|ping me] if [it clashes with anything|that's a pain|you hate it|it's a problem]
{cs} no [drama|big deal|big thing], just [so we all do the same|so you know|so it's said]
{cs} [grumble|moan|complain] all you like, [I can take it|I'm listening|it's allowed]
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
{f} for your [notes|information], [as promised|nothing more|that is all]
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
I [consider|regard] this [worth discussing|worth our attention|a point to clear up]
[further detail|the background] is available [on request|if needed]
`,
		"tone professional report": `
please [adjust|update|amend] your [records|documents|plans] [accordingly|where necessary|as appropriate]
I'm [available|at your disposal] for [any queries|questions|clarification]
[further detail|more detail] is available [on request|if needed|upon enquiry]
`,
		"tone professional ask": `
I'd [appreciate|welcome|be grateful for] [a reply|an answer|a short note] [at your convenience|in due course|when time permits]
please [direct|refer|point] me to [the right person|a colleague|the person responsible] [otherwise|if need be|if it isn't you]
thank you for [your time|your trouble|looking into it]
`,
		"tone professional brief": `
I'll [act|proceed|plan] accordingly
I appreciate [the information|the care taken|your note]
I've made a note of it[| for my planning| for the file]
`,
		"tone empathetic say": `
I know [it's one more change|this makes work for some|it isn't what everyone hoped for|it comes on top of the rest], so [say|tell me|let me know] if you need [a hand|more time|to talk]
if [it's too much|it worries you|it feels wrong], [call me|write to me|come by]
take [your time|the time you need] with it
`,
		"tone empathetic trouble": `
I know [nobody likes to hear it|it's no fun to hear|it's not what you hoped to read]
I know how much [work|effort|patience] [went into it|is in it]
[tell me|let me know|say] [if I can help|how I can help|what would help]
I don't want to make [anyone's day|your day|it] [harder|heavier] with [it|this]
`,
		"tone empathetic report": `
[say so|tell me|let me know|shout] if it [causes trouble|makes work|gets in your way|leaves you stuck] [on your side|over there|for you]
hope that [helps|takes a load off|makes it easier][| a little| for you]
I know [you're busy|your days are full|it's a busy time], so [no need to answer|don't feel you must answer|read it when it suits]
`,
		"tone empathetic ask": `
I know you have [enough on your plate|a lot going on|plenty to do][|, so no pressure|, so when it suits|, and I hate to add]
take [the time|all the time|whatever time] you need
[it's fine|no harm done|I don't mind] if [you can't|it has to wait|you don't know]
only if it doesn't [add to your load|cost you your break|get in your way]
`,
		"tone empathetic brief": `
[say|tell me|let me know] if [I can help|you need anything|I can take something off you]
take care[|, all of you|, and take breaks]
I hope you get [some rest|a break|a quiet moment] [later|soon]
`,
		"tone persuasive say": `
I'm [sure|convinced|certain] [it'll be worth it|we'll be glad of it|it'll pay off][| in the end| in the long run| for all of us]
[look at it|think of it] from [the users' side|their side|the other end] and [it makes sense|you'll see why|it's the obvious thing]
give it a [try|chance|fair go] [first|before you judge|and then tell me]
`,
		"tone persuasive trouble": `
[please think about it|give it some thought|weigh it up] before [we go on|we move on|you say no]
[a little care|some work|a closer look] now [saves|spares] us [trouble|a lot of work|a bad surprise] [later|in the end|further on]
I wouldn't [bring it up|insist|say it] if [it didn't matter|I could let it go|I thought it'd go away]
`,
		"tone persuasive report": `
it's worth [knowing|noting|keeping at hand][| for later| for your planning]
[plan with it|build on it|keep it at hand], it [saves|spares] you [the search|asking again|a detour]
you'll be [glad|happy] to [have it at hand|have it written down] [when somebody asks|later|when it's needed]
`,
		"tone persuasive ask": `
it would help [more people than me|the whole group|all who plan with it]
you're [the person|the one] who [would know|can help here|knows it best]
a [clear|short|firm] answer would [save us|spare us] [some guessing|a detour|a lot of back and forth]
`,
		"tone persuasive brief": `
[let's|we should] [build on that|keep at it|make use of it]
I'd [go further|say it louder|repeat that]
`,
		"tone humorous say": `
[complaints|bribes|counter-offers] are accepted in [cake|biscuits|chocolate]
I'll try not to [change my mind|have second thoughts] before [lunch|my coffee|the kettle boils]
[applause|cheering|grumbling] is [optional|allowed]
`,
		"tone humorous trouble": `
[so much for|there goes] [my quiet afternoon|an early lunch|my good mood]
and I was having such a [good|quiet|peaceful] day
[cake|coffee|chocolate] [might help|would help|won't fix it, but still]
`,
		"tone humorous report": `
I accept [applause|cake|biscuits] at my desk
[now for|time for|next up:] [coffee|tea|lunch]
[one line|one item] [fewer|less] on my list, [only the rest|just the rest|and the rest] [to go|after lunch|when I have eaten]
`,
		"tone humorous ask": `
I pay in [biscuits|coffee|chocolate][|, generously|, up front]
my [memory|notebook|handwriting] is no help [here|today|with that]
[I'd owe you a coffee|there's cake in it for you], [promise|if it's quick]
`,
		"tone humorous brief": `
that calls for [coffee|cake|tea]
[biscuits|coffee] all round
I'd [clap|applaud|cheer], but [people are on the phone|I'm holding a sandwich|the room is too quiet]
`,
		"tone skeptical say": `
let's [see|find out|check] [if it holds up|how it works out|what it's worth] in practice
I'm not [fully|quite|wholly] [convinced|sure] [myself|of it yet], [but let's try|so let's watch it|so tell me what you see]
I'd [still|also] like to [look at it again|see it tested] [later|when we know more|once it has run]
`,
		"tone skeptical trouble": `
I'd [like|want] to see [that tested|some evidence|what it rests on][| first| before we go on]
it [looks|sounds|seems] [a bit too|almost too] [easy|neat|smooth] [to me|on paper|for my taste]
I've [believed|trusted] such things [before|too often|too easily]
`,
		"tone skeptical report": `
I'd [still|also] like [somebody|one of you|someone else] to [check it|look it over|confirm it]
I wouldn't [build on it|rely on it|pass it on] without [a second look|another check|asking around]
[so the sheet says|that's what's written], [and I'd like to be sure|I'd still check|take it as that]
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
[looking forward to it|I'm looking forward to this]
I really like [where this is going|how this is shaping up|this one]
I'm [so|really] [happy|pleased|glad] [with this|about this one|we're doing this]
`,
		"tone enthusiastic trouble": `
[we'll crack it|we'll get there|we'll find a way][|, I'm sure|, I know it| together]
I'd [love|really love] to [get this right|sort this out with you|see it work]
`,
		"tone enthusiastic report": `
[glad|happy|so glad] to be [working on this|part of this|on this one]
this is [a fun one|a good one|a great one] to work on
[more soon|more to come|on to the next bit]
`,
		"tone enthusiastic ask": `
[can't wait|so keen|really curious] to [hear|know|find out]
[really looking forward|looking forward] to [hearing it|the answer|your reply]
I'm [really|so] enjoying [this one|working on this]
`,
		"tone enthusiastic brief": `
[great|so good|lovely] to [read|hear|see that]
[keep it up|keep them coming|more of this]
`,
		"tone anxious say": `
I hope that's [all right|ok|fine] [with everyone|with all of you|for everybody]
[please say|tell me|say so] if [I've missed something|I've overlooked something|it's a mistake]
I'm [a bit|rather|a little] [nervous|uneasy|worried] about [how it'll be taken|saying it|it]
`,
		"tone anxious trouble": `
I [keep|can't stop] [worrying|thinking] about it
I hope I'm [wrong|worrying for nothing|seeing ghosts]
it's been on my mind [all day|for a while|since breakfast]
`,
		"tone anxious report": `
[please look|could somebody check|tell me] [if I got it right|whether that's right|if anything's off]
I hope I [got that right|haven't forgotten anything|haven't mixed it up]
I've [looked again|gone back to it] [more than once|several times], [just to be sure|I know, I know|as I do]
`,
		"tone anxious ask": `
I'd [sleep better|feel better|worry less] if I knew
sorry to [fuss|nag|ask again], [I just want to be sure|it's been on my mind|I can't help it]
I keep thinking [I missed something|I should know|I forgot something]
`,
		"tone anxious brief": `
I hope [it holds|it stays that way|nothing goes wrong]
[fingers crossed|let's hope so|here's hoping]
`,
	}
}
