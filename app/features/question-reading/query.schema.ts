import { z } from 'zod'
import { sentimentLabels } from '#app/features/analyses/analysis.schema.ts'
import { provenances } from '#app/features/reviews/review.vocabulary.ts'

const day = z.iso.date()
const star = z.number().int().min(1).max(5)

/** Words of which a review has at least one; `name` says what they stand for. Up to three letters are a whole word. */
const wordGroup = z.object({
  name: z.string().min(1).max(80),
  forms: z.array(z.string().min(1).max(80)).min(1).max(150),
  /** An opinion is about them, and not only in a review that has them. */
  isObject: z.boolean().optional(),
})

/** Which reviews. Days (UTC) and stars: both ends included. A field that is not there leaves all of them. */
const reviewSet = z.object({
  from: day.optional(),
  to: day.optional(),
  lowest: star.optional(),
  highest: star.optional(),
  /** The sentiment of the whole text. */
  label: z.enum(sentimentLabels).optional(),
  /** By the names that the owner sees; one of them is enough. */
  topics: z.array(z.string().min(1).max(200)).min(1).max(20).optional(),
  /** About the topics or words when there are any, otherwise about anything. */
  opinion: z.enum(['praise', 'complaint']).optional(),
  words: z.array(wordGroup).min(1).max(5).optional(),
  /** In one of these. */
  languages: z.array(z.string().min(2).max(12)).min(1).max(12).optional(),
  /** In any language but this one. */
  exceptLanguage: z.string().min(2).max(12).optional(),
  provenances: z.array(z.enum(provenances)).min(1).optional(),
  importedFrom: z.string().min(1).max(100).optional(),
  reply: z.enum(['with', 'without']).optional(),
  /** Without: stars alone. */
  text: z.enum(['with', 'without']).optional(),
  /** At most so many hours after publication. */
  repliedWithin: z.number().int().min(1).max(8760).optional(),
  /** 1 is Monday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7).optional(),
})
export type ReviewSet = z.output<typeof reviewSet>
export type WordGroup = z.output<typeof wordGroup>

export const measures = [
  'count',
  'share',
  'average',
  'tone',
  'replies',
  'topics',
  'opinion',
  'quotes',
  'newest',
  'oldest',
  'longest',
  'shortest',
  'best',
  'worst',
] as const
export type Measure = (typeof measures)[number]

export const dimensions = [
  'month',
  'week',
  'quarter',
  'year',
  'weekday',
  'rating',
  'language',
  'source',
] as const
export type Dimension = (typeof dimensions)[number]

/** A question that our code can answer. */
export const query = z.object({
  measure: z.enum(measures),
  where: reviewSet,
  /** Of a share: the reviews among `where` that have this too. */
  part: reviewSet.optional(),
  /** Compared with these. */
  versus: reviewSet.optional(),
  /** One value for each. */
  by: z.enum(dimensions).optional(),
  /** Which end of `by` is asked for. */
  end: z.enum(['highest', 'lowest']).optional(),
  /** Why something changed, or in which direction: the time before is told too. */
  isOfChange: z.boolean().optional(),
  /** So many reviews or topics are asked for. */
  limit: z.number().int().min(1).max(20).optional(),
})
export type Query = z.output<typeof query>
