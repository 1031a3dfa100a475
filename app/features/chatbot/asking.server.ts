import { sql } from 'drizzle-orm'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { listOwnerTopics } from '#app/features/analyses/shown-topics.server.ts'
import type { Background } from '#app/features/question-reading/background.ts'
import type { Query } from '#app/features/question-reading/query.schema.ts'
import { parseQuestion } from '#app/features/question-reading/read-question.ts'
import { unknownWords } from '#app/features/question-reading/spelling.ts'
import { negations } from '#app/features/question-reading/vocabulary.ts'
import { readCounts } from '#app/features/reviews/counts.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Answer, noAnswer } from './answer.ts'
import { answerQuery } from './answering.server.ts'
import { phraseQueryOf } from './finding-words.ts'
import { readForeignWords } from './foreign-words.server.ts'
import { queryByModel } from './query-by-model.server.ts'
import { leaveOut } from './query-words.ts'
import type { PutQuestion } from './question-address.ts'

/** `suggestions`: questions near to one that is not answered. */
export type Answered = { query: Query | null; answer: Answer; suggestions: PutQuestion[] }

type Asking = PutQuestion & {
  at: Date /** Conditions that were taken out of the query. */
  leftOut?: readonly string[]
}

/** Answers a question about a business's reviews by a typed query, or says why it cannot. */
export async function askReviews(db: Database, businessId: string, asked: Asking): Promise<Answered> {
  const background = await readBackground(db, businessId, asked)
  const parsed = parseAfter(asked, background)
  if (!parsed.query) {
    // A model that drops a negation turns the question round.
    const isForModel = parsed.words.length > 0 && !parsed.words.some((word) => negations.has(word))
    const chosen = isForModel ? await queryByModel(db, businessId, asked, background) : null
    if (!chosen) return { query: null, answer: noAnswer(parsed.cannot), suggestions: parsed.suggestions }
    const query = asked.leftOut ? leaveOut(chosen, asked.leftOut) : chosen
    const answer = await answerQuery(db, businessId, query)
    return { query, answer: { ...answer, notes: [byModel, ...answer.notes] }, suggestions: [] }
  }
  const query = asked.leftOut ? leaveOut(parsed.query, asked.leftOut) : parsed.query
  const answer = await answerQuery(db, businessId, query)
  const notes = [
    ...parsed.readAs.map((read) => `I read ${read}.`),
    ...(hasOwnWords(query) && isOfSeveralLanguages(background) ? [otherLanguages] : []),
    ...(parsed.leftOut.length > 0
      ? [
          `Left out, because I do not understand it here: ${parsed.leftOut.map((word) => `“${word}”`).join(', ')}.`,
        ]
      : []),
  ]
  return { query, answer: { ...answer, notes: [...notes, ...answer.notes] }, suggestions: [] }
}

const otherLanguages =
  'In other languages than English, we look for the words that our word lists know. There may be more reviews.'

const isOfSeveralLanguages = ({ language, foreignWords }: Background) =>
  language !== 'en' || (foreignWords?.size ?? 0) > 0

const hasOwnWords = ({ where, part, versus }: Query) =>
  [where, part, versus].some((set) => set?.words?.some(({ isObject }) => isObject))

const byModel =
  'The language model read this question; the figures are counted here. Please check below how it was understood.'

/** The question, read after those that it follows. */
function parseAfter({ question, earlier }: PutQuestion, background: Background) {
  const previous = earlier.reduce<Query | null>(
    (query, each) => parseQuestion(each, { ...background, previous: query }).query ?? query,
    null,
  )
  return parseQuestion(question, { ...background, previous })
}

const mostLookedUp = 24

export async function readBackground(
  db: Database,
  businessId: string,
  { question, earlier, at }: PutQuestion & { at: Date },
): Promise<Background & { languages: string[] }> {
  const [topics, cells] = await Promise.all([
    listOwnerTopics(db, businessId),
    readCounts(db, businessId, { by: ['importSource', 'language'] }),
  ])
  const languages = Map.groupBy(cells, ({ language }) => language)
  const background = {
    at: at.toISOString().slice(0, 10),
    topics: topics.standing.toSorted((one, other) => other.reviews - one.reviews).map(({ topic }) => topic),
    imports: [...new Set(cells.map(({ importSource }) => importSource).filter(Boolean))],
    language: mostFrequent(languages),
    languages: [...languages.keys()].filter((each) => !['', 'und', 'zxx'].includes(each)),
  }
  const unknown = [question, ...earlier.toReversed()]
    .flatMap((each) => unknownWords(each, background.topics))
    .slice(0, mostLookedUp)
  if (unknown.length === 0) return background
  const [writtenWords, foreignWords] = await Promise.all([
    writtenOf(db, businessId, unknown),
    background.languages.some((each) => each !== 'en')
      ? readForeignWords(db, businessId, unknown)
      : new Map<string, string[]>(),
  ])
  return { ...background, writtenWords, foreignWords }
}

function mostFrequent(languages: Map<string, { reviews: number }[]>) {
  const sums = [...languages].map(([language, cells]) => ({
    language,
    reviews: cells.reduce((sum, { reviews }) => sum + reviews, 0),
  }))
  return sums.toSorted((one, other) => other.reviews - one.reviews)[0]?.language ?? 'en'
}

/** Those of the words that some review of the business has. */
async function writtenOf(db: Database, businessId: string, words: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    words.map(async (word) => {
      const { rows } = await db.execute(
        sql`select 1 from ${analyses} n where n.business_id = ${businessId} and n.search @@ ${phraseQueryOf(word)} limit 1`,
      )
      return rows.length > 0 ? [word] : []
    }),
  )
  return new Set(found.flat())
}
