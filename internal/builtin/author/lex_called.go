package author

// What somebody else calls by another word than the writer (G15). The value is
// the writer's own word.
var calledLines = `
what you call $term is [our|what we call the] $v[|, I think|, as far as I can tell]
[your|so your] $term is what we call the $v
$term is the $v, just [by another name|under another name|in other words]
{c} $term? [we say|that's our|we call that the|ah, the] $v
{c} [same thing|no difference], [different word|other word|another name]: $term is our $v
{cs} $term, [that's|that'd be] our $v[|, right| over here|, in our words]
{s} I [take it|gather|see] that $term is what [we know as|is called] $v [on our side|over here|with us]
{f} what your colleagues [refer to as|call] $term is [known to us|known here] as the $v
{f} [for clarity|to avoid confusion|so that we understand each other]: $term and our $v are [one and the same|the same thing|identical]
{d} $term is [the|our] $v
{j} $term [maps to|equals|corresponds to|is] $v in our [terminology|naming|glossary]
{w} we just use another [word|name] for it[|, that's all]: $term is our $v
{i} if I [understand you right|read you right|get you right], $term is [our|what we call the] $v
`
