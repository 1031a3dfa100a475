export const questionLimits = { min: 2, max: 200 }

/** A question follows so many others at most. */
export const mostEarlier = 3

/** A question as it was put, with the questions that it follows, the first one first. */
export type PutQuestion = { question: string; earlier: string[] }

export const questionsPage = '/business/ai-sentiments/questions'

/** Takes a typed query. */
export const wordingsAddress = `${questionsPage}/answer`

/** The address of the answer. */
export function answerAddress({ question, earlier }: PutQuestion) {
  const query = new URLSearchParams({ q: question })
  for (const each of earlier.slice(-mostEarlier)) query.append('after', each)
  return `${questionsPage}?${query}`
}
