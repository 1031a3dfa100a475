import type { Refused } from './reading.ts'

const most = 2
const usual = ['What do people complain about most?', 'How did our rating change month by month?']

/** Words that say nothing at the end of a question that was cut. */
const dangling =
  /(?:[\s,;:]+(?:per|by|since|for|in|of|before|after|until|during|with|without|about|than|to|on|from|at|and|or|but|the|a|an|our|we|is|are|was|were|do|did|does|that|who|which|would|could|should|have|has|had|not|excluding|except|compared|vs|versus))+$/i

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Two questions near to one of which some words were not understood, each of which can be read. */
export function nearestQuestions(
  question: string,
  words: string[],
  { isRead, isWritten }: { isRead: (question: string) => boolean; isWritten: (word: string) => boolean },
): Refused['suggestions'] {
  const plain = question.replace(/[?!.\s]+$/, '')
  const each = `(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`
  const at = plain.search(new RegExp(each, 'iu'))
  const cut = at > 0 ? plain.slice(0, at) : ''
  // Without its first word, a question may still be one: "median rating last month".
  const rest = at === 0 && words.length === 1 ? plain.replace(new RegExp(each, 'iu'), '') : ''
  const found = [
    ...[cut, rest]
      .map(asQuestion)
      .filter(
        (text) => text.split(' ').length > 2 && !/^(is|are|was|were|do|does|did|has|have)\b/i.test(text),
      ),
    ...words.filter(isWritten).map((word) => `What do people say about “${word}”?`),
    ...usual,
  ].filter((near, index, all) => all.indexOf(near) === index && isRead(near))
  return found.slice(0, most).map((near) => ({ question: near, earlier: [] }))
}

function asQuestion(text: string) {
  const own = text.replace(/\s+/g, ' ').trim().replace(dangling, '')
  return `${own.charAt(0).toUpperCase()}${own.slice(1)}?`
}
