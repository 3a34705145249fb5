package output

// corpusColumn is the column that says to which corpus a row belongs.
const corpusColumn = "corpus_id"

// InCorpus is the first column of a table whose rows belong to a corpus each. Row structs embed it; who writes the row
// fills it.
type InCorpus struct {
	CorpusID string `parquet:"corpus_id,dict" json:"-" about:"the corpus: what one evaluated system ingests"`
}

func (c *InCorpus) inCorpus() *InCorpus { return c }

// Shareable is the first column of a table that may have rows that all corpora of the run share. They come first.
type Shareable struct {
	CorpusID *string `parquet:"corpus_id,optional,dict" json:"-" about:"the corpus; NULL: all corpora of the run share it"`
}

func (s *Shareable) shareable() *Shareable { return s }

// own says to which corpus a row belongs; none means that all share it.
func own[R any](r *R, id string) {
	switch o := any(r).(type) {
	case interface{ inCorpus() *InCorpus }:
		o.inCorpus().CorpusID = id
	case interface{ shareable() *Shareable }:
		o.shareable().CorpusID = opt(id)
	}
}

// unshared undoes what the library reads for NULL in a struct that is embedded: a pointer to an empty text.
func unshared[R any](r *R) {
	if o, ok := any(r).(interface{ shareable() *Shareable }); ok && val(o.shareable().CorpusID) == "" {
		o.shareable().CorpusID = nil
	}
}

// owner returns the corpus to which a row belongs, empty if all share it.
func owner[R any](r *R) string {
	switch o := any(r).(type) {
	case interface{ inCorpus() *InCorpus }:
		return o.inCorpus().CorpusID
	case interface{ shareable() *Shareable }:
		return val(o.shareable().CorpusID)
	}
	return ""
}
