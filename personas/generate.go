package personas

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/statistics"
)

// Options says how many people, and of what standing, a corpus has.
type Options struct {
	N        int // people, at least 3: an executive, a manager and staff
	Managers int // at least so many of rank 2; 0 means 1
}

// Field is a domain that people work in. An organisation over several domains
// has people of each in proportion to the weights.
type Field struct {
	Pack   *pack.Pack
	Weight int
}

// Generate makes N people for the pack's field (E1, G3): the published marginals by largest remainder, never fewer than
// one executive and the managers asked for; roles that fit the rank; pairs of tone and voice without replacement;
// distinct habits. People come sorted by name with ids in that order, so that an id tells nothing. It fails if the
// lists hold too few names or the ranks cannot be filled.
func Generate(o Options, p *pack.Pack, r *rand.Rand) ([]corpus.Person, error) {
	return GenerateFor(o, []Field{{Pack: p, Weight: 1}}, r)
}

// GenerateFor makes N people for an organisation that works in several fields. What Generate promises holds; roles,
// departments and skills of a person are those of one field. Of executives there is one field: the first. Fields
// without weight have no one.
func GenerateFor(o Options, fields []Field, r *rand.Rand) ([]corpus.Person, error) {
	o.Managers = max(1, o.Managers)
	if o.N < o.Managers+2 {
		return nil, fmt.Errorf("making %d people: an executive, %d managers and staff need at least %d", o.N,
			o.Managers, o.Managers+2)
	}
	fields = slices.DeleteFunc(slices.Clone(fields), func(f Field) bool { return f.Weight <= 0 })
	if len(fields) == 0 {
		return nil, fmt.Errorf("making %d people: there is no field for them to work in", o.N)
	}
	people := make([]corpus.Person, o.N)
	ranks(people, o.Managers)
	traits(people, r)
	at, err := roles(people, fields, r)
	if err != nil {
		return nil, err
	}
	styles(people, fields, at, r)
	bigFive(people, r)
	skills(people, fields, at, r)
	if err := names(people, fields, r); err != nil {
		return nil, err
	}
	if err := habits(people, r); err != nil {
		return nil, err
	}
	slices.SortFunc(people, func(a, b corpus.Person) int { return cmp.Compare(a.Name, b.Name) })
	for i := range people {
		people[i].ID = fmt.Sprintf("p%03d", i+1)
	}
	return people, nil
}

// ranks fills the ranks, highest first; a small corpus takes the seats that it must have from the largest rank.
func ranks(people []corpus.Person, managers int) {
	counts := statistics.Apportion(rankShares, len(people))
	for rank, least := range []int{1, managers} {
		for counts[rank] < least {
			largest := 2
			for i := 2; i < len(counts); i++ {
				if counts[i] > counts[largest] {
					largest = i
				}
			}
			counts[largest]--
			counts[rank]++
		}
	}
	i := 0
	for rank, n := range counts {
		for range n {
			people[i].Rank = rank + 1
			i++
		}
	}
}

// traits deals gender, education, age, expertise, tone and voice. Age leans to rank.
func traits(people []corpus.Person, r *rand.Rand) {
	n := len(people)
	gender := deal(r, deck(genderShares, n), 0, nil)
	education := deal(r, deck(educationShares, n), 0, nil)
	ages := ageDeck(n)
	ages = deal(r, ages, 3, func(i int) int { return people[i].Rank })
	even := make([]share, len(expertises))
	for i, e := range expertises {
		even[i] = share{e, 1}
	}
	expertise := deal(r, deck(even, n), 0, nil)
	everybody := make([]int, n)
	for i := range people {
		people[i].Gender, people[i].Education, people[i].Expertise = gender[i], education[i], expertise[i]
		people[i].Age, _ = strconv.Atoi(ages[i])
		everybody[i] = i
	}
	Voices(people, [][]int{everybody}, r)
}

// ageDeck returns n ages, the oldest first: those at n even steps through the published distribution. Of many levels
// with few people each, largest remainder would leave out the old.
func ageDeck(n int) []string {
	var all []string
	for i := len(ageShares) - 1; i >= 0; i-- {
		for range ageShares[i] {
			all = append(all, strconv.Itoa(youngest+i))
		}
	}
	out := make([]string, n)
	for k := range out {
		out[k] = all[(2*k+1)*len(all)/(2*n)]
	}
	return out
}

// lean puts some people first in a deck: management in those of formality, warmth, questioning and directness,
// technical staff in those of brevity, jargon and little humour (E1).
func lean(first func(i int) bool) func(int) int {
	return func(i int) int {
		if first(i) {
			return 0
		}
		return 10
	}
}

func isManagement(rank int) bool { return rank <= 2 }

func styles(people []corpus.Person, fields []Field, at []int, r *rand.Rand) {
	n := len(people)
	management := lean(func(i int) bool { return isManagement(people[i].Rank) })
	technical := lean(func(i int) bool { return people[i].Rank > 2 && fields[at[i]].Pack.IsTechnical(people[i].Role) })
	const firm, loose = 10, 24 // jitter: firm keeps the lean, loose lets many through
	formality := deal(r, deck(formalityShares, n), firm, management)
	verbosity := deal(r, deck(verbosityShares, n), loose, technical)
	humour := deal(r, deck(humourShares, n), loose, technical)
	jargon := deal(r, deck(jargonShares, n), loose, technical)
	emoji := deal(r, deck(emojiShares, n), loose, management)
	directness := deal(r, deck(directnessShares, n), firm, management)
	warmth := deal(r, deck(warmthShares, n), firm, management)
	questioning := deal(r, deck(questioningShares, n), firm, management)
	for i := range people {
		people[i].Style = corpus.Style{
			Formality: formality[i], Verbosity: verbosity[i], Humour: humour[i], Jargon: jargon[i],
			Emoji: emoji[i], Directness: directness[i], Warmth: warmth[i], Questioning: questioning[i],
		}
	}
}

func bigFive(people []corpus.Person, r *rand.Rand) {
	n := len(people)
	management := lean(func(i int) bool { return isManagement(people[i].Rank) })
	openness := deal(r, deck(opennessShares, n), 10, management)
	extraversion := deal(r, deck(extraversionShares, n), 10, management)
	agreeableness := deal(r, deck(agreeablenessShares, n), 0, nil)
	conscientiousness := deal(r, deck(conscientiousnessShares, n), 0, nil)
	neuroticism := deal(r, deck(neuroticismShares, n), 0, nil)
	for i := range people {
		people[i].BigFive = corpus.BigFive{
			Openness: openness[i], Conscientiousness: conscientiousness[i], Extraversion: extraversion[i],
			Agreeableness: agreeableness[i], Neuroticism: neuroticism[i],
		}
	}
}
