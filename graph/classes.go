package graph

import (
	"cmp"
	"slices"
)

// replyClasses groups a task's old messages of one kind (posts or replies) by the number of replies they have. Old
// messages of a class weigh the same, so that drawing one means drawing a class by size times weight and then a member
// uniformly: exact, with integer counts that cannot drift, and as fast as the number of different reply counts is
// small. (Replies to n messages can have at most about √2n different counts; generated tasks have a few dozen.)
type replyClasses []replyClass

// replyClass is the messages with one reply count; it is never empty.
type replyClass struct {
	replies int32
	members []MessageRef // a record's slot is its position here
}

// find returns the position of the class, or where it would be.
func (c replyClasses) find(replies int32) (int, bool) {
	return slices.BinarySearchFunc(c, replies, func(k replyClass, r int32) int { return cmp.Compare(k.replies, r) })
}

// add puts a message into the class of its reply count.
func (c *replyClasses) add(records []record, m MessageRef) {
	r := &records[m]
	at, ok := c.find(r.replies)
	if !ok {
		*c = slices.Insert(*c, at, replyClass{replies: r.replies})
	}
	k := &(*c)[at]
	r.slot = int32(len(k.members))
	k.members = append(k.members, m)
}

// promote counts one more reply to a message and moves it to the next class.
func (c *replyClasses) promote(records []record, m MessageRef) {
	r := &records[m]
	at, _ := c.find(r.replies)
	k := &(*c)[at]
	if len(k.members) == 1 {
		if at+1 == len(*c) || (*c)[at+1].replies != r.replies+1 {
			k.replies++ // a lone message takes its class along
			r.replies++
			return
		}
		*c = slices.Delete(*c, at, at+1)
	} else {
		last := k.members[len(k.members)-1]
		k.members[r.slot] = last
		records[last].slot = r.slot
		k.members = k.members[:len(k.members)-1]
	}
	r.replies++
	c.add(records, m)
}
