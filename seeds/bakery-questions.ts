import { addQuestion } from '#app/features/form-questions/change-questions.server.ts'
import { newQuestion } from '#app/features/form-questions/question.schema.ts'
import {
  type AskedQuestion,
  fieldOf,
  type QuestionAnswer,
} from '#app/features/form-questions/question.vocabulary.ts'
import { readAnswers, translateQuestion } from '#app/features/form-questions/read-answers.ts'
import type { Database } from '#app/platform/database.server.ts'

/** For so long the bakery has had questions of its own. */
export const askedForDays = 240

const whatFor = newQuestion.parse({
  kind: 'choice',
  text: 'What did you come for?',
  options: 'Bread\nPastry\nCakes to order\nCoffee or breakfast',
  'text-de': 'Weswegen waren Sie da?',
  'options-de': 'Brot\nGebäck\nTorten auf Bestellung\nKaffee oder Frühstück',
  isPublic: 'on',
})
const waiting = newQuestion.parse({
  kind: 'scale',
  text: 'How long did you wait?',
  low: 'hardly at all',
  high: 'far too long',
  'text-de': 'Wie lange haben Sie gewartet?',
  'low-de': 'kaum',
  'high-de': 'viel zu lange',
})

/** Puts the two questions on the bakery's form. */
export async function plantQuestions(db: Database, businessId: string): Promise<AskedQuestion[]> {
  const asked = []
  for (const question of [whatFor, waiting]) {
    const id = await addQuestion(db, { businessId, question })
    asked.push(translateQuestion('en', { id, version: 1, ...question }))
  }
  return asked
}

/** The first that a text names. Who names none of them left the question open. */
const cameFor = [
  /\b(?:loaf|loaves|bread|sourdough|rye|baguettes?|rolls?)\b/i,
  /\b(?:croissants?|buns?|pastry|pastries|danish|tarts?|scones?)\b/i,
  /\b(?:wedding|birthday|cakes?)\b/i,
  /\b(?:coffee|breakfast|cappuccino|flat white|sandwich)\b/i,
]

/** What the writer of a sample review said to the questions, in keeping with their words. */
export function answersTo(
  asked: AskedQuestion[],
  { text, rating }: { text: string; rating: number },
): QuestionAnswer[] | null {
  const [first, second] = asked
  if (!first || !second) return null
  const option = cameFor.findIndex((words) => words.test(text))
  const speaksOfWaiting = /\b(?:queue|queued|wait|waited|waiting)\b/i.test(text)
  const values = {
    [fieldOf(first.id)]: option < 0 ? '' : String(option),
    [fieldOf(second.id)]: speaksOfWaiting ? String(rating <= 2 ? 5 : rating === 3 ? 4 : 3) : '',
  }
  return readAnswers(asked, values, { answerLong: '', notAnOption: '' }).answers
}
