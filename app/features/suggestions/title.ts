import type { Cause } from '#analysis/causes/causes.ts'
import type { Category } from '#app/features/profiles/categories.ts'
import { formatWeekday } from '#app/languages/format.ts'
import { acts } from './acts.ts'
import type { Act, SuggestionKey } from './suggestion.ts'

const tradesWithTill: (Category | null)[] = ['bakery', 'cafe', 'shop', 'pharmacy']

type In = { category: Category | null; day?: number }

/** The act in the imperative. `day`: the weekday that most people name, 0 for Monday. */
export function titleOf({ act, topic }: SuggestionKey, { category, day }: In): string {
  if (isQuestion(act)) return `Read the complaints about the ${topic}`
  const { title, titleAtTill, isTimed } = acts[act]
  const ofTrade = (tradesWithTill.includes(category) && titleAtTill) || title
  return isTimed && day !== undefined ? `${ofTrade} on ${formatWeekday(day)}s` : ofTrade
}

const isQuestion = (act: Act): act is Exclude<Act, Cause> => act === 'look-into'
