package streammembench

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/nearest"
	"memloom/pipeline/recipe"
)

// Flips may be ordered (T2): episodes.orders names the episode and the item, as in "12 crime novels/setting". An item
// can be flipped once it was revealed, and once.

// keyOrders is the key of the recipe.
const keyOrders = "episodes.orders"

// name is what orders call an item.
func (p *piece) name() string { return p.Things + "/" + p.Aspect }

// mostNamed is how many items an error lists.
const mostNamed = 8

// order carries the ordered flips out, in place of those that were drawn of the same things.
func (d *drawing) order(r *recipe.Recipe) error {
	if len(d.k.Orders) > 0 && d.k.Users > 1 {
		return r.Wrong(keyOrders,
			"the run has %d users, each with a pool of their own; order flips of a run with episodes.users: 1", d.k.Users)
	}
	ordered := map[string]string{} // things → the order about them
	for _, text := range d.k.Orders {
		at, name, ok := strings.Cut(strings.TrimSpace(text), " ")
		n, err := strconv.Atoi(at)
		if !ok || err != nil || n < 2 || n > d.k.Count {
			return r.Wrong(keyOrders, "%q: write the number of an episode from 2 to %d and an item, such as %q", text, d.k.Count,
				"12 crime novels/setting")
		}
		p, why := d.flippable(name, n)
		switch {
		case why != "":
			return r.Wrong(keyOrders, "%q: %s", text, why)
		case ordered[p.Things] != "":
			return r.Wrong(keyOrders, "%q: %q flips an item of %s already; an item is flipped once, and of a thing one item",
				text, ordered[p.Things], p.Things)
		}
		if !d.carry(p, n-1) {
			return r.Wrong(keyOrders,
				"%q: no other value of %s has room in a message of %d characters; choose another item, or raise episodes.user_runes",
				text, name, d.k.UserRunes)
		}
		ordered[p.Things] = text
	}
	return d.crowded(r, ordered)
}

// flippable finds the item that an order names; why says what keeps it from being flipped, and which items could be.
func (d *drawing) flippable(name string, episode int) (p *piece, why string) {
	var could []string
	clue := d.clues()
	for _, i := range d.revealed(episode - 1) {
		x := &d.list[i]
		if x.liked() && !clue[i] && x.Serves != typePreference && d.until(i) < episode-1 {
			could = append(could, x.name())
			if x.name() == name {
				return x, ""
			}
		}
	}
	said := fmt.Sprintf("%s is no item of the pool%s", name, nearest.Hint(name, could))
	for i := range d.list {
		if d.list[i].name() == name {
			said = name + " " + d.unfit(i, episode, clue[i])
		}
	}
	if len(could) == 0 {
		return nil, said
	}
	return nil, fmt.Sprintf("%s; revealed before episode %d and fit to be flipped: %s", said, episode,
		strings.Join(could[:min(len(could), mostNamed)], ", "))
}

// unfit says why a piece cannot be flipped in an episode.
func (d *drawing) unfit(i, episode int, clue bool) string {
	switch x := &d.list[i]; {
	case x.Session < 0:
		return "is never revealed"
	case x.Session >= episode-1:
		return fmt.Sprintf("is revealed in episode %d, so that it can be flipped from episode %d on", x.Session+1,
			x.Session+2)
	case !x.liked():
		return "is nothing liked without a condition, and that alone can be flipped"
	case x.Serves == typePreference:
		return "is asked about by how the user feels about its value, which a flip would leave open"
	case clue:
		return "is a clue of a question across episodes, which a flip would undo"
	}
	return fmt.Sprintf("is needed by a question across episodes, so that it can be flipped from episode %d on",
		d.until(i)+2)
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

// crowded makes room for the ordered flips: where an episode has too many, drawn ones move to another or are dropped,
// those that need not be first. An error says which episode has more of them ordered than it has room for.
func (d *drawing) crowded(r *recipe.Recipe, ordered map[string]string) error {
	n := make([]int, d.k.Count)
	var drawn []int
	for i, p := range d.list {
		if p.Flip == nil {
			continue
		}
		n[p.Flip.Session]++
		switch {
		case ordered[p.Things] != "":
		case slices.Contains(d.extra, i):
			drawn = slices.Insert(drawn, 0, i)
		default:
			drawn = append(drawn, i)
		}
	}
	for _, i := range drawn {
		if s := d.list[i].Flip.Session; n[s] > d.k.room() {
			n[s]--
			d.move(i, n)
		}
	}
	for s := range n {
		if n[s] > d.k.room() {
			return r.Wrong(keyOrders, "episode %d has %d flips, and room for %d; order one for another episode", s+1, n[s],
				d.k.room())
		}
	}
	return nil
}

// move puts a drawn flip into the first episode with room, of which n counts the flips; it is dropped where none has.
func (d *drawing) move(i int, n []int) {
	for s := d.until(i) + 1; s < d.k.Count; s++ {
		if s != d.list[i].Flip.Session && n[s] < mostFlips {
			d.list[i].Flip.Session = s
			n[s]++
			return
		}
	}
	d.list[i].Flip = nil
}
