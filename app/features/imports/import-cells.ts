import { decodeHTMLStrict } from 'entities'
import { detailFields, type ImportedDetails } from '#app/features/reviews/review.vocabulary.ts'
import { cellsOf, firstCell } from '#app/features/uploads/table-columns.server.ts'
import type { ColumnUses } from '#app/features/uploads/upload.vocabulary.ts'
import { localeOf } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'
import { foldedText } from '#app/platform/visible-text.ts'
import type { ReviewField } from './import-columns.vocabulary.ts'

export type DateOrder = 'day-first' | 'month-first'

/** How the cells of a file are to be read, as far as they do not tell it themselves. */
export type CellRules = { order: DateOrder; scale: RatingScale }
/** The highest rating of the scale, for ratings that do not name theirs. */
export type RatingScale = 5 | 10

/** A row of a file in the fields of a review, or what is wrong with it. */
export function reviewOfCells(
  cells: string[],
  columns: ColumnUses<ReviewField>,
  { order, scale }: CellRules,
) {
  const cell = (field: ReviewField) => firstCell(cells, columns, field)
  return {
    rating: starsIn(cell('rating'), scale),
    title: plainWords(cell('title')).trim() || null,
    text: plainWords(textsOf(cells, columns)),
    authorName: nameIn(plainWords(cell('author'))),
    authorEmail: cell('email').trim().toLowerCase() || null,
    writtenAt: dateIn(cell('date'), order) ?? cell('date'),
    details: detailsOf(cells, columns),
  }
}

/** Of a form with several boxes, such as what was liked and what was not, each stands on its own line. */
const textsOf = (cells: string[], columns: ColumnUses<ReviewField>) =>
  [...new Set(cellsOf(cells, columns, 'text').map(originalOf))].join('\n')

const mostDetail = 5000

function detailsOf(cells: string[], columns: ColumnUses<ReviewField>): ImportedDetails | null {
  const found = detailFields.flatMap((field) => {
    const value = cellsOf(cells, columns, field).join('\n').slice(0, mostDetail).toWellFormed()
    return value ? [[field, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

export const unnamed = 'Anonymous'

const nameIn = (name: string) => (name.trim().length < 2 ? unnamed : name)

const numberWords = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']

type Rating = { value: number; best: RatingScale | null }

const unnamedNumber = /^(\d{1,3}(?:[.,]\d{1,2})?)$/
/** "5/5", "5.0 of 5 bubbles", "Rated 8 out of 10", "4,5 von 5 Sternen", "5 star rating" */
const namedNumber =
  /^(?:rated\s+)?(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:(?:\/|out of|of|von|sur|de|di|van|su)\s*(5|10)(?:[.,]0)?)?\s*(?:[- ]?stars?(?: rating)?|bubbles?|points?|punkten?|sterne?n?|étoiles?|estrell?as?|stell[ae]|ster(?:ren)?)?$/i

/** The number that a cell gives, and the scale where it names one; as typed where it is no rating. */
export function ratingIn(cell: string): Rating | string {
  const typed = cell.trim()
  const word = numberWords.indexOf(typed.toUpperCase().replace(/[_ ]?STARS?$/, ''))
  if (word >= 0) return { value: word + 1, best: 5 }
  const stars = typed.match(/[★⭐]/gu)?.length
  if (stars && /^(?:[★⭐☆½\s]|\uFE0F)+$/u.test(typed))
    return { value: stars + (typed.includes('½') ? 0.5 : 0), best: 5 }
  const recommendation = recommendations.get(typed.toLowerCase())
  if (recommendation) return { value: recommendation, best: 5 }
  const bare = unnamedNumber.exec(typed)?.[1]
  if (bare) return { value: numberOf(bare), best: null }
  const [, number, best] = namedNumber.exec(typed) ?? []
  return number ? { value: numberOf(number), best: best === '10' ? 10 : 5 } : typed || 'none'
}

const numberOf = (digits: string) => Number(digits.replace(',', '.'))

/** Facebook asks for no stars: see the sentence about it in the preview. */
const recommendations = new Map([
  ['positive', 5],
  ['recommends', 5],
  ['recommended', 5],
  ['negative', 1],
  ["doesn't recommend", 1],
  ['does not recommend', 1],
  ['not recommended', 1],
])
export const isRecommendation = (cell: string) => recommendations.has(cell.trim().toLowerCase())

/** Whole stars: a scale of ten is halved, halves are rounded down, and the worst of a scale is one star. */
function starsIn(cell: string, scale: RatingScale): number | string {
  const found = ratingIn(cell)
  if (typeof found === 'string') return found
  const best = found.best ?? scale
  if (found.value > best || (best === 5 && found.value < 1)) return found.value
  return Math.max(1, Math.ceil((found.value * 5) / best - 0.5))
}

/** Some shops export the HTML of their page: `&amp;` and the like become characters, `<br>` and `<p>` line breaks. */
export function plainWords(cell: string) {
  const lines = cell.replace(/<br\s*\/?>\s*|<\/p>\s*/gi, '\n').replace(/<p>/gi, '')
  return decodeHTMLStrict(lines)
}

/** Google puts its own translation before the author's words. */
function originalOf(text: string) {
  const original = /\(Original\)\s*\n?([\s\S]+)$/.exec(text)?.[1]
  if (/^\(Translated by Google\)/.test(text) && original) return original.trim()
  return text.split(/\n\n\(Translated by Google\)/)[0]!
}

const slashed = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:\D.*)?$/

/** For a date that reads either way, such as 03/04/2026: which part is the day. */
export function dateParts(cell: string): { first: number; second: number } | null {
  const found = slashed.exec(cell.trim())
  // Nobody writes the month first with dots.
  return found && found[2] !== '.' ? { first: Number(found[1]), second: Number(found[3]) } : null
}

/** "2nd March 2025", "Wed, Mar 12, 2025", "12. März 2025", "1er mars 2025", "12 de março de 2025", "onsdag den 12. marts 2025" */
const withMonth =
  /^(?:[\p{L}-]+,?\s+(?:den\s+)?)?(?:(\d{1,2})(?:st|nd|rd|th|er|[º°])?\.?\s+(?:de\s+)?)?(\p{L}{3,})\.?,?\s+(?:del?\s+)?(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})/u

/** "Reviewed in Germany on ", "Rezension aus Deutschland vom ", "Commenté en France le " */
const placed = /^\p{L}.{0,80}?\s(?:on|vom|am|le|el|il|op|den|dnia|em)\s+(?=[\p{L}\d])/u

/** The day that a cell names, in UTC; null if it is none. */
export function dateIn(cell: string, order: DateOrder): Date | null {
  const typed = cell.trim().replace(placed, '')
  const unix = /^(\d{10})(?:\d{3}|\.\d+)?$/.exec(typed)
  if (unix) return new Date(Number(unix[1]) * 1000)
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(.*)$/s.exec(typed)
  if (iso) return exactTime(typed) ?? dayOf(iso[1]!, iso[2]!, iso[3]!)
  const short = slashed.exec(typed)
  if (short) {
    const [, first, dot, second, year] = short
    const isDayFirst = dot === '.' || order === 'day-first'
    return isDayFirst ? dayOf(year!, second!, first!) : dayOf(year!, first!, second!)
  }
  const named = withMonth.exec(typed)
  const month = monthNamed(named?.[2] ?? '')
  const day = named?.[1] ?? named?.[3]
  return month && day ? dayOf(named![4]!, String(month), day) : null
}

/** "2026-10-04T09:12:31.123Z", "2026-10-04 09:12:31 UTC", "2026-10-04 09:12:31 +0200" */
function exactTime(typed: string) {
  const [, day, time, zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|UTC|[+-]\d\d:?\d\d)?$/.exec(typed) ?? []
  if (!day) return null
  const offset = zone === '' || zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
  const at = new Date(`${day}T${time}${offset}`)
  return Number.isNaN(at.getTime()) ? null : at
}

function dayOf(year: string, month: string, day: string) {
  const full = year.length === 2 ? `20${year}` : year
  const at = new Date(`${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`)
  // 31 February becomes March, which nobody wrote.
  return Number.isNaN(at.getTime()) || at.getUTCDate() !== Number(day) ? null : at
}

const looks: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // Beside a day some languages decline the month.
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
]

const folded = (name: string) => foldedText(name).toLowerCase()

/** The names of the months in the product's languages, long and short. No name is of two months. */
const names = new Map(
  languages.flatMap((language) =>
    looks.flatMap((look) => {
      const format = new Intl.DateTimeFormat(localeOf(language), { ...look, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, at) => [monthName(format, at), at + 1] as const)
    }),
  ),
)

function monthName(format: Intl.DateTimeFormat, at: number) {
  const parts = format.formatToParts(Date.UTC(2025, at, 15))
  return folded(parts.find(({ type }) => type === 'month')!.value).replaceAll('.', '')
}

/**
 * 1 to 12; null for any other word. "March", "Mar", "März", "marzec", "marca" are 3. The first letters of a name, as in
 * "Febr", name its month where only one begins so.
 */
function monthNamed(name: string): number | null {
  const typed = folded(name)
  const exact = names.get(typed)
  if (exact || typed.length < 3) return exact ?? null
  const months = new Set([...names].filter(([known]) => known.startsWith(typed)).map(([, month]) => month))
  return months.size === 1 ? [...months][0]! : null
}
