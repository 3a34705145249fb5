// Package output is what a finished run leaves: the tables of data, key, scaffold and audit as Parquet, the dataset
// card and the manifest. It writes the corpora of a run one after the other and reads them back so, verifies them
// against their manifest and compares two runs.
//
// Terms: a table is a folder of shards (part-00000.parquet …); a shard is a file of a fixed number of rows; the
// canonical text of a row is one JSON object with the columns in their order, and the digest of a table is the SHA-256
// of these lines, so that it does not depend on Parquet's encoding; a publication is the move of staged tables into
// place, with manifest.json last: a folder without it is not a corpus.
//
// Every table is declared once, by its row struct and the entry in Tables; writing, reading, the card and the schema
// all follow from that declaration. A design declares its own with NewTable. All tables are open at once, and memory is
// bounded by their row groups: in every table the rows that all corpora share come first, then those of each corpus in
// the order of the manifest, which says how many they are. The package knows internal/corpus and nothing else of the project.
package output
