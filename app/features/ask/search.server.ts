import { type SQL, sql } from 'drizzle-orm'
import { findSpelling } from '#analysis/languages/concepts.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { countOf, noStars, type StarCounts } from '#app/features/figures/statistics.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { isAnyOf, searchedWords } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { type Day, reviewsIn } from './course.ts'
import { findMeanings, type Meaning, readTopics, readVocabulary } from './meanings.server.ts'
import type { Question } from './question.schema.ts'
import { conditionOf, scopeOf } from './question-filter.server.ts'
import { findAlike } from './vocabulary.server.ts'
import { type Masked, masked } from './word-matches.server.ts'
import { type Filed, hasTopic, readFiled } from './word-topics.server.ts'

/** `bit`: in the mask of a review that has it. `weight`: the fewer reviews have it, the more it says. */
export type Word = Meaning & {
  bit: number
  weight: number
  reviews: number
  /** Of all times, like those of the search. */
  days: Day[]
  stars: StarCounts
  filed: Filed[]
}

/** What is searched for: the words of the question that reviews have, in all their languages. */
export type Search = {
  /** On `f`, those that are counted, and those with any of the words. Null for a question without words. */
  where: SQL | null
  any: SQL | null
  /** Those that are counted, of all times. */
  days: Day[]
  /** The words that are answered: each review has all of them, or with `isAny` those that say most. */
  searched: Word[]
  isAny: boolean
  /** How many of the reviews that are asked about have any of them. */
  some: number
  /** How many have all of them. */
  both: number
  /** Each word that is surely asked about, with how many of the reviews that are asked about have it. */
  each: Word[]
  /** Words that may only be part of the asking. */
  more: Word[]
  /** No more of what is asked about is found than is not. */
  isPart: boolean
  /** Topics whose mentions are quoted, as stored: the one that is asked about, or those of words that few reviews have. */
  topics: string[]
}

const noWord: Omit<Word, 'word'> = {
  english: [],
  typed: [],
  sought: new Map(),
  isUnknown: false,
  bit: 0,
  weight: 1,
  reviews: 0,
  days: [],
  stars: noStars,
  filed: [],
}
export const noSearch: Search = {
  where: null,
  any: null,
  days: [],
  searched: [],
  isAny: false,
  some: 0,
  both: 0,
  each: [],
  more: [],
  isPart: false,
  topics: [],
}

/** Reviews with days and stars, by which of the words they have. */
type Hits = Day & { mask: number }

/** Words that fewer reviews have together are told apart. */
const fewest = 3
/** `bit`: 0 for one that no review has. */
type Item = Masked & { isSure: boolean; group: number }

const hasAll = (words: Word[]) => (mask: number) => words.every(({ bit }) => mask & bit)
const hasAny = (words: Word[]) => (mask: number) => words.some(({ bit }) => mask & bit)
const tellsMuch = (words: Word[]) => (mask: number) => {
  const weightOf = (some: Word[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  return weightOf(words.filter(({ bit }) => mask & bit)) >= muchOf * weightOf(words)
}

/** Bits of a mask. */
const most = { words: 30 }
/** So much of the weight of all words makes a review one that is meant: a rare word, and no frequent one alone. */
const muchOf = 0.45

/**
 * Reviews that have all the words which any has, those that may only be part of the asking among them; where few have all, those that
 * have the words which say most, each told apart.
 */
export async function findWords(
  db: Database,
  businessId: string,
  asked: Question,
  /** On `f`: of these reviews only. */
  within: SQL | null = null,
): Promise<Search> {
  if (asked.topic) {
    const topics = await topicsBehind(db, businessId, asked.topic)
    return {
      ...noSearch,
      where: hasTopic(businessId, topics),
      searched: [{ ...noWord, word: asked.topic }],
      topics,
    }
  }
  const groups = (asked.words ?? '')
    .split(/[|,]/)
    .map(lettersOf)
    .filter((each) => each.length > 0)
  if (groups.length === 0) return noSearch
  const known = await readTopics(db, businessId)
  const vocabulary = await readVocabulary(db, businessId)
  const find = (group: string[]) => findMeanings(vocabulary, group, asked.language)
  const sure = groups.flatMap((words, group) =>
    find(words).map((meaning) => ({ meaning, isSure: true, group })),
  )
  const { items, hits } = await readItems([
    ...sure,
    ...find(lettersOf(asked.more ?? '')).map((meaning) => ({ meaning, isSure: false, group: -1 })),
  ])
  const main = scopeOf(asked)
  const isAsked = ({ start }: Day) => (!main.from || start >= main.from) && (!main.to || start < main.to)
  const words = await Promise.all(items.map(wordOf))
  const each = words.filter((_, at) => items[at]!.isSure)
  const more = words.filter((_, at) => !items[at]!.isSure)
  const found = each.filter(({ reviews }) => reviews > 0)
  const topics = each.flatMap(({ filed }) => filed.flatMap(({ stored }) => stored))
  const besides = more.filter(({ reviews }) => reviews > 0)
  const everything = [...besides, ...found]
  const isAll = besides.length > 0 && found.length > 0 && countOf(starsWith(hasAll(everything))) >= fewest
  const searched = isAll ? everything : found.length > 0 ? found : besides.length > 0 ? besides : each
  const [both, some] = [hasAll(searched), hasAny(searched)].map((is) => countOf(starsWith(is))) as [
    number,
    number,
  ]
  const isAny = some > both && (isAnyOf(asked.words!) || both < fewest)
  const isTelling = !isAnyOf(asked.words!) && countOf(starsWith(tellsMuch(searched))) > 0
  const is = !isAny ? hasAll(searched) : isTelling ? tellsMuch(searched) : hasAny(searched)
  const groupsFound = [...Map.groupBy(each, (word) => items[words.indexOf(word)]!.group).values()]
  const whole = groupsFound.filter((its) => countOf(starsWith(hasAll(its))) > 0).length
  return {
    searched,
    isAny,
    some,
    both,
    each,
    more,
    topics,
    isPart: whole < 2 && whole <= groupsFound.length - whole && (searched.length < 2 || both === 0),
    where: reviewsWith(is),
    any: reviewsWith(hasAny([...each, ...besides])),
    days: hits.filter(({ mask }) => is(mask)),
  }

  /** With what is looked for instead of words that no review has. */
  async function readItems(sought: Omit<Item, 'bit'>[]): Promise<{ items: Item[]; hits: Hits[] }> {
    const told = sought
      .filter(({ meaning }, at) => sought.findIndex((other) => other.meaning.word === meaning.word) === at)
      .slice(0, most.words)
      .map((item, at): Item => ({ ...item, bit: 1 << at }))
    const hits = await readHits(told)
    const isFound = ({ bit }: Item) => hits.some(({ mask }) => mask & bit)
    const all = await Promise.all(
      told.map(async (item) => {
        if (isFound(item)) return [item]
        const { found, missing } = await insteadOf(item.meaning)
        return [...found, ...missing].map((meaning, at) => ({
          ...item,
          meaning,
          bit: at < found.length ? -1 : 0,
        }))
      }),
    )
    const items = all.flat()
    return items.some(({ bit }) => bit < 0) ? readItems(items) : { items, hits }
  }

  /** A phrase that no review has is looked for by its words, and a word that nobody knows by the one that is written nearly alike. */
  async function insteadOf(meaning: Meaning): Promise<Record<'found' | 'missing', Meaning[]>> {
    const parts = meaning.word.split(' ')
    if (parts.length > 1) {
      const its = findMeanings(vocabulary, parts, asked.language, 1)
      const each = await Promise.all(
        its.map(async (part) => ((await has(part)) ? { found: [part], missing: [] } : insteadOf(part))),
      )
      return { found: each.flatMap(({ found }) => found), missing: each.flatMap(({ missing }) => missing) }
    }
    const alike = meaning.isUnknown
      ? (findAlike(vocabulary.own, meaning.word) ??
        (asked.language && findSpelling(meaning.word, asked.language)))
      : undefined
    const [other] = findMeanings(vocabulary, [alike ?? meaning.word], asked.language, 1, true)
    if (!other || !(await has(other))) return { found: [], missing: [meaning] }
    return { found: [{ ...other, ...(alike && { misspelt: meaning.word }) }], missing: [] }
  }

  async function has(meaning: Meaning) {
    return (await readHits([{ meaning, bit: 1 }])).length > 0
  }

  async function readHits(items: Masked[]): Promise<Hits[]> {
    const { rows } = await db.execute<Hits>(sql`
      select w.mask, to_char(f.written_on, 'YYYY-MM-DD') as start, f.rating, f.import_source as "importSource",
        count(*)::int as reviews
      from ${masked(businessId, items)} w
      join ${reviewFacts} f on f.business_id = ${businessId} and f.review_id = w.review_id
      where f.is_counted and f.provenance <> 'insider' and ${conditionOf(asked, within) ?? sql`true`}
      group by 1, 2, 3, 4 order by 2`)
    return rows
  }

  async function wordOf({ meaning, isSure, bit }: Item): Promise<Word> {
    const days = hits.filter(({ mask }) => mask & bit)
    const weight = Math.log((vocabulary.reviews + 1) / (reviewsIn(days) + 0.5))
    const stars = starsWith((mask) => (mask & bit) > 0)
    const reviews = countOf(stars)
    const isRare = reviews < fewest && sure.length === 1
    const filed = isSure
      ? await readFiled(db, businessId, { asked, known, english: meaning.english, isRare })
      : []
    return {
      ...meaning,
      bit,
      reviews,
      stars,
      days,
      weight: isSure ? weight : weight / 2,
      filed: filed.filter((each) => each.reviews > reviews),
    }
  }

  function starsWith(is: (mask: number) => boolean): StarCounts {
    const stars: StarCounts = [...noStars]
    for (const hit of hits) if (isAsked(hit) && is(hit.mask)) stars[hit.rating - 1]! += hit.reviews
    return stars
  }

  /** On `f`. */
  function reviewsWith(is: (mask: number) => boolean): SQL {
    const masks = [...new Set(hits.map(({ mask }) => mask))].filter(is)
    if (masks.length === 0) return sql`false`
    return sql`f.review_id in (select w.review_id from ${masked(businessId, items)} w where w.mask = any (${sql.param(masks)}::int[]))`
  }
}

/** Nothing typed becomes an operator; accents stay, which tell words of some languages apart. */
const lettersOf = (typed: string) =>
  typed
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.filter((word) => searchedWords(word).length > 0) ?? []
