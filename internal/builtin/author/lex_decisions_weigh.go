package author

// Weighing without a value, and what goes with options.

// What those say who add an argument: @mind that it should count, @add that
// they add it.
const partsWeigh = `
mind: I'd keep in mind that | it should count that | don't forget that | I'd remember that | it matters to me that | we'd better not forget that | it may help to know that | it counts for something that | for me it comes down to this:
add: I'd add that | it deserves mention that | we should consider that | I'd ask you to consider that | it should be taken into account that | one ought to weigh that | it bears on the matter that | I should mention that
`

// An argument without a value.
var weighLines = filled(`
[on|as for|about|with] the $a for $t, @mind $why
[whatever we choose as|before we fix|whoever decides on|when you think about] the $a for $t, @mind $why
{c} [for|on] the $a on $t: [don't forget that|just saying,|my bit:|only,] $why
{c} [just so that it's been said|throwing that in|no strong view, but] about the $a for $t: $why
{cs} $tb: on the $a, $why
{s} [an argument|a point|a thought|something] [to weigh for|for the choice of|to bear in mind for|that bears on] the $a on $t[|, if I may|, from my side]: $why
{s} what I'd [put on the scales|weigh|think about|bring in] for the $a on $t[ is that| is this:|:|, if you ask me, is that] $why
{s} [looking at|thinking about|when I think of|coming to] the $a for $t from [my side|where I work|the other end], [@mind|I see that|what I see is that] $why
{f} [in weighing|as regards|when deciding on|with regard to] the $a for $t, @add $why
{f} [in the decision on|for whoever decides on|in the talk about] the $a for $t, @add $why
{f} I'd add [an argument|a consideration|a point] on the $a for $t: $why
{v} I've [no strong view on|no stake in|nothing against either side on] the $a for $t, but @mind $why
{v} before we [settle|fix|choose] the $a for $t, [somebody should say it:|I want it said that|it has to come up:] $why
{i} [it might be a detail|you may know this already|perhaps it doesn't count|I'm no expert], but for the $a on $t [it could matter that|it could count that|I'd think of this:|it may help to know that] $why
{d} what [counts|matters|decides|tips it] for the $a on $t[ is that| is this:|:] $why
{p} [have we considered|did anybody think of it|does it count|shouldn't we bear in mind] for the $a on $t that $why?
{m} let me add [an argument|a point|something] on the $a for $t: $why
{j} [input|data point|constraint] for the $a on $t: $why
{w} [good that you brought up|glad we look at] the $a for $t, [because|since] $why
for $t, @mind $why
{c} on $t: [don't forget that|just saying,|my bit:] $why
{s} [whatever we do about|before we go on with|when we decide on] $t, @mind $why
{s} what I'd [put on the scales|weigh|think about] for $t is that $why
{f} with regard to $t, @add $why
{v} I've [no strong view|nothing to defend|no side] on $t, but @mind $why
{d} what [counts|matters] for $t is that $why
{p} have we considered for $t that $why?
@mind $why
{c} [just so that it's been said:|my bit:|only,|throwing that in:] $why
{cs} [my share of it:|from my side:|what I can add:] $why
{s} [an argument to weigh:|what I'd put on the scales is that|if you ask me what counts:] $why
{f} @add $why
{v} I've [no strong view on it|no side in this|no stake in it], but @mind $why
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
{v} I've [gone back and forth on|slept over|turned over] the $a for $t, and I [still see something in every answer|have no favourite|would trust your judgement]
{d} the $a for $t shouldn't be chosen [in a hurry|on the run|without a look around]
{p} what do the others [think about|say to|want from] the $a for $t?
I could live with more than a single answer on $t
there are good arguments on all sides
{f} I see arguments on every side
`

var optionAfter = `
{p} what do the others [think|say|make of it]?
{i} just a thought
{cs} [not married to it|I wouldn't fight for it, though|tell me if it's silly]
{f} I leave the [judgement|choice|weighing] to you
{s} but I'm open to [other ideas|anything better|being talked out of it]
{d} your call
{v} I don't say that it's [the better way|what we need|right], only that [it should be looked at|we should compare it|somebody might ask]
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
{s} let me [throw something in|add something|think aloud].
{s} while we're weighing it:
{f} allow me to add [a consideration|something|a thought].
{f} for your consideration:
{v} I've [thought about it|turned it over|slept on it] since you asked, $p.
{w} good [question|that you ask], $p.
{i} I might be [alone with this|wrong here], $p.
{d} $p, look at it this way.
{m} let's have this on the table as well.
`
