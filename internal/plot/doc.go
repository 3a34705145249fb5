// Package plot lays out charts and draws them as SVG. Places along a chart are per cent of its width and places down it
// are pixels, so that a chart fits any width while its text keeps its size, without a script.
//
// Terms: a scale turns values into places; a tick is a labelled value of a scale; a mark is what stands for a number:
// bar, range, cell, dot or whisker, each with a title; a layer holds marks of one class. Colours and patterns belong to
// the style sheet of the page, by class.
//
// Charts are structs, and html/template renders them: no text reaches a page in any other way.
package plot
