import { type Count, differenceOf } from './shares.ts'

/** Reviews with a sure opinion on the topic, `of`, and those that complain, `count`. Both days are included. */
export type Watched = Count & { from: string; to: string | null }

export type Watch = {
  before: Watched
  since: Watched
  verdict: 'too_early' | 'too_few_before' | 'fewer' | 'more' | 'no_change'
}

/** So many reviews before and since are compared. */
export const fewestCompared = 10

export function verdictOf(before: Count, since: Count): Watch['verdict'] {
  if (since.of < fewestCompared) return 'too_early'
  if (before.of < fewestCompared) return 'too_few_before'
  const { low, high } = differenceOf(before, since)
  if (high < 0) return 'fewer'
  return low > 0 ? 'more' : 'no_change'
}
