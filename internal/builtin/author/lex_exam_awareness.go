package author

// Situations that a colleague tells and asks about. $t is a task named whole,
// $m the matter of a rule, $a an attribute or what is to take place, $dd what is
// to be done to a task, $g the sum or day that somebody has in mind, $c a case.

func awarenessExams() map[string]string {
	return map[string]string{
		"requirement rule": `
I'm writing the checklist for $m. What goes on the first line, as the thing without which nobody may begin?
somebody has just joined us who will look after $m. What do I tell them to have ready before they do anything?
one of the trainees is to take care of $m for the first time, on a perfectly ordinary day. What must be in place beforehand?
an auditor wants to know how we handle $m when nothing out of the ordinary is going on. What do we insist on before anybody starts?
the partner company would like to do $m the way we do. What do I write down as the thing to be obtained first?
next on my list: $m, nothing unusual about them. What do I have to get hold of before I begin?
I'm on my own this week and it's time for $m, the ordinary kind. What should I have in hand before I start?
some of us disagree about $m in the normal run of things. What has to be there before the work begins?
I'm making a card for the wall about $m, for everyday use. Which condition do I print at the top?
before I hand $m over to the night crew, nothing special about them: what must they not start without?
`,
		"requirement rule person": `
I'm writing the checklist for $m. Whose consent goes on the first line?
somebody has just joined us who will look after $m. Whom do I tell them to ask before they do anything?
one of the trainees is to take care of $m for the first time, on a perfectly ordinary day. Who has to agree beforehand?
an auditor wants to know how we handle $m when nothing out of the ordinary is going on. Whose word do we wait for?
next on my list: $m, nothing unusual about them. Who has to be asked before I begin?
I'm on my own this week and it's time for $m, the ordinary kind. Whom do I call before I start?
some of us disagree about $m in the normal run of things. Who has to say yes before the work begins?
I'm making a card for the wall about $m, for everyday use. Whose name do I print at the top, as the one to ask?
`,
		"requirement approve": `
I plan to call $t finished this week and to tell the customer. Who has to approve it before I do?
$t $is nearly there, and somebody already wants to build on it. Who has to give the approval first?
I'm putting together the last steps for $t. Who comes on the list as the one to approve it?
the others would love to go ahead as if $t were settled. Whose approval is still needed for that?
I'm standing in for the owner of $t and must not skip anybody. Who is to approve it before it leaves our hands?
the customer asks when $t can be announced. Whose approval do we need before we answer?
I've got $t on my desk, with everything in it that was asked for. Who still has to approve it?
on the form for $t there's one box left, for the approval. Whom do I send it to?
everybody here thinks that $t $is good enough. Who is the one whose approval counts?
`,
		"requirement review": `
I've got everything together for $t and could send it round tonight. Who has to review it before it reaches anybody else?
from my side $t could be closed. Whose review does it have to pass first?
I'm standing in for the owner of $t and must not skip anybody. Who is to review it before it goes on?
somebody changed a few things in $t after lunch. Who has to review them before we carry on?
a newcomer wants to pass $t on as it stands. Who is the one to review it before that happens?
I'm booking a room for the review of $t. Who must be there as the one to review it?
the last comments on $t are worked in. Who gets it for the review now?
we want no surprises with $t at the end. Who is to review it before we show it to others?
my part in $t $is done and I want to hand it on. Who is down for the review?
`,
		"requirement sign off": `
I plan to call $t finished this week and to tell the customer. Who has to sign it off before I do?
$t $is nearly there, and somebody already wants to build on it. Who has to sign it off first?
I'm putting together the last steps for $t. Who comes on the list as the one to sign it off?
the others would love to go ahead as if $t were settled. Who still has to sign it off for that?
I'm standing in for the owner of $t and must not skip anybody. Who is to sign it off before it leaves our hands?
the customer asks when $t can be announced. Who has to sign it off before we answer?
I've got $t on my desk, with everything in it that was asked for. Who still has to sign it off?
everybody here thinks that $t $is good enough. Who is it that signs it off?
`,
		"requirement check": `
I've got everything together for $t and could send it round tonight. Who has to check it before it reaches anybody else?
from my side $t could be closed. Who has to check it first?
I'm standing in for the owner of $t and must not skip anybody. Who is to check it before it goes on?
somebody wants to add a few things to $t after lunch. Who has to check them before we carry on?
a newcomer wants to pass $t on as it stands. Who is the one to check it before that happens?
the last remarks on $t are worked in. Who gets it to check now?
we want no surprises with $t at the end. Who is to check it before we show it to others?
my part in $t $is done and I want to hand it on. Who is down to check it?
`,
		"request rule": `
$m are on today's list, this time $c. I plan to start with the first of them right after lunch. May I?
could you go ahead with $m for me this afternoon, this time $c? Everybody is in a hurry. What do you reply?
I promised to get on with $m by tonight, this time $c. May I simply begin?
I have $m waiting on my desk, this time $c. Shall I start?
we're short of hands, so I'd do $m myself today, this time $c. Any objection?
the others have gone home and $m are still open, this time $c. Can I get going?
somebody from the customer is waiting on the phone because of $m, this time $c. Do I go ahead?
`,
		"request cap": `
the supplier has sent an offer for $t, $g all in, and it's only good for a short while. Nothing else has been bought for it. Do we take it?
for $g we get everything that $t needs, if the order goes out today. Shall I send it off?
all that $t will ever need comes to $g. May I release the money before I leave?
I've found somebody who takes care of all of $t for $g and could begin right away. Do I give them a yes?
I've added up everything for $t, first item to last, and it makes $g. Can I order it?
one invoice covers the whole of $t: $g. Is it all right if I sign?
they want $g for $t, with nothing to pay on top later. Do I shake hands on it?
`,
		"request freeze": `
one more small thing has to go into $t, hardly any work, on $g. Could you put it in for me?
sales want another point in $t, and I've half promised it for $g. Shall I add it that day?
I've found a nicer wording for $t and want to change it on $g. Is that all right?
the customer has one last wish for $t, and I could fit it in on $g without much ado. Do I have your blessing?
I'm busy until $g and would like to make my changes to $t then. Does that work?
a colleague offers to correct some numbers in $t on $g. Do I take up the offer?
`,
		"request deadline": `
I can have everything for the $a of $t ready on $g. Will that do?
my week is full, so I'd get $t into shape for the $a on $g. Is that soon enough?
somebody offers to bring the last missing piece for the $a of $t on $g. Shall I say yes?
somebody wants to send their part for the $a of $t on $g. Can I tell them yes?
a friend from another team would help me to prepare the $a of $t, but only comes on $g. Do I accept?
I've put the last preparations for the $a of $t down for $g. Can I leave it like that?
`,
		"request absence": `
I need $t $dd on $g, the others are waiting for it. Can I count on that?
the customer calls on $g and expects to hear that $t $is being $dd that day. Can I promise it?
I'd like to have $t $dd on $g, in person. Shall I put it in the calendar?
on $g I'm in the office and want $t to be $dd. Does that work?
I'm telling everybody that $t gets $dd on $g. Is that all right?
could we have $t $dd on $g, rather than by a stand-in later?
`,
		"scenario contact": `
I was away and my notes on $t are old. Who is the $a now?
the pages about $t give different names. Who goes in as the $a?
a new colleague joins in on $t and wants to say hello to the right people. Who is the $a these days?
the invitation for $t is going out again. Whose name do I put down as the $a?
I'm about to write to the $a for $t, and my address book is an old one. Who is it at present?
somebody at lunch wasn't sure any more who does what on $t. Who is the $a as things stand?
the sign on the door for $t is out of date. Which name belongs there for the $a?
I'm tidying the list of people for $t. Who stays on it as the $a?
a caller asks for the $a for $t. Whom do I name?
`,
		"scenario value": `
I was away and my notes on $t are old. What is the $a now?
the pages about $t contradict each other. What goes in as the $a?
a new colleague joins in on $t today and should not start from old notes. What do I give them as the $a?
I'm bringing the slides on $t up to date. What do I put down as the $a?
somebody printed the plan for $t and pinned it up, and I wouldn't trust the paper. What is the $a by now?
I'm reading back through the talk about $t and lose track. Which is the $a that applies in the end?
a customer quotes an old mail of ours about $t. What is the $a as things stand?
I have one minute to tell the boss about $t. What do I say is the $a at present?
the table of figures and choices for $t is a mess. What do I write under $a today?
the night crew takes over $t and wants to know where we are. What is the $a as of today?
I started a summary of $t some time ago and finish it now. Which $a do I leave in it?
`,
		"scenario rule case": `
it's about $m. What makes it special this time: $c. What has to be in place before anybody begins?
somebody would like to get going with $m. It isn't the usual thing, though: we're talking about $c. What do they need first?
next on the list: $m. The circumstances, in a few words: $c. What do we have to obtain before we start?
I'm about to take care of $m, and in the subject line it says "$c". What must I have beforehand?
$m again, but look at the occasion: $c. What should be ready before the first step?
the trainee asks me about $m. I told them that we're dealing with $c. What do they have to bring along?
we've got $m to do, and the reason is $c. What is it that we can't start without?
`,
		"scenario rule case person": `
it's about $m. What makes it special this time: $c. Who has to agree before anybody begins?
somebody would like to get going with $m. It isn't the usual thing, though: we're talking about $c. Whose word do they need first?
next on the list: $m. The circumstances, in a few words: $c. Who has to be asked before we start?
I'm about to take care of $m, and in the subject line it says "$c". Whose consent must I have beforehand?
$m again, but look at the occasion: $c. Who needs to say yes before the first step?
the trainee asks me about $m. I told them that we're dealing with $c. Whom do they have to ask?
`,
	}
}
