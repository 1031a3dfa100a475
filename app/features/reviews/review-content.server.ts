import { createHash } from 'node:crypto'
import type { QuestionAnswer } from '#app/features/questions/question.vocabulary.ts'
import { foldedText } from '#app/platform/folded-text.ts'
import type { Review } from './review.table.ts'

type Content = { rating: number; title: string | null; text: string; authorName: string } & Partial<
  Pick<Review, 'answers' | 'incentive' | 'productReference'>
>

/**
 * What a log entry about a review's words commits to. What was said to the business's questions, and what was given for
 * the review, are part of it where there is any, and so is the number of the product.
 */
export function contentOf({
  rating,
  title,
  text,
  authorName,
  answers,
  incentive,
  productReference: product,
}: Content) {
  return {
    ...{ rating, title, text, authorName },
    ...(answers ? { answers: answersAsText(answers) } : {}),
    ...(incentive ? { incentive } : {}),
    ...(product ? { product } : {}),
  }
}

/** One text for all answers, the same for ever: the database does not keep the order of keys. */
export function answersAsText(answers: QuestionAnswer[]) {
  return JSON.stringify(
    answers.map(({ questionId, version, question, isPublic, text }) => [
      questionId,
      version,
      question,
      isPublic ? 'shown' : 'not shown',
      text,
    ]),
  )
}

/** SHA-256 of everything in words that the author wrote and the page shows, in the same form as `fingerprintOf`. */
export const hashOfWording = ({
  title,
  text,
  authorName,
  answers,
}: Pick<Review, 'title' | 'text' | 'authorName' | 'answers'>) =>
  fingerprintOf(
    [
      title ?? '',
      text,
      authorName,
      ...(answers ?? []).flatMap((each) => (each.isPublic ? [each.text] : [])),
    ].join('\n'),
  )

/** SHA-256 of the letters and digits alone: case, punctuation, spacing and invisible characters do not make a text new. */
export function fingerprintOf(text: string) {
  const letters = foldedText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256')
    .update(letters || text)
    .digest()
}
