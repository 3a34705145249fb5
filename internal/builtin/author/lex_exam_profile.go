package author

import "memloom/prompts"

func profileExams() map[string]string {
	return map[string]string{
		prompts.FormReply: replyExam, prompts.FormRecommend: recommendExam, prompts.FormImprove: improveExam,
		prompts.FormRecommend + " too": recommendToo, prompts.FormImprove + " too": improveToo,
	}
}

var replyExam = `
a colleague asks $p: $q Which of these [drafts|replies|answers] is right and sounds like $given?
somebody [writes to|asks|turns to] $p: $q Which reply [would $given send|would you expect from $given|sounds like $given and is right]?
$p is asked [in the chat|in the thread|by a colleague]: $q Which of these would $given [write|post|send]?
$p has no time and wants a draft: $q Which one [is right and sounds like $given|could $given send as it stands|gets both the facts and the tone right]?
a new colleague asks $p: $q [What would $given write back|How would $given put it|Which answer would come from $given]?
suppose somebody asks $p: $q [How would $given put the answer|What would $given write back|Which of these would $given write]?
[help $p to reply|draft a reply for $p|write the reply for $p]. The message says: $q Which of these [is right and sounds like $given|would $given send|gets the facts and the tone right]?
$p [found|got|has] this in the inbox: $q Which draft [is right and reads like $given|could go out under $given's name|would $given not have to change]?
a message for $p: $q Which reply [is true and sounds like $given|is correct and in $given's style|is right and worded like $given's]?
[you are standing in for|you are writing for|you are helping] $p, who is asked: $q Which answer [is right and sounds like $given|would pass for $given's|would $given have written]?
somebody is waiting for $p to answer: $q Which answer is [right and in $given's style|correct and sounds like $given|true and worded like $given's]?
`

var recommendExam = `
$p asks: $q Which [recommendation|advice|answer] is right and suits $given?
[this comes from|a message from|a note from] $p: $q What would you [recommend to $given|advise|say], so that it is right and [suits $given|fits what $given can do|fits $given]?
$p [wants to know|would like to know|writes]: $q Which of these would you [recommend to $given|send to $given|tell $given]?
$p is new to the task and asks: $q Which answer [is right and suits $given best|gets the choice right and fits $given|would help $given most]?
[somebody has to advise|you are to advise|you want to advise] $p, who writes: $q Which [recommendation|advice|answer] fits both the choice and $given?
$p [would like to help|would like to join in|has some time free] and asks: $q [Which recommendation would you give|What would you recommend to $given|Which of these is good advice for $given]?
$p [turns to you|asks you|writes to you]: $q Which [recommendation|advice|reply] is right about the choice and [makes use of what $given is good at|fits what $given can do|suits $given]?
[in the handover|over coffee|after the meeting], $p asks: $q Which [advice|recommendation] is right, on the choice and [for $given|on what $given should do|on $given's part]?
$p [is planning the week|is making plans|has a free afternoon] and asks: $q What would you [recommend to $given|advise|say], going by [what was chosen and what $given is good at|the choice and $given's strengths|the choice and what $given can do]?
you get [this note|this message|this question] from $p: $q Which [recommendation|reply|advice] is correct and [makes good use of $given|suits $given best|fits what $given does well]?
`

var recommendToo = `
and which part of the work would suit me?
and what should I take on, going by my skills?
and which of the work fits me best?
and what would you recommend that I take over?
and where could I be of use with my skills?
and what would be a good fit for me there?
and where would my skills help most?
and what would suit me there?
`

var improveExam = `
$p is asked: $q Which proposal is right and [comes from somebody in $given's role|is what $given would say|fits $given's job]?
somebody asks $p: $q What would $given [propose|suggest|say to that]?
a [colleague|newcomer|friend] asks $p: $q Which [proposal|suggestion|answer] would be $given's?
[looking back on the work|in the review|in a meeting], somebody asks $p: $q Which [proposal would $given make|of these would $given suggest|suggestion would come from $given]?
the question to $p is: $q Which of these proposals is right and [fits $given's role|comes from where $given stands|belongs to what $given does in the team]?
[in the retrospective|at the review|over lunch], $p is asked: $q What would somebody [in $given's role|with $given's job|who does what $given does] [propose|suggest|say]?
[draft a proposal|write the answer|draft the answer] for $p, who was asked: $q Which of these is right and [seen from where $given stands|typical of $given's role|what $given would ask for]?
$p has to answer this: $q Which proposal [fits the facts and $given's role|is right and could be $given's|would you expect from $given]?
suppose that $p is asked: $q Which proposal would [you expect from $given|come from $given|$given make]?
[somebody collects ideas|somebody is writing the lessons down|somebody prepares the retrospective] and asks $p: $q Which idea is right and [typical of $given's role|close to what $given does|in line with $given's job]?
$p gets this [by mail|in the chat|as a question]: $q Which proposal is right and [fits what $given does here|fits $given's role|comes from $given]?
[the minutes still lack|the notes lack|somebody wants to note] what $p said to this: $q Which [proposal|suggestion] [would be $given's|fits $given's role|is right and comes from $given]?
`

var improveToo = `
and what would you improve about it?
and what would you improve?
and how would you prevent that in future?
and how would you prevent such a thing next time?
and what do you propose?
and what would you propose to do about it?
and what do you suggest we do about it?
`
