package author

// Short consent, thanks, teasing, small talk.

// After an answer to the writer's own question, and after one to somebody else's.
var ackThanks = `
{c} [thanks|thx|cheers|ta|nice, thanks]!
{c} [cheers|ta|thanks|lovely]
{cs} thanks, $p
{s} thank you[|, that's clear|, noted|, good to know]
{w} thanks [a lot|so much|heaps], $p[, that helps|, you're quick|]
{f} thank you, $p
{f} noted with thanks
{cs} [great|perfect|good|super], [thanks|thank you]
{d} noted, thanks
{c} got it, thanks
{s} that's [what I needed|all I needed|clear], thanks
{v} thanks, that [spares me a long search|saves me asking around|is quicker than my own search|settles it for my notes]
{cs} [ah|oh|right|ok], thanks
{cs} that [helps|answers it], thank you
{h} I owe you a [biscuit|coffee|beer], $p
{f} thank you for the [quick|clear|prompt] answer
{f} that answers my question, thank you
{c} ace, thanks
{s} thank you, $p, [writing it down|that helps|now I can go on]
`

var ackHeard = `
{cs} good to know[|, thanks|, writing that down]
{c} [didn't know that|new to me|missed that], thanks
{s} useful for [me|us|my list] too, thanks
{f} noted with thanks
{f} thank you, I [needed that as well|can use that too|shall note it too]
{d} noted
{cs} [helps me too|helps here too|saves me asking], thanks
{w} thanks, $p, [good to know|that helps me too|I hadn't known]
{v} I was [about to ask|going to ask|wondering about] the same thing, [thank you|so thanks|good that it's here]
{c} oh good, [me too|I needed that|same here]
{cs} noted here [as well|too]
{j} noted, [updating my notes|fixing my sheet]
{f} thank you for the [clarification|explanation|information]
{i} good to know, I think I had [something older|something else|an old note]
`

var ackReport = `
{cs} thanks for the [update|news|heads-up|word]
{s} thanks, [good to have|that helps me plan|I was wondering|I'll pass it on]
{c} [cool|nice|right|ok|good], thanks
{f} thank you, I have [taken note|updated my notes|noted it]
{cs} good to know, thanks
{s} thank you for [letting us know|the update|writing it here]
{w} thanks for telling us, $p
{f} noted with thanks, $p
{f} thank you for the [information|report|update]
{d} noted
{c} ok, thanks
{s} fine, I'll [plan with|work with|go by] that
{v} thanks, I'll [work with that|plan with that|keep it at that] until I hear [otherwise|more|from you]
{i} that should be fine [on my side|for me|over here], I think
{m} good, [carry on|keep going|keep me posted]
{c} [got it|cool|righto|check]
{s} thanks, $p, I've got it [down|in my notes]
{cs} right, noted
{f} understood, thank you
{w} thanks for keeping us [in the loop|posted|up to date], $p
`

var ackForecast = `
{cs} fingers crossed
{c} here's hoping
{s} good, I'll keep some time free
{f} thank you, I'll plan on that basis
{w} no stress, $p
{d} noted
{s} thanks, that's close enough for me
{f} noted, thank you for the estimate
{m} fine, keep me posted
{cs} that'd do nicely
`

var ackPromise = `
{cs} thanks, I'll count on it
{s} great, then I'll plan with that
{f} thank you, that's appreciated
{d} good
{w} that's kind, $p
{c} deal
{m} I'll hold you to it
{f} I'm relying on it
`

var ackTopic = `
{cs} thanks for the $a [on|for] $t
noted, the $a [on|for] $t
{cs} good to know about the $a, thanks
{w} thanks, $p, I [was wondering about|was missing|had forgotten] the $a [on|for] $t
{f} thank you for the [information about|word on|details of] the $a for $t
{v} thanks, I'll [put|write|copy] the $a for $t into my [notes|sheet|list]
{c} ah, so that's the $a for $t
{f} I've [taken note of|noted|entered] the $a for $t
{m} good. I wanted to [be sure of|have|know] the $a on $t
`

var ackTask = `
{cs} ok, thanks for the news on $t
{w} thanks for keeping us posted on $t, $p
{f} thank you for the report on $t
{v} thanks, I had lost track of $t a little
{s} good, then I know where $t $stands
{m} thanks. keep me posted on $t
{cs} thanks, following $t from here
`

// To a decision or a settled doubt.
var ackConsent = `
{c} ok
{c} works for me
{c} fine by me
{s} sounds good
{s} all right, $p
{f} agreed
{f} that's acceptable to me
{f} understood
{cs} makes sense
{c} good call
{i} fine with me, I think
{v} understood, I'll arrange my things around that
{s} I can live with that
{w} good choice, $p
{d} yes, agreed
{cs} ok, adjusting my side
{f} understood, I'll adapt my part
{c} fair enough
{m} good, let's do that
{s} thanks for settling it
`

// To somebody who asks for help: the person asked, and others.
var ackYes = `
{c} [sure thing|sure|yep, on it|np]
{c} yep[, on it|, looking|, give me a bit]
{cs} [of course|sure|will do]
{cs} [happy to|glad to|no problem]
{s} yes, I'll [have a look|look at it|get to it]
{s} gladly, $p
{f} [certainly|of course|gladly]
{f} with pleasure, $p
{d} yes
{v} I'll have a look [as soon as I'm out of|right after|before] my next meeting
{i} I'll try, I think I can [fit it in|find a moment|squeeze it in]
{h} [if there are biscuits|for a coffee], yes
{c} can do
{cs} count me in
{f} yes, I'll [make time for it|gladly do so|see to it]
`

var ackOffer = `
{cs} count me in if you need [another pair of eyes|company|a second look]
{s} I can help [as well|too], if that's useful
{c} I'm around too
{f} I'm available as well, should you need me
{w} happy to join, $p
{cs} I'd like to see that too, $p
{c} same here, if there's room
{s} good idea, keep me in copy
{d} I can help
{f} a good idea, $p
{m} good, please include me
`

var ackStart = `
{cs} good luck
{w} good luck, $p, [shout if you need a hand|call me if it gets tricky|ask away]
{c} [nice|cool|oh good]
{s} great, [looking forward to it|keen to see it|good to hear]
{f} I wish you every success with it
{f} thank you for taking this on, $p
{d} good
{m} good, keep me posted
{v} good, I've been [waiting for|hoping for|looking forward to] that
{s} happy that you have it, $p
{c} go for it
{w} so glad it's you, $p
{f} thank you, I look forward to the results
`

var ackCheer = `
{c} yay
{c} nice!
{w} wonderful, $p
{w} congratulations, $p
{cs} great work
{f} well done
{f} my compliments
{cs} brilliant
{s} well done, $p
{s} thanks for all the work, $p
{h} I knew you'd do it. fine, I hoped
{m} good job, $p
{d} good work
{f} thank you for your work on this
{w} so pleased for you, $p
`

var ackSorry = `
{c} [ouch|ugh|meh]
{cs} oh no
{w} sorry to hear that, $p
{f} I'm sorry to hear [it|that]
{cs} that's [annoying|a nuisance|no fun]
{c} oh dear
{s} thanks for [the warning|saying so|telling us]
{f} thank you for letting us know
{w} let me know how I can help, $p
{m} keep me informed, I'll see whom I can [call|ask]
{s} shout if [a second opinion|another pair of eyes|a phone call] helps
{c} not again
{d} tell me what you need
{v} I know the feeling, [we had something like it|I've been there|it cost me some evenings], [and it went away by asking around|so ask me if you like|and talking about it helped]
`

// To somebody who sees a risk.
var ackPoint = `
{cs} [fair|good] point
{s} [worth|that's worth] [looking into|checking|thinking through][| before we go on]
{f} a [valid|fair|sensible] concern
{c} hm, true
{cs} hadn't thought of that
{w} thanks for thinking ahead, $p
{d} true
{f} thank you for [raising it|saying so|pointing it out]
{v} I'd [brushed that aside|not looked at it like that|hoped nobody would ask], but [you have a point|I see what you mean|that worries me too now]
{m} noted. let's keep an eye on that
{s} worth [keeping an eye on|a second look|thinking about], I agree
{i} you may well be right
{h} and I was [sleeping so well|having such a good day]
`

var ackOops = `
{c} oops, my bad
{c} argh, you're right
{cs} [right|ah|oh], sorry
{s} you're right, thanks for [catching that|saying so|looking]
{f} I stand corrected
{f} thank you for the correction
{w} good catch, $p
{d} corrected, thanks
{h} I'll [blame my glasses|clean my glasses], you're right
{cs} true, I looked at the wrong [place|line|page]
`

var ackNews = `
{cs} [interesting|good to know|worth knowing][|, thanks]
{c} [huh|ha|wow], [didn't know that|news to me|missed that]
{cs} [read|saw|heard] that [too|as well], [and wondered|no idea what to make of it|thanks anyway]
{s} thanks for [sharing|passing it on][, I'll read it later|, I'd missed it|]
{s} [I'd heard of it|I had read something like it][, but not that much|, thanks for the rest|]
{f} thank you for passing it on[, I had missed it|, I will read it|]
{f} [of interest|good to know], thank you
{w} thanks, $p, [I'd missed that|I hadn't heard|I hadn't seen it]
{d} [noted|seen]
{cs} [hadn't seen that|I'd missed that]
{p} [is that confirmed|do we know more|who says so]?
{i} [curious|strange], if it's true
{m} [thanks, useful to know|good to know before I'm asked]
`

// To a correction of somebody else's message.
var ackPutRight = `
{c} [ok|oh|ah], [noted|good you said so|got it]
{cs} [got it|noted], thanks for [saying so|clearing that up]
{s} [good to know|good that you said so], [I'd believed it too|I had it wrong as well|I nearly passed it on]
{f} thank you for [clearing that up|putting it right|the correction]
{f} understood, I'll [correct my notes|pass it on]
{d} noted
{w} good that you [watch|look out], $p
{v} I'd [already passed it on|half believed it], so thanks for [saying so|clearing that up]
{m} good, please let the others know
{i} [ah|I see], I think I [had it wrong too|misread that as well]
`

var ackNoted = `
{c} noted, thanks
{s} thanks for the reminder
{f} duly noted
{d} noted
{f} thank you for the reminder
`

// When every short word of the day has been used.
var ackMore = `
{cs} noted here
{s} I'll make a note of it
{c} will keep it in mind
{f} I've made a note of it
{s} and I'll tell the others
{v} I'll come back if anything's unclear
`
