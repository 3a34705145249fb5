package author

// Openings of replies to what was said on an earlier day: short, and each says
// which message is answered, by its subject and whoever wrote it. What that
// message did has tables of its own (earlierSources).

// earlierSources are the openings by what the earlier message did.
func earlierSources() map[string]string {
	return map[string]string{
		"earlier": earlierOpen, "earlier question": earlierQuestion, "earlier brief": earlierBrief, "earlier banter": earlierBanter,
		"earlier report": earlierReport, "earlier decision": earlierDecision, "earlier trouble": earlierTrouble,
		"earlier worry": earlierWorry, "earlier start": earlierStart, "earlier asked": earlierAsked,
		"earlier beside": earlierBeside,
	}
}

// earlierOpen fits whatever was said but a question.
var earlierOpen = `
{cs} [coming|circling|getting] back to [$t|your [note|message|post] [on|about] $t|what you [wrote|said|posted] [on|about] $t], $p[:|.]
{cs} [back to|re|to] [your [note|line|post|message] [on|about]|what you [wrote|said|posted] [on|about]] $t, $p:
{c} [re|on] $t, $p:
{c} $p, [re|on|about] $t:
{c} [late to this|catching up], $p[, but|:] [on|about|re] $t:
{c} [just|only now] [saw|read|found|got to] your [note|post|message] on $t, $p.
{c} $p, [scrolled|went] [back|up|back up] to [your [bit|note|message] on|what you wrote on|] $t.
{cs} [missed|nearly missed|overlooked] your [note|message|post] on $t[ at first| in the rush|], $p[, sorry|].
{cs} [sorry for|excuse|forgive] [the|my] [slow|late|belated] [reply|word|answer] [on|about] $t, $p.
{cs} [belated|late|slow] [reply|word|thought] on $t, $p:
{s} [picking|taking] up [your [note|message|post] on $t|what you [wrote|said] on $t], $p[:|.]
{s} [still|once more|again] on [your [message|note|post] about|what you wrote about|what you said about|] $t, $p:
{s} [I've been thinking|I've thought some more|been going back and forth|I was just thinking|I'm still thinking] about [$t|your [note|message|post] on $t|what you [wrote|said] on $t], $p.
{s} $p, [I reread|I went back to|I looked up|I've looked at|I took another look at] [your [message|note|post] [on|about]|what you [wrote|said|posted] [about|on]] $t.
{s} [to answer|in answer to|following up on|as for|to take up] [your [message|note|post] [on|about]|what you [said|wrote|posted] [on|about]] $t, $p:
{s} $p, [a few words|a late word|a late answer|a thought] on [what you wrote about|your note on|your message about] $t:
{cs} before [I forget|it scrolls away|this gets buried|it drops off my list], $p, [on|about|re|something on|a word on] $t:
{cs} $p, [about|on|as for] [your [note|message|post] on|what you wrote on] $t:
{cs} one [more thing|thing] [on|about] $t, $p:
{f} [with reference to|with regard to|in response to|as regards] your [message|note|remarks|lines|post] [on|about|concerning] $t, $p:
{f} [returning|further|in reply|in answer] to your [message|note|remarks] [on|about|concerning] $t, $p:
{f} [allow me to|let me|I'd like to|I should like to] [return|come back] to [$t|your [message|note|remarks] [on|about] $t], $p[.|:]
{f} [I refer to|I have now read|I have looked at|I come back to] your [message|note|remarks|lines] [on|about|concerning] $t, $p.
{f} [concerning|regarding] [$t|your [note|message] on $t], $p:
{f} $p, [please excuse|excuse|I apologise for] [my late|my delayed|the late|the slow] [reply|answer|response] [on|concerning] $t.
{w} [thanks|thank you|many thanks] for [raising|bringing up|writing about|your [note|message|lines|post] [on|about]|what you wrote on] $t, $p.
{w} [good|glad|nice|great] that you [raised|brought up|wrote about|mentioned|spoke about] $t, $p.
{w} $p, [sorry I'm late with my answer|sorry for the wait|excuse my silence|I should have answered sooner] on $t.
{w} [kind|nice|good] of you to [write|post something] about $t, $p.
{w} $p, [I liked|I appreciated|I was glad of] your [note|message|post|lines] on $t.
{w} [hope|I hope] [you're well|you're fine|it's not too late], $p. [on|about|re|a word on] $t:
{w} [I hadn't forgotten|haven't forgotten|still had in mind|kept in mind] [your [note|message|post] [on|about]|what you wrote on|your words on] $t, $p.
{d} [$t|on $t|to your message on $t], $p:
{m} $p, I [owe you a word|haven't answered you|never got back to you] [on|about] $t[|, sorry|, I know].
{m} [getting|coming] to [your [note|message] on|] $t [at last|now|finally], $p:
{i} [if it's|in case it's|as long as it's] [not too late|still of use|still open|still of interest], $p: [on|about] $t,
{i} [might I|can I|could I|mind if I] [come back to|pick up|go back to|return to] [$t|your [note|message|post] on $t|what you wrote on $t], $p?
{j} [pulling|bringing] $t [back up|up again], $p:
{j} [reopening|bumping] [your [note|message|post] on|] $t, $p:
{v} $p, [I wanted|I meant|I began] to [answer|reply to|write back to] [you|your [note|message]] [on|about] $t [earlier|right away|straight away].
{v} [I read|I came across|found time for|I looked at] your [message|note|post|lines] [on|about] $t [now|just now|again|today], $p.
{p} $p, [I had to read|I read|I've read|went over] your [message|note|post|lines] [on|about] $t [twice|more than once|slowly|again].
`

// earlierBeside stands before a value that has nothing to do with what was said
// but the task.
var earlierBeside = `
{cs} [on|about|re|also on] $t, $p:
{c} $p, [re|on|also on] $t:
{cs} [another thing|something else|one more detail|another detail] [on|about] $t, $p[:|.]
{cs} $p, [something else|a detail|another detail] [on|about] $t:
{cs} [by the way|besides|apart from that], $p, [on|about] $t:
{cs} [staying with|still with|as we're on|while we're on] $t, $p:
{s} [something|a detail|a bit more|one more line] [to go with|beside|next to] your [note|post|message] on $t, $p:
{s} [since|as] you [follow|write about|keep an eye on] $t, $p:
{s} [another|a different|a separate] [point|matter|thing] on $t, $p[:|.]
{csp} [not quite|not exactly] [your point|what you wrote about], $p, but [also on $t|on $t too]:
{f} [concerning|regarding|as regards] $t, $p:
{f} [further|in addition] to your [message|note|remarks] [on|about|concerning] $t, $p:
{f} [allow me to|permit me to|I'd like to] add [something|a detail|a point] on $t, $p[:|.]
{f} [a further|a separate|a different] point [on|concerning] $t, $p[:|.]
{w} $p, [something|a line|a detail] for you on $t:
{w} [this may help you|here's something for you|you may like to know this] on $t, $p:
{d} [$t|on $t], $p:
{v} $p, [before it slips my mind|before I forget|while I think of it], [on|about] $t:
{m} for your list, $p, [on|about] $t:
{j} [adding to|appending to] your [note|post|message] on $t, $p:
{i} if I may add [something|a detail|a line] on $t, $p[:|.]
`

// earlierReport answers progress, a delivery or a recap.
var earlierReport = `
{cs} [re|on|about|back to] your [update|report|news] on $t, $p:
{c} [saw|read|caught up on|just read] your [update|news|bit] on $t, $p.
{cs} [thanks|cheers] for [the|your] [update|news|write-up] on $t, $p.
{s} $p, [thanks for|good to have|I've read|I'm coming back to] your [update|report|news] on $t.
{s} [after|having read|going by] your [update|report] on $t, $p:
{f} with [reference|regard] to your [report|update] on $t, $p:
{f} [thank you for|I have read|I return to] your [report|update] on $t, $p.
{d} [your update on $t|your news on $t], $p:
{cs} $p, [on|re|to] your [update|report] [about|on] $t:
{v} $p, [I've gone through|I've been through|I found time for|I took my time over] your [update|report|news|write-up] on $t[| now| at last| just now| in peace].
{p} your [update|report|news] on $t [made me curious|made me look again|made me look up mine], $p.
{w} [good|nice|great] to [hear|read|see] [news|an update|something from you] on $t, $p.
{w} $p, [thanks|thank you] for [the note|your lines|the news|the update] on $t.
{w} [enjoyed|liked|appreciated] your [update|report|news] on $t, $p.
{w} $p, [kind|good|nice] of you to [share|post|tell us] [that|this] about $t.
{j} [re|picking up] your [status|update] on $t, $p:
`

// earlierDecision answers what was decided or settled.
var earlierDecision = `
{cs} [re|on|about|back to] [your|the] [decision|call] on $t, $p:
{c} [saw|read|just saw|only now saw] what you [decided|settled] on $t, $p.
{s} [on|about|coming back to] what you [decided|settled] on $t, $p:
{s} I've [read|seen|thought about] [your decision|what you decided] on $t, $p.
{f} with [reference|regard] to your decision on $t, $p:
{f} $p, I [have taken note of|have read|return to] your decision on $t.
{d} your [decision|call] on $t, $p:
{cs} $p, [on|re|about] your [decision|call] [about|on] $t:
{v} [I let|I've let] your [decision|call] on $t sink in[| a bit| for a while], $p.
{v} $p, [I've read|I've looked at|I've gone over] your [decision|call] on $t[| again| properly].
{w} [thanks|thank you] for [deciding|settling that|the clear word|the decision] on $t, $p.
{w} [glad|good|nice] [to have|to see] [a decision|it settled|some clarity] on $t, $p.
{w} $p, [I know that|I can imagine that|I guess that] your [decision|call] on $t wasn't easy.
{i} if I may [come back|return] to your decision on $t, $p:
{p} I've [turned over|gone over|looked again at] [your decision|what you settled] on $t, $p.
`

// earlierTrouble answers what is in the way, or a worry.
var earlierTrouble = `
{cs} [re|on|about|back to] [the|your] [trouble|problem|snag] [with|on] $t, $p:
{c} $p, [saw|read|just saw|only now read] [about the|about your|your] [trouble|problem] with $t.
{s} [about|as to|coming back to] what [bothers|worries|troubles] you about $t, $p:
{s} I've [read|thought about|been thinking about] what you [raised|brought up|wrote] on $t, $p.
{f} with [reference|regard] to the [problem|difficulty|matter] you raised on $t, $p:
{f} [thank you for|I have read|I return to] what you [raised|pointed out|brought up] on $t, $p.
{d} the [problem|trouble] [on|with] $t, $p:
{w} $p, [good|glad|nice] that you [spoke up|said something|told us|wrote] about $t.
{w} [thanks|thank you] for [being open|being frank|speaking up|telling us|writing to us] about $t, $p.
{w} $p, I [feel for you|feel your pain|know the feeling] [on|with] $t.
{w} [hope|I hope] [things look better|it goes better|it's easier] with $t [by now|meanwhile|today], $p.
{cs} $p, [about|re|on] the [problem|trouble] with $t:
{v} what you [raised|wrote|brought up] [on|about] $t [was on my mind|stayed with me], $p.
{w} $p, [that sounds|it sounds|that looks] [annoying|tricky|hard], the [problem|trouble] with $t.
{i} if it [still|really] [bothers|worries] you, $p: [about|on] $t,
`

// earlierWorry answers a risk that somebody sees, or an objection.
var earlierWorry = `
{cs} [re|on|about|back to] [what you said|what you brought up|your point] [about|on] $t, $p:
{c} $p, [saw|read|just saw|only now read] your [point|worry] about $t.
{s} [about|as to|coming back to] what [bothers|worries|troubles] you about $t, $p:
{s} I've [read|thought about|been thinking about] what you [raised|brought up|wrote] on $t, $p.
{f} with [reference|regard] to the [point|concern|matter] you raised on $t, $p:
{f} [I have read|I return to|I have considered] what you [raised|pointed out|brought up] on $t, $p.
{d} your point on $t, $p:
{w} $p, [good|glad] that you [spoke up|said something|wrote] about $t.
{cs} $p, [about|re|on] your [worry|point] on $t:
{v} what you [raised|wrote|brought up] [on|about] $t [was on my mind|stayed with me], $p.
{i} if it [still|really] [bothers|worries] you, $p: [about|on] $t,
`

// earlierStart answers a kickoff.
var earlierStart = `
{cs} [since|now that|seeing that|as] you're [on|at work on|looking after] $t, $p:
{c} [saw|read|just saw|heard] [that you've got|you've got|you're on|that you're on] $t, $p.
{s} [coming back to|as for|to] [your plans|your message|your note] [on|about] $t, $p:
{f} with [reference|regard] to your [announcement|message] on $t, $p:
{f} $p, I have [read|seen|taken note of] your [announcement|message] on $t.
{d} $t, $p:
{w} [good|nice|glad|great] to [see|have|know] you on $t, $p.
{w} [hope|I hope|trust] [all goes well|it goes well|it's going well] with $t, $p.
{w} $p, [good luck|all the best|have fun] with $t.
{cs} $p, [for|on|re] $t:
{cs} $p, [as|since|now that] you [have|look after|are on] $t:
`

// earlierAsked answers a request, a reminder or a plea for help.
var earlierAsked = `
{cs} [re|on|about|back to] what you [asked|wanted|asked us] on $t, $p:
{c} $p, [saw|read|just saw|only now saw] [your plea|your message|that you asked] [about|on] $t.
{s} you [asked|were asking|wrote] about $t, $p:
{s} [to come|coming] back to what you [asked|asked for|wanted] on $t, $p:
{f} with [reference|regard] to your request on $t, $p:
{f} in [reply|answer] to [your request on|what you asked about] $t, $p:
{d} [your request on|what you asked on] $t, $p:
{w} [sorry for|sorry about|forgive|excuse] the [wait|delay|silence|slow reply] on $t, $p.
{cs} $p, [re|on|about|to] [what you asked on|your request on] $t:
{cs} $p, you're [still|probably still] waiting [for us|for a word|] on $t.
{v} your [request|message] on $t [was|sat] [further down|in the middle of] my [list|inbox] [than I'd like|], $p.
`

var earlierQuestion = `
{cs} [to|re|on] your question [about|on] $t, $p:
{c} [found it|got it|here], $p. [on|re|about] $t:
{c} $p, you [were asking|asked|wanted to know] about $t:
{s} you [asked|were asking|wanted to know something] about $t, $p:
{s} you've [waited|been waiting] for [this|a word on this], $p. [on|about] $t:
{cs} I [still owe you|owe you|promised you] an answer on $t, $p:
{s} [late|belated|slow], but [here it is|an answer], $p. [on|about] $t:
{f} in [reply|answer] to your question [about|on] $t, $p:
{f} with [reference|regard] to your question [about|on] $t, $p:
{f} please excuse [the wait|the delay|my late reply], $p. [on|concerning] $t:
{w} [sorry|apologies] [that you had to wait|for the wait|to keep you waiting], $p. [on|about] $t:
{w} I [hadn't|haven't] forgotten [you|your question|to answer], $p. [on|about] $t:
{d} $p, [your question on|re|on] $t:
{m} [sorry|apologies] for the wait, $p. [on|about] $t:
`

// earlierBanter stands before a joke.
var earlierBanter = `
{c} [re|on] $t:
{cs} about $t:
{s} still [thinking about|on|laughing about] $t:
{f} [regarding|concerning] $t:
{s} on $t again:
{c} [that|the] thing with $t:
`

// earlierBrief stands before a word of thanks.
var earlierBrief = `
{cs} [about|on|re] $t:
{s} on your [message|note] about $t:
{c} re $t:
{c} oh, $t!
{f} [regarding|concerning] [your [note|message] on|] $t:
{cs} [just|only now] [read|got to|caught up on] [your note on|] $t:
{s} [catching up|a little late|belatedly], on $t:
{w} [thanks|thank you] for waiting. on $t:
{v} [I'm only now getting to|I've just come across|I only now read] your [note|message] on $t.
{d} on $t:
`
