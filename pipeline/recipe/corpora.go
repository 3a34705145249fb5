package recipe

import (
	"maps"
	"reflect"
	"slices"
)

// byCorpus checks that what is wanted by corpus fits what is wanted in all, before a scale deals it anew. The error is
// a *KeyError.
func (r *Recipe) byCorpus() error {
	q := r.Questions
	if n, all := total(q.Corpora), sum(q.Families); len(q.Corpora) > 0 && n != all {
		return r.Wrong("questions.corpora", "%v is %d in all, and questions.families wants %d; both must be the same",
			q.Corpora, n, all)
	}
	for _, name := range slices.Sorted(maps.Keys(q.ByCorpus)) {
		if n, all := total(q.ByCorpus[name]), q.Families[name]; n != all {
			return r.Wrong("questions.by_corpus."+name,
				"%v is %d in all, and questions.families.%s is %d; both must be the same",
				q.ByCorpus[name], n, name, all)
		}
	}
	corpora := 1
	if r.World.Corpora == ByProject {
		corpora = r.World.Projects
	}
	if n := len(q.Corpora); r.organised() && n > 0 && n != corpora {
		return r.Wrong("questions.corpora",
			"numbers for %d corpora, and the recipe has %d; give one a corpus, in order, or none for equal parts", n, corpora)
	}
	return nil
}

// byProject checks that lists by project have a number for each. Longer ones are cut, as by a scale. The error is a
// *KeyError.
func (r *Recipe) byProject() (err error) {
	r.each(func(key string, f reflect.StructField, v reflect.Value) {
		if f.Tag.Get("per") != "project" || v.Kind() != reflect.Slice || err != nil {
			return
		}
		if n := v.Len(); n > 0 && n < r.World.Projects {
			err = r.Wrong(key, "numbers for %d projects, and the recipe has %d; give one a project, in order, or none", n,
				r.World.Projects)
		}
	})
	return err
}

func total(list []int) int {
	n := 0
	for _, x := range list {
		n += x
	}
	return n
}
