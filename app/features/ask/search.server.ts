import { type SQL, sql } from 'drizzle-orm'
import { findSpelling, phraseOf } from '#analysis/languages/concepts.ts'
import { topicsBehind } from '#app/features/analyses/shown-topics.server.ts'
import { countStars, noStars, type StarCounts } from '#app/features/figures/statistics.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { isAnyOf, searchedWords } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { findMeanings, isNamed, type Meaning } from './meanings.server.ts'
import { ofSize } from './parse-question.ts'
import type { Question } from './question.schema.ts'
import { conditionOf, isOneOf, scopeOf } from './question-filter.server.ts'
import { type Day, reviewsIn } from './timeline.ts'
import { findAlike, readVocabulary, splitCompound } from './vocabulary.server.ts'
import { hasWords, type Masked, masked, ofTopic } from './word-matches.server.ts'
import { type Filed, hasTopic, readFiled } from './word-topics.server.ts'

/**
 * `bit`: the word's bit in the mask of a review. `weight`: the fewer reviews have it, the higher. `ofTopic`: of the `topic` that it names.
 * `related`: how many more only have words that speak of what it names; where none has the word itself, `isOnlyRelated`, these and those of the
 * topic are its reviews.
 */
export type Word = Meaning & {
  bit: number
  weight: number
  reviews: number
  topic?: string | undefined
  ofTopic: StarCounts
  related: number
  isOnlyRelated: boolean
  /** The reviews that have the word, of all times. */
  days: Day[]
  stars: StarCounts
  /** Topics that it names, as stored. */
  named: string[]
  filed: Filed[]
}

/** What is searched for: the words of the question that reviews have, in all their languages. */
export type Search = {
  /** Conditions on `f`: the reviews that are counted, and those with any of the words. Null for a question without words. */
  where: SQL | null
  any: SQL | null
  /** The reviews that are counted, of all times. */
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
  /** At most half of what is asked about is found. */
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
  ofTopic: noStars,
  related: 0,
  isOnlyRelated: false,
  days: [],
  stars: noStars,
  named: [],
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

/** Reviews by day and stars, with the mask of the words that they have. */
type Hits = Day & { mask: number }

/** Where fewer reviews than this have all the words, each word is told by itself. */
const fewest = 3
const fewestOfPhrase = 5
/** A word that fewer have may be said in other words: its topic is offered beside it. */
const fewestBesideTopic = 10
type Part = { meaning: Meaning; isSure: boolean; group: number }
type Item = Masked & Part & Pick<Word, 'bit' | 'isOnlyRelated'>

const hasAll = (words: { bit: number }[]) => (mask: number) => words.every(({ bit }) => mask & bit)
const hasAny = (words: { bit: number }[]) => (mask: number) => words.some(({ bit }) => mask & bit)
const tellsMuch = (words: Word[]) => (mask: number) => {
  const weightOf = (some: Word[]) => some.reduce((sum, { weight }) => sum + weight, 0)
  return weightOf(words.filter(({ bit }) => mask & bit)) >= muchOf * weightOf(words)
}

/** Of words that more than one review in so many has, the newest are looked at one by one rather than all looked up. */
const manyOf = 20
/** How many words a search has at most; each takes two bits of the mask. */
const most = { words: 15 }
/**
 * A review with this share of the weight of all words counts as meant: a rare word reaches it, a frequent one alone does
 * not.
 */
const muchOf = 0.45

/**
 * Reviews that have all the words which any has, those that may only be part of the asking among them; where few have all, those that
 * have the words which say most, each told apart.
 */
export async function findWords(
  db: Database,
  businessId: string,
  asked: Question,
  /** A condition on `f`: only these reviews. */
  within: SQL | null = null,
  /** Only whether each word is found, and in how few reviews. */
  isBrief = false,
): Promise<Search> {
  const vocabulary = await readVocabulary(db, businessId)
  const isHere = sql`not ${isOneOf(vocabulary.elsewhere)}`
  if (asked.topic) {
    const topics = await topicsBehind(db, businessId, asked.topic)
    return {
      ...noSearch,
      where: sql`${hasTopic(businessId, topics)} and ${isHere}`,
      searched: [{ ...noWord, word: asked.topic }],
      topics,
    }
  }
  const groups = (asked.words ?? '')
    .split(/[|,]/)
    .map(lettersOf)
    .filter((each) => each.length > 0)
  if (groups.length === 0) return noSearch
  const { topics: known } = vocabulary
  const find = (group: string[]) => findMeanings(vocabulary, group, asked.language)
  const sure = groups.flatMap((words, group) =>
    find(words).map((meaning) => ({ meaning, isSure: true, group })),
  )
  const main = scopeOf(asked)
  const isAsked = ({ start }: Day) => (!main.from || start >= main.from) && (!main.to || start < main.to)
  const { items, hits } = await readItems([
    ...sure,
    ...find(lettersOf(asked.more ?? '')).map((meaning) => ({ meaning, isSure: false, group: -1 })),
  ])
  const words = await Promise.all(items.map(wordOf))
  const each = words.filter((_, at) => items[at]!.isSure)
  const more = words.filter((_, at) => !items[at]!.isSure)
  const found = each.filter(({ reviews }) => reviews > 0)
  const topics = each
    .filter(({ reviews }) => reviews < fewest)
    .flatMap(({ filed }) => filed.flatMap(({ stored }) => stored))
  const besides = more.filter(({ reviews }) => reviews > 0)
  const searched = found.length > 0 ? found : besides.length > 0 ? besides : each
  const [both, some] = [hasAll(searched), hasAny(searched)].map((is) => countStars(starsWith(hits, is))) as [
    number,
    number,
  ]
  const isAny = some > both && (isAnyOf(asked.words!) || both < fewest)
  const isTelling = !isAnyOf(asked.words!) && countStars(starsWith(hits, tellsMuch(searched))) > 0
  const is = !isAny ? hasAll(searched) : isTelling ? tellsMuch(searched) : hasAny(searched)
  const groupsFound = [...Map.groupBy(each, (word) => items[words.indexOf(word)]!.group).values()]
  const whole = groupsFound.filter((its) => countStars(starsWith(hits, hasAll(its))) > 0).length
  return {
    searched,
    isAny,
    some,
    both,
    each,
    more,
    topics,
    isPart:
      !isAnyOf(asked.words!) &&
      whole < 2 &&
      whole <= groupsFound.length - whole &&
      (searched.length < 2 || both === 0),
    where: reviewsWith(is),
    any: some * manyOf > vocabulary.reviews ? hasWords(businessId, items) : reviewsWith((mask) => mask > 0),
    days: hits.filter(({ mask }) => is(mask)),
  }

  /** With what is looked for instead of words that no review has, and beside a phrase that few have. */
  async function readItems(sought: Part[]): Promise<{ items: Item[]; hits: Hits[] }> {
    const first = await readMasks(sought)
    const isFound = ({ bit }: Item) => first.hits.some(({ mask }) => mask & bit)
    const all = await Promise.all(
      first.items.map(async (item): Promise<Part[]> => {
        if (!isFound(item)) {
          const { found, missing } = await insteadOf(item.meaning)
          return [...found, ...missing].map((meaning) => ({ ...item, meaning }))
        }
        const isRare = item.isSure && countStars(starsWith(first.hits, hasAll([item]))) < fewestOfPhrase
        const { word } = item.meaning
        // Of a compound, what it is a kind of.
        const parts =
          isRare && partsOf(item.meaning).length > 1
            ? findParts(item.meaning).slice(word.includes(' ') ? 0 : -1)
            : []
        const has = await Promise.all(parts.map(isInReviews))
        return [
          item,
          ...parts.filter((_, at) => has[at]).map((meaning) => ({ meaning, isSure: false, group: -1 })),
        ]
      }),
    )
    return all.every((its, at) => its.length === 1 && its[0]!.meaning === first.items[at]!.meaning)
      ? first
      : readMasks(all.flat())
  }

  async function readMasks(sought: Part[]) {
    const items = sought
      .filter(({ meaning }, at) => sought.findIndex((other) => other.meaning.word === meaning.word) === at)
      .slice(0, most.words)
      .map((part, at) => ({ ...part, own: 1 << (2 * at), related: 2 << (2 * at), named: namedBy(part) }))
    const hits = await readHits(items)
    const isHit = (bit: number) => hits.some((hit) => hit.mask & bit && isAsked(hit))
    return {
      items: items.map((item): Item => {
        const others = item.related | (item.named.length > 0 ? ofTopic : 0)
        const isOnlyRelated = !isHit(item.own) && isHit(others)
        return { ...item, isOnlyRelated, bit: isOnlyRelated ? others : item.own }
      }),
      hits,
    }
  }

  function partsOf({ word, isUnknown }: Meaning) {
    const parts = word.split(' ')
    return parts.length > 1 || !isUnknown ? parts : splitCompound(vocabulary.own, word, asked.language)
  }

  function findParts(meaning: Meaning) {
    return findMeanings(vocabulary, partsOf(meaning), asked.language, 1)
  }

  /** A phrase or a compound that no review has is looked for by its words, and a word that nobody knows by the one that is written nearly alike. */
  async function insteadOf(meaning: Meaning): Promise<Record<'found' | 'missing', Meaning[]>> {
    if (partsOf(meaning).length > 1) {
      const each = await Promise.all(
        findParts(meaning).map(async (part) =>
          (await isInReviews(part)) ? { found: [part], missing: [] } : insteadOf(part),
        ),
      )
      const found = each.flatMap((part) => part.found)
      // A long wait is a wait, and no loyalty card a card.
      const isOne =
        meaning.word.includes(' ') &&
        each.some(({ missing }) => missing.some(({ word }) => !ofSize.test(word)))
      return { found, missing: isOne ? [meaning] : each.flatMap(({ missing }) => missing) }
    }
    const alike = meaning.isUnknown
      ? (findAlike(vocabulary.own, meaning.word, asked.language) ??
        (asked.language && findSpelling(meaning.word, asked.language)))
      : undefined
    const [other] = findMeanings(vocabulary, [alike ?? meaning.word], asked.language, 1, true)
    if (!other || !(await isInReviews(other))) return { found: [], missing: [meaning] }
    return { found: [{ ...other, ...(alike && { misspelt: meaning.word }) }], missing: [] }
  }

  async function isInReviews(meaning: Meaning) {
    return (await readHits([{ meaning, own: 1, related: 2, named: [] }])).length > 0
  }

  function namedBy({ meaning: { word, english }, isSure }: Part): string[] {
    // Beside other words, one of them may be of the topic that another names.
    if (!isSure || sure.length > 1) return []
    const phrases = [word, ...english.slice(0, 1)].map(phraseOf)
    return known
      .filter(({ topic }) => phrases.some((each) => isNamed(each, topic)))
      .flatMap(({ stored }) => stored)
  }

  async function readHits(items: Masked[]): Promise<Hits[]> {
    const isOfKind = sql`f.is_counted and f.provenance <> 'insider' and ${isHere} and ${conditionOf(asked, within) ?? sql`true`}
      ${isBrief ? sql`and f.written_on >= ${main.from ?? '-infinity'}::date and f.written_on < ${main.to ?? 'infinity'}::date` : sql``}`
    const { rows } = await db.execute<Hits>(sql`
      select w.mask, to_char(f.written_on, 'YYYY-MM-DD') as start, f.rating, f.import_source as "importSource",
        count(*)::int as reviews
      from ${masked(businessId, items, isBrief ? { where: isOfKind, most: fewestOfPhrase } : undefined)} w
      join ${reviewFacts} f on f.business_id = ${businessId} and f.review_id = w.review_id
      where ${isOfKind}
      group by w.mask, f.written_on, f.rating, f.import_source order by f.written_on`)
    return rows
  }

  async function wordOf({ meaning, isSure, bit, isOnlyRelated, own, related, named }: Item): Promise<Word> {
    const days = hits.filter(({ mask }) => mask & bit)
    const weight = Math.log((vocabulary.reviews + 1) / (reviewsIn(days) + 0.5))
    const stars = starsWith(hits, (mask) => (mask & bit) > 0)
    const reviews = countStars(stars)
    const isRare = reviews < fewestBesideTopic && sure.length === 1
    const filed =
      isSure && isRare ? await readFiled(db, businessId, { asked, known, english: meaning.english }) : []
    return {
      ...meaning,
      bit,
      named,
      reviews,
      topic: known.find(({ stored }) => stored.some((each) => named.includes(each)))?.topic,
      ofTopic: named.length > 0 ? starsWith(hits, (mask) => (mask & ofTopic) > 0) : noStars,
      related: isOnlyRelated
        ? 0
        : countStars(starsWith(hits, (mask) => (mask & related) > 0 && (mask & (own | ofTopic)) === 0)),
      isOnlyRelated,
      stars,
      days,
      weight: isSure ? weight : weight / 2,
      filed: filed.filter((each) => each.reviews > reviews),
    }
  }

  function starsWith(hits: Hits[], is: (mask: number) => boolean): StarCounts {
    const stars: StarCounts = [...noStars]
    for (const hit of hits) if (isAsked(hit) && is(hit.mask)) stars[hit.rating - 1]! += hit.reviews
    return stars
  }

  /** A condition on `f`: the reviews whose mask passes `is`. */
  function reviewsWith(is: (mask: number) => boolean): SQL {
    const masks = [...new Set(hits.map(({ mask }) => mask))].filter(is)
    if (masks.length === 0) return sql`false`
    return sql`f.review_id in (select w.review_id from ${masked(businessId, items)} w where w.mask = any (${sql.param(masks)}::int[])) and ${isHere}`
  }
}

/** Nothing typed becomes an operator; accents stay, which tell words of some languages apart. */
const lettersOf = (typed: string) =>
  typed
    .normalize('NFC')
    .match(/[\p{L}\p{N}\p{M}]+/gu)
    ?.filter((word) => searchedWords(word).length > 0) ?? []
