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
{v} I wrote down how I got there, [in case somebody wants to follow it|so that it can be checked without me]
{v} [it's slower than I hoped|it takes longer than it should], though [nothing that worries me so far|that's how it goes]
{s} next I'll look at [the parts that nobody likes to touch|what's left on my list|the odd corners]
{f} I'll report again when there's more to say
{h} progress is progress, even at walking pace
{w} I'm grateful to everybody who [answered my many questions|sat down with me on this|lent me an ear]
{m} please take it into account in your own plans
{i} tell me if that doesn't fit with what you have
`

var settingAfter = `
{v} if [anything on your side|your part] [keeps its own copy of|relies on] the $a, [please bring it into line|check that it says the same|change it there as well]
{v} I tried [a few other values|what lies left and right of it] beforehand, and [this is where things stayed calm|none of them behaved better|the gain wasn't worth the risk]
{s} it's on the careful side, [since nobody wants a surprise in the peak|as we can still move it when we've seen it at work|because it's easier to loosen than to tighten]
{f} I'd ask that nobody alter it without [a word to me|informing the group], as [several parts depend on it|the approval refers to it]
{j} it's in the [configuration|specification] as well, so nobody has to set it by hand
{s} it only bites [when many come at the same time|in the busy hours], so [a quiet day tells you little|that's when I'd watch it]
{cs} we can revisit it if it [pinches|hurts|turns out wrong]
{p} [does anybody run into trouble with that|would you have gone higher or lower|what would make us change the $a]?
{m} I want the same [everywhere|in all places], [so please don't bend it locally|and that includes the old set-ups]
{cs} tell me before you touch it, [I'd like to watch what happens|it's wired into more than you'd think]
{h} nobody breathe on it
{v} the older notes were written before we [tried it out|knew the load], so go by this and not by them
{i} it'd be good to compare it with the $a in your own notes
`

var measureAfter = `
{v} that's [on an ordinary day|under ordinary load|with nothing else going on], so [don't set it against the figures from the old set-up|it may look worse in the busy hours]
{v} I [measured|went over it] more than once and it hardly moved, so [I trust it|I'd build on it]
{s} [most of it|the larger part] comes from [the first step|a handful of odd cases], [which is where I'd look next|so there's something to gain]
{p} is that [in line with what you expected|about what you see|good enough for what you have planned]?
{f} the [details of the measurement|raw figures] are available on request, [should anyone wish to check them|for those who have to report them]
{j} raw figures are in the usual folder, [with the settings I used|so that you can redo the chart]
{cs} I'll measure again [when things are quieter|after the next change], [then we'll know whether it holds|and tell you if it moves]
{m} I'd like to see the trend, not only a snapshot, so [please note it every time|let's keep measuring]
{h} the chart looks prettier than it has any right to
{P} what would we call good here?
$h that's [decent|better than I feared|a bit worse than I'd like]
{s} people will notice it [at the edges first|when things get busy], [which is why I'm watching it|if it gets any worse]
{i} I'd be glad if somebody repeated it with their own data
`

var tallyAfter = `
{v} [most of them|the bulk of them] [look alike|come from the same corner|have the same cause], so [fixing the cause should clear a good part|I'd treat them as a single problem]
{s} I've [sorted them by who is hurt|put the ugly ones on top], so [we begin where it counts|nobody has to read the whole list]
{cs} I'll go through them [in order|with the owners] and [strike out what's no longer true|write down what each of them needs]
{v} some [may drop out|look like doubles], so [don't take the number for carved in stone|the list may shrink when I look closer]
{p} which of them [hurt you most|should I take on before the others]?
{f} the list is open to everyone in the group, and I'd welcome [corrections|additions]
{m} I'd like the worst of them handled before [we show this to anybody|anybody asks]
{h} they [breed at night, I'm sure of it|multiply when I look away]
{P} who decides which of them matter?
{v} I counted by hand, [since the overview can't be trusted|because the tool counts doubles]
$h most of them are [small|harmless|easy], but [they add up|somebody has to look at each]
`

var choiceAfter = `
{v} [most of us know our way around it already|the people who'll live with it are happy], [which counted for more than the price|and that saves us the learning]
{v} we looked at the others long enough, and [none was clearly better|each had a catch somewhere]
{s} so please [prepare your part for it|drop what you had planned for the others]
{f} please base your preparations on it[|, including access and training]
{p} does anybody [see a problem with that|have something that won't go with it]?
{P} what would it cost us to change our minds later?
{m} I don't want to reopen that without a good reason
{h} somebody will grumble, somebody always does
{cs} tell me soon if that's a problem on your side, [before I set things up|while it's cheap to change]
{i} if that makes your part harder, perhaps we can find a way round it
`

var dateAfter = `
{v} so whatever has to go in should be with us [well before that|a good while before], [there's no time for late additions|I need some quiet to check it]
{v} there's not much slack around it, so [tell me early if something on your side slips|please don't count on it moving]
{s} please keep that day [clear|free of anything else that matters], [we need all hands|I'd rather have you all within reach]
{p} does that [work for everybody|clash with anything of yours]?
{f} I'd ask everybody to plan accordingly[| and to tell me of any conflict]
{m} I've promised it upstairs as well, so [it'd be awkward to move|please hold it]
{d} no extensions
{h} my calendar has stopped speaking to me
{P} what would have to go wrong for us to miss it?
{w} shout early if you need help to get there
{cs} [put it in your calendars|block it], since [the room is hard to get|the others plan around us]
`

var trouble = `
{v} until that changes I can only prepare the parts that don't depend on it, [so expect little visible progress|and there are fewer of those than I'd like]
{v} I've tried [the obvious things|going around it], [and it only moved the problem|with no luck so far]
{s} I've asked [the people who look after it|for help] and will write when I hear back
{p} [who could help with that|does anybody know whom to call|has anybody met this before]?
{f} I'd be grateful for [any assistance|the name of somebody who can help], as [the rest of the work depends on it|we can't solve it ourselves]
{d} I need help with this [today|now]
{cs} working on something else until that's sorted
{w} nobody's fault, it just happens
{m} I'll make some calls
{h} I've tried shouting at it, no effect
{i} if somebody has a hint, I'd be very glad of it
{j} workarounds welcome, [as long as we can take them out again|even ugly ones]
{s} it [holds up|stops] more than my own part, so [I'd rather we looked at it together|please don't leave it to me alone]
`

var reasonAfter = `
{v} so [patching it here and there won't help|it'd be odd to treat the symptom], and we should [look at the cause|change the thing itself]
{v} I'd have liked to know it earlier, [it would've spared us some head-scratching|we were looking in the wrong place]
{s} that explains why [the earlier attempts went nowhere|people kept asking|nobody could make sense of it]
{p} did anybody know that before?
{f} I thought that everyone should be aware of it, [since it bears on the plan|before we go into the details]
{m} please keep that in mind when you plan
{cs} now it makes more sense to me
{h} mystery solved, detective goes home
{s} I only found out by asking, it isn't written down anywhere
`

var inputAfter = `
{v} I had a good look at it beforehand, and [it's in better shape than I feared|the gaps are small enough to fill by hand]
{s} it's [good enough to build on|the best we have], [even if it's a bit dated|since nobody has anything newer]
{p} is anybody else working from the same material?
{f} please let me know if it should be replaced[|, before I have built too much on it]
{h} garbage in, garbage out, but this is rather good garbage
{P} how do we know it's complete?
{cs} saves me a lot of typing, [though I'll check the odd entry|and that's most of the charm]
{m} make sure everybody works from the same copy
{cs} tell me if you know something better
`

var alternativeAfter = `
{v} it had its charms on paper, [and then we looked closer|until somebody had to say who'd look after it]
{s} I'd have liked it, but [the sums said no|nobody wanted to maintain it]
{f} the arguments are written down, should anyone wish to read them
{P} under what circumstances would we reconsider?
{cs} just so that nobody suggests it again
{m} that discussion is over as far as I'm concerned
{p} does anybody still miss it?
{v} I'm writing it down because [new people ask about it|it comes up every time], and the reasons haven't changed
`

var linkAfter = `
{cs} comments welcome, [on the page rather than in here|the blunt ones too]
{p} can everybody open it?
{v} please read that rather than the copies that are floating around, [they're out of date|I can't keep them all alive]
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
{v} whoever has it in a [draft|slide|plan] please change it there, [so that we all speak of the same thing|before it travels further]
{s} I'll [tell those who aren't in here|put it in the minutes], [you only have to adapt your own part|the rest is yours]
{v} I know that not everybody will like it, but [I'd rather have something clear than something perfect|we lose more by waiting]
{v} it isn't perfect, but [it's what we can stand by when somebody asks|it lets the rest of the work go on]
{cs} please adjust your side
{d} no exceptions
{f} I ask everyone to proceed on that basis[|, and to raise problems with me directly]
{w} thanks for bearing with the discussion
{h} complaints to [the usual wall|the suggestion box|my rubber plant]
{i} if you see a serious problem with it, please do tell me
{m} I'll explain it upstairs
{cs} [let's see how it goes|time will tell]
{p} [does that break anything on your side|whose plans does that upset]?
{P} what have I overlooked?
{j} I'll update the docs, so that the old one disappears
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
{v} so take [your drafts|anything doubtful|your questions] there rather than to me, [it saves a detour|that's quicker for all of us]
{v} [it helps to|please] ask early, since [calendars fill up faster than anybody likes|there's other work on that desk too]
{s} worth [a message|a short call] before you carry on, [so that nobody is surprised|then you know what's expected]
{f} please direct your enquiries accordingly[|, and keep me informed]
{P} who steps in during holidays?
{w} be kind, it's a thankless job
{h} bribes in the form of cake are traditional
{m} please don't go around that, [I've had to explain it before|it only makes more work]
{s} I've asked beforehand, so [it won't come as a surprise|you needn't introduce yourselves]
{i} it might be good to introduce yourselves before you send anything
`

var budgetAfter = `
{v} so [orders|bookings|outside help] have to fit into it, [and that includes the small things|small things included]
{v} there's nothing in it for surprises, so [please speak up before you commit to anything|tell me before you sign something]
{p} does that cover everything on your list?
{s} it's [realistic|tight but realistic], [as long as nobody adds wishes|if we don't change our minds again]
{f} please consult me before you deviate from it[|, as I have to account for it]
{m} I had to argue for it, so [please use it well|don't make me go back and ask for more]
{j} the calculation is on the page, [line by line|with what I assumed]
{h} champagne is not included
{P} what would we do if it doesn't hold?
{cs} tell me early if that looks wrong to you
`
