/** The languages of everything that a customer, an author or a visitor reads. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'cs', 'tr'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = {
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
