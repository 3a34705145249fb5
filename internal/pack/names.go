package pack

import "memloom/internal/corpus"

// valueKinds are the kinds that a value of a pack can have.
var valueKinds = []string{
	string(corpus.KindCount), string(corpus.KindQuantity), string(corpus.KindPercent), string(corpus.KindMoney),
	string(corpus.KindDuration), string(corpus.KindDate), string(corpus.KindLink), string(corpus.KindVersion),
	string(corpus.KindEntity), string(corpus.KindEnum), string(corpus.KindText),
}

// roleNames lists the roles of the pack in its order.
func (c *checker) roleNames() []string {
	var out []string
	for _, r := range c.p.Roles {
		out = append(out, r.Name)
	}
	return out
}

// attributeKeys lists the keys of the attributes of the pack in its order.
func (c *checker) attributeKeys() []string {
	var out []string
	for _, a := range c.p.Attributes {
		out = append(out, a.Key)
	}
	return out
}
