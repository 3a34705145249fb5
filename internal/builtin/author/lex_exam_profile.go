package author

import "memloom/prompts"

func profileExams() map[string]string {
	return map[string]string{
		prompts.FormReply: replyExam,
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
