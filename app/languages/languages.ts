import { formatNumber, localeOf } from './format.ts'

/** The languages of everything that a customer, an author or a visitor reads, each in its own name. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  sv: 'Svenska',
  da: 'Dansk',
  cs: 'Čeština',
  tr: 'Türkçe',
}
export type Language = keyof typeof languageNames
export const languages = Object.keys(languageNames) as Language[]

/** Puts values into the places of a message, `{name}`. A place without a value stays as it was written. */
export function fillWords(text: string, values: Record<string, string | number>) {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}

/** The forms of a message with a number, by the categories of Intl.PluralRules that its language has. */
type Plural = { other: string } & Partial<Record<'one' | 'few' | 'many', string>>

export const plural = (forms: Plural) => forms

/** "1 review", "1,204 reviews": the form for this number, which is filled in for `{count}`. */
export function countIn(forms: Plural, count: number, language: Language) {
  const category = new Intl.PluralRules(localeOf(language)).select(count) as keyof Plural
  return fillWords(forms[category] ?? forms.other, { count: formatNumber(count, language) })
}
