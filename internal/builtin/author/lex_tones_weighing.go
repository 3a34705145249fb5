package author

func weighingTones() map[string]string {
	return map[string]string{
		"tone persuasive say": `
I'm [sure|convinced|certain] [it'll be worth it|we'll be glad of it|it'll pay off][| in the end| in the long run]
give it a [try|chance|fair go], and [then tell me|then judge|you'll see what I mean]
[think of|just think of] [the questions it saves us|how much back and forth it saves|all the guessing it spares us]
I [wouldn't suggest it|wouldn't do it] if I [didn't believe in it|saw a better way|had any doubts]
[a month|some time] from now we'll [wonder why we hesitated|be glad|take it for granted]
`,
		"tone persuasive settle": `
I'm [sure|convinced|certain] [it'll pay off|we'll be glad of it|it's worth it][| in the end| in the long run]
let's give it [a fair chance|some time|a proper try] [and then judge|before we judge|and look again]
[I'd ask you to|please] [trust me on it|go along with it|give it a chance][| this once| for now]
[I'd rather|it's better we] [carry on and learn|try and learn] than [stop and wonder|wait and wonder]
[bear with it|stay with it|stick with it], [it'll prove itself|it gets better|I think you'll come round]
`,
		"tone persuasive trouble": `
it's [cheaper|easier|less work] to [deal with it|sort it out] now than [later|when it hurts]
it's in [everyone's|everybody's] way[, so it's worth an effort|, not only in mine|]
help me [with it|get past it], and [the rest goes quickly|we all gain|nobody has to rush later]
`,
		"tone persuasive worry": `
please [think about it|give it some thought|weigh it up] before we [go on|move on]
it's [cheaper|easier|less work] to [look at it|talk about it|prepare for it] now than [later|when it happens]
[a bit of care now|an early look|a little caution] [saves us|spares us] [a lot of grief|trouble|long evenings] later
`,
		"tone persuasive object": `
please [think about it|give it some thought|weigh it up] before [we go on|we move on|you say no]
[imagine|think of] [having to explain it later|finding out in the middle of it]
`,
		"tone persuasive weigh": `
[think it through|sleep on it|try it out on paper] and [you'll see what I mean|I think you'll agree|tell me what one could say against it]
[to my mind|for me] [that counts for a lot|it has a lot going for it|it's well worth a try]
`,
		"tone persuasive report": `
it's worth [knowing|noting|keeping at hand][| for later| for your planning]
keep it [at hand|in mind], it'll [save you a search|come in useful|save you asking]
[trust me|believe me], [it's worth writing down|you'll want to know that|it'll come in useful]
[put it on your list|note it down|pass it on], [somebody will ask|it'll be asked for|you'll need it sooner than you think]
I'd [keep|put] it [where you'll find it|in your notes|where everyone sees it]
`,
		"tone persuasive answer": `
[write it down|keep it somewhere], [you won't be the last to ask|it'll come up again|it saves asking again]
you can [rely on it|plan with that|go by that]
[trust me|believe me], [I'd know|I looked|it's right there in my notes]
and it's [good|handy|useful] to [have in mind|know by heart|pass on]
`,
		"tone persuasive promise": `
[it's|it'll be] worth [the wait|waiting for]
[give me|leave me] that much time, and [it'll be right|you won't regret it|you'll get it in good shape]
[believe me|trust me], [you'll be glad of it|it'll be worth it|you'll like it]
`,
		"tone persuasive start": `
I'm [sure|convinced|certain] [we'll be glad of it|it'll help all of us|it's worth the time]
[tell me|write down] what you need from it, then it'll [fit|be of use to you too]
the [sooner|earlier] you tell me what you need, the [better it'll fit|more I can do about it|easier it is for all of us]
`,
		"tone persuasive done": `
it's worth [a look|a read|passing on]
I'm [sure|convinced|certain] [we'll be glad of it|it'll save us work|it'll be of use to you]
[have a look|give it a try|read it], [you'll be glad|I think you'll like it|it's worth your time]
`,
		"tone persuasive ask": `
it would help [more people than me|the whole group|everyone who plans with it]
[an answer|a clear answer|a firm answer] would [save us|spare us] [some guessing|a detour|a lot of back and forth]
it's [quickly said|a small thing to tell], and [a big help|it'd get me moving|it'd help me a lot]
[nobody|no one] knows it [better than you lot|better than this group], [so I ask here|which is why I ask]
[I'd do the same for you|I'll return the favour|you'd be doing me a favour], [promise|any time]
`,
		"tone persuasive wish": `
the [sooner|earlier] we know, the [less we have to redo|easier it gets|better for all of us]
[a word from you|a clear word|a quick answer] [saves us|spares us] [a lot of guessing|a detour|a lot of back and forth]
it's [quickly said|a small thing for you], and [a big help to us|it gets us moving]
`,
		"tone persuasive favour": `
it [won't take long|doesn't take much], and [it helps us both|it'd help a lot|I'd return the favour]
nobody [sees such things as you do|does that better|has a better eye for it]
it'd [save us|spare us] [a detour|trouble later|another round]
`,
		"tone persuasive brief": `
[well worth knowing|worth passing on|worth remembering]
`,
		"tone skeptical say": `
let's [see|find out] [if it holds up|how it works out|what it's worth] in practice
[I'll keep|let's keep] an eye on it[|, to be fair|, just in case]
we should look at it again when [we've tried it|we know more|it's been in use a while]
I [went back and forth on it|asked myself what could go wrong|looked for the catch], [I admit|as you know me]
[let's write down|we should note] [what we expect of it|why we did this], [then we can check|so we can check later]
`,
		"tone skeptical settle": `
let's see [who was right|how it turns out|what practice says]
we'll [check it|hold it] against [what really happens|practice|the results]
[keep asking|keep looking|stay suspicious], [it does us good|I would, too|that's what we have each other for]
[tell me so|say so|prove me wrong] if [practice says otherwise|it turns out otherwise]
`,
		"tone skeptical trouble": `
I'm not sure [that's all there is to it|that's the whole story|it goes away by itself]
I'd rather [check|test|ask around] than [hope|assume|guess]
I'll believe it's [fixed|out of the way] when I [see it|see it for myself|have tried it]
`,
		"tone skeptical worry": `
has anyone [really checked|looked into that|tested that]?
I'd rather [check|test|ask around] than [hope|assume|guess]
I've [read|heard] "[it'll be fine|no problem at all|that never happens]" too often
`,
		"tone skeptical object": `
I'd [want|like] to see [the evidence|it work|it tried] [first|before I believe it|before I agree]
[convince me|prove me wrong|show me I'm wrong][|, I'd like that|, and I'll be quiet]
`,
		"tone skeptical weigh": `
I'd [test|check|try] it [before I'd trust it|first|on something small]
[what's the catch|where's the catch|is there a catch]?
[it looks good|it sounds good] [on paper|from here], [we'd have to see|but I'd test it]
`,
		"tone skeptical report": `
I'd [still|also] like [somebody|one of you|someone else] to [check it|confirm it|check it, too]
let's see if it [stays that way|holds|lasts]
I looked [more than once|again] before I wrote [this|that]
I [don't|never] take such things [on trust|from memory|from hearsay], so [I looked|I checked|I went and looked]
[don't|please don't] [take my word for it|just trust me], [look for yourselves|have a look, too|check it if you can]
`,
		"tone skeptical answer": `
[before you ask: I checked|and yes, I checked|I checked before I wrote that]
what do you need it for, if I may ask?
let's see [if it holds|if it stays that way|how long it stays that way]
I [don't|never] answer such things from [memory|hearsay], so [I looked|I checked]
[check it|look it up] if you [like|doubt it], I [would|would, too|won't mind]
`,
		"tone skeptical promise": `
if [all goes to plan|nobody moves the goalposts], [which is rare|and we know how that goes]
I know how such [dates|promises] [tend to end|usually go], so [remind me|keep an eye on me]
`,
		"tone skeptical start": `
let's see [how far the plan holds|how it goes|what it turns up]
I [wonder|do wonder] [how much of the plan holds|how far we get|what we've overlooked]
it always looks [simple|easy] [on paper|at the start|from outside]
`,
		"tone skeptical done": `
I'd [still|also] like [somebody|one of you|someone else] to [look it over|read it|check it]
let's see [how it holds up|what people make of it|what it's like in use]
please [look for holes in it|try to break it|read it with a red pen]
[what did I overlook|what have I missed|who finds the first mistake]?
`,
		"tone skeptical ask": `
with [the|a] source, please[|, if there's one|, if you can]
[a guess|hearsay] [won't do|isn't enough] [here|this time|for me]
I'd like to know where it [comes from|is written|was agreed]
I'd rather [ask|check] than [go by what I half remember|assume something|guess]
[is it written down anywhere|who has it in writing|is that on paper anywhere]?
and [how sure is it|how sure are we|is it certain]?
`,
		"tone skeptical wish": `
I'd rather [have it in writing|know than assume|hear it from you]
[a guess|hearsay] won't do [here|this time|for me]
I don't like [loose ends|guesswork|working on hearsay], so [please tell us|I'd rather ask]
`,
		"tone skeptical favour": `
[I've stopped trusting|I don't trust] my own [eyes|judgement] on it
I'd rather [hear it from you|be told now] than [find out later|hope for the best]
`,
		"tone skeptical brief": `
let's see [how it goes|what comes of it]
I'll keep an eye on it
`,
		"tone anxious say": `
I hope that's [all right|ok|fine] [with everyone|with all of you|for everybody]
[please say|tell me|say so] if [I've missed something|I've overlooked something|somebody was left out]
I [thought about it for a long time|went back and forth on it|lay awake over it][|, believe me|, I admit]
[I'll watch it closely|I'll keep an eye on it], [believe me|you can be sure|just in case]
`,
		"tone anxious settle": `
I hope that's [all right|fine] with [you|everyone]
I'll [keep an eye on it|keep watching it|look again], [just in case|to be safe|for my own peace of mind]
I [did think|thought] about it [for a long time|all night|again and again]
[I won't be able to let go of it|I'll keep turning it over], [I know myself|you know me]
`,
		"tone anxious trouble": `
I [keep|can't stop] [worrying|thinking] about it
it's been on my mind [all day|for a while|since breakfast]
I hope [it doesn't hold up the others|nobody's stuck because of it|we don't lose too much time]
`,
		"tone anxious worry": `
I [keep|can't stop] [worrying|thinking] about it
it's been on my mind [all day|for a while|since breakfast]
I'd [sleep better|feel better|worry less] if we had a plan for it
I hope I'm [worrying for nothing|only fussing|too nervous]
`,
		"tone anxious object": `
I hope [nobody minds|you don't mind] [that I say so|my saying so]
it [makes me nervous|keeps me up|worries me], [I admit|to be honest]
`,
		"tone anxious weigh": `
I'd feel better if [someone else|somebody|one of you] [looked at it|thought it through|had a look], too
I'm [a bit|rather|a little] nervous about [suggesting it|putting it forward]
`,
		"tone anxious report": `
I hope I haven't [forgotten anything|left anything out|overlooked anything]
I [looked|checked] again, [to be safe|just to be sure|I can't help it]
I'll [keep an eye on it|keep checking|look again], [just in case|to be safe|for my own peace of mind]
[please tell me|tell me|say so] if [anything's missing|that gets in your way|that worries you, too]
I [read this|went over it] [again and again|more often than I should] before sending it
`,
		"tone anxious answer": `
I hope that's [what you need|what you meant|enough]
I [looked|checked] again, [to be safe|just to be sure]
please [ask|tell me|say so] if that's not what you [need|meant|were after]
I hope I [read your question right|understood you|didn't keep you waiting]
`,
		"tone anxious promise": `
I hope that's [soon enough|early enough|all right] [for you|for everyone]
I've set a reminder, [to be safe|just in case|so I don't forget]
[fingers crossed|I hope] that [nothing comes up|nothing gets in the way|all goes well]
`,
		"tone anxious start": `
I hope I haven't [forgotten anybody|overlooked anything|left anyone out]
[please|do] tell me [early|at once] if [I've missed something|I should ask somebody first|it gets in your way]
I'm [a bit|rather|a little] nervous about [this one|it], [I admit|to be honest]
`,
		"tone anxious done": `
I hope [it's what you need|nothing's missing|I haven't overlooked anything]
please [check|tell me] whether [anything's missing|I overlooked something|it's all there]
I've [read it again and again|gone through it more often than I'd admit|checked every line]
`,
		"tone anxious ask": `
I'd [sleep better|feel better|worry less] if I knew
sorry to [fuss|nag|bother you], [I just want to be sure|it's been on my mind|I can't help it]
I keep thinking I [should know that|must have overlooked it|missed it somewhere]
I [don't want to|wouldn't want to] [get it wrong|mix it up|pass on nonsense]
[I'd hate|I'm afraid] to [hold anyone up|miss something|slow things down] because of it
`,
		"tone anxious wish": `
I'd [sleep better|feel better|worry less] [with an answer|if I knew|if it were settled]
sorry to [nag|press|fuss], [I just want to be sure|the time worries me|I can't help it]
I'm getting nervous about [the time|our plans|the rest of it]
`,
		"tone anxious favour": `
I'd [sleep better|feel better|worry less] [with your help|if you did]
sorry to [bother you|trouble you|ask], [I just want it right|I can't help it]
`,
		"tone anxious brief": `
I hope it [goes well|works out]
`,
	}
}
