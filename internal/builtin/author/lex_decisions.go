package author

// How decisions come about: asking for one, and weighing. $why is a clause of
// the plan.

// Asking the decider. What is open is named, never a value.
var requestLines = `
$req([settle|decide on] the $a for $t)
we need a decision on the $a for $t. $req([make the call|give us your word on it])
the $a for $t is still open. $req([settle it|decide on it] [today|soon|when you can])
{cs} $tb: the $a is still open, your call
{c} can we get a call on the $a for $t?
{c} what's it going to be, the $a for $t?
{cs} still no $a for $t. $req([put an end to that|help us out of it])
{s} we keep circling around the $a for $t. $req(bring it to a decision)
{s} which way do we go with the $a for $t? that's for you to say
{s} we've come as far as we can without the $a for $t. $req(say how we should handle it)
{f} may I ask you for a decision on the $a for $t?
{f} I'd be grateful for your decision on the $a for $t
{f} the $a for $t awaits your decision
{f} I'd like to submit the $a for $t to you for a decision
{f} we'd need your ruling on the $a for $t before we can proceed
{i} I don't want to rush you, but could the $a for $t be settled [soon|before long|some time this week]?
{d} I need the $a for $t settled. $req(choose)
{v} I've gone through everything we have on $t, and the gap that's left is the $a. $req([settle that|tell us which way to go])
{v} everybody has an opinion on the $a for $t and nobody has the last word. $req(have it)
{v} I've talked to the people who work on $t, and all of them are waiting for the $a. $req(decide on it [today|soon|when you get a moment])
{m} I want the $a for $t off the list of open points. $req(make a choice)
{u} there's a decision for you: the $a for $t is waiting for your word
{j} the $a on $t is still unspecified. $req(pin it down)
{w} you know $t better than any of us, so the $a is for you to choose. what do you say?
{p} what would you need from us to decide on the $a for $t?
{p} can we decide on the $a for $t, or is something still missing for that?
{h} the $a for $t has been "nearly settled" for ages. $req(put it out of its misery)
$t needs a decision. $req([settle it|make the call] [today|soon|when you can])
{f} may I ask you for a decision on $t?
{cs} $tb: we need your call
there's a decision to make. $req([make the call|settle it])
{f} may I ask you for a decision?
{cs} we need your call on this
`

// The whole of it in a sentence or two.
var requestWholeLines = `
$why, so we need the $a for $t settled. $req(make the call)
$why, so could we settle the $a for $t [soon|today|this week]?
{c} can you decide on the $a for $t? $why, and we're [stuck|guessing]
{s} since $why, I'd like the $a for $t settled. what do you say?
{f} as $why, I must ask you for a decision on the $a for $t
{f} since $why, the $a for $t should be settled. may I have your decision?
{v} it turns out that $why, which makes the $a for $t urgent. $req([settle it|decide on it])
{d} $why. we need the $a for $t. $req(decide)
{i} because $why, I was hoping that you could find a moment for the $a on $t
{w} $n, because $why, everybody is looking at you for the $a on $t
{m} $why, and I don't want to explain to anybody why the $a for $t is open. $req(settle it)
{s} with the $a for $t open, every plan is a guess, and $why. can you settle it?
`

// Why now.
var requestWhyLines = `
. the reason I'm asking: $why
. I'm asking because $why
{s}. it can't wait much longer, since $why
{s}. what makes it urgent is that $why
{f}. the matter is pressing, as $why
{f}. my reason for asking now is that $why
{f}. I raise it because $why
{c}. it's just that $why
{cs}. it matters because $why
{v}. it isn't only me being impatient: $why
{v}. I tried to work around the gap, but $why
{d}. it has to be settled because $why
{i}. I wouldn't press, only that $why
{m}. I'd rather not leave it open, because $why
{h}. I'd gladly wait, but $why
{v}. as long as it's open we're guessing, and $why
{j}. context: $why
{w}. I know how full your plate is, it's just that $why
{cs}. background: $why
{s}. you'll see why: $why
`

var requestAfter = `
{cs} I can't go on with my part [before that's settled|without it]
{s} [other things|a few plans|several of us] hang on it
{v} I've prepared what I can without it, and the rest would be guesswork
{f} my own preparations depend on it
{d} [today, if you can|I need it soon]
{i} no drama if it takes a little longer
{u} whenever it suits you, of course
{c} been tiptoeing around it for a while
{w} happy to talk it through with you if that helps
{f} I'm at your disposal should you need more information
{cs} any answer is better than none
{m} I'd like to report something definite upstairs
{h} a coin would do, but I'd rather have you
{v} I don't mind which way it goes, as long as I know
{j} the template has a blank there and I'd like to fill it
{s} I'll adapt to whatever you choose
{v} until then everybody works from their own idea of it, which can't end well
{f} I've collected the arguments in my notes, should you wish to read them
`

var requestOpen = `
{cs} $n, your call:
{s} $n, this needs you:
{f} $n, I have a request:
{i} sorry to push, $n.
{c} hey $n, we need you.
{s} a decision for $n:
{v} I've been putting this off, $n.
{m} $n, let's get this off the table.
{w} $n, I know it's busy, but:
{u} $n, when you have a moment:
{f} dear $n, a matter for you to decide:
{d} $n, decision needed.
{j} $n, blocker for the spec:
{h} $n, put on your judge's wig.
`

// A possible value. Each of them reads as a possibility, never as what holds.
var optionLines = `
we could also go for $v as the $a for $t
an alternative for the $a on $t would be $v
{c} what about $v as the $a for $t?
{c} maybe $v as the $a for $t?
{cs} $tb: $v could work as the $a
{cs} an option for the $a on $t: $v
{s} we might also consider $v as the $a for $t
{s} has anybody considered $v for the $a on $t?
{s} I could imagine $v as the $a for $t
{s} another option for the $a on $t would be $v
{f} a possibility for the $a on $t would be $v
{f} $v might be considered as the $a for $t
{f} as an alternative, the $a for $t could be $v
{f} I'd like to mention $v as a possible $a for $t
{f} we could also examine $v as the $a for $t
{i} would $v be worth a thought as the $a for $t?
{i} perhaps we could think about $v for the $a on $t
{d} look at $v as well: it could be the $a for $t
{v} before anybody decides, I'd put $v on the table as an option for the $a on $t
{v} I've been turning it over, and $v could be an option for the $a on $t
{v} nothing is decided yet, so let me add $v to the options for the $a on $t
{w} just thinking aloud: the $a for $t could be $v
{h} wild idea, perhaps: $v as the $a for $t
{p} could we live with $v as the $a for $t?
{p} what would speak against $v as the $a for $t?
{j} a candidate for the $a on $t: $v
{m} I'd want to see $v among the options for the $a on $t
if we need another way out, $v could be the $a for $t
`

var optionTails = `
, because $why
, since $why
{cs}, seeing that $why
{f}, given that $why
{f}, in view of the fact that $why
. my argument: $why
. what speaks for it is that $why
{c}. why? $why
{s}. in its favour: $why
{v}. the argument for it is a plain matter: $why
{f}. the argument in its favour is that $why
{d}. reason: $why
{i}. I only bring it up because $why
{j}. rationale: $why
{p}. [does it count|isn't it worth something|shouldn't we bear in mind] that $why?
{p}. or what do you make of it that $why?
{v}. I've turned it over, and what convinces me is that $why
{w}. it might be kinder to everybody, since $why
{m}. I mention it because $why
{h}. no, I'm not paid by anybody to say that: $why
`

// An argument without a value.
var weighLines = `
on the $a for $t, I'd keep in mind that $why
whatever we choose as the $a for $t, [it should count that|don't forget that|I'd remember that] $why
{c} for the $a on $t: don't forget that $why
{c} just so that it's been said about the $a for $t: $why
{cs} $tb: on the $a, $why
{s} an argument to weigh for the $a on $t: $why
{s} what I'd put on the scales for the $a on $t is that $why
{s} looking at the $a for $t from my side, $why
{f} in weighing the $a for $t we should consider that $why
{f} I'd ask that the decision on the $a for $t take into account that $why
{f} with regard to the $a for $t, it deserves mention that $why
{f} I'd add an argument on the $a for $t: $why
{v} I've no strong view on the $a for $t, but it should count that $why
{v} before we settle the $a for $t, somebody should have said it: $why
{i} it might be a detail, but for the $a on $t it could matter that $why
{d} what counts for the $a on $t is that $why
{p} have we considered for the $a on $t that $why?
{m} let me add an argument on the $a for $t: $why
{j} input for the $a on $t: $why
{h} a stone for the scales, on the $a for $t: $why
{w} I'm glad that we're talking about the $a for $t, because $why
for $t, I'd keep in mind that $why
{c} on $t: don't forget that $why
{s} whatever we do about $t, it should count that $why
{s} what I'd put on the scales for $t is that $why
{f} with regard to $t, it deserves mention that $why
{f} in weighing $t we should consider that $why
{v} I've no strong view on $t, but somebody should have said that $why
{d} what counts for $t is that $why
{p} have we considered for $t that $why?
I'd keep in mind that $why
it should count that $why
{c} don't forget that $why
{c} just so that it's been said: $why
{cs} my share of it: $why
{s} an argument to weigh: $why
{s} what I'd put on the scales is that $why
{f} it deserves mention that $why
{f} I'd ask that it be taken into account that $why
{f} we should consider that $why
{v} I've no strong view on it, but it should count that $why
{i} it might be a detail, but it could matter that $why
{d} what counts is that $why
{p} have we considered that $why?
{m} let me add an argument: $why
`

var weighPlainLines = `
I could live with [either answer|more than a single answer] on the $a for $t
{c} no strong feelings on the $a for $t
{s} there are good arguments on all sides for the $a on $t
{f} I see arguments on every side as regards the $a for $t
{v} I've gone back and forth on the $a for $t, and I still see something in every answer
{d} the $a for $t shouldn't be chosen in a hurry
{p} what do the others think about the $a for $t?
I could live with more than a single answer on $t
there are good arguments on all sides
{f} I see arguments on every side
`

var optionAfter = `
{p} what do the others think?
{i} just a thought
{cs} [not married to it|I wouldn't fight for it, though]
{f} I leave the judgement to you
{s} but I'm open to other ideas
{d} your call
{v} I don't say that it's the better way, only that it should be looked at before it's too late
{u} the choice is yours, of course
{m} I'd like to hear arguments, not preferences
{P} has anybody compared them side by side?
{j} I can sketch [it|both of them] if that helps you to compare
{f} I'd be glad to set out the details, [should you wish to see them|with what it would mean for the plan]
{v} it'd need some preparation, which I could take on
`

var optionOpen = `
{c} hm,
{cs} a thought.
{cs} before you choose:
{s} let me throw something in.
{s} while we're weighing it:
{f} allow me to add a consideration.
{f} for your consideration:
{v} I've thought about it since you asked, $p.
{w} good question, $p.
{i} I might be alone with this, $p.
{d} $p, look at it this way.
{h} devil's advocate here.
{p} let me play with the idea.
{j} thinking in terms of cost:
{m} let's have this on the table as well.
`
