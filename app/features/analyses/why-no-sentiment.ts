import { formatLanguage } from '#app/languages/format.ts'
import { languages } from '#app/languages/languages.ts'

/** The engine has learned the languages of the form, and no others. */
const isLearned = (language: string) => languages.some((each) => each === language)

export function whyNoSentiment(language: string) {
  if (language === 'und') return 'We cannot tell the language of this text, so it has no sentiment.'
  return isLearned(language)
    ? 'We are not sure enough about this text to give it a sentiment.'
    : `We cannot analyse ${formatLanguage(language)} yet, so this text has no sentiment.`
}
