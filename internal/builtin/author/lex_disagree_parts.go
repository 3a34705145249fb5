package author

import (
	"regexp"
	"strings"
)

// filled writes a table's lines with the choices that parts name: a line "who: a
// | b" makes "[a|b]" of "@who", so that lines of one kind share what can be said.
func filled(src string, parts ...string) string {
	choices := map[string]string{}
	for l := range strings.Lines(strings.Join(parts, "\n")) {
		if name, of, ok := strings.Cut(strings.TrimSpace(l), ": "); ok {
			choices[name] = "[" + partBreak.ReplaceAllString(of, "|") + "]"
		}
	}
	return partName.ReplaceAllStringFunc(src, func(name string) string {
		if c, ok := choices[name[1:]]; ok {
			return c
		}
		return name
	})
}

var (
	partBreak = regexp.MustCompile(` *\| *`)
	partName  = regexp.MustCompile(`@[a-z]+`)
)

// What stands before and behind an objection of any kind: @hm of casual people,
// @frankly of all but formal ones, @view of formal ones; @iv behind a clause.
const partsAround = `
hm: hm, | sorry, | honestly, | well, | mm, | look, | no, | wait, | um, | tbh, | dunno, |
frankly: honestly, | to be fair, | looking at it again, | sorry to say, | if I'm honest, | I have to say, | on reflection, | reading it again, | thinking about it, | I'll say it plainly: | speaking for my own work, | from my corner, | not to be difficult, but |
view: in my view, | as I see it, | to my mind, | as far as I can judge, | speaking for myself, | on closer reading, | having thought about it, | if I may say so, | on reflection, | from my experience, | I regret to say, | I must admit, | from where I stand,
iv: , I think | , I fear | , to my mind | , if you ask me | , as far as I can see | , I'm afraid | , from where I sit | , as I read it | , the way I see it | , I'd say | , at least to me |
`

// Why something can't be carried out: when it won't work, what one asks, what
// makes it hard.
const partsFeasibility = `
when: with the people we have | beside everything else | once it gets busy | on an ordinary day | without somebody working late | with so few hands | in the middle of all the rest | for those who have to do it | without dropping something | past the first few tries | with the tools we've got | as soon as somebody is out | with our present hours | next to the daily work | outside a test | under pressure | on top of what we do already | with new hands | if it has to be done properly | when the phones are ringing | beyond the pilot | as it stands | with those who are left | at the end of a long day | once people are tired of it | when questions come in
ask: who is meant to do the work | where does the time come from | what do we drop for it | who keeps the rest going meanwhile | who looks after it later | who steps in when it gets tight | which hours are left for that | how do we staff it | who checks it at the end | what do we put off instead | how do newcomers cope with it | where would we try it out | who trains the others | how long could we keep it up | who has done it before | what if the hands aren't there | who would you give it to | what happens on a bad day | how many hours is that, roughly | who answers the questions it brings | could we try it small | which of us has the time | how is that meant to fit in | what do those who'd do it say | who takes over when you're busy | is there a simpler version of it | when is it too much | are we enough for it
snag: the work behind it | the time it eats | whoever has to carry it out | the daily upkeep | the staffing | the order of the steps | the hours it takes | the handover | all the small steps in between | the testing it needs | the people, not the idea | what it costs in hours | the part after the first day | everything that comes after | the running around it takes | the daily routine | who covers whom | the sheer number of hands | the checking afterwards | the part that can't be planned | the extra step for everybody | keeping it up
hold: work | hold up | last | survive | hold | run well | go on
ing: working | holding up | lasting | going well | happening | running for long
`

const partsAssumptions = `
base: rests on | starts from | is built on | assumes | depends on | leans on | takes for granted | is based on | is drawn from | hangs on | was taken from | counts on
before: before anybody plans with it | before we go further | before it ends up on a slide | before others copy it | before we build on it | before it's taken as settled | before it gets passed on | before we rely on it | before work begins on that basis | before somebody quotes it | while it can still be changed | before it travels upstairs | before it turns into habit | before people plan around it | before it's too late to ask | before it's in every mail | before money goes into it
ask: who has checked it | where does it come from | was it ever tested | which part do we know for sure | how old is the input | who told us | what was it compared with | is it more than a feeling | which source is that from | when was it last looked at | did anybody run it again | what happens if the input is off | what if the sample was odd | do we know or do we hope | what's it based on | which of it is measured | who wrote that down first | can I see the source | what would prove it wrong | has the source changed since | was that a test or a guess | how sure are we | what was left out | who would know | when did we last look | does it hold outside the sample | is there anything in writing | which number did it start from
air: a guess | a hunch | hope | hearsay | habit | old input | a feeling | wishful thinking | what we'd like to be true | somebody's memory
`

const partsAlternative = `
other: try something smaller | start from the other end | take the usual way | change the order | do it in pieces | ask those who use it | keep it plain | begin with the easy part | try it on a small scale | look at what others do | leave room to change our minds | compare it with the old way | go step by step | do the least that helps | hold off a little | stay with what people know | leave the rest alone | see how far the old way carries | run a short trial
step: something smaller | the usual way | a smaller step | another order | something simpler | a plainer way | doing it in pieces | a trial on a small scale | the cheap version | what others do | the old way | a gentler start | a short trial | the plain version | the order we know | a smaller group first | what we have already
gain: gets us there sooner | leaves us more room | is easier to undo | annoys fewer people | costs us less later | is easier to explain | needs fewer hands | breaks less | is quicker to test | spares us a long argument | keeps the door open | can be dropped again | takes less explaining | can be tried on a small part | leaves the rest alone | does the job as well | is what people know | asks less of everybody | survives a bad day | hurts nobody
ask: what else was on the table | why not the usual way | can we compare it first | what speaks against a smaller step | has anybody tried the plain way | could we keep both open | what would the old way cost us | why not in pieces | is there a cheaper version | who ruled the rest out | what do others do | do we have to choose yet | did we compare anything | what made that the winner | could we start smaller | what would it cost to wait | who prefers it, and why | is there no middle way | what about leaving it as it was | how hard would it be to undo | have you tried it the other way | may I sketch another | what do those who use it say | isn't there something plainer
`

const partsRisk = `
bad: goes wrong | backfires | doesn't hold | turns out a mistake | turns out wrong | hits the wrong people | proves too tight | turns out wrong and nobody notices | is wrong from the start | has to be undone | proves too much | can't be kept on a busy day | comes at the wrong time | isn't understood | hits those who weren't asked | proves hard to undo
ask: who notices | how do we get back | what do we tell people | who has to repair it | who gets the call | what do they do instead | where do people turn then | who warns them | how long until somebody sees it | what is our fallback | who pays for it | how bad could it get | who is hit first | what would we switch to | who decides to stop it | can it be undone at all | who would tell us | what's left to hold on to | where should those people go instead | who has tried the way back | do we find out before they do | what breaks along with it | who looks out for that | how do we stop it | what's the warning sign | is anybody watching for that | what do we say then | who loses most
fear: we can't easily undo it | a mistake shows too late | those who rely on us lose | nobody is looking when it breaks | it would fail without a sound | the wrong people pay for it | we'd have no way back | we learn about it from complaints | it works until it's busy | a small slip costs a lot | the fallback is only in our heads | those affected can't answer back | nobody would tell us | we only see it when it's done | those who need it most lose it | we'd fix it in a hurry | it rests on somebody noticing | the way back is longer | a slip goes everywhere | people find their own way round it | it looks fine from here
`

const partsScope = `
past: goes further than the brief | is more than we took on | goes past what was agreed | is a job of its own | isn't what we were asked for | goes beyond the plan | makes the job bigger | takes us into other people's work | is more than anybody ordered | sounds like the next project | outgrows what we agreed | wasn't in the assignment | wants more than we signed up for | reaches past our part | eats the hours of the rest | leads us off the track | isn't ours to carry | was never part of it
ask: what do we drop for it | who pays for the rest | where do we stop | can the rest wait | who asked for it | whose hours go into it | does the client know | who else could take it | is it written down anywhere | what gives way | where does it end | which part comes off instead | couldn't it come later | who has agreed to that | what's the smallest part we need | when did that come in | what would happen without it | whose idea was it | how much more is that | can it be its own job | what do we tell the others | does it need to be us | do we get people for it | what did the brief say | could we do it after the rest | who keeps it up later | what's the price of saying no | may we say no
`

const partsEvidence = `
mine: my notes | what I see here | what's on my screen | what I've seen so far | my own record | what I have in front of me | the copy I have | what I wrote down | what I found when I looked | the entries I have | what people tell me | what's on my desk | my last look at it | the list I keep | the page I'm on | the papers here | all I could find | what came in from the others
misfit: doesn't fit | doesn't match | doesn't agree with | isn't borne out by | can't be squared with | is at odds with | looks odd beside | goes against | finds no support in | differs from | has little in common with | doesn't go with | is far from
ask: which copy have you got | where did you look | when was yours taken | which source is yours | can we lay them side by side | shall I send you mine | what am I missing | am I in the wrong place | did somebody change it since | can you look again | are we reading the same thing | could you check yours | may I see yours | is mine too old | could it be an old page | do you see it too | what does yours say | who could settle it | shall we look together | which day is yours from | did you see it yourself | where would I find that | can you send me the page | what would explain that | have you got it in writing | is there another source | am I reading it upside down | which of them is current
`
