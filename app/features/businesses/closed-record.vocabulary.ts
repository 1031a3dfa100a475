/** asked: the operator decides. carried: the record of the closed business is public on the page of the new one. */
export const earlierStates = ['asked', 'carried', 'rejected'] as const

/**
 * Why two businesses may be one. Conclusive is `account` (same account, and same domain or name); the others ask the
 * operator.
 */
export const earlierSigns = ['account', 'domain', 'name'] as const
export type EarlierSign = (typeof earlierSigns)[number]

/** The numbers of a business on the day it was closed. Times in ISO 8601. */
export type FrozenRecord = {
  since: string
  received: number
  published: number
  byStars: Record<1 | 2 | 3 | 4 | 5, number>
  average: number | null
  withdrawn: number
  removed: number
  removedByReason: Record<string, number>
}
