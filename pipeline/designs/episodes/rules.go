package episodes

import "memloom/validate/check"

func rules() []check.Rule { return nil }
