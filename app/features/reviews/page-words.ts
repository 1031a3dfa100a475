import { createContext, useContext } from 'react'
import type { Messages } from '#app/languages/en.ts'
import { formatNumber, roundToTenths } from '#app/languages/format.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import { besideReview, reasons, review } from '#app/languages/review.en.ts'
import { PageLanguage } from '#app/ui/page-language.ts'

/** The messages of the public pages of a business. */
export const wordsOfPage = ({ widgets, reviewForm, authorMail, review, page }: Messages) => ({
  ...widgets,
  ...review,
  ...page,
  reasons: authorMail.reasons,
  writeReview: reviewForm.writeReview,
  howCollected: reviewForm.howCollected,
})
export type PageWords = ReturnType<typeof wordsOfPage>

/** `lang`: the language in the address of the page, which its links keep. */
export const PublicPage = createContext<{ words: PageWords; lang: Language | null } | null>(null)

/** Throws outside a public page. */
export function usePublicPage() {
  const page = useContext(PublicPage)
  if (!page) throw new Error('There is no public page around this component.')
  return { ...page, language: useContext(PageLanguage) }
}

const english = { ...besideReview, ...review, reasons }

/** What is said beside a review: in English outside the public pages. */
export function useReviewWords() {
  const page = useContext(PublicPage)?.words
  const words: typeof english = page ?? english
  return { words, sentiments: page?.sentiments, language: useContext(PageLanguage) }
}

/** "4.3 out of 5 stars" */
export const starsInWords = (rating: number, words: Pick<PageWords, 'stars'>, language: Language) =>
  fillWords(words.stars, { rating: formatNumber(roundToTenths(rating), language) })
