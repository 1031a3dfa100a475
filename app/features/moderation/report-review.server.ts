import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { listPublicPhotos } from '#app/features/media/read-photos.server.ts'
import { findReview, lockReview } from '#app/features/reviews/publish-review.server.ts'
import { textWithin } from '#app/features/reviews/review.schema.ts'
import { type Review, replies } from '#app/features/reviews/review.table.ts'
import { reviewLimits } from '#app/features/reviews/review.vocabulary.ts'
import { type DeskWords, en, type FormWords, type Messages, type ReportWords } from '#app/languages/en.ts'
import type { Language } from '#app/languages/languages.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { emailAddressSaying, typedLine } from '#app/platform/typed-text.ts'
import { reports } from './case.table.ts'
import { groundsAgainst, type ReportGround, type ReportSubject, reportGroundText } from './case.vocabulary.ts'
import { recordAboutReview } from './remove-review.server.ts'
import { makeReportToken } from './reporter.server.ts'

type Reported = { businessId: string; reviewId: string; about: ReportSubject }

/** What a visitor is about to report. Only what the public can read can be reported; anything else is 404. */
export async function findReportable(db: Database, of: Reported) {
  if (!isUuid(of.reviewId)) throw notFound('review')
  const review = await findReview(db, of)
  const reply = await requirePublic(db, of, review)
  const { authorName, title, text, writtenAt } = review!
  return {
    reviewId: of.reviewId,
    about: of.about,
    authorName,
    title: of.about === 'reply' ? null : title,
    text: of.about === 'reply' ? reply!.text : text,
    writtenAt: (of.about === 'reply' ? reply!.createdAt : writtenAt).toISOString(),
    hasReply: reply !== undefined,
    photos: of.about === 'reply' ? [] : await listPublicPhotos(db, of),
  }
}

export type Reportable = Awaited<ReturnType<typeof findReportable>>

async function requirePublic(db: Database, { businessId, reviewId, about }: Reported, review?: Review) {
  if (review?.state !== 'published' || review.hiddenAt) throw notFound('review')
  const [reply] = await db
    .select({ text: replies.text, createdAt: replies.createdAt })
    .from(replies)
    .where(and(eq(replies.businessId, businessId), eq(replies.reviewId, reviewId)))
  if (about === 'reply' && !reply) throw notFound('reply')
  return reply
}

type NewlyReported = Reported & { submissionKey: string; report: NewReport; language?: Language }

/**
 * Stores a report and enqueues its receipt and a notice to the operators. The review stays public: anyone may
 * report, so hiding it at once would let anyone hide reviews. Submitting the same form twice returns the
 * first report.
 */
export async function submitReport(
  db: Database,
  { report, submissionKey, language = 'en', ...of }: NewlyReported,
): Promise<{ token: string }> {
  if (!isUuid(of.reviewId)) throw notFound('review')
  const { businessId, reviewId, about } = of
  const { ground, explanation, name, email } = report
  return db.transaction(async (tx) => {
    await requirePublic(tx, of, await lockReview(tx, of))
    const id = uuidv7()
    const isOfSame = and(
      eq(reports.businessId, businessId),
      eq(reports.reviewId, reviewId),
      eq(reports.about, about),
    )
    const waiting = await tx.$count(reports, and(isOfSame, eq(reports.state, 'open')))
    const taken = await tx
      .insert(reports)
      .values({
        businessId,
        id,
        reviewId,
        about,
        submissionKey,
        ground,
        explanation,
        name,
        email,
        language,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (taken.length === 0) return { token: await findFirstTry(tx, businessId, submissionKey) }
    await recordAboutReview(tx, {
      businessId,
      reviewId,
      type: 'review_reported',
      message: `A visitor reported a ${about}: ${named(ground)}`,
    })
    const told = { businessId, reportId: id, news: 'received' } as const
    if (email) await enqueue(tx, 'notifications.notify-of-report', { ...told, to: 'reporter' })
    // One notice for all open reports of the same text, because they are decided together.
    if (waiting === 0) await enqueue(tx, 'notifications.notify-of-report', { ...told, to: 'operator' })
    return { token: await makeReportToken(tx, { businessId, reportId: id }) }
  })
}

const named = (ground: NewReport['ground']) => reportGroundText[ground].toLowerCase()

async function findFirstTry(tx: Database, businessId: string, submissionKey: string) {
  const [first] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.businessId, businessId), eq(reports.submissionKey, submissionKey)))
  return makeReportToken(tx, { businessId, reportId: first!.id })
}

const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal('').transform(() => null), schema])
    .nullish()
    .transform((value) => value ?? null)

type ReportErrors = Pick<ReportWords, 'groundMissing' | 'emailToo' | 'goodFaithMissing'> &
  Pick<DeskWords, 'tooShort' | 'tooLong'> &
  Pick<FormWords, 'nameShort' | 'nameLong' | 'emailMissing' | 'emailLong' | 'emailWrong'>

type ReportMessages = Pick<Messages, 'report' | 'desk' | 'reviewForm'>

const reportAgainst = (grounds: readonly ReportGround[], words: ReportErrors, language?: Language) =>
  z
    .object({
      ground: z.enum(grounds, words.groundMissing),
      explanation: textWithin(reviewLimits.grounds, words, language),
      name: orNothing(
        typedLine({
          ...reviewLimits.authorName,
          tooShort: words.nameShort,
          tooLong: words.nameLong,
        }),
      ),
      email: orNothing(emailAddressSaying(words)),
      goodFaith: z.literal('on', words.goodFaithMissing),
    })
    .superRefine(({ name, email }, context) => {
      if (name !== null && email === null) {
        context.addIssue({ code: 'custom', path: ['email'], message: words.emailToo })
      }
    })
    .brand<'NewReport'>()

/** A report of a review or of a reply, with what is wrong in one language. */
export const newReport = (
  about: ReportSubject,
  { report, desk, reviewForm }: ReportMessages,
  language?: Language,
) => reportAgainst(groundsAgainst[about], { ...reviewForm, ...desk, ...report }, language)
export const newReviewReport = newReport('review', en)
export const newReplyReport = newReport('reply', en)
type NewReport = z.output<typeof newReviewReport>
