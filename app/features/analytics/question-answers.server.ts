import { sql } from 'drizzle-orm'
import { fewestReviews } from '#app/features/figures/statistics.ts'
import {
  type QuestionKind,
  scaleValues,
  type Wording,
} from '#app/features/form-questions/question.vocabulary.ts'
import { formatAverage, countOf as inNumbers } from '#app/languages/format.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Chart } from './chart.tsx'

export const readAnswerCharts = async (db: Database, businessId: string): Promise<Chart[]> =>
  (await countAnswers(db, businessId)).map(({ key, kind, question, isArchived, isEarlier, ...counts }) => {
    const { count, answers, average } = counts
    const notes = [
      ...(average === null ? [] : [`${formatAverage(average, 1)} on average, on a scale from 1 to 5`]),
      ...(isArchived ? ['archived'] : isEarlier ? ['an earlier wording'] : []),
      ...(kind === 'text' && count > 0 ? ['shown with each review'] : []),
    ]
    const of = count < fewestReviews ? 0 : count
    return {
      id: `question-${key.replace(' ', '-')}`,
      question,
      notes: [],
      answer: [inNumbers(count, 'answer'), ...notes].join(', '),
      data:
        kind === 'text' || count === 0
          ? null
          : {
              kind: 'bars',
              of: 'Answer',
              counted: 'Answers',
              rows: answers.map((each) => ({ ...each, of })),
            },
    }
  })

type AnswerCounts = {
  key: string
  kind: QuestionKind
  question: string
  isArchived: boolean
  /** The question has been reworded since; the answers to the new wording are counted separately. */
  isEarlier: boolean
  count: number
  /** Of a choice and a scale: each answer that could be given, in its order. */
  answers: { label: string; count: number }[]
  /** Of a scale; null without an answer. */
  average: number | null
}

type Row = {
  id: string
  number: number
  version: number
  kind: QuestionKind
  is_archived: boolean
  wording: Wording
  counts: Record<string, number>
}

/**
 * The answers in published reviews to each question, without those of insiders. Wordings with the same text and options
 * are counted together: adding a translation does not make another question.
 */
export async function countAnswers(db: Database, businessId: string): Promise<AnswerCounts[]> {
  const { rows } = await db.execute<Row>(sql`
    with given as (
      select (e ->> 'questionId')::uuid as id, (e ->> 'version')::int as number,
        coalesce(e ->> 'value', 'text') as value, count(*)::int as count
      from reviews r cross join lateral jsonb_array_elements(r.answers) e
      where r.business_id = ${businessId} and r.answers is not null and r.state = 'published' and r.provenance <> 'insider'
      group by 1, 2, 3)
    select q.id, v.number, q.version, q.kind, q.position is null as is_archived, v.wording,
      coalesce(jsonb_object_agg(g.value, g.count) filter (where g.value is not null), '{}') as counts
    from questions q
    join question_versions v on v.business_id = q.business_id and v.question_id = q.id
    left join given g on g.id = v.question_id and g.number = v.number
    where q.business_id = ${businessId}
    group by q.business_id, q.id, v.business_id, v.question_id, v.number
    order by q.position nulls last, q.archived_at desc, q.id, v.number desc`)
  const groups = [...Map.groupBy(rows, sameQuestion).values()]
  return groups
    .map(countsOf)
    .filter(({ count, isArchived, isEarlier }) => count > 0 || !(isArchived || isEarlier))
}

const sameQuestion = ({ id, wording: { text, options, low, high } }: Row) =>
  JSON.stringify([id, text, options, low, high])

/** The newest wording comes first. */
function countsOf(rows: Row[]): AnswerCounts {
  const { id, number, version, kind, is_archived, wording } = rows[0]!
  const countOf = (value: string) => rows.reduce((sum, { counts }) => sum + (counts[value] ?? 0), 0)
  const answers = (kind === 'scale' ? scaleValues : (wording.options ?? [])).map((label, index) => ({
    label: kind === 'scale' ? scaleLabel(Number(label), wording) : String(label),
    count: countOf(String(kind === 'scale' ? label : index)),
  }))
  const count = kind === 'text' ? countOf('text') : answers.reduce((sum, each) => sum + each.count, 0)
  const total = answers.reduce((sum, each, index) => sum + each.count * (index + 1), 0)
  return {
    key: `${id} ${number}`,
    kind,
    question: wording.text,
    isArchived: is_archived,
    isEarlier: number !== version,
    count,
    answers,
    average: kind === 'scale' && count > 0 ? total / count : null,
  }
}

function scaleLabel(value: number, { low, high }: Wording) {
  return value === 1 ? `1, ${low}` : value === 5 ? `5, ${high}` : String(value)
}
