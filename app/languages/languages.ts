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
