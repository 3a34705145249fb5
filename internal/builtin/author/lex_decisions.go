package author

// How decisions come about: asking for one, weighing, pushing back, and what a
// decision says of those who argued. $why is a clause of the plan.

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
{p}. does it count that $why?
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
{w} happy with whatever comes out of it
{h} I've been wrong before breakfast already
{u} the decision is yours, of course
{m} I'd like to hear arguments, not preferences
{P} has anybody compared them side by side?
{j} I can sketch it if that helps
{c} or am I off track?
{f} I'd be glad to set out the details
{v} it'd need some preparation, which I could take on
{s} I'd at least like it to be in the minutes
{cs} take it or leave it
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

// Objections, by kind. $a is what the other message was about.
var disagreeFeasibility = `
I don't see how we [make that work|get there] with the $a on $t
{c} not sure the $a on $t can be kept like that
{cs} $tb: I don't think we can hold that $a
{s} I doubt that the $a for $t can be carried out as written
{s} the $a for $t looks good on paper, but I don't see it working
{f} I have doubts about whether the $a for $t can be put into practice
{f} in my view the $a for $t isn't practicable as it stands
{i} I wonder how the $a for $t would work in practice
{d} the $a on $t won't work in practice
{v} I've tried to picture what the $a for $t means for the people who carry it out, and I can't make it fit
{p} how exactly would we keep that $a on $t?
{h} I'd love to believe in the $a for $t, but my hands say no
{w} I like the idea, $p, but I don't think that we can keep that $a on $t
{m} I can't promise the $a for $t upstairs if it can't be kept
I can't see that working for $t
{f} I don't consider that practicable for $t
{s} for $t, I doubt that it can be carried out
{d} on $t, that won't work in practice
I doubt that this can be carried out
I don't see how we make that work
{f} I don't consider that practicable
{f} I have doubts about whether this can be put into practice
{c} can't see that working
{d} that won't work in practice
{i} I wonder how that would work in practice
{v} I've tried to picture it for the people who carry it out, and I can't make it fit
{w} I like the idea, $p, but I don't think that we can keep it
{p} how exactly would we keep that?
`

var argueFeasibility = `
the snag is that $why
the trouble is that $why
{c} problem: $why
{s} as things are, $why
{s} what stands in the way is that $why
{f} the difficulty is that $why
{f} I have to point out that $why
{v} $why, and I don't know a way around that
{d} $why. end of story
{p} how would we do it when $why?
{cs} I mean, $why
`

var disagreeAssumptions = `
the $a on $t rests on something that nobody has checked
{c} aren't we guessing with the $a on $t?
{cs} $tb: that $a takes a lot for granted
{s} I'd question what the $a for $t is built on
{s} I'm not sure that we know enough for that $a on $t
{f} the $a for $t presupposes something that I can't confirm
{f} I'd ask that we examine what the $a for $t assumes
{i} maybe I've missed it, but has anybody checked what the $a for $t assumes?
{d} the $a for $t is built on a wrong assumption
{v} we all nodded at the $a for $t, but I don't think we've looked at what it takes for granted
{p} what makes us so sure about the $a for $t?
{w} I follow you, $p, only the thinking behind the $a on $t doesn't look right to me
{h} the $a on $t is a fine house on sand
{m} before I stand up for the $a on $t, I want to know what it assumes
what we assume about $t is shaky
{f} we presuppose something about $t that I can't confirm
{s} I'd question what that says about $t
{d} what we assume about $t is wrong
that assumes something we haven't checked
that rests on something nobody has checked
{f} this presupposes something that I can't confirm
{f} I'd ask that we examine what we assume here
{c} bit of a guess, isn't it?
{d} that's built on a wrong assumption
{i} maybe I've missed it, but has anybody checked what that assumes?
{v} we all nodded, but I don't think we've looked at what it takes for granted
{w} I follow you, $p, only the thinking behind it doesn't look right to me
{p} what makes us so sure about that?
`

var argueAssumptions = `
we're forgetting that $why
it only holds as long as we ignore that $why
{c} fact is, $why
{s} what I know is that $why
{s} the other side of it: $why
{f} it disregards that $why
{f} it should be taken into account that $why
{v} I asked around before writing this, and what I hear is that $why
{d} in truth, $why
{p} or how does it fit that $why?
{cs} look: $why
`

var disagreeAlternative = `
I'd go another way with the $a on $t
there's a better way to handle the $a for $t, I believe
{c} can we try something else for the $a on $t?
{cs} $tb: I'd pick another $a
{s} I'd rather we chose a different $a for $t
{f} I'd favour a different solution for the $a on $t
{f} I'd suggest that we reconsider the $a for $t in favour of another approach
{i} might there be a gentler way than that $a on $t?
{d} that's the wrong $a for $t. I'd take another
{v} I understand why that $a for $t looks tempting, but I think another road is shorter in the long run
{p} have we looked at other ways to handle the $a on $t?
{h} the $a on $t is a hammer, and I'd like to see the rest of the toolbox
{w} I see what you want, $p, but there are kinder ways to set the $a on $t
{m} I'd expect us to choose another $a for $t
{s} I keep thinking that a different $a would serve $t better
I'd go another way with $t
{f} I'd favour a different approach to $t
{s} I'd rather we tried something else on $t
{c} can we try something else on $t?
I'd go another way there
there's a better way, I believe
{f} I'd favour a different approach
{f} I'd suggest that we reconsider this in favour of another approach
{c} can we try something else?
{d} that's the wrong way. I'd take another
{i} might there be a gentler way?
{v} I understand why that looks tempting, but I think another road is shorter in the long run
{w} I see what you want, $p, but there are kinder ways
{p} have we looked at other ways to handle that?
`

var argueAlternative = `
my argument: $why
I say that because $why
{c} simple reason: $why
{s} what speaks for it is that $why
{s} the way I see it, $why
{f} my reason is that $why
{f} in support of that I'd mention that $why
{v} I didn't want to say it before I was sure, but $why
{d} because: $why
{p} would another way not be better, when $why?
{cs} why not, when $why
`

var disagreeRisk = `
with that $a on $t we're overlooking a risk
there's a risk in the $a for $t that we haven't talked about
{c} uh, there's a catch with the $a on $t
{cs} $tb: that $a has a downside nobody mentioned
{s} I'm missing a risk in the talk about the $a for $t
{f} I'd like a risk of the $a for $t to be recorded
{f} I have to point to a risk in the $a for $t
{i} it might be nothing, but the $a for $t carries a risk, I believe
{d} the $a on $t is risky
{v} I understand the argument for the $a on $t, but somebody pays for it, and we haven't said who
{p} have we thought about what the $a for $t could break?
{w} I'm with you in principle, $p, but the $a on $t makes me nervous
{h} I hate to play the smoke alarm on the $a for $t
{m} I don't want to explain later why we missed the risk in the $a for $t
we're overlooking a risk on $t
{f} I have to point to a risk on $t
{s} for $t, there's a risk in that which we haven't talked about
{c} uh, there's a catch for $t
we're overlooking a risk there
there's a risk in that which we haven't talked about
{f} I have to point to a risk that hasn't been mentioned
{f} I'd like a risk to be recorded
{c} uh, there's a catch
{d} that's risky
{i} it might be nothing, but I believe that there's a risk in it
{v} I understand the argument, but somebody pays for it, and we haven't said who
{w} I'm with you in principle, $p, but it makes me nervous
{p} have we thought about what that could break?
`

var argueRisk = `
what worries me is that $why
what nobody has mentioned so far: $why
{c} thing is, $why
{s} what we haven't talked about is that $why
{s} look at it from the other end: $why
{f} I'm concerned that $why
{f} it hasn't been considered that $why
{v} I lay awake over it a little, because $why
{d} $why. that has to be written down
{p} who has an answer to that: $why?
{cs} don't laugh, but $why
`

var disagreeScope = `
the $a on $t goes further than what we agreed to do
{cs} isn't the $a for $t beyond what we set out to do?
{c} feels like the $a on $t is growing legs
{cs} $tb: that $a isn't part of the job
{s} with that $a, $t $is turning into something else
{f} in my understanding the $a goes beyond the scope of $t
{f} I'd ask that we keep the $a for $t within its scope
{i} I'm not sure that the $a still belongs to $t
{d} the $a is out of scope for $t
{v} I'd like to draw the line somewhere: the $a makes $t bigger than it was meant to be
{p} who asked for that $a on $t?
{w} I'd love to help with all of that, $p, but the $a goes beyond $t
{h} next we'll be repainting the building: the $a is more than $t needs
{m} $t $was supposed to be small, and that $a makes it big
$t $is growing beyond what we agreed to do
{f} in my understanding this goes beyond the scope of $t
{s} I'm not sure that this still belongs to $t
{d} that's out of scope for $t
that goes further than what we agreed to do
that's more than we set out to do
{f} in my understanding this goes beyond our scope
{f} I'd ask that we keep to the scope that was agreed
{c} that isn't part of the job, is it?
{d} that's out of scope
{i} I'm not sure that this still belongs here
{v} I'd like to draw the line somewhere, and for me it's before this
{w} I'd love to help with all of that, $p, but it goes beyond the job
{p} who asked for that?
`

var argueScope = `
I say that because $why
we should remember that $why
{c} and hey, $why
{s} let's not forget that $why
{s} the line should be drawn where it was, since $why
{f} I'd recall that $why
{f} I base this on the fact that $why
{v} I know that it sounds narrow, but $why
{d} besides, $why
{p} and who would take it on, when $why?
{cs} mind you, $why
`

var disagreeEvidence = `
that $a on $t doesn't match what I've seen
what I see on $t doesn't fit that $a
{c} hm, the $a on $t doesn't square with what I see
{cs} $tb: what I see speaks against that $a
{s} I have something here that speaks against the $a on $t
{f} the evidence available to me speaks against the $a for $t
{f} I have observations that contradict the $a for $t
{i} I might be reading it wrongly, but what I've seen doesn't support the $a on $t
{d} the facts are against that $a on $t
{v} I went back to my notes before writing this, and they don't support the $a for $t
{p} does the $a on $t fit with what you've seen?
{w} I wish I could agree, $p, but what I see on $t speaks against that $a
{h} reality would like a word about the $a on $t
{m} I've heard too much to the contrary to be at ease with the $a on $t
what I see on $t doesn't fit
{f} I have observations on $t that contradict this
{s} that doesn't match what I've seen on $t
{d} what I see on $t speaks against it
that doesn't match what I've seen
what I see speaks against it
{f} I have observations that contradict this
{f} the evidence available to me speaks against it
{c} hm, doesn't square with what I see
{d} the facts are against it
{i} I might be reading it wrongly, but what I've seen doesn't support it
{v} I went back to my notes before writing this, and they don't support it
{w} I wish I could agree, $p, but what I see speaks against it
{p} does that fit with what you've seen?
`

var argueEvidence = `
as far as I can see, $why
what I've seen is that $why
{c} seen it myself: $why
{s} look again: $why
{s} my notes say that $why
{f} it can be observed that $why
{f} my records show that $why
{v} I've checked it more often than I'd like to admit, and $why
{d} plain fact: $why
{p} how do you explain that $why?
{cs} just look, $why
`

// A reason behind a sentence, whatever the act.
var tailLines = `
, because $why
, since $why
{f}, given that $why
{s}, seeing that $why
. my reason: $why
. I say so because $why
{c}. thing is, $why
{s}. the point is that $why
{f}. my reason is that $why
{v}. behind that is a simple fact: $why
{d}. reason: $why
{j}. background: $why
`

var disagreementAfter = `
{p} what would you say to that?
{P} what's the plan if I'm right?
{f} I ask for this to be considered
{f} I'd like it [recorded|in the minutes], whatever we decide
{u} it's for you to decide, of course
{i} but I'm happy to be told otherwise
{c} prove me wrong
{w} no offence meant, $p
{d} I'd [change it|drop it|think again]
{v} I don't want to block anything, I want us to have looked at it
{m} let's not rush it
{h} I'll bring biscuits to the argument
{cs} can we [look at it again|talk it over]?
{s} I'd sleep better if we looked at it again
{j} I can show you the details
{v} if there's an answer to that I'd honestly like to hear it, and then I'll keep quiet
{s} can somebody convince me otherwise?
{f} should I be mistaken, I'd be glad to learn why
`

var disagreementOpen = `
{c} hm.
{c} wait.
{cs} not so fast.
{cs} I see it differently, $p.
{s} I'm not with you there, $p.
{s} let me disagree.
{f} I have to object.
{f} with respect, $p, I see it differently.
{f} I understand the argument, but I can't share it.
{i} I don't like to contradict, but:
{i} forgive me if I'm being difficult.
{d} no.
{d} I disagree, $p.
{v} I've read it more than once, and I still don't agree.
{w} I get why you want it, $p.
{h} party pooper here.
{p} let me question that.
{m} I'm not ready to sign that.
{j} objection on the substance:
`

// Those who argued, before a decision and behind it.
var heardOpen = `
{cs} thanks, $arg, that helped.
{c} ok, heard you, $arg.
{s} I've read what $arg wrote.
{s} thanks for the arguments, $arg.
{s} with what $arg said in mind:
{f} having considered what $arg put forward:
{f} I thank $arg for the arguments.
{w} good points, $arg, thank you.
{d} I've heard $arg.
{m} I've listened to $arg and weighed it up.
{v} I went through what $arg wrote again before making up my mind.
{h} $arg argued well and nobody threw anything.
{j} input from $arg is in.
{i} I hope that $arg can live with it:
{v} $arg gave me something to think about.
`

var heardAfter = `
{w} thanks to $arg for thinking along
{f} my thanks to $arg for the arguments
{s} what $arg said is [noted|in the notes]
{v} I know that not everybody is with me, and what $arg said is written down
{cs} and thanks, $arg, for pushing on it
{m} $arg made me think about it harder than I'd planned
{v} what $arg brought up was worth the detour, even if it doesn't show in the outcome
{d} $arg, your points are noted
{i} I hope that's all right with $arg
`

// What made a decision change.
var triggerOpen = `
after what $who $did $when about $what,
after what $who $did about $what $when,
{cs} given what $who $did $when about $what,
{s} because of what $who $did $when about $what,
{s} with what $who $did about $what $when in mind,
{f} in the light of what $who $did $when about $what,
{f} following what $who $did $when about $what,
{f} in view of what $who $did about $what $when,
{c} so, after what $who $did $when about $what,
{v} what $who $did $when about $what changed my mind.
{v} I've thought about what $who $did $when about $what.
{d} what $who $did $when about $what settles it for me.
{m} I can't go past what $who $did $when about $what.
{i} I'd have left it alone, but for what $who $did $when about $what.
{j} trigger for this is what $who $did $when about $what.
{c} remember what $who $did $when about $what? well.
{h} what $they $did $when about $what spoiled my nice plan.
{w} I'm glad that somebody looked: what $they $did $when about $what changes things.
`

var triggerAfter = `
this goes back to what $who $did $when about $what
what made the difference is what $who $did $when about $what
{cs} it's what $who $did $when about $what that tipped it
{c} blame what $who $did $when about $what
{s} the trigger is what $who $did $when about $what
{f} the change follows from what $who $did $when about $what
{f} I base this on what $who $did $when about $what
{v} I wouldn't have touched it without what $who $did $when about $what
{d} I changed it for what $who $did $when about $what
{m} I'm acting on what $who $did $when about $what
{i} I think what $who $did $when about $what leaves us no choice
`

// More ways to settle a doubt.
var closureMoreLines = `
{s} recorded. the $a for $t stays as it is
{f} your objection to the $a for $t is recorded. I nevertheless keep to it
{f} I've considered the objection. the $a for $t stands
{c} heard you. $a on $t stays put
{c} yeah, I see it. still keeping the $a on $t
{m} I've listened. we keep the $a on $t, and I answer for it
{w} I'm glad that you said it, $p. the $a for $t stays, and we look at it together if it pinches
{v} it's a real point and I don't want to wave it away, but the $a for $t stays until we've seen it at work
{d} objection noted. the $a for $t stands
{s} that goes into the notes. for the $a on $t we carry on as planned
{j} logged as a risk. the $a for $t is unchanged
{h} you win the argument, but the $a for $t keeps its seat
{p} can we agree to keep the $a for $t and look at it again when we know more?
{i} I understand the worry. perhaps we can leave the $a for $t as it is for now and keep an eye on it
{cs} let's not reopen the $a for $t today
{w} thank you for looking so closely, $p. we stay with the $a on $t, and your point is in the notes
{w} good that we have you, $p. the $a for $t stays for now, and please keep watching it
`

var closurePlainMore = `
{f} your objection is recorded. $t $stays as planned
{c} heard you. $t $stays as planned
{s} recorded. we carry on with $t
{m} I've listened. we carry on with $t, and I answer for it
{v} it's a real point and I don't want to wave it away, but let's see $t at work before we change course
{d} objection noted. $t $stays as planned
{cs} good point, but let's stay with the plan for $t
{w} I'm glad that you said it, $p. $t $stays as planned, and we look at it together if it pinches
{f} I've considered the objection. the plan for $t remains unchanged
{i} I understand the worry. perhaps we can leave $t as planned for now and keep an eye on it
{v} I've talked it over with the people on $t, and we'd like to go on as planned, with your point in the notes
{j} logged as a risk for $t, the plan is unchanged
{h} you win the argument, but the plan for $t keeps its seat
{p} can we agree to carry on with $t and look at it again when we know more?
`

var closureBareMore = `
{c} heard you. we carry on
{c} yeah, I see it. still, we stay with it
{cs} good point, but let's stay with it
{s} recorded, $p. we carry on as planned
{s} that goes into the notes, $p. we leave it as it is
{f} your objection is recorded. the decision stands
{f} I've considered the objection. the decision remains unchanged
{m} I've listened. it stays, and I answer for it
{w} I'm glad that you said it, $p. it stays, and we look at it together if it pinches
{i} I understand the worry. perhaps we can leave it as it is for now and keep an eye on it
{v} it's a real point and I don't want to wave it away, but let's see it at work before we change course
{v} I've talked it over with the others, and we'd like to go on as planned, with your point in the notes
{j} logged as a risk. no change
{h} you win the argument, $p, and the decision keeps its seat
{p} can we agree to carry on and look at it again when we know more?
`

var closureOpen = `
{cs} point taken.
{s} that's a fair point, $p.
{f} I understand the concern, $p.
{c} ok, fair.
{m} let's settle that.
{w} good that you ask, $p.
{d} recorded.
{v} I looked into it after your message, $p.
{s} taken up:
{f} in reply to the concern:
{j} resolution:
{h} nobody shall say that I don't listen.
`

var ackOpen = `
{cs} following this, I need to know as well
{c} same here
{s} I'd like to know that too
{f} I'd welcome a decision as well
{w} thanks for asking, $p, I didn't dare
{d} agreed, it's overdue
{c} good question
{m} I'd like to see that settled as well
{v} good that you're asking, $p, I've been working around the same gap
{f} I join in the request
{i} I was hoping somebody would ask
{h} I'll get the popcorn
`
