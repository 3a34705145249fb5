package reader

import "strings"

// verb is the word of the question that tells what is done, and whether the question asks
// for who or what does it ("what broke the lamp?") rather than to what ("what did Ada
// break?"); -1 where it has none, as "what is the code of the door?".
func (f *openFrame) verb() (int, bool) {
	i := f.wh.to
	if f.low(i) == "'s" || auxiliaries[f.low(i)] {
		if beWords[f.low(i)] || f.low(i) == "'s" {
			return -1, false
		}
		last := -1
		for k, w := range f.match.words {
			if w.name != "" || w.day != nil || w.number || w.proper || w.at.from <= i {
				continue
			}
			switch before := f.low(w.at.from - 1); {
			case prepositions[before] && before != "to" || determiners[before] || plainModifiers[before]:
			case last < 0 || verbish[w.stem] && !verbish[f.match.words[last].stem]:
				last = k
			}
		}
		return last, false
	}
	for k, w := range f.match.words {
		if w.at.from == i && w.name == "" {
			return k, true
		}
	}
	return -1, false
}

// kindsOf are the members of everyday kinds, by the stem of the noun that asks for them.
var kindsOf = func() map[string]set {
	m := map[string]set{}
	for nouns, list := range map[string]string{
		"colour color": "red blue green yellow black white grey gray brown pink purple orange beige turquoise violet silver gold golden cream navy maroon teal ginger blond",
		"language":     "english german french spanish italian polish dutch welsh portuguese russian turkish arabic chinese japanese swedish danish norwegian finnish czech greek ukrainian",
		"season":       "spring summer autumn fall winter",
		"meal":         "breakfast lunch dinner supper brunch tea",
		"animal pet":   "dog cat horse rabbit hamster parrot goat sheep cow pig hen chicken duck fish tortoise snake mouse rat budgie pony donkey fox hedgehog",
		"instrument":   "piano violin viola cello guitar flute clarinet oboe saxophone sax trumpet trombone horn drums organ harp bass accordion",
		"drink":        "tea coffee water juice beer wine cider milk lemonade cocoa squash",
		"sport":        "football tennis hockey cricket rugby swimming running cycling rowing climbing badminton basketball volleyball golf squash skiing judo",
		"direction":    "north south east west left right up down",
		"floor":        "ground first second third fourth fifth sixth top basement",
		"material":     "wood oak pine steel iron plastic glass leather cotton wool paper cardboard stone brick concrete tin copper brass",
	} {
		for n := range strings.FieldsSeq(nouns) {
			m[stem(n)] = words(list)
		}
	}
	return m
}()

// isOfKind says that a phrase names something of the kind that the question asks for.
func (f *openFrame) isOfKind(p *parsed, s span) bool {
	members := kindsOf[f.noun]
	if members == nil {
		return false
	}
	for _, t := range p.toks[s.from:s.to] {
		if members[t.low] || members[singular(t.low)] {
			return true
		}
	}
	return false
}
