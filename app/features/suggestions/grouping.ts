import type { Cause } from '#analysis/causes/causes.ts'
import { type FoundCause, findCauses } from '#analysis/causes/find-causes.ts'
import { findWeekday } from '#analysis/causes/find-weekday.ts'
import { sentenceToQuote } from '#app/features/analyses/opinion.ts'
import type { Citation } from '#app/features/citations/cited-sentence.ts'
import type { ComplainingReview, ComplaintFound } from './complaints.server.ts'

export type Evidence = Citation & {
  author: string
  /** Offsets, in the quote, of the words that name the cause. */
  start: number
  end: number
  topic: string
  noun: string
  /** The one that the quote names, 0 for Monday. */
  weekday: number | null
}

/** Null: a complaint on `topic` whose cause the quote does not name. */
export type Group = { cause: Cause | null; topic: string; evidence: Evidence[] }

/** A suggestion needs so many different authors, on so many different days. */
export const fewest = { authors: 3, days: 2 }

/** In characters: a longer sentence is no quote to show. */
const mostOfQuote = 240

/** Complaints by their cause, and those without a known one by their topic; each author once, with the newest review. */
export function groupComplaints(reviews: ComplainingReview[]): Group[] {
  const found = reviews.flatMap(evidenceIn)
  const byCause = Map.groupBy(found, ({ cause, evidence }) => cause ?? `? ${evidence.topic}`)
  return [...byCause.values()]
    .map((each): Group => {
      const evidence = onePerAuthor(each.map(({ evidence }) => evidence))
      return { cause: each[0]!.cause, topic: mostFrequent(evidence.map(({ topic }) => topic)), evidence }
    })
    .filter(({ evidence }) => isEnough(evidence))
}

type Found = { cause: Cause | null; evidence: Evidence }

function evidenceIn(review: ComplainingReview): Found[] {
  const bySentence = Map.groupBy(review.complaints.filter(isInText(review)), (complaint) =>
    sentenceToQuote({ ...complaint, label: 'negative', shown: true }, review.sentences),
  )
  return [...bySentence].flatMap(([sentence, complaints]): Found[] => {
    if (!sentence || sentence.end - sentence.start > mostOfQuote) return []
    const stated = complaints.map(({ start, end, engineTopic }) => ({ start, end, topic: engineTopic }))
    const causes = findCauses(review.text, sentence, stated, review.language)
    const evidenceOf = (span: { start: number; end: number }, complaint: ComplaintFound): Evidence => {
      const { text, sentences: _, complaints: __, ...rest } = review
      const quote = text.slice(sentence.start, sentence.end)
      return {
        ...rest,
        writtenAt: new Date(review.writtenAt).toISOString(),
        quote,
        start: span.start - sentence.start,
        end: span.end - sentence.start,
        topic: complaint.topic,
        noun: complaint.noun,
        weekday: findWeekday(quote, review.language),
      }
    }
    const behind = ({ complaint }: FoundCause) =>
      complaints.find(({ start, end }) => start === complaint.start && end === complaint.end)!
    if (causes.length > 0)
      return causes.map((found) => ({ cause: found.cause, evidence: evidenceOf(found, behind(found)) }))
    return complaints.map((complaint) => ({ cause: null, evidence: evidenceOf(complaint, complaint) }))
  })
}

const isInText =
  ({ text }: ComplainingReview) =>
  ({ start, end, term }: ComplaintFound) =>
    text.slice(start, end) === term

function onePerAuthor(evidence: Evidence[]): Evidence[] {
  const byAuthor = new Map<string, Evidence>()
  for (const each of evidence) if (!byAuthor.has(each.author)) byAuthor.set(each.author, each)
  return [...byAuthor.values()]
}

function isEnough(evidence: Evidence[]) {
  const days = new Set(evidence.map(({ writtenAt }) => writtenAt.slice(0, 10)))
  return evidence.length >= fewest.authors && days.size >= fewest.days
}

export function mostFrequent(words: string[]): string {
  const counts = Map.groupBy(words, (word) => word)
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]![0]
}
