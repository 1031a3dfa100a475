import { eq, sql } from 'drizzle-orm'
import { findPictures } from '#app/features/businesses/brand.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { type BusinessFacts, businessColumns } from '#app/features/businesses/public-business.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { cacheForOutages } from '#app/platform/unavailable.server.ts'
import type { AskedQuestion, Wording } from './question.vocabulary.ts'

/** The current version of a question, in all its languages. */
export type StandingQuestion = Pick<AskedQuestion, 'id' | 'version' | 'kind' | 'isPublic'> & {
  wording: Wording
}

type ReviewForm = {
  business: BusinessFacts
  /** The reward that the business offers through the open link and order links. */
  incentive: string | null
  questions: StandingQuestion[]
}

const remembered = cacheForOutages<ReviewForm>()

/** Everything a business's review form needs, or 404. */
export async function findReviewForm(db: Database, businessId: string): Promise<ReviewForm> {
  if (!isUuid(businessId)) throw notFound('business')
  return remembered(businessId, async () => {
    const [business] = await db
      .select({ ...businessColumns, incentive: businesses.incentive })
      .from(businesses)
      .where(eq(businesses.id, businessId))
    if (!business) throw notFound('business')
    const { incentive, ...facts } = business
    const [pictures, questions] = await Promise.all([
      findPictures(db, businessId),
      listStanding(db, businessId),
    ])
    return { business: { ...facts, pictures }, incentive, questions }
  })
}

async function listStanding(db: Database, businessId: string) {
  const { rows } = await db.execute<StandingQuestion>(sql`
    select q.id, q.version, q.kind, v.is_public as "isPublic", v.wording
    from questions q
    join question_versions v on v.business_id = q.business_id and v.question_id = q.id and v.number = q.version
    where q.business_id = ${businessId} and q.position is not null order by q.position`)
  return rows
}
