package pack
import ("testing";"fmt")
func TestX(t *testing.T){ p,err:=Builtin("technology"); if err!=nil{t.Fatal(err)}; fmt.Print(p.Capacity())
p,err=LoadFile("../../testdata/domains/library.yaml"); if err!=nil{t.Fatal(err)}; fmt.Print(p.Capacity()) }
