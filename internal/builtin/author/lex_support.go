package author

// What people add when a fact has been stated, by act and by class of the
// fact: what happens next, what it means for others, what they would like to
// know. Free of values, and careful with words that could pass for a start, an
// end or an owner. A question here is one that a colleague could answer. The
// tables by class are in lex_support_class.go.

var kickoffAfter = `
{cs} [shout|say so|tell me|ping me] if [I've missed something|I forget anyone|you've been through this before|you have old notes]
{s} I'll [post|write|share] [here|a note|more] [as soon as|once|when] there's something to [look at|show|read]
{p} [who|which of you] [did|wrote|looked after|remembers] the last [one of these|one]?
{p} [is there|do we have|has anyone kept] [an older version|an earlier attempt|a template|something similar] [I should read|I can look at|to learn from]?
{p} who should I [talk to|ask|bother|call] [before I draw anything up|to begin with|about the details]?
{w} [looking forward to|glad about|happy about] [working with you on this|doing this with you|this|this, for once]
{w} [glad to|nice to|happy to] [have you all around|have this group] [for this|with me][| again]
{w} [help|company|any help] [is welcome|welcome|always welcome], [as always|of course|you know me]
{v} [I've read up on it|the outline is clear], [so I hope for few surprises|now for the details]
{v} [most of what I need|a good part of the material|much of the groundwork] is [there already|at hand][, so I can get going|, the rest I'll ask you for|]
{f} I [welcome|would welcome|am grateful for] [your comments|your remarks|advice|suggestions] [at any time|as the work goes on|from all of you]
{i} if [anyone|one of you] has [a moment|time] to look [over my plan|at my outline], I'd be [glad|grateful|happy]
{j} I'll [write up|draft|sketch] the scope [and share it|before I touch anything|and put it up for comments]
{P} who [depends on this|outside our group is waiting for this|will be using this|has to live with the result]?
{P} what [went wrong|took longest|did we regret] the last time we did something like this?
{m} please send me [what you have on it|your wishes while they're cheap|your notes|what you need from it]
{c} [ideas|hints|old notes|warnings] welcome
{d} [questions to me|ask me if in doubt|comments to me]
{cs} [more when I know more|details to follow|more soon]
`

var progressAfter = `
{v} [there's a note on how I got there|I kept notes along the way|my working is written up|I can show how I got there|the long version is in my notes][, if you want to follow it|, if anyone's curious|, for checking|]
{s} next [I'll look at|I turn to|comes] the rest of my list
{f} I'll [report|write] again [when there's more to say|as soon as I know more|in due course]
{w} [thanks to|I'm grateful to|a big thank you to|hats off to] [all who answered my questions|those who sat down with me|whoever put the old notes in order|all who lent an ear]
{w} [thanks for|thank you for|many thanks for] [the patience|all the help|bearing with me|every hint][| so far|, all of you]
{w} [hope that helps|hope that's useful|hope it's some use] [to someone|on your side|to you]
{m} please [take it into account|allow for it|keep it in mind] [in your own plans|when you plan|on your side]
{i} [tell me|do say|please say so] if that [doesn't fit|clashes] with what you have
{p} [does that|will that|could that] [change anything|make a difference|cause trouble] [for you|on your side|for the others]?
{p} [is anyone|who's] [unhappy with that|against it]?
{p} who [else|outside this chat] [should hear|needs to know|would like to know] that?
{cs} [more later|more when I have it|will keep you posted|I'll keep an eye on it]
{j} [tracker|board|sheet] is [up to date|updated|in line with that]
`

var completionAfter = `
{w} thank you all [for the help|for your patience|for pitching in|for the good ideas]
{w} [thanks|big thanks|thank you] to [all who helped|everyone who read along|whoever answered my calls]
{cs} on to the next thing
{f} I thank [all who contributed|you all for your support|the group for its help]
{v} I'll be around for questions, in case something [looks strange|seems off|doesn't work] when you [use it|open it|try it]
{cs} [time for coffee|coffee|now for a coffee]
{m} good work, [all of you|everyone|the lot of you]
{i} do tell me if [you come across anything|anything|something] [that seems off|looks off|doesn't read well]
{w} couldn't have managed it without [you lot|you|your help]
{v} [a few|some] ideas for later are [in the notes|on my list|written down], [none of them urgent|nothing that can't wait|for a quiet day]
{P} what should we do differently [the next time|when this comes up again]?
{p} [who|which of you] [wants|would like] a [tour|walk-through|closer look]?
{s} [comments|questions|complaints] [to me|welcome|are welcome]
`

var decisionAfter = `
{vk} if it's in a [draft|slide|plan|page] of yours, [please change it|change it|mend it] there[| too| as well]
{s} I'll [tell the others|write to those who aren't in here|spread the word], [please|just] [adapt|check|look at] your own part
{va} [it's not what all of you wanted|it'll cost some of you time], but [we lose more by waiting|it lets us get on|it's clear at least]
{csk} please [adjust your side|change it on your side|update your notes]
{cs} please [pass that on|note it on your side|put it in your notes]
{d} no exceptions
{d} [please go by that|that's it|work with that]
{f} I ask [everyone|all of you] to [proceed on that basis|act accordingly|work on that basis][|, and to raise problems with me|, please]
{wa} thanks for [bearing with me|the discussion|all the questions|the honest words|speaking your mind][, all of you|]
{w} thanks [in advance|already] for [adapting your side|updating your notes|bearing with me]
{wa} [that took a while|that was a lot of back and forth], [thank you|thanks for the patience]
{w} [come and talk to me|drop me a line] if [it causes you trouble|that's hard on you]
{i} if you see a [serious|real] problem with it, please [do tell me|say so|let me know]
{m} I'll [explain it upstairs|answer for it|take the questions on it]
{p} [does that|will that] [break anything|upset anything|cause trouble] [on your side|for you|for the others]?
{pk} [who|which of you] [has to change something|has to redo something|has to replan|needs more time] [because of that|now|then]?
{p} [what does that change|does that change anything|what has to change] [on your side|in your plans|in your part]?
{P} what have I overlooked?
{jk} I'll [update|amend|fix] the docs, so [the old one disappears|nothing contradicts it|they agree]
{s} [questions|objections] [to me, please|are welcome|by message, please]
`

var commitmentAfter = `
{cs} hold me to it
{w} you can [count|rely] on [that|me]
{w} [for you, gladly|with pleasure|glad to help]
{f} should anything change, I'll [let you know|inform you] [at once|immediately]
{v} I've left [myself|] [a little room|some slack] for [the usual surprises|questions|what always comes up]
{i} I hope that [works for you|is all right|suits you]
{p} does that [fit with your plans|suit you|work for you]?
{m} and I expect the same from [everyone|all of you]
`

var forecastAfter = `
{cs} no promises
{f} I'll [inform you|let you know] [should this change|if this moves]
{v} [there's a fair amount ahead|some road left|there's enough left], so [take it as a guess|don't nail me to it|allow for some slack|don't count on the day]
{p} [would that be|is that] [early enough|all right|soon enough] for [you|your part|your plans]?
{p} who [is waiting|needs it sooner|plans around that]?
{i} it might [well|still|perhaps] [shift|move|slip] a little
{d} [it depends on the review|depends on what comes back|if nothing comes up]
{w} [thanks for waiting|I know you're waiting|thanks for your patience][|, it's appreciated|, all of you]
{j} [an estimate, not a commitment|that's an estimate|ballpark only]
{s} [I'll say so early|you'll hear from me early|I'll tell you in good time] if it [moves|slips|changes]
`
