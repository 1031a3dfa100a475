import type { Query } from '#app/features/question-reading/query.schema.ts'
import { isCounted } from '#app/features/reviews/review.vocabulary.ts'
import { countOf, formatAverage, formatNumber } from '#app/languages/format.ts'
import { matching } from './matching.ts'
import type { Row } from './reading-rows.server.ts'
import { isOfRating, measured, toneIsAsked } from './values.ts'

/** `named`: the reviews that the words of a question name. `counted`: those that the answer counts. */
type Population = { named: Row[]; counted: Row[] }

/** Words name reviews of all sources, though a reply is counted only for those in the rating. */
export function namedBy({ where }: Query, read: Row[]): Row[] {
  const { reply: _, repliedWithin: __, ...rest } = where
  const named = matching(read, where)
  if (!where.reply || where.provenances) return named
  return [...named, ...matching(read, rest).filter(({ provenance }) => !isCounted(provenance))]
}

export const importedIn = (rows: Row[]) => rows.filter(({ provenance }) => !isCounted(provenance)).length

export const importedLeftOut = ({ named, counted }: Population) => importedIn(named) - importedIn(counted)

/** Reviews that the words name and the answer does not count, and imported ones that it does count. */
export function leftOutNotes(query: Query, population: Population): string[] {
  const { named, counted } = population
  const left = importedLeftOut(population)
  const are = left === 1 ? 'is' : 'are'
  if (left > 0 && query.where.reply)
    return [
      `${countOf(left, 'imported review')} ${are} left out: a reply is counted only for reviews in your rating.`,
    ]
  if (left > 0)
    return [
      `${countOf(left, 'imported review')} ${are} not in your rating and left out here.`,
      ...(query.measure === 'average' && !query.by ? withImported([named]) : []),
    ]
  const toneless = named.length - counted.length
  if (toneless > 0 && toneIsAsked(query))
    return [`${countOf(toneless, 'review')} ${toneless === 1 ? 'is' : 'are'} left out: no tone can be told.`]
  return importedAmong(query, counted)
}

/** Said of averages, which are of the rating where nothing is said, and of single numbers. */
function importedAmong(query: Query, counted: Row[]): string[] {
  const { measure, where, by } = query
  const imported = importedIn(counted)
  const isNumber = measure === 'count' || measure === 'share' || measure === 'average'
  if (imported === 0 || where.provenances || !isNumber) return []
  if (measure === 'average' && imported === counted.length)
    return ['All of these reviews are imported: none is in your rating.']
  if (isOfRating(query))
    return [
      `${formatNumber(imported)} of these ${formatNumber(counted.length)} reviews ${imported === 1 ? 'is' : 'are'} imported and not in your rating: without them there are too few.`,
    ]
  if (by && measure !== 'average') return []
  const not = measure === 'average' ? ' and not in your rating' : ''
  return [`${formatNumber(imported)} of these reviews ${imported === 1 ? 'is' : 'are'} imported${not}.`]
}

/** "With them, the averages are 4.13 (40 reviews) and 4.03 (64 reviews)." */
export function withImported(groups: Row[][]): string[] {
  const values = groups.map((rows) => measured(rows, 'average'))
  if (values.some(({ value }) => value === null)) return []
  const said = values.map(({ value, reviews }) => `${formatAverage(value!)} (${countOf(reviews, 'review')})`)
  return [`With them, the average${said.length > 1 ? 's are' : ' is'} ${said.join(' and ')}.`]
}
