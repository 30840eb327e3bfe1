# Ein beendetes Spiel, das der ganze Tisch noch einmal spielt.
error-repeat-over = Das ist entschieden: Nach diesem Spiel wird niemand mehr gefragt.
error-repeat-stands = Der Tisch wird gerade gefragt, ob er ein beendetes Spiel noch einmal spielen will. Das geht vor: Antworte darauf, oder beginne das nächste Spiel.
error-repeat-board = Spiel { $number } gehört zu einem Match, darum kann ein Tisch es nicht noch einmal spielen. Mit *{ button-fork }* spielst du es allein.
error-repeat-other = Spiel { $number } war ein anderes Spiel als an deinem Tisch hier, oder es hatte andere Hausregeln oder eine andere Zahl von Mitspielern. Ein Tisch kann nur noch einmal spielen, was er auch selbst hätte geben können.
error-repeat-in-match = Dein Tisch spielt gerade ein Match. Wenn es aus ist, könnt ihr beendete Spiele noch einmal spielen.
