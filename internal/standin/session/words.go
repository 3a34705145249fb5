package session

import (
	"slices"
	"strings"

	"memloom/internal/standin/grammar"
)

// lookup gives templates their words, in the mouth of who speaks.
func (s *session) lookup(name string) (string, bool) {
	words := ""
	switch name {
	case "topic":
		words = s.spoken(s.topic())
	case "purpose":
		words = s.spoken(s.in.Purpose)
	case "clause":
		words = s.clause
	case "detail":
		if s.brought == "detail" {
			words = s.spoken(s.detail)
		}
	case "offer":
		words = s.offer(s.proposed)
	case "other":
		if len(s.offers) > 1 {
			words = s.offer(s.proposed + 1)
		}
	case "made":
		if s.proposed > 0 {
			words = mine(s.offer(s.proposed - 1))
		}
	}
	return grammar.NameSpan(words), words != ""
}

// topic is what the conversation is about: in full in the first message of either side, and in short after that.
func (s *session) topic() string {
	if len(s.out.Messages) < 2 {
		return s.in.Topic
	}
	return shortTopic(s.in.Topic)
}

// shortTopic is a topic that has been named: "a letter to my aunt" is "the letter". Without an article it is named in
// full.
func shortTopic(topic string) string {
	words := strings.Fields(topic)
	if len(words) < 2 || !slices.Contains([]string{"a", "an", "the", "my", "our"}, words[0]) {
		return topic
	}
	if words[0] == "a" || words[0] == "an" {
		words[0] = "the"
	}
	if i := slices.IndexFunc(words, func(w string) bool { return slices.Contains(qualifiers, w) }); i > 1 {
		words = words[:i]
	}
	return strings.Join(words, " ")
}

// qualifiers are the words after which a noun phrase says which one is meant.
var qualifiers = strings.Fields(
	"for by of in on at with without to about from before after between under near that which " +
		"who whose where against behind along and or")

// spoken is words of the user's in the mouth of who speaks.
func (s *session) spoken(words string) string {
	if s.assistant {
		return yours(words)
	}
	return words
}

// offer is what the assistant proposes at a place; the last is followed by the first.
func (s *session) offer(i int) string {
	if len(s.offers) == 0 {
		return ""
	}
	return s.offers[i%len(s.offers)]
}

// things begin with one of these words; what else is offered is an imperative.
var things = strings.Fields("a an the no only short small")

// imperative is something that the assistant may propose as an imperative: "try a basket by the door".
func imperative(offer string) string {
	first, _, _ := strings.Cut(offer, " ")
	if slices.Contains(things, first) {
		return "try " + offer
	}
	return offer
}

// yours turns words of the user's mouth into the assistant's: "I am late with my form" is "you are late with your
// form".
func yours(s string) string {
	words := strings.Fields(s)
	for i, w := range words {
		plain := strings.TrimRight(w, ",.;:!?")
		if to, ok := addressed[plain]; ok {
			words[i] = to + w[len(plain):]
		}
		if i > 0 && words[i-1] == "you" && (w == "am" || w == "was") {
			words[i] = map[string]string{"am": "are", "was": "were"}[w]
		}
	}
	return strings.Join(words, " ")
}

var addressed = map[string]string{
	"I": "you", "me": "you", "my": "your", "mine": "yours", "myself": "yourself", "I'm": "you're", "I've": "you've",
	"I'd": "you'd", "I'll": "you'll", "we": "you", "us": "you", "our": "your", "ours": "yours", "ourselves": "yourselves",
	"we're": "you're", "we've": "you've", "we'd": "you'd", "we'll": "you'll", "My": "Your", "Our": "Your", "We": "You",
}

// mine turns an offer into the user's mouth, "" where it cannot be said there.
func mine(offer string) string {
	words := strings.Fields(offer)
	for i, w := range words {
		switch w {
		case "your":
			words[i] = "my"
		case "you", "yourself", "yours":
			return ""
		}
	}
	return strings.Join(words, " ")
}
