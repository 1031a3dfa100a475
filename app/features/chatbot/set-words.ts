import { periodInWords } from '#app/features/inbox/words.ts'
import type { Dimension, Measure, Query, ReviewSet } from '#app/features/question-reading/query.schema.ts'
import { countOf, formatChoices, formatLanguage, formatList, formatWeekday } from '#app/languages/format.ts'
import { shownForm } from './finding-words.ts'

/** A part of a set in words, and the fields that it is about. */
export type SetPart = { text: string; fields: (keyof ReviewSet)[] }

const provenanceWords = {
  order: 'from a verified order',
  invited: 'from an invitation',
  confirmed: 'from people who came by themselves',
  insider: 'from insiders',
  imported: 'imported',
}

/** "written since 1 June 2026", "with 1 or 2 stars", "that complain about waiting time" … */
export function partsOf(set: ReviewSet): SetPart[] {
  const { from, to, lowest, highest, label, languages, exceptLanguage, reply, weekdays, text } = set
  const parts: (SetPart | false | '' | 0 | undefined)[] = [
    (from || to) && { text: `written ${periodOf(set)}`, fields: ['from', 'to'] },
    weekdays && { text: `written on a ${weekdaysIn(weekdays)}`, fields: ['weekdays'] },
    (lowest || highest) && {
      text: `with ${starsIn(lowest ?? 1, highest ?? 5)}`,
      fields: ['lowest', 'highest'],
    },
    languages && {
      text: `in ${formatChoices(languages.map((language) => formatLanguage(language)))}`,
      fields: ['languages'],
    },
    exceptLanguage && {
      text: `in another language than ${formatLanguage(exceptLanguage)}`,
      fields: ['exceptLanguage'],
    },
    sourcePart(set),
    text && { text: text === 'with' ? 'with words' : 'of stars alone', fields: ['text'] },
    reply && {
      text: set.repliedWithin
        ? `with a reply within ${countOf(set.repliedWithin, 'hour')}`
        : `${reply} a reply`,
      fields: ['reply', 'repliedWithin'],
    },
    label && { text: `that are ${label} in tone`, fields: ['label'] },
    aboutPart(set),
    ...wordParts(set),
  ]
  return parts.filter((part): part is SetPart => Boolean(part))
}

export const periodOf = ({ from, to }: ReviewSet) =>
  from && to && wholeMonths(from, to)
    ? periodInWords(wholeMonths(from, to)!)
    : periodInWords(`${from ?? ''}..${to ?? ''}`)

/** "2026-03", "2026-03..2026-05": null for anything but whole months. */
export function wholeMonths(from: string, to: string): string | null {
  const isLast = new Date(new Date(`${to}T00:00:00Z`).getTime() + 86_400_000).getUTCDate() === 1
  if (!from.endsWith('-01') || !isLast) return null
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  return first === last ? first : `${first}..${last}`
}

export function starsIn(lowest: number, highest: number) {
  if (lowest === highest) return lowest === 1 ? '1 star' : `${lowest} stars`
  return highest - lowest === 1 ? `${lowest} or ${highest} stars` : `${lowest} to ${highest} stars`
}

function weekdaysIn(weekdays: number[]) {
  const key = weekdays.toSorted().join('')
  if (key === '67') return 'weekend'
  if (key === '12345') return 'working day'
  return formatChoices(weekdays.map((day) => formatWeekday(day - 1)))
}

function sourcePart({ importedFrom, provenances }: ReviewSet): SetPart | undefined {
  const fields: (keyof ReviewSet)[] = ['provenances', 'importedFrom']
  if (importedFrom) return { text: `imported from ${importedFrom}`, fields }
  return provenances && { text: formatChoices(provenances.map((each) => provenanceWords[each])), fields }
}

/** Only opinions that the engine is sure of count as such. */
export const opinionVerbs = { praise: 'clearly praise', complaint: 'clearly complain about' }

function aboutPart({ topics, opinion, words = [] }: ReviewSet): SetPart | undefined {
  const objects = words.filter(({ isObject }) => isObject)
  if (topics)
    return {
      text: `that ${opinion ? opinionVerbs[opinion] : 'mention'} ${formatChoices(topics)}`,
      fields: ['topics', 'opinion'],
    }
  if (!opinion) return undefined
  const about = objects.length > 0 ? formatChoices(objects.map(({ name }) => `“${name}”`)) : 'something'
  return { text: `that ${opinionVerbs[opinion]} ${about}`, fields: ['opinion'] }
}

const mostForms = 4
const mostForeign = 6

const wordParts = ({ words = [] }: ReviewSet): SetPart[] =>
  words.map(({ name, forms }) => ({ text: `that mention ${formsIn(name, forms)}`, fields: ['words'] }))

function formsIn(name: string, forms: string[]) {
  const own = forms.filter((form) => shownForm(form) === form)
  const foreign = forms.filter((form) => !own.includes(form)).map((form) => `“${shownForm(form)}”`)
  if (own.length <= 2 && own.length > 0)
    return foreign.length > 0 ? `“${name}”, also ${formatList(foreign.slice(0, mostForeign))}` : `“${name}”`
  const shown = forms.slice(0, mostForms).map((form) => `“${shownForm(form)}”`)
  return `${name} (${formatList([...shown, ...(forms.length > mostForms ? [`${forms.length - mostForms} more words`] : [])])})`
}

const singular: [RegExp, string][] = [
  [/\bthat mention\b/g, 'that mentions'],
  [/\b(that|and) clearly praise\b/g, '$1 clearly praises'],
  [/\b(that|and) clearly complain\b/g, '$1 clearly complains'],
  [/\bthat are\b/g, 'that is'],
  [/\band mention\b/g, 'and mentions'],
]

/** "1 review that mentions parking", "12 reviews written since 1 June 2026 that complain about waiting time" */
export function countedSet(count: number, set: ReviewSet) {
  const text = `${countOf(count, 'review')} ${partsInWords(set)}`.trim()
  return count === 1 ? singular.reduce((said, [many, one]) => said.replace(many, one), text) : text
}

/** Each word by its first form alone. */
export const briefly = (set: ReviewSet): ReviewSet => ({
  ...set,
  words: set.words?.map(({ forms, ...word }) => ({ ...word, forms: forms.slice(0, 1) })),
})

/** "that mention rooms and complain about noise" */
export function partsInWords(set: ReviewSet) {
  const brief = briefly(set)
  const named = namedByOpinion(brief).map(({ text }) => text)
  const texts = partsOf(brief)
    .map(({ text }) => text)
    .filter((text) => !named.includes(text))
  const first = texts.findIndex((text) => text.startsWith('that '))
  return texts
    .map((text, index) => (index > first && first >= 0 ? text.replace(/^that /, 'and ') : text))
    .join(' ')
}

/** An opinion about words names them already. */
const namedByOpinion = ({ opinion, topics, words = [] }: ReviewSet) =>
  opinion && !topics ? wordParts({ words: words.filter(({ isObject }) => isObject) }) : []

/** "reviews written since 1 June 2026 that complain about waiting time" */
export const setInWords = (set: ReviewSet, noun = 'reviews') => `${noun} ${partsInWords(set)}`.trim()

const measureWords: Record<Measure, string> = {
  count: 'how many',
  share: 'which share',
  average: 'average rating',
  tone: 'by tone',
  replies: 'time until the reply',
  topics: 'by topic',
  opinion: 'what they say',
  quotes: 'in their own words',
  newest: 'the newest',
  oldest: 'the oldest',
  longest: 'the longest',
  shortest: 'the shortest',
  best: 'the most positive',
  worst: 'the most negative',
}
const dimensionWords: Record<Dimension, string> = {
  month: 'month by month',
  week: 'week by week',
  quarter: 'by quarter',
  year: 'by year',
  weekday: 'by day of the week',
  rating: 'by stars',
  language: 'by language',
  source: 'by source',
}

/** The measure in words: "average rating, month by month". */
export const measureInWords = ({ measure, by }: Query) =>
  [measureWords[measure], ...(by ? [dimensionWords[by]] : [])].join(', ')
