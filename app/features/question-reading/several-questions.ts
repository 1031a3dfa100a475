// A question mark or "and how many" begins another question. Each is answered by itself.

const interrogative =
  '(?:how (?:many|much|often|long|fast|quickly)|what (?:share|percentage|percent|proportion|part|number|average)|what is (?:the|our)|which|when|why (?:did|do|does|is|are)|who)'
const first = new RegExp(
  `^.*?\\b(?:${interrogative}|what|how|is|are|did|do|does|number|share|average)\\b`,
  'i',
)
const next = new RegExp(`(?:[?.;]\\s+|,? (?:and|plus|also) (?:also )?)(?=${interrogative}\\b)`, 'i')

/** The two questions of one that asks two; null for a single one. */
export function twoQuestions(question: string): [string, string] | null {
  const found = next.exec(question)
  if (!found || found.index === 0) return null
  const [one, other] = [question.slice(0, found.index), question.slice(found.index + found[0].length)]
  if (!first.test(one) || one.trim().split(/\s+/).length < 3 || other.trim().split(/\s+/).length < 3)
    return null
  return [one.trim(), other.trim()]
}
