package english

import "strings"

// Set is an immutable set of words.
type Set map[string]bool

// Words is the set of the words of lists, which stand between blanks.
func Words(lists ...string) Set {
	s := Set{}
	for _, l := range lists {
		for w := range strings.FieldsSeq(l) {
			s[w] = true
		}
	}
	return s
}

// Stems is the set of the stems of such words.
func Stems(lists ...string) Set {
	s := Set{}
	for _, l := range lists {
		for w := range strings.FieldsSeq(l) {
			s[Stem(w)] = true
		}
	}
	return s
}

// Words that carry no subject: they never constrain a match.
var (
	// Determiners stand before a noun.
	Determiners = Words(`the a an our my your his her their its this that these those each every all any some no both
		either 's`)
	// Prepositions lead from one noun to another.
	Prepositions = Words(`of for on in at by to from with about during into onto over under between after before behind
		since until till as per via within without against towards toward through across around near out off up down
		regarding concerning`)
	// Auxiliaries stand beside a verb or for one.
	Auxiliaries = Words(`is are was were be been being am do does did done has have had having will would shall should
		can could may might must 'll 've 're 'm 'd wo ca need needs get gets got`)
	// Pronouns stand for a noun, also those that ask.
	Pronouns = Words(`i me we us you he him she they them it itself myself one ones mine ours yours who whom whose which
		what when where why how there here it's that's someone somebody anyone anybody everyone everybody nobody everything
		anything nothing`)
	// Connectives join clauses, or open and close them.
	Connectives = Words(`and or but nor so yet if then than because while whereas though although unless also too just
		only still already again not n't never please hi hey hello thanks thank ok okay yes no yeah yep nope sure well now
		today actually currently finally simply really very quite rather instead even maybe perhaps almost once like etc eg
		ie both while btw fyi fwiw everyone hm hmm ah oh uh haha lol sorry`)
	// Chatter opens messages without naming what they are about.
	Chatter = Words(`update status note reminder heads quick morning afternoon evening team folks cool great good cheers
		right decision correction recap`)
	// Degrees ask how much, right behind "how".
	Degrees = Words("large high fast big deep long much many often far soon quickly small low")
	// Fillers lead to what is said, or tell how surely.
	Fillers = Words(`say says said tell told mentioned stated reported wrote announced gave given according exactly
		eventually ended finally overall altogether initially originally`)
)

// FunctionWord says that a token names nothing.
func FunctionWord(low string) bool {
	return Determiners[low] || Prepositions[low] || Auxiliaries[low] || Pronouns[low] || Connectives[low]
}

// PlainModifiers may stand before a name or an attribute without making another one of it.
var PlainModifiers = Words(`new current final agreed actual latest maximum max minimum min total overall official
	present revised updated same exact correct right proper last next first old previous former original initial planned
	hard soft default target whole entire full big small main major minor confirmed real good bad early late proposed
	recommended average mean median daily weekly monthly remaining open known expected approved fixed upper lower short
	quick little usual normal standard certain allowed permitted acceptable best worst long great nice famous dear poor
	beloved so-called two three four five six`)

// ContainerNouns after a name make another thing of it: the report of a test is not the test.
var ContainerNouns = Stems(`report plan result script doc document page dashboard ticket branch summary checklist
	runbook board channel meeting team guide dataset retro draft template spec proposal slide deck note demo prototype
	mockup budget invoice contract tool fork clone`)

// Verbish are stems of ordinary verbs and adverbs that may touch a name without belonging to it.
var Verbish = Stems(`use run need want see look start finish begin kick pick wrap merge ship close sign hand move
	change switch keep stay remain go come take give get put set make let help ask tell know think expect hope plan aim
	should work hit sit cost spend own approve review lead drive handle rise fall climb grow follow slip delay block wait
	hold stick land pass fail test check confirm fix update raise lower drop bump cut extend agree decide choose pick
	prefer reject cover include contain allow require depend rely serve host live belong has show mean measure record
	call name know open reopen continue complete deliver deploy release roll read write send receive publish post find
	share upload discuss mention consider stand amount total equal regarding concerning starting today tomorrow yesterday
	tonight good great nice thank remember remind note correct correction decision update question quick status about re
	heads fyi finally still now already officially also only even here there so well ok okay yes no sorry wait hey hi
	cheers welcome congrat hooray done ready late early due overdue green red amber count time last finally back again
	sell blocked stuck pending paused underway progress later earlier ahead behind possible likely fine complete live
	final`)
