package graph

import (
	"errors"
	"slices"
)

// relate adds related_to_project between nodes that share a category (App. A, G2): between projects, or, where the
// corpus has one project and cross-project paths would have nowhere to go, between the sub-projects of that project.
// The relation is symmetric and stored both ways.
func (b *Builder) relate() error {
	nodes, tags := b.relatable()
	var err error
	for i, from := range nodes {
		for j, to := range nodes {
			if via := shared(tags[i], tags[j]); i != j && len(via) > 0 {
				err = errors.Join(err, addEdge(b.related, RelatedToProject, from, to, via))
			}
		}
	}
	return err
}

// relatable returns the nodes that may be related and the categories of each.
func (b *Builder) relatable() (nodes []Node, tags [][]string) {
	if len(b.projects) != 1 {
		for _, p := range b.projects {
			nodes, tags = append(nodes, Node{KindProject, p.ID}), append(tags, p.Tags)
		}
		return nodes, tags
	}
	for _, s := range b.subProjects {
		own := s.Tags
		if len(own) == 0 {
			own = b.projects[0].Tags
		}
		nodes, tags = append(nodes, Node{KindSubProject, s.ID}), append(tags, own)
	}
	return nodes, tags
}

// shared returns the common elements of two sorted lists.
func shared(a, b []string) []string {
	var out []string
	for _, tag := range a {
		if _, ok := slices.BinarySearch(b, tag); ok {
			out = append(out, tag)
		}
	}
	return out
}
