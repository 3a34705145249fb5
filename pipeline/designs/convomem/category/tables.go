package category

import "memloom/output"

// The paths of the tables.
const (
	TableCores     = "scaffold/cores"
	TableHaystacks = "data/haystacks"
	TableAsks      = "data/asks"
)

// Core is what a question rests on (C3).
type Core struct {
	output.InCorpus
	CoreID     string   `parquet:"core_id" id:"core,key" about:"the core"`
	Category   string   `parquet:"category,dict" about:"the family whose question rests on it"`
	Pieces     int32    `parquet:"pieces" about:"messages that the answer needs, or that are about what is asked"`
	Operation  string   `parquet:"operation,dict" about:"how the answer follows from the facts"`
	Side       string   `parquet:"side,dict" about:"who says the evidence: user or assistant"`
	Attribute  *string  `parquet:"attribute,optional" size:"text" about:"what an abstention asks for"`
	Question   *string  `parquet:"question,optional" size:"text" about:"the question, where it is not worded from the facts"`
	Subjects   []string `parquet:"subjects,list" id:"theme" about:"what its facts are about"`
	FactIDs    []string `parquet:"fact_ids,list" id:"fact" about:"its facts, a piece each, in the order of their conversations"`
	SessionIDs []string `parquet:"session_ids,list" id:"session" about:"the conversations of the pieces, in order"`
	Messages   []string `parquet:"messages,list" size:"text" about:"the evidence, word for word, a message a piece"`
	Should     []string `parquet:"should,list" size:"text" about:"what a good response does, of questions with a rubric"`
	ShouldNot  []string `parquet:"should_not,list" size:"text" about:"what a good response does not do"`
}

// Haystack is an ordered choice of a user's conversations (C8).
type Haystack struct {
	output.InCorpus
	HaystackID string   `parquet:"haystack_id" id:"haystack,key" about:"the haystack"`
	Size       int32    `parquet:"size" about:"conversations in it"`
	SessionIDs []string `parquet:"session_ids,list" id:"session" about:"its conversations, in order of time"`
}

// Ask says that an item is asked over a haystack (C8).
type Ask struct {
	output.InCorpus
	HaystackID string `parquet:"haystack_id" id:"haystack" about:"what the system has ingested"`
	ItemID     string `parquet:"item_id" id:"item" about:"what it is asked"`
}

// Tables are the tables of cores and haystacks.
func Tables() []output.Table {
	return []output.Table{
		output.NewTable[Core](output.Scaffold, "cores",
			"what one question rests on: facts, and the conversations that say them"),
		output.NewTable[Haystack](output.Data, "haystacks",
			"an ordered choice of a user's conversations, which one system ingests"),
		output.NewTable[Ask](output.Data, "asks", "which item is asked over which haystack"),
	}
}
