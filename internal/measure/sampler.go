package measure

import (
	"memloom/internal/corpus"
	"memloom/internal/prose"
)

// sampler reads the messages of a run in masked words, and keeps a bounded part of them: all, as long as they are no
// more than most words; beyond that every second, then every fourth stretch of the text, and so on. A message is of the
// stretch in which it begins.
type sampler struct {
	reading
	most    int // words that are kept
	stretch int // words
	every   int // of so many stretches one is kept
	all     int // words read
}

// read reads one message.
func (p *sampler) read(k *prose.Masker, text string, on corpus.Date) {
	x := readMessage{from: len(p.words), firstEnd: len(p.ends), begin: p.all}
	p.words, p.ends = k.Read(text, on, p.words, p.ends)
	x.to, x.afterEnd = len(p.words), len(p.ends)
	p.all += x.to - x.from
	if !p.keeps(x.begin) {
		p.words, p.ends = p.words[:x.from], p.ends[:x.firstEnd]
		return
	}
	p.messages = append(p.messages, x)
	for len(p.words) > p.most && p.every*p.stretch < p.all {
		p.every *= 2
		p.thin()
	}
}

// keeps says whether a message that begins there is of a stretch that is kept.
func (p *sampler) keeps(begin int) bool { return begin/p.stretch%p.every == 0 }

// thin drops the messages of the stretches that are no longer kept.
func (p *sampler) thin() {
	var kept reading
	for _, x := range p.messages {
		if !p.keeps(x.begin) {
			continue
		}
		to := readMessage{from: len(kept.words), firstEnd: len(kept.ends), begin: x.begin}
		kept.words = append(kept.words, p.words[x.from:x.to]...)
		for _, end := range p.sentences(x) {
			kept.ends = append(kept.ends, end-x.from+to.from)
		}
		to.to, to.afterEnd = len(kept.words), len(kept.ends)
		kept.messages = append(kept.messages, to)
	}
	p.reading = kept
}
