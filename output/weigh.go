package output

import (
	"bufio"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"os"
	"path/filepath"
	"slices"

	"github.com/klauspost/compress/zstd"
	"github.com/parquet-go/parquet-go"
	"github.com/parquet-go/parquet-go/encoding/thrift"
	"github.com/parquet-go/parquet-go/format"
)

// What a shard may unpack to. A few bytes can say that a text is in a million rows, and the library believes it.
// Our own tables unpack to ten times their size and to 5 KB a row at most.
const (
	mostValue = 1 << 20  // bytes of a value that rows share
	mostPage  = 64 << 20 // bytes of a page
	leastRoom = 16 << 20 // bytes that any shard may unpack to
	roomRow   = 16 << 10 // bytes more for each row,
	roomByte  = 1000     // but no more than these for each byte of the file
	valueCost = 16       // bytes that a value takes beyond its text
)

// weigh compares what the shards that are to be read would unpack to with their rows and bytes.
func (r *Reader) weigh() error {
	for i := range r.tables {
		for _, s := range r.manifest.Table(r.tables[i].Path()).Shards {
			if err := r.weighShard(s); err != nil {
				return &ShardError{Path: s.Path, Problem: Damaged, Err: err}
			}
		}
	}
	return nil
}

func (r *Reader) weighShard(s Shard) error {
	f, err := os.Open(filepath.Join(r.dir, filepath.FromSlash(s.Path)))
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = OpenShard(f)
	return err
}

// OpenShard opens a file of a table that was written as memloom writes them. One that would unpack to far more than its
// rows and bytes, or whose parts contradict each other, is an error: reading it further could take any memory.
func OpenShard(f *os.File) (file *parquet.File, err error) {
	defer func() {
		if p := recover(); p != nil { // the library panics on some damaged files
			file, err = nil, fmt.Errorf("not readable as Parquet: %v", p)
		}
	}()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	file, err = parquet.OpenFile(f, info.Size(), parquet.SkipPageIndex(true), parquet.SkipBloomFilters(true))
	if err != nil {
		return nil, fmt.Errorf("not readable as Parquet: %w", err)
	}
	s := scales{file: f, left: leastRoom + min(file.NumRows()*roomRow, info.Size()*roomByte)}
	s.zstd, err = zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(mostPage))
	if err != nil {
		return nil, err
	}
	defer s.zstd.Close()
	for _, group := range file.Metadata().RowGroups {
		for i := range group.Columns {
			if err := s.chunk(&group.Columns[i].MetaData, file.Schema()); err != nil {
				return nil, fmt.Errorf("not readable as Parquet: %w", err)
			}
		}
	}
	return file, nil
}

// scales weigh the pages of a shard, before rows are made of them.
type scales struct {
	file    *os.File
	left    int64 // bytes that it may still unpack to
	zstd    *zstd.Decoder
	packed  []byte
	plain   []byte
	longest int64 // bytes of a value of the chunk's dictionary
}

var errTooMuch = errors.New("it unpacks to far more than its rows and bytes")

// spend takes n bytes off what is left.
func (s *scales) spend(n int64) error {
	if s.left -= n; s.left < 0 {
		return errTooMuch
	}
	return nil
}

// chunk weighs the pages of a column in a row group.
func (s *scales) chunk(m *format.ColumnMetaData, schema *parquet.Schema) error {
	column, ok := schema.Lookup(m.PathInSchema...)
	if !ok || m.Codec != format.Zstd {
		return fmt.Errorf("column %v is compressed by %v, and tables are by %v", m.PathInSchema, m.Codec, format.Zstd)
	}
	start := m.DataPageOffset
	if m.DictionaryPageOffset != 0 {
		start = m.DictionaryPageOffset
	}
	s.longest = 0
	in := bufio.NewReader(io.NewSectionReader(s.file, start, m.TotalCompressedSize))
	protocol := thrift.CompactProtocol{}
	decoder := thrift.NewDecoder(protocol.NewReader(in))
	for {
		var h format.PageHeader
		if err := decoder.Decode(&h); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if err := s.page(in, &h, m.TotalCompressedSize, column); err != nil {
			return fmt.Errorf("column %v: %w", m.PathInSchema, err)
		}
	}
}

// page weighs a page of a chunk with that many bytes.
func (s *scales) page(in io.Reader, h *format.PageHeader, chunk int64, column parquet.LeafColumn) error {
	size, whole := int64(h.CompressedPageSize), int64(h.UncompressedPageSize)
	if size < 0 || size > chunk || whole < 0 || whole > mostPage {
		return fmt.Errorf("a page of %d bytes, %d once unpacked, and it has at most %d", size, whole, mostPage)
	}
	if err := s.spend(whole); err != nil {
		return err
	}
	s.packed = slices.Grow(s.packed[:0], int(size))[:size]
	if _, err := io.ReadFull(in, s.packed); err != nil {
		return err
	}
	switch {
	case h.Type == format.DictionaryPage && h.DictionaryPageHeader.Valid:
		return s.dictionary(&h.DictionaryPageHeader.V, whole, column)
	case h.Type == format.DataPageV2 && h.DataPageHeaderV2.Valid:
		return s.data(&h.DataPageHeaderV2.V, whole, column)
	}
	return fmt.Errorf("a page of the type %v, which no table has", h.Type)
}

// unpack fills plain with the rest of a page, which has that many bytes.
func (s *scales) unpack(packed []byte, size int64) (err error) {
	if s.plain, err = s.zstd.DecodeAll(packed, s.plain[:0]); err != nil {
		return err
	}
	if int64(len(s.plain)) != size {
		return fmt.Errorf("a page unpacks to %d bytes, and it says %d", len(s.plain), size)
	}
	return nil
}

// dictionary weighs the values that rows of a chunk share.
func (s *scales) dictionary(h *format.DictionaryPageHeader, size int64, column parquet.LeafColumn) error {
	//lint:ignore SA1019 other programs still write it
	if h.Encoding != format.Plain && h.Encoding != format.PlainDictionary || h.NumValues < 0 {
		return fmt.Errorf("a dictionary in %v", h.Encoding)
	}
	if err := s.unpack(s.packed, size); err != nil {
		return err
	}
	if column.Node.Type().Kind() == parquet.ByteArray {
		for rest := s.plain; len(rest) >= 4; {
			n := int64(binary.LittleEndian.Uint32(rest))
			if n > mostValue || n > int64(len(rest)-4) {
				return fmt.Errorf("a value of %d bytes, and it has at most %d", n, mostValue)
			}
			s.longest, rest = max(s.longest, n), rest[4+n:]
		}
	}
	return s.spend(int64(h.NumValues) * valueCost)
}

// data weighs a page of values: what is said of them must not be more than there are.
func (s *scales) data(h *format.DataPageHeaderV2, size int64, column parquet.LeafColumn) error {
	values, whole := int64(h.NumValues), int64(len(s.packed))
	repeats, defines := int64(h.RepetitionLevelsByteLength), int64(h.DefinitionLevelsByteLength)
	if values < 0 || repeats < 0 || defines < 0 || repeats+defines > whole {
		return errors.New("a page whose parts are longer than itself")
	}
	if err := s.spend(values * (valueCost + s.longest)); err != nil {
		return err
	}
	err := errors.Join(runs(s.packed[:repeats], bits.Len(uint(column.MaxRepetitionLevel)), values),
		runs(s.packed[repeats:repeats+defines], bits.Len(uint(column.MaxDefinitionLevel)), values))
	if err != nil {
		return err
	}
	s.plain = append(s.plain[:0], s.packed[repeats+defines:]...)
	if compressed := !h.IsCompressed.Valid || h.IsCompressed.V; compressed {
		if err := s.unpack(s.packed[repeats+defines:], size-repeats-defines); err != nil {
			return err
		}
	}
	switch h.Encoding {
	case format.Plain:
		return nil
	//lint:ignore SA1019 other programs still write it
	case format.RLEDictionary, format.PlainDictionary:
		if len(s.plain) == 0 {
			return nil
		}
		return runs(s.plain[1:], int(s.plain[0]), values)
	case format.DeltaLengthByteArray:
		return lengths(s.plain, values)
	}
	return fmt.Errorf("values in %v, in which no table is", h.Encoding)
}

var errRuns = errors.New("a page says more values than it has")

// runs says whether runs of numbers, each of some bits, are of at most that many.
func runs(b []byte, width int, most int64) error {
	for len(b) > 0 {
		header, n := binary.Uvarint(b)
		if n <= 0 || width > 32 || header>>1 > uint64(most) {
			return errRuns
		}
		b = b[n:]
		count, bytes := int64(header>>1), uint64(width+7)/8
		if header&1 != 0 { // packed by eights, the last ones filled up
			bytes = header >> 1 * uint64(width)
			most += 7
			count *= 8
		}
		if count > most || bytes > uint64(len(b)) {
			return errRuns
		}
		b, most = b[bytes:], most-count
	}
	return nil
}

// lengths says whether the lengths of texts are of at most that many.
func lengths(b []byte, most int64) error {
	for range 2 { // values of a block, and its parts
		_, n := binary.Uvarint(b)
		if n <= 0 {
			return errRuns
		}
		b = b[n:]
	}
	if total, n := binary.Uvarint(b); n <= 0 || total > uint64(most) {
		return errRuns
	}
	return nil
}
