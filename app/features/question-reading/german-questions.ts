// The usual questions in German, word by word and phrase by phrase, as the English words that the rules read.

const people = '(?:(?:die|den|der|unsere|unseren) )?(?:kunden|leuten?|gasten?|menschen|besuchern?|patienten)'

/** Two of them make a question German. */
const signs =
  /\b(wie|viele|wieviele|was|welche[rsnm]?|bewertung(en)?|rezension(en)?|sternen?|durchschnitt\w*|schnitt|woruber|wann|warum|wieso|kunden|leute|gaste|seit|letzte[snrm]?|beschweren|loben|schlechte[nrs]?|zeig\w*|gibt|haben|wir|uns|im|und|oder|mit|ohne|der|die|das|dieses|diesen|diesem|sind|ist|uber|pro|prozent|anteil|auf|deutsch|neueste|unbeantwortete[nrs]?|gefallen)\b/g

const phrases: [RegExp, string][] = [
  [/\bwie ?viele?\b(?! prozent)/, 'how many'],
  [/\bwie ?viele? prozent(?: (?:der|unserer|von|aller))?\b/, 'how many percent of'],
  [/\b(?:wie (?:hoch|gross) ist (?:der|unser) )?anteil(?: (?:der|von|an|aller|unserer))*\b/, 'what share of'],
  [/\bwie (?:gut|schlecht) (?:sind|werden|wurden|waren) wir(?: bewertet)?\b/, 'average rating'],
  [/\bdurchschnitt(?:liche[nr]?|s)? ?(?:bewertung(?:en)?|sterne(?:zahl)?|note|wertung)\b/, 'average rating'],
  [/\b(?:im (?:durch)?schnitt|durchschnittlich|durchschnitt|schnitt)\b/, 'average rating'],
  [
    new RegExp(`\\bworuber (?:beschweren|beklagen|argern) sich(?: ${people})?`),
    'what do people complain about',
  ],
  [
    new RegExp(`\\b(?:woruber meckern|was (?:stort|nervt|argert|bemangeln|kritisieren))(?: ${people})?`),
    'what do people complain about',
  ],
  [
    new RegExp(`\\bwas (?:loben|mogen|lieben|schatzen|gefallt)(?: ${people})?(?: an uns)?`),
    'what do people praise',
  ],
  [
    new RegExp(`\\bwas (?:sagen|schreiben|meinen|denken) ${people} (?:uber|zum|zur|zu)`),
    'what do people say about',
  ],
  [/\bgibt es (?:\w+ )?(?:beschwerden|kritik|klagen) (?:uber|zum|zur|zu|wegen|an)\b/, 'any complaints about'],
  [/\bgibt es etwas (?:uber|zum|zur|zu)\b/, 'anything about'],
  [/\bwie schnell (?:antworten|reagieren) wir(?: auf)?\b/, 'how quickly do we reply to'],
  [/\b(?:verglichen mit|im vergleich (?:zu|zum|mit)|gegenuber|gegen)\b/, 'versus'],
  [/\b(?:letzten|letzter|letztem|vorigen|vergangenen) monats?\b/, 'last month'],
  [/\b(?:letzte|letzter|letzten|vorige|vergangene) woche\b/, 'last week'],
  [/\b(?:letztes|letzten|letztem|voriges|vorigen|vergangenen) jahr(?:es)?\b/, 'last year'],
  [/\b(?:letztes|letzten|letztem) quartals?\b/, 'last quarter'],
  [/\b(?:dieses|diesem) jahr(?:es)?\b|\bheuer\b/, 'this year'],
  [/\b(?:dieser|diesen|diesem|dieses) monats?\b/, 'this month'],
  [/\b(?:diese|dieser) woche\b/, 'this week'],
  [/\b(?:dieses|diesem) quartals?\b/, 'this quarter'],
  [/\bletzten (?=(?:\w+ )(?:tagen?|wochen|monaten?)\b)/, 'last '],
  [/\bletzten? (sommer|herbst|winter|fruhling|fruhjahr)\b/, 'last $1'],
  [/\b(?:diesen|diesem|dieser) (sommer|herbst|winter|fruhling|fruhjahr)\b/, 'this $1'],
  [/\b(?:ein|einen|einem) stern\b/, '1 star'],
  [/\bauf (?=deutsch|englisch|franzosisch|italienisch|spanisch)/, 'in '],
  [/\b(?:gefallen|gesunken|schlechter geworden)\b/, 'dropped'],
  [/\b(?:gestiegen|besser geworden|verbessert)\b/, 'improved'],
  [/\b(?:ohne antwort|unbeantwortete[nrs]?|unbeantwortet)\b/, 'unanswered'],
  [/\bam (?:meisten|haufigsten)\b/, 'most'],
  [/\b(?:die|der|unsere|das) (?:neueste|neuste|letzte) (?=bewertung|rezension)/, 'the newest '],
]

/** By word; those that say nothing become nothing. */
const words: Record<string, string> = {
  ...entries('reviews', 'bewertungen rezensionen kundenstimmen kommentare'),
  ...entries('review', 'bewertung rezension'),
  ...entries('stars', 'sterne sternen'),
  ...entries('star', 'stern'),
  ...entries('people', 'kunden leute leuten gaste gasten menschen besucher patienten'),
  ...entries('bad', 'schlechte schlechten schlechter schlecht'),
  ...entries('good', 'gute guten guter gut'),
  ...entries('negative', 'negative negativen'),
  ...entries('positive', 'positive positiven'),
  ...entries('best', 'beste bester besten bestes'),
  ...entries('worst', 'schlechteste schlechtester schlechtesten schlimmste schlimmsten'),
  ...entries('newest', 'neueste neuste neuesten'),
  ...entries('oldest', 'alteste altesten'),
  ...entries('longest', 'langste'),
  ...entries('shortest', 'kurzeste'),
  ...entries('better', 'besser'),
  ...entries('worse', 'schlechter'),
  ...entries('which', 'welche welcher welches welchem welchen'),
  ...entries('what', 'was'),
  ...entries('when', 'wann'),
  ...entries('why', 'warum wieso weshalb'),
  ...entries('how', 'wie'),
  ...entries('show', 'zeige zeig zeigen'),
  ...entries('mention', 'erwahnen erwahnt nennen'),
  ...entries('complaints', 'beschwerden kritik klagen'),
  ...entries('topics', 'themen'),
  ...entries('answered', 'beantwortet beantwortete beantworteten'),
  ...entries('reply', 'antwort'),
  ...entries('since', 'seit'),
  ...entries('until', 'bis'),
  ...entries('between', 'zwischen'),
  ...entries('today', 'heute'),
  ...entries('yesterday', 'gestern'),
  ...entries('in', 'im'),
  ...entries('on', 'am auf'),
  ...entries('from', 'von vom aus'),
  ...entries('with', 'mit'),
  ...entries('without', 'ohne'),
  ...entries('not', 'nicht keine kein'),
  ...entries('about', 'uber zum zur zu'),
  ...entries('and', 'und'),
  ...entries('or', 'oder'),
  ...entries('than', 'als'),
  ...entries('per', 'pro je'),
  ...entries('compare', 'vergleiche vergleich'),
  ...entries('day', 'tag'),
  ...entries('days', 'tage tagen'),
  ...entries('week', 'woche'),
  ...entries('weeks', 'wochen'),
  ...entries('month', 'monat'),
  ...entries('months', 'monate monaten'),
  ...entries('quarter', 'quartal'),
  ...entries('year', 'jahr'),
  ...entries('weekend', 'wochenende wochenenden'),
  ...entries('summer', 'sommer'),
  ...entries('autumn', 'herbst'),
  ...entries('spring', 'fruhling fruhjahr'),
  ...{ januar: 'january', februar: 'february', marz: 'march', mai: 'may', juni: 'june', juli: 'july' },
  ...{ oktober: 'october', dezember: 'december' },
  ...{
    montag: 'monday',
    dienstag: 'tuesday',
    mittwoch: 'wednesday',
    donnerstag: 'thursday',
    freitag: 'friday',
  },
  ...{
    samstag: 'saturday',
    sonntag: 'sunday',
    montags: 'mondays',
    samstags: 'saturdays',
    sonntags: 'sundays',
  },
  ...{
    zwei: 'two',
    drei: 'three',
    vier: 'four',
    funf: 'five',
    mehr: 'more',
    weniger: 'less',
    mindestens: 'at least',
  },
  ...{
    deutsch: 'german',
    englisch: 'english',
    franzosisch: 'french',
    italienisch: 'italian',
    spanisch: 'spanish',
  },
  ...{
    deutsche: 'german',
    deutschen: 'german',
    englische: 'english',
    englischen: 'english',
    prozent: 'percent',
  },
  ...{ eingeladene: 'invited', eingeladenen: 'invited', importierte: 'imported', importierten: 'imported' },
  ...entries(
    '',
    'der die das den dem des ein eine einen einem einer unser unsere unserer unseren unserem uns wir es gab gibt haben hat hatten wurden wurde werden sind ist waren war sich mir an bitte bekommen erhalten denn so',
  ),
}

function entries(english: string, german: string) {
  return Object.fromEntries(german.split(' ').map((word) => [word, english]))
}

/** The English words of a German question; null if it is none. `nounOf`: the English of a word that is not listed here. */
export function englishOfGerman(
  given: readonly string[],
  nounOf: (word: string) => string | null,
): string[] | null {
  const text = given.join(' ')
  const found = new Set([...text.matchAll(signs)].map(([word]) => word))
  if (found.size < 2 || /\b(the|how|what|our|reviews|of|about|many)\b/.test(text)) return null
  const plain = phrases.reduce((so, [from, to]) => so.replace(from, to), text)
  const english = plain.split(' ').map((word) => words[word] ?? nounOf(word) ?? word)
  return english.join(' ').split(' ').filter(Boolean)
}
