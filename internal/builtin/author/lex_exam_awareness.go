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
the partner company copies our way of working and has arrived at $m. What do I put down as the thing to be obtained first?
the plan says nothing but $m, and nothing special is going on. What do I have to get hold of before I begin?
`,
		"requirement rule person": `
I'm writing the checklist for $m. Whose consent goes on the first line?
somebody has just joined us who will look after $m. Whom do I tell them to ask before they do anything?
one of the trainees is to take care of $m for the first time, on a perfectly ordinary day. Who has to agree beforehand?
an auditor wants to know how we handle $m when nothing out of the ordinary is going on. Whose word do we wait for?
the plan says nothing but $m, and nothing special is going on. Who has to be asked before I begin?
`,
		"requirement approve": `
I plan to call $t finished this week and to tell the customer. Who has to approve it before I do?
$t $is nearly there, and somebody already wants to build on it. Who has to give the approval first?
I'm putting together the last steps for $t. Who comes on the list as the one to approve it?
the others would love to go ahead as if $t were settled. Whose approval is still needed for that?
I'm standing in for the owner of $t and must not skip anybody. Who is to approve it before it leaves our hands?
`,
		"requirement review": `
I've got everything together for $t and could send it round tonight. Who has to review it before it reaches anybody else?
from my side $t could be closed. Whose review does it have to pass first?
I'm standing in for the owner of $t and must not skip anybody. Who is to review it before it goes on?
somebody changed a few things in $t after lunch. Who has to review them before we carry on?
a newcomer wants to pass $t on as it stands. Who is the one to review it before that happens?
`,
		"request rule": `
$m are on today's list, this time $c. I plan to start with the first of them right after lunch. May I?
could you go ahead with $m for me this afternoon, this time $c? Everybody is in a hurry. What do you reply?
I promised to get on with $m by tonight, this time $c. May I simply begin?
I have $m waiting on my desk, this time $c. Shall I start?
`,
		"request cap": `
the supplier has sent an offer for $t, $g all in, and it's only good for a short while. Could you sign it for me?
good news: for $g we get everything that $t needs, if the order goes out today. Shall I send it off?
could you release $g for $t before I leave? Everybody is keen to get going. What do you say?
I've found somebody who takes care of $t for $g and could begin right away. Do I give them a yes?
$g for $t, and we are rid of all our worries. I could pay it out of the running budget this afternoon. Is that all right?
`,
		"request freeze": `
one more small thing has to go into $t, hardly any work, on $g. Could you put it in for me?
sales want another point in $t, and I've half promised it for $g. Shall I add it that day?
I've found a nicer wording for $t and want to change it on $g. Is that all right?
the customer has one last wish for $t, and I could fit it in on $g without much ado. Do I have your blessing?
`,
		"request deadline": `
my week is full, so I suggest $g for the $a on $t. Could you enter that for everybody?
the room is free on $g, so I could take it for the $a on $t. Shall I confirm it?
several of us would be glad to see the $a for $t on $g rather than earlier. Can you arrange that?
I'm planning the $a for $t for $g, when it's quieter here. Is that all right?
`,
		"request absence": `
I need $t $dd very soon, the others are waiting for it. Could you see to that?
$t should be $dd today, so that I can close my notes. Do I just send it over?
the customer calls in the morning and expects to hear that $t $is $dd. Can you make it happen?
it can't take long to have $t $dd, so I count on it before we close. Is that all right?
`,
		"scenario contact": `
I was away and my notes on $t are old. Who is the $a now?
the pages about $t give different names. Who goes in as the $a?
a new colleague joins in on $t and wants to say hello to the right people. Who is the $a these days?
the invitation for $t is going out again. Whose name do I put down as the $a?
`,
		"scenario value": `
I was away and my notes on $t are old. What is the $a now?
the pages about $t contradict each other. What goes in as the $a?
a new colleague joins in on $t today and should not start from old notes. What do I give them as the $a?
I'm bringing the slides on $t up to date. What do I put down as the $a?
somebody printed the plan for $t and pinned it up, and I wouldn't trust the paper. What is the $a by now?
`,
		"scenario rule case": `
it's about $m. What makes it special this time: $c. What has to be in place before anybody begins?
somebody would like to get going with $m. It isn't the usual thing, though: we're talking about $c. What do they need first?
next on the list: $m. The circumstances, in a few words: $c. What do we have to obtain before we start?
I'm about to take care of $m, and in the subject line it says "$c". What must I have beforehand?
`,
		"scenario rule case person": `
it's about $m. What makes it special this time: $c. Who has to agree before anybody begins?
somebody would like to get going with $m. It isn't the usual thing, though: we're talking about $c. Whose word do they need first?
next on the list: $m. The circumstances, in a few words: $c. Who has to be asked before we start?
I'm about to take care of $m, and in the subject line it says "$c". Whose consent must I have beforehand?
`,
	}
}
