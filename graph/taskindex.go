package graph

// speakersKept is how many last speakers a responder should differ from (G6).
const speakersKept = 3

// taskIndex is what the log keeps of one task.
type taskIndex struct {
	messages     []MessageRef
	posts        int32
	unanswered   int32
	streak       int32
	firstPost    MessageRef
	lastPost     MessageRef
	speakers     [speakersKept]UserRef // distinct, the latest first
	speakerCount int
	// old groups the messages whose recency is at its floor, replies and posts
	// apart, by their reply count: what is left of their weight.
	old [2]replyClasses
}

func newTaskIndex() taskIndex { return taskIndex{firstPost: None, lastPost: None} }

// oldOf returns the old messages of a message's kind.
func (t *taskIndex) oldOf(r *record) *replyClasses {
	if r.isPost() {
		return &t.old[1]
	}
	return &t.old[0]
}

// enter puts the newest record into the index of its task.
func (l *Log) enter(ref MessageRef) {
	r := &l.records[ref]
	t := &l.tasks[r.task]
	r.place = int32(len(t.messages))
	t.messages = append(t.messages, ref)
	if r.isPost() {
		t.enterPost(ref, r)
	}
	t.speak(r.author)
	if aged := len(t.messages) - 1 - l.oldAge; aged >= 0 {
		m := t.messages[aged]
		t.oldOf(&l.records[m]).add(l.records, m)
	}
}

func (t *taskIndex) enterPost(ref MessageRef, r *record) {
	if t.firstPost == None {
		t.firstPost = ref
	}
	t.lastPost = ref
	t.posts++
	t.unanswered++
	r.post = t.posts
	if r.flags&flagOpenQuestion != 0 {
		t.streak++
	} else {
		t.streak = 0
	}
}

// speak moves a speaker to the front of the last three.
func (t *taskIndex) speak(u UserRef) {
	at := 0
	for at < t.speakerCount && t.speakers[at] != u {
		at++
	}
	if at == t.speakerCount {
		if t.speakerCount < speakersKept {
			t.speakerCount++
		} else {
			at--
		}
	}
	copy(t.speakers[1:at+1], t.speakers[:at])
	t.speakers[0] = u
}

// countReply counts one more reply to a message.
func (l *Log) countReply(m MessageRef) {
	r := &l.records[m]
	first := r.replies == 0
	if r.task == None {
		r.replies++
		return
	}
	t := &l.tasks[r.task]
	if first && r.isPost() {
		t.unanswered--
		// Engagement with one post of the streak leaves those after it.
		t.streak = min(t.streak, t.posts-r.post)
	}
	if l.Age(m) >= l.oldAge {
		t.oldOf(r).promote(l.records, m)
		return
	}
	r.replies++
}
