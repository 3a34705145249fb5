package reader

import "strings"

// kin are words by which people tell of one happening from its several sides: who
// is killed dies, what arrives is delivered, what is repaired is back. They are
// no synonyms, but where everything else of a question is there, they tell of the same.
var kin = func() map[string][]int {
	m := map[string][]int{}
	for i, line := range []string{
		"kill die death slain slay defeat",
		"arrive arrival come reach deliver delivery land",
		"leave departure depart vacate exit",
		"film shoot shot record",
		"repair fix mend usable back working repaired",
		"return hang back bring returned give",
		"submit hand send file turn submission",
		"available release out live",
		"start begin open launch beginning opening live enter go commence kick",
		"finish complete finished done ready end close completion wrap",
		"post send ship dispatch mail posted sent",
		"pay settle transfer payment",
		"find turn found discover spot locate",
		"marry wedding married wed marriage",
		"cost price bill quote pay owe fee invoice",
		"weigh weight kilo kg heavy",
		"teach teacher lesson tutor taught",
		"own belong owner have",
		"live move resident",
		"play gig perform concert performance show play",
		"win winner winning victory won",
		"vaccination jab vaccinate shot injection",
		"plant potato sow grow",
		"buy purchase order get",
		"build make create write author maker writer",
		"approve okay sign accept agree approval",
		"cancel call drop scrap off",
		"meet meeting appointment session see",
		"elect election vote voted elected",
		"store keep put kept",
		"choose pick select choice settle go",
		"replace swap change exchange substitute",
		"postpone move put delay shift reschedule",
		"baby born birth",
		"hire employ job join",
		"test try check examine tested",
		"treat treatment cure",
		"photo picture pic image photograph",
		"child kid son daughter",
		"dog puppy hound", "cat kitten tom",
		"car van vehicle lorry truck",
		"publish publication", "give gift present", "announce announcement", "register registration enrol sign",
		"fail failure", "prove proof", "obtain get fetch receive", "collect collection fetch pick pickup", "doctor dr physician gp",
		"son lad boy", "glasses spectacles specs", "message text sms", "absent absence away missing", "age old",
		"hurt injure injury wound", "trip journey travel excursion outing", "job position role", "resign resignation quit leave",
		"borrow lend loan", "guest visitor", "lower reduce cut drop decrease", "raise increase lift rise grow",
		"email mail e-mail letter", "flat apartment", "supper dinner meal", "film movie", "author write writer",
		"length long", "height high tall", "depth deep", "speed fast",
		"saxophone sax", "telephone phone ring call",
	} {
		for w := range strings.FieldsSeq(line) {
			m[stem(w)] = append(m[stem(w)], i)
		}
	}
	return m
}()

// akin says that two stems tell of one happening.
func akin(a, b string) bool {
	for _, i := range kin[a] {
		for _, j := range kin[b] {
			if i == j {
				return true
			}
		}
	}
	return false
}

// softWords of a question say that something was to be or was, not what.
var softWords = stems(`hold held happen occur place plan suppose schedule expect announce promise say according intend mean need have set book go come make take do get give see attend be
	was still lie stand hear call name find count correct right original really actual remaining left current currently speak talk result figure amount score value`)
