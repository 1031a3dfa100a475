import { sql } from 'drizzle-orm'
import { glossOfTypedWord } from '#analysis/languages/typed-words.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { reviewFacts } from '#app/features/reviews/facts.table.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { Database } from '#app/platform/database.server.ts'
import { vagueWords } from './question-words.ts'

/** What a typed word stands for: the words of this business's reviews, in any language, that mean it. */
export type Meaning = { word: string; forms: string[]; isName: boolean; isVague: boolean }

/** Of the newest reviews; a word has so many forms, and so many letters at least to be the beginning of another or a part of it. */
const most = { reviews: 2000, forms: 14, ending: 3 }
const fewest = { stem: 4, part: 5, partOfTyped: 6, family: 6 }

type Known = { folded: string; glosses: string[]; reviews: number; isName: boolean }

/** Each typed word with the words of the reviews that mean it: by its stem, its English gloss, or as part of a compound. */
export async function findMeanings(
  db: Database,
  businessId: string,
  typed: string[],
  language: string,
): Promise<Meaning[]> {
  if (typed.length === 0) return []
  const [known, stems] = await Promise.all([readOwnWords(db, businessId), stemsOf(db, typed)])
  return typed.map((word, at) => {
    const folded = fold(word)
    const english = englishOf(word, folded, language, known)
    const glosses = english.map(englishStem)
    const meant = known.filter((each) => isSame(each, folded, stems[at]!, glosses, language))
    // "telefon" is the beginning of "telefonisch".
    const families = meant.map((each) => each.folded).filter(({ length }) => length >= fewest.family)
    const same = known.filter(
      (each) =>
        meant.includes(each) ||
        families.some(
          (family) => each.folded.startsWith(family) && each.folded.length <= family.length + most.ending,
        ),
    )
    return {
      word,
      forms: [...new Set([folded, ...same.sort(byReviews).map((each) => each.folded)])].slice(0, most.forms),
      isName: same.some((each) => each.isName && each.folded.startsWith(folded)),
      isVague: english.some((each) => vagueWords.has(each)) || vagueWords.has(folded),
    }
  })
}

const byReviews = (one: Known, other: Known) => other.reviews - one.reviews

/** What the word means in English; a single word may be of any language of owners. */
function englishOf(word: string, folded: string, language: string, known: Known[]): string[] {
  const isOwn = language === 'en' && known.some((each) => each.folded.startsWith(folded))
  const languages = language === 'en' ? (isOwn ? [] : ['de', 'fr']) : [language]
  const glosses = languages.flatMap((each) => [glossOfTypedWord(word, each), glossOfTypedWord(folded, each)])
  return [...new Set([language === 'en' ? word : null, ...glosses])].filter((each) => each !== null)
}

function isSame(
  { folded: own, glosses: ownGlosses }: Known,
  folded: string,
  stem: string,
  glosses: string[],
  language: string,
) {
  if (own === folded) return true
  if (stem.length >= fewest.stem && own.startsWith(stem) && own.length <= folded.length + most.ending)
    return true
  if (glosses.some((gloss) => ownGlosses.includes(gloss))) return true
  if (language !== 'de') return false
  return (
    (stem.length >= fewest.part && own.includes(stem)) ||
    (own.length >= fewest.partOfTyped && folded.startsWith(own))
  )
}

/** In letters, shorter stems begin too many words. */
async function stemsOf(db: Database, typed: string[]) {
  const { rows } = await db.execute<{ stem: string }>(sql`
    select (select s from unnest(array[(ts_lexize('english_stem', w))[1], (ts_lexize('german_stem', w))[1],
      (ts_lexize('french_stem', w))[1], w]) as s where char_length(s) >= ${fewest.stem} order by char_length(s) limit 1) as stem
    from unnest(${sql.param(typed.map((word) => word.toLowerCase()))}::text[]) with ordinality as t (w, rank) order by rank`)
  return rows.map(({ stem }, at) => fold(stem ?? typed[at]!))
}

/** Without those of insiders. */
export const newestReviews = (businessId: string, count: number) => sql`(
  select f.business_id, f.review_id from ${reviewFacts} f
  where f.business_id = ${businessId} and f.is_counted and f.provenance <> 'insider'
  order by f.written_on desc, f.review_id desc limit ${count})`

const kept = new Map<string, { state: string; words: Known[] }>()
const mostKept = 50

/** The words of the newest reviews, kept until one of these is analysed anew, published or removed. */
async function readOwnWords(db: Database, businessId: string): Promise<Known[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select concat_ws(' ', count(*), max(n.analysed_at), max(n.review_id::text), min(n.review_id::text)) as state
    from ${newestReviews(businessId, most.reviews)} f
    join ${analyses} n on n.business_id = f.business_id and n.review_id = f.review_id`)
  const { state } = rows[0]!
  const known = kept.get(businessId)
  const words = known?.state === state ? known.words : await findOwnWords(db, businessId)
  kept.delete(businessId)
  kept.set(businessId, { state, words })
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return words
}

/** With their English. */
async function findOwnWords(db: Database, businessId: string): Promise<Known[]> {
  const { rows } = await db.execute<{ text: string; language: string }>(sql`
    select coalesce(r.title || '. ', '') || r.text as text, n.language
    from ${newestReviews(businessId, most.reviews)} f
    join reviews r on r.business_id = f.business_id and r.id = f.review_id
    join ${analyses} n on n.business_id = f.business_id and n.review_id = f.review_id`)
  const known = new Map<string, Known>()
  const [capitals, small] = [new Set<string>(), new Set<string>()]
  for (const { text, language } of rows) {
    for (const { 0: written, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      const folded = fold(written)
      const key = `${language} ${folded}`
      const each = known.get(key) ?? {
        ...{ folded, isName: false, reviews: 0 },
        glosses: glossesOf(written.toLowerCase(), language),
      }
      each.reviews++
      known.set(key, each)
      // German capitalises every noun, and every language the first word.
      if (!/^\p{Lu}/u.test(written)) small.add(folded)
      else if (
        language !== 'de' &&
        /(?:[\p{Ll},]|(?<!\p{L})\p{Lu}\p{L}{0,2}\.) $/u.test(text.slice(Math.max(0, index - 6), index))
      )
        capitals.add(folded)
    }
  }
  return [...known.values()].map((each) => ({
    ...each,
    isName: capitals.has(each.folded) && !small.has(each.folded),
  }))
}

function glossesOf(word: string, language: string): string[] {
  if (language === 'en') return [englishStem(word)]
  const gloss = glossOfTypedWord(word, language)
  return gloss ? [englishStem(gloss)] : []
}

/** "refunds", "refunded" and "refunding" as one. */
function englishStem(words: string) {
  return (
    words
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=x|sh|ch|ss)es$|(?<!s)s$/, '')
      // Not "same" as "Sam".
      .replace(/(?<=.{4})(?:ing|ed|e)$/, '')
  )
}
