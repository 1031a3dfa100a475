export const de = `
waiting time +
  kaum|keine|null|ohne|minimale|wenig|nie|keinerlei lange|lästige|große|nennenswerte? wartezeit*|warterei|schlange*|anstehen|warten, kein|ohne langes? anstehen|warten|schlangestehen, nicht|nie|kaum|selten lange|ewig|einmal? warten|gewartet|anstehen|angestanden, musste*|brauchte*|muss|müssen _ nicht|nie|kaum lange? warten|anstehen, sofort|gleich|umgehend|direkt dran|drangekommen|bedient|aufgerufen|behandelt|drangenommen|an+der+reihe, kam* _ sofort|gleich|direkt|pünktlich dran|an+die+reihe
waiting time -
  stunde*|minuten|ewig*|ewigkeit*|wochen|monate|tage|lange|lang|vergeblich|umsonst gewartet|warten|angestanden|anstehen|wartet|wartezeit|wartete*, gewartet|wartete*|warte|warten|wartet _ stunde*|minuten|ewig*|ewigkeit*|wochen|monate|tage|lange, warten lassen|gelassen, lässt|ließ|lassen|ließen uns|mich|einen|die|kunden _ warten, dauert*|gedauert _ ewig*|stunde*|wochen|monate|viel+zu+lange|zu+lange|lange, ewig|stunden|wochen|monate|zu+lange gedauert, # stunden|minuten|tage|wochen zu? spät*, stunde* zu spät|verspätet
comfort +
  nicht|nichts|kein+bisschen|gar+nicht|überhaupt+nicht weh|wehgetan|geschmerzt|schmerzhaft|unangenehm, nicht|kein+bisschen _ wehgetan|weh+getan|weh, tut|tat|hat _ nicht|kaum|nie weh|wehgetan, nichts|kaum+etwas|kaum|fast+nichts|rein+gar+nichts gespürt|gemerkt|spürt|spürte, kein*|ohne|kaum|fast+ohne|null schmerz*, schmerzfrei*, schmerzlos*
comfort -
  tat|tut|hat|es|noch _ weh|wehgetan, schmerzt*|geschmerzt, sehr|echt|richtig|extrem|ziemlich|total|war|ist schmerzhaft*, höllische|starke|immer+noch|noch+immer|tagelang|große|wieder schmerzen, drückt*|scheuert*|kneift|reibt _ ferse|zehen|fuß|überall|sehr|stark|an|nach|schon, blasen gelaufen|bekommen
price +
  keine|ohne|keinerlei versteckt*|zusätzlich*|bösen?|unerwartet* kosten|gebühren|überraschung*, nicht|gar+nicht|auch+nicht zu|allzu|mal|einmal|so? teuer|überteuert, billiger|günstiger|weniger als angeboten|veranschlagt|gedacht|erwartet|vereinbart|woanders|befürchtet, nichts|keinen+cent|nix berechnet|gekostet|bezahlen|verlangt|gezahlt
price -
  doppelt|zweimal|zwei+mal|dreimal abgebucht*|berechnet*|bezahl*|kassiert*|abkassiert*|gezahlt|belastet, zu viel|zuviel abgebucht|berechnet|bezahlt|kassiert|verlangt|gezahlt, abgezockt*|abkassiert*|übers+ohr+gehauen|über+den+tisch+gezogen, teurer|mehr|höher als angeboten|vereinbart|veranschlagt|ausgemacht|besprochen|abgesprochen|der+kostenvoranschlag|angegeben, kostet*|gekostet|bezahlt|gezahlt ein+vermögen|ein+heidengeld, preise* _ gestiegen|angezogen|erhöht
returns +
  geld _ sofort|anstandslos|problemlos|umgehend|schnell|prompt|ohne zurück*|erstattet|wieder, anstandslos|kulant|problemlos|umgehend|sofort|unkompliziert umgetauscht|ersetzt|ausgetauscht|erstattet|zurückgenommen|zurückerstattet, geld zurück|zurückbekommen|zurückerhalten ohne|bekommen|erhalten
returns -
  geld nie|nicht|bis+heute|noch+immer|immer+noch|noch zurück*|wieder*|erstattet|gesehen|nicht|da, nie|nicht|kein|keinen|keinerlei _ geld|cent|erstattung|rückerstattung, will|wollte|möchte|hätte* _ geld zurück*, warte* _ erstattung|rückzahlung|rückerstattung|mein+geld, weiger* sich _ zurück*|umzutausch*|ersetz*|erstatt*, nicht zurückgenommen|umgetauscht|erstattet
size +
  passt|passte|passten|passen|sitzt|sitzen perfekt|super|wie+angegossen|genau|einwandfrei|hervorragend|wunderbar, fällt|fallen größengerecht|normal|passend
size -
  fällt|fallen|fiel* zu|sehr|viel|recht|etwas|deutlich|eher|leider|extrem|ziemlich? klein*|groß*|eng|kurz|knapp|weit|schmal, passt*|passen leider|gar|überhaupt|mir|einfach|vorne|hinten|mir+leider? nicht, nummer|größe|größen|nummern zu klein|groß|größer|kleiner|bestellen, viel|leider zu eng|klein|groß|kurz|weit
service +
  sofort|prompt|umgehend|innerhalb+*|schnell|gleich zurückgerufen|geantwortet|rückgemeldet|gemeldet|reagiert
service -
  niemand|keiner|keine+sau|kein+mensch meldet*|ruft|rief|reagiert*|antwortet*|geht|ging|kümmert*|kam|kommt|hilft|half|interessiert*|fühlt*, nie|nicht|niemals|bis+heute+nicht zurückgerufen|zurück+gerufen|gemeldet|geantwortet|reagiert|rückgemeldet|zurückgemeldet|erreicht|erreichbar, nie|nicht|keine|keinerlei|bis+heute+keine|kein antwort|rückmeldung|reaktion|rückruf|antworten|erhalten, geht|ging|gehen _ keiner|niemand|nicht|nie ans+telefon|ran|dran, meldet*|melden sich _ nicht|niemand|keiner|nie, antwort*|reagier* _ nicht|nie, abgewimmelt|abgespeist|vertröstet|hingehalten, einfach aufgelegt|abgefertigt, telefonisch|schwer|nie|nicht nicht|nie|kaum erreichbar|zu+erreichen
staff +
  fühl*|gefühlt _ wohl|willkommen|gut+aufgehoben|aufgehoben|ernst+genommen|gut+beraten|sicher|gut+betreut|wie+zu+hause|wie+zuhause, gut|bestens|super|gut+und+sicher aufgehoben|betreut|umsorgt, nimmt|nahm*|nehmen|nimmst|genommen sich _ zeit, zeit genommen, viel|ausreichend|genug|alle zeit genommen|für+mich|für+uns|für+die, alles|jeden+schritt|ausführlich|genau|geduldig|verständlich|gut erklärt|beantwortet, ernst genommen, nichts|nie|nicht|ohne aufgeschwatzt|aufgedrängt|angedreht|gedrängt|druck|aufzudrängen|aufdringlich, angst genommen|nahm|nimmt
staff -
  fühl*|gefühlt _ nicht|un _ willkommen|ernst+genommen|wohl|gut, unwohl gefühlt|gefühlt, unerwünscht|gedemütigt|verarscht|veräppelt, ignoriert*, wurde*|worden ignoriert|angeschnauzt|angeschrien|angepöbelt|angeblafft|ausgelacht|abgefertigt|angemault|belächelt, angeschnauzt|angeschrien|angeblafft|angepampt|angemault|von+oben+herab, verdreht* _ augen, augen verdreht|gerollt, hört*|hörte*|zugehört _ nicht zu, nicht zugehört|gegrüßt|begrüßt|entschuldigt|ernst+genommen|beachtet, kein|ohne|nicht+mal+ein|nicht+einmal|keine lächeln|gruß|guten+tag|entschuldigung|hallo|danke, behandelt wie, wie ein|ein+lästiger|der+letzte|luft idiot|bittsteller|dreck|depp|verbrecher|behandelt|störfaktor
reliability +
  nie|noch+nie|nicht|kein+einziges+mal abgestürzt|ausgefallen|im+stich+gelassen|enttäuscht|versagt|probleme, pünktlich|auf+die+minute|termingerecht|fristgerecht|überpünktlich, läuft|lief|funktioniert*|klappt*|geklappt _ einwandfrei|reibungslos|problemlos|perfekt|tadellos|zuverlässig|super|bestens|ohne|wie+am, keine|keinerlei|ohne|null probleme|problem|störungen|komplikationen|schwierigkeiten, hält|halten|hielt*|gehalten _ versprechen|wort|was
reliability -
  stürzt*|abgestürzt|hängt|hängte*|friert _ ständig|dauernd|ab|immer|sich|ein|jedes|nach|auf|andauernd, ständig|dauernd|andauernd|immer+wieder abgestürzt|stürzt|hängt|fällt|ausfall|ausfälle|fehler|kaputt, funktionier*|geht|ging|gehen|läuft|lief|startet|lädt leider|gar|überhaupt|immer+noch|seitdem|einfach|schon+wieder|jetzt? nicht|nicht+mehr|nie, nach # _ kaputt|defekt|hin|den+geist+aufgegeben, nach|schon+nach _ tagen|wochen|monaten|tag|woche|monat|jahr|mal kaputt|defekt|hinüber|gebrochen|gerissen|den+geist+aufgegeben, geist aufgegeben|auf, niemand|keiner kam|da|gekommen|aufgetaucht|erschienen, nie|nicht|einfach+nicht aufgetaucht|gekommen|erschienen, kurzfristig|am+selben+tag|in+letzter+minute abgesagt|storniert|verschoben, im stich gelassen, versetzt worden
results -
  wieder|nochmal|noch+mal|noch+einmal|dreimal|zweimal|erneut hin|hinfahren|zurück|hinbringen|kommen|reparieren|nachbessern|hinmüssen|gekommen, leckt|tropft|quietscht|klappert|wackelt|rattert immer+noch|noch+immer|wieder|weiter|weiterhin, immer+noch|noch+immer|nach+wie+vor undicht|kaputt|defekt|nicht+behoben|nicht+repariert|schmerzen|da, nicht|nie behoben|gelöst|repariert|gefunden|beseitigt|fertig, schlimmer|schlechter als vorher|zuvor, problem|fehler|geräusch _ wieder|noch+da|nach+wie+vor|besteht|nicht
results +
  sofort|gleich|umgehend|auf+anhieb|am+selben+tag|noch+am+selben+tag|schnell|in+# behoben|repariert|gefunden|gelöst|erledigt|gefixt|fertig, wie neu, beim ersten mal|versuch
cleanliness +
  kein*|ohne|nicht+ein|null staub*|dreck|schmutz|krümel|fleck*|schimmel|haar|geruch, alles _ sauber|ordentlich|besenrein hinterlassen|zurückgelassen|aufgeräumt, besenrein*, blitzsauber*, blitzblank*, pieksauber*, picobello
cleanliness -
  dreck|müll|chaos|staub|sauerei|schmutz _ hinterlassen|liegen+gelassen|liegengelassen|zurückgelassen, stank|stinkt|stinken|stanken|gestunken|müffelt*, roch|riecht|rochen|gerochen nach|muffig|modrig|unangenehm|komisch|schlecht|streng, nie|nicht|tagelang+nicht|wochenlang+nicht geputzt|gereinigt|gewechselt|gesaugt|gewischt
noise +
  kein*|kaum|ohne|null|wenig lärm*|straßenlärm|geräusch*|krach|verkehrslärm, nicht|gar+nicht|kein+bisschen|überhaupt+nicht laut|hellhörig, nichts|kaum+etwas|keinen+mucks gehört|hören|zu+hören, wunderbar|herrlich|super|sehr+gut|tief+und+fest|bestens|hervorragend|wie+ein+baby|wie+ein+stein geschlafen
noise -
  nicht|kaum|kein+auge|nie schlafen|geschlafen|einschlafen|zugetan|zugemacht|zubekommen, wach|vom+schlaf|aus+dem+schlaf gehalten|gelegen|gehalten|gerissen, geweckt worden, hört*|hörte* _ alles|jedes|jeden|jede|nachbarn|das+nebenzimmer
food -
  schlecht|übel|krank _ danach|geworden|hinterher|die+ganze+nacht|am+nächsten+tag, magenverstimmung|lebensmittelvergiftung|durchfall|magenprobleme, hungrig nach+hause|gegangen|aufgestanden|wieder|geblieben, nicht satt, schmeckt*|geschmeckt _ nach+nichts|nach+pappe|nicht|fad*|alt, ungenießbar*|geschmacklos*
food +
  nicht zu|so süß|salzig|fettig|scharf|schwer, zergeht|zerging|zergehen auf+der+zunge, satt geworden|und+glücklich, teller leer*|geleert
delivery +
  früher|schneller|eher als erwartet|angekündigt|gedacht|versprochen|angegeben, am nächsten|folgenden|gleichen tag da|geliefert|angekommen|bei+mir
delivery -
  nie|nicht|bis+heute+nicht|immer+noch+nicht|noch+nicht angekommen|geliefert|erhalten|verschickt|eingetroffen|ausgeliefert, warte* _ noch+immer|immer+noch|noch|bis+heute|seit, kaputt|beschädigt|zerbrochen|zerdrückt|unvollständig|geöffnet|geschmolzen|defekt|zu+spät angekommen|geliefert|an|bekommen|erhalten, falsch*|verkehrt* artikel|ware|größe|farbe|teil|modell|geliefert|geschickt|produkt, fehlt*|fehlen _ teile|schrauben|hälfte|teil|stück
quality -
  auseinandergefallen|auseinandergebrochen|eingelaufen|ausgeblichen|abgebrochen|verrostet, fällt|fiel|fielen|ging*|geht|löst*|lösten auseinander|ab|kaputt|sich+auf, nach _ tagen|wochen|monaten|wäsche|waschen|tag|woche|monat|mal auseinander*|gerissen|gebrochen|eingelaufen|verfärbt|ausgeblichen|verrostet|abgebrochen
quality +
  hält|halten|hielt ewig|lange|was|seit|bombenfest|jahre*, immer+noch|noch+immer|nach+# _ wie neu, wie am ersten tag, nicht|nie|kein+bisschen eingelaufen|ausgeblichen|verblasst|verformt|abgefärbt
parking -
  nirgends|nirgendwo|nie|keine+möglichkeit|kaum+möglichkeit _ parken|parkplatz|zu+parken
`
