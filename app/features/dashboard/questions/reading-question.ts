import * as chrono from 'chrono-node'
import { glossOfTypedWord } from '#analysis/languages/typed-words.ts'
import { foldedText } from '#app/platform/folded-text.ts'
import { type Question, type QuestionLanguage, questionLanguages } from './question.schema.ts'
import { questionWords } from './question-words.ts'

/** A topic by the name that the owner sees, and the words that reviews use for it. */
export type KnownTopic = { topic: string; terms: string[] }

export type ReadQuestion = {
  question: Question
  /** Words of content that the question does not use. */
  unused: string[]
  /** Words of content: what is asked about, with those that are not used. */
  content: string[]
  language: QuestionLanguage
}

const dates = { en: chrono.en, de: chrono.de, fr: chrono.fr }

/** Folded like the patterns, with the same number of characters where accents were one. */
const fold = (text: string) =>
  foldedText(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .toLowerCase()

/**
 * Reads a typed question: what each word stands for, or that it is not used. A question is what it says only where every word of
 * content is used; what its reader does with the others is theirs.
 */
export function readTypedQuestion(typed: string, topics: KnownTopic[], at: Date): ReadQuestion {
  const quoted = /[“"«„]([^“”"«»„]{1,80})[”"»“]/u.exec(typed)?.[1]
  const all = questionLanguages.map((language) =>
    readIn(language, quoted ? typed.replace(quoted, ' ') : typed, topics, at),
  )
  const best = all.sort((one, other) => one.unused.length - other.unused.length)[0]!
  if (!quoted) return best
  return { ...best, question: { ...best.question, topic: undefined, words: quoted.trim() } }
}

function readIn(language: QuestionLanguage, typed: string, topics: KnownTopic[], at: Date): ReadQuestion {
  const words = questionWords[language]
  const question: Question = { show: 'count', isCompared: false }
  let rest = ` ${fold(typed).replace(/[?!.,;:()"“”„«»]/g, ' ')} `
  const take = (pattern: string) => {
    const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u').exec(rest)
    if (found) rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`
    return found !== null
  }
  const recent = new RegExp(words.lastMonths, 'u').exec(rest)
  if (recent) {
    rest = rest.replace(recent[0], ' ')
    question.from = monthsBefore(at, countIn(recent, words.numbers))
  }
  const isSince = take(
    'since(?: the)?|seit(?: dem| der)?|depuis(?: le| la)?|(?:before and after|vor und nach|avant et apres)(?: the| dem| der| le| la)?',
  )
  const period = recent ? undefined : dates[language].parse(rest, at)[0]
  if (period && isPeriod(period, rest)) {
    rest = rest.replace(period.text, ' ')
    const days = daysOf(period, at)
    Object.assign(question, isSince ? { from: days.from } : days)
  }
  const season = words.seasons.findIndex((pattern) => take(pattern))
  if (season >= 0) Object.assign(question, seasonOf(season, isSince, at))
  const stars = new RegExp(`(?<!\\d)([1-5])[- ]?(?:${words.stars})(?![\\p{L}])`, 'u').exec(rest)
  if (stars) {
    rest = rest.replace(stars[0], ' ')
    question.stars = stars[1] as Question['stars']
  }
  const show = words.shows.find(([, pattern]) => take(pattern))?.[0]
  const written = take(words.languages)
  const split = written ? 'language' : words.splits.find(([, pattern]) => take(pattern))?.[0]
  question.isCompared = take(words.compared)
  const topic = findTopic(rest, topics) ?? findGlossed(rest, language, topics)
  if (topic) question.topic = topic.name
  const said = rest
  // Other words for the same thing say nothing more: "sourdough loaf".
  for (let next = topic; next && next.name === topic?.name; next = findTopic(rest, topics))
    rest = rest.replace(next.said, ' ')
  const say = words.says.find(([, pattern]) => take(pattern))?.[0]
  const contentOf = (text: string) =>
    text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !emptyWords[language].has(word))
  const unused = contentOf(rest)
  return {
    question: { ...question, show: show ?? (topic || say ? 'count' : 'quotes'), by: split, say },
    unused,
    language,
    content: topic ? [topic.said, ...unused] : contentOf(said),
  }
}

const emptyWords = Object.fromEntries(
  questionLanguages.map((language) => [language, new Set(questionWords[language].empty.split(' '))]),
) as Record<QuestionLanguage, Set<string>>

/** The topic that a word stands for by its English gloss: "Wartezeit", "prix". */
function findGlossed(text: string, language: string, topics: KnownTopic[]) {
  for (const [said] of text.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
    const english = glossOfTypedWord(said, language)
    const known = english && topics.find(({ topic, terms }) => topic === english || terms.includes(english))
    if (known) return { name: known.topic, said }
  }
  return null
}

/** The topic whose name or word is the longest in the text. */
function findTopic(text: string, topics: KnownTopic[]) {
  let found: { name: string; said: string } | null = null
  for (const { topic, terms } of topics) {
    for (const term of [topic, ...terms]) {
      const said = fold(term)
      if (said.length < 3 || said.length <= (found?.said.length ?? 0)) continue
      const at = text.indexOf(said)
      if (at < 0 || /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) continue
      // An ending may follow: "rooms", "Zimmern".
      const rest = /^[\p{L}\p{N}]*/u.exec(text.slice(at + said.length))![0]
      if (rest.length <= 2) found = { name: topic, said: said + rest }
    }
  }
  return found
}

/** A time of the day, a weekday, a number alone or the beginning of a word ("sam" of "Samuel") is none. */
const isPeriod = ({ start, index, text }: chrono.ParsedResult, within: string) =>
  ['day', 'month', 'year'].some((part) => start.isCertain(part as chrono.Component)) &&
  // "now" and "today" ask how it is, and not about one day.
  !start.isCertain('hour') &&
  !/^(?:now|today|jetzt|heute|maintenant|aujourd'hui)$/u.test(text) &&
  !/^\p{L}/u.test(within.slice(index + text.length)) &&
  /\p{L}.*\s|\p{L}{3}|\d.*\d/u.test(text)

const countIn = ([, said]: RegExpExecArray, numbers: string) =>
  said === undefined ? 1 : Number(said) || 2 + Math.max(0, numbers.split(' ').indexOf(said))

function monthsBefore(at: Date, months: number) {
  const from = new Date(at)
  from.setUTCMonth(from.getUTCMonth() - months)
  return day(from)
}

/** The last spring (0), summer, autumn or winter that has begun. */
function seasonOf(season: number, isSince: boolean, at: Date) {
  const month = 2 + 3 * season
  const from = new Date(Date.UTC(at.getUTCFullYear(), month, 1))
  if (from > at) from.setUTCFullYear(from.getUTCFullYear() - 1)
  const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 3, 0))
  return isSince || to > at ? { from: day(from) } : { from: day(from), to: day(to) }
}

const day = (date: Date) => date.toISOString().slice(0, 10)

/** "in March": the whole month; "since March": until now; "last year": the whole year. */
function daysOf({ start, end, text }: chrono.ParsedResult, at: Date) {
  const from = start.date()
  // "March" is the last one.
  if (from > at) from.setFullYear(from.getFullYear() - 1)
  if (end) return { from: day(from), to: day(end.date()) }
  const [year, month] = [from.getFullYear(), from.getMonth()]
  if (start.isCertain('day') || start.isCertain('weekday')) return { from: day(from), to: day(from) }
  const isMonth = start.isCertain('month') || /month|monat|mois/.test(text)
  const first = new Date(Date.UTC(year, isMonth ? month : 0, 1))
  const last = new Date(Date.UTC(year, isMonth ? month + 1 : 12, 0))
  return { from: day(first), to: day(last < at ? last : at) }
}
