import { decodeHTMLStrict } from 'entities'
import { firstCell } from '#app/features/uploads/guessing.ts'
import type { ColumnUses } from '#app/features/uploads/upload.vocabulary.ts'
import type { ReviewField } from './import-columns.vocabulary.ts'
import { monthNamed } from './month-names.ts'

export type DateOrder = 'day-first' | 'month-first'

/** A row of a file in the fields of a review, or what is wrong with it. */
export function reviewOfCells(cells: string[], columns: ColumnUses<ReviewField>, order: DateOrder) {
  const cell = (field: ReviewField) => firstCell(cells, columns, field)
  return {
    rating: ratingIn(cell('rating')),
    title: plainWords(cell('title')).trim() || null,
    text: plainWords(originalOf(cell('text'))),
    authorName: nameIn(plainWords(cell('author'))),
    writtenAt: dateIn(cell('date'), order) ?? cell('date'),
  }
}

export const unnamed = 'Anonymous'

const nameIn = (name: string) => (name.trim().length < 2 ? unnamed : name)

const numberWords = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']

/** "5", "5.0", "5,0", "5/5", "5 stars", "Rated 5 out of 5", "★★★★☆", "FIVE"; as typed where it is none of them. */
export function ratingIn(cell: string): number | string {
  const typed = cell.trim()
  const word = numberWords.indexOf(typed.toUpperCase().replace(/[_ ]?STARS?$/, ''))
  if (word >= 0) return word + 1
  const stars = typed.match(/[★⭐]/gu)?.length
  if (stars && /^(?:[★⭐☆\s]|\uFE0F)+$/u.test(typed)) return stars
  const [, number, of] =
    /^(?:rated\s+)?(\d+(?:[.,]\d+)?)\s*(?:(?:\/|out of|of|von|sur|de|di|van)\s*(\d+))?\s*(?:stars?|sterne?n?|étoiles?|estrell?as?|stell[ae]|ster(?:ren)?)?$/i.exec(
      typed,
    ) ?? []
  return number && (!of || of === '5') ? Number(number.replace(',', '.')) : typed || 'none'
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

/** The day that a cell names, in UTC; null if it is none. */
export function dateIn(cell: string, order: DateOrder): Date | null {
  const typed = cell.trim()
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
