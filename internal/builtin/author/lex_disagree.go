package author

import "strings"

// Pushing back (G11): the first sentence says what one is against and in which
// respect, in words that fit the class of what was said; the reason or a question
// stands behind it. @x stands for what is objected to: an attribute, or what the
// other message does ($deed). The other words behind @ are choices
// (lex_disagree_parts.go).

// against writes a table's lines with what they object to.
func against(src, what string) string { return strings.ReplaceAll(src, "@x", what) }

// The attribute in the mouth of somebody who objects to it; a thread that has
// named the subject leaves it out.
const thatAttribute = "[the $a for $t|that $a on $t|the $a on $t|that $a for $t]"

func disagreeSources() map[string]string {
	out := map[string]string{
		"disagree feasibility": objectFeasibility, "disagree assumptions": objectAssumptions, "disagree alternative": valueAlternative,
		"disagree overlooked_risk": objectRisk, "disagree scope": valueScope, "disagree counter_evidence": objectEvidence,
		"disagree measure": objectMeasure, "disagree date": objectDate, "disagree person": objectPerson,
		"disagree budget": objectBudget, "disagree input": objectInput, "disagree choice": objectChoice, "disagree reason": objectReason, "disagree rejected": objectRejected,
	}
	for k, src := range out {
		out[k] = against(src, thatAttribute)
	}
	return and(out, map[string]string{
		"argue feasibility": argueFeasibility, "argue assumptions": argueAssumptions, "argue alternative": argueAlternative,
		"argue overlooked_risk": argueRisk, "argue scope": argueScope, "argue counter_evidence": argueEvidence,
		"disagreement open": disagreementOpen, "tail": tailLines, "tail asked": tailAskedLines,
	})
}

// It can't be done.
var objectFeasibility = filled(`
[I doubt that|I don't think|I'm not sure that|I can't see how] @x [will work|can work|would work|is going to work] @often
[I don't see|I can't see|I can't picture] @x working @often
{c} @hm @x [won't work|can't work|never works|isn't going to work] @often
{cs} @frankly @x [sounds hard|looks difficult|is harder than it sounds|won't be easy] @often
{cs} @x [won't work|can't work|gets difficult|gets hard] @often@iv
{s} [on paper|in theory|as an idea] I like @x, but [it won't work|I doubt it works|I can't see it work] @often
{f} @view @x [will hardly work|is hardly practicable|can hardly work|is difficult] @often
{f} I [doubt that|question whether|can't be sure that] @x [is practicable|will work|is workable] @often
{d} @x [won't work|can't work|isn't workable] @often
{i} [maybe I'm too cautious|I may be wrong|perhaps it's just me], but @x [looks|seems|sounds] [difficult|hard to do|too much] @often
{w} I see [what you're after|why you'd like it|the idea], $p, but [I doubt that @x works|I can't see @x work|@x looks hard to me] @often
{p} how [would|could|will] @x [work|hold up] @often?
{m} I can't [agree to|back|report] @x [before|until] I know how it [works|is meant to work] @often
{j} @x [breaks down|won't scale|gets tight] @often
`, partsAround, partsFeasibility)

// Nobody has shown it.
var objectAssumptions = filled(`
I [don't know|can't tell|haven't understood|can't see] what @x [is based on|rests on|builds on]
I'd [check|have somebody check|look into|want to check] @x @before
{c} @hm @x [sounds like|looks like|feels like] [a guess|guesswork|a hunch|wishful thinking]
{cs} @frankly @x [takes|seems to take] [a lot|too much|quite a bit] for granted
{cs} [is|isn't] @x [just a guess|mostly a guess|more of a hope|a bit of a guess]?
{s} [I'd like to see|I'd want to see|I'd like to know|it'd help to know] what @x [is based on|rests on|builds on] @before
{f} @view @x [assumes|presupposes|takes for granted] [too much|a good deal|more than we know|more than was checked]
{f} I'd [like|ask|prefer] to [see|know|check] what @x [is based on|rests on|builds on] @before
{d} @x is [a guess|no more than a guess|guesswork] [to me|as far as I can see|until somebody checks]
{i} [maybe I missed it|I may be late with this|perhaps I overlooked it], but what is @x [based on|built on]?
{w} I [follow you|see the logic|get the idea], $p, but @x [assumes|presumes] [too much|a lot|quite a bit]
{p} [what's behind|who has checked|has anybody checked|what speaks for] @x?
{v} @before, I'd [like to|want to|have to] know what @x [rests on|is based on|builds on]
{m} I can't [pass on|defend|back] @x [until I know|before I see|without knowing] what it [rests on|is based on]
{j} [which data|which input|what sample] is @x [based on|built on]?
`, partsAround, partsAssumptions)

// It can go wrong.
var objectRisk = filled(`
@x [worries me|bothers me|makes me uneasy|makes me nervous][|, I admit|, to be honest]
I [see|can see|expect] [a problem|trouble] with @x [that we haven't discussed|that's easy to miss|that nobody has raised|later on]
{c} @hm @x [makes me nervous|worries me|scares me a bit|is risky|bothers me]
{cs} [what do we do|what happens|what do we fall back on|who'd notice] if @x [turns out wrong|doesn't work out|proves wrong|doesn't hold]?
{s} @frankly [I'm not happy with|I'd be careful with|I'm uneasy about|I wouldn't be happy with] @x[| as it is| so far| at the moment]
{s} should @x [turn out wrong|not hold|prove wrong], we'd [notice late|hear of it last|have no way back]
{f} @view @x [carries|involves|brings] a risk [we've overlooked|that should be recorded|that wasn't discussed|we should discuss]
{f} I [have to|must|should like to] [point out|raise|mention] a risk with @x
{d} @x is [too risky|a risk|too big a risk] [for me|as it is|without a way back]
{i} it [may be|is perhaps|could be] nothing, but @x [worries me|bothers me|makes me uneasy]
{w} I'm with you [mostly|otherwise|in principle], $p, but @x [worries me|bothers me|makes me nervous]
{p} have we [thought about|talked about|considered] what happens if @x [doesn't work out|doesn't hold|turns out wrong]?
{v} I [see|follow|understand] the [argument|reasoning|case] for @x, [but it worries me|but it still bothers me|but I see a risk in it]
{m} before I [agree to|back|report] @x, I [want|need|would like] [a way back|the risk written down|to hear the risks]
{j} I'd want [a rollback|a fallback|a dry run] before we [rely on|go with|go on with] @x
`, partsAround)

// What one has seen oneself speaks against it.
var objectEvidence = filled(`
[what I've seen|what I see here|what I hear|what I have here|what I've read] speaks against @x
[I've seen|I have|I know of] [something|enough|a lot] that [speaks against|doesn't go with] @x
{c} @hm [what I see|what I've got here|what I hear] [doesn't go with|speaks against|doesn't fit] @x
{cs} @frankly [what I see here|what I've seen|what people tell me] [doesn't support|speaks against|doesn't go with] @x
{s} I [looked into it|checked on my side|asked around], and [what I found|what I heard|what I saw] speaks against @x
{f} @view [what I've seen|what I have before me|what I've read] [doesn't support|speaks against|contradicts] @x
{f} I [find|have found|see] [little|nothing] that [supports|speaks for] @x
{d} @x [is wrong|doesn't hold], [going by|judging by] [what I see|what I've seen]
{i} I [may be misreading it|might be wrong|could be mistaken], but what I [see|hear|have] [speaks against|doesn't fit] @x
{w} I'd [like|love] to agree, $p, but what I [see|hear|have here] [speaks against|doesn't support] @x
{p} [how does|does] @x [fit|go with|square with] what [you've seen|you see|the others see]?
{v} I [went back over it|looked again|checked twice], and [what I find|what I see|what I have] still speaks against @x
{m} [what reaches me|what I'm told|what people report] [speaks against|doesn't support|doesn't fit] @x
{j} the [logs|data|traces] I [have|looked at|see] [speak against|don't support] @x
`, partsAround)

// Another choice.
var valueAlternative = filled(`
I'd [take|choose|prefer|go for] [another|a different] $a for $t[| first| instead| if we still can]
[another|a different] $a for $t [would suit us better|would be safer|would serve us better|would be easier on us]@iv
{c} @hm [let's|I'd|better] [take|try|pick|go for] [another|a different] $a for $t
{c} [can't we|why don't we|could we] [take|try|pick|use] [another|a different] $a for $t?
{cs} @frankly I [wouldn't take|wouldn't pick|don't like|wouldn't choose] that $a for $t
{s} I'd [rather|sooner] [take|see|have] [another|a different] $a for $t
{f} @view we should [consider|examine|look at] [another|a different] $a for $t [before we commit|first|while we can]
{f} I'd [propose|suggest|favour] [another|a different] $a for $t
{d} [that's the wrong|I'm against that|I wouldn't take that] $a for $t
{i} [could|might|would] [another|a different] $a for $t [do as well|suit us better|be easier], perhaps?
{w} I see why you [chose|want|like] that $a for $t, $p, but I'd [take|try|prefer] another
{p} [have we|has anybody|have you] [considered|looked at|thought of] [another|a different] $a for $t?
{v} I [thought it over|read it twice], and I'd [take|choose|prefer] another $a for $t
{m} I'd [like|want|ask for] [another|a second|a different] $a for $t [to compare|on the table]
{j} [technically|on the merits|design-wise], I'd [take|choose|prefer] another $a for $t
`, partsAround)

// Not ours to settle.
var valueScope = filled(`
I [don't think|doubt that|don't believe|can't see that] @x is [ours|for us] to [decide|settle|choose]
[deciding|settling|choosing] @x [isn't our job|goes beyond the brief|is more than we were asked|isn't up to us]@iv
{c} @hm since when do we [decide|settle|pick] @x?
{cs} @frankly I'd leave @x [to others|out of this|for later|to those who use it]
{s} [should we|do we have to|is it for us to|were we asked to] [decide|settle|choose] @x?
{f} @view @x [lies outside|goes beyond|isn't covered by] [our brief|what was agreed|our assignment]
{f} I'd [suggest|prefer|propose] that we leave @x [to others|open|out of this]
{d} @x [isn't our call|isn't for us|goes beyond the brief]
{i} [I may have the brief wrong|maybe I remember it wrong|forgive the question], but is @x [really ours|for us to decide|part of this]?
{w} [happy to help|I see the point|I like the idea], $p, but @x [isn't ours to decide|goes beyond the brief|isn't up to us]
{p} [is it really up to us|since when is it up to us|who left it to us] to [settle|decide on] @x?
{m} I can't [decide|settle|sign] @x [for others|without an order|on our own]
{j} @x is [out of scope|scope creep|something for another ticket]
`, partsAround)
