package author

// Doubts and what settles them.
var doubtOpenLines = `
not sure I agree.
{c} [hm|hmm].
{c} I don't love it.
{f} I have [a concern|doubts|a reservation].
{f} I [understand|see] the reasoning, but I'm not convinced.
{i} maybe I'm [being overly careful|too careful]:
{d} I disagree.
{s} let me push back a little.
{w} I see where you're coming from, $p, but:
{p} have we thought this through?
I have my doubts.
{cs} can I object?
`

// Worries that nobody has given occasion for.
var doubtPostOpen = `
{f} I have [a concern|a worry to share|a reservation].
{i} maybe I'm [being overly careful|too careful|worrying too much]:
{s} [something has been on my mind|one worry|there's something I worry about]:
{c} [one thing that worries me|been wondering about this|small worry]:
{cs} [a worry|something that worries me|one thing bothers me]:
{f} a word of caution.
{d} I don't like this.
{m} [we should talk about this risk|let's keep this in mind]:
{w} tell me if I worry too much, but:
{w} [I'd be glad to be wrong|I'd be glad if I were wrong], but:
{cs} [this bothers me|something bothers me].
`

var doubtBareLines = `
I'm not sure the $a on $t is right: [nobody has|we never] tried it [under real conditions|when it matters|for real]
{v} for $t, I'd want to know what happens to the $a when things get busy
I'm not happy with the $a on $t, [since those who have to live with it weren't asked|nobody asked those who live with it]
{f} I'd ask that we [reconsider|look again at] the $a for $t
the $a on $t worries me: if we're wrong we'll [only notice late|notice too late]
{cs} $tb: the $a looks shaky to me
{i} I wonder whether the $a for $t holds [once other people depend on it|when others depend on it]
{d} I don't buy the $a on $t
`

var doubtNoAttributeLines = `
I'm not sure about $t: [nobody has|we never] tried it [under real conditions|when it matters|for real]
{v} with $t, I'd want to know what happens when things get busy
I'm a little uneasy about $t, [since those who have to live with it weren't asked|nobody asked those who live with it]
{f} I'd ask that we take another look at $t
$t $worries me: if we're wrong we'll [only notice late|notice too late]
{cs} $tb: looks shaky to me
{i} I wonder whether $t will hold up [when other people depend on it|once others depend on it]
`

var doubtPlainLines = `
I'm not sure about that: [nobody has|we never] tried it [under real conditions|when it matters|for real]
{v} I'd want to know what happens when things get busy
{f} I'd ask that we take another look
that worries me: if we're wrong we'll [only notice late|notice too late]
{cs} looks shaky to me
{i} I wonder whether that will hold up [when other people depend on it|once others depend on it]
`

var doubtAfterLines = `
{p} how would we [notice|know] if it goes wrong?
{p} who would have to [deal with it|explain it]?
{p} [who|what] would be hit [hardest|first]?
{p} [has that [come up|been discussed]|did that come up] before?
{p} [what do you think|do you see it too]?
I'd rather [say it|bring it up] now than later
{i} but I may be [missing something|wrong]
{f} I'd like to see this [discussed|looked at] before we proceed
{w} [tell me|say so] if I'm [worrying over nothing|wrong]
{w} I'd be [glad|happy] to be [wrong|shown otherwise]
{w} [thanks|thank you] for [hearing me out|taking it seriously]
{cs} [what am I missing|am I alone with that]?
{P} what's the plan if it does go wrong?
{P} what would it take to [rule that out|avoid it]?
{u} it's your call in the end, of course
{s} [better to ask now|worth a look], [while it's cheap|if you ask me]
`

var closureLines = `
[fair point|good point|point taken] on the $a[|, and noted|, I've written it down]. for $t we leave it as decided
[understood|I see|fair enough]. we keep the $a on $t [as it stands|as it is|for now]
{f} thank you for [raising it|your remarks|being so clear]. the $a for $t remains as decided
{m} [I hear you|I take that seriously], $p. the $a on $t doesn't change
{cs} noted. $a on $t stays
{w} [thanks for being honest|thanks for speaking up|thank you for saying so|I'm glad you said so|good that you raised it], $p. [we keep the $a on $t|the $a on $t stays|let's keep the $a on $t]
{d} the $a on $t stays. [your point is noted|point noted]
{v} I've [turned it over|gone over it|slept on it] and still think the $a on $t is right
{s} let's leave the $a on $t for now and [look again|talk again] if it [goes wrong|gives us trouble]
{i} [I think|perhaps|maybe] we can [stay with|leave] the $a on $t [for the moment|for now|as it is]
`

var closurePlainLines = `
[fair point|good point|point taken][|, and noted|, I've written it down]. for $t we leave things as decided
[understood|I see|fair enough]. we keep $t as planned
{f} thank you for [raising it|your remarks|being so clear]. the plan for $t remains
{cs} noted. $t $stays as planned
{w} [thanks for being honest|thanks for speaking up|thank you for saying so|I'm glad you said so|good that you raised it], $p. [we go ahead with $t|let's go on with $t|no change of plan for $t]
{d} we go ahead with $t. [your point is noted|point noted]
{v} I've [turned it over|gone over it|slept on it] and still think we're right about $t
{s} let's carry on with $t and [look again|talk again] if it [gives us trouble|goes wrong]
`

var closureBareLines = `
[fair point|good point|point taken], [and noted|I've written it down]. we leave it as decided
{f} thank you for [raising it|your remarks|being so clear]. the decision remains
{cs} noted. it stays
{s} let's [carry on|go on] and [look again|talk again] if it [goes wrong|gives us trouble]
{d} we go ahead. [I've written your point down|point noted]
{w} [thanks for being honest|thanks for speaking up|thank you for saying so|I'm glad you said so|good that you raised it], $p. we [keep it|stay with it|leave it] [for now|all the same|as it is]
{c} [fair|heard you]. it stays[| for now]
`

var closureAfterLines = `
{cs} [fair|ok|all right|fine with you|ok for you]?
{p} [does that answer|is that enough for|have I understood] [your point|your worry|what worries you|you]?
{p} [is there|do you see|did I miss] [anything else|something else|another point] [that speaks against it|you worry about|we should look at]?
{m} let's move on
{f} please do raise [such points|such things] again
{f} [I value|I'm grateful for] the [objection|remark|warning] all the same
{w} please keep raising [such things|these things], $p
{w} [glad|good] you [said it|spoke up]
{w} [thanks|thank you] for [looking so closely|being frank|pushing on it]
{v} I'd like to look again when [people have used it|it has run for a while]
{i} do [tell me|say] if that doesn't sit right with you
{s} [if it goes wrong|if you turn out right], [tell me|say so here]
`

var closureFactLines = `
that settles it, I hope
{cs} does that help?
{f} I trust that this answers the concern
{w} [good|glad] that you spoke up, $p
{w} [thanks|thank you] for [checking|looking out|keeping watch]
{w} I'm [glad|grateful] that you [looked at it|said so|spoke up]
{v} I should have said so [at the start|earlier]
{cs} so we're fine
{p} [does that settle your worry|is that enough for now|does that answer it|is that what you needed to know|does that cover it]?
{p} [is it clearer now|does that settle it]?
{m} let's move on
{s} [that should cover it|I hope that helps]
`
