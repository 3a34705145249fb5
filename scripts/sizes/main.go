// Command sizes holds the Go files of a module to what CONTRIBUTING.md names: lines and decision points of a function,
// lines of a file, files of a package, fields of a struct, lines of code of an area, all without tests; and, with
// tests, characters of a line and words of comments. Exceptions and areas are files, a line each.
package main

import (
	"bufio"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// The most that there may be.
const (
	mostLines      = 60 // of a function
	mostDecisions  = 15 // of a function: if, for, case, &&, ||
	mostFileLines  = 400
	mostFiles      = 40 // of a package
	mostFields     = 20 // of a struct; those of records, and fields with tags (rows, recipes), do not count
	mostExceptions = 30
)

// finding is something that is too large.
type finding struct {
	name string // as an exception names it: package.Function, file, package or package.Type
	at   string
	what string
}

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: sizes MODULE-FOLDER EXCEPTIONS-FILE AREAS-FILE")
		os.Exit(2)
	}
	problems, err := run(os.Args[1], os.Args[2], os.Args[3])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	for _, p := range problems {
		fmt.Println(p)
	}
	if len(problems) > 0 {
		os.Exit(1)
	}
}

// run lists what is too large and no exception, and exceptions that are none any more.
func run(root, exceptionsFile, areasFile string) ([]string, error) {
	list, err := areas(areasFile)
	if err != nil {
		return nil, err
	}
	excepted, problems, err := exceptions(exceptionsFile)
	if err != nil {
		return nil, err
	}
	found, err := measure(root, list)
	if err != nil {
		return nil, err
	}
	problems = append(problems, overstepped(list)...)
	used := map[string]bool{}
	for _, f := range found {
		if excepted[f.name+" "+kindOf(f.what)] {
			used[f.name+" "+kindOf(f.what)] = true
			continue
		}
		problems = append(problems, fmt.Sprintf("%s: %s %s", f.at, f.name, f.what))
	}
	for e := range excepted {
		if !used[e] {
			problems = append(problems, fmt.Sprintf("%s: %s is within its bounds: delete the exception", exceptionsFile,
				e))
		}
	}
	slices.Sort(problems)
	return problems, nil
}

// kindOf is the last word of what is said of a finding: lines, decisions, files, fields.
func kindOf(what string) string { return what[strings.LastIndexByte(what, ' ')+1:] }

// exceptions reads lines "NAME KIND: reason".
func exceptions(file string) (names map[string]bool, problems []string, err error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	names = map[string]bool{}
	number := 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		number++
		line := strings.TrimSpace(lines.Text())
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		name, reason, ok := strings.Cut(line, ": ")
		if !ok || len(strings.Fields(name)) != 2 || reason == "" {
			problems = append(problems, fmt.Sprintf(`%s:%d: expected "NAME KIND: reason"`, file, number))
			continue
		}
		if names[name] {
			problems = append(problems, fmt.Sprintf("%s:%d: %s stands twice", file, number, name))
		}
		names[name] = true
	}
	if n := len(names); n > mostExceptions {
		problems = append(problems, fmt.Sprintf("%s: %d exceptions, at most %d", file, n, mostExceptions))
	}
	return names, problems, nil
}

// measure finds what is too large in the Go files below a folder, without testdata and tools. Of tests it reads lines
// and comments alone.
func measure(root string, list []*area) (found []finding, err error) {
	perPackage := map[string]int{}
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if path != root && (name == "testdata" || name == "tools" || strings.HasPrefix(name, ".")) {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		rel = filepath.ToSlash(rel)
		src, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		found = append(found, style(src, rel)...)
		if strings.HasSuffix(name, "_test.go") {
			return nil
		}
		perPackage[filepath.ToSlash(filepath.Dir(rel))]++
		count(list, rel, codeLines(src))
		in, err := measureFile(src, rel)
		found = append(found, in...)
		return err
	})
	for dir, n := range perPackage {
		if n > mostFiles {
			found = append(found, finding{dir, dir, fmt.Sprintf("has %d, at most %d files", n, mostFiles)})
		}
	}
	return found, err
}

func measureFile(src []byte, rel string) (found []finding, err error) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, rel, src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	dir := filepath.ToSlash(filepath.Dir(rel))
	if n := set.Position(file.FileEnd).Line; n > mostFileLines {
		found = append(found, finding{rel, rel, fmt.Sprintf("has %d, at most %d lines", n, mostFileLines)})
	}
	line := func(n ast.Node) int { return set.Position(n.Pos()).Line }
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			continue
		}
		name, at := dir+"."+methodName(f), fmt.Sprintf("%s:%d", rel, line(f))
		if n := set.Position(f.End()).Line - line(f) + 1; n > mostLines {
			found = append(found, finding{name, at, fmt.Sprintf("has %d, at most %d lines", n, mostLines)})
		}
		if n := decisions(f.Body); n > mostDecisions {
			found = append(found, finding{name, at, fmt.Sprintf("has %d, at most %d decisions", n, mostDecisions)})
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		t, ok := n.(*ast.TypeSpec)
		if !ok {
			return true
		}
		if s, ok := t.Type.(*ast.StructType); ok && !strings.HasPrefix(filepath.Base(rel), "records") {
			if n := fields(s); n > mostFields {
				found = append(found, finding{dir + "." + t.Name.Name, fmt.Sprintf("%s:%d", rel, line(t)),
					fmt.Sprintf("has %d, at most %d fields", n, mostFields)})
			}
		}
		return true
	})
	return found, nil
}

// methodName is the name of a function, with that of its receiver's type before it.
func methodName(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	t := f.Recv.List[0].Type
	for {
		switch x := t.(type) {
		case *ast.StarExpr:
			t = x.X
		case *ast.IndexExpr:
			t = x.X
		case *ast.IndexListExpr:
			t = x.X
		case *ast.Ident:
			return x.Name + "." + f.Name.Name
		default:
			return f.Name.Name
		}
	}
}

// decisions counts the decision points of a function, those of functions in it included.
func decisions(body ast.Node) (n int) {
	ast.Inspect(body, func(x ast.Node) bool {
		switch x := x.(type) {
		case *ast.IfStmt, *ast.ForStmt, *ast.RangeStmt:
			n++
		case *ast.CaseClause:
			if x.List != nil {
				n++
			}
		case *ast.CommClause:
			if x.Comm != nil {
				n++
			}
		case *ast.BinaryExpr:
			if x.Op == token.LAND || x.Op == token.LOR {
				n++
			}
		}
		return true
	})
	return n
}

// fields counts the fields of a struct that have no tag.
func fields(s *ast.StructType) (n int) {
	for _, f := range s.Fields.List {
		if f.Tag == nil {
			n += max(1, len(f.Names))
		}
	}
	return n
}
