import { type SQL, sql } from 'drizzle-orm'
import { isForm } from '#analysis/languages/inflection.ts'
import { isAgainstStars } from '#analysis/mentions/mention.ts'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Sought } from './meanings.server.ts'
import type { Search, Word } from './searching.server.ts'
import type { Sides } from './telling-sides.ts'

/** A sentence of a review that has the words. `side` only where the engine is sure. */
export type WordQuote = Omit<Quote, 'name' | 'side' | 'cause'> & { side: Side | null }

/** `length` of a quote in characters, and how many of them may stand before the word in a longer sentence. */
const most = { quotes: 6, read: 400, length: 300, before: 120, found: 12 }

export type Said = {
  main: Sides
  /** Each word of the question. */
  each: Map<string, Sides>
  /** As the reviews write the words that are answered, the most frequent first. */
  found: string[]
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

/** Of the newest reviews with the words: how many surely praise and complain where they have them, and sentences to quote. */
export async function readSaid(
  db: Database,
  businessId: string,
  { search: { where, searched, each }, kind, from, to, say, isAll }: Asked,
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
        coalesce((select jsonb_agg(jsonb_build_object('topic', m.topic, 'cause', m.cause, 'praise', m.praise,
          'complaint', m.complaint, 'quoteSide', m.quote_side, 'start', m.start_offset, 'end', m.end_offset, 'causeStart', m.cause_start))
          from ${mentions} m where m.business_id = ${businessId} and m.review_id = f.review_id and m.topic <> ''
            and not m.is_elsewhere), '[]') as mentioned
      from newest f
      join reviews r on r.business_id = ${businessId} and r.id = f.review_id
      join ${analyses} n on n.business_id = ${businessId} and n.review_id = f.review_id
      order by f.written_on desc, f.review_id desc`)
    return rows
  }
  const rows = await read(where ?? sql`true`)
  const said = rows.map((row) => sayingOf(row, searched))
  const any = each.map(({ has }) => has)
  const others = each.length > 1 ? await read(sql`(${sql.join(any, sql` or `)})`) : []
  const quotable = others.length > 0 && !isAll ? others.map((row) => sayingOf(row, searched)) : said
  const quotes = quotable.flatMap(({ sentences }) => sentences.slice(0, 1))
  return {
    main: sidesOf(said),
    each: new Map(each.map((word) => [word.word, sidesOf(others.map((row) => sayingOf(row, [word])))])),
    found: mostFound(said.flatMap(({ found }) => found)),
    quotes: (isAll ? quotes : inOrder(quotes, say).slice(0, most.quotes)).map(({ quote }) => quote),
  }
}

const sidesOf = (said: Record<Side, boolean>[]): Sides => ({
  praise: said.filter(({ praise }) => praise).length,
  complaint: said.filter(({ complaint }) => complaint).length,
})

/** As they are written, the most frequent first. */
function mostFound(found: string[]): string[] {
  const counts = [...Map.groupBy(found, fold)].sort(([, one], [, other]) => other.length - one.length)
  return counts.slice(0, most.found).map(([, its]) => its[0]!)
}

/** Sorts quotes: most of the words first, in the review and in the sentence, then the side that is asked for, else the sides in turn. */
function inOrder(quotes: Sentence[], say: Side | undefined): Sentence[] {
  const byPlace = (one: Sentence, other: Sentence) => other.inReview - one.inReview || other.words - one.words
  const sorted = quotes.toSorted((one, other) => byPlace(one, other) || other.weight - one.weight)
  const groupOf = ({ inReview, words, label }: Sentence) => `${inReview} ${words} ${label}`
  const groups = Map.groupBy(sorted, groupOf)
  const placeOf = (each: Sentence) => {
    if (say) return Number(each.label !== labels[say])
    return each.label === 'neutral' ? most.read : groups.get(groupOf(each))!.indexOf(each)
  }
  return sorted.toSorted((one, other) => byPlace(one, other) || placeOf(one) - placeOf(other))
}

const labels = { complaint: 'negative', praise: 'positive' } as const

type Mentioned = Record<Side, boolean> & {
  quoteSide: Side | null
  topic: string
  cause: string | null
  start: number | null
  end: number | null
  causeStart: number | null
}
type Found = Omit<WordQuote, 'text' | 'span' | 'side'> & {
  review: string
  sentences: { start: number; end: number; label: string; shown: boolean }[]
  mentioned: Mentioned[]
}
type Hit = { word: Word; start: number; end: number }
type Named = { word: Word; start: number | null; quoteSide: Side | null }
/** `words`: how many of those that are asked about, and in the whole review; `rarest`: in how many reviews. `weight`: how much it says of them. */
type Sentence = {
  inReview: number
  words: number
  rarest: number
  weight: number
  label: string
  isSure: boolean
  its: Named[]
  quote: WordQuote
}

/**
 * What one review says in the sentences that have most of the words: the engine's judgement of the thing, where it found it, else of the
 * sentence. It surely takes a side by what may be quoted so, unless the stars say the opposite.
 */
function sayingOf({ review, mentioned, sentences: parts, ...row }: Found, words: Word[]) {
  const hits = hitsIn(review, words, row.language)
  const named = mentioned.flatMap((each) => namedBy(each, words, hits))
  const inReview = new Set([...hits, ...named].map(({ word }) => word)).size
  const whole = [{ start: 0, end: review.length, label: '', shown: false }]
  const all = parts.length > 0 ? parts : whole
  const sentences = all.map(({ start, end, label, shown }, rank): Sentence => {
    const isIn = (at: { start: number | null }) => at.start !== null && at.start >= start && at.start < end
    const [own, its] = [hits.filter(isIn), named.filter(isIn)]
    const [hit] = own
    // A quote is not cut before the word that it is quoted for, and a question stands with what follows it.
    const isFar = hit !== undefined && hit.end > start + most.length
    const from = isFar ? review.indexOf(' ', hit.start - most.before) + 1 : start
    const next = /[?:]\s*$/.test(review.slice(start, end)) ? all[rank + 1] : undefined
    const until = next && next.end <= from + most.length ? next.end : end
    const last = Math.min(until, from + most.length)
    const isWhole = from === start && last === end
    const has = [...new Set([...own, ...its].map(({ word }) => word))]
    const says: Side = label === 'positive' ? 'praise' : 'complaint'
    const side = !shown || !isWhole || isAgainstStars(says, row.rating) ? null : says
    return {
      // What the engine only files under the word says it in others.
      words: has.length - (own.length > 0 ? 0 : 0.5),
      rarest: Math.min(...has.map(({ reviews }) => reviews)),
      inReview,
      weight: 2 * Math.min(own.length, words.length) + Number(shown),
      ...{ label, isSure: shown, its },
      quote: {
        ...row,
        text: review.slice(from, last),
        side,
        writtenAt: new Date(row.writtenAt).toISOString(),
        span: hit ? { start: hit.start - from, end: hit.end - from } : null,
      },
    }
  })
  const best = Math.ceil(Math.max(...sentences.map((each) => each.words)))
  const telling = sentences.filter(
    (each) => words.length === 0 || (best > 0 && Math.ceil(each.words) === best),
  )
  const its = best > 0 ? telling.flatMap((each) => each.its) : named
  const says = (side: Side) =>
    (side === 'complaint' ? row.rating < 5 : row.rating > 2) &&
    (its.some((each) => each.quoteSide === side) ||
      telling.some((each) => each.isSure && each.label === labels[side]))
  return {
    ...{ praise: says('praise'), complaint: says('complaint') },
    found: hits.map(({ start, end }) => review.slice(start, end).toLowerCase()),
    sentences: telling.toSorted(
      (one, other) => other.words - one.words || one.rarest - other.rarest || other.weight - one.weight,
    ),
  }
}

/** What the engine found under a word's topic or cause, or where the word stands. */
function namedBy(each: Mentioned, words: Word[], hits: Hit[]): Named[] {
  const { topic, cause, start, end, causeStart, praise, complaint, quoteSide } = each
  return words.flatMap((word) => {
    const isCause = cause !== null && word.filed.includes(cause)
    const isSide =
      (praise && word.filed.includes(`${topic}+`)) || (complaint && word.filed.includes(`${topic}-`))
    const isThere = hits.some(
      (hit) => hit.word === word && start !== null && hit.start < end! && hit.end > start,
    )
    const at = isCause ? (causeStart ?? start) : start
    return isCause || isSide || isThere || word.topics.includes(topic) ? [{ word, start: at, quoteSide }] : []
  })
}

/** Where the words stand. */
function hitsIn(text: string, words: Word[], language: string): Hit[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: written, index }) => ({
    ...{ folded: fold(written), start: index, end: index + written.length },
  }))
  const endOf = ({ forms, within }: Sought, at: number) =>
    forms.slice(1).reduce(
      (last, its) => {
        if (last < 0) return last
        const ahead = tokens.slice(last + 1, last + 1 + within)
        const next = ahead.findIndex(({ folded }) => isForm(its, folded))
        return next < 0 ? next : last + 1 + next
      },
      isForm(forms[0]!, tokens[at]!.folded) ? at : -1,
    )
  return words.flatMap((word) => {
    const sought = word.sought.get(language) ?? []
    return tokens.flatMap(({ start }, at) => {
      const last = Math.max(...sought.map((each) => endOf(each, at)))
      return last < 0 ? [] : [{ word, start, end: tokens[last]!.end }]
    })
  })
}
