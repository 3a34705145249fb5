// Package question is how the built-in author words questions over facts and their options, with the sentence
// templates of text/question_*.txt. A section is called by what is asked, how, and of which class: "question value
// contact".
package question
