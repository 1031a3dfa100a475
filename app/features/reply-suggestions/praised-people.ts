import { firstNames } from '#app/platform/first-names.ts'
import type { Extent } from './suggestion.vocabulary.ts'

/** Words of service, by beginnings: beside one of these a name in a sentence of praise is that of a member of the staff. */
const service = Object.values({
  en: 'staff|team|waiter|waitress|serv|helped|help|helpful|friendly|advis|host|manager|reception|stylist|attentive|patient|knowledgeable|behind the counter|kind|polite|took care|looked after|welcom|barista',
  de: 'bedien|team|kellner|freundlich|berat|mitarbeiter|nett|hilfsbereit|geholfen|kompetent|empfang|friseur|kümmer|geduldig|zuvorkommend|aufmerksam',
  fr: 'serveu|équipe|accueil|conseil|gentil|souriant|aimable|aidé|patient|professionnel|attentionné|compétent|réception|coiffeu',
  es: 'camarer|equipo|atenci|atendi|atent|amable|simpátic|ayud|personal|asesor|recepci|paciencia|profesional|peluquer',
  it: 'camerier|personale|gentil|cortes|disponibil|aiutat|consiglia|accoglie|professional|pazien|servit|reception|staff|seguit',
  nl: 'bedien|team|vriendelijk|geholpen|behulpzaam|advies|medewerker|aardig|kundig|geduldig|ontvang|kapper',
  pl: 'obsług|mił|pomoc|pomog|uprzejm|doradz|personel|kelner|cierpliw|profesjonal|życzliw',
  pt: 'atend|simpátic|ajud|equip|amável|gentil|funcionári|garç|recepç|paciên|profissional|atencios',
  sv: 'personal|trevlig|vänlig|hjälp|servitr|service|bemöt|kunnig|tålmodig|frisör',
  da: 'personale|venlig|sød|hjalp|hjælp|tjener|service|betjen|kompetent|tålmodig|frisør',
  cs: 'obsluh|mil[áýé]|ochotn|pomoh|poradi|personál|příjemn|trpěliv|profesionál|vstřícn|číšn',
  tr: 'garson|ilgi|ilgili|nazik|yardım|güler yüz|güleryüz|ekip|personel|karşıla|sabırlı|çalışan|kuaför|hanım|bey',
}).join('|')
const servicePattern = new RegExp(`(?<!\\p{L})(?:${service})`, 'iu')

/** Somebody who came with the author, or of whom the author tells. */
const company = Object.values({
  en: 'my (?:\\w+ )?(?:wife|husband|son|daughter|friend|mother|father|mum|mom|dad|sister|brother|boss|partner|boyfriend|girlfriend|dog|cat|colleague|fianc|niece|nephew|grand)',
  de: 'mein(?:e[mnrs]?)? (?:\\w+ )?(?:frau|mann|sohn|tochter|freund|mutter|vater|schwester|bruder|chef|partner|hund|kater?|katze|kolleg|verlobte|nichte|neffe|enkel|oma|opa)',
  fr: '(?:mon|ma|mes) (?:\\w+ )?(?:femme|mari|fils|fille|ami|copin|mère|père|maman|papa|sœur|frère|patron|compagn|chien|chat|collègue|nièce|neveu)',
  es: '(?:mi|mis) (?:\\w+ )?(?:mujer|esposa|marido|esposo|hijo|hija|amig|madre|padre|hermana|hermano|jefe|pareja|novi|perro|gato|compañer|sobrin)',
  it: '(?:mio|mia|miei|mie) (?:\\w+ )?(?:moglie|marito|figli|amic|madre|padre|mamma|papà|sorella|fratello|capo|compagn|fidanzat|cane|gatto|collega|nipote)',
  nl: 'mijn (?:\\w+ )?(?:vrouw|man|zoon|dochter|vriend|moeder|vader|zus|broer|baas|partner|hond|kat|collega|nicht|neef)',
  pl: 'm(?:oja|ój|oją|oim|oim) (?:\\w+ )?(?:żon|mąż|męż|syn|córk|przyjaci|mam|tat|siostr|brat|szef|partner|pies|kot|kole)|z (?:żoną|mężem|synem|córką)',
  pt: '(?:meu|minha|meus|minhas) (?:\\w+ )?(?:mulher|esposa|marido|filh|amig|mãe|pai|irmã|irmão|chefe|namorad|cão|cachorr|gato|colega|sobrinh)',
  sv: 'min (?:\\w+ )?(?:fru|man|son|dotter|vän|kompis|mamma|pappa|syster|bror|chef|sambo|hund|katt|kollega)',
  da: 'min (?:\\w+ )?(?:kone|mand|søn|datter|ven|veninde|mor|far|søster|bror|chef|kæreste|hund|kat|kollega)',
  cs: 'm(?:oje|ůj|á|ou|ým|ojí) (?:\\w+ )?(?:žen|manžel|syn|dcer|přítel|kamarád|máma|mam|táta|tát|sestr|bratr|šéf|pes|kočk|koleg)|s (?:manželem|manželkou|synem|dcerou)',
  tr: '(?:eşim|oğlum|kızım|arkadaşım|annem|babam|kardeşim|ablam|abim|patronum|sevgilim|köpeğim|kedim|yeğenim)',
}).join('|')
const companyPattern = new RegExp(`(?<!\\p{L})(?:${company})`, 'iu')

type Praise = Extent & { label: string; shown: boolean }

/** First names in sentences that clearly praise and speak of service. The author's own is none. */
export function praisedPeople(text: string, sentences: Praise[], authorName: string): Extent[] {
  return sentences
    .filter(({ label, shown }) => shown && label === 'positive')
    .flatMap(({ start, end }) => {
      const sentence = text.slice(start, end)
      if (!servicePattern.test(sentence) || companyPattern.test(sentence)) return []
      return namesIn(sentence, authorName).map((at) => ({ start: start + at.start, end: start + at.end }))
    })
}

/** A surname behind it, a title before it or a possessive ending is not part of the name. */
function namesIn(sentence: string, authorName: string): Extent[] {
  const words = sentence.matchAll(/(?<![\p{L}\p{N}@#/.])\p{Lu}\p{Ll}+(?![\p{L}\p{N}@-])/gu)
  return [...words]
    .filter(([word]) => firstNames.has(word) && !authorName.includes(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
}

export const speaksOfPerson = (term: string) => term.split(/\s+/).some((word) => firstNames.has(word))
