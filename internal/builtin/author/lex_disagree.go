package author

import "strings"

// Pushing back (G11): what an objection of each kind says. @x stands for what is
// objected to: an attribute, or what the other message does (lex_disagree_deed.go);
// the other words behind @ are choices (lex_disagree_parts.go). Who asks in the
// objection itself needs no question behind it.

// against writes a table's lines with what they object to.
func against(src, what string) string { return strings.ReplaceAll(src, "@x", what) }

// The attribute in the mouth of somebody who objects to it; a thread that has
// named the subject leaves it out.
const (
	thatAttribute = "[the $a for $t|that $a on $t|the $a on $t|that $a for $t|your $a for $t|this $a on $t]"
	workBehind    = "[living by the $a for $t|what that $a on $t takes|holding the $a for $t|the work behind that $a on $t|keeping to that $a for $t|going with the $a for $t|all that the $a on $t needs]"
)

func disagreeSources() map[string]string {
	return map[string]string{
		"disagree feasibility":      against(objectFeasibility, thatAttribute) + disagreeFeasibility,
		"disagree assumptions":      against(objectAssumptions, thatAttribute) + disagreeAssumptions,
		"disagree alternative":      disagreeAlternative,
		"disagree overlooked_risk":  against(objectRisk, thatAttribute) + disagreeRisk,
		"disagree scope":            against(objectScope, workBehind),
		"disagree counter_evidence": against(objectEvidence, thatAttribute) + disagreeEvidence,
		"argue feasibility":         argueFeasibility, "argue assumptions": argueAssumptions, "argue alternative": argueAlternative,
		"argue overlooked_risk": argueRisk, "argue scope": argueScope, "argue counter_evidence": argueEvidence,
		"disagreement open": disagreementOpen, "tail": tailLines,
	}
}

var objectFeasibility = filled(`
I [don't|can't|don't yet] see @x @ing[| @when]
[I doubt|I'm not sure|I don't think|I can't believe|I don't believe] @x will @hold @when
{c} @hm can't see @x @ing. @ask?
{c} @hm @x? [no idea how|can't picture how|not sure how|tell me how] we [do it|pull it off|keep it up|manage that] @when
{c} @x won't @hold @when, [I bet|sorry|you'll see|no way|trust me]
{cs} [sounds good|nice thought|fine on paper|I like the sound of it|clever], but [how does|how would|how should] @x @hold @when?
{cs} @frankly @x [worries me|leaves me with a question|looks like more work than it sounds|is easier said than done]. @ask?
{s} @frankly I [can't quite see|have trouble seeing|keep wondering|still don't see] how @x would @hold @when
{s} [my trouble|what bothers me|the hitch|where I stumble|what I can't get past] with @x is @snag. @ask?
{s} [before we go on|before it's final|before anybody starts|before we say yes] with @x: @ask, [and who has asked them|and what if not|or is that settled|and is it enough]?
{f} @view I [have doubts about|have reservations about|find it hard to agree to|can't yet support] @x, [considering|mainly because of|given|above all for] @snag
{f} @view @x [will hardly|is unlikely to|can hardly|won't easily] @hold @when
{f} if we [agree to|adopt|go along with|accept] @x, @ask, [if I may ask|and who decides that|and has it been arranged|and for how long]?
{d} @x [won't|can't|isn't going to] @hold @when. [So no|Think again|Not like that|Ask those who'd do it|Count the hours]
{d} @ask? @x [won't happen by itself|isn't free|takes more hands than we've got|needs more than good will|stands or falls with that]
{i} [maybe I'm too cautious|perhaps I worry too much|it may be me|I may be missing something|I don't want to spoil it], but [I wonder how|I can't picture how|I don't quite see how] @x would @hold @when
{v} I [tried to|sat down to|wanted to] [picture|think through|play through|walk through] @x @when, and [I get stuck at|I stumble over|I can't find room for|what defeats me is] @snag. @ask?
{w} I [like|see|get|understand] [the idea|what you're after|where you want to go|why you'd want it], $p. [can't see|I can't picture|what I don't see is|I've trouble seeing|I don't see] @x @ing @when
{p} [how exactly|how|in practical terms, how|and how|just so I understand: how] would @x @hold @when?
{m} before I [agree to|stand up for|put my name to|report|defend] @x, [tell me|I need to know|show me|I want to hear]: @ask?
{j} [if you ask me|by my reading|going by past runs|as far as I can tell], @x [breaks down|turns out too tight|gets stuck|gives way] at the [handover|first interface|review step|first real load|integration|first rerun], [never mind|not counting|apart from] @snag
{csh} @x works [beautifully|fine|a treat|like a dream] on [a slide|the whiteboard|paper|my good days]. @when, [less so|I'd pay to see it|not a chance|I have my doubts]
{u} [if I may|to put it carefully|speaking for those who do it|with your permission], I [don't see|can't quite see|worry about] how @x would @hold @when
`, partsAround, partsFeasibility)

var disagreeFeasibility = filled(`
{c} @hm [not sure|can't see that|don't think|doubt that] [we can keep|we'd hold|anybody keeps|we ever manage] that $a on $t @when
{s} the $a for $t [reads well|looks good written down|is quickly said|is a fine goal], but [who keeps to it|somebody has to live by it|I'd like to see it|I can't imagine it] @when
{f} @view [I doubt that|I question whether|it's doubtful whether|I can't be sure that] the $a for $t [can be kept|is practicable|can be carried out|will be observed|stands a chance] @when
`, partsAround, partsFeasibility)

var objectAssumptions = filled(`
I [don't know|can't tell|haven't understood|never saw|can't find out] what @x @base[|, and I've looked|, which bothers me|, to be plain]
[what @x @base|whatever @x @base] [wasn't checked|isn't certain|hasn't been shown to me|might be wrong]@iv
{c} @hm [sounds like|looks like|feels like|smells like] @x is [mostly|partly|largely|all] @air. @ask?
{c} @hm where's @x [coming from|from], [and is it|or is it just|not]  @air?
{cs} @frankly @x [takes|seems to take] [a lot|quite a bit|too much|a few things] for granted. @ask?
{cs} [did anybody check|has somebody tested|do we know|could somebody show me] what @x @base, or is it @air?
{s} @frankly I'd [question|look again at|want to check|test|ask about] what @x @base @before
{s} [what I miss|what's missing for me|what I can't find|what I'd ask for] with @x is [where it comes from|a source|somebody who checked it|the part that was tested|what it was held against|some proof]. @ask?
{s} [suppose|say|what if|let's say] the [input|starting point|sample|source] [is off|has changed|was the wrong choice|is older than we think]: [is there anything left of|what becomes of|would we still stand by|how wrong is] @x?
{f} @view @x [presupposes|takes as given|seems to assume|relies on] [something|conditions|a state of affairs|a good deal] that I [can't confirm|haven't seen confirmed|find nowhere documented|would want to have verified|wouldn't take as certain]
{f} @view we should [examine|verify|set out|ask] what @x @base @before
{f} @view @x [needs|calls for|would benefit from] [a check|a source|some evidence|confirmation] @before. @ask?
{d} @x [is|is no more than|comes down to|amounts to] @air [until somebody checks it|as far as I'm concerned|and should be marked as that|and we plan with it|till I see proof]
{d} [who checked|who verified|who tested|who can show me] what @x @base? [I see no sign of it|I find nothing|not written down anywhere I looked|otherwise leave it|until then I don't buy it]
{i} [maybe I've missed it|I may have overlooked it|perhaps it's written down somewhere|I'm probably late with this], but [has anybody checked|do we know|is it certain|did somebody test] what @x @base?
{v} [everybody seems|people seem|we all seem] [happy to go with|quick to nod at|content to plan with] @x. [me, I'd like to know|I keep asking myself|what I still can't tell is|nobody has told me] [which part of it was checked|what becomes of it if the input changes|how much of it is @air|who stands behind it]. @ask?
{w} I [follow you|see your point|get the logic|like the thought], $p, [but|only] @x [leans on|hangs on|depends on|needs] [something I'd check first|input I don't trust yet|a few ifs|things I've never seen tested|a good bit of luck]
{p} what makes [us|you|everybody|anybody] so [sure|certain|confident] [of|about] @x? @ask?
{csh} I [admire|envy|like|salute] the confidence in @x. [can I borrow some|what's it standing on|has anybody looked underneath|did it come with a warranty], [and|or|well,|so] @ask?
{m} before I [stand up for|put my name under|report|defend|pay for] @x, I [want|need|would like] to know [what it assumes|which input it uses|who checked it|how sure we are|what it hangs on]. @ask?
{j} [which input|what baseline|what sample|which export] [went into|is behind|feeds|was used for] @x? [if it's an old export|if nobody reran it|if it's test data|if it's a default], I wouldn't [trust it|build on it|quote it|ship it]
`, partsAround, partsAssumptions)

var disagreeAssumptions = filled(`
{c} @hm the $a on $t [sounds|feels|looks|reads] [a bit|rather|awfully|pretty] [made up|hopeful|optimistic|guessed] [to me|tbh|on that page|from here]. @ask?
{s} @frankly [how much do we know|what do we know for certain|what have we tested|what have we got in writing] about that $a on $t? [too much of it is|most of it looks like|I suspect|it reads like] @air
{v} [the more I read about|whenever I come back to|each time I look at|the longer I think about] the $a for $t, [I miss a source|I wonder what's behind it|I end up asking who checked it|the thing looks like @air]. @ask?
`, partsAround, partsAssumptions)

// Another way: the attribute stays a matter of choice, only the choice is questioned.
var disagreeAlternative = filled(`
I'd [go another way|choose differently|take something else|decide otherwise] with the $a on $t. another [@gain|@gain@iv]
[another|a different|a simpler|a plainer] $a for $t @gain@iv
{c} [can we|could we|why not|why don't we] [try|take|pick|look for] [something else|a different one|another|a plainer one] as the $a on $t? @hm @ask?
{c} @hm [wouldn't take|wouldn't pick|not a fan of|don't like] that $a on $t. @ask?
{cs} $tb: I'd pick [another|a different|a simpler] $a, [to be fair|if it's up to me|any day]. @ask?
{cs} @frankly [before we settle on|before we stick with|before everybody copies|before we get used to] that $a on $t: @ask, [and|or] @ask?
{s} @frankly I'd [rather|sooner] we [chose|took|went for|compared it with] [a different|a simpler|a more cautious|a less special] $a for $t. it @gain
{s} with [a different|a simpler|another|a plainer] $a on $t [we'd be easier to live with|I'd sleep better|we'd have less to explain|more would go right], [I think|if you ask me|to my mind|I'd bet]. @ask?
{f} @view [a different|a simpler|a more cautious|a more usual] $a for $t [would serve us better|is preferable|might suit those concerned|seems the safer choice|deserves a thought], [as it|because it|since it|in that it] @gain
{f} @view [we should reconsider|we ought to compare|it'd be wise to think over|I'd think again about] the $a for $t [before it takes hold|with an open mind|with those who use it|while it still costs little]. @ask?
{i} [might there be|could there be|is there perhaps|would you see] [a gentler|a simpler|a safer|an easier] [choice|way|answer] than that $a on $t? @ask?
{d} [that's the wrong|I wouldn't take that|I'd drop that|I'm against that] $a for $t. [take another|choose something simpler|look at the others first|I'd take the plain way]: it @gain
{v} [I see|I understand|it's easy to see|nobody needs to tell me] why that $a for $t [looks tempting|suggests itself|is the obvious choice|found friends], but [another|a plainer one|the usual one|something simpler] @gain@iv
{p} [have we|has anybody|have you] [looked at|considered|compared|asked about] [others|something simpler|the usual one|a plainer one] [before|besides|next to|instead of] that $a on $t? @ask?
{csh} that $a on $t is [a big hammer|a heavy coat|the scenic route|a lot of engine for a short trip|a cannon]. [small one sold out|who's it meant to impress|did we get it cheap], or @ask?
{w} I [see what you want|get what you're after|know what you hope for|like where it's going], $p. [all the same I'd|still, I'd|only I'd] [be gentler with|choose otherwise for|go easier on|look again at] the $a on $t. @ask?
{m} I'd [like|want|expect] us to [compare|weigh|look at] [another|a cheaper|a simpler|a more usual] $a for $t before [I agree|I say yes|it's final|money goes into it|I report it]
{j} [there's a leaner|I know a flatter|I'd use a simpler|we could have a plainer] [setup|design|rule|scheme] for the $a on $t: [fewer moving parts|easier to roll back|easier to maintain|well documented]. it @gain
`, partsAround, partsAlternative)
