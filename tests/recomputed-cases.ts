import { expect } from 'vitest'
import { readCases } from '#app/features/transparency/cases.server.ts'
import { type Case, type CaseKind, casesPerPage, readCaseView } from '#app/features/transparency/cases.ts'
import type { PublicRecord } from '#app/features/transparency/public-record.ts'
import type { Database } from '#app/platform/database.server.ts'
import { reasons } from './recomputed-record.ts'

const five = [1, 2, 3, 4, 5] as const
type ByStars = PublicRecord['removals']['byReason']['fake']['byStars']
type Shares = PublicRecord['removals']['byStars']

/**
 * Every number of the record that links to cases: its address below `/transparency/`, and how many cases it promises.
 * Written out by hand, so that a wrong link is found.
 */
export function cellsOf({ removals, checks, authors, challenges }: PublicRecord): [string, number][] {
  return [
    ...byReason('removed', removals.byReason),
    ...shares('removed', removals.byStars, removals.bias),
    ['removed', removals.count],
    ...byReason('refused', checks.refusedFor),
    ...five.map((stars): [string, number] => [`withdrawn?stars=${stars}`, authors.withdrawn[stars]]),
    ['withdrawn', sum(authors.withdrawn)],
    ...byReason('challenged', challenges.byReason),
    ['challenged', challenges.count],
    ...five.map((stars): [string, number] => [
      `challenged?stars=${stars}`,
      challenges.starsSeen.byStars[stars] + challenges.starsNotSeen.byStars[stars],
    ]),
    ...seen('yes', challenges.starsSeen),
    ...seen('no', challenges.starsNotSeen),
    ...shares('challenged', challenges.byStars, challenges.bias, '&first=yes'),
    ['challenged?first=yes', challenges.reviews.count],
  ]
}

const sum = (counts: ByStars) => five.reduce((all, stars) => all + counts[stars], 0)

function byReason(kind: string, counted: PublicRecord['removals']['byReason']) {
  return reasons.flatMap((reason): [string, number][] => [
    [`${kind}?reason=${reason}`, counted[reason].count],
    ...five.map((stars): [string, number] => [
      `${kind}?reason=${reason}&stars=${stars}`,
      counted[reason].byStars[stars],
    ]),
  ])
}

function shares(kind: string, byStars: Shares, bias: PublicRecord['removals']['bias'], more = '') {
  return [
    [`${kind}?stars=low${more}`, bias.low.count],
    [`${kind}?stars=high${more}`, bias.high.count],
    ...five.map((stars) => [`${kind}?stars=${stars}${more}`, byStars[stars].count]),
  ] as [string, number][]
}

function seen(which: 'yes' | 'no', { count, byStars }: PublicRecord['challenges']['starsSeen']) {
  return [
    [`challenged?seen=${which}`, count],
    ...five.map((stars) => [`challenged?stars=${stars}&seen=${which}`, byStars[stars]]),
  ] as [string, number][]
}

/** All cases, page after page. */
export async function readAllCases(db: Database, businessId: string, address: string) {
  const [kind, query] = address.split('?')
  const view = readCaseView(kind as CaseKind, new URLSearchParams(query))
  const cases: Case[] = []
  const found: number[] = []
  for (let after: string | null = null; ; ) {
    const page = await readCases(db, businessId, { ...view, after })
    expect(page.cases.length).toBeLessThanOrEqual(casesPerPage)
    cases.push(...page.cases)
    found.push(page.choices.found)
    after = page.nextCursor
    if (!after) return { cases, found: new Set(found) }
  }
}
