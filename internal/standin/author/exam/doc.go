// Package exam words questions over facts and the options of those that have some: whole, in parts, by what is said of
// a subject in place of its name, of somebody in particular, about what somebody would write.
package exam
