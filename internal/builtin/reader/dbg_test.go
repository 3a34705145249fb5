package reader

import (
	"fmt"
	"testing"
	"memloom/internal/corpus"
	"memloom/prompts"
)

func TestDbg(t *testing.T) {
	msgs := []prompts.Shown{
		message(t, 1, "2025-10-01T09:06 Dominic Aldana: It took some patience, but the bank connector load test is signed off. And as the dropped approach, we have a rate limiter borrowed from a marketplace."),
		message(t, 2, "2025-10-02T09:06 Dominic Aldana: We start the tax annotator load test today, and I'm taking it. Due on 8 October 2025. Some of you sit on the token broker regression suite as well and know that part."),
		message(t, 3, "2025-10-03T09:06 Kenji Mendizabal: The token broker client library is now merged. Furthermore, the release version is 3.0.5."),
		message(t, 4, "2025-10-06T09:06 Kenji Mendizabal: I am taking the receipt formatter client library and starting today. The deadline is October 21, 2025."),
		message(t, 5, "2025-10-07T09:06 Kenji Mendizabal: Lachlan Shevlin is the approver for the receipt formatter client library. Plain as that."),
	}
	for i := range msgs { msgs[i].ID = fmt.Sprint("m", i) }
	tk := New(Options{}).listen(msgs, 0)
	on := corpus.NewDate(2025, 12, 31)
	for _, q := range []string{"Who is the approver for the task that Kenji Mendizabal began as the next one after the end of the token broker client library?", "What is the obstacle for the task that Dominic Aldana started next after the end of the bank connector load test?"} {
		d, ok := describedIn(q)
		n, ok2 := readNext(d)
		fmt.Printf("%v %+v %v %+v\n", ok, d, ok2, n)
		qq := analyse("When did "+n.before+" start?", "", on, &tk.people)
		end, ok3 := tk.settleEvent(qq, n.event)
		fmt.Println(end, ok3, qq.subject)
		fmt.Println(tk.beginnings(n.person, on))
		for i, p := range tk.read { for _, s := range p.sents { fmt.Println(i, namesIn(p, s)) } }
	}
}
