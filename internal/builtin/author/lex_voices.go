package author

// What is heard of a voice, by the occasions of the tones: chatty people chat,
// elaborative ones explain, anecdotal ones tell what happened to them, and
// action-oriented ones say what is next. Concise and boring people add nothing.
// What is told is small and long ago, so that it says nothing of the project.

func voiceSources() map[string]string {
	return map[string]string{
		"voice chatty report": `
{cs} [anyway|well], that's [me|my news|enough from me] [for now|for the moment]
{cs} it's [one of those days|been a funny sort of day|all go here], but [there you go|we're getting there|never mind]
I was about to write that [earlier|before my coffee|a while ago], then [the phone rang|somebody came by|I got talking]
{cs} [the rest when we meet|more over coffee], [I've gone on long enough|you know where I sit|I'm around]
[I could go on|I could say more|there's more to tell], but [you have work to do|I'll spare you|that's for a coffee]
`,
		"voice chatty answer": `
{cs} [lucky you ask|funny you should ask], I [had it open|was just looking at it|have it right here]
[come by|drop in] [any time|for a coffee|if you like], and I'll [tell you the rest|tell you more|put the kettle on]
[I could go on|I could say more], but [you have work to do|I'll spare you|that's for a coffee]
`,
		"voice chatty ask": `
I'm sure [somebody told me|I've seen it somewhere|it came up over coffee], but [my head's a sieve|I can't place it|it's gone]
I was thinking about it [on the stairs|over coffee|on the way in], and [then I had to ask|couldn't for the life of me say|got curious]
{cs} [that's me again|me again], I know, [I ask a lot|always asking|full of questions]
`,
		"voice chatty say": `
[come by|drop in|call me] if you want [the long version|to chat about it|to hear how it came about]
I could [go on about it|tell you the whole story], but [you have work to do|I'll spare you|that's for a coffee]
{cs} we've [chatted|talked] about it [long enough|over enough coffee|up and down the corridor]
`,
		"voice chatty settle": `
[come by|drop in|call me] if you'd like to [chat about it|talk it over|have a moan]
{cs} [coffee's on me|we can chat about it over coffee|I'm always up for a chat], [as ever|you know me]
`,
		"voice chatty trouble": `
{cs} I've [told|moaned to] everybody [who'd listen|who came past|on my floor]
you wouldn't believe [how long I've been at it|how many people I've called|what I've tried]
{cs} [and I'd just made coffee|just when I'd got comfortable|of all days]
`,
		"voice chatty worry": `
I was talking about it [over coffee|on the stairs|on the way in], and [it stuck with me|now I can't leave it alone|I had to write]
{cs} [I do go on about it|I know, me again], but [better said|somebody had to|there it is]
`,
		"voice chatty weigh": `
I was chewing on it [over coffee|on the way in|at lunch], so [here it is|there you have it]
{cs} [well|anyway], that's my [thought|contribution], [make of it what you like|take it or leave it]
`,
		"voice chatty start": `
{cs} I've [cleared my desk|sharpened my pencils|stocked up on coffee], [so off we go|so no excuses|as one does]
you'll be hearing [a lot|plenty|more than you'd like] about it from me
{cs} [ask me about it|come and chat] any time, [I love to talk|I'm not hard to find|you know where I sit]
`,
		"voice chatty done": `
ask me about [the story behind it|how it went|the rest] over [coffee|tea|lunch]
{cs} don't get me started on it, [I could talk for hours|you'd be here all day|you have work to do]
`,
		"voice chatty promise": `
{cs} and then I'll [talk about something else|stop going on about it|find something new to talk about]
[come by|drop in|call me] if you'd like to [hear how it's going|chat about it|know more]
`,
		"voice elaborative report": `
that's the short version, and [the long one is in my notes|I can explain the rest|there's more behind it]
I mention it because [others plan by it|it tends to come up|it's easily forgotten]
[somebody will ask|it's easily mixed up|such things get lost], so [I'd rather write it down here|I put it in full]
it helps to see it [beside the rest of the plan|together with the rest|in context], which I can [explain|go through with you][| any time]
`,
		"voice elaborative answer": `
I can [explain how we got there|write up the background|tell you how it came about], [if that helps|if you like|should you need it]
there's [more to it|some history to it|a longer story to it], [but that's the gist|if you want it]
I've tried to [put it as exactly as I can|leave nothing out|be exact], since [it's easily mixed up|these things get passed on]
`,
		"voice elaborative ask": `
{y} I ask because [I'm writing it up|my notes have a gap there|I want to describe it properly]
the more [background|detail] you can give, the [better|easier for me|fewer questions I'll have]
and if you can, add [how it came about|what's behind it|the background]
`,
		"voice elaborative say": `
I've [weighed it up|thought it through|looked at it] [at some length|with care|from several sides]
I can [explain|write up] [the reasoning|how I got there|what else we looked at], [if you like|should you want it]
there were good reasons [on both sides|for other ways, too|to think twice], so [I took my time|it took a while]
`,
		"voice elaborative settle": `
I [weighed both sides|looked at it from several sides] before I wrote [this|that]
I can [explain|write up] [the reasoning|how I got there], [if you like|should you want it]
`,
		"voice elaborative trouble": `
I'll [write up|describe] [what I've tried|the details] so that [nobody has to repeat it|others can follow|we have it in writing]
it [isn't as simple as it sounds|has several sides|hangs together with other things], [I can explain|as so often]
`,
		"voice elaborative worry": `
to be [clear|precise|fair], I don't [expect it|say it will happen], but [we should be ready|I'd plan for it]
I can [explain|write up] [why I think so|how it could come about|what leads me there], [if you like|should you want it]
`,
		"voice elaborative weigh": `
there's [something|a good deal] to be said for it, and [something|a little] against it
I can [explain|write up] [what speaks for it|how I got there|the details], [if you like|should you want it]
`,
		"voice elaborative start": `
I'll begin with [an outline|a list of what we know|what we have], then [come to the details|ask around|fill in the rest]
I'll [describe|write down] [each step|what I do] as I go, so that [others can follow|nobody has to guess|it can be repeated]
`,
		"voice elaborative done": `
I've added [a few lines|some notes] on [how it came about|what I left out|how to read it]
I can [explain|go through] [the details|how I got there] with [anyone who likes|whoever wants it]
`,
		"voice elaborative promise": `
that allows for [a proper check|questions|the usual corrections], which [always come|I'd rather not skip]
I'd rather [do it properly|take care over it] than [hurry|hand over half of it]
`,
		"voice anecdotal report": `
that reminds me of [my first job|my first weeks here|an old project of mine]
my [old boss|first boss|grandmother] would have [underlined that|liked that|written that down]
I once [lost a whole afternoon over something like that|got that wrong in front of everybody|had to find that out the hard way]
there's a story behind it, [ask me over coffee|for another time|but that's for another time]
I write such things down [at once|by hand, too], [a habit from my first job|my old boss taught me that]
`,
		"voice anecdotal answer": `
I once [had to guess at such a thing|spent an afternoon looking for that|got that wrong in front of everybody], [never again|so I keep notes now]
my [old boss|first boss] used to ask me [that sort of thing|such things] [in the lift|at the worst moment|with his coat on]
that takes me back to [my first job|my first weeks here], when [I knew nothing|I had to ask everything]
`,
		"voice anecdotal ask": `
[the last time I guessed|I guessed once, and|I once guessed such a thing, and] it cost me [an afternoon|a lot of cake|my good name]
my [old boss|first boss] used to say: [ask first|ask before you build|a question costs nothing]
in my [last job|first job] I [never dared to ask|learned to ask early|guessed too often]
`,
		"voice anecdotal say": `
I once saw [the opposite|a group argue about that for months|what happens without it], and [never again|I've learned from it]
my [old boss|first boss] used to say: [better clear than clever|decide and write it down|a late answer is an answer too]
`,
		"voice anecdotal settle": `
I've been [on both sides of such talks|overruled often enough], so I know [how it feels|that it stings a little]
my [old boss|first boss] used to settle such things [over tea|with a coin|by leaving the room], [I prefer to write|I'm slower]
`,
		"voice anecdotal trouble": `
I had [something like it|the same sort of thing] [years ago|in my last job|once], and [it wasn't pretty|it took ages|we laughed about it later]
my [old boss|first boss] would have [gone for a walk|thrown a pen|made tea] at this point
`,
		"voice anecdotal worry": `
I've [seen|lived through] something like it [before|once|in my last job], and [it wasn't pretty|nobody laughed|I don't want to again]
[years ago|in my last job] we all [laughed|shrugged] at such a worry, and then [it happened|nobody laughed]
`,
		"voice anecdotal weigh": `
I knew something like it in my [last job|first job], and [it did well|nobody complained|it grew on me]
that reminds me of [my first job|an old project of mine], where [we did much the same|such things went well]
`,
		"voice anecdotal start": `
the last time I did something like it, [I lived on biscuits|I learned a lot|I wore out a keyboard]
I still remember [my first one|how nervous I was the first time|my first time], [it was a mess|I hardly slept|nobody believed in it]
`,
		"voice anecdotal done": `
I could [write a book about it|tell stories about it|fill an evening with it]
I [learned more than I'd expected|dreamt of it more than once|found old notes of mine in the process], [I must say|believe it or not]
`,
		"voice anecdotal promise": `
I once let somebody wait [for ages|far too long], [never again|and still feel bad about it]
my [old boss|first boss] used to [double|triple] every such date, [I try not to|I've learned why]
`,
		"voice action-oriented report": `
next I'll [check the rest|put it in the plan|tell those who depend on it]
who needs [to know|it] next?
[that's|so that's] one thing less to [find out|chase|look up]
I'll take [the next point|what comes next|the rest of my list] [now|right away|straight after this]
`,
		"voice action-oriented answer": `
[that should get you moving|so you can go ahead|so go ahead]
what's [your next step|next on your side]?
[tell me|say so|write to me] if you need anything else to [go on|move on|get going]
`,
		"voice action-oriented ask": `
I'd like to [get on with it|move it forward|act on it] [today|soon|right away]
once I have it, I'll [go on|get moving|do the rest]
with that I could [go on|go ahead|do the rest myself]
I need it to plan [the next step|my part|what comes next]
I [can't|don't want to] [stand still|wait] for it [for long|too long]
and [who|whom] do I [talk to|ask] if you don't know?
[point me to it|tell me where it is], and I'll [fetch it myself|look it up]
`,
		"voice action-oriented say": `
please [act on it|change it on your side|get going], I'll [do my part|see to the rest]
I'll [put it into practice|tell those who need it|see to it] [today|right away|next]
who [has to act|needs to move] [now|first|on it]?
let's [get on with it|put it to use|make it happen]
`,
		"voice action-oriented settle": `
[back to work, then|let's get on with it|let's move on]
I'll [tell those who need it|see to the rest] [next|right away|today]
`,
		"voice action-oriented trouble": `
I'll [call around|try another way|go after it] [today|right away|next]
who can [push it along|make a call|open a door for us]?
let's [find a way round it|list what we can do meanwhile|do what we can without it]
`,
		"voice action-oriented worry": `
let's [plan for it|name somebody to look after it|decide what we'd do then]
who [looks after it|looks into it|takes care of that]?
I'll [put it on the list|draft a plan for it|ask around] [today|next|right away]
`,
		"voice action-oriented weigh": `
let's [try it out|choose and go on|decide and move on]
I could [try it out|draft it|prepare it] [today|right away|if you like]
`,
		"voice action-oriented start": `
first [the outline|a list of questions|a look at what we have], then [the details|the rest|the hard part]
you'll [have something to look at|see a first version|hear from me] soon
[send me|give me] what you have, and I'll [get going|work it in|make use of it]
`,
		"voice action-oriented done": `
please [put it to use|use it|look it over and go on]
next I'll [take|turn to] what's been waiting
[what's next|what comes next|who needs me next]?
`,
		"voice action-oriented promise": `
I'm [on it|getting on with it] [now|right away|as we speak]
[I'll sit down to it|I'm back at it] right after this
`,
	}
}
