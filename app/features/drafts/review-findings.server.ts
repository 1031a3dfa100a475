import { sql } from 'drizzle-orm'
import { type Cause, topicsOf } from '#analysis/causes/causes.ts'
import { type FoundCause, findCauses } from '#analysis/causes/find-causes.ts'
import { findWeekday } from '#analysis/causes/find-weekday.ts'
import { sentenceAround } from '#analysis/mentions/opinion.ts'
import { isCurrent } from '#app/features/analyses/analysing.server.ts'
import type { SentenceSentiment, StoredAspect } from '#app/features/analyses/analysis.schema.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import type { Database } from '#app/platform/database.server.ts'

/** What a review praises or complains about. */
export type Finding = {
  /** The engine's, not the owner's name for it; `overall` where a sentence complains about nothing that we can name. */
  topic: string
  /** `mention` where neither is clear. */
  side: 'praise' | 'complaint' | 'mention'
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

type Analysed = {
  text: string
  language: string
  sentences: SentenceSentiment[]
  aspects: StoredAspect[]
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

/** Of what is said of this business: the restaurant down the road gets no reply. */
export function findingsIn({ text, language, sentences: all, aspects: everything }: Analysed): Finding[] {
  const [sentences, aspects] = [all.filter(isOurs), everything.filter(isOurs)]
  return sentences.flatMap((sentence): Finding[] => {
    const { start, end, label, score } = sentence
    const said = text.slice(start, end)
    const inside = aspects.filter((aspect) => sentenceAround(aspect, sentences) === sentence)
    const about = { sentence: said, weekday: findWeekday(said, language) }
    const causes = causesIn(text, sentence, inside, language).map(({ cause, start, end, complaint }) => {
      const aspect = inside.find((each) => each.start === complaint.start)
      const isSure = aspect?.label === 'negative' && aspect.shown
      const sureness = aspect?.label === 'negative' ? aspect.confidence : unsure
      const term = aspect?.term ?? text.slice(start, end)
      return {
        ...about,
        topic: aspect?.topic ?? 'overall',
        side: 'complaint' as const,
        term,
        cause,
        sureness,
        isSure,
        at: complaint.start,
      }
    })
    const others = inside.flatMap(
      ({ topic, term, label: opinion, confidence: sureness, shown: isSure, start: at }) => {
        const side = opinion === 'positive' ? 'praise' : opinion === 'negative' ? 'complaint' : 'mention'
        const isCause = causes.some((each) => each.at === at)
        const isIdle = side === 'mention' && (label === 'positive' ? score > barelyPositive : false)
        return isCause || isIdle
          ? []
          : [{ ...about, topic, side, term, cause: null, sureness, isSure, at } as const]
      },
    )
    const isBlamed = [...causes, ...others].some(({ side }) => side !== 'praise')
    const overall = {
      ...about,
      topic: 'overall',
      side: 'complaint',
      term: '',
      cause: null,
      at: start,
    } as const
    const unnamed =
      label === 'negative' && !isBlamed
        ? [{ ...overall, sureness: sentence.confidence, isSure: sentence.shown }]
        : []
    return [...causes, ...others, ...unnamed]
      .toSorted((one, other) => one.at - other.at)
      .map(({ at: _, ...finding }) => finding)
  })
}

const isOurs = ({ isElsewhere }: { isElsewhere: boolean }) => !isElsewhere

/** Of a cause that a sentence names without a clear complaint about a thing. */
const unsure = 0.5
const barelyPositive = 0.2

/** Those beside a complaint or mere mention; else, in a sentence that complains without a noun, those of any topic. */
function causesIn(
  text: string,
  sentence: Analysed['sentences'][number],
  inside: StoredAspect[],
  language: string,
) {
  const beside = inside.filter(({ label }) => label !== 'positive')
  const found = findCauses(text, sentence, beside, language)
  if (found.length > 0 || sentence.label !== 'negative') return oneEachSpan(found)
  const anything = [...new Set(Object.values(topicsOf).flat())].map((topic) => ({ ...sentence, topic }))
  return oneEachSpan(findCauses(text, sentence, anything, language))
}

/** Of several causes in the same words, the narrowest. */
const oneEachSpan = (found: FoundCause[]) =>
  found.filter(({ start, cause }) =>
    found.every((each) => each.start !== start || topicsOf[each.cause].length >= topicsOf[cause].length),
  )
