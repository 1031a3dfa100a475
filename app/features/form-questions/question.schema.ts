import { z } from 'zod'
import { claimsChecks, hasMark } from '#app/languages/claimed-checks.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { typedLine, typedText } from '#app/platform/typed-text.ts'
import {
  type Phrasing,
  type QuestionKind,
  questionKinds,
  questionLimits,
  type Wording,
} from './question.vocabulary.ts'

export * from './question.vocabulary.ts'

const { wording, options, option, end } = questionLimits
const sentences = {
  short: 'Please write the question (at least 5 characters)',
  long: 'The question may have at most 120 characters',
  options: 'A choice has two to six answers, each on a line of its own',
  optionLong: 'An answer may have at most 60 characters',
  optionTwice: 'Two of these answers are the same',
  end: 'Please say what this end of the scale means',
  endLong: 'The end of a scale may have at most 40 characters',
  claims:
    'Answers are shown beside reviews: please use no check marks, stars or words of our own marks, such as “verified” or “invited”',
  untranslated: 'Please translate the question too, or leave this language empty',
}

const parts = ['text', 'options', 'low', 'high'] as const
type Part = (typeof parts)[number]
type Typed = Record<string, unknown>
type Report = (field: string, message: string) => void

const line = typedLine({ max: 1000, tooShort: '', tooLong: sentences.long })
const several = typedText({ max: 2000, tooShort: '', tooLong: sentences.optionLong })

/** The input for one language; null if it is empty. */
function readTyped(typed: Typed, suffix: string, report: Report) {
  const read = (part: Part) => {
    const field = part + suffix
    const parsed = (part === 'options' ? several : line).safeParse(typed[field] ?? '')
    if (!parsed.success) report(field, parsed.error.issues[0]!.message || sentences.long)
    return parsed.data ?? ''
  }
  const [text, lines, low, high] = parts.map(read) as [string, string, string, string]
  const listed = lines
    .split('\n')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return { text, options: listed, low, high }
}

type Read = ReturnType<typeof readTyped>
const isEmpty = ({ text, options: listed, low, high }: Read) => !text && listed.length === 0 && !low && !high

/** The fields of a kind of question, with their limits. */
function phrasingOf(kind: QuestionKind, read: Read, suffix: string, report: Report): Phrasing {
  const { text, options: listed, low, high } = read
  const isTranslation = suffix !== ''
  if ([...text].length < wording.min)
    report(`text${suffix}`, isTranslation ? sentences.untranslated : sentences.short)
  if ([...text].length > wording.max) report(`text${suffix}`, sentences.long)
  if (hasMark(text)) report(`text${suffix}`, sentences.claims)
  if (kind === 'choice') {
    if (listed.length < options.min || listed.length > options.max)
      report(`options${suffix}`, sentences.options)
    if (listed.some((each) => [...each].length > option.max)) report(`options${suffix}`, sentences.optionLong)
    if (listed.some(claimsChecks)) report(`options${suffix}`, sentences.claims)
    if (new Set(listed.map((each) => each.toLowerCase())).size < listed.length)
      report(`options${suffix}`, sentences.optionTwice)
    return { text, options: listed }
  }
  if (kind === 'text') return { text }
  for (const [name, value] of [
    ['low', low],
    ['high', high],
  ] as const) {
    if (!value) report(name + suffix, sentences.end)
    if ([...value].length > end.max) report(name + suffix, sentences.endLong)
    if (claimsChecks(value)) report(name + suffix, sentences.claims)
  }
  return { text, low, high }
}

function translationsOf(kind: QuestionKind, typed: Typed, own: Phrasing, report: Report) {
  const translations: Partial<Record<Language, Phrasing>> = {}
  for (const language of languages) {
    const suffix = `-${language}`
    const read = readTyped(typed, suffix, report)
    if (isEmpty(read)) continue
    const phrasing = phrasingOf(kind, read, suffix, report)
    if (own.options && phrasing.options!.length !== own.options.length)
      report(`options${suffix}`, `Please translate all ${own.options.length} answers, in the same order`)
    translations[language] = phrasing
  }
  return translations
}

const kindChosen = z.enum(questionKinds, 'Please choose how people answer')

/** A question as its form submits it: the original text and its translations. */
export const newQuestion = z
  .looseObject({ kind: kindChosen, isPublic: z.literal('on').optional() })
  .transform(({ kind, isPublic, ...typed }, context) => {
    const report: Report = (field, message) =>
      context.issues.push({ code: 'custom', message, path: [field], input: typed[field] })
    const own = phrasingOf(kind, readTyped(typed, '', report), '', report)
    const translations = translationsOf(kind, typed, own, report)
    const wording: Wording = Object.keys(translations).length > 0 ? { ...own, translations } : own
    return { kind, isPublic: isPublic === 'on', wording }
  })
  .brand<'NewQuestion'>()
export type NewQuestion = z.output<typeof newQuestion>
