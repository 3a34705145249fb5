package llm

// outLimits are the tokens that an answer in a role may take, unless the models file says another number. Sound answers
// take a tenth of it or less: days of messages some 3,000 tokens, marks and guesses some 30.
var outLimits = map[Role]int{
	RolePlanner: 8192, RoleAuthor: 8192,
	RoleSummariser: 4096, RoleChecker: 4096, RoleFixer: 4096,
	RoleProbe:    2048,
	RoleProposer: 1024, RoleSolver: 1024,
	RoleJudge: 512, RoleBlind: 512,
}

// OutLimit is how many tokens an answer in a role may take by default, what a model thinks before it apart.
func OutLimit(r Role) int {
	if n, known := outLimits[r]; known {
		return n
	}
	return outLimits[RoleAuthor]
}

const bytesPerToken = 4 // of English prose

// TooLong is the number of bytes above which an answer in a role is far too long to be one.
func TooLong(r Role) int { return OutLimit(r) * bytesPerToken }
