import { fillWords } from './fill-words.ts'
import { formatNumber, localeOf } from './format.ts'
import type { Language } from './languages.ts'

/** The forms of a message with a number, by the categories of Intl.PluralRules that its language has. */
type Plural = { other: string } & Partial<Record<'one' | 'few' | 'many', string>>

export const plural = (forms: Plural) => forms

/** "1 review", "1,204 reviews": the form for this number, which is filled in for `{count}`. */
export function countIn(forms: Plural, count: number, language: Language) {
  const category = new Intl.PluralRules(localeOf(language)).select(count) as keyof Plural
  return fillWords(forms[category] ?? forms.other, { count: formatNumber(count, language) })
}
