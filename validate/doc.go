// Package validate holds the rules by which items and corpora are judged and which filters, stages and `memloom check`
// share: what a text states about a subject's attribute, whether anything disturbs an item,
// and how alike two questions are. They are computed, never asked of a model; what models judge is in package filters.
//
// Terms: a slot is an attribute of a subject, such as ⟨session cache, retry limit⟩; a statement is a disclosure of a
// value for a slot; an item is disturbed when another statement makes its gold answer doubtful.
package validate
