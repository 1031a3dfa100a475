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
 * A chart of the answers in published reviews to each question, without those of insiders. Wordings with the same text and options
 * are counted together: adding a translation does not make another question.
 */
export async function readAnswerCharts(db: Database, businessId: string): Promise<Chart[]> {
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
  return [...Map.groupBy(rows, sameQuestion).values()].flatMap(chartOf)
}

const sameQuestion = ({ id, wording: { text, options, low, high } }: Row) =>
  JSON.stringify([id, text, options, low, high])

/** The newest wording comes first. None of an archived question or an earlier wording that nobody answered. */
function chartOf(rows: Row[]): Chart[] {
  const { id, number, version, kind, is_archived, wording } = rows[0]!
  const isScale = kind === 'scale'
  const countOf = (value: string) => rows.reduce((sum, { counts }) => sum + (counts[value] ?? 0), 0)
  const answers = (isScale ? scaleValues : (wording.options ?? [])).map((label, index) => ({
    label: isScale ? scaleLabel(Number(label), wording) : String(label),
    count: countOf(String(isScale ? label : index)),
  }))
  const count = kind === 'text' ? countOf('text') : answers.reduce((sum, each) => sum + each.count, 0)
  const isEarlier = number !== version
  if (count === 0 && (is_archived || isEarlier)) return []
  const total = answers.reduce((sum, each, index) => sum + each.count * (index + 1), 0)
  const answer = [
    inNumbers(count, 'answer'),
    ...(isScale && count > 0
      ? [`${formatAverage(total / count, 1)} on average, on a scale from 1 to 5`]
      : []),
    ...(is_archived ? ['archived'] : isEarlier ? ['an earlier wording'] : []),
    ...(kind === 'text' && count > 0 ? ['shown with each review'] : []),
  ].join(', ')
  const of = count < fewestReviews ? 0 : count
  const data: Chart['data'] =
    kind === 'text' || count === 0
      ? null
      : { kind: 'bars', of: 'Answer', counted: 'Answers', rows: answers.map((each) => ({ ...each, of })) }
  return [{ id: `question-${id}-${number}`, question: wording.text, notes: [], answer, data }]
}

function scaleLabel(value: number, { low, high }: Wording) {
  return value === 1 ? `1, ${low}` : value === 5 ? `5, ${high}` : String(value)
}
