import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { findPictures } from '#app/features/businesses/brand.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { type BusinessFacts, businessColumns } from '#app/features/businesses/public-business.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { cacheForOutages } from '#app/platform/unavailable.server.ts'
import { questions, questionVersions } from './question.table.ts'
import type { AskedQuestion, Wording } from './question.vocabulary.ts'

export type ListedQuestion = StandingQuestion & { isArchived: boolean; since: string }

const isItsVersion = and(
  eq(questionVersions.businessId, questions.businessId),
  eq(questionVersions.questionId, questions.id),
  eq(questionVersions.number, questions.version),
)

const select = (db: Database) =>
  db
    .select({ question: questions, put: questionVersions })
    .from(questions)
    .innerJoin(questionVersions, isItsVersion)
    .$dynamic()

type Row = Awaited<ReturnType<typeof select>>[number]

const listed = ({ question, put }: Row): ListedQuestion => ({
  id: question.id,
  version: question.version,
  kind: question.kind,
  isPublic: put.isPublic,
  wording: put.wording,
  isArchived: question.position === null,
  since: put.createdAt.toISOString(),
})

/** A business's questions in form order, and its archived ones, most recently archived first. */
export async function listQuestions(db: Database, businessId: string) {
  const [asked, archived] = await Promise.all([
    select(db)
      .where(and(eq(questions.businessId, businessId), isNotNull(questions.position)))
      .orderBy(questions.position),
    select(db)
      .where(and(eq(questions.businessId, businessId), isNull(questions.position)))
      .orderBy(desc(questions.archivedAt))
      .limit(50),
  ])
  return { asked: asked.map(listed), archived: archived.map(listed) }
}

export async function findQuestion(db: Database, businessId: string, questionId: string) {
  const [row] = isUuid(questionId)
    ? await select(db).where(and(eq(questions.businessId, businessId), eq(questions.id, questionId)))
    : []
  if (!row) throw notFound('question')
  return listed(row)
}

/** The current version of a question, in all its languages. */
type StandingQuestion = Pick<AskedQuestion, 'id' | 'version' | 'kind' | 'isPublic'> & {
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
