package author

// What people add when a fact has been stated, by act and by class of the
// fact: what happens next, what it means for others, what they would like to
// know. Free of values, and careful with words that could pass for a start, an
// end or an owner. A question here is one that a colleague could answer.

var kickoffAfter = `
{cs} shout if [you see something I'm missing|I forget somebody|you've done this before]
{s} I'll post here as soon as there's something to look at
{p} [who did the last one of these|is there an older version that I should read|who should I talk to before I draw anything up]?
{w} looking forward to [working with you on this|doing this with you all]
{h} wish me luck
{v} most of the groundwork is there, so I hope for few surprises
{v} I'll keep my notes where all of you can read them, so that anybody can jump in when I'm away
{f} I'd welcome your comments [at any time|as the work goes on]
{i} if anybody has a moment to look over my plan, I'd be glad
{j} I'll write up the scope [and share it|before I touch anything]
{P} who [depends on this|outside our group is waiting for this]?
{m} please send me [what you have on it|your wishes while they're cheap]
{v} I'll begin with the part that scares me
{c} ideas welcome
`

var progressAfter = `
{v} [I wrote down how I got there|the details are in my notes], in case somebody wants to follow it
{v} [it's slower than I hoped|it takes longer than it should], though [nothing that worries me so far|I'm not worried yet|that's how it goes]
{s} next I'll look at [the parts that nobody likes to touch|what's left on my list|the odd corners]
{f} I'll report again when there's more to say
{h} progress is progress, even at walking pace
{w} [thanks to those who|I'm grateful to everybody who] [answered my many questions|sat down with me on this|lent me an ear]
{j} the details are in my notes, if you like that sort of thing
{cs} the rest [is on my list|has to wait until after lunch]
{m} please take it into account in your own plans
{i} tell me if that doesn't fit with what you have
{f} no action is needed from your side at present
`

var settingAfter = `
{cs} we can revisit it if it [pinches|hurts|turns out wrong]
{p} [any reason to do it differently|what do you need it for|does anybody run it differently|would you have gone higher or lower]?
{v} it's the kind of thing that gets changed without a word, so I'd like it written down
{cs} tell me before you touch it
{h} nobody breathe on it
{j} it's in the [configuration notes|specification] as well
{f} please don't change it without [consulting me|a word to me]
{P} [what would make us change it|how would we notice that it's wrong]?
$h it's on the careful side
{m} I want that to be the same everywhere
{v} I tried a few others beforehand and this is where things stayed calm
`

var measureAfter = `
{cs} I'll keep an eye on it
$h there's room for improvement
{p} is that [in line with what you expected|about what you see]?
{v} that's under ordinary conditions, nothing special going on around it
{h} the chart looks prettier than it has any right to
{j} raw figures are in the usual folder
{f} the details of the measurement are available on request
{P} what would we call good here?
$h that's decent
{cs} I'll measure again [when things are quieter|after the next change]
{m} I'd like to see the trend, not only a snapshot
{v} I repeated it to be sure, and it hardly moved
`

var tallyAfter = `
{cs} I'll go through them [in order|with the owners]
$h most of them are [small|harmless|easy]
{p} which of them [hurt you most|should I take on before the others]?
{v} some look like close relatives of each other, so the list may shrink when I look closer
{h} they [breed at night, I'm sure of it|multiply when I look away]
{f} the list is available to all members of the group
{P} who decides which of them matter?
$h it's a fair amount, but manageable
{m} I'd like the worst of them handled before the rest
{v} I counted by hand, the overview can't be trusted
`

var choiceAfter = `
{p} does anybody see a problem with that?
{v} [it's the option that most of us already know our way around|we looked at the others long enough, and none was clearly better]
{f} please base your preparations on it
{h} somebody will grumble, somebody always does
{P} what would it cost us to change our minds later?
$h it's the sensible option
{m} I don't want to reopen that without a good reason
{cs} tell me [soon|today] if that's a problem on your side
`

var dateAfter = `
{cs} please keep [it in mind|that day free]
$h it's doable
{p} does that [work for everybody|clash with anything of yours]?
{v} there's not much slack in it, so tell me early if something on your side slips
{d} no extensions
{f} I'd ask everybody to plan accordingly
{h} my calendar has stopped speaking to me
{P} what would have to go wrong for us to miss it?
{w} shout early if you need help
{m} I've promised it upstairs as well
`

var trouble = `
{cs} any ideas?
{p} [who could help with that|does anybody know whom to call|has anybody met this before]?
{v} I've tried the obvious things, and a few that weren't obvious
{f} I'd be grateful for any assistance
{f} I'll inform you when the situation changes
{d} I need help with this today
{i} if somebody has a hint, I'd be very glad of it
{h} I've tried shouting at it, no effect
{w} nobody's fault, it just happens
{cs} working on something else until that's sorted
{j} workarounds welcome
{m} I'll make some calls
{v} until that changes I can only prepare the parts that don't depend on it
{s} I've asked for help and will write when I hear back
`

var reasonAfter = `
$h that explains a lot
{p} did anybody know that before?
{v} I'd have liked to know it earlier, it would've spared us some head-scratching
{f} I thought that everyone should be aware of it
{h} mystery solved, detective goes home
{m} please keep that in mind when you plan
{cs} now it makes [sense|more sense]
{s} I only found out by asking
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
{v} it had its charms on paper, and then we looked closer
{f} the arguments are written down, should anyone wish to read them
{P} under what circumstances would we reconsider?
{cs} just so that nobody suggests it again
{m} that discussion is over as far as I'm concerned
{p} does anybody still miss it?
{s} I'd have liked it, but the sums said no
`

var linkAfter = `
{cs} comments welcome
{p} can everybody open it?
{v} please read that rather than the copies that are floating around
{f} kindly refer to it in your documents
{w} hope it's useful to you
{j} permissions should be fine, ping me if not
{i} I'd be glad if somebody had a look at the wording
{s} tell me if a part is missing
`

var completionAfter = `
{w} thank you all for the help
{cs} on to the next thing
{h} somebody owes me a cake
{c} phew
{f} I thank everybody who contributed
{v} I'll be around for questions, in case something looks strange when you use it
{cs} time for coffee
{m} good work, and I mean all of you
{i} do tell me if you come across anything that seems off
{h} I'm going to stare out of the window for a while
{w} couldn't have managed it without you lot
{v} a few ideas for later are in the notes, none of them urgent
{P} what should we do differently the next time?
`

var decisionAfter = `
{cs} please adjust your side
{d} no exceptions
{v} I know that not everybody will like it, but I'd rather have something clear than something perfect
{f} I ask everyone to proceed on that basis
{w} thanks for bearing with the discussion
{h} complaints to [the usual wall|the suggestion box|my rubber plant]
{i} if you see a serious problem with it, please do tell me
{m} I'll explain it upstairs
{cs} [let's see how it goes|we'll see how it works out|time will tell]
{p} [does that break anything on your side|whose plans does that upset]?
{P} what have I overlooked?
{j} I'll update the docs
{s} whoever has old notes, please correct them
`

var commitmentAfter = `
{cs} hold me to it
{w} you can count on that
{h} and if not, cake for everyone
{f} should anything change, I'll let you know at once
{v} I've left myself a little room for the usual surprises
{i} I hope that works for you
{p} does that [fit with your plans|suit you]?
{m} and I expect the same from everyone
`

var forecastAfter = `
{cs} no promises
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
{cs} don't plan a party around it just yet
`

var contactAfter = `
{cs} [go there with your questions|worth a message before you carry on]
{w} be kind, it's a thankless job
{v} it helps to ask early, since calendars fill up faster than anybody likes
{h} bribes in the form of cake are traditional
{f} please direct your enquiries accordingly
{P} who steps in during holidays?
$h we're in good hands
{m} please don't go around that
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
{j} the calculation is on the page
`
