import { beginningsIn, firstWordsOf } from '../aspects/spoken-phrases.ts'
import { folded, phraseSource, phrasesIn } from './phrase-pattern.ts'
import type { Sentence } from './sentences.ts'

/**
 * By language, in the notation of `phrasesIn`: who else is spoken of, or what was read and heard (`others`); words before them that
 * compare with us (`than`); words at which it is about us again (`turns`).
 */
type Cues = { others: string; than: string; turns: string }

const cues: Record<string, Cues> = {
  en: {
    others:
      'my|our|the previous|old|last|former|other|usual dentist|dentists|doctor|garage|mechanic|hairdresser|barber|hotel|vet|plumber|electrician|provider|bank|gym|school|builder|shop|supplier|practice, the restaurant|café|cafe|shop|place|hotel|bakery|pub|bar|garage|store|supermarket|pharmacy down|across|round|around|over|opposite|next+door the road|street|corner|way|it|us, the restaurant|café|cafe|shop|place|hotel|bakery|pub|bar|garage|store next+door|opposite|down+the+road|across+the+street|round+the+corner, i|we had|have|had+also read|heard, i|we read|heard in|that|on|about|from|somewhere, a|my|some friend|friends|colleague|neighbour|neighbor|sister|brother|mother|mum|cousin said|told|says|warned|complained|claims|thinks|had+told, other|some|the reviews|reviewers say|said|mention|mentioned|complain|complained|claim|claimed|talk|warn|warned',
    than: 'than, unlike, to, from, as, like, after, compared, instead of, left, with',
    turns: 'but, however, here, yet, luckily, fortunately, whereas, while this, not at all, completely wrong',
  },
  de: {
    others:
      'mein|meine|meinem|unser|unsere|der|die letzter|letzte|voriger|vorige|vorherige|vorheriger|früherer|frühere|alter|alte|ehemaliger zahnarzt|zahnärztin|arzt|werkstatt|friseur|friseurin|hotel|anbieter|bank|handwerker|praxis|schule|installateur|tierarzt, das|der|die restaurant|café|laden|hotel|bäcker|bäckerei|geschäft|kneipe|lokal|imbiss|supermarkt gegenüber|nebenan|um+die+ecke|ein+paar+häuser+weiter, ich|wir hatte|hatten|habe|haben _ gelesen|gehört, in|laut anderen|den|einigen|manchen? bewertungen|rezensionen steht|stand|zufolge, ein|eine|meine|mein freund|freundin|bekannter|bekannte|kollege|kollegin|nachbar|nachbarin|schwester|mutter|bruder sagte|meinte|erzählte|hat+gesagt|hat+erzählt|sagt|warnte, andere sagen|schreiben|meinen|behaupten|beschweren',
    than: 'als, wie, anders als, von, nach, zu, bei, statt',
    turns: 'aber, doch, jedoch, hier, dagegen, zum+glück, stimmt, dafür, hingegen',
  },
  fr: {
    others:
      "mon|ma|notre ancien|ancienne|précédent|précédente|dernier dentiste|médecin|garage|garagiste|coiffeur|coiffeuse|hôtel|banque|fournisseur|plombier|cabinet|vétérinaire|école, le|la restaurant|café|magasin|boulangerie|bar|hôtel|boutique d'en|en|d'à|à|au|du face|côté|coin|bout, j'avais|nous+avions|on+avait lu|entendu, j'ai lu|entendu que|dire, un|une|mon|ma ami|amie|collègue|voisin|voisine|sœur|mère|frère dit|m'a+dit|m'avait+dit|disait|a+dit|m'avait+prévenu, d'autres|certains avis|clients disent|parlent|mentionnent|se+plaignent",
    than: 'que, comme, de, à, chez, contrairement, par rapport',
    turns: "mais, pourtant, cependant, ici, heureusement, alors+qu'ici, en+revanche",
  },
  es: {
    others:
      'mi|nuestro|nuestra|el|la antiguo|antigua|anterior|último dentista|médico|taller|peluquero|peluquera|peluquería|hotel|banco|proveedor|fontanero, mi|el dentista|taller|hotel|peluquero|médico|banco anterior|antiguo, el|la restaurante|bar|tienda|hotel|panadería|cafetería|local de+enfrente|de+al+lado|de+la+esquina, había|habíamos|he|hemos leído|oído, un|una|mi amigo|amiga|colega|vecino|vecina|hermana|hermano|madre dijo|me+dijo|dice|me+contó|contó|me+había+dicho, otras reseñas|opiniones dicen|hablan|mencionan',
    than: 'que, como, de, a, con, diferencia',
    turns: 'pero, sin+embargo, aquí, en+cambio, por+suerte, afortunadamente',
  },
  it: {
    others:
      'il|la mio|mia|nostro|nostra vecchio|vecchia|precedente|ex|ultimo dentista|medico|parrucchiere|parrucchiera|meccanico|hotel|albergo|banca|fornitore|idraulico, il|la ristorante|bar|negozio|hotel|panificio|albergo|locale di+fronte|accanto|all+angolo|in+fondo, avevo|avevamo|ho|abbiamo letto|sentito che|dire, un|una|mio|mia amico|amica|collega|vicino|vicina|sorella|fratello dice|ha+detto|mi+ha+detto|diceva|mi+aveva+detto, altre recensioni dicono|parlano',
    than: 'che, di, del, della, dal, dalla, al, alla, come, rispetto',
    turns: 'ma, però, invece, qui, tuttavia, per+fortuna, fortunatamente',
  },
  pt: {
    others:
      'o|a meu|minha|nosso|nossa antigo|antiga|anterior|último dentista|médico|mecânico|oficina|cabeleireiro|cabeleireira|hotel|banco|fornecedor, o|a restaurante|café|loja|hotel|padaria|bar do+lado|em+frente|da+esquina|ao+lado, tinha|tínhamos|havia|li|ouvi lido|ouvido|que|dizer, um|uma|meu|minha amigo|amiga|colega|vizinho|vizinha|irmã|irmão disse|me+disse|contou|diz|disse+me, outras avaliações|opiniões dizem|falam',
    than: 'que, do, da, como, ao, à, com, de',
    turns: 'mas, porém, aqui, no+entanto, felizmente, já+aqui',
  },
  nl: {
    others:
      'mijn|onze|de|het vorige|oude|vroegere|laatste tandarts|dokter|garage|kapper|kapster|hotel|bank|leverancier|loodgieter|huisarts, het|de restaurant|café|winkel|hotel|bakker|bakkerij|zaak|eetcafé hiernaast|ernaast|aan+de+overkant|om+de+hoek|verderop|tegenover, ik|we|wij had|hadden|heb _ gelezen|gehoord, een|mijn vriend|vriendin|collega|buurman|buurvrouw|zus|moeder|broer zei|vertelde|zegt|waarschuwde, andere recensies|reviews zeggen|klagen|vermelden',
    than: 'dan, als, van, bij, naar, na, tegenstelling',
    turns: 'maar, echter, hier, gelukkig, daarentegen, terwijl+hier',
  },
  da: {
    others:
      'min|vores|den|det tidligere|gamle|forrige|sidste tandlæge|læge|frisør|mekaniker|hotel|bank|leverandør|værksted, restauranten|caféen|butikken|hotellet|bageren|baren ved+siden|overfor|på+hjørnet|lige+overfor, jeg|vi havde|har læst|hørt, en|min ven|veninde|kollega|nabo|søster|mor|bror sagde|fortalte|siger|advarede',
    than: 'end, som, fra, til, hos, modsætning, af',
    turns: 'men, dog, her, heldigvis, derimod',
  },
  sv: {
    others:
      'min|mitt|vår|vårt|den|det förra|gamla|tidigare|förre tandläkare|läkare|frisör|verkstad|hotell|bank|leverantör|mekaniker, restaurangen|caféet|butiken|hotellet|bageriet|baren bredvid|mittemot|på+hörnet|tvärs+över|intill, jag|vi hade|har läst|hört, en|min vän|väninna|kollega|kompis|granne|syster|mamma|bror sa|berättade|säger|varnade',
    than: 'än, som, från, till, hos, skillnad, av',
    turns: 'men, dock, här, däremot, tack+och+lov, lyckligtvis',
  },
  pl: {
    others:
      'mój|moja|nasz|nasza|mojego poprzedni|poprzednia|stary|stara|były|dawny|ostatni dentysta|dentystka|lekarz|mechanik|warsztat|fryzjer|fryzjerka|hotel|bank|dostawca|hydraulik, restauracja|kawiarnia|sklep|hotel|piekarnia|bar|knajpa naprzeciwko|obok|za+rogiem|po+drugiej+stronie, czytałam|czytałem|słyszałam|słyszałem|czytaliśmy że|o|wcześniej, koleżanka|kolega|przyjaciółka|znajoma|znajomy|sąsiad|sąsiadka|siostra mówiła|mówił|powiedziała|powiedział|twierdzi|ostrzegała',
    than: 'niż, jak, od, do, przeciwieństwie, u, po',
    turns: 'ale, jednak, tutaj, tu, natomiast, na+szczęście, lecz',
  },
  cs: {
    others:
      'můj|moje|náš|naše předchozí|bývalý|bývalá|starý|minulý|poslední zubař|zubařka|lékař|servis|kadeřník|kadeřnice|hotel|banka|dodavatel|instalatér|automechanik, restaurace|kavárna|obchod|hotel|pekárna|hospoda|bar naproti|vedle|za+rohem|přes+ulici, četla|četl|četli|slyšela|slyšel jsem|jsme že|o, kamarádka|kamarád|kolegyně|kolega|soused|sousedka|sestra|známá říkala|říkal|tvrdila|tvrdil|varovala',
    than: 'než, jako, od, k, oproti, rozdíl, u',
    turns: 'ale, však, tady, zde, naštěstí, avšak, naopak',
  },
  tr: {
    others:
      'önceki|eski|bir+önceki dişçim|dişçi|doktorum|kuaförüm|kuaför|servis|otel|bankam|tamirci|veterinerim|okul, karşıdaki|yandaki|köşedeki|bitişikteki restoran|kafe|dükkan|otel|fırın|market|lokanta, arkadaşım|arkadaşımın|komşum|kardeşim|annem|kuzenim söyledi|demişti|anlattı|söylemişti|dedi, yorumlarda|internette okumuştum|yazıyordu|okudum, duymuştum|okumuştum',
    than: 'göre, gibi, kadar',
    turns: 'ama, fakat, ancak, burada, burası, neyse+ki, oysa',
  },
}

type Span = { start: number; end: number }
type Compiled = { others: RegExp; openings: Set<string>; than: RegExp; turns: RegExp }

const compiled = new Map<string, Compiled>()
/** So many words at most may open a sentence before it turns out to be about somebody else. */
const OPENING = /^(?:[^\s]+\s+){0,3}$/

type Part = Span & { shown?: boolean; isElsewhere: boolean }

/** Gives a function that marks the parts of a text which are not about this business; those are never shown. */
export function marksElsewhere(text: string, sentences: Sentence[], language: string) {
  const spans = sentences.flatMap((sentence) => elsewhereIn(text, sentence, language) ?? [])
  const isIn = (part: Span) => spans.some(({ start, end }) => start <= part.start && part.end <= end)
  return <P extends Part>(parts: P[]): P[] =>
    spans.length === 0
      ? parts
      : parts.map((part) => (isIn(part) ? { ...part, shown: false, isElsewhere: true } : part))
}

function elsewhereIn(text: string, { start, end, tokens }: Sentence, language: string): Span | undefined {
  const known = cuesOf(language)
  if (!known) return undefined
  const begin = beginningsIn(tokens, start)
  if (!begin.some(({ word }) => known.openings.has(word))) return undefined
  const said = folded(text.slice(start, end))
  const found = firstIn(known, said, begin)
  if (!found || known.than.test(said.slice(0, found.at))) return undefined
  const after = found.at + found.length
  const turn = known.turns.exec(said.slice(after))
  const from = OPENING.test(said.slice(0, found.at)) ? 0 : found.at
  return { start: start + from, end: turn ? start + after + turn.index : end }
}

function firstIn({ others, openings }: Compiled, said: string, begin: ReturnType<typeof beginningsIn>) {
  for (const { at, word } of begin) {
    if (!openings.has(word)) continue
    others.lastIndex = at
    const words = others.exec(said)?.[0]
    if (words !== undefined) return { at, length: words.length }
  }
  return undefined
}

function cuesOf(language: string): Compiled | undefined {
  const known = compiled.get(language)
  const listed = cues[language]
  if (known || !listed) return known
  const one = (list: string) =>
    `(?<![\\p{L}\\p{N}])(?:${phrasesIn(list)
      .map((each) => phraseSource(each))
      .join('|')})`
  const made = {
    others: new RegExp(one(listed.others), 'uy'),
    openings: new Set(phrasesIn(listed.others).flatMap(firstWordsOf)),
    than: new RegExp(`${one(listed.than)}[\\s'-]+$`, 'u'),
    turns: new RegExp(one(listed.turns), 'u'),
  }
  compiled.set(language, made)
  return made
}
