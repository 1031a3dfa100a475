import { type Language, languages } from '#app/languages/languages.ts'
import { type SensitiveSubject, subjectNames } from './reply.vocabulary.ts'
import { replyTexts } from './reply-texts.ts'

/** Whatever the stars; the others are named in praise, too: "gluten free, perfect for my allergy". */
const grave: readonly SensitiveSubject[] = [
  'injury',
  'discrimination',
  'harassment',
  'threat',
  'theft',
  'safety',
]

const subjects = Object.keys(subjectNames) as SensitiveSubject[]

const beginOfWord = '(?<![\\p{L}\\p{N}])'
const endOfWord = '(?![\\p{L}\\p{N}])'

/** These languages write compounds as one word ("Nussallergie"): a long beginning counts within a word, too. */
const compounding: readonly Language[] = ['de', 'nl', 'da', 'sv']
const isLong = (stem: string) => /^\p{L}{6,}$/u.test(stem)

/** Matches a text with one of the beginnings of words. */
export function patternOf(stems: string, language: Language) {
  const single = stems.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, '()').split('|')
  const inside = compounding.includes(language) ? single.filter(isLong) : []
  return new RegExp([`${beginOfWord}(?:${stems.replaceAll('$', endOfWord)})`, ...inside].join('|'), 'iu')
}

const patterns = languages.flatMap((language) =>
  subjects.map((subject) => {
    return { language, subject, pattern: patternOf(replyTexts[language].sensitive[subject], language) }
  }),
)

/** Compatibility forms made plain, without invisible characters. */
export const plain = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')

/** In a language that we cannot tell, the subjects of all. */
export function subjectsIn(text: string, language: Language | null): SensitiveSubject[] {
  const said = plain(text)
  const found = patterns.filter(
    (each) => (!language || each.language === language) && each.pattern.test(said),
  )
  return subjects.filter((subject) => found.some((each) => each.subject === subject))
}

/** The subjects of a review for which we draft no reply. */
export const sensitiveIn = (text: string, language: Language | null, rating: number) =>
  subjectsIn(text, language).filter((subject) => rating <= 3 || grave.includes(subject))
