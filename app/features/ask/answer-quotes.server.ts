import { type SQL, sql } from 'drizzle-orm'
import { formsOf, isForm } from '#analysis/languages/inflection.ts'
import type { Side } from '#app/features/analyses/analysis.schema.ts'
import { analyses, mentions } from '#app/features/analyses/analysis.table.ts'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Sought } from './meanings.server.ts'
import { ofSize } from './parse-question.ts'
import type { Search, Word } from './search.server.ts'
import { hasTopic } from './word-topics.server.ts'

/** A sentence of a review that has the words. Its stars stand beside it, and no side: irony would be shown as praise. */
type WordQuote = Omit<Quote, 'name' | 'side' | 'cause'>

/** Quotes weigh at least this share of the best one; a word that only speaks of it weighs less, and a match by topic alone little. */
const least = 0.4
const ofTopic = 0.1
const ofRelated = 0.45
/**
 * `within`: letters of a word that is found in a longer one. `brief`: a shorter sentence says little. `length` of a quote in characters, and how many of them may
 * stand before the word in a longer sentence.
 */
const most = { read: 120, length: 300, before: 120, found: 6, within: 5, loose: 3, few: 3, brief: 30 }

export type Said = {
  /**
   * Of each word that is answered, how many reviews have it as typed, and how the others write it, the most frequent first.
   * `related`: words that only speak of it. `isLoose`: few have it, and none but in other words or in one that may mean something else.
   */
  forms: Record<string, { asTyped: number; others: string[]; related: string[]; isLoose: boolean }>
  quotes: WordQuote[]
}

type Asked = {
  search: Search
  /** A condition on `f`: which reviews. */
  kind: SQL | undefined
  from: string | null
  to: string | null
  say: Side | undefined
  isAll: boolean
  /** About a change: half of the quotes are the newest, since a review of a thing that was mended may not name the fault. */
  isOfCourse: boolean
  most: number
}

/** Of the newest reviews with any of the words: how they write them, and sentences to quote. */
export async function readQuotes(
  db: Database,
  businessId: string,
  { search, kind, from, to, say, isAll, isOfCourse, most: atMost }: Asked,
): Promise<Said> {
  const { where, topics } = search
  const named = [...search.each, ...search.more].flatMap((word) => word.named)
  const any = [
    ...(search.any ? [search.any] : []),
    ...(topics.length > 0 ? [hasTopic(businessId, topics)] : []),
  ]
  const has = any.length > 0 && !isAll ? sql`(${sql.join(any, sql` or `)})` : (where ?? sql`true`)
  const { rows } = await db.execute<Found>(sql`
      with newest as materialized (
        select f.review_id, f.written_on from ${reviewFacts} f
        where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider'
          and f.written_on >= ${from ?? '-infinity'}::date and f.written_on < ${to ?? 'infinity'}::date
          and ${has} and ${kind ?? sql`true`}
        order by f.written_on desc, f.review_id desc limit ${most.read}
      )
      select r.id as "reviewId", r.author_name as "authorName", r.written_at as "writtenAt", r.rating, r.provenance,
        n.language, r.text as review, n.sentences, r.hidden_at is not null as "isHidden",
        coalesce((select jsonb_agg(jsonb_build_object('topic', m.topic, 'start', m.start_offset, 'end', m.end_offset,
            'isAsked', m.topic = any (${sql.param([...topics, ...named])}::text[])))
          from ${mentions} m where m.business_id = ${businessId} and m.review_id = f.review_id
          and not m.is_elsewhere and m.start_offset is not null), '[]') as mentioned
      from newest f
      join reviews r on r.business_id = ${businessId} and r.id = f.review_id
      join ${analyses} n on n.business_id = ${businessId} and n.review_id = f.review_id
      order by f.written_on desc, f.review_id desc`)
  const said = rows.map((row) => readSentences(row, search))
  const all = said.flatMap(({ sentences }) => sentences.slice(0, 1))
  const best = Math.max(...all.map(({ sure }) => sure))
  // A frequent word says little beside reviews that have the rare one.
  const quotes = all.filter((each) => isAll || each.sure >= best * least)
  const isKnown = rows.length < most.read
  const formsOf = (word: Word) => {
    const hits = said
      .map(({ found }) => found.filter((hit) => hit.word === word))
      .filter((its) => its.length > 0)
    const { true: own = [], false: related = [] } = Object.groupBy(
      hits,
      (its) => `${its.some((hit) => hit.isRelated === word.isOnlyRelated)}`,
    )
    const others = own.filter((its) => !its.some((hit) => !hit.isVerb && isAsTyped(word, hit)))
    const asTyped = own.length - others.length
    const isVerb = own.flat().every((hit) => hit.isVerb)
    return {
      asTyped,
      isLoose: own.length < most.loose && (asTyped === 0 || isVerb || ofSize.test(word.word)),
      others: mostFound(others.flat().filter((hit) => hit.isRelated === word.isOnlyRelated)),
      related: mostFound(related.filter((its) => !its.some((hit) => hit.isOfTopic)).flat()),
    }
  }
  const first = inOrder(quotes, say).slice(0, isOfCourse ? atMost / 2 : atMost)
  const others = inOrder(
    all.filter((each) => !first.includes(each)),
    say,
  )
  const rest = isOfCourse
    ? all.filter((each) => !first.includes(each) && each.words > 0)
    : others.filter((each) => each.sure === 0).slice(0, first.length < most.few ? atMost : 2)
  return {
    forms: Object.fromEntries((isKnown ? search.searched : []).map((word) => [word.word, formsOf(word)])),
    quotes: (isAll ? quotes : [...first, ...rest].slice(0, atMost)).map(({ quote }) => quote),
  }
}

/** Whether the word as typed is there, in any of its forms or within a longer word. */
function isAsTyped(word: Word, { written, language }: { written: string; language: string }) {
  const tokens = fold(written).split(' ')
  const isIn = (forms: string[]) =>
    tokens.some(
      (token) =>
        isForm(forms, token) ||
        isForm(formsOf(token, language), forms[0]!) ||
        forms.some(
          (form) =>
            (form.length >= most.within && token.includes(form)) ||
            (token.length >= most.within - 1 && form.startsWith(token)),
        ),
    )
  return word.typed.every(isIn)
}

/** As they are written, the most frequent first. */
function mostFound(found: { written: string }[]): string[] {
  const words = found.map(({ written }) => written)
  const counts = [...Map.groupBy(words, fold)].sort(([, one], [, other]) => other.length - one.length)
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

type Found = Omit<WordQuote, 'text' | 'span'> & {
  review: string
  sentences: { start: number; end: number; label: string; shown: boolean }[]
  /** Where the topic that is asked about is mentioned. */
  mentioned: Mentioned[]
}
type Mentioned = { start: number; end: number; isAsked: boolean; topic: string }
type Hit = {
  word: Word | null
  start: number
  end: number
  isRelated: boolean
  isOfTopic?: boolean
  isVerb: boolean
}
/**
 * Sums of the weights of words, rarer ones more: `words` of those in the sentence, `inReview` of those in the whole review,
 * `sure` without those that may only be part of the asking. `weight`: how much the sentence says of them.
 */
type Sentence = {
  inReview: number
  sure: number
  words: number
  weight: number
  label: string
  quote: WordQuote
}

/** What one review says in the sentences that have most of the words, or mention the topic. */
function readSentences(
  { review, mentioned, sentences: parts, ...row }: Found,
  { each, searched, more }: Search,
) {
  const words = each.length > 0 ? [...each, ...more] : searched
  const typed = hitsIn(review, words, row.language)
  const filed = mentioned
    .filter(({ isAsked }) => isAsked)
    .map(({ topic, start, end }): Hit => {
      const word = words.find((each) => each.named.includes(topic)) ?? null
      const isTyped = word === null || typed.some((hit) => hit.word === word)
      return {
        start,
        end: isTyped ? start : end,
        isRelated: true,
        isOfTopic: true,
        isVerb: false,
        word: isTyped ? null : word,
      }
    })
  const found = [...typed, ...filed.filter(({ word }) => word !== null)]
  const hits = [...typed, ...filed]
  const inReview = weightOf(hits)
  const sure = weightOf(hits.filter(({ word }) => word !== null && !more.includes(word)))
  const whole = [{ start: 0, end: review.length, label: '', shown: false }]
  const all = parts.length > 0 ? parts : whole
  const sentences = all.map(({ start, end, label, shown }, rank): Sentence => {
    const own = hits.filter((hit) => hit.start >= start && hit.start < end)
    const [hit] = own
    // A quote is not cut before the word that it is quoted for, and a question stands with what follows it.
    const isFar = hit !== undefined && hit.end > start + most.length
    const from = isFar ? review.indexOf(' ', hit.start - most.before) + 1 : start
    const next = /[?:]\s*$/.test(review.slice(start, end)) ? all[rank + 1] : undefined
    const until = next && next.end <= from + most.length ? next.end : end
    const last = Math.min(until, from + most.length)
    return {
      words: weightOf(own),
      inReview,
      sure,
      weight: 2 * Math.min(own.length, words.length) + Number(shown) + Number(end - start >= most.brief),
      label,
      quote: {
        ...row,
        text: review.slice(from, last),
        writtenAt: new Date(row.writtenAt).toISOString(),
        span: hit && hit.end > hit.start ? { start: hit.start - from, end: hit.end - from } : null,
      },
    }
  })
  const telling = sentences.filter((each) => each.quote.text !== '' && (words.length === 0 || each.words > 0))
  return {
    found: found
      .map(({ word, start, end, ...hit }) => ({
        ...hit,
        language: row.language,
        word: searched.find((each) => each.word === word?.word),
        written: review.slice(start, end).toLowerCase(),
      }))
      .filter(({ word }) => word !== undefined),
    sentences: telling.toSorted((one, other) => other.words - one.words || other.weight - one.weight),
  }
}

/**
 * A rare word is more to the point than a frequent one, any than one that only speaks of what it names, and that than what the engine files
 * under the topic.
 */
function weightOf(hits: Hit[]) {
  const weights = [...Map.groupBy(hits, ({ word }) => word)].map(([word, its]) =>
    word === null
      ? ofTopic
      : its.every((hit) => hit.isRelated) && !word.isOnlyRelated
        ? word.weight * ofRelated
        : word.weight,
  )
  return weights.reduce((sum, weight) => sum + weight, 0)
}

/** Whether a verb form was found for an "-ing" noun, which may mean something else: "charged my card" for "charging point". */
const isVerbFor = ({ word }: Word, folded: string) =>
  word.endsWith('ing') && folded.startsWith(word.slice(0, -3)) && !folded.startsWith(word)

function hitsIn(text: string, words: Word[], language: string): Hit[] {
  const tokens = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: written, index }) => ({
    folded: fold(written),
    start: index,
    end: index + written.length,
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
    return tokens.flatMap(({ start, folded }, at) => {
      const ends = sought.map((each) => ({ each, last: endOf(each, at) })).filter(({ last }) => last >= 0)
      if (ends.length === 0) return []
      const end = tokens[Math.max(...ends.map(({ last }) => last))]!.end
      const isRelated = ends.every(({ each }) => each.isRelated)
      return [{ word, start, end, isRelated, isVerb: isVerbFor(word, folded) }]
    })
  })
}
