import { dayOf, plusDays } from '#app/platform/clock.ts'
import type { Question, QuestionLanguage } from './question.schema.ts'

// The words for times in the languages of owners, as data. A phrase is a regular expression without repetition, in folded letters (no
// capitals, no accents).

type Words = {
  /** Before a time: from it on, up to it, both sides of it, from it to another, its middle; and what is compared with another time. */
  since: string
  until: string
  around: string
  between: string
  mid: string
  than: string
  /** "than before" without a time. */
  before: string
  /** "the last three months", with the number, and the words for two and more. */
  lastMonths: string
  numbers: string
  /** "lately" */
  recent: string
  months: string
  /** This and last; U stands for a year, a month or a week. */
  relative: [string, string]
  units: [string, string, string]
  /** Spring, summer, autumn, winter. */
  seasons: [string, string, string, string]
}

const timeWords: Record<QuestionLanguage, Words> = {
  en: {
    since: 'since|after',
    until: 'before|until|till|up to',
    around: 'before and after|after and before',
    between: 'between|from',
    mid: 'mid|middle of|the middle of',
    than: '(?:better |worse )?than|vs\\.?|versus|compared (?:with|to)|against',
    before: '(?:compared (?:with|to) (?:the (?:time|period) )?|than |versus )(?:before|earlier|previously)',
    lastMonths:
      '(?:in |over |during )?(?:the )?(?:last|past) (\\d+|two|three|four|five|six) (day|week|month|year)s',
    numbers: 'two three four five six',
    recent:
      'lately|recently|of late|these days|at the moment|right now|currently|nowadays|(?:newest|latest|most recent)',
    months:
      'january|jan february|feb march april may june july august|aug september|sept october|oct november|nov december|dec',
    relative: ['this U', '(?:last|past|previous) U'],
    units: ['year', 'month', 'week'],
    seasons: ['spring', 'summer(?: holidays?)?', 'autumn|fall', 'winter'],
  },
  de: {
    since: 'seit|ab|nach',
    until: 'vor|bis',
    around: 'vor und nach|vorher und nachher',
    between: 'zwischen|von',
    mid: 'mitte',
    than: '(?:besser |schlechter )?als|gegenuber|gegen|im vergleich z[ur]m?|verglichen mit|versus|vs\\.?',
    before: '(?:als|im vergleich zu|verglichen mit) (?:vorher|fruher|davor)',
    lastMonths:
      '(?:in |seit )?(?:den |der |die )?letzten (\\d+|zwei|drei|vier|funf|sechs) (tag|woche|monat|jahr)(?:en|n|e)?',
    numbers: 'zwei drei vier funf sechs',
    recent:
      'in letzter zeit|in der letzten zeit|zuletzt|neuerdings|neulich|kurzlich|derzeit|zurzeit|zur zeit|momentan|im moment|aktuell(?:e[nrs]?)?|(?:neu|letzt)este[nrs]?',
    months:
      'januar|janner februar marz april mai juni juli august september oktober|okt november dezember|dez',
    relative: ['diese[snmr]? U', '(?:letzte|vergangene|vorige)[snmr]? U'],
    units: ['jahr(?:es)?', 'monats?', 'woche'],
    seasons: ['fruhling|fruhjahr', 'sommer(?:ferien)?', 'herbst', 'winter'],
  },
  fr: {
    since: 'depuis|apres|a partir de',
    until: "avant|jusqu'(?:a|en|au)",
    around: 'avant et apres',
    between: 'entre|de',
    mid: 'mi-|mi|(?:la )?mi-',
    than: "(?:mieux |pire |moins bien )?qu(?:e|')|contre|par rapport a|compare a|vs\\.?",
    before: "qu'avant|par rapport a avant",
    lastMonths:
      '(?:(?:dans|sur|pendant|depuis) )?(?:les |ces )?(\\d+|deux|trois|quatre|cinq|six) (?:derniers?|dernieres?) (jour|semaine|mois|an)(?:nee)?s?',
    numbers: 'deux trois quatre cinq six',
    recent:
      'recemment|dernierement|ces derniers temps|ces temps-ci|en ce moment|actuellement|(?:plus recent|dernier)e?s? avis',
    months: 'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
    relative: ['cet?(?:te)? U(?:[- ]ci)?', 'U (?:dernier|derniere|passee?)'],
    units: ['an(?:nee)?', 'mois', 'semaine'],
    seasons: ['printemps', "l'ete|ete", "l'automne|automne", "l'hiver|hiver"],
  },
}

const monthsOfLate = 3
/** "Lately" is the last three months. */
export const readLately = (text: string, language: QuestionLanguage, at: Date): Time =>
  between(timeWords[language].recent).test(text) ? { from: timeBefore(at, monthsOfLate, 'month') } : {}
/** Whether a word is of such a phrase. */
export const isLately = (word: string, language: QuestionLanguage) =>
  word.length > 4 && timeWords[language].recent.includes(word)

type Time = Pick<Question, 'from' | 'to' | 'compare' | 'by'>

const between = (pattern: string, flags = 'u') =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, flags)

/**
 * The time that a folded text asks for, the one that it is compared with, and the text without its words. `isCompared`: two times that stand
 * beside each other, "July and August", are two rather than one.
 */
export function readTimes(
  text: string,
  language: QuestionLanguage,
  at: Date,
  isCompared = false,
): { time: Time; rest: string } {
  const words = timeWords[language]
  let rest = text
  const take = (pattern: string) => {
    const found = between(pattern).exec(rest)
    if (found) rest = `${rest.slice(0, found.index)} ; ${rest.slice(found.index + found[0].length)}`
    return found
  }
  // What has not happened yet is in no review.
  if (/(?<!\p{L})(?:next|(?:nachste|kommende)\p{L}?|prochaine?s?)(?!\p{L})/u.test(text))
    return { time: {}, rest }
  const isBefore = take(words.before) !== null
  take('(?:since|seit|depuis) (?:when|wann|quand)')
  const time = takeTimes()
  return { time: isBefore && time.from ? { ...time, compare: 'before' } : time, rest }

  function takeTimes(): Time {
    const recent = take(words.lastMonths)
    if (recent) return { from: timeBefore(at, countIn(recent, words.numbers), recent[2]!) }
    rest = withYears(rest, words, at.getUTCFullYear())
    const named = timesIn(rest, language, at)
    for (const { whole } of named) rest = rest.replace(whole.trim(), ' ; ')
    // "May and June, this year"
    const times = named.filter((each) => each.isThan || !isYear(each) || named.every(isYear))
    const [one, other, ...others] = joined(times, isCompared)
    if (!one) return {}
    // Three times and more are told month by month.
    if (others.length > 0 || (isCompared && !other && one.parts > 2))
      return { ...spanOf([one, other ?? one, ...others]), by: 'month' }
    const [main, second] = one.isThan && other ? [other, one] : [one, other]
    if (main.isThan) return { from: plusDays(main.to, 1), compare: rangeOf(main) }
    const isSince = main.isAround || main.isSince || take(words.around) || take('since|seit|seitdem|depuis')
    if (second) return { from: main.from, ...(!isSince && { to: main.to }), compare: rangeOf(second) }
    // "since we moved in March"
    if (isSince) return { from: main.from, compare: 'ever' }
    return main.isUntil ? { to: plusDays(main.from, -1) } : { from: main.from, to: main.to }
  }
}

const rangeOf = ({ from, to }: Period) => `${from}..${to}`
const hasYear = (time: Period | undefined) => /20\d\d/.test(time?.text ?? '')
const isYear = ({ from, to }: Period) =>
  from.endsWith('-01-01') && Date.parse(to) - Date.parse(from) > 100 * 86_400_000

/** "July and August last year": the year stands where it is read, behind the month. */
function withYears(text: string, { months, seasons, relative, units }: Words, year: number) {
  const names = [...months.split(' '), ...seasons].join('|')
  return relative.reduce(
    (rest, pattern, back) =>
      rest.replace(
        between(`(${names}) (?:of |(?:de )?l'|des )?(?:${pattern.replace('U', units[0])})`, 'gu'),
        `$1 ${year - back}`,
      ),
    text,
  )
}

type Named = Period & { whole: string; between: string; parts: number } & Partial<
    Record<'isAround' | 'isBetween' | 'isSince' | 'isUntil' | 'isThan', string>
  >

/** The times that a text names, with the words that lead to them and what stands between one and the next. */
function timesIn(text: string, language: QuestionLanguage, at: Date): Named[] {
  const words = timeWords[language]
  const lead = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?<isAround>${words.around})|(?<isBetween>${words.between})|(?<isSince>${words.since})|(?<isUntil>${words.until})|(?<isThan>${words.than}))? *(?:the |in |im |en |dem |der |den |die |le |la |l')?(?<isMid>${words.mid})? *$`,
    'u',
  )
  const periods = periodsIn(text, language, at)
  return periods.map((each, rank) => {
    const { 0: whole, groups } = lead.exec(text.slice(0, each.index))!
    const before = periods[rank - 1]
    return {
      ...each,
      ...groups,
      ...(groups!.isMid && { from: `${each.from.slice(0, 8)}15` }),
      whole: whole + each.text,
      between: before ? text.slice(before.index + before.text.length, each.index) : ';',
      parts: 1,
    }
  })
}

/** "July and August against September": those beside each other, in days as in words, are one, unless they are two that are compared. */
function joined(times: Named[], isCompared: boolean): Named[] {
  const isRange = /^ *(?:bis|to|a|au|-) *$/.test(times[1]?.between ?? '')
  const isTwo = times.length === 2 && !isRange && (isCompared || times.some(({ isThan }) => isThan))
  const all: Named[] = []
  for (const time of times) {
    const last = all.at(-1)
    // Compared without years: a month without a year is of the year of the other time.
    const isDayAfter = (day: string, to: string) => plusDays(to, 1).slice(5) === day.slice(5)
    const isSameYear = last?.to.slice(0, 4) === time.to.slice(0, 4) || !(hasYear(last) && hasYear(time))
    const isNext = last && isSameYear && (isDayAfter(time.from, last.to) || isDayAfter(last.from, time.to))
    const isSpan = isNext || last?.isBetween || /^ *(?:(?:bis|to|a|au) |-)/.test(time.between)
    const isBeside =
      last && isSpan && !isTwo && /^(?: *(?:and|und|et|bis|to|a|au|en|in|im|-))* *$/.test(time.between)
    if (isBeside) Object.assign(last, spanOf([last, time]), { parts: last.parts + 1 })
    else all.push({ ...time })
  }
  // "in summer (June to August)" says one time twice.
  const isFirst = ({ from, to }: Period, rank: number) =>
    all.findIndex((each) => each.from === from && each.to === to) === rank
  return all.filter(isFirst)
}

/** From the first to the last. "November and January": of two years, if not said otherwise. */
function spanOf(times: Period[]) {
  const to = times
    .map((each) => each.to)
    .sort()
    .at(-1)!
  const last = times.at(-1)!.to
  const from = times[0]!.from
  if (from <= last) return { from: times.map((each) => each.from).sort()[0]!, to }
  const [year, day] = [Number(last.slice(0, 4)), from.slice(4)]
  return { from: `${year}${day}` <= last ? `${year}${day}` : `${year - 1}${day}`, to: last }
}

type Period = { index: number; text: string; from: string; to: string }

/** The days, months, seasons and years that a text names, in its order. A month without a year is the last one. */
function periodsIn(text: string, language: QuestionLanguage, at: Date): Period[] {
  const { months, seasons, relative, units } = timeWords[language]
  const found: Period[] = []
  let rest = text
  const add = (pattern: string, daysOf: (parts: RegExpExecArray) => [Date, Date] | null) => {
    for (const parts of [...rest.matchAll(between(pattern, 'gu'))]) {
      const days = daysOf(parts)
      if (!days || days[0] > at) continue
      const [from, to] = days
      found.push({ index: parts.index, text: parts[0], from: dayOf(from), to: dayOf(to < at ? to : at) })
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
      `(?:this |diese[nmrs]? |cet(?:te)? )?(last |letzte[nr]? |vorige[nr]? )?(?:${name})( dernier| passe)?(?: (20\\d\\d))?`,
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
  return dayOf(from)
}
