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
hm: hm, | sorry, | honestly, | well, | mm, | ok, but | look, | no, | wait, | um, | tbh, | dunno, |
frankly: honestly, | to be fair, | looking at it again, | sorry to say, | if I'm honest, | I have to say, | on reflection, | reading it again, | thinking about it, | I'll say it plainly: | speaking for my own work, | from my corner, | not to be difficult, but |
view: in my view, | as I see it, | to my mind, | as far as I can judge, | speaking for myself, | on closer reading, | having thought about it, | if I may say so, | on reflection, | from my experience, | I regret to say, | I must admit, | from where I stand,
iv: , I think | , I fear | , to my mind | , if you ask me | , as far as I can see | , I'm afraid | , from where I sit | , as I read it | , the way I see it | , I'd say | , at least to me |
`

// Why something can't be carried out: when it won't work, what one asks, what
// makes it hard.
const partsFeasibility = `
when: with the people we have | beside everything else | once it gets busy | on an ordinary day | without somebody working late | with so few hands | in the middle of all the rest | for those who have to do it | without dropping something | past the first few tries | with the tools we've got | as soon as somebody is out | with our present hours | next to the daily work | outside a test | under pressure
ask: who is meant to do the work | where does the time come from | what do we drop for it | who keeps the rest going meanwhile | who looks after it later | who steps in when it gets tight | which hours are left for that | how do we staff it | who checks it at the end | what do we put off instead | how do newcomers cope with it | where would we try it out | who trains the others | how long could we keep it up | who has done it before | what if the hands aren't there
snag: the work behind it | the time it eats | whoever has to carry it out | the daily upkeep | the staffing | the order of the steps | the hours it takes | the handover | all the small steps in between | the testing it needs | the people, not the idea | what it costs in hours | the part after the first day | everything that comes after
hold: work | hold up | last | survive | hold | run well | go on
ing: working | holding up | lasting | going well | happening | running for long
`

const partsAssumptions = `
base: rests on | starts from | is built on | assumes | depends on | leans on | takes for granted | is based on | is drawn from
before: before anybody plans with it | before we go further | before it ends up on a slide | before others copy it | before we build on it | before it's taken as settled | before it gets passed on | before we rely on it | before work begins on that basis | before somebody quotes it | while it can still be changed | before it travels upstairs
ask: who has checked it | where does it come from | was it ever tested | which part do we know for sure | how old is the input | who told us | what was it compared with | is it more than a feeling | which source is that from | when was it last looked at | did anybody run it again | what happens if the input is off | what if the sample was odd | do we know or do we hope
air: a guess | a hunch | hope | hearsay | habit | old input | a feeling | wishful thinking | what we'd like to be true | somebody's memory
`

const partsAlternative = `
other: try something smaller | start from the other end | take the usual way | change the order | do it in pieces | ask those who use it | keep it plain | begin with the easy part | try it on a small scale | look at what others do | leave room to change our minds | compare it with the old way | go step by step | do the least that helps
step: something smaller | the usual way | a smaller step | another order | something simpler | a plainer way | doing it in pieces | a trial on a small scale | the cheap version | what others do | the old way | a gentler start
gain: gets us there sooner | leaves us more room | is easier to undo | annoys fewer people | costs us less later | is easier to explain | needs fewer hands | breaks less | is quicker to test | spares us a long argument | keeps the door open | can be dropped again
ask: what else was on the table | why not the usual way | can we compare it first | what speaks against a smaller step | has anybody tried the plain way | could we keep both open | what would the old way cost us | why not in pieces | is there a cheaper version | who ruled the rest out | what do others do | do we have to choose yet
`

const partsRisk = `
bad: goes wrong | backfires | doesn't hold | turns out a mistake | fails at a bad moment | hits the wrong people | breaks late in the day | fails without a sound | is wrong from the start | has to be undone | proves too much
ask: who notices | how do we get back | what do we tell those who rely on it | who has to repair it | who gets the call | what do they do instead | where do people turn then | who warns them | how long until somebody sees it | what is our fallback | who pays for it | how bad could it get | who is hit first | what would we switch to
fear: we can't easily undo it | a mistake shows too late | it hits the people who rely on us | nobody is looking when it breaks | it would fail without a sound | the wrong people pay for it | we'd have no way back | we learn about it from complaints | it works until it's busy | a small slip costs a lot | the fallback is only in our heads | those affected can't answer back
`

const partsScope = `
past: goes further than the brief | is more than we took on | goes past what was agreed | is a job of its own | isn't what we were asked for | goes beyond the plan | makes the job bigger | takes us into other people's work | is more than anybody ordered | sounds like the next project | outgrows what we agreed | wasn't in the assignment
ask: what do we drop for it | who pays for the rest | where do we stop | can the rest wait | who asked for it | whose hours go into it | does the client know | who else could take it | is it written down anywhere | what gives way | where does it end | which part comes off instead | couldn't it come later | who has agreed to that
`

const partsEvidence = `
mine: my notes | what I see here | what's on my screen | what I've seen so far | my own record | what I have in front of me | the copy I have | what I wrote down | what I found when I looked | the entries I have | what people tell me | what's on my desk | my last look at it
misfit: doesn't fit | doesn't match | doesn't agree with | isn't borne out by | can't be squared with | is at odds with | looks odd beside | goes against | finds no support in | differs from
ask: which copy have you got | where did you look | when was yours taken | which source is yours | can we lay them side by side | shall I send you mine | what am I missing | am I in the wrong place | did somebody change it since | can you look again | are we reading the same thing | could you check yours | may I see yours | is mine too old
`
