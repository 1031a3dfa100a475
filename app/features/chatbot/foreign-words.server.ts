import { sql } from 'drizzle-orm'
import { loadEngine } from '#analysis/engine.ts'
import { glossOfWord } from '#analysis/languages/gloss.ts'
import { tokenise } from '#analysis/text/tokens.ts'
import { analyses } from '#app/features/analyses/analysis.table.ts'
import { fold, ownNounOf } from '#app/features/question-reading/words.ts'
import type { Database } from '#app/platform/database.server.ts'

/** Words of other languages are looked for in so many reviews, the newest. */
const mostRead = 1500
const mostForms = 12

/**
 * The words of the business's own reviews in other languages that mean one of the English words, as "de:Brot", the most
 * frequent first. By the engine's word lists, which do not know every word.
 */
export async function readForeignWords(
  db: Database,
  businessId: string,
  english: string[],
): Promise<Map<string, string[]>> {
  const wanted = new Map(english.map((word) => [ownNounOf(word), word]))
  const { rows } = await db.execute<{ language: string; text: string }>(sql`
    select n.language, coalesce(r.title, '') || ' ' || r.text as text
    from (
      select r.id, r.title, r.text from reviews r where r.business_id = ${businessId} and r.state = 'published'
      order by r.written_at desc, r.id desc limit ${mostRead}
    ) r
    join ${analyses} n on n.business_id = ${businessId} and n.review_id = r.id
    where n.language not in ('en', 'und', 'zxx')`)
  const counts = new Map<string, { word: string; count: number }>()
  for (const [language, texts] of Map.groupBy(rows, (row) => row.language)) {
    const glossary = loadEngine().foreign.languages.get(language)?.glossary
    if (!glossary) continue
    const meanings = new Map<string, string | undefined>()
    for (const { text } of texts)
      for (const token of tokenise(text)) {
        if (token.kind !== 'word') continue
        if (!meanings.has(token.lower)) {
          const gloss = glossOfWord(glossary, token.lower)
          meanings.set(token.lower, gloss && wanted.get(ownNounOf(gloss.at(-1) ?? '')))
        }
        const word = meanings.get(token.lower)
        if (!word || ownNounOf(fold(token.lower)) === ownNounOf(word)) continue
        const form = `${language}:${token.text}`
        counts.set(form, { word, count: (counts.get(form)?.count ?? 0) + 1 })
      }
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other.count - one.count)
  const byWord = Map.groupBy(sorted, ([, { word }]) => word)
  return new Map([...byWord].map(([word, forms]) => [word, forms.slice(0, mostForms).map(([form]) => form)]))
}
