package author

// Saying who one is: the role, what one is best at, what one is new to.

var roleLines = `
I'm $av
I work here as $av
my role here is $v
by trade I'm $av
on this project I'm $av
what I do here: I'm $av
you'll find me here as $av
I'm with you as $av
I've joined this group as $av
{c} I'm $av, hi
{c} $av, that's me
{cs} my job title is $v
{cs} I'm $av, in case we haven't met
{s} in this group I work as $av
{s} for those who [don't know me|haven't met me|only know my initials], I'm $av
{s} I'm on the team as $av
{s} my part in this is that of $av
{s} I'll be working with you as $av
{f} I [serve|work] on this project as $av
{f} my position is that of $av
{f} I've been assigned to this group as $av
{f} I'm employed as $av
{f} I wish to introduce myself: I'm $av
{f} my function in this project is that of $av
{v} [some of you know me from elsewhere|a few of you have met me in the canteen|you may have seen my name on mails], [but for all the others|for the rest of you|so only for the others]: I'm $av
{v} [as we'll be reading each other every day|before my first question to you|so that you know who's writing]: I'm $av
{v} [before we get to work|before it gets busy|while it's quiet]: I'm $av
{d} my role is $v
{d} I'm here as $av
{w} I'm so glad to be here, and I'm $av
{w} nice to meet you all, I'm $av
{j} my role on this project is $v
{m} so that you know who's asking: I'm $av
{i} I'm $av, if that helps anybody
`

var skillLines = `
I'm strongest in $v
my strongest side is $v
what I do best is $v
what I know best is $v
I'm at my best with $v
my strength is $v
the thing I'm best at is $v
what I'm strongest in is $v
I'm most at home with $v
I'm best at $v
if you need [somebody|help|a hand] [for|with] $v, I'm best at that
{c} $v is my thing, more than anything else
{c} I'm the one for $v, that's what I'm best at
{cs} what I'm really good at is $v
{cs} I'm the most use to you with $v
{cs} [throw your questions about $v at me|ask me about $v|bring me anything with $v in it], that's where I'm strongest
{s} where I can help most is $v
{s} most of my experience is in $v
{s} I'm most experienced in $v
{s} what I've done most in my working life is $v
{s} [come to me with questions|do ask me|write to me any time] about $v, I'm strongest there
{f} my particular strength is $v
{f} my expertise lies above all in $v
{f} I'm most proficient in $v
{f} the field I know best is $v
{f} I have the most experience in $v
{v} [over the years I've tried a bit of everything|I've worked in all kinds of places|I like to look into most things], [but what I'm best at|and what I'm best at|though what I'm best at] is $v
{v} [I've moved around quite a lot|I've worn several hats|my path here had some turns], and what I know best is $v
{d} I'm best with $v
{w} I'd love to help [wherever I can|with anything], most of all with $v, where I'm strongest
{h} I'm [hopeless with plants|no use before coffee|bad at names], but I'm really good at $v, [which is what I do best|ask anybody]
{j} my core skill is $v
{m} what I do best is $v, so [use me for it|send me such things]
{i} if I may say so, I think I'm strongest in $v
{p} [does anybody need help|who needs a hand|who has questions] with $v? that's where I'm strongest
`

var learningLines = `
I'm still new to $v
I'm a beginner in $v
I've only just started with $v
I'm still learning $v
I've little experience with $v
I know next to nothing about $v
$v is new to me
please don't count on me for $v yet
what I still have to learn is $v
I haven't done much $v so far
{c} don't ask me about $v, I'm a beginner there
{c} $v? still learning
{cs} I'm still finding my feet with $v
{cs} with $v I'm still at the very beginning
{cs} what I'm no help with yet is $v
{s} in $v I'm still a beginner
{s} I'm only beginning with $v
{s} for $v you [had better|should] [ask somebody else|go to the others], I'm new to it
{s} where I still need help myself is $v
{f} I have little practice in $v as yet
{f} my experience with $v is limited so far
{f} I'm not yet well versed in $v
{f} as regards $v, I'm still learning
{v} [to be open about it|so that you know|before somebody finds out], I'm still new to $v [and glad of any advice|and thankful for pointers|and happy to be taught]
{v} I've [read a book about|watched others do|been to a course on] $v and not much more, so I'm a beginner there
{d} I have no experience with $v yet
{d} I'm new to $v
{w} be patient with me on $v, I'm still learning
{h} [don't leave me alone with|somebody hold my hand with] $v, I'm still learning
{h} I [nod wisely|look busy|take notes] when people talk about $v, I'm new to it
{j} the gap in my skills is $v
{i} I'm afraid I'm rather new to $v
{p} who can teach me $v? I'm new to it
`

var introductionOpen = `
{c} hi all!
{cB} morning!
{c} hey everybody.
{cs} hello everybody.
{cs} a word about me:
{s} good to meet you.
{s} since we're a new group:
{s} let me say hello.
{f} dear colleagues,
{f} a few words about myself:
{fB} good morning, everybody.
{w} hello, it's lovely to meet you all.
{w} dear all,
{d} about me:
{v} since not everybody knows everybody here:
{v} I've been asked to say a few words about myself.
{i} I'm not good at this, but here goes:
{j} profile:
`

var introductionAfter = `
{c} [see you around|say hi when you see me]
{cs} [looking forward to this|my door is open|come by for a chat]
{s} I'm [looking forward to working with you|glad to be part of this]
{s} [write to me any time|just write when you need something]
{f} I look forward to our collaboration
{f} please contact me whenever you see fit
{w} and I can't wait to get to know you all
{w} I'm sure we'll [get along|have a good time|do well together]
{v} [the rest you'll find out|you'll hear more of me|more about me over lunch] [soon enough|if you ask|when we meet]
{v} I sit [near the window|on the quiet side|next to the printer], [if you want to put a face to the name|so come by|and I like visitors]
{h} and I [make decent coffee|know a good lunch place]
{h} [yes, the loud keyboard is mine|I answer faster with cake]
{d} that's all about me
{d} questions any time
{m} tell me what you need from me
{p} who else is here, and what do you do?
{p} what should I know about all of you?
{i} I hope I can be of use
{j} contact details are in the directory
`

var ackIntroduction = `
{c} hi $p!
{c} welcome $p
{cs} nice to meet you, $p
{cs} good to have you here, $p
{cs} welcome aboard, $p
{s} hello $p, looking forward to it
{s} good to know, $p
{s} thanks, $p, now I know whom to ask
{f} it's a pleasure to meet you, $p
{f} thank you for the introduction, $p
{f} I'm pleased to make your acquaintance
{w} how nice to have you with us, $p
{w} lovely to meet you, $p
{d} noted, welcome
{h} welcome to the [fun|best table in the canteen], $p
{m} glad to have you on the team, $p
{v} nice to meet you, $p, [I'll remember that when I'm stuck|I may come by with a question|I've been hoping for somebody like you]
{p} welcome, $p, [where were you before|what brings you here|where do you sit]?
`

var shortHello = `
{c} hi!
{c} hiya
{c} hey $p
{c} heya
{cs} hello $p
{cs} welcome!
{cs} welcome aboard
{cs} hi and welcome
{s} nice to meet you
{s} good to know
{s} welcome to the group
{f} a pleasure to meet you
{f} you are most welcome
{f} good to meet you
{w} so nice to meet you
{w} lovely to have you
{d} noted, welcome
{h} the coffee's on the left
{m} glad to have you
`
