# Claiming all tricks that are left.
command-claim = Alle restlichen Stiche beanspruchen
button-claim = Der Rest gehört mir
result-claimed = { $who } hat den Rest beansprucht: Niemand hätte es verhindern können.
error-claim-not-now = Den Rest kannst du beanspruchen, wenn du dran bist, in der zweiten Hälfte eines Spiels, mit mindestens zwei Karten – und nur in Spielen, in denen man Stiche machen will und es egal ist, wann eine Karte fällt.
error-claim-unproven = Es ist nicht sicher, dass du alle restlichen Stiche machst, egal, was die anderen haben: Jemand könnte noch eine Karte haben, die dich aufhält. Spiel weiter.
error-claim-hopeless = Alle restlichen Stiche kannst du nicht machen: Die anderen haben Karten, die deine schlagen, egal, wie sie verteilt sind. Spiel weiter.

# A claim that is not proven: the claimant is asked once more, then the table.
sure-claim = **Karten zeigen und den Tisch fragen?** Es ist nicht sicher, dass du alle restlichen Stiche machst. Alle sehen dann deine Karten, und alle müssen zustimmen; sonst geht das Spiel weiter, und in diesem Spiel kannst du nicht noch einmal fragen.
button-yes-claim = Ja, zeigen und fragen
claim-stands = { $who } beansprucht den Rest
claim-shown = Dieses Blatt soll alle restlichen Stiche machen; es liegt offen.
claim-asked = { $who }: zustimmen oder weiterspielen? ⏳ Die Zeit läuft ab: { $when }; keine Antwort heißt „weiterspielen“.
claim-computers = Die Computer überlegen.
claim-call = { $who }, { $claimant } beansprucht den Rest: zustimmen oder weiterspielen? Die Zeit läuft ab: { $when }.
claim-shown-to-you = **{ $who } beansprucht den Rest.** Die offenen Karten: { $cards }
claim-answer = Machen sie alle restlichen Stiche? ⏳ Die Zeit läuft ab: { $when }; keine Antwort heißt „weiterspielen“.
claim-own = **Du beanspruchst den Rest.** Alle sehen deine Karten. ⏳ Die Zeit der anderen läuft ab: { $when }.
claim-own-computers = **Du beanspruchst den Rest.** Alle sehen deine Karten, und die Computer überlegen.
claim-you-agreed = Du stimmst zu. Wenn alle geantwortet haben, erfährt der Tisch, was daraus wird.
claim-you-refused = Du willst weiterspielen. Der Tisch erfährt es gleich, aber nicht, von wem.
claim-refused = { $who } hat den Rest beansprucht; nicht alle waren einverstanden, also geht es weiter.
button-claim-agree = Zustimmen
button-claim-on = Weiterspielen
result-claim-agreed = { $who } hat den Rest beansprucht, und alle haben zugestimmt.
error-claim-stands = Der Rest ist beansprucht: Bis der Tisch geantwortet hat, kann keine Karte gespielt werden.
error-claim-over = Diese Frage ist schon beantwortet.
error-claim-own = Du selbst beanspruchst den Rest: Die anderen antworten.
error-claim-said-no = Du hast gesagt, dass du weiterspielen willst, und dabei bleibt es.
error-claim-answered-no = Du hast den Rest in diesem Spiel schon beansprucht. Das geht wieder, wenn sicher ist, dass du alle restlichen Stiche machst.
