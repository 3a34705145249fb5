package output

import (
	"cmp"
	"crypto/sha1"
	"encoding/hex"
	"fmt"
	"slices"
)

// A canary is an id that no other corpus has and that no text of the corpus holds. It is next to the key: in the card,
// the manifest, croissant.json, the metadata of every Parquet file and a column of key/items. A model that knows it has
// read more than it was to be asked about.

// canaryColumn is the column that holds the canary, the last of its table.
const canaryColumn = "canary"

// canaryKey names the canary in the metadata of Parquet files.
const canaryKey = "memloom.canary"

// noCanary is in a file's metadata until the digests of data/ are known. It is as long as a canary.
const noCanary = "00000000-0000-0000-0000-000000000000"

// canaryNamespace is the namespace of canaries, a random UUID.
var canaryNamespace = [16]byte{0x5b, 0x1e, 0x8f, 0x0c, 0x3d, 0x42, 0x4a, 0x97, 0xb6, 0x2d, 0x91, 0x7c, 0xe0, 0x58, 0xf3,
	0xa4}

// CanaryOf returns the canary of the tables of data/ among these: the UUIDv5 of their names and digests.
func CanaryOf(tables []TableEntry) string {
	of := slices.DeleteFunc(slices.Clone(tables), func(t TableEntry) bool { return folderOf(&t) != Data })
	slices.SortFunc(of, func(a, b TableEntry) int { return cmp.Compare(a.Name, b.Name) })
	h := sha1.New()
	h.Write(canaryNamespace[:])
	for _, t := range of {
		fmt.Fprintf(h, "%s %s\n", t.Name, t.Digest)
	}
	id := h.Sum(nil)[:16]
	id[6] = id[6]&0x0f | 0x50 // version 5
	id[8] = id[8]&0x3f | 0x80 // the variant of RFC 9562
	s := hex.EncodeToString(id)
	return s[:8] + "-" + s[8:12] + "-" + s[12:16] + "-" + s[16:20] + "-" + s[20:]
}

// Follow makes the manifest that of a release after an earlier one, whose canary it keeps. Where and when that one was
// published says nothing of this one.
func (m *Manifest) Follow(earlier *Manifest) {
	m.Earlier = slices.Clone(earlier.Earlier)
	if earlier.Canary != "" && !slices.Contains(m.Earlier, earlier.Canary) {
		m.Earlier = append(m.Earlier, earlier.Canary)
	}
	m.Repository, m.Published = "", ""
}
