import type pg from 'pg'

// The form of a question's truth, and how it is read from the raw tables: no code that answers questions is used here.

export const kinds = [
  'count',
  'average',
  'share',
  'topics',
  'quotes',
  'periods',
  'groups',
  'trend',
  'extremes',
  'words',
  'replies',
  'unanswerable',
] as const
export type Kind = (typeof kinds)[number]

/** A query on `r`, the reviews that count (see `counted`). Every value that it returns is acceptable. */
type Query = string

export type Unit = 'count' | 'stars' | 'percent' | 'hours'

/** Everything in it has to be met. */
export type Truth = {
  numbers?: { label: string; unit: Unit; sql: Query }[]
  /** One of these topics is among the first three that the answer names. */
  topics?: Query
  /** The ids of the reviews that may be quoted; the answer quotes at least one, and no other. */
  reviews?: Query
  /** The text contains one of these, for example the name of the better month. */
  says?: Query
  /** The ids of the reviews that match: there are none, and the answer says so. */
  none?: Query
  /** The ids of the reviews that match: there are fewer than ten, and the answer says that they are too few. */
  few?: Query
  /** Reviews cannot answer this, and the answer says so. */
  isUnanswerable?: true
}

/** Meeting one of the truths is enough: there are several where a question has several sensible readings. */
export type Question = { kind: Kind; question: string; truths: Truth[] }

export type QuotableReview = { id: string; title: string | null; text: string }

/** A truth with the values that its queries returned. */
export type TruthValues = {
  numbers: { label: string; unit: Unit; acceptable: number[] }[]
  topics: string[] | null
  reviews: QuotableReview[] | null
  says: string[] | null
  none: string[] | null
  few: string[] | null
  isUnanswerable: boolean
}

/** The business ($1) and the time ($2) of the question. All days are in UTC. */
const counted = `with r as (
  select r.id, r.rating, r.title, r.text, r.author_name, r.provenance, r.import_source, r.written_at,
    r.provenance in ('order', 'invited', 'confirmed') as rated,
    (r.written_at at time zone 'UTC')::date as day,
    to_char(r.written_at at time zone 'UTC', 'YYYY-MM') as month,
    extract(year from r.written_at at time zone 'UTC')::int as year,
    extract(isodow from r.written_at at time zone 'UTC')::int as weekday,
    coalesce(r.title, '') || ' ' || r.text as words,
    concat_ws(' ', r.title, r.text, r.author_name, w.text) as searched,
    n.language, n.label, w.review_id is not null as replied,
    extract(epoch from w.created_at - r.published_at) / 3600 as hours_to_reply
  from reviews r
  left join analyses n on n.business_id = r.business_id and n.review_id = r.id
  left join replies w on w.business_id = r.business_id and w.review_id = r.id
  where r.business_id = $1 and r.state = 'published' and r.provenance <> 'insider' and r.hidden_at is null
    and r.written_at <= $2
)`

type Asked = { businessId: string; at: Date }

export const readTruths = (pool: pg.Pool, { truths }: Question, asked: Asked): Promise<TruthValues[]> =>
  Promise.all(truths.map((truth) => readTruth(pool, truth, asked)))

async function readTruth(pool: pg.Pool, truth: Truth, asked: Asked): Promise<TruthValues> {
  const values = async (sql: Query) => {
    // As arrays: columns of one name would replace each other in an object.
    const { rows } = await pool.query<unknown[]>({ ...queryOf(sql, asked), rowMode: 'array' })
    return rows.flat().filter((value) => value !== null)
  }
  const strings = async (sql?: Query) => (sql ? (await values(sql)).map(String) : null)
  return {
    numbers: await Promise.all(
      (truth.numbers ?? []).map(async ({ label, unit, sql }) => ({
        label,
        unit,
        acceptable: (await values(sql)).map(Number),
      })),
    ),
    topics: await strings(truth.topics),
    reviews: truth.reviews ? await readReviews(pool, truth.reviews, asked) : null,
    says: await strings(truth.says),
    none: await strings(truth.none),
    few: await strings(truth.few),
    isUnanswerable: truth.isUnanswerable ?? false,
  }
}

async function readReviews(pool: pg.Pool, ids: Query, asked: Asked): Promise<QuotableReview[]> {
  const { rows } = await pool.query(queryOf(`select id, title, text from r where id in (${ids})`, asked))
  return rows
}

const queryOf = (sql: Query, { businessId, at }: Asked) => ({
  text: `${counted} ${sql}`,
  values: [businessId, at],
})
