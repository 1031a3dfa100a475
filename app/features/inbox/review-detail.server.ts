import { sql } from 'drizzle-orm'
import { fileUnder } from '#analysis/aspects/trade.ts'
import { isCurrent } from '#app/features/analyses/analyse-reviews.server.ts'
import type {
  Explanation,
  ReviewAnalysis,
  SentenceSentiment,
  SentimentLabel,
  StoredAspect,
} from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { listTopicRules, type TopicRule } from '#app/features/analyses/shown-topics.server.ts'
import { readTrade } from '#app/features/analyses/trade.server.ts'
import type { QuestionAnswer } from '#app/features/questions/question.vocabulary.ts'
import type { ReviewedProduct } from '#app/features/reviews/public-review.ts'
import type { FailedCheck, Provenance } from '#app/features/reviews/review.schema.ts'
import type { ChallengeReason } from '#app/features/reviews/review.vocabulary.ts'
import {
  hasText,
  isVisible,
  type Standing,
  standing,
} from '#app/features/reviews/review-conditions.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type HistoryEntry, readHistory } from './review-history.server.ts'

/** A review as its business may see it: nothing that only the author or the operator may know. */
export type ReviewDetail = {
  id: string
  standing: Standing
  rating: number
  title: string | null
  /** Null if withdrawn or removed. */
  text: string | null
  authorName: string | null
  /** Null: the review is of the business itself. */
  product: ReviewedProduct | null
  writtenAt: string
  provenance: Provenance | null
  importSource: string | null
  failedChecks: FailedCheck[]
  removedReason: ChallengeReason | null
  /** `isHidden`: the public sees its stars alone until the operator decides. */
  challenge: { reason: ChallengeReason; since: string; isHidden: boolean } | null
  reply: { text: string; at: string; editedAt: string | null } | null
  answers: QuestionAnswer[]
  incentive: string | null
  analysis: ReviewAnalysis | null
  /** Log entries, the newest first. */
  history: HistoryEntry[]
}

/** Throws 404 for a review that does not exist, is another business's, or is not confirmed yet. */
export async function readReview(db: Database, businessId: string, reviewId: string): Promise<ReviewDetail> {
  if (!isUuid(reviewId)) throw notFound('review')
  const found = await findRow(db, businessId, reviewId)
  if (!found) throw notFound('review')
  return { ...found, history: await readHistory(db, { businessId, reviewId, rating: found.rating }) }
}

async function findRow(db: Database, businessId: string, reviewId: string) {
  const { rows } = await db.execute<Row>(sql`
    select r.id, ${standing} as standing, r.rating, r.title, r.text, ${hasText} as has_text, r.author_name,
      (select jsonb_build_object('id', p.id, 'reference', p.reference, 'name', p.name) from products p
        where p.business_id = ${businessId} and p.id = r.product_id) as product,
      r.written_at, r.provenance, r.import_source, r.answers, r.incentive, r.failed_checks, r.removed_reason, c.reason as challenge_reason,
      c.created_at as challenged_at, r.hidden_at is not null as is_hidden, w.text as reply, w.created_at as replied_at, w.updated_at as reply_edited_at,
      ${isCurrent} as is_current, n.language, n.label, n.score, n.confidence, n.sentences, n.explanations, n.keywords, n.analysed_at,
      coalesce(n.aspects, '[]') as aspects
    from reviews r
    left join replies w on w.business_id = r.business_id and w.review_id = r.id
    left join challenges c on c.business_id = r.business_id and c.review_id = r.id and c.state = 'open'
    left join ${analyses} n on n.business_id = r.business_id and n.review_id = r.id
    where r.business_id = ${businessId} and r.id = ${reviewId} and ${isVisible}`)
  if (!rows[0]) return null
  const [trade, rules] = await Promise.all([readTrade(db, businessId), listTopicRules(db, businessId)])
  return detailOf(rows[0], (aspect) => shownAs(rules, fileUnder(trade, aspect)))
}

type Row = {
  id: string
  standing: Standing
  rating: number
  title: string | null
  text: string
  has_text: boolean
  author_name: string
  product: ReviewedProduct | null
  written_at: string
  provenance: Provenance | null
  import_source: string | null
  answers: QuestionAnswer[] | null
  incentive: string | null
  failed_checks: FailedCheck[]
  removed_reason: ChallengeReason | null
  challenge_reason: ChallengeReason | null
  challenged_at: string | null
  is_hidden: boolean
  reply: string | null
  replied_at: string | null
  reply_edited_at: string | null
  is_current: boolean
  language: string | null
  label: SentimentLabel | null
  score: number | null
  confidence: number | null
  sentences: SentenceSentiment[]
  explanations: Explanation[]
  keywords: string[]
  analysed_at: string
  aspects: StoredAspect[]
}

/** The name that the owner sees; null for a muted topic. */
function shownAs(rules: TopicRule[], topic: string) {
  const rule = rules.find((each) => each.topic === topic)
  return rule ? (rule.isMuted ? null : rule.shownAs) : topic
}

type NameOf = (aspect: StoredAspect) => string | null

function detailOf(row: Row, nameOf: NameOf): Omit<ReviewDetail, 'history'> {
  const isEdited = row.replied_at !== row.reply_edited_at
  return {
    id: row.id,
    standing: row.standing,
    rating: row.rating,
    title: row.has_text ? row.title : null,
    text: row.has_text ? row.text : null,
    authorName: row.has_text ? row.author_name : null,
    product: row.product,
    writtenAt: iso(row.written_at),
    provenance: row.provenance,
    importSource: row.import_source,
    answers: row.has_text ? (row.answers ?? []) : [],
    incentive: row.incentive,
    failedChecks: row.failed_checks,
    removedReason: row.removed_reason,
    challenge: row.challenge_reason && {
      reason: row.challenge_reason,
      since: iso(row.challenged_at!),
      isHidden: row.is_hidden,
    },
    reply:
      row.reply === null
        ? null
        : {
            text: row.reply,
            at: iso(row.replied_at!),
            editedAt: isEdited ? iso(row.reply_edited_at!) : null,
          },
    analysis: row.has_text && row.language && row.is_current ? analysisOf(row, nameOf) : null,
  }
}

function analysisOf(
  { language, label, score, confidence, text, sentences, explanations, keywords, analysed_at, aspects }: Row,
  nameOf: NameOf,
): ReviewAnalysis {
  return {
    language: language!,
    sentiment: label && score !== null && confidence !== null ? { label, score, confidence } : null,
    sentences,
    // Only terms that are still in the text: after an edit, the new analysis takes a moment.
    aspects: aspects.flatMap((aspect) => {
      const { term, start, end, label, shown, score } = aspect
      const topic = text.slice(start, end) === term ? nameOf(aspect) : null
      return topic === null ? [] : [{ topic, term, start, end, label, shown, score }]
    }),
    explanations,
    keywords,
    at: iso(analysed_at),
  }
}

const iso = (time: string) => new Date(time).toISOString()
