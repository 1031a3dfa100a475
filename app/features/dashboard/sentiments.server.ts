import { type Counted, readCounts } from '#app/features/figures/counts.server.ts'
import type { Window } from '#app/features/inbox/periods.ts'
import { type Provenance, provenances } from '#app/features/reviews/review.vocabulary.ts'
import { languages } from '#app/languages/languages.ts'
import type { Database } from '#app/platform/database.server.ts'

export type SentimentCounts = {
  positive: number
  neutral: number
  negative: number
  /** In a language that the engine does not know. */
  unlearned: number
  /** Too short or too unclear to be judged, or not analysed yet. */
  unclear: number
  /** Without a word to analyse. */
  starsAlone: number
  /** How many of all these were imported. */
  imported: number
}

/** If a text has one of these languages but no sentiment, it is too short or unclear; '' is not analysed yet. */
const judgeable = new Set<string>(['', 'und', ...languages])
const starsAlone = 'zxx'

/** Published reviews of a period by sentiment, imported ones included and those of insiders left out. */
export async function countSentiments(
  db: Database,
  businessId: string,
  { from }: Window,
): Promise<SentimentCounts> {
  const rows = await readCounts(db, businessId, {
    by: ['provenance', 'language'],
    from: from.toISOString().slice(0, 10),
    provenance: ofCustomers,
  })
  return addUp(rows)
}

const ofCustomers: Provenance[] = provenances.filter((provenance) => provenance !== 'insider')

function addUp(rows: Counted<'provenance' | 'language'>[]): SentimentCounts {
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const unjudged = (is: (language: string) => boolean) =>
    sum(({ language, reviews, positive, neutral, negative }) =>
      is(language) ? reviews - positive - neutral - negative : 0,
    )
  return {
    positive: sum(({ positive }) => positive),
    neutral: sum(({ neutral }) => neutral),
    negative: sum(({ negative }) => negative),
    unlearned: unjudged((language) => language !== starsAlone && !judgeable.has(language)),
    unclear: unjudged((language) => judgeable.has(language)),
    starsAlone: unjudged((language) => language === starsAlone),
    imported: sum(({ provenance, reviews }) => (provenance === 'imported' ? reviews : 0)),
  }
}
