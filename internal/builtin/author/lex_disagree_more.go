package author

// What an objection of the other kinds says, see lex_disagree.go.

var objectRisk = filled(`
[what worries me|my worry|what I fear|the trouble I see|the weak spot] with @x[ is that| is this:|:] @fear@iv
if @x @bad, @ask?
{c} @hm @x [worries me|makes me nervous|gives me a bad feeling|scares me a bit|is a bit of a gamble]. @ask?
{c} @hm and if @x @bad? @ask?
{c} [the catch|the thing|the trouble|what bugs me] with @x: @fear, [no|right|or not]?
{cs} @frankly if @x @bad, @ask? [haven't heard that yet|that's what I'd like to know|I'd want that clear]
{cs} [what I haven't heard yet|the catch I see|what nobody mentions|the flip side] with @x: @fear. @ask?
{s} [my worry|what worries me|the danger I see|where I hesitate] with @x is that @fear. @ask?
{s} [suppose|say|let's assume that|imagine that] @x @bad: @ask, and [do they know|is that written down|can we live with it|is there a plan]?
{s} [who loses out|who pays|who is worse off|who carries the cost|who gets hurt] with @x, [once it's real|in the end|if we're honest|on a bad day], and @ask?
{f} @view [a risk|a concern|a weakness|a doubt] [in|about|with regard to] @x [should be recorded|ought to be noted|should go into the minutes|deserves a line in the file]: @fear. @ask?
{f} I [have to|must|feel bound to] [raise|mention|point to] [a risk|a danger|a weakness] in @x: @fear
{f} @view we should [know beforehand|have it in writing|agree|have asked], [in case|should it turn out that] @x @bad: @ask?
{d} @x is [risky|a gamble|asking for trouble|too hot for me]. @ask?
{d} [no fallback, no yes|first the way back|not without a way out|I'm out], [if|when] @x @bad. @ask?
{i} [it may be nothing|I may be seeing ghosts|perhaps I worry too much|I don't want to scare anybody], but [what if|what happens if|what do we do if|and if] @x @bad? @ask?
{v} [the argument|the reasoning|the case|the idea] [behind|for] @x [is clear to me|makes sense|I can follow]. [I'd still like it recorded that|what I'd add:|but don't forget:|what I'd have written down:] @fear. @ask?
{w} I'm [with you|on your side|happy with it|all for it] [in principle|otherwise|mostly], $p, but @x [keeps me awake|makes me nervous|worries me]: @fear
{p} [have we|has anybody] [thought about|gone through|asked|looked at] what [happens|we do|becomes of it] if @x @bad? @ask?
{csh} I can [already|nearly|almost] [hear the phone ring|see the incident report|see the apology mail|smell the long evening] over @x. @ask?
{m} [if it comes up|when I'm asked|should it go wrong], I [don't want|wouldn't like] to [explain|excuse|be the face of] @x. so: @ask?
{j} I'd want [a rollback|a fallback|an alarm|a dry run|a kill switch] [in place|tested|agreed|documented] before @x [goes anywhere|touches anything real|is more than a plan|reaches the users], [because|since] @fear
`, partsAround, partsRisk)

var disagreeRisk = filled(`
{c} @hm [there's a catch in|I smell trouble with|bit scared of|got a bad feeling about] that $a on $t: @fear
{s} [somebody pays for|somebody loses by|somebody gets the short end of|not everybody gains from] the $a for $t. [who is it|have they been asked|are they with us|do they know]? @ask?
{d} [careful with|I'm against|not happy with] the $a on $t: @fear. @ask?
`, partsAround, partsRisk)

var objectScope = filled(`
@x @past@iv
[as I understood it|the way I remember it|going by the brief|if I've got it right], @x @past
{c} @hm since when is @x [part of the job|ours|on our plate|our thing]? @ask?
{c} @hm @x @past, [no|or is it me|or did the brief change|isn't it so]?
{cs} @frankly @x @past. @ask?
{cs} [nice to have|good idea for later|no objection to the thing itself|would be lovely|sure, some day], but @x @past. @ask?
{s} @frankly [I'm not sure that|I can't see that|I wonder whether|I doubt that] @x [still belongs here|is ours to do|was ever asked for|is part of what we agreed|fits in the hours]. @ask?
{s} [where does it end|where do we stop|where's the line|who draws the line]? @x @past@iv
{s} if [we add|we take on|we start with|we say yes to] @x, [what falls off|who tells the client|which part do we leave out|who gives us the hours|what do the others wait for], and @ask?
{f} @view @x [goes beyond|exceeds|lies outside|isn't covered by] [the agreed scope|our assignment|what was commissioned|what we undertook to do]. @ask?
{f} I'd [ask|suggest|prefer|propose] that we [return to|keep to|go by|hold on to] [the agreed scope|what was agreed|the assignment|what was commissioned]: @x @past
{f} before we [take on|commit to|begin with|give hours to] @x, [may I ask|could I hear|it would help to know|I should like to know]: @ask?
{d} @x is [out of scope|not our job|more than was ordered|a different project]. [park it|cut it|leave it out|put it in a follow-up|get more people first], [or|or tell me:] @ask?
{d} @x @past. [No|Park it|Leave it out|Later, if at all|Not with these hours]
{i} [I don't want to be petty|I may have the brief wrong|forgive the narrow question|perhaps I remember it wrong], but [is|was] @x [really ours to do|part of what was agreed|in the brief|meant to be so big]? @ask?
{v} I'd like to [draw the line|stop and count|say no|hold on to the brief] [somewhere|early|before it gets bigger]: @x @past, and [something else has to go|nobody has said what we drop|I don't see what gives way|the hours stay what they are]. @ask?
{w} [I'd love to help|glad to do my bit|I like it|I know it matters to you], $p, [but|only|it's just that] @x @past. @ask?
{p} who [asked for|ordered|wants|agreed to] @x, and @ask?
{csh} [at this rate|much more of that|keep going] and [we'll be repainting the building|we run the canteen as well|they name a floor after us|the job never ends]: @x @past
{m} I can't [give hours|find budget|argue upstairs|sign] for @x [without an order|unless it's in the brief|until it has a sponsor|while the rest is waiting]. @ask?
{j} @x [isn't in the spec|isn't covered by the ticket|looks like scope creep|needs a change request], [as far as I can see|unless I have an old version|I'd say|by the book]. @ask?
`, partsAround, partsScope)

var objectEvidence = filled(`
@x @misfit @mine
@x @misfit @mine. @ask?
{c} @hm @x @misfit @mine. @ask?
{c} @hm [getting|seeing|reading] something [else|quite different|odd|other] [here|on my side|over here] than @x. @ask?
{c} @x? @hm not going by @mine. @ask?
{cs} @frankly @x @misfit @mine, [so what am I missing|so one of us is wrong|so let's look together|so please check]
{s} @frankly @x @misfit @mine. @ask?
{s} I [looked again|checked on my side|went through it again|asked around] [before writing this|just now|to be sure|to be fair], and @x @misfit @mine
{s} [either I have an old copy|either I'm in the wrong place|either I read it wrong|either I'm confused], or @x [isn't right|needs another look|doesn't hold|is out of date]: it @misfit @mine
{f} @view @x @misfit @mine, and I'd [ask that we compare them|be glad to share it|like to know why|suggest that we look at both]
{f} [may I ask|could you tell me|would you say] how @x [goes together with|is to be squared with|fits|is explained, given] @mine, and @ask?
{f} I [can't confirm|am unable to confirm|can't reproduce|have nothing to support] @x, [going by|if I follow|judging from|on the strength of] @mine. @ask?
{d} @x [is wrong|doesn't hold|can't be right|isn't right], [going by|if I go by|judging by|as I see from] @mine
{d} [look again|check it again|have another look|not so]: @x @misfit @mine
{i} [I might be reading it wrongly|I may be in the wrong file|maybe I have an old copy|I could be mistaken], but @x @misfit @mine. @ask?
{v} I [went back to|dug out|read through|spent some time with] @mine [before writing this|so as not to talk nonsense|to be fair to you|to be sure of it], and @x [doesn't come out of it|isn't what it says|looks different there|won't fit]. @ask?
{w} [I wish I could agree|I'd love to agree|I wanted to say yes|I tried hard to agree], $p, [but|only|no way round it:] @x @misfit @mine. @ask?
{p} [is it just me, or do you find that|would you say|do you see it too:] @x @misfit [what you've seen|your own notes|your side of it|your page], [or just|or only] @mine? @ask?
{csh} @mine [won't shake hands with|has clearly never met|won't make friends with|won't sit next to] @x. @ask?
{m} I can't [put my name to|pass on|repeat|defend] @x [as it is|without another look|before somebody checks|like that]: it @misfit @mine
{j} @x [isn't what|isn't quite what] the [logs|export|last run|history|raw data] [gave me|showed me|told me]. @ask?
`, partsAround, partsEvidence)

var disagreeEvidence = filled(`
{c} @hm the $a on $t [isn't right|can't be|is off|looks wrong], [going by|judging by|if I trust] @mine
{s} [I have something|there's an entry here|I kept a note|I've got a printout] that [doesn't speak for|speaks against|doesn't fit|casts doubt on] the $a for $t. @ask?
{f} I have [observations|entries|reports|records] [on file|in my notes|before me|from my side] that [contradict|don't support|cast doubt on|differ from] the $a for $t. @ask?
`, partsAround, partsEvidence)
