package author

// Teasing in one to six words, by what it answers, and what is said behind a few
// words of somebody else's.

// To a report.
const shortLaugh = `
{c} ok wow
{c} on fire today
{cs} busy day
{cs} you're on a roll
{s} busy as ever, I see
{s} no time lost, I see
{f} you are busy, I see
{f} you lose no time
{w} busy as ever, $p
{w} you're on a roll, $p
{h} and I wanted a nap
{h} do you ever sleep, $p?
{h} leave some for us, $p
`

// To an answer.
const shortWise = `
{c} wow, quick
{c} that was fast
{cs} quick as ever
{s} you were quick
{s} you know it by heart
{f} that was prompt
{f} prompt as ever
{w} quick as ever, $p
{w} what would we do without $p
{h} do you know it by heart?
{h} I'd still be searching
`

// To an answer that took its time.
const shortWiseLate = `
{c} look at that
{c} ha, found
{cs} worth the wait
{cs} nothing gets lost here
{s} you know your notes
{s} you dug deep, I see
{f} it was worth the wait
{f} nothing is lost on you
{w} what would we do without $p
{w} you never forget us, $p
{d} worth waiting for
{h} do you know it by heart?
{h} I'd still be searching
`

// To a correction.
const shortCaught = `
{c} eagle eyes
{cs} sharp eyes
{cs} nothing gets past you
{s} sharp as ever
{f} nothing escapes you
{f} a careful reader
{w} sharp eyes, $p
{h} remind me never to bluff
`

// To somebody who remembers what was said.
const shortMemory = `
{c} what a memory
{cs} good memory
{s} well dug out
{sf} well remembered
{f} nothing escapes you
{w} what a memory, $p
{h} do you ever forget anything?
{h} I'd forgotten it by lunch
`

// To a decision.
const shortVerdict = `
{c} well, that's that
{c} finally
{cs} that's that, then
{s} good, one worry less
{s} that's settled, then
{f} so be it
{f} then that is settled
{w} bold move, $p
{h} I'd have tossed a coin
{h} and I had popcorn ready
{d} settled, then
`

// To a day by which somebody wants to be done.
const shortHopes = `
{c} fingers crossed
{cs} here's hoping
{s} let's hope so
{s} that'd be something
{f} I admire your optimism
{f} let us hope so
{w} you'll make it, $p
{h} brave words
{h} shall we take bets?
{h} can I have that framed?
`

// To a wish for help.
const shortPlea = `
{c} only with cake
{c} for cake, always
{cs} for a coffee, any time
{cs} if you bring coffee
{s} for a biscuit, gladly
{f} how could I refuse
{f} for a coffee, gladly
{w} for you always, $p
{h} my rates are in biscuits
{h} bribes are welcome
`

// To a risk that somebody sees.
const shortGloom = `
{c} yikes
{c} knock on wood
{cs} let's hope not
{cs} cheerful thought
{s} touch wood
{s} hopefully not
{f} let us hope not
{f} a sobering thought
{w} good that you watch out, $p
{d} hope not
{h} there goes my good mood
{h} and I was sleeping so well
`

// Behind a joke.
const shortPlay = `
{c} ha
{c} haha
{cs} made me smile
{cs} very funny
{s} that made me smile
{f} most amusing
{f} you made me smile
{w} you made my day, $p
{h} touché
{h} I'll quote you on that
`

// Behind a few words about the writer's own answer.
const shortNod = `
{c} sure
{c} np
{cs} any time
{s} you're welcome
{f} you are most welcome
{f} with pleasure
{f} gladly
{w} always, $p
{w} any time, $p
{d} no problem
{h} not that I had plans
`

// Behind good wishes, praise, sympathy or consent to the writer.
const shortThanked = `
{c} cheers
{c} ta
{c} thx
{cs} thanks, $p
{sf} thank you, $p
{s} that's kind
{f} you are very kind
{w} that's kind of you, $p
{d} thanks
{i} you're too kind
{h} I'll quote you on that
`

// Behind a word on the writer's own report.
const shortRead = `
{c} cheers
{c} good, somebody reads me
{cs} good to know it's read
{s} good to have you reading
{f} good to know it is read
{f} thank you for reading
{w} thanks for reading, $p
{d} good
{h} somebody reads me, how nice
`

// Behind somebody's consent to a decision.
const shortSecond = `
{c} what $p said
{cs} fine here too
{cs} likewise
{s} same for me
{s} here as well
{f} likewise from me
{f} the same on my part
{w} I'm with you, $p
{cs} same here
{i} for me too, I think
{h} quicker than me, $p
`

// Behind somebody's good wishes or praise.
const shortSecondCheer = `
{c} same from me
{c} what $p said
{cs} from me too
{s} and from me
{s} I join in
{f} allow me to join in
{f} from me as well
{w} what $p said, with feeling
{d} the same from me
{h} quicker than me, $p
`

// Behind somebody's sympathy.
const shortSecondSorry = `
{c} what $p said
{cs} same from me
{sf} I feel the same
{f} I can only join in
{w} same from me, $p
{d} same here
{h} $p said it for me
`

// Behind somebody's thanks for what was told.
const shortSecondHeard = `
{cs} same here
{c} me too
{cs} here too
{sf} the same goes for me
{f} likewise from me
{w} same here, $p
{d} same from me
{i} same from me, I think
`
