package author

// Referring to what was said on an earlier day. Who said what about which
// attribute, and when; never the value.

var recallSettledLines = `
I'm sticking to what $who decided $when on $what
we settled $what $when, so I'm [working|planning] with that
{cs} just going by what $who decided $when on $what
{cs} as we settled $what $when, that's [what I use|what counts for me]
{c} remember what $who decided $when on $what? that's what I'm using
{c} $what? we settled that $when
{s} since we settled $what $when, nobody has to guess any more
{s} as we settled $when, $what is off my list of open points
{s} I've lined up my part with what $who decided $when on $what
{f} I'm proceeding on the basis of what $who decided $when on $what
{f} as agreed $when, I treat $what as given
{f} I refer to what $who decided $when on $what
{v} in case anybody joins late: $when $who decided on $what, and my part builds on it
{v} I've gone back to what $who decided $when on $what, because somebody asked me about it again
{d} $what: see what $who decided $when
{i} I hope that I'm right to go by what $who decided $when on $what
{m} please keep to what $who decided $when on $what
{w} it's a relief that $they decided on $what $when
{h} I've pinned what $who decided $when on $what above my desk
{j} my setup follows what $who decided $when on $what
{p} does everybody have what $who decided $when on $what?
`

var recallToldLines = `
I'm going by what $who $did $when about $what
what $who $did $when about $what is still on my mind
for my part of the work I rely on what $who $did $when about $what
{cs} before I forget: what $who $did $when about $what belongs in the notes
{cs} just reread what $who $did $when about $what
{c} still chewing on what $who $did $when about $what
{c} remember what $who $did $when about $what? it came in handy
{c} pointed somebody to what $who $did $when about $what
{s} I've just reread what $who $did $when about $what
{s} what $who $did $when about $what keeps coming up
{s} for those who weren't there $when: look up what $who $did about $what
{f} may I come back to what $who $did $when about $what?
{f} I refer to what $who $did $when about $what
{f} what $who $did $when about $what continues to be of use to me
{v} somebody asked me about $what, so I pointed them to what $who $did $when
{v} I've been going through the last messages, and what $who $did $when about $what should be in everybody's notes
{d} please look up what $who $did $when about $what before you ask
{m} I want all of us to have read what $who $did $when about $what
{h} I've told my plant what $who $did $when about $what
{j} my notes point to what $who $did $when about $what
{p} is there more to say on what $who $did $when about $what?
{i} I might be the only person who reread it, but what $who $did $when about $what helps
{w} I was glad of what $they $did $when about $what
{w} thanks again to $they for what we heard $when about $what
`

var recallAfter = `
{cs} [saves me a search|saves us the discussion]
{f} it remains useful
{s} it's easy to lose in the scroll
{p} [or has something changed since|or did I miss an update|does that match your notes|is that how you all use it|or do we read it differently by now]?
{v} I mention it because these things get lost between all the other messages
{m} no need to discuss it again
{h} my scroll wheel sends its regards
{w} good that it was said so clearly
{d} nothing to add
{c} handy
{i} correct me if I've misread it
{j} there's a pointer in my notes
{v} I've built my part around it, so please tell me before it moves
{s} just so that we all [mean the same thing|start from the same page]
{f} I'd ask everyone to keep it at hand
{cs} that's my whole message
{P} [does anybody remember it differently|who else has built on it|has anybody looked at it again since then]?
`

var recallOpen = `
{cs} by the way:
{c} oh, and:
{s} as a reminder:
{s} on a related note:
{f} for the sake of good order:
{f} for completeness:
{v} I was looking for something else and came across it again.
{m} for those who plan:
{j} cross-check:
{h} from the archives:
{d} reminder:
`
