package author

// Situations that a colleague tells and asks about. $t is a task named whole,
// $m the matter of a rule, $a an attribute or what is to take place, $dd what is
// to be done to a task, $g the sum or day that somebody has in mind, $c a case.

func awarenessExams() map[string]string {
	return map[string]string{
		"requirement rule": `
I'm writing [the checklist|a short guide|the instructions] for $m, the [ordinary|usual|everyday] kind. What [goes on the first line|has to be there before anybody starts|must nobody start without]?
somebody has just joined us and will look after $m. What do I tell them to [have ready|get hold of|have in hand] before they [begin|start|do anything]?
one of the trainees is to take care of $m for the first time, [a perfectly ordinary case|nothing special about it|just the usual kind]. What has to be in place [beforehand|before that|before they start]?
an auditor [asks|wants to know|would like to hear] how we handle $m when nothing out of the ordinary is going on. What do we [insist on|ask for|want to have] before anybody starts?
the partner company would like to do $m the way we [do|usually do|normally do]. What do I tell them to [get hold of|have ready|obtain] before they start?
next on my list: $m, [nothing unusual|the ordinary kind|nothing out of the ordinary]. What do I [have to get|need to have|have to have ready] before I [begin|start|go ahead]?
I'm [on my own this week|new here|covering for somebody] and it's time for $m, the [ordinary|usual|everyday] kind. What [should I have|do I need|must I have] in hand before I start?
we can't agree [about|on the rule for|on how it is with] $m in the normal run of things. What has to be there before [the work begins|anybody begins|we start]?
I'm handing $m over to the night crew, [just the usual kind|nothing special|only the ordinary ones]. What must they [not start without|have before they start]?
`,
		"requirement rule person": `
I'm writing [the checklist|a short guide|the instructions] for $m, the [ordinary|usual|everyday] kind. [Whose consent goes on the first line|Who has to agree before anybody starts|Whom does one have to ask]?
somebody has just joined us and will look after $m. Whom do I tell them to ask before they [begin|start|do anything]?
one of the trainees is to take care of $m for the first time, [a perfectly ordinary case|nothing special about it|just the usual kind]. Who has to agree [beforehand|before that|before they start]?
an auditor [asks|wants to know|would like to hear] how we handle $m when nothing out of the ordinary is going on. [Whose word do we wait for|Whose consent do we need|Who has to agree]?
next on my list: $m, [nothing unusual|the ordinary kind|nothing out of the ordinary]. Who has to [be asked|agree|say yes] before I [begin|start|go ahead]?
I'm [on my own this week|new here|covering for somebody] and it's time for $m, the [ordinary|usual|everyday] kind. [Whom do I ask|Whose consent do I need|Who has to agree] before I start?
we can't agree [about|on the rule for|on how it is with] $m in the normal run of things. Who has to say yes before [the work begins|anybody begins|we start]?
I'm handing $m over to the night crew, [just the usual kind|nothing special|only the ordinary ones]. Whom [must they ask|do they have to ask] before they start?
`,
		"requirement approve": `
I'd like to [call $t finished|close $t|report $t as finished] this week and tell the customer. Who has to approve it before I [do|can]?
$t $is nearly there, and somebody [already wants|would like|is waiting] to build on it. Who has to approve it [before they do|before that]?
I'm [putting together|planning|writing down] the last steps for $t. Who [has to approve it|goes on the list to approve it|do I ask to approve it]?
the others would love to [go ahead|carry on|move on] as if $t were settled. Who still has to approve it?
I'm standing in for the owner of $t and [must not|don't want to] skip anybody. Who has to approve it before it [leaves our hands|goes out|is passed on]?
the customer [asks|wants to know|keeps asking] when $t can be announced. Who has to approve it before we answer?
I've got $t [on my desk|in front of me|here], with everything in it that was asked for. Who still has to approve it?
everybody [here|on the team|I ask] thinks that $t $is good enough. Who has to approve it, though?
`,
		"requirement review": `
I've got everything together for $t and could send it round [right now|any minute]. Who has to review it before [it reaches anybody else|I do|the others get it]?
from my side $t could be closed. Who has to review it [before that|beforehand|before I close it]?
I'm standing in for the owner of $t and [must not|don't want to] skip anybody. Who has to review it before it [goes on|goes out|is passed on]?
somebody changed [a few things|some details|some wording] in $t after lunch. Who has to review it before we carry on?
a newcomer wants to pass $t on as it [stands|is]. Who has to review it [before that happens|before they do|beforehand]?
I'm [booking a room|sending the invitation|looking for a slot] for the review of $t. Who [must be there|has to come] to review it?
the last comments on $t are [worked in|in|taken care of]. Who gets it [for review|to review] now?
we want no surprises with $t at the end. Who has to review it before we [show it to others|show it around|let go of it]?
my part in $t $is done and I want to [hand it on|pass it on|send it off]. Who is [supposed|meant] to review it?
`,
		"requirement sign off": `
I'd like to [call $t finished|close $t|report $t as finished] this week and tell the customer. Who has to sign it off before I [do|can]?
$t $is nearly there, and somebody [already wants|would like|is waiting] to build on it. Who has to sign it off [before they do|before that]?
I'm [putting together|planning|writing down] the last steps for $t. Who [has to sign it off|goes on the list to sign it off|do I ask to sign it off]?
the others would love to [go ahead|carry on|move on] as if $t were settled. Who still has to sign it off?
I'm standing in for the owner of $t and [must not|don't want to] skip anybody. Who has to sign it off before it [leaves our hands|goes out|is passed on]?
the customer [asks|wants to know|keeps asking] when $t can be announced. Who has to sign it off before we answer?
I've got $t [on my desk|in front of me|here], with everything in it that was asked for. Who still has to sign it off?
everybody [here|on the team|I ask] thinks that $t $is good enough. Who has to sign it off, though?
`,
		"requirement check": `
I've got everything together for $t and could send it round [any minute|right now]. Who has to check it before [it reaches anybody else|I do|the others get it]?
from my side $t could be closed. Who has to check it [before that|beforehand|before I close it]?
I'm standing in for the owner of $t and [must not|don't want to] skip anybody. Who has to check it before it [goes on|goes out|is passed on]?
somebody wants to add [a few things|some details|some wording] to $t after lunch. Who has to check it before we carry on?
a newcomer wants to pass $t on as it [stands|is]. Who has to check it [before that happens|before they do|beforehand]?
the last remarks on $t are [worked in|in|taken care of]. Who gets it [to check|for the check] now?
we want no surprises with $t at the end. Who has to check it before we [show it to others|show it around|let go of it]?
my part in $t $is done and I want to [hand it on|pass it on|send it off]. Who is [supposed|meant] to check it?
`,
		"request rule": `
$m are on [my list|the list|my plan] for [the afternoon|this afternoon|after lunch], this time $c. [Can I start|Shall I begin|Is it all right to go ahead]?
could you [go ahead with|get going with|make a start on] $m for me, this time $c? [Everybody is in a hurry|The others are waiting|I'm rather short of time]. What do you [reply|say|answer]?
I promised to get on with $m [before the evening|before I leave|right after lunch], this time $c. [Can I simply begin|Shall I begin|Is that all right]?
I have $m waiting [on my desk|for me|in my inbox], this time $c. [Shall I start|Is it all right to start|Can I go ahead]?
we're short of hands, so I'd [do|take over|take on] $m myself, this time $c. [Any objection|Is that all right|Can I]?
the others have [gone home|left] and $m are still open, this time $c. Can I [get going|begin|go ahead]?
somebody from the customer is [waiting on the phone|calling|asking] because of $m, this time $c. [Do I go ahead|Can I begin|Shall I do it]?
`,
		"request cap": `
the supplier has [sent|made|given us] an offer for $t, $g all in, and nothing else has been bought for it. [Do we take it|Shall I accept|Can I say yes]?
for $g we get everything that $t needs, if I order [now|right away|before I leave]. [Shall I do it|Is that all right|Do I send it off]?
all that $t will ever need comes to $g. [Can I release the money|Shall I order it|Is there enough money for that]?
I've found somebody who takes care of all of $t for $g and could begin [right away|at once|any day]. [Do I say yes|Shall I hire them|Can I sign]?
I've added up everything for $t, first item to last, and it [makes|comes to|adds up to] $g. [Can I order it|Is it all right to place the order|Shall I go ahead]?
one invoice covers the whole of $t: $g. [Is it all right if I sign|Shall I sign it|Can I have it paid]?
they want $g for $t, with nothing [to pay on top later|more to pay later|to be added later]. [Do I accept|Shall I say yes|Can we do that]?
`,
		"request freeze": `
one more small thing has to go into $t, [hardly any work|only a line or so|nothing big], on $g. [Could you put it in for me|Can you do that|Would you add it]?
sales want another point in $t, and I've [half promised it|pencilled it in|put it down] for $g. [Shall I add it that day|Is it all right to add it then|Can I do that]?
I've found a [nicer|better|clearer] wording for $t and want to change it on $g. Is that [all right|still possible|okay]?
the customer has one last wish for $t, and I could [fit it in|do it|take care of it] on $g. [Do I say yes|Shall I|Can I promise it]?
I'm busy until $g and would like to make my changes to $t then. [Does that work|Is that all right|Can I do that]?
a colleague offers to correct [some numbers|a few numbers|a table] in $t on $g. [Do I say yes|Shall I let them|Is that all right]?
`,
		"request deadline": `
I can have everything for the $a of $t ready on $g. [Will that do|Is that early enough|Does that work]?
my week is full, so I'd get $t into shape for the $a on $g. Is that [soon enough|early enough|all right]?
somebody offers to bring the last missing piece for the $a of $t on $g. [Shall I say yes|Do I accept|Is that early enough]?
somebody wants to send their part for the $a of $t on $g. Can I [tell them yes|agree to that|leave it at that]?
[a friend|somebody|a colleague] from another team would help me to prepare the $a of $t, but only comes on $g. [Do I accept|Is that early enough|Shall I say yes]?
I've put the last preparations for the $a of $t down for $g. Can I leave it [like that|at that|there]?
`,
		"request absence": `
I need $t $dd on $g, the others are [waiting for it|counting on it|asking for it]. [Can I count on that|Will that work|Is that possible]?
the customer calls on $g and expects to hear that $t $is being $dd that day. Can I [promise it|say so|promise that]?
I'd like to have $t $dd on $g, [in person|face to face]. [Shall I put it in the calendar|Will that work|Can I plan that]?
on $g I'm in the office and want $t to be $dd. [Does that work|Is that possible|Can I plan that]?
I'm telling everybody that $t gets $dd on $g. Is that [all right|right|possible]?
could we have $t $dd on $g, rather than by [a stand-in later|somebody else|a deputy]?
`,
		"scenario contact": `
I was [away|off|travelling] and my notes on $t are old. Who is the $a [now|these days|by now]?
the pages about $t give different names. [Who goes in as the $a|Who is the $a now|Which one is the $a]?
a new colleague joins in on $t and wants to [say hello to|get in touch with|meet] the right people. Who is the $a [these days|now|by now]?
I'm sending the invitation for $t [out again|once more|again]. Whose name do I put down as the $a?
I want to write to the $a for $t, and my [address book|list|contact sheet] is an old one. Who is it [now|at present|these days]?
somebody at lunch [wasn't sure|didn't know|asked me] who does what on $t by now. Who is the $a?
the [list of contacts|contact page|team page] for $t is out of date. Which name belongs there for the $a?
I'm tidying the list of people for $t. Who [stays on it|goes on it|is on it] as the $a?
a caller asks for the $a for $t. [Whom do I name|Who is it now|Whose name do I give]?
`,
		"scenario value": `
I was [away|off|travelling] and my notes on $t are old. What is the $a now?
the pages about $t contradict each other. [What goes in as the $a|What is the $a now|Which $a is right]?
a new colleague joins in on $t and should not [start from|learn from|be given] old notes. What do I give them as the $a?
I'm bringing [the slides on $t|the page on $t|my notes on $t] up to date. What do I put down as the $a?
somebody printed the plan for $t [a while ago|some time ago|when it was new], and I wouldn't trust the paper. What is the $a [now|these days]?
I'm reading back through [the messages|the talk|everything] about $t and lose track. What is the $a [in the end|now|by now]?
a customer quotes an old mail of ours about $t. What is the $a [as things stand|now|these days]?
I have one minute to tell the boss about $t. What do I [say is|give as|name as] the $a at present?
my table for $t is [a mess|out of date|old]. What do I [write|put|enter] under $a today?
the night crew takes over $t and wants to know [where we are|how things stand|what applies]. What is the $a as of today?
I started a summary of $t some time ago and [finish it now|am finishing it]. Which $a do I [leave in it|put in it|give]?
`,
		"scenario rule case": `
[it's about|I have a question about|this is about] $m. What makes it special this time: $c. What has to be in place before [anybody begins|anybody starts|we start]?
somebody would like to get going with $m. It isn't the usual thing, though: we're talking about $c. What do they need [first|before they start|beforehand]?
next on the list: $m. The circumstances: $c. What do we have to [obtain|get|have] before we start?
I'm about to take care of $m, and in the subject line it says "$c". What must I have [beforehand|before I start|before that]?
$m again, but look at the occasion: $c. What should be ready before [we start|anybody starts|the work begins]?
a trainee asks me about $m. I told them that we're dealing with $c. What do they [need|have to get|have to have] before they start?
we've got $m to do, and the reason is $c. What [can't we start without|do we need first|has to be there before we start]?
`,
		"scenario rule case person": `
[it's about|I have a question about|this is about] $m. What makes it special this time: $c. Who has to agree before [anybody begins|anybody starts|we start]?
somebody would like to get going with $m. It isn't the usual thing, though: we're talking about $c. [Whose word do they need first|Who has to agree|Whom do they have to ask]?
next on the list: $m. The circumstances: $c. Who has to [be asked|agree|say yes] before we start?
I'm about to take care of $m, and in the subject line it says "$c". Whose consent must I have [beforehand|before I start|before that]?
$m again, but look at the occasion: $c. Who [needs to say yes|has to agree|has to be asked] before [we start|anybody starts|the work begins]?
a trainee asks me about $m. I told them that we're dealing with $c. Whom do they have to ask?
`,
	}
}
