package author

// Weighing without a value, and what goes with options.

// What those say who add an argument: @mind that it should count, @add that
// they add it, @say in a word or two, @choose when it should be remembered.
const partsWeigh = `
mind: keep in mind that | I'd keep in mind that | don't forget that | remember that | I'd remember that | bear in mind that | we shouldn't forget that | what I know is that
add: I'd add that | please note that | we should consider that | I'd ask you to consider that | we should take into account that | I should mention that | I'd point out that
say: [what I know:|don't forget,|from my side:|if I remember right,|what I heard:]
choose: [before you decide on|before anybody decides on|when you decide on|when we talk about]
`

// An argument without a value.
var weighLines = filled(`
[on|as for|about|with] the $a for $t, @mind $why
@choose the $a for $t, @mind $why
{c} [for|on] the $a on $t: @say $why
{cs} [one thing on|something on|a thought on|I can add something on] the $a for $t: $why
{cs} $tb: on the $a, $why
{s} [an argument|a point|a thought|something] [to weigh for|to bear in mind for|that matters for] the $a on $t[|, from my side]: $why
{s} [what matters for|what I'd look at for|what I'd think about for] the $a on $t[ is that| is this:|:] $why
{s} [thinking about|coming to|as for] the $a for $t, [@mind|it matters that|it should count that] $why
{f} [as regards|when deciding on|with regard to|in the decision on] the $a for $t, @add $why
{f} I'd add [an argument|a consideration|a point] on the $a for $t: $why
{v} I've [no strong view on|no favourite for|nothing against any of the answers on] the $a for $t, but @mind $why
{v} before anybody decides on the $a for $t, [one of us should say it:|let me add that|please remember that] $why
{i} [it might be a detail|you may know this already|perhaps it doesn't count|I'm no expert], but for the $a on $t [it could matter that|it could count that|it may help to know that] $why
{d} what [counts|matters|decides it] for the $a on $t[ is that| is this:|:] $why
{p} [does it count|doesn't it matter|should it count|shouldn't we bear in mind] for the $a on $t that $why?
{m} let me add [an argument|a point|something] on the $a for $t: $why
{j} [input|data point|constraint] for the $a on $t: $why
{w} [good that you brought up|glad we look at] the $a for $t, [because|since] $why
for $t, @mind $why
{c} on $t: @say $why
{s} [whatever we do about|before we go on with|when we decide on] $t, @mind $why
{s} what matters for $t is that $why
{f} with regard to $t, @add $why
{v} I've [no strong view|no favourite] on $t, but @mind $why
{d} what [counts|matters] for $t is that $why
{p} shouldn't we bear in mind for $t that $why?
@mind $why
{c} @say $why
{cs} [from my side:|what I can add:|from what I hear,] $why
{s} [an argument to weigh:|what matters here is that|remember that] $why
{f} @add $why
{v} I've [no strong view on it|no favourite], but @mind $why
{i} it might be a detail, but [it could matter that|it may count that|perhaps you want to know that] $why
{d} what [counts|matters] is that $why
{p} [have we considered that|did anybody think of this:|does it count that] $why?
{m} let me add [an argument|a point|something]: $why
`, partsWeigh)

var weighPlainLines = `
I could live with [either answer|more than a single answer|most answers] on the $a for $t
{c} no strong feelings on the $a for $t[, tbh|, sorry|, you choose]
{s} there are [good|decent|serious] arguments on [all sides|more than a single side] for the $a on $t, [so I'd take what's simplest|which doesn't make it easier|and I've no favourite]
{f} I see [arguments|merits] on every side as regards the $a for $t, [and would leave it to you|and have no preference|without being able to choose]
{v} I've [gone back and forth on|slept on|thought about] the $a for $t, and I [still see something in every answer|have no favourite|would trust your judgement]
{d} the $a for $t shouldn't be chosen [in a hurry|on the run|without a look around]
{p} what do the others [think about|say to|want from] the $a for $t?
I could live with more than a single answer on $t
there are good arguments on all sides
{f} I see arguments on every side
`

var optionAfter = `
{p} what do the others [think|say|make of it]?
{i} just a thought
{cs} [tell me what you think|I wouldn't fight for it, though|tell me if there's something better]
{f} I leave the [judgement|choice|weighing] to you
{s} but I'm open to [other ideas|anything better|another choice]
{d} your call
{u} the choice is yours, of course
{m} I'd like to hear [arguments, not preferences|the case against it|reasons]
{j} I can [sketch|model|run] [it|both of them] if that helps you to compare
{f} I'd be glad to set out [the details|the arguments], [should you wish to see them|with what it would mean for the plan]
{v} it'd need [some preparation|a bit of work|a few questions asked], which I could [take on|see to]
`

var optionOpen = `
{c} hm,
{cs} a thought.
{cs} before you choose:
{s} let me [add something|think aloud].
{s} while we're weighing it:
{f} allow me to add [a consideration|something|a thought].
{f} for your consideration:
{vq} I've [thought about it|asked around|slept on it] since you asked, $p.
{v} I've [thought about it|asked around|slept on it], $p.
{wq} good [question|that you ask], $p.
{w} [glad|good] that we [talk about it|weigh it], $p.
{i} I might be wrong here, $p.
{d} $p, look at it this way.
{m} let me add something as well.
`
