package author

import "memloom/prompts"

func profileExams() map[string]string {
	return map[string]string{
		prompts.FormReply: replyExam, prompts.FormRecommend: recommendExam, prompts.FormImprove: improveExam,
		prompts.FormRecommend + " too": recommendToo, prompts.FormImprove + " too": improveToo,
	}
}

var replyExam = `
a colleague asks $p: $q Which of these drafts is right and sounds like $given?
somebody writes to $p: $q Which reply would $given send?
$p is asked in the chat: $q Which of these answers would be $given's own?
$p has no time and wants a draft for an answer to this: $q Which of the drafts is right and in $given's own manner?
a new colleague wants to know from $p: $q What would $given write back?
a message to $p waits for an answer: $q Which draft says the right thing in the way that $given writes?
draft an answer for $p, who was asked: $q Which of these gets both the matter and the manner right?
this question has reached $p: $q Which reply is true and reads as if $given had typed it?
imagine that $p gets this message: $q Which of these would come back?
$p needs a hand with the inbox, where somebody asks: $q Which draft could go out under the name of $given?
the question to $p is: $q Which answer is both correct and typical of $given?
suppose somebody asks $p: $q How would $given put the answer?
in the thread, somebody turns to $p: $q Which of them would $given post?
$p is about to answer this: $q Which text is right and could only be from $given?
a message for $p pops up: $q Which reply fits the facts and $given alike?
over to $p, who is asked: $q What does $given type?
we need a line in the words of $p on this: $q Which one is correct and passes for $given's?
a note for $p says: $q Which of these would you expect to read from $given?
somebody is waiting for $p to answer: $q Which answer is accurate and in $given's usual style?
help $p to reply to this: $q Which wording is true and comes naturally to $given?
`

var recommendExam = `
$p asks: $q Which recommendation is right and suits $given?
this comes from $p: $q What would you recommend, so that it is right and suits $given?
a message from $p: $q Which advice is correct and fits what $given can do?
$p wants to know: $q Which of these would you recommend to $given?
$p is new to the task and asks: $q Which answer gets the matter right and suits $given best?
somebody has to advise $p, who writes: $q Which recommendation fits both the group's choice and $given?
you're asked by $p: $q What do you recommend that goes with what was decided and with the strengths of $given?
$p would like to help and asks: $q Which recommendation would you give?
here is a question from $p: $q Which advice goes with the choice of the group and suits $given?
$p turns to you: $q Which recommendation is true to the facts and to what $given is good at?
$p looks for a way to join in and asks: $q What is the right advice for $given?
for the handover, $p asks: $q Which advice holds, both on the matter and for $given?
you get this note from $p: $q Which suggestion is correct and makes good use of $given?
over coffee, $p asks: $q What would you suggest to $given?
$p has an afternoon free and asks: $q Which suggestion is accurate and plays to what $given does well?
in a talk about the plan, $p asks: $q Which of these is sound advice for $given?
the next in line is $p, with this: $q Which recommendation gets both the choice and $given right?
there's a request by $p: $q What do you advise, given what was decided and what $given is best at?
`

var recommendToo = `
and which part of the work would suit me?
and what should I take on, going by my skills?
and which of the work fits me best?
and what would you recommend that I take over?
and where could I be of use with my skills?
`

var improveExam = `
$p is asked: $q Which proposal is right and comes from $given?
somebody asks $p: $q What would $given propose?
a colleague writes to $p: $q Which proposal would be the one of $given?
looking back on the work, somebody asks $p: $q Which proposal would $given make?
the question to $p is: $q Which of these proposals is true to the facts and to the part that $given has in the team?
in a meeting somebody turns to $p: $q What would somebody in the role of $given propose?
draft a proposal for $p, who was asked: $q Which of these gets the matter right and is seen from where $given stands?
$p has to answer this: $q Which proposal fits the facts and the role that $given has?
this question has reached $p: $q Which of the proposals is one that $given would make?
suppose that $p is asked: $q Which proposal would one expect from $given?
at the end of the day, somebody wants to hear from $p: $q Which of these would $given say?
the notes of the meeting have a gap where $p was asked: $q Which proposal belongs there?
we'd like the view of $p on this: $q Which proposal is accurate and speaks for $given's job?
a newcomer asks $p: $q Which proposal would you expect, given what $given does here?
$p gets this by mail: $q Which reply is right and fits $given's position?
in the review, the turn comes to $p, who hears: $q Which proposal would $given put forward?
somebody collects ideas and asks $p: $q Which idea is sound and typical of $given's role?
over lunch, $p is asked: $q Which of these would $given suggest?
`

var improveToo = `
and what would you change about it?
and what would you improve?
and how would you prevent such a thing in future?
and what do you propose?
and what should we do about it, as you see it?
`
