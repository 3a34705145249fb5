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
`

var improveToo = `
and what would you change about it?
and what would you improve?
and how would you prevent such a thing in future?
and what do you propose?
and what should we do about it, as you see it?
`
