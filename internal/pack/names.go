package pack

import "memloom/internal/corpus"

// valueKinds are the kinds that a value of a pack can have.
var valueKinds = []string{
	string(corpus.KindCount), string(corpus.KindQuantity), string(corpus.KindPercent), string(corpus.KindMoney),
	string(corpus.KindDuration), string(corpus.KindDate), string(corpus.KindLink), string(corpus.KindVersion),
	string(corpus.KindEntity), string(corpus.KindEnum), string(corpus.KindText),
}
