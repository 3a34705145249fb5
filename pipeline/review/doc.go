// Package review judges and changes what is published already: it filters the items of a finished corpus again, and
// applies what people decided about them as one publication. It reads and writes published files and generates nothing.
package review
