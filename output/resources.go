package output

import "memloom/internal/corpus"

type featureOf struct {
	Predicate string `parquet:"predicate"`
	Value     string `parquet:"value"`
}

// resourceRow is one of the things of which a question of the form arrange has one chosen.
type resourceRow struct {
	InCorpus
	ItemID   string      `parquet:"item_id" about:"the question"`
	Name     string      `parquet:"name" about:"what the question calls it"`
	Right    bool        `parquet:"right" about:"it is the one that fits"`
	Features []featureOf `parquet:"features,list" about:"what it has of each attribute"`
}

// withResources is the schema version that brought the table.
const withResources = 10

func resourcesTable() Table {
	t := define(Key, "resources", "one of the things of which an accepted question has one chosen", eachResource, loadResource)
	t.since = withResources
	return t
}

func eachResource(v *view, put func(resourceRow) error) error {
	return v.eachItem(corpus.Accepted, func(it *corpus.Item) error {
		for _, x := range it.Resources {
			features := mapped(x.Features, func(f corpus.Feature) featureOf { return featureOf(f) })
			if err := put(resourceRow{ItemID: it.ID, Name: x.Name, Right: x.Right, Features: features}); err != nil {
				return err
			}
		}
		return nil
	})
}

func loadResource(l *loader, r resourceRow) error {
	it := l.item(r.ItemID)
	it.Resources = append(it.Resources, corpus.Resource{Name: r.Name, Right: r.Right,
		Features: mapped(r.Features, func(f featureOf) corpus.Feature { return corpus.Feature(f) })})
	return nil
}
