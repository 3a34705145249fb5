// Package report makes report.html of a run: eleven figures with their numbers, on one page without script or network.
//
// Terms: a figure is a subject, with charts and a table of the same numbers; a measure counts what a figure needs,
// corpus by corpus, and keeps counts alone; an ending is what is known of a run only when all its corpora were counted.
//
// The page depends on the tables, the manifest's counts and the stored measures alone, so that the same tables give the
// same bytes. Text of models and packs reaches it only as values of html/template, with control and direction
// characters written as signs.
package report
