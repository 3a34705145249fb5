package conversations

import "memloom/validate/check"

// rules are what corpora of this design are held to, whoever made them.
func rules() []check.Rule { return nil }
