package author

// What is heard of a tone, by whether something is claimed, asked or only
// answered in a few words. The tones are those of people's profiles (G3).

func toneSources() map[string]string {
	return map[string]string{
		"tone direct say": `
no need to discuss it
that's all there is to it
take it as it is
please act on it
plain as that
no ifs, no buts
`,
		"tone direct ask": `
a plain answer will do
just tell me
no long story, please
I need it today, not at some point
short answer, please
`,
		"tone direct brief": `
that's all
next
enough said
moving on
no more from me
`,
		"tone casual say": `
{cs} anyway, you get the idea
{c} so yeah, that's that
{cs} no big deal, just so you know
{h} tell your cat
that's about the size of it
feel free to grumble
`,
		"tone casual ask": `
no rush at all
whenever you get round to it
just curious
poke me if I should ask elsewhere
a quick line will do
`,
		"tone casual brief": `
catch you later
right, back to my tea
see you at lunch, maybe
easy does it
anyway, carry on
`,
		"tone professional say": `
please take this into account in your planning
I'd ask you to inform the parties concerned
further detail is available on request
kindly treat this as the current position
I remain available for any queries
`,
		"tone professional ask": `
I'd appreciate a reply at your convenience
your assistance would be appreciated
please direct me to the right person otherwise
thank you for your attention to this
`,
		"tone professional brief": `
I'll act accordingly
I appreciate your diligence
I've taken note of it for our records
thank you for keeping us informed
`,
		"tone empathetic say": `
I know this makes somebody's week harder, so say if you need a hand
be gentle with yourselves over it
I know how much you all have on your plates
if it weighs on anybody, my door is open
take your time with it, all of you
`,
		"tone empathetic ask": `
I know you have enough on your plate
only if it doesn't add to your load
take the time you need
I know it's a lot at the moment
`,
		"tone empathetic brief": `
I can imagine how that feels
look after yourself
I hope you get some rest later
we're all behind you
that can't have been easy
`,
		"tone persuasive say": `
look at it from the other side and you'll see why
I'm convinced that we'll be glad of it later
it pays off, believe me
just think of what it [spares us|saves us later]
the more I look at it, the clearer [the case gets|it gets]
ask me again in a year and you'll agree
`,
		"tone persuasive ask": `
a clear answer would spare us all some trouble
I promise that it's worth your while
it would help more people than just me
you're the person who can move this along
`,
		"tone persuasive brief": `
and it's worth building on
let's make something of that
I'd go further and say we need more of it
believe me, it pays off
`,
		"tone humorous say": `
I'd sing it to you, but the office asked me not to
my horoscope said nothing about this
film rights are still available
no keyboards were hurt, only feelings
please hold your applause until the credits
I'm told this is what grown-ups do
`,
		"tone humorous ask": `
I pay in biscuits
my crystal ball is at the cleaner's
answers on a postcard, please
wrong answers only for entertainment
I asked my rubber duck, but it just stared
`,
		"tone humorous brief": `
my plants agree
put it on a mug
I'd do a cartwheel, but my chair is comfy
the office dog would be proud
queue the violins
`,
		"tone skeptical say": `
I'd still like to see somebody prove me right
I've been told such things before
let's see if it survives contact with reality
it looks almost too neat to me
who has actually checked?
I've seen such things fall apart on closer inspection
`,
		"tone skeptical ask": `
and please with a source, if there's any
I've heard different things, so I'd rather be sure
I'm not convinced that anybody knows
hearsay won't do this time
`,
		"tone skeptical brief": `
I'll believe it when I see it
let's see how long that lasts
if you say so
we'll see about that
colour me unconvinced
`,
		"tone enthusiastic say": `
I'm so excited about this
can't wait to see where it takes us
this is going to be great
what a team
love how it's coming together
best part of my day so far
`,
		"tone enthusiastic ask": `
can't wait to hear
I'm dying to know
so looking forward to the answer
I love where this is going
`,
		"tone enthusiastic brief": `
love it
this is brilliant
what fun
you people are amazing
keep them coming
`,
		"tone anxious say": `
I hope nobody is cross with me
please check it, I've been worrying about it all day
I keep going over it in my head
I'd hate for it to come back to bite us
I'm a bit nervous about how it'll be taken
tell me if I'm fretting for nothing
`,
		"tone anxious ask": `
I'm getting a little nervous about it
I keep thinking that I've missed something
I'd sleep better if I knew
sorry to fret, but it's been on my mind
`,
		"tone anxious brief": `
I just hope it holds
I do worry, though
I hope that's all right with everybody
let's hope nothing goes wrong
I'll cross my fingers
`,
	}
}

// reportTones are heard in a plain report, which nothing can be argued about.
func reportTones() map[string]string {
	return map[string]string{
		"tone direct report": `
that's [all there is to it|the whole of it|all I have]
take it as it is
please use [that|it]
no [discussion|debate] needed
plain as that
no more to it than that
`,
		"tone casual report": `
{c} so yeah, that's that
{cs} anyway, now you know
{cs} no big deal, just so [you know|you've heard it]
{cs} do with it what you like
{cs} that's about the size of it
{cs} feel free to grumble
{f} this merely for your notes
`,
		"tone professional report": `
please [take this into account|consider this] in your planning
I'd ask you to inform [the parties concerned|those who work with it]
[further detail is|supporting documents are] available on request
kindly treat this as the current position
I remain available for any queries
please update your records accordingly
`,
		"tone empathetic report": `
I know [how much you all have on your plates|that some of you had hoped for something else], so [no need to answer|ask me if it causes you work]
if it makes extra work for anybody, [tell me|come to me], and we'll share it
[say so|tell me] if you need a hand with it
I know that [it wasn't easy to get here|a lot of patience went into this], so thank you
`,
		"tone persuasive report": `
[I think|believe me,] you'll be glad to have it in writing
it's worth [a minute of your time|a closer look]
use it, it'll spare you [the search|a discussion later]
take it seriously and the rest gets easier
`,
		"tone humorous report": `
[somebody frame this|frame it, please|I'd like it on a mug]
it took more coffee than I'm ready to admit
my horoscope said nothing about this
no keyboards were hurt[|, only feelings]
please hold your applause until the credits
I'm told this is what grown-ups do
I checked it with my plant, who [has no objections|shrugged]
{h} the [jury|cat] has been informed
`,
		"tone skeptical report": `
if the [source|sheet] is right, that is
I'd still like somebody to [check it|look at it with me]
who has actually checked?
it looks almost too neat to me
I wouldn't [bet on it|swear to it] until somebody has looked again
I only half believe it myself
`,
		"tone enthusiastic report": `
[so glad|I'm so happy] to have that in the notes
it's [coming together|taking shape], love it
what a team
best part of my [day|morning] so far
and I'm [thrilled|delighted] about it
great to see it [move|take shape]
`,
		"tone anxious report": `
please check it, I've been [worrying about it|going over it in my head]
I hope I've [read it right|got that right]
I'm a bit nervous about it, so [somebody look again|please tell me if it's wrong]
tell me if I'm fretting for nothing
[I looked at it again and again|I keep checking], and I'm still not at ease
`,
	}
}
