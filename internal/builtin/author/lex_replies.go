package author

// Answers: the value with subject and attribute, in the order of somebody who
// has just been asked. Longer ways come from the statements of the class.

var answerLines = `
it's $v, the $a for $t
$v [as|for] the $a on $t
{cs} $tb: $a is $v
the $a for $t is $v
that's $v for the $a on $t
for $t, the $a is $v
you can note $v as the $a for $t
{c} $v. that's the $a for $t
{f} I can confirm $v as the $a for $t
we have $v as the $a for $t
I've just looked it up: the $a for $t is $v
{d} $v is the $a for $t
{s} going by my notes, the $a for $t is $v
{i} if my notes are right, and they usually are, the $a for $t is $v
`

var answerTallyLines = `
$v $ap on $t
{cs} $tb: $v $ap
there are $v $ap on $t
$t $has $v $ap
I've just counted: $v $ap on $t
{f} I count $v $ap on $t at present
we have $v $ap on $t
{d} $v. that's all the $ap on $t
{s} going by the list, $t $has $v $ap
{c} $v $ap for $t, just checked
{i} I count $v $ap on $t, unless somebody is adding to them as I type
`

var answerDateLines = `
$on, that's the $a for $t
the $a for $t is $v
{cs} $tb: $a $on
the $a for $t falls $on
I have $v as the $a for $t
{f} my calendar shows $v as the $a for $t
{s} my calendar has $v as the $a for $t
you can note $v as the $a for $t
{d} $v is the $a for $t
{i} I believe we all have $v as the $a for $t
`

var answerDueLines = `
$t $is due $on
{cs} $tb: due $on
the deadline for $t is $v
{f} $t $is due by $v
I have $v as the due date for $t
{s} going by the plan, $t $is due $on
{d} $v is the deadline for $t
`

// Openings of an answer. The questions of plans ask what, who, when and how
// many, so none of these says yes.
var answerOpenLines = `
{c} easy.
{s} happy to help.
{w} glad you asked, $p.
{cs} just checked.
{c} looked it up.
{s} let me see.
{cs} I know that.
{d} here you go.
{c} got it here.
{v} I had to look it up myself.
{h} finally a question I can answer.
{f} to answer your question:
{s} to your question:
{cs} that I can tell you:
{j} per my notes:
{i} as far as I know:
{h} I was hoping somebody would ask.
{w} no trouble at all, $p.
{f} thank you for asking.
{s} I have it in front of me:
{v} I asked around to be sure:
`

var answerAfterLines = `
{p} does that [help with what you're doing|answer it]?
{p} is that enough [for your purposes|to go on]?
{v} I'll add it to the [notes|page] so that [the next person finds it without asking|nobody has to ask again]
{cs} shout if it looks odd to you
{w} hope that helps
{f} please let me know if you need anything further
{f} should you see a reason to question it, I'd like to hear it
{m} please pass it on to whoever needs it
{i} but do ask around if you want to be sure
{c} easy to miss, that
`

// Corrections take up the wrong detail without repeating it.
var correctOpenLines = `
careful, that's not the right $a.
small correction.
{c} hm, no.
{c} wait, that's off.
{s} sorry, but that's not right.
{f} I'm afraid the $a given above is not correct.
{f} allow me to correct the $a.
{i} are you sure about the $a? I have something else.
{i} I might be wrong, but I don't think that's the $a.
{d} that's wrong.
{w} easy mistake to make, $p, but no.
{h} nice try, $p, but no.
not quite.
{s} I have to disagree about the $a.
{c} think you mixed something up there, $p.
that's not what I have for the $a.
`

var correctLines = `
the $a for $t is $v
the $a on $t is $v
the right $a for $t is $v
for $t, the $a is $v
{cs} $tb: $a is $v
{f} the correct $a for $t is $v
the $a on $t is actually $v
I checked: the $a for $t is $v
{v} I went back to the notes to be sure, and the $a for $t is $v
what we have as the $a for $t is $v
{s} in fact, the $a for $t is $v
`

var correctTallyLines = `
there are $v $ap on $t
$t $has $v $ap
{cs} $tb: $v $ap
I checked the list: $v $ap on $t
the right number of $ap on $t is $v
{f} the correct number of $ap on $t is $v
{s} in fact, there are $v $ap on $t
the number of $ap on $t is actually $v
`

var correctAfterLines = `
no harm done
{cs} worth fixing in the notes
{p} [where did you get yours from|which note did you look at|what were you looking at|where does yours come from]?
{w} [happens to me all the time|happens to the best of us|I've done the same more than I'd like to admit]
{v} it's the sort of thing that gets copied around if nobody says anything
{f} please correct it wherever you've used it
{m} let's make sure the notes agree
{d} please fix it
{h} I only know because I made the same mistake
{cs} probably an old note
{i} please check it yourself as well, though
`

// Doubts and what settles them.
var doubtOpenLines = `
not sure I agree.
{c} hm.
{c} I don't love it.
{f} I have a concern.
{f} I understand the reasoning, but I'm not convinced.
{i} maybe I'm being overly careful, but let me say it anyway.
{i} I don't want to hold anybody up, still:
{d} I disagree.
{s} let me push back a little.
{s} before we all nod:
{w} I see where you're coming from, $p, but still.
{p} have we thought this through?
{h} somebody has to be the pessimist, so here I am.
I have my doubts.
{cs} can I object?
`

// Worries that nobody has given occasion for.
var doubtPostOpen = `
{f} I have a concern.
{i} maybe I'm being overly careful, but let me say it anyway.
{s} before we all nod:
{h} somebody has to be the pessimist, so here I am.
{s} something has been on my mind.
{c} been chewing on something.
{cs} not to spoil the mood, but:
{f} a word of caution.
{d} I don't like this.
{v} I keep waking up with the same thought.
{m} I want us to talk about what could go wrong.
{cs} a worry:
{w} tell me if I'm fretting over nothing, but:
`

var doubtBareLines = `
I'm not sure the $a on $t is right: nobody has checked it under real conditions
{v} for $t, I'd want to know what happens to the $a when things get busy, and I haven't heard anybody say
I'm not happy with the $a on $t, since the people who have to live with it weren't asked
{f} I'd ask that we reconsider the $a for $t, because the consequences for others aren't clear to me
the $a on $t worries me: if we're wrong we'll only notice late
{cs} $tb: the $a looks shaky to me, nobody outside this group has tried it
{i} I wonder whether the $a for $t holds once other people depend on it
{d} I don't buy the $a on $t. nobody has shown that it works
`

var doubtNoAttributeLines = `
I'm not sure about $t: nobody has checked it under real conditions
{v} with $t, I'd want to know what happens when things get busy, and I haven't heard anybody say
I'm a little uneasy about $t, since the people who have to live with it weren't asked
{f} I'd ask that we take another look at $t, because the consequences for others aren't clear to me
$t $worries me: if we're wrong we'll only notice late
{cs} $tb: looks shaky to me, nobody outside this group has tried it
{i} I wonder whether $t will hold up when other people depend on it
`

var doubtPlainLines = `
I'm not sure about that: nobody has checked it under real conditions
{v} I'd want to know what happens when things get busy, and I haven't heard anybody say
{f} I'd ask that we take another look, because the consequences for others aren't clear to me
that worries me: if we're wrong we'll only notice late
{cs} looks shaky to me, nobody outside this group has tried it
{i} I wonder whether that will hold up when other people depend on it
`

var doubtAfterLines = `
{p} how would we notice if it goes wrong?
{p} who would have to deal with it?
I'd rather say it now than later
{i} but I may be missing something
{d} I'd change it
{f} I'd like to see this discussed before we proceed
{v} I've seen something like it go wrong elsewhere, slowly and then all at the same time
{m} convince me
{w} tell me if I'm worrying over nothing, I'd honestly like to be wrong here
{cs} what am I missing?
{P} what's the plan if it does go wrong?
{h} I'll go back to being cheerful in a moment
{u} it's your call in the end, of course
`

var closureLines = `
fair point on the $a, and noted. for $t we leave it as decided
understood. we keep the $a on $t as it stands and look again if trouble shows
{f} thank you for raising it. the $a for $t remains as decided, and your concern is on record
{m} I hear you, $p. the $a on $t doesn't change, and I'll take the blame if it bites us
{cs} noted. $a on $t stays
{w} thanks for being honest, $p. we keep the $a on $t, but I'll watch it with you
{d} the $a on $t stays. I've written your point down
{v} I've turned it over again and still think the $a on $t is right, but you have a point and it goes into the notes
{s} let's leave the $a on $t for now and come back to it if it hurts
{i} I think we can live with the $a on $t for the moment, if that's all right with you
`

var closurePlainLines = `
fair point, and noted. for $t we leave things as decided
understood. we keep $t as planned and look again if trouble shows
{f} thank you for raising it. the plan for $t remains, and your concern is on record
{cs} noted. $t $stays as planned
{w} thanks for being honest, $p. we go ahead with $t, but I'll watch it with you
{d} we go ahead with $t. I've written your point down
{v} I've turned it over again and still think we're right about $t, but you have a point and it goes into the notes
{s} let's carry on with $t and come back to this if it hurts
`

var closureBareLines = `
fair point, and noted. we leave it as decided
{f} thank you for raising it. your concern is on record, and the decision remains
{cs} noted. it stays
{s} let's carry on and come back to this if it hurts
{d} we go ahead. I've written your point down
`

var closureAfterLines = `
{cs} fair?
{p} can you live with that?
{m} let's move on
{d} that's all from me on this
{f} please don't hesitate to raise such points again
{w} and please keep asking such things, $p
{v} we'll know more when people have used it for a while, and I don't want to reopen it on the same guess
{i} do tell me if that doesn't sit right with you
{s} I'd rather be proved wrong early
{h} you may say that you told me so
`

var closureFactLines = `
that settles it, I hope
{cs} does that help?
{f} I trust that this answers the concern
{w} good that you asked, $p
{d} that's that
{v} that was the missing piece, and I should have said so at the start
{cs} so we're fine
{p} can you live with that?
{m} let's move on
`

var answerClauseLines = `
the $a $of $t is that $v
the $a $of $t: $v
{cs} $tb, $a: $v
in plain words, the $a $of $t is that $v
{f} as regards $t, the $a is that $v
what I've been told about the $a $of $t: $v
{s} it's simple, really. the $a $of $t is that $v
{v} I asked around, and the $a $of $t is that $v
{cs} short version of the $a $of $t: $v
{f} the $a $of $t can be put briefly: $v
`

var correctClauseLines = `
the $a $of $t is that $v
what I have as the $a $of $t: $v
{cs} $tb, $a: $v
I checked: the $a $of $t is that $v
the real $a $of $t is that $v
{f} the $a $of $t is, in fact, that $v
{s} as far as I could find out, the $a $of $t is that $v
{v} I went and asked, and the $a $of $t is that $v
`
