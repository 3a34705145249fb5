// Package prose reads messages as masked words, so that texts can be compared by how they are put and not by what they
// are about.
//
// Words are lower-cased runs of letters, apostrophes inside. Links, dates, other values and names are one masked word
// each: whatever corpus.Scan finds with the names of a world in its lexicon (see Lexicon), given and family names by
// themselves included, names after an @ too, and words with digits. A run of words lies within one message.
package prose
