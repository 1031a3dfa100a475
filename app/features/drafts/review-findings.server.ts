import { sql } from 'drizzle-orm'
import type { Cause } from '#analysis/causes/causes.ts'
import { findCauses } from '#analysis/causes/find-causes.ts'
import { findWeekday } from '#analysis/causes/find-weekday.ts'
import { isCurrent } from '#app/features/analyses/analysing.server.ts'
import type { SentenceSentiment, SentimentLabel } from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { sentenceAround } from '#app/features/analyses/opinion.ts'
import type { Database } from '#app/platform/database.server.ts'

/** What a review praises or complains about. */
export type Finding = {
  /** The engine's, not the owner's name for it. */
  topic: string
  side: 'praise' | 'complaint'
  /** As written in `sentence`. */
  term: string
  cause: Cause | null
  /** 0 for Monday. */
  weekday: number | null
  sentence: string
  /** From 0 to 1. */
  sureness: number
  /** The engine would show it as praise or complaint. */
  isSure: boolean
}

export type ReviewFindings = { language: string; findings: Finding[] }

export type FoundAspect = {
  topic: string
  term: string
  start: number
  end: number
  label: SentimentLabel
  confidence: number
  shown: boolean
}
type Analysed = {
  text: string
  language: string
  sentences: Pick<SentenceSentiment, 'start' | 'end'>[]
  aspects: FoundAspect[]
}

/** Null while the review has no analysis of its present words. */
export async function readFindings(
  db: Database,
  businessId: string,
  reviewId: string,
): Promise<ReviewFindings | null> {
  const { rows } = await db.execute<Analysed>(sql`
    select r.text, n.language, n.sentences, n.aspects
    from reviews r join ${analyses} n on n.business_id = r.business_id and n.review_id = r.id
    where r.business_id = ${businessId} and r.id = ${reviewId} and ${isCurrent}`)
  return rows[0] ? { language: rows[0].language, findings: findingsIn(rows[0]) } : null
}

export function findingsIn({ text, language, sentences, aspects }: Analysed): Finding[] {
  const complaints = aspects.filter(({ label }) => label === 'negative')
  return aspects.flatMap((aspect): Finding[] => {
    const sentence = sentenceAround(aspect, sentences)
    if (!sentence || aspect.label === 'neutral') return []
    const said = text.slice(sentence.start, sentence.end)
    const side = aspect.label === 'positive' ? 'praise' : 'complaint'
    const beside = complaints.filter((each) => sentenceAround(each, sentences) === sentence)
    const causes =
      side === 'complaint'
        ? findCauses(text, sentence, beside, language).filter((each) => each.complaint.start === aspect.start)
        : []
    const { topic, term, confidence: sureness, shown: isSure } = aspect
    const found = {
      topic,
      side,
      term,
      weekday: findWeekday(said, language),
      sentence: said,
      sureness,
      isSure,
    } as const
    return causes.length > 0 ? causes.map(({ cause }) => ({ ...found, cause })) : [{ ...found, cause: null }]
  })
}
