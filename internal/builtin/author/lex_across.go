package author

import (
	"maps"
	"slices"
	"strings"
)

// Bringing to one task what was said about another (G7): somebody who knows it
// from there tells those who are at it here what it is good for, which depends on
// what it is: a figure to compare with, a person to ask, something that might go
// wrong here as well. $ra is the attribute that was spoken of, $rt the other task,
// $gave what was done with it, $here the task at hand, as "here" where the thread
// is about it.

// acrossLines are the tables by the class of what was said.
func acrossLines() map[string]string {
	it := strings.NewReplacer(
		"@it", "the $ra [|that ]$who $gave [$when [for|on] $rt|[for|on] $rt $when]",
		"@whom", "the $ra [|whom ]$who $gave [$when [for|on] $rt|[for|on] $rt $when]",
	)
	out := map[string]string{
		classContact: acrossContact, classRisk: acrossRisk, classBudget: acrossBudget, classSetting: acrossSetting,
		classMeasure: acrossMeasure, classTally: acrossTally, classDeadline: acrossDeadline, classPage: acrossPage,
		classReason: acrossReason, classBlocker: acrossBlocker, classInput: acrossInput, classAlternative: acrossAlternative,
		classChoice: acrossChoice,
	}
	for _, class := range slices.Collect(maps.Keys(out)) {
		out["across "+class] = it.Replace(out[class])
		delete(out, class)
	}
	return out
}

// gaveVerbs are what people do who state an attribute of a class.
func gaveVerbs() map[string][]string {
	return map[string][]string{
		classContact: {"named", "mentioned"}, classRisk: {"described", "brought up", "pointed out"}, classBudget: {"gave", "put down", "wrote down"},
		classSetting: {"gave", "posted", "wrote down"}, classMeasure: {"reported", "posted"}, classTally: {"counted", "reported"},
		classDeadline: {"posted", "gave", "named"}, classReference: {"posted", "linked", "shared"}, classReason: {"gave", "named"},
		classBlocker: {"reported", "described"}, classInput: {"named", "listed", "mentioned"}, classAlternative: {"mentioned", "described"},
		classChoice: {"named", "mentioned"},
	}
}

// choseVerbs are what people do who decide on one.
func choseVerbs() map[string][]string {
	return map[string][]string{
		classContact: {"chose", "picked"}, classBudget: {"settled on", "decided on"}, classSetting: {"settled on", "decided on", "chose"},
		classDeadline: {"set", "fixed"}, classChoice: {"settled on", "chose", "picked"},
	}
}

const acrossContact = `
{cs} @whom [might|may] [have time|be free|do] $here[| too| as well]
{cs} @whom [knows|will know] the ground, so [ask there first|worth asking|I'd ask there] $here
{cs} [still looking for help|no one found yet|short of hands] $here? [try|ask|there's] @whom
{c} why not [ask|try] @whom $here[| too]?
{s} [somebody who might help|one to ask|a name to try] $here: @whom
{s} I'd [ask|try|talk to] @whom $here[| too| as well]
{s} @whom has [been through|seen] something like this, which [may|might|could] help $here
{f} @whom [could|might] [also be consulted|be of assistance|be approached] $here
{f} may I [suggest|propose] to [ask|consult|involve] @whom $here[| too| as well]?
{i} [maybe|perhaps] @whom [has a minute|could help|could have a look] $here[| too]
{p} could @whom [help out|step in|have a look] $here[| too| as well]?
{d} $here: [ask|try] @whom
{w} if you need [somebody nice to ask|a second opinion|a hand] $here, [try|ask] @whom
{m} talk to @whom before it goes any further $here
{v} I [read along there|was in that thread|heard of it over there], and @whom [is worth a call|might be worth asking|is somebody to talk to] $here
`

const acrossRisk = `
{cs} @it [could|might|may] [hit|catch|reach] us $here[| too| as well]
{cs} has anybody [looked|checked] $here for @it?
{cs} [don't forget|remember|bear in mind] $here @it
{c} @it? [could be ours|could happen] $here too
{s} I'd [keep an eye on|watch out for|plan for] @it $here[| too| as well]
{s} @it isn't [far|a long way] from what [can|could|might] go wrong $here
{f} @it [may|might] [equally|also|likewise] [arise|occur] $here
{f} I'd [suggest|propose] adding @it to the list $here[| too| as well]
{p} could @it [happen|come up|catch us] $here[| too| as well]?
{i} [I may be too careful|maybe it's nothing], but @it [could|might] [come up|happen] $here[| too]
{w} I don't want to [worry|scare] anybody, but @it [could|might] [come up|happen] $here[| too]
{d} $here[| too| as well]: watch out for @it
{j} same exposure $here, I'd say: @it
{m} please [check|go through] $here whether @it [applies|can happen]
{v} I was [there when it came up|reading that thread], and @it is something to [think through|look out for] $here[| too]
`

const acrossBudget = `
{cs} @it [might do as|may serve as|is|could be] a yardstick $here
{cs} [have you compared|did anybody compare] the figures $here with @it?
{cs} before [anybody signs|you fix] the figures $here, [look at|compare with] @it
{c} [wild guess $here|figures $here]? [compare with|see] @it
{s} I'd [hold|set] the figures $here against @it
{s} @it [gives|shows] what to [expect|reckon with] $here, roughly
{f} I'd [suggest|recommend] a comparison of the figures $here with @it
{f} for comparison $here, I'd [refer you to|mention] @it
{p} how do the figures $here compare with @it?
{p} is @it [anything to go by|a guide|of any use] $here?
{i} [maybe|perhaps] @it [helps|is something to compare with] $here
{d} [compare|please compare] with @it $here
{w} if it [helps with the sums|saves somebody some sums] $here: [look at|there's] @it
{m} please set the figures $here beside @it [first|before we go on]
{v} we [sat over the same sums|counted the same things] there, so @it [could|might] save you [work|time] $here
`

const acrossSetting = `
{cs} @it [might|may|could] be [a start|a first guess|worth trying] $here
{cs} [nothing fixed|still guessing] $here? [try|borrow|start from] @it
{c} [try|borrow|steal] @it $here
{s} as a first guess $here I'd take @it
{s} I'd [start|begin] $here from @it [and see|and go on from there|]
{f} @it [may|might|could] [also be suitable|serve as a starting point] $here
{f} it may be worth [considering|trying] @it $here[| too| as well]
{p} would @it [do|work|be enough] $here[| too| as well]?
{p} is there a reason $here not to [take|use] @it?
{i} [maybe|perhaps] @it [does|works|is enough] $here[| too]
{d} $here: [take|try] @it
{j} [similar|comparable] load $here, so [reuse|try] @it
{w} to spare you some trials $here: @it [could|might] fit
{m} please [check|say] whether @it [does|holds] $here[| too]
{v} they [tried a few|went back and forth] over there, so @it [might|could] save you the trials $here
`

const acrossMeasure = `
{cs} @it [shows|tells you] what to expect $here, [roughly|more or less|I think]
{cs} [compare|have you compared] $here with @it?
{c} [for scale|to compare] $here: @it
{s} I'd [expect|look for] something like @it $here[| too| as well]
{s} @it [is|might be] something to [measure|compare] against $here
{f} for comparison $here, I'd [refer to|mention] @it
{f} one [might|may|could] expect a figure [similar to|close to] @it $here
{p} do [you|we] expect [anything like|something like] @it $here[| too| as well]?
{p} is @it any guide $here?
{i} [maybe|perhaps] @it is a guide $here
{d} [compare|please compare] with @it $here
{j} [a baseline|a reference|a benchmark] $here: @it
{w} if you want something to compare with $here, there's @it
{m} please have the figure $here [next to|compared with] @it when we talk
{v} I've been [wondering what's normal|asking myself what to expect] $here, and @it gives [some idea|a first idea]
`

const acrossTally = `
{cs} the number of $ra $who [gave|posted|reported] $when for $rt [shows|gives an idea] what to expect $here
{cs} if [they pile up|there are many] $here too, [see|read|look at] how the $ra went on $rt
{c} [for scale|to compare] $here: [see|look at] what $who [posted|wrote] $when on the $ra for $rt
{s} I'd [reckon|plan] $here with about as many $ra as $who [counted|reported] $when for $rt
{f} for comparison $here, I'd [refer to|mention] the number of $ra that $who [gave|reported] $when for $rt
{p} [do you expect|should we expect|will there be] as many $ra $here as $who [counted|reported] $when for $rt?
{p} how does the number $here compare with the $ra $who [counted|reported] $when for $rt?
{i} [maybe|perhaps] the number of $ra $who [gave|reported] $when for $rt is a guide $here
{d} compare $here with the $ra that $who [counted|reported] $when for $rt
{j} [a reference|for scale] $here: the $ra $who [counted|reported] $when for $rt
{w} so that nobody is [startled|surprised] $here: [look at|see] the $ra $who [counted|reported] $when for $rt
{m} please have the number of $ra $here beside the one $who [gave|reported] $when for $rt
{v} I [looked through|read] what they have there, and the number of $ra $who [gave|reported] $when for $rt [could come up|is what I'd expect] $here too
`

const acrossDeadline = `
{cs} [mind|remember|bear in mind] @it, [the same people are needed $here|it may get in the way $here]
{cs} does @it [clash with|get in the way of|move] anything $here?
{c} @it [clashes|collides] with nothing $here, [right|does it]?
{s} I'd [plan $here around @it|keep $here clear of @it|watch @it $here]
{s} @it [might|may|could] [get in the way|bind people we need|take people away] $here
{f} please [note|consider] $here[| too| as well] @it
{f} may I [remind you|point out] $here that @it [exists|stands], in case [people are shared|it touches your dates]?
{p} have [you|we] [planned|reckoned] $here with @it?
{i} [maybe|perhaps] @it matters $here, [if you need the same people|for the dates]
{d} $here: mind @it
{j} [possible conflict|a dependency] $here: @it
{w} so that we don't get in each other's way $here: [think of|mind] @it
{m} please check the dates $here against @it
{v} some of us [sit on both|are needed on both], so please [plan|think of it] $here with @it in mind
`

const acrossPage = `
{cs} @it [might|may|could] [do as|serve as|make] a [template|model|pattern] $here
{cs} [no need to start from nothing|don't start from scratch] $here, [look at|there's] @it
{c} [copy from|borrow from|steal from] @it $here
{s} I'd [look at|borrow from|start from] @it $here
{s} @it has [a structure|an outline|a form] that [could|might] [fit|work] $here[| too| as well]
{f} @it [may|might] be of use as a [model|template] $here
{f} I'd [recommend|suggest] reading @it before you [write|go on] $here
{p} has [anybody|anyone] $here [seen|read] @it?
{p} would the form of @it [suit|do|work] $here[| too]?
{i} [maybe|perhaps] @it [saves|spares] you some typing $here
{d} $here: see @it
{j} [prior art|a pattern|a model] $here: @it
{w} to save you the blank page $here: there's @it
{m} please [use|keep to] the form of @it $here
{v} I [had it open|was reading it] the other day, and @it is [laid out well enough to copy|something to copy from] $here
`

const acrossReason = `
{cs} @it [may|might|could] be [behind this|what's behind it] $here[| too| as well]
{cs} @it isn't far from ours $here
{c} @it [sounds|looks] familiar $here, [no|doesn't it]?
{s} @it [could|might|may] [hold|count|apply] $here[| too| as well]
{s} I'd [mention|bring in|point to] @it $here[| too| as well]
{f} @it [may|might|could] [equally|also|likewise] [apply|count] $here
{f} I'd [be inclined to|rather] [cite|mention] @it $here[| too| as well]
{p} is it the same $ra $here as the one $who $gave $when for $rt?
{p} does @it [count|hold|apply] $here[| too| as well]?
{i} [maybe|perhaps] @it [is|was] behind this one too
{d} $here, see also @it
{w} [reading|seeing] @it, I had to think of [what you do|your work] $here
{m} please [check|say] whether @it [holds|counts] $here[| too]
{v} I [read|thought about] it twice, and @it [might|could] [explain|lie behind] a lot $here[| too]
`

const acrossBlocker = `
{cs} @it [might|may|could] [reach|stop|hit] us $here[| too| as well]
{cs} has anybody checked whether @it [touches|stops|reaches] us $here?
{c} @it could be next $here
{s} I'd [check|make sure] $here that @it doesn't [stop|reach] us too
{s} @it [may|might] stand in the way $here[| too| as well]
{f} @it [may|might] [also|equally|likewise] affect the work $here
{p} does @it [touch|stop|affect] anything $here?
{i} [maybe|perhaps] @it [reaches|stops] us $here too
{d} $here: [check for|look out for] @it
{j} same [set-up|people] $here, so check @it
{w} I hope @it doesn't [spread|come over] $here
{m} please [check|find out] whether @it [touches|stops] anything $here
{v} they [lost a while over it|had to wait], so @it is worth a look $here before it [bites|stops anything]
`

const acrossInput = `
{cs} @it [might|may|could] [do|help|save some digging] $here[| too| as well]
{cs} [nothing to start from|still looking for a start] $here? there's @it
{c} [try|take|use] @it $here[| too]
{s} I'd [look at|read|use] @it $here[| too| as well]
{s} @it [covers|touches] [some|part] of what you need $here
{f} @it [may|might|could] [be of use|serve] $here[| too| as well]
{f} I'd [recommend|suggest] [looking into|reading] @it $here[| too| as well]
{p} has [anybody|anyone] $here [read|seen] @it?
{p} would @it [help|do] $here[| too| as well]?
{i} [maybe|perhaps] @it [helps|is of use] $here
{d} $here: [use|read] @it
{j} one more source $here: @it
{w} happy to [send|dig out|forward] @it if it helps $here
{m} before [we|you] go on $here, please [look into|read] @it
{v} I have @it still [open|on my desk], and it might [help|be of use] $here[| too]
`

const acrossAlternative = `
{cs} before [anybody|somebody] [proposes|suggests] the same $here, [remember|look up|there's] @it
{cs} @it [may|might|will] [come up|be proposed] $here[| too| as well]
{c} @it will come up $here too, [you'll see|wait for it]
{s} I'd expect @it to come up $here[| too| as well]
{s} @it [was talked over at length|has been argued out] there, [which may spare us that|no need to do it again] $here
{f} @it [may|might] [also|equally] [be considered|arise] $here
{p} has anybody [proposed|considered|tried] $here something like @it?
{i} [maybe|perhaps] [look at|read about] @it before you [choose|decide] $here
{d} $here: read about @it first
{j} [already ruled out|considered] elsewhere, [for reference|to compare] $here: @it
{w} to spare you the same talks $here: [look at|read about] @it
{m} please [read|look up] why @it was dropped before it comes up $here
{v} they went through the arguments there, so @it is worth [a look|knowing] $here
`

const acrossChoice = `
{cs} @it [could|might|may] [do|fit|be an option] $here[| too| as well]
{cs} [still choosing|nothing chosen yet|undecided] $here? [look at|there's] @it
{c} @it [could|might] [work|do] $here too
{s} I'd [consider|look at|think of] @it $here[| too| as well]
{s} one fewer to [get used to|look after] if @it does $here[| too| as well]
{f} @it [may|might|could] [also|equally|likewise] [be suitable|be considered] $here
{f} it [may|might] be worth [considering|a thought to take] @it $here[| too| as well]
{p} would @it [do|work|be an option] $here[| too| as well]?
{p} why not @it $here[| too| as well]?
{i} [maybe|perhaps] @it [does|fits|works] $here[| too]
{d} $here: consider @it
{j} [for consistency|to keep it uniform] $here: @it
{w} it'd be nice to have @it $here[| too| as well], [fewer things to learn|less to look after]
{m} please say $here whether @it [was considered|is an option]
{v} they [looked at|went through] several over there, so @it might [spare|save] you that $here
`

// recallAcrossLines do for whatever has no class of its own.
var recallAcrossLines = recallParts.Replace(`
{cs} [have a look at|go back to|reread|I'd look at] @told, it's [close|much the same] $here
{cs} [reading along|thinking it over] $here, I [remembered|thought of|came back to] @told
{cs} before [anybody|somebody] [works it out again|starts over] $here: [see|read] @told
{c} [could use|might learn from] @told $here
{s} I'd expect [the same question|something similar] $here: [see|look at|read] @told
{s} @told [might help|is close to what comes|could be of use] $here
{s} I'd [go back to|keep in mind|use] @told $here
{f} @told [may|might|could] [also|equally|likewise] [apply|be relevant|be useful] $here
{f} may I [mention|draw your attention to] @told $here?
{f} it may be [useful|helpful|worthwhile] $here to [read|recall|consult] @told
{v} I've been [following|reading along], and @told [may help|might fit|seems close] $here
{d} $here: [read|see|look at] @told
{i} [perhaps|maybe] @told [helps|is of use] $here
{p} does @told [help|matter] $here[| too]?
{w} [happy to|I'd gladly] [explain|dig out|go over] what $they $did [$when about $what|about $what $when], if it helps $here
{j} [same pattern|similar case] $here: [see|look at|reuse] @told
{m} [please read|please look at|keep in mind] $here @told
`)

// acrossOpen begin a message that comes from another group.
const acrossOpen = `
{cs} [a thought|a word|something] from [next door|over there|another corner]:
{cs} [chipping in|butting in] from [outside|elsewhere]:
{c} [random thought|outside view|drive-by]:
{s} [an idea|a thought] from somebody [outside|who only reads along]:
{f} [if I may add a view from outside|as somebody from outside]:
{w} [don't mind me|sorry to drop in]:
{i} [just a thought|only an idea]:
{d} [from outside|hint]:
{v} I know this one only from [afar|reading along].
`

const recallAcrossAfter = `
{f} I'm [available|at hand] for questions
{w} [shout|say so|call me] if you want [to talk it over|the longer version|to hear more|the background|my notes]
{p} [or are you past that already|or is yours a different case]?
{i} [ignore me|never mind] if it [doesn't apply|is known]
{s} [tell me|say so] if it's [known|old news] to you
`
