package author

// Doubts and what settles them.
var doubtOpenLines = `
not sure I agree.
{c} [hm|hmm|er].
{c} I don't love it.
{f} I have [a concern|doubts|a reservation].
{f} I [understand|see|follow] the reasoning, but I'm not convinced.
{i} maybe I'm [being overly careful|too careful|worrying too much], but let me say it[| anyway].
{i} I don't want to hold [anyone|you] up, still:
{d} I disagree.
{s} let me push back a little.
{s} before we all nod:
{w} I see where you're coming from, $p, but still.
{p} have we thought this through?
{h} let me be the pessimist here.
I have my doubts.
{cs} can I object?
`

// Worries that nobody has given occasion for.
var doubtPostOpen = `
{f} I have [a concern|a worry to share|a reservation].
{i} maybe I'm [being overly careful|too careful|worrying too much], but let me say it[| anyway].
{s} before we all nod:
{h} let me play the pessimist.
{s} something has been on my mind.
{c} been chewing on something.
{cs} not to spoil the mood, but:
{f} a word of caution.
{d} I don't like this.
{v} I keep [waking up|coming in] with the same thought.
{m} I want us to talk about what could go wrong.
{cs} a worry:
{w} tell me if I'm fretting over nothing, but:
{cs} [this bothers me|something bothers me].
`

var doubtBareLines = `
I'm not sure the $a on $t is right: [nobody has|we never] tried it [under real conditions|when it matters|for real]
{v} for $t, I'd want to know what happens to the $a when things get busy, and I haven't heard [anyone|any of you] say
I'm not happy with the $a on $t, [since those who have to live with it weren't asked|nobody asked those who live with it]
{f} I'd ask that we [reconsider|look again at] the $a for $t, because the consequences for others aren't clear to me
the $a on $t worries me: if we're wrong we'll [only notice late|notice too late]
{cs} $tb: the $a looks shaky to me, [nobody outside this group has tried it|it's untested outside this group]
{i} I wonder whether the $a for $t holds [once other people depend on it|when others depend on it]
{d} I don't buy the $a on $t. [nobody has shown that it works|show me that it works]
`

var doubtNoAttributeLines = `
I'm not sure about $t: [nobody has|we never] tried it [under real conditions|when it matters|for real]
{v} with $t, I'd want to know what happens when things get busy, and I haven't heard [anyone|any of you] say
I'm a little uneasy about $t, [since those who have to live with it weren't asked|nobody asked those who live with it]
{f} I'd ask that we take another look at $t, because the consequences for others aren't clear to me
$t $worries me: if we're wrong we'll [only notice late|notice too late]
{cs} $tb: looks shaky to me, [nobody outside this group has tried it|it's untested outside this group]
{i} I wonder whether $t will hold up [when other people depend on it|once others depend on it]
`

var doubtPlainLines = `
I'm not sure about that: [nobody has|we never] tried it [under real conditions|when it matters|for real]
{v} I'd want to know what happens when things get busy, and I haven't heard [anyone|any of you] say
{f} I'd ask that we take another look, because the consequences for others aren't clear to me
that worries me: if we're wrong we'll [only notice late|notice too late]
{cs} looks shaky to me, [nobody outside this group has tried it|it's untested outside this group]
{i} I wonder whether that will hold up [when other people depend on it|once others depend on it]
`

var doubtAfterLines = `
{p} how would we [notice|know] if it goes wrong?
{p} who would have to [deal with it|clean that up|explain it]?
{p} [what|who] would [it hit|be hit] [hardest|next]?
{p} [has that|did that] [come up|been discussed] before?
{p} [what do you make of it|am I alone with that|do you see it too]?
I'd rather [say it|bring it up] now than later
{i} but I may be [missing something|wrong]
{d} I'd change it
{f} I'd like to see this [discussed|looked at|weighed] before we proceed
{v} I've seen something like it go wrong elsewhere, [slowly at the start|and nobody saw it coming|and it wasn't pretty]
{m} convince me
{w} [tell me|do say|say so] if I'm [worrying over nothing|wrong|seeing ghosts][, I'd be glad|, please|, I'd like that]
{w} [nothing against anyone here|no offence|I mean well], [it just worries me|I had to say it|better said than not]
{w} [happy|glad] to be [wrong|talked out of it|shown otherwise]
{cs} what am I [missing|not seeing]?
{P} what's the plan if it does go wrong?
{P} [what would it take|what would you need] to [rule that out|put my mind at rest]?
{h} I'll go back to being cheerful in a moment
{u} it's your call in the end, of course
{c} [just saying|not great|hm]
{s} [better to ask|worth a look], [before it bites us|while it's cheap|if you ask me]
`

var closureLines = `
[fair point|good point|point taken] on the $a[, and noted|, I've written it down|]. for $t we leave it as decided
[understood|I see|fair enough]. we keep the $a on $t [as it stands|as it is|for now] and look again if [trouble shows|it hurts|it fails]
{f} thank you for [raising it|your remarks|being so clear]. the $a for $t remains as decided, and your concern is [on record|in the minutes|noted]
{m} [I hear you|I take that seriously|I follow you], $p. the $a on $t doesn't change, and I'll [take the blame|answer for it|explain it] if it [bites us|goes wrong]
{cs} noted. $a on $t stays
{w} [thanks for being honest|thanks for speaking up|good that you said it|I'm glad you said so|that needed saying], $p. [we keep the $a on $t|the $a on $t stays|let's keep the $a on $t], [but I'll watch it with you|and I'll keep an eye on it|but come and remind me|and I may ask you again]
{d} the $a on $t stays. [I've written your point down|your point is noted|point noted]
{v} I've [turned it over|gone over it|slept on it] and still think the $a on $t is right, but [you have a point, it goes into the notes|your point is fair, I've written it down|I'll note why you ask]
{s} let's leave the $a on $t for now and [come back to it|look again|talk again] if it [hurts|goes wrong|gives us trouble]
{i} [I think|I believe|perhaps|maybe] we can [live with|stay with|leave] the $a on $t [for the moment|for now|as it is], if that's [all right|fine|ok] with you
`

var closurePlainLines = `
[fair point|good point|point taken][, and noted|, I've written it down|]. for $t we leave things as decided
[understood|I see|fair enough]. we keep $t as planned and look again if [trouble shows|it hurts|it fails]
{f} thank you for [raising it|your remarks|being so clear]. the plan for $t remains, and your concern is [on record|in the minutes|noted]
{cs} noted. $t $stays as planned
{w} [thanks for being honest|thanks for speaking up|good that you said it|I'm glad you said so|that needed saying], $p. [we go ahead with $t|let's go on with $t|no change of plan for $t], [but I'll watch it with you|and I'll keep an eye on it|but come and remind me|and I may ask you again]
{d} we go ahead with $t. [I've written your point down|your point is noted|point noted]
{v} I've [turned it over|gone over it|slept on it] and still think we're right about $t, but [you have a point, it goes into the notes|your point is fair, I've written it down|I'll note why you ask]
{s} let's carry on with $t and [come back to this|look again|talk again] if it [hurts|gives us trouble|goes wrong]
`

var closureBareLines = `
[fair point|good point|point taken], [and noted|I've written it down|noted]. we leave it as decided
{f} thank you for [raising it|your remarks|being so clear]. your concern is [on record|noted], and the decision remains
{cs} noted. it stays
{s} let's [carry on|go on] and [come back to this|look again] if it [hurts|gives us trouble]
{d} we go ahead. [I've written your point down|point noted]
{w} thanks for [saying so|speaking up], $p. we [keep it|stay with it], and I'll [watch it|keep an eye on it]
{c} [fair|heard you]. it stays[| for now]
`

var closureAfterLines = `
{cs} [fair|ok|all right]?
{p} can you [live|work|go on] with that?
{p} [what would you watch|who would you ask|what would you look at] [in my place|if you were me|next]?
{m} let's move on
{d} that's all from me [on this|here]
{f} please [don't hesitate to|do] raise [such points|such things] again
{f} [I value|I'm grateful for] the [objection|remark|warning] all the same
{w} [and|but] [please keep asking|do keep asking|never stop asking] [such things|these things|that sort of thing], $p
{w} [glad|good] you [said it|spoke up], [really|though|honestly]
{v} [we'll know more|we'll see|I'd like to look again] when [people have used it|it has run for a while|it's been in use for a bit|there's more to go by]
{i} do [tell me|say] if that doesn't sit right with you
{s} I'd rather be proved wrong early
{s} [if it bites|if it goes wrong|if you turn out right], [tell me|come to me|say so here]
{h} you may say that you told me so
{h} [I'll eat my hat|I'll buy the cake] if you're right
{c} [we'll see|watch this space]
`

var closureFactLines = `
that settles it, I hope
{cs} does that help?
{f} I trust that this answers the concern
{w} [good|glad] that you asked, $p
{w} [thanks|thank you] for [asking|checking|looking out]
{d} that's that
{v} that was the missing piece, [and|] I should have said so [at the start|earlier]
{cs} so we're fine
{p} can you live with that?
{p} [better now|is it clearer now|does that settle it]?
{m} let's move on
{s} [that should cover it|so no harm there|I hope that helps]
`
