package author

// What stands before and behind an objection of any kind: @hm of casual people,
// @frankly of all but formal ones, @view of formal ones; @iv behind a clause.
const partsAround = `
hm: hm, | sorry, | honestly, | well, | mm, | look, | tbh | | |
frankly: honestly, | to be fair, | to be honest, | sorry to say, | I have to say, | on reflection, | from my side, | | |
view: in my view, | as I see it, | to my mind, | as far as I can judge, | having thought about it, | from my experience, | I'm afraid | | |
iv: , I think | , I fear | , to my mind | , if you ask me | , as far as I can see | , I'm afraid | , as I see it | |
`

// When something won't work, and what one asks.
const partsFeasibility = `
often: with the people we have | once things get busy | on an ordinary day | beside our other work | in practice | with the hours we have | as it stands | without help from outside
ask: who would do the work | who has the time for it | what do we drop for it | who keeps it going later | have those who do the work been asked | could we try it on a small part first | how much work is it, roughly | who checks it in the end | is there a simpler version | what happens when it gets busy | who takes over if you're away | which hours are left for that
`

// How there isn't the time.
const partsDate = `
pace: at this pace | with the people we have | beside our other work | without dropping something | with what's left to do | as it stands | with the hours we have
`

const partsAssumptions = `
before: before we go on | before we build on it | before we commit to it | before we rely on it | before people plan around it | while it can still be changed
ask: who has checked it | where does it come from | was it ever tested | how old is the input | what is it based on | is there anything in writing | what if it's off by a lot | which part of it was measured | who worked it out | does it hold for the busy days | has anybody looked at it since | is that tested or a guess | where can I look it up
`

const partsAlternative = `
other: try something smaller | take the usual way | do it in steps | keep it simpler | begin with the easy part | run a short trial | try it on a small part | change the order | start with what we have | ask those who use it
ask: what else did we look at | why not the usual way | could we start smaller | what speaks against a smaller step | can we compare it first | what do the others do | do we have to choose now | is there a simpler way | could we keep both open | how hard is it to undo | what do those who use it say
`

const partsRisk = `
ask: who would notice it first | how do we get back | what do we tell people | who has to repair it | what's our fallback | how bad could it get | who is hit first | who decides to stop it | can it be undone | who keeps an eye on it | how would we notice
`

const partsScope = `
ask: what do we drop for it | where do we stop | could it wait | who asked for it | whose time goes into it | does the client know | could somebody else take it | is it written down anywhere | could it come later | what's the smallest part we need | who keeps it up later
`

const partsEvidence = `
ask: where did you see it | can we compare notes | shall I send you mine | what am I missing | can you look again | do you see it too | who could settle it | shall we look together | is there another source | could you show me | what would explain that | have I got an old copy
`
