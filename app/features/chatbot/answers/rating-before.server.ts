import { isBeyondChance } from '#app/features/analytics/chance.ts'
import { dateOf, shiftDays } from '#app/features/question-reading/calendar.ts'
import type { ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import { matching } from '../matching.ts'
import type { Row } from '../reading-rows.server.ts'
import { rowsFor } from '../rows-of-query.server.ts'
import { periodOf, wholeMonths } from '../set-words.ts'
import { lookedAt, measured, starCounts } from '../values.ts'

/**
 * A sentence on the rating of the set's period and of the time before it, as long again: whoever asks why it fell may be
 * wrong. Empty without a period, and where one of the two has too few reviews.
 */
export async function ratingBefore(db: Database, businessId: string, set: ReviewSet): Promise<string> {
  const { from, to, opinion: _, ...rest } = set
  if (!from) return ''
  const periods = [{ from, to }, timeBefore(from, to)]
  const [now, before] = await Promise.all(
    periods.map(async (period) => {
      const query = { measure: 'average', where: { ...rest, ...period } } as const
      const { rows } = await rowsFor(db, businessId, query)
      return lookedAt(matching(rows, query.where), 'average', query)
    }),
  )
  return directionText(
    { rows: now!, name: periodOf(periods[0]!) },
    { rows: before!, name: periodOf(periods[1]!) },
  )
}

/** The month before a month, otherwise as many days. */
function timeBefore(from: string, to = from) {
  const last = shiftDays(from, -1)
  if (wholeMonths(from, to)?.length === 7) return { from: `${last.slice(0, 8)}01`, to: last }
  const days = Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / 86_400_000) + 1
  return { from: shiftDays(from, -Math.max(days, 30)), to: last }
}

type Told = { rows: Row[]; name: string }

/** "Reviews written in September 2026 average 4.06 stars (18 reviews), those written in August 2026 3.92 (13): …" */
export function directionText(now: Told, before: Told): string {
  const [one, other] = [now, before].map(({ rows }) => ({
    value: measured(rows, 'average').value,
    stars: starCounts(rows),
    count: rows.length,
  }))
  if (one!.value === null || other!.value === null) return ''
  const isSure = isBeyondChance({ ...one!, value: one!.value }, { ...other!, value: other!.value })
  const direction = one!.value === other!.value ? 'the same' : one!.value > other!.value ? 'better' : 'worse'
  const chance = direction === 'the same' ? '' : isSure ? ', and more than chance' : ', which may be chance'
  return `Reviews written ${now.name} average ${formatAverage(one!.value)} stars (${countOf(now.rows.length, 'review')}), those written ${before.name} ${formatAverage(other!.value)} (${countOf(before.rows.length, 'review')}): ${direction}${chance}. `
}
