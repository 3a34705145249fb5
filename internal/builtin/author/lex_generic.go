package author

// What can be added about any attribute, put together from parts, so that it
// seldom reads the same. Free of values, as everything here.

var aboutAttribute = `
[I'll|let me] [come back to|say more about] the $a when [I know more|there's more to tell|the dust has settled]
{v} [people kept asking me about|there was some confusion over|I was asked in passing about] the $a, [hence this note|so here it is in writing|which is why I'm writing it down]
[please|do] [check|compare] that with what [you have|your notes say|you had in mind] for the $a
{cs} the $a [matters|makes a difference] [to what comes after|for the rest of the plan|for more people than you'd think]
{v} [if the $a looks odd to you|if you had something else down as the $a|if the $a gets in your way], [say so now|tell me before you build on it|come and see me]
{f} [I'd ask you to|please] [note the $a in your own documents|take account of the $a in your own planning|bear the $a in mind]
{f} [any questions about|comments on|objections to] the $a [are welcome|may be addressed to me|will be answered as soon as I can]
$h the $a [deserves a line in the notes|is worth remembering|should be known to all of us]
{m} [I want|I'd like] the $a to be [known to everybody|the same in every document|clear to all of us]
{j} [the $a goes into the docs|I've updated the docs, $a included|the docs have the $a as well]
{h} [I dreamt of|I can no longer unsee|my family now knows about] the $a
{w} [do ask|just ask|feel free to ask] if the $a [raises questions|isn't clear|puzzles you]
{i} [maybe|perhaps] [we can talk about|it's worth a word on|somebody wants to look at] the $a [at some point|when there's time|before long]
{d} [don't|nobody should] [guess|improvise on|second-guess] the $a [from now on|any longer|again]
{c} [kind of|quite|rather] happy [to have the $a written down|that the $a is out in the open|to get the $a off my chest], [to be honest|truth be told|I must say]
{s} [with the $a out of the way|now that the $a is on the table|the $a aside], [I can get on|the rest should be easier|there's less to worry about]
{B} [I'll look at the rest of it|more on that] [before lunch|after lunch|later this morning]
{A} [I'll look at the rest of it|more on that] [before I leave|later this afternoon|when the office is quieter]
`

var followUps = `
{p} [who else|which of us|who outside the group] [should hear about|has to know about|will ask about] the $a?
{p} [does|could] the $a [affect|change] [anything on your side|what you're doing|your own plans]?
{p} [is|are] [anybody's plans|anybody|any of you] [touched by|affected by|surprised by] the $a?
{p} [has anybody seen|did anybody see|did any of you find] a different $a [somewhere|elsewhere|in older notes]?
{P} [how sure are we|how certain is everybody|how confident are you] about the $a?
{P} [who|which of us] [checked|looked into|went through] the $a [before|independently|with fresh eyes]?
{P} what [would have to happen|would it take|would you need to see] for the $a to [change|move|be questioned]?
{p} [do we|should we|does it make sense to] [write down|explain|record] how we got to the $a?
{p} [where|in which document] [should|do] I [note|put|record] the $a?
{p} [anything|is there anything] [I should know|you'd add|I've missed] about the $a?
{P} [what's the weak spot in|what don't we know about|what might somebody criticise about] the $a?
{p} [would you|do you] [mention|bring up] the $a [to the others|when you see the rest of the team|outside this group]?
`

var aboutSubject = `
{cs} [more|I'll write more] on $t [later today|when there's more|as it comes]
{v} [there's more to say about|I could go on about|I've a page of notes on] $t, [but that's what matters right now|though the rest can wait|and I'll spare you the rest]
{f} [I remain available for|I'll gladly answer] [questions|any questions] about $t
{w} [thanks to everybody who helped with|I appreciate all the help with|it's a pleasure to work with you on] $t
{s} [otherwise|apart from that] $t [keeps me busy|gives me no grief|is on track as far as I can see]
{c} [that's|so that's] $t [for you|in a nutshell|for now]
{i} [I hope|hopefully] that [helps|is of use to] [anybody waiting for|whoever depends on] $t
{m} [keep me posted on|I'd like to hear more about|let's talk about] $t [as things develop|when there's more|before the end of today]
{j} [notes|docs] on $t are [updated|current|where they always are]
`
