type Answer = { questionId: string; version: number; question: string; isPublic: boolean; text: string }

/** Of a review, by the names of its columns. */
type Words = {
  rating: number
  title?: string | null
  text: string
  authorName: string
  writtenAt: Date
  answers?: Answer[] | null
  incentive?: string | null
  provenance?: string | null
  importSource?: string | null
  /** Null: the business itself was reviewed. */
  productReference?: string | null
}

/** What the log commits to of a review's words, and of how it came in. */
export const wordsOf = ({ rating, title, text, authorName, writtenAt, ...rest }: Words) => ({
  rating: String(rating),
  title: title ?? '',
  text,
  author: authorName,
  incentive: rest.incentive ?? '',
  provenance: rest.provenance ?? '',
  source: rest.importSource ?? '',
  product: rest.productReference ?? '',
  shown: answersAsText((rest.answers ?? []).filter(({ isPublic }) => isPublic)),
  kept: answersAsText((rest.answers ?? []).filter(({ isPublic }) => !isPublic)),
  written: writtenAt.toISOString(),
})

/** One text for all answers, the same for ever: the database does not keep the order of keys. Empty for none. */
export const answersAsText = (answers: Answer[]) =>
  answers.length === 0
    ? ''
    : JSON.stringify(
        answers.map(({ questionId, version, question, text }) => [questionId, version, question, text]),
      )
