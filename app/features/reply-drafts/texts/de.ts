import type { ReplyTexts } from '../reply-texts.ts'

export const texts: ReplyTexts = {
  greeting: { warm: 'Hallo {name},', brief: 'Hallo {name},', formal: 'Guten Tag {name},' },
  greetingWithoutName: { warm: 'Hallo,', brief: 'Hallo,', formal: 'Guten Tag,' },
  thanks: {
    warm: [
      'herzlichen Dank, dass Sie sich die Zeit genommen haben.',
      'vielen lieben Dank für Ihre Bewertung.',
    ],
    brief: ['danke für Ihre Bewertung.', 'vielen Dank für Ihre Worte.'],
    formal: ['vielen Dank für Ihre Bewertung.', 'haben Sie vielen Dank für Ihre Rückmeldung.'],
  },
  praise: ['Ihr Lob zu {things} freut uns sehr.'],
  praiseToo: ['Schön, dass Sie mit {things} zufrieden waren.'],
  cause: ['Wir bedauern {things}.', 'Was Sie über {things} schreiben, tut uns leid.'],
  blame: ['Es tut uns leid, dass Sie mit {things} nicht zufrieden waren.'],
  sorry: ['Es tut uns leid, das zu lesen.', 'Es tut uns leid, dass Sie nicht zufrieden waren.'],
  partly: ['Es tut uns leid, dass nicht alles gepasst hat.'],
  quotation: '„{words}“',
  praised: ['Es ist schön, {words} zu lesen.', 'Besonders gefreut hat uns: {words}.'],
  aside: [
    'Danke auch für diesen Hinweis: {words}.',
    'danke für Ihre Bewertung und für diesen Hinweis: {words}.',
  ],
  short: ['vielen Dank, das freut uns sehr.', 'herzlichen Dank, das lesen wir gern.'],
  told: 'Sie schreiben: {words}.',
  regret: [
    'Es tut uns leid, das zu lesen.',
    'Das tut uns leid.',
    'Wir bedauern, dass Sie das so erlebt haben.',
  ],
  noted: ['Was Sie zu {things} schreiben, nehmen wir ernst.'],
  described: ['Was Sie beschreiben, nehmen wir ernst.'],
  farewell: ['Alles Gute für Sie!'],
  heard: ['Ihre offenen Hinweise helfen uns weiter.'],
  contact: [
    'Wenn Sie uns mehr dazu sagen möchten, erreichen Sie uns über {contact}.',
    'Wir würden gern mehr darüber erfahren; Sie erreichen uns über {contact}.',
  ],
  wish: ['Wir freuen uns, Sie wiederzusehen.', 'Bis hoffentlich bald!'],
  regards: 'Freundliche Grüße',
  topics: `staff: unserem Team; service: unserem Service; price: unseren Preisen; waiting time: der Wartezeit;
    food: unserem Angebot; drinks: unseren Getränken; breakfast: dem Frühstück; coffee: unserem Kaffee; room: dem Zimmer;
    bathroom: dem Bad; bed: dem Bett; delivery: der Lieferung; packaging: der Verpackung; returns: der Rückgabe;
    booking: der Buchung; cleanliness: der Sauberkeit; location: unserer Lage; quality: der Qualität;
    atmosphere: der Atmosphäre; selection: der Auswahl; comfort: dem Komfort;
    internet: dem Internet; parking: den Parkplätzen; facilities: unseren Räumen; results: unserer Arbeit;
    design: der Gestaltung; size: der Größe; website: unserer Website; opening hours: unseren Öffnungszeiten;
    equipment: unserer Ausstattung; ease of use: der Bedienung;
    reliability: unserer Zuverlässigkeit; information: den Auskünften;
    software: unserer Software`,
  causes: `queue: die lange Schlange; slow-service: die lange Wartezeit; no-reply: die ausgebliebene Antwort;
    phone-unanswered: die schlechte Erreichbarkeit am Telefon; late-delivery: die späte Lieferung; missed-deadline: die
    Verzögerung; cancelled: die Absage; extra-charge: die zusätzlichen Kosten; payment: die Schwierigkeiten beim
    Bezahlen; booking: den Ärger mit der Buchung; parking: die Mühe beim Parken; dirty: die mangelnde Sauberkeit; noise:
    den Lärm; wifi: die Probleme mit dem WLAN`,
  articles: {
    das: 'dem',
    ein: 'dem',
    der: '',
    einer: '',
    unserer: '',
    dieser: '',
    jeder: '',
    '-es': 'dem',
    '-er': 'dem',
  },
  contractions: { 'zu dem ': 'zum ', 'zu der ': 'zur ' },
  joining:
    'und|dann|oder|also; aber|doch|jedoch|sondern; allerdings|leider|schade|einziges manko|etwas|bissl|bisschen|ein wenig|einzig|dagegen|ansonsten|sonst$|abgesehen',
  harsh:
    'idiot|dumm|blöd|depp|trottel|arsch|scheiß|scheiss|verdammt|lügner|gauner|wucher|frech|unverschämt|pfusch|stümper|versager|nazi|lächerlich|witz|zumutung|katastroph|chaos|frechheit|saftladen|schlimmst|miserabel|mies|unmöglich|wahnsinn|taugt nichts|grausam|furchtbar|schrecklich|danke für nichts|für nix|ekel|bittsteller|geld zurück|zeitverschwendung|glückwunsch|weint|weinen|geheult|tränen',
  sensitive: {
    health:
      'fieber|allerg|krank$|kranke$|krankheit|erkrank|(?:mir|uns) (?:war|wurde|ist) (?:\\p{L}+ )?übel|wurde (?:schlecht|übel)(?!\\s*\\p{L})|übelkeit|(?:mich|uns) übergeben|übergeben müssen|erbrochen|erbrechen|durchfall|lebensmittelvergiftung|vergift|salmonell|infektion|symptom|krankenhaus|notaufnahme|zöliakie|schwanger|krebs$|asthma|medikament|ausschlag$|bettwanzen|chemo',
    injury:
      'verletz|gebrochen(?:er|e|es|en)? (?:arm|bein|zahn)|verbrannt an|verbrüht|blutete|ausgerutscht|gehirnerschütterung|blutet$|blutung|blut$|gestorben|verstorben|eingeschläfert|(?:ist|war) tot$|blaue flecken|gebissen|brandblase|verätz|beerdigung|beisetzung|begräbnis|trauerfeier|trauerkranz|trauerflor|bestatt|beileid|hospiz|in trauer',
    discrimination:
      'rassis|diskrimin|sexis|homophob|antisemit|fremdenfeindlich|ausländerfeindlich|wegen meiner (?:hautfarbe|herkunft|religion|behinderung)|leute wie (?:ich|wir|sie|er|uns|mich) |kopftuch|behindertenfeindlich',
    harassment:
      'belästig|begrapscht|mich angefasst|bedräng|übergriff|mobbing|sexuell|nötig(?:te|ung)|hand (?:aufs|auf mein|auf den|an den) (?:knie|bein|oberschenkel|po$|hintern)',
    threat: 'bedroh|drohung|drohte|gedroht|umbringen|werdet ihr bereuen|suizid',
    law: 'anwalt|anwält|rechtsanw|klage (?:gegen|einreich)|verklag|anzeige erstatt|zeige (?:ich|wir) an|angezeigt|vor gericht|illegal|polizei|verbraucherschutz|verbraucherzentrale|gewerbeaufsicht|strafbar',
    theft: 'gestohlen|geklaut|diebstahl|dieb$|diebe$|reiner betrug|ist betrug|betrüg|abzocke|bestohlen',
    privacy: 'datenschutz|dsgvo|personenbezogen|meine daten|gefilmt|daten weitergegeben',
    safety:
      'missbrauch|minderjährig|kindeswohl|(?:kind|sohn|tochter|baby) (?:wurde|war|ist) (?:verletzt|allein|geschlagen|verschwunden|in gefahr)|pädophil|gasleck|kohlenmonoxid|stromschlag|notausgang|bremsen versagt',
  },
  refused:
    'wir werden|ich werde|versprech|garantier|gratis|kostenlos|gutschein|rabatt|unsere schuld|unser fehler|wir geben zu|kommt nicht wieder vor|nicht wieder vorkommen|wiedergutmach|wird nicht wieder|werden wir|wir werden|geschenk|laden (?:wir )?sie ein|auf unsere kosten|sorgen wir dafür|erstatt|rückerstatt|geld zurück|entschädig|schaden(?:s)?ersatz|lügner|lüge|gelogen|unehrlich|gefälschte bewertung|fake|nie (?:unser )?kunde|konkurren|mitbewerber|verleumd|erpress|bewertung (?:noch einmal |noch mal )?(?:ändern|anpassen|überdenken|löschen|verbessern|korrigieren)|(?:vier|fünf|mehr) sterne',
}
