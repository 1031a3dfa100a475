import { eq, sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { type BusinessFacts, businessFacts } from '#app/features/businesses/finding.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { cacheForOutages } from '#app/platform/outage-cache.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { AskedQuestion, Wording } from './question.vocabulary.ts'

/** The current version of a question, in all its languages. */
export type StandingQuestion = Pick<AskedQuestion, 'id' | 'version' | 'kind' | 'isPublic'> & {
  wording: Wording
}

export type ReviewForm = {
  business: BusinessFacts
  /** The reward that the business offers through the open link and order links. */
  incentive: string | null
  questions: StandingQuestion[]
}

const remembered = cacheForOutages<ReviewForm>()

/** Everything a business's review form needs, in one query, or 404. */
export async function findReviewForm(db: Database, businessId: string): Promise<ReviewForm> {
  if (!isUuid(businessId)) throw notFound('business')
  return remembered(businessId, async () => {
    const [found] = await db
      .select({ business: businessFacts, incentive: businesses.incentive, questions: standing })
      .from(businesses)
      .where(eq(businesses.id, businessId))
    if (!found) throw notFound('business')
    return found
  })
}

// Written with its table name: in single-table queries Drizzle omits it, and questions have an id too.
const standing = sql<StandingQuestion[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'version', q.version, 'kind', q.kind,
    'isPublic', v.is_public, 'wording', v.wording) order by q.position), '[]')
  from questions q
  join question_versions v on v.business_id = q.business_id and v.question_id = q.id and v.number = q.version
  where q.business_id = businesses.id and q.position is not null)`
