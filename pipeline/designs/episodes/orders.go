package episodes

import (
	"fmt"
	"strconv"
	"strings"

	"memloom/internal/nearest"
	"memloom/pipeline/recipe"
)

// Flips may be ordered (T2): episodes.orders names the episode and the item, as in "12 crime novels/setting". An item can be
// flipped once it was revealed, and once.

// keyOrders is the key of the recipe.
const keyOrders = "episodes.orders"

// name is what orders call an item.
func (p *piece) name() string { return p.Things + "/" + p.Aspect }

// mostNamed is how many items an error lists.
const mostNamed = 8

// order carries the ordered flips out, in place of those that were drawn of the same things.
func (d *drawing) order(r *recipe.Recipe) error {
	if len(d.k.Orders) > 0 && d.k.Users > 1 {
		return r.Wrong(keyOrders, "the run has %d users, each with a pool of their own; order flips of a run with episodes.users: 1", d.k.Users)
	}
	ordered := map[string]string{} // things → the order about them
	for _, text := range d.k.Orders {
		at, name, ok := strings.Cut(strings.TrimSpace(text), " ")
		n, err := strconv.Atoi(at)
		if !ok || err != nil || n < 2 || n > d.k.Count {
			return r.Wrong(keyOrders, "%q: write the number of an episode from 2 to %d and an item, such as %q", text, d.k.Count, "12 crime novels/setting")
		}
		p, why := d.flippable(name, n)
		switch {
		case why != "":
			return r.Wrong(keyOrders, "%q: %s", text, why)
		case ordered[p.Things] != "":
			return r.Wrong(keyOrders, "%q: %q flips an item of %s already; an item is flipped once, and of a thing one item", text, ordered[p.Things], p.Things)
		}
		if !d.carry(p, n-1) {
			return r.Wrong(keyOrders, "%q: no other value of %s has room in a message of %d characters; choose another item, or raise episodes.user_runes",
				text, name, d.k.UserRunes)
		}
		ordered[p.Things] = text
	}
	return d.crowded(r)
}

// flippable finds the item that an order names; why says what keeps it from being flipped, and which items could be.
func (d *drawing) flippable(name string, episode int) (p *piece, why string) {
	var could []string
	for _, x := range d.revealed(episode - 1) {
		if x.liked() {
			could = append(could, x.name())
			if x.name() == name {
				return x, ""
			}
		}
	}
	said := fmt.Sprintf("%s is no item of the pool%s", name, nearest.Hint(name, could))
	for _, x := range d.list {
		switch {
		case x.name() != name:
		case x.Session < 0:
			said = name + " is never revealed"
		case x.Session >= episode-1:
			said = fmt.Sprintf("%s is revealed in episode %d, so that it can be flipped from episode %d on", name, x.Session+1, x.Session+2)
		default:
			said = name + " is nothing liked without a condition, and that alone can be flipped"
		}
	}
	if len(could) == 0 {
		return nil, said
	}
	return nil, fmt.Sprintf("%s; revealed before episode %d and fit to be flipped: %s", said, episode, strings.Join(could[:min(len(could), mostNamed)], ", "))
}

// carry flips an item in an episode; a drawn flip of the same things is dropped.
func (d *drawing) carry(p *piece, episode int) bool {
	for i := range d.list {
		if x := &d.list[i]; x.Things == p.Things && x.Flip != nil && x != p {
			x.Flip = nil
		}
	}
	if p.Flip == nil && !d.change(p) {
		return false
	}
	p.Flip.Session = episode
	return true
}

// crowded says which episode has more flips ordered than it has room for.
func (d *drawing) crowded(r *recipe.Recipe) error {
	room := make([]int, d.k.Count)
	for i := range d.list {
		if f := d.list[i].Flip; f != nil {
			if room[f.Session]++; room[f.Session] > mostFlips+len(d.k.Orders) || d.k.TurnsMin/2 < int(d.k.Focus)+1+2*room[f.Session]+2 {
				return r.Wrong(keyOrders, "episode %d has %d flips, and room for %d; order one for another episode", f.Session+1, room[f.Session], mostFlips)
			}
		}
	}
	return nil
}
