import { type SQL, sql } from 'drizzle-orm'
import type { Cause } from '#analysis/causes/causes.ts'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Meaning } from './meanings.server.ts'
import { hasMeaning, type Search } from './searching.server.ts'

/** A sentence of a review that has the words. `side` only where the engine is sure. */
export type WordQuote = Omit<Quote, 'name' | 'side' | 'cause'> & { side: Side | null }

const most = { quotes: 6, read: 400 }

type Sides = { praise: number; complaint: number }
export type Said = {
  main: Sides & { read: number }
  /** Each word of the question, where all its reviews are read. */
  each: Map<string, Sides>
  /** How many of these reviews have the other words of the question. */
  besides: { word: string; reviews: number }[]
  quotes: WordQuote[]
}

type Asked = {
  search: Search
  /** On `f`: of which reviews. */
  kind: SQL | undefined
  from: string | null
  to: string | null
  say: Side | undefined
  isAll: boolean
}

/** Of the newest reviews with the words: how many praise and complain where they have them, and sentences to quote. */
export async function readSaid(
  db: Database,
  businessId: string,
  { search, kind, from, to, say, isAll }: Asked,
): Promise<Said> {
  const read = async (where: SQL) => {
    const { rows } = await db.execute<Found>(sql`
      with newest as materialized (
        select f.review_id, f.written_on from ${reviewFacts} f
        where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider'
          and f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date
          and ${where} and ${kind ?? sql`true`}
        order by f.written_on desc, f.review_id desc limit ${most.read}
      )
      select r.id as "reviewId", r.author_name as "authorName", r.written_at as "writtenAt", r.rating, r.provenance,
        n.language, r.text as review, n.sentences, r.hidden_at is not null as "isHidden",
        coalesce((select jsonb_agg(jsonb_build_object('topic', m.topic, 'cause', m.cause, 'term', m.term, 'praise', m.praise,
          'complaint', m.complaint, 'start', m.start_offset, 'isElsewhere', m.is_elsewhere))
          from ${mentions} m where m.business_id = ${businessId} and m.review_id = f.review_id and m.topic <> ''), '[]') as mentioned
      from newest f
      join reviews r on r.business_id = ${businessId} and r.id = f.review_id
      join ${analyses} n on n.business_id = ${businessId} and n.review_id = f.review_id
      order by f.written_on desc, f.review_id desc`)
    return rows
  }
  const { searched, each } = search
  const rows = await read(search.where ?? sql`true`)
  const besides = each.filter(
    ({ isVague, word }) => !isVague && !searched.some((other) => other.word === word),
  )
  const said = rows.map((row) => sayingOf(row, searched, besides))
  const any = sql`(${sql.join(
    each.map((word) => hasMeaning(businessId, word)),
    sql` or `,
  )})`
  const others = each.length > 1 ? await read(any) : []
  const quotes = said.flatMap(({ sentences }) => sentences.slice(0, 1))
  if (!isAll)
    quotes.sort(
      (one, other) =>
        other.words - one.words || Number(other.quote.side !== null) - Number(one.quote.side !== null),
    )
  const sides = (say === 'praise' ? inOrder.toReversed() : inOrder).flatMap((side) =>
    quotes.filter(({ label }) => label === side).slice(0, most.quotes / 2),
  )
  const told = others.length < most.read ? each : []
  const countWith = (word: Meaning) =>
    rows.filter(({ review, language }) => hitsIn(review, [word], language).length > 0).length
  return {
    main: { ...sidesOf(said), read: rows.length },
    each: new Map(told.map((word) => [word.word, sidesOf(others.map((row) => sayingOf(row, [word])))])),
    besides: besides.map((word) => ({ word: word.word, reviews: countWith(word) })),
    quotes: (isAll ? quotes : [...new Set([...sides, ...quotes])].slice(0, most.quotes)).map(
      ({ quote }) => quote,
    ),
  }
}

const sidesOf = (said: { praise: boolean; complaint: boolean }[]): Sides => ({
  praise: said.filter(({ praise }) => praise).length,
  complaint: said.filter(({ complaint }) => complaint).length,
})

const inOrder = ['negative', 'positive'] as const

type Mentioned = {
  topic: string
  cause: Cause | null
  term: string
  praise: boolean
  complaint: boolean
  start: number | null
  isElsewhere: boolean
}
type Found = Omit<WordQuote, 'text' | 'span' | 'side'> & {
  review: string
  sentences: { start: number; end: number; label: string; shown: boolean }[]
  mentioned: Mentioned[]
}
type Sentence = { words: number; label: string; isSure: boolean; quote: WordQuote }

/**
 * What one review says where it has the words: the engine's judgement of the thing, where it found it, else of the sentence. An unsure
 * sentence that contradicts the stars counts for no side.
 */
function sayingOf(row: Found, words: Meaning[], besides: Meaning[] = []) {
  const forms = new Set(words.flatMap((word) => formsOf(word, row.language)))
  const isAsked = ({ topic, cause, term }: Mentioned) =>
    words.some((word) => word.topics.includes(topic) || (cause !== null && word.causes.includes(cause))) ||
    fold(term)
      .split(/[^\p{L}\p{N}]+/u)
      .some((part) => forms.has(part))
  const its = row.mentioned.filter((each) => isAsked(each) && !each.isElsewhere)
  const sentences = sentencesWith(
    words,
    row,
    its.map(({ start }) => start),
    besides,
  )
  const counts = ({ label, isSure }: Sentence, side: string) =>
    label === side && (isSure || (side === 'negative' ? row.rating < 4 : row.rating > 2))
  const says = (side: Side, label: string) =>
    its.length > 0
      ? its.some((each) => each[side]) || sentences.some((each) => each.isSure && each.label === label)
      : sentences.some((each) => counts(each, label))
  return { praise: says('praise', 'positive'), complaint: says('complaint', 'negative'), sentences }
}

const formsOf = ({ formsIn }: Meaning, language: string) => [
  ...(formsIn.get(language) ?? []),
  ...(formsIn.get('') ?? []),
]

/** In characters: a longer sentence is no quote to show. */
const longest = 300

/** Those that have most of the words first. */
function sentencesWith(
  words: Meaning[],
  { review, sentences, mentioned: _, ...row }: Found,
  starts: (number | null)[],
  besides: Meaning[],
): Sentence[] {
  const parts = sentences.length > 0 ? sentences : [{ start: 0, end: review.length, label: '', shown: false }]
  return parts
    .flatMap(({ start, end, label, shown }) => {
      const said = review.slice(start, end)
      const hits = hitsIn(said, words, row.language)
      const isMentioned = starts.some((each) => each !== null && each >= start && each < end)
      if (words.length > 0 && hits.length === 0 && !isMentioned) return []
      const text = said.slice(0, longest)
      const side: Side | null = shown ? (label === 'positive' ? 'praise' : 'complaint') : null
      const [hit] = hits
      const span = hit ? { start: hit.index, end: hit.index + hit[0].length } : null
      const quote = {
        ...{ ...row, text, side: end - start > longest ? null : side },
        writtenAt: new Date(row.writtenAt).toISOString(),
        span: span && span.end <= text.length ? span : null,
      }
      const found = hits.length + hitsIn(said, besides, row.language).length
      return [{ words: found, label, isSure: shown, quote }]
    })
    .sort((one, other) => other.words - one.words || Number(other.isSure) - Number(one.isSure))
}

/** Where each of the words first stands. */
function hitsIn(text: string, words: Meaning[], language: string) {
  const tokens = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
  const folded = tokens.map(([token]) => fold(token))
  return words.flatMap((word) => {
    const forms = new Set(formsOf(word, language))
    const at = folded.findIndex((token, at) => forms.has(token) || forms.has(`${token} ${folded[at + 1]}`))
    return at >= 0 ? [tokens[at]!] : []
  })
}
