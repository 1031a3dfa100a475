import { readFileSync } from 'node:fs'
import { formsOf, isForm } from './inflection.ts'
import { fold } from './letters.ts'

/**
 * Words that stand beside each other, at most `within` words on; folded, in their dictionary form. Not a name, where they only speak of
 * the concept, as "dirty" of cleanliness.
 */
export type Phrase = { written: string; words: string[]; within: number; isName: boolean }

export type Concept = { name: string; phrases: Record<string, Phrase[]> }

/** Beside other words these say nothing. */
const fillerWords = new Set(
  fold(
    `the of our my der die das den dem des ein eine einen von zum zur im am de du la le les un une au aux del el los las una di della dei
    delle il lo gli al alla het een van do da dos os um uma en ett et too very zu sehr so trop très tres muy demasiado troppo molto te erg
    muito za för meget moc příliš çok herr herrn frau mr mrs ms miss mme madame monsieur señor señora signor signora`,
  ).split(/\s+/),
)
/** The French "thé" is no article. */
export const isSmall = (word: string) =>
  word.length === 1 || (word.toLowerCase() !== 'thé' && fillerWords.has(fold(word.toLowerCase())))

/** Words that join others, by language, as written and without accents: alone they are never what a question looks for. */
const joining: Record<string, string> = {
  en: `and or but if then than that this these those it its is are was were be been being am do does did has have had having will would
    can could should shall may might must not no nor to in on at by for from with without about into over under up down out off as so we us
    you your he him his she her they them their i me who whom whose which what when where why how there here just only also any some all
    both each every even still though tho really actually new theyre dont doesnt didnt cant wont isnt arent wasnt im ive weve
    youre thats theres whats anything something anyone anybody besides except apart vs versus someone somebody everything thing things stuff again time many much`,
  de: `und oder aber wenn als wie ob dass weil denn doch ist sind war waren bin bist sein seid wird werden wurde hat hats haben hatte hatten
    habe kann können konnte muss müssen soll sollen darf will wollen nicht kein keine keinen nichts in an auf aus bei mit nach seit um über
    unter vor hinter neben zwischen durch für gegen ohne bis ab ins ans wir uns unser unsere unseren ihr ihre ihnen er sie es ich mich mir du
    dich dir man wer wen wem was wann wo warum wieso welche welcher welches da dort hier nur auch noch schon mal so gibt gibts ists wars
    gehts liegts wirds hats kommts machts läufts mitm aufm fürn trotz neu neue neuen neuer neues
    neuem sich dabei damit dazu daran davon woran womit wozu ding dinge sache sachen wieder wäre wären würde würden außer statt gegenüber versus vs viel viele vielen wenig wenige alle alles allen aller`,
  fr: `et ou où mais si que qui quoi dont quand comment pourquoi combien est sont était étaient être été ai as a avons avez ont avait avoir
    fait faire peut pouvoir doit ne pas non plus rien dans en sur sous avec sans pour par chez vers entre depuis avant après nous vous ils
    elles il elle on je me moi te toi se lui leur leurs notre nos votre vos mon ma mes ton ta tes son sa ses ce cet cette ces ça cela y là
    ici aussi encore déjà seulement même tout tous toute toutes quel quelle quels quelles qu vraiment
    nouveau nouvel nouvelle nouveaux nouvelles chose choses truc trucs sauf hormis contre versus vs beaucoup peu`,
  es: `y e o u pero si que quien qué quién cuando cuándo como cómo donde dónde por para con sin en de a ante bajo desde hasta sobre entre es
    son era eran ser está están estar ha han haber hay no ni me te se nos os lo le les mi tu su sus nuestro nuestra yo él ella ellos este
    esta estos estas eso esto ya también solo más`,
  it: `e o ma se che chi cosa quando come dove perché per con senza in di a da su tra fra è sono era erano essere ha hanno avere c'è non né
    mi ti si ci vi lo le mio tuo suo nostro nostra io lui lei loro noi questo questa quello anche solo già più del al nel sul`,
  nl: `en of maar als dan dat die dit deze wie wat waar wanneer waarom hoe is zijn was waren ben wordt worden heeft hebben had kan kunnen
    moet niet geen in op aan uit bij met naar sinds om over onder voor achter tussen door tegen zonder tot wij we ons onze jullie hij zij ze
    ik mij me je er daar hier ook nog al`,
  pt: `e ou mas se que quem quando como onde porque por para com sem em de a ao no na nos nas desde até sobre entre é são era eram ser está
    estão estar tem têm há não nem me te se lhe meu seu sua nosso nossa eu ele ela eles este esta isso isto já também só mais`,
  da: `og eller men hvis at som der hvad hvem hvor hvornår hvorfor hvordan er var være har havde kan skal vil ikke ingen i på af til fra med
    uden om over under efter før vi os vores de dem han hun jeg mig det den denne også kun`,
  sv: `och eller men om att som vad vem var när varför hur är vara har hade kan ska vill inte ingen i på av till från med utan över under
    efter före vi oss vår våra de dem han hon jag mig det den denna också bara`,
  cs: `a i nebo ale když že který která kdo co kdy kde proč jak je jsou byl byla byli být má mají může ne není v ve na z ze do od s se bez pro
    po před za u k ke o my nás náš jejich oni on ona já mě to ten ta ty také jen už`,
  pl: `i a lub ale gdy że który która kto co kiedy gdzie dlaczego jak jest są był była byli być ma mają może nie w we na z ze do od bez dla
    po przed za u o my nas nasz ich oni on ona ja mnie to ten ta te się też tylko już`,
  tr: `ve veya ama eğer ki kim ne zaman nerede neden nasıl mı mi mu mü değil için ile gibi kadar sonra önce bu şu o biz bizim onlar ben var
    yok da de`,
}
const joiningIn = Object.fromEntries(
  Object.entries(joining).map(([language, list]) => {
    const words = list.trim().split(/\s+/)
    return [language, new Set([...words, ...words.map(fold)])]
  }),
)
export const isJoining = (word: string, languages: string[]) =>
  isSmall(word) || languages.some((language) => joiningIn[language]?.has(word.toLowerCase()))

const wordsOf = (text: string) => fold(text.toLowerCase()).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

export function phraseOf(written: string): Phrase {
  const words = wordsOf(written)
  const telling = words.filter((word) => !isSmall(word))
  return telling.length > 1
    ? { written, words: telling, within: telling.length < words.length ? 3 : 2, isName: true }
    : { written, words, within: 2, isName: true }
}

let concepts: Concept[] | undefined

/** Reads `concepts.tsv`, once: what only speaks of the concept is behind "||". */
function readConcepts(): Concept[] {
  if (concepts) return concepts
  const [head, ...lines] = readFileSync(new URL('concepts.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const languages = head!.split('\t').slice(1)
  concepts = lines.map((line) => {
    const [name, ...columns] = line.split('\t')
    const phrases = languages.map((language, at) => [language, phrasesOf(columns[at]!, language)])
    return { name: name!, phrases: Object.fromEntries(phrases) }
  })
  return addRelated(concepts)
}

/** Adds the phrases of related concepts: a question about noise is about thin walls, too. `related-concepts.txt` lists them. */
function addRelated(concepts: Concept[]) {
  const own = new Map(concepts.map(({ name, phrases }) => [name, phrases]))
  const lines = readFileSync(new URL('related-concepts.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  const related = new Map(lines.map((line) => line.split(': ') as [string, string]))
  for (const concept of concepts) {
    const others = related.get(concept.name)?.split('; ') ?? []
    concept.phrases = Object.fromEntries(
      Object.entries(concept.phrases).map(([language, its]) => [
        language,
        [...its, ...others.flatMap((other) => own.get(other)![language]!).map(asOther)],
      ]),
    )
  }
  return concepts
}

const asOther = (phrase: Phrase): Phrase => ({ ...phrase, isName: false })

function phrasesOf(column: string, language: string): Phrase[] {
  const [names = '', others = ''] = column.split('||').map((part) => part.split('|').filter(Boolean))
  return [...names, ...others].flatMap((written, at) => {
    const phrase = { ...phraseOf(written), isName: at < names.length }
    // Only English tells a loan car from a car loan by the order: "Stunde abgesagt", "abgesagte Stunde".
    const isFree = language !== 'en' && phrase.words.length === 2 && phrase.within === 2
    return isFree ? [phrase, { ...phrase, words: phrase.words.toReversed() }] : [phrase]
  })
}

/** `rank`: of its concept in the file. `at`: of the phrase among those of its concept. */
type Entry = { concept: Concept; rank: number; phrase: Phrase; at: number }

/** By language, the phrases that name a concept by how their first word begins: to inflect all of them takes a millisecond and more. */
const entries = new Map<string, Map<string, Entry[]>>()
const BEGINNING = 2

function entriesIn(language: string): Map<string, Entry[]> {
  const known = entries.get(language)
  if (known) return known
  const all = readConcepts().flatMap((concept, rank) =>
    (concept.phrases[language] ?? []).map((phrase, at): Entry => ({ concept, rank, phrase, at })),
  )
  const named = all.filter(({ phrase }) => phrase.isName && phrase.words.length > 0)
  const made = Map.groupBy(named, ({ phrase }) => phrase.words[0]!.slice(0, BEGINNING))
  entries.set(language, made)
  return made
}

/** A word begins as its dictionary form does, but for participles: "gebucht". */
const isParticiple = (word: string, language: string) =>
  (language === 'de' || language === 'nl') && /^.{0,6}ge/.test(word)

/** What words of a language stand for, in any form and order: what they name first of all, else whatever they are another word of. */
export function findConcepts(written: string, language: string): Concept[] {
  const words = phraseOf(written).words.map((word) => ({
    word,
    forms: formsOf(word, language),
    beginning: word.slice(0, BEGINNING),
    isParticiple: isParticiple(word, language),
  }))
  const isOf = ({ words: its }: Phrase, isStrict: boolean) =>
    its.length === words.length &&
    its.every((one) =>
      words.some(
        (other) =>
          (other.isParticiple || other.beginning === one.slice(0, BEGINNING)) &&
          (isForm(formsOf(one, language), other.word) || (!isStrict && isForm(other.forms, one))),
      ),
    )
  const known = entriesIn(language)
  const candidates = words.some((each) => each.isParticiple)
    ? [...known.values()].flat()
    : [...new Set(words.map(({ beginning }) => beginning))].flatMap((each) => known.get(each) ?? [])
  // Of "réparé" the meal, "repas", would be a form, were it a verb.
  const strict = candidates.filter(({ phrase }) => isOf(phrase, true))
  const found = (strict.length > 0 ? strict : candidates.filter(({ phrase }) => isOf(phrase, false))).sort(
    (one, other) => one.rank - other.rank || one.at - other.at,
  )
  const first = found.filter(({ at }) => at === 0)
  return [...new Set((first.length > 0 ? first : found).map(({ concept }) => concept))]
}

/**
 * For a word that names no concept by itself: the concepts whose phrases begin with it ("emergency": the emergency
 * service).
 */
export function findConceptsOf(word: string, language: string): Concept[] {
  const folded = fold(word.toLowerCase())
  const forms = formsOf(folded, language)
  const found = (entriesIn(language).get(folded.slice(0, BEGINNING)) ?? []).filter(
    ({ phrase: { words } }) =>
      words.length > 1 && (isForm(forms, words[0]!) || isForm(formsOf(words[0]!, language), folded)),
  )
  return [...new Set(found.map(({ concept }) => concept))]
}

/** One letter more, less or other, or two that changed places, after the first. */
export function isAlike(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1) return false
  let start = 1
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one, other].map((word) => word.slice(start, word.length - end)) as [string, string]
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && left === right[1]! + right[0]!)
}

/** Shorter words are nearly alike by chance. */
const LETTERS_OF_MISSPELT = 6

export function findSpelling(word: string, language: string): string | undefined {
  const folded = fold(word.toLowerCase())
  if (folded.length < LETTERS_OF_MISSPELT) return undefined
  const known = entriesIn(language).get(folded.slice(0, BEGINNING)) ?? []
  return known.find(
    ({ phrase: { words } }) =>
      words.length === 1 && formsOf(words[0]!, language).some((form) => isAlike(form, folded)),
  )?.phrase.written
}
