import { createHash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { findGroup, hashNetwork } from '#app/features/moderation/groups.server.ts'
import { fingerprintOf } from '#app/features/reviews/fingerprints.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { days, hours, minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Chance, chanceOf } from '#seeds/chance.ts'
import { composeText } from '#seeds/composing.ts'
import { aBusiness } from '#tests/factories.ts'
import { withOwnDatabase } from './load/own-database.ts'

const period = 90
const sizes = [
  { businesses: 100, reviews: 100 },
  { businesses: 10, reviews: 1000 },
]

const assumptions = `Assumed: businesses with honest reviews in ${period} days. 30% answer mailed invitations. 30% come on ten
busy days, within three hours of an evening. 90% use public mail, 8% one of 20 employers, 2% a domain of their own; where businesses are
the customers (every tenth), 60% come from one of 12 firms and its office. Networks: half through four blocks of a mobile
carrier that all share, 5% through the Wi-Fi of the business, the others at home. Texts are drawn from one small pool of sentences,
so they are more alike than real ones.`

/** How many honest reviews wait as members of a group, in a simulation. */
export const run = () =>
  withOwnDatabase(2, async ({ db }) => {
    console.log(assumptions)
    for (const size of sizes) await simulate(db, size)
  })

async function simulate(db: Database, size: (typeof sizes)[number]) {
  const chance = chanceOf(25)
  const waiting = { consumers: 0, firms: 0 }
  const signs = new Map<string, number>()
  let longestMs = 0
  for (let nth = 0; nth < size.businesses; nth += 1) {
    const { id: businessId } = await aBusiness(db)
    const isOfFirms = nth % 10 === 9
    const rows = Array.from({ length: size.reviews }, (_, at) =>
      honestReview(chance, businessId, isOfFirms, at),
    )
    for (const row of rows.toSorted((a, b) => a.confirmedAt.getTime() - b.confirmedAt.getTime())) {
      await db.insert(reviews).values(row)
      const started = performance.now()
      const group = await findGroup(db, { ...row, publishedAt: null })
      longestMs = Math.max(longestMs, performance.now() - started)
      if (!group) continue
      waiting[isOfFirms ? 'firms' : 'consumers'] += 1
      const found = group.signs.toSorted().join(' + ')
      signs.set(found, (signs.get(found) ?? 0) + 1)
    }
  }
  const all = size.businesses * size.reviews
  console.log(
    `${size.businesses} businesses with ${size.reviews} reviews each: waiting ${waiting.consumers + waiting.firms} of ${all}`,
  )
  console.log(
    `  of businesses with consumers ${waiting.consumers} of ${all * 0.9}, with firms ${waiting.firms} of ${all * 0.1}`,
  )
  for (const [found, count] of signs) console.log(`  ${found}: ${count}`)
  console.log(`Longest look for a group: ${longestMs.toFixed(1)} ms`)
}

function honestReview(chance: Chance, businessId: string, isOfFirms: boolean, at: number) {
  const rating = chance.pick([5, 5, 5, 4, 3, 1])
  const text = composeText(chance, rating)
  const isInvited = chance.next() < 0.3
  const confirmedAt = arrival(chance)
  const { authorEmail, address } =
    isOfFirms && chance.next() < 0.6 ? ofFirm(chance, at) : ofConsumer(chance, at)
  return {
    businessId,
    id: uuidv7(),
    submissionKey: uuidv7(),
    rating,
    text,
    authorEmail,
    confirmedAt,
    state: 'published' as const,
    provenance: isInvited ? ('invited' as const) : ('confirmed' as const),
    invitationId: isInvited ? uuidv7() : null,
    networkHash: hashNetwork({ businessId, address }),
    authorName: 'Lotte M.',
    textFingerprint: fingerprintOf(text),
    consentVersion: 1,
    consentText: 'I agree.',
    consentScopes: ['show' as const],
    consentedAt: confirmedAt,
    writtenAt: confirmedAt,
    publishedAt: confirmedAt,
  }
}

/** By day in opening hours; three of ten on a busy evening. */
function arrival(chance: Chance) {
  const isBusy = chance.next() < 0.3
  const day = isBusy ? chance.below(10) * 9 : chance.below(period)
  const time = isBusy ? hours(19) + chance.below(minutes(180)) : hours(9) + chance.below(hours(13))
  return new Date(now().getTime() - days(period - day) + time)
}

function ofFirm(chance: Chance, at: number) {
  const firm = chance.below(12)
  return { authorEmail: `n${at}@firm-${firm}.example`, address: `81.3.${firm}.7` }
}

function ofConsumer(chance: Chance, at: number) {
  const [mail, way] = [chance.next(), chance.next()]
  const domain =
    mail < 0.9 ? 'gmail.com' : mail < 0.98 ? `employer-${chance.below(20)}.example` : `own-${at}.example`
  const home = createHash('sha256').update(String(chance.next())).digest()
  const address =
    way < 0.5 ? `81.2.${chance.below(4)}.7` : way < 0.55 ? '81.4.0.7' : `82.${home[0]}.${home[1]}.7`
  return { authorEmail: `n${at}@${domain}`, address }
}
