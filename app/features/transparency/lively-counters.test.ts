import type pg from 'pg'
import { withdrawReview } from '#app/features/authors/withdrawing.server.ts'
import { appealRemoval } from '#app/features/moderation/appeals.server.ts'
import { challengeReview } from '#app/features/moderation/challenging.server.ts'
import { newAppeal, newChallenge } from '#app/features/reviews/review.schema.ts'
import { days } from '#app/platform/clock.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { decideAppealAsShown, decideChallengeAsShown } from '#tests/deciding.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { liveThrough } from '#tests/lively-world.ts'

const counted = `
  select b.review_count, b.rating_total, b.verified_reviews, b.imported_count, b.imported_rating_total
  from businesses b where id = $1`
const recounted = `
  select count(*) filter (where rated)::int as review_count,
    coalesce(sum(rating) filter (where rated), 0)::int as rating_total,
    count(*) filter (where provenance in ('order', 'invited'))::int as verified_reviews,
    count(*) filter (where provenance = 'imported')::int as imported_count,
    coalesce(sum(rating) filter (where provenance = 'imported'), 0)::int as imported_rating_total
  from (select *, provenance in ('order', 'invited', 'confirmed') as rated from reviews
    where business_id = $1 and state = 'published') as standing`

/** States that no act may leave behind, each with the reviews in it. */
const impossible: Record<string, string> = {
  'marked as challenged without an open challenge, or the other way round': `
    (r.challenged_at is not null) <> exists (select from challenges c where c.business_id = r.business_id
      and c.review_id = r.id and c.state = 'open')`,
  'hidden without a challenge that says so': `
    r.hidden_at is not null and not exists (select from challenges c where c.business_id = r.business_id
      and c.review_id = r.id and c.state = 'open' and c.hid_words and c.reason = r.hidden_reason)`,
  'waiting for nobody': `r.state = 'pending' and r.confirmed_at is not null and r.held_at is null`,
  'waiting for the operator in another state': `r.held_at is not null and r.state <> 'pending'`,
  'withdrawn at no time': `r.state = 'withdrawn' and r.withdrawn_at is null`,
  'withdrawn and public': `r.state = 'published' and r.withdrawn_at is not null`,
  'removed for a reason and public': `r.state = 'published' and (r.removed_at is not null or r.removed_reason is not null)`,
  'public without a provenance': `r.state = 'published' and r.provenance is null`,
  'versions missing': `r.version <> 1 + (select count(*) from review_versions v where v.business_id = r.business_id
      and v.review_id = r.id)`,
  'an appeal open about a review that is not removed': `r.state <> 'removed' and exists (select from appeals a
      where a.business_id = r.business_id and a.review_id = r.id and a.state = 'open')`,
}

async function findImpossible(pool: pg.Pool, businessId: string) {
  const found = Object.entries(impossible).map(async ([name, is]) => {
    const { rows } = await pool.query(`select r.id from reviews r where r.business_id = $1 and (${is})`, [
      businessId,
    ])
    return rows.length > 0 ? [name] : []
  })
  return (await Promise.all(found)).flat()
}

test.for([4_711])(
  'after each act the counters are those of a recount, and no review is in an impossible state (seed %i)',
  { timeout: 120_000 },
  async (seed, { db, pool }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    const of = [business.id]
    const done = new Set<string>()
    await liveThrough(db, business, {
      seed,
      acts: 250,
      afterEach: async (act) => {
        done.add(act)
        const [row] = (await pool.query(counted, of)).rows
        expect(row, act).toEqual((await pool.query(recounted, of)).rows[0])
        expect(await findImpossible(pool, business.id), act).toEqual([])
      },
    })
    expect([...done].sort()).toEqual(
      'appeal challenge decide decideReport edit erase invitation open order rename reply report restore withdraw'.split(
        ' ',
      ),
    )
  },
)

test('a review that was withdrawn, removed and put back by an appeal is withdrawn no more', async ({
  db,
  pool,
}) => {
  const business = await aBusiness(db)
  const { id: reviewId } = await aReview(db, { business })
  const of = { businessId: business.id, reviewId }
  const desk = await createLinkToken(db, {
    ...{ businessId: business.id, purpose: 'authors-desk', subjectId: reviewId, lifetimeMs: days(9) },
  })
  const challenge = newChallenge.parse({ reason: 'fake', grounds: 'Nobody of that name was ever here.' })
  const { challengeId } = await challengeReview(db, { business, reviewId, challenge })
  await withdrawReview(db, desk)
  const note = 'I read it again, and this is why.'
  await decideChallengeAsShown(db, { ...of, decision: 'uphold', challengeId, reason: 'fake', note })
  await appealRemoval(db, desk, newAppeal.parse({ text: 'I was there, and it was so.' }))
  await decideAppealAsShown(db, { ...of, decision: 'accept', note })
  expect(await findImpossible(pool, business.id)).toEqual([])
  expect((await pool.query(counted, [business.id])).rows).toEqual(
    (await pool.query(recounted, [business.id])).rows,
  )
})
