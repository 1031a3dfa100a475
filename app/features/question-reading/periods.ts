import {
  around,
  back,
  dateOf,
  monthSpan,
  shiftDays,
  shiftMonths,
  text,
  type Unit,
  yearSpan,
} from './calendar.ts'
import { holidays } from './holidays.ts'
import { periodWords } from './nearest-questions.ts'
import type { Reading } from './reading.ts'
import { numberOf, ordinalOf } from './words.ts'

/** Days (UTC), both included; open where there is none. */
type Period = { from?: string; to?: string }

/** A period named by some words of a question: from the word `start` to before the word `end`. */
type FoundPeriod = { period: Period; start: number; end: number }

/** A stretch of the calendar: "March 2026". `isAnyYear`: the year was not named. */
type Span = { from: string; to: string; end: number; isAnyYear?: boolean; season?: string }

const monthNames =
  'january february march april may june july august september october november december'.split(' ')
const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 }
const weekdayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** Takes the periods of a question. False where one lies ahead: reviews do not tell of it. */
export function takePeriods(reading: Reading): boolean {
  const { marked, background } = reading
  for (const { period, start, end } of united(reading)) {
    if (period.from && period.from > background.at) return false
    const said = periodWords(marked.words.slice(start, end)) ?? undefined
    reading.add('period', start, { from: period.from, to: period.to }, said)
    marked.take(start, end)
  }
  return true
}

const comparing =
  /\b(vs|versus|against|compar\w*|than|differ\w*|between|better|worse|happier|chang\w*|improv\w*|increas\w*|decreas\w*|(go|going|gone|went) (up|down)|r[io]se|risen|fell|fallen|drop\w*|grew|grown|which|each|respectively|per|by month)\b/

/**
 * The periods of a question. "in September and October" is one of both months, unless they are compared; two that do
 * not meet are left as they are.
 */
function united({ marked, background }: Reading): FoundPeriod[] {
  const found = findPeriods(marked.words, background.at)
  const [one, other] = found
  if (found.length !== 2 || marked.asks(comparing) || !one!.period.from) return found
  const link = marked.words.slice(one!.end, other!.start).join(' ')
  const isNextTo = /^(and|or|plus|as well as)$/.test(link)
  const isFollowed = one!.period.to && other!.period.from === shiftDays(one!.period.to, 1)
  if (!isNextTo || !isFollowed || marked.asks(/^(is|are|was|were|do|does|did|who)\b.* or\b/)) return found
  return [{ period: { from: one!.period.from, to: other!.period.to }, start: one!.start, end: other!.end }]
}

/** "since the refurbishment", "before noon": nobody told us when that was. */
export function takeUnknownDates(reading: Reading) {
  const { marked } = reading
  const [word] = marked.takeAll(
    /\b(?:since|until|till|before|after|prior to|during) (?:the |we |our |a |an )*(?!_|the |we |our |an? |on\b|that\b|then\b)([^ _]+)/,
  )
  if (word) reading.doubt = word.groups[0]!
}

/** The periods that the words name, in their order. `at`: the day of the question. */
export function findPeriods(words: readonly string[], at: string): FoundPeriod[] {
  const found: FoundPeriod[] = []
  for (let start = 0; start < words.length; ) {
    const next = new Reader(words, at, found).periodAt(start)
    if (next) found.push(next)
    start = next ? next.end : start + 1
  }
  return found
}

class Reader {
  private readonly words: readonly string[]
  private readonly at: string
  private readonly before: FoundPeriod[]

  constructor(words: readonly string[], at: string, before: FoundPeriod[]) {
    this.words = words
    this.at = at
    this.before = before
  }

  periodAt(start: number): FoundPeriod | null {
    return this.relativeToOther(start) ?? this.range(start) ?? this.sided(start) ?? this.plain(start)
  }

  private word = (index: number) => this.words[index] ?? ''
  private is = (index: number, pattern: RegExp) => pattern.test(this.word(index))
  private skip(index: number, pattern: RegExp) {
    while (this.is(index, pattern)) index++
    return index
  }

  /** "the three months before", "the year before", "the same period last year": of the period named before. */
  private relativeToOther(start: number): FoundPeriod | null {
    const other = this.before.at(-1)
    if (!other?.period.from) return null
    const { from, to = this.at } = other.period
    let i = this.skip(start, /^(in|during|the|with|to)$/)
    if (this.is(i, /^same$/) && this.is(i + 1, /^(period|months?|time|days|weeks|quarter|season|span)$/)) {
      i = this.skip(i + 2, /^(of|in|the|a|one)$/)
      if (this.is(i, /^(last|previous)$/) && this.is(i + 1, /^year$/)) i += 2
      else if (this.is(i, /^year$/) && this.is(i + 1, /^(before|earlier|ago)$/)) i += 2
      else return null
      return { period: { from: shiftMonths(from, -12), to: shiftMonths(to, -12) }, start, end: i }
    }
    const count = numberOf(this.word(i))
    if (count !== null) i++
    const unit = unitOf(this.word(i))
    if (unit && this.is(i + 1, /^(before|earlier|prior|previously)$/)) {
      const end = this.skip(i + 2, /^(that|then|it)$/)
      return { period: { from: back(from, count ?? 1, unit), to: shiftDays(from, -1) }, start, end }
    }
    if (this.is(i, /^(previous|prior|preceding)$/)) {
      const howMany = numberOf(this.word(i + 1))
      const its = unitOf(this.word(howMany === null ? i + 1 : i + 2))
      if (howMany !== null && its)
        return { period: { from: back(from, howMany, its), to: shiftDays(from, -1) }, start, end: i + 3 }
    }
    if (this.is(i, /^before$/) && (i + 1 === this.words.length || this.is(i + 1, /^(that|then|it)$/))) {
      const length = Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000) + 1
      const period = { from: shiftDays(from, -length), to: shiftDays(from, -1) }
      return { period, start, end: Math.min(this.words.length, i + 2) }
    }
    return null
  }

  /** "from March to May 2025", "between March and May". */
  private range(start: number): FoundPeriod | null {
    const isBetween = this.is(start, /^between$/)
    const days = this.daysOfMonth(start)
    if (days) return days
    const first = this.span(this.skip(start, /^(from|between|in|during|the)$/))
    if (!first) return null
    const link = this.word(first.end)
    const isLinked = isBetween ? link === 'and' : /^(to|until|till|through|thru|and|up)$/.test(link)
    const isFrom = this.is(start, /^from$/)
    if (!isLinked || (link === 'and' && !isBetween)) return null
    if (this.isOfChange()) return null
    const second = this.span(this.skip(first.end, /^(to|until|till|through|thru|and|up)$/))
    if (!second) return /^(to|until|till)$/.test(link) ? this.untilNow(start, first) : null
    // "compare June to July" and "better in June to July" are two periods; so are spans of one name ("last year to this year").
    if (link === 'to' && !isFrom && (this.isComparing(start) || !(first.isAnyYear || second.isAnyYear)))
      return null
    // "July to September 2025": the year holds for both. Without one, the latest such range that began.
    const from =
      first.isAnyYear && first.from > second.from
        ? shiftMonths(first.from, -12)
        : first.isAnyYear && !second.isAnyYear
          ? `${second.from.slice(0, 4)}${first.from.slice(4)}`
          : first.from
    const fitting = from > second.from ? shiftMonths(from, -12) : from
    return { period: { from: fitting, to: second.to }, start, end: second.end }
  }

  /** "between 1 and 15 October", "1-15 October" */
  private daysOfMonth(start: number): FoundPeriod | null {
    const at = this.skip(start, /^(from|between|in|during|the)$/)
    const day = dayOfMonth(this.word(at))
    const next = this.skip(at + 1, /^(to|until|till|through|and)$/)
    const last = day && dayOfMonth(this.word(next)) ? this.date(next) : null
    if (!day || !last || Number(last.from.slice(8)) < day) return null
    return {
      period: { from: `${last.from.slice(0, 8)}${String(day).padStart(2, '0')}`, to: last.to },
      start,
      end: last.end,
    }
  }

  /** "gone up between 2025 and 2026": two periods, not one that has both. */
  private isOfChange = () =>
    /\b(chang(e|ed|es|ing)|(gone|went|go|going) (up|down)|improv\w*|increas\w*|decreas\w*|r[io]se|risen|fell|fallen|drop(ped)?|differ\w*|compar\w*|grew|grown|(better|worse|larger|bigger|higher|lower|happier)(?! than \w+ stars?))\b/.test(
      this.words.join(' '),
    ) &&
    !/\b(vs|versus|against)\b|\b(which|what) (day|weekday|week|month|quarter|year)\b|\b(each|per|by|every) (day|week|month|quarter)\b/.test(
      this.words.join(' '),
    )

  private isComparing = (start: number) => this.words.slice(0, start).some((word) => /^compar/.test(word))

  private untilNow(start: number, first: Span): FoundPeriod | null {
    const i = this.skip(first.end, /^(to|until|till)$/)
    return this.is(i, /^(now|today|date)$/) ? { period: { from: first.from }, start, end: i + 1 } : null
  }

  /** "since March", "before 2026", "until the end of May", "after 12 March". */
  private sided(start: number): FoundPeriod | null {
    const side = this.word(start)
    const isUpTo = side === 'up' && this.is(start + 1, /^to$/)
    const isPrior = side === 'prior' && this.is(start + 1, /^to$/)
    if (!isUpTo && !isPrior && !/^(since|before|until|till|after|starting|from|through)$/.test(side))
      return null
    let i = this.skip(start + 1, /^(to|the|in|on|with|from)$/)
    const isEnd = this.is(i, /^end$/)
    i = this.skip(i, /^(beginning|start|end|of|the|this)$/)
    // "this" belongs to "this year".
    if (this.is(i - 1, /^this$/)) i--
    const span = this.span(i) ?? this.bareUnit(i)
    if (!span) return null
    let { end } = span
    if (side === 'from') {
      const isOpen = this.is(end, /^(on|onwards?|until|till)$/)
      if (!isOpen) return null
      end = this.skip(end, /^(on|onwards?|until|till|now|today)$/)
    }
    if (side === 'before' || isPrior) return { period: { to: shiftDays(span.from, -1) }, start, end }
    if (/^(until|till|through)$/.test(side) || isUpTo) return { period: { to: span.to }, start, end }
    if (side === 'after') return { period: { from: shiftDays(span.to, 1) }, start, end }
    return { period: { from: isEnd ? span.to : span.from }, start, end }
  }

  /** "the beginning of the year" */
  private bareUnit(i: number): Span | null {
    const unit = this.is(i - 2, /^of$/) ? unitOf(this.word(i)) : null
    return unit && { ...around(this.at, unit), end: i + 1 }
  }

  private plain(start: number): FoundPeriod | null {
    const lead = this.skip(start, /^(in|during|over|within|for|of|on|the|from|as|at)$/)
    const span = this.span(lead)
    if (!span) return null
    // "may" alone is mostly a verb.
    if (
      this.word(lead) === 'may' &&
      !this.isBesideMonth(lead) &&
      span.end === lead + 1 &&
      lead === start &&
      !this.is(start - 1, /^(and|to|last|this)$/)
    )
      return null
    const { from, to } = span
    const end = this.is(span.end, /^so$/) && this.is(span.end + 1, /^far$/) ? span.end + 2 : span.end
    return { period: to >= this.at && from <= this.at ? { from } : { from, to }, start, end }
  }

  /** "compare may with june", "april or may" */
  private isBesideMonth(i: number) {
    const link = /^(vs|versus|with|to|and|or|against|than)$/
    return (
      (this.is(i + 1, link) && monthOf(this.word(i + 2)) !== null) ||
      (this.is(i - 1, link) && monthOf(this.word(i - 2)) !== null)
    )
  }

  private span(i: number): Span | null {
    return this.holiday(i) ?? this.date(i) ?? this.named(i) ?? this.relative(i) ?? this.ago(i)
  }

  private date(i: number): Span | null {
    const iso = /^(\d{4})_(\d\d?)_(\d\d?)$/.exec(this.word(i))
    if (iso) return this.daySpan(Number(iso[1]), Number(iso[2]), Number(iso[3]), i + 1)
    const dayFirst = dayOfMonth(this.word(i))
    const ofAt = this.is(i + 1, /^of$/) ? i + 2 : i + 1
    const month = monthOf(this.word(dayFirst ? ofAt : i))
    if (!month) return null
    const dayAt = dayFirst ? i : i + 1
    const day = dayFirst ?? (/^\d{4}$/.test(this.word(i + 1)) ? null : dayOfMonth(this.word(i + 1)))
    if (!day) return null
    const end = dayFirst ? ofAt + 1 : dayAt + 1
    const year = this.year(end)
    const short = !dayFirst && !year ? this.shortYear(i, month) : null
    if (short) return { ...monthSpan(short, month, 1), end }
    if (year) return this.daySpan(year.year, month, day, year.end)
    const thisYear = Number(this.at.slice(0, 4))
    const latest = this.daySpan(thisYear, month, day, end)
    return latest && latest.from > this.at ? this.daySpan(thisYear - 1, month, day, end) : latest
  }

  /** "jan 26" is a month of 2026, unless it says "on", or the question has other days of months. */
  private shortYear(i: number, month: number): number | null {
    const year = 2000 + Number(/^2\d$/.exec(this.word(i + 1))?.[0] ?? 0)
    const isDay =
      this.is(i - 1, /^(on|the)$/) ||
      this.words.some(
        (word, at) =>
          (monthOf(word) !== null && /^(\d|[013]\d|\d+(st|nd|rd|th))$/.test(this.word(at + 1))) ||
          (monthOf(word) !== null && /^(\d|[013]\d|\d+(st|nd|rd|th))$/.test(this.word(at - 1))),
      )
    return year > 2000 && !isDay && monthSpan(year, month, 1).from <= this.at ? year : null
  }

  /** "since easter", "over christmas", "new years eve 2025" */
  private holiday(i: number): Span | null {
    const isNamed = this.is(i, /^(last|this)$/)
    const first = isNamed ? i + 1 : i
    const found = holidays.find(({ words }) => words.every((word, at) => this.word(first + at) === word))
    if (!found) return null
    const end = first + found.words.length
    const year = this.year(end)
    const isLed = isNamed || this.is(i - 1, /^(last|this)$/)
    if (!year && !isLed && !this.is(i - 1, /^(since|before|after|until|till|over|at|during|around|on|by)$/))
      return null
    if (year) return { ...found.spanOf(year.year), end: year.end }
    return { ...this.latest(found.spanOf, { isLast: false, isThis: false, word: '' }), end }
  }

  private daySpan(year: number, month: number, day: number, end: number): Span | null {
    const date = new Date(Date.UTC(year, month - 1, day))
    if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) return null
    return { from: text(date), to: text(date), end }
  }

  /** A year after a month or a season: "2025", "of 2025", "last year", "this year". */
  private year(i: number): { year: number; end: number } | null {
    const at = this.skip(i, /^(of|in|the)$/)
    if (/^20\d\d$/.test(this.word(at))) return { year: Number(this.word(at)), end: at + 1 }
    const thisYear = Number(this.at.slice(0, 4))
    if (!this.is(at + 1, /^year$/)) return null
    if (this.is(at, /^this$/)) return { year: thisYear, end: at + 2 }
    return this.is(at, /^(last|previous)$/) ? { year: thisYear - 1, end: at + 2 } : null
  }

  /** "March", "summer 2025", "Q1", "the first half of 2026", "2025". */
  private named(i: number): Span | null {
    const isLast = this.is(i, /^(last|previous|past)$/)
    const isThis = this.is(i, /^this$/)
    const at = isLast || isThis ? i + 1 : i
    const word = this.word(at)
    const month = monthOf(word)
    const season = word === 'fall' && !this.isSeasonAt(at, isLast || isThis) ? undefined : seasons[word]
    if (month || season) {
      const from = (month ?? season)!
      const make = (year: number) => monthSpan(year, from, season ? 3 : 1)
      const year = isLast || isThis ? null : this.year(at + 1)
      if (year) return { ...make(year.year), end: year.end }
      const shared = month && !isLast && !isThis ? this.yearOfNext(at + 1, month) : null
      if (shared) return { ...make(shared), end: at + 1 }
      return { ...this.latest(make, { isLast, isThis, word }), end: at + 1, isAnyYear: !isLast && !isThis }
    }
    if (isLast || isThis) return null
    if (/^20\d\d$/.test(word)) return { ...yearSpan(Number(word)), end: at + 1 }
    return this.partOfYear(at)
  }

  /** "September and October 2025": the year holds for both. */
  private yearOfNext(i: number, month: number): number | null {
    const next = this.is(i, /^(and|or)$/) ? monthOf(this.word(i + 1)) : null
    return next && next > month && /^20\d\d$/.test(this.word(i + 2)) ? Number(this.word(i + 2)) : null
  }

  /** "Did it fall from 2025 to 2026?" names no season; "in fall" and "fall 2025" do. */
  private isSeasonAt(at: number, isNamed: boolean) {
    return isNamed || this.is(at - 1, /^(in|since|the|during|over)$/) || this.year(at + 1) !== null
  }

  /** The latest that began, for "last" the latest that is over, or the one before that if "this" is asked for too. */
  private latest(
    make: (year: number) => { from: string; to: string },
    { isLast, isThis, word }: { isLast: boolean; isThis: boolean; word: string },
  ) {
    const thisYear = Number(this.at.slice(0, 4))
    const candidates = [thisYear, thisYear - 1, thisYear - 2].map(make).filter(({ from }) => from <= this.at)
    if (isThis || !isLast) return candidates[0]!
    const isThisAsked = this.words.some((each, index) => each === 'this' && this.word(index + 1) === word)
    if (isThisAsked) return candidates[1]!
    return candidates.find(({ to }) => to < this.at)!
  }

  private partOfYear(i: number): Span | null {
    const short = /^([qh])([1-4])$/.exec(this.word(i))
    const number = short ? Number(short[2]) : ordinalOf(this.word(i))
    const kind = short ? (short[1] === 'q' ? 'quarter' : 'half') : this.word(i + 1)
    if (!number || (kind !== 'quarter' && kind !== 'half')) return null
    const length = kind === 'quarter' ? 3 : 6
    const place = kind === 'half' && this.word(i) === 'last' ? 2 : number
    if (place * length > 12 || (this.word(i) === 'last' && kind === 'quarter')) return null
    const end = short ? i + 1 : i + 2
    const make = (year: number) => monthSpan(year, (place - 1) * length + 1, length)
    const theYear = this.is(end, /^of$/) && this.is(end + 1, /^the$/) && this.is(end + 2, /^year$/)
    if (theYear) return { ...make(Number(this.at.slice(0, 4))), end: end + 3 }
    const year = this.year(end)
    if (year) return { ...make(year.year), end: year.end }
    return { ...this.latest(make, { isLast: false, isThis: false, word: '' }), end }
  }

  /** "today", "this week", "last month", "the past 6 weeks", "last Saturday". */
  private relative(i: number): Span | null {
    const word = this.word(i)
    if (word === 'today') return { from: this.at, to: this.at, end: i + 1 }
    if (word === 'yesterday') return { ...around(shiftDays(this.at, -1), 'day'), end: i + 1 }
    if (/^(recently|lately)$/.test(word)) return { from: shiftDays(this.at, -90), to: this.at, end: i + 1 }
    const next = this.word(i + 1)
    const unit = unitOf(next)
    if (/^(this|current)$/.test(word) && unit && !next.endsWith('s'))
      return { ...around(this.at, unit), end: i + 2 }
    if (word === 'year' && next === 'to' && this.is(i + 2, /^date$/))
      return { ...yearSpan(Number(this.at.slice(0, 4))), end: i + 3 }
    if (!/^(last|previous|past|recent)$/.test(word)) return this.weekday(i)
    if (unit && !next.endsWith('s')) {
      if (word === 'past') return { from: back(this.at, 1, unit), to: this.at, end: i + 2 }
      const { from } = around(this.at, unit)
      return { ...around(shiftDays(from, -1), unit), end: i + 2 }
    }
    if (/^weekend$/.test(next)) {
      const saturday = shiftDays(around(this.at, 'week').from, -2)
      return { from: saturday, to: shiftDays(saturday, 1), end: i + 2 }
    }
    const at = this.is(i + 1, /^(couple|few)$/) ? null : i + 1
    const count = at === null ? null : numberOf(this.word(at))
    const its = unitOf(this.word(i + 2))
    if (count && its) return { from: back(this.at, count, its), to: this.at, end: i + 3 }
    return this.weekday(i)
  }

  private weekday(i: number): Span | null {
    const isLed = this.is(i, /^(last|this)$/)
    const name = this.word(isLed ? i + 1 : i)
    const index = weekdayNames.indexOf(name)
    if (index < 0 || !(isLed || this.is(i - 1, /^(since|until|till|before|after)$/))) return null
    const today = (dateOf(this.at).getUTCDay() + 6) % 7
    const days = (today - index + 7) % 7 || (this.is(i, /^this$/) ? 0 : 7)
    return { ...around(shiftDays(this.at, -days), 'day'), end: isLed ? i + 2 : i + 1 }
  }

  /** "two weeks ago": that week. */
  private ago(i: number): Span | null {
    const count = numberOf(this.word(i))
    const unit = unitOf(this.word(i + 1))
    if (!count || !unit || !this.is(i + 2, /^ago$/)) return null
    return { ...around(back(this.at, count, unit), unit), end: i + 3 }
  }
}

const unitOf = (word: string): Unit | null =>
  (/^(day|week|month|quarter|year)s?$/.exec(word)?.[1] as Unit | undefined) ?? null

const monthOf = (word: string) => {
  const at = monthNames.findIndex(
    (name) =>
      name === word ||
      (word.length >= 3 && name.slice(0, 3) === word) ||
      (word === 'sept' && name === 'september'),
  )
  return at < 0 ? null : at + 1
}

const dayOfMonth = (word: string) => {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1] ?? 0)
  return day >= 1 && day <= 31 ? day : null
}
