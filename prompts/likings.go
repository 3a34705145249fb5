package prompts

// Likings lists the sentences of a text in which somebody says in the first person that they like or prefer something.
func Likings(text string) []string {
	var out []string
	for _, sentence := range sentenceEnds.Split(text, -1) {
		if liking(sentence) != "" {
			out = append(out, sentence)
		}
	}
	return out
}
