package author

// What people add when a fact has been stated: what happens next, what it
// means for others, what they would like to know. Free of values, and careful
// with words that could pass for a start, an end or an owner.

var kickoffAfter = `
{cs} shout if you see something I'm missing
I'll post here as soon as there's something to look at
{p} what should I read before anything else?
{w} looking forward to working with you on this
{h} wish me luck
{d} objections now, please
{v} I'll keep the notes in the usual place, so that anybody can jump in when I'm away
{f} I'd welcome your comments at any time
{i} if anybody has a moment to look over my plan, I'd be glad
{cs} ideas welcome
{v} most of the groundwork is there, so I hope for few surprises
{j} I'll write up the scope and share it here
{P} who's affected by this, and who should hear about it early?
{c} let's go
{h} famous last words: this should be straightforward
{m} I'd like short, honest updates along the way
{w} thanks to everybody who helped me prepare
{cs} more when I know more
`

var progressAfter = `
{cs} carrying on from there
next I'll look at the parts that nobody likes to touch
{v} it's slower than I hoped, though nothing that worries me so far
{cs} more later today
{p} does that [match what you see|agree with what you have|look the same] on your side?
{p} has anybody seen something similar?
{f} I'll report again when there's more to say
{f} please let me know if you see any cause for concern
{h} progress is progress, even at walking pace
{w} thanks for bearing with me
{d} nothing else to report
{i} I think we're on the right path, but do tell me if you disagree
{v} I've written down how I got there, in case somebody wants to follow it
{j} the details are in my notes, if you like that sort of thing
{c} onwards
{cs} the rest is on my list
{m} I'd like us to keep the pace
{P} what would you [check next|look at next|do] in my place?
I'll keep an eye on it
{v} that leaves some fiddly bits, which I'd rather do properly than quickly
{s} it's good to have that off my mind
{h} I've promised my keyboard a rest after this
{w} special thanks to those who answered my many questions
$h it's enough to plan with
$h we should leave it there for now
{cs} will keep you posted
{f} no action is needed from your side at present
`

var settingAfter = `
{cs} we can revisit it if it pinches
$h it's a sensible place to be
{p} any reason to do it differently?
{v} it's the kind of thing that people change without telling anybody, so I'd like it written down
{cs} tell me before you touch it
{h} nobody breathe on it
{j} it's in the specification as well
{f} please don't change it without consulting me
{P} what would make us change it?
$h it's on the careful side
{m} I want that to be the same everywhere
`

var measureAfter = `
{cs} I'll keep watching it
$h there's room for improvement
{p} is that in line with what you expected?
{v} I took it under ordinary conditions, nothing special going on around it
{h} the graph looks prettier than it has any right to
{j} raw data is in the usual folder
{f} the details of the measurement are available on request
{P} what would we call good here?
$h it's decent, all things considered
{cs} I'll measure again later
{m} I'd like to see the trend, not only a snapshot
`

var tallyAfter = `
{cs} I'll go through them in order
$h most of them are small
{p} which of them hurt you most?
{v} some look like close relatives of each other, so the list may shrink when I look closer
{h} they breed at night, I'm sure of it
{f} the list is available to all members of the group
{P} who decides which of them matter?
$h it's a fair amount, but manageable
{m} I'd like the worst of them handled before the rest
{cs} list is in the usual place
`

var choiceAfter = `
{cs} so plan accordingly
$h it's the sensible option
{p} does anybody see a problem with that?
{v} it's the option that most of us already know our way around
{f} please base your preparations on it
{h} somebody will grumble, somebody always does
{P} what would it cost us to change our minds later?
{cs} it does what we need
{m} I don't want to reopen that without a good reason
{j} docs will follow
`

var dateAfter = `
{cs} please keep it in mind
$h it's doable
{p} does that work for everybody?
{v} there's not much slack in it, so tell me early if something on your side slips
{d} no extensions
{f} I'd ask everybody to plan accordingly
{h} my calendar has stopped speaking to me
{P} what would have to go wrong for us to miss it?
{w} shout early if you need help, that's what we're here for
{m} I've promised it upstairs as well
{cs} on my calendar already
`

var trouble = `
{cs} any ideas?
{p} who could help with that?
{v} I've tried the obvious things, and a few that weren't obvious
{f} I'd be grateful for any assistance
{f} I'll inform you when the situation changes
{d} I need help with this today
{i} if somebody has a hint, I'd be very glad of it
{h} I've tried shouting at it, no effect
{w} [no blame to anybody, these things happen|nobody's fault, it just happens|I'm not pointing at anybody]
{P} what would have prevented it?
{cs} working on something else until that's sorted
{j} workarounds welcome
{m} I'll make some calls
{v} until that changes I can only prepare the parts that don't depend on it
$h it's not the end of the world
{c} not my favourite day
`

var reasonAfter = `
{cs} that's the whole story
$h that explains a lot
{p} did anybody know that before?
{v} I'd have liked to know it earlier, it would've spared us some head-scratching
{f} I thought that everyone should be aware of it
{h} mystery solved, detective goes home
{P} what does that mean for the rest of the plan?
{m} please keep that in mind when you plan
{cs} now it makes sense
{j} I'll document the root cause properly
`

var inputAfter = `
{cs} tell me if you know something better
$h it's good enough to build on
{p} is anybody else working from the same material?
{v} I had a good look at it beforehand, and it's in better shape than I feared
{f} please let me know if it should be replaced
{h} garbage in, garbage out, but this is rather good garbage
{P} how do we know it's complete?
{cs} saves me a lot of typing
{m} make sure everybody works from the same copy
`

var alternativeAfter = `
{cs} let's not go there again
$h we were right to leave it
{p} does anybody still miss it?
{v} it had its charms on paper, and then we looked closer
{f} the arguments are written down, should anyone wish to read them
{h} may it rest in peace
{P} under what circumstances would we reconsider?
{cs} just so that nobody suggests it again
{m} that discussion is over as far as I'm concerned
`

var linkAfter = `
{cs} comments welcome
{p} can everybody open it?
{v} please read that rather than the copies that are floating around
{f} kindly refer to it in your documents
{w} hope it's useful to you
{d} use that and nothing else
{h} it even has pictures
{j} permissions should be fine, ping me if not
{m} please make it the reference for everyone
{i} I'd be glad if somebody had a look at the wording
`

var completionAfter = `
{w} thank you all for the help
{cs} on to the next thing
{h} somebody owes me a cake
{c} phew
{f} I thank everybody who contributed
{v} I'll hang around for questions, in case something looks strange when you use it
{p} does anybody need anything else from me here?
{cs} time for coffee
{m} good work, and I mean all of you
{d} please use it from here on
{i} do tell me if you come across anything that seems off
{j} notes and leftovers are in the usual place
{h} I'm going to stare out of the window for a while
{w} couldn't have managed it without you lot
{v} a few ideas for later are in the notes, none of them urgent
{P} what should we do differently the next time?
`

var decisionAfter = `
{cs} please adjust your side
{d} no exceptions
{p} who needs to know?
{v} I know that not everybody will like it, but I'd rather have something clear than something perfect
{f} I ask everyone to proceed on that basis
{w} thanks for bearing with the discussion
{h} complaints to the usual wall
{i} if you see a serious problem with it, please do tell me
{m} I'll explain it upstairs
{cs} let's see how it goes
{P} what have I overlooked?
{j} I'll update the docs
`

var commitmentAfter = `
{cs} hold me to it
{w} you can count on that
{d} no excuses
{h} and if not, cake for everyone
{f} should anything change, I'll let you know at once
{v} I've left myself a little room for the usual surprises
{i} I hope that works for you
{p} does that [fit with your plans|suit you|work for everybody waiting]?
{m} and I expect the same from everyone
{c} deal?
`

var forecastAfter = `
{cs} no promises
{cs} don't plan a party around it though
{h} I've been wrong before, of course
{f} I'll inform you should this change
{v} there's still a stretch of work ahead, so take it as a guess and not as a fact
{p} would that be [early enough for you|all right for you|soon enough]?
{i} it might well shift a little
{d} it depends on the review
{m} I'd like to be surprised pleasantly
{w} keep your fingers crossed for me
{c} we'll see
{j} that's an estimate, not a commitment
`

var contactAfter = `
{cs} go there with your questions
{w} be kind, it's a thankless job
{p} does everybody know how to get hold of them?
{v} it helps to ask early, since calendars fill up faster than anybody likes
{h} bribes in the form of cake are traditional
{f} please direct your enquiries accordingly
{P} and who steps in during holidays?
$h we're in good hands
{m} please don't go around that
{cs} worth a message before you carry on
{j} I'll note it on the page
`

var budgetAfter = `
{cs} so plan with that
$h it's realistic
{p} does that cover everything on your list?
{v} there's nothing in it for surprises, so please speak up before you commit to anything
{h} champagne is not included
{f} please consult me before you deviate from it
{P} what would we do if it doesn't hold?
{m} I had to argue for it, so please use it well
{cs} tell me early if that looks wrong to you
{d} I won't argue about it again
{j} the calculation is on the page
`
