package numbers

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/token"
)

// Fault is a number that does not fit its key.
type Fault struct {
	Key   string // dotted, with the place in a list: world.tasks[2]
	X     float64
	Range Range
	At    *token.Token // the place of the number in a text; nil without one
}

// InText lists the numbers of a document that do not fit the keys of a type, in their order. It says nothing of keys
// that the type lacks and of values of other kinds, which the decoder refuses, nor of keys without a value.
func InText(body ast.Node, t reflect.Type) []Fault {
	w := &walker{anchors: map[string]ast.Node{}}
	if body == nil {
		return nil
	}
	ast.Walk(anchors(w.anchors), body)
	w.walk(body, t, "", "", 0)
	return w.faults
}

type walker struct {
	anchors map[string]ast.Node
	faults  []Fault
}

// anchors collects what aliases refer to.
type anchors map[string]ast.Node

// Visit implements ast.Visitor.
func (a anchors) Visit(n ast.Node) ast.Visitor {
	if v, ok := n.(*ast.AnchorNode); ok {
		a[v.Name.GetToken().Value] = v.Value
	}
	return a
}

// mostHops bounds the chain of aliases that lead to a value: one may refer to itself.
const mostHops = 100

// walk follows a value along the type that it is decoded into. tag is that of the field around it.
func (w *walker) walk(n ast.Node, t reflect.Type, tag reflect.StructTag, key string, hops int) {
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	switch v := n.(type) {
	case *ast.AnchorNode:
		w.walk(v.Value, t, tag, key, hops)
		return
	case *ast.AliasNode:
		if to, known := w.anchors[v.Value.GetToken().Value]; known && hops < mostHops {
			w.walk(to, t, tag, key, hops+1)
		}
		return
	}
	switch t.Kind() {
	case reflect.Struct, reflect.Map:
		w.keyed(n, t, tag, key, hops)
	case reflect.Slice, reflect.Array:
		if list, ok := n.(*ast.SequenceNode); ok {
			for i, v := range list.Values {
				w.walk(v, t.Elem(), tag, fmt.Sprintf("%s[%d]", key, i), hops)
			}
		}
	default:
		w.number(n, t, tag, key)
	}
}

// keyed follows the values of keys.
func (w *walker) keyed(n ast.Node, t reflect.Type, tag reflect.StructTag, key string, hops int) {
	pairs, ok := n.(ast.MapNode)
	if !ok {
		return
	}
	for each := pairs.MapRange(); each.Next(); {
		name := each.Key().GetToken().Value
		at := strings.TrimPrefix(key+"."+name, ".")
		switch {
		case each.Key().Type() == ast.MergeKeyType:
			w.walk(each.Value(), t, tag, key, hops)
		case t.Kind() == reflect.Map:
			w.walk(each.Value(), t.Elem(), tag, at, hops)
		default:
			if f, known := field(t, name); known {
				w.walk(each.Value(), f.Type, f.Tag, at, hops)
			}
		}
	}
}

// field finds the field of a key.
func field(t reflect.Type, key string) (reflect.StructField, bool) {
	for f := range t.Fields() {
		if key != "" && Name(f) == key {
			return f, true
		}
	}
	return reflect.StructField{}, false
}

// number holds a single value to its range, if the type is one of numbers.
func (w *walker) number(n ast.Node, t reflect.Type, tag reflect.StructTag, key string) {
	text, r := "", Of(tag, t)
	switch v := n.(type) {
	case *ast.StringNode:
		text = v.Value
	case *ast.IntegerNode, *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		text = fmt.Sprint(v.(ast.ScalarNode).GetValue())
	}
	if x, ok := r.read(text); ok && numeric(t) {
		if !r.Holds(x) {
			w.faults = append(w.faults, Fault{key, x, r, n.GetToken()})
		}
	}
}

func numeric(t reflect.Type) bool {
	return t.Kind() == reflect.Int || t.Kind() == reflect.Int64 || t.Kind() == reflect.Float64
}
