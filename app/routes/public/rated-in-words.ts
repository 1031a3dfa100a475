import type { BusinessSummary } from '#app/features/published-reviews/summary.server.ts'
import type { PageWords } from '#app/features/reviews/page-words.ts'
import { formatAverage, formatSinceMonth } from '#app/languages/format.ts'
import { countIn, fillWords, type Language } from '#app/languages/languages.ts'

type Rated = {
  summary: Pick<BusinessSummary, 'average' | 'count' | 'period'>
  words: PageWords
  pageLanguage: Language
}

/**
 * The title and the description of the page of a business or a product, and its rating: "4.6 of 5 from 312 reviews since
 * March 2024", because an average never stands alone; null while there is none.
 */
export function describeRated(name: string, { summary, words, pageLanguage }: Rated, longName = name) {
  const { average, count, period } = summary
  const reviews = countIn(words.reviews, count, pageLanguage)
  const rating =
    average === null || !period
      ? null
      : fillWords(words.rated, {
          rating: formatAverage(average, 1, pageLanguage),
          reviews,
          month: formatSinceMonth(period.from, pageLanguage),
        })
  return {
    rating,
    title: `${name}: ${count === 0 ? words.open : reviews}`,
    description: rating
      ? fillWords(words.describedRated, { name: longName, rating })
      : fillWords(words.described, { name: longName }),
  }
}
