// Package author is the built-in model's writer. Package chat turns a planned day into messages, session a plan of a
// talk with an assistant into that talk, and question a query over facts into a question and its options.
//
// Messages and questions come from sentence templates (internal/standin/text). Talks come from patterns in text files
// (lexicon), which grammar writes out. Random numbers depend on nothing but the input (draw). Everything typed in a
// text (numbers, dates, links, names) comes from the input; no template and no pattern holds any.
package author
