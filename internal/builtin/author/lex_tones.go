package author

// What is heard of a tone, by whether something is claimed, asked or only
// answered in a few words. The tones are those of people's profiles (G3).

func toneSources() map[string]string {
	return map[string]string{
		"tone direct say": `
[no need to|let's not|I won't] [discuss it|debate it|go over it again][| further| for long]
that's [all there is to it|all|my position|how it is]
take it [as it is|or tell me why not|as said]
please [act on it|go by it|work with that|stick to it]
[plain as that|short and plain|simple as that|clear enough]
[I mean it|no detours|no maybes|no back and forth], [please|so go ahead|so let's move|thanks]
[if you disagree|if that's wrong|if you object], [say so|tell me now|say it here|speak up]
`,
		"tone direct ask": `
[a plain answer|one line|a short answer|yes or no|a rough answer] [will do|is enough|is fine]
[just tell me|tell me straight|just say it|straight, please]
[no long story|no background|no slides|no essay][|, please|, thanks|, just the answer]
I need it [now, not at some point|to go on|before I can go on|for what I'm doing]
[short answer|quick answer|plain words], please
[don't soften it|skip the why|leave out the rest][|, please|, I can take it]
`,
		"tone direct brief": `
[that's all|all I have|that's it]
[next|next one|what's next|on to the rest]
[enough said|said enough|point taken]
[moving on|back to work|let's go on]
no more [from me|to add|needed]
[clear|noted, going on|fine, next]
`,
		"tone casual say": `
{cs} [anyway|well|ok], [you get the idea|that's my take|you know what I mean|do with it what you like]
{c} [so yeah|anyway|yep], that's [that|it|my lot]
{cs} no big deal[|, just so you know|, only saying|, don't make a fuss]
that's [about the size of it|roughly it|more or less it|the gist]
feel free to [grumble|shout|poke holes in it|say otherwise]
{cs} [just my thoughts|thinking out loud|only typing what I think|off the top of my head][|, mind you|, as usual|, so be kind]
{c} [ok, back to it|right, coffee|off to get a coffee|brb]
`,
		"tone casual ask": `
[no rush|no hurry|no stress][| at all| from my side|, really]
whenever you [get round to it|have a sec|feel like it|pass by here]
just [curious|wondering|asking|being nosy][|, nothing urgent|, no stress]
poke me if I should [ask elsewhere|know this|look it up myself]
a [quick line|thumbs up|word or so|one-liner] [will do|is plenty|is fine]
{cs} [sorry if that's obvious|might be a silly one|could've looked, didn't|too lazy to search]
`,
		"tone casual brief": `
[catch you later|see you around|talk later|cu]
[right|ok|well], back to [my tea|my screen|it|the grind]
[see you at lunch|lunch later|coffee later], maybe
[easy does it|easy|all good|no worries]
[anyway|ok|right], [carry on|as you were|on we go]
`,
		"tone professional say": `
please [take this into account|allow for this|bear this in mind|reflect this] in your [planning|schedules|documents|preparations]
I'd ask you to [inform|notify|advise] [the parties concerned|those affected|your colleagues|all involved][| accordingly| in good time]
[further detail is|supporting material is|the reasoning is] [available|provided|supplied] [on request|upon enquiry|if needed]
[kindly|please] treat this as [the current position|our position|the position until further notice|provisional guidance]
I [remain|am|shall be] [available|at your disposal] for any [queries|questions|clarification]
[comments|observations|objections] are [welcome|invited|appreciated] [in writing|by return|through the usual channel]
`,
		"tone professional ask": `
I'd [appreciate|welcome|be grateful for] [a reply|an answer|a short note|your response] [at your convenience|in due course|when time permits]
your [assistance|help|advice|input] [would be|is much|is greatly] appreciated
please [direct|refer|point] me to [the right person|the person responsible|a colleague] [otherwise|if need be|if it isn't you]
thank you for [your attention|your time|your trouble|looking into it]
[a brief reply|a short confirmation|an indication] [would suffice|will be sufficient|is all I need]
`,
		"tone professional brief": `
I'll [act|proceed|plan] accordingly
I appreciate [your diligence|your effort|the information|the care taken]
I've [taken note|made a note] of it for [our records|the file|my planning]
thank you for [keeping us informed|the information|your note|letting us know]
[duly noted|received with thanks|understood, thank you]
`,
		"tone empathetic say": `
I know [this makes work for some|it isn't what all of you hoped|this comes at a bad time|it's one more change], so [say|tell me|let me know] if you need [a hand|more time|to talk]
[be gentle|be kind|go easy] with [yourselves|each other|the ones it hits] [over it|on this|there]
I know [how much|what] you all have on your [plates|desks|lists][|, and I see it| right now|, believe me]
if it [weighs on anybody|worries you|feels wrong|is too much], [my door is open|call me|come by|write to me][| any time| first|, please]
take your [time|breath|pauses] with it, [all of you|please|really]
[no one has to|nobody needs to] [carry that alone|have it ready at once|pretend it's easy], [ask me|we'll share it|lean on us|say when]
[I can see|I do see|I'm aware] [what that asks of you|that it's a lot|how that lands|it isn't easy], [and I'm around|and I'll help|so shout|truly]
`,
		"tone empathetic ask": `
I know you have [enough on your plate|a lot going on|plenty to do][|, so no pressure|, so when it suits|, and I hate to add]
only if it doesn't [add to your load|cost you your break|get in your way|make your day longer]
take [the time|all the time|whatever time] you need[|, really|, I can wait|, it'll keep]
[I know it's a lot|I see how busy you are|it must be hectic][| at the moment| over there|, hang on in there]
[no harm done|that's fine too|I won't mind] if [you can't|it has to wait|you don't know]
`,
		"tone empathetic brief": `
I can [imagine|see|well imagine] how that feels
[look after|take care of|be kind to] yourself[|, please]
I hope you [get some rest|get a break|can breathe|have help] [later|soon|with it]
we're [all behind you|with you|here if you need us]
that [can't have been|won't have been|wasn't] easy
[thinking of you|sending a hug|my sympathies]
`,
		"tone persuasive say": `
look at it [from the other side|from the users' end|from where they sit|again in peace] and you'll [see why|see it|agree|see what I mean]
[I'm convinced|I'm sure|I truly think|I'd bet] [we'll be glad of it|it'll be worth it|you'll thank us|we won't regret it] [later|in the end|in the long run|when it counts]
it [pays off|pays|is worth it|saves us trouble], [believe me|trust me|I'm sure|you'll see]
[just think|think|imagine for a moment] what it [spares us|saves us|gives us|makes easier][| later| in the long run| all round]
the [more|longer|closer] I look at it, the [clearer|better|stronger] [the case gets|it gets|it looks|I find it]
[give it a moment|give it a chance|think it over|sleep on it], [then tell me I'm wrong|and you'll come round|I'm patient|it grows on you]
[what would we lose|what's the harm|what can go wrong]? [nothing much|very little|not a lot], [I think|as I see it|if we're honest]
`,
		"tone persuasive ask": `
a [clear|short|firm] answer would [spare us all|save us|take away] some [trouble|guessing|back and forth|rework]
[I promise|trust me|believe me,] it's worth [your while|the minute|the trouble|looking up]
it would help [more people than me|the whole group|all who plan with it|the others as well][|, honestly|, you know|, and quickly]
you're the [person|one] who can [move this along|settle this|help us here|unblock me][|, I'm sure| quickest|, so please]
`,
		"tone persuasive brief": `
and it's worth [building on|keeping|repeating|sharing]
let's [make something of that|build on that|use it|keep at it]
I'd go [further|one step further] and say [we need more of it|do it again|keep it]
[believe me|trust me|I say], it [pays off|pays|helps]
`,
		"tone humorous say": `
[no applause|hold the applause|please don't clap], [I'm shy|I blush easily|the office is asleep|not yet]
[I said it with a straight face|I kept a straight face|I read it aloud], [mostly|almost|well, nearly|and survived]
[I'd draw it|I'd sing it|I'd mime it] for you, but [my chair is comfy|there's cake|you'd regret it|I've met my limits]
[my mum|my plant|the coffee machine|my rubber duck] [agrees|saw it coming|has doubts|wants to be cc'd]
[that's the grown-up version|that's me being serious|as serious as I get], [enjoy|screenshot it|it won't happen again|mark the moment]
[complaints go to|objections to|fan mail to] the [coffee machine|plant on my desk|printer][|, as always|, it listens|, please]
`,
		"tone humorous ask": `
I pay in [biscuits|coffee|compliments|bad jokes][|, as always|, generously|, it's all I have]
[my crystal ball|my fortune cookie|my horoscope] [is at the cleaner's|only says maybe|is no help|has gone quiet]
[answers on a postcard|sing it if you like|use puppets if it helps|interpretive dance is fine][|, please|, I'm open]
I asked [my rubber duck|my plant|the coffee machine], [it just stared|no answer|it shrugged|it hummed]
[there's cake in it|I'd owe you a coffee|I'll say nice things about you], [maybe|honest|if it's quick]
`,
		"tone humorous brief": `
my [plants|cats|neighbours|goldfish] [agree|approve|would agree|would approve]
[put it on a mug|frame it|print it|cross-stitch that]
I'd [do a cartwheel|dance|whistle], but [my chair is comfy|my knees|people are watching]
[the printer|the office dog|my plant] would be proud
[queue the violins|drumroll|cue the trumpets|confetti, please]
`,
		"tone skeptical say": `
I'd [still like|like|want|prefer] to see [proof|how that's shown|it tested|it hold up][| first|, honestly|, before I believe it]
I've [been told|heard|read|believed] [such things|that sort of thing|the like] before[|, and look|, so forgive me|, more than once]
let's [see|wait and see] if it [survives|lasts beyond|holds up after] [contact with reality|the first real try|a closer look|the next review]
it [looks|sounds|seems] [almost too|a bit too|suspiciously] [neat|easy|smooth|round] [to me|for my taste|on paper]
who has [actually|really] [checked|looked at it|tried that|counted][|, by the way|, apart from us]?
I've [seen|watched|had] such things [fall apart|go wrong|turn out otherwise] [on closer inspection|before|in practice|later on]
[show me|convince me|I'd need|give me] [the numbers|a test|the source|more than a feeling][| first|, and I'm in|, then we'll talk]
`,
		"tone skeptical ask": `
and please [with a source|with proof|say how you know|not from memory][|, if there's any|, if you can|, I have doubts]
I've [heard|read|been told] [different things|more than one version|something else], so [I'd rather be sure|which is it|who's right]
I'm not [convinced|sure|certain] [that anybody knows|we know|there's an answer][|, frankly|, to be honest]
[hearsay|a guess|a rough idea|a maybe] won't do [this time|here|for me]
[I'd like to know|I wonder|tell me] [where it's written|who checked it|how we know that|where it comes from]
`,
		"tone skeptical brief": `
I'll believe it when [I see it|it's there|it works]
let's see how long that [lasts|holds|stays true]
[if you say so|so they say|hm, if you think so]
we'll [see|see about that|find out]
[colour me|still] unconvinced
`,
		"tone enthusiastic say": `
I'm [so|really|truly] [excited|happy|pleased|thrilled] about this
[can't wait|I can't wait|dying] to see [where it takes us|how it turns out|it in use|what you make of it]
this is [going to be|looking|getting] [great|good|really good|fun]
[what a team|great bunch|I love working on this|proud of us]
I [love|really like|so like] [where this is going|the idea|that we do this|how this fits]
[best part of my day|that's made my day|happy about this one|big fan of this]
`,
		"tone enthusiastic ask": `
[can't wait|I can't wait|so keen] to [hear|know|find out][| more|, tell me all]
[dying to know|so curious|all ears|on the edge of my seat]
[so looking forward|really looking forward] to [the answer|hearing it|your reply]
I [love|so like] [where this is going|this one|working on that]
[tell me everything|spill it|tell tell tell|go on, tell me]
`,
		"tone enthusiastic brief": `
[love it|love that|love this]
this is [brilliant|great|so good|super]
[what fun|how nice|wonderful|yes yes yes]
you [people are|lot are|guys are|are all] [amazing|the best|brilliant]
[keep them coming|more of that|more please]
`,
		"tone anxious say": `
I hope [nobody is cross with me|that's all right with everyone|you aren't annoyed|I'm not overstepping][|, really|, tell me if so|, sorry]
please [check it|look it over|tell me if it's off|say if I'm wrong], I've been [worrying about it|turning it over|uneasy about it] [all day|since breakfast|the whole time]
I keep [going over it|turning it over|thinking about it] [in my head|at night|on the way home]
I'd hate for it to [come back to bite us|go wrong because of me|cause trouble|be a mistake][|, you know|, so please look]
I'm [a bit|rather|a little] [nervous|uneasy|worried] about [how it'll be taken|this|what comes of it|saying so]
tell me if I'm [fretting for nothing|seeing ghosts|overdoing it|being silly][|, please|, I might be]
[was that all right to say|is that really all right|did I get that across|should I have asked first]? I'm [never sure|not certain|a bit lost there]
`,
		"tone anxious ask": `
I'm [getting|growing] [a little|a bit|rather] [nervous|uneasy|twitchy] about it
I keep thinking [I've missed something|I should know|I forgot something|it's my fault]
I'd [sleep better|be calmer|breathe easier|worry less] if I knew
sorry to [fret|fuss|nag|ask again], [but it's been on my mind|I can't help it|I just want to be sure|you know me]
[I hope that's not a bad question|sorry for the question|please don't be cross], I [just worry|lost track|want it right]
`,
		"tone anxious brief": `
I just hope [it holds|that's right|it lasts]
I do [worry|wonder], though
I hope that's [all right|ok|fine] with [everybody|you all|you]
let's hope [nothing goes wrong|for the best|it stays so]
[fingers crossed|I'll cross my fingers|knock on wood]
`,
	}
}

// reportTones are heard in a plain report, which nothing can be argued about.
func reportTones() map[string]string {
	return map[string]string{
		"tone direct report": `
that's [all there is to it|the whole of it|all I have|it]
[take it|use it|plan with it] [as it is|as said|like that]
please [use that|use it|go by it|plan with it]
no [discussion|debate|follow-up|reply] needed
[plain as that|simple as that|nothing else|end of report]
no more to it[| than that|, move on|, next]
[write it down|note it|copy it], [I won't repeat it|please|thanks]
`,
		"tone casual report": `
{c} [so yeah|yep|anyway], that's [that|it|all]
{cs} [anyway|so|well], now [you know|you've got it|that's out]
{cs} no big deal, just so [you know|you've heard it|it's said]
{cs} [do with it|make of it] what you [like|will|can]
{cs} that's [about the size of it|about it|pretty much it|all I've got]
{cs} [feel free to|go ahead and|you may] [grumble|cheer|yawn]
{c} [right, coffee|back to it|ok, tea time|that's me for now]
{cs} [jot it down|stick it on a post-it|put it somewhere] [or don't|if you like|before I change desks]
{f} this [merely|only|just] for your [notes|information|convenience]
`,
		"tone professional report": `
please [take this into account|consider this|allow for this|note this] in your [planning|schedule|documents|preparations]
I'd ask you to [inform|notify|advise] [the parties concerned|those who work with it|your colleagues]
[further detail is|supporting documents are|the underlying papers are] [available|provided] [on request|upon enquiry|if required]
[kindly|please] treat this as the [current position|current state of affairs|valid state]
I [remain|am|shall be] [available|at your disposal] for [any queries|questions|clarification]
please [update|amend|adjust] your [records|documents|notes] [accordingly|where necessary|as appropriate]
`,
		"tone empathetic report": `
[no need to answer|no reply needed|don't stop what you're doing], I know [how much you all have to do|your days are full|it's a lot just now|you're busy enough]
if it [makes extra work for you|brings you trouble|makes things harder|costs you time], [tell me|come to me|say so|call me][|, and we'll share it|, I'll help| early]
[say so|tell me|shout|let me know] if you [need a hand|want help|would like company|get stuck] [with it|there|on this]
I know [it wasn't easy to get here|a lot of patience went into this|some of you waited for it|it took nerves], so [thank you|thanks, all|I'm grateful|take a breath]
[hope that helps|I hope it helps|hope that takes some weight off], [and don't overdo it|look after yourselves|take a break too|one worry less]
[thank you for bearing with me|thanks for your patience|thanks for waiting], [I know it's a busy stretch|you've been kind|it means a lot|I appreciate it]
`,
		"tone persuasive report": `
[I think|believe me,|I'm sure|trust me,] you'll be [glad|happy|pleased] to have it [in writing|at hand|written down|when they ask]
it's worth [a minute|a closer look|keeping|writing down|knowing][| of your time| for later|, believe me|, I promise]
[use it|work with it|keep it at hand|plan around it], it'll [spare you|save you] [the search|a discussion|a detour|some trouble]
take it [seriously|as given|into your plans] and [the rest gets easier|much falls into place|you'll see]
[if you remember one thing|if you take away one thing|if anything], [make it this|let it be that|this is it]
`,
		"tone humorous report": `
[somebody frame this|frame it, please|I'd like it on a mug|print it, hang it up]
it took [more coffee than I'll admit|a lot of tea|several biscuits|my whole attention span]
[no keyboards were hurt|nobody was hurt|no plants were harmed][|, only feelings|, that I know of|, mostly]
[hold the applause|no autographs|please remain seated|don't all cheer][|, please|, I'm shy|, well, a bit]
I checked it with my [plant|cat|mug], [no objections|it shrugged|who nodded|who has seen worse]
[and they said I never report anything|see, I do read my mails|look at me being useful|who says I'm no use]
{h} the [cat|plant|printer] has been [informed|told|copied in]
`,
		"tone skeptical report": `
if the [source|sheet|list|file] is [right|to be trusted|up to date|any good][|, that is|, mind you]
I'd [still|really|quite] like [somebody|one of you] to [check it|look at it with me|confirm it|read it again]
who has [actually|really] [checked|looked|counted][|, by the way|, I wonder|, apart from me]?
it looks [almost|a bit|rather] too [neat|tidy|easy|smooth] [to me|for my taste|, frankly]
I wouldn't [bet on it|swear to it|sign it|build on it] [yet|until somebody has looked|without a second look|blind]
I only [half|partly] believe it [myself|so far|until I see it]
[so they tell me|so it says|at least on paper], [I have my doubts|we'll see|no guarantee|I'd like proof]
`,
		"tone enthusiastic report": `
[so glad|I'm so happy|really glad|so pleased] to have that [in the notes|written down|out|here]
[what a team|great team|love this team|you lot are great][|, honestly|, I mean it]
[best part of|made|nicest bit of] my [day|morning|afternoon][| so far|, seriously]
and I'm [thrilled|delighted|so happy|over the moon] [about it|with it|to tell you]
[I love telling you this|love reporting that|great to be able to say that|been wanting to post that][|, really|, finally]
[I really like it|I like it a lot|can you tell I like it|big smile here]
`,
		"tone anxious report": `
please [check it|look it over|read it twice|correct me], I've been [worrying|going over it|uneasy] [since breakfast|the whole time|all day]
I hope I've [read it right|got that right|not mixed it up|copied it correctly][|, I did check|, please look|, tell me if not]
I'm a bit [nervous|unsure|uneasy] about it, so [somebody look again|tell me if it's wrong|do check|correct me][|, please|, would you]
tell me if I'm [fretting for nothing|seeing ghosts|being silly|worrying too much]
I [looked at it again and again|keep checking|read it over and over|checked it more than once], [and I'm still not at ease|still uneasy|you never know|just in case I'm wrong]
[did I forget anything|is that all right like this|was that clear|can somebody check]? I [always worry|never feel sure|get nervous|might have slipped]
`,
	}
}
