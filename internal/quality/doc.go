// Package quality scores the dialogue of a corpus (G13): a judge rates windows of consecutive messages of one group on
// six dimensions, and the same windows with their messages shuffled.
//
// A window has two sides, the corpus and the baseline. The baseline has the window's messages in a drawn order, each
// with its speaker, over the times of the window; it has the same words, and no dialogue. Windows of real chat are a
// third side, which has no baseline. The judge is not told the side.
package quality
