import { countOf, formatChoices, formatList, formatNumber } from '#app/languages/format.ts'
import type { PublicRecord } from './public-record.ts'

/** "304 reviews received, 290 published, 4 removed." A review refused before publishing weighs as much as a removed one. */
export function recordHeading({ totals: { received, standing, removed, refused } }: PublicRecord) {
  if (received === 0) return 'No reviews yet.'
  const parts = [
    `${countOf(received, 'review')} received`,
    `${formatNumber(standing)} published`,
    `${removed === 0 ? 'none' : formatNumber(removed)} removed`,
    ...(refused > 0 ? [`${formatNumber(refused)} refused`] : []),
  ]
  return `${parts.join(', ')}.`
}

/** Everything that the heading leaves out, so that the numbers add up to those received. */
export function describeOthers({ totals, authors }: PublicRecord) {
  const states = [
    [totals.withdrawn, 'withdrawn'],
    [totals.waitingForOperator, 'waiting for the operator'],
    [totals.waitingForAuthor, 'unconfirmed'],
    [authors.erased, 'erased'],
  ] as const
  const others = states.filter(([count]) => count > 0)
  const none = [
    ...(totals.refused === 0 ? ['refused'] : []),
    ...states.flatMap(([count, state]) => (count === 0 ? [state] : [])),
  ]
  const rest = others.reduce((sum, [count]) => sum + count, 0)
  const named = others.map(([count, state]) => `${formatNumber(count)} ${state}`)
  return [
    ...(rest > 0 ? [`${countOf(rest, 'other')}: ${named.join(', ')}.`] : []),
    ...(none.length > 0 ? [`None ${formatChoices(none)}.`] : []),
  ].join(' ')
}

/** The published reviews outside the rating, which every other page counts separately. */
export function describeRating({ totals, rating, sources: { insider, imported } }: PublicRecord) {
  const outside = [
    ...(imported.count > 0 ? [`${formatNumber(imported.count)} imported`] : []),
    ...(insider.count > 0 ? [`${formatNumber(insider.count)} by insiders`] : []),
  ]
  if (outside.length === 0) return ''
  return `In the rating: ${formatNumber(rating.count)} of the ${formatNumber(totals.standing)} published, without ${formatList(outside)}.`
}
