import { shiftDays, shiftMonths } from '#app/features/question-reading/calendar.ts'
import type { Dimension, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { mondayOf } from '#app/features/reviews/counting-cells.ts'
import type { countedProvenances } from '#app/features/reviews/review.vocabulary.ts'
import { formatDate, formatLanguage, formatMonth, formatWeekday } from '#app/languages/format.ts'
import { weekdayOf } from './matching.ts'
import type { Row } from './reading-rows.server.ts'
import { starsIn } from './set-words.ts'

/** `site`: by source, and imported reviews by where they come from. */
type Grouping = Dimension | 'site'

/** The reviews of one month, language … and the set that they are. */
type RowGroup = { label: string; rows: Row[]; set: ReviewSet }

const isTime = (by: Grouping) => by === 'month' || by === 'week' || by === 'quarter' || by === 'year'

/** The reviews by a dimension: times and days in their order, the others by their number. */
export function groupsOf(rows: Row[], by: Grouping): RowGroup[] {
  const groups = [...Map.groupBy(rows, (row) => keyOf(row, by))].filter(([key]) => key !== '')
  const sorted = groups.toSorted(([one, its], [other, others]) =>
    isTime(by) || by === 'weekday'
      ? one < other
        ? -1
        : 1
      : by === 'rating'
        ? one < other
          ? 1
          : -1
        : others.length - its.length,
  )
  return sorted.map(([key, its]) => ({ rows: its, ...describe(key, by) }))
}

function keyOf({ writtenOn, rating, language, provenance, importSource }: Row, by: Grouping): string {
  switch (by) {
    case 'month':
      return writtenOn.slice(0, 7)
    case 'week':
      return mondayOf(writtenOn)
    case 'quarter':
      return `${writtenOn.slice(0, 4)}-${String(3 * Math.floor((Number(writtenOn.slice(5, 7)) - 1) / 3) + 1).padStart(2, '0')}`
    case 'year':
      return writtenOn.slice(0, 4)
    case 'weekday':
      return String(weekdayOf(writtenOn))
    case 'rating':
      return String(rating)
    case 'language':
      return language === 'zxx' || language === 'und' ? '' : language
    case 'source':
      return provenance
    case 'site':
      return provenance === 'imported' && importSource ? `imported ${importSource}` : provenance
  }
}

const sourceNames: Record<string, string> = {
  order: 'Verified orders',
  invited: 'Invitations',
  confirmed: 'Came by themselves',
  imported: 'Imported',
}

function describe(key: string, by: Grouping): Omit<RowGroup, 'rows'> {
  const span = (from: string, months: number) => ({ from, to: shiftDays(shiftMonths(from, months), -1) })
  switch (by) {
    case 'month':
      return { label: formatMonth(`${key}-01`), set: span(`${key}-01`, 1) }
    case 'week':
      return { label: `Week of ${formatDate(key)}`, set: { from: key, to: shiftDays(key, 6) } }
    case 'quarter': {
      const set = span(`${key}-01`, 3)
      return { label: `${formatMonth(set.from)} to ${formatMonth(set.to)}`, set }
    }
    case 'year':
      return { label: key, set: span(`${key}-01-01`, 12) }
    case 'weekday':
      return { label: formatWeekday(Number(key) - 1), set: { weekdays: [Number(key)] } }
    case 'rating':
      return { label: starsIn(Number(key), Number(key)), set: { lowest: Number(key), highest: Number(key) } }
    case 'language':
      return { label: formatLanguage(key), set: { languages: [key] } }
    case 'source':
    case 'site':
      return key.startsWith('imported ')
        ? {
            label: `Imported from ${key.slice('imported '.length)}`,
            set: { provenances: ['imported'], importedFrom: key.slice('imported '.length) },
          }
        : {
            label: sourceNames[key] ?? key,
            set: { provenances: [key as (typeof countedProvenances)[number]] },
          }
  }
}
