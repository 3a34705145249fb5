package browser

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
)

var update = flag.Bool("update", false, "write the pictures of the docs")

// TestPages_Pictures writes the pictures of the head of a report and its first three figures.
func TestPages_Pictures(t *testing.T) {
	if !*update {
		t.Skip("skipped: -update writes docs/report-light.png and docs/report-dark.png")
	}
	program(t)
	all, err := pages()
	if err != nil {
		t.Fatal(err)
	}
	const width = 920
	for _, scheme := range []string{"light", "dark"} {
		x := open(t, all["quickstart"], width, scheme)
		height := ask[int64](x, `Math.floor(document.querySelector('#f4').getBoundingClientRect().top)`)
		x.do(chromedp.EmulateViewport(width, height))
		if err := os.WriteFile(filepath.Join("..", "..", "docs", "report-"+scheme+".png"), small(t, x.window()),
			0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestDesk_Pictures writes the pictures of the desk that the docs link to.
func TestDesk_Pictures(t *testing.T) {
	if !*update {
		t.Skip("skipped: -update writes the pictures of docs/images")
	}
	dir, items := decidedCorpus(t)
	d := serve(t, dir, "--reviewer", "anna")
	x := d.enter(t, look{})
	fell := judgedByModels(t, items[6:])
	for _, s := range screens(t, x, d, items) {
		switch s.name {
		case "queue":
			s = at("review", "/q/review?at="+fell)
		case "edit", "apply", "agreement", "message":
		default:
			continue
		}
		s.open(x, d)
		for _, scheme := range []string{"light", "dark"} {
			x.dress(look{scheme: scheme, height: 938})
			x.do(evaluate(`document.activeElement.blur()`))
			name := filepath.Join("..", "..", "docs", "images", "desk-"+s.name+"-"+scheme+".png")
			if err := os.WriteFile(name, small(t, x.window()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// small is a picture in its 256 commonest colours: all that a page has, and most of the edges of its letters.
func small(t *testing.T, picture []byte) []byte {
	t.Helper()
	from, err := png.Decode(bytes.NewReader(picture))
	if err != nil {
		t.Fatal(err)
	}
	count := map[color.NRGBA]int{}
	at := func(x, y int) color.NRGBA { return color.NRGBAModel.Convert(from.At(x, y)).(color.NRGBA) }
	size := from.Bounds()
	for y := range size.Dy() {
		for x := range size.Dx() {
			count[at(x, y)]++
		}
	}
	var all []color.NRGBA
	for c := range count {
		all = append(all, c)
	}
	slices.SortFunc(all, func(a, b color.NRGBA) int { return count[b] - count[a] })
	var palette color.Palette
	for _, c := range all[:min(256, len(all))] {
		palette = append(palette, c)
	}
	index := map[color.NRGBA]uint8{}
	for _, c := range all {
		index[c] = uint8(palette.Index(c))
	}
	to := image.NewPaletted(size, palette)
	for y := range size.Dy() {
		for x := range size.Dx() {
			to.SetColorIndex(x, y, index[at(x, y)])
		}
	}
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, to); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
