import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fileUnder } from '#analysis/aspects/trade.ts'
import { isCurrent } from '#app/features/analyses/analyse-reviews.server.ts'
import type { ReviewAnalysis, StoredAspect } from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { listTopicRules, type TopicRule } from '#app/features/analyses/shown-topics.server.ts'
import { readTrade } from '#app/features/analyses/trade.server.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { publicColumns, replies } from '#app/features/reviews/review.table.ts'
import {
  hasText,
  isVisible,
  productOf,
  r,
  type Standing,
  standing,
} from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { readHistory } from './review-history.server.ts'

/** Throws 404 for a review that does not exist, is another business's, or is not confirmed yet. */
export async function readReview(db: Database, businessId: string, reviewId: string) {
  if (!isUuid(reviewId)) throw notFound('review')
  const row = await findRow(db, businessId, reviewId)
  if (!row) throw notFound('review')
  const [trade, rules, history] = await Promise.all([
    readTrade(db, businessId),
    listTopicRules(db, businessId),
    readHistory(db, { businessId, reviewId, rating: row.shown.rating }),
  ])
  return { ...detailOf(row, (aspect) => shownAs(rules, fileUnder(trade, aspect))), history }
}

/** A review as its business may see it: nothing that only the author or the operator may know. */
export type ReviewDetail = Awaited<ReturnType<typeof readReview>>

const n = alias(analyses, 'n')

const isOfReview = (table: typeof replies | typeof challenges | typeof n) =>
  and(eq(table.businessId, r.businessId), eq(table.reviewId, r.id))

async function findRow(db: Database, businessId: string, reviewId: string) {
  const { writtenAt, provenance, answers, failedChecks, removedReason, hiddenAt } = r
  const { language, label, score, confidence, sentences, aspects, explanations, keywords, analysedAt } = n
  const [row] = await db
    .select({
      shown: publicColumns(r),
      ...{ writtenAt, provenance, answers, failedChecks, removedReason, hiddenAt },
      standing: sql<Standing>`${standing}`,
      hasText: sql<boolean>`${hasText}`,
      product: productOf(r),
      reply: { text: replies.text, at: replies.createdAt, editedAt: replies.updatedAt },
      challenge: { reason: challenges.reason, since: challenges.createdAt },
      analysis: {
        language,
        label,
        score,
        confidence,
        sentences,
        aspects,
        explanations,
        keywords,
        analysedAt,
      },
      isCurrent: sql<boolean>`${isCurrent}`,
    })
    .from(r)
    .leftJoin(replies, isOfReview(replies))
    .leftJoin(challenges, and(isOfReview(challenges), eq(challenges.state, 'open')))
    .leftJoin(n, isOfReview(n))
    .where(and(eq(r.businessId, businessId), eq(r.id, reviewId), isVisible))
  return row
}

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>

/** The name that the owner sees; null for a muted topic. */
function shownAs(rules: TopicRule[], topic: string) {
  const rule = rules.find((each) => each.topic === topic)
  return rule ? (rule.isMuted ? null : rule.shownAs) : topic
}

type NameOf = (aspect: StoredAspect) => string | null

/** What nobody may read any more of a review that was withdrawn or removed. */
const wordless = { title: null, text: null, authorName: null }

function detailOf(row: Row, nameOf: NameOf) {
  const { shown, standing, product, writtenAt, provenance, failedChecks, removedReason } = row
  const { reply, challenge, analysis } = row
  return {
    ...shown,
    ...(row.hasText ? {} : wordless),
    ...{ standing, product, provenance, failedChecks, removedReason },
    writtenAt: writtenAt.toISOString(),
    answers: row.hasText ? (row.answers ?? []) : [],
    /** `isHidden`: the public sees its stars alone until the operator decides. */
    challenge: challenge && {
      reason: challenge.reason,
      since: challenge.since.toISOString(),
      isHidden: row.hiddenAt !== null,
    },
    reply: reply && {
      text: reply.text,
      at: reply.at.toISOString(),
      editedAt: reply.editedAt > reply.at ? reply.editedAt.toISOString() : null,
    },
    analysis: analysis && row.hasText && row.isCurrent ? analysisOf(analysis, shown.text, nameOf) : null,
  }
}

function analysisOf(analysis: NonNullable<Row['analysis']>, text: string, nameOf: NameOf): ReviewAnalysis {
  const { language, label, score, confidence, sentences, explanations, keywords } = analysis
  return {
    language,
    sentiment: label && score !== null && confidence !== null ? { label, score, confidence } : null,
    sentences,
    // Only terms that are still in the text: after an edit, the new analysis takes a moment.
    aspects: analysis.aspects.flatMap((aspect) => {
      const { term, start, end, label, shown, score } = aspect
      const topic = text.slice(start, end) === term ? nameOf(aspect) : null
      return topic === null ? [] : [{ topic, term, start, end, label, shown, score }]
    }),
    explanations,
    keywords,
    at: analysis.analysedAt.toISOString(),
  }
}
