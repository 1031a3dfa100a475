import { folded, phraseSource, phrasesIn } from '../text/phrase-pattern.ts'

/** Monday first. */
const weekdays: Record<string, string> = {
  cs: 'pondělí|pondělky, úterý|úterky, středa|středu|středy, čtvrtek|čtvrtky, pátek|pátky, sobota|sobotu|soboty, neděle|neděli',
  da: 'mandag|mandage, tirsdag|tirsdage, onsdag|onsdage, torsdag|torsdage, fredag|fredage, lørdag|lørdage, søndag|søndage',
  de: 'montag*, dienstag*, mittwoch*, donnerstag*, freitag*, samstag*|sonnabend*, sonntag*',
  en: 'monday|mondays, tuesday|tuesdays, wednesday|wednesdays, thursday|thursdays, friday|fridays, saturday|saturdays, sunday|sundays',
  es: 'lunes, martes, miércoles, jueves, viernes, sábado|sábados, domingo|domingos',
  fr: 'lundi|lundis, mardi|mardis, mercredi|mercredis, jeudi|jeudis, vendredi|vendredis, samedi|samedis, dimanche|dimanches',
  it: 'lunedì, martedì, mercoledì, giovedì, venerdì, sabato|sabati, domenica|domeniche',
  nl: 'maandag|maandagen, dinsdag|dinsdagen, woensdag, donderdag, vrijdag, zaterdag|zaterdagen, zondag|zondagen',
  pl: 'poniedziałek|poniedziałki, wtorek|wtorki, środa|środę|środy, czwartek|czwartki, piątek|piątki, sobota|sobotę|soboty, niedziela|niedzielę|niedziele',
  pt: 'segunda|segundas, terça|terças, quarta|quartas, quinta|quintas, sexta|sextas, sábado|sábados, domingo|domingos',
  sv: 'måndag|måndagar, tisdag|tisdagar, onsdag|onsdagar, torsdag|torsdagar, fredag|fredagar, lördag|lördagar, söndag|söndagar',
  tr: 'pazartesi|pazartesileri, salı|salıları, çarşamba|çarşambaları, perşembe|perşembeleri, cuma|cumaları, cumartesi|cumartesileri, pazar günü|günleri',
}

/** The weekday names of every language; of alternative forms only the first. */
export const weekdayWords = Object.values(weekdays).flatMap((list) =>
  list.split(/[,|] ?/).map((name) => name.split(/[* ]/)[0]!),
)

const compiled = new Map<string, RegExp[]>()

/** The weekday that a sentence names, 0 for Monday. Null for none, and for several. */
export function findWeekday(sentence: string, language: string): number | null {
  const said = folded(sentence)
  const named = patternsOf(language).flatMap((pattern, day) => (pattern.test(said) ? [day] : []))
  return named.length === 1 ? named[0]! : null
}

function patternsOf(language: string): RegExp[] {
  const known = compiled.get(language)
  if (known) return known
  const days = phrasesIn(weekdays[language] ?? '')
  const patterns = days.map((day) => new RegExp(`(?<![\\p{L}\\p{N}])${phraseSource(day)}`, 'u'))
  compiled.set(language, patterns)
  return patterns
}
