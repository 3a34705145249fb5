// Package author is the built-in model's writer. It turns a planned day into messages (package chat), a query over
// facts into a question and its options (exam), and a plan of a talk with an assistant into that talk (session).
//
// What it can say are patterns in text files (lexicon), which are written out by a grammar (grammar) in the voice of
// whoever writes (voice), with random numbers that depend on nothing but the input (draw). Everything typed that stands
// in a text (numbers, dates, links, names) comes from the input; no pattern holds any. The grammar knows no field:
// components, attributes and asides arrive as nouns.
package author
