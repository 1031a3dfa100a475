import type { Found, Refused } from './reading.ts'
import { negations } from './vocabulary.ts'
import { fold } from './words.ts'

const most = 2
const usual = ['What do people complain about most?', 'How did our rating change month by month?']

/** Words of a question that were not understood, and its parts that were. */
type Understood = {
  found: readonly Found[]
  opinion: 'praise' | 'complaint' | null
  words: readonly string[]
}

/** Two questions near to one of which some words were not understood: whole sentences, filled with what was. */
export function nearestQuestions(
  { found, opinion, words }: Understood,
  { isRead, isThing }: { isRead: (question: string) => boolean; isThing: (word: string) => boolean },
): Refused['suggestions'] {
  const named = (kind: Found['kind']) => found.find((each) => each.kind === kind)
  const topic = named('topic')?.set.topics?.[0]
  const stars = named('rating')?.set
  const period = named('period')?.word
  const when = period ? ` ${period}` : ''
  const verb = { praise: 'praise', complaint: 'complain about' }
  const questions = [
    ...(topic ? [`What do people say about ${topic}${when}?`, `What do people say about ${topic}?`] : []),
    ...(stars ? [`Show reviews with ${starsInWords(stars.lowest!, stars.highest!)}${when}.`] : []),
    ...(opinion && !words.some((word) => negations.has(word))
      ? [`What do people ${verb[opinion]} most${when}?`]
      : []),
    ...(period ? [`What was our average rating${when}?`, `How many reviews did we get${when}?`] : []),
    ...words.filter(isThing).map((word) => `What do people say about “${word}”?`),
    ...usual,
  ]
  return questions
    .filter((near, index) => questions.indexOf(near) === index && isRead(near))
    .slice(0, most)
    .map((near) => ({ question: near, earlier: [] }))
}

const starsInWords = (lowest: number, highest: number) =>
  lowest === highest
    ? `${lowest} ${lowest === 1 ? 'star' : 'stars'}`
    : `${lowest} ${highest - lowest === 1 ? 'or' : 'to'} ${highest} stars`

const proper = 'january february march april may june july august september october november december'

/** "in September 2026", "last month": the words of a period, as a question ends with them. */
export function periodWords(words: readonly string[]): string | null {
  const [first = ''] = words
  if (words.some((word) => /_/.test(word))) return null
  const isLed =
    /^(in|on|since|during|before|after|until|over|from|between|within|last|this|today|yesterday|recently|lately)$/
  const said = (first === 'for' ? words.slice(1) : words).map((word) =>
    proper.split(' ').includes(fold(word)) || /^[qh][1-4]$/.test(word)
      ? `${word.charAt(0).toUpperCase()}${word.slice(1)}`
      : word,
  )
  // "the last 6 months", but "last month"
  const isOfSeveral = /^(last|past) \S+ (day|week|month|quarter|year)s$/.test(words.join(' '))
  const lead = isOfSeveral || first === 'past' ? 'in the ' : isLed.test(first) && first !== 'for' ? '' : 'in '
  return `${lead}${said.join(' ')}`
}
