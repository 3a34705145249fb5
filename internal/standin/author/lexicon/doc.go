// Package lexicon holds what the built-in author can say, as text files, and reads them.
//
// A file is read line by line:
//
//	# a comment
//	== statement: setting
//	@where = [in the sheet|on the board]
//	the $a for $t is $v
//	{c} @where: $v
//	+ shared: noun shapes
//
// A table begins with "==", a group, a colon and a name. Several names, with commas between them, share the
// table. Every line below it up to the next heading is a pattern, except for three sorts of lines: a comment,
// a part, and an inclusion. Blank lines mean nothing.
//
// A pattern is words with marks in it:
//
//	{tags}       in front: whom the pattern suits (see Tags)
//	[a|b|]       a choice; an empty one says nothing, and one that stands twice comes twice as often
//	$name        a variable, which the author fills in
//	$name(words) a macro of the author, over some words
//	<s:words>    words that assert a start (s), an end (f) or an owner (o)
//	@name        a part: the text that the part stands for
//
// A part, "@name = text", serves the patterns of its table. Above the first heading it serves the whole file, and
// in parts.txt all files. It may use other parts. No part hides another of the same name.
//
// An inclusion, "+ group: name", stands for the patterns of that table. Tables of the group "shared" are there for
// inclusion alone. Such a table may leave parts open: its heading names them ("== shared: doubt @x"), and each
// inclusion says what they are ("+ shared: doubt @x = that date").
package lexicon
