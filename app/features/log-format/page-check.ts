import { type LoggedReview, type Opening, readOpenings } from './business-check.ts'
import { fromBase64, hex } from './bytes.ts'
import type { Fields } from './commitment.ts'
import { type BusinessRecord, decodeEntry } from './entry.ts'
import { leafHash, verifyInclusion } from './merkle.ts'
import type { SignedCheckpoint } from './trust.ts'
import { Wrong, within } from './wrong.ts'

// Compares what a page shows with the log: with all reviews of the business, or, where these are many, with those on the page.

/** `average`: of the counted stars, null without any. */
export type Numbers = {
  received?: number
  count: number
  average: number | null
  imported: number
  insiders: number
  /** Published reviews of products, which are not in `count`. */
  products?: number
}

/** Counts the reviews that a page must show: of one product, by its reference, or of the business (`''`). */
export function countReviews(
  all: readonly LoggedReview[],
  product = '',
): Omit<Numbers, 'received' | 'products'> {
  const reviews = all.filter(({ fields }) => (fields.product ?? '') === product)
  const counted = reviews.filter(({ kind }) => kind === 'published')
  const stars = counted.reduce((sum, { fields }) => sum + Number(fields.rating), 0)
  return {
    count: counted.length,
    average: counted.length === 0 ? null : stars / counted.length,
    imported: reviews.filter(({ kind }) => kind === 'imported').length,
    insiders: reviews.filter(({ kind }) => kind === 'insider').length,
  }
}

/** Throws where a page's numbers are others. Averages may be rounded to two decimals. */
export function compareNumbers(logged: Numbers, shown: Numbers) {
  for (const name of ['received', 'count', 'imported', 'insiders'] as const)
    if (shown[name] !== undefined && shown[name] !== logged[name])
      throw new Wrong('numbers', `The page has ${shown[name]} as ${name}, the log ${logged[name]}.`)
  const isSame =
    logged.average === null || shown.average === null
      ? logged.average === shown.average
      : Math.abs(logged.average - shown.average) < 0.0051
  if (!isSame)
    throw new Wrong('numbers', `The page has the average ${shown.average}, the log ${logged.average}.`)
}

export type ShownReview = {
  rating: string
  title: string
  text: string
  author: string
  /** In ISO 8601. */
  written: string
  /** The business's reply; empty if there is none. */
  reply: string
  /** How the review came in, as the page names it. */
  label?: string
}

/** Throws where a shown review is none of the logged ones, or shown twice. */
export function compareReviews(
  logged: readonly LoggedReview[],
  shown: readonly ShownReview[],
  labelOf?: (fields: Fields) => string,
) {
  const left = logged
    .filter(({ isHidden }) => !isHidden)
    .map(({ fields, reply }) => keyOf({ ...fields, reply, label: labelOf?.(fields) } as ShownReview))
  for (const review of shown) {
    const at = left.indexOf(keyOf(review))
    if (at < 0)
      throw new Wrong(
        'reviews',
        `The log has no published review by ${review.author} with these words and stars.`,
      )
    left.splice(at, 1)
  }
}

const keyOf = ({ rating, title, text, author, written, reply, label }: ShownReview) =>
  JSON.stringify([rating, title, text, author, written, reply, label])

/** Throws where a list of the newest reviews leaves one out that is newer than its oldest. */
export function compareNewest(
  logged: readonly LoggedReview[],
  shown: readonly Pick<ShownReview, 'written'>[],
  product = '',
) {
  const oldest = shown.map(({ written }) => written).sort()[0] ?? ''
  const due = logged.filter(
    ({ isHidden, fields }) =>
      !isHidden && (fields.product ?? '') === product && (fields.written ?? '') > oldest,
  )
  if (shown.filter(({ written }) => written > oldest).length < due.length)
    throw new Wrong('missing', 'The page leaves out a review that the log has as published.')
}

/** Throws where the number and the average that a reader sees, to one decimal, are not those in the page's source. */
export function compareSeen({ count, average }: Numbers, seen: { count?: string; average?: string }) {
  if (seen.count !== undefined && Number(seen.count.replace(/\D/g, '')) !== count)
    throw new Wrong('numbers', `The page says “${seen.count}”, and ${count} in its source.`)
  if (
    seen.average !== undefined &&
    !(Math.abs(Number(seen.average.replace(',', '.')) - (average ?? 0)) < 0.051)
  )
    throw new Wrong('numbers', `The page says “${seen.average}”, and ${average} in its source.`)
}

/**
 * Throws where a page's counts cannot be those of the record, which has no stars, does not tell products apart, and counts what
 * is hidden in one number.
 */
export function compareCounts({ cases }: BusinessRecord, shown: Numbers) {
  const { published = 0, hidden = 0, imported = 0, erased = 0 } = cases
  const all = Object.values(cases).reduce((sum, count) => sum + count, 0)
  const { received = all } = shown
  const fits =
    shown.count <= published + hidden &&
    (shown.products === undefined || shown.count + shown.products >= published) &&
    shown.imported <= imported + hidden &&
    received <= all + shown.insiders &&
    received >= all - erased
  if (!fits) throw new Wrong('numbers', 'The page counts other reviews than the log.')
}

/** `proof`: that the entry is in the log, in base64. */
export type ProvenOpening = Opening & { proof: string[] }

/** Checks single reviews of a business, each by itself. Does not show that none is missing, or that none was changed since. */
export function checkShown(
  openings: readonly ProvenOpening[],
  businessId: string,
  { size, root }: SignedCheckpoint,
): LoggedReview[] {
  return within('openings', () => {
    const entries = new Map<number, Uint8Array>()
    for (const { index, entry, proof } of openings) {
      const bytes = fromBase64(entry)
      const decoded = decodeEntry(bytes)
      if (decoded.type !== 'act' || decoded.entry.businessId !== businessId)
        throw new Error(`Entry ${index} is no act of this business`)
      if (!verifyInclusion(leafHash(bytes), { index, size }, proof.map(fromBase64), root))
        throw new Error(`Act ${index} is not in the log`)
      entries.set(index, bytes)
    }
    const opened = [...readOpenings(openings, entries)]
    const caseOf = (index: number) => hex(entries.get(index)!.subarray(24, 40))
    const replies = new Map(
      opened.map(([index, { answer }]) => [answer === undefined ? '' : caseOf(index), answer]),
    )
    return opened.flatMap(([index, fields]): LoggedReview[] =>
      fields.text === undefined
        ? []
        : [{ kind: 'published', isHidden: false, fields, reply: replies.get(caseOf(index)) ?? '' }],
    )
  })
}
