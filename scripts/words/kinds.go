package main

import (
	"slices"
	"strings"
)

// everyday are the kinds by which people ask for things, each with how they are called and
// the synsets whose kinds the things are, by word and number of the sense.
const everyday = `
instrument: musical_instrument1
vehicle: vehicle1
car: car1
ship boat vessel: ship1 boat1
aircraft plane: aircraft1
colour color shade: color1
drink beverage: beverage1
alcohol drink: alcohol1
food: food1 food2 fruit1 vegetable1
dish meal food: dish2 dessert1 soup1
fruit: fruit1 berry1
vegetable: vegetable1
dessert sweet: dessert1
cake: cake3
bread: bread1
cheese: cheese1
meat: meat1
fish: fish1 fish2
animal creature beast: animal1
pet animal: dog1 cat1
bird: bird1
dog: dog1
cat: cat1
insect bug: insect1
tree: tree1
flower plant: flower1
plant: plant2
furniture piece: furniture1
clothes clothing garment: clothing1
shoe footwear: shoe1
hat headgear: hat1
tool: tool1
utensil: utensil1 cutlery2
sport: sport1
game: game1
illness disease sickness condition: illness1
symptom complaint: symptom1
pain ache: pain1
injury wound: injury1
limb organ: organ1
job profession occupation trade work: professional1 worker1 musician1 doctor1 athlete1 artist1
worker craftsman tradesman: worker1
musician player: musician1
doctor: doctor1
artist: artist1
athlete player: athlete1
relative family relation: relative1
building premises: building1
room: room1
shop store: shop1
school: school1
container: container1
bag luggage: bag1
box: box1
metal: metal1 metal2
material: metal1 fabric1
fabric cloth material: fabric1
mineral stone: mineral1
jewellery jewelry: jewelry1
gem stone jewel: gem2
spice herb: spice2 herb2
nut: nut1
machine: machine1
device gadget appliance: appliance1 appliance2 machine1 computer1
computer device: computer1
weapon: weapon1
subject topic course: subject3
document paper: document1
weather: weather1
music: music1
dance: dance3
toy: toy1
season: season2
medicine drug medication: drug1
treatment therapy: treatment1
feeling emotion mood: emotion1
party celebration: celebration2
meal: meal1
accident mishap: accident1
equipment kit gear: equipment1
grain cereal: grain2
road street: road1
fuel: fuel1
weekday day: day_of_the_week1
clock timepiece: timepiece1
lamp light: lamp1
beer: beer1
wine: wine1
sauce: sauce1
soup: soup1
pastry: pastry2
candy sweet: candy1
`

func kinds(w *wordnet) []string {
	var out []string
	for line := range strings.Lines(strings.TrimSpace(everyday)) {
		names, of, _ := strings.Cut(strings.TrimSpace(line), ":")
		called := strings.Fields(names)
		var things []string
		for _, root := range strings.Fields(of) {
			lemma, number := root[:len(root)-1], int(root[len(root)-1]-'1')
			for _, id := range w.under(w.senses["n/"+lemma][number]) {
				for _, word := range w.synsets[id].words {
					if plain(word) && len(word) >= 3 && (w.share(word, id) >= 0.25 || !w.common(word) && w.share(word, id) >= 0.12) && !slices.Contains(called, word) {
						things = append(things, word)
					}
				}
			}
		}
		slices.Sort(things)
		out = append(out, strings.Join(called, " ")+": "+strings.Join(slices.Compact(things), " "))
	}
	return out
}
