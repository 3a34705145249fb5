package author

// formTables are the tables for questions that are not put plainly and for
// options, by name.
func formTables() map[string]table {
	out := map[string]table{}
	for _, sources := range []map[string]string{
		relationalForms(),
		adversarialForms(),
		clueSources(),
		recallSources(),
		awarenessExams(),
		awarenessOptions(),
		profileExams(),
		profileOptions(),
	} {
		for name, t := range tables(sources) {
			out[name] = t
		}
	}
	return out
}
