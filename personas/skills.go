package personas

import (
	"math/rand/v2"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// heads are the skills that stand out among those held strongly, per mille of
// all of them (E1, figure 7), where the packs have them.
var heads = []share{{"Python", 139}, {"Java", 139}, {"Linux", 64}, {"data analysis", 64}}

// skills gives everyone 3 to 7 skills by rank (E1): first those that the packs' deliverables ask for, each to a person
// whose role has it, then the heads to as many as must hold them strongly, then more of the person's own role; at last
// what no one holds yet. Levels are dealt over all skills held; a skill that deliverables ask for is held by a person
// at medium or better (E9), as far as the number of people allows.
func skills(people []corpus.Person, fields []Field, at []int, r *rand.Rand) {
	s := &skilling{people: people, fields: fields, at: at, room: skillRoom(people, r)}
	for _, f := range fields {
		s.needed = append(s.needed, neededSkills(f.Pack)...)
	}
	slices.Sort(s.needed)
	s.needed = slices.Compact(s.needed)
	for _, name := range s.needed {
		if i := s.holder(name); i >= 0 {
			s.give(i, name)
		}
	}
	strong := s.strongHeads()
	for h, head := range heads {
		for _, i := range r.Perm(len(people)) {
			if s.holders(head.name) >= strong[h]+strong[h]/4 { // some hold it less well
				break
			}
			if len(people[i].Skills) < s.room[i] && !has(people[i], head.name) && slices.Contains(s.own(i), head.name) {
				s.give(i, head.name)
			}
		}
	}
	for i := range people {
		own := corpus.Shuffled(r, s.own(i))
		for _, name := range append(own, corpus.Shuffled(r, allSkills(fields[at[i]].Pack))...) {
			if len(people[i].Skills) == s.room[i] {
				break
			}
			if !has(people[i], name) {
				s.give(i, name)
			}
		}
	}
	s.spread()
	s.levels(strong, r)
}

// common is how many people hold a skill that one of them can do without.
const common = 4

// spread gives each skill of the fields that no one holds to a person in place of one that many hold, so that the
// organisation's pool is the packs' (E1): to people of a role that has it, or else to colleagues of the field.
func (s *skilling) spread() {
	for f, field := range s.fields {
		for _, name := range allSkills(field.Pack) {
			if s.holders(name) > 0 {
				continue
			}
			var at *corpus.Skill
			most := common - 1
			for _, ownRole := range []bool{true, false} {
				for i := range s.people {
					if s.at[i] != f || ownRole && !slices.Contains(s.own(i), name) {
						continue
					}
					for k := range s.people[i].Skills {
						x := &s.people[i].Skills[k]
						if n := s.holders(x.Name); n > most && !isHead(x.Name) {
							at, most = x, n
						}
					}
				}
				if at != nil {
					break
				}
			}
			if at != nil {
				at.Name = name
			}
		}
	}
}

func isHead(name string) bool {
	return slices.ContainsFunc(heads, func(h share) bool { return h.name == name })
}

// skilling is the dealing of skills.
type skilling struct {
	people []corpus.Person
	fields []Field
	at     []int // field by person
	room   []int // how many skills each person has in the end
	needed []string
}

func (s *skilling) give(i int, name string) {
	s.people[i].Skills = append(s.people[i].Skills, corpus.Skill{Name: name})
}

// own returns the skills of a person's role.
func (s *skilling) own(i int) []string {
	return roleSkills(s.fields[s.at[i]].Pack, s.people[i].Role)
}

func (s *skilling) holders(name string) (n int) {
	for _, p := range s.people {
		if has(p, name) {
			n++
		}
	}
	return n
}

// strongHeads returns how many people hold each head strongly; 0 for a head that no pack has.
func (s *skilling) strongHeads() []int {
	total := 0
	for _, n := range s.room {
		total += n
	}
	out := make([]int, len(heads))
	for h, head := range heads {
		for _, f := range s.fields {
			if slices.Contains(allSkills(f.Pack), head.name) {
				out[h] = (total*levelShares[0].count*head.count + 500_000) / 1_000_000
			}
		}
	}
	return out
}

// skillRoom returns how many skills each person has.
func skillRoom(people []corpus.Person, r *rand.Rand) []int {
	room := make([]int, len(people))
	for rank := 1; rank <= 5; rank++ {
		var of []int
		for i := range people {
			if people[i].Rank == rank {
				of = append(of, i)
			}
		}
		for j, card := range deal(r, deck(skillShares[rank], len(of)), 0, nil) {
			room[of[j]], _ = strconv.Atoi(card)
		}
	}
	return room
}

// holder returns the person with the most room left who can take a skill:
// a person of a role that has it, or else anyone of its field; -1 if all are full.
func (s *skilling) holder(name string) int {
	best := -1
	for _, ownRole := range []bool{true, false} {
		for i := range s.people {
			if len(s.people[i].Skills) >= s.room[i] || ownRole && !slices.Contains(s.own(i), name) {
				continue
			}
			if !ownRole && !slices.Contains(allSkills(s.fields[s.at[i]].Pack), name) {
				continue
			}
			if best < 0 || s.room[i]-len(s.people[i].Skills) > s.room[best]-len(s.people[best].Skills) {
				best = i
			}
		}
		if best >= 0 {
			return best
		}
	}
	return -1
}

// levels deals strong, medium and low over all skills held: the strong ones first to the heads, by their shares. Then
// it exchanges levels until every needed skill is held at medium or better by a person.
func (s *skilling) levels(strong []int, r *rand.Rand) {
	var slots []*corpus.Skill
	for i := range s.people {
		for j := range s.people[i].Skills {
			slots = append(slots, &s.people[i].Skills[j])
		}
	}
	r.Shuffle(len(slots), func(i, j int) { slots[i], slots[j] = slots[j], slots[i] })
	cards := deck(levelShares, len(slots)) // strong ones first
	var rest, late []*corpus.Skill
	given := make([]int, len(heads))
	for _, slot := range slots {
		h := slices.IndexFunc(heads, func(x share) bool { return x.name == slot.Name })
		switch {
		case h < 0:
			rest = append(rest, slot)
		case given[h] < strong[h] && len(cards) > 0 && cards[0] == "strong":
			given[h]++
			slot.Level, cards = cards[0], cards[1:]
		default: // a head has its strong ones; the next are medium or low
			late = append(late, slot)
		}
	}
	n := slices.IndexFunc(cards, func(c string) bool { return c != "strong" })
	if n < 0 || n > len(rest) {
		n = min(len(rest), len(cards))
	}
	for i, slot := range rest[:n] {
		slot.Level = cards[i]
	}
	rest, cards = append(rest[n:], late...), cards[n:]
	for i, level := range deal(r, cards, 0, nil) {
		rest[i].Level = level
	}
	s.coverNeeded(slots)
}

// coverNeeded exchanges levels until every needed skill is held well by a person.
func (s *skilling) coverNeeded(slots []*corpus.Skill) {
	able := map[string]int{}
	for _, x := range slots {
		if x.Level != "low" {
			able[x.Name]++
		}
	}
	for _, name := range s.needed {
		if able[name] > 0 {
			continue
		}
		to := slices.IndexFunc(slots, func(x *corpus.Skill) bool { return x.Name == name })
		from := slices.IndexFunc(slots, func(x *corpus.Skill) bool {
			return x.Level == "medium" && (!slices.Contains(s.needed, x.Name) || able[x.Name] > 1)
		})
		if to >= 0 && from >= 0 {
			able[name]++
			able[slots[from].Name]--
			slots[to].Level, slots[from].Level = slots[from].Level, slots[to].Level
		}
	}
}

func neededSkills(p *pack.Pack) []string {
	var out []string
	for _, d := range p.Deliverables {
		out = append(out, d.Skills...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func allSkills(p *pack.Pack) []string {
	var out []string
	for _, role := range p.Roles {
		out = append(out, role.Skills...)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

func roleSkills(p *pack.Pack, name string) []string {
	for _, role := range p.Roles {
		if role.Name == name {
			return role.Skills
		}
	}
	return nil
}

func has(person corpus.Person, skill string) bool {
	return slices.ContainsFunc(person.Skills, func(s corpus.Skill) bool { return s.Name == skill })
}
