package secrets

// digits are the values of the characters of a notation in which each carries the same number of bits; 0xff is no
// digit.
type digits [256]byte

// newDigits gives the characters of each alphabet their places in it.
func newDigits(alphabets ...string) *digits {
	var d digits
	for c := range d {
		d[c] = 0xff
	}
	for _, a := range alphabets {
		for v := range len(a) {
			d[a[v]] = byte(v)
		}
	}
	return &d
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

var (
	base64Digits = newDigits(letters+"+/", letters+"-_")
	hexDigits    = newDigits("0123456789ABCDEF", "0123456789abcdef")
)

// packed is a notation whose digits carry so many bits of bytes.
type packed struct {
	digits *digits
	bits   int
	text   *[256]bool // the bytes that a key may have, however it is spelled further
}

// each is that of a notation. It reads every run of digits that may hold a key, from each digit at which a byte may
// begin, and calls f with the bytes of stretches of text, each stretch followed by a line break, which keeps apart what
// was read from several beginnings.
func (p packed) each(b []byte, f func(start, end int, says []byte)) {
	group := 4 // digits after which a byte begins at a digit again
	if 8%p.bits == 0 {
		group = 8 / p.bits
	}
	var says []byte
	p.digits.runs(b, (MinLength*8+p.bits-1)/p.bits, func(start, end int) {
		for first := start; first < start+group; first++ {
			says = p.read(b[first:end], first, says[:0], f)
		}
	})
}

// read reads digits, appends their bytes to says and returns it; first is the index of the first digit in the whole
// text. It ends at a byte that no key has, if fewer digits follow than a key needs.
func (p packed) read(b []byte, first int, says []byte, f func(start, end int, says []byte)) []byte {
	have, value, from := 0, uint32(0), 0
	for at, c := range b {
		value = value<<p.bits | uint32(p.digits[c])
		if have += p.bits; have < 8 {
			continue
		}
		have -= 8
		says = append(says, byte(value>>have))
		if last := len(says) - 1; !p.text[says[last]] {
			p.tell(says, from, last, first, f)
			from = last + 1
			if (len(b)-at)*p.bits < MinLength*8 {
				return says
			}
		}
	}
	p.tell(says, from, len(says), first, f)
	return says
}

// tell calls f with each byte of a stretch that is long enough.
func (p packed) tell(says []byte, from, to, first int, f func(start, end int, says []byte)) {
	if to-from < MinLength {
		return
	}
	end := first
	for i := from; i < to; i++ {
		end = first + (i*8+8+p.bits-1)/p.bits
		f(first+i*8/p.bits, end, says[i:i+1])
	}
	f(end, end, lineBreak)
}

var lineBreak = []byte("\n")

// runs calls f with every run of at least so many digits.
func (d *digits) runs(b []byte, least int, f func(start, end int)) {
	for at := least - 1; at < len(b); { // the last digit of a run that is as short as it may be
		start := at + 1
		for start > at+1-least && d[b[start-1]] != 0xff {
			start--
		}
		if start > at+1-least {
			at = start + least - 1
			continue
		}
		for at < len(b) && d[b[at]] != 0xff {
			at++
		}
		f(start, at)
		at += least
	}
}
