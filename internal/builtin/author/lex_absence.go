package author

import "strings"

// Being away and coming back. What others say to it stands in lex_recap.go.

// absenceParts are choices that patterns of being away share. Somebody is away
// from the next workday on, and may still write on the day itself.
var absenceParts = strings.NewReplacer(
	"@out", `[after today I'm out for a while|I'll be away after today|after today I've got some time off|I'm off after today|I'm still here today, then I'm having a break|my desk will be empty after today|I'm here until tonight, then away for a little while]`,
	"@bitf", `[after today|as soon as today's work is done|once I've left today]`,
	"@bit", `[after today|once I've left today|after work today]`,
	"@meanwhilef", `[, and I'll answer what has come in then|. please turn to the group until then|, with no access to mail until then|. I thank you for your patience|. the group will gladly help]`,
	"@meanwhile", `[, so leave me notes|. ask the others until then|, so please don't wait for me|, and I'll answer then|. please decide without me]`,
)

var absenceLines = absenceParts.Replace(`
@out [and I'm|but I'm|, and I'm] back $on[|@meanwhile]
I'm [away|off|out|on leave] @bit[ and|,| but] back $on[|@meanwhile]
[please carry on|you'll have to manage|please decide] without me @bit, I'm back $on[|@meanwhile]
I [won't be reading along|won't see messages|won't be at my desk|can't answer] @bit. [I'm back|back] $on
{c} [off|out|away|gone] @bit, back $on[|, don't wait for me|, see you|, no laptop with me]
{c} I'm [out|off|away] after today, back $on, [don't wait for me|no mails please|see you then]
{cs} [not here|having a break|not around|out of office|switching off] @bit, back $on[|@meanwhile]
{s} I'm [away|off|out|on leave] @bit[,| and] you'll have me back $on[|@meanwhile]
{s} [please don't wait for me|ask the others if it's urgent|don't count on me|carry on without me]: I'm [away|off|on leave|out] @bit [and|but] back $on[|@meanwhile]
{s} after today I'm [using up some leave|having some time off|on leave|having a break][ and I'll be|, I'll be|, and] back $on[|@meanwhile]
{f} [I'll be|I shall be] [absent|away|on leave|out of the office] @bitf [and|but] back [at my desk |at work |with you |]$on[|@meanwhilef]
{f} [please note|please be aware|I'd like to let you know|kindly note] that I'll be [on leave|away|absent|out of the office] @bitf. I'll be back [at my desk |in the office |]$on[|@meanwhilef]
{f} I [wish to inform you|should mention|would like to announce|may add] that I'll be [away|absent|on leave|not in] @bitf [and|but] back [at work |at my desk |in the office |]$on[|@meanwhilef]
{v} [so that nobody waits for an answer from me|before you wonder why I'm so quiet|for all who have something open with me|in case my chair looks empty]: I'm [away|off|on leave|out] @bit, [and I'm |and |but ]back [at my desk |]$on[|@meanwhile]
{v} [I've told those who work with me, but for all the others|most of you know, but for the others|it's in my calendar, but to be sure|some of you asked, so]: I'm [away|off|on leave|out] @bit [and|but] back [at my desk |]$on[|@meanwhile]
{d} I'm [away|off|out|on leave] after today, back $on[|. no mail|. ask the others|]
{w} I'm [off|away|out] @bit, [look after each other|you'll do fine]. I'm back $on
{i} I hope [it's no trouble|it fits|nobody minds|that's all right], but I'm [away|off|on leave] @bit and back $on
{m} please [decide without me where you can|keep things moving|settle what you can]: I'm [away|on leave|off] after today and back $on
{j} [calendar says|status:] [out of office|away|offline] after today, back $on[|@meanwhile]
{A} [signing off|logging off|shutting the laptop] after work today, back $on[|@meanwhile]
`)

var absenceOtherLines = absenceParts.Replace(`
$whom is [away|off|out|on leave] @bit and back $on
{cs} $whom is [out|off|away] @bit, back $on[|, ask me if it burns|, so no answers from there]
{s} please don't wait for $whom, who is [away|on leave|off] and back $on
{f} please note that $whom is [absent|on leave|away] and will be back $on
{f} $whom is [on leave|absent|away] and will be back $on[|, so please plan accordingly|, and asks for your patience]
{v} in case you're waiting for [an answer from|something from|a word from] $whom: away @bit, and back $on
{c} no $whom @bit, back $on
{d} $whom is [away|off|out], back $on
`)

var absenceTails = `
, [because|since|as] $why
{f}. the reason is that $why
{s}. the reason: $why
{c}. $why, in case you wonder
`

var absenceOpen = `
{cs} [heads-up|quick one|just so you know]:
{s} [for your calendars|for your planning|a word about me]:
{f} [for your planning|for your information|a note on my availability]:
{c} [quick note|fyi|psa]:
{s} [so that you know|before I forget|in case you need me]:
{f} [a note on my availability|with regard to my calendar|a brief notice]:
{w} [dear all|hello all],
{j} [status|calendar|availability]:
{m} for everybody who needs something from me:
{v} before it gets lost in the calendar:
{i} just so that nobody is surprised:
`

var absenceAfter = `
{cs} [ask around if it's urgent|leave me notes|I won't read mail]
{f} in urgent cases please [turn to the group|ask the others|write to the group address|ask whoever is in]
{w} [look after each other|take care, all of you]
{s} I'll [read up|catch up|go through everything|answer] [when I'm back|afterwards|once I'm at my desk again]
{v} my notes are [where you can find them|in the usual folder|on the drive|up to date], [they should get you through|that should answer most things|use them|so have a look there]
{h} [don't eat my biscuits|leave some work for me|water my plant]
{d} [no mail in the meantime|I won't read messages|phone's off]
{m} I [expect to find|hope to find|trust I'll find] everything [where I left it|in order|as it is]
{i} I hope I'm not [leaving anybody stranded|making trouble for anyone|in anybody's way]
{j} my [status is set to away|auto-reply is on|calendar is blocked]
{p} [does anybody need|who needs|who still needs|is anyone waiting for] [something|anything|an answer|a file|a password] from me [before I go|before I leave|until then|today]?
{f} [I thank you for|thank you for|I appreciate] your [understanding|patience]
{v} [whatever needs me|anything that needs my eyes|what only I can answer|if you need me for something], [tell me|send it|ask] before I [leave|go|log off]. [the rest runs without me|the rest can wait|for the rest, go ahead|otherwise just go on]
{s} [anything that can wait, let it wait|what can wait, can wait|ask me before I leave if it's urgent]
`

var returnLines = `
{c} [back|hi, back|and I'm back|i'm alive, and back]!
{B} [good morning|morning|hello], [everybody|everyone|all], I'm back
{cB} morning [all|everyone|folks|team], I'm back[|, coffee in hand|, sort of|, more or less awake]
{A} [hello|good afternoon|hi] [all|everyone|everybody], I'm back[| and nearly through the mail]
{c} hi all, [back at it|back online|back and reading]
{cs} I'm back [at my desk|with you|online|in the building|]
{cs} [hello again|hi there|good to see you all|right then|hi folks], I'm back[|, with a full inbox|, slowly waking up|, tea in hand]
{s} I'm back [and rested|and reading|and sorting my inbox|and halfway through my mail|with a fresh head]
{s} hello [everybody|everyone|all], I'm back [at my desk|in the office|with you|from my break]
{s} [first day back|first coffee back|back at my desk], and [the inbox is long|I've opened the inbox|I'm reading along again]
{f} I've [returned to the office|returned to my desk|returned from my leave|resumed work]
{f} I'm back [at work|at my desk|in the office] [as of today|from today on|and reading my messages]
{f} [dear colleagues|good day to all|dear all], I'm back [at my desk|from my leave|in the office]
{w} [good|lovely|nice|so good] to be back with [you all|all of you|you lot|everyone]
{w} [hello everybody|hello again|dear all|hi everyone], [I'm back and happy to read you|it's nice to read you all again]
{h} [I'm back|back at my desk|hello again], and [my password still works|my plant is alive|my mug has moved|the biscuits are gone]
{v} I'm back after [some quiet time|a proper break|a lot of sleep], and [the inbox is longer than I hoped|there's a lot to read|I'm reading from the top]
{d} [back at work|back in|at my desk again|back, and reading]
{m} I'm back [at my desk|in the office|at work] and [available again|ready for questions|free to talk|up for a chat]
{i} I'm back, [slowly|more or less|I think]
{j} back [online|on the grid|in the channel]
{v} I'm back, and [looking at|sorting|working through|scrolling through] [a long list of unread messages|a lot of unread mail|more messages than I hoped|everything you wrote]
`

var missedLines = `
[what did I miss|what have I missed|what have you been up to|what's been going on|so, what happened]?
[what should I know|what do I need to know|what has happened|what do I have to read]?
{c} [what's new|what's up|how's things|news]?
{c} who [can fill me in|fills me in|has the short version|wants to tell me]?
{c} [anything on fire|anything good|anything I broke before I left]?
{cs} [what's the short version|what do I need to read|where do I begin]?
{cs} anything [I should know|I need to do|waiting for me|that can't wait]?
{cs} what [happened|went on|changed|got decided] while I was [away|out|off]?
{s} [can somebody catch me up|who catches me up|who gives me the short version|who has a minute for a recap]?
{s} [what's the state of things|where do we stand|how far did you get]?
{s} what should I [read|know|look at] before [anything else|I touch anything|I answer mails]?
{f} [could somebody|would one of you|could anyone] [tell me|explain|say briefly|let me know] what has [happened|been going on|changed] [in the meantime|during my absence|while I was away]?
{f} may I [ask|hear|know] what [I've missed|has been going on|there is to catch up on|has changed|I should read]?
{f} what has [happened|been decided|been settled|changed] [during my absence|in the meantime|while I was away]?
{f} I'd be [grateful for|glad of|obliged for] [a short account|a summary|a few lines|a word on where we are]. who [can give it to me|would be so kind|has the time|can spare a moment]?
{v} before I [read through everything|open the inbox|ask something silly|scroll through it all]: what [should I know|happened|matters|has changed]?
{v} I'd rather [ask|hear it from you] than [scroll through all of it|read it all|guess], so [what happened|what matters|what's the short version]?
{d} what [has changed|is new|do I have to know|do I read]?
{m} [give me the short version, please|short version, please|in brief, please]. [what happened|what changed|where are we]?
{p} what was [decided|settled|agreed|changed] without me[|, and why]?
{p} what [did you settle|did you decide|was agreed|was decided] [while I was away|without me|in the meantime], [and why|and how come]?
{i} [if somebody has a moment|when you find the time|no hurry at all|sorry to ask], [could you tell me|may I know|could somebody say|can I ask] [what I should read|what happened|what has changed|where to begin]?
{h} what did you [break|decide|eat] without me?
{j} is there a [summary|changelog|digest] somewhere?
{w} [how have you all been|how are you all|is everybody well|how is everyone], and [what did I miss|what have you been up to|what's new|what happened]?
{w} who [has the patience|finds the time|is kind enough] to [bring me up to date|fill me in|tell me what matters]?
{cs} how's $t [been coming along|going|doing]?
{s} where [did we get to|are we|do we stand] with $t?
{f} [may I ask|would you say|could you tell me|may I hear] how $t $has been [progressing|coming along|getting on|faring] [meanwhile|since I left|]?
{v} I've lost [the thread|track] on $t [a little|while I was out|by now]. [what happened there|what did I miss|where are you now|who can help]?
`

var returnAfter = `
{cs} I've [only read half of it|not read anything yet|read the last page so far|seen the subject lines]
{f} I thank you in advance
{w} and thanks for [holding the fort|looking after things|keeping my desk tidy]
{v} [I've seen that there's a lot|there's quite a bit to read|the list is long|I see plenty of threads], [and I'd like to read|so I'd begin with|so tell me|and I only want] [the parts that matter|what matters|what touches my part]
{s} a [pointer|link|line or so|keyword] is enough
{d} short version, please
{m} whoever needs something from me, [write to me|come by|tell me] today
{i} no hurry
`
