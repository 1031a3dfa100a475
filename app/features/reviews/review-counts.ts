import { formatList, formatNumber } from '#app/languages/format.ts'
import { countIn, fillWords, type Language } from '#app/languages/languages.ts'
import type { PageWords } from './page-words.ts'

type Counted = { own: number; insiders?: number; imported: number }
type CountWords = Pick<PageWords, 'reviews' | 'imported' | 'importedReviews' | 'byInsiders'>

/** "298 reviews, 14 imported and 2 by insiders": those outside the rating are counted apart, wherever a number stands. */
export function describeReviewCounts(
  { own, insiders = 0, imported }: Counted,
  words: CountWords,
  language: Language,
) {
  const others =
    own + imported === 0 ? countIn(words.reviews, insiders, language) : formatNumber(insiders, language)
  const parts = [
    ...(own > 0 || imported + insiders === 0 ? [countIn(words.reviews, own, language)] : []),
    ...(imported > 0 ? [countIn(own > 0 ? words.imported : words.importedReviews, imported, language)] : []),
    ...(insiders > 0 ? [fillWords(words.byInsiders, { reviews: others })] : []),
  ]
  return formatList(parts, language)
}
