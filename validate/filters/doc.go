// Package filters judges items by asking models: whether an item can be
// answered without evidence (blind), from its evidence (sufficient), without a
// part of it (necessary), or from somewhere else (unique), whether a baseline
// solves it (hard), and whether references are marked as they should be
// (answer_keys). It is pure
// orchestration: it decides what a model is shown and what follows from its
// answer; the models are handed in, and anything computable is computed in
// package validate.
//
// Every probe and every conclusion is a corpus.Verdict. Its outcome says
// whether the finding supports what the filter claims: yes for an item that
// passes. A call that fails is undetermined, in the probe and, where it could
// have changed it, in the conclusion; it is never taken for a yes or a no.
// Functions return an error only when the context has ended or for an error that
// is not this call's alone (llm.CallFailed); what was found until then is then to
// be dropped.
//
// Messages are shown to models under ids local to the call (m1, m2 …): ids of
// the corpus reach no model, and a model's citations come back as ids of the
// corpus.
//
//   - view.go: what items may see · solve.go: asking and marking · cost.go
//   - blind.go, blind_inverted.go · sufficient.go · necessary.go · hard.go · keys.go · undisturbed.go: a filter each
//   - screen.go, probe.go, candidates.go, unique.go: the three steps of uniqueness, and its conclusion
//   - run.go: all filters of an item, cheapest first · conclude.go: what becomes of it
package filters
