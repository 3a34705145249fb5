// Package sets reads talks between a user and an assistant in which sets of related statements are scattered (S2): what
// the user goes for, at times or under circumstances of their own, and facts about the world. It answers two kinds of
// questions. One has a sheet below it, a form to fill in or things to choose from; the options are settled by what the
// user says for and against them. The other is plain: its answer is what a statement says beyond the words of the
// question, or is computed from several of them.
//
// A statement is one clause of one sentence. A circumstance is a phrase under which a statement holds.
package sets
