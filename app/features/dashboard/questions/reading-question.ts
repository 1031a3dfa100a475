import { foldedText } from '#app/platform/folded-text.ts'
import { type Question, type QuestionLanguage, questionLanguages } from './question.schema.ts'
import { questionWords } from './question-words.ts'

export type ReadQuestion = {
  /** Without words: these are its reader's to look for. */
  question: Question
  /** Words that say nothing but what is asked about, as typed: those beside each other together. */
  content: string[]
  /** "bread or cake": any of them may be meant. */
  isChoice: boolean
}

/** Folded like the patterns, with the same number of characters where accents were one. */
const fold = (text: string) =>
  foldedText(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")
    .toLowerCase()

/** Reads a typed question: what we know becomes the question, and each other word is content. */
export function readTypedQuestion(typed: string, at: Date): ReadQuestion {
  const quoted = /[“"«„]([^“”"«»„]{1,80})[”"»“]/u.exec(typed)?.[1]
  const text = quoted ? typed.replace(quoted, ' ') : typed
  const [best] = languagesOf(text)
    .map((language) => readIn(language, text, at))
    .sort((one, other) => one.content.length - other.content.length)
  return quoted ? { ...best!, content: [wordsOf(quoted).join(' ')] } : best!
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

const emptyWords = Object.fromEntries(
  questionLanguages.map((language) => [language, new Set(questionWords[language].empty.split(' '))]),
) as Record<QuestionLanguage, Set<string>>

/** Those that have most of its small words. A name or a product alone may be in any. */
function languagesOf(text: string): QuestionLanguage[] {
  const words = wordsOf(fold(text))
  const counts = questionLanguages.map((each) => words.filter((word) => emptyWords[each].has(word)).length)
  return questionLanguages.filter((_, at) => counts[at] === Math.max(...counts))
}

function contentOf(rest: string, typed: string, language: QuestionLanguage): string[] {
  const written = new Map(wordsOf(typed).map((word) => [fold(word), word.toLowerCase()]))
  return rest
    .split(/[^\p{L}\p{N};]+/u)
    .map((word) =>
      emptyWords[language].has(word) || /^(?:;|\p{L}?)$/u.test(word) ? ';' : (written.get(word) ?? word),
    )
    .join(' ')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
}

function isChoiceOf(text: string, content: string[]) {
  const words = new Set(wordsOf(fold(content.join(' '))))
  const choices = text.matchAll(
    /([\p{L}\p{N}]+) +(?:or|oder|ou|vs|versus) +(?:the |a |an |die |der |das |den |le |la |les |l')?([\p{L}\p{N}]+)/gu,
  )
  return [...choices].some(([, one, other]) => words.has(one!) && words.has(other!))
}

function readIn(language: QuestionLanguage, typed: string, at: Date): ReadQuestion {
  const words = questionWords[language]
  const text = ` ${fold(typed).replace(/[?!.,;:()"“”„«»/]/g, ' ')} `
  let rest = text
  const find = (pattern: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.replaceAll('P', words.people)})(?![\\p{L}\\p{N}])`, 'u').exec(
      rest,
    )
  const take = (pattern: string) => {
    const found = find(pattern)
    if (found) rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`
    return found
  }
  const firstOf = <Kind>(patterns: [Kind, string][]) => patterns.find(([, pattern]) => take(pattern))?.[0]
  const isFound = languagesOf(typed).length === 1

  const before = take(words.before)
  const beyond = words.beyond.find(([, pattern]) => find(pattern))
  if (beyond && ['future', 'people', 'reply'].includes(beyond[0])) take(beyond[1])
  const time = beyond?.[0] === 'future' ? {} : takeTimes()
  const stars = takeStars()
  const written = takeLanguages()
  const show = firstOf(words.shows)
  const by = firstOf(words.splits)
  const why = take(words.why)
  const say = firstOf(words.says)
  const content = contentOf(rest, typed, language)
  const question: Question = {
    show: show ?? 'quotes',
    ...(isFound && { language }),
    ...(beyond && (beyond[0] !== 'people' || content.length === 0) && { beyond: beyond[0] }),
    ...time,
    ...(before && time.from && { compare: 'before' }),
    ...(stars && { stars }),
    ...(written && { written }),
    ...(written?.includes(' ') ? { by: 'language' } : by && { by }),
    ...(say && { say }),
  }
  if (why && stars && !say) question.say = Number(stars) > 3 ? 'praise' : 'complaint'
  if (question.show === 'changed' && (question.by || written || question.compare?.includes('..')))
    question.show = 'average'
  const asks = [show, by, say, stars, written, question.from, question.to, question.beyond]
  if (content.length === 0 && asks.every((each) => !each))
    return { question: { show: 'quotes' }, content: wordsOf(typed), isChoice: false }
  if (!show && content.length === 0) question.show = question.compare || by || written ? 'average' : 'count'
  return { question, content, isChoice: isChoiceOf(text, content) }

  function takeStars() {
    const number = '[1-5]|one|two|three|four|five|eine?[mnr]?|zwei|drei|vier|funf|une?|deux|trois|quatre|cinq'
    const found = take(`(${number})(?: ?(?:or|oder|ou|to|bis|a|-) ?([1-5]))?[- ]*(?:${words.stars})`)
    if (!found) return undefined
    const [, first = '', second] = found
    const lowest =
      Number(first) || starsInWords.findIndex((each) => new RegExp(`^(?:${each})$`).test(first)) + 1
    const chosen = second ? `${lowest}-${second}` : String(lowest)
    return (chosen === '2-1' ? '1-2' : chosen === '5-4' ? '4-5' : chosen) as Question['stars']
  }

  function takeLanguages() {
    const [before, after] = words.inLanguage
    const names = Object.entries(words.languages)
    const taken: string[] = []
    for (const [tag, name] of names) {
      const one = language === 'de' ? `(?:${name})(?:sprachig)?(?:e[nrs]?)?` : `(?:${name})`
      const isAlone = taken.length > 0 && new RegExp(words.times.than, 'u').test(rest)
      if (take(`(?:${before}) ${one}(?: ${after})?|${one}[- ]${after}${isAlone ? `|${one}` : ''}`))
        taken.push(tag)
    }
    // "the German reviews worse than the English": the second one may stand before the first in our list.
    if (taken.length === 1)
      for (const [tag, name] of names)
        if (
          take(
            `(?:${words.times.than}|and|or|und|oder|et|ou)(?: the| die| les| des)? (?:${name})(?:e[nrs]?)?`,
          )
        )
          taken.push(tag)
    return taken.length > 0 ? taken.join(' ') : undefined
  }

  /** The time that is asked for, and the one that it is compared with. */
  function takeTimes(): Pick<Question, 'from' | 'to' | 'compare'> {
    const recent = take(words.lastMonths)
    if (recent) return { from: timeBefore(at, countIn(recent, words.numbers), recent[2]!) }
    const { since, until, around, between, mid, than } = words.times
    const lead = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(${around})|(${between})|(${since})|(${until})|(${than}))? *(?:the |dem |der |den |die |le |la |l')?(${mid})? *$`,
      'u',
    )
    const times = periodsIn(rest, language, at).map((each) => {
      const [whole, isAround, isBetween, isSince, isUntil, isThan, isMid] = lead.exec(
        rest.slice(0, each.index),
      )!
      const from = isMid ? `${each.from.slice(0, 8)}15` : each.from
      return { ...each, whole: whole + each.text, isAround, isBetween, isSince, isUntil, isThan, from }
    })
    for (const { whole } of times) rest = rest.replace(whole.trim(), ' ; ')
    const [first, second] = times
    if (!first) return {}
    // "between March and May 2025"
    if (second && first.isBetween)
      return {
        from: first.from > second.to ? second.to.slice(0, 4) + first.from.slice(4) : first.from,
        to: second.to,
      }
    if (second && !first.isThan)
      return { from: first.from, to: first.to, compare: `${second.from}..${second.to}` }
    if (first.isThan) return { from: dayAfter(first.to), compare: `${first.from}..${first.to}` }
    // "since we moved in March"
    const isSince =
      first.isAround ||
      first.isBetween ||
      first.isSince ||
      take(words.times.around) ||
      take('since|seit|seitdem|depuis')
    if (isSince) return { from: first.from, compare: 'ever' }
    if (first.isUntil) return { to: dayAfter(first.from, -1) }
    return { from: first.from, to: first.to }
  }
}

type Period = { index: number; text: string; from: string; to: string }

/** The days, months, seasons and years that a text names, in its order. A month without a year is the last one. */
function periodsIn(text: string, language: QuestionLanguage, at: Date): Period[] {
  const { months, seasons, relative, units } = questionWords[language]
  const found: Period[] = []
  let rest = text
  const add = (pattern: string, daysOf: (parts: RegExpExecArray) => [Date, Date] | null) => {
    for (const parts of [
      ...rest.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu')),
    ]) {
      const days = daysOf(parts)
      if (!days || days[0] > at) continue
      const [from, to] = days
      found.push({ index: parts.index, text: parts[0], from: day(from), to: day(to < at ? to : at) })
      rest = rest.replace(parts[0], ' '.repeat(parts[0].length))
    }
  }
  const thisYear = at.getUTCFullYear()
  const utc = (year: number, month: number, date = 1) => new Date(Date.UTC(year, month, date))
  add('(20\\d\\d)-(\\d\\d)-(\\d\\d)', ([, year, month, date]) => {
    const only = utc(Number(year), Number(month) - 1, Number(date))
    return [only, only]
  })
  for (const [month, name] of months.split(' ').entries())
    add(
      `(?:(\\d\\d?)(?:st|nd|rd|th|er)? (?:of )?)?(?:${name})(?: (\\d\\d?)(?:st|nd|rd|th)?)?(?: (20\\d\\d))?`,
      (parts) => {
        const [whole, before, after, year] = parts
        // "may I" is no month.
        if (
          whole === 'may' &&
          !/(?:in|since|before|after|until|mid|and|from|between|last|vs) $/.test(text.slice(0, parts.index))
        )
          return null
        const date = Number(before ?? after)
        const of = Number(year) || (utc(thisYear, month, date || 1) > at ? thisYear - 1 : thisYear)
        return date ? [utc(of, month, date), utc(of, month, date)] : [utc(of, month), utc(of, month + 1, 0)]
      },
    )
  for (const [season, name] of seasons.entries())
    add(
      `(last |letzte[nr]? |vorige[nr]? )?(?:${name})( dernier| passe)?(?: (20\\d\\d))?`,
      ([, before, after, year]) => {
        const month = 2 + 3 * season
        let of = Number(year) || (utc(thisYear, month) > at ? thisYear - 1 : thisYear)
        if ((before || after) && utc(of, month + 3) > at) of--
        return [utc(of, month), utc(of, month + 3, 0)]
      },
    )
  for (const [unit, name] of units.entries())
    for (const [back, pattern] of relative.entries())
      add(pattern.replace('U', `(?:${name})`), () => {
        const month = at.getUTCMonth() - back
        if (unit === 0) return [utc(thisYear - back, 0), utc(thisYear - back, 12, 0)]
        if (unit === 1) return [utc(thisYear, month), utc(thisYear, month + 1, 0)]
        const monday = at.getUTCDate() - ((at.getUTCDay() + 6) % 7) - 7 * back
        return [utc(thisYear, at.getUTCMonth(), monday), utc(thisYear, at.getUTCMonth(), monday + 6)]
      })
  add('20\\d\\d', ([year]) => [utc(Number(year), 0), utc(Number(year), 12, 0)])
  return found.sort((one, other) => one.index - other.index)
}

const starsInWords = [
  'one|eine?[mnr]?|une?',
  'two|zwei|deux',
  'three|drei|trois',
  'four|vier|quatre',
  'five|funf|cinq',
]

export const isOfFindings = ({ show }: Question) => show === 'fix' || show === 'like' || show === 'changed'

const countIn = ([, said]: RegExpExecArray, numbers: string) =>
  Number(said) || 2 + Math.max(0, numbers.split(' ').indexOf(said!))

const unitDays: [RegExp, number][] = [
  [/^(?:day|tag|jour)/, 1],
  [/^(?:week|woche|semaine)/, 7],
]

function timeBefore(at: Date, count: number, unit: string) {
  const days = unitDays.find(([pattern]) => pattern.test(unit))?.[1]
  const from = new Date(at)
  if (days) from.setUTCDate(from.getUTCDate() - days * Math.min(count, 5000))
  else
    from.setUTCMonth(
      from.getUTCMonth() - Math.min(count, 600) * (/^(?:month|monat|mois)/.test(unit) ? 1 : 12),
    )
  return day(from)
}

const day = (date: Date) => date.toISOString().slice(0, 10)
const dayAfter = (from: string, days = 1) => day(new Date(Date.parse(from) + days * 86_400_000))
