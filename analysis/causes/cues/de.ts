import type { Cues } from '../causes.ts'

export const de: Cues = {
  notBefore:
    'kein*, nie, niemals, nicht, ohne, trotz, obwohl, statt, anstatt, weder, kaum, nirgends, falls, wenn, befuercht*, befürcht*, erwart*, zum glück, wer',
  excused: `kein problem, kein großes|grosses problem, nicht weiter? schlimm|tragisch, störte|stört|gestört nicht|kaum|wenig, nicht gestört|störend, ansonsten aber ok, rezension*|bewertung*, andere gäste, verständlich*, zu erwarten, wie erwartet, wurde|wurden|war|waren sofort|schnell|umgehend|gleich? behoben|repariert|ausgetauscht|gewechselt|gereinigt, aber egal, hauptsache, was soll's, früher war, gegenüber vom, in der nähe, nebenan, flughafen, wenn man, heißt|heisst|bedeutet nicht, sofern, es sei denn, nur weil`,
  unless: {
    dirty: 'riecht|roch|geruch|stank|stinkt',
    'too-hot': 'wasser|dusche*',
    'too-cold': 'wasser|dusche*',
    'too-expensive': 'park*, wechselgeld, taxi*, aufwand',
    noise: 'klimaanlage|lüftung|kühlschrank, baulärm|baustelle',
    'rude-staff': 'gäste|gast, eingerichtet|gestaltet',
    parking: 'strasse*|innenstadt',
    'slow-service': 'aufzug|fahrstuhl|lift',
  },
  notAfter: 'nicht, nie, kein*, keineswegs',
  weekdays: [
    'montag*',
    'dienstag*',
    'mittwoch*',
    'donnerstag*',
    'freitag*',
    'samstag*|sonnabend*',
    'sonntag*',
  ],
  phrases: {
    queue:
      'lange|riesige|endlose|ewige|ewig lange|schlange|schlangen, schlange war|ist sehr|zu|viel|ewig? lang, standen|stand|stehen ewig|lange|# in|minuten _ schlange, schlange stehen, anstehen mussten|musste|müssen, mussten|musste lange? anstehen',
    'slow-service':
      'mussten|musste wir|ich|man? über|fast|mehr|als|eine|ewig|sehr|viel|zu|lange|# _ warten, haben|habe|hat _ gewartet, # minuten|stunden gewartet, stunde|stunden|minuten|ewig|lange auf _ gewartet, stunde|stunden gewartet, ewig|lange gewartet, lange|ewige|lange wartezeit|wartezeiten, wartezeit|wartezeiten war|waren|ist|sind sehr|zu|viel|ewig? lang|lange, langsame|langsamer bedienung|service|kellner, bedienung|service|personal war|ist sehr|zu|extrem? langsam, ~dauerte ewig|lange|zu, ~sehr langsam',
    understaffed:
      'zu wenig|wenige personal|mitarbeiter|kellner|bedienungen|kassen, unterbesetzt, personalmangel, nur eine|ein kasse|kellner|bedienung|mitarbeiter|mitarbeiterin|verkäuferin',
    'rude-staff':
      'unfreundlich*, unhöflich*, ~frech*, ~arrogant*, ~pampig*, ~patzig*, ~unverschämt*, ~herablassend*, ~schnippisch*, ~barsch*, ~ruppig*',
    ignored:
      'ignoriert, ~desinteressiert*, ~lustlos*, ~gleichgültig*, niemand kam|begrüßte|kümmerte, keiner kam|kümmerte, kümmerte sich niemand|keiner, ~unaufmerksam*, nicht beachtet',
    'unhelpful-staff':
      '~nicht hilfsbereit, ~inkompetent*, ~unprofessionell*, ~überfordert*, ~keine ahnung, nicht|wenig|kaum hilfsbereit, ~unfähig*, konnte|konnten|wollte|wollten uns|mir? nicht|niemand helfen, keine|schlechte beratung',
    'language-barrier':
      'spricht|sprach|sprechen|sprachen|verstand|versteht|verstehen|können|kann kein|kaum|nur|wenig|schlecht? deutsch|englisch',
    'no-reply':
      'keine|nie|niemals eine? antwort|rückmeldung|reaktion, nicht|nie geantwortet|zurückgerufen|reagiert|beantwortet, niemand antwortet*|reagiert*|meldet|meldete, meldet|meldete sich niemand|keiner|nicht, blieb|blieben unbeantwortet',
    'phone-unanswered':
      'niemand|keiner|nie geht|ging|nimmt|nahm ans? telefon|ab, telefonisch nicht|nie|kaum|schlecht zu? erreichbar|erreichen, geht|ging niemand|keiner|nie ans? telefon|ran, warteschleife',
    'not-informed':
      'niemand|keiner informiert*|sagte|hat uns|mir|bescheid, nicht|nie informiert|benachrichtigt|mitgeteilt, keine|ohne information|informationen|ankündigung|vorwarnung|erklärung|vorankündigung, schlechte kommunikation, falsche auskunft|informationen|information',
    'cold-food':
      'kaltes|kalte|kalter|lauwarme|lauwarmes essen|suppe|speisen|pommes|kaffee|pizza|eier, essen|suppe|speisen|pommes|kaffee|pizza|eier|gerichte war|waren|kam|ist|kamen nur|sehr|schon|fast|eis|teilweise|leider|bereits? kalt|lauwarm, ~lauwarm*, ~eiskalt, ~war|waren kalt',
    'stale-food':
      '~altbacken*, ~nicht frisch, ~vertrocknet*, ~verdorben*, ~abgelaufen*, ~verschimmelt*, ~schimmlig*, ~hart wie, ~von gestern, ~ranzig*',
    'badly-cooked':
      '~verkocht*, ~verbrannt*, ~roh|rohe|rohes, ~zäh|zähe|zähes, ~fettig*, ~angebrannt*, ~nicht durch, ~nicht gar, ~zerkocht*, ~pappig*, ~matschig*, ~trocken*',
    'bland-food':
      '~geschmacklos*, ~fade|fad|fades|faden, ~ohne geschmack, ~kein geschmack, ~nicht gewürzt, ~ungewürzt*, ~lieblos*, ~schmeckte nach nichts',
    'salty-food': '~versalzen*, ~zu salzig, ~viel zu salzig, ~zu süß, ~zu viel salz',
    'foreign-object':
      'haar|haare|plastik|fliege|käfer|glas|wurm in|im _ essen|suppe|salat|brot|gericht|pizza',
    'small-portions':
      'kleine|winzige|kleiner|mickrige portion|portionen, portion|portionen war|waren|sind|ist sehr|zu|recht|viel|ziemlich|eher|etwas? klein|winzig|mickrig|übersichtlich, nicht satt, hungrig geblieben',
    'little-choice':
      'wenig|geringe|kleine|kaum|keine|schlechte|begrenzte|magere auswahl, auswahl war|ist sehr|zu|recht|eher|ziemlich|stark? klein|gering|begrenzt|dürftig|mager|schlecht|bescheiden, jeden tag das gleiche|dasselbe, ~eintönig*, nichts vegetarisches|veganes, keine vegetarischen|veganen',
    'sold-out':
      'ausverkauft, schon|oft|immer|bereits|ständig|meist alles? weg|vergriffen, nicht mehr? vorrätig|lieferbar, ~leere|leer regale',
    'weak-coffee':
      'dünner|bitterer|schlechter|wässriger|ungenießbarer|schrecklicher kaffee, kaffee war|ist sehr|zu|viel|leider|nur|ungenießbar|einfach? dünn|bitter|schlecht|wässrig|ungenießbar|furchtbar|schwach, ~wässrig*, ~verwässert*',
    'poor-breakfast':
      'frühstück war|ist? leider|sehr|eher|nur|zu|recht|ziemlich|etwas|einfach? schlecht|dürftig|mager|enttäuschend|spärlich|mies|einfallslos|lieblos|katastrophe|mittelmäßig, schlechtes|dürftiges|mageres|spärliches|enttäuschendes|liebloses frühstück, ~dürftig*, ~spärlich*, ~lieblos*, ~enttäuschend*',
    crowded:
      'überfüllt*, zu|viel|sehr zu? voll, kein|keinen|keine freie*? tisch|tische|sitzplatz|sitzplätze|plätze|liegen|platz, zu wenig|wenige tische|sitzplätze|plätze|liegen',
    'late-delivery':
      'lieferung|paket|bestellung|ware|versand|sendung kam|war|ist|dauerte|dauert|hat|erfolgte viel|sehr|erst|zu|ewig|nach|# _ spät|verspätet|lange|wochen|tage|später|ewig|gedauert, zu|viel|sehr spät geliefert|gekommen|angekommen, nie|nicht geliefert|angekommen, verspätete lieferung, lange|ewige lieferzeit, lieferzeit war|ist|viel|zu|sehr zu? lang, wochen gewartet, wochen|tage zu spät',
    'damaged-parcel':
      'beschädigt|kaputt|zerbrochen|zerdrückt|defekt|eingedrückt an|geliefert|angekommen|bei|an, schlecht verpackt, schlechte|mangelhafte verpackung, beschädigtes|zerdrücktes paket, paket|verpackung|karton war|ist|kam total|völlig|komplett|stark? beschädigt|kaputt|zerdrückt|aufgerissen|eingedrückt, ~beschädigt*, ~zerdrückt*',
    'wrong-item':
      'falsche|falscher|falsches|falschen artikel|ware|größe|farbe|produkt|modell|bestellung|essen|gericht|teil, falsch geliefert, etwas anderes bekommen|geliefert|bestellt, bestellung war falsch, verwechselt',
    'missing-parts':
      'fehlte|fehlten|fehlt|fehlen schrauben|teile|ein|die|das teil|teile|schrauben|zubehör|kabel|anleitung|hälfte, teile|schrauben|zubehör|kabel fehlte|fehlten|fehlt|fehlen, unvollständig*',
    'breaks-soon':
      'nach|schon # _ kaputt, nach wenigen|kurzer|einer|zwei|drei|einem|ein|paar _ kaputt|defekt|gebrochen|gerissen|auseinander, ging|gingen|geht|war|ist|waren schnell|sofort|gleich|schon kaputt|defekt, schlechte|billige|minderwertige|miese verarbeitung|material, schlecht|billig verarbeitet, ~billig verarbeitet',
    defective:
      'funktioniert|funktionierte|funktionierten|funktionieren|ging|gingen|geht leider|gar|überhaupt|auch|nur|oft|teilweise? nicht|nie|kaum, war|waren|ist|sind total|leider|völlig|auch|ständig? defekt|kaputt, defekte|defekter|defektes, kaputte|kaputter|kaputtes, außer betrieb',
    'size-fit':
      '~fällt _ klein|groß|kleiner|größer, fällt|fallen zu|sehr|viel|deutlich|etwas? klein|groß|kleiner|größer aus, passt|passte|passten|passen leider|gar|überhaupt|mir? nicht, ~zu klein|groß|eng|kurz|lang|weit, falsche größe',
    'not-as-described':
      'nicht wie|der beschrieben|abgebildet|beschreibung|versprochen, entspricht|entsprach nicht, anders als auf|im|in|beschrieben|abgebildet, irreführend*, anders als abgebildet',
    refund:
      'geld nicht zurück*, keine|nie|nicht rückerstattung|erstattet|erstattung|rückzahlung|zurückgezahlt, warte|warten|gewartet _ rückerstattung|geld|erstattung, kein geld zurück, geld immer noch nicht|zurück, umtausch verweigert|abgelehnt',
    'extra-charge':
      'versteckte kosten|gebühren, zu viel berechnet|abgebucht|abgerechnet|kassiert, doppelt abgebucht|berechnet|abgerechnet, zusätzlich|extra bezahlen|berechnet|zahlen|kosten, zusätzliche|unerwartete kosten|gebühren, aufpreis, mehr|teurer|höher als angegeben|vereinbart|angeboten|veranschlagt, rechnung war|ist falsch|höher',
    'too-expensive':
      'zu teuer, überteuert*, viel|sehr|echt|völlig|maßlos|total|recht zu? teuer|überteuert, überhöhte|unverschämte|gesalzene|hohe preise, preise sind|waren|ist viel|sehr|zu|völlig|deutlich|maßlos|echt? hoch|teuer|überzogen|überhöht|gesalzen, preis ist|war|viel|zu|sehr|deutlich zu? hoch|teuer|überzogen, preis leistung _ stimmt|passt nicht, nicht wert, geld nicht wert, abzocke, wucher, ~teuer',
    payment:
      'nur barzahlung|bar|bargeld, keine kartenzahlung|karten|kreditkarte|kreditkarten|ec, kartenzahlung nicht|ist nicht, kartengerät|kartenleser|ec gerät _ defekt|kaputt|nicht',
    'opening-hours':
      'war|waren|ist|hatte trotz|schon|bereits|einfach|leider|plötzlich|früher|obwohl|unangekündigt geschlossen|zu, geschlossen obwohl|trotz|ohne, vor verschlossener|verschlossenen tür|türen, öffnungszeiten stimmen|stimmten|sind|werden|waren leider|sehr|zu|nicht nicht|falsch|eingehalten|ungünstig|kurz, schließt|schließen viel|zu|schon? früh, ~geschlossen',
    booking:
      'überbucht, doppelt gebucht|vergeben, buchung|reservierung war|wurde|ist|nicht|ging leider|einfach|nicht? gefunden|storniert|verloren|falsch|vorhanden|bekannt|vergessen, keine reservierung gefunden, reservierung vergessen, termin vergessen|storniert',
    'appointment-delay':
      'trotz termin _ warten|gewartet|wartezeit|stunde|minuten, trotz termins|termin, termin|termine _ verspätung|verschoben, wartezimmer _ stunde|stunden|minuten|lange|ewig, stunde|stunden|minuten|ewig|lange im wartezimmer',
    'no-show':
      'niemand|keiner kam|erschien|gekommen|erschienen, nicht erschienen|aufgetaucht|gekommen, nie gekommen|erschienen|aufgetaucht, kurzfristig abgesagt, termin nicht eingehalten, kam|kamen # stunden|minuten zu spät',
    'bad-work':
      'schlechte|schlampige|miserable|mangelhafte|stümperhafte arbeit, schlampig|mangelhaft|unsauber|stümperhaft gearbeitet|ausgeführt|repariert|montiert, pfusch|gepfuscht, verschnitten, haare|haarschnitt ruiniert|verschnitten|schief|versaut, musste|mussten nachgebessert|nachbessern',
    'left-mess':
      'dreck|müll|chaos|schmutz hinterlassen|zurückgelassen|liegen, alles|überall dreckig|staubig|dreck hinterlassen',
    'not-listened':
      'hört|hörte|hat|haben|hörten mir|uns|nicht|gar? nicht zu|zugehört, nicht zugehört, keine|kaum|wenig zeit für|genommen, nicht ernst genommen, abgefertigt, nicht das was ich wollte',
    painful:
      'schmerzhaft*, starke|große|höllische schmerzen, tat|hat sehr|richtig|extrem weh, wehgetan, verbrannt kopfhaut|haut|ohr, grob behandelt, sehr grob',
    parking:
      'keine|kaum|wenig|zu|wenige|fehlende freien?|wenig|wenige? parkplätze|parkplatz|parkmöglichkeit|parkmöglichkeiten|parkmöglichkeit, kein parkplatz, parkplatzsuche|parkplätze|parkplatz|parken|parksituation ist|sind|war|waren|sehr|eine|ein|leider|immer|schwierig sehr|zu|echt|eine|ein|voll|immer|total? schwierig|knapp|voll|problem|rar|eng|belegt|mangelware',
    'parking-price':
      'teure|teurer|überteuerte parkplatz|parkplätze|parkgebühren|tiefgarage|parkgarage|garage, parken|parkplatz|tiefgarage|parkgebühren|parkgebühr|parkhaus _ teuer|überteuert, hohe parkgebühren',
    dirty:
      'schmutzig*, dreckig*, verdreckt*, unhygienisch*, nicht|kaum|schlecht|nie richtig|sehr|besonders|wirklich|ganz|gründlich? sauber|geputzt|gereinigt|geputzt, verschmutzt*, schimmel in|im|an|am|auf, ~schimmel*, ~staubig*, ~flecken, ~fleckig*, ~ungepflegt*, ~haare, ~unsauber*, ~eklig*, ~ekelhaft*',
    smell:
      'stank, stinkt, stinken, stanken, gestank, roch|riecht|rochen|riechen _ nach|muffig|unangenehm|modrig|komisch|schlecht|streng, muffig*|modrig*|unangenehmer|übler|schlechter|strenger geruch, ~muffig*, ~modrig*, ~stinkend*',
    noise:
      'sehr|zu|extrem|ziemlich|recht|so|furchtbar|unglaublich|wahnsinnig laut|hellhörig|lärm, laut und|lärm, lärm, straßenlärm, baulärm, verkehrslärm, hellhörig*, hörte|hört|hören man|wir|ich|alles|jedes|jeden|jede, geräuschpegel, lautstärke',
    'loud-music': 'musik war|ist|viel|zu|sehr|extrem zu? laut, laute|zu laute|ohrenbetäubende musik',
    'too-hot':
      'klimaanlage|klima _ nicht|defekt|kaputt|laut|ausgefallen, keine klimaanlage, zu|sehr|unerträglich|extrem|furchtbar|so heiß|warm|stickig|heiss, ~stickig*, ~zu warm|heiß',
    'too-cold':
      'heizung _ nicht|defekt|kaputt|ausgefallen, keine heizung, ~zu|sehr|eis|bitter kalt, ~eiskalt, ~zugig*, zimmer|raum|räume war|waren|ist kalt|eiskalt, ~war|ist|waren kalt',
    wifi: 'wlan|w+lan|internet|wifi _ nicht|schlecht|langsam|kaum|schwach|instabil|ausgefallen|kostenpflichtig|teuer, kein|schlechtes|langsames|schwaches wlan|internet|wifi|w+lan',
    'small-room':
      'zimmer|bad|badezimmer|zimmerchen|dusche war|ist|waren|sind sehr|zu|recht|ziemlich|extrem|winzig|etwas|eher|viel|relativ|klein|so? klein|eng|winzig, kleine|kleines|winzige|winziges|enge|enges zimmer|bad|badezimmer, ~winzig*',
    'worn-furnishings':
      'in die jahre gekommen, abgewohnt*, heruntergekommen*, renovierungsbedürftig*, renovierungsbedarf, abgenutzt*, ~veraltet*, ~altmodisch*, ~verwohnt*, ~schäbig*, ~abgenutzt*, ~durchgelegen*, ~muss renoviert, müsste|sollte|müssten renoviert|erneuert',
    'uncomfortable-bed':
      'bett|betten|matratze|matratzen|kissen war|waren|ist|sind sehr|zu|viel|leider|extrem|total|ziemlich|etwas|recht|völlig? hart|weich|unbequem|durchgelegen|schlecht, unbequeme|unbequemes|harte|hartes|durchgelegene|weiche|schlechte bett|betten|matratze|matratzen, ~unbequem*, ~durchgelegen*, ~zu hart|weich',
    water:
      'kein|nur warmes|kaltes|heißes|lauwarmes wasser, wasserdruck _ schwach|gering|schlecht|niedrig, wenig|kein|schlechter|schwacher wasserdruck|druck, dusche _ kalt|tropft*|verstopft|undicht, abfluss|waschbecken|toilette|wc|dusche war|ist|waren völlig|ständig? verstopft|undicht|kaputt|defekt',
    'check-in':
      'check+in|einchecken|checkin dauerte|dauert|war|hat|zu|sehr|ewig|lange|viel ewig|lange|zu|sehr|chaotisch|langsam|lang|gedauert, zimmer war|waren|noch um|erst|noch nicht fertig|bezugsfertig|bereit, zimmer|noch nicht fertig|bezugsfertig',
    lift: 'aufzug|fahrstuhl|lift|aufzüge _ defekt|kaputt|langsam|nicht|klein|eng|außer|ausgefallen, kein|keinen aufzug|fahrstuhl|lift, langsamer aufzug',
    'poor-light':
      'schlechte|schlecht|kaum|wenig|schwache beleuchtung|beleuchtet|licht, ~zu dunkel, ~sehr dunkel, ~düster*, beleuchtung _ schlecht|schwach|dunkel',
    pests: 'kakerlake*, bettwanze*, mäuse, ratten, ameisen, ungeziefer, schaben, flöhe',
    website:
      'webseite|website|homepage|seite|shop|app|onlineshop _ nicht|unübersichtlich|fehler|abgestürzt|langsam|veraltet, online nicht bestellen|buchen|bestellbar, ~unübersichtlich*, ~abgestürzt, ~stürzt',
    cancelling:
      'kündigung nicht|wurde|ignoriert|akzeptiert, nicht|kaum kündbar|stornierbar|stornieren|kündigen, stornogebühr*, stornierung nicht|kostet|abgelehnt',
  },
}
