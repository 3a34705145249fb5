// Package filters judges items by asking models: whether an item can be answered without evidence (blind), from its
// evidence (sufficient), without a part of it (necessary), or from another place (unique), whether a baseline solves it
// (hard), and whether references are marked as they should be (answer_keys). It decides what a model is shown and what
// follows from its answer; the models are handed in, and anything computable is computed in package validate.
//
// Every probe and every conclusion is a corpus.Verdict. Its outcome says whether the finding supports what the filter
// claims: yes for an item that passes. A call that fails is undetermined, in the probe and, where it could have changed
// it, in the conclusion; it is never taken for a yes or a no. Functions return an error only when the context has ended
// or for an error that is not this call's alone (llm.CallFailed); what was found until then is dropped.
//
// Messages are shown to models under ids local to the call (m1, m2 …): ids of the corpus reach no model, and a model's
// citations come back as ids of the corpus.
package filters
