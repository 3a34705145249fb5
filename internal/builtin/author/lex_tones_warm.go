package author

func warmTones() map[string]string {
	return map[string]string{
		"tone empathetic say": `
I know [it's one more change|this makes work for some|it isn't what everyone hoped for|it comes on top of the rest], so [tell me|let me know] if you need [a hand|more time|someone to talk to]
if [it makes trouble for you|it worries you|it's hard on you], [call me|write to me|come by]
nobody has to [like it at once|manage that alone|be happy about it right away]
[I'm here|I'm around|my door is open] for [anyone|everybody] who [has to change plans|is unhappy with it|wants to talk it over]
`,
		"tone empathetic settle": `
I [know|can see|understand] [why you asked|what worried you|where you're coming from]
[thank you|thanks] for [being so open|saying it aloud|caring about it]
[come to me|write to me|call me] if it [still worries you|keeps bothering you|doesn't sit right]
`,
		"tone empathetic trouble": `
I know [nobody likes to hear it|it's no fun to hear|it's not what you hoped to read]
sorry to [those who wait for it|everyone who was counting on it|whoever has to rearrange their day]
it's nobody's fault[|, I should add|, to be clear]
`,
		"tone empathetic worry": `
[call me|write to me|come by] if you'd rather [talk about it|go through it together|say it in person]
I don't want to [spoil the mood|scare anybody|put anyone off], I just want us to be [ready|prepared]
I know [it's no fun to think about|you have enough to worry about|nobody likes to think of it]
`,
		"tone empathetic object": `
I know how much [work|effort|patience] [went into it|is in it]
I wouldn't want to [tread on any toes|make it harder for you|spoil it for you]
`,
		"tone empathetic weigh": `
I'd like to hear [how the others feel about it|those who'd have to work with it|what the quieter ones think]
whichever way it goes, [let's look after those who do the work|it should be bearable for everybody|nobody should lose sleep over it]
`,
		"tone empathetic report": `
[say so|tell me|let me know] if it [causes trouble|makes work|leaves you stuck] on your side
I know [you're busy|your days are full], so [no need to answer|read it when it suits|take it in when you can]
[thanks|thank you] to [all of you|everyone] who [bore with me|had patience with me|lent me an ear]
I hope [it's of some help|it makes things a little easier|it comes in time] [to you|for you][| all]
[how are you all|how's everyone] [getting on|holding up] otherwise?
`,
		"tone empathetic answer": `
hope that [helps|makes it easier for you|takes some work off you]
[come back to me|ask again|just ask] if [it's not clear|you're still stuck|there's more]
you can ask [any time|as often as you like|whenever you're stuck]
[you've got|I know you have] [enough|plenty] to [juggle|keep in your head], so [any time|ask whenever you like]
`,
		"tone empathetic promise": `
I know [you're waiting|it matters to you|others plan by it][|, and I keep it in mind|, I haven't forgotten]
[thanks|thank you] for [your patience|waiting|bearing with me]
[tell me|say so] if [you need it sooner|that's too late for you|that leaves you stuck]
`,
		"tone empathetic start": `
[say so|tell me|let me know] if it [causes trouble|makes work|gets in the way] on your side
I know [you're busy|you have enough to do], so I'll [ask as little as I can|keep my questions short|come by when it suits you]
I'd like to hear what would help [you|you most|on your side]
`,
		"tone empathetic done": `
[thanks|thank you] for [bearing with me|your patience|putting up with my questions|all the answers]
I hope it [makes your work easier|takes something off you|spares you some trouble]
I know it took a while, [thank you for waiting|and nobody complained, thank you]
`,
		"tone empathetic ask": `
I know you have [enough on your plate|a lot going on|plenty to do], so [no pressure|whenever it suits|only when there's time]
take [all the time|whatever time|the time] you need
[it's fine|no harm done|I don't mind] if [it has to wait|you don't know either|you have to look it up]
[no need|please don't feel you have] to [drop everything|search for long|answer today]
[I can help|I'm happy to help|let me help] you look, if [that's easier|you like]
`,
		"tone empathetic wish": `
I know [it's a lot to ask|you have enough on your plate|it isn't an easy one], [so thank you|so tell me if I can help|but it'd help us]
[tell me|say so|let me know] if I can [make it easier|take something off you for it|help with it]
`,
		"tone empathetic favour": `
only if [you have the time|it isn't too much|it suits you]
I know [you have enough on your plate|your days are full], so [no pressure|say no if you must]
[it's fine|I don't mind] if it [has to wait|doesn't suit you]
`,
		"tone empathetic brief": `
[tell me|let me know] if [I can help|you need anything]
I'm [here|around] if you [want to talk|need a hand]
`,
		"tone humorous say": `
[complaints|bribes|counter-offers] are accepted in [cake|biscuits|chocolate]
I'll try not to [change my mind|have second thoughts] before [my coffee|the kettle boils]
no [tomatoes|rotten fruit|booing], please[|, I've just cleaned my screen]
[fanfare|drum roll|trumpets], please
[you may|feel free to] [cheer|boo|throw paper planes] now
[I've consulted|I asked] the [office plant|coffee machine], and it [agrees|had no objection]
`,
		"tone humorous settle": `
[tears|appeals|complaints] can be [brought to my desk|handed in with biscuits|drowned in tea]
the jury [has had its coffee|is back from the canteen|can go home]
no [tomatoes|rotten fruit|booing], please
[the office plant|my rubber duck|the coffee machine] [took your side|sided with you], [if that helps|I must say]
`,
		"tone humorous trouble": `
[so much for|there goes] [my quiet day|my good mood|the easy part]
and I was having such a [good|quiet|peaceful] day
[cake|coffee|chocolate] [might help|won't fix it, but still|would soften the blow]
[the universe|fate] clearly [has other plans|wants me to take a break|has a sense of humour]
`,
		"tone humorous worry": `
I'll be the [voice of doom|party pooper|prophet of doom] [again|today|this time]
[sleep well|sweet dreams], [everybody|all]
[I'll knock on wood|I'll get my umbrella], [just in case|you never know|to be safe]
`,
		"tone humorous object": `
[don't shoot the messenger|please don't throw things|I come in peace]
I'll bring biscuits [to make up for it|as compensation|for the wounded]
`,
		"tone humorous weigh": `
if it goes wrong, I was [never here|on holiday|misquoted]
[my crystal ball|my horoscope|the office plant] [has no objection|agrees|is in favour]
I'd [bet|stake] [a biscuit|my last biscuit|a coffee] on it
`,
		"tone humorous report": `
[now for|time for|next up:] [coffee|tea|a biscuit]
[one line|one item] less on my list, [only|just] the rest to go
my [notes|spreadsheet|list] and I are [still friends|on speaking terms][| again]
[gripping stuff|hold the front page|riveting], I know
[the crowd goes wild|applause, please|you may clap]
I [typed this|found that out] with [a biscuit in my other hand|crumbs on my keyboard|one eye on the kettle]
`,
		"tone humorous answer": `
that'll be [a coffee|a biscuit|a slice of cake], please
[ask me another|next question, please|next customer, please]
who needs a search box when [there's me|I'm around|you have me]
and they say I never [know anything|remember anything|listen]
[handed over|served] [fresh|warm|with a smile]
[my fee|the bill] is [on its way|in the post], [payable in biscuits|cake accepted]
`,
		"tone humorous promise": `
[if not|otherwise], [I owe you cake|there'll be cake|the biscuits are on me]
[my calendar|the office plant|my coffee mug] is [my witness|watching me]
[mark my words|frame this message|tell your grandchildren]
`,
		"tone humorous start": `
if I [go quiet|stop answering], [send coffee|bring biscuits|check under my desk]
[coffee's ready|the kettle's on|biscuits are out], [so here goes|wish me luck|so what could go wrong]
remember me [as I was|fondly|with a biscuit in my hand]
[may the coffee be strong|coffee, don't fail me now|wish my keyboard luck]
`,
		"tone humorous done": `
[now for|time for] [coffee|tea|a biscuit]
if you find a [typo|mistake], [tell me gently|blame the coffee|you may keep it]
[flowers|cake|biscuits] may be left [on my desk|at my desk|in the kitchen]
I'd like to thank [my kettle|my keyboard|the coffee machine], [without whom|and so on|you know the rest]
`,
		"tone humorous ask": `
I pay in [biscuits|coffee|chocolate][|, up front]
my [memory|notebook|handwriting] is no help [today|with that]
there's [cake|a coffee|a biscuit] in it for you
asking for [a friend|a very tired spreadsheet|a list with a hole in it]
[my crystal ball|my horoscope|the office plant] [won't say|has no idea|is no help]
I've [asked the coffee machine|looked under my desk], [it won't tell|no luck|nothing there]
`,
		"tone humorous wish": `
I'm not above [bribery|begging|paying in cake]
my [list|plan|spreadsheet] is [pining for it|tapping its foot|giving me looks]
[biscuits|flattery|coffee] can be arranged
`,
		"tone humorous favour": `
there's [cake|a coffee|a biscuit] in it for you
[I'd be|my desk would be] [forever grateful|in your debt][|, until the next favour]
[bribes|biscuits] can be arranged
`,
		"tone humorous brief": `
[coffee|biscuits|tea] on me
`,
		"tone enthusiastic say": `
[so|really] [glad|happy|pleased] [that's clear now|we have that|we can go on]
I [like|love] it when [things are clear|we get somewhere|something's off the list]
looking forward to [seeing it work|what comes of it|seeing what it does for us]
[onwards|on we go|full speed ahead][|, with pleasure|, I look forward to it]
`,
		"tone enthusiastic settle": `
[glad|happy|so glad] we [talked about it|talked it through|have that clear]
[onwards|on we go|full speed ahead]
I [like|love] how [closely|carefully|hard] everyone looks at this
[good talk|great talk|what a good discussion][, everyone|, thank you|]
`,
		"tone enthusiastic trouble": `
we'll [crack it|get there|find a way][|, I'm sure|, I know it| together]
[I love a good puzzle|I do like a challenge|nothing a good idea can't fix]
[who's in|who wants to join me|who feels like a puzzle]?
`,
		"tone enthusiastic worry": `
nothing we can't [handle|prepare for|get ahead of][|, I'm sure|, together]
I'd [love|really love] to [get this right|sort this out with you|be ready for it]
`,
		"tone enthusiastic object": `
I'd [love|really like] to [get this right|find something better together|see it work]
[we can do even better|there's something better in it], I'm sure
`,
		"tone enthusiastic weigh": `
[I rather like it|I like it already|I can already see it]
I'd [love|really like] to [try it|see it in action|give it a go]
wouldn't that be [something|great|a good one]?
`,
		"tone enthusiastic report": `
[glad|happy|so glad] to be [working on this|part of this|on this one]
[more soon|more to come][|, I can't wait|, I promise]
[it's great|it's fun|I love] to see [this grow|it take shape|it come together]
[how good|lovely|great] to have [something to show|that to share|good company on this]
[on we go|off to the next one|full speed ahead][|, with pleasure|, I love it]
`,
		"tone enthusiastic answer": `
I love [being asked|questions like that|that you ask]
[ask away|keep asking|more questions, please][|, any time]
[always happy|really happy|so happy] to [help|tell you|share that]
[great|so good|lovely] that [somebody asks|you're on it|you look into it]
`,
		"tone enthusiastic promise": `
can't wait to [show you|get it out|hear what you make of it]
[so|really] looking forward to [it|the day|having it out]
it's [going to be|bound to be] [good|great|a good one]
`,
		"tone enthusiastic start": `
[so|really] [looking forward to|keen on|happy about] this one
this [will|is going to] be [a good one|fun|great]
I've been [looking forward to it|itching to get at it|waiting for this one] [for ages|for a while]
`,
		"tone enthusiastic done": `
[so|really] [happy|glad|pleased] with [it|how it came out|this one]
[thanks|thank you] to [everyone|all of you] who [helped|read along|answered my questions]
what a [ride|team|great feeling]
`,
		"tone enthusiastic ask": `
[so keen|really curious|really keen] to [hear|know|find out]
[really looking forward|looking forward] to [hearing it|the answer|reading it]
I'd [love|really love] to [know|get on with it|put it to use]
I've been [wondering about it|curious about it] [all day|since breakfast|for a while]
I'm [all ears|so curious|on the edge of my chair]
`,
		"tone enthusiastic wish": `
I'd [love|really love] to [get going|get on with it|have it]
[can't wait|I really can't wait] to [go on|hear it|have it]
`,
		"tone enthusiastic favour": `
it'd be [great|so good|lovely] to [have you on it|do this together|get your eyes on it]
[really|so] looking forward to [it|working on it together]
`,
		"tone enthusiastic brief": `
[good to know|good that you told us|good to be in the picture]
`,
	}
}
