package corpus

// Standing is how somebody stands to a group, as the lists of its members and guests have it.
type Standing string

// The standings. Whoever has neither a seat nor is a guest is an outsider.
const (
	Outsider Standing = ""
	Guest    Standing = "guest"
	Seated   Standing = "member"
)

// Standings are how people stand to groups, by the group's id and the person's name; outsiders are left out.
func Standings(members []Member, people []Person) map[[2]string]Standing {
	names, out := NamesByID(people), map[[2]string]Standing{}
	for _, m := range members {
		at := [2]string{m.GroupID, names[m.PersonID]}
		switch {
		case !m.Guest:
			out[at] = Seated
		case out[at] == Outsider:
			out[at] = Guest
		}
	}
	return out
}
